//! `citywright puzzles`: makes the puzzles of a game, or proves them again.

use std::fs;
use std::io::Write;
use std::path::{Path, PathBuf};
use std::sync::atomic::Ordering;

use anyhow::{Context, Result};
use catalog::{Face, PuzzleDoc, in_order};

use crate::common::{self, Interrupted, WrongArguments};
use crate::progress::Progress;
use crate::threads;

/// Make puzzles of the games of bots, each proved, or prove them again
#[derive(clap::Args)]
#[command(
    after_help = "Example:\n  citywright puzzles simplicity --games 2000 --seed 1 > puzzles.jsonl\n  citywright puzzles simplicity --check puzzles.jsonl"
)]
pub(crate) struct Args {
    /// Which game
    #[arg(help = crate::listed::help(|_| true))]
    game: String,

    /// How many games of bots are searched for puzzles; a game gives one at most
    #[arg(long, default_value_t = 1000, value_name = "N", value_parser = common::whole)]
    games: u64,

    /// Where all luck comes from: the same seed gives the same puzzles on any number of threads
    #[arg(long, default_value_t = 1, value_name = "S", value_parser = common::whole)]
    seed: u64,

    /// The most puzzles to print; always whole weeks
    #[arg(long, default_value_t = 400, value_name = "N")]
    most: usize,

    /// Prove the puzzles of this file again, or without a file those of the program
    #[arg(long, value_name = "FILE", num_args = 0..=1, conflicts_with_all = ["games", "seed", "most"])]
    #[allow(clippy::option_option)] // how clap tells `--check` alone
    check: Option<Option<PathBuf>>,

    /// How many threads; all cores if left out
    #[arg(long, value_name = "N", value_parser = clap::value_parser!(u64).range(1..=1024))]
    threads: Option<u64>,
}

pub(crate) fn run(args: &Args) -> Result<()> {
    let game = catalog::game(&args.game).map_err(WrongArguments)?;
    match &args.check {
        Some(file) => check(&*game, file.as_deref(), args.threads),
        None => make(&*game, args),
    }
}

fn make(game: &dyn Face, args: &Args) -> Result<()> {
    let mut found = Vec::new();
    let find = |index| game.find_puzzle(args.seed, index);
    let done = each(args.games, (args.threads, "games"), find, |puzzle| {
        found.extend(puzzle?);
        Ok(())
    })?;
    if done < args.games {
        let told = format!("interrupted after {done} of {} games; nothing was printed", args.games);
        return Err(Interrupted(told).into());
    }
    let mut lines = String::new();
    for puzzle in in_order(&found, args.most) {
        lines += &serde_json::to_string(&puzzle)?;
        lines.push('\n');
    }
    anstream::stdout().lock().write_all(lines.as_bytes())?;
    Ok(())
}

fn check(game: &dyn Face, file: Option<&Path>, threads: Option<u64>) -> Result<()> {
    let (puzzles, place) = match file {
        Some(path) => {
            let place = path.display().to_string();
            let text = fs::read_to_string(path).with_context(|| format!("cannot read {place}"))?;
            (catalog::read(&text).with_context(|| place.clone())?, place)
        }
        None => (game.puzzles().to_vec(), "the puzzles of the program".to_owned()),
    };
    let all = puzzles.len() as u64;
    let prove = |index| game.prove_puzzle(&puzzles[index as usize]);
    let done = each(all, (threads, "puzzles"), prove, |proved| proved.context(place.clone()))?;
    if done < all {
        return Err(Interrupted(format!("interrupted after {done} of {all} puzzles")).into());
    }
    anstream::println!("{}", told(&puzzles));
    Ok(())
}

/// How many puzzles were proved, by difficulty.
fn told(puzzles: &[PuzzleDoc]) -> String {
    let of = |wanted| puzzles.iter().filter(|puzzle| puzzle.difficulty == wanted).count();
    let [easy, middle, hard] = [1, 2, 3].map(of);
    format!("{} puzzles proved: {easy} easy, {middle} middle, {hard} hard", puzzles.len())
}

/// Does pieces of work on several threads, with a progress bar, and passes the results on in order.
/// Returns how many were done before an interrupt.
fn each<T: Send>(
    pieces: u64,
    (threads, unit): (Option<u64>, &str),
    work: impl Fn(u64) -> T + Sync,
    mut take: impl FnMut(T) -> Result<()>,
) -> Result<u64> {
    let stop = threads::stop_on_interrupt()?;
    let mut progress = Progress::new(Some(pieces), unit);
    let mut done = 0;
    threads::in_order(0..pieces, threads::number(threads, pieces), work, |result| {
        take(result)?;
        done += 1;
        progress.at(done);
        Ok(!stop.load(Ordering::Relaxed))
    })?;
    Ok(done)
}
