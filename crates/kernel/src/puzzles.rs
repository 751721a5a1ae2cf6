//! What a game tells programs that make puzzles of its positions.

use serde_json::Value;

use crate::{Input, Seat, Study};

/// A table of bots whose games give positions for puzzles.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct PuzzleTable {
    /// The number of players.
    pub players: u8,
    /// Options of the set-up by key and value.
    pub options: &'static [(&'static str, &'static str)],
    /// The bot of every seat: a level of the game.
    pub level: &'static str,
    /// Whether its puzzles are for the special day of a week.
    pub special: bool,
}

/// What is asked for in a position.
#[derive(Clone, Debug, PartialEq)]
pub struct Task {
    /// Its kind: the code of the message `puzzle_task-<code>`.
    pub code: String,
    /// The values of that message, an object.
    pub values: Value,
}

/// A choice of the solver, judged.
#[derive(Clone, Debug, PartialEq)]
pub struct Judged<A> {
    /// Its actions.
    pub plan: Vec<A>,
    /// What it brings at once, in points, by the game's own reckoning.
    pub gain: i32,
    /// The best replies to it until the end of what is judged.
    pub line: Vec<(Seat, A)>,
    /// The score of every seat after them.
    pub score: Vec<i32>,
    /// What can be counted about it, as [`Study::facts`].
    pub facts: Value,
    /// Whether it solves the task.
    pub right: bool,
}

/// A position with a task that one class of choices solves.
#[derive(Clone, Debug, PartialEq)]
pub struct Puzzle<A> {
    /// What is asked for.
    pub task: Task,
    /// How many choices there are.
    pub choices: usize,
    /// Every choice that solves it.
    pub answers: Vec<Vec<A>>,
    /// The first of them.
    pub best: Judged<A>,
    /// The most tempting choices that do not, the most tempting first.
    pub wrong: Vec<Judged<A>>,
    /// Why the answer is better, as a code with numbers: puzzles with the same one are alike.
    pub reason: String,
    /// How many choices of all seats the proof looked at.
    pub positions: u64,
    /// By how many points the answer leads the best other choice, where points decide.
    pub ahead: Option<i32>,
}

/// A game that makes puzzles.
pub trait Puzzles: Study {
    /// The tables whose games give positions. By default there are none, and no puzzles.
    const TABLES: &'static [PuzzleTable] = &[];

    /// Appends the puzzles of a position in which `seat` acts next.
    fn puzzles(&self, _state: &Self::State, _seat: Seat, _out: &mut Vec<Puzzle<Self::Action>>) {}

    /// Every choice of a puzzle, or those nearest to the answer where there are too many, best first.
    fn judged(&self, _state: &Self::State, _seat: Seat, _task: &Task) -> Vec<Judged<Self::Action>> {
        vec![]
    }

    /// A plan of a puzzle, judged; `None` if it is no whole choice. By default one of
    /// [`Puzzles::judged`].
    ///
    /// # Errors
    /// An action of it is illegal.
    fn judge(
        &self,
        state: &Self::State,
        seat: Seat,
        task: &Task,
        plan: &[Self::Action],
    ) -> Result<Option<Judged<Self::Action>>, Self::Illegal> {
        let mut then = state.clone();
        for action in plan {
            self.apply(&mut then, &Input::Act { seat, action: action.clone() })?;
        }
        Ok(self.judged(state, seat, task).into_iter().find(|judged| judged.plan == plan))
    }

    /// Whether a plan solves a puzzle.
    fn solves(
        &self,
        _state: &Self::State,
        _seat: Seat,
        puzzle: &Puzzle<Self::Action>,
        plan: &[Self::Action],
    ) -> bool {
        puzzle.answers.iter().any(|answer| answer == plan)
    }
}
