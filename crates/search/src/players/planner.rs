//! A player that completes plans before it commits to one.

use kernel::{Gain, Hints, Input, Rng, Seat, Turn};

use super::greedy::Greedy;
use super::player::Player;
use crate::CancelToken;

/// How many first steps it tries.
const WIDTH: usize = 4;
/// The most steps of a plan.
const DEPTH: usize = 16;

/// Plays like [`Greedy`], except where several seats plan in secret at once. There it completes a plan
/// from each of the most promising first steps, one best step after another, and starts the plan that
/// ends best. It knows only its seat's view: it plans in a sampled world.
#[derive(Debug, Default)]
pub struct Planner {
    cancel: CancelToken,
    greedy: Greedy,
    gains: Vec<Gain>,
    order: Vec<usize>,
}

impl<G: Hints> Player<G> for Planner {
    fn choose(
        &mut self,
        game: &G,
        view: &G::View,
        seat: Seat,
        legal: &[G::Action],
        rng: &mut Rng,
    ) -> usize {
        let state = game.imagine(view, rng);
        if !matches!(game.turn(&state), Turn::Together(_)) {
            return self.greedy.choose(game, view, seat, legal, rng);
        }
        self.gains.clear();
        game.gains(&state, seat, legal, &mut self.gains);
        self.order.clear();
        self.order.extend(0..legal.len());
        // The first of equals stays first.
        self.order.sort_by_key(|&index| std::cmp::Reverse(self.gains[index]));
        self.order.truncate(WIDTH);
        let mut best: Option<(Gain, usize)> = None;
        for &first in &self.order {
            if self.cancel.is_cancelled() {
                break;
            }
            let end = complete(game, &state, seat, &legal[first], self.gains[first]);
            if best.is_none_or(|(gain, _)| end > gain) {
                best = Some((end, first));
            }
        }
        best.map_or(self.order[0], |(_, first)| first)
    }

    fn until(&mut self, cancel: CancelToken) {
        self.cancel = cancel;
    }
}

/// The gain of the last step of the plan that begins with `first`.
fn complete<G: Hints>(
    game: &G,
    state: &G::State,
    seat: Seat,
    first: &G::Action,
    gain: Gain,
) -> Gain {
    let (mut state, mut action, mut gain) = (state.clone(), first.clone(), gain);
    let (mut legal, mut gains) = (vec![], vec![]);
    for _ in 0..DEPTH {
        game.apply_unchecked(&mut state, &Input::Act { seat, action });
        let goes_on = matches!(game.turn(&state), Turn::Together(seats) if seats.contains(seat));
        if !goes_on {
            break;
        }
        legal.clear();
        gains.clear();
        game.legal(&state, seat, &mut legal);
        game.gains(&state, seat, &legal, &mut gains);
        let Some(best) = (0..gains.len()).reduce(|a, b| if gains[b] > gains[a] { b } else { a })
        else {
            break;
        };
        gain = gains[best];
        action = legal.swap_remove(best);
    }
    gain
}
