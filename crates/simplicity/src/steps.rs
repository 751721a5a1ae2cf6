//! The order of everything that happens: a table computed once per game. The state only counts how far
//! it has come.

use crate::pieces::Slot;
use crate::table_size::TableSize;

/// Rounds of a game (SIM-3.1).
pub(crate) const ROUNDS: u8 = 5;

/// What happens next. Rounds, places and columns count from 0.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Step {
    /// Chance lays a strip (SIM-2.3).
    Strip {
        /// As this column.
        column: u8,
    },
    /// Chance turns up a face of the planning board (SIM-2.6).
    Face,
    /// Chance places a pawn (SIM-2.8).
    Pawn {
        /// At this place of the turn order.
        place: u8,
    },
    /// Chance draws a tile (SIM-2.7, SIM-4.2).
    Tile {
        /// In this round.
        round: u8,
        /// For this slot.
        slot: Slot,
    },
    /// The last team of the turn order blocks a slot (SIM-3.2).
    Block {
        /// In this round.
        round: u8,
    },
    /// A team takes a tile and builds it (SIM-3.4).
    Take {
        /// In this round.
        round: u8,
        /// The team in this place of the turn order.
        place: u8,
    },
    /// Nothing: the game is over.
    Over,
}

impl Step {
    /// The round that this step belongs to, from 1; `None` in the set-up and at the end.
    pub const fn round(self) -> Option<u8> {
        match self {
            Step::Tile { round, .. } | Step::Block { round } | Step::Take { round, .. } => {
                Some(round + 1)
            }
            Step::Strip { .. } | Step::Face | Step::Pawn { .. } | Step::Over => None,
        }
    }
}

/// More than the steps of any game, and a power of two, so that an index needs no check.
pub(crate) const MOST: usize = 128;

/// Every step of a game, in order, then [`Step::Over`]; and how many come before that.
pub(crate) fn of_a_game(size: TableSize, demolition: bool) -> ([Step; MOST], u8) {
    let teams = size.teams() as u8;
    let mut steps: Vec<Step> = Vec::new();
    steps.extend((0..=size.ordinary_strips as u8).map(|column| Step::Strip { column }));
    steps.push(Step::Face);
    steps.extend((0..teams).map(|place| Step::Pawn { place }));
    for round in 0..ROUNDS {
        steps.extend(Slot::ALL.map(|slot| Step::Tile { round, slot }));
        if demolition {
            steps.push(Step::Block { round });
        }
        steps.extend((0..teams).map(|place| Step::Take { round, place }));
    }
    let mut all = [Step::Over; MOST];
    all[..steps.len()].copy_from_slice(&steps);
    (all, steps.len() as u8)
}
