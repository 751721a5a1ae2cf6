//! The options of a game, and the standard components.

use super::city::Space;

/// The types of buildings (section 1).
pub(crate) const BUILDINGS: [char; 4] = ['R', 'K', 'O', 'V'];

/// The types of tiles: the buildings and the park (section 1).
pub(crate) const TYPES: [char; 5] = ['R', 'K', 'O', 'V', 'P'];

/// SIM-2.2: players, ordinary strips, teams per player, teams, demolition.
#[rustfmt::skip]
const TABLE_SIZES: [(usize, usize, usize, usize, bool); 5] = [
    (2, 4, 2, 4, true),
    (3, 6, 2, 6, false),
    (4, 4, 1, 4, true),
    (5, 5, 1, 5, true),
    (6, 6, 1, 6, false),
];

/// A strip: its name and its spaces from top to bottom (SIM-2.3).
#[derive(Clone, Debug, PartialEq)]
pub(crate) struct Strip {
    pub(crate) name: String,
    pub(crate) spaces: Vec<Space>,
}

/// The pieces in the box (SIM-2.1, SIM-2.4, SIM-2.5).
#[derive(Clone, Debug, PartialEq)]
pub(crate) struct Components {
    pub(crate) ordinary: Vec<Strip>,
    pub(crate) special: Strip,
    /// The symbols of slots 1 to 7; slot 7 takes any, whatever its list says.
    pub(crate) face_a: Vec<Vec<char>>,
    pub(crate) face_b: Vec<Vec<char>>,
    /// How many tiles of each type the full bag holds.
    pub(crate) tiles: Vec<(char, usize)>,
}

/// The standard components: the tables of SIM-2.1, SIM-2.4 and SIM-2.5, row by row.
#[rustfmt::skip]
pub(crate) fn standard() -> Components {
    Components {
        ordinary: vec![
            strip("1", ["triangle", "hexagon", "R", "pentagon", "square", "K", "circle"]),
            strip("2", ["V", "triangle", "O", "square", "circle", "hexagon", "pentagon"]),
            strip("3", ["O", "circle", "square", "hexagon", "pentagon", "R", "triangle"]),
            strip("4", ["hexagon", "square", "circle", "V", "triangle", "pentagon", "K"]),
            strip("5", ["square", "R", "pentagon", "circle", "V", "triangle", "hexagon"]),
            strip("6", ["pentagon", "O", "hexagon", "triangle", "K", "circle", "square"]),
        ],
        special:
            strip("special", ["circle", "pentagon", "triangle", "blank", "hexagon", "square", "circle"]),
        face_a: face(["circle", "triangle", "pentagon", "square or hexagon", "circle or square", "triangle or hexagon", "any"]),
        face_b: face(["square", "hexagon", "pentagon", "circle or triangle", "circle or hexagon", "triangle or square", "any"]),
        tiles: vec![('R', 8), ('K', 8), ('O', 8), ('V', 8), ('P', 4)],
    }
}

fn strip(name: &str, words: [&str; 7]) -> Strip {
    Strip { name: name.to_string(), spaces: words.iter().map(|word| space(word)).collect() }
}

fn space(word: &str) -> Space {
    match word {
        "R" | "K" | "O" | "V" => Space::Printed(word.chars().next().unwrap()),
        "blank" => Space::Blank,
        _ => Space::Symbol(symbol(word)),
    }
}

fn face(slots: [&str; 7]) -> Vec<Vec<char>> {
    let mut face = Vec::new();
    for words in slots {
        if words == "any" {
            face.push(Vec::new());
        } else {
            face.push(words.split(" or ").map(symbol).collect());
        }
    }
    face
}

fn symbol(word: &str) -> char {
    match word {
        "circle" => 'c',
        "triangle" => 't',
        "square" => 's',
        "pentagon" => 'p',
        "hexagon" => 'h',
        _ => panic!("{word} is no symbol"),
    }
}

/// When demolition is played (section 6).
#[derive(Clone, Copy, Debug, PartialEq)]
pub(crate) enum Demolition {
    ByPlayers,
    Always,
    Never,
}

/// The face of round 1 (section 6).
#[derive(Clone, Copy, Debug, PartialEq)]
pub(crate) enum FirstFace {
    Random,
    A,
    B,
}

/// What decides between equal scores (section 6).
#[derive(Clone, Copy, Debug, PartialEq)]
pub(crate) enum TieBreak {
    FinalPawns,
    LastRoundOrder,
}

/// When a tile may be built anywhere (section 6).
#[derive(Clone, Copy, Debug, PartialEq)]
pub(crate) enum Stuck {
    NoTileFits,
    PerTile,
}

/// The turn order of round 1 (section 6): drawn, or a list of teams, first place first.
#[derive(Clone, Debug, PartialEq)]
pub(crate) enum Order {
    Random,
    Fixed(Vec<usize>),
}

/// All options of a game (section 6).
#[derive(Clone, Debug, PartialEq)]
pub(crate) struct Setup {
    pub(crate) players: usize,
    pub(crate) components: Components,
    pub(crate) demolition: Demolition,
    pub(crate) first_face: FirstFace,
    pub(crate) tie_break: TieBreak,
    pub(crate) stuck: Stuck,
    pub(crate) order: Order,
}

impl Setup {
    /// The first value of every option (section 6).
    pub(crate) fn default_for(players: usize) -> Setup {
        Setup {
            players,
            components: standard(),
            demolition: Demolition::ByPlayers,
            first_face: FirstFace::Random,
            tie_break: TieBreak::FinalPawns,
            stuck: Stuck::NoTileFits,
            order: Order::Random,
        }
    }

    /// This game's row of the table of SIM-2.2.
    fn table_size(&self) -> (usize, usize, usize, usize, bool) {
        TABLE_SIZES.into_iter().find(|row| row.0 == self.players).expect("2 to 6 players (SIM-2.2)")
    }

    /// Ordinary strips in the city (SIM-2.2).
    pub(crate) fn ordinary_strips(&self) -> usize {
        self.table_size().1
    }

    /// Teams in the game (SIM-2.2).
    pub(crate) fn teams(&self) -> usize {
        self.table_size().3
    }

    /// The teams of a player (SIM-2.2).
    pub(crate) fn teams_of(&self, player: usize) -> Vec<usize> {
        if self.table_size().2 == 2 { vec![player, player + self.players] } else { vec![player] }
    }

    /// The player of a team (SIM-2.2).
    pub(crate) fn player_of(&self, team: usize) -> usize {
        for player in 0..self.players {
            if self.teams_of(player).contains(&team) {
                return player;
            }
        }
        panic!("there is no team {team}")
    }

    /// Whether a slot is blocked at the start of every round (SIM-2.2, SIM-3.2).
    pub(crate) fn demolition(&self) -> bool {
        match self.demolition {
            Demolition::ByPlayers => self.table_size().4,
            Demolition::Always => true,
            Demolition::Never => false,
        }
    }
}
