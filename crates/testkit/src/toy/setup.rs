//! What is agreed before the game.

use std::fmt;

use kernel::{Fault, Faults};
use schemars::JsonSchema;
use serde::{Deserialize, Serialize};

/// What is agreed before the game (TOY-1, TOY-5).
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Setup {
    /// How many seats play: 2 to 4.
    pub seats: u8,
    /// How many rounds: 1 to 4.
    pub rounds: u8,
    /// What becomes of a pot that nobody wins.
    pub tie: Tie,
}

/// What becomes of a pot that nobody wins (TOY-5).
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, Serialize, Deserialize, JsonSchema)]
#[serde(rename_all = "snake_case")]
#[schemars(rename = "ToyTie")]
pub enum Tie {
    /// It is lost.
    #[default]
    Lost,
    /// It stays for the next round.
    Carried,
}

/// Every reason why a set-up cannot be played.
pub type BadSetup = Faults<SetupFault>;

/// One reason why a set-up cannot be played.
#[derive(Clone, Debug, PartialEq, Eq)]
#[non_exhaustive]
pub enum SetupFault {
    /// So many seats cannot play.
    Seats(u8),
    /// So many rounds cannot be played.
    Rounds(u8),
    /// There is no such revision of the rules.
    Revision(u32),
    /// There is no such option.
    Option(String),
    /// The option `tie` or `rounds` has no such value.
    Value(String),
}

impl Setup {
    /// Every reason why this set-up cannot be played.
    pub(super) fn faults(self) -> Vec<SetupFault> {
        let seats = (!(2..=4).contains(&self.seats)).then_some(SetupFault::Seats(self.seats));
        let rounds = (!(1..=4).contains(&self.rounds)).then_some(SetupFault::Rounds(self.rounds));
        seats.into_iter().chain(rounds).collect()
    }
}

impl Fault for SetupFault {
    fn code(&self) -> &'static str {
        match self {
            SetupFault::Seats(_) => "seats",
            SetupFault::Rounds(_) => "rounds",
            SetupFault::Revision(_) => "revision",
            SetupFault::Option(_) => "option",
            SetupFault::Value(_) => "value",
        }
    }

    fn rule(&self) -> Option<&'static str> {
        matches!(self, SetupFault::Seats(_) | SetupFault::Rounds(_)).then_some("TOY-1")
    }
}

impl std::error::Error for SetupFault {}

impl fmt::Display for SetupFault {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match self {
            SetupFault::Seats(seats) => write!(f, "2 to 4 seats can play, not {seats} (TOY-1)"),
            SetupFault::Rounds(rounds) => {
                write!(f, "1 to 4 rounds can be played, not {rounds} (TOY-1)")
            }
            SetupFault::Revision(rules) => write!(f, "revision {rules} of the rules is not known"),
            SetupFault::Option(key) => {
                write!(f, "there is no option {key:?}: the options are rounds and tie")
            }
            SetupFault::Value(value) => {
                write!(f, "{value:?} is no value: rounds is 1 to 4, tie is lost or carried")
            }
        }
    }
}
