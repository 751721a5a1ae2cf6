//! What a game is.
//!
//! A game is an immutable rules object, compiled once from a set-up ([`Game::new`]), and a small state
//! that is a plain value. Everything that happens is an [`Input`]: an action of a seat or an
//! outcome of chance. The rules never roll a die. So a list of inputs replays without a generator, a
//! search can enumerate or sample chance events, and nobody can peek at an order that does not exist yet.
//!
//! | file | job |
//! |---|---|
//! | `seat` | who sits at the table: [`Seat`], [`SeatSet`] |
//! | `game` | the central trait: [`Game`], [`Turn`], [`Input`] |
//! | `secrets` | who may know what: [`Observer`], [`Audience`] |
//! | `fault` | what every refusal contains: [`Fault`], [`Faults`] |
//! | `data` | what is wrong with a data file: [`BadData`], [`DataFault`] |
//! | `reader` | a cursor over an owner's TOML file: [`Reader`] |
//! | `library` | the sets of data that a set-up can name: [`Library`], [`DataSet`] |
//! | `standings` | who won: [`Standings`] |
//! | `notation` | how a game is written down: [`Notation`] |
//! | `position` | positions as text: [`phrases`], [`BadPosition`] |
//! | `documents` | a game as documents for other programs: [`Documents`] |
//! | `hints` | what a game tells players that know no game: [`Hints`] |
//! | `study` | what a game tells those who review it: [`Study`] |
//! | `puzzles` | what a game provides to make puzzles: [`Puzzles`] |
//! | `rng` | a frozen generator with exact small ranges: [`Rng`] |
//!
//! # Examples
//! One random input, in any game:
//! ```
//! use kernel::{Game, Input, Rng, Seat, Turn};
//!
//! fn step<G: Game>(game: &G, state: &mut G::State, rng: &mut Rng) -> Option<()> {
//!     let (mut legal, mut draws) = (vec![], vec![]);
//!     let input = if game.turn(state) == Turn::Chance {
//!         game.outcomes(state, &mut draws);
//!         Input::Chance(rng.pick_weighted(&draws)?.clone())
//!     } else {
//!         let seat = Seat::first(game.seats()).find(|&seat| game.turn(state).is_due(seat))?;
//!         game.legal(state, seat, &mut legal);
//!         Input::Act { seat, action: rng.pick(&legal)?.clone() }
//!     };
//!     game.apply(state, &input).ok()
//! }
//! ```

#![forbid(unsafe_code)]

mod data;
mod documents;
mod fault;
mod game;
mod hints;
mod library;
mod notation;
mod position;
mod puzzles;
mod reader;
mod rng;
mod seat;
mod secrets;
mod standings;
mod study;

pub use data::{BadData, DataFault, DataFaults};
pub use documents::{Documents, NoQuestion, NoReason, RefusalDoc};
pub use fault::{Fault, Faults, each_fault};
pub use game::{Game, Input, InputOf, Turn};
pub use hints::{Gain, Hints, Level};
pub use library::{DataSet, Library};
pub use notation::{
    ConstantDoc, ConstantSetDoc, ConstantsDoc, Notation, OptionInfo, OptionKind, Source, ValuesDoc,
};
pub use position::{BadPosition, Phrase, Word, phrases};
pub use puzzles::{Judged, Puzzle, PuzzleTable, Puzzles, Task};
pub use reader::Reader;
pub use rng::Rng;
pub use seat::{Seat, SeatSet};
pub use secrets::{Audience, Observer};
pub use standings::{Place, Standings};
pub use study::{Depth, End, Grades, Study, Unit};
