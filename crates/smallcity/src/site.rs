//! A building site: what building changes, apart from the rest of a game.

use kernel::Seat;

use crate::material::MATERIALS;
use crate::pieces::KINDS;
use crate::state::{Borough, State};

/// One borough and the stock it builds from.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(crate) struct Site {
    /// Its owner.
    pub seat: Seat,
    /// The borough.
    pub borough: Borough,
    /// The common stock.
    pub stock: [u8; KINDS],
    /// The supply of materials.
    pub supply: [u8; MATERIALS],
    /// Whether cards lower prices: in phase 2, not in the council.
    pub discounts: bool,
}

impl Site {
    /// The site of a seat as it is now.
    pub(crate) fn of(state: &State, seat: Seat, discounts: bool) -> Site {
        Site {
            seat,
            borough: *state.borough(seat),
            stock: state.stock,
            supply: state.supply,
            discounts,
        }
    }

    /// Writes the site back into the state.
    pub(crate) fn put_into(&self, state: &mut State) {
        *state.borough_mut(self.seat) = self.borough;
        state.stock = self.stock;
        state.supply = self.supply;
    }
}
