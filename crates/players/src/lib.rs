//! The players of each game, compiled once and for speed.
//!
//! `search` is generic: a crate that makes a player compiles the whole search for that game, at its own
//! optimisation level. This crate compiles it once for all others, with the optimisation of the rules.
//!
//! # Examples
//! ```
//! let bot = players::SIMPLICITY.make("greedy").expect("a registered player");
//! assert!(!bot.has_plan());
//! assert!(players::SIMPLICITY.make("gredy").is_err());
//! ```

#![forbid(unsafe_code)]

use search::Compiled;
use simplicity::Simplicity;
use smallcity::SmallCity;

/// The players of Simplicity.
pub static SIMPLICITY: Compiled<Simplicity> = Compiled::HERE;

/// The players of Small City.
pub static SMALL_CITY: Compiled<SmallCity> = Compiled::HERE;
