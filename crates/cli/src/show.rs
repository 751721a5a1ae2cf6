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
    let mut games = Games::new(&args.components)?;
    let found = records::one(&args.file, Some(args.record));
    if found.is_err() {
        games.refuse_unread(None)?;
    }
    let (number, text) = found?;
    let shown = games.of(&args.file, &text, number)?.show(&text, number, args.at);
    let (position, json) = shown.with_context(|| args.file.display().to_string())?;
    args.output.print(&json, || position)
}
