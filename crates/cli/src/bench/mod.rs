//! `citywright bench`: how fast the engines are, on one core.

mod allocations;
pub(crate) mod simplicity;
pub(crate) mod small_city;

use std::time::{Duration, Instant};

use anyhow::Result;
use catalog::Refusal;
use kernel::Notation;
use serde_json::{Value, json};
use words::Words;

use crate::common::{DataArgs, DataFile, OutputArgs, loaded, with_options};
use crate::figures;
use crate::listed;
use crate::progress::Progress;

/// Measure the engine: games a second, nanoseconds a decision, bytes of state
#[derive(clap::Args)]
#[command(after_help = "Example:\n  citywright bench simplicity")]
pub(crate) struct Args {
    /// Which game
    #[arg(help = listed::help(|_| true))]
    pub(crate) game: String,

    /// How long to measure each figure, in milliseconds; the best of five such runs counts
    #[arg(long, default_value_t = 200, value_name = "MS")]
    time: u64,

    #[command(flatten)]
    data: DataArgs,

    #[command(flatten)]
    pub(crate) output: OutputArgs,
}

/// How many runs to take the best of: on a shared machine the others measure the neighbours.
const RUNS: u32 = 5;

/// The figures of a game for one number of players.
pub(crate) trait Row: Sized {
    type Game: Notation;

    /// The numbers of players that are measured.
    const PLAYERS: &[u8];
    /// How many figures are timed for each.
    const FIGURES: u64;
    /// What programs call the rows.
    const NAME: &str;

    /// Measures each figure for `time` and reports each when it is done; `allocations` is the count for
    /// each input.
    fn measure(
        game: &Self::Game,
        allocations: f64,
        time: Duration,
        figure_done: &mut impl FnMut(),
    ) -> Self;

    /// For programs.
    fn json(&self) -> Value;

    /// The heading above the rows, for people.
    fn head() -> String;

    /// For people.
    fn line(&self) -> String;
}

/// Measures and prints every row of a game.
pub(crate) fn of<R: Row>(args: &Args) -> Result<()> {
    let files = args.data.read()?;
    let games = games::<R::Game>(&files, R::PLAYERS)?;
    let time = Duration::from_millis(args.time.max(1));
    let figures = R::FIGURES * games.len() as u64;
    let (mut done, mut progress) = (0, Progress::new(Some(figures), "figures"));
    let mut figure_done = || {
        done += 1;
        progress.at(done);
    };
    let rows = games.iter().zip(R::PLAYERS).map(|(game, &players)| {
        let allocations = allocations::per_input::<R::Game>(players, &files)?;
        Ok(R::measure(game, allocations, time, &mut figure_done))
    });
    let rows = rows.collect::<Result<Vec<R>>>()?;
    drop(progress);
    let json = json!({R::NAME: rows.iter().map(R::json).collect::<Vec<_>>()});
    args.output.print(&json, || R::head() + &rows.iter().map(R::line).collect::<String>())
}

/// The game for each number of players, with the data of files.
fn games<G: Notation>(files: &[DataFile], players: &[u8]) -> Result<Vec<G>> {
    let (library, options) = loaded::<G>(files)?;
    let game = |&players: &u8| {
        let doc = with_options::<G>(players, &options)?;
        let game = G::setup_from(&doc, G::RULES, &library).and_then(|setup| G::new(&setup));
        Ok(game.map_err(Refusal::of_setup::<G>)?)
    };
    players.iter().map(game).collect()
}

/// A figure in English form: figures are in English only.
fn grouped(number: f64) -> String {
    figures::grouped(&Words::english(), number as u64)
}

/// Seconds per call of `work`: the best of [`RUNS`] runs of about `time` each, reading the clock once
/// per `batch` calls.
fn best(time: Duration, batch: u32, mut work: impl FnMut()) -> f64 {
    let mut best = f64::INFINITY;
    for _ in 0..RUNS {
        let start = Instant::now();
        let mut calls = 0;
        let elapsed = loop {
            for _ in 0..batch {
                work();
            }
            calls += batch;
            let elapsed = start.elapsed();
            if elapsed >= time {
                break elapsed;
            }
        };
        best = f64::min(best, elapsed.as_secs_f64() / f64::from(calls));
    }
    best
}
