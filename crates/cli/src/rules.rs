//! `citywright rules`: a short text of a rule.

use anyhow::Result;

/// Show the short text of a rule, or of all
#[derive(clap::Args)]
pub(crate) struct Args {
    /// A rule id such as SIM-3.5; all rules when left out
    id: Option<String>,
}

pub(crate) fn run(_args: &Args) -> Result<()> {
    Ok(())
}
