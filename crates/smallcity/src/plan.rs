//! Secret building plans and their reveal (section 5).
//!
//! A plan is a list of actions: build steps, each with the people who move in after it, then upgrades
//! (SC-5.2), then steps of modules; [`crate::draft`] judges that order. A plan stores only the decisions
//! of its seat. The draft works out the resulting borough on demand by running it on a copy. So a state
//! stays small, and taking back a step just drops it.

use crate::action::Action;
use crate::map::{Cell, Cells};
use crate::modules::data::Deed;
use crate::pieces::{MOST_TILES, Person};

/// The most build steps of a plan; `build_points` may not be more.
pub(crate) const MOST_BUILDS: usize = 8;

/// The most people who move into a tile, and the most deeds of modules in a plan.
const MOST_MOVERS: usize = 5;
const MOST_DEEDS: usize = 25;

/// The most steps of a plan: each tile rises at most once.
const MOST_STEPS: usize = MOST_BUILDS * (1 + MOST_MOVERS) + MOST_TILES + MOST_DEEDS;

/// A step, in a small form: states are copied often. Builds are large, so a list of their own has them.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
enum Step {
    Build,
    Home(Cell, Person),
    Upgrade(Cell, Cell),
    Module(Deed),
}

/// The plan of a seat.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Plan {
    /// City Hall, during set-up (SC-3.9).
    pub hall: Cells,
    /// The platform, when seats choose one (SC-16.2).
    pub platform: Option<u8>,
    steps: [Option<Step>; MOST_STEPS],
    /// The action of each [`Step::Build`].
    builds: [Option<Action>; MOST_BUILDS],
}

impl Plan {
    /// Nothing.
    pub const NONE: Plan = Plan {
        hall: Cells::NONE,
        platform: None,
        steps: [None; MOST_STEPS],
        builds: [None; MOST_BUILDS],
    };

    /// Every step in order.
    pub fn steps(&self) -> impl Iterator<Item = Action> {
        let mut builds = self.builds();
        self.steps.iter().map_while(move |step| match (*step)? {
            Step::Build => builds.next(),
            Step::Home(cell, person) => Some(Action::Home { cell, person }),
            Step::Upgrade(tile, cell) => Some(Action::Upgrade { tile, cell }),
            Step::Module(deed) => Some(Action::Module(deed)),
        })
    }

    /// The steps that cost points, in order (SC-5.3).
    pub fn builds(&self) -> impl Iterator<Item = Action> {
        self.builds.iter().map_while(|step| *step)
    }

    /// Whether nothing is planned.
    pub fn is_empty(&self) -> bool {
        self.steps[0].is_none()
    }

    /// Whether no more build steps may come (SC-5.2).
    pub fn has_built(&self) -> bool {
        self.steps().any(|step| matches!(step, Action::Upgrade { .. } | Action::Module(_)))
    }

    /// Adds a legal step; ignores actions that are no step of a plan.
    pub(crate) fn push(&mut self, step: &Action) {
        let step = match *step {
            Action::Home { cell, person } => Step::Home(cell, person),
            Action::Upgrade { tile, cell } => Step::Upgrade(tile, cell),
            Action::Module(deed) => Step::Module(deed),
            step if step.is_planned() => {
                fill(&mut self.builds, step);
                Step::Build
            }
            _ => return,
        };
        fill(&mut self.steps, step);
    }

    /// Drops the last step.
    pub(crate) fn pop(&mut self) {
        if take_last(&mut self.steps) == Some(Step::Build) {
            take_last(&mut self.builds);
        }
    }
}

/// Puts a step behind the others of a list.
fn fill<T>(steps: &mut [Option<T>], step: T) {
    let free = steps.iter_mut().find(|step| step.is_none());
    debug_assert!(free.is_some(), "a plan is never so long");
    if let Some(free) = free {
        *free = Some(step);
    }
}

/// Takes the last step off a list.
fn take_last<T>(steps: &mut [Option<T>]) -> Option<T> {
    steps.iter_mut().rev().find_map(Option::take)
}
