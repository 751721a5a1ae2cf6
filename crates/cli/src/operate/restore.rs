//! `citywright restore`: creates a data folder from a backup.

use std::path::PathBuf;

use anyhow::Result;
use serde_json::json;
use store::Sqlite;
use words::Words;

use super::{Home, Say, block_on};
use crate::common::OutputArgs;
use crate::text::shell_word;

/// Make the data folder of a server out of a backup
#[derive(clap::Args)]
#[command(after_help = "Example:
  citywright restore backups/monday.db --data games

The folder must have no database: to go back to a backup, move the old folder
away first. The backup is checked, and stays as it is.")]
pub(crate) struct Args {
    /// The backup
    file: PathBuf,

    #[command(flatten)]
    home: Home,

    #[command(flatten)]
    pub(crate) output: OutputArgs,
}

pub(crate) fn run(args: &Args) -> Result<()> {
    let path = args.home.folder()?;
    block_on(async { Ok(Sqlite::restore(&args.file, &path).await?) })?;
    let [folder, file] = [&path, &args.file].map(|path| path.display().to_string());
    let json = json!({ "data": folder });
    let command = format!("citywright serve --data {}", shell_word(&path));
    let restored = Say::Restored { folder, file, command };
    args.output.print(&json, || Words::english().tell("operator", &restored) + "\n")
}
