//! Requests, and the answers made for them.

use std::collections::BTreeMap;

use kernel::Seat;
use schemars::JsonSchema;
use serde::{Deserialize, Serialize};
use serde_json::{Map, Value};

use super::{BotPace, Colour, Pace, Patch, Problem, TableDoc, documents};

/// A request without parameters.
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
    /// Its name for people; invented if left out.
    #[schemars(length(min = 1, max = 24))]
    pub name: Option<String>,
    /// Whether anyone may find it and sit down.
    #[serde(default)]
    pub public: bool,
    /// Whether reactions and lines of words are off; if left out, they are off at a public table.
    pub quiet: Option<bool>,
    /// Its pace.
    #[serde(default)]
    pub pace: Pace,
    /// The people and bots on its seats; seats left out are open.
    #[serde(default)]
    pub seats: Vec<NewSeat>,
    /// Whether to deal at once; no seat may be open then.
    #[serde(default)]
    pub start: bool,
    /// Your id for the request: letters, digits, `-` and `_`. If the same browser sends it again,
    /// the server opens no second table and answers with the first one.
    #[schemars(length(min = 1, max = 64), regex(pattern = "^[A-Za-z0-9_-]+$"))]
    pub id: Option<String>,
    /// The word that opens tables, if the server needs one (`needs_word` of `/api/server`).
    pub word: Option<String>,
}

/// A new practice table: it begins in exactly one of `position`, `record` and `table`. It has no
/// clock, nobody can find it, everything can be taken back, and the server deletes it after an hour
/// without use.
#[derive(Clone, Debug, Deserialize, JsonSchema)]
#[serde(deny_unknown_fields)]
pub struct NewPractice {
    /// The text of a position, with its line `game:`. The server draws what it leaves open.
    #[schemars(length(max = 16_384))]
    pub position: Option<String>,
    /// A record, as one line of JSON.
    pub record: Option<String>,
    /// The id of a table that you may see. While its game runs, the practice table begins in what
    /// you know of it, and the server draws the rest.
    pub table: Option<String>,
    /// The entry of the record or of the table's game after which it begins; the last one if left
    /// out.
    pub at: Option<usize>,
    /// The people and bots on its seats; bots of the first level take the seats left out.
    #[serde(default)]
    pub seats: Vec<NewSeat>,
    /// The source of its luck.
    #[serde(default)]
    pub draws: Draws,
}

/// A finished game to count.
#[derive(Clone, Debug, Deserialize, JsonSchema)]
#[serde(deny_unknown_fields)]
pub struct NewCount {
    /// The final position, or its score sheet, as text with the line `game:`.
    #[schemars(length(max = 16_384))]
    pub position: String,
}

/// The luck of a practice table.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, Deserialize, JsonSchema)]
#[serde(rename_all = "snake_case")]
pub enum Draws {
    /// Fresh draws.
    #[default]
    New,
    /// The draws of the finished game it comes from, as long as the same draws are possible.
    Same,
}

/// The person or bot on a seat of a new table.
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
    /// An open seat.
    Open,
}

/// An opened table.
#[derive(Clone, Debug, Serialize, JsonSchema)]
pub struct Opened {
    /// The table.
    pub table: TableDoc,
    /// The key for sitting down at a table that is not public, shown once. The link for people is
    /// `/t/ID#k=KEY`.
    pub invite: Option<String>,
}

/// The host's changes; fields left out stay.
#[derive(Clone, Debug, Default, Deserialize, JsonSchema)]
#[serde(deny_unknown_fields)]
pub struct TableChange {
    /// Its name for people.
    #[schemars(length(min = 1, max = 24))]
    pub name: Option<String>,
    /// The number of seats; open ones are added or removed.
    #[schemars(range(min = 1, max = 8))]
    pub players: Option<u8>,
    /// All options of the set-up.
    pub options: Option<BTreeMap<String, String>>,
    /// Whether anyone may find it and sit down.
    pub public: Option<bool>,
    /// Whether reactions and lines of words are off. If left out, they go off when the table
    /// becomes public and on when it becomes private.
    pub quiet: Option<bool>,
    /// Its pace.
    pub pace: Option<Pace>,
}

/// A key for sitting down.
#[derive(Clone, Debug, Serialize, JsonSchema)]
pub struct Invite {
    /// The key, shown once; it replaces the previous one. The link for people is `/t/ID#k=KEY`.
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
    /// The seat; the first open one if left out.
    pub seat: Option<Seat>,
    /// The key of a table that is not public: the part of the link behind `#k=`.
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

/// A person's changes; fields left out stay.
#[derive(Clone, Debug, Default, Deserialize, JsonSchema)]
#[serde(deny_unknown_fields)]
pub struct SeatChange {
    /// The person's name, which nobody else at the table has.
    #[schemars(length(min = 1, max = 24))]
    pub name: Option<String>,
    /// The person's colour.
    pub colour: Option<Colour>,
    /// Whether the person is ready to start. Any change by the host resets this.
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

/// The host changes the pace of bots.
#[derive(Clone, Copy, Debug, Deserialize, JsonSchema)]
#[serde(deny_unknown_fields)]
pub struct NewBotPace {
    /// The pace.
    pub pace: BotPace,
}

/// A code that moves a seat to another browser.
#[derive(Clone, Debug, Serialize, JsonSchema)]
pub struct Code {
    /// The code, shown once; it replaces the previous one. The link for people is `/claim#CODE`.
    pub code: String,
}

/// Uses a code.
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

/// A request for a page of a history.
#[derive(Clone, Copy, Debug, Deserialize, JsonSchema)]
#[serde(deny_unknown_fields)]
pub struct WhichSteps {
    /// One of your seats; if left out, the view of a spectator, which has no offers.
    pub seat: Option<Seat>,
    /// The `next` of the previous page; from the first step on if left out.
    pub since: Option<u64>,
}

/// A request for news.
#[derive(Clone, Debug, Deserialize, JsonSchema)]
#[serde(deny_unknown_fields)]
pub struct Since {
    /// One of your seats; if left out, the view of a spectator, which has no offers.
    pub seat: Option<Seat>,
    /// The `seq` of the last step that you know, 0 for none; the whole state if left out.
    pub since: Option<u64>,
    /// The `mark` of the table that you know; the current one if left out.
    pub mark: Option<String>,
    /// How many seconds to wait for a step, or for a change of the table: of its seats, presence,
    /// status or clock. It needs `since`.
    #[schemars(range(max = 60))]
    pub wait: Option<u64>,
}

/// The seat whose entries to list.
#[derive(Clone, Copy, Debug, Deserialize, JsonSchema)]
#[serde(deny_unknown_fields)]
pub struct WhichChoices {
    /// One of your seats.
    pub seat: Seat,
    /// Whether to include the effect of each entry, which may be long; false if left out.
    #[serde(default)]
    pub about: bool,
}

/// A seat acts.
#[derive(Clone, Debug, Deserialize, JsonSchema)]
#[serde(deny_unknown_fields)]
pub struct NewInput {
    /// Your id for this input of this seat, 1 to 64 letters, digits, `-` or `_`. However often you
    /// send it, it counts once and gets its first answer again. After a refusal the id is free
    /// again.
    #[schemars(regex(pattern = "^[A-Za-z0-9_-]{1,64}$"))]
    pub id: String,
    /// The seat.
    pub seat: Seat,
    /// The `seq` of the state that your choice is based on, as this seat sees it.
    pub expect: u64,
    /// The game's `Entry` document.
    #[schemars(schema_with = "documents::entry")]
    pub entry: Value,
    /// More entries of this seat in the same input, in order, at most 63: all count or none. The
    /// turn must stay with the seat until the last; a refusal names the failing one in `at`.
    #[serde(default)]
    #[schemars(schema_with = "documents::entries")]
    pub then: Vec<Value>,
}

/// A seat asks whether an entry is legal.
#[derive(Clone, Debug, Deserialize, JsonSchema)]
#[serde(deny_unknown_fields)]
pub struct NewCheck {
    /// The seat.
    pub seat: Seat,
    /// The game's `Entry` document.
    #[schemars(schema_with = "documents::entry")]
    pub entry: Value,
}

/// Whether the entry is legal.
#[derive(Clone, Debug, Serialize, JsonSchema)]
pub struct Checked {
    /// The refusal; null if it is legal.
    pub problem: Option<Problem>,
    /// Its effect; null if it is illegal.
    #[schemars(schema_with = "documents::choice")]
    pub about: Option<Value>,
}

/// A seat asks a question about the position.
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

/// A seat tries entries.
#[derive(Clone, Debug, Deserialize, JsonSchema)]
#[serde(deny_unknown_fields)]
pub struct NewTry {
    /// The seat.
    pub seat: Seat,
    /// The game's `Entry` documents, in order, at most 64.
    #[schemars(schema_with = "documents::entries")]
    pub entries: Vec<Value>,
}

/// The result of trying entries of a seat in order. An entry with a problem is skipped, even a
/// legal one after which luck, another seat or another step of the rules comes (`luck_is_next`,
/// `ends_turn`).
#[derive(Clone, Debug, Default, PartialEq, Serialize, JsonSchema)]
pub struct Tried {
    /// By entry, why it was skipped; null if it was not.
    pub problems: Vec<Option<Problem>>,
    /// By entry, its effect if the rules allow it; else null.
    #[schemars(schema_with = "documents::perhaps_abouts")]
    pub abouts: Vec<Option<Value>>,
    /// The patch from the seat's current `view` and `offers` to those after the tries.
    pub patch: Patch,
}

/// A seat asks for a hint: what a bot would do in its place.
#[derive(Clone, Debug, Deserialize, JsonSchema)]
#[serde(deny_unknown_fields)]
pub struct NewHint {
    /// The seat.
    pub seat: Seat,
    /// The game's `Entry` documents to try first, at most 64.
    #[serde(default)]
    #[schemars(schema_with = "documents::entries")]
    pub after: Vec<Value>,
}

/// What a bot would do, based on what the seat may know.
#[derive(Clone, Debug, Serialize, JsonSchema)]
pub struct Hint {
    /// The game's `Entry` document.
    #[schemars(schema_with = "documents::entry")]
    pub entry: Value,
    /// The reasons for and against it by the game's estimate: its `Reason` documents. Empty where a
    /// game gives none.
    #[schemars(schema_with = "documents::reasons")]
    pub reasons: Vec<Value>,
}

/// A seat takes back its last act.
#[derive(Clone, Debug, Deserialize, JsonSchema)]
#[serde(deny_unknown_fields)]
pub struct NewTakeBack {
    /// Your id for this, like that of an input.
    pub id: String,
    /// The seat.
    pub seat: Seat,
    /// The `seq` of the state that your choice is based on, as this seat sees it.
    pub expect: u64,
    /// Whether to go back to the beginning; only at a practice table.
    #[serde(default)]
    pub all: bool,
}

/// An accepted input.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, JsonSchema)]
pub struct Ack {
    /// Your id for it.
    pub id: String,
    /// The number of its step for this seat.
    pub seq: u64,
}

/// The record of a game, in the form that `citywright replay` reads (`docs/record.schema.json`).
#[derive(Clone, Debug, Serialize, JsonSchema)]
#[serde(transparent)]
pub struct GameRecord(pub Map<String, Value>);

/// The push address of your browser, for times when the page is closed.
#[derive(Clone, Debug, Deserialize, JsonSchema)]
#[serde(deny_unknown_fields)]
pub struct NewCall {
    /// The `endpoint` of its push subscription, made with the `push_key` of the server; null to
    /// stop pushes.
    pub endpoint: Option<String>,
}

/// Whether your browser receives pushes while the page is closed.
#[derive(Clone, Copy, Debug, Serialize, JsonSchema)]
pub struct Called {
    /// Whether it does.
    pub called: bool,
}

/// What a server says about itself.
#[derive(Clone, Debug, Serialize, JsonSchema)]
pub struct ServerInfo {
    /// The addresses at which other devices reach it, such as `http://192.168.1.5:8383`; none if it
    /// listens only on its own device.
    pub addresses: Vec<String>,
    /// The key with which it sends pushes to people whose page is closed, in the form of
    /// `applicationServerKey`; null if it sends none.
    pub push_key: Option<String>,
    /// Whether opening a table needs a word that the operator gives to people.
    pub needs_word: bool,
    /// Whether it reviews finished games (`POST /api/reviews`).
    pub reviews: bool,
    /// The operator's announcement, such as an update; while it lasts, nobody can open a table.
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
    /// The number under which the operator finds the data stored about it; null if there is none.
    pub person: Option<String>,
}

/// The health of the server.
#[derive(Clone, Copy, Debug, Serialize, JsonSchema)]
pub struct Health {
    /// Whether the database answers; the status is 503 if it does not.
    pub ok: bool,
}
