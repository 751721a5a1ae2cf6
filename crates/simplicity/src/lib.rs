//! The rules of Simplicity, the city-building game of David Brain.
//!
//! Rule ids such as `SIM-3.5` are those of the project's rules; [`rule_text`] has a short text of
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
//! | `parts` | the same told in parts, each with its rule |
//! | `illegal`, `reason` | refusals, and their sentences for people (section 7) |
//! | `state`, `game` | the value that changes, and the face to the rest of the project |
//! | `play_out` | the fast core: random games for measurements and searches |
//! | `notation` | the parts of a record |
//! | `documents` | views and choices for programs and pages |
//! | `position` | a city as text |
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

mod city;
mod components;
mod demolition;
mod documents;
mod draft;
mod events;
mod gain;
mod game;
mod illegal;
mod luck;
mod notation;
mod parts;
mod pieces;
mod place;
mod play_out;
mod position;
mod reason;
mod rule_text;
pub mod score;
mod setup;
mod state;
mod steps;
mod table_size;

use std::sync::Arc;

pub use city::{COLUMNS, ROWS, Space, Spaces};
pub use components::{Components, Ground, Library, StripPiece};
pub use documents::{
    BagDoc, Change, ChoiceDoc, EventDoc, Gained, Phase, PlayerView, SlotView, SpaceGround,
    SpaceView, TeamView, ViewDoc,
};
pub use events::Event;
pub use gain::Sum;
pub use game::{Action, Chance, Input};
pub use illegal::Illegal;
pub use notation::{Entry, PlayerDoc, ResultDoc, TeamDoc};
pub use parts::{Part, Source};
pub use pieces::{Face, Slot, Strip, Symbol, Team, Tile};
pub use position::{BadPosition, Position};
pub use rule_text::{RULES, rule_text};
pub use setup::{
    BadSetup, Demolition, FirstFace, OPTIONS, Order, Setup, SetupDoc, SetupFault, Stuck, TieBreak,
};
pub use state::{City, State};
pub use steps::Step;
pub use table_size::{TABLE_SIZES, TableSize};

use place::StripMasks;

/// The rules of Simplicity, compiled from a set-up.
#[derive(Clone, Debug)]
pub struct Simplicity {
    setup: Setup,
    size: TableSize,
    /// Everything that happens, in order, then [`Step::Over`] without end.
    steps: [Step; steps::MOST],
    /// How many steps come before that.
    last_step: u8,
    /// By strip: what it brings to the city as a column.
    masks: Vec<StripMasks>,
    /// The bag at the start, for the fast core.
    bag: play_out::Bag,
}

impl Simplicity {
    fn compile(setup: &Setup) -> Result<Simplicity, BadSetup> {
        let size = setup.table_size()?;
        let demolition = setup.demolition.in_force(size);
        let (steps, last_step) = steps::of_a_game(size, demolition);
        Ok(Simplicity {
            setup: setup.clone(),
            size,
            steps,
            last_step,
            bag: play_out::Bag::of(setup.components.tiles()),
            masks: setup
                .components
                .strips()
                .map(|(_, piece)| StripMasks::of(piece, &setup.components))
                .collect(),
        })
    }

    /// What the number of players decides.
    pub const fn table_size(&self) -> TableSize {
        self.size
    }

    /// The pieces that are played with.
    pub fn components(&self) -> &Arc<Components> {
        &self.setup.components
    }

    /// How many teams play.
    pub const fn team_count(&self) -> usize {
        self.size.teams()
    }

    /// The teams that play.
    pub fn teams(&self) -> impl ExactSizeIterator<Item = Team> + Clone + use<> {
        Team::ALL.into_iter().take(self.team_count())
    }

    /// Whether a slot is blocked every round (SIM-3.2).
    pub const fn demolition(&self) -> bool {
        self.setup.demolition.in_force(self.size)
    }

    /// How many columns the city has.
    pub const fn columns(&self) -> usize {
        self.size.ordinary_strips + 1
    }

    /// Who controls a team: with two teams each, player `i` has teams `i` and `i + players`
    /// (SIM-2.2).
    pub const fn owner(&self, team: Team) -> kernel::Seat {
        // A player has at most two teams: a subtraction is enough, and much quicker than a division.
        let (team, players) = (team.index(), self.size.players);
        kernel::Seat::new(if team < players { team } else { team - players })
    }

    /// The teams of a seat.
    pub fn teams_of(&self, seat: kernel::Seat) -> impl Iterator<Item = Team> + use<'_> {
        self.teams().filter(move |&team| self.owner(team) == seat)
    }

    /// What happens next.
    #[inline]
    pub fn step(&self, state: &State) -> Step {
        self.steps[usize::from(state.step) % steps::MOST]
    }

    /// What is printed on a space; `None` before its strip is laid or outside the city.
    pub fn ground(&self, state: &State, space: Space) -> Option<Ground> {
        let strip = state.columns[space.column()]?;
        Some(self.components().strip(strip)?.spaces[space.row()])
    }
}
