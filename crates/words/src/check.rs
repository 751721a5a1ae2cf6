//! For tests: checks the message files against the schemas of the told types.

use std::collections::{BTreeMap, BTreeSet};

use fluent_syntax::ast::Entry;
use fluent_syntax::parser::parse;
use schemars::generate::SchemaSettings;
use schemars::{JsonSchema, SchemaGenerator};
use serde_json::{Map, Value};

use crate::Language;
use crate::language::{ENGLISH, FILES, File, games, sources};
use crate::tell::{SEATS, id};

/// Everything that a set of message files must cover.
#[derive(Default)]
pub struct Told {
    game: Option<&'static str>,
    documents: Vec<(String, Value)>,
    names: Vec<(String, String)>,
    more: Vec<String>,
}

impl Told {
    /// The texts that one game needs, named after its files.
    pub fn of_game(game: &'static str) -> Told {
        Told { game: Some(game), ..Told::default() }
    }

    /// The program tells documents of type `T` under this prefix.
    pub fn document<T: JsonSchema>(mut self, prefix: &str) -> Told {
        let settings = SchemaSettings::draft2020_12().for_serialize();
        let settings = settings.with(|settings| settings.inline_subschemas = true);
        let schema = SchemaGenerator::from(settings).into_root_schema_for::<T>();
        self.documents.push((prefix.to_owned(), schema.to_value()));
        self
    }

    /// Each of these codes of a field has a name.
    pub fn names<C: ToString>(mut self, field: &str, codes: impl IntoIterator<Item = C>) -> Told {
        let codes = codes.into_iter().map(|code| (field.to_owned(), code.to_string()));
        self.names.extend(codes);
        self
    }

    /// Some of these codes may have a message of this field.
    pub fn more<C: ToString>(mut self, field: &str, codes: impl IntoIterator<Item = C>) -> Told {
        self.more.extend(codes.into_iter().map(|code| id(field, &code.to_string())));
        self
    }

    /// The faults, in every language that has files: a missing message, a message that uses a field it
    /// does not get, and, in these files, a message that nothing uses.
    pub fn faults(&self, files: &[&str]) -> Vec<String> {
        self.faults_of(FILES, files)
    }

    fn faults_of(&self, all: &[File<'_>], files: &[&str]) -> Vec<String> {
        let english = sources(all, ENGLISH, self.game);
        let mut faults = Vec::new();
        for tag in tags(all) {
            let own = sources(all, tag, self.game);
            let language = Language::new(tag, &english, &own);
            let mut walk = Walk {
                language: &language,
                all: english.iter().chain(&own).flat_map(|source| messages(source)).collect(),
                own: own.iter().flat_map(|source| messages(source)).collect(),
                used: BTreeSet::new(),
                faults: BTreeSet::new(),
            };
            walk.everything(self);
            let named = all.iter().filter(|file| file.0 == tag && files.contains(&file.1));
            let told: BTreeSet<String> = named.flat_map(|file| messages(file.2)).collect();
            walk.used.extend(helpers(&language, &walk.all));
            let unused = told.difference(&walk.used).map(|id| format!("{id}: nothing tells it"));
            faults.extend(walk.faults.into_iter().chain(unused).map(|f| format!("{tag}: {f}")));
        }
        faults
    }
}

/// Faults between the languages, independent of the types: a file that does not parse, and a message
/// that appears twice, is not in English or uses other fields than there.
pub fn languages() -> Vec<String> {
    between(FILES)
}

fn between(files: &[File<'_>]) -> Vec<String> {
    let mut faults = Vec::new();
    for (tag, name, source) in files {
        if let Err((_, errors)) = parse(*source) {
            faults.extend(errors.iter().map(|error| format!("{tag}/{name}: {error}")));
        }
    }
    for game in std::iter::once(None).chain(games(files).into_iter().map(Some)) {
        for tag in tags(files) {
            compare(files, tag, game, &mut faults);
        }
    }
    faults
}

/// The files of which a language lacks messages, with these; English fills the gaps.
pub fn unfinished(tag: &str) -> Vec<(&'static str, Vec<String>)> {
    gaps(FILES, tag)
}

fn gaps<'a>(files: &[File<'a>], tag: &str) -> Vec<(&'a str, Vec<String>)> {
    let english = files.iter().filter(|file| file.0 == ENGLISH);
    let lacks = english.map(|(_, name, source)| {
        let own = files.iter().filter(|file| file.0 == tag && file.1 == *name);
        let own: BTreeSet<String> = own.flat_map(|file| messages(file.2)).collect();
        let missing = messages(source).into_iter().filter(|id| !own.contains(id));
        (*name, missing.collect::<Vec<_>>())
    });
    lacks.filter(|(_, missing)| !missing.is_empty()).collect()
}

/// Compares a language with English, in the neutral files and those of a game; English fills the
/// messages that are not translated yet.
fn compare(files: &[File<'_>], tag: &str, game: Option<&str>, faults: &mut Vec<String>) {
    let mut seen = BTreeSet::new();
    let all = sources(files, tag, game).into_iter().flat_map(messages);
    let twice = all.filter(|id| !seen.insert(id.clone()));
    faults.extend(twice.map(|id| format!("{tag}: {id} stands twice")));
    if tag == ENGLISH {
        return;
    }
    let sources_of = |tag| sources(files, tag, game);
    let english = Language::new(ENGLISH, &sources_of(ENGLISH), &[]);
    let other = Language::new(tag, &sources_of(ENGLISH), &sources_of(tag));
    let [ours, theirs] = [ENGLISH, tag].map(|tag| ids(files, tag, game));
    let own: BTreeSet<String> = theirs.difference(&ours).cloned().collect();
    let strange = own.difference(&helpers(&other, &theirs)).cloned().collect::<Vec<_>>();
    faults.extend(strange.into_iter().map(|id| format!("{tag}: {id} is not in English")));
    let forms = &forms(&english, &ours) | &forms(&other, &theirs);
    for id in ours.intersection(&theirs) {
        let ours = fields(&english, id, &forms);
        let theirs = fields(&other, id, &forms);
        if ours != theirs {
            faults.push(format!("{tag}: {id} uses {theirs:?}, in English {ours:?}"));
        }
    }
}

fn tags<'a>(files: &[File<'a>]) -> BTreeSet<&'a str> {
    files.iter().map(|file| file.0).collect()
}

/// The names of all messages in the neutral files and those of this game.
fn ids(files: &[File<'_>], tag: &str, game: Option<&str>) -> BTreeSet<String> {
    sources(files, tag, game).into_iter().flat_map(messages).collect()
}

/// The messages that others of the language refer to: what they share needs no counterpart in English.
fn helpers(language: &Language, all: &BTreeSet<String>) -> BTreeSet<String> {
    all.iter().flat_map(|id| language.references(id)).map(str::to_owned).collect()
}

/// The names of the messages of a file.
fn messages(source: &str) -> Vec<String> {
    let parsed = parse(source).unwrap_or_else(|(good, _)| good);
    let message = |entry: Entry<&str>| match entry {
        Entry::Message(message) => message.value.is_some().then(|| message.id.name.to_owned()),
        _ => None,
    };
    parsed.body.into_iter().filter_map(message).collect()
}

/// What may follow the name of a field in a variable: each language takes what it needs.
fn forms(language: &Language, all: &BTreeSet<String>) -> BTreeSet<String> {
    let attributes = all.iter().flat_map(|id| language.attributes(id, None));
    let attributes = attributes.map(|(name, _)| name.to_owned());
    let always = ["is", "code", "count", "or", "plus", "initial"];
    attributes.chain(always.map(str::to_owned)).collect()
}

/// The fields that a message uses, by any variable.
fn fields(language: &Language, id: &str, forms: &BTreeSet<String>) -> BTreeSet<String> {
    let field = |name: &str| match name.rsplit_once('_') {
        Some((field, form)) if forms.contains(form) => field.to_owned(),
        _ => name.to_owned(),
    };
    language.variables(id).into_iter().map(field).collect()
}

/// A walk over the told types in one language.
struct Walk<'a> {
    language: &'a Language,
    /// The names of its messages.
    all: BTreeSet<String>,
    /// The names of messages that are its own. English fills the others with its own forms of names.
    own: BTreeSet<String>,
    used: BTreeSet<String>,
    faults: BTreeSet<String>,
}

impl Walk<'_> {
    fn everything(&mut self, told: &Told) {
        for (field, code) in &told.names {
            self.need(&id(field, code));
        }
        self.used.extend(told.more.iter().cloned());
        for (prefix, schema) in &told.documents {
            self.told(prefix, schema, &Map::new());
        }
        // The messages that the mechanism itself uses.
        for list in ["list", "or", "plus"] {
            let parts = ["two", "start", "middle", "end"].into_iter();
            self.used.extend(parts.map(|part| format!("{list}-{part}")));
        }
        self.used.extend(["seat", "named"].map(str::to_owned));
    }

    /// Requires a message.
    fn need(&mut self, id: &str) {
        self.used.insert(id.to_owned());
        if !self.language.has(id) {
            self.fault(format!("{id}: there is no such message"));
        }
    }

    /// Notes a fault, once.
    fn fault(&mut self, fault: String) {
        self.faults.insert(fault);
    }

    /// A field tells a value of this schema, with the fields that all its variants share.
    fn told(&mut self, field: &str, schema: &Value, shared: &Map<String, Value>) {
        let mut shared = shared.clone();
        let own = schema.get("properties").and_then(Value::as_object).cloned();
        // The tag of a variant comes first, before any flattened fields.
        shared = own.unwrap_or_default().into_iter().chain(shared).collect();
        let variants = ["oneOf", "anyOf", "allOf"].into_iter();
        let variants: Vec<&Value> =
            variants.filter_map(|kind| schema.get(kind)?.as_array()).flatten().collect();
        for variant in &variants {
            self.told(field, variant, &shared);
        }
        if let Some(items) = schema.get("items") {
            self.told(field, items, &Map::new());
        }
        for code in constants(schema) {
            self.named(field, &code);
        }
        let is_string = schema.get("type").is_some_and(|kind| mentions(kind, "string"));
        let is_number = schema.get("type").is_some_and(|kind| mentions(kind, "integer"));
        if (is_string || is_number) && constants(schema).is_empty() {
            self.free(field);
        }
        if !shared.is_empty() && variants.is_empty() {
            self.object(field, &shared);
        }
    }

    /// A code that a type fixes: either all codes of a field have names, or none has.
    fn named(&mut self, field: &str, code: &str) {
        if self.names_of(field).next().is_some() {
            self.need(&id(field, code));
        }
    }

    /// A code that may be anything: it may use every name of its field.
    fn free(&mut self, field: &str) {
        let names: Vec<String> = self.names_of(field).cloned().collect();
        self.used.extend(names);
    }

    fn names_of<'b>(&'b self, field: &str) -> impl Iterator<Item = &'b String> + use<'b> {
        let prefix = format!("{field}-");
        self.all.iter().filter(move |id| id.starts_with(&prefix))
    }

    fn object(&mut self, field: &str, properties: &Map<String, Value>) {
        let tag = properties.iter().find_map(|(name, schema)| Some((name, constant(schema)?)));
        let tagged = tag.map(|(name, tag)| (name, id(field, &tag)));
        let plain = self.language.has(field);
        // If a tag can take several values, each has its message.
        let several = properties.iter().next().map(|(name, schema)| (name, codes(schema)));
        let several = several.filter(|(_, codes)| codes.len() > 1 && tagged.is_none());
        let several = several.filter(|_| !plain && self.names_of(field).next().is_some());
        if let Some((name, codes)) = several {
            for code in codes {
                self.message(&id(field, &code), Some(name), properties);
            }
            return;
        }
        match tagged {
            Some((name, id)) if self.language.has(&id) || !plain => {
                self.message(&id, Some(name), properties);
            }
            _ => self.message(field, None, properties),
        }
    }

    /// A message tells an object with these properties; `tag` is the property that names it.
    fn message(&mut self, message: &str, tag: Option<&String>, properties: &Map<String, Value>) {
        if !self.used.contains(message) {
            self.need(message);
        }
        let known: BTreeMap<&String, &Value> =
            properties.iter().filter(|(name, _)| Some(*name) != tag).collect();
        let used: Vec<String> =
            self.language.variables(message).into_iter().map(str::to_owned).collect();
        for variable in used {
            match known.iter().find(|(name, schema)| self.gives(name, schema, &variable)) {
                Some((name, schema)) => self.told(name, schema, &Map::new()),
                None if self.own.contains(message) => {
                    self.fault(format!("{message}: nothing gives it ${variable}"));
                }
                None => {}
            }
        }
    }

    /// Whether a field provides a variable.
    fn gives(&self, field: &str, schema: &Value, variable: &str) -> bool {
        let Some(rest) = variable.strip_prefix(field) else { return false };
        let list = schema.get("items").is_some() || mentions(schema, "array");
        match rest.strip_prefix('_') {
            None => rest.is_empty(),
            Some("is") => SEATS.contains(&field),
            Some("count" | "or" | "plus") => list,
            Some("code") => !list,
            Some(form) if SEATS.contains(&field) && self.has_form(form) => true,
            Some(attribute) => self.has_attribute(field, attribute),
        }
    }

    /// Whether every player's name has a form.
    fn has_form(&self, form: &str) -> bool {
        let has = |id| self.language.attributes(id, None).iter().any(|(name, _)| *name == form);
        has("named") && has("seat")
    }

    /// Whether the field's codes have names and all of them have an attribute.
    fn has_attribute(&self, field: &str, attribute: &str) -> bool {
        let has = |id: &String| {
            self.language.attributes(id, None).into_iter().any(|(name, _)| name == attribute)
        };
        self.names_of(field).next().is_some() && self.names_of(field).all(has)
    }
}

/// The only value of a schema, if it is a string.
fn constant(schema: &Value) -> Option<String> {
    Some(schema.get("const")?.as_str()?.to_owned())
}

/// The strings that a schema allows, where it lists them.
fn constants(schema: &Value) -> Vec<String> {
    let listed = schema.get("enum").and_then(Value::as_array).into_iter().flatten();
    let listed = listed.filter_map(|value| Some(value.as_str()?.to_owned()));
    listed.chain(constant(schema)).collect()
}

/// The strings that a schema allows, if it lists all of them, with or without descriptions.
fn codes(schema: &Value) -> Vec<String> {
    let variants = schema.get("oneOf").and_then(Value::as_array).into_iter().flatten();
    constants(schema).into_iter().chain(variants.flat_map(constants)).collect()
}

/// Whether a `type` of a schema is or includes this one.
fn mentions(kind: &Value, name: &str) -> bool {
    match kind {
        Value::String(kind) => kind == name,
        Value::Array(kinds) => kinds.iter().any(|kind| kind == name),
        Value::Object(schema) => schema.get("type").is_some_and(|kind| mentions(kind, name)),
        _ => false,
    }
}

#[cfg(test)]
mod tests {
    use schemars::JsonSchema;
    use serde::Serialize;

    use super::{Told, between, gaps};
    use crate::language::games;

    #[derive(Serialize, JsonSchema)]
    #[serde(tag = "event", rename_all = "snake_case")]
    #[expect(dead_code, reason = "only its schema counts")]
    enum Event {
        Built { seat: u8, tile: Tile, cells: String },
        Paid { seat: u8, amounts: Vec<Amount>, to_seat: Option<u8> },
        Over,
    }

    #[derive(Serialize, JsonSchema)]
    #[expect(dead_code, reason = "only its schema counts")]
    enum Tile {
        R,
        K,
    }

    #[derive(Serialize, JsonSchema)]
    struct Amount {
        material: String,
        count: u8,
    }

    /// An event with flattened fields.
    #[derive(Serialize, JsonSchema)]
    struct EventWithTotal {
        #[serde(flatten)]
        event: Event,
        total: Option<i16>,
    }

    #[derive(Serialize, JsonSchema)]
    #[serde(tag = "event", rename_all = "snake_case")]
    #[expect(dead_code, reason = "only its schema counts")]
    enum Over {
        Over { seat: u8 },
    }

    const COMPLETE: &str = "\
event-built = { $seat_is ->
    [you] You build
   *[other] { $seat } builds
  } { $tile_article } { $tile } on { $cells }: { $total }.
event-paid = { $seat } pays { $amounts } to { $to_seat }, { $amounts_count } kinds.
event-over = The end.
amounts = { $count } { $material }
material-wood = wood
tile-R = residence
    .article = a
tile-K = kiosk
    .article = a
";

    fn faults(english: &str) -> Vec<String> {
        let told = Told::default().document::<EventWithTotal>("event");
        told.faults_of(&[("en", "common.ftl", english)], &["common.ftl"])
    }

    #[test]
    fn complete_messages_have_no_fault() {
        assert_eq!(faults(COMPLETE), [""; 0]);
    }

    #[test]
    fn missing_unused_and_unset_messages_are_found() {
        let cases = [
            ("event-over = The end.\n", "", "en: event-over: there is no such message"),
            ("tile-K = kiosk\n    .article = a\n", "", "en: tile-K: there is no such message"),
            (
                "amounts = { $count } { $material }\nmaterial-wood = wood\n",
                "",
                "en: amounts: there is no such message",
            ),
            ("The end.", "The end of { $seat }.", "en: event-over: nothing gives it $seat"),
            ("$amounts_count", "$amounts_is", "en: event-paid: nothing gives it $amounts_is"),
            ("$tile_article", "$tile_gender", "en: event-built: nothing gives it $tile_gender"),
            ("kiosk\n    .article = a", "kiosk", "en: event-built: nothing gives it $tile_article"),
            ("{ $count } ", "{ $counted } ", "en: amounts: nothing gives it $counted"),
            ("The end.", "The end.\nevent-won = Won.", "en: event-won: nothing tells it"),
        ];
        for (from, to, fault) in cases {
            assert_eq!(faults(&COMPLETE.replace(from, to)), [fault], "{from} -> {to}");
        }
    }

    #[test]
    fn required_names_need_messages() {
        let told = Told::default().names("rule", ["SC-5.9", "SC-6"]);
        let faults =
            told.faults_of(&[("en", "common.ftl", "rule-SC-5-9 = A rule.")], &["common.ftl"]);
        assert_eq!(faults, ["en: rule-SC-6: there is no such message"]);
    }

    #[test]
    fn optional_names_need_no_messages() {
        let told = Told::default().more("about", ["tower", "mill"]);
        let faults = told.faults_of(
            &[("en", "common.ftl", "about-mill = It grinds.\nabout-kiln = It burns.")],
            &["common.ftl"],
        );
        assert_eq!(faults, ["en: about-kiln: nothing tells it"]);
    }

    #[test]
    fn each_game_has_separate_names() {
        let files = |more: &'static str| {
            [
                ("en", "common.ftl", "and = and"),
                ("en", "toy.ftl", "event-built = A toy."),
                ("en", "toy-town.ftl", "event-built = A house."),
                ("en", "toy-town-page.ftl", more),
                ("en", "zoo.ftl", "event-built = A cage."),
            ]
        };
        // A game's name must not be a prefix of another's.
        assert_eq!(games(&files("")), ["toy", "zoo"]);
        let [common, _, rest @ ..] = files("tree = tree");
        let apart = [&[common][..], &rest].concat();
        assert_eq!((games(&apart), between(&apart)), (vec!["toy-town", "zoo"], vec![]));
        assert_eq!(between(&files("and = too"))[..1], ["en: event-built stands twice"]);
        let told = Told::of_game("zoo").names("event", ["built"]);
        assert_eq!(told.faults_of(&apart, &["zoo.ftl"]), [""; 0]);
        assert_eq!(told.faults_of(&apart, &["toy-town.ftl"]), [""; 0]);
        let told = Told::of_game("zoo").names("tree", [""]);
        assert_eq!(told.faults_of(&apart, &[]), ["en: tree-: there is no such message"]);
    }

    #[test]
    fn languages_have_the_same_messages_with_the_same_fields() {
        let english = ("en", "page.ftl", "a = { $seat_is ->\n   *[you] { $seat }\n  }.\nb = Two.");
        let check = |spanish, expected: &[&str]| {
            assert_eq!(between(&[english, ("es", "page.ftl", spanish)]), expected, "{spanish}");
        };
        check("a = { $seat } construye.\nb = Dos.", &[]);
        check("a = { $seat } construye.", &[]);
        check("a = { $seat }.\nb = Dos.\nc = Tres.", &["es: c is not in English"]);
        check("a = { $seat }{ c }.\nb = Dos.\nc = Tres.", &[]);
        check("a = { $cat }.\nb = Dos.", &[r#"es: a uses {"cat"}, in English {"seat"}"#]);
        check("a = { $seat }.\nb = Dos.\nb = Tres.", &["es: b stands twice"]);
    }

    #[test]
    fn what_waits_for_its_translation_is_named() {
        let files = [
            ("en", "common.ftl", "a = One."),
            ("en", "page.ftl", "b = Two { a }.\nc = Three."),
            ("es", "page.ftl", "b = Dos { a }."),
        ];
        assert_eq!(between(&files), [""; 0]);
        let lacks = [("common.ftl", vec!["a".to_owned()]), ("page.ftl", vec!["c".to_owned()])];
        assert_eq!(gaps(&files, "es"), lacks);
    }

    #[test]
    fn a_language_gives_names_the_forms_that_it_needs() {
        let forms =
            "seat = S { $number }\n    .of = du S\nnamed = { $name }\n    .of = d’{ $name }\n";
        let own = format!("{forms}event-over = Fin {{ $seat_of }}.\n");
        let told = Told::default().document::<Over>("event");
        let check = |own: &str| told.faults_of(&[("en", "common.ftl", own)], &["common.ftl"]);
        assert_eq!(check(&own), [""; 0]);
        let without = own.replace("{ $name }\n    .of = d’", "");
        assert_eq!(check(&without), ["en: event-over: nothing gives it $seat_of"]);
    }

    #[test]
    fn english_may_fill_a_language_without_articles() {
        let told = Told::default().document::<Over>("event");
        let names =
            "seat = S { $number }\n    .the = the S\nnamed = { $name }\n    .the = { $name }\n";
        let english = format!("{names}event-over = The end of {{ $seat_the }}.");
        let english = english.as_str();
        let check = |own: &str| {
            told.faults_of(&[("en", "common.ftl", english), ("ja", "common.ftl", own)], &[])
        };
        let without = "seat = { $number }\nnamed = { $name }\n";
        assert_eq!(check(without), [""; 0]);
        let own = "seat = { $number }\nnamed = { $name }\nevent-over = { $seat_the }";
        assert_eq!(check(own), ["ja: event-over: nothing gives it $seat_the"]);
    }
}
