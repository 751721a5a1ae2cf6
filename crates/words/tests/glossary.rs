//! One term, one word: `glossary.toml` has the terms of the games in each language.

use std::borrow::Cow;
use std::collections::{BTreeMap, BTreeSet};
use std::fs;
use std::path::Path;

use fluent_syntax::ast::{Entry, Expression, InlineExpression, Pattern, PatternElement};
use fluent_syntax::parser::parse;
use serde::Deserialize;

#[derive(Deserialize)]
struct Glossary {
    terms: Vec<Term>,
    #[serde(default)]
    forbidden: Vec<Forbidden>,
    #[serde(default)]
    except: Vec<Except>,
}

/// What something is called in English and in other languages. Words are parted by `|`.
#[derive(Deserialize)]
struct Term {
    en: String,
    /// How the names of its files begin.
    #[serde(default, rename = "in")]
    files: String,
    /// What reads like the term in English and is none.
    #[serde(default)]
    not: String,
    #[serde(flatten)]
    others: BTreeMap<String, String>,
}

/// A word that a language keeps for something else.
#[derive(Deserialize)]
struct Forbidden {
    word: String,
    language: String,
    #[serde(default, rename = "in")]
    files: String,
    why: String,
}

/// A message that says a term, or any, in another way; a `*` at the end of `id` stands for anything.
#[derive(Deserialize)]
struct Except {
    language: Option<String>,
    id: String,
    term: Option<String>,
    why: String,
}

impl Term {
    /// Its name in faults and exceptions.
    fn name(&self) -> &str {
        self.en.split('|').next().unwrap_or_default()
    }

    /// Whether an English text in small letters has it.
    fn is_in(&self, text: &str) -> bool {
        let mut text = Cow::from(text);
        for other in words(&self.not) {
            text = text.replace(&other.to_lowercase(), "").into();
        }
        words(&self.en).any(|word| has(&text, word, true))
    }
}

impl Except {
    fn covers(&self, language: &str, id: &str, term: &Term) -> bool {
        self.language.as_ref().is_none_or(|own| own == language)
            && self.term.as_ref().is_none_or(|own| own == term.name())
            && match self.id.strip_suffix('*') {
                Some(start) => id.starts_with(start),
                None => id == self.id,
            }
    }
}

fn words(listed: &str) -> impl Iterator<Item = &str> {
    listed.split('|').filter(|word| !word.is_empty())
}

/// Whether a file belongs to what these names begin; to all without a name.
fn is_among(file: &str, files: &str) -> bool {
    files.is_empty() || words(files).any(|start| file.starts_with(start))
}

/// Whether a text in small letters has this word, whole or as the beginning of another. Japanese has no space before a
/// word.
fn has(text: &str, word: &str, whole: bool) -> bool {
    let word = word.to_lowercase();
    let joined = word.contains(|letter| letter >= '\u{3000}');
    text.match_indices(&word).any(|(at, _)| {
        let before = text[..at].chars().next_back();
        let after = text[at + word.len()..].chars().next();
        (joined || !before.is_some_and(char::is_alphabetic))
            && (!whole || !after.is_some_and(char::is_alphabetic))
    })
}

/// What people read of a message or an attribute, all branches of it, and the messages that it refers to.
#[derive(Default)]
struct Text {
    words: String,
    refers: Vec<String>,
}

impl Text {
    fn of(pattern: &Pattern<&str>) -> Text {
        let mut text = Text::default();
        text.add(pattern);
        text
    }

    fn add(&mut self, pattern: &Pattern<&str>) {
        for element in &pattern.elements {
            match element {
                PatternElement::TextElement { value } => self.words.push_str(value),
                PatternElement::Placeable { expression } => self.add_value(expression),
            }
        }
    }

    fn add_value(&mut self, expression: &Expression<&str>) {
        match expression {
            Expression::Select { variants, .. } => {
                for variant in variants {
                    self.words.push('\n');
                    self.add(&variant.value);
                }
                self.words.push('\n');
            }
            Expression::Inline(InlineExpression::StringLiteral { value }) => {
                self.words.push_str(value);
            }
            Expression::Inline(InlineExpression::MessageReference { id, .. }) => {
                self.refers.push(id.name.to_owned());
            }
            Expression::Inline(InlineExpression::Placeable { expression }) => {
                self.add_value(expression);
            }
            Expression::Inline(_) => self.words.push_str("{}"),
        }
    }
}

/// The texts of a file by the names of their messages and attributes, without words for a search.
fn texts(source: &str) -> Vec<(String, Text)> {
    let parsed = parse(source).unwrap_or_else(|(good, _)| good);
    let mut texts = Vec::new();
    for entry in parsed.body {
        let Entry::Message(message) = entry else { continue };
        let id = message.id.name;
        if id.starts_with("also-") {
            continue;
        }
        texts.extend(message.value.iter().map(|value| (id.to_owned(), Text::of(value))));
        let attributes = message.attributes.iter();
        texts.extend(attributes.map(|own| (format!("{id}.{}", own.id.name), Text::of(&own.value))));
    }
    texts
}

/// The files of a language by their names; none without its folder.
fn files(tag: &str) -> BTreeMap<String, String> {
    let folder = Path::new(env!("CARGO_MANIFEST_DIR")).join("../../messages").join(tag);
    let Ok(entries) = fs::read_dir(folder) else { return BTreeMap::new() };
    let paths = entries.flatten().map(|entry| entry.path());
    let messages = paths.filter(|path| path.extension().is_some_and(|kind| kind == "ftl"));
    let named = |path: &Path| path.file_name().unwrap_or_default().to_string_lossy().into_owned();
    let read = |path: &Path| fs::read_to_string(path).expect("a file of messages can be read");
    messages.map(|path| (named(&path), read(&path))).collect()
}

/// Where a language lacks its word for a term, and the exceptions that it needs, by their places.
fn faults(
    glossary: &Glossary,
    language: &str,
    english: &BTreeMap<String, String>,
    own: &BTreeMap<String, String>,
) -> (Vec<String>, BTreeSet<usize>) {
    let (mut faults, mut used) = (Vec::new(), BTreeSet::new());
    let all: BTreeMap<String, Text> = own.values().flat_map(|source| texts(source)).collect();
    for (file, source) in own {
        let said: BTreeMap<String, Text> = texts(source).into_iter().collect();
        let terms = glossary.terms.iter().filter(|term| is_among(file, &term.files));
        let terms: Vec<&Term> = terms.collect();
        for (id, text) in english.get(file).map(|source| texts(source)).unwrap_or_default() {
            let Some(own) = said.get(&id) else { continue };
            let referred = own.refers.iter().filter_map(|id| all.get(id));
            let shared: Vec<&str> = referred.map(|text| text.words.as_str()).collect();
            let own = format!("{}\n{}", own.words, shared.join("\n"));
            let [english, small] = [&text.words, &own].map(|text| text.to_lowercase());
            for term in terms.iter().filter(|term| term.is_in(&english)) {
                let Some(theirs) = term.others.get(language) else { continue };
                if words(theirs).any(|word| has(&small, word, false)) {
                    continue;
                }
                let mut excepts = glossary.except.iter();
                if let Some(place) = excepts.position(|except| except.covers(language, &id, term)) {
                    used.insert(place);
                    continue;
                }
                let (name, own) = (term.name(), own.trim());
                faults.push(format!("{language}/{file} {id}: “{name}” is {theirs}: {own}"));
            }
        }
        for forbidden in glossary.forbidden.iter().filter(|each| each.language == language) {
            let Forbidden { word, why, .. } = forbidden;
            let wrong =
                said.iter().filter(|(_, text)| has(&text.words.to_lowercase(), word, false));
            let wrong = wrong.filter(|_| is_among(file, &forbidden.files));
            faults
                .extend(wrong.map(|(id, _)| format!("{language}/{file} {id}: {word}, but {why}")));
        }
    }
    (faults, used)
}

fn read(source: &str) -> Glossary {
    toml::from_str(source).expect("the glossary can be read")
}

#[test]
fn each_language_keeps_to_the_terms_of_the_glossary() {
    let glossary = read(include_str!("glossary.toml"));
    let english = files("en");
    let languages: BTreeSet<&String> =
        glossary.terms.iter().flat_map(|term| term.others.keys()).collect();
    let (mut found, mut needed) = (Vec::new(), BTreeSet::new());
    for language in languages {
        let (faults, used) = faults(&glossary, language, &english, &files(language));
        needed.extend(used);
        found.extend(faults);
    }
    let excepts = glossary.except.iter().enumerate();
    let idle = excepts.filter(|(place, _)| !needed.contains(place));
    found.extend(
        idle.map(|(_, except)| format!("{}: no exception is needed ({})", except.id, except.why)),
    );
    assert_eq!(found, [""; 0]);
}

/// The faults of one French message, and whether an exception was needed.
fn fault(english: &str, french: &str) -> (Vec<String>, usize) {
    let glossary = read(
        r#"
terms = [
  { en = "tile|tiles", fr = "tuile", in = "toy", not = "roof tiles" },
  { en = "Park", fr = "parc|jardin public" },
]
forbidden = [{ word = "jeton", language = "fr", in = "toy", why = "a tile is a tuile" }]
except = [
  { language = "fr", id = "no-*", term = "tile", why = "a test" },
  { language = "es", id = "kept", why = "another language" },
]
"#,
    );
    let file = |source: &str| BTreeMap::from([("toy.ftl".to_owned(), source.to_owned())]);
    let (faults, used) = faults(&glossary, "fr", &file(english), &file(french));
    (faults, used.len())
}

#[test]
fn a_term_without_its_counterpart_is_found() {
    let lacks = |english, french, expected: &str| {
        assert_eq!(fault(english, french), (vec![expected.to_owned()], 0), "{english}, {french}");
    };
    let agree = |english, french, excepted| {
        assert_eq!(fault(english, french), (vec![], excepted), "{english}, {french}");
    };
    agree("kept = Two tiles.", "kept = Deux Tuiles.", 0);
    agree("kept = Two parks.\n", "kept = Deux forêts.", 0);
    agree("kept = The textile.", "kept = Le tissu.", 0);
    agree("kept = Roof tiles.", "kept = Le toit.", 0);
    agree("a = A tile.\nb = B.", "b = B.", 0);
    agree("no-tile = A tile.", "no-tile = Une chose.", 1);
    agree("kept = A tile.", "kept = { shared }.\nshared = La tuile", 0);
    agree("kept = { $n ->\n   *[other] A tile\n  }.", "kept = L’{ \"tuile\" }.", 0);
    agree("also-tile = tile", "also-tile = chose", 0);
    lacks("kept = A tile.", "kept = Une pile.", "fr/toy.ftl kept: “tile” is tuile: Une pile.");
    lacks(
        "kept = A tile.",
        "kept = L’antituile.",
        "fr/toy.ftl kept: “tile” is tuile: L’antituile.",
    );
    lacks(
        "kept = A\n    .say = A Park.",
        "kept = Un\n    .say = Un { $park }.",
        "fr/toy.ftl kept.say: “Park” is parc|jardin public: Un {}.",
    );
    lacks("kept = A", "kept = Un jeton.", "fr/toy.ftl kept: jeton, but a tile is a tuile");
}

#[test]
fn a_word_of_japanese_may_stand_anywhere() {
    assert!(has("大きい公園です", "公園", false));
    assert!(!has("大きい庭園です", "公園", false));
    assert!(has("3種類の2乗です", "2乗", false));
}
