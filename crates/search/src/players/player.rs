//! The interface of a player.

use std::sync::Arc;

use kernel::{Game, Rng, Seat};

use crate::{CancelToken, Crew};

/// A player of one seat.
pub trait Player<G: Game>: Send {
    /// Chooses one of `legal`, by index. `view` is the view of `seat`; `legal` is never empty.
    fn choose(
        &mut self,
        game: &G,
        view: &G::View,
        seat: Seat,
        legal: &[G::Action],
        rng: &mut Rng,
    ) -> usize;

    /// Sets the cancellation token. Once it is set, the player chooses at once by what it knows. Quick
    /// players may ignore it.
    fn until(&mut self, _: CancelToken) {}

    /// Offers workers to share the work with. Unless cancelled, the player chooses the same without
    /// them.
    fn with(&mut self, _crew: Arc<dyn Crew>) {}

    /// Whether it has decided more than the last choice and can answer the next one without thinking.
    /// Players without a plan lose nothing between choices.
    fn has_plan(&self) -> bool {
        false
    }
}
