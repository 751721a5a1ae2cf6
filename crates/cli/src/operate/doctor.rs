//! `citywright doctor`: checks everything that a server has stored.

use std::fmt::Write;

use anyhow::{Result, anyhow};
use catalog::Refusal;
use schemars::JsonSchema;
use serde::Serialize;
use serde_json::{Value, json};
use server::{Broken, Why};
use words::Words;

use super::{Fault, Home, OwnData, Say, Stored, block_on, each};
use crate::common::OutputArgs;
use crate::failing;
use crate::text::safe;

/// Replay every stored game by the rules and name whatever is wrong
#[derive(clap::Args)]
#[command(after_help = "Example:
  citywright doctor --data games

Only reads; the server may be running. Ends with status 1 if anything is wrong:
the database itself, an entry that breaks a rule, a draw that is not as sealed.")]
pub(crate) struct Args {
    #[command(flatten)]
    home: Home,

    #[command(flatten)]
    own: OwnData,

    #[command(flatten)]
    pub(crate) output: OutputArgs,
}

/// A fault, worded by the messages `unsound`.
#[derive(Clone, Debug, Serialize, JsonSchema)]
#[serde(tag = "of", rename_all = "snake_case")]
pub(crate) enum Of {
    /// The database itself.
    Database { problem: String },
    /// A table, or a line of its log.
    Table { table: String, line: Option<u32>, problem: String },
}

/// What the doctor examined, and the faults.
#[derive(Default)]
struct Report {
    tables: usize,
    games: usize,
    lines: usize,
    faults: Vec<(Of, Value)>,
}

pub(crate) fn run(args: &Args) -> Result<()> {
    let words = Words::english();
    let report = block_on(examine(args))?;
    let Report { tables, games, lines, ref faults } = report;
    let json = json!({
        "tables": tables,
        "games": games,
        "lines": lines,
        "faults": faults.iter().map(|(_, json)| json).collect::<Vec<_>>(),
    });
    args.output.print(&json, || {
        let mut text = String::new();
        for (of, _) in faults {
            let _ = writeln!(text, "{}", words.tell("unsound", of));
        }
        text + &words.tell("operator", &Say::Examined { tables, games, lines }) + "\n"
    })?;
    if faults.is_empty() {
        return Ok(());
    }
    Err(anyhow!(words.tell("operator", &Say::Faults { faults: faults.len() })))
}

async fn examine(args: &Args) -> Result<Report> {
    let games = args.own.games()?;
    let store = args.home.look().await?;
    let mut report = Report::default();
    match store.faults().await {
        Ok(faults) => report.faults.extend(faults.iter().map(|fault| of_database(fault))),
        Err(error) => report.faults.push(of_database(&error.to_string())),
    }
    let looked = each(&*store, &games, |stored| {
        let Stored { id, lines, judged } = stored;
        report.tables += 1;
        report.lines += lines;
        match judged {
            Ok(sound) => report.games += usize::from(sound.is_dealt()),
            Err(why) => report.faults.push(of_table(&id, why)),
        }
        Ok(())
    })
    .await;
    // An error does not hide the earlier faults.
    report.faults.extend(looked.err().map(|error| of_database(&error.to_string())));
    store.close().await;
    Ok(report)
}

/// The longest report of a fault: a foreign database may contain anything.
const LONGEST: usize = 1_000;

/// A fault of the database for people and for programs.
fn of_database(problem: &str) -> (Of, Value) {
    (
        Of::Database { problem: safe(problem, LONGEST) },
        document(None, None, &"database".into(), None, problem),
    )
}

/// A fault of a table.
fn of_table(table: &str, why: Fault) -> (Of, Value) {
    let (line, (code, rule, problem)) = match why {
        Fault::Game(Broken { line, why: Why::Refused(refusal) }) => (line, of_refusal(refusal)),
        Fault::Game(Broken { line, why: Why::Unsound(unsound) }) => {
            let document = serde_json::to_value(&unsound).unwrap_or_default();
            let told = Words::english().tell("stored", &unsound);
            (line, (document["fault"].clone(), None, told))
        }
        Fault::Store(error) => (None, ("database".into(), None, error.to_string())),
    };
    let document = document(Some(table), line, &code, rule, &problem);
    (Of::Table { table: safe(table, LONGEST), line, problem: safe(&problem, LONGEST) }, document)
}

fn document(
    table: Option<&str>,
    line: Option<u32>,
    code: &Value,
    rule: Option<&str>,
    message: &str,
) -> Value {
    json!({"table": table, "line": line, "code": code, "rule": rule, "message": message})
}

fn of_refusal(refusal: Refusal) -> (Value, Option<&'static str>, String) {
    let first = refusal.faults.first();
    let (code, rule) = (first.map(|fault| fault.code()), first.and_then(|fault| fault.rule()));
    (code.into(), rule, failing::message(&refusal.into()))
}
