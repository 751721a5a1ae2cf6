//! `citywright show`: a position of a record.

use std::path::PathBuf;

use anyhow::{Context, Result};
use serde_json::Value;

use crate::common::{DataArgs, OutputArgs};
use crate::records::{self, Games};
use crate::text::{WIDTH, safe, wrap};

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
    data: DataArgs,

    #[command(flatten)]
    pub(crate) output: OutputArgs,
}

pub(crate) fn run(args: &Args) -> Result<()> {
    let mut games = Games::new(&args.data)?;
    let found = records::one(&args.file, Some(args.record));
    if found.is_err() {
        games.refuse_unread(None)?;
    }
    let (number, text) = found?;
    let shown = games.of(&args.file, &text, number)?.show(&text, number, args.at);
    let (position, json) = shown.with_context(|| args.file.display().to_string())?;
    args.output.print(&json, || format!("{}{position}", who_plays(&text, &position)))
}

/// The names of the players that a position tells of by their numbers: the record alone has them.
fn who_plays(record: &str, position: &str) -> String {
    let names = serde_json::from_str::<Value>(record).ok();
    let names = names.as_ref().and_then(|record| record["seats"].as_array());
    let players = names.into_iter().flatten().filter_map(Value::as_str).zip(1..);
    let players = players.map(|(name, number)| (name, format!("Player {number}")));
    let told = players.filter(|(_, player)| position.contains(player));
    let sentences: Vec<String> =
        told.map(|(name, player)| format!("{player} is {}", safe(name, 40))).collect();
    if sentences.is_empty() {
        String::new()
    } else {
        format!("{}\n", wrap(&sentences.join(", "), WIDTH))
    }
}
