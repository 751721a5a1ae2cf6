//! The documents on the wire: requests and answers.

mod asked;
mod documents;
mod messages;
mod patch;
mod play;
mod puzzles;
mod refused;
mod reviews;
mod signals;
mod tables;

pub use asked::*;
pub use documents::of_any_game;
pub use messages::{ClientMessage, ServerMessage};
pub use patch::{Changes, Patch, patch};
pub use play::{Choices, Counted, History, Now, State, Step, Tables, Turn, TurnKind, Update};
pub use puzzles::{AtPuzzle, FromPuzzle, PuzzleChoices, PuzzlePlan, Puzzles};
pub use refused::ErrorBody;
pub use reviews::{
    AtReview, NewChoice, NewReview, ReviewMoment, ReviewMoments, ReviewState, ReviewStatus,
    WhichDecision, WhichParts,
};
pub use signals::{Attention, NewSignal, Progress, Reaction, Signal, Signalled};
pub use tables::{
    BotInfo, BotPace, Clock, Colour, GameInfo, OptionChoice, OptionInfo, OptionWhen, Pace, Place,
    Problem, SeatDoc, SeatKind, StandIn, Status, TableDoc,
};

pub use ledger::Millis;
