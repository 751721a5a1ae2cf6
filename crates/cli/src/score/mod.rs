//! `citywright score`: the score sheet of any final position.

pub(crate) mod simplicity;

use std::path::PathBuf;

use crate::common::{DataArgs, OutputArgs};
use crate::listed;

/// Score a final position that was written down at a real table
#[derive(clap::Args)]
#[command(after_long_help = HELP, after_help = "Example:\n  citywright score simplicity position.txt\n\n`--help` shows how a position is written.")]
pub(crate) struct Args {
    /// Which game
    #[arg(help = listed::help(|game| game.is_scored))]
    pub(crate) game: String,

    /// A text file with the position; - for standard input
    file: PathBuf,

    /// Teams of one player, when each has two: Ff,JI,CA
    #[arg(long, value_delimiter = ',', value_name = "AB,CD,...")]
    players: Vec<String>,

    /// All final pawns from the highest to the lowest, to break ties, such as `CFJAIf`
    #[arg(long, value_name = "TEAMS")]
    pawns: Option<String>,

    /// Checked, so that a script can give it to every command; a position names all it needs
    #[command(flatten)]
    data: DataArgs,

    #[command(flatten)]
    pub(crate) output: OutputArgs,
}

const HELP: &str = "\
Example:
  citywright score simplicity position.txt

A position has one line for each row of the city, its spaces separated by
blanks, two characters each: the type (R residential, K commercial, O office,
V civic, P park) and the owner's letter or number, or - for a printed building;
.. is a space with nothing built. A line of tokens may follow:

  Ra K- Pb
  .. Ra Vb
  tokens: a=1 b=2";
