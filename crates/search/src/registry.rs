//! The registry of players: the one list that the command line, its help and its messages read.

use std::fmt;

use kernel::{Fault, Hints};

use crate::players::{
    Budget, Greedy, Noisy, Planner, Plans, Player, Random, RandomMove, Tree, Varied,
};

/// A parameter of a player, written after its name: `greedy:noise=20`.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Parameter {
    /// Its name.
    pub name: &'static str,
    /// What it does, with its unit.
    pub about: &'static str,
    /// Its default value.
    pub default: u32,
    /// Its largest value; the smallest is 0.
    pub most: u32,
}

/// A player's entry for people.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct PlayerInfo {
    /// Which one it is.
    kind: Kind,
    /// Its name.
    pub name: &'static str,
    /// How it plays.
    pub about: &'static str,
    /// Its parameters.
    pub parameters: &'static [Parameter],
}

/// Every player. A match over it makes listing and construction agree.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
enum Kind {
    Random,
    RandomMove,
    Greedy,
    Planner,
    Plans,
    Tree,
}

const NOISE: Parameter = Parameter {
    name: "noise",
    about: "percent of its turns that it plays like random",
    default: 0,
    most: 100,
};

const WORLDS: Parameter = Parameter {
    name: "worlds",
    about: "worlds that it imagines before each choice",
    default: 200,
    most: 1_000_000,
};

const ROUNDS: Parameter = Parameter {
    name: "rounds",
    about: "rounds that it plays in each world, this one the first; 0 is to the end of the game",
    default: 0,
    most: 100,
};

const EXACT: Parameter = Parameter {
    name: "exact",
    about: "thousands of positions that it looks at to be certain of the end of a game",
    default: 0,
    most: 1_000_000,
};

const SEES: Parameter = Parameter {
    name: "sees",
    about: "how many moves it notices, each time others; 0 is all",
    default: 0,
    most: 1_000,
};

const AHEAD: Parameter = Parameter {
    name: "worlds",
    about: "worlds that it plays on for each plan that it decides on",
    default: 100,
    most: 1_000_000,
};

const ALIKE: Parameter = Parameter {
    name: "alike",
    about: "1 compares plans with the same luck, at Small City; 0 lets luck go on from where a plan leaves it",
    default: 0,
    most: 1,
};

/// Every player, from the weakest.
pub const REGISTRY: &[PlayerInfo] = &[
    PlayerInfo {
        kind: Kind::Random,
        name: "random",
        about: "uniform over the kinds of moves that a game bunches, then over the moves of one",
        parameters: &[],
    },
    PlayerInfo {
        kind: Kind::RandomMove,
        name: "random-move",
        about: "uniform over all legal moves",
        parameters: &[],
    },
    PlayerInfo {
        kind: Kind::Greedy,
        name: "greedy",
        about: "the move that gains most at once, by the game's own reckoning",
        parameters: &[NOISE, SEES],
    },
    PlayerInfo {
        kind: Kind::Planner,
        name: "planner",
        about: "thinks secret plans through before it begins them; elsewhere like greedy",
        parameters: &[NOISE],
    },
    PlayerInfo {
        kind: Kind::Plans,
        name: "plans",
        about: "compares whole plans over imagined worlds to the end of the next round, or of the game where a game has no such end",
        parameters: &[AHEAD, ALIKE],
    },
    PlayerInfo {
        kind: Kind::Tree,
        name: "tree",
        about: "searches a tree of what may follow; slow in some games",
        parameters: &[WORLDS, ROUNDS, EXACT],
    },
];

/// Separates the players of a list.
const OR: char = '/';

/// Makes the player that `spec` names, such as `greedy` or `greedy:noise=20`, or a level of the game.
/// `greedy:noise=20/greedy` is the first in a plain game and the second in others: the place in such a
/// list is the game's [`Hints::variety`].
///
/// # Errors
/// There is no such player or parameter.
///
/// # Examples
/// ```
/// use search::make_player;
/// use simplicity::Simplicity;
///
/// assert!(make_player::<Simplicity>("greedy:noise=20").is_ok());
/// assert!(make_player::<Simplicity>("greedy:speed=20").is_err());
/// ```
pub fn make_player<G: Hints>(spec: &str) -> Result<Box<dyn Player<G>>, BadPlayer> {
    let level = G::LEVELS.iter().find(|level| level.name == spec);
    let spec = level.map_or(spec, |level| level.player);
    let mut players = spec.split(OR).map(one).collect::<Result<Vec<_>, _>>()?;
    Ok(if players.len() > 1 { Box::new(Varied(players)) } else { players.remove(0) })
}

/// The player of a spec that is neither a level nor a list.
fn one<G: Hints>(spec: &str) -> Result<Box<dyn Player<G>>, BadPlayer> {
    let (kind, settings) = read(spec)?;
    Ok(match kind {
        Kind::Random => Box::new(Random::default()),
        Kind::RandomMove => Box::new(RandomMove),
        Kind::Greedy => Box::new(Noisy::new(Greedy::new(settings[1]), settings[0])),
        Kind::Planner => Box::new(Noisy::new(Planner::default(), settings[0])),
        Kind::Plans => {
            let plans = Plans::new(settings[0]);
            Box::new(if settings[1] == 1 { plans.alike() } else { plans })
        }
        Kind::Tree => Box::new(Tree::new(Budget {
            worlds: settings[0],
            rounds: settings[1],
            exact: 1_000 * u64::from(settings[2]),
        })),
    })
}

/// The player and its parameter values, in order.
fn read(spec: &str) -> Result<(Kind, Vec<u32>), BadPlayer> {
    let mut parts = spec.split(':');
    let name = parts.next().unwrap_or_default();
    let info = REGISTRY.iter().find(|info| info.name == name);
    let info = info.ok_or_else(|| BadPlayer::Unknown { name: name.to_owned() })?;
    let mut values: Vec<u32> = info.parameters.iter().map(|parameter| parameter.default).collect();
    for part in parts {
        let bad = || BadPlayer::Parameter { info: *info, given: part.to_owned() };
        let (key, value) = part.split_once('=').ok_or_else(bad)?;
        let index = info.parameters.iter().position(|parameter| parameter.name == key);
        let index = index.ok_or_else(bad)?;
        let value = value.parse().ok().filter(|&value| value <= info.parameters[index].most);
        values[index] = value.ok_or_else(bad)?;
    }
    Ok((info.kind, values))
}

/// Why a spec names no player.
#[derive(Clone, Debug, PartialEq, Eq)]
#[non_exhaustive]
pub enum BadPlayer {
    /// The name is not in the list.
    Unknown {
        /// The requested name.
        name: String,
    },
    /// The player does not have this parameter or this value of it.
    Parameter {
        /// The player.
        info: PlayerInfo,
        /// The requested setting.
        given: String,
    },
}

impl std::error::Error for BadPlayer {}

impl Fault for BadPlayer {
    fn code(&self) -> &'static str {
        match self {
            BadPlayer::Unknown { .. } => "unknown_player",
            BadPlayer::Parameter { .. } => "bad_parameter",
        }
    }

    fn rule(&self) -> Option<&'static str> {
        None
    }
}

impl fmt::Display for BadPlayer {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match self {
            BadPlayer::Unknown { name } => {
                let names: Vec<&str> = REGISTRY.iter().map(|info| info.name).collect();
                write!(f, "there is no player {name:?}; the players are {}", names.join(", "))
            }
            BadPlayer::Parameter { info, given } if info.parameters.is_empty() => {
                write!(f, "the player {} has no parameters, so {given:?} cannot be set", info.name)
            }
            BadPlayer::Parameter { info, given } => {
                let known = info.parameters.iter().map(|parameter| {
                    format!(
                        "{}=0 to {} ({}, default {})",
                        parameter.name, parameter.most, parameter.about, parameter.default
                    )
                });
                let known: Vec<String> = known.collect();
                write!(f, "the player {} has no {given:?}; set {}", info.name, known.join(", "))
            }
        }
    }
}

#[cfg(test)]
mod tests {
    use super::{REGISTRY, read};

    #[test]
    fn every_registered_name_and_parameter_is_read() {
        for info in REGISTRY {
            assert_eq!(read(info.name).map(|(kind, _)| kind), Ok(info.kind));
            for parameter in info.parameters {
                let spec = format!("{}:{}={}", info.name, parameter.name, parameter.most);
                assert!(read(&spec).is_ok(), "{spec}");
                let spec = format!("{}:{}={}", info.name, parameter.name, parameter.most + 1);
                assert!(read(&spec).is_err(), "{spec}");
            }
        }
    }

    #[test]
    fn a_wrong_name_or_parameter_is_refused_in_a_sentence() {
        let message = |spec| read(spec).unwrap_err().to_string();
        assert!(message("gredy").contains("random, random-move, greedy, planner, plans, tree"));
        assert!(message("greedy:noize=2").contains("noise=0 to 100"));
        assert!(message("random:noise=2").contains("has no parameters"));
    }
}
