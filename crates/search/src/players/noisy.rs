//! A player that sometimes plays at random.

use std::sync::Arc;

use kernel::{Game, Hints, Rng, Seat};

use super::player::Player;
use super::random::Random;
use crate::{CancelToken, Crew};

/// Plays like `player`, but in `percent` of its turns like [`Random`].
pub struct Noisy<P> {
    player: P,
    percent: u32,
    random: Random,
}

impl<P> Noisy<P> {
    /// `percent` is 0 to 100.
    pub fn new(player: P, percent: u32) -> Noisy<P> {
        Noisy { player, percent, random: Random::default() }
    }
}

impl<G: Game + Hints, P: Player<G>> Player<G> for Noisy<P> {
    fn choose(
        &mut self,
        game: &G,
        view: &G::View,
        seat: Seat,
        legal: &[G::Action],
        rng: &mut Rng,
    ) -> usize {
        if self.percent > 0 && rng.below(100) < self.percent {
            self.random.choose(game, view, seat, legal, rng)
        } else {
            self.player.choose(game, view, seat, legal, rng)
        }
    }

    fn until(&mut self, cancel: CancelToken) {
        self.player.until(cancel);
    }

    fn with(&mut self, crew: Arc<dyn Crew>) {
        self.player.with(crew);
    }

    fn has_plan(&self) -> bool {
        self.player.has_plan()
    }
}
