//! `citywright prune`: deletes old tables.

use anyhow::Result;
use serde_json::json;
use store::{Millis, Status, TableRow};
use words::Words;

use super::{DAY, Home, Say, block_on, now};
use crate::common::OutputArgs;

/// Delete tables where nothing has happened for long
#[derive(clap::Args)]
#[command(after_help = "Example:
  citywright prune --older-than 365 --finished-only --data games

Says what would go; nothing does without --yes, for which the server must be
stopped, or all servers of a database. Make a backup first: what is deleted is gone, and so are its records.")]
pub(crate) struct Args {
    /// Tables where nothing has happened for so many days
    #[arg(long, value_name = "DAYS", value_parser = clap::value_parser!(u32).range(1..))]
    older_than: u32,

    /// Keep lobbies and games that are not over, however old
    #[arg(long)]
    finished_only: bool,

    /// Only say what would go
    #[arg(long, conflicts_with = "yes")]
    dry_run: bool,

    /// Delete it
    #[arg(long)]
    yes: bool,

    #[command(flatten)]
    home: Home,

    #[command(flatten)]
    pub(crate) output: OutputArgs,
}

pub(crate) fn run(args: &Args) -> Result<()> {
    let words = Words::english();
    let old = block_on(prune(args))?;
    let count = |status| old.iter().filter(|row| row.status == status).count();
    let (over, running) = (count(Status::Over), count(Status::Running));
    let (lobbies, days, deleted) = (count(Status::Lobby), args.older_than, args.yes);
    let json = json!({
        "over": over, "running": running, "lobbies": lobbies, "deleted": deleted,
        "tables": old.iter().map(|row| &row.id).collect::<Vec<_>>(),
    });
    args.output.print(&json, || {
        let pruned = Say::Pruned { over, running, lobbies, days, deleted };
        let mut text = words.tell("operator", &pruned) + "\n";
        if !old.is_empty() && !args.yes && !args.dry_run {
            text += &(words.tell("operator", &Say::AskYes) + "\n");
        }
        text
    })
}

/// The tables that it deletes, or would delete.
async fn prune(args: &Args) -> Result<Vec<TableRow>> {
    let before = now()? - Millis::from(args.older_than) * DAY;
    // Fails if the database is missing; opening it for writing would create it.
    let looking = args.home.look().await?;
    if !args.yes {
        let old = looking.old_tables(before, !args.finished_only).await?;
        looking.close().await;
        return Ok(old);
    }
    looking.close().await;
    // A running server would go on with deleted tables.
    let store = args.home.open().await?;
    let old = store.old_tables(before, !args.finished_only).await?;
    let ids: Vec<String> = old.iter().map(|row| row.id.clone()).collect();
    store.forget_tables(&ids).await?;
    store.forget_strangers().await?;
    store.close().await;
    Ok(old)
}
