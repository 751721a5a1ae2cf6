//! Random games, seen state by state.

use kernel::{Game, Input, Rng, Seat, Turn};
use smallcity::{Action, SmallCity, State};

use crate::subject::varied;

/// Plays a varied game to its end and shows every state of it, the last one too, each with the seat
/// that acts next and what it does.
pub(crate) fn each_state(
    game: &SmallCity,
    seed: u64,
    mut see: impl FnMut(&State, Option<(Seat, Action)>),
) {
    let (mut state, mut rng) = (game.start(), Rng::seed(seed));
    loop {
        let seat = match game.turn(&state) {
            Turn::Over => return see(&state, None),
            Turn::Chance => {
                let draws = testkit::outcomes(game, &state);
                let draw = *rng.pick_weighted(&draws).expect("luck has an outcome");
                see(&state, None);
                game.apply_unchecked(&mut state, &Input::Chance(draw));
                continue;
            }
            Turn::Seat(seat) => seat,
            Turn::Together(seats) => {
                *rng.pick(&seats.iter().collect::<Vec<_>>()).expect("somebody owes")
            }
        };
        let action = varied(game, &state, seat, &mut rng).expect("a seat that owes can act");
        see(&state, Some((seat, action)));
        game.apply_unchecked(&mut state, &Input::Act { seat, action });
    }
}
