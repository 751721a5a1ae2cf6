//! Random rollouts as fast as possible.
//!
//! The `random` player first chooses an action group, then one of its actions. This file does so without
//! building long lists: it tries a group, and another if that one is empty.

use kernel::{Game, Input, Rng, Turn};

use super::groups::{by_group, plan_step};
use crate::game::SmallCity;
use crate::state::State;
use crate::steps;

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
            by_group(&actions, rng)
        };
        let Some(action) = action else { return };
        game.apply_unchecked(state, &Input::Act { seat, action });
    }
}
