//! The list of games, behind one object-safe face.
//!
//! Programs that are for any game (simulating, replaying, later the server) go through [`Face`],
//! which speaks JSON and text; [`games`] is the one list.
//!
//! | file | job |
//! |---|---|
//! | `face` | what every game can do: [`Face`], [`Contest`] |
//! | `table` | a game that is being played, without its types: [`Table`] |
//! | `over`, `playing` | both over any game: [`face`] |
//! | `tries` | what would be if a seat did this and that |
//! | `compile`, `refusal` | the rules of what was agreed, and why something is refused |
//! | `shared` | those rules, kept once for all tables that agreed on the same |
//!
//! # Examples
//! A program that knows no game plays one:
//! ```
//! use catalog::Agreement;
//! use kernel::{Observer, Turn};
//!
//! let agreement = Agreement { players: 2, ..Agreement::default() };
//! let mut table = catalog::game("simplicity")?.open(&agreement).expect("it is sound");
//! loop {
//!     match table.turn() {
//!         Turn::Over => break,
//!         Turn::Chance => drop(table.draw(0)),
//!         Turn::Seat(seat) => {
//!             let entry = table.choices(seat)[0].clone();
//!             table.act(seat, &entry).expect("what is listed is legal");
//!         }
//!         Turn::Together(_) => unreachable!("nobody plans in secret in Simplicity"),
//!     }
//! }
//! assert!(table.view(Observer::Spectator).is_object() && table.standings().is_some());
//! # Ok::<(), String>(())
//! ```

#![forbid(unsafe_code)]

mod compile;
mod face;
mod over;
mod playing;
mod refusal;
mod shared;
mod table;
mod tries;

use kernel::{Documents, Hints};

pub use face::{Contest, ContestRequest, Draw, Face, Played, Replayed, Seated, Shown};
pub use kernel::Level;
pub use record::Luck;
pub use refusal::{NotForYou, Refusal, Refused};
pub use search::{Alone, Crew, Stop};
pub use table::{Agreement, Attempt, Bot, Idea, Reasons, Table, Thought, Tried};

/// Every game there is, with its standard components.
pub fn games() -> Vec<Box<dyn Face>> {
    vec![
        Box::new(over::Over::new(&players::SIMPLICITY)),
        Box::new(over::Over::new(&players::SMALL_CITY)),
    ]
}

/// The face of a game, whether it is in the list or not: programs for any game can be tested with
/// one that nobody plays. The caller compiles its players.
pub fn face<G: Documents + Hints>() -> Box<dyn Face> {
    Box::new(over::Over::<G>::new(const { &search::Compiled::HERE }))
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
