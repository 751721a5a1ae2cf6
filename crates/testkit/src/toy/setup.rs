//! The set-up.

use std::fmt;

use kernel::{Fault, Faults, RefusalDoc};
use schemars::JsonSchema;
use serde::{Deserialize, Serialize};
use serde_json::Value;

/// The set-up (TOY-1, TOY-5).
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Setup {
    /// How many seats play: 2 to 4.
    pub seats: u8,
    /// How many rounds: 1 to 4.
    pub rounds: u8,
    /// What happens to a pot that nobody wins.
    pub tie: Tie,
}

/// What happens to a pot that nobody wins (TOY-5).
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
#[derive(Clone, Debug, PartialEq, Eq, Serialize, JsonSchema)]
#[serde(tag = "why", rename_all = "snake_case")]
#[schemars(rename = "ToySetupFault")]
#[non_exhaustive]
pub enum SetupFault {
    /// This many seats cannot play.
    Seats {
        /// The requested number.
        seats: u8,
    },
    /// This many rounds cannot be played.
    Rounds {
        /// The requested number.
        rounds: u8,
    },
    /// There is no such revision of the rules.
    Revision {
        /// The requested revision.
        rules: u32,
    },
    /// There is no such option.
    Option {
        /// The requested key.
        key: String,
    },
    /// The option `tie` or `rounds` has no such value.
    Value {
        /// The requested value.
        value: String,
    },
}

impl Setup {
    /// Every reason why this set-up cannot be played.
    pub(super) fn faults(self) -> Vec<SetupFault> {
        let (seats, rounds) = (self.seats, self.rounds);
        let bad_seats = (!(2..=4).contains(&seats)).then_some(SetupFault::Seats { seats });
        let bad_rounds = (!(1..=4).contains(&rounds)).then_some(SetupFault::Rounds { rounds });
        bad_seats.into_iter().chain(bad_rounds).collect()
    }
}

impl Fault for SetupFault {
    fn code(&self) -> &'static str {
        match self {
            SetupFault::Seats { .. } => "seats",
            SetupFault::Rounds { .. } => "rounds",
            SetupFault::Revision { .. } => "revision",
            SetupFault::Option { .. } => "option",
            SetupFault::Value { .. } => "value",
        }
    }

    fn rule(&self) -> Option<&'static str> {
        matches!(self, SetupFault::Seats { .. } | SetupFault::Rounds { .. }).then_some("TOY-1")
    }

    fn document(&self) -> Option<Value> {
        RefusalDoc::json(self)
    }
}

impl std::error::Error for SetupFault {}

impl fmt::Display for SetupFault {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        write!(f, "{self:?}")
    }
}
