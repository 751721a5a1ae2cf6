//! The rules of Simplicity, the city-building game of David Brain.
//!
//! Rule ids such as `SIM-3.5` are those of the project's rules; messages have a short text of
//! each. A file is named after what the rules call its subject:
//!
//! | file | rules |
//! |---|---|
//! | `pieces` | teams, slots, strips, tiles, symbols, faces (section 1) |
//! | `city` | spaces, sets of spaces, what is adjacent (section 1) |
//! | `components` | the pieces in the box, from a data file (SIM-2.1 to 2.5) |
//! | `table_size` | what the number of players decides (SIM-2.2) |
//! | `setup` | a set-up and its options (section 6) |
//! | `steps` | the order of everything that happens (SIM-3.1, sections 2 to 4) |
//! | `luck` | what is drawn: strips, face, pawns, tiles (SIM-2.3 to 2.8) |
//! | `draft` | turn order, taking a tile, the end of a round (SIM-3.3, 3.4, section 4) |
//! | `demolition` | blocking a slot (SIM-3.2) |
//! | `place` | where a tile may be built (SIM-3.5 to 3.7) |
//! | `score` | links, neighbourhoods, parks, tokens, players, ties (section 5) |
//! | `gain` | what a build would bring, before it is made |
//! | `parts` | the same in parts, each with its rule |
//! | `illegal`, `reason` | refusals, and their sentences for people (section 7) |
//! | `state`, `game` | the value that changes, and the face to the rest of the project |
//! | `play_out` | the fast core: random games for measurements |
//! | `likely` | what teams may well do: the worlds that a search plays on |
//! | `value`, `weights` | what a position is worth where a round ends, by weights from a file |
//! | `solve` | the best end of a game, where nothing is left to chance |
//! | `study` | what reviews of finished games need: [`kernel::Study`] |
//! | `puzzles` | positions of round 5 that one build wins: [`kernel::Puzzles`] |
//! | `notation` | the parts of a record |
//! | `documents` | views and choices for programs and pages |
//! | `position`, `playable` | a city as text, and a whole state |
//!
//! # Examples
//! ```
//! use kernel::{Game, Hints, Rng, Turn};
//! use simplicity::{Library, SetupDoc, Simplicity};
//!
//! let setup = SetupDoc::new(4).resolve(&Library::standard())?;
//! let game = Simplicity::new(&setup)?;
//! let mut state = game.start();
//! assert_eq!(game.turn(&state), Turn::Chance);
//!
//! game.play_out(&mut state, &mut Rng::seed(1));
//! assert_eq!(game.turn(&state), Turn::Over);
//! assert_eq!(game.standings(&state).unwrap().winners().count(), 1);
//! # Ok::<(), simplicity::BadSetup>(())
//! ```

#![forbid(unsafe_code)]

mod bag;
mod city;
mod components;
mod demolition;
mod documents;
mod draft;
mod events;
mod gain;
mod game;
mod illegal;
mod input;
mod likely;
mod luck;
mod masks;
mod notation;
mod parts;
mod pieces;
mod place;
mod play_out;
mod playable;
mod position;
mod puzzles;
mod rule_ids;
mod rules;
pub mod score;
mod setup;
mod solve;
mod state;
mod steps;
mod study;
mod table_size;
pub mod value;
mod weights;

pub use city::{COLUMNS, ROWS, Space, Spaces};
pub use components::{Components, Ground, Library, StripPiece};
pub use documents::{
    BagDoc, BuildDoc, Change, ChoiceDoc, CountDoc, CountedDoc, CountedPart, EventDoc, FactsDoc,
    Gained, OffersDoc, Phase, PlayerView, ReasonDoc, ReplyDoc, SlotView, SpaceGround, SpaceView,
    StripDoc, TablesDoc, TeamView, ViewDoc,
};
pub use events::Event;
pub use gain::Sum;
pub use illegal::Illegal;
pub use input::{Action, Chance, Input};
pub use notation::{Entry, PlayerDoc, ResultDoc, TeamDoc};
pub use parts::{Part, Source};
pub use pieces::{Face, Slot, Strip, Symbol, Team, Tile};
pub use position::{Position, Warning};
pub use rule_ids::{RULE_IDS, is_rule};
pub use rules::Simplicity;
pub use setup::{
    BadSetup, Demolition, FirstFace, OPTIONS, Order, Setup, SetupDoc, SetupFault, Stuck, TieBreak,
};
pub use state::{City, State};
pub use steps::Step;
pub use table_size::{TABLE_SIZES, TableSize};
