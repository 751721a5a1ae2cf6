//! The record as data, and its printing.

use std::fmt;

use kernel::Notation;
use serde::{Deserialize, Deserializer, Serialize};

/// One game as written: set-up, players, and every input in order.
///
/// The order of the fields is part of the record format; printing is byte-stable.
#[derive(Serialize, Deserialize)]
#[serde(bound = "", deny_unknown_fields)]
pub struct Record<G: Notation> {
    /// The version of the record format.
    pub format: Format,
    /// [`Notation::NAME`]
    #[serde(deserialize_with = "name_of::<G, _>")]
    pub game: String,
    /// The revision of the game's rules.
    pub rules: u32,
    /// What was agreed before the game.
    pub setup: G::SetupDoc,
    /// The position in which the game begins, as text; absent if it begins with its set-up.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub start: Option<String>,
    /// The players' names, by seat.
    pub seats: Vec<String>,
    /// Every input, luck included.
    pub log: Vec<G::Entry>,
    /// How the game ended; absent while it runs.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub result: Option<G::ResultDoc>,
    /// The sealed secret of its luck, if luck is verifiable.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub luck: Option<Luck>,
}

/// The source of a game's luck: its `strip`, `face`, `pawn` and `tile` entries, and those of other
/// games, were not chosen but derived from a secret that was sealed before the first one.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[serde(deny_unknown_fields)]
pub struct Luck {
    /// How draws follow from the secret.
    pub scheme: String,
    /// Published before the first draw: the SHA-256 hash of the secret in 64 digits.
    pub commitment: String,
    /// The secret in 64 digits; absent while the game is running.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub secret: Option<String>,
}

impl<G: Notation> Record<G> {
    /// The record as one line of JSON, without the line end.
    ///
    /// # Panics
    /// If a document of the game has no JSON form: they are plain data.
    pub fn to_json(&self) -> String {
        serde_json::to_string(self).expect("the documents of a record are plain data")
    }

    #[allow(clippy::type_complexity)]
    fn parts(
        &self,
    ) -> (
        (&str, u32, &G::SetupDoc, Option<&String>),
        &[String],
        &[G::Entry],
        Option<&G::ResultDoc>,
        Option<&Luck>,
    ) {
        let Record { format: Format, game, rules, setup, start, seats, log, result, luck } = self;
        let head = (&**game, *rules, setup, start.as_ref());
        (head, seats, log, result.as_ref(), luck.as_ref())
    }
}

// By hand, because derives would require the same traits of the game itself.

impl<G: Notation> Clone for Record<G> {
    fn clone(&self) -> Record<G> {
        Record {
            format: self.format,
            game: self.game.clone(),
            rules: self.rules,
            setup: self.setup.clone(),
            start: self.start.clone(),
            seats: self.seats.clone(),
            log: self.log.clone(),
            result: self.result.clone(),
            luck: self.luck.clone(),
        }
    }
}

impl<G: Notation> PartialEq for Record<G> {
    fn eq(&self, other: &Record<G>) -> bool {
        self.parts() == other.parts()
    }
}

impl<G: Notation> fmt::Debug for Record<G> {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.write_str(&self.to_json())
    }
}

/// The version of the record format. There is only one so far.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, Serialize, Deserialize)]
#[serde(try_from = "String", into = "&'static str")]
pub struct Format;

impl Format {
    /// The value in records.
    pub const NAME: &'static str = "citywright-record/1";
}

impl From<Format> for &'static str {
    fn from(_: Format) -> &'static str {
        Format::NAME
    }
}

impl TryFrom<String> for Format {
    type Error = String;

    fn try_from(name: String) -> Result<Format, String> {
        if name == Format::NAME {
            return Ok(Format);
        }
        Err(format!(
            "{name:?} is no format that is known here; the one known is {:?}",
            Format::NAME
        ))
    }
}

fn name_of<'de, G: Notation, D: Deserializer<'de>>(deserializer: D) -> Result<String, D::Error> {
    let name = String::deserialize(deserializer)?;
    if name == G::NAME {
        return Ok(name);
    }
    let problem = format!("this is a game of {name:?}, where one of {:?} is expected", G::NAME);
    Err(serde::de::Error::custom(problem))
}
