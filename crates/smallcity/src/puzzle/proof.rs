//! Whether a position makes a puzzle, and judged plans.

use std::cmp::Reverse;
use std::collections::HashSet;

use kernel::{Game, Input};

use super::alike;
use super::effort::{Effort, TooLong};
use super::list::{List, Listed, list};
use super::rest::Rest;
use super::task::{Goals, RoundDoc, SEAT, Task};
use crate::action::Action;
use crate::game::SmallCity;
use crate::illegal::Illegal;
use crate::state::State;

/// How many plans a puzzle has at least.
const LEAST: usize = 8;

/// How many promises a puzzle is about at least.
const PROMISES: usize = 2;

/// How many right plans a proof shows.
const RIGHT: usize = 12;

/// A plan with the round that follows.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Shown {
    /// Its actions, with the one that ends the decision.
    pub plan: Vec<Action>,
    /// The best rest of the round after it.
    pub line: Vec<Action>,
    /// The most that the round brings for the task; `None` if it breaks a condition.
    pub value: Option<i32>,
    /// The round at its end.
    pub round: RoundDoc,
}

/// The proof that one class of plans is best for a task.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Proof {
    /// The task.
    pub task: Task,
    /// The pollution that is too much for [`Task::Clean`], in percent.
    pub limit: u16,
    /// How many plans were listed.
    pub plans: usize,
    /// What a right plan brings.
    pub best: i32,
    /// What the best of all others brings; `None` if they all break a condition.
    pub second: Option<i32>,
    /// Right plans, the shortest first.
    pub right: Vec<Shown>,
    /// Others: first the best that begins with a step that is best alone, then the best of each further
    /// class.
    pub others: Vec<Shown>,
}

/// Every plan of a position.
struct Listing<'a> {
    goals: Goals<'a>,
    state: &'a State,
    list: List,
    rest: Rest<'a>,
}

impl SmallCity {
    /// Whether a position can be a puzzle: alone, at the beginning of a plan or of the moves.
    pub fn may_be_puzzle(&self, state: &State) -> bool {
        if self.seats() > 1 || state.over {
            return false;
        }
        let targets = state.now.targets[SEAT.index()];
        match self.step(state) {
            "p2.plan" => self.setup_modules().is_empty() && state.plans[SEAT.index()].is_empty(),
            "p3.move" => !targets.meets(state.borough(SEAT).occupied()),
            _ => false,
        }
    }

    /// The tasks of a position that one class of plans solves: the best, ahead of every other plan by 2 or
    /// more, or those that keep a limit which most plans break; and more than the step that is best alone.
    /// Shows at most `most` other plans. Nothing if listing the plans takes too long.
    pub fn prove(&self, state: &State, effort: Effort, most: usize) -> Vec<Proof> {
        if !self.may_be_puzzle(state) {
            return vec![];
        }
        let Ok(mut listing) = Listing::new(self, state, effort) else { return vec![] };
        let proved = |task| listing.prove(task, most).ok().flatten();
        Task::ALL.into_iter().filter_map(proved).collect()
    }

    /// The best plans of a position for a task, one of each class, at most `most`. Nothing if listing
    /// the plans takes too long.
    pub fn best_plans(&self, state: &State, task: Task, effort: Effort, most: usize) -> Vec<Shown> {
        if !self.may_be_puzzle(state) {
            return vec![];
        }
        let Ok(mut listing) = Listing::new(self, state, effort) else { return vec![] };
        let mut plans: Vec<Listed> = listing.list.plans.clone();
        plans.sort_by_key(|one| (Reverse(one.values[task as usize]), one.plan.len()));
        let best = plans.first().and_then(|one| one.values[task as usize]);
        listing.classes((task, best), &plans, most).unwrap_or_default()
    }

    /// Judges a plan: its actions up to the end of the decision. `None` if it ends earlier or later.
    ///
    /// # Errors
    /// A step is illegal.
    pub fn judge_plan(
        &self,
        state: &State,
        task: Task,
        plan: &[Action],
    ) -> Result<Option<Shown>, Illegal> {
        let goals = Goals::new(self, state);
        let (phase, begun) = (self.phase(state), self.step(state));
        let mut then = Box::new(*state);
        for &action in plan {
            if self.phase(&then) != phase {
                return Ok(None);
            }
            self.apply(&mut then, &Input::Act { seat: SEAT, action })?;
        }
        if self.step(&then) == begun {
            return Ok(None);
        }
        let mut rest = Rest::new(goals, usize::MAX);
        let (Ok(values), Ok((line, end))) = (rest.best(&then), rest.line(task, &then)) else {
            return Ok(None);
        };
        let (value, round) = (values[task as usize], goals.told(&end));
        Ok(Some(Shown { plan: plan.to_vec(), line, value, round }))
    }
}

impl<'a> Listing<'a> {
    fn new(game: &'a SmallCity, state: &'a State, effort: Effort) -> Result<Listing<'a>, TooLong> {
        let goals = Goals::new(game, state);
        let list = list(goals, state, effort)?;
        Ok(Listing { goals, state, list, rest: Rest::new(goals, effort.positions) })
    }

    /// Plans that solve the task are right. They must have one core: what the smallest of them do is the
    /// same.
    fn prove(&mut self, task: Task, most: usize) -> Result<Option<Proof>, TooLong> {
        let value = |one: &Listed| one.values[task as usize];
        let (plans, count) = (&self.list.plans, self.list.plans.len());
        let Some(best) = plans.iter().filter_map(value).max() else { return Ok(None) };
        let is_right = |one: &Listed| task.is_solved(value(one), best);
        let (mut right, mut others): (Vec<Listed>, Vec<Listed>) =
            plans.iter().cloned().partition(is_right);
        let second = others.iter().filter_map(value).max();
        // A limit that half of the plans keep asks for little.
        let is_easy = task == Task::Clean && right.len() >= others.len();
        if count < LEAST || others.is_empty() || is_easy {
            return Ok(None);
        }
        right.sort_by_key(|one| (Reverse(value(one)), one.plan.len()));
        let alone: HashSet<Vec<u8>> = self
            .list
            .best_alone(task)
            .map(|step| alike(self.goals.game, self.state, &step))
            .collect();
        let (game, state) = (self.goals.game, self.state);
        let is_alone = |step: &Action| alone.contains(&alike(game, state, step));
        let Some(core) = self.core(task, &right)? else { return Ok(None) };
        // Where the step that is best alone belongs to a right plan, the others must be found.
        let asks_more = matches!(task, Task::Clean | Task::Money | Task::Promises);
        for one in &right {
            let is_found = asks_more && steps(&one.plan) > 1;
            if !is_found && one.plan.iter().any(is_alone) && self.does(task, one)? == core {
                return Ok(None);
            }
        }
        others.sort_by_key(|one| (Reverse(value(one)), one.plan.len()));
        if let Some(greedy) = others.iter().position(|one| one.plan.first().is_some_and(is_alone)) {
            let greedy = others.remove(greedy);
            others.insert(0, greedy);
        }
        if task == Task::Promises && !self.keep_the_same(&right)? {
            return Ok(None);
        }
        let right: Vec<Shown> =
            right.iter().take(RIGHT).map(|one| self.show(task, one)).collect::<Result<_, _>>()?;
        let others = self.classes((task, Some(best)), &others, most)?;
        let limit = self.goals.limit;
        Ok(Some(Proof { task, limit, plans: count, best, second, right, others }))
    }

    /// Whether plans keep the same promises, and enough of them.
    fn keep_the_same(&mut self, plans: &[Listed]) -> Result<bool, TooLong> {
        let mut kept = HashSet::new();
        for one in plans {
            kept.insert(self.show(Task::Promises, one)?.round.kept);
        }
        Ok(kept.len() == 1 && kept.iter().all(|kept| kept.len() >= PROMISES))
    }

    /// What the smallest of right plans does, if all others do it too; `None` if there is no such core.
    fn core(&mut self, task: Task, right: &[Listed]) -> Result<Option<Vec<(u8, u8)>>, TooLong> {
        let mut all = HashSet::new();
        for one in right {
            all.insert(self.does(task, one)?);
        }
        let core = all.iter().min_by_key(|does| (does.len(), *does));
        let core = core.filter(|core| !core.is_empty());
        let is_one = |core: &&Vec<_>| all.iter().all(|does| alike::includes(does, core));
        Ok(core.filter(is_one).cloned())
    }

    /// What counts of a plan: what it builds, or where people then work.
    fn does(&mut self, task: Task, one: &Listed) -> Result<Vec<(u8, u8)>, TooLong> {
        if self.goals.game.step(self.state) == "p2.plan" {
            return Ok(alike::deeds(self.state, &one.plan));
        }
        let (_, end) = self.rest.line(task, &self.after(&one.plan))?;
        Ok(alike::work(self.goals.game, task, &end))
    }

    /// The first plan of each class, at most `most`. A plan that fails the task is never in the class of one
    /// that solves it.
    fn classes(
        &mut self,
        (task, best): (Task, Option<i32>),
        plans: &[Listed],
        most: usize,
    ) -> Result<Vec<Shown>, TooLong> {
        let (mut seen, mut all) = (HashSet::new(), vec![]);
        for one in plans {
            if all.len() >= most {
                break;
            }
            let solves = best.is_some_and(|best| task.is_solved(one.values[task as usize], best));
            if seen.insert((self.does(task, one)?, solves)) {
                all.push(self.show(task, one)?);
            }
        }
        Ok(all)
    }

    /// The position after legal actions.
    fn after(&self, plan: &[Action]) -> Box<State> {
        let mut then = Box::new(*self.state);
        for &action in plan {
            self.goals.game.apply_unchecked(&mut then, &Input::Act { seat: SEAT, action });
        }
        then
    }

    /// A plan with the round that follows.
    fn show(&mut self, task: Task, one: &Listed) -> Result<Shown, TooLong> {
        let (line, end) = self.rest.line(task, &self.after(&one.plan))?;
        let (value, round) = (one.values[task as usize], self.goals.told(&end));
        Ok(Shown { plan: one.plan.clone(), line, value, round })
    }
}

/// How many steps a plan has without the one that ends it.
fn steps(plan: &[Action]) -> usize {
    plan.iter().filter(|step| !matches!(step, Action::Commit | Action::End)).count()
}

/// A step as it can be compared with others from the same position.
fn alike(game: &SmallCity, state: &State, step: &Action) -> Vec<u8> {
    let alike = alike::action(game, state, step);
    alike.unwrap_or_else(|| format!("{step:?}").into_bytes())
}
