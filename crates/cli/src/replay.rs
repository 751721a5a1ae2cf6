//! `citywright replay`: checks records by the rules.

use std::fs;
use std::io::{IsTerminal, Write};
use std::path::PathBuf;

use anyhow::{Context, Result, anyhow};
use catalog::{Face, Replayed};
use schemars::JsonSchema;
use serde::Serialize;
use serde_json::json;
use words::Words;

use crate::common::{DataArgs, OutputArgs};
use crate::progress::Progress;
use crate::records::{self, Games};
use crate::text::{fit, safe};
use crate::verify::verify;

/// Check every record of a file by the rules and print each result
#[derive(clap::Args)]
#[command(
    after_help = "Example:\n  citywright replay games.jsonl\n\nStops with status 1 at the first record that is wrong, and says where."
)]
pub(crate) struct Args {
    /// A file with a record, or with many, one a line; - for standard input
    file: PathBuf,

    /// Print nothing but the number of records
    #[arg(long, short)]
    quiet: bool,

    /// Derive every draw again from the secret that a table sealed before the first
    #[arg(long)]
    verify: bool,

    #[command(flatten)]
    data: DataArgs,

    #[command(flatten)]
    pub(crate) output: OutputArgs,
}

/// A line about records, worded by the messages `replay`.
#[derive(Clone, Debug, Serialize, JsonSchema)]
#[serde(tag = "say", rename_all = "snake_case")]
pub(crate) enum Say {
    /// A running game.
    Running { number: usize, entries: usize, verified: Verified },
    /// A finished game, with its players from the first to the last, and the rating of a solo game.
    Over { number: usize, standings: String, rating: Option<&'static str>, verified: Verified },
    /// How many records there were, and whether their luck was verified too.
    All { records: u64, sealed: bool },
}

/// How many draws match their seal, if that was checked.
#[derive(Clone, Copy, Debug, Serialize, JsonSchema)]
pub(crate) struct Verified {
    draws: Option<usize>,
}

/// Players before another one, worded by the messages `standings`.
#[derive(Clone, Debug, Serialize, JsonSchema)]
pub(crate) struct Standings {
    before: Option<String>,
    reached: Reached,
}

/// A player's result. An eliminated player has lost and has no place (SC-17.4, SC-18.3).
#[derive(Clone, Debug, Serialize, JsonSchema)]
struct Reached {
    out: bool,
    rank: u8,
    whose: Whose,
    points: i32,
}

/// A player, with the number of the seat from 1 if names are not enough.
#[derive(Clone, Debug, Serialize, JsonSchema)]
struct Whose {
    called: String,
    chair: Option<usize>,
}

pub(crate) fn run(args: &Args) -> Result<()> {
    let words = Words::english();
    let mut games = Games::new(&args.data)?;
    let mut lines = records::open(&args.file)?;
    let file = fs::metadata(&args.file).ok().filter(fs::Metadata::is_file);
    let bytes = file.map(|file| file.len());
    let mut progress = Progress::new(bytes, if bytes.is_some() { "bytes" } else { "records" });
    // Scrolling lines already show the progress.
    let scrolls = !args.quiet && std::io::stdout().is_terminal();
    let mut out = std::io::BufWriter::new(std::io::stdout().lock());
    let in_file = || args.file.display().to_string();
    let (mut count, mut read) = (0, 0);
    while let Some(line) = lines.next_line() {
        let (number, text) = line.with_context(in_file)?;
        let checked = games.of(&args.file, text, number).and_then(|game| {
            let (draws, checked) =
                check(game, text, number, args.verify.then_some(&words)).with_context(in_file)?;
            Ok((game.name(), draws, checked))
        });
        let (game, draws, checked) = match checked {
            Ok(checked) => checked,
            Err(error) => {
                out.flush()?;
                return Err(error);
            }
        };
        count += 1;
        read += text.len() as u64 + 1;
        if !scrolls {
            progress.at(if bytes.is_some() { read } else { count });
        }
        if !args.quiet {
            let line = if args.output.is_json() {
                json_line(number, &checked, draws)
            } else {
                fit(&text_line(&words.of_game(game), number, &checked, Verified { draws }))
            };
            writeln!(out, "{line}")?;
        }
    }
    drop(progress);
    if count == 0 {
        games.refuse_unread(None)?;
        return Err(anyhow!("there is no record in it")).with_context(in_file);
    }
    match (args.output.is_json(), args.quiet) {
        (false, _) => {
            let all = Say::All { records: count, sealed: args.verify };
            writeln!(out, "{}", words.tell("replay", &all))?;
        }
        (true, true) => writeln!(out, "{}", json!({"records": count}))?,
        (true, false) => {}
    }
    out.flush()?;
    Ok(())
}

/// Checks a record by the rules and, if asked, its luck; returns how many draws it has.
fn check(
    game: &dyn Face,
    text: &str,
    number: usize,
    luck: Option<&Words>,
) -> Result<(Option<usize>, Replayed)> {
    let checked = game.replay(text, number)?;
    let verify = |words| verify(game, text, number, checked.luck.as_ref(), words);
    Ok((luck.map(verify).transpose()?, checked))
}

fn json_line(number: usize, checked: &Replayed, draws: Option<usize>) -> String {
    let mut line = json!({
        "record": number,
        "seats": checked.seats,
        "entries": checked.entries,
        "result": checked.result,
    });
    if let Some(draws) = draws {
        line["verified_draws"] = draws.into();
    }
    if let Some(rating) = checked.rating {
        line["rating"] = rating.into();
    }
    line.to_string()
}

fn text_line(words: &Words, number: usize, checked: &Replayed, verified: Verified) -> String {
    let line = match standings(words, checked) {
        Some(standings) => Say::Over { number, standings, rating: checked.rating, verified },
        None => Say::Running { number, entries: checked.entries, verified },
    };
    words.tell("replay", &line)
}

/// The players of a finished game, from the first to the last.
fn standings(words: &Words, checked: &Replayed) -> Option<String> {
    let is_shared = |name: &String| checked.seats.iter().filter(|&other| other == name).count() > 1;
    let standings = checked.standings.as_ref()?;
    let mut places: Vec<_> = standings.0.iter().zip(&checked.seats).zip(1..).collect();
    places.sort_by_key(|((place, _), _)| place.rank);
    places.into_iter().fold(None, |before, ((place, name), seat)| {
        let chair = is_shared(name).then_some(seat);
        let whose = Whose { called: safe(name, usize::MAX), chair };
        let (out, rank, points) = (place.out, place.rank, place.score);
        let reached = Reached { out, rank, whose, points };
        Some(words.tell("standings", &Standings { before, reached }))
    })
}
