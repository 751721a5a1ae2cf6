//! `citywright show`: a position of a record.

use std::path::PathBuf;

use anyhow::{Context, Result};
use catalog::Shown;
use serde_json::{Value, json};
use words::Words;

use crate::common::{DataArgs, OutputArgs};
use crate::play::say::{Say, Sitter};
use crate::records::{self, Games};
use crate::text::{columns, safe, wrap};

/// Print the position after an entry of a record
#[derive(clap::Args)]
#[command(after_help = "Example:\n  citywright show games.jsonl --record 3 --at 40
  citywright show games.jsonl --at 40 --text")]
pub(crate) struct Args {
    /// A file with a record, or with many, one a line; - for standard input
    file: PathBuf,

    /// After which entry of the log, counted from 1; 0 is the start; the end when left out
    #[arg(long, value_name = "N")]
    at: Option<usize>,

    /// Which record of the file, counted from 1
    #[arg(long, default_value_t = 1, value_name = "K")]
    record: usize,

    /// The position as text, with all secrets, from which a game can go on
    #[arg(long)]
    text: bool,

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
    let game = games.of(&args.file, &text, number)?;
    if args.text {
        let moment = game.moment(&text, number, args.at);
        let moment = moment.with_context(|| args.file.display().to_string())?;
        let moment =
            moment.with_context(|| format!("{} has no positions as text", game.title()))?;
        let doc = json!({ "position": moment.text() });
        return args.output.print(&doc, || moment.text());
    }
    let shown = game.show(&text, number, args.at);
    let shown = shown.with_context(|| args.file.display().to_string())?;
    let words = Words::english_of(game.name());
    args.output.print(&shown.view, || told(&words, &text, &shown))
}

/// A position for people, with the names of its players.
fn told(words: &Words, record: &str, shown: &Shown) -> String {
    let speaks = shown.lines.iter().any(Value::is_object);
    let named = speaks.then(|| who_plays(record)).filter(|sitters| !sitters.is_empty());
    let named =
        named.map(|sitters| wrap(&words.tell("terminal", &Say::WhoPlays { sitters }), columns()));
    let lines = shown.lines.iter().map(|line| words.tell("text", line));
    named.into_iter().chain(lines).map(|line| line + "\n").collect()
}

/// The players' names, by their numbers in a position: only the record has them.
fn who_plays(record: &str) -> Vec<Sitter> {
    let record = serde_json::from_str::<Value>(record).ok();
    let names = record.as_ref().and_then(|record| record["seats"].as_array());
    let names = names.into_iter().flatten().filter_map(Value::as_str).enumerate();
    names.map(|(seat, name)| Sitter { seat, name: safe(name, 40) }).collect()
}
