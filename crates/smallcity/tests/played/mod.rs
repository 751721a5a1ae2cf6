//! Random games, one input at a time.

use kernel::{Game, Input, InputOf, Rng, Seat, Turn};
use smallcity::{SmallCity, State};
use testkit::outcomes;

use crate::subject::varied;

/// Plays a varied game; `see` gets each state with the input that follows and the state after it.
/// Returns the last state.
pub(crate) fn each_input(
    game: &SmallCity,
    seed: u64,
    mut see: impl FnMut(&State, &InputOf<SmallCity>, &State),
) -> State {
    let (mut state, mut rng) = (game.start(), Rng::seed(seed));
    loop {
        let act = |seat: Seat, rng: &mut Rng| {
            let action = varied(game, &state, seat, rng).expect("a seat to act can act");
            Input::Act { seat, action }
        };
        let input = match game.turn(&state) {
            Turn::Over => return state,
            Turn::Chance => {
                let draws = outcomes(game, &state);
                Input::Chance(*rng.pick_weighted(&draws).expect("luck has an outcome"))
            }
            Turn::Seat(seat) => act(seat, &mut rng),
            Turn::Together(owing) => {
                // Now and then a seat that has committed reopens its plan.
                let active: Vec<Seat> = state.active(game.seats()).collect();
                let owing: Vec<Seat> = owing.iter().collect();
                let seats = if rng.below(16) == 0 { active } else { owing };
                act(*rng.pick(&seats).expect("somebody plays"), &mut rng)
            }
        };
        let before = state;
        game.apply_unchecked(&mut state, &input);
        see(&before, &input, &state);
    }
}
