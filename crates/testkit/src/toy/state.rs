//! The full state of a running game.

use kernel::Seat;
use schemars::JsonSchema;
use serde::{Deserialize, Serialize};

/// A card by its value (TOY-2).
#[derive(
    Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord, Serialize, Deserialize, JsonSchema,
)]
#[serde(transparent)]
#[schemars(rename = "ToyCard")]
pub struct Card(pub u8);

/// A chip by its value (TOY-1).
#[derive(
    Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord, Serialize, Deserialize, JsonSchema,
)]
#[serde(transparent)]
#[schemars(rename = "ToyChip")]
pub struct Chip(pub u8);

/// The full state of a running game.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct State {
    /// The undealt cards, lowest first: they have no order until luck draws one.
    pub deck: Vec<Card>,
    /// One per seat.
    pub players: Vec<Player>,
    /// The points nobody has won yet (TOY-5).
    pub pot: u8,
    /// The points nobody can win any more (TOY-5).
    pub lost: u8,
}

/// What one seat has in front of it.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, JsonSchema)]
#[schemars(rename = "ToyPlayer")]
pub struct Player {
    /// Its card, once dealt; in a view, once known.
    pub card: Option<Card>,
    /// The chips it has, lowest first, the chosen one among them.
    pub chips: Vec<Chip>,
    /// The chip that it has chosen in this round; in a view, if known.
    pub chosen: Option<Chip>,
    /// Whether it has committed in this round and not taken that back.
    pub committed: bool,
    /// The chips it has spent, one per round, in their order.
    pub spent: Vec<Chip>,
    /// The points it has won.
    pub points: u8,
}

impl State {
    /// The seat that gets the next card; `None` once every seat has one.
    pub fn next_dealt(&self) -> Option<Seat> {
        self.players.iter().position(|player| player.card.is_none()).map(Seat::new)
    }

    /// How many rounds are over.
    pub fn rounds_over(&self) -> u8 {
        self.players[0].spent.len() as u8
    }

    /// The last spent chips, by seat.
    pub(super) fn last_bids(&self) -> Vec<Chip> {
        self.players.iter().filter_map(|player| player.spent.last().copied()).collect()
    }
}

/// The seat with the highest chip that nobody else bids (TOY-5).
pub(super) fn winner(bids: &[Chip]) -> Option<Seat> {
    let alone = |chip: &Chip| bids.iter().filter(|bid| *bid == chip).count() == 1;
    let highest = bids.iter().filter(|bid| alone(bid)).max()?;
    bids.iter().position(|bid| bid == highest).map(Seat::new)
}
