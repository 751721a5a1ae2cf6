//! Random play.

use kernel::{Game, Hints, Rng, Seat};

use super::player::Player;

/// Uniform over bunches of actions, then over the actions in the bunch: in Simplicity a usable slot,
/// then a space.
#[derive(Debug, Default)]
pub struct Random {
    /// Where each bunch starts and ends, for the current choice.
    bunches: Vec<(usize, usize)>,
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
        self.bunches.clear();
        let mut last = None;
        for (index, action) in legal.iter().enumerate() {
            let bunch = game.bunch(action);
            match self.bunches.last_mut() {
                Some((_, end)) if bunch.is_some() && bunch == last => *end = index + 1,
                _ if bunch.is_some() => self.bunches.push((index, index + 1)),
                _ => {}
            }
            last = bunch;
        }
        let bunch = rng.below(self.bunches.len() as u32) as usize;
        let (start, end) = self.bunches[bunch];
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
