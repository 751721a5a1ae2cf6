//! `citywright database copy`: copies everything to another kind of database.

use anyhow::Result;
use serde_json::json;
use store::{Copied, Place};
use words::Words;

use super::{Say, block_on};
use crate::common::OutputArgs;

/// Move the data of a server to another kind of database
#[derive(clap::Args)]
pub(crate) struct Args {
    #[command(subcommand)]
    does: Does,
}

#[derive(clap::Subcommand)]
enum Does {
    Copy(CopyArgs),
}

/// Copy everything into an empty database
#[derive(clap::Args)]
#[command(after_help = "Example:
  citywright database copy citywright-data postgres://citywright@localhost/citywright

No server may be running on either. Everything is copied or nothing, and every
row is read again and compared before it counts. What was there stays there.")]
struct CopyArgs {
    #[arg(help = "A data folder, or the address of a PostgreSQL database")]
    from: Place,

    /// The same; it must be empty
    to: Place,

    #[command(flatten)]
    output: OutputArgs,
}

impl Args {
    pub(crate) fn is_json(&self) -> bool {
        let Does::Copy(args) = &self.does;
        args.output.is_json()
    }
}

pub(crate) fn run(args: &Args) -> Result<()> {
    let Does::Copy(CopyArgs { from, to, output }) = &args.does;
    let Copied { tables, lines } = block_on(async { Ok(store::copy(from, to).await?) })?;
    let json = json!({ "tables": tables, "lines": lines });
    let said = || Words::english().tell("operator", &Say::Copied { tables, lines });
    output.print(&json, || said() + "\n")
}
