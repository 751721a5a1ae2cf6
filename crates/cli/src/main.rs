//! The program `citywright`: one file per subcommand.

mod common;
mod play;
mod rules;

use std::process::ExitCode;

use clap::{Parser, Subcommand};

/// Play, learn and study city-building board games.
#[derive(Parser)]
#[command(name = "citywright", version, propagate_version = true, max_term_width = 80)]
struct Cli {
    #[command(subcommand)]
    command: Command,
}

#[derive(Subcommand)]
enum Command {
    Play(play::Args),
    Rules(rules::Args),
}

fn main() -> ExitCode {
    let outcome = match Cli::parse().command {
        Command::Play(args) => play::run(args),
        Command::Rules(args) => rules::run(&args),
    };
    common::exit_code(outcome)
}
