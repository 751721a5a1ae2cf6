//! The choices of a decision, and the best of them.

use std::borrow::Cow;
use std::ops::Range;

use kernel::{Depth, End, Game, Input, Rng, Seat, Study, Turn, Unit};
use search::{CancelToken, proposals};
use serde_json::Value;

use crate::document::{ChoiceDoc, DecisionDoc, JudgedDoc};
use crate::grades::{Grade, grade, grades};
use crate::log::{Decision, own};
use crate::tenths::Tenths;
use crate::worlds::{Sums, Worlds, keen};

/// How many choices are tried in all worlds, besides the one that was made.
const FINAL: usize = 4;
/// How many worlds tell the parts of a value, and hindsight, apart.
const FEW: u32 = 64;
/// How many entries a line has at most.
const LINE: usize = 3;
/// In how many worlds a choice is tried at least before it is judged.
const LEAST: u32 = 8;

/// A choice and how it did.
struct Tried<A> {
    plan: Vec<A>,
    sums: Sums,
    /// The value for who decides, by world.
    values: Vec<f64>,
    /// What orders it while few worlds are known.
    keen: f64,
    is_played: bool,
}

impl<A> Tried<A> {
    fn new(plan: Vec<A>, is_played: bool) -> Tried<A> {
        Tried { plan, sums: Sums::default(), values: vec![], keen: 0.0, is_played }
    }

    fn add(&mut self, unit: Unit, ends: &[End], seat: Seat) {
        self.values.push(self.sums.add(unit, ends, seat));
        self.keen += keen(unit, ends, seat);
    }
}

/// Judges a decision.
pub(crate) struct Judge<'a, G: Game> {
    pub(crate) game: &'a G,
    pub(crate) decision: &'a Decision<G>,
    pub(crate) depth: Depth,
    pub(crate) seed: u64,
    pub(crate) cancel: &'a CancelToken,
}

impl<G: Study> Judge<'_, G> {
    /// The decision, judged; `None` if cancelled.
    pub(crate) fn judge(&self) -> Option<DecisionDoc> {
        let Decision { state, seat, .. } = self.decision;
        let mut legal = vec![];
        self.game.legal(state, *seat, &mut legal);
        legal.retain(|action| self.game.bunch(action).is_some());
        let exact = if G::WHOLE_PLANS { None } else { self.game.ends(state, self.depth.exact) };
        let proved = exact.is_some();
        let worlds = Worlds::new(self.game, state, *seat, self.seed);
        let mut tried = match exact {
            Some(ends) => self.proved(ends),
            None => self.compared(&worlds, &legal)?,
        };
        self.order(&mut tried);
        Some(self.document(&worlds, &tried, legal.len(), proved))
    }

    /// A plan against the best known one, in the same worlds until `enough` is set; `None` if cancelled,
    /// or if a proved decision has no such choice.
    pub(crate) fn compare(
        &self,
        best: Vec<G::Action>,
        plan: Vec<G::Action>,
        enough: &CancelToken,
    ) -> Option<JudgedDoc> {
        let Decision { state, seat, .. } = self.decision;
        let exact = if G::WHOLE_PLANS { None } else { self.game.ends(state, self.depth.exact) };
        let proved = exact.is_some();
        let worlds = Worlds::new(self.game, state, *seat, self.seed);
        let mut tried = [Tried::new(best, false), Tried::new(plan, true)];
        if let Some(ends) = exact {
            for choice in &mut tried {
                let (_, ends) =
                    ends.iter().find(|(action, _)| choice.plan[..] == [action.clone()])?;
                choice.add(G::UNIT, ends, *seat);
            }
        } else {
            for number in 0..self.depth.worlds {
                if number >= LEAST && enough.is_cancelled() {
                    break;
                }
                self.try_all(&worlds, &mut tried, number..number + 1)?;
            }
        }
        let [best, plan] = &tried;
        let loss = Tenths(self.own(best).0 - self.own(plan).0);
        let loss_error = Tenths::of(if proved { 0.0 } else { error(best, plan) });
        Some(JudgedDoc {
            choice: self.choice(&worlds, plan, (proved, true)),
            worlds: if proved { 0 } else { plan.sums.worlds },
            proved,
            loss,
            loss_error,
            grade: grade(&grades::<G>(self.game.seats()), loss, loss_error),
        })
    }

    /// Every choice, with its exact end.
    fn proved(&self, all: Vec<(G::Action, Vec<End>)>) -> Vec<Tried<G::Action>> {
        let played = self.decision.plan.first();
        let tried = |(action, ends): (G::Action, Vec<End>)| {
            let is_played = Some(&action) == played;
            let mut tried = Tried::new(vec![action], is_played);
            tried.add(G::UNIT, &ends, self.decision.seat);
            tried
        };
        all.into_iter().map(tried).collect()
    }

    /// The best choices and the one that was made: all choices are tried in the same few worlds, then
    /// the better half in more, until few are left, which are tried in all worlds.
    fn compared(
        &self,
        worlds: &Worlds<'_, G>,
        legal: &[G::Action],
    ) -> Option<Vec<Tried<G::Action>>> {
        let mut tried = self.candidates(worlds, legal);
        let quick = self.depth.quick.min(self.depth.worlds).max(1);
        let mut done = 0;
        while tried.len() > FINAL + 1 {
            self.try_all(worlds, &mut tried, done..done + quick)?;
            done += quick;
            tried.sort_by(|one, other| other.keen.total_cmp(&one.keen));
            let keep = tried.len().div_ceil(2).max(FINAL);
            let mut place = 0;
            tried.retain(|choice| {
                place += 1;
                choice.is_played || place <= keep
            });
        }
        // A forced move needs no comparison: its value alone matters.
        let all = if tried.len() < 2 { 4 * quick } else { self.depth.worlds };
        self.try_all(worlds, &mut tried, done..all.min(self.depth.worlds).max(done + 1))?;
        Some(tried)
    }

    /// Every choice, or where plans are whole the most promising ones, with the one that was made.
    fn candidates(&self, worlds: &Worlds<'_, G>, legal: &[G::Action]) -> Vec<Tried<G::Action>> {
        let Decision { seat, plan: played, .. } = self.decision;
        let plans = if G::WHOLE_PLANS {
            let (state, mut rng) = worlds.world(0);
            let plans = proposals(self.game, &state, *seat, &mut rng);
            plans.iter().map(|plan| own(self.game, state.clone(), *seat, plan)).collect()
        } else {
            legal.iter().map(|action| vec![action.clone()]).collect::<Vec<_>>()
        };
        let mut tried: Vec<Tried<G::Action>> = vec![];
        for plan in plans {
            if !tried.iter().any(|choice| choice.plan == plan) {
                tried.push(Tried::new(plan, false));
            }
        }
        match tried.iter_mut().find(|choice| choice.plan == *played) {
            Some(choice) => choice.is_played = true,
            None => tried.push(Tried::new(played.clone(), true)),
        }
        tried
    }

    fn try_all(
        &self,
        worlds: &Worlds<'_, G>,
        tried: &mut [Tried<G::Action>],
        numbers: Range<u32>,
    ) -> Option<()> {
        let mut ends = vec![];
        for number in numbers {
            if self.cancel.is_cancelled() {
                return None;
            }
            let world = worlds.world(number);
            for choice in &mut *tried {
                worlds.end(world.clone(), &choice.plan, &mut ends);
                choice.add(G::UNIT, &ends, self.decision.seat);
            }
        }
        Some(())
    }

    /// Best first, by the values that the review shows. Of equals the one that was made comes first,
    /// because nothing was given away.
    fn order(&self, tried: &mut [Tried<G::Action>]) {
        tried.sort_by(|one, other| {
            let finer = || other.keen.total_cmp(&one.keen);
            let value = self.own(other).cmp(&self.own(one));
            value.then(other.is_played.cmp(&one.is_played)).then_with(finer)
        });
    }

    /// The value of a choice for who decides.
    fn own(&self, choice: &Tried<G::Action>) -> Tenths {
        choice.sums.value(G::UNIT, self.game.seats())[self.decision.seat.index()]
    }

    fn document(
        &self,
        worlds: &Worlds<'_, G>,
        tried: &[Tried<G::Action>],
        choices: usize,
        proved: bool,
    ) -> DecisionDoc {
        let Decision { state, seat, at, until, .. } = self.decision;
        let (game, seats) = (self.game, self.game.seats());
        let place = tried.iter().position(|choice| choice.is_played).unwrap_or(0);
        let value = |choice: &Tried<G::Action>| choice.sums.value(G::UNIT, seats);
        let own = |choice: &Tried<G::Action>| self.own(choice).0;
        let loss = Tenths(own(&tried[0]) - own(&tried[place]));
        let error = if proved || place == 0 { 0.0 } else { error(&tried[0], &tried[place]) };
        let loss_error = Tenths::of(error);
        let thresholds = grades::<G>(seats);
        let spread = own(&tried[0]) - own(&tried[tried.len() - 1]);
        // Choices that dropped out early are no longer known well enough.
        let is_free = tried.len() == choices && f64::from(spread) < 10.0 * thresholds.sound;
        let others = self.others(tried, place);
        // Only exact values, and those of choices that were tried in all worlds, can tell.
        let second = others.first().map(|second| own(&tried[0]) - own(second));
        let only = choices > 1
            && place == 0
            && second.is_some_and(|less| f64::from(less) >= 10.0 * thresholds.mistake);
        let grade = match grade(&thresholds, loss, loss_error) {
            _ if tried.len() < 2 => Grade::None,
            Grade::Best if is_free => Grade::None,
            grade => grade,
        };
        let reviewed = grade >= Grade::Sound;
        let told = |choice: &Tried<G::Action>, lays_beside: bool| {
            self.choice(worlds, choice, (proved, lays_beside && reviewed))
        };
        let mut played = told(&tried[place], true);
        if place == 0 {
            (played.value, played.score) = (vec![], vec![]);
        }
        let few = if reviewed { FINAL } else { 1 };
        let best = others.iter().take(few).enumerate();
        DecisionDoc {
            at: *at,
            until: *until,
            who: *seat,
            kind: game.kind(state, *seat).into(),
            round: game.round(state),
            choices,
            worlds: if proved { 0 } else { tried[0].sums.worlds },
            proved,
            value: value(&tried[0]),
            score: tried[0].sums.score(seats),
            played,
            best: best.map(|(index, choice)| told(choice, index == 0)).collect(),
            loss,
            loss_error,
            grade,
            only,
        }
    }

    /// The other choices that differ from the one that was made and from each other by what they do; of
    /// those alike the best. One that is alike to the choice made stays if it is better.
    fn others<'t>(&self, tried: &'t [Tried<G::Action>], place: usize) -> Vec<&'t Tried<G::Action>> {
        let alike = |one: &Tried<G::Action>, other: &Tried<G::Action>| {
            self.game.is_alike(&self.decision.state, &one.plan, &other.plan)
        };
        let mut others: Vec<&Tried<G::Action>> = vec![];
        for (index, choice) in tried.iter().enumerate() {
            let repeats = others.iter().any(|known| alike(known, choice));
            let is_same = index > place && alike(&tried[place], choice);
            if index != place && !repeats && !is_same {
                others.push(choice);
            }
        }
        others
    }

    /// A choice as data.
    fn choice(
        &self,
        worlds: &Worlds<'_, G>,
        choice: &Tried<G::Action>,
        (proved, in_full): (bool, bool),
    ) -> ChoiceDoc {
        let (game, seats, seat) = (self.game, self.game.seats(), self.decision.seat);
        let entry = |action: &G::Action| {
            let input = Input::Act { seat, action: action.clone() };
            serde_json::to_value(game.entry(&input)).unwrap_or_default()
        };
        let mut told = ChoiceDoc {
            plan: choice.plan.iter().map(entry).collect(),
            value: choice.sums.value(G::UNIT, seats),
            score: choice.sums.score(seats),
            ..ChoiceDoc::default()
        };
        if G::UNIT == Unit::Points {
            told.chance = choice.sums.chance(seats);
        }
        if in_full {
            told.line = if G::HAS_SECRETS { vec![] } else { self.line(&choice.plan, proved) };
            let known = worlds.world(0).0;
            told.facts = game.facts(&known, seat, &choice.plan).unwrap_or_default();
            told.parts = parts(worlds, &choice.plan, FEW.min(self.depth.worlds));
            told.hindsight = self.hindsight(worlds, &choice.plan);
        }
        told
    }

    /// Plausible entries after a plan, until the next draw.
    fn line(&self, plan: &[G::Action], proved: bool) -> Vec<Value> {
        let (game, mut state) = (self.game, self.decision.state.clone());
        let mut line = vec![];
        let (mut legal, mut gains) = (vec![], vec![]);
        for action in plan {
            let seat = self.decision.seat;
            game.apply_unchecked(&mut state, &Input::Act { seat, action: action.clone() });
        }
        while let Turn::Seat(seat) = game.turn(&state)
            && line.len() < LINE
        {
            let solved = if proved { game.solve(&state, self.depth.exact) } else { None };
            let action = solved.or_else(|| {
                legal.clear();
                gains.clear();
                game.legal(&state, seat, &mut legal);
                game.gains(&state, seat, &legal, &mut gains);
                let better = |one, other| if gains[other] > gains[one] { other } else { one };
                (0..legal.len()).reduce(better).map(|best| legal[best].clone())
            });
            let Some(action) = action else { break };
            let input = Input::Act { seat, action };
            line.push(serde_json::to_value(game.entry(&input)).unwrap_or_default());
            game.apply_unchecked(&mut state, &input);
        }
        line
    }

    /// The value of a plan against what the others really did.
    fn hindsight(&self, worlds: &Worlds<'_, G>, plan: &[G::Action]) -> Option<Tenths> {
        let opened = self.decision.opened.as_ref()?;
        if self.game.seats() < 2 {
            return None;
        }
        let (mut sums, mut ends) = (Sums::default(), vec![]);
        for number in 0..FEW.min(self.depth.worlds) {
            let luck = Rng::stream(self.seed, number.into());
            worlds.end((opened.clone(), luck), plan, &mut ends);
            sums.add(G::UNIT, &ends, self.decision.seat);
        }
        Some(sums.value(G::UNIT, self.game.seats())[self.decision.seat.index()])
    }
}

/// The standard error of the difference of two choices, over their common worlds.
fn error<A>(one: &Tried<A>, other: &Tried<A>) -> f64 {
    let differences = || one.values.iter().zip(&other.values).map(|(one, other)| one - other);
    let count = differences().count() as f64;
    let mean = differences().sum::<f64>() / count.max(1.0);
    let squares: f64 = differences().map(|value| (value - mean) * (value - mean)).sum();
    (squares / (count * (count - 1.0)).max(1.0)).sqrt()
}

/// The mean parts of what a plan is worth to who decides.
fn parts<G: Study>(
    worlds: &Worlds<'_, G>,
    plan: &[G::Action],
    count: u32,
) -> Vec<(Cow<'static, str>, Tenths)> {
    let (mut sums, mut each, mut ends) = (Vec::<(&str, f64)>::new(), vec![], vec![]);
    for number in 0..count {
        let state = worlds.end(worlds.world(number), plan, &mut ends);
        each.clear();
        worlds.game.parts(&state, worlds.seat, &mut each);
        if each.is_empty() {
            return vec![];
        }
        if sums.is_empty() {
            sums.clone_from(&each);
            continue;
        }
        for (sum, (_, more)) in sums.iter_mut().zip(&each) {
            sum.1 += more;
        }
    }
    let mean = |(name, sum): (&'static str, f64)| (name.into(), Tenths::of(sum / f64::from(count)));
    sums.into_iter().map(mean).collect()
}
