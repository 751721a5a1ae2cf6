//! The players.

mod bounds;
mod greedy;
mod noisy;
mod planner;
mod plans;
mod player;
mod random;
mod tree;
mod varied;

pub use greedy::Greedy;
pub use noisy::Noisy;
pub use planner::Planner;
pub use plans::{Plans, proposals};
pub use player::Player;
pub use random::{Random, RandomMove};
pub use tree::{Budget, Tree};
pub(crate) use varied::Varied;
