//! Simplicity in the terminal.
//!
//! | file | job |
//! |---|---|
//! | `session` | what a session keeps, what happens when something is done, the end |
//! | `turn` | one person's turn: what each command does |
//! | `command` | what a person types |
//! | `screen` | the city, the planning board, the teams |
//! | `explain` | refusals, rules, what a build brings |
//! | `story` | what happened, in sentences |
//! | `summary` | the end: score sheet, ranks, where points come from |
//! | `scene`, `look` | what all of these share: the moment, glyphs and colours |

mod command;
mod explain;
mod look;
#[cfg(test)]
mod sample;
mod scene;
mod screen;
mod session;
mod story;
mod summary;
mod turn;

use anyhow::Result;
use simplicity::Simplicity;

use super::at_terminal::AtTerminal;
use super::table::{Session as _, Table};

impl AtTerminal for Simplicity {
    fn is_command(line: &str) -> bool {
        command::parse(line).is_ok()
    }

    fn play(table: Table<Simplicity>) -> Result<()> {
        session::Session::new(table).play()
    }
}
