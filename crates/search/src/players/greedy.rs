//! Greedy play.

use kernel::{Gain, Hints, Rng, Seat};

use super::player::Player;

/// Takes the action with the best immediate gain; the first of equals.
#[derive(Debug, Default)]
pub struct Greedy {
    gains: Vec<Gain>,
}

impl<G: Hints> Player<G> for Greedy {
    fn choose(
        &mut self,
        game: &G,
        view: &G::View,
        seat: Seat,
        legal: &[G::Action],
        rng: &mut Rng,
    ) -> usize {
        let state = game.imagine(view, rng);
        self.gains.clear();
        game.gains(&state, seat, legal, &mut self.gains);
        let better = |best, index| if self.gains[index] > self.gains[best] { index } else { best };
        (1..self.gains.len()).fold(0, better)
    }
}
