//! The one list of games, as the arguments of commands see it.

use std::ops::RangeInclusive;

use clap::builder::PossibleValuesParser;
use kernel::Notation;
use simplicity::Simplicity;
use smallcity::SmallCity;

/// The default players: you and bots.
pub(crate) struct Usual {
    /// The bot that plays against you.
    pub(crate) bot: &'static str,
    /// The number of players.
    pub(crate) seats: u8,
}

/// What arguments and their help know of a game.
pub(crate) struct Listed {
    /// Its name on the command line.
    pub(crate) name: &'static str,
    /// The numbers of players that can sit at a table.
    pub(crate) players: RangeInclusive<u8>,
    /// The default players.
    pub(crate) usual: Usual,
    /// Whether a final position determines its score.
    pub(crate) is_scored: bool,
    /// Whether its players use fitted weights.
    pub(crate) is_trained: bool,
    /// Whether its numbers have sources.
    pub(crate) has_constants: bool,
}

/// Every game.
pub(crate) static GAMES: [Listed; 2] = [
    Listed {
        is_scored: true,
        is_trained: true,
        has_constants: false,
        ..listed_as::<Simplicity>(Usual { bot: "greedy", seats: 4 })
    },
    Listed {
        is_scored: false,
        is_trained: false,
        has_constants: true,
        ..listed_as::<SmallCity>(Usual { bot: "planner", seats: 3 })
    },
];

const fn listed_as<G: Notation>(usual: Usual) -> Listed {
    Listed {
        name: G::NAME,
        players: G::PLAYERS,
        usual,
        is_scored: false,
        is_trained: false,
        has_constants: false,
    }
}

/// The game of a name that a command has accepted.
///
/// # Panics
/// If there is no such game.
pub(crate) fn of(name: &str) -> &'static Listed {
    GAMES.iter().find(|game| game.name == name).expect("the game is listed")
}

/// The names of all games, for an argument that takes one of them.
pub(crate) fn names() -> PossibleValuesParser {
    PossibleValuesParser::new(GAMES.iter().map(|game| game.name))
}

/// The names of all games with a property, in a sentence.
pub(crate) fn listed(can: fn(&Listed) -> bool) -> String {
    let names: Vec<&str> = GAMES.iter().filter(|game| can(game)).map(|game| game.name).collect();
    names.join(", ")
}

/// The help of an argument that takes one of those games.
pub(crate) fn help(can: fn(&Listed) -> bool) -> String {
    format!("Which game: {}", listed(can))
}
