//! `citywright analyze`: what every draw and every decision of a game did.

use std::path::PathBuf;
use std::sync::atomic::Ordering;

use anyhow::{Context, Result};
use catalog::{BalanceDoc, CancelToken, DecisionDoc, Grade, ReviewDoc, Reviewer, Tenths};
use schemars::JsonSchema;
use serde::Serialize;
use serde_json::{Value, json};
use words::Words;

use crate::common::{self, DataArgs, Interrupted, OutputArgs};
use crate::progress::Progress;
use crate::records::{self, Games};
use crate::text::safe;
use crate::threads;

/// Review a game: luck told from skill, and the decisions that gave something away
#[derive(clap::Args)]
#[command(
    after_help = "Example:\n  citywright analyze game.json\n  citywright analyze games.jsonl --record 3 --all --json"
)]
pub(crate) struct Args {
    /// A file with a record, or with many, one a line; - for standard input
    file: PathBuf,

    /// Which record of the file, counted from 1
    #[arg(long, default_value_t = 1, value_name = "K")]
    record: usize,

    /// Every decision, not only those that gave something away
    #[arg(long)]
    all: bool,

    /// In how many sampled worlds the best choices are tried; more take longer and tell more
    #[arg(long, value_name = "N", value_parser = clap::value_parser!(u32).range(2..=1_000_000))]
    worlds: Option<u32>,

    /// How many threads; all cores if left out. They do not change the review
    #[arg(long, value_name = "N", value_parser = common::whole)]
    threads: Option<u64>,

    #[command(flatten)]
    data: DataArgs,

    #[command(flatten)]
    pub(crate) output: OutputArgs,
}

/// A line of a review, worded by the messages `analyze`.
#[derive(Clone, Debug, Serialize, JsonSchema)]
#[serde(tag = "say", rename_all = "snake_case")]
pub(crate) enum Say {
    /// How a seat's result came about; in points of the lead, or in chances to win.
    Balance {
        name: String,
        points: bool,
        start: String,
        draws: String,
        own: String,
        others: String,
        result: String,
    },
    /// A decision that gave something away, with the better entries.
    Worse {
        at: usize,
        round: u32,
        name: String,
        graded: Grade,
        loss: String,
        proved: bool,
        error: String,
        played: String,
        better: String,
    },
    /// Another decision.
    Good { at: usize, round: u32, name: String, graded: Grade, played: String },
    /// No decision gave anything away.
    Nothing,
    /// The game is not over.
    Running,
}

pub(crate) fn run(args: &Args) -> Result<()> {
    let mut games = Games::new(&args.data)?;
    let found = records::one(&args.file, Some(args.record));
    if found.is_err() {
        games.refuse_unread(None)?;
    }
    let (number, text) = found?;
    let game = games.of(&args.file, &text, number)?;
    let reviewer = game.review(&text, number, args.worlds);
    let reviewer = reviewer.with_context(|| args.file.display().to_string())?;
    let mut review = whole(&*reviewer, args.threads)?;
    if !args.all {
        review.decisions.retain(|decision| decision.grade >= Grade::Slip);
    }
    let words = Words::english_of(game.name());
    let doc = serde_json::to_value(&review)?;
    args.output.print(&doc, || told(&words, &names(&text), &review))
}

/// The review, on several threads.
fn whole(reviewer: &dyn Reviewer, threads: Option<u64>) -> Result<ReviewDoc> {
    let stop = threads::stop_on_interrupt()?;
    let parts = reviewer.parts() as u64;
    let threads = threads::number(threads, parts);
    let mut progress = Progress::new(Some(parts), "decisions");
    let mut done = Vec::new();
    let judge = |part: u64| {
        let token = CancelToken::default().or(move || stop.load(Ordering::Relaxed));
        reviewer.part(part as usize, &token)
    };
    threads::in_order(0..parts, threads, judge, |part| {
        let goes_on = part.is_some();
        done.extend(part);
        progress.at(done.len() as u64);
        Ok(goes_on)
    })?;
    drop(progress);
    if (done.len() as u64) < parts {
        let told = format!("interrupted after {} of {parts} draws and decisions", done.len());
        return Err(Interrupted(told).into());
    }
    Ok(reviewer.finish(done))
}

/// The names of the seats: only the record has them.
fn names(record: &str) -> Vec<String> {
    let record = serde_json::from_str::<Value>(record).unwrap_or_default();
    let names = record["seats"].as_array().into_iter().flatten().enumerate();
    let name = |(seat, name): (usize, &Value)| {
        format!("{} ({})", safe(name.as_str().unwrap_or_default(), 40), seat + 1)
    };
    names.map(name).collect()
}

fn told(words: &Words, names: &[String], review: &ReviewDoc) -> String {
    let name = |seat: usize| names.get(seat).cloned().unwrap_or_default();
    let decisions =
        review.decisions.iter().map(|decision| line(decision, name(decision.who.index())));
    let mut lines: Vec<Say> = decisions.collect();
    if lines.is_empty() {
        lines.push(Say::Nothing);
    }
    let points = review.is_in_points();
    let balance = review.balance.iter().enumerate();
    lines.extend(balance.map(|(seat, told)| balanced(told, points, name(seat))));
    if review.balance.is_empty() {
        lines.push(Say::Running);
    }
    lines.iter().map(|line| words.tell("analyze", line) + "\n").collect()
}

/// A number with its sign.
fn signed(number: Tenths) -> String {
    format!("{:+}", number.number())
}

fn balanced(told: &BalanceDoc, points: bool, name: String) -> Say {
    Say::Balance {
        name,
        points,
        start: told.start.number().to_string(),
        draws: signed(told.draws),
        own: signed(told.own),
        others: signed(told.others),
        result: told.result.number().to_string(),
    }
}

fn line(decision: &DecisionDoc, name: String) -> Say {
    let entries = |plan: &[Value]| match plan {
        [one] => one.to_string(),
        all => json!(all).to_string(),
    };
    let (at, round, graded) = (decision.at, decision.round, decision.grade);
    let played = entries(&decision.played.plan);
    match decision.best.first().filter(|_| graded >= Grade::Sound) {
        Some(better) => Say::Worse {
            at,
            round,
            name,
            graded,
            loss: decision.loss.number().to_string(),
            proved: decision.proved,
            error: decision.loss_error.number().to_string(),
            played,
            better: entries(&better.plan),
        },
        None => Say::Good { at, round, name, graded, played },
    }
}
