//! The rules of one table, compiled from a set-up.

use std::sync::Arc;

use crate::bag::Bag;
use crate::city::Space;
use crate::components::{Components, Ground};
use crate::masks::StripMasks;
use crate::pieces::Team;
use crate::setup::{BadSetup, Setup};
use crate::state::State;
use crate::steps::{self, Step};
use crate::table_size::TableSize;
use crate::weights::{OPEN_ROUNDS, RoundValue, ValueFile};

/// The rules of Simplicity, compiled from a set-up.
#[derive(Clone, Debug)]
pub struct Simplicity {
    pub(crate) setup: Setup,
    pub(crate) size: TableSize,
    /// Everything that happens, in order, then [`Step::Over`] without end.
    pub(crate) steps: [Step; steps::MOST],
    /// How many steps precede [`Step::Over`].
    pub(crate) last_step: u8,
    /// By strip: what it adds to the city as a column.
    pub(crate) masks: Vec<StripMasks>,
    /// The bag at the start, for the fast core.
    pub(crate) bag: Bag,
    /// By number of rounds that are over, how players predict the end.
    pub(crate) value: [RoundValue; OPEN_ROUNDS],
}

impl Simplicity {
    pub(crate) fn compile(setup: &Setup) -> Result<Simplicity, BadSetup> {
        let size = setup.table_size()?;
        let demolition = setup.demolition.in_force(size);
        let (steps, last_step) = steps::of_a_game(size, demolition);
        Ok(Simplicity {
            setup: setup.clone(),
            size,
            steps,
            last_step,
            bag: Bag::of(setup.components.tiles()),
            value: ValueFile::shipped().of(size.players),
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

    /// The pieces in play.
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

    /// The seat that controls a team: with two teams each, player `i` has teams `i` and `i + players`
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

    /// The spaces of a strip laid as the first column: by [`crate::Symbol::index`] where each symbol is
    /// printed, and last where nothing is.
    ///
    /// # Panics
    /// If the set of components has no such strip.
    #[inline]
    pub fn grounds(&self, strip: crate::Strip) -> &[crate::Spaces; 6] {
        &self.masks[strip.index()].grounds
    }

    /// What is printed on a space; `None` before its strip is laid or outside the city.
    pub fn ground(&self, state: &State, space: Space) -> Option<Ground> {
        let strip = state.columns[space.column()]?;
        Some(self.components().strip(strip)?.spaces[space.row()])
    }
}
