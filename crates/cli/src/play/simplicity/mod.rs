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
//! | `say` | what the terminal says |
//! | `scene`, `look` | what all of these share: the moment, glyphs and colours |

mod command;
mod explain;
mod look;
#[cfg(test)]
mod sample;
pub(crate) mod say;
mod scene;
mod screen;
mod session;
mod story;
mod summary;
mod turn;

use anyhow::Result;
use search::Compiled;
use simplicity::Simplicity;

use super::at_terminal::AtTerminal;
use super::seats::HasBots;
use super::table::{Session as _, Table};

impl HasBots for Simplicity {
    fn players() -> &'static Compiled<Simplicity> {
        &players::SIMPLICITY
    }
}

impl AtTerminal for Simplicity {
    fn is_command(line: &str) -> bool {
        command::parse(line).is_ok()
    }

    fn play(table: Table<Simplicity>) -> Result<()> {
        session::Session::new(table).play()
    }
}

#[cfg(test)]
mod tests {
    use words::check::Told;

    use super::command::COMMANDS;
    use super::say::{Count, Head, Points, Say, Told as Event};

    #[test]
    fn every_message_used_exists() {
        let told = Told::of_game("simplicity")
            .document::<Say>("simplicity")
            .document::<Event>("event")
            .document::<Points>("sum")
            .document::<Count>("points")
            .document::<Head>("head")
            .document::<crate::score::simplicity::Say>("sheet")
            .document::<simplicity::Warning>("warning")
            .names("help", COMMANDS.iter().map(|usage| usage.key));
        assert_eq!(told.faults(&["simplicity-terminal.ftl", "simplicity-events.ftl"]), [""; 0]);
    }
}
