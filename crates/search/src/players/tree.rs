//! Tree search over sampled worlds.

use kernel::{Gain, Game, Hints, Input, Rng, Seat, Turn};

use super::bounds::{Spread, bound};
use super::player::Player;
use crate::CancelToken;

/// How many actions of the mover the root considers, the best by gain.
const ROOT_WIDTH: usize = 10;
/// How many actions a deeper node considers.
const WIDTH: usize = 5;
/// Gain-based rollouts sample this many actions of each bunch and take the best.
const SAMPLE: usize = 2;

/// The budget of a search per choice.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Budget {
    /// How many worlds to sample.
    pub worlds: u32,
    /// How many rounds to look ahead, this one included; 0 means to the end of the game.
    pub rounds: u32,
    /// If at most this many positions can follow, the search visits all of them instead.
    pub exact: u64,
}

/// Open-loop Monte Carlo tree search, where each seat plays for itself. Every iteration samples a world
/// that fits what its seat knows, walks down the tree by upper confidence bounds, adds a node on its
/// second visit, plays on with plausible actions ([`Hints::play_on`]), and credits each seat on the
/// path with its value of the end ([`Hints::values`]). When no luck or secret remains and the end is
/// near, it solves the game exactly ([`Hints::solve`]).
#[derive(Debug)]
pub struct Tree<G: Game> {
    budget: Budget,
    cancel: CancelToken,
    nodes: Vec<Node<G::Action>>,
    path: Vec<Step>,
    spread: Spread,
    scratch: Scratch<G>,
}

/// A node: its actions, best first by gain in the world that created it.
#[derive(Debug)]
struct Node<A> {
    /// The seat that acts.
    seat: Seat,
    edges: Vec<Edge<A>>,
    visits: u32,
}

/// An action at a node, and its results for the seat that takes it.
#[derive(Debug)]
struct Edge<A> {
    action: A,
    child: Option<usize>,
    /// How often it was legal.
    offered: u32,
    visits: u32,
    total: f64,
}

/// A step on the path down.
#[derive(Clone, Copy, Debug)]
struct Step {
    node: usize,
    edge: usize,
    seat: Seat,
}

/// Reused buffers.
#[derive(Debug)]
struct Scratch<G: Game> {
    legal: Vec<G::Action>,
    few: Vec<G::Action>,
    gains: Vec<Gain>,
    order: Vec<usize>,
    outcomes: Vec<(G::Chance, u32)>,
    values: Vec<f64>,
}

impl<G: Game> Tree<G> {
    /// Each choice may spend this budget.
    pub fn new(budget: Budget) -> Tree<G> {
        Tree {
            budget,
            cancel: CancelToken::default(),
            nodes: vec![],
            path: vec![],
            spread: Spread::default(),
            scratch: Scratch {
                legal: vec![],
                few: vec![],
                gains: vec![],
                order: vec![],
                outcomes: vec![],
                values: vec![],
            },
        }
    }
}

impl<G: Hints> Player<G> for Tree<G> {
    fn choose(
        &mut self,
        game: &G,
        view: &G::View,
        seat: Seat,
        legal: &[G::Action],
        rng: &mut Rng,
    ) -> usize {
        if legal.iter().filter(|action| game.bunch(action).is_some()).count() < 2 {
            let only = legal.iter().position(|action| game.bunch(action).is_some());
            return only.unwrap_or(0);
        }
        let state = game.imagine(view, rng);
        let place = |wanted: &G::Action| legal.iter().position(|action| action == wanted);
        if let Some(index) = self.solved(game, &state).as_ref().and_then(place) {
            return index;
        }
        self.nodes.clear();
        self.spread = Spread::default();
        let until = match self.budget.rounds {
            0 => u32::MAX,
            rounds => game.round(&state) + rounds,
        };
        let root = self.node(game, &state, seat, ROOT_WIDTH);
        for _ in 0..self.budget.worlds {
            if self.cancel.is_cancelled() {
                break;
            }
            let state = game.imagine(view, rng);
            self.iterate(game, state, (seat, until), root, rng);
        }
        // The first of equals has the better gain.
        let edges = self.nodes[root].edges.iter().rev();
        let best = edges.max_by_key(|edge| edge.visits).map(|edge| &edge.action);
        best.and_then(place).unwrap_or(0)
    }

    fn until(&mut self, cancel: CancelToken) {
        self.cancel = cancel;
    }
}

impl<G: Hints> Tree<G> {
    /// The best action, if the end is near enough to solve.
    fn solved(&self, game: &G, state: &G::State) -> Option<G::Action> {
        let most = self.budget.exact;
        if most == 0 || self.cancel.is_cancelled() { None } else { game.solve(state, most) }
    }

    /// One sampled world, which ends where round `until` begins.
    fn iterate(
        &mut self,
        game: &G,
        mut state: G::State,
        (mover, until): (Seat, u32),
        root: usize,
        rng: &mut Rng,
    ) {
        self.path.clear();
        let (mut at, mut width, mut seat) = (root, ROOT_WIDTH, mover);
        loop {
            let edge = self.select(game, &state, at, seat, width);
            self.path.push(Step { node: at, edge, seat });
            let Edge { action, child, visits, .. } = &self.nodes[at].edges[edge];
            let (child, is_new) = (*child, *visits == 0);
            let input = Input::Act { seat, action: action.clone() };
            game.apply_unchecked(&mut state, &input);
            // A position needs no node on its first visit.
            if is_new || game.round(&state) >= until {
                break;
            }
            let Some(next) = self.settle(game, &mut state, mover, rng) else { break };
            at = match child {
                Some(child) if self.nodes[child].seat == next => child,
                // In this world luck gave the turn to another seat.
                Some(_) => break,
                None => {
                    let child = self.node(game, &state, next, WIDTH);
                    self.nodes[at].edges[edge].child = Some(child);
                    child
                }
            };
            (width, seat) = (WIDTH, next);
        }
        if G::PLAYS_ON {
            game.play_on(&mut state, until, mover, rng);
        } else {
            while game.round(&state) < until
                && let Some(seat) = self.settle(game, &mut state, mover, rng)
            {
                let action = self.likely(game, &state, seat, rng);
                game.apply_unchecked(&mut state, &Input::Act { seat, action });
            }
        }
        self.credit(game, &state, mover);
    }

    /// Draws luck until a seat is to act; `None` at the end. If several seats are to act, the mover
    /// comes first: it decides without the others' choices.
    fn settle(
        &mut self,
        game: &G,
        state: &mut G::State,
        mover: Seat,
        rng: &mut Rng,
    ) -> Option<Seat> {
        loop {
            match game.turn(state) {
                Turn::Over => return None,
                Turn::Seat(seat) => return Some(seat),
                Turn::Together(seats) if seats.contains(mover) => return Some(mover),
                Turn::Together(seats) => return seats.iter().next(),
                Turn::Chance => {
                    self.scratch.outcomes.clear();
                    game.outcomes(state, &mut self.scratch.outcomes);
                    let chance = rng.pick_weighted(&self.scratch.outcomes)?.clone();
                    game.apply_unchecked(state, &Input::Chance(chance));
                }
            }
        }
    }

    /// A new node with the `width` actions of the best gains.
    fn node(&mut self, game: &G, state: &G::State, seat: Seat, width: usize) -> usize {
        let edges = self.best(game, state, seat, width);
        self.nodes.push(Node { seat, edges, visits: 0 });
        self.nodes.len() - 1
    }

    fn best(
        &mut self,
        game: &G,
        state: &G::State,
        seat: Seat,
        width: usize,
    ) -> Vec<Edge<G::Action>> {
        let Scratch { legal, gains, order, .. } = &mut self.scratch;
        legal.clear();
        gains.clear();
        order.clear();
        game.legal(state, seat, legal);
        legal.retain(|action| game.bunch(action).is_some());
        game.gains(state, seat, legal, gains);
        order.extend(0..legal.len());
        let key = |&index: &usize| (std::cmp::Reverse(gains[index]), index);
        if order.len() > width {
            order.select_nth_unstable_by_key(width, key);
            order.truncate(width);
        }
        order.sort_unstable_by_key(key);
        let edge = |&index: &usize| Edge {
            action: legal[index].clone(),
            child: None,
            offered: 0,
            visits: 0,
            total: 0.0,
        };
        order.iter().map(edge).collect()
    }

    /// The edge to walk down: of the edges that are legal in this world, the one with the highest
    /// bound. The more visits the node has, the more edges it considers.
    fn select(&mut self, game: &G, state: &G::State, at: usize, seat: Seat, width: usize) -> usize {
        let looked_at = 2 + f64::from(self.nodes[at].visits).sqrt() as usize;
        self.nodes[at].visits += 1;
        if let Some(edge) = self.bound(game, state, at, seat, looked_at) {
            return edge;
        }
        // No known edge is legal in this world.
        let more = self.best(game, state, seat, width);
        let known = self.nodes[at].edges.len();
        self.nodes[at].edges.extend(more);
        known
    }

    fn bound(
        &mut self,
        game: &G,
        state: &G::State,
        at: usize,
        seat: Seat,
        looked_at: usize,
    ) -> Option<usize> {
        let deviation = self.spread.deviation();
        let mut best: Option<(f64, usize)> = None;
        let mut legal = 0;
        for (index, edge) in self.nodes[at].edges.iter_mut().enumerate() {
            if legal == looked_at {
                break;
            }
            let input = Input::Act { seat, action: edge.action.clone() };
            if game.check(state, &input).is_err() {
                continue;
            }
            legal += 1;
            edge.offered += 1;
            if edge.visits == 0 {
                // Better gains come first.
                return Some(index);
            }
            let bound = bound(edge.total, edge.visits, edge.offered, deviation);
            if best.is_none_or(|(highest, _)| bound > highest) {
                best = Some((bound, index));
            }
        }
        best.map(|(_, index)| index)
    }

    /// A plausible action in a rollout: the best of a few random actions of each bunch.
    fn likely(&mut self, game: &G, state: &G::State, seat: Seat, rng: &mut Rng) -> G::Action {
        let Scratch { legal, few, gains, .. } = &mut self.scratch;
        legal.clear();
        few.clear();
        gains.clear();
        game.legal(state, seat, legal);
        let mut start = 0;
        while start < legal.len() {
            let bunch = game.bunch(&legal[start]);
            let length = legal[start..].iter().take_while(|one| game.bunch(one) == bunch).count();
            if bunch.is_some() && length <= SAMPLE {
                few.extend_from_slice(&legal[start..start + length]);
            } else if bunch.is_some() {
                let random = |_| legal[start + rng.below(length as u32) as usize].clone();
                few.extend((0..SAMPLE).map(random));
            }
            start += length;
        }
        if few.len() == 1 {
            return few.swap_remove(0);
        }
        game.gains(state, seat, few, gains);
        let better = |best, index| if gains[index] > gains[best] { index } else { best };
        let best = (1..gains.len()).fold(0, better);
        few.swap_remove(best)
    }

    /// Credits the path with the value of this world's end.
    fn credit(&mut self, game: &G, state: &G::State, mover: Seat) {
        let values = &mut self.scratch.values;
        values.clear();
        game.values(state, values);
        self.spread.add(values[mover.index()]);
        for step in &self.path {
            let edge = &mut self.nodes[step.node].edges[step.edge];
            edge.visits += 1;
            edge.total += values[step.seat.index()];
        }
    }
}
