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
    /// The game whose messages tell `why`; none where the server itself refuses.
    #[serde(skip_serializing_if = "Option::is_none")]
    pub game: Option<String>,
    /// What is wrong as data, of which a page in any language makes a sentence: `why`, its first
    /// field, names the message, and the others are what it may say. Of a refusal by the rules of a
    /// game it is the game's `Refusal` document, of a set-up that cannot be played its `SetupFault`.
    #[serde(skip_serializing_if = "Option::is_none")]
    pub why: Option<Value>,
    /// The same as an English sentence.
    pub text: String,
    /// Of several entries that were sent as one input, which it is about, from 0.
    #[serde(skip_serializing_if = "Option::is_none")]
    pub at: Option<usize>,
    /// After how many seconds to send the same request again: the server has not acted on it.
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

/// How fast a game is played.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, Serialize, Deserialize, JsonSchema)]
#[serde(tag = "kind", rename_all = "snake_case", deny_unknown_fields)]
pub enum Pace {
    /// As everybody likes.
    #[default]
    Untimed,
    /// In one sitting: what a move takes beyond its own time is taken from the reserve.
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

/// How long bots let people watch before they move.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, Serialize, Deserialize, JsonSchema)]
#[serde(rename_all = "snake_case")]
pub enum BotPace {
    /// As long as the server is set to.
    #[default]
    Calm,
    /// A quarter of that.
    Quick,
    /// Not at all.
    AtOnce,
}

/// How far a table has come.
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

/// Who sits on a seat.
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

/// What everybody may know of a table; `you` and `host` are for who asks.
#[derive(Clone, Debug, PartialEq, Serialize, JsonSchema)]
// On the wire, each flag has its own meaning.
#[allow(clippy::struct_excessive_bools)]
pub struct TableDoc {
    /// Its name in links: `/t/ID` is the table, for people.
    pub id: String,
    /// What people call it.
    pub name: String,
    /// The game: a `name` of `/api/games`.
    pub game: String,
    /// How far it has come.
    pub status: Status,
    /// How many seats it has.
    pub players: usize,
    /// The options of its set-up; the others have their defaults.
    pub options: BTreeMap<String, String>,
    /// Whether everybody may find it and sit down.
    pub public: bool,
    /// Whether reactions and lines of words are off.
    pub quiet: bool,
    /// Whether people practise at it: it began in a position, and everything may be taken back.
    #[serde(default, skip_serializing_if = "std::ops::Not::not")]
    pub practice: bool,
    /// How fast it is played.
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
    /// How many watch without a seat.
    pub spectators: usize,
    /// The lines of words since the table was opened, or since the game ended, and other signals of the last
    /// ten seconds; the oldest first.
    pub signals: Vec<Signalled>,
    /// The SHA-256 hash, in hexadecimal digits, of the secret that all luck follows from.
    pub commitment: String,
    /// That secret, once the game is over.
    pub secret: Option<String>,
    /// The seats that owe something, while the game runs.
    pub turn: Vec<Seat>,
    /// The times of a game with a pace, while it runs.
    pub clock: Option<Clock>,
    /// How long bots let people watch before they move.
    pub bot_pace: BotPace,
    /// The table of the rematch, once it has been offered.
    pub rematch: Option<String>,
    /// The seats whose people want it.
    pub rematch_wanted: Vec<Seat>,
    /// Whether it is dealt: everybody wants it.
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
    /// Who sits there.
    pub kind: SeatKind,
    /// The name of who sits there.
    pub name: Option<String>,
    /// The colour that was chosen for it.
    pub colour: Option<Colour>,
    /// The level of a bot.
    pub bot: Option<String>,
    /// Whether a person is ready to start; bots are, and the host need not be.
    pub ready: bool,
    /// Whether it is a seat of the host.
    pub host: bool,
    /// Whether its person is connected.
    pub here: bool,
    /// Since when its person is not, in milliseconds since 1970.
    pub away_since: Option<Millis>,
    /// What its person looks at.
    pub attention: Attention,
    /// Whether a bot plays for its person.
    pub lent: bool,
    /// The seats that voted to lend it.
    pub votes: Vec<Seat>,
    /// Whether the others may vote to lend it.
    pub can_lend: bool,
    /// Whether its person has been away for so long, at the pace of the table, that the host may make a
    /// code for it, with which a stand-in plays.
    pub long_away: bool,
    /// When the host may do so if the person stays away, in milliseconds since 1970; none while the
    /// person is here, or where the time for a move has to run out first.
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
    /// What time the server has, in milliseconds since 1970.
    pub now: Millis,
    /// When a bot moves once for the first seat that is late, in milliseconds since 1970.
    pub deadline: Option<Millis>,
    /// By seat, the milliseconds that are left in its reserve; none for bots and without one.
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
    /// Where each of them comes from, in the same order, as letters: R a printed rulebook, P a public
    /// page, D follows from these, H a house rule of ours; empty if the game does not say.
    pub sources: Vec<&'static str>,
    /// Whether a seat may know what another does not.
    pub has_secrets: bool,
}

/// An option of a set-up.
#[derive(Clone, Debug, Serialize, JsonSchema)]
pub struct OptionInfo {
    /// Its name.
    pub key: &'static str,
    /// How a value is written.
    pub kind: OptionKind,
    /// What can be chosen.
    pub choices: Vec<OptionChoice>,
    /// Of what each seat has its own: whether the first choice is for all seats, and each of the others for one at
    /// most.
    pub once: bool,
    /// Whether something else may be written too: the game's message `other-` and its key says what.
    pub other: bool,
    /// Without what it means nothing and is refused.
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
    /// What is chosen there, among others or alone.
    pub choice: &'static str,
}

/// A bot.
#[derive(Clone, Debug, Serialize, JsonSchema)]
pub struct BotInfo {
    /// Its level.
    pub name: &'static str,
}
