//! The messages of a socket.

use kernel::Seat;
use schemars::JsonSchema;
use serde::{Deserialize, Serialize};
use serde_json::Value;

use super::asked::Tried;
use super::documents;
use super::{Attention, Now, Patch, Problem, Signalled, State, Step, TableDoc};

/// What a client sends over the socket of a table. The first message must be `look`.
#[derive(Clone, Debug, Deserialize, JsonSchema)]
#[serde(tag = "type", rename_all = "snake_case", deny_unknown_fields)]
pub enum ClientMessage {
    /// Whose eyes, and from where on; again at any time.
    Look {
        /// A seat of yours; null to watch.
        seat: Option<Seat>,
        /// The number of the last step that you know with these eyes; null for the whole state.
        since: Option<u64>,
    },
    /// A seat acts.
    Input {
        /// Your name for this input, 1 to 64 letters, digits, `-` or `_`: however often it is
        /// sent, it counts once.
        id: String,
        /// The seat.
        seat: Seat,
        /// The `seq` of the state that you chose by, as this seat sees it.
        expect: u64,
        /// The game's `Entry` document.
        #[schemars(schema_with = "documents::entry")]
        entry: Value,
        /// More entries of this seat that belong to the same input, in order, at most 63: all count
        /// or none. The turn must stay with the seat until the last; a refusal says `at` which.
        #[serde(default)]
        #[schemars(schema_with = "documents::entries")]
        then: Vec<Value>,
    },
    /// A seat takes back what it did last.
    TakeBack {
        /// Your name for this, as of an input.
        id: String,
        /// The seat.
        seat: Seat,
        /// The `seq` of the state that you chose by, as this seat sees it.
        expect: u64,
        /// Whether to go back to the beginning; only at a practice table.
        #[serde(default)]
        all: bool,
    },
    /// Would it be legal? Nothing changes.
    Check {
        /// Your name for the question.
        id: String,
        /// The seat.
        seat: Seat,
        /// The game's `Entry` document.
        #[schemars(schema_with = "documents::entry")]
        entry: Value,
    },
    /// A question about the position, such as why something cannot be done there.
    Ask {
        /// Your name for the question.
        id: String,
        /// The seat.
        seat: Seat,
        /// The game's `Question` document.
        #[schemars(schema_with = "documents::question")]
        question: Value,
    },
    /// What would be if the seat did all that? Nothing changes.
    Try {
        /// Your name for the question.
        id: String,
        /// The seat.
        seat: Seat,
        /// The game's `Entry` documents, one after the other, at most 64.
        #[schemars(schema_with = "documents::entries")]
        entries: Vec<Value>,
    },
    /// What a player looks at now, and how far a step of several parts has come. Everybody learns it
    /// (`attention`); there is no answer.
    Attend {
        /// A seat of yours.
        seat: Seat,
        /// What it is.
        attention: Attention,
    },
    /// Is the connection alive? Browsers hide the pings of the server from a page.
    Ping,
}

/// What the server sends over the socket of a table.
#[derive(Clone, Debug, PartialEq, Serialize, JsonSchema)]
#[serde(tag = "type", rename_all = "snake_case")]
pub enum ServerMessage {
    /// The whole state, once the game is dealt.
    State {
        /// The table.
        table: Box<TableDoc>,
        /// The game.
        state: Box<State>,
    },
    /// Something happened. How it stands after it is told whole or as what has changed since the
    /// step before. Of several that happen at once only the last tells offers.
    Step {
        /// What happened.
        step: Step,
        /// How it stands after it.
        #[serde(skip_serializing_if = "Option::is_none")]
        state: Option<Box<Now>>,
        /// What turns how it stood after the step before (the members that a `state` of this
        /// message has) into how it stands now. Look again if you do not know that.
        #[serde(skip_serializing_if = "Option::is_none")]
        patch: Option<Patch>,
    },
    /// How it stands: the answer to `look` if nothing was missed.
    Now {
        /// The table.
        table: Box<TableDoc>,
        /// The game.
        state: Box<Now>,
    },
    /// Seats, presence, votes, clock or status have changed. It answers `look` before the deal.
    Table {
        /// The table.
        table: Box<TableDoc>,
    },
    /// What players look at (`attention` of each seat), when that has changed.
    Attention {
        /// By seat.
        seats: Vec<Attention>,
    },
    /// A player tells the others something, outside the game.
    Signalled {
        /// What it is.
        #[serde(flatten)]
        told: Signalled,
    },
    /// The operator announces something to everybody, such as an update; null when that is over.
    Announced {
        /// The announcement.
        text: Option<String>,
    },
    /// An input counts.
    Ack {
        /// Your name for it.
        id: String,
        /// The number of its step for its seat.
        seq: u64,
    },
    /// An input does not count.
    Refused {
        /// Your name for it.
        id: String,
        /// Why not.
        error: Problem,
        /// The state of its seat, if the number was no longer true.
        state: Option<Box<State>>,
    },
    /// The answer to `check`.
    Checked {
        /// Your name for the question.
        id: String,
        /// Why not; null if it would be legal.
        error: Option<Problem>,
        /// What it would bring; null if it would not be legal.
        #[schemars(schema_with = "documents::choice")]
        about: Option<Value>,
    },
    /// The answer to `ask`.
    Answer {
        /// Your name for the question.
        id: String,
        /// Why there is no answer; null if there is one.
        error: Option<Problem>,
        /// The game's `Answer` document.
        #[schemars(schema_with = "documents::answer")]
        answer: Option<Value>,
    },
    /// The answer to `try`.
    Tried {
        /// Your name for the question.
        id: String,
        /// Why nothing could be tried; null if it could.
        error: Option<Problem>,
        /// What would be; nothing in it if nothing could be tried.
        #[serde(flatten)]
        tried: Tried,
    },
    /// A message could not be read, or the eyes are not yours.
    Failed {
        /// What is wrong.
        error: Problem,
    },
    /// The answer to `ping`.
    Pong,
}

impl ServerMessage {
    /// The message as text.
    pub fn text(&self) -> String {
        // All of it fits into JSON.
        serde_json::to_string(self).unwrap_or_default()
    }
}
