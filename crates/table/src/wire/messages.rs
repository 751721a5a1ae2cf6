//! The messages of a socket.

use kernel::Seat;
use schemars::JsonSchema;
use serde::{Deserialize, Serialize};
use serde_json::Value;

use super::asked::Tried;
use super::documents;
use super::{Attention, Now, Patch, Problem, Signalled, State, Step, TableDoc};

/// A message that a client sends over the socket of a table. The first message must be `look`.
#[derive(Clone, Debug, Deserialize, JsonSchema)]
#[serde(tag = "type", rename_all = "snake_case", deny_unknown_fields)]
pub enum ClientMessage {
    /// Starts observing, from a step on; may be sent again at any time.
    Look {
        /// One of your seats; null for a spectator.
        seat: Option<Seat>,
        /// The number of the last step that you know as this observer; null for the whole state.
        since: Option<u64>,
    },
    /// A seat acts.
    Input {
        /// Your id for this input, 1 to 64 letters, digits, `-` or `_`: however often you send it,
        /// it counts once.
        id: String,
        /// The seat.
        seat: Seat,
        /// The `seq` of the state that your choice is based on, as this seat sees it.
        expect: u64,
        /// The game's `Entry` document.
        #[schemars(schema_with = "documents::entry")]
        entry: Value,
        /// More entries of this seat in the same input, in order, at most 63: all count or none.
        /// The turn must stay with the seat until the last; a refusal names the failing one in
        /// `at`.
        #[serde(default)]
        #[schemars(schema_with = "documents::entries")]
        then: Vec<Value>,
    },
    /// A seat takes back its last act.
    TakeBack {
        /// Your id for this, like that of an input.
        id: String,
        /// The seat.
        seat: Seat,
        /// The `seq` of the state that your choice is based on, as this seat sees it.
        expect: u64,
        /// Whether to go back to the beginning; only at a practice table.
        #[serde(default)]
        all: bool,
    },
    /// Asks whether an entry would be legal. Nothing changes.
    Check {
        /// Your id for the question.
        id: String,
        /// The seat.
        seat: Seat,
        /// The game's `Entry` document.
        #[schemars(schema_with = "documents::entry")]
        entry: Value,
    },
    /// Asks a question about the position, such as why something cannot be done there.
    Ask {
        /// Your id for the question.
        id: String,
        /// The seat.
        seat: Seat,
        /// The game's `Question` document.
        #[schemars(schema_with = "documents::question")]
        question: Value,
    },
    /// Tries entries of a seat. Nothing changes.
    Try {
        /// Your id for the question.
        id: String,
        /// The seat.
        seat: Seat,
        /// The game's `Entry` documents, in order, at most 64.
        #[schemars(schema_with = "documents::entries")]
        entries: Vec<Value>,
    },
    /// What a player looks at now, and the progress of a step of several parts. All others receive
    /// it (`attention`); there is no answer.
    Attend {
        /// One of your seats.
        seat: Seat,
        /// The look and the progress.
        attention: Attention,
    },
    /// Tests the connection. Browsers hide the pings of the server from a page.
    Ping,
}

/// A message that the server sends over the socket of a table.
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
    /// A step. The state after it is whole (`state`) or a patch to the state after the previous
    /// step (`patch`). Of several simultaneous steps only the last has offers.
    Step {
        /// The step.
        step: Step,
        /// The state after it.
        #[serde(skip_serializing_if = "Option::is_none")]
        state: Option<Box<Now>>,
        /// The patch from the state after the previous step (the members that a `state` of this
        /// message has) to the state after this one. Send `look` again if you do not know the
        /// former.
        #[serde(skip_serializing_if = "Option::is_none")]
        patch: Option<Patch>,
    },
    /// The current state: the answer to `look` if you missed nothing.
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
    /// What players look at (`attention` of each seat), when it has changed.
    Attention {
        /// By seat.
        seats: Vec<Attention>,
    },
    /// A signal from a player to the others, outside the game.
    Signalled {
        /// The signal.
        #[serde(flatten)]
        told: Signalled,
    },
    /// The operator's announcement to all, such as an update; null when it ends.
    Announced {
        /// The announcement.
        text: Option<String>,
    },
    /// An input was accepted.
    Ack {
        /// Your id for it.
        id: String,
        /// The number of its step for its seat.
        seq: u64,
    },
    /// An input was refused.
    Refused {
        /// Your id for it.
        id: String,
        /// The refusal.
        error: Problem,
        /// The state of its seat, if the `seq` of the input was outdated.
        state: Option<Box<State>>,
    },
    /// The answer to `check`.
    Checked {
        /// Your id for the question.
        id: String,
        /// The refusal; null if it would be legal.
        error: Option<Problem>,
        /// Its effect; null if it would not be legal.
        #[schemars(schema_with = "documents::choice")]
        about: Option<Value>,
    },
    /// The answer to `ask`.
    Answer {
        /// Your id for the question.
        id: String,
        /// Why there is no answer; null if there is one.
        error: Option<Problem>,
        /// The game's `Answer` document.
        #[schemars(schema_with = "documents::answer")]
        answer: Option<Value>,
    },
    /// The answer to `try`.
    Tried {
        /// Your id for the question.
        id: String,
        /// Why the try failed; null if it did not.
        error: Option<Problem>,
        /// The result; empty if the try failed.
        #[serde(flatten)]
        tried: Tried,
    },
    /// A message could not be read, or the observer's seat is not yours.
    Failed {
        /// The refusal.
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
