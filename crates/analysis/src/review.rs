//! A log as parts, and the whole review.

use kernel::{Depth, End, Game, Input, InputOf, Observer, Rng, Seat, Study, Unit};
use search::CancelToken;
use serde::Deserialize;
use serde_json::Value;

use crate::balance::balance;
use crate::choices::Judge;
use crate::document::{DealDoc, JudgedDoc, PartDoc, ReviewDoc, ThresholdsDoc, UnitDoc};
use crate::grades::{Grade, grades};
use crate::log::{Deal, Decision, Part, add, own, parts};
use crate::tenths::Tenths;
use crate::worlds::outlook;

/// The revision of the engine. Raise it whenever the same record gets another review: reviews that were
/// kept are then made again.
pub const REVISION: u32 = 3;

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

    /// The same part with so many times the worlds.
    fn deeper(&self, part: usize, times: u32, cancel: &CancelToken) -> Option<PartDoc>;

    /// The number of the part in which `who` decides after `at` entries.
    fn part_at(&self, at: usize, who: Seat) -> Option<usize>;

    /// Judges a plan of the seat that decides in a part, against the best known one, in the worlds of the
    /// review: in all, or in those that were done once `enough` is set. `None` if `cancel` is set, or if
    /// an entry cannot be read.
    fn judge(
        &self,
        part: usize,
        plans: Plans<'_>,
        tokens: (&CancelToken, &CancelToken),
    ) -> Option<JudgedDoc>;

    /// Every moment of the game that a part shows, once each.
    fn moments(&self, tell: &mut dyn FnMut(Seen));

    /// What never changes while the game runs: its `Tables` document as JSON.
    fn tables(&self) -> String;

    /// The review of these parts, in any order. With all parts of a finished game it has the balance.
    fn finish(&self, parts: Vec<PartDoc>) -> ReviewDoc;
}

/// Two plans for one decision, as records write them.
#[derive(Clone, Copy, Debug)]
pub struct Plans<'a> {
    /// The best known one.
    pub best: &'a [Value],
    /// The one to judge.
    pub plan: &'a [Value],
}

/// A moment of a game under review.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Seen {
    /// The number of entries before it.
    pub at: usize,
    /// Who sees it so; `None` where all see the same.
    pub seat: Option<Seat>,
    /// The game's `View` document as JSON.
    pub view: String,
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

    /// A judge of a decision.
    fn judge_of<'a>(
        &'a self,
        decision: &'a Decision<G>,
        depth: Depth,
        cancel: &'a CancelToken,
    ) -> Judge<'a, G> {
        let seed = Self::seed(decision.at, decision.seat.index());
        Judge { game: &self.game, decision, depth, seed, cancel }
    }

    /// The actions of entries, without what they take back.
    fn actions(&self, entries: &[Value]) -> Option<Vec<G::Action>> {
        let mut plan = vec![];
        for entry in entries {
            let entry = G::Entry::deserialize(entry).ok()?;
            let Ok(Input::Act { action, .. }) = self.game.input(&entry) else { return None };
            add(&self.game, &mut plan, &action);
        }
        Some(plan)
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
                let told = self.judge_of(decision, self.depth, cancel).judge();
                told.map(|told| PartDoc::Decision(Box::new(told)))
            }
        }
    }

    fn deeper(&self, part: usize, times: u32, cancel: &CancelToken) -> Option<PartDoc> {
        let Part::Decision(decision) = &self.parts[part] else { return self.part(part, cancel) };
        let Depth { quick, worlds, .. } = self.depth;
        let depth = Depth { quick: times * quick, worlds: times * worlds, ..self.depth };
        let told = self.judge_of(decision, depth, cancel).judge();
        told.map(|told| PartDoc::Decision(Box::new(told)))
    }

    fn part_at(&self, at: usize, who: Seat) -> Option<usize> {
        self.parts.iter().position(|part| match part {
            Part::Decision(decision) => decision.at == at && decision.seat == who,
            Part::Deal(_) => false,
        })
    }

    fn judge(
        &self,
        part: usize,
        Plans { best, plan }: Plans<'_>,
        (cancel, enough): (&CancelToken, &CancelToken),
    ) -> Option<JudgedDoc> {
        let Part::Decision(decision) = &self.parts[part] else { return None };
        let Decision { state, seat, .. } = decision;
        let own = own(&self.game, state.clone(), *seat, &self.actions(plan)?);
        if own.is_empty() {
            return None;
        }
        self.judge_of(decision, self.depth, cancel).compare(self.actions(best)?, own, enough)
    }

    fn moments(&self, tell: &mut dyn FnMut(Seen)) {
        let seats = self.game.seats();
        let mut all: Vec<(Option<Seat>, usize, &G::State)> = vec![];
        for part in &self.parts {
            match part {
                Part::Decision(decision) => {
                    let seat = G::HAS_SECRETS.then_some(decision.seat);
                    all.push((seat, decision.at, &decision.state));
                }
                Part::Deal(deal) if G::HAS_SECRETS => {
                    all.extend(Seat::first(seats).map(|seat| (Some(seat), deal.at, &deal.after)));
                }
                Part::Deal(deal) => all.push((None, deal.at, &deal.after)),
            }
        }
        // neighbours differ least if they are of one seat
        all.sort_by_key(|(seat, at, _)| (*seat, *at));
        all.dedup_by_key(|(seat, at, _)| (*seat, *at));
        for (seat, at, state) in all {
            let who = seat.map_or(Observer::Spectator, Observer::Seat);
            let view = self.game.view_doc(&self.game.view(state, who));
            tell(Seen { at, seat, view: serde_json::to_string(&view).unwrap_or_default() });
        }
    }

    fn tables(&self) -> String {
        serde_json::to_string(&self.game.tables_doc()).unwrap_or_default()
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
            grades: ThresholdsDoc::of(&grades::<G>(self.game.seats())),
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
/// nothing away, then the last ones of the others, of the smallest losses first. A slip or worse keeps
/// its best one, which is what a reader learns from, but may lose what follows it.
fn fit(review: &mut ReviewDoc, most: usize) {
    let mut bytes = size(review);
    let mut order: Vec<usize> = (0..review.decisions.len()).collect();
    order.sort_by_key(|&index| (review.decisions[index].grade, review.decisions[index].loss));
    for least in (0..4).rev() {
        for &index in &order {
            let decision = &mut review.decisions[index];
            let least = match decision.grade {
                Grade::None | Grade::Best => 0,
                Grade::Sound => least,
                Grade::Slip | Grade::Mistake | Grade::Blunder => least.max(1),
            };
            while bytes > most && decision.best.len() > least {
                let Some(choice) = decision.best.pop() else { break };
                bytes -= (size(&choice) + 1).min(bytes);
            }
        }
    }
    for index in order {
        for choice in &mut review.decisions[index].best {
            if bytes > most {
                bytes -= size(&choice.line).min(bytes);
                choice.line.clear();
            }
        }
    }
}

/// The length of a document as JSON.
fn size(document: &impl serde::Serialize) -> usize {
    serde_json::to_string(document).map_or(0, |text| text.len())
}
