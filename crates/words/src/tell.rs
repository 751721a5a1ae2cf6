//! A document told to a reader.

use std::fmt::Display;

use fluent_bundle::{FluentArgs, FluentValue};
use serde::Serialize;
use serde_json::{Map, Value};

use crate::Language;

/// The fields whose numbers are seats.
pub(crate) const SEATS: [&str; 5] = ["seat", "owner", "host", "by", "to_seat"];

/// The text of a field without a value, and of an empty list.
const NONE: &str = "none";

/// The reader's seat, the language and the players' names.
///
/// A document is plain data, as `serde` writes it. Told in a field `f`
///
/// - an object is the message `f-<tag>`, its tag being its first field if that is a string, else the
///   message `f`; its other fields are what the message may use;
/// - a string `v` is the text of the message `f-<v>`, or itself if there is none; `$f_code` is `v`,
///   and every attribute `a` of the message is `$f_a`. What no name of a message may have, such as
///   a dot, is a hyphen there;
/// - a number is the name that it has been given (`Words::naming`), or that of a message `f-<v>`
///   beside `$f_code`, or a number, for plurals;
/// - a list is its elements with commas and "and"; `$f_or` with "or", `$f_plus` as a
///   sum, `$f_count` their number;
/// - a seat, in a field `seat`, `owner`, `host`, `by` or `to_seat`, is the name of its player;
///   `$f_is` is `you` for the reader's own, else `other`, or `none`; every attribute `a` of the
///   message `named`, of `seat` for a player without a name, is `$f_a`;
/// - yes and no are `yes` and `no`; null, an empty list and a field that is not there are `none`.
///
/// `web/src/lib/words.ts` does the same; `tests/cases.json` holds both to it.
#[derive(Clone)]
pub struct Words {
    language: &'static Language,
    reader: Option<usize>,
    names: Vec<(String, String, String)>,
}

impl Words {
    /// For a spectator.
    pub fn new(language: &'static Language) -> Words {
        Words { language, reader: None, names: Vec::new() }
    }

    /// Sentences in English.
    #[must_use]
    pub fn english() -> Words {
        Words::new(Language::english())
    }

    /// Sentences of a game in English.
    #[must_use]
    pub fn english_of(game: &str) -> Words {
        Words::new(Language::english().of_game(game))
    }

    /// The same with the messages of a game added.
    #[must_use]
    pub fn of_game(&self, game: &str) -> Words {
        Words { language: self.language.of_game(game), ..self.clone() }
    }

    /// For the player at this seat, counted from 0.
    pub fn to(mut self, seat: impl Into<Option<usize>>) -> Words {
        self.reader = seat.into();
        self
    }

    /// Adds a name for a code, which overrides the messages; `seat` covers all fields of seats.
    pub fn naming(mut self, field: &str, code: impl Display, name: impl Into<String>) -> Words {
        self.names.push((field.to_owned(), code.to_string(), name.into()));
        self
    }

    /// Adds the players' names, by seat.
    pub fn seated<S: Into<String>>(self, names: impl IntoIterator<Item = S>) -> Words {
        let seats = names.into_iter().enumerate();
        seats.fold(self, |words, (seat, name)| words.naming("seat", seat, name))
    }

    /// The language.
    pub fn language(&self) -> &'static Language {
        self.language
    }

    /// Tells a document or a single value, as in a field (or under a prefix) of this name. A document
    /// without a message becomes the message's name in braces.
    pub fn tell(&self, field: &str, document: &impl Serialize) -> String {
        self.told(field, &serde_json::to_value(document).unwrap_or_default())
    }

    /// The text of the message of a code in a field, if there is one.
    pub fn named(&self, field: &str, code: &str) -> Option<String> {
        self.name(field, code)
    }

    fn told(&self, field: &str, value: &Value) -> String {
        match value {
            Value::Null => NONE.to_owned(),
            Value::Bool(true) => "yes".to_owned(),
            Value::Bool(false) => "no".to_owned(),
            Value::Number(number) => self.number(field, &number.to_string()),
            Value::String(code) => self.name(field, code).unwrap_or_else(|| code.clone()),
            Value::Array(values) => self.list("list", field, values),
            Value::Object(fields) => self.object(field, fields),
        }
    }

    /// The name of a code: the given one, or that of its message.
    fn name(&self, field: &str, code: &str) -> Option<String> {
        let field = if SEATS.contains(&field) { "seat" } else { field };
        let given = self.names.iter().rev().find(|(of, named, _)| of == field && named == code);
        let given = given.map(|(_, _, name)| name.clone());
        given.or_else(|| self.language.message(&id(field, code), FluentArgs::new()))
    }

    fn number(&self, field: &str, digits: &str) -> String {
        if let Some(name) = self.name(field, digits) {
            return name;
        }
        let unnamed = SEATS.contains(&field).then(|| {
            let number = digits.parse::<i64>().unwrap_or_default() + 1;
            self.language.message("seat", one("number", number))
        });
        unnamed.flatten().unwrap_or_else(|| digits.to_owned())
    }

    /// Joins the elements by a pattern of the language: `list`, "a, b and c", `or`, "a, b or c", or
    /// `plus`, "a + b + c".
    fn list(&self, pattern: &str, field: &str, values: &[Value]) -> String {
        let mut texts: Vec<String> = values.iter().map(|value| self.told(field, value)).collect();
        let join = |part: &str, first: String, last: String| {
            let mut args = FluentArgs::new();
            args.set("first", first);
            args.set("last_initial", sound(&last));
            args.set("last", last);
            self.language.message(&format!("{pattern}-{part}"), args).unwrap_or_default()
        };
        let Some(mut joined) = texts.pop() else { return NONE.to_owned() };
        let count = values.len();
        while let Some(first) = texts.pop() {
            let part = match texts.len() {
                0 if count == 2 => "two",
                0 => "start",
                left if left + 2 == count => "end",
                _ => "middle",
            };
            joined = join(part, first, joined);
        }
        joined
    }

    fn object(&self, field: &str, fields: &Map<String, Value>) -> String {
        let tagged = fields.values().next().and_then(Value::as_str).map(|tag| id(field, tag));
        let tagged = tagged.filter(|id| self.language.has(id));
        let message = tagged.clone().unwrap_or_else(|| field.to_owned());
        let mut args = FluentArgs::new();
        for (name, value) in fields.iter().skip(usize::from(tagged.is_some())) {
            self.argument(name, value, &mut args);
        }
        self.language.message(&message, args).unwrap_or_else(|| format!("{{{message}}}"))
    }

    /// Adds the forms of the name of a seat's player.
    fn forms(&self, field: &str, seat: &Value, args: &mut FluentArgs<'_>) {
        let Some(seat) = seat.as_u64() else { return };
        let (message, given) = match self.name("seat", &seat.to_string()) {
            None => ("seat", one("number", seat + 1)),
            Some(name) => {
                let mut given = one("initial", sound(&name));
                given.set("name", name);
                ("named", given)
            }
        };
        for (name, text) in self.language.attributes(message, Some(&given)) {
            args.set(format!("{field}_{name}"), text);
        }
    }

    /// Adds the message arguments of a field.
    fn argument(&self, field: &str, value: &Value, args: &mut FluentArgs<'_>) {
        let code = match value {
            Value::String(code) => Some(code.clone()),
            Value::Number(number) => Some(number.to_string()),
            _ => None,
        };
        if let Some(code) = &code {
            for (name, text) in self.language.attributes(&id(field, code), None) {
                args.set(format!("{field}_{name}"), text);
            }
        }
        if SEATS.contains(&field) {
            self.forms(field, value, args);
            let seat = value.as_u64().map(|seat| seat as usize);
            let is = seat.map_or(NONE, |seat| match self.reader {
                Some(reader) if reader == seat => "you",
                _ => "other",
            });
            args.set(format!("{field}_is"), is);
        }
        if let Value::Array(values) = value {
            args.set(format!("{field}_count"), values.len());
            for pattern in ["or", "plus"] {
                args.set(format!("{field}_{pattern}"), self.list(pattern, field, values));
            }
        }
        let told = self.told(field, value);
        let plain = value.is_number() && code.as_ref() == Some(&told);
        if let Some(code) = code {
            args.set(format!("{field}_code"), fluent(value, code));
        }
        args.set(field.to_owned(), fluent(if plain { value } else { &Value::Null }, told));
    }
}

/// A message argument: a number if it is one, else the text.
fn fluent(value: &Value, text: String) -> FluentValue<'static> {
    match value {
        Value::Number(number) => FluentValue::from(number.as_f64().unwrap_or_default()),
        _ => FluentValue::from(text),
    }
}

fn one<'a>(name: &'static str, value: impl Into<FluentValue<'a>>) -> FluentArgs<'a> {
    let mut args = FluentArgs::new();
    args.set(name, value);
    args
}

/// The beginning of a name as a message argument: a number if it is one, since `[8]` is no text in a message.
fn sound(name: &str) -> FluentValue<'static> {
    let initial = initial(name);
    match initial.parse::<f64>() {
        Ok(number) => FluentValue::from(number),
        Err(_) => FluentValue::from(initial),
    }
}

/// The sound that a name begins with, as far as articles and prepositions go by it: its first letter
/// without an accent or an h, `y` for one before another vowel, or the digits of a number.
/// `web/src/lib/language.ts` has the same.
fn initial(name: &str) -> String {
    let mut letters = name.chars().flat_map(char::to_lowercase).map(plain).peekable();
    let mut digits = String::new();
    while let Some(digit) = letters.next_if(char::is_ascii_digit) {
        digits.push(digit);
    }
    if !digits.is_empty() {
        return digits;
    }
    letters.next_if_eq(&'h');
    match letters.next() {
        Some('i' | 'y') if letters.next().is_some_and(|next| "aeou".contains(next)) => "y".into(),
        Some('i' | 'y') => "i".into(),
        first => first.map(String::from).unwrap_or_default(),
    }
}

/// A small letter without its accent.
fn plain(letter: char) -> char {
    match letter {
        'à'..='æ' => 'a',
        'ç' => 'c',
        'è'..='ë' => 'e',
        'ì'..='ï' => 'i',
        'ñ' => 'n',
        'ò'..='ö' | 'œ' => 'o',
        'ù'..='ü' => 'u',
        'ý' | 'ÿ' => 'y',
        other => other,
    }
}

/// The name of the message for a code in a field.
pub(crate) fn id(field: &str, code: &str) -> String {
    let fits = |letter: char| letter.is_ascii_alphanumeric() || letter == '_' || letter == '-';
    let code: String = code.chars().map(|letter| if fits(letter) { letter } else { '-' }).collect();
    format!("{field}-{code}")
}

#[cfg(test)]
mod tests {
    use serde_json::Value;

    use super::Words;
    use crate::Language;

    /// A language with the English list patterns and these messages.
    fn language(tag: &str, messages: &str) -> &'static Language {
        let common = include_str!("../../../messages/en/common.ftl");
        Box::leak(Box::new(Language::new(tag, &[common], &[messages])))
    }

    /// The same file pins the page's `tell` (`web/src/lib/words.test.ts`).
    #[test]
    fn documents_are_rendered_as_in_the_cases() {
        let file: Value = serde_json::from_str(include_str!("../tests/cases.json")).unwrap();
        let lines = file["messages"].as_array().unwrap().iter().map(|line| line.as_str().unwrap());
        let messages = lines.collect::<Vec<_>>().join("\n");
        for case in file["cases"].as_array().unwrap() {
            let tag = case["language"].as_str().unwrap_or("en");
            let reader = case["reader"].as_u64().map(|seat| seat as usize);
            let mut words = Words::new(language(tag, &messages)).seated(["Ana", "Ben"]).to(reader);
            for name in case["naming"].as_array().into_iter().flatten() {
                let [field, code, name] = [0, 1, 2].map(|part| name[part].as_str().unwrap());
                words = words.naming(field, code, name);
            }
            let field = case["field"].as_str().unwrap_or("event");
            assert_eq!(words.tell(field, &case["tell"]), case["text"], "{}", case["about"]);
        }
    }

    #[test]
    fn a_gap_is_filled_in_english() {
        let tree = "tree = a tree\nsun = the sun";
        let made = Language::new("fr", &[tree], &["tree = un arbre"]);
        let words = Words::new(Box::leak(Box::new(made)));
        assert_eq!(words.tell("tree", &serde_json::json!({})), "un arbre");
        assert_eq!(words.tell("sun", &serde_json::json!({})), "the sun");
    }

    /// The page's tests have the same names.
    #[test]
    fn names_begin_with_the_sound_that_articles_go_by() {
        let names =
            ["Ana", "Émile", "Hugo", "Œdipe", "Yves", "Yann", "hielo", "Inés", "8", "11 a", "Zoé"];
        let sounds = ["a", "e", "u", "o", "i", "y", "y", "i", "8", "11", "z"];
        assert_eq!(names.map(super::initial), sounds.map(str::to_owned));
        assert_eq!(super::initial(""), "");
    }

    #[test]
    fn languages_are_found_by_their_tags() {
        let tag = |wanted| Language::named(wanted).map(Language::tag);
        assert_eq!(tag("en-GB"), Some("en"));
        assert_eq!(tag("en_US.UTF-8"), Some("en"));
        assert_eq!(tag("EN-xa"), Some("en-XA"));
        assert_eq!(tag("tlh"), None);
    }
}
