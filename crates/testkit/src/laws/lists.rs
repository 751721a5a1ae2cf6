//! Law 1: `check` accepts exactly what `legal` and `outcomes` list; no duplicates; stable order; some
//! seat or luck can act unless the game is over.
//!
//! The turn names the seats that can act. In `Together` a seat outside the set may have actions too,
//! but only actions that return it, and no other seat, to the set.
//!
//! `luck` draws from `outcomes` by weight.

use std::fmt::Debug;

use kernel::{Game, Input, InputOf, Rng, Seat, SeatSet, Turn};

use super::broken::{Broken, ensure};
use super::index::Index;
use crate::{Subject, Walk, listed};

pub(super) fn law<S: Subject>(walk: &Walk<S::Game>) -> Result<(), Broken> {
    let game = &walk.game;
    for (at, state) in walk.states.iter().enumerate() {
        lists(game, state).map_err(|what| Broken { at, what })?;
    }
    let candidates = S::all_inputs(game);
    for (at, state) in walk.sample(1) {
        let listed = listed(game, state);
        let index = Index::new(&listed);
        for input in &candidates {
            let verdict = game.check(state, input);
            ensure(verdict.is_ok() == index.contains(input), at, || match verdict {
                Ok(()) => format!("check accepts {input:?}, which is not listed"),
                Err(why) => format!("check refuses {input:?}, which is listed: {why}"),
            })?;
        }
    }
    Ok(())
}

/// Whether the lists of one state are consistent.
fn lists<G: Game>(game: &G, state: &G::State) -> Result<(), String> {
    let turn = game.turn(state);
    let to_act = match turn {
        Turn::Seat(seat) => SeatSet::EMPTY.with(seat),
        Turn::Together(set) => set,
        Turn::Chance | Turn::Over => SeatSet::EMPTY,
    };
    let seated = to_act.iter().all(|seat| seat.index() < game.seats());
    let someone = !to_act.is_empty() || matches!(turn, Turn::Chance | Turn::Over);
    if !seated || !someone {
        return Err(format!("{turn:?} of {} seats names nobody who can act", game.seats()));
    }
    for seat in Seat::first(game.seats()) {
        let actions =
            stable(&format!("legal of {seat}"), |state, out| game.legal(state, seat, out), state)?;
        let inputs = actions.iter().cloned().map(|action| Input::Act { seat, action });
        accepted(game, state, inputs.clone())?;
        match turn {
            Turn::Together(set) if !set.contains(seat) => {
                lead_to(game, state, inputs, Turn::Together(set.with(seat)))?;
            }
            _ => due(&actions, to_act.contains(seat), turn, &format!("legal of {seat}"))?,
        }
    }
    let weighted = stable("outcomes", |state, out| game.outcomes(state, out), state)?;
    if let Some((outcome, _)) = weighted.iter().find(|(_, weight)| *weight == 0) {
        return Err(format!("outcomes lists {outcome:?} with weight 0"));
    }
    draws_by_weight(game, state, &weighted)?;
    let outcomes: Vec<_> = weighted.into_iter().map(|(outcome, _)| outcome).collect();
    due(&outcomes, turn == Turn::Chance, turn, "outcomes")?;
    accepted(game, state, outcomes.into_iter().map(Input::Chance))
}

/// The entries that `list` appends, if it has no duplicates and appends the same again, also for a
/// clone of the state.
fn stable<State: Clone, T: Clone + Debug + PartialEq>(
    name: &str,
    list: impl Fn(&State, &mut Vec<T>),
    state: &State,
) -> Result<Vec<T>, String> {
    let mut thrice = vec![];
    list(state, &mut thrice);
    let once = thrice.clone();
    list(state, &mut thrice);
    list(&state.clone(), &mut thrice);
    if thrice != [once.as_slice(), &once, &once].concat() {
        return Err(format!(
            "{name} appends not the same each time: {once:?}, after three times {thrice:?}"
        ));
    }
    match Index::new(&once).twice() {
        Some(twice) => Err(format!("{name} lists {twice:?} twice")),
        None => Ok(once),
    }
}

/// Whether a list has entries exactly when it must.
fn due<T: Debug>(items: &[T], due: bool, turn: Turn, name: &str) -> Result<(), String> {
    if items.is_empty() == due {
        return Err(format!("{name} is {items:?} while the turn is {turn:?}"));
    }
    Ok(())
}

/// Whether `luck` draws what the weights say, with the same random numbers: seeded games depend on it.
fn draws_by_weight<G: Game>(
    game: &G,
    state: &G::State,
    weighted: &[(G::Chance, u32)],
) -> Result<(), String> {
    for seed in 0..4 {
        let (mut own, mut listed) = (Rng::seed(seed), Rng::seed(seed));
        let (drawn, expected) = (game.luck(state, &mut own), listed.pick_weighted(weighted));
        if drawn.as_ref() != expected || own != listed {
            return Err(format!("luck draws {drawn:?}, but by the weights it is {expected:?}"));
        }
    }
    Ok(())
}

/// Whether each of `inputs` makes it the turn of `due`.
fn lead_to<G: Game>(
    game: &G,
    state: &G::State,
    mut inputs: impl Iterator<Item = InputOf<G>>,
    due: Turn,
) -> Result<(), String> {
    inputs.try_for_each(|input| {
        let mut after = state.clone();
        game.apply_unchecked(&mut after, &input);
        match game.turn(&after) {
            turn if turn == due => Ok(()),
            turn => Err(format!("{input:?} leads to {turn:?} and not to {due:?}")),
        }
    })
}

fn accepted<G: Game>(
    game: &G,
    state: &G::State,
    mut inputs: impl Iterator<Item = InputOf<G>>,
) -> Result<(), String> {
    inputs.try_for_each(|input| {
        let verdict = game.check(state, &input);
        verdict.map_err(|why| format!("check refuses {input:?}, which is listed: {why}"))
    })
}
