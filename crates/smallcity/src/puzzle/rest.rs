//! The best rest of a round.

use std::collections::{HashMap, HashSet};

use kernel::{Game, Input, Turn};

use super::alike;
use super::effort::TooLong;
use super::task::{Goals, SEAT, Task, Values};
use crate::action::Action;
use crate::state::State;

/// The best that can follow positions of a round, remembered.
#[derive(Debug)]
pub(super) struct Rest<'a> {
    goals: Goals<'a>,
    known: HashMap<Vec<u8>, Values>,
    /// How many positions it may still visit.
    left: usize,
}

impl<'a> Rest<'a> {
    /// Visits at most `most` positions.
    pub(super) fn new(goals: Goals<'a>, most: usize) -> Rest<'a> {
        Rest { goals, known: HashMap::new(), left: most }
    }

    /// Whether the round has come to its council or is over, which it is at once if no disc can move.
    fn is_over(&self, state: &State) -> bool {
        let Goals { game, round, .. } = self.goals;
        let over = state.over || state.round != round;
        over || game.phase(state) >= 7 || game.turn(state) == Turn::Chance
    }

    /// The most that can follow, for each task.
    pub(super) fn best(&mut self, state: &State) -> Result<Values, TooLong> {
        if self.is_over(state) {
            return Ok(self.goals.values(state));
        }
        let key = alike::position(self.goals.game, state);
        if let Some(known) = self.known.get(&key) {
            return Ok(*known);
        }
        self.left = self.left.checked_sub(1).ok_or(TooLong)?;
        let mut best = Values::default();
        for action in self.actions(state) {
            let then = self.best(&self.after(state, action))?;
            for (best, then) in best.iter_mut().zip(then) {
                *best = (*best).max(then);
            }
        }
        self.known.insert(key, best);
        Ok(best)
    }

    /// The actions of one best rest for a task, and the position it leads to.
    pub(super) fn line(
        &mut self,
        task: Task,
        state: &State,
    ) -> Result<(Vec<Action>, Box<State>), TooLong> {
        let number = task as usize;
        let mut line = vec![];
        let mut now = Box::new(*state);
        while !self.is_over(&now) {
            let best = self.best(&now)?[number];
            let mut next = None;
            for action in self.actions(&now) {
                let then = self.after(&now, action);
                if self.best(&then)?[number] == best {
                    next = Some((action, then));
                    break;
                }
            }
            let Some((action, then)) = next else { break };
            line.push(action);
            now = then;
        }
        Ok((line, now))
    }

    /// The actions of a position, one of those that are alike.
    pub(super) fn actions(&self, state: &State) -> Vec<Action> {
        let game = self.goals.game;
        let mut actions = vec![];
        game.legal(state, SEAT, &mut actions);
        let mut seen = HashSet::new();
        actions.retain(|action| {
            alike::action(game, state, action).is_none_or(|alike| seen.insert(alike))
        });
        actions
    }

    /// The position after an action. Not inlined: a copy of a state is too large for deep recursion.
    #[inline(never)]
    pub(super) fn after(&self, state: &State, action: Action) -> Box<State> {
        let mut then = Box::new(*state);
        self.goals.game.apply_unchecked(&mut then, &Input::Act { seat: SEAT, action });
        then
    }
}
