//! A player that compares whole plans by rollouts in sampled worlds. A plan is a
//! seat's consecutive actions in one phase.

use std::cmp::Reverse;
use std::ops::Range;
use std::sync::{Arc, OnceLock};

use kernel::{Gain, Game, Hints, Input, Observer, Rng, Seat};

use super::player::Player;
use crate::{Alone, CancelToken, Crew};

/// How many first steps start a greedy plan.
const GREEDY: usize = 6;
/// The most plans; those after the greedy ones take random steps.
const PLANS: usize = 24;
/// A random step comes from this many of the best.
const AMONG: usize = 6;
/// How many worlds are in memory at a time: each is as large as a state.
const AT_ONCE: u64 = 16;
/// The most steps of a plan.
const DEPTH: usize = 16;

/// Compares a few whole plans, such as a secret build or all moves of its people. It tries all plans in
/// the same sampled worlds, then the better half in more worlds, until one is left. Each world fits
/// what the seat knows. A rollout plays it on cheaply to the end of the next round ([`Hints::round`]),
/// or of the game if there are no rounds, and the evaluator rates it there. The player then follows its
/// plan without further thought, unless something differs from what it expected.
#[derive(Debug)]
pub struct Plans<G: Game> {
    /// The rollouts per choice, over all plans.
    worlds: u32,
    /// Whether a world has the same luck, whatever the plan.
    alike: bool,
    cancel: CancelToken,
    crew: Arc<dyn Crew>,
    /// The rest of the current plan, next step last, each with the view that the seat expects then.
    rest: Vec<(G::View, G::Action)>,
    /// The candidate plans, best first.
    thought_up: Vec<Plan<G::Action>>,
    legal: Vec<G::Action>,
    gains: Vec<Gain>,
    order: Vec<usize>,
}

/// A plan: steps until another phase begins or the seat is no longer to act, and their results.
#[derive(Debug)]
struct Plan<A> {
    /// All steps of the plan.
    steps: Vec<A>,
    /// The gain of its last step.
    gain: Gain,
    /// Its total value over all worlds so far; all remaining plans share the same worlds.
    total: f64,
}

/// A step of plans, and what may follow it.
#[derive(Debug)]
struct Branch<A> {
    step: A,
    gain: Gain,
    /// The best next steps, best first, once a plan has come this far; `None` where plans end.
    next: Option<Vec<Branch<A>>>,
}

/// Whole plans of a seat that are worth a comparison, the most promising by gain first. A player of
/// [`Plans`] with many worlds would compare them.
pub fn proposals<G: Hints>(
    game: &G,
    state: &G::State,
    seat: Seat,
    rng: &mut Rng,
) -> Vec<Vec<G::Action>> {
    let mut plans = Plans::new(u32::MAX);
    plans.think_up(game, state, seat, rng);
    plans.thought_up.into_iter().map(|plan| plan.steps).collect()
}

impl<A> Plan<A> {
    fn new(steps: Vec<A>, gain: Gain) -> Plan<A> {
        Plan { steps, gain, total: 0.0 }
    }
}

impl<G: Game> Plans<G> {
    /// `worlds` is the number of rollouts per choice: one for each plan that it tries in a world.
    pub fn new(worlds: u32) -> Plans<G> {
        Plans {
            worlds,
            alike: false,
            cancel: CancelToken::default(),
            crew: Arc::new(Alone),
            rest: vec![],
            thought_up: vec![],
            legal: vec![],
            gains: vec![],
            order: vec![],
        }
    }

    /// Compares plans in worlds with the same luck, whatever the plan ([`Hints::play_on_alike`]).
    pub fn alike(self) -> Plans<G> {
        Plans { alike: true, ..self }
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
        if self.thought_up.is_empty() {
            return 0;
        }
        let steps = self.thought_up.swap_remove(0).steps;
        let index = steps.first().and_then(place);
        self.expect(game, state, seat, steps);
        index.unwrap_or(0)
    }

    fn until(&mut self, cancel: CancelToken) {
        self.cancel = cancel;
    }

    fn with(&mut self, crew: Arc<dyn Crew>) {
        self.crew = crew;
    }

    fn has_plan(&self) -> bool {
        !self.rest.is_empty()
    }
}

impl<G: Hints> Plans<G> {
    /// The next step of the current plan, if the seat sees what it expected.
    fn planned(&mut self, view: &G::View) -> Option<G::Action> {
        self.rest.pop().filter(|(expected, _)| expected == view).map(|(_, step)| step)
    }

    /// Keeps the steps after the first, each with the view that the seat will have before it.
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

    /// Fills `thought_up` with plans, the most promising first.
    fn think_up(&mut self, game: &G, state: &G::State, seat: Seat, rng: &mut Rng) {
        self.thought_up.clear();
        let mut firsts = self.best(game, state, seat);
        for number in 0..told_apart(self.worlds) {
            if self.cancel.is_cancelled() && number > 0 {
                break;
            }
            let drawn = number >= GREEDY;
            let first = if drawn { draw(firsts.len(), rng) } else { number };
            let Some(first) = firsts.get_mut(first) else { continue };
            let plan = self.complete(game, state, seat, first, drawn.then_some(&mut *rng));
            if self.thought_up.iter().all(|known| known.steps != plan.steps) {
                self.thought_up.push(plan);
            }
        }
        // The gain decides between equals, and alone if there are no worlds.
        self.thought_up.sort_by_key(|plan| Reverse(plan.gain));
    }

    /// A few of a seat's actions, best first; the first of equals stays first.
    fn best(&mut self, game: &G, state: &G::State, seat: Seat) -> Vec<Branch<G::Action>> {
        self.legal.clear();
        self.gains.clear();
        game.legal(state, seat, &mut self.legal);
        self.legal.retain(|action| game.bunch(action).is_some());
        game.gains(state, seat, &self.legal, &mut self.gains);
        self.order.clear();
        self.order.extend(0..self.legal.len());
        self.order.sort_by_key(|&index| Reverse(self.gains[index]));
        let branch = |&index: &usize| {
            let (step, gain) = (self.legal[index].clone(), self.gains[index]);
            Branch { step, gain, next: None }
        };
        self.order.iter().take(AMONG).map(branch).collect()
    }

    /// Completes the plan that starts with these steps, with the best steps or with steps that `rng`
    /// draws. Plans that share a start share its next steps.
    fn complete(
        &mut self,
        game: &G,
        state: &G::State,
        seat: Seat,
        first: &mut Branch<G::Action>,
        mut rng: Option<&mut Rng>,
    ) -> Plan<G::Action> {
        let when = |state: &G::State| (game.round(state), game.phase(state));
        let (mut state, begun) = (state.clone(), when(state));
        let mut plan = Plan::new(vec![], first.gain);
        let mut now = Some(first);
        while let Some(Branch { step, gain, next }) = now {
            plan.steps.push(step.clone());
            plan.gain = *gain;
            if plan.steps.len() == DEPTH {
                break;
            }
            game.apply_unchecked(&mut state, &Input::Act { seat, action: step.clone() });
            let goes_on = || game.turn(&state).is_due(seat) && when(&state) == begun;
            let next = next.get_or_insert_with(|| {
                if goes_on() { self.best(game, &state, seat) } else { vec![] }
            });
            let among = next.len();
            let drawn = rng.as_deref_mut().filter(|_| among > 0);
            now = next.get_mut(drawn.map_or(0, |rng| draw(among, rng)));
        }
        plan
    }

    /// Moves the plan that does best in sampled worlds to the front.
    fn compare(&mut self, game: &G, view: &G::View, seat: Seat, rng: &mut Rng) {
        let who = (&*self.crew, &self.cancel);
        let (seed, mut tried) = (rng.next_u64(), 0);
        let imagine = |world| {
            let mut luck = Rng::stream(seed, world);
            (game.foresee(view, &mut luck), luck)
        };
        let alike = self.alike;
        let value = |(state, luck): &(G::State, Rng), steps: &[G::Action]| {
            let mut luck = luck.clone();
            outcome(game, state.clone(), seat, steps, |state, until| {
                if alike {
                    game.play_on_alike(state, until, seat, luck.next_u64());
                } else {
                    game.play_on(state, until, seat, &mut luck);
                }
            })
        };
        halve(&mut self.thought_up, self.worlds, |plans, more| {
            let worlds = tried..tried + u64::from(more);
            tried = worlds.end;
            try_in(worlds, plans, who, imagine, value);
        });
    }
}

/// Adds to each plan its value in the numbered worlds. On cancellation it drops the worlds that not all
/// plans have been tried in.
fn try_in<A: Sync, W: Send + Sync>(
    worlds: Range<u64>,
    plans: &mut [Plan<A>],
    (crew, cancel): (&dyn Crew, &CancelToken),
    imagine: impl Fn(u64) -> W + Sync,
    outcome: impl Fn(&W, &[A]) -> f64 + Sync,
) {
    let mut first = worlds.start;
    while first < worlds.end && !cancel.is_cancelled() {
        let count = AT_ONCE.min(worlds.end - first) as usize;
        let imagined: Vec<OnceLock<W>> = (0..count).map(|_| OnceLock::new()).collect();
        let outcomes = vec![OnceLock::new(); count * plans.len()];
        crew.share(outcomes.len(), &|number| {
            if !cancel.is_cancelled() {
                let (world, plan) = (number / plans.len(), &plans[number % plans.len()]);
                let found = imagined[world].get_or_init(|| imagine(first + world as u64));
                outcomes[number].get_or_init(|| outcome(found, &plan.steps));
            }
        });
        // In world order, so that the sums do not depend on which worker ran what.
        for world in outcomes.chunks(plans.len()) {
            if world.iter().all(|outcome| outcome.get().is_some()) {
                let outcomes = world.iter().filter_map(OnceLock::get);
                plans.iter_mut().zip(outcomes).for_each(|(plan, outcome)| plan.total += outcome);
            }
        }
        first += count as u64;
    }
}

/// Sequential halving: `in_worlds` tries all plans in a number of worlds, the same for each plan, which
/// reduces the noise of luck. The better half goes on to more worlds. The best plan ends up first.
fn halve<A>(
    plans: &mut Vec<Plan<A>>,
    mut worlds: u32,
    mut in_worlds: impl FnMut(&mut [Plan<A>], u32),
) {
    while let Some(each) = share(plans.len() as u32, worlds) {
        worlds -= each * plans.len() as u32;
        in_worlds(plans, each);
        // Equal plans keep their order, which starts by gain.
        plans.sort_by(|one, other| other.total.total_cmp(&one.total));
        plans.truncate(plans.len().div_ceil(2));
    }
}

/// In how many worlds to try each plan before half of them drop out. Each try costs one of `worlds`;
/// all remaining halvings share them equally. `None` if one plan is left or too few worlds remain.
fn share(plans: u32, worlds: u32) -> Option<u32> {
    let halvings = plans.next_power_of_two().ilog2();
    (plans > 1 && worlds >= plans).then(|| (worlds / halvings / plans).max(1))
}

/// How many plans this many worlds can tell apart.
fn told_apart(worlds: u32) -> usize {
    PLANS.min(2 + 2 * worlds.isqrt() as usize).min(worlds.max(2) as usize)
}

/// A random index below `among`; earlier ones are likelier.
fn draw(among: usize, rng: &mut Rng) -> usize {
    let among = among.max(1) as u32;
    rng.below(among).min(rng.below(among)) as usize
}

/// The value of a plan's steps in a sampled world, which `play_on` then plays to a round.
fn outcome<G: Hints>(
    game: &G,
    mut state: G::State,
    seat: Seat,
    steps: &[G::Action],
    play_on: impl FnOnce(&mut G::State, u32),
) -> f64 {
    let until = game.round(&state) + 2;
    for action in steps {
        let input = Input::Act { seat, action: action.clone() };
        // The world may forbid it through something that the seat does not know.
        if game.apply(&mut state, &input).is_err() {
            break;
        }
    }
    play_on(&mut state, until);
    game.value(&state, seat)
}

#[cfg(test)]
mod tests {
    use std::sync::Arc;
    use std::sync::atomic::{AtomicU32, Ordering};

    use super::{PLANS, Plan, halve, told_apart, try_in};
    use crate::{Alone, CancelToken};

    /// Plans named 0, 1, 2 ...; each brings its number in every world.
    fn plans(count: usize) -> Vec<Plan<usize>> {
        (0..count).map(|name| Plan::new(vec![name], [0; 3])).collect()
    }

    fn totals(plans: &[Plan<usize>]) -> Vec<f64> {
        plans.iter().map(|plan| plan.total).collect()
    }

    /// How many plans are tried in how many worlds, halving by halving.
    fn halvings(count: usize, worlds: u32) -> Vec<(usize, u32)> {
        let (mut plans, mut all) = (plans(count), vec![]);
        halve(&mut plans, worlds, |plans, each| all.push((plans.len(), each)));
        all
    }

    #[test]
    fn halving_ends_with_one_plan_or_without_worlds() {
        assert_eq!(halvings(16, 200), [(16, 3), (8, 6), (4, 13), (2, 26)]);
        assert_eq!(halvings(7, 25), [(7, 1), (4, 2), (2, 5)]);
        assert_eq!(halvings(5, 15), [(5, 1), (3, 1), (2, 3)]);
        assert_eq!(halvings(3, 3), [(3, 1)]);
        for nothing in [halvings(3, 2), halvings(1, 9), halvings(0, 9)] {
            assert_eq!(nothing, []);
        }
    }

    #[test]
    fn halving_stays_within_its_worlds() {
        for worlds in 0..600 {
            for count in 0..=PLANS {
                let played: usize = halvings(count, worlds)
                    .iter()
                    .map(|&(plans, each)| plans * each as usize)
                    .sum();
                assert!(played <= worlds as usize, "{played} of {worlds} by {count}");
            }
            // Distinguishes as many plans as are thought up.
            assert_eq!(halvings(told_apart(worlds), worlds).is_empty(), worlds < 2, "{worlds}");
        }
    }

    #[test]
    fn the_best_plan_is_first_and_ties_keep_the_first() {
        for count in 1..=PLANS {
            let (mut rising, mut even) = (plans(count), plans(count));
            halve(&mut rising, 400, |plans, each| {
                for plan in plans {
                    plan.total += (plan.steps[0] * each as usize) as f64;
                }
            });
            halve(&mut even, 400, |_, _| {});
            assert_eq!((rising[0].steps[0], even[0].steps[0]), (count - 1, 0));
        }
    }

    #[test]
    fn every_plan_is_tried_in_every_world() {
        let (mut plans, imagined) = (plans(3), AtomicU32::new(0));
        let imagine = |world| {
            imagined.fetch_add(1, Ordering::Relaxed);
            world as f64
        };
        let value = |world: &f64, steps: &[usize]| world * (steps[0] + 1) as f64;
        try_in(10..110, &mut plans, (&Alone, &CancelToken::default()), imagine, value);
        // The sum of 10 to 109, once, twice and three times.
        assert_eq!(totals(&plans), [5_950.0, 11_900.0, 17_850.0]);
        assert_eq!(imagined.into_inner(), 100);
    }

    #[test]
    fn a_cancelled_search_uses_only_complete_worlds() {
        for (limit, worlds) in [(0, 0), (1, 0), (4, 1), (10, 2), (79, 19)] {
            let (tried, mut plans) = (Arc::new(AtomicU32::new(0)), plans(4));
            let count = Arc::clone(&tried);
            let cancel = CancelToken::default().or(move || count.load(Ordering::Relaxed) >= limit);
            let value = |(): &(), steps: &[usize]| {
                tried.fetch_add(1, Ordering::Relaxed);
                (steps[0] + 1) as f64
            };
            halve(&mut plans, 1_000, |plans, each| {
                try_in(0..each.into(), plans, (&Alone, &cancel), |_| (), value);
            });
            assert_eq!(tried.load(Ordering::Relaxed), limit, "it stops at once");
            assert_eq!(totals(&plans)[..1], [f64::from(4 * worlds)]);
        }
    }
}
