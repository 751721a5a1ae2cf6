//! Every plan of a decision: builds and upgrades of a round, or the moves of the people.

use std::collections::{HashMap, HashSet};

use kernel::{Game, Input};

use super::alike;
use super::effort::{Effort, TooLong};
use super::rest::Rest;
use super::task::{Goals, SEAT, Task, Values};
use crate::action::Action;
use crate::draft::Draft;
use crate::event::Log;
use crate::hooks::Run;
use crate::map::Cells;
use crate::pieces::Kind;
use crate::rules::Rules;
use crate::site::Site;
use crate::state::{Borough, State};
use crate::steps;

/// A plan and the most that the round brings with it.
#[derive(Clone, Debug)]
pub(super) struct Listed {
    /// Its actions, with the one that ends the decision.
    pub(super) plan: Vec<Action>,
    /// For each task.
    pub(super) values: Values,
}

/// Every plan of a position, and the steps that are best alone.
#[derive(Debug)]
pub(super) struct List {
    /// The plans; of plans that differ only in the order of steps, the first.
    pub(super) plans: Vec<Listed>,
    /// What no step brings.
    none: Values,
    /// Every single step, and what it brings alone.
    alone: Vec<(Action, Values)>,
}

impl List {
    /// The single steps that bring the most for a task, if they bring more than none.
    pub(super) fn best_alone(&self, task: Task) -> impl Iterator<Item = Action> {
        let number = task as usize;
        let best = self.alone.iter().map(|(_, values)| values[number]).max().flatten();
        let better = move |values: &Values| values[number] == best && best > self.none[number];
        self.alone.iter().filter(move |(_, values)| better(values)).map(|(action, _)| *action)
    }
}

/// Lists every plan of a position.
pub(super) fn list(goals: Goals<'_>, state: &State, effort: Effort) -> Result<List, TooLong> {
    let rest = Rest::new(goals, effort.positions);
    if goals.game.step(state) == "p2.plan" {
        Builds {
            goals,
            state,
            rest,
            most: effort.plans,
            seen: HashSet::new(),
            known: HashMap::new(),
        }
        .list()
    } else {
        Moves { goals, rest, most: effort.plans, seen: HashSet::new() }.list(state)
    }
}

/// Lists the plans of a round.
struct Builds<'a> {
    goals: Goals<'a>,
    state: &'a State,
    rest: Rest<'a>,
    most: usize,
    /// The boroughs that were planned so far.
    seen: HashSet<Planned>,
    /// The value of a borough, by what it is like.
    known: HashMap<Vec<u8>, Values>,
}

/// What distinguishes planned boroughs: new tiles, what is left, and who may still follow.
#[derive(PartialEq, Eq, Hash)]
struct Planned {
    tiles: Vec<(Kind, Cells)>,
    people: Vec<Cells>,
    rest: Vec<u8>,
    money: u16,
}

impl Planned {
    fn of(before: &Borough, draft: &Draft) -> Planned {
        let borough = &draft.site.borough;
        let old = |index: usize, tile: (Kind, Cells)| {
            index < before.tiles.len() && before.tiles.tile(index) == tile
        };
        let tiles = borough.tiles.iter().filter(|&(index, kind, cells)| !old(index, (kind, cells)));
        let mut tiles: Vec<_> = tiles.map(|(_, kind, cells)| (kind, cells)).collect();
        tiles.sort_unstable();
        let flags = [draft.points, borough.zone, u8::from(draft.is_upgrading())];
        let rest = [&borough.store[..], &borough.hall, &flags].concat();
        Planned { tiles, people: borough.people.to_vec(), rest, money: borough.money }
    }
}

impl Builds<'_> {
    fn list(mut self) -> Result<List, TooLong> {
        let rules = self.goals.game.rules();
        let start = Draft::new(rules, &Site::of(self.state, SEAT, true));
        let (mut plans, mut steps) = (vec![], vec![]);
        self.from(rules, &start, &mut steps, &mut plans)?;
        let none = plans.first().map_or(Values::default(), |none: &Listed| none.values);
        let alone = plans.iter().filter(|one| one.plan.len() == 2);
        let alone: Vec<_> = alone.map(|one| (one.plan[0], one.values)).collect();
        Ok(List { plans, none, alone })
    }

    /// Adds the plan so far, if it may end here, and all that go on from it.
    fn from(
        &mut self,
        rules: &Rules,
        draft: &Draft,
        steps: &mut Vec<Action>,
        plans: &mut Vec<Listed>,
    ) -> Result<(), TooLong> {
        if !self.seen.insert(Planned::of(self.state.borough(SEAT), draft)) {
            return Ok(());
        }
        if plans.len() >= self.most {
            return Err(TooLong);
        }
        if draft.judge_commit(rules).is_ok() {
            let plan = [&steps[..], &[Action::Commit]].concat();
            let values = self.values(draft, &plan)?;
            plans.push(Listed { plan, values });
        }
        let mut next = vec![];
        draft.steps(rules, &mut next);
        for action in next {
            let mut draft = *draft;
            draft.take(rules, &action);
            steps.push(action);
            self.from(rules, &draft, steps, plans)?;
            steps.pop();
        }
        Ok(())
    }

    /// What the round brings with a plan. Not inlined: a copy of a state is too large for deep recursion.
    #[inline(never)]
    fn values(&mut self, draft: &Draft, plan: &[Action]) -> Result<Values, TooLong> {
        let mut then = Box::new(*self.state);
        draft.site.put_into(&mut then);
        let key = alike::position(self.goals.game, &then);
        if let Some(&known) = self.known.get(&key) {
            return Ok(known);
        }
        *then = *self.state;
        for &action in plan {
            self.goals.game.apply_unchecked(&mut then, &Input::Act { seat: SEAT, action });
        }
        let values = self.rest.best(&then)?;
        self.known.insert(key, values);
        Ok(values)
    }
}

/// Lists the sets of moves.
struct Moves<'a> {
    goals: Goals<'a>,
    rest: Rest<'a>,
    most: usize,
    /// The positions after moves so far, by what they are like.
    seen: HashSet<Vec<u8>>,
}

impl Moves<'_> {
    fn list(mut self, state: &State) -> Result<List, TooLong> {
        let (mut plans, mut steps) = (vec![], vec![]);
        self.from(state, &mut steps, &mut plans)?;
        let none = self.rest.best(&ended(&self.goals, state))?;
        let mut alone = vec![];
        for action in self.rest.actions(state) {
            if matches!(action, Action::Move { .. }) {
                let then = ended(&self.goals, &self.rest.after(state, action));
                alone.push((action, self.rest.best(&then)?));
            }
        }
        Ok(List { plans, none, alone })
    }

    fn from(
        &mut self,
        state: &State,
        steps: &mut Vec<Action>,
        plans: &mut Vec<Listed>,
    ) -> Result<(), TooLong> {
        if self.goals.game.step(state) != "p3.move" {
            let values = self.rest.best(state)?;
            plans.push(Listed { plan: steps.clone(), values });
            return if plans.len() > self.most { Err(TooLong) } else { Ok(()) };
        }
        if !self.seen.insert(alike::position(self.goals.game, state)) {
            return Ok(());
        }
        if self.seen.len() > self.most {
            return Err(TooLong);
        }
        for action in self.rest.actions(state) {
            steps.push(action);
            self.from(&self.rest.after(state, action), steps, plans)?;
            steps.pop();
        }
        Ok(())
    }
}

/// The position after the moves so far, where everybody else stays.
fn ended(goals: &Goals<'_>, state: &State) -> Box<State> {
    let mut then = Box::new(*state);
    if goals.game.step(state) == "p3.move" {
        then.now.ended = true;
        let (rules, seat) = (goals.game.rules(), SEAT);
        steps::settle(&mut Run { rules, state: &mut then, seat, log: Log::mute() });
    }
    then
}
