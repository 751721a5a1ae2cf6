//! A puzzle as data.

use std::fmt;

use kernel::{Fault, Seat};
use schemars::JsonSchema;
use serde::{Deserialize, Serialize};
use serde_json::Value;

/// A position with a task that one class of choices solves.
#[derive(Clone, Debug, PartialEq, Serialize, Deserialize, JsonSchema)]
#[serde(deny_unknown_fields)]
#[schemars(rename = "Puzzle")]
pub struct PuzzleDoc {
    /// Its place in the set, from 0. Day `d` since 1970 shows number `d` modulo the size of the set.
    pub number: usize,
    /// A name that it keeps in other sets: the seed and the number of its game.
    pub id: String,
    /// The number of seats.
    pub seats: u8,
    /// Who solves it.
    pub seat: Seat,
    /// What is asked for: the code of the message `puzzle_task-<code>`.
    pub task: String,
    /// The values of that message, an object.
    #[serde(default, skip_serializing_if = "Value::is_null")]
    pub task_values: Value,
    /// 1 if level Steady often solves it, 2 if it or Thoughtful ever does, else 3.
    pub difficulty: u8,
    /// Why the answer is better, as a code: puzzles with the same one are alike.
    pub reason: String,
    /// The position, with its game (docs/records.md): `POST /api/practice` opens it.
    pub position: String,
    /// How many choices the seat has.
    pub choices: usize,
    /// Every choice that solves it, each as its entries.
    pub answers: Vec<Vec<Value>>,
    /// The first of them.
    pub best: PuzzleChoice,
    /// The most tempting choices that do not solve it, the most tempting first.
    pub wrong: Vec<PuzzleChoice>,
    /// How it was proved.
    pub proof: ProofDoc,
}

/// A choice in a puzzle.
#[derive(Clone, Debug, PartialEq, Serialize, Deserialize, JsonSchema)]
#[serde(deny_unknown_fields)]
pub struct PuzzleChoice {
    /// Its entries, as records write them.
    pub plan: Vec<Value>,
    /// What it brings at once, in points, as bots count it.
    pub gain: i32,
    /// The best replies: entries, to the end of the game or of what is judged.
    pub line: Vec<Value>,
    /// The score of every seat after them.
    pub score: Vec<i32>,
    /// The game's `Facts` of it.
    #[serde(default, skip_serializing_if = "Value::is_null")]
    pub facts: Value,
    /// Whether it solves the puzzle.
    pub right: bool,
}

/// How a puzzle was proved.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, Deserialize, JsonSchema)]
#[serde(deny_unknown_fields)]
#[schemars(rename = "PuzzleProof")]
pub struct ProofDoc {
    /// How many choices of all seats the proof looked at.
    pub positions: u64,
    /// By how many points the answer leads the best other choice, where points decide.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub ahead: Option<i32>,
}

/// Why a line of a file is no sound puzzle.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct BadPuzzle {
    /// The number of the line, from 1.
    pub line: usize,
    /// What is wrong.
    pub problem: String,
}

impl std::error::Error for BadPuzzle {}

impl fmt::Display for BadPuzzle {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        write!(f, "line {}: {}", self.line, self.problem)
    }
}

impl Fault for BadPuzzle {
    fn code(&self) -> &'static str {
        "bad_puzzle"
    }

    fn rule(&self) -> Option<&'static str> {
        None
    }
}
