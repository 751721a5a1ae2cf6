//! Plausible actions of seats, cheap enough for the many samples (determinizations) that players need.
//! For an action that a player really chooses, [`super::worth`] gives the exact gain.

use kernel::{Game, Input, Rng, Seat, Turn};

use super::groups::{by_group, group, plan_step, quick_step};
use super::worth::{after, planned_worth};
use crate::action::Action;
use crate::council::Stage;
use crate::draft::Draft;
use crate::game::SmallCity;
use crate::hooks::At;
use crate::pieces::SEATS;
use crate::rules::Rules;
use crate::state::State;
use crate::steps::council::any_council_build;

/// How many random candidates a seat compares.
struct Care {
    /// Steps of a plan, compared with ending it.
    steps: u32,
    /// Builds of the council, compared with none.
    builds: u32,
    /// Other actions.
    actions: usize,
}

/// For the seat that draws the sample.
const OWN: Care = Care { steps: 4, builds: 4, actions: 5 };
/// For the others, whose boroughs hardly affect this seat's. More care for them takes as long as more
/// samples, which help more.
const OTHERS: Care = Care { steps: 1, builds: 1, actions: 1 };

/// Plays on until round `until` begins or the game is over; `own` draws the sample.
pub(crate) fn play_on(game: &SmallCity, state: &mut State, until: u32, own: Seat, rng: &mut Rng) {
    play_by(game, state, (until, own), rng, |_, _, _| {});
}

/// Like [`play_on`]; here each input draws from a stream of `seed` of its own, by round, step, seat and
/// how many inputs that seat has made in that step.
pub(crate) fn play_on_alike(game: &SmallCity, state: &mut State, until: u32, own: Seat, seed: u64) {
    let (mut here, mut made) = ((0, 0), [0; SEATS + 1]);
    play_by(game, state, (until, own), &mut Rng::seed(seed), |state, seat, rng| {
        let now = (state.round, state.step);
        if now != here {
            (here, made) = (now, [0; SEATS + 1]);
        }
        let who = seat.map_or(SEATS, Seat::index);
        made[who] += 1;
        let place = [now.0.into(), now.1.into(), who as u64, made[who]];
        *rng = Rng::stream(seed, place.into_iter().fold(0, |sum, part| (sum << 16) + part));
    });
}

/// Plays on; `renew` may replace the generator before each input, of chance if it names no seat.
fn play_by(
    game: &SmallCity,
    state: &mut State,
    (until, own): (u32, Seat),
    rng: &mut Rng,
    mut renew: impl FnMut(&State, Option<Seat>, &mut Rng),
) {
    let (mut actions, mut outcomes) = (vec![], vec![]);
    while u32::from(state.round) < until {
        let seat = match game.turn(state) {
            Turn::Over => return,
            Turn::Chance => {
                renew(state, None, rng);
                outcomes.clear();
                game.outcomes(state, &mut outcomes);
                let Some(&chance) = rng.pick_weighted(&outcomes) else { return };
                game.apply_unchecked(state, &Input::Chance(chance));
                continue;
            }
            Turn::Seat(seat) => Some(seat),
            Turn::Together(seats) => seats.iter().next(),
        };
        let Some(seat) = seat else { return };
        renew(state, Some(seat), rng);
        let care = if seat == own { &OWN } else { &OTHERS };
        let action = if game.step(state) == "p2.plan" {
            plan(game.rules(), state, seat, care, rng);
            Some(Action::Commit)
        } else {
            likely(game, state, (seat, care), &mut actions, rng)
        };
        let Some(action) = action else { return };
        game.apply_unchecked(state, &Input::Act { seat, action });
    }
}

/// Samples a plausible plan for a seat that has committed in secret.
pub(crate) fn plan_of_other(rules: &Rules, state: &mut State, seat: Seat, rng: &mut Rng) {
    plan(rules, state, seat, &OTHERS, rng);
}

/// Extends the plan of a seat until none of a few random steps is better than ending it.
fn plan(rules: &Rules, state: &mut State, seat: Seat, care: &Care, rng: &mut Rng) {
    let (mut draft, mut planned) = (Draft::of(rules, state, seat), *state);
    let mut actions = vec![];
    let mut worth = planned_worth(rules, &mut planned, &draft);
    loop {
        let mut best = None;
        let ends = draft.judge_commit(rules).is_ok();
        for _ in 0..care.steps {
            actions.clear();
            let step = quick_step(rules, &draft, &mut actions, rng).filter(Action::is_planned);
            let Some(step) = step else { continue };
            let mut then = draft;
            then.take(rules, &step);
            let better = planned_worth(rules, &mut planned, &then);
            if better > worth || !ends && best.is_none() {
                (worth, best) = (better, Some((step, then)));
            }
        }
        let Some((step, then)) = best else { break };
        state.plans[seat.index()].push(&step);
        draft = then;
    }
    // A step that a plan must have may be rare among random steps.
    while draft.judge_commit(rules).is_err() {
        actions.clear();
        let Some(step) = plan_step(rules, state, seat, &mut actions, rng) else { return };
        state.plans[seat.index()].push(&step);
        draft.take(rules, &step);
    }
}

/// The best of a few random actions outside plans, by a quick guess.
fn likely(
    game: &SmallCity,
    state: &State,
    (seat, care): (Seat, &Care),
    actions: &mut Vec<Action>,
    rng: &mut Rng,
) -> Option<Action> {
    actions.clear();
    if state.now.council.stage == Stage::Build {
        let at = At { rules: game.rules(), state, seat };
        actions.extend((0..care.builds).filter_map(|_| any_council_build(at, rng)));
        actions.push(Action::End);
    } else {
        game.legal(state, seat, actions);
        // A seat that takes back its choices may go on like that forever.
        actions.retain(|action| group(action).is_some());
        draw_few(actions, care.actions, rng);
    }
    if actions.len() < 2 {
        return actions.pop();
    }
    let mut best: Option<(i32, Action)> = None;
    for &action in &*actions {
        let gain = after(game, state, seat, &action, Some(rng));
        if best.is_none_or(|(most, _)| gain > most) {
            best = Some((gain, action));
        }
    }
    best.map(|(_, action)| action)
}

/// Keeps `few` random actions of a longer list, and [`Action::End`] if it has that.
fn draw_few(actions: &mut Vec<Action>, few: usize, rng: &mut Rng) {
    if actions.len() <= few {
        return;
    }
    let ends = actions.contains(&Action::End).then_some(Action::End);
    let all = actions.len();
    for _ in 0..few {
        let drawn = by_group(&actions[..all], rng);
        actions.extend(drawn);
    }
    actions.extend(ends);
    actions.drain(..all);
}
