//! Random rollouts as fast as possible, for [`kernel::Hints`].
//!
//! The `random` player first chooses a bunch of actions, then one of the bunch. This file does so
//! without building long lists: it tries a bunch, and another if that one is empty.

use kernel::{Game, Hints, Input, Level, Rng, Seat, Turn};

use crate::action::Action;
use crate::bunches::{bunch, by_bunch, plan_step};
use crate::game::SmallCity;
use crate::state::State;
use crate::steps;
use crate::view::View;

/// Plays a random rollout to the end of the game.
pub(crate) fn play_out(game: &SmallCity, state: &mut State, rng: &mut Rng) {
    let mut actions = Vec::with_capacity(2_048);
    let mut outcomes = Vec::with_capacity(64);
    loop {
        // This asks each question once; the checked interface repeats it for each answer.
        let (slot, to_act) = steps::current(game.rules(), state);
        let seat = match steps::turn_in(game.rules(), state, (slot, to_act)) {
            Turn::Over => return,
            Turn::Chance => {
                outcomes.clear();
                slot.step.outcomes(game.at(state, to_act), &mut outcomes);
                let Some(&chance) = rng.pick_weighted(&outcomes) else { return };
                game.apply_unchecked(state, &Input::Chance(chance));
                continue;
            }
            Turn::Seat(seat) => seat,
            Turn::Together(seats) => match seats.iter().next() {
                Some(seat) => seat,
                None => return,
            },
        };
        actions.clear();
        let action = if slot.anchor == "p2.plan" {
            plan_step(game.rules(), state, seat, &mut actions, rng)
        } else {
            slot.step.legal(game.at(state, seat), &mut actions);
            by_bunch(&actions, rng)
        };
        let Some(action) = action else { return };
        game.apply_unchecked(state, &Input::Act { seat, action });
    }
}

impl Hints for SmallCity {
    const LEVELS: &'static [Level] = &[
        Level { name: "easy", player: "greedy:noise=40" },
        Level { name: "steady", player: "greedy:noise=20" },
        Level { name: "thoughtful", player: "greedy" },
        Level { name: "sharp", player: "plans:worlds=25" },
        Level { name: "expert", player: "plans:worlds=150" },
    ];

    fn bunch(&self, action: &Action) -> Option<u32> {
        bunch(action)
    }

    fn gains(&self, state: &State, seat: Seat, actions: &[Action], out: &mut Vec<kernel::Gain>) {
        crate::worth::gains(self, state, seat, actions, out);
    }

    fn play_out(&self, state: &mut State, rng: &mut Rng) {
        play_out(self, state, rng);
    }

    fn round(&self, state: &State) -> u32 {
        state.round.into()
    }

    fn phase(&self, state: &State) -> u32 {
        SmallCity::phase(self, state).into()
    }

    fn play_on(&self, state: &mut State, until: u32, own: Seat, rng: &mut Rng) {
        crate::likely::play_on(self, state, until, own, rng);
    }

    fn value(&self, state: &State, seat: Seat) -> f64 {
        crate::worth::value(self, state, seat)
    }

    fn foresee(&self, view: &View, rng: &mut Rng) -> State {
        view.imagine(self.rules(), rng, crate::likely::plan_of_other)
    }
}
