//! What a player is.

use kernel::{Game, Rng, Seat};

use crate::Stop;

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

    /// Chooses at once, well or badly, when `stop` is said: its choice is not wanted then. Players
    /// that choose quickly need not listen.
    fn until(&mut self, _stop: Stop) {}

    /// Whether it has decided on more than it was asked for, so that it need not think again if it is
    /// asked next time too. Others remember nothing that would be missed.
    fn has_plan(&self) -> bool {
        false
    }
}
