//! The city: spaces and what stands on them.

use std::collections::BTreeMap;

/// What the strip shows on a space (section 1).
#[derive(Clone, Copy, Debug, PartialEq)]
pub(crate) enum Space {
    Symbol(char),
    Blank,
    Printed(char),
}

/// A space as (column, row), both from 0, so `c4` is (2, 3).
pub(crate) type Square = (usize, usize);

/// The square of a name such as `c4` (section 1).
pub(crate) fn square(name: &str) -> Square {
    let mut letters = name.chars();
    let column = letters.next().unwrap() as usize - 'a' as usize;
    let row = letters.as_str().parse::<usize>().unwrap() - 1;
    (column, row)
}

/// The name of a square, such as `c4` (section 1).
pub(crate) fn square_name(square: Square) -> String {
    let column = (b'a' + u8::try_from(square.0).unwrap()) as char;
    format!("{column}{}", square.1 + 1)
}

/// The shared city.
#[derive(Clone, Debug, PartialEq)]
pub(crate) struct City {
    /// The strips from left to right, each from top to bottom (SIM-2.3).
    pub(crate) columns: Vec<Vec<Space>>,
    /// The tile built on each space: its type and the team whose disc is on it (SIM-3.4).
    pub(crate) built: BTreeMap<Square, (char, usize)>,
}

impl City {
    pub(crate) fn new() -> City {
        City { columns: Vec::new(), built: BTreeMap::new() }
    }

    /// The city of a position text: one line per row, two characters per space. Either a type and
    /// an owner, where the owner is `-` (printed) or a letter of `owners` whose index is the team;
    /// or a symbol's letter or `_` (blank) and a dot. `..` is a blank space.
    pub(crate) fn from_text(text: &str, owners: &str) -> City {
        let mut city = City::new();
        for (row, line) in text.trim().lines().enumerate() {
            for (column, word) in line.split_whitespace().enumerate() {
                if row == 0 {
                    city.columns.push(Vec::new());
                }
                let letters: Vec<char> = word.chars().collect();
                let (what, whose) = (letters[0], letters[1]);
                if (what, whose) == ('.', '.') || (what, whose) == ('_', '.') {
                    city.columns[column].push(Space::Blank);
                } else if whose == '.' {
                    city.columns[column].push(Space::Symbol(what));
                } else if whose == '-' {
                    city.columns[column].push(Space::Printed(what));
                } else {
                    let team = owners.chars().position(|owner| owner == whose).unwrap();
                    city.columns[column].push(Space::Blank);
                    city.built.insert((column, row), (what, team));
                }
            }
        }
        city
    }

    /// Every square of the city, column by column.
    pub(crate) fn squares(&self) -> Vec<Square> {
        let mut squares = Vec::new();
        for column in 0..self.columns.len() {
            for row in 0..self.columns[column].len() {
                squares.push((column, row));
            }
        }
        squares
    }

    /// What the strip shows there; `None` outside the city.
    pub(crate) fn space(&self, square: Square) -> Option<Space> {
        self.columns.get(square.0)?.get(square.1).copied()
    }

    /// The squares that share an edge with this one (section 1, "adjacent").
    pub(crate) fn adjacent(&self, square: Square) -> Vec<Square> {
        let (column, row) = square;
        let mut adjacent = vec![(column + 1, row), (column, row + 1)];
        if column > 0 {
            adjacent.push((column - 1, row));
        }
        if row > 0 {
            adjacent.push((column, row - 1));
        }
        adjacent.retain(|&other| self.space(other).is_some());
        adjacent
    }

    /// Whether there is neither a tile nor a printed building (SIM-3.5); false outside the city.
    pub(crate) fn open(&self, square: Square) -> bool {
        match self.space(square) {
            None | Some(Space::Printed(_)) => false,
            Some(Space::Symbol(_) | Space::Blank) => !self.built.contains_key(&square),
        }
    }

    /// All open spaces (SIM-3.5).
    pub(crate) fn open_spaces(&self) -> Vec<Square> {
        self.squares().into_iter().filter(|&square| self.open(square)).collect()
    }

    /// The type of the building there, built or printed.
    pub(crate) fn type_at(&self, square: Square) -> Option<char> {
        if let Some(&(tile, _)) = self.built.get(&square) {
            return Some(tile);
        }
        match self.space(square) {
            Some(Space::Printed(building)) => Some(building),
            _ => None,
        }
    }

    /// The team whose disc is there.
    pub(crate) fn disc_at(&self, square: Square) -> Option<usize> {
        self.built.get(&square).map(|&(_, team)| team)
    }

    /// The spaces with discs of a team.
    pub(crate) fn discs(&self, team: usize) -> Vec<Square> {
        let mut discs = Vec::new();
        for (&square, &(_, owner)) in &self.built {
            if owner == team {
                discs.push(square);
            }
        }
        discs
    }
}
