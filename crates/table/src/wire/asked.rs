//! Requests, and the answers made for them.

use std::collections::BTreeMap;

use kernel::Seat;
use schemars::JsonSchema;
use serde::{Deserialize, Serialize};
use serde_json::{Map, Value};

use super::{BotPace, Colour, Pace, Patch, Problem, TableDoc, documents};

/// Nothing is asked.
#[derive(Clone, Copy, Debug, Deserialize, JsonSchema)]
pub struct Nothing {}

/// A game.
#[derive(Clone, Debug, Deserialize, JsonSchema)]
pub struct OfGame {
    /// Its `name` in `/api/games`.
    pub game: String,
}

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
    /// The game: a `name` of `/api/games`.
    pub game: String,
    /// How many seats; each game has its own numbers (`players` of `/api/games`).
    #[schemars(range(min = 1, max = 8))]
    pub players: u8,
    /// The options of the set-up by `key` (`options` of `/api/games`); those left out have their
    /// defaults.
    #[serde(default)]
    pub options: BTreeMap<String, String>,
    /// What people call it; invented if it is left out.
    #[schemars(length(min = 1, max = 24))]
    pub name: Option<String>,
    /// Whether everybody may find it and sit down.
    #[serde(default)]
    pub public: bool,
    /// Whether reactions and lines of words are off; as `public` if it is left out.
    pub quiet: Option<bool>,
    /// How fast it is played.
    #[serde(default)]
    pub pace: Pace,
    /// Who sits where; the seats left out are open.
    #[serde(default)]
    pub seats: Vec<NewSeat>,
    /// Whether to deal at once; no seat may be open then.
    #[serde(default)]
    pub start: bool,
    /// What you call the request: letters, digits, `-` and `_`. Sent again by the same browser it opens
    /// no second table, and is answered with the first one.
    #[schemars(length(min = 1, max = 64), regex(pattern = "^[A-Za-z0-9_-]+$"))]
    pub id: Option<String>,
    /// The word that opens tables, if the server needs one (`needs_word` of `/api/server`).
    pub word: Option<String>,
}

/// A new practice table: it begins in exactly one of `position`, `record` and `table`. It has no clock,
/// nobody finds it, everything may be taken back, and it is forgotten after an hour without use.
#[derive(Clone, Debug, Deserialize, JsonSchema)]
#[serde(deny_unknown_fields)]
pub struct NewPractice {
    /// The text of a position, with its line `game:`. What it leaves open is drawn.
    #[schemars(length(max = 16_384))]
    pub position: Option<String>,
    /// A record, as one line of JSON.
    pub record: Option<String>,
    /// The id of a table that you may see. While its game runs, the practice table begins in what you
    /// know of it, and the rest is drawn.
    pub table: Option<String>,
    /// After which entry of the record or of the table's game it begins; the last one if it is left out.
    pub at: Option<usize>,
    /// Who sits where; bots of the first level take the seats left out.
    #[serde(default)]
    pub seats: Vec<NewSeat>,
    /// Which luck it has.
    #[serde(default)]
    pub draws: Draws,
}

/// The luck of a practice table.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, Deserialize, JsonSchema)]
#[serde(rename_all = "snake_case")]
pub enum Draws {
    /// Luck of its own.
    #[default]
    New,
    /// That of the finished game it comes from, as long as the same can be drawn.
    Same,
}

/// Who sits on a seat of a new table.
#[derive(Clone, Debug, Deserialize, JsonSchema)]
#[serde(tag = "kind", rename_all = "lowercase", deny_unknown_fields)]
pub enum NewSeat {
    /// You.
    Me {
        /// Your name, which nobody else at the table has.
        #[schemars(length(min = 1, max = 24))]
        name: String,
        /// Your colour.
        colour: Option<Colour>,
    },
    /// Another person at this browser.
    Person {
        /// Their name, which nobody else at the table has.
        #[schemars(length(min = 1, max = 24))]
        name: String,
        /// Their colour.
        colour: Option<Colour>,
    },
    /// A bot.
    Bot {
        /// How well it plays.
        #[schemars(schema_with = "documents::level")]
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
    /// The key to sit down at a table that is not public, shown once. The link for people is
    /// `/t/ID#k=KEY`.
    pub invite: Option<String>,
}

/// What the host changes; what is left out stays.
#[derive(Clone, Debug, Default, Deserialize, JsonSchema)]
#[serde(deny_unknown_fields)]
pub struct TableChange {
    /// What people call it.
    #[schemars(length(min = 1, max = 24))]
    pub name: Option<String>,
    /// How many seats; open ones come or go.
    #[schemars(range(min = 1, max = 8))]
    pub players: Option<u8>,
    /// All options of the set-up.
    pub options: Option<BTreeMap<String, String>>,
    /// Whether everybody may find it and sit down.
    pub public: Option<bool>,
    /// Whether reactions and lines of words are off. If it is left out, they go off when the table
    /// becomes public and on when it becomes private.
    pub quiet: Option<bool>,
    /// How fast it is played.
    pub pace: Option<Pace>,
}

/// A key to sit down with.
#[derive(Clone, Debug, Serialize, JsonSchema)]
pub struct Invite {
    /// The key, shown once; the one before is void. The link for people is `/t/ID#k=KEY`.
    pub invite: String,
}

/// A person sits down.
#[derive(Clone, Debug, Deserialize, JsonSchema)]
#[serde(deny_unknown_fields)]
pub struct SitDown {
    /// The person's name, which nobody else at the table has.
    #[schemars(length(min = 1, max = 24))]
    pub name: String,
    /// The person's colour.
    pub colour: Option<Colour>,
    /// Which seat; the first open one if it is left out.
    pub seat: Option<Seat>,
    /// The key of a table that is not public, as it stands behind `#k=` in the link.
    pub invite: Option<String>,
}

/// A person sat down.
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
    /// The person's name, which nobody else at the table has.
    #[schemars(length(min = 1, max = 24))]
    pub name: Option<String>,
    /// The person's colour.
    pub colour: Option<Colour>,
    /// Whether the person is ready to start. When the host changes the table nobody is ready.
    pub ready: Option<bool>,
}

/// A bot for a seat.
#[derive(Clone, Debug, Deserialize, JsonSchema)]
#[serde(deny_unknown_fields)]
pub struct SeatBot {
    /// How well it plays.
    #[schemars(schema_with = "documents::level")]
    pub level: String,
}

/// The host has bots move at another pace.
#[derive(Clone, Copy, Debug, Deserialize, JsonSchema)]
#[serde(deny_unknown_fields)]
pub struct NewBotPace {
    /// The pace.
    pub pace: BotPace,
}

/// A code that moves a seat to another browser.
#[derive(Clone, Debug, Serialize, JsonSchema)]
pub struct Code {
    /// The code, shown once; the one before is void. The link for people is `/claim#CODE`.
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

/// Which part of a history.
#[derive(Clone, Copy, Debug, Deserialize, JsonSchema)]
#[serde(deny_unknown_fields)]
pub struct WhichSteps {
    /// A seat of yours; a spectator's eyes, which have no offers, if it is left out.
    pub seat: Option<Seat>,
    /// The `next` of the part before; from the first step on if it is left out.
    pub since: Option<u64>,
}

/// What is new.
#[derive(Clone, Debug, Deserialize, JsonSchema)]
#[serde(deny_unknown_fields)]
pub struct Since {
    /// A seat of yours; a spectator's eyes, which have no offers, if it is left out.
    pub seat: Option<Seat>,
    /// The `seq` of the last step that you know, 0 for none; the whole state if it is left out.
    pub since: Option<u64>,
    /// The `mark` of the table that you know; the table of this moment if it is left out.
    pub mark: Option<String>,
    /// How many seconds to wait for a step, or for a change of the table: of its seats, of who is
    /// here, of its status, its clock. It needs `since`.
    #[schemars(range(max = 60))]
    pub wait: Option<u64>,
}

/// Whose entries.
#[derive(Clone, Copy, Debug, Deserialize, JsonSchema)]
#[serde(deny_unknown_fields)]
pub struct WhichChoices {
    /// A seat of yours.
    pub seat: Seat,
    /// Whether to tell what each would bring, which may be long; false if it is left out.
    #[serde(default)]
    pub about: bool,
}

/// A seat acts.
#[derive(Clone, Debug, Deserialize, JsonSchema)]
#[serde(deny_unknown_fields)]
pub struct NewInput {
    /// Your name for this input of this seat, 1 to 64 letters, digits, `-` or `_`. However often it
    /// is sent, it counts once, and is answered as it was the first time. After a refusal the name
    /// is free again.
    #[schemars(regex(pattern = "^[A-Za-z0-9_-]{1,64}$"))]
    pub id: String,
    /// The seat.
    pub seat: Seat,
    /// The `seq` of the state that you chose by, as this seat sees it.
    pub expect: u64,
    /// The game's `Entry` document.
    #[schemars(schema_with = "documents::entry")]
    pub entry: Value,
    /// More entries of this seat that belong to the same input, in order, at most 63: all count or
    /// none. The turn must stay with the seat until the last; a refusal says `at` which.
    #[serde(default)]
    #[schemars(schema_with = "documents::entries")]
    pub then: Vec<Value>,
}

/// A seat asks whether it may act so.
#[derive(Clone, Debug, Deserialize, JsonSchema)]
#[serde(deny_unknown_fields)]
pub struct NewCheck {
    /// The seat.
    pub seat: Seat,
    /// The game's `Entry` document.
    #[schemars(schema_with = "documents::entry")]
    pub entry: Value,
}

/// Whether the seat may act so.
#[derive(Clone, Debug, Serialize, JsonSchema)]
pub struct Checked {
    /// Why not; null if it may.
    pub problem: Option<Problem>,
    /// What it would bring; null if it may not.
    #[schemars(schema_with = "documents::choice")]
    pub about: Option<Value>,
}

/// A seat asks something about the position.
#[derive(Clone, Debug, Deserialize, JsonSchema)]
#[serde(deny_unknown_fields)]
pub struct NewQuestion {
    /// The seat.
    pub seat: Seat,
    /// The game's `Question` document.
    #[schemars(schema_with = "documents::question")]
    pub question: Value,
}

/// The answer to a question: the game's `Answer` document.
#[derive(Clone, Debug, Serialize, JsonSchema)]
#[serde(transparent)]
pub struct Answer(#[schemars(schema_with = "documents::answer")] pub Value);

/// A seat asks what would be.
#[derive(Clone, Debug, Deserialize, JsonSchema)]
#[serde(deny_unknown_fields)]
pub struct NewTry {
    /// The seat.
    pub seat: Seat,
    /// The game's `Entry` documents, one after the other, at most 64.
    #[schemars(schema_with = "documents::entries")]
    pub entries: Vec<Value>,
}

/// What would be if a seat did some entries one after the other. An entry with a problem is passed
/// over, also one that the rules allow where luck, another seat or another step of the rules comes
/// next (`luck_is_next`, `ends_turn`).
#[derive(Clone, Debug, Default, PartialEq, Serialize, JsonSchema)]
pub struct Tried {
    /// By entry, why it was passed over; null if it was not.
    pub problems: Vec<Option<Problem>>,
    /// By entry, what it would bring where the rules allow it; else null.
    #[schemars(schema_with = "documents::perhaps_abouts")]
    pub abouts: Vec<Option<Value>>,
    /// What turns the seat's `view` and `offers` as they are now into what they would be.
    pub patch: Patch,
}

/// A seat asks what a bot would do in its place.
#[derive(Clone, Debug, Deserialize, JsonSchema)]
#[serde(deny_unknown_fields)]
pub struct NewHint {
    /// The seat.
    pub seat: Seat,
    /// The game's `Entry` documents that the seat would do first, as in a try, at most 64.
    #[serde(default)]
    #[schemars(schema_with = "documents::entries")]
    pub after: Vec<Value>,
}

/// What a bot would do, by what the seat may know.
#[derive(Clone, Debug, Serialize, JsonSchema)]
pub struct Hint {
    /// The game's `Entry` document.
    #[schemars(schema_with = "documents::entry")]
    pub entry: Value,
    /// What speaks for it, and against it, as the game reckons: its `Reason` documents. Empty where a
    /// game gives none.
    #[schemars(schema_with = "documents::reasons")]
    pub reasons: Vec<Value>,
}

/// A seat takes back what it did last.
#[derive(Clone, Debug, Deserialize, JsonSchema)]
#[serde(deny_unknown_fields)]
pub struct NewTakeBack {
    /// Your name for this, as of an input.
    pub id: String,
    /// The seat.
    pub seat: Seat,
    /// The `seq` of the state that you chose by, as this seat sees it.
    pub expect: u64,
    /// Whether to go back to the beginning; only at a practice table.
    #[serde(default)]
    pub all: bool,
}

/// An input counts.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, JsonSchema)]
pub struct Ack {
    /// Your name for it.
    pub id: String,
    /// The number of its step for this seat.
    pub seq: u64,
}

/// The record of a game, in the form that `citywright replay` reads (`docs/record.schema.json`).
#[derive(Clone, Debug, Serialize, JsonSchema)]
#[serde(transparent)]
pub struct GameRecord(pub Map<String, Value>);

/// Where your browser is called while the page is closed.
#[derive(Clone, Debug, Deserialize, JsonSchema)]
#[serde(deny_unknown_fields)]
pub struct NewCall {
    /// The `endpoint` of its push subscription, made with the `push_key` of the server; null to be
    /// called no more.
    pub endpoint: Option<String>,
}

/// Whether your browser is called while the page is closed.
#[derive(Clone, Copy, Debug, Serialize, JsonSchema)]
pub struct Called {
    /// Whether it is.
    pub called: bool,
}

/// What a server tells of itself.
#[derive(Clone, Debug, Serialize, JsonSchema)]
pub struct ServerInfo {
    /// The addresses at which other devices reach it, such as `http://192.168.1.5:8383`; none if it
    /// listens to its own device alone.
    pub addresses: Vec<String>,
    /// The key with which it calls people whose page is closed, as `applicationServerKey` takes it;
    /// null if it calls nobody.
    pub push_key: Option<String>,
    /// Whether opening a table takes a word that the operator gives to people.
    pub needs_word: bool,
    /// What the operator announces, such as an update; meanwhile nobody opens a table.
    pub announcement: Option<String>,
    /// A text of the operator for the foot of the start page.
    pub foot: Option<String>,
    /// Links of the operator for the foot of the start page, such as imprint and privacy.
    pub links: Vec<FootLink>,
}

/// A link at the foot of the start page.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, JsonSchema)]
pub struct FootLink {
    /// Its text.
    pub text: String,
    /// Its address, with `https://`, `http://` or `mailto:`.
    pub url: String,
}

/// How the server knows your browser.
#[derive(Clone, Debug, Serialize, JsonSchema)]
pub struct Me {
    /// The number under which the operator finds what is stored about it; null if nothing is.
    pub person: Option<String>,
}

/// The server is well.
#[derive(Clone, Copy, Debug, Serialize, JsonSchema)]
pub struct Health {
    /// Whether the database answers; the status is 503 if it does not.
    pub ok: bool,
}
