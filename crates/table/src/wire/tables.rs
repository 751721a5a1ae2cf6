//! Public documents of tables, seats and games.

use std::collections::BTreeMap;

use kernel::{OptionKind, Seat};
use schemars::JsonSchema;
use serde::{Deserialize, Serialize};
use serde_json::Value;

use super::{Attention, Millis, Signalled, documents};

/// Why something was refused.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, JsonSchema)]
pub struct Problem {
    /// A stable name for programs.
    #[schemars(schema_with = "documents::code")]
    pub code: String,
    /// The rule of the game behind it.
    pub rule: Option<String>,
    /// The game whose messages render `why`; none if the server itself refuses.
    #[serde(skip_serializing_if = "Option::is_none")]
    pub game: Option<String>,
    /// The fault as data, from which a page in any language makes a sentence: `why`, its first
    /// field, names the message, and the other fields are its values. For a refusal by the rules of
    /// a game it is the game's `Refusal` document, for a set-up that cannot be played its
    /// `SetupFault`.
    #[serde(skip_serializing_if = "Option::is_none")]
    pub why: Option<Value>,
    /// The same as an English sentence.
    pub text: String,
    /// Of several entries in one input, the failing one, from 0.
    #[serde(skip_serializing_if = "Option::is_none")]
    pub at: Option<usize>,
    /// How many seconds to wait before sending the same request again: the server has not acted on
    /// it.
    #[serde(skip_serializing_if = "Option::is_none")]
    pub retry_after: Option<u32>,
}

/// What stands for a seat, by its colour and its mark.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, Deserialize, JsonSchema)]
#[serde(rename_all = "lowercase")]
#[allow(missing_docs)]
pub enum Colour {
    Star,
    Moon,
    Wave,
    Heart,
    Lightning,
    Tulip,
}

/// The pace of a game.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, Serialize, Deserialize, JsonSchema)]
#[serde(tag = "kind", rename_all = "snake_case", deny_unknown_fields)]
pub enum Pace {
    /// Without time limits.
    #[default]
    Untimed,
    /// In one sitting: a move that takes longer than its time uses the reserve.
    Live {
        /// The reserve of a seat for the whole game.
        #[schemars(range(max = 86_400))]
        reserve_seconds: u32,
        /// The time of each move.
        #[schemars(range(min = 5, max = 3_600))]
        move_seconds: u32,
    },
    /// Over days.
    Mail {
        /// The time of each move.
        #[schemars(range(min = 1, max = 30))]
        days: u32,
    },
}

/// How long bots wait before a move, so that people can follow.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, Serialize, Deserialize, JsonSchema)]
#[serde(rename_all = "snake_case")]
pub enum BotPace {
    /// As long as the server is configured to.
    #[default]
    Calm,
    /// A quarter of that.
    Quick,
    /// No wait.
    AtOnce,
}

/// The stage of a table.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, JsonSchema)]
#[serde(rename_all = "lowercase")]
pub enum Status {
    /// People sit down.
    Lobby,
    /// The game is played.
    Running,
    /// The game is over.
    Over,
}

/// The kind of occupant of a seat.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, JsonSchema)]
#[serde(rename_all = "lowercase")]
pub enum SeatKind {
    /// Nobody.
    Open,
    /// A person.
    Person,
    /// A bot.
    Bot,
}

/// The public state of a table; `you` and `host` depend on the asker.
#[derive(Clone, Debug, PartialEq, Serialize, JsonSchema)]
// On the wire, each flag has its own meaning.
#[allow(clippy::struct_excessive_bools)]
pub struct TableDoc {
    /// Its name in links: `/t/ID` is the table, for people.
    pub id: String,
    /// Its name for people.
    pub name: String,
    /// The game: a `name` of `/api/games`.
    pub game: String,
    /// Its stage.
    pub status: Status,
    /// The number of its seats.
    pub players: usize,
    /// The options of its set-up; the others have their defaults.
    pub options: BTreeMap<String, String>,
    /// Whether anyone may find it and sit down.
    pub public: bool,
    /// Whether reactions and lines of words are off.
    pub quiet: bool,
    /// Whether it is a practice table: it began in a position, and everything can be taken back.
    #[serde(default, skip_serializing_if = "std::ops::Not::not")]
    pub practice: bool,
    /// Its pace.
    pub pace: Pace,
    /// When it was opened, in milliseconds since 1970.
    pub created: Millis,
    /// Its seats, in order.
    pub seats: Vec<SeatDoc>,
    /// The seats of your browser.
    pub you: Vec<Seat>,
    /// The seats of your browser that a stand-in plays: you may take them back.
    pub claims: Vec<Seat>,
    /// Whether you are the host.
    pub host: bool,
    /// The number of spectators.
    pub spectators: usize,
    /// The lines of words since the table was opened, or since the game ended, and other signals of the last
    /// ten seconds; the oldest first.
    pub signals: Vec<Signalled>,
    /// The SHA-256 hash, in hexadecimal digits, of the secret that determines all luck.
    pub commitment: String,
    /// That secret, once the game is over.
    pub secret: Option<String>,
    /// The seats that still have to act, while the game runs.
    pub turn: Vec<Seat>,
    /// The times of a game with a pace, while it runs.
    pub clock: Option<Clock>,
    /// How long bots wait before a move.
    pub bot_pace: BotPace,
    /// The table of the rematch, once it has been offered.
    pub rematch: Option<String>,
    /// The seats whose people want it.
    pub rematch_wanted: Vec<Seat>,
    /// Whether it is dealt: all of them want it.
    pub rematch_dealt: bool,
    /// How the game ended, by seat.
    pub standings: Option<Vec<Place>>,
    /// The game's `Result` document, once it is over.
    #[schemars(schema_with = "documents::result")]
    pub result: Option<Value>,
}

/// A seat.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, JsonSchema)]
// On the wire, each flag has its own meaning.
#[allow(clippy::struct_excessive_bools)]
pub struct SeatDoc {
    /// The kind of its occupant.
    pub kind: SeatKind,
    /// The name of its occupant.
    pub name: Option<String>,
    /// Its chosen colour.
    pub colour: Option<Colour>,
    /// The level of a bot.
    pub bot: Option<String>,
    /// Whether a person is ready to start; bots are, and the host need not be.
    pub ready: bool,
    /// Whether it is a seat of the host.
    pub host: bool,
    /// Whether its person is connected.
    pub here: bool,
    /// Since when its person is disconnected, in milliseconds since 1970.
    pub away_since: Option<Millis>,
    /// What its person looks at.
    pub attention: Attention,
    /// Whether a bot plays for its person.
    pub lent: bool,
    /// The seats that voted to lend it.
    pub votes: Vec<Seat>,
    /// Whether the others may vote to lend it.
    pub can_lend: bool,
    /// Whether its person has been away so long, at the pace of the table, that the host may make a
    /// code that lets a stand-in play it.
    pub long_away: bool,
    /// When the host may do so if the person stays away, in milliseconds since 1970; none while the
    /// person is present, or where the time for a move has to run out first.
    pub code_from: Option<Millis>,
    /// Whether a stand-in plays, or may.
    pub stand_in: Option<StandIn>,
}

/// What the host has arranged for the seat of a person who is away.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, JsonSchema)]
#[serde(rename_all = "snake_case")]
pub enum StandIn {
    /// A person with the host's code may sit down.
    Offered,
    /// A stand-in has used such a code; the owner may take the seat back.
    Plays,
}

/// The times of a game with a pace.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, JsonSchema)]
pub struct Clock {
    /// The server's time, in milliseconds since 1970.
    pub now: Millis,
    /// When a bot moves once for the first seat that is late, in milliseconds since 1970.
    pub deadline: Option<Millis>,
    /// By seat, the milliseconds left in its reserve; none for bots and for games without a
    /// reserve.
    pub reserves: Vec<Option<Millis>>,
}

/// How a seat ended.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, JsonSchema)]
pub struct Place {
    /// Its score.
    pub score: i32,
    /// 1 for the winner.
    pub rank: u8,
}

/// A game that can be played here.
#[derive(Clone, Debug, Serialize, JsonSchema)]
pub struct GameInfo {
    /// Its name.
    pub name: &'static str,
    /// Its name in a sentence.
    pub title: &'static str,
    /// The numbers of players that can sit at a table.
    pub players: Vec<u8>,
    /// The options of its set-up.
    pub options: Vec<OptionInfo>,
    /// The bots that can sit at a table, from the weakest.
    pub bots: Vec<BotInfo>,
    /// The ids of its rules, in their order.
    pub rules: Vec<&'static str>,
    /// The source of each of them, in the same order, as letters: R a printed rulebook, P a public
    /// page, D follows from these, H a house rule of ours; empty if the game does not say.
    pub sources: Vec<&'static str>,
    /// Whether seats have secrets from each other.
    pub has_secrets: bool,
}

/// An option of a set-up.
#[derive(Clone, Debug, Serialize, JsonSchema)]
pub struct OptionInfo {
    /// Its name.
    pub key: &'static str,
    /// How a value is written.
    pub kind: OptionKind,
    /// Its choices.
    pub choices: Vec<OptionChoice>,
    /// For an option with a choice per seat: whether the first choice is for all seats, and each of
    /// the others for one seat at most.
    pub once: bool,
    /// Whether other values are allowed too: the game's message `other-` and its key describes
    /// them.
    pub other: bool,
    /// The condition without which it means nothing and is refused.
    pub when: Option<OptionWhen>,
    /// The rule that it varies.
    pub rule: &'static str,
}

/// A choice of an option.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, JsonSchema)]
pub struct OptionChoice {
    /// Its name.
    pub name: String,
    /// The other choices that it can only be chosen with.
    pub needs: Vec<&'static str>,
    /// The other choices that it cannot be chosen with.
    pub excludes: Vec<&'static str>,
    /// What must be chosen of other options.
    pub asks: Vec<OptionWhen>,
}

/// A choice of another option.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, JsonSchema)]
pub struct OptionWhen {
    /// The other option.
    pub key: &'static str,
    /// The choice required there, alone or among others.
    pub choice: &'static str,
}

/// A bot.
#[derive(Clone, Debug, Serialize, JsonSchema)]
pub struct BotInfo {
    /// Its level.
    pub name: &'static str,
}
