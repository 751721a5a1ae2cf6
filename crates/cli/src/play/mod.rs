//! `citywright play`: a game in the terminal.
//!
//! | file | job |
//! |---|---|
//! | `seats` | who plays: people and bots |
//! | `session` | the game from its start or its file to its end: luck, bots, people in turn |
//! | `others` | what nobody at the keyboard decides: luck, and what bots do |
//! | `turn` | one person's turn: what each command does |
//! | `command` | what a person types |
//! | `console` | lines in and out |
//! | `screen` | the city, the planning board, the teams |
//! | `explain` | refusals, rules, what a build brings |
//! | `story` | what happened, in sentences |
//! | `summary` | the end: score sheet, ranks, where points come from |
//! | `saving` | what is said and asked about keeping the game |
//! | `keep`, `save` | keeping the game in a file: where, and how nothing is lost |
//! | `scene`, `look`, `text` | what all of these share: the moment, glyphs and colours, layout |
//! | `small_city` | the same for Small City, which has screens and sentences of its own |

mod command;
mod console;
mod explain;
mod keep;
mod look;
mod others;
#[cfg(test)]
mod sample;
mod save;
mod saving;
mod scene;
mod screen;
mod seats;
mod session;
mod small_city;
mod story;
mod summary;
mod turn;

use std::hash::{BuildHasher, RandomState};
use std::path::{Path, PathBuf};

use anyhow::{Context, Result};
use kernel::{Hints, Notation};
use record::{Record, Recorder};
use simplicity::Simplicity;
use smallcity::SmallCity;

use crate::common::{self, SetupArgs, WrongArguments};
use crate::records;
use crate::text::WIDTH;
use console::Console;
use keep::Keeper;
use look::Look;
use seats::Sitter;
use session::{Choice, Session};

/// Play a game in the terminal, people and bots
#[derive(clap::Args)]
#[command(after_help = EXAMPLES, after_long_help = long_help())]
// Each is a switch of its own on the command line.
#[allow(clippy::struct_excessive_bools)]
pub(crate) struct Args {
    /// The game
    #[arg(value_parser = ["simplicity", "small-city"])]
    game: String,

    /// Who plays: 2 to 6 seats, in Small City 1 to 4, each `me`, `me:NAME`, or a bot such as
    /// `greedy` or `greedy:noise=20` [default: me,greedy,greedy,greedy; in Small City
    /// me,planner,planner]
    #[arg(long, value_name = "SEAT,...", value_delimiter = ',')]
    seats: Vec<String>,

    /// How many play, if no --seats say so: you and bots
    #[arg(long, value_name = "N", conflicts_with_all = ["seats", "load"])]
    players: Option<u8>,

    /// Small City: play the advanced game, as --option advanced=yes does
    #[arg(long, conflicts_with = "load")]
    advanced: bool,

    /// Makes luck and bots repeat: the same number gives the same game
    #[arg(long, value_name = "NUMBER", value_parser = common::whole, allow_negative_numbers = true)]
    seed: Option<u64>,

    /// Go on with a saved game; its names say who plays, unless --seats does
    #[arg(long, value_name = "FILE", conflicts_with = "options")]
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

/// Who plays when nobody is named: the bot, and how many play in all.
const DEFAULT_SIMPLICITY: (&str, u8) = ("greedy", 4);
const DEFAULT_SMALL_CITY: (&str, u8) = ("planner", 3);

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
    format!("{EXAMPLES}\n\n{}", crate::bots::list())
}

pub(crate) fn run(args: &Args) -> Result<()> {
    if args.game == SmallCity::NAME {
        let (table, seats, keeper) = begin::<SmallCity>(args, DEFAULT_SMALL_CITY)?;
        let plain = Look::choose(args.ascii) == &look::ASCII;
        let (seed, confirm) = (seed(args), confirms(args));
        return small_city::Session::new(table, seats, keeper, seed, confirm, plain).play();
    }
    if args.advanced {
        let problem = "--advanced is for small-city; simplicity has no advanced game";
        return Err(WrongArguments(problem.to_owned()).into());
    }
    let (table, seats, keeper) = begin::<Simplicity>(args, DEFAULT_SIMPLICITY)?;
    Session {
        console: Console::standard(),
        keeper,
        table,
        seats,
        look: Look::choose(args.ascii),
        seed: seed(args),
        confirm: confirms(args),
        choice: Choice::Nothing,
        refused: None,
    }
    .play()
}

fn seed(args: &Args) -> u64 {
    args.seed.unwrap_or_else(|| RandomState::new().hash_one(()))
}

fn confirms(args: &Args) -> bool {
    args.confirm || !args.no_confirm
}

/// The game, new or loaded, who plays it, and where it is kept.
fn begin<G: Hints + Notation>(
    args: &Args,
    default: (&str, u8),
) -> Result<(Recorder<G>, Vec<Sitter<G>>, Keeper)> {
    let (table, seats) = match &args.load {
        Some(path) => load(path, args)?,
        None => new_game(args, default)?,
    };
    check_save(args)?;
    let components = args.setup.components.again();
    // A file of several records is no place for the game that one of them becomes.
    let loaded = args.load.clone().filter(|_| args.record.is_none());
    let mut keeper = Keeper::new(&table, loaded.clone(), args.save.clone(), components);
    if let Some(path) = &args.save {
        // At once, so that a place that cannot be written is known before anybody plays.
        let written = keeper.write(path, loaded.as_ref() == Some(path));
        written.with_context(|| format!("--save: cannot write {}", path.display()))?;
    }
    check_width();
    Ok((table, seats, keeper))
}

/// On a terminal that is too narrow for the screens that is said.
fn check_width() {
    let size = terminal_size::terminal_size_of(std::io::stdout());
    if let Some((terminal_size::Width(columns), _)) = size
        && usize::from(columns) < WIDTH
    {
        anstream::eprintln!("warning: this terminal has {columns} columns; play needs {WIDTH}");
    }
}

/// A file that is there is not replaced, unless it is the one that was loaded.
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

fn new_game<G: Hints + Notation>(
    args: &Args,
    (bot, usual): (&str, u8),
) -> Result<(Recorder<G>, Vec<Sitter<G>>)> {
    let specs = match args.seats.as_slice() {
        [] => {
            let players = usize::from(args.players.unwrap_or(usual));
            let Some(others) = players.checked_sub(1) else {
                let problem = "--players 0: somebody must play; at least 1";
                return Err(WrongArguments(problem.to_owned()).into());
            };
            std::iter::once("me")
                .chain(std::iter::repeat_n(bot, others))
                .map(str::to_owned)
                .collect()
        }
        given => given.to_vec(),
    };
    let seats = seats::read(&specs)?;
    // A number of seats that is no byte is as wrong as 255 seats.
    let players = u8::try_from(seats.len()).unwrap_or(u8::MAX);
    let (mut setup, library) = args.setup.setup::<G>(players)?;
    if args.advanced {
        G::set_option(&mut setup, "advanced", "yes")?;
    }
    Ok((Recorder::new(setup, names(&seats), &library)?, seats))
}

fn load<G: Hints + Notation>(path: &Path, args: &Args) -> Result<(Recorder<G>, Vec<Sitter<G>>)> {
    let place = || path.display().to_string();
    let (number, text) = records::one(path, args.record)?;
    let mut record = Record::<G>::from_json(&text, number).with_context(place)?;
    let seats = match args.seats.as_slice() {
        [] => seats::of_record(&record.seats),
        given => seats::read(given)?,
    };
    if seats.len() != record.seats.len() {
        let (given, there) = (seats.len(), record.seats.len());
        let problem = format!("--seats names {given}, but {} has {there} seats", place());
        return Err(WrongArguments(problem).into());
    }
    record.seats = names(&seats);
    // The set-up is the record's; only the components come from the arguments.
    let players = u8::try_from(record.seats.len()).unwrap_or(u8::MAX);
    let (_, library) = args.setup.setup::<G>(players)?;
    Ok((Recorder::resume(record, number, &library).with_context(place)?, seats))
}

fn names<G: Hints>(seats: &[Sitter<G>]) -> Vec<String> {
    seats.iter().map(|seat| seat.name.clone()).collect()
}
