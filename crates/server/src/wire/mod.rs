//! The documents that go over the wire: what is asked and what is answered.

mod asked;
pub(crate) mod documents;
mod messages;
mod play;
mod tables;

pub use asked::*;
pub use messages::{ClientMessage, ServerMessage};
pub use play::{Choice, History, Now, State, Step, Turn, TurnKind, Update};
pub use tables::{
    BotInfo, Clock, Colour, ErrorBody, GameInfo, OptionInfo, Pace, Place, Problem, Rule, SeatDoc,
    SeatKind, Status, TableDoc,
};

pub use store::Millis;
