//! The laws that every game keeps, as a test suite.
//!
//! A game's tests describe the game once ([`Subject`]) and call [`check_all`], which plays random games
//! of every set-up and checks each against the eleven laws. It reports a violation with the set-up, the
//! seed and the inputs that lead there.
//!
//! | law | says |
//! |---|---|
//! | 1 | `check` accepts exactly what `legal` and `outcomes` list; no duplicates; stable order; some seat or luck can act unless the game is over |
//! | 2 | a refused input leaves the state equal |
//! | 3 | replaying the log gives an equal state; written documents read back unchanged |
//! | 4 | earlier clones never change |
//! | 5 | in `Together`, inputs of two seats commute unless one completes the set, and no legal list depends on another's pending input |
//! | 6 | a state imagined from a view has that view |
//! | 7 | states that differ only in what a seat may not know are sent to it as the same documents: views, offers, choices, refusals, answers and events |
//! | 8 | conserved quantities always sum to what the set-up says |
//! | 9 | games end within a bound; standings exist exactly at the end and agree with the scores |
//! | 10 | the same seed and the same bot give the same game |
//! | 11 | a state as text, where the game has such texts, reads back equal |
//!
//! | file | job |
//! |---|---|
//! | `subject` | what a game's tests say about it: [`Subject`] |
//! | `walk` | one played game with all its states: [`Walk`], [`random_game`], [`same_game`] |
//! | `judge` | every law over every set-up: [`check_all`], [`judge`], [`Violation`] |
//! | `laws` | one file per law |
//! | `instructions` | limits on the instructions of units of work: [`Counting`] |
//! | `toy` | a small game with a secret and a simultaneous choice, for the suite itself and for everything that must work with any game |
//!
//! # Examples
//! The toy game keeps the laws, in one random game of each set-up:
//! ```
//! use testkit::toy::Toy;
//!
//! testkit::check_all::<Toy>(1, 7);
//! ```

#![forbid(unsafe_code)]

use std::env;

mod instructions;
mod judge;
mod laws;
mod subject;
pub mod toy;
mod walk;

pub use instructions::Counting;
pub use judge::{Violation, check_all, judge};
pub use subject::{Subject, Sum};
pub use walk::{Walk, legal, listed, outcomes, random_game, same_game};

/// How many tries a random test makes: `gate` before each change lands, and `full` before a release,
/// where `make full` sets `CITYWRIGHT_FULL`.
///
/// ```
/// let games = testkit::often(5, 60);
/// assert!(games == 5 || games == 60);
/// ```
#[must_use]
pub fn often(gate: usize, full: usize) -> usize {
    if env::var_os("CITYWRIGHT_FULL").is_some() { full } else { gate }
}
