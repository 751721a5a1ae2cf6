//! A player that leaves each choice to the one for the game's variety.

use std::sync::Arc;

use kernel::{Hints, Rng, Seat};

use super::player::Player;
use crate::{CancelToken, Crew};

/// Plays like one of several players, by [`Hints::variety`]. A list that is too short ends with its last
/// player.
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
