//! `citywright show`: a position of a record.

use std::path::PathBuf;

use anyhow::{Context, Result};

use crate::common::{ComponentArgs, OutputArgs};
use crate::records::{self, Games};

/// Print the position after an entry of a record
#[derive(clap::Args)]
#[command(after_help = "Example:\n  citywright show games.jsonl --record 3 --at 40")]
pub(crate) struct Args {
    /// A file with a record, or with many, one a line; - for standard input
    file: PathBuf,

    /// After which entry of the log, counted from 1; 0 is the start; the end when left out
    #[arg(long, value_name = "N")]
    at: Option<usize>,

    /// Which record of the file, counted from 1
    #[arg(long, default_value_t = 1, value_name = "K")]
    record: usize,

    #[command(flatten)]
    components: ComponentArgs,

    #[command(flatten)]
    pub(crate) output: OutputArgs,
}

pub(crate) fn run(args: &Args) -> Result<()> {
    let games = Games::new(&args.components)?;
    let (number, text) = records::one(&args.file, Some(args.record))?;
    let in_file = || args.file.display().to_string();
    let game = games.of(&text, number).with_context(in_file)?;
    let (position, json) = game.show(&text, number, args.at).with_context(in_file)?;
    args.output.print(&json, || position)
}
