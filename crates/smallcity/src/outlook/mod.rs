//! What may come next and what it is worth: [`kernel::Hints`] for players that know no game, and what
//! documents foresee. Other code enters here.
//!
//! | file | job |
//! |---|---|
//! | `groups` | action groups, and random steps of plans |
//! | `play_out`, `likely` | random rollouts, plausible play for samples |
//! | `forecast`, `worth` | for bots: a borough some rounds on, the worth of positions, actions |
//! | `study` | for reviews of finished games: how a position may end |
//! | `due`, `pollution`, `gains` | for documents: the rest of a round, phase 6, what a move adds |

mod due;
mod forecast;
mod gains;
mod groups;
mod likely;
mod play_out;
mod pollution;
mod study;
mod worth;

use kernel::{Hints, Level, Rng, Seat};

use crate::action::Action;
use crate::game::SmallCity;
use crate::state::State;
use crate::view::View;

pub use due::{DueDoc, DueKind, DuePartDoc};
pub(crate) use forecast::{Ahead, Outlook};
pub(crate) use gains::gains;
pub use gains::{GainDoc, GainsDoc};
use groups::group;
pub(crate) use groups::plan_step;
pub use pollution::ForecastDoc;
pub(crate) use worth::{ahead, outlook, rounds_left};

/// The most modules that are few, for the players of levels and the value of positions.
const FEW_MODULES: usize = 3;

impl SmallCity {
    fn has_many_modules(&self) -> bool {
        self.setup_modules().len() > FEW_MODULES
    }
}

impl Hints for SmallCity {
    const LEVELS: &'static [Level] = &[
        Level { name: "easy", player: "greedy:noise=40/greedy:noise=36/greedy:noise=13" },
        Level { name: "steady", player: "greedy:noise=20/greedy:noise=18/greedy:noise=2" },
        // With many modules worlds stay alike and are valued where they end, so few tell plans apart.
        Level { name: "thoughtful", player: "greedy/greedy/plans:worlds=2:alike=1" },
        Level { name: "sharp", player: "plans:worlds=25/plans:worlds=25/plans:worlds=14:alike=1" },
        Level {
            name: "expert",
            player: "plans:worlds=150/plans:worlds=200/plans:worlds=150:alike=1",
        },
    ];

    /// 0 without modules, 1 with a few, 2 with many. With many, a random turn loses more games, and plans
    /// gain more on single steps, so each level is another player.
    fn variety(&self) -> usize {
        usize::from(!self.setup_modules().is_empty()) + usize::from(self.has_many_modules())
    }

    fn bunch(&self, action: &Action) -> Option<u32> {
        group(action)
    }

    fn gains(&self, state: &State, seat: Seat, actions: &[Action], out: &mut Vec<kernel::Gain>) {
        worth::gains(self, state, seat, actions, out);
    }

    fn play_out(&self, state: &mut State, rng: &mut Rng) {
        play_out::play_out(self, state, rng);
    }

    fn round(&self, state: &State) -> u32 {
        state.round.into()
    }

    fn phase(&self, state: &State) -> u32 {
        SmallCity::phase(self, state).into()
    }

    fn play_on(&self, state: &mut State, until: u32, own: Seat, rng: &mut Rng) {
        likely::play_on(self, state, until, own, rng);
    }

    fn play_on_alike(&self, state: &mut State, until: u32, own: Seat, seed: u64) {
        likely::play_on_alike(self, state, until, own, seed);
    }

    fn value(&self, state: &State, seat: Seat) -> f64 {
        worth::value(self, state, seat)
    }

    fn foresee(&self, view: &View, rng: &mut Rng) -> State {
        view.imagine(self.rules(), rng, likely::plan_of_other)
    }
}
