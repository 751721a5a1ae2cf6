//! The program `citywright`: one file per subcommand.

#![forbid(unsafe_code)]

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

use clap::{Parser, Subcommand};
use common::LanguageArgs;
use operate::{backup, database, doctor, export, prune, restore};

/// Play, learn and study city-building board games.
#[derive(Parser)]
#[command(name = "citywright", version, propagate_version = true, max_term_width = 80)]
struct Cli {
    #[command(flatten)]
    language: LanguageArgs,

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
    Load(load::Args),
}

fn main() -> ExitCode {
    let Cli { language, command } = Cli::parse();
    let language = language.chosen();
    let (is_json, outcome) = match command {
        Command::Serve(args) => (false, serve::run(&args)),
        Command::Play(args) => (false, games::play(&args, language)),
        Command::Simulate(args) => (args.output.is_json(), simulate::run(&args, language)),
        Command::League(args) => (args.output.is_json(), league::run(&args, language)),
        Command::Train(args) => (false, games::train(&args)),
        Command::Replay(args) => (args.output.is_json(), replay::run(&args, language)),
        Command::Show(args) => (args.output.is_json(), show::run(&args, language)),
        Command::Score(args) => (args.output.is_json(), games::score(&args, language)),
        Command::Rules(args) => (args.output.is_json(), games::rules(&args, language)),
        Command::Bench(args) => (args.output.is_json(), games::bench(&args)),
        Command::Backup(args) => (args.output.is_json(), backup::run(&args, language)),
        Command::Restore(args) => (args.output.is_json(), restore::run(&args, language)),
        Command::Doctor(args) => (args.output.is_json(), doctor::run(&args, language)),
        Command::Export(args) => (args.output.is_json(), export::run(&args, language)),
        Command::Prune(args) => (args.output.is_json(), prune::run(&args, language)),
        Command::Load(args) => (args.output.is_json(), load::run(&args)),
        Command::Database(args) => (args.is_json(), database::run(&args, language)),
    };
    failing::exit_code(outcome, is_json, language)
}
