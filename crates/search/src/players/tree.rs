//! Play that looks further than one step: a tree of what may follow, grown over imagined worlds.

use kernel::{Gain, Game, Hints, Input, Rng, Seat, Turn};

use super::bounds::{Spread, bound};
use super::player::Player;
use crate::Stop;

/// So many actions of the mover at the root are looked at, the best by their gains.
const ROOT_WIDTH: usize = 10;
/// So many of a seat's actions deeper in the tree.
const WIDTH: usize = 5;
/// Play-outs look at so many random actions of each bunch, and take the best.
const SAMPLE: usize = 2;

/// Searches a tree of actions (open-loop, each seat for itself): every iteration imagines a world
/// that fits what its seat knows, walks down the tree by upper confidence bounds, adds a node, plays
/// on with the best of a few actions to the end of the game, and credits each seat on the way with
/// its lead over the best of the others, or alone its score.
#[derive(Debug)]
pub struct Tree<G: Game> {
    iterations: u32,
    stop: Stop,
    nodes: Vec<Node<G::Action>>,
    path: Vec<Step>,
    spread: Spread,
    scratch: Scratch<G>,
}

/// A node: what can be done there, the best first by its gain in the world that made it.
#[derive(Debug)]
struct Node<A> {
    /// Who acts.
    seat: Seat,
    edges: Vec<Edge<A>>,
    visits: u32,
}

/// An action at a node, and what came of it to the seat that takes it.
#[derive(Debug)]
struct Edge<A> {
    action: A,
    child: Option<usize>,
    /// How often it could have been taken.
    offered: u32,
    visits: u32,
    total: f64,
}

/// A step on the way down.
#[derive(Clone, Copy, Debug)]
struct Step {
    node: usize,
    edge: usize,
    seat: Seat,
}

/// Lists that are filled again and again.
#[derive(Debug)]
struct Scratch<G: Game> {
    legal: Vec<G::Action>,
    few: Vec<G::Action>,
    gains: Vec<Gain>,
    outcomes: Vec<(G::Chance, u32)>,
    values: Vec<f64>,
}

impl<G: Game> Tree<G> {
    /// `iterations` worlds are imagined for every choice.
    pub fn new(iterations: u32) -> Tree<G> {
        Tree {
            iterations,
            stop: Stop::default(),
            nodes: vec![],
            path: vec![],
            spread: Spread::default(),
            scratch: Scratch {
                legal: vec![],
                few: vec![],
                gains: vec![],
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
        self.nodes.clear();
        self.spread = Spread::default();
        let root = self.node(game, &game.imagine(view, rng), seat, ROOT_WIDTH);
        for _ in 0..self.iterations {
            if self.stop.is_said() {
                break;
            }
            let state = game.imagine(view, rng);
            self.iterate(game, state, seat, root, rng);
        }
        // The first of equals has the better gain.
        let edges = self.nodes[root].edges.iter().rev();
        let best = edges.max_by_key(|edge| edge.visits).map(|edge| &edge.action);
        best.and_then(|best| legal.iter().position(|action| action == best)).unwrap_or(0)
    }

    fn until(&mut self, stop: Stop) {
        self.stop = stop;
    }
}

impl<G: Hints> Tree<G> {
    /// One world.
    fn iterate(&mut self, game: &G, mut state: G::State, mover: Seat, root: usize, rng: &mut Rng) {
        self.path.clear();
        let (mut at, mut width) = (root, ROOT_WIDTH);
        let mut next = Some(mover);
        while let Some(seat) = next {
            let edge = self.select(game, &state, at, seat, width);
            self.path.push(Step { node: at, edge, seat });
            let action = self.nodes[at].edges[edge].action.clone();
            game.apply_unchecked(&mut state, &Input::Act { seat, action });
            next = self.settle(game, &mut state, mover, rng);
            let Some(seat) = next else { break };
            match self.nodes[at].edges[edge].child {
                Some(child) if self.nodes[child].seat == seat => (at, width) = (child, WIDTH),
                // Luck made it somebody else's turn in this world.
                Some(_) => break,
                None => {
                    let child = self.node(game, &state, seat, WIDTH);
                    self.nodes[at].edges[edge].child = Some(child);
                    break;
                }
            }
        }
        while let Some(seat) = next {
            let action = self.likely(game, &state, seat, rng);
            game.apply_unchecked(&mut state, &Input::Act { seat, action });
            next = self.settle(game, &mut state, mover, rng);
        }
        self.credit(game, &state, mover);
    }

    /// Draws luck until a seat is due; `None` at the end. The mover is asked first where several
    /// are: it decides without what the others do.
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

    /// A new node, of the `width` actions with the best gains.
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
        let Scratch { legal, gains, .. } = &mut self.scratch;
        legal.clear();
        gains.clear();
        game.legal(state, seat, legal);
        legal.retain(|action| game.bunch(action).is_some());
        game.gains(state, seat, legal, gains);
        let mut order: Vec<usize> = (0..legal.len()).collect();
        order.sort_by_key(|&index| std::cmp::Reverse(gains[index]));
        order.truncate(width);
        let edge = |&index: &usize| Edge {
            action: legal[index].clone(),
            child: None,
            offered: 0,
            visits: 0,
            total: 0.0,
        };
        order.iter().map(edge).collect()
    }

    /// The edge to walk down: of those that are legal in this world, the one with the highest
    /// bound; the more often the node is visited, the more of them are looked at.
    fn select(&mut self, game: &G, state: &G::State, at: usize, seat: Seat, width: usize) -> usize {
        let looked_at = 2 + f64::from(self.nodes[at].visits).sqrt() as usize;
        self.nodes[at].visits += 1;
        if let Some(edge) = self.bound(game, state, at, seat, looked_at) {
            return edge;
        }
        // Nothing that was good in other worlds is legal in this one.
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

    /// What a seat may well do in a play-out: the best of a few random actions of each bunch.
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

    /// Credits the way down with how the game ended.
    fn credit(&mut self, game: &G, state: &G::State, mover: Seat) {
        let Some(standings) = game.standings(state) else { return };
        let values = &mut self.scratch.values;
        values.clear();
        values.extend(Seat::first(game.seats()).map(|seat| standings.lead(seat)));
        self.spread.add(values[mover.index()]);
        for step in &self.path {
            let edge = &mut self.nodes[step.node].edges[step.edge];
            edge.visits += 1;
            edge.total += values[step.seat.index()];
        }
    }
}
