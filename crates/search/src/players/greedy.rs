//! Greedy play.

use kernel::{Gain, Hints, Rng, Seat};

use super::player::Player;

/// Takes the action with the best immediate gain; the first of equals.
#[derive(Debug, Default)]
pub struct Greedy {
    sees: u32,
    gains: Vec<Gain>,
}

impl Greedy {
    /// Each choice considers `sees` random actions; with 0, all.
    pub fn new(sees: u32) -> Greedy {
        Greedy { sees, gains: vec![] }
    }
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
        if self.sees == 0 {
            return (1..self.gains.len()).fold(0, better);
        }
        // It never takes back its own action.
        let forward: Vec<usize> =
            (0..legal.len()).filter(|&index| game.bunch(&legal[index]).is_some()).collect();
        let seen = (0..self.sees).filter_map(|_| rng.pick(&forward).copied());
        seen.reduce(better).unwrap_or(0)
    }
}
