//! `citywright simulate`: games between bots.

pub(crate) mod report;
mod run;

use std::path::{Path, PathBuf};
use std::time::Instant;

use anyhow::Result;
use catalog::ContestRequest;
use words::Words;

use crate::common::{self, Interrupted, OutputArgs, SetupArgs, WrongArguments};
use crate::figures::grouped;
use crate::progress::Progress;
use crate::threads;

/// Play many games between bots and count the results
#[derive(clap::Args)]
#[command(after_help = EXAMPLE, after_long_help = long_help())]
pub(crate) struct Args {
    /// Which game
    #[arg(help = crate::listed::help(|_| true))]
    game: String,

    /// How many games
    #[arg(long, default_value_t = 1000, value_name = "N", value_parser = common::whole, allow_negative_numbers = true)]
    games: u64,

    /// Where all luck comes from: the same seed gives the same games on any number of threads
    #[arg(long, default_value_t = 1, value_name = "S", value_parser = common::whole, allow_negative_numbers = true)]
    seed: u64,

    /// How many players sit at the table
    #[arg(long, default_value_t = 4, value_name = "P")]
    players: u8,

    /// Who plays; fewer bots than players repeat, and all move on by a seat from game to game
    #[arg(long, default_value = "random", value_delimiter = ',', value_name = "A,B,...")]
    bots: Vec<String>,

    /// Write a record of every game to this file, one a line
    #[arg(long, value_name = "FILE")]
    records: Option<PathBuf>,

    /// How many threads; all cores when left out
    #[arg(long, value_name = "T", value_parser = clap::value_parser!(u64).range(1..=1024))]
    threads: Option<u64>,

    #[command(flatten)]
    setup: SetupArgs,

    #[command(flatten)]
    pub(crate) output: OutputArgs,
}

const EXAMPLE: &str = "Example:
  citywright simulate simplicity --games 20000 --players 4 --bots greedy,random";

const NOTES: &str = "\
The seats rotate: from game to game every bot moves on by one seat, so that in
the long run all sit everywhere equally often.

The 95 % intervals treat games, and the seats of a bot that has several, as
independent of each other.";

fn long_help() -> String {
    format!("{EXAMPLE}\n\n{}\n\n{NOTES}", crate::bots::list())
}

pub(crate) fn run(args: &Args) -> Result<()> {
    let choice = common::game(&args.game, &args.setup.data)?;
    let mut options = choice.options;
    options.extend(args.setup.pairs()?);
    if args.records.as_deref() == Some(Path::new("-")) {
        let problem = "--records -: records go to a file, standard output has the summary";
        return Err(WrongArguments(problem.to_owned()).into());
    }
    let request = ContestRequest { players: args.players, options, bots: args.bots.clone() };
    let contest = choice.game.contest(&request).map_err(anyhow::Error::from)?;
    let (bots, seats) = (args.bots.len(), contest.seats());
    if bots > seats {
        let problem = format!("{bots} bots for {seats} seats; name at most {seats}");
        return Err(WrongArguments(problem).into());
    }
    let threads = threads::number(args.threads, args.games);

    let mut sink = run::Sink::open(args.records.as_deref())?;
    let stop = threads::stop_on_interrupt()?;
    let mut progress = Progress::new(Some(args.games), "games");
    let start = Instant::now();
    let (seed, games) = (args.seed, args.games);
    let plan = run::Plan { contest: &*contest, bots, seed, games, threads };
    let tally = run::play_all(&plan, &mut sink, stop, |done| progress.at(done))?;
    let seconds = start.elapsed().as_secs_f64();
    drop(progress);

    let title = choice.game.title();
    let report = report::Report { title, bots: &args.bots, tally: &tally, seconds, threads };
    let words = Words::english();
    args.output.print(&report.json(), || report.text(&words))?;
    if tally.games < args.games {
        let (played, all) = (grouped(&words, tally.games), grouped(&words, args.games));
        let cut = report::Say::Interrupted { played, all, recorded: args.records.is_some() };
        return Err(Interrupted(words.tell("simulate", &cut)).into());
    }
    Ok(())
}
