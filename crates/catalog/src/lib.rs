//! The list of games, behind one object-safe trait.
//!
//! Programs for any game (simulator, replay, server) use [`Face`], which takes and returns JSON and
//! text; [`games`] is the one list.
//!
//! | file | job |
//! |---|---|
//! | `face` | the interface of every game: [`Face`], [`Contest`] |
//! | `agreement` | what people agree on before a game: [`Agreement`] |
//! | `table` | a running game, without its types: [`Table`] |
//! | `over`, `playing` | both for any game: [`face`] |
//! | `tries` | trying entries without playing them |
//! | `compile`, `refusal` | compiling an agreement's rules, and refusals |
//! | `shared` | compiled rules, shared by all tables with the same agreement |
//! | `puzzles` | puzzles of positions: [`PuzzleDoc`] |
//! | `sketch` | towns as flat pictures, for previews of links: [`sketches`] |
//! | `position` | positions as text, with their game: [`head`], [`Moment`] |
//! | `text` | a document as JSON text: [`Text`] |
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
//!             table.act(seat, &entry).expect("listed entries are legal");
//!         }
//!         Turn::Together(_) => unreachable!("nobody plans in secret in Simplicity"),
//!     }
//! }
//! assert!(table.view(Observer::Spectator).value().is_object() && table.standings().is_some());
//! # Ok::<(), String>(())
//! ```

#![forbid(unsafe_code)]

mod agreement;
mod compile;
mod face;
mod over;
mod playing;
mod position;
mod puzzles;
mod refusal;
mod shared;
mod sketch;
mod table;
mod text;
mod tries;

use kernel::Puzzles;

pub use agreement::Agreement;
pub use analysis::{
    BalanceDoc, ChoiceDoc, DealDoc, DecisionDoc, Grade, JudgedDoc, PartDoc, Plans, REVISION,
    ReviewDoc, Reviewer, Seen, Tenths, ThresholdsDoc,
};
pub use compile::compiled;
pub use face::{Contest, ContestRequest, Draw, Face, Played, Replayed, Seated, Shown};
pub use kernel::Level;
pub use position::{Head, Moment, head};
pub use puzzles::{BadPlan, BadPuzzle, ProofDoc, PuzzleChoice, PuzzleDoc, in_order, read};
pub use record::Luck;
pub use refusal::{NotForYou, Refusal, Refused};
pub use search::{Alone, CancelToken, Crew};
pub use sketch::{EMBLEM, LOT, Look, Model, Plot, Sketch, sketches};
pub use table::{Attempt, Bot, Idea, Reasons, Table, Thought, Tried};
pub use text::Text;

/// Every game, with its standard components.
pub fn games() -> Vec<Box<dyn Face>> {
    vec![
        Box::new(over::Over::new(&players::SIMPLICITY, puzzles::SIMPLICITY)),
        Box::new(over::Over::new(&players::SMALL_CITY, puzzles::SMALL_CITY)),
    ]
}

/// The face of a game, listed or not, so that tests of any-game programs can use one that is not
/// listed. The caller compiles its players.
pub fn face<G: Puzzles>() -> Box<dyn Face> {
    Box::new(over::Over::<G>::new(const { &search::Compiled::HERE }, ""))
}

/// The game with that name.
///
/// # Errors
/// There is no such game; the message lists all games.
///
/// # Examples
/// ```
/// assert_eq!(catalog::game("small-city")?.players(), 1..=4);
/// assert!(catalog::game("chess").is_err());
/// # Ok::<(), String>(())
/// ```
pub fn game(name: &str) -> Result<Box<dyn Face>, String> {
    let names = games().iter().map(|game| game.name()).collect::<Vec<_>>().join(", ");
    let found = games().into_iter().find(|game| game.name() == name);
    found.ok_or_else(|| format!("there is no game {name:?}; the games are: {names}"))
}
