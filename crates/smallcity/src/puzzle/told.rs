//! Implements [`kernel::Puzzles`].

use kernel::{Judged, Puzzle, PuzzleTable, Puzzles, Seat};
use serde::Serialize;
use serde_json::json;

use super::effort::Effort;
use super::proof::{Proof, Shown};
use super::task::{RoundDoc, SEAT, Task};
use crate::action::Action;
use crate::facets::Facet;
use crate::game::SmallCity;
use crate::state::State;

/// How much work the proof of a shipped puzzle may be: about a second.
const EFFORT: Effort = Effort { plans: 20_000, positions: 200_000 };

/// How many wrong plans a puzzle explains.
const WRONG: usize = 3;

/// How many classes of plans are listed.
const CLASSES: usize = 30;

/// The first round with puzzles: before it a borough is too small.
const FIRST_ROUND: u8 = 2;

/// A plan of a puzzle and the round that follows, at its end.
#[derive(Serialize)]
struct Facts<'a> {
    /// What the round brings for the task; none if it breaks a condition.
    value: Option<i32>,
    #[serde(flatten)]
    round: &'a RoundDoc,
}

/// A plan with what the round brings.
fn judged_as(task: Task, shown: &Shown, best: i32) -> Judged<Action> {
    let facts = Facts { value: shown.value, round: &shown.round };
    Judged {
        plan: shown.plan.clone(),
        gain: shown.value.unwrap_or(0),
        line: shown.line.iter().map(|&action| (SEAT, action)).collect(),
        score: vec![shown.round.score],
        facts: serde_json::to_value(facts).unwrap_or_default(),
        right: task.is_solved(shown.value, best),
    }
}

impl Task {
    /// The task of a code.
    fn of(task: &kernel::Task) -> Option<Task> {
        Task::ALL.into_iter().find(|one| one.code() == task.code)
    }
}

/// A table of bots.
const fn table(
    options: &'static [(&'static str, &'static str)],
    level: &'static str,
) -> PuzzleTable {
    PuzzleTable { players: 1, options, level, special: !options.is_empty() }
}

impl SmallCity {
    /// Whether a puzzle is about the moves of people; else it is about a plan.
    fn is_of_moves(&self, state: &State) -> bool {
        self.step(state) == "p3.move"
    }

    /// A proof as a puzzle.
    fn puzzle(&self, state: &State, proof: &Proof) -> Option<Puzzle<Action>> {
        let best = proof.right.first()?;
        let deeds = self.deeds(state, &best.plan);
        // To do nothing is no answer, and the least of several losses is no aim.
        if deeds.is_empty() || proof.best <= 0 {
            return None;
        }
        let moves = self.is_of_moves(state);
        let mut values = json!({
            "kind": if moves { "moves" } else { "plan" },
            "best": proof.best,
            "second": proof.second,
        });
        match proof.task {
            Task::Clean => values["limit"] = proof.limit.into(),
            Task::Promises => values["promises"] = json!(best.round.kept),
            _ => {}
        }
        let judged = |shown: &Shown| judged_as(proof.task, shown, proof.best);
        Some(Puzzle {
            task: kernel::Task { code: proof.task.code().to_owned(), values },
            choices: proof.plans,
            answers: proof.right.iter().map(|shown| shown.plan.clone()).collect(),
            best: judged(best),
            wrong: proof.others.iter().map(judged).collect(),
            reason: format!("{} {}", proof.task.code(), deeds.join(" ")),
            positions: proof.plans as u64,
            ahead: proof.second.map(|second| proof.best - second),
        })
    }

    /// What a plan does, whatever the places: the tiles that it makes, the tiles that people leave and
    /// enter.
    fn deeds(&self, state: &State, plan: &[Action]) -> Vec<String> {
        let rules = self.rules();
        let tiles = &state.borough(SEAT).tiles;
        let on = |cell| {
            let tile = tiles.on(cell);
            tile.map_or("-", |(_, kind, _)| &*rules.tile(kind).code)
        };
        let deed = |action: &Action| match *action {
            Action::Build(build) => Some(rules.tile(build.kind).code.clone()),
            Action::Grow => Some("zone".to_owned()),
            Action::Enlarge { .. } => Some("park".to_owned()),
            Action::Upgrade { tile, .. } => Some(format!("{}+", on(tile))),
            Action::Move { from, to, .. } => Some(format!("{}>{}", on(from.cell), on(to.cell))),
            _ => None,
        };
        let mut deeds: Vec<String> = plan.iter().filter_map(deed).collect();
        deeds.sort_unstable();
        deeds
    }

    /// Whether a person works where a round counts: a borough without is no puzzle.
    fn has_shops_or_homes(&self, state: &State) -> bool {
        let counts =
            |rule: &crate::pieces::TileRule| rule.is(Facet::Residence) || rule.is(Facet::Commerce);
        !self.rules().spaces_of(state.borough(SEAT), counts).is_empty()
    }
}

impl Puzzles for SmallCity {
    const TABLES: &'static [PuzzleTable] = &[
        table(&[], "thoughtful"),
        table(&[("modules", "police")], "thoughtful"),
        table(&[], "steady"),
        table(&[], "easy"),
        table(&[("modules", "buildings")], "thoughtful"),
        table(&[], "thoughtful"),
    ];

    fn puzzles(&self, state: &State, seat: Seat, out: &mut Vec<Puzzle<Action>>) {
        if seat != SEAT || state.round < FIRST_ROUND || !self.has_shops_or_homes(state) {
            return;
        }
        let proofs = self.prove(state, EFFORT, WRONG);
        out.extend(proofs.iter().filter_map(|proof| self.puzzle(state, proof)));
    }

    fn judged(&self, state: &State, seat: Seat, task: &kernel::Task) -> Vec<Judged<Action>> {
        let Some(known) = Task::of(task).filter(|_| seat == SEAT) else { return vec![] };
        let plans = self.best_plans(state, known, EFFORT, CLASSES);
        let best = plans.first().and_then(|shown| shown.value).unwrap_or(i32::MAX / 2);
        plans.iter().map(|shown| judged_as(known, shown, best)).collect()
    }

    fn judge(
        &self,
        state: &State,
        _: Seat,
        task: &kernel::Task,
        plan: &[Action],
    ) -> Result<Option<Judged<Action>>, Self::Illegal> {
        let Some(known) = Task::of(task) else { return Ok(None) };
        let best = task.values["best"].as_i64().and_then(|best| i32::try_from(best).ok());
        let shown = self.judge_plan(state, known, plan)?;
        Ok(shown.map(|shown| judged_as(known, &shown, best.unwrap_or(i32::MAX / 2))))
    }

    fn solves(&self, state: &State, seat: Seat, puzzle: &Puzzle<Action>, plan: &[Action]) -> bool {
        let judged = self.judge(state, seat, &puzzle.task, plan);
        judged.is_ok_and(|judged| judged.is_some_and(|judged| judged.right))
    }
}
