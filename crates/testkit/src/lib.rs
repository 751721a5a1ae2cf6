//! The laws that every game keeps, as a test suite.
//!
//! A game's tests describe the game once ([`Subject`]) and call [`check_all`], which plays random
//! games of every set-up and holds each of them against the ten laws. What breaks a law is told
//! with the set-up, the seed and the inputs that lead there.
//!
//! | law | says |
//! |---|---|
//! | 1 | `check` accepts exactly what `legal` and `outcomes` list; no duplicates; stable order; somebody can act unless the game is over |
//! | 2 | a refused input leaves the state equal |
//! | 3 | replaying the log gives an equal state; what is written down reads back as the same |
//! | 4 | earlier clones never change |
//! | 5 | in `Together`, inputs of two seats commute unless one completes the set, and no legal list depends on another's pending input |
//! | 6 | what is imagined from a view looks like that view |
//! | 7 | states that differ only in what a seat may not know are sent to it as the same documents: views, offers, choices, refusals, answers and events |
//! | 8 | what is conserved always sums to what the set-up says |
//! | 9 | games end within a bound; standings stand exactly at the end and agree with the scores |
//! | 10 | the same seed and the same bot give the same game |
//!
//! | file | job |
//! |---|---|
//! | `subject` | what a game's tests tell about it: [`Subject`] |
//! | `walk` | one played game with all its states: [`Walk`], [`random_game`], [`same_game`] |
//! | `judge` | every law over every set-up: [`check_all`], [`judge`], [`Violation`] |
//! | `laws` | one file per law |
//! | `instructions` | units of work held to limits of instructions: [`Counting`] |
//! | `toy` | a small game with a secret and a simultaneous choice, for the suite itself and for everything that must work with any game |

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

/// How often a test tries what it tries at random: `gate` times before each change lands, and `full` times
/// before a release, where `make full` sets `CITYWRIGHT_FULL`.
///
/// ```
/// let games = testkit::often(5, 60);
/// assert!(games == 5 || games == 60);
/// ```
#[must_use]
pub fn often(gate: usize, full: usize) -> usize {
    if env::var_os("CITYWRIGHT_FULL").is_some() { full } else { gate }
}
