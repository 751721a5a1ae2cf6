//! Play that compares whole plans over imagined worlds, each a little way ahead. A plan is all that a
//! seat does in a phase as long as it stays due.

use std::cmp::Reverse;

use kernel::{Gain, Game, Hints, Input, Observer, Rng, Seat};

use super::bounds::{Spread, bound};
use super::player::Player;
use crate::Stop;

/// So many first steps begin a plan that goes on greedily.
const GREEDY: usize = 6;
/// So many plans are looked for at most, the others with steps that are drawn.
const PLANS: usize = 16;
/// A step of these is drawn among so many of the best.
const AMONG: usize = 6;
/// No plan is thought through further than this.
const DEPTH: usize = 16;

/// Thinks up a few whole plans: what it builds in secret, or how all its people move. Upper confidence
/// bounds share out the worlds among them: each world fits what the seat knows, is played on cheaply to
/// the end of the next round ([`Hints::round`]), or of the game where a game has no such end, and
/// valued there. The same player follows a plan to its end without further thought, unless anything is
/// different from what was expected.
#[derive(Debug)]
pub struct Plans<G: Game> {
    worlds: u32,
    stop: Stop,
    /// What is still to be done of a plan, the next step last, each with what the seat then sees.
    rest: Vec<(G::View, G::Action)>,
    arms: Vec<Arm<G::Action>>,
    legal: Vec<G::Action>,
    gains: Vec<Gain>,
    order: Vec<usize>,
}

/// What may be done, and what came of it.
#[derive(Debug)]
struct Arm<A> {
    /// All of a plan.
    steps: Vec<A>,
    /// Of the last of them.
    gain: Gain,
    visits: u32,
    total: f64,
}

impl<A> Arm<A> {
    fn new(steps: Vec<A>, gain: Gain) -> Arm<A> {
        Arm { steps, gain, visits: 0, total: 0.0 }
    }
}

impl<G: Game> Plans<G> {
    /// `worlds` are imagined for every plan that it decides on.
    pub fn new(worlds: u32) -> Plans<G> {
        Plans {
            worlds,
            stop: Stop::default(),
            rest: vec![],
            arms: vec![],
            legal: vec![],
            gains: vec![],
            order: vec![],
        }
    }
}

impl<G: Hints> Player<G> for Plans<G> {
    fn choose(
        &mut self,
        game: &G,
        view: &G::View,
        seat: Seat,
        legal: &[G::Action],
        rng: &mut Rng,
    ) -> usize {
        let place = |wanted: &G::Action| legal.iter().position(|action| action == wanted);
        if let Some(index) = self.planned(view).as_ref().and_then(place) {
            return index;
        }
        self.rest.clear();
        let forward = || legal.iter().filter(|action| game.bunch(action).is_some());
        if forward().count() < 2 {
            return forward().next().and_then(place).unwrap_or(0);
        }
        let state = game.foresee(view, rng);
        self.think_up(game, &state, seat, rng);
        self.compare(game, view, seat, rng);
        // The first of equals has the better gain.
        let best = self.arms.iter().rev().max_by_key(|arm| arm.visits);
        let Some(steps) = best.map(|arm| arm.steps.clone()) else { return 0 };
        let index = steps.first().and_then(place);
        self.expect(game, state, seat, steps);
        index.unwrap_or(0)
    }

    fn until(&mut self, stop: Stop) {
        self.stop = stop;
    }

    fn has_plan(&self) -> bool {
        !self.rest.is_empty()
    }
}

impl<G: Hints> Plans<G> {
    /// The next step of the plan that is being followed, if the seat sees what it expected.
    fn planned(&mut self, view: &G::View) -> Option<G::Action> {
        self.rest.pop().filter(|(expected, _)| expected == view).map(|(_, step)| step)
    }

    /// Keeps what follows the first of `steps`, with what the seat will see before each.
    fn expect(&mut self, game: &G, mut state: G::State, seat: Seat, steps: Vec<G::Action>) {
        let mut steps = steps.into_iter().peekable();
        while let Some(action) = steps.next() {
            game.apply_unchecked(&mut state, &Input::Act { seat, action });
            if let Some(next) = steps.peek() {
                self.rest.push((game.view(&state, Observer::Seat(seat)), next.clone()));
            }
        }
        self.rest.reverse();
    }

    /// Fills `arms` with plans, the most promising first.
    fn think_up(&mut self, game: &G, state: &G::State, seat: Seat, rng: &mut Rng) {
        self.arms.clear();
        self.rank(game, state, seat);
        let arm = |&index: &usize| Arm::new(vec![self.legal[index].clone()], self.gains[index]);
        let firsts: Vec<Arm<G::Action>> = self.order.iter().take(AMONG).map(arm).collect();
        for number in 0..PLANS.min(looked_at(self.worlds)) {
            if self.stop.is_said() && number > 0 {
                break;
            }
            let drawn = number >= GREEDY;
            let first = if drawn { draw(firsts.len(), rng) } else { number };
            let Some(first) = firsts.get(first) else { continue };
            let plan = self.complete(game, state, seat, first, drawn.then_some(&mut *rng));
            if self.arms.iter().all(|arm| arm.steps != plan.steps) {
                self.arms.push(plan);
            }
        }
        // A last gain may tell little of a plan that is not of a common turn: then another is looked at first.
        self.arms.sort_by_key(|arm| Reverse(arm.gain));
    }

    /// Fills `legal` with what a seat may do, `gains` with its gains, and `order` with its places, the
    /// best first; the first of equals stays first.
    fn rank(&mut self, game: &G, state: &G::State, seat: Seat) {
        self.legal.clear();
        self.gains.clear();
        game.legal(state, seat, &mut self.legal);
        self.legal.retain(|action| game.bunch(action).is_some());
        game.gains(state, seat, &self.legal, &mut self.gains);
        self.order.clear();
        self.order.extend(0..self.legal.len());
        self.order.sort_by_key(|&index| Reverse(self.gains[index]));
    }

    /// The plan that begins so and goes on with the best steps, or with some that `rng` draws.
    fn complete(
        &mut self,
        game: &G,
        state: &G::State,
        seat: Seat,
        first: &Arm<G::Action>,
        mut rng: Option<&mut Rng>,
    ) -> Arm<G::Action> {
        let when = |state: &G::State| (game.round(state), game.phase(state));
        let (mut state, begun) = (state.clone(), when(state));
        let mut plan = Arm::new(first.steps.clone(), first.gain);
        while let Some(action) = plan.steps.last().cloned() {
            game.apply_unchecked(&mut state, &Input::Act { seat, action });
            let goes_on = game.turn(&state).is_due(seat) && when(&state) == begun;
            if plan.steps.len() == DEPTH || !goes_on {
                break;
            }
            self.rank(game, &state, seat);
            let among = self.order.len().min(AMONG);
            let place = rng.as_deref_mut().map_or(0, |rng| draw(among, rng));
            let Some(&index) = self.order.get(place) else { break };
            plan.steps.push(self.legal[index].clone());
            plan.gain = self.gains[index];
        }
        plan
    }

    /// Shares out the worlds among the arms.
    fn compare(&mut self, game: &G, view: &G::View, seat: Seat, rng: &mut Rng) {
        let (mut spread, seed) = (Spread::default(), rng.next_u64());
        for tried in 0..self.worlds {
            if self.stop.is_said() || is_decided(&self.arms, self.worlds - tried) {
                break;
            }
            let looked_at = looked_at(tried).min(self.arms.len());
            let arms = &mut self.arms[..looked_at];
            let untried = arms.iter().position(|arm| arm.visits == 0);
            let bounds = || {
                let bounds =
                    arms.iter().map(|arm| bound(arm.total, arm.visits, tried, spread.deviation()));
                let best = bounds.enumerate().reduce(|a, b| if b.1 > a.1 { b } else { a });
                best.map(|(index, _)| index)
            };
            let Some(index) = untried.or_else(bounds) else { break };
            let arm = &mut arms[index];
            // The same worlds for each arm: what luck alone brings does not tell them apart.
            let mut luck = Rng::stream(seed, arm.visits.into());
            let value = world(game, view, seat, &arm.steps, &mut luck);
            spread.add(value);
            arm.visits += 1;
            arm.total += value;
        }
    }
}

/// Whether no other arm can be visited as often as the one that leads, in so many more worlds.
fn is_decided<A>(arms: &[Arm<A>], left: u32) -> bool {
    let (mut most, mut second) = (0, 0);
    for arm in arms {
        second = second.max(arm.visits.min(most));
        most = most.max(arm.visits);
    }
    arms.len() < 2 || most > second + left
}

/// How many arms are looked at once so many worlds have been.
fn looked_at(worlds: u32) -> usize {
    2 + f64::from(worlds).sqrt() as usize
}

/// A place among so many, the earlier the likelier.
fn draw(among: usize, rng: &mut Rng) -> usize {
    let among = among.max(1) as u32;
    rng.below(among).min(rng.below(among)) as usize
}

/// What comes of steps in one world.
fn world<G: Hints>(
    game: &G,
    view: &G::View,
    seat: Seat,
    steps: &[G::Action],
    rng: &mut Rng,
) -> f64 {
    let mut state = game.foresee(view, rng);
    let until = game.round(&state) + 2;
    for action in steps {
        let input = Input::Act { seat, action: action.clone() };
        // What the seat does not know may forbid it in this world.
        if game.apply(&mut state, &input).is_err() {
            break;
        }
    }
    game.play_on(&mut state, until, seat, rng);
    game.value(&state, seat)
}

#[cfg(test)]
mod tests {
    use super::{Arm, is_decided};

    #[test]
    fn a_choice_is_sure_once_nothing_can_draw_level() {
        for (visits, left, sure) in [
            (&[][..], 9, true),
            (&[0], 9, true),
            (&[0, 0], 1, false),
            (&[5, 3], 1, true),
            // Of equals the first is chosen, which may be the other.
            (&[3, 5], 2, false),
            (&[5, 3], 2, false),
            (&[1, 7, 4, 2], 2, true),
            (&[1, 7, 4, 2], 3, false),
            (&[4, 4], 0, false),
        ] {
            let arms = visits.iter().map(|&visits| Arm { visits, ..Arm::new(vec![()], [0; 3]) });
            assert_eq!(is_decided(&arms.collect::<Vec<_>>(), left), sure, "{visits:?}, {left}");
        }
    }
}
