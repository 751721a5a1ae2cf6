//! The rules of Small City, the city-building game of Alban Viard, with its expansions.
//!
//! Rule ids such as `SC-5.9` are those of the project's rules; messages have a short text of each. A
//! file is named after what the rules call its subject. Files form layers, the lowest first; a test of
//! the workspace finds files that need each other in a circle.
//!
//! | file | job |
//! |---|---|
//! | `map`, `border`, `shapes` | cells, sets of cells, borders between cells, where shapes fit |
//! | `material` | materials and amounts of them |
//! | `constants` | every number, with where it comes from; an owner's own |
//! | `revision` | how older revisions of the rules differ |
//! | `facets` | what a tile counts as |
//! | `pieces` | kinds of tiles and people, what tiles need, the numbers: data without any rule |
//! | `modules/data`, `modules/choice` | what each module remembers, refuses, tells; which may be on |
//! | `setup` | what is agreed before the game |
//! | `action`, `plan` | what seats and chance do, and a plan as a list of actions, not judged |
//! | `state`, `cards`, `council`, `site` | the state of a running game, without any heap |
//! | `illegal`, `planned`, `source`, `event` | why an input is refused, what happens |
//! | `rules`, `hooks` | the rules of one table as tables, and the types of the functions in them |
//! | `surroundings`, `building`, `draft` | what may be built where, its cost; judges the steps of a plan |
//! | `promises`, `score` | facts that promises ask about, the final score |
//! | `tell` | steps of plans as data |
//! | `steps` | the steps of a round, one file per phase |
//! | `modules` | the base game and its expansions, which fill the tables of `rules` |
//! | `view` | what an observer may know |
//! | `game`, `position` | the game as `kernel` knows it; positions set up directly |
//! | `outlook` | what may come next and what it is worth, for players that know no game and for documents |
//! | `puzzle` | finds, proves and judges puzzles |
//! | `entry` | inputs as records write them |
//! | `phrase`, `written` | the text of a position: words that modules share, a whole state, a score sheet |
//! | `documents`, `text`, `notation` | documents for pages, a view as people read it, records |
//!
//! # Examples
//! ```
//! use kernel::{Game, Hints, Notation, Rng, Turn};
//! use smallcity::SmallCity;
//!
//! let mut doc = SmallCity::default_setup(3);
//! SmallCity::set_option(&mut doc, "advanced", "yes")?;
//! let setup = SmallCity::setup_from(&doc, SmallCity::RULES, &SmallCity::library())?;
//! let game = SmallCity::new(&setup)?;
//! let mut state = game.start();
//! game.play_out(&mut state, &mut Rng::seed(1));
//! assert_eq!(game.turn(&state), Turn::Over);
//! assert_eq!(game.standings(&state).expect("it is over").0.len(), 3);
//! # Ok::<(), smallcity::BadSetup>(())
//! ```

#![forbid(unsafe_code)]

mod action;
mod border;
mod building;
mod cards;
pub mod constants;
mod council;
pub mod documents;
mod draft;
mod entry;
mod event;
mod facets;
mod game;
mod hooks;
mod illegal;
mod map;
mod material;
mod modules;
mod notation;
mod outlook;
mod phrase;
mod pieces;
mod plan;
mod planned;
mod position;
mod promises;
mod puzzle;
mod revision;
mod rule_ids;
mod rules;
mod score;
mod setup;
mod shapes;
mod site;
mod source;
mod state;
mod steps;
mod surroundings;
mod tell;
mod text;
mod view;
mod written;

pub use action::{Action, Build, Chance, Pay, Spot};
pub use border::{Border, Lines, Point};
pub use cards::{Bottom, CIRCLE, Circle, MOST_PROMISES, Promises, STACKS, Whereabouts};
pub use council::{Council, Stage};
pub use documents::{ChoiceDoc, Cost, EventDoc, ViewDoc};
pub use entry::{Entry, Plain, PlayerDoc, ResultDoc};
pub use event::{
    Cause, Event, Extra, Paid, Part, Place, PollutionKind, PollutionPart, Source, TollPart,
};
pub use facets::{Facet, Facets};
pub use game::SmallCity;
pub use illegal::{Amounts, Illegal, Why};
pub use map::{Cell, CellIter, Cells, SIZE};
pub use material::{Amount, MATERIALS, Material};
pub use modules::choice::{ModulesFault, is_rule_of};
pub use modules::data::{
    BoroughState, Deed, Entry as ModuleEntry, Event as ModuleEvent, Luck, LuckEntry,
    Offers as ModuleOffers, Refusal as ModuleRefusal, SeatDoc as ModuleSeat, TableState, Tolls,
};
pub use modules::parts;
pub use pieces::{
    Code, KINDS, Kind, Land, MOST_TILES, Mark, Need, Numbers, PEOPLE, Person, PersonRule, Price,
    SEATS, Stakes, Stock, TileRule, Walk,
};
pub use plan::Plan;
pub use planned::{Next, StepDoc};
pub use puzzle::{Effort, Proof, RoundDoc, Shown, Task};
pub use revision::RULES;
pub use rule_ids::{RULE_IDS, is_rule};
pub use rules::{CardRule, Condition, PromiseRule, Rules};
pub use score::{Judged, Office, Score, office, promises as judged_promises, score};
pub use setup::{BadSetup, OPTIONS, Setup, SetupDoc, SetupFault};
pub use state::{Borough, Dead, Now, State, Tiles};
pub use text::{Left, Line, LineDoc, Standing};
pub use view::View;
