//! `citywright show`: a position of a record.

use std::path::PathBuf;

use anyhow::{Context, Result, bail};

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
    output: OutputArgs,
}

pub(crate) fn run(args: &Args) -> Result<()> {
    let games = Games::new(&args.components)?;
    let mut lines = records::open(&args.file)?;
    let in_file = || args.file.display().to_string();
    let mut count = 0;
    while let Some(line) = lines.next_line() {
        let (number, text) = line.with_context(in_file)?;
        count = number;
        if number == args.record {
            let game = games.of(text, number).with_context(in_file)?;
            let (position, json) = game.show(text, number, args.at).with_context(in_file)?;
            return args.output.print(&json, || position);
        }
    }
    bail!("{}: there is no record {}; the file has {count}", args.file.display(), args.record)
}
