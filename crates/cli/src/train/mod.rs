//! `citywright train`: fits the evaluator's weights to games of self-play.

mod fit;

use std::fs::{self, File};
use std::io::Write;
use std::path::{Path, PathBuf};
use std::sync::atomic::{AtomicBool, Ordering};

use anyhow::{Context, Result, ensure};
use kernel::{Game, Notation};
use serde::{Deserialize, Serialize};
use simplicity::value::{OPEN_ROUNDS, RoundValue, TableValue, ValueFile};
use simplicity::{Library, SetupDoc, Simplicity};

use crate::common::{self, Interrupted};
use crate::listed;
use crate::progress::Progress;
use crate::threads;

/// Fit how bots value a position, by games against themselves
#[derive(clap::Args)]
#[command(after_help = EXAMPLE, after_long_help = LONG_HELP)]
pub(crate) struct Args {
    /// Which game
    #[arg(help = listed::help(|game| game.is_trained))]
    pub(crate) game: String,

    /// How many games of self-play are fitted at once
    #[arg(long, default_value_t = 2000, value_name = "N", value_parser = clap::value_parser!(u64).range(1..=100_000))]
    games: u64,

    /// How often: each time the players go by the weights of the time before
    #[arg(long, default_value_t = 4, value_name = "N", value_parser = clap::value_parser!(u64).range(1..=100))]
    times: u64,

    /// Where all luck comes from: the same seed gives the same weights on any number of threads
    #[arg(long, default_value_t = 1, value_name = "S", value_parser = common::whole, allow_negative_numbers = true)]
    seed: u64,

    /// Keep every fit in this file; the same command goes on from it
    #[arg(long, value_name = "FILE")]
    file: Option<PathBuf>,

    /// How many threads; all cores when left out
    #[arg(long, value_name = "T", value_parser = clap::value_parser!(u64).range(1..=1024))]
    threads: Option<u64>,
}

const EXAMPLE: &str = "Example:
  citywright train simplicity --file fits.jsonl > value.json";

const LONG_HELP: &str = "\
Example:
  citywright train simplicity --file fits.jsonl > value.json

The weights go to standard output when all is done. Those that the program uses
are crates/simplicity/data/value.json, with the command that made them.";

/// The player for self-play: quick, and as good as a much slower search to the end of the game.
const PLAYER: &str = "tree:worlds=100:rounds=1";

/// A line of the file: a fit, and all that determines it.
#[derive(Clone, Debug, PartialEq, Serialize, Deserialize)]
#[serde(deny_unknown_fields)]
struct Fit {
    command: String,
    players: u8,
    time: u64,
    rounds: [RoundValue; OPEN_ROUNDS],
}

/// Fits and prints the weights.
pub(crate) fn run(args: &Args) -> Result<()> {
    let Args { games, times, seed, .. } = args;
    let command =
        format!("citywright train {} --games {games} --times {times} --seed {seed}", args.game);
    let mut kept = args.file.as_deref().map_or(Ok(vec![]), |path| kept(path, &command))?;
    let stop = threads::stop_on_interrupt()?;
    let sizes = Simplicity::PLAYERS;
    let mut progress = Progress::new(Some(sizes.len() as u64 * times * games), "games");
    let mut done = kept.len() as u64 * games;
    let mut tables = vec![];
    for players in sizes {
        let mut rounds = [RoundValue::PLAIN; OPEN_ROUNDS];
        for time in 0..*times {
            let found = kept.iter().find(|fit| (fit.players, fit.time) == (players, time));
            if let Some(fit) = found {
                rounds = fit.rounds;
                continue;
            }
            let at = |game| progress.at(done + game);
            rounds = fitted(args, players, time, &rounds, stop, at)?;
            done += games;
            let fit = Fit { command: command.clone(), players, time, rounds };
            if let Some(path) = &args.file {
                keep(path, &fit)?;
            }
            kept.push(fit);
        }
        tables.push(TableValue { players, rounds });
    }
    drop(progress);
    let file = ValueFile::new(command, tables);
    anstream::println!("{}", serde_json::to_string_pretty(&file)?);
    Ok(())
}

/// The weights fitted to games of players that use `rounds`.
fn fitted(
    args: &Args,
    players: u8,
    time: u64,
    rounds: &[RoundValue; OPEN_ROUNDS],
    stop: &AtomicBool,
    mut at: impl FnMut(u64),
) -> Result<[RoundValue; OPEN_ROUNDS]> {
    let setup = SetupDoc::new(players).resolve(&Library::standard())?;
    let game = Simplicity::new(&setup)?.valued_by(*rounds);
    let mut played = vec![];
    // No two fits share a game.
    let first = (u64::from(players) * args.times + time) * args.games;
    let threads = threads::number(args.threads, args.games);
    let play = |index| {
        let goes_on = !stop.load(Ordering::Relaxed);
        goes_on.then(|| fit::play(&game, PLAYER, args.seed, index))
    };
    threads::in_order(first..first + args.games, threads, play, |one| {
        let goes_on = one.is_some();
        played.extend(one);
        at(played.len() as u64);
        Ok(goes_on)
    })?;
    if (played.len() as u64) < args.games {
        let kept = if args.file.is_some() { "the fits so far are kept" } else { "nothing is kept" };
        return Err(Interrupted(format!("interrupted: {kept}")).into());
    }
    Ok(fit::fit(&game, &played))
}

/// The fits of a file, without an incomplete last line.
fn kept(path: &Path, command: &str) -> Result<Vec<Fit>> {
    if !path.exists() {
        return Ok(vec![]);
    }
    let shown = path.display();
    let text = fs::read_to_string(path).with_context(|| format!("cannot read {shown}"))?;
    let whole = text.rfind('\n').map_or("", |last| &text[..=last]);
    let fits = whole.lines().map(serde_json::from_str).collect::<Result<Vec<Fit>, _>>();
    let fits = fits.with_context(|| format!("{shown} is no file of fits"))?;
    ensure!(
        fits.iter().all(|fit| fit.command == command),
        "{shown} has fits of another command; name another file"
    );
    if whole.len() < text.len() {
        fs::write(path, whole).with_context(|| format!("cannot write to {shown}"))?;
    }
    Ok(fits)
}

/// Adds a fit to a file.
fn keep(path: &Path, fit: &Fit) -> Result<()> {
    let line = serde_json::to_string(fit)? + "\n";
    let file = File::options().create(true).append(true).open(path);
    let written = file.and_then(|mut file| file.write_all(line.as_bytes()));
    written.with_context(|| format!("cannot write to {}", path.display()))
}
