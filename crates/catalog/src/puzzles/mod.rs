//! Puzzles: positions from games of bots, proved by their game, in the order in which days show them.
//!
//! | file | job |
//! |---|---|
//! | `document` | a puzzle as data: [`PuzzleDoc`] |
//! | `find` | finds puzzles in games of bots, and proves them again |
//! | `order` | the order of a set: [`in_order`] |

mod document;
mod find;
mod order;

pub use document::{BadPuzzle, ProofDoc, PuzzleChoice, PuzzleDoc};
pub(crate) use find::{Puzzler, agreement_of};
pub use order::in_order;

/// The puzzles that come with the program, one a line.
pub(crate) const SIMPLICITY: &str = include_str!("../../puzzles/simplicity.jsonl");

/// The puzzles of a file, one a line.
///
/// # Errors
/// The first line that is no puzzle, by its number from 1.
pub fn read(text: &str) -> Result<Vec<PuzzleDoc>, BadPuzzle> {
    let parse = |(index, line): (usize, &str)| {
        let bad = |problem: String| BadPuzzle { line: index + 1, problem };
        let puzzle: PuzzleDoc =
            serde_json::from_str(line).map_err(|error| bad(error.to_string()))?;
        if puzzle.number == index {
            return Ok(puzzle);
        }
        Err(bad(format!(
            "its number is {}, not {index}; numbers count lines from 0",
            puzzle.number
        )))
    };
    text.lines().enumerate().map(parse).collect()
}
