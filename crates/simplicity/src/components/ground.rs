//! What is printed on strips.

use crate::city::ROWS;
use crate::pieces::{Symbol, Tile};

/// What is printed on a space of a strip.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Ground {
    /// A symbol.
    Symbol(Symbol),
    /// Nothing: only a tile from slot 7 may be built here (SIM-3.5).
    Blank,
    /// A building that is there from the start and that nobody owns.
    Printed(Tile),
}

impl Ground {
    /// The letter that data files use.
    pub const fn letter(self) -> char {
        match self {
            Ground::Symbol(symbol) => symbol.letter(),
            Ground::Blank => '_',
            Ground::Printed(tile) => tile.letter(),
        }
    }

    pub(super) fn from_letter(letter: char) -> Option<Ground> {
        Symbol::from_letter(letter)
            .map(Ground::Symbol)
            .or_else(|| (letter == '_').then_some(Ground::Blank))
            .or_else(|| {
                let tile = Tile::from_letter(letter)?;
                (tile != Tile::Park).then_some(Ground::Printed(tile))
            })
    }
}

/// A long terrain tile: a column of the city, top to bottom.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct StripPiece {
    /// Its name in records.
    pub name: String,
    /// Its spaces, row 1 first.
    pub spaces: [Ground; ROWS],
}

impl StripPiece {
    pub(super) fn blanks(&self) -> usize {
        self.spaces.iter().filter(|&&ground| ground == Ground::Blank).count()
    }

    pub(super) fn open_spaces(&self) -> usize {
        self.spaces.iter().filter(|ground| !matches!(ground, Ground::Printed(_))).count()
    }
}
