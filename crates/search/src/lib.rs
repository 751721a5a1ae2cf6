//! Generic players, and the arena that they meet in.
//!
//! A player gets its seat's view, the legal actions, and nothing else. [`REGISTRY`] lists the players'
//! names; help and messages read them there.
//!
//! # Examples
//! ```
//! use kernel::{Game, Turn};
//! use search::{Deal, make_player, play_game};
//! use simplicity::{Library, SetupDoc, Simplicity};
//!
//! let game = Simplicity::new(&SetupDoc::new(2).resolve(&Library::standard())?)?;
//! let (mut greedy, mut random) = (make_player("greedy")?, make_player("random")?);
//! // Game 0 of seed 7: the same on every machine.
//! let end = play_game(&mut Deal::new(&game, 7, 0), &mut [&mut *greedy, &mut *random], |_| {});
//! assert_eq!(game.turn(&end), Turn::Over);
//! # Ok::<(), Box<dyn std::error::Error>>(())
//! ```

#![forbid(unsafe_code)]

mod arena;
mod cancel;
mod compiled;
mod crew;
mod league;
mod players;
mod ratings;
mod registry;
mod seating;
mod tally;

pub use arena::{Deal, luck_of, play_from, play_game, whims_of};
pub use cancel::CancelToken;
pub use compiled::Compiled;
pub use crew::{Alone, Crew};
pub use league::{League, Pair};
pub use players::{
    Budget, Greedy, Noisy, Planner, Plans, Player, Random, RandomMove, Tree, proposals,
};
pub use ratings::Orders;
pub use registry::{BadPlayer, Parameter, PlayerInfo, REGISTRY, make_player};
pub use seating::Seating;
pub use tally::{BotTally, Interval, Tally};
