//! Puzzles.

use std::sync::Arc;

use tokio::task::spawn_blocking;

use super::operation::GET;
use crate::api::{Api, Call};
use crate::error::{Error, Reason};
use crate::wire::{AtPuzzle, FromPuzzle, OfGame, PuzzleChoices, Puzzles};

/// How many puzzles are in an answer.
const FEW: usize = 30;

/// The milliseconds of a day.
const DAY: i64 = 24 * 60 * 60 * 1_000;

/// Adds the routes of this file.
pub(super) fn add(api: &mut Api) {
    api.about("puzzles", "A position, a task, and one answer.");
    let lists = ("list_puzzles", "Some puzzles of a game, today's first.");
    api.add((GET, "/api/puzzles/{game}"), lists, list)["description"] = "\
        The same set comes round again and again; every day (UTC) has one. A game may have none."
        .into();
    let tells = ("list_puzzle_choices", "Every choice of a puzzle, and what follows.");
    api.add_lasting("/api/puzzles/{game}/{number}/choices", tells, choices);
}

async fn list(call: Call<OfGame, FromPuzzle>) -> Result<Puzzles, Error> {
    let game = call.server.config.games.get(&call.path.game).ok_or(Reason::NoGame)?;
    let day = call.server.config.time.now().div_euclid(DAY) as usize;
    let (all, from) = (game.puzzles(), call.query.from.unwrap_or(day));
    let few = all.iter().cycle().skip(from.checked_rem(all.len()).unwrap_or(0));
    Ok(Puzzles {
        game: call.path.game,
        count: all.len(),
        day,
        puzzles: few.take(FEW.min(all.len())).cloned().collect(),
    })
}

async fn choices(call: Call<AtPuzzle>) -> Result<PuzzleChoices, Error> {
    let config = Arc::clone(&call.server.config);
    let lock = call.server.replays.lock(call.address).await;
    let solved = spawn_blocking(move || {
        let game = config.games.get(&call.path.game).ok_or(Reason::NoGame)?;
        let number = call.path.number.parse::<usize>().ok();
        let puzzle = number.and_then(|number| game.puzzles().get(number)).ok_or(Reason::NoPage)?;
        let choices = game.puzzle_choices(puzzle)?;
        drop(lock);
        Ok(PuzzleChoices { number: puzzle.number, choices })
    });
    solved.await.map_err(|_| Reason::Internal)?
}
