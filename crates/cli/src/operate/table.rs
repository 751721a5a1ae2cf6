//! `citywright table`: one table at a time, also while a server runs.

use std::fmt::Write;

use anyhow::{Result, anyhow};
use serde_json::{Value, json};
use store::{Millis, Order, SeatRow, Status, StoreError, TableRow};
use words::Words;

use super::{DAY, Home, Say, block_on, now};
use crate::common::OutputArgs;
use crate::text::safe;

/// List tables, or show, close, hide or delete one; the server may be running
#[derive(clap::Args)]
#[command(after_help = "Examples:
  citywright table list --data games
  citywright table delete k3v9qf7m2x4bn8tp --data games

A running server hears of it within a second, and so do the people at the table.
What is deleted is gone, and so is its record.")]
pub(crate) struct Args {
    #[command(subcommand)]
    does: Does,
}

#[derive(clap::Subcommand)]
enum Does {
    /// List lobbies and running games, oldest first
    List(Which),
    /// Show one table with its seats
    Show(One),
    /// End a running game as it stands; it has no result
    Close(One),
    /// Take a table out of the public list; people with the link still get in
    Hide(One),
    /// Put a hidden table back into the public list
    Unhide(One),
    /// Delete a table with its log, for ever
    Delete(One),
}

/// The tables to list.
#[derive(clap::Args)]
struct Which {
    /// List finished games too
    #[arg(long)]
    all: bool,

    /// Only tables where this is a part of the name of the table or of a player
    #[arg(long, value_name = "TEXT")]
    name: Option<String>,

    #[command(flatten)]
    home: Home,

    #[command(flatten)]
    output: OutputArgs,
}

/// One table.
#[derive(clap::Args)]
struct One {
    /// Its id, as at the end of its link /t/ID
    #[arg(value_name = "ID")]
    table: String,

    #[command(flatten)]
    home: Home,

    #[command(flatten)]
    output: OutputArgs,
}

impl Args {
    pub(crate) fn is_json(&self) -> bool {
        match &self.does {
            Does::List(which) => which.output.is_json(),
            Does::Show(one)
            | Does::Close(one)
            | Does::Hide(one)
            | Does::Unhide(one)
            | Does::Delete(one) => one.output.is_json(),
        }
    }
}

pub(crate) fn run(args: &Args) -> Result<()> {
    let one = match &args.does {
        Does::List(which) => {
            return print_list(which, &block_on(list(which))?);
        }
        Does::Show(one) => return show(one),
        Does::Close(one) | Does::Hide(one) | Does::Unhide(one) | Does::Delete(one) => one,
    };
    let (id, table) = (&one.table, one.table.clone());
    let (order, word, said) = match &args.does {
        Does::Close(_) => {
            let order = Order::Close { table, line: server::closing(now()?) };
            (order, "closed", Say::TableClosed { table: id.clone() })
        }
        Does::Delete(_) => {
            (Order::Delete { table }, "deleted", Say::TableDeleted { table: id.clone() })
        }
        does => {
            let hidden = matches!(does, Does::Hide(_));
            let word = if hidden { "hidden" } else { "shown" };
            (Order::Hide { table, hidden }, word, Say::TableHidden { table: id.clone(), hidden })
        }
    };
    let words = Words::english();
    block_on(one.home.carry_out(&order)).map_err(|error| match error.downcast_ref() {
        Some(StoreError::NotFound) => none(id),
        Some(StoreError::Conflict) => {
            anyhow!(words.tell("operator", &Say::NotRunning { table: id.clone() }))
        }
        _ => error,
    })?;
    let json = json!({ "table": id, "done": word });
    one.output.print(&json, || words.tell("operator", &said) + "\n")
}

/// The error of a missing table.
fn none(table: &str) -> anyhow::Error {
    anyhow!(Words::english().tell("operator", &Say::NoTable { table: table.to_owned() }))
}

/// A table, and whether it is hidden.
type Listed = (TableRow, bool);

/// The tables of a list.
async fn list(Which { all, name, home, .. }: &Which) -> Result<Vec<Listed>> {
    let store = home.look().await?;
    let rows = store.old_tables(Millis::MAX, true).await?;
    let hidden = store.hidden_tables().await?;
    store.close().await;
    let name = name.as_deref().map(str::to_lowercase);
    let fits = |row: &TableRow| {
        let has = |text: &str| name.as_ref().is_none_or(|part| text.to_lowercase().contains(part));
        let players = row.seats.iter().filter_map(|seat| seat.name.as_deref());
        (*all || row.status != Status::Over) && (has(&row.name) || players.into_iter().any(has))
    };
    let rows = rows.into_iter().filter(fits);
    Ok(rows.map(|row| (hidden.contains(&row.id), row)).map(|(is, row)| (row, is)).collect())
}

fn print_list(which: &Which, listed: &[Listed]) -> Result<()> {
    let now = now()?;
    let tables: Vec<Value> = listed.iter().map(document).collect();
    which.output.print(&json!({ "tables": tables }), || {
        let mut text = String::new();
        for listed in listed {
            let _ = writeln!(text, "{}", line(listed, now));
        }
        if listed.is_empty() {
            text = Words::english().tell("operator", &Say::NoTables) + "\n";
        }
        text
    })
}

/// A table as a line.
fn line((row, hidden): &Listed, now: Millis) -> String {
    let people: Vec<&str> = row.seats.iter().filter_map(|seat| seat.name.as_deref()).collect();
    Words::english().tell(
        "operator",
        &Say::Table {
            table: safe(&row.id, 40),
            status: row.status.word(),
            game: safe(&row.game, 40),
            days: (now - row.created).max(0) / DAY,
            hidden: *hidden,
            public: row.public,
            name: safe(&row.name, 40),
            people: safe(&people.join(", "), 200),
        },
    )
}

fn document((row, hidden): &Listed) -> Value {
    let seat = |seat: &SeatRow| {
        json!({
            "kind": seat.kind.word(),
            "name": seat.name,
            "person": seat.browser.map(|browser| browser.person()),
            "owner": seat.owner.map(|owner| owner.person()),
        })
    };
    json!({
        "table": row.id,
        "game": row.game,
        "status": row.status.word(),
        "name": row.name,
        "public": row.public,
        "hidden": hidden,
        "created": row.created,
        "ended": row.ended,
        "host": row.host.person(),
        "seats": row.seats.iter().map(seat).collect::<Vec<_>>(),
    })
}

fn show(One { table: id, home, output }: &One) -> Result<()> {
    let looked = block_on(async {
        let store = home.look().await?;
        let row = store.load(id).await;
        let lines = store.log(id, 1).await?.len();
        let hidden = store.hidden_tables().await?.iter().any(|hidden| hidden == id);
        store.close().await;
        Ok((row, lines, hidden))
    });
    let (row, lines, hidden) = looked?;
    let row = row.map_err(|error| match error {
        StoreError::NotFound => none(id),
        other => other.into(),
    })?;
    let listed = (row, hidden);
    let mut json = document(&listed);
    json["lines"] = lines.into();
    let now = now()?;
    output.print(&json, || {
        let words = Words::english();
        let mut text = line(&listed, now) + "\n";
        for (seat, row) in (0..).zip(&listed.0.seats) {
            let person = row.browser.map(|browser| browser.person()).unwrap_or_default();
            let name = safe(row.name.as_deref().unwrap_or_default(), 40);
            let said = Say::Seat { seat, kind: row.kind.word(), name, person };
            let _ = writeln!(text, "{}", words.tell("operator", &said).trim_end());
        }
        text + &words.tell("operator", &Say::Log { lines }) + "\n"
    })
}
