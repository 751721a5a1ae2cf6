//! The program `citywright`: one file per subcommand.

#![forbid(unsafe_code)]

mod analyze;
mod bench;
mod bots;
mod columns;
mod common;
mod failing;
mod figures;
mod games;
mod league;
mod listed;
mod load;
mod operate;
mod play;
mod progress;
mod puzzles;
mod records;
mod replay;
mod rules;
mod score;
mod serve;
mod show;
mod simulate;
mod text;
mod threads;
mod train;
mod verify;

use std::process::ExitCode;

use clap::{CommandFactory, FromArgMatches, Parser, Subcommand};
use mimalloc::MiMalloc;
use operate::{announce, backup, ban, database, doctor, export, person, prune, restore, table};

/// A server makes and drops many small documents on several threads, which this allocator does faster than
/// those of most systems.
#[global_allocator]
static ALLOCATOR: MiMalloc = MiMalloc;

/// Play, learn and study city-building board games.
#[derive(Parser)]
#[command(name = "citywright", version, propagate_version = true, max_term_width = 80)]
struct Cli {
    #[command(subcommand)]
    command: Command,
}

#[derive(Subcommand)]
enum Command {
    Serve(serve::Args),
    Play(play::Args),
    Simulate(simulate::Args),
    League(league::Args),
    Train(train::Args),
    Replay(replay::Args),
    Analyze(analyze::Args),
    Puzzles(puzzles::Args),
    Show(show::Args),
    Score(score::Args),
    Rules(rules::Args),
    Bench(bench::Args),
    Backup(backup::Args),
    Restore(restore::Args),
    Doctor(doctor::Args),
    Export(export::Args),
    Prune(prune::Args),
    Database(database::Args),
    Table(table::Args),
    Person(person::Args),
    Ban(ban::Args),
    Announce(announce::Args),
    Load(load::Args),
}

fn main() -> ExitCode {
    let command = Cli::command().mut_subcommand("serve", serve::from_environment);
    let cli = command.try_get_matches().and_then(|found| Cli::from_arg_matches(&found));
    let cli = match cli {
        Ok(cli) => cli,
        // Help that could not be written is a failure; clap would end with status 0.
        Err(text) if !text.use_stderr() => {
            return failing::exit_code(text.print().map_err(Into::into), false);
        }
        Err(error) => error.exit(),
    };
    let (is_json, outcome) = match cli.command {
        Command::Serve(args) => (false, serve::run(&args)),
        Command::Play(args) => (false, games::play(&args)),
        Command::Simulate(args) => (args.output.is_json(), simulate::run(&args)),
        Command::League(args) => (args.output.is_json(), league::run(&args)),
        Command::Train(args) => (false, games::train(&args)),
        Command::Replay(args) => (args.output.is_json(), replay::run(&args)),
        Command::Analyze(args) => (args.output.is_json(), analyze::run(&args)),
        Command::Puzzles(args) => (false, puzzles::run(&args)),
        Command::Show(args) => (args.output.is_json(), show::run(&args)),
        Command::Score(args) => (args.output.is_json(), games::score(&args)),
        Command::Rules(args) => (args.output.is_json(), games::rules(&args)),
        Command::Bench(args) => (args.output.is_json(), games::bench(&args)),
        Command::Backup(args) => (args.output.is_json(), backup::run(&args)),
        Command::Restore(args) => (args.output.is_json(), restore::run(&args)),
        Command::Doctor(args) => (args.output.is_json(), doctor::run(&args)),
        Command::Export(args) => (args.output.is_json(), export::run(&args)),
        Command::Prune(args) => (args.output.is_json(), prune::run(&args)),
        Command::Table(args) => (args.is_json(), table::run(&args)),
        Command::Person(args) => (args.is_json(), person::run(&args)),
        Command::Ban(args) => (args.output.is_json(), ban::run(&args)),
        Command::Announce(args) => (args.output.is_json(), announce::run(&args)),
        Command::Load(args) => (args.output.is_json(), load::run(&args)),
        Command::Database(args) => (args.is_json(), database::run(&args)),
    };
    failing::exit_code(outcome, is_json)
}
