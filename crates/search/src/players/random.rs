//! Random play.

use kernel::{Game, Hints, Rng, Seat};

use super::Player;

/// Uniform over bunches of actions, then over the actions of the bunch: in Simplicity a slot that
/// can be built from, then a space.
#[derive(Debug, Default)]
pub struct Random {
    /// The index at which each bunch starts, for the current choice.
    starts: Vec<usize>,
}

impl<G: Hints> Player<G> for Random {
    fn choose(
        &mut self,
        game: &G,
        _view: &G::View,
        _seat: Seat,
        legal: &[G::Action],
        rng: &mut Rng,
    ) -> usize {
        self.starts.clear();
        let mut last = None;
        for (index, action) in legal.iter().enumerate() {
            let bunch = Some(game.bunch(action));
            if bunch != last {
                self.starts.push(index);
                last = bunch;
            }
        }
        let bunch = rng.below(self.starts.len() as u32) as usize;
        let start = self.starts[bunch];
        let end = self.starts.get(bunch + 1).copied().unwrap_or(legal.len());
        start + rng.below((end - start) as u32) as usize
    }
}

/// Uniform over all legal actions.
#[derive(Debug, Default)]
pub struct RandomMove;

impl<G: Game> Player<G> for RandomMove {
    fn choose(
        &mut self,
        _game: &G,
        _view: &G::View,
        _seat: Seat,
        legal: &[G::Action],
        rng: &mut Rng,
    ) -> usize {
        rng.below(legal.len() as u32) as usize
    }
}
