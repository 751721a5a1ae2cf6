//! What a player is.

use std::sync::Arc;

use kernel::{Game, Rng, Seat};

use crate::{Crew, Stop};

/// Somebody who plays a game for a seat.
pub trait Player<G: Game>: Send {
    /// Chooses one of `legal`, by its index. `view` is what `seat` sees; `legal` is never empty.
    fn choose(
        &mut self,
        game: &G,
        view: &G::View,
        seat: Seat,
        legal: &[G::Action],
        rng: &mut Rng,
    ) -> usize;

    /// Chooses at once, by what it knows by then, when `stop` is said. Players that choose quickly need
    /// not listen.
    fn until(&mut self, _stop: Stop) {}

    /// May share its work with these, where it knows how. Unless it is stopped it chooses the same alone.
    fn with(&mut self, _crew: Arc<dyn Crew>) {}

    /// Whether it has decided on more than it was asked for, so that it need not think again if it is
    /// asked next time too. Others remember nothing that would be missed.
    fn has_plan(&self) -> bool {
        false
    }
}
