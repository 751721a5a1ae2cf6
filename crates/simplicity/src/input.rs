//! Inputs: actions of seats and outcomes of chance.

use serde::{Deserialize, Serialize};

use crate::city::Space;
use crate::pieces::{Face, Slot, Strip, Team, Tile};

/// What a seat does for one of its teams.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash, Serialize, Deserialize)]
#[serde(rename_all = "snake_case")]
pub enum Action {
    /// Block a slot for this round (SIM-3.2).
    Block {
        /// The last team of the turn order.
        team: Team,
        /// The slot.
        slot: Slot,
    },
    /// Take a tile and build it (SIM-3.4).
    Take {
        /// The team whose turn it is.
        team: Team,
        /// The slot of the tile, which the pawn moves to.
        slot: Slot,
        /// Where it is built.
        space: Space,
    },
}

impl Action {
    /// The team that acts.
    pub const fn team(self) -> Team {
        match self {
            Action::Block { team, .. } | Action::Take { team, .. } => team,
        }
    }

    /// The slot that is blocked or taken from.
    pub const fn slot(self) -> Slot {
        match self {
            Action::Block { slot, .. } | Action::Take { slot, .. } => slot,
        }
    }
}

/// What chance decides.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash, Serialize, Deserialize)]
#[serde(rename_all = "snake_case")]
pub enum Chance {
    /// The strip of the next column (SIM-2.3).
    Strip(Strip),
    /// The face of round 1 (SIM-2.6).
    Face(Face),
    /// The next team of the first turn order (SIM-2.8).
    Pawn(Team),
    /// The tile of the next slot (SIM-2.7, SIM-4.2).
    Tile(Tile),
}

/// An input of Simplicity.
pub type Input = kernel::Input<Action, Chance>;
