//! A player that plays otherwise where a game is not the plain one.

use std::sync::Arc;

use kernel::{Hints, Rng, Seat};

use super::player::Player;
use crate::{CancelToken, Crew};

/// Plays like one of several players, by [`Hints::variety`]; like the last where they are too few.
pub(crate) struct Varied<G>(pub(crate) Vec<Box<dyn Player<G>>>);

impl<G: Hints> Player<G> for Varied<G> {
    fn choose(
        &mut self,
        game: &G,
        view: &G::View,
        seat: Seat,
        legal: &[G::Action],
        rng: &mut Rng,
    ) -> usize {
        let which = game.variety().min(self.0.len() - 1);
        self.0[which].choose(game, view, seat, legal, rng)
    }

    fn until(&mut self, cancel: CancelToken) {
        self.0.iter_mut().for_each(|player| player.until(cancel.clone()));
    }

    fn with(&mut self, crew: Arc<dyn Crew>) {
        self.0.iter_mut().for_each(|player| player.with(Arc::clone(&crew)));
    }

    fn has_plan(&self) -> bool {
        self.0.iter().any(|player| player.has_plan())
    }
}
