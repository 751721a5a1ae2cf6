//! `citywright play`: a game in the terminal.

use anyhow::Result;

/// Play a game in the terminal, people and bots
#[derive(clap::Args)]
pub(crate) struct Args {
    /// simplicity
    game: String,
}

pub(crate) fn run(_args: Args) -> Result<()> {
    Ok(())
}
