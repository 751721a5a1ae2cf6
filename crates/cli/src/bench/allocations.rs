//! Counts allocations, with the program next to this one.

#[path = "counting/asked.rs"]
mod asked;

use std::env::{consts, current_exe};
use std::process::{Command, Stdio};

use anyhow::{Context, Result, ensure};
use kernel::Notation;

use self::asked::Asked;
use crate::common::DataFile;

/// Allocations for each input of random games.
///
/// # Errors
/// The counting program is missing, or failed.
pub(super) fn per_input<G: Notation>(players: u8, files: &[DataFile]) -> Result<f64> {
    let data = files.iter().map(|file| file.text.clone()).collect();
    let asked = Asked { game: G::NAME.to_owned(), players, data };
    let program =
        current_exe()?.with_file_name(format!("citywright-allocations{}", consts::EXE_SUFFIX));
    let mut counting =
        Command::new(&program).stdin(Stdio::piped()).stdout(Stdio::piped()).spawn().with_context(
            || {
                format!(
                    "allocations are counted by a program of its own, {}, which cannot be started; \
                 `cargo build --release -p citywright-cli` builds it",
                    program.display()
                )
            },
        )?;
    let stdin = counting.stdin.take().context("it reads")?;
    serde_json::to_writer(stdin, &asked)?;
    let answer = counting.wait_with_output()?;
    ensure!(answer.status.success(), "{} has failed", program.display());
    Ok(String::from_utf8(answer.stdout)?.trim().parse()?)
}
