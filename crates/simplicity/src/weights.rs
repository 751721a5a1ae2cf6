//! The weights by which positions are valued, and the file that they stand in.

use std::sync::LazyLock;

use serde::{Deserialize, Serialize};

use crate::steps::ROUNDS;

/// How many facts there are of a team.
pub const FACTS: usize = 16;

/// What each of them is; a file with weights names them.
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

/// The rounds after which something is left to foretell.
pub const OPEN_ROUNDS: usize = ROUNDS as usize - 1;
/// The only form of a file of values that there is.
const FORMAT: &str = "citywright-value/1";

/// The shipped weights, with the command that made them.
const SHIPPED: &str = include_str!("../data/value.json");

/// A file of values.
#[derive(Clone, Debug, PartialEq, Serialize, Deserialize)]
#[serde(deny_unknown_fields)]
pub struct ValueFile {
    /// `citywright-value/1`.
    pub format: String,
    /// What made it.
    pub command: String,
    /// What each weight is multiplied with; see [`NAMES`].
    pub facts: Vec<String>,
    /// For each number of players.
    pub tables: Vec<TableValue>,
}

/// What is known of tables of one size.
#[derive(Clone, Debug, PartialEq, Serialize, Deserialize)]
#[serde(deny_unknown_fields)]
pub struct TableValue {
    /// How many players it is for.
    pub players: u8,
    /// After each round but the last.
    pub rounds: [RoundValue; OPEN_ROUNDS],
}

/// How to foretell the end after a round.
#[derive(Clone, Copy, Debug, PartialEq, Serialize, Deserialize)]
#[serde(deny_unknown_fields)]
pub struct RoundValue {
    /// What a team's final score has of each fact, in points.
    pub points: [f64; FACTS],
    /// The foretold lead at which a win is as likely as not, in points.
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
    /// If what is shipped cannot be read; a test holds that it can.
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
    /// It is of another form or of other facts.
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

    /// What is known of tables of so many players.
    pub(crate) fn of(&self, players: usize) -> [RoundValue; OPEN_ROUNDS] {
        let table = self.tables.iter().find(|table| usize::from(table.players) == players);
        table.map_or([RoundValue::PLAIN; OPEN_ROUNDS], |table| table.rounds)
    }
}

impl RoundValue {
    /// Who knows nothing takes a team to end with what it has.
    pub const PLAIN: RoundValue = RoundValue {
        points: [0., 1., 1., 1., 1., 0., 0., 0., 0., 0., 0., 0., 0., 0., 0., 0.],
        even: 0.0,
        spread: 10.0,
    };

    /// How likely a seat wins that is foretold to lead by so much. A root in place of a logarithm gives
    /// the same on every machine.
    pub fn chance(&self, lead: f64) -> f64 {
        let ahead = (lead - self.even) / self.spread;
        0.5 + 0.5 * ahead / (1.0 + ahead * ahead).sqrt()
    }
}
