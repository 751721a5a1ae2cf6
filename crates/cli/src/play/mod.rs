//! `citywright play`: a game in the terminal.
//!
//! | file | job |
//! |---|---|
//! | `seats` | who plays: people and bots |
//! | `table` | the game from its start or its file to its end: luck, bots, people in turn |
//! | `at_terminal` | what a game brings to be played here |
//! | `others` | what nobody at the keyboard decides: luck, and what bots do |
//! | `console` | lines in and out |
//! | `saving` | messages and questions about saving the game |
//! | `keep`, `save` | keeping the game in a file: where, and how nothing is lost |
//! | `say` | what the terminal itself says |
//! | `wait` | waiting for a bot |
//! | `look` | what stands out, and whether there is more than plain letters |
//! | `simplicity`, `small_city` | the screens, commands and sentences of each game |

mod at_terminal;
mod console;
mod keep;
mod look;
mod others;
mod save;
mod saving;
pub(crate) mod say;
mod seats;
pub(crate) mod simplicity;
mod small_city;
mod table;
mod wait;

use std::hash::{BuildHasher, RandomState};
use std::path::{Path, PathBuf};

use anyhow::{Context, Result};
use catalog::Refusal;
use kernel::Hints;
use record::{Record, Recorder};
use words::Words;

use crate::common::{self, SetupArgs, WrongArguments};
use crate::listed;
use crate::records;
use crate::text::{NARROWEST, row, terminal_columns};
pub(crate) use at_terminal::AtTerminal;
use console::Console;
use keep::Keeper;
use say::Say;
use seats::Sitter;
use table::Table;

/// Play a game in the terminal, people and bots
#[derive(clap::Args)]
#[command(after_help = EXAMPLES, after_long_help = long_help())]
// Each is a switch of its own on the command line.
#[allow(clippy::struct_excessive_bools)]
pub(crate) struct Args {
    /// The game
    #[arg(value_parser = listed::names())]
    pub(crate) game: String,

    /// Who plays: each `me`, `me:NAME`, or a bot such as `greedy` or `greedy:noise=20`
    #[arg(long, value_name = "SEAT,...", value_delimiter = ',')]
    seats: Vec<String>,

    /// How many play, if no --seats say so: you and bots
    #[arg(long, value_name = "N", conflicts_with_all = ["seats", "load"])]
    players: Option<u8>,

    /// Makes luck and bots repeat: the same number gives the same game
    #[arg(long, value_name = "NUMBER", value_parser = common::whole, allow_negative_numbers = true)]
    seed: Option<u64>,

    /// Go on with a saved game; its names say who plays, unless --seats does
    #[arg(long, value_name = "FILE", conflicts_with_all = ["options", "advanced"])]
    load: Option<PathBuf>,

    /// Which record of the loaded file, counted from 1, if it has several
    #[arg(long, value_name = "K", requires = "load")]
    record: Option<usize>,

    /// Keep the game in this file, after every turn
    #[arg(long, value_name = "FILE")]
    save: Option<PathBuf>,

    /// Ask before a choice counts, which is the default
    #[arg(long, overrides_with = "no_confirm")]
    confirm: bool,

    /// Let a choice count at once
    #[arg(long, overrides_with = "confirm")]
    no_confirm: bool,

    /// Draw with plain letters, for terminals without Unicode
    #[arg(long)]
    ascii: bool,

    #[command(flatten)]
    setup: SetupArgs,
}

const EXAMPLES: &str = "\
Examples:
  citywright play simplicity
      you against three greedy players
  citywright play simplicity --seats me:Ana,me:Bo,random --save evening.json
      two people at one keyboard and a bot, kept in a file
  citywright play simplicity --load evening.json --save evening.json
      the same game, later
  citywright play simplicity --seed 7 --no-confirm < moves.txt
      a game from a script: one command a line, as at the keyboard
  citywright play small-city --seats me:Ana,me:Bo,planner --option modules=forest
      Small City: two people who hand the keyboard over, and a bot";

fn long_help() -> String {
    let column = listed::GAMES.iter().map(|game| game.name.len()).max().unwrap_or(0) + 4;
    let seats = listed::GAMES.iter().map(|game| {
        let (least, most) = game.players.clone().into_inner();
        let others = vec![game.usual.bot; usize::from(game.usual.seats) - 1].join(",");
        row(&format!("  {}", game.name), &format!("{least} to {most}, else me,{others}"), column)
    });
    let seats: Vec<String> = seats.collect();
    format!("{EXAMPLES}\n\nSeats:\n{}\n\n{}", seats.join("\n"), crate::bots::list())
}

/// Plays a game that is new or loaded.
pub(crate) fn of<G: AtTerminal>(args: &Args) -> Result<()> {
    G::play(begin::<G>(args, Words::english_of(G::NAME))?)
}

fn seed(args: &Args) -> u64 {
    args.seed.unwrap_or_else(|| RandomState::new().hash_one(()))
}

fn confirms(args: &Args) -> bool {
    args.confirm || !args.no_confirm
}

/// The game, new or loaded, who plays it, and where it is kept.
fn begin<G: AtTerminal>(args: &Args, words: Words) -> Result<Table<G>> {
    let (recorder, seats) = match &args.load {
        Some(path) => load(path, args, &words)?,
        None => new_game(args, &words)?,
    };
    check_save(args)?;
    let data = args.setup.data.again();
    // A file of several records cannot hold the game that continues one of them.
    let loaded = args.load.clone().filter(|_| args.record.is_none());
    let mut keeper = Keeper::new(
        &recorder,
        loaded.clone(),
        args.save.clone(),
        data,
        words.clone(),
        G::is_command,
    );
    if let Some(path) = &args.save {
        // Saves at once, so that a failure shows before anyone plays.
        let written = keeper.write(path, loaded.as_ref() == Some(path));
        written.with_context(|| format!("--save: cannot write {}", path.display()))?;
    }
    check_width(&words);
    let unicode = !args.ascii && look::has_unicode();
    Ok(Table {
        console: Console::standard(words, unicode),
        recorder,
        seats,
        keeper,
        seed: seed(args),
        confirm: confirms(args),
        unicode,
    })
}

/// Warns if the terminal is too narrow for the screens.
fn check_width(words: &Words) {
    let columns = terminal_columns();
    if columns < NARROWEST {
        let narrow = Say::Narrow { columns, needed: NARROWEST };
        anstream::eprintln!("{}", words.tell("terminal", &narrow));
    }
}

/// Never replaces an existing file, except the loaded one.
fn check_save(args: &Args) -> Result<(), WrongArguments> {
    match args.save.as_deref() {
        Some(path)
            if path.is_file() && (args.record.is_some() || args.load.as_deref() != Some(path)) =>
        {
            Err(WrongArguments(format!(
                "--save {0}: this file is there already; choose another name, or go on with its \
                 game with --load {0}",
                path.display()
            )))
        }
        _ => Ok(()),
    }
}

fn new_game<G: AtTerminal>(args: &Args, words: &Words) -> Result<(Recorder<G>, Vec<Sitter<G>>)> {
    let usual = &listed::of(G::NAME).usual;
    let specs = match args.seats.as_slice() {
        [] => {
            let players = usize::from(args.players.unwrap_or(usual.seats));
            let Some(others) = players.checked_sub(1) else {
                let problem = "--players 0: somebody must play; at least 1";
                return Err(WrongArguments(problem.to_owned()).into());
            };
            std::iter::once("me")
                .chain(std::iter::repeat_n(usual.bot, others))
                .map(str::to_owned)
                .collect()
        }
        given => given.to_vec(),
    };
    let seats = seats::read(&specs, words)?;
    // A number of seats above 255 is as wrong as 255.
    let players = u8::try_from(seats.len()).unwrap_or(u8::MAX);
    let (setup, library) = args.setup.setup::<G>(players)?;
    let recorder = Recorder::new(setup, names(&seats), &library);
    Ok((recorder.map_err(Refusal::of_setup::<G>)?, seats))
}

fn load<G: AtTerminal>(
    path: &Path,
    args: &Args,
    words: &Words,
) -> Result<(Recorder<G>, Vec<Sitter<G>>)> {
    let place = || path.display().to_string();
    let (number, text) = records::one(path, args.record)?;
    let mut record = Record::<G>::from_json(&text, number).with_context(place)?;
    let seats = match args.seats.as_slice() {
        [] => seats::of_record(&record.seats, words),
        given => seats::read(given, words)?,
    };
    if seats.len() != record.seats.len() {
        let (given, there) = (seats.len(), record.seats.len());
        let problem = format!("--seats names {given}, but {} has {there} seats", place());
        return Err(WrongArguments(problem).into());
    }
    record.seats = names(&seats);
    // The record has the set-up; the arguments only provide the components.
    let players = u8::try_from(record.seats.len()).unwrap_or(u8::MAX);
    let (_, library) = args.setup.setup::<G>(players)?;
    Ok((Recorder::resume(record, number, &library).with_context(place)?, seats))
}

fn names<G: Hints>(seats: &[Sitter<G>]) -> Vec<String> {
    seats.iter().map(|seat| seat.name.clone()).collect()
}
