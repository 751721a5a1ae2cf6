//! The players.

mod greedy;
mod noisy;
mod planner;
mod random;
mod tree;

use kernel::{Game, Rng, Seat};

pub use greedy::Greedy;
pub use noisy::Noisy;
pub use planner::Planner;
pub use random::{Random, RandomMove};
pub use tree::Tree;

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
}
