//! The rules of Small City, the city-building game of Alban Viard, with its expansions.
//!
//! Rule ids such as `SC-5.9` are those of the project's rules; [`rule_text`] has a short text of
//! each. A file is named after what the rules call its subject:
//!
//! | file | job |
//! |---|---|
//! | `map`, `shapes` | cells, sets of cells, where shapes fit |
//! | `constants` | every number, with where it comes from; an owner's own |
//! | `setup` | what is agreed before the game |
//! | `revision` | in what older revisions of the rules differ |
//! | `modules` | the base game and its expansions, which fill the tables of `rules` |
//! | `material` | materials and amounts of them |
//! | `rules` | the rules of one table as tables and lists of questions |
//! | `game`, `illegal` | the game as `kernel` knows it, and why an input is refused |
//! | `state`, `cards`, `council`, `plan` | what a running game is, without any heap |
//! | `position` | positions set up directly |
//! | `action` | what seats and luck do |
//! | `steps` | the steps of a round, one file per phase |
//! | `site`, `surroundings` | what may be built where, and what it costs |
//! | `promises`, `score` | promises, the final score |
//! | `view`, `event` | what an observer may know and is told |
//! | `notation`, `documents`, `text` | records, documents for pages, a view as people read it |
//! | `play_out`, `worth`, `forecast` | hints for players that know no game |

#![forbid(unsafe_code)]

mod action;
mod cards;
pub mod constants;
mod council;
pub mod documents;
mod event;
mod forecast;
mod game;
mod illegal;
mod map;
mod material;
mod modules;
mod notation;
mod plan;
mod play_out;
mod position;
mod promises;
mod revision;
mod rule_text;
mod rules;
mod score;
mod setup;
mod shapes;
mod site;
mod state;
mod steps;
mod surroundings;
mod text;
mod view;
mod worth;

pub use action::{Action, Build, Chance, Pay, Spot};
pub use cards::{Bottom, CIRCLE, Circle, MOST_PROMISES, Promises, STACKS, Whereabouts};
pub use council::{Council, Stage};
pub use documents::{ChoiceDoc, EventDoc, StepDoc, ViewDoc};
pub use event::{Event, Extra, Next, Paid, Part, Place, Source};
pub use game::SmallCity;
pub use illegal::{Amounts, Code, Illegal, Why};
pub use map::{Cell, CellIter, Cells, SIZE};
pub use material::{Amount, MATERIALS, Material};
pub use modules::{BoroughState, is_rule_of, list as modules};
pub use notation::{Entry, Plain, PlayerDoc, ResultDoc};
pub use plan::Plan;
pub use promises::{Condition, PromiseRule};
pub use rule_text::{RULE_TEXTS, rule_text};
pub use rules::{
    CardRule, Class, Colour, Kind, Land, Numbers, Person, PersonRule, Power, Price, Rules, Stock,
    TileRule,
};
pub use score::{Judged, Score, promises as judged_promises, score};
pub use setup::{BadSetup, OPTIONS, Setup, SetupDoc, SetupFault};
pub use state::{Borough, Dead, KINDS, MOST_TILES, Now, PEOPLE, SEATS, State, Tiles};
pub use view::View;

/// The newest revision of the rules.
pub const RULES: u32 = 2;
