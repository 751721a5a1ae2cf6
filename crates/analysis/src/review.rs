//! A log as parts, and the whole review.

use kernel::{Depth, End, Game, InputOf, Rng, Seat, Study, Unit};
use search::CancelToken;

use crate::balance::balance;
use crate::choices::Judge;
use crate::document::{DealDoc, PartDoc, ReviewDoc, ThresholdsDoc, UnitDoc};
use crate::grades::Grade;
use crate::log::{Deal, Part, parts};
use crate::tenths::Tenths;
use crate::worlds::outlook;

/// The revision of the engine. Raise it whenever the same record gets another review: reviews that were
/// kept are then made again.
pub const REVISION: u32 = 2;

/// The seed of all sampled worlds: the same record gets the same review.
const SEED: u64 = 0x_6369_7479;
/// How many worlds judge a position with draws, compared with the first look at a choice.
const OF_DEALS: u32 = 4;

/// A review, without the types of its game. Its parts can be judged in any order, on any thread.
pub trait Reviewer: Send + Sync {
    /// How many parts it has.
    fn parts(&self) -> usize;

    /// Judges a part; `None` if `cancel` was set before it was done. The token is asked once for each
    /// sampled world, so one that makes its asker wait gives way to more urgent work.
    fn part(&self, part: usize, cancel: &CancelToken) -> Option<PartDoc>;

    /// The review of these parts, in any order. With all parts of a finished game it has the balance.
    fn finish(&self, parts: Vec<PartDoc>) -> ReviewDoc;
}

/// A review of a game.
pub struct Review<G: Game> {
    game: G,
    depth: Depth,
    parts: Vec<Part<G>>,
    start: G::State,
    end: G::State,
}

impl<G: Study> Review<G> {
    /// A review of legal inputs, from `start` or from the start of the game.
    pub fn new(game: G, start: Option<G::State>, inputs: &[InputOf<G>]) -> Review<G> {
        let start = start.unwrap_or_else(|| game.start());
        let (parts, end) = parts(&game, &start, inputs);
        Review { game, depth: G::DEPTH, parts, start, end }
    }

    /// The same with so many worlds for the best choices of a decision, and fewer for a first look.
    #[must_use]
    pub fn with_worlds(mut self, worlds: u32) -> Review<G> {
        let Depth { quick, worlds: full, .. } = G::DEPTH;
        self.depth.worlds = worlds;
        self.depth.quick = (u64::from(quick) * u64::from(worlds) / u64::from(full)).max(1) as u32;
        self
    }

    /// The seed of a part's worlds.
    fn seed(at: usize, seat: usize) -> u64 {
        Rng::stream(SEED, (at * Seat::MAX + seat) as u64).next_u64()
    }

    /// The value for each seat before the first entry: by the rules seats are equal, unless the game
    /// begins in a position.
    fn value_at_start(&self) -> Vec<Tenths> {
        let seats = self.game.seats();
        if G::UNIT == Unit::Chance && self.start == self.game.start() {
            let (each, more) = (1_000 / seats, 1_000 % seats);
            return (0..seats)
                .map(|seat| Tenths((each + usize::from(seat < more)) as i32))
                .collect();
        }
        let worlds = OF_DEALS * self.depth.quick;
        outlook(&self.game, &self.start, Self::seed(0, 0), worlds).value(G::UNIT, seats)
    }

    fn deal(&self, deal: &Deal<G>) -> DealDoc {
        let (game, seats) = (&self.game, self.game.seats());
        let seed = Self::seed(deal.at, Seat::MAX - 1);
        let worlds = OF_DEALS * self.depth.quick;
        let after = outlook(game, &deal.after, seed, worlds);
        let before = if deal.at == deal.draws {
            self.value_at_start()
        } else {
            outlook(game, &deal.before, seed ^ 1, worlds).value(G::UNIT, seats)
        };
        DealDoc {
            at: deal.at,
            draws: deal.draws,
            round: game.round(&deal.after),
            before,
            value: after.value(G::UNIT, seats),
            score: after.score(seats),
        }
    }

    /// The value of the result for each seat; `None` while the game runs.
    fn result(&self) -> Option<Vec<Tenths>> {
        let standings = self.game.standings(&self.end)?;
        let value = |(seat, end): (Seat, End)| match G::UNIT {
            Unit::Chance => 100.0 * end.chance,
            Unit::Points => standings.lead(seat),
        };
        let seats = Seat::first(self.game.seats());
        Some(seats.zip(End::of(&standings)).map(value).map(Tenths::of).collect())
    }
}

impl<G: Study> Reviewer for Review<G> {
    fn parts(&self) -> usize {
        self.parts.len()
    }

    fn part(&self, part: usize, cancel: &CancelToken) -> Option<PartDoc> {
        if cancel.is_cancelled() {
            return None;
        }
        match &self.parts[part] {
            Part::Deal(deal) => Some(PartDoc::Deal(self.deal(deal))),
            Part::Decision(decision) => {
                let seed = Self::seed(decision.at, decision.seat.index());
                let judge = Judge { game: &self.game, decision, depth: self.depth, seed, cancel };
                judge.judge().map(|told| PartDoc::Decision(Box::new(told)))
            }
        }
    }

    fn finish(&self, parts: Vec<PartDoc>) -> ReviewDoc {
        let is_whole = parts.len() == self.parts.len();
        let (mut deals, mut decisions) = (vec![], vec![]);
        for part in parts {
            match part {
                PartDoc::Deal(deal) => deals.push(deal),
                PartDoc::Decision(decision) => decisions.push(*decision),
            }
        }
        deals.sort_by_key(|deal| deal.at);
        decisions.sort_by_key(|decision| (decision.at, decision.who));
        let start = self.value_at_start();
        let result = self.result().filter(|_| is_whole);
        let balance = result.map(|result| balance(&start, &deals, &decisions, &result));
        let mut review = ReviewDoc {
            engine: REVISION,
            game: G::NAME.into(),
            seats: self.game.seats() as u8,
            unit: match G::UNIT {
                Unit::Chance => UnitDoc::Chance,
                Unit::Points => UnitDoc::Points,
            },
            grades: ThresholdsDoc::of::<G>(self.game.seats()),
            start,
            deals,
            decisions,
            balance: balance.unwrap_or_default(),
        };
        fit(&mut review, G::BYTES * self.game.seats().max(4) / 4);
        review
    }
}

/// Leaves out alternatives until a review has at most so many bytes: first all of decisions that gave
/// nothing away, then the last ones of the others, of the smallest losses first.
fn fit(review: &mut ReviewDoc, most: usize) {
    let mut bytes = size(review);
    let mut order: Vec<usize> = (0..review.decisions.len()).collect();
    order.sort_by_key(|&index| (review.decisions[index].grade, review.decisions[index].loss));
    for least in (0..4).rev() {
        for &index in &order {
            let decision = &mut review.decisions[index];
            let least = if decision.grade < Grade::Sound { 0 } else { least };
            while bytes > most && decision.best.len() > least {
                let Some(choice) = decision.best.pop() else { break };
                bytes -= (size(&choice) + 1).min(bytes);
            }
        }
    }
}

/// The length of a document as JSON.
fn size(document: &impl serde::Serialize) -> usize {
    serde_json::to_string(document).map_or(0, |text| text.len())
}
