//! The fast core.

use crate::{Input, Simplicity, State};
use kernel::{Game, Rng, Turn};

impl Simplicity {
    pub(crate) fn play_out_random(&self, state: &mut State, rng: &mut Rng) {
        let mut draws = Vec::new();
        loop {
            match self.turn(state) {
                Turn::Over => return,
                Turn::Chance => {
                    draws.clear();
                    self.draws(state, &mut draws);
                    let chance = *rng.pick_weighted(&draws).unwrap();
                    self.apply_unchecked(state, &Input::Chance(chance));
                }
                Turn::Seat(seat) => {
                    let mut legal = Vec::new();
                    self.legal(state, seat, &mut legal);
                    let action = *rng.pick(&legal).unwrap();
                    self.apply_unchecked(state, &Input::Act { seat, action });
                }
                Turn::Together(_) => return,
            }
        }
    }
}
