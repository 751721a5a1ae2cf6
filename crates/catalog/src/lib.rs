//! The list of games, behind one object-safe face.
//!
//! Programs that are for any game (simulating, replaying, later the server) go through [`Face`],
//! which speaks JSON and text; [`games`] is the one list.
//!
//! | file | job |
//! |---|---|
//! | `face` | what every game can do: [`Face`], [`Contest`] |
//! | `over` | the face over any game: [`face`] |

#![forbid(unsafe_code)]

mod face;
mod over;

use kernel::{Hints, Notation};

pub use face::{Contest, ContestRequest, Face, Played, Refusal, Replayed};

/// Every game there is, with its standard components.
pub fn games() -> Vec<Box<dyn Face>> {
    vec![face::<simplicity::Simplicity>()]
}

/// The face of a game, whether it is in the list or not: programs for any game can be tested with
/// one that nobody plays.
pub fn face<G: Notation + Hints>() -> Box<dyn Face> {
    Box::new(over::Over::<G>::new())
}

/// The game of a name.
///
/// # Errors
/// There is no such game; the message lists those there are.
pub fn game(name: &str) -> Result<Box<dyn Face>, String> {
    let names = games().iter().map(|game| game.name()).collect::<Vec<_>>().join(", ");
    let found = games().into_iter().find(|game| game.name() == name);
    found.ok_or_else(|| format!("there is no game {name:?}; the games are: {names}"))
}
