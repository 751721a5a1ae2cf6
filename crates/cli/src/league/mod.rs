//! `citywright league`: how strong players are, from games between all of them.

mod book;
mod field;
pub(crate) mod report;
mod tables;

use std::path::PathBuf;

use anyhow::{Result, ensure};
use catalog::{Contest, ContestRequest};
use search::League;
use serde_json::Value;
use sha2::{Digest, Sha256};
use words::Words;

use self::book::{Book, Deal, Head};
use self::field::Entrant;
use self::report::{Report, Say};
use self::tables::Tables;
use crate::common::{
    self, DataFile, GameChoice, Interrupted, OutputArgs, SetupArgs, WrongArguments,
};
use crate::figures::grouped;
use crate::progress::Progress;
use crate::{listed, threads};

/// Rate players by games between all of them
#[derive(clap::Args)]
#[command(after_help = EXAMPLE, after_long_help = long_help())]
pub(crate) struct Args {
    /// Which game
    #[arg(help = crate::listed::help(|_| true))]
    game: String,

    /// Who plays: bots or levels of the game, each perhaps with a name of its own, as in mine=greedy
    #[arg(long, required = true, value_delimiter = ',', value_name = "A,B,...")]
    players: Vec<String>,

    /// How many games with each number of seats, at least: every deal is played from all seats
    #[arg(long, default_value_t = 1000, value_name = "N", value_parser = games, allow_negative_numbers = true)]
    games: u64,

    /// Where all luck comes from: the same seed gives the same league on any number of threads
    #[arg(long, default_value_t = 1, value_name = "S", value_parser = common::whole, allow_negative_numbers = true)]
    seed: u64,

    /// How many seats a table has; several numbers play as much with each
    #[arg(long, value_delimiter = ',', value_name = "P,...")]
    seats: Vec<u8>,

    /// Keep every finished deal in this file; the same command goes on from it
    #[arg(long, value_name = "FILE")]
    file: Option<PathBuf>,

    /// How many threads; all cores when left out
    #[arg(long, value_name = "T", value_parser = clap::value_parser!(u64).range(1..=1024))]
    threads: Option<u64>,

    #[command(flatten)]
    setup: SetupArgs,

    #[command(flatten)]
    pub(crate) output: OutputArgs,
}

/// The most games: the seating is in memory.
const MOST_GAMES: u64 = 1_000_000;

/// A number of games on the command line.
fn games(text: &str) -> Result<u64, String> {
    let number = common::whole(text).ok().filter(|&number| number <= MOST_GAMES);
    number.ok_or_else(|| format!("write a whole number from 0 to {MOST_GAMES}"))
}

const EXAMPLE: &str = "Example:
  citywright league simplicity --players easy,steady,sharp --games 2000";

const NOTES: &str = "\
Each deal seats some of the players, so that all play and meet about equally
often, and is played once from every seat with the same luck. Fewer players than
seats have several seats each.

Ratings follow from all finishing orders, not from wins alone (Plackett-Luce):
of two players, one that is 400 points ahead is first in 10 of 11 games. Their
mean is 0, so only ratings of one league can be compared. Every pair counts as
having drawn one game more, so that nobody is infinitely far ahead.

The 95 % intervals of ratings come from deals drawn anew 1,000 times; with few
deals they are too narrow. Those of shares and scores treat games as independent.";

fn long_help() -> String {
    format!("{EXAMPLE}\n\n{}\n\n{NOTES}", crate::bots::list())
}

pub(crate) fn run(args: &Args) -> Result<()> {
    let choice = common::game(&args.game, &args.setup.data)?;
    let field = field::field(&args.players, &*choice.game)?;
    let tables = tables(args, &choice, &field)?;
    let counted = tables.iter().map(|table| League::new(field.len(), table.contest.seats()));
    let mut results: Vec<League> = counted.collect();
    let heads = tables.iter().map(|table| set_up(&*table.contest, &choice.files));
    let head = Head {
        format: book::FORMAT.to_owned(),
        seed: args.seed,
        players: field.clone(),
        tables: heads.collect(),
    };
    let (mut book, kept) = Book::open(args.file.as_deref(), &head)?;
    kept.iter().try_for_each(|deal| count_kept(deal, &tables, &mut results))?;

    let games = tables.iter().map(Tables::games).sum();
    let stop = threads::stop_on_interrupt()?;
    let mut progress = Progress::new(Some(games), "games");
    let mut played: u64 = results.iter().map(|league| league.tally.games).sum();
    for (table, league) in tables.iter().zip(&mut results) {
        table.play(league.orders.deals(), args.seed, args.threads, stop, |deal| {
            book.add(deal)?;
            deal.count(league);
            played += deal.games.len() as u64;
            progress.at(played);
            Ok(())
        })?;
    }
    drop(progress);

    let words = Words::english();
    let report = Report::new(choice.game.title(), &field, &results, args.seed);
    args.output.print(&report.json(), || report.text(&words))?;
    if played < games {
        let (played, all) = (grouped(&words, played), grouped(&words, games));
        let cut = Say::Interrupted { played, all, kept: book.is_open() };
        return Err(Interrupted(words.tell("league", &cut)).into());
    }
    Ok(())
}

/// The tables of each number of seats.
fn tables(args: &Args, choice: &GameChoice, field: &[Entrant]) -> Result<Vec<Tables>> {
    let usual = [listed::of(choice.game.name()).usual.seats];
    let numbers = if args.seats.is_empty() { &usual } else { &args.seats[..] };
    let mut options = choice.options.clone();
    options.extend(args.setup.pairs()?);
    let bots: Vec<String> = field.iter().map(|entrant| entrant.player.clone()).collect();
    let table = |(index, &players): (usize, &u8)| {
        if numbers[..index].contains(&players) {
            return Err(WrongArguments(format!("--seats {players} is given twice")).into());
        }
        let request = ContestRequest { players, options: options.clone(), bots: bots.clone() };
        let contest = choice.game.contest(&request).map_err(anyhow::Error::from)?;
        if contest.seats() < 2 {
            let problem = "--seats 1: nobody is compared at a table of one";
            return Err(WrongArguments(problem.to_owned()).into());
        }
        Ok(Tables::new(index, contest, field.len(), args.seed, args.games))
    };
    numbers.iter().enumerate().map(table).collect()
}

/// The set-up of a table: see [`Head::tables`].
fn set_up(contest: &dyn Contest, files: &[DataFile]) -> Value {
    let mut head = contest.head();
    if !files.is_empty() {
        let digests = files.iter().map(|file| digest(&file.text));
        head["data"] = digests.collect();
    }
    head
}

fn digest(text: &str) -> String {
    Sha256::digest(text).iter().fold(String::new(), |hex, byte| hex + &format!("{byte:02x}"))
}

/// Counts a deal from the file, unless the league is too short to include it.
fn count_kept(deal: &Deal, tables: &[Tables], results: &mut [League]) -> Result<()> {
    let of = tables.get(deal.table);
    if of.is_some_and(|table| !table.wants(deal.number)) {
        return Ok(());
    }
    let is_next = || results[deal.table].orders.deals() == deal.number;
    let is_sound = of.is_some_and(|table| is_next() && table.is_seated(deal));
    let (number, table) = (deal.number, deal.table);
    ensure!(is_sound, "deal {number} of table {table} in the file is not what this league played");
    deal.count(&mut results[deal.table]);
    Ok(())
}
