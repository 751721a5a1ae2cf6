//! A game as one observer may know it.

use kernel::Seat;
use schemars::JsonSchema;
use serde::Serialize;
use serde_json::Value;

use super::{Millis, Problem, TableDoc, documents};

/// How it stands now.
#[derive(Clone, Debug, PartialEq, Serialize, JsonSchema)]
pub struct Now {
    /// The number of the last step that this observer was told of: send it as `expect` and `since`.
    pub seq: u64,
    /// The game's `View` document.
    #[schemars(schema_with = "documents::view")]
    pub view: Value,
    /// Who is to act.
    pub turn: Turn,
    /// What the observer's seat may do, all of it; empty if it may not act.
    pub choices: Vec<Choice>,
    /// Why the seat cannot take back what it did last; null if it can.
    pub take_back: Option<Problem>,
}

/// How it stands now and how it came about.
#[derive(Clone, Debug, PartialEq, Serialize, JsonSchema)]
pub struct State {
    /// Whose eyes these are; null for a spectator's.
    pub seat: Option<Seat>,
    /// How it stands now.
    #[serde(flatten)]
    pub now: Now,
    /// Every step so far, without its view.
    pub steps: Vec<Step>,
}

/// Something that happened, as one observer is told.
#[derive(Clone, Debug, PartialEq, Serialize, JsonSchema)]
pub struct Step {
    /// Its number among the steps that this observer was told of, from 1.
    pub seq: u64,
    /// When it happened, in milliseconds since 1970.
    pub at: Millis,
    /// Who acted; null for luck.
    pub seat: Option<Seat>,
    /// Whether a bot did it.
    pub bot: bool,
    /// Whether the seat took back what it did last.
    pub taken_back: bool,
    /// How many earlier steps it undoes.
    pub undoes: u64,
    /// The game's `Event` documents.
    #[schemars(schema_with = "documents::events")]
    pub events: Vec<Value>,
    /// The game's `View` document after it, where it is told.
    #[serde(skip_serializing_if = "Option::is_none")]
    #[schemars(schema_with = "documents::view")]
    pub view: Option<Value>,
}

/// Every step so far with its view.
#[derive(Clone, Debug, PartialEq, Serialize, JsonSchema)]
#[serde(transparent)]
pub struct History(pub Vec<Step>);

/// Who is to act.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, JsonSchema)]
pub struct Turn {
    /// In what way.
    pub kind: TurnKind,
    /// The seats that owe something.
    pub seats: Vec<Seat>,
}

/// In what way somebody is to act.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, JsonSchema)]
#[serde(rename_all = "lowercase")]
pub enum TurnKind {
    /// One seat, openly.
    Seat,
    /// Several seats, each in secret.
    Together,
    /// Nobody: luck is due.
    Luck,
    /// Nobody: the game is over.
    Over,
}

impl From<kernel::Turn> for Turn {
    fn from(turn: kernel::Turn) -> Turn {
        let (kind, seats) = match turn {
            kernel::Turn::Seat(seat) => (TurnKind::Seat, vec![seat]),
            kernel::Turn::Together(seats) => (TurnKind::Together, seats.iter().collect()),
            kernel::Turn::Chance => (TurnKind::Luck, Vec::new()),
            kernel::Turn::Over => (TurnKind::Over, Vec::new()),
        };
        Turn { kind, seats }
    }
}

/// Something that a seat may do.
#[derive(Clone, Debug, PartialEq, Serialize, JsonSchema)]
pub struct Choice {
    /// The game's `Entry` document: what to send.
    #[schemars(schema_with = "documents::entry")]
    pub entry: Value,
    /// The game's `Choice` document: what it would bring.
    #[schemars(schema_with = "documents::choice")]
    pub about: Value,
}

/// What is new since a number: nothing of the game before it is dealt, the whole `state` if that
/// is shorter or the number unknown, and the `steps` otherwise.
#[derive(Clone, Debug, PartialEq, Serialize, JsonSchema)]
pub struct Update {
    /// The table.
    pub table: TableDoc,
    /// A mark of the table as it is: send it as `mark`, so that no change is missed between two
    /// requests.
    pub mark: String,
    /// The whole state.
    #[serde(skip_serializing_if = "Option::is_none")]
    pub state: Option<State>,
    /// The steps since then, with views.
    #[serde(skip_serializing_if = "Option::is_none")]
    pub steps: Option<Vec<Step>>,
    /// How it stands after them.
    #[serde(skip_serializing_if = "Option::is_none")]
    pub now: Option<Now>,
}
