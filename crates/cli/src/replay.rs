//! `citywright replay`: checks records by the rules.

use std::fs;
use std::io::{IsTerminal, Write};
use std::path::PathBuf;

use anyhow::{Context, Result};
use catalog::{Face, Replayed};
use serde_json::json;

use crate::common::{DataArgs, OutputArgs};
use crate::progress::Progress;
use crate::records::{self, Games};
use crate::text::safe;
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

pub(crate) fn run(args: &Args) -> Result<()> {
    let mut games = Games::new(&args.data)?;
    let mut lines = records::open(&args.file)?;
    let file = fs::metadata(&args.file).ok().filter(fs::Metadata::is_file);
    let bytes = file.map(|file| file.len());
    let mut progress = Progress::new(bytes, if bytes.is_some() { "bytes" } else { "records" });
    // Lines that scroll by show how far it is.
    let scrolls = !args.quiet && std::io::stdout().is_terminal();
    let mut out = std::io::BufWriter::new(std::io::stdout().lock());
    let in_file = || args.file.display().to_string();
    let (mut count, mut read) = (0, 0);
    while let Some(line) = lines.next_line() {
        let (number, text) = line.with_context(in_file)?;
        let checked = games
            .of(&args.file, text, number)
            .and_then(|game| check(game, text, number, args.verify).with_context(in_file));
        let (draws, checked) = match checked {
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
                let luck = draws.map(|draws| format!("; {draws} draws as sealed"));
                text_line(number, &checked) + &luck.unwrap_or_default()
            };
            writeln!(out, "{line}")?;
        }
    }
    drop(progress);
    if count == 0 {
        games.refuse_unread(None)?;
    }
    let records = if count == 1 { "record" } else { "records" };
    let sealed = if args.verify { ", all luck as sealed" } else { "" };
    match (args.output.is_json(), args.quiet) {
        (false, _) => writeln!(out, "{count} {records}, all legal{sealed}")?,
        (true, true) => writeln!(out, "{}", json!({"records": count}))?,
        (true, false) => {}
    }
    out.flush()?;
    Ok(())
}

/// Checks a record by the rules and, where that is asked, its luck: how many draws it has.
fn check(
    game: &dyn Face,
    text: &str,
    number: usize,
    luck: bool,
) -> Result<(Option<usize>, Replayed)> {
    let checked = game.replay(text, number)?;
    let verify = || verify(game, text, number, checked.luck.as_ref());
    Ok((luck.then(verify).transpose()?, checked))
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
    line.to_string()
}

fn text_line(number: usize, checked: &Replayed) -> String {
    let mut line = format!("record {number}: ");
    let Some(standings) = &checked.standings else {
        return line + &format!("running, {} entries", checked.entries);
    };
    let is_shared = |name: &String| checked.seats.iter().filter(|&other| other == name).count() > 1;
    let mut places: Vec<_> = standings.0.iter().zip(&checked.seats).zip(1..).collect();
    places.sort_by_key(|((place, _), _)| place.rank);
    for (index, ((place, name), seat)) in places.into_iter().enumerate() {
        let separator = if index > 0 { ", " } else { "" };
        let which = if is_shared(name) { format!(" (seat {seat})") } else { String::new() };
        let name = safe(name, usize::MAX) + &which;
        // Whoever is out has lost, and stands on no place (SC-17.4, SC-18.3).
        let rank = if place.out { "out:".to_owned() } else { format!("{}.", place.rank) };
        line += &format!("{separator}{rank} {name} {}", place.score);
    }
    line
}
