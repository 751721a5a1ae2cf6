//! Players that know no game, and the arena they meet in.
//!
//! A player gets what its seat may see (a view), the legal actions, and nothing else. The names
//! that people use for players stand in [`REGISTRY`]; help and messages read them there.

#![forbid(unsafe_code)]

mod arena;
mod players;
mod registry;
mod tally;

pub use arena::{Deal, play_game};
pub use players::{Greedy, Noisy, Planner, Player, Random, RandomMove, Tree};
pub use registry::{BadPlayer, Parameter, PlayerInfo, REGISTRY, make_player};
pub use tally::{BotTally, Interval, Tally};
