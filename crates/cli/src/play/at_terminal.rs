//! What a game provides for play in the terminal.

use anyhow::Result;
use kernel::{Hints, Notation};

use super::seats::HasBots;
use super::table::Table;

/// A game that is played in the terminal.
pub(crate) trait AtTerminal: Hints + Notation + HasBots {
    /// Whether a line is a command, and so not a file name.
    fn is_command(line: &str) -> bool;

    /// Plays from a table until the game is over or the people leave.
    fn play(table: Table<Self>) -> Result<()>;
}
