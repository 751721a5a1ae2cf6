//! Secret building plans and their reveal (section 5).
//!
//! A plan is a list of build steps, then one of upgrades (SC-5.2), then one of module steps. It stores
//! only the decisions of its seat. [`crate::draft`] works out the resulting borough on demand by
//! running the plan on a copy. So a state stays small, and taking back a step just drops it.

use crate::action::Action;
use crate::map::{Cell, Cells};
use crate::modules::data::Deed;
use crate::pieces::{MOST_TILES, Person};

/// The most build steps of a plan; `build_points` may not be more.
pub(crate) const MOST_BUILDS: usize = 8;

/// The most deeds of modules in a plan.
pub(crate) const MOST_DEEDS: usize = 25;

/// The most people who move into a tile.
const MOST_MOVERS: usize = 5;

/// The plan of a seat.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Plan {
    /// City Hall, during set-up (SC-3.9).
    pub hall: Cells,
    /// The platform, when seats choose one (SC-16.2).
    pub platform: Option<u8>,
    builds: [Option<Action>; MOST_BUILDS],
    /// By build, the people who move in right after it by steps of their own (SC-5.7).
    movers: [[Option<Person>; MOST_MOVERS]; MOST_BUILDS],
    /// The first cell of each tile, and the cell that it gains.
    upgrades: [Option<(Cell, Cell)>; MOST_TILES],
    deeds: [Option<Deed>; MOST_DEEDS],
}

impl Plan {
    /// Nothing.
    pub const NONE: Plan = Plan {
        hall: Cells::NONE,
        platform: None,
        builds: [None; MOST_BUILDS],
        movers: [[None; MOST_MOVERS]; MOST_BUILDS],
        upgrades: [None; MOST_TILES],
        deeds: [None; MOST_DEEDS],
    };

    /// The steps that cost points, in order (SC-5.3).
    pub fn builds(&self) -> impl Iterator<Item = Action> {
        self.builds.iter().map_while(|step| *step)
    }

    /// The upgrades in order (SC-7.1).
    pub fn upgrades(&self) -> impl Iterator<Item = Action> {
        let upgrades = self.upgrades.iter().map_while(|step| *step);
        upgrades.map(|(tile, cell)| Action::Upgrade { tile, cell })
    }

    /// The module steps after them, in order.
    pub fn deeds(&self) -> impl Iterator<Item = Action> {
        self.deeds.iter().map_while(|step| *step).map(Action::Module)
    }

    /// Every step in order.
    pub fn steps(&self) -> impl Iterator<Item = Action> {
        let builds = self.builds().zip(&self.movers);
        let builds =
            builds.flat_map(|(step, movers)| std::iter::once(step).chain(moves(step, movers)));
        builds.chain(self.upgrades()).chain(self.deeds())
    }

    /// Whether nothing is planned.
    pub fn is_empty(&self) -> bool {
        self.builds[0].is_none() && !self.has_built()
    }

    /// Whether no more build steps may come (SC-5.2).
    pub fn has_built(&self) -> bool {
        self.upgrades().chain(self.deeds()).next().is_some()
    }

    /// Adds a legal step; ignores actions that are no step of a plan.
    pub(crate) fn push(&mut self, step: &Action) {
        match *step {
            Action::Upgrade { tile, cell } => fill(&mut self.upgrades, (tile, cell)),
            Action::Module(deed) => fill(&mut self.deeds, deed),
            Action::Home { person, .. } => fill(&mut self.movers[self.last_build()], person),
            step if step.is_planned() => fill(&mut self.builds, step),
            _ => {}
        }
    }

    /// The place of the last build step; the first place if there is none.
    fn last_build(&self) -> usize {
        self.builds().count().saturating_sub(1)
    }

    /// Drops the last step.
    pub(crate) fn pop(&mut self) {
        let _ = drop_last(&mut self.deeds)
            || drop_last(&mut self.upgrades)
            || drop_last(&mut self.movers[self.last_build()])
            || drop_last(&mut self.builds);
    }
}

/// The steps by which people move into a new tile, in reading order.
fn moves(build: Action, movers: &[Option<Person>]) -> impl Iterator<Item = Action> {
    let cells = if let Action::Build(build) = build { build.cells } else { Cells::NONE };
    let movers = movers.iter().map_while(|mover| *mover);
    movers.zip(cells).map(|(person, cell)| Action::Home { cell, person })
}

/// Drops the last step of a list; whether there was one.
fn drop_last<T>(steps: &mut [Option<T>]) -> bool {
    steps.iter_mut().rev().find_map(Option::take).is_some()
}

/// Puts a step behind the others of a list.
fn fill<T>(steps: &mut [Option<T>], step: T) {
    if let Some(free) = steps.iter_mut().find(|step| step.is_none()) {
        *free = Some(step);
    }
}
