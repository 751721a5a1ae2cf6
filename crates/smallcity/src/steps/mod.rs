//! The steps of a game: who is to act, what is legal, and what happens automatically.
//!
//! A step is a value of [`crate::hooks::Step`]; the rules of a table hold them in a list ([`Slot`])
//! that modules extend at named anchors such as `p3.move`. [`settle`] goes through the list until a
//! seat or chance must act. A file here is named after what a phase does.
//!
//! | file | steps |
//! |---|---|
//! | `set_up` | `s.host`, `s.cards` of a large pool, `s.promises` |
//! | `city_hall` | `s.city_hall` |
//! | `actions` | `p1.mayor`, `p1.reveal`, `p1.choose` |
//! | `build` | `p2.plan`, `p2.reveal` |
//! | `citizens` | `p3.move`, `p3.home`, `p3.arrive` |
//! | `income` | `p4.tourist`, `p4.commerce`, `p4.other`, `p4.produce` |
//! | `vote` | `p5.vote` |
//! | `pollution` | `p6.measure`, `p6.deaths` |
//! | `council` | `p7.council` |
//! | `visit` | `p8.mayor`, `p8.cards`, `p8.platform` |
//! | `end` | `end.promises`, `end.score` |

pub(crate) mod actions;
pub(crate) mod build;
pub(crate) mod citizens;
pub(crate) mod city_hall;
pub(crate) mod council;
pub(crate) mod end;
pub(crate) mod income;
pub(crate) mod pollution;
pub(crate) mod set_up;
pub(crate) mod visit;
pub(crate) mod vote;

use kernel::{Seat, SeatSet, Turn};

use crate::event::Event;
use crate::hooks::{At, Owes, Run, Scope, Slot};
use crate::rules::Rules;
use crate::state::{Now, State};

/// The current step and the seat that takes it, or the host in a step of the whole table.
pub(crate) fn current(rules: &Rules, state: &State) -> (Slot, Seat) {
    let slot = rules.steps[usize::from(state.step)];
    let seat = match slot.step.scope() {
        Scope::EachSeat => state.in_turn(rules.seats, state.place),
        Scope::Once | Scope::Together => None,
    };
    (slot, seat.unwrap_or(state.host))
}

/// The seats that are to act.
pub(crate) fn turn(rules: &Rules, state: &State) -> Turn {
    turn_in(rules, state, current(rules, state))
}

/// The seats that are to act in the current step.
pub(crate) fn turn_in(rules: &Rules, state: &State, (slot, seat): (Slot, Seat)) -> Turn {
    if state.over {
        return Turn::Over;
    }
    if slot.step.scope() == Scope::Together {
        return Turn::Together(owing(rules, state, slot));
    }
    match slot.step.owes(At { rules, state, seat }) {
        Owes::Luck => Turn::Chance,
        Owes::Action | Owes::Nothing => Turn::Seat(seat),
    }
}

/// The seats that have not committed in a common step.
fn owing(rules: &Rules, state: &State, slot: Slot) -> SeatSet {
    let owes = |seat: &Seat| slot.step.owes(At { rules, state, seat: *seat }) == Owes::Action;
    state.active(rules.seats).filter(owes).collect()
}

/// Goes on until a seat or chance must act, or the game is over.
pub(crate) fn settle(run: &mut Run<'_>) {
    while !run.state.over {
        let (slot, seat) = current(run.rules, run.state);
        run.seat = seat;
        if !run.state.begun {
            run.state.begun = true;
            slot.step.begin(run);
            if run.state.over {
                return;
            }
        }
        let waits = match slot.step.scope() {
            Scope::Together => !owing(run.rules, run.state, slot).is_empty(),
            _ => slot.step.owes(run.at_seat(seat)) != Owes::Nothing,
        };
        if waits {
            return;
        }
        run.seat = seat;
        slot.step.finish(run);
        next(run, slot);
    }
}

/// Moves on to the next seat or step.
fn next(run: &mut Run<'_>, slot: Slot) {
    let (rules, state) = (run.rules, &mut *run.state);
    state.begun = false;
    state.now = Now::default();
    let following = usize::from(state.step) + 1;
    let same_group = |at: usize| rules.steps.get(at).is_some_and(|next| next.group == slot.group);
    if slot.step.scope() == Scope::EachSeat {
        if same_group(following) {
            state.step += 1;
            return;
        }
        if usize::from(state.place) + 1 < state.in_turn_order(rules.seats).count() {
            state.place += 1;
            while state.step > 0 && same_group(usize::from(state.step) - 1) {
                state.step -= 1;
            }
            return;
        }
    }
    state.place = 0;
    let alone = state.active(rules.seats).count() <= usize::from(rules.seats > 1);
    let phase_over = rules.steps.get(following).is_none_or(|next| next.phase != slot.phase);
    state.step = if phase_over && alone && slot.phase <= 8 {
        // SC-18.4.
        rules.end_start
    } else if following == usize::from(rules.end_start) && state.round < rules.numbers.rounds {
        rules.round_start
    } else {
        following as u8
    };
    if usize::from(state.step) == rules.steps.len() {
        // The last step stays the current one.
        state.step -= 1;
        state.over = true;
    } else if state.step == rules.round_start {
        begin_round(run);
    }
}

/// A new round begins (SC-2.1).
fn begin_round(run: &mut Run<'_>) {
    let (rules, state) = (run.rules, &mut *run.state);
    state.round += 1;
    for borough in &mut state.boroughs[..rules.seats] {
        borough.pollution_before = borough.pollution;
        borough.made = 0;
        borough.idle = crate::map::Cells::NONE;
        borough.idle_guests = SeatSet::EMPTY;
        borough.card = None;
    }
    let (round, host) = (state.round, state.host);
    run.log.tell(|| Event::RoundBegins { round, host, rule: "SC-2.1" });
}
