//! Puzzles.

use std::net::IpAddr;
use std::sync::Arc;

use catalog::{Face, PuzzleChoice, PuzzleDoc, Refusal};
use tokio::task::spawn_blocking;

use super::operation::{GET, POST};
use crate::api::{Api, Call};
use crate::error::{Error, Reason};
use crate::server::Server;
use crate::wire::{AtPuzzle, FromPuzzle, Nothing, OfGame, PuzzleChoices, PuzzlePlan, Puzzles};

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
    api.add((GET, "/api/puzzles/{game}/{number}/choices"), tells, choices);
    let judges = ("judge_puzzle", "Judges a plan for a puzzle.");
    let judging = api.add((POST, "/api/puzzles/{game}/{number}/judge"), judges, judge);
    judging["description"] = "\
        The plan is the solver's whole decision: in Simplicity one entry, in Small City a plan with \
        its commit, or all moves of people."
        .into();
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

/// Works on a puzzle, one at a time for each address, beside other requests.
async fn at<T: Send + 'static>(
    (server, path, address): (Arc<Server>, AtPuzzle, IpAddr),
    work: impl FnOnce(&dyn Face, &PuzzleDoc) -> Result<T, Refusal> + Send + 'static,
) -> Result<T, Error> {
    let lock = server.replays.lock(address).await;
    let config = Arc::clone(&server.config);
    let done = spawn_blocking(move || {
        let game = config.games.get(&path.game).ok_or(Reason::NoGame)?;
        let number = path.number.parse::<usize>().ok();
        let puzzle = number.and_then(|number| game.puzzles().get(number)).ok_or(Reason::NoPage)?;
        let done = work(game, puzzle)?;
        drop(lock);
        Ok(done)
    });
    done.await.map_err(|_| Reason::Internal)?
}

async fn choices(call: Call<AtPuzzle>) -> Result<PuzzleChoices, Error> {
    at((call.server, call.path, call.address), |game, puzzle| {
        let choices = game.puzzle_choices(puzzle)?;
        Ok(PuzzleChoices { number: puzzle.number, choices })
    })
    .await
}

async fn judge(call: Call<AtPuzzle, Nothing, PuzzlePlan>) -> Result<PuzzleChoice, Error> {
    let plan = call.body.plan;
    at((call.server, call.path, call.address), move |game, puzzle| game.judge_puzzle(puzzle, &plan))
        .await
}
