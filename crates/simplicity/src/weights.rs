//! The evaluator's weights, and their file.

use std::sync::LazyLock;

use serde::{Deserialize, Serialize};

use crate::steps::ROUNDS;

/// How many facts a team has.
pub const FACTS: usize = 16;

/// The name of each fact; a file with weights lists them.
pub const NAMES: [&str; FACTS] = [
    "one",
    "links",
    "neighbourhoods",
    "parks",
    "tokens",
    "place",
    "near",
    "near_two",
    "grow_spaces",
    "grow_discs",
    "grow_most",
    "join_buildings",
    "join_most",
    "park_types",
    "slots",
    "park_spaces",
];

/// The rounds after which there is something to predict.
pub const OPEN_ROUNDS: usize = ROUNDS as usize - 1;
/// The only format of value files so far.
const FORMAT: &str = "citywright-value/1";

/// The shipped weights, with the command that made them.
const SHIPPED: &str = include_str!("../data/value.json");

/// A file of values.
#[derive(Clone, Debug, PartialEq, Serialize, Deserialize)]
#[serde(deny_unknown_fields)]
pub struct ValueFile {
    /// `citywright-value/1`.
    pub format: String,
    /// The command that made it.
    pub command: String,
    /// The facts that the weights multiply; see [`NAMES`].
    pub facts: Vec<String>,
    /// For each number of players.
    pub tables: Vec<TableValue>,
}

/// The weights for tables of one size.
#[derive(Clone, Debug, PartialEq, Serialize, Deserialize)]
#[serde(deny_unknown_fields)]
pub struct TableValue {
    /// The number of players.
    pub players: u8,
    /// After each round but the last.
    pub rounds: [RoundValue; OPEN_ROUNDS],
}

/// How to predict the end after a round.
#[derive(Clone, Copy, Debug, PartialEq, Serialize, Deserialize)]
#[serde(deny_unknown_fields)]
pub struct RoundValue {
    /// The weight of each fact in a team's final score, in points.
    pub points: [f64; FACTS],
    /// The predicted lead at which a win is as likely as not, in points.
    pub even: f64,
    /// How much more lead makes a win about five times as likely as none, in points.
    pub spread: f64,
}

impl ValueFile {
    /// A file of these tables.
    pub fn new(command: String, tables: Vec<TableValue>) -> ValueFile {
        let facts = NAMES.map(str::to_owned).into();
        ValueFile { format: FORMAT.to_owned(), command, facts, tables }
    }

    /// The file that players use.
    ///
    /// # Panics
    /// If the shipped file does not parse; a test checks it.
    pub fn shipped() -> &'static ValueFile {
        static FILE: LazyLock<ValueFile> = LazyLock::new(|| {
            let file = ValueFile::read(SHIPPED);
            file.unwrap_or_else(|error| panic!("data/value.json: {error}"))
        });
        &FILE
    }

    /// Reads a file.
    ///
    /// # Errors
    /// Its format or its facts differ.
    pub fn read(text: &str) -> Result<ValueFile, String> {
        let file: ValueFile = serde_json::from_str(text).map_err(|error| error.to_string())?;
        if file.format != FORMAT {
            return Err(format!("its format is {:?}, not {FORMAT:?}", file.format));
        }
        if file.facts != NAMES {
            return Err("it weighs other facts than this version looks at".to_owned());
        }
        Ok(file)
    }

    /// The weights for tables of this many players.
    pub(crate) fn of(&self, players: usize) -> [RoundValue; OPEN_ROUNDS] {
        let table = self.tables.iter().find(|table| usize::from(table.players) == players);
        table.map_or([RoundValue::PLAIN; OPEN_ROUNDS], |table| table.rounds)
    }
}

impl RoundValue {
    /// The fallback: a team ends with what it has.
    pub const PLAIN: RoundValue = RoundValue {
        points: [0., 1., 1., 1., 1., 0., 0., 0., 0., 0., 0., 0., 0., 0., 0., 0.],
        even: 0.0,
        spread: 10.0,
    };

    /// The chance that a seat with this predicted lead wins. A root in place of a logarithm gives the
    /// same on every machine.
    pub fn chance(&self, lead: f64) -> f64 {
        let ahead = (lead - self.even) / self.spread;
        0.5 + 0.5 * ahead / (1.0 + ahead * ahead).sqrt()
    }
}
