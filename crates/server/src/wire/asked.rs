//! What is asked and the answers made for it.

use std::collections::BTreeMap;

use kernel::Seat;
use schemars::JsonSchema;
use serde::{Deserialize, Serialize};
use serde_json::{Map, Value};

use super::{Colour, Pace, Problem, TableDoc};

/// Nothing is asked.
#[derive(Clone, Copy, Debug, Deserialize, JsonSchema)]
pub struct Nothing {}

/// A table.
#[derive(Clone, Debug, Deserialize, JsonSchema)]
pub struct AtTable {
    /// The table's id.
    pub id: String,
}

/// A seat of a table.
#[derive(Clone, Debug, Deserialize, JsonSchema)]
pub struct AtSeat {
    /// The table's id.
    pub id: String,
    /// The seat, from 0.
    pub seat: Seat,
}

/// A new table.
#[derive(Clone, Debug, Deserialize, JsonSchema)]
#[serde(deny_unknown_fields)]
pub struct NewTable {
    /// The game.
    pub game: String,
    /// How many seats.
    #[schemars(range(min = 1, max = 8))]
    pub players: u8,
    /// The options of the set-up; those left out have their defaults.
    #[serde(default)]
    pub options: BTreeMap<String, String>,
    /// What people call it; invented if it is left out.
    pub name: Option<String>,
    /// Whether everybody may find it and sit down.
    #[serde(default)]
    pub public: bool,
    /// How fast it is played.
    #[serde(default)]
    pub pace: Pace,
    /// Who sits where; the seats left out are open.
    #[serde(default)]
    pub seats: Vec<NewSeat>,
    /// Whether to deal at once; no seat may be open then.
    #[serde(default)]
    pub start: bool,
}

/// Who sits on a seat of a new table.
#[derive(Clone, Debug, Deserialize, JsonSchema)]
#[serde(tag = "kind", rename_all = "lowercase", deny_unknown_fields)]
pub enum NewSeat {
    /// You.
    Me {
        /// Your name.
        name: String,
        /// Your colour.
        colour: Option<Colour>,
    },
    /// Somebody else at this browser.
    Person {
        /// Their name.
        name: String,
        /// Their colour.
        colour: Option<Colour>,
    },
    /// A bot.
    Bot {
        /// How well it plays.
        level: String,
    },
    /// Nobody yet.
    Open,
}

/// A table that was opened.
#[derive(Clone, Debug, Serialize, JsonSchema)]
pub struct Opened {
    /// The table.
    pub table: TableDoc,
    /// The key to sit down at a table that is not public, told this once.
    pub invite: Option<String>,
}

/// What the host changes; what is left out stays.
#[derive(Clone, Debug, Default, Deserialize, JsonSchema)]
#[serde(deny_unknown_fields)]
pub struct TableChange {
    /// What people call it.
    pub name: Option<String>,
    /// How many seats; open ones come or go.
    pub players: Option<u8>,
    /// All options of the set-up.
    pub options: Option<BTreeMap<String, String>>,
    /// Whether everybody may find it and sit down.
    pub public: Option<bool>,
    /// How fast it is played.
    pub pace: Option<Pace>,
}

/// A key to sit down with.
#[derive(Clone, Debug, Serialize, JsonSchema)]
pub struct Invite {
    /// The key, told this once; the one before is void.
    pub invite: String,
}

/// Somebody sits down.
#[derive(Clone, Debug, Deserialize, JsonSchema)]
#[serde(deny_unknown_fields)]
pub struct SitDown {
    /// The person's name.
    pub name: String,
    /// The person's colour.
    pub colour: Option<Colour>,
    /// Which seat; the first open one if it is left out.
    pub seat: Option<Seat>,
    /// The key of a table that is not public.
    pub invite: Option<String>,
}

/// Somebody sat down.
#[derive(Clone, Debug, Serialize, JsonSchema)]
pub struct Seated {
    /// The table.
    pub table: TableDoc,
    /// The seat.
    pub seat: Seat,
}

/// What a person changes; what is left out stays.
#[derive(Clone, Debug, Default, Deserialize, JsonSchema)]
#[serde(deny_unknown_fields)]
pub struct SeatChange {
    /// The person's name.
    pub name: Option<String>,
    /// The person's colour.
    pub colour: Option<Colour>,
    /// Whether the person is ready to start.
    pub ready: Option<bool>,
}

/// A bot for a seat.
#[derive(Clone, Debug, Deserialize, JsonSchema)]
#[serde(deny_unknown_fields)]
pub struct SeatBot {
    /// How well it plays.
    pub level: String,
}

/// A code that moves a seat to another browser.
#[derive(Clone, Debug, Serialize, JsonSchema)]
pub struct Code {
    /// The code, told this once; the one before is void.
    pub code: String,
}

/// A code is used.
#[derive(Clone, Deserialize, JsonSchema)]
#[serde(deny_unknown_fields)]
pub struct Claim {
    /// The code.
    pub code: String,
}

/// The seat that a code gave to your browser.
#[derive(Clone, Debug, Serialize, JsonSchema)]
pub struct Claimed {
    /// The table's id.
    pub table: String,
    /// The seat.
    pub seat: Seat,
}

/// Whose eyes.
#[derive(Clone, Copy, Debug, Deserialize, JsonSchema)]
pub struct Eyes {
    /// A seat of yours; a spectator's eyes if it is left out.
    pub seat: Option<Seat>,
}

/// What is new.
#[derive(Clone, Copy, Debug, Deserialize, JsonSchema)]
pub struct Since {
    /// A seat of yours; a spectator's eyes if it is left out.
    pub seat: Option<Seat>,
    /// The number of the last step that you know; the whole state if it is left out.
    pub since: Option<u64>,
    /// How many seconds to wait for something new.
    #[schemars(range(max = 60))]
    pub wait: Option<u64>,
}

/// A seat acts.
#[derive(Clone, Debug, Deserialize, JsonSchema)]
#[serde(deny_unknown_fields)]
pub struct NewInput {
    /// Your name for this input, 1 to 64 letters, digits, `-` or `_`: however often it is sent, it
    /// counts once.
    pub id: String,
    /// The seat.
    pub seat: Seat,
    /// The number of the last step that you know with the eyes of this seat.
    pub expect: u64,
    /// The game's `Entry` document.
    pub entry: Value,
}

/// A seat asks whether it may act so.
#[derive(Clone, Debug, Deserialize, JsonSchema)]
#[serde(deny_unknown_fields)]
pub struct NewCheck {
    /// The seat.
    pub seat: Seat,
    /// The game's `Entry` document.
    pub entry: Value,
}

/// Whether the seat may act so.
#[derive(Clone, Debug, Serialize, JsonSchema)]
pub struct Checked {
    /// Why not; null if it may.
    pub problem: Option<Problem>,
}

/// A seat takes back what it did last.
#[derive(Clone, Debug, Deserialize, JsonSchema)]
#[serde(deny_unknown_fields)]
pub struct NewTakeBack {
    /// Your name for this, as of an input.
    pub id: String,
    /// The seat.
    pub seat: Seat,
    /// The number of the last step that you know with the eyes of this seat.
    pub expect: u64,
}

/// An input counts.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, JsonSchema)]
pub struct Ack {
    /// Your name for it.
    pub id: String,
    /// The number of its step for this seat.
    pub seq: u64,
}

/// The record of a game, in the form that `citywright replay` reads.
#[derive(Clone, Debug, Serialize, JsonSchema)]
#[serde(transparent)]
pub struct GameRecord(pub Map<String, Value>);

/// The server is well.
#[derive(Clone, Copy, Debug, Serialize, JsonSchema)]
pub struct Health {
    /// Whether the database answers; the status is 503 if it does not.
    pub ok: bool,
}
