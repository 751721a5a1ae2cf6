//! Parses records.

use std::fmt;
use std::marker::PhantomData;

use kernel::Notation;
use serde::Deserializer;
use serde::de::{DeserializeSeed, Error as _, IgnoredAny, MapAccess, Visitor};
use serde_json::Value;
use serde_json::error::Category;

use crate::difference::difference;
use crate::{Format, Record, RecordError};

impl<G: Notation> Record<G> {
    /// Parses record `number` of a file, from 1. Does not check the rules: a [`crate::Replay`]
    /// does.
    ///
    /// # Errors
    /// The first fault: malformed or truncated JSON, another format or game, an unknown, missing,
    /// duplicate or wrong field.
    pub fn from_json(text: &str, number: usize) -> Result<Record<G>, RecordError> {
        // The plain parser is several times faster than the one that tracks its path.
        let record: Record<G> = serde_json::from_str(text).or_else(|_| {
            let record = read(text, number, PhantomData::<Record<G>>);
            record.map_err(|error| error.by_options(G::OPTIONS))
        })?;
        if record.to_json() != text.trim() {
            only_what_it_says(&record, text, number)?;
        }
        Ok(record)
    }
}

/// The name of a record's game. Stops there, so that a parser of that game can report faults in the
/// rest.
///
/// # Errors
/// Any fault before the name, or a missing name.
pub fn game_of(text: &str, number: usize) -> Result<String, RecordError> {
    let mut name = None;
    let rest = read(text, number, Head(&mut name));
    name.map_or_else(|| Err(rest.err().unwrap_or_else(|| no_game(number))), Ok)
}

fn no_game(number: usize) -> RecordError {
    RecordError::new(number, "field", "missing field `game`")
}

/// Refuses what parsers accept though the format does not: `null` for an absent value, a list of
/// values for an object.
fn only_what_it_says<G: Notation>(
    record: &Record<G>,
    text: &str,
    number: usize,
) -> Result<(), RecordError> {
    let told: Value = read(text, number, PhantomData)?;
    let Some(found) = difference(&told, record) else { return Ok(()) };
    let should = found.truth.map_or("leave it out".to_owned(), |truth| format!("write {truth}"));
    let problem = format!("{} cannot stand here; {should}", found.told);
    Err(RecordError::new(number, "field", problem).at_path(&found.path))
}

/// Parses `text` completely and tracks the path for errors.
fn read<'t, S: DeserializeSeed<'t>>(
    text: &'t str,
    number: usize,
    seed: S,
) -> Result<S::Value, RecordError> {
    let mut json = serde_json::Deserializer::from_str(text);
    let mut track = serde_path_to_error::Track::new();
    let value = seed.deserialize(serde_path_to_error::Deserializer::new(&mut json, &mut track));
    let value = value.and_then(|value| json.end().map(|()| value));
    value.map_err(|error| describe(&error, &track.path().to_string(), number))
}

fn describe(error: &serde_json::Error, path: &str, number: usize) -> RecordError {
    let (line, column) = (error.line(), error.column());
    let text = error.to_string();
    let said = text.strip_suffix(&format!(" at line {line} column {column}")).unwrap_or(&text);
    let (code, problem) = match (error.classify(), path) {
        (Category::Eof, _) => ("cut_off", format!("the text ends within the record: {said}")),
        (Category::Syntax | Category::Io, _) => ("syntax", format!("this is no JSON: {said}")),
        (Category::Data, "format") => ("format", said.to_owned()),
        (Category::Data, "game") => ("game", said.to_owned()),
        (Category::Data, _) => ("field", said.to_owned()),
    };
    // Errors in the middle of a list or an object add this to the path.
    let path = path.trim_end_matches('?').trim_end_matches('.');
    // Most records are one line, whose number in the file is unknown here.
    let at = match (line, column) {
        (0, _) => String::new(),
        (1, _) => format!(" (column {column})"),
        _ => format!(" (line {line}, column {column})"),
    };
    RecordError::new(number, code, problem + &at).at_path(path)
}

/// Reads the name of the game and stops.
struct Head<'n>(&'n mut Option<String>);

impl<'de> DeserializeSeed<'de> for Head<'_> {
    type Value = ();

    fn deserialize<D: Deserializer<'de>>(self, deserializer: D) -> Result<(), D::Error> {
        deserializer.deserialize_map(self)
    }
}

impl<'de> Visitor<'de> for Head<'_> {
    type Value = ();

    fn expecting(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.write_str("a record, an object")
    }

    fn visit_map<A: MapAccess<'de>>(self, mut map: A) -> Result<(), A::Error> {
        while let Some(key) = map.next_key::<String>()? {
            match key.as_str() {
                "format" => drop(map.next_value::<Format>()?),
                "game" => {
                    *self.0 = Some(map.next_value()?);
                    return Ok(());
                }
                _ => drop(map.next_value::<IgnoredAny>()?),
            }
        }
        Err(A::Error::missing_field("game"))
    }
}
