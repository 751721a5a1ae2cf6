//! Law 5: in `Together`, inputs of two seats commute, and a seat's legal list does not depend on
//! another's pending input.
//!
//! One input is an exception: the one that completes the set, the commit of the only seat still in it.
//! It ends the common turn, so it is too late for another seat to take anything back. While two seats
//! are in the set no single input completes it, and the law holds between them without exception.

use kernel::{Game, Input, InputOf, Rng, Seat, Turn};

use super::broken::{Broken, some};
use crate::{Subject, Walk, legal};

pub(super) fn law<S: Subject>(walk: &Walk<S::Game>) -> Result<(), Broken> {
    let game = &walk.game;
    let rng = &mut walk.rng(5);
    for (at, state) in walk.sample(5) {
        let Turn::Together(_) = game.turn(state) else { continue };
        for other in Seat::first(game.seats()) {
            for one in Seat::first(other.index()) {
                pair(game, state, [one, other], rng).map_err(|what| Broken { at, what })?;
            }
        }
    }
    Ok(())
}

fn pair<G: Game>(
    game: &G,
    state: &G::State,
    seats: [Seat; 2],
    rng: &mut Rng,
) -> Result<(), String> {
    let inputs = seats.map(|seat| some_inputs(game, state, seat, rng));
    for (inputs, other) in inputs.iter().zip([seats[1], seats[0]]) {
        let before = legal(game, state, other);
        for input in inputs {
            let after = legal(game, &after(game, state, [input]), other);
            if before != after {
                return Err(format!(
                    "{input:?} turns what {other} may do, {before:?}, to {after:?}"
                ));
            }
        }
    }
    let [ones, others] = &inputs;
    for (one, other) in ones.iter().flat_map(|one| others.iter().map(move |other| (one, other))) {
        let (there, back) = (after(game, state, [one, other]), after(game, state, [other, one]));
        if there != back {
            return Err(format!("{one:?} and {other:?} do not commute: {there:?} or {back:?}"));
        }
    }
    Ok(())
}

/// Some of the legal inputs of `seat` that do not complete the set; all of a short list.
fn some_inputs<G: Game>(game: &G, state: &G::State, seat: Seat, rng: &mut Rng) -> Vec<InputOf<G>> {
    const MOST: usize = 6;
    let actions = some(legal(game, state, seat), MOST, rng);
    let inputs = actions.into_iter().map(|action| Input::Act { seat, action });
    inputs.filter(|input| !completes(game, state, seat, input)).collect()
}

/// Whether an input of `seat` ends the common turn: no other seat is in the set, and after the input
/// the turn changes.
fn completes<G: Game>(game: &G, state: &G::State, seat: Seat, input: &InputOf<G>) -> bool {
    let turn = game.turn(state);
    let alone = matches!(turn, Turn::Together(owing) if owing.without(seat).is_empty());
    alone && game.turn(&after(game, state, [input])) != turn
}

/// The state after a sequence of legal inputs.
fn after<G: Game, const N: usize>(
    game: &G,
    state: &G::State,
    inputs: [&InputOf<G>; N],
) -> G::State {
    let mut after = state.clone();
    for input in inputs {
        game.apply_unchecked(&mut after, input);
    }
    after
}
