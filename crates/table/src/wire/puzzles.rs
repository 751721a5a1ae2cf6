//! Puzzles.

use catalog::{PuzzleChoice, PuzzleDoc};
use schemars::JsonSchema;
use serde::{Deserialize, Serialize};
use serde_json::Value;

/// From which puzzle on.
#[derive(Clone, Copy, Debug, Deserialize, JsonSchema)]
#[serde(deny_unknown_fields)]
pub struct FromPuzzle {
    /// The number of a puzzle or of a day since 1970, modulo the size of the set; today if it is left
    /// out.
    pub from: Option<usize>,
}

/// Some puzzles of a game.
#[derive(Clone, Debug, Serialize, JsonSchema)]
pub struct Puzzles {
    /// The game.
    pub game: String,
    /// How many puzzles there are.
    pub count: usize,
    /// Today, by the clock of the server: the days since 1970-01-01 UTC. Its puzzle is number
    /// `day` modulo `count`.
    pub day: usize,
    /// Up to 30 puzzles; the first follows the last.
    pub puzzles: Vec<PuzzleDoc>,
}

/// A puzzle.
#[derive(Clone, Debug, Deserialize, JsonSchema)]
pub struct AtPuzzle {
    /// The `name` of its game in `/api/games`.
    pub game: String,
    /// Its number.
    #[schemars(with = "usize")]
    pub number: String,
}

/// The choices of a puzzle, judged.
#[derive(Clone, Debug, Serialize, JsonSchema)]
pub struct PuzzleChoices {
    /// The number of the puzzle.
    pub number: usize,
    /// Every choice, best first; where there are too many, those nearest to the answer.
    pub choices: Vec<PuzzleChoice>,
}

/// A try at a puzzle.
#[derive(Clone, Debug, Deserialize, JsonSchema)]
#[serde(deny_unknown_fields)]
pub struct PuzzlePlan {
    /// The entries of the whole plan, as records write them.
    pub plan: Vec<Value>,
}
