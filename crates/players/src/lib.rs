//! The players of each game, compiled once and for speed.
//!
//! `search` is generic: a crate that makes a player of a game compiles the whole search for it, at its own
//! optimisation level. This crate does so for all others and is optimised like the rules.

#![forbid(unsafe_code)]

use search::Compiled;
use simplicity::Simplicity;
use smallcity::SmallCity;

/// The players of Simplicity.
pub static SIMPLICITY: Compiled<Simplicity> = Compiled::HERE;

/// The players of Small City.
pub static SMALL_CITY: Compiled<SmallCity> = Compiled::HERE;
