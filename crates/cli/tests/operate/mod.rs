//! What an operator does with the data of a server, run as an operator runs it.

mod doctor;
mod drill;
mod export;
mod moving;
mod orders;
mod prune;
pub(crate) mod stored;
mod world;

use std::path::Path;

use crate::shared::{Run, fed, program};

/// Runs a command for the data in a folder.
fn operate(arguments: &[&str], data: &Path) -> Run {
    fed(program().args(arguments).args(["--data", text(data)]), "")
}

fn text(path: &Path) -> &str {
    path.to_str().expect("a plain path")
}
