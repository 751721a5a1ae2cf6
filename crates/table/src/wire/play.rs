//! The game, as one observer may know it.

use catalog::Text;
use kernel::Seat;
use schemars::JsonSchema;
use serde::Serialize;
use serde_json::Value;

use super::{Millis, Patch, Problem, TableDoc, documents};

/// The current state of a game, as one observer sees it.
#[derive(Clone, Debug, PartialEq, Serialize, JsonSchema)]
pub struct Now {
    /// The number of this observer's last step: send it as `expect` and `since`.
    pub seq: u64,
    /// The game's `View` document.
    #[schemars(schema_with = "documents::view")]
    pub view: Text,
    /// Who is to act.
    pub turn: Turn,
    /// The legal actions of the observer's seat; null if it may not act.
    #[schemars(schema_with = "documents::offers")]
    pub offers: Option<Text>,
    /// Why the seat cannot take back its last act; null if it can.
    pub take_back: Option<Problem>,
}

/// The current state and all steps that led to it.
#[derive(Clone, Debug, PartialEq, Serialize, JsonSchema)]
pub struct State {
    /// The observer's seat; null for a spectator.
    pub seat: Option<Seat>,
    /// The current state.
    #[serde(flatten)]
    pub now: Now,
    /// Every step so far.
    pub steps: Vec<Step>,
}

/// A step, as one observer sees it.
#[derive(Clone, Debug, PartialEq, Serialize, JsonSchema)]
pub struct Step {
    /// Its number among this observer's steps, from 1.
    pub seq: u64,
    /// When it happened, in milliseconds since 1970.
    pub at: Millis,
    /// The seat that acted; null for luck.
    pub seat: Option<Seat>,
    /// Whether a bot did it.
    pub bot: bool,
    /// Whether the seat was lent to that bot. If it was not, and is a person's, their time ran out.
    #[serde(default, skip_serializing_if = "std::ops::Not::not")]
    pub lent: bool,
    /// Whether the seat took back its last act.
    pub taken_back: bool,
    /// How many earlier steps it undoes.
    pub undoes: u64,
    /// The game's `Event` documents.
    #[schemars(schema_with = "documents::events")]
    pub events: Text,
    /// In a history: the patch from the view before it to the one after it.
    #[serde(skip_serializing_if = "Option::is_none")]
    pub patch: Option<Patch>,
}

/// The steps of a game so far, or a page of them, with all views.
#[derive(Clone, Debug, PartialEq, Serialize, JsonSchema)]
pub struct History {
    /// The game's `View` document before the first of these steps.
    #[schemars(schema_with = "documents::view")]
    pub view: Text,
    /// The steps, each with its `patch`; at most 200.
    pub steps: Vec<Step>,
    /// The `since` of the next ones; nothing if these are the last.
    pub next: Option<u64>,
}

/// The constant data of a game: its `Tables` document.
#[derive(Clone, Debug, PartialEq, Serialize, JsonSchema)]
#[serde(transparent)]
pub struct Tables(#[schemars(schema_with = "documents::tables")] pub Value);

/// A counted game: its `Count` document.
#[derive(Clone, Debug, PartialEq, Serialize, JsonSchema)]
#[serde(transparent)]
pub struct Counted(#[schemars(schema_with = "documents::count")] pub Value);

/// Who is to act.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, JsonSchema)]
pub struct Turn {
    /// The kind of turn.
    pub kind: TurnKind,
    /// The seats that still have to act.
    pub seats: Vec<Seat>,
}

/// A kind of turn.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, JsonSchema)]
#[serde(rename_all = "lowercase")]
pub enum TurnKind {
    /// One seat, in public.
    Seat,
    /// Several seats, each in secret.
    Together,
    /// No seat: a draw comes next.
    Luck,
    /// No seat: the game is over.
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

/// Every entry that a seat may send now.
#[derive(Clone, Debug, PartialEq, Serialize, JsonSchema)]
pub struct Choices {
    /// The number of the seat's last step: send it as `expect`.
    pub seq: u64,
    /// The game's `Entry` documents, in a stable order; none if it may not act.
    #[schemars(schema_with = "documents::entries")]
    pub entries: Text,
    /// If requested, the effect of each: the game's `Choice` documents in the same order.
    #[serde(skip_serializing_if = "Option::is_none")]
    #[schemars(schema_with = "documents::abouts")]
    pub abouts: Option<Vec<Value>>,
}

/// The news since a step number. Before the deal there is no game; after it, the whole `state` if that
/// is shorter or the number is unknown, and otherwise the `steps`.
#[derive(Clone, Debug, PartialEq, Serialize, JsonSchema)]
pub struct Update {
    /// The table.
    pub table: TableDoc,
    /// A mark of the current version of the table: send it as `mark`, so that you miss no change
    /// between two requests.
    pub mark: String,
    /// The whole state.
    #[serde(skip_serializing_if = "Option::is_none")]
    pub state: Option<State>,
    /// The steps since then.
    #[serde(skip_serializing_if = "Option::is_none")]
    pub steps: Option<Vec<Step>>,
    /// The state after them.
    #[serde(skip_serializing_if = "Option::is_none")]
    pub now: Option<Now>,
    /// The operator's announcement to all, such as an update.
    #[serde(skip_serializing_if = "Option::is_none")]
    pub announcement: Option<String>,
}
