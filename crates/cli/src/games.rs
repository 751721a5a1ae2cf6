//! The one list of games with what each has in the terminal beside what every game can do
//! (`catalog::Face`).

use std::ops::RangeInclusive;

use anyhow::Result;
use clap::builder::PossibleValuesParser;
use kernel::Fault;
use simplicity::Simplicity;
use smallcity::SmallCity;

use crate::common::{WrongArguments, as_fault};
use crate::play::{AtTerminal, Usual};
use crate::{bench, play, rules, score};

/// A game as the commands meet it.
pub(crate) struct InTerminal {
    /// Its name on the command line.
    pub(crate) name: &'static str,
    /// The numbers of players that can sit at a table.
    pub(crate) players: RangeInclusive<u8>,
    /// Who plays when nobody is named.
    pub(crate) usual: Usual,
    /// `citywright play`.
    pub(crate) play: fn(&play::Args) -> Result<()>,
    /// `citywright bench`.
    pub(crate) bench: fn(&bench::Args) -> Result<()>,
    /// `citywright score`, of a game whose final position tells its score.
    pub(crate) score: Option<fn(&score::Args) -> Result<()>>,
    /// `citywright rules --constants`, of a game whose numbers have a source each.
    pub(crate) constants: Option<fn(&rules::Args) -> Result<()>>,
    /// What an error tells as a fault, if it is one of this game's own.
    pub(crate) fault: for<'e> fn(&'e anyhow::Error) -> Option<&'e dyn Fault>,
}

/// Every game.
pub(crate) static GAMES: [InTerminal; 2] = [
    InTerminal {
        score: Some(score::simplicity::run),
        fault: |error| {
            let position = as_fault::<simplicity::BadPosition>(error);
            position.or_else(|| as_fault::<simplicity::BadSetup>(error))
        },
        ..common::<Simplicity>(bench::of::<bench::simplicity::Row>)
    },
    InTerminal {
        constants: Some(rules::small_city::constants),
        ..common::<SmallCity>(bench::of::<bench::small_city::Row>)
    },
];

/// What every game has.
const fn common<G: AtTerminal>(bench: fn(&bench::Args) -> Result<()>) -> InTerminal {
    InTerminal {
        name: G::NAME,
        players: G::PLAYERS,
        usual: G::USUAL,
        play: play::of::<G>,
        bench,
        score: None,
        constants: None,
        fault: as_fault::<G::BadSetup>,
    }
}

/// The names of all games, for an argument that takes one of them.
pub(crate) fn names() -> PossibleValuesParser {
    PossibleValuesParser::new(GAMES.iter().map(|game| game.name))
}

/// The game of a name.
///
/// # Errors
/// There is no such game; the message lists those there are.
pub(crate) fn of(name: &str) -> Result<&'static InTerminal, WrongArguments> {
    let found = GAMES.iter().find(|game| game.name == name);
    found.ok_or_else(|| {
        WrongArguments(format!("there is no game {name:?}; the games are: {}", listed(|_| true)))
    })
}

/// The names of those games that can do something, in a sentence.
pub(crate) fn listed(can: fn(&InTerminal) -> bool) -> String {
    let names: Vec<&str> = GAMES.iter().filter(|game| can(game)).map(|game| game.name).collect();
    names.join(", ")
}

/// What help says of an argument that takes one of those games.
pub(crate) fn help(can: fn(&InTerminal) -> bool) -> String {
    format!("Which game: {}", listed(can))
}
