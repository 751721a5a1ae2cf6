//! `citywright simulate`: games between bots.

mod report;

mod run;

pub(crate) use report::grouped;

use std::path::PathBuf;
use std::time::Instant;

use anyhow::{Context, Result};
use catalog::ContestRequest;

use crate::common::{self, OutputArgs, SetupArgs, WrongArguments};
use crate::progress::Progress;

/// Play many games between bots and count the results
#[derive(clap::Args)]
#[command(after_help = EXAMPLE, after_long_help = long_help())]
pub(crate) struct Args {
    /// Which game: simplicity
    game: String,

    /// How many games
    #[arg(long, default_value_t = 1000, value_name = "N")]
    games: u64,

    /// Where all luck comes from: the same seed gives the same games on any number of threads
    #[arg(long, default_value_t = 1, value_name = "S")]
    seed: u64,

    /// How many players sit at the table
    #[arg(long, default_value_t = 4, value_name = "P")]
    players: u8,

    /// Who plays; fewer bots than players repeat, and the seats rotate from game to game
    #[arg(long, default_value = "random", value_delimiter = ',', value_name = "A,B,...")]
    bots: Vec<String>,

    /// Write a record of every game to this file, one a line
    #[arg(long, value_name = "FILE")]
    records: Option<PathBuf>,

    /// How many threads; all cores when left out
    #[arg(long, value_name = "T")]
    threads: Option<usize>,

    #[command(flatten)]
    setup: SetupArgs,

    #[command(flatten)]
    output: OutputArgs,
}

const EXAMPLE: &str = "Example:
  citywright simulate simplicity --games 20000 --players 4 --bots greedy,random --seed 1";

fn long_help() -> String {
    let mut help = format!("{EXAMPLE}\n\nBots:\n");
    for bot in search::REGISTRY {
        help.push_str(&format!("  {:<12} {}\n", bot.name, bot.about));
        for parameter in bot.parameters {
            help.push_str(&format!(
                "  {:<12} {}:{}=N  {} (0 to {}, default {})\n",
                "", bot.name, parameter.name, parameter.about, parameter.most, parameter.default
            ));
        }
    }
    help
}

pub(crate) fn run(args: &Args) -> Result<()> {
    let choice = common::game(&args.game, &args.setup.components)?;
    let mut options = choice.options;
    options.extend(args.setup.pairs()?);
    let seats = usize::from(args.players);
    if args.bots.len() > seats {
        let problem = format!("{} bots for {seats} seats; name at most {seats}", args.bots.len());
        return Err(WrongArguments(problem).into());
    }
    let bots = args.bots.clone();
    let request = ContestRequest { players: args.players, options, bots: bots.clone() };
    let contest = choice.game.contest(&request).map_err(common::refused)?;
    let threads = match args.threads {
        Some(0) => return Err(WrongArguments("--threads 0: use at least 1".to_owned()).into()),
        Some(threads) => threads,
        None => std::thread::available_parallelism().map_or(1, usize::from),
    };

    let mut sink = run::Sink::open(args.records.as_deref())?;
    let stop = run::stop_on_interrupt().context("cannot watch for an interrupt")?;
    let mut progress = Progress::new(Some(args.games), "games");
    let start = Instant::now();
    let plan = run::Plan { contest: &*contest, bots: bots.len(), seed: args.seed, threads };
    let tally = run::play_all(&plan, args.games, &mut sink, stop, |done| progress.at(done))?;
    let seconds = start.elapsed().as_secs_f64();
    drop(progress);

    let report =
        report::Report { title: choice.game.title(), bots: &bots, tally: &tally, seconds, threads };
    args.output.print(&report.json(), || report.text())?;
    if tally.games < args.games {
        anyhow::bail!(
            "interrupted after {} of {} games; the records of those are whole",
            tally.games,
            args.games
        );
    }
    Ok(())
}
