//! `citywright backup`: copies the database while a server runs on it.

use std::path::PathBuf;

use anyhow::Result;
use serde_json::json;
use store::Sqlite;
use words::Words;

use super::{Home, Say, block_on};
use crate::common::OutputArgs;

/// Copy all tables of a server, which may be running, into one new file
#[derive(clap::Args)]
#[command(after_help = "Example:
  citywright backup backups/monday.db --data games

The file is checked before it has its name, and a file that is there is never
replaced. It holds all secrets of running games: keep it as you keep the folder.")]
pub(crate) struct Args {
    /// The new file
    file: PathBuf,

    #[command(flatten)]
    home: Home,

    #[command(flatten)]
    pub(crate) output: OutputArgs,
}

pub(crate) fn run(args: &Args) -> Result<()> {
    let folder = args.home.folder()?;
    block_on(async { Ok(Sqlite::backup(&folder, &args.file).await?) })?;
    let [folder, file] = [&folder, &args.file].map(|path| path.display().to_string());
    let json = json!({ "backup": file });
    let said = || Words::english().tell("operator", &Say::BackedUp { folder, file });
    args.output.print(&json, || said() + "\n")
}
