//! The pieces in the box: a data file, read and checked whole (SIM-2.1, SIM-2.4, SIM-2.5).
//!
//! `read` turns the file into drafts (`draft`), `check` judges them together.

mod check;
mod draft;
mod read;

use std::sync::Arc;

use kernel::{BadData, DataFault, DataFaults};

use crate::city::ROWS;
use crate::pieces::{Face, Slot, Strip, Symbol, Tile};

/// The most tiles of a set, twice those of the printed game: all draws of a round then come from
/// one random number (see `play_out`).
const MOST_TILES: i64 = 72;
/// Discs of a team, and so rounds of a game (SIM-3.1).
const ROUNDS: usize = 5;

fn bad(faults: DataFaults) -> BadData {
    BadData { holds: "components", code: "bad_components", faults }
}

/// What is printed on a space of a strip.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Ground {
    /// A symbol.
    Symbol(Symbol),
    /// Nothing: only a tile from slot 7 may be built here (SIM-3.5).
    Blank,
    /// A building that is there from the start and belongs to nobody.
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

    fn from_letter(letter: char) -> Option<Ground> {
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

/// A set of components that has passed every check.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Components {
    name: String,
    tiles: [u8; 5],
    strips: Vec<StripPiece>,
    special: Strip,
    faces: [[Vec<Symbol>; 6]; 2],
}

impl Components {
    /// The name that set-ups use.
    pub fn name(&self) -> &str {
        &self.name
    }

    /// How many tiles of each kind are in the bag at the start, by [`Tile::index`].
    pub const fn tiles(&self) -> [u8; 5] {
        self.tiles
    }

    /// All strips with their pieces, the special one among them.
    pub fn strips(&self) -> impl ExactSizeIterator<Item = (Strip, &StripPiece)> + Clone {
        self.strips.iter().enumerate().map(|(index, piece)| (Strip::new(index), piece))
    }

    /// The piece of a strip; `None` if this set has fewer.
    pub fn strip(&self, strip: Strip) -> Option<&StripPiece> {
        self.strips.get(strip.index())
    }

    /// The strip with a name.
    pub fn strip_named(&self, name: &str) -> Option<Strip> {
        self.strips.iter().position(|piece| piece.name == name).map(Strip::new)
    }

    /// The special strip: the one with the blank space.
    pub const fn special(&self) -> Strip {
        self.special
    }

    /// The symbols of a slot on a face; empty for slot 7, which allows any space.
    pub fn symbols(&self, face: Face, slot: Slot) -> &[Symbol] {
        self.faces[face.index()].get(slot.index()).map_or(&[], Vec::as_slice)
    }

    /// Reads a data file and checks it whole.
    ///
    /// # Errors
    /// Every fault of the file at once.
    pub fn from_toml(text: &str) -> Result<Components, BadData> {
        read::read(text)
    }
}

/// The components that a set-up can name.
#[derive(Clone, Debug)]
pub struct Library(Vec<Arc<Components>>);

impl Library {
    /// The library of the printed game's standard components alone.
    ///
    /// # Panics
    /// Never: a test holds that the built-in file is sound.
    pub fn standard() -> Library {
        let standard = Components::from_toml(include_str!("../../data/standard.toml"));
        Library(vec![Arc::new(standard.expect("the built-in components are sound"))])
    }

    /// Adds a set from the text of a data file; one of the same name is replaced.
    ///
    /// # Errors
    /// Every fault of the file at once.
    pub fn add(&mut self, text: &str) -> Result<&Arc<Components>, BadData> {
        let components = Components::from_toml(text)?;
        let same = self.get(&components.name).is_some_and(|known| **known == components);
        if components.name == "standard" && !same {
            let problem = "\"standard\" is the name of the built-in set; choose another, because \
                           records name it";
            let fault = DataFault::new("reserved_name", "name", problem, "SIM-2.4");
            return Err(bad(fault.into()));
        }
        self.0.retain(|set| set.name != components.name);
        self.0.push(Arc::new(components));
        Ok(&self.0[self.0.len() - 1])
    }

    /// The set with a name.
    pub fn get(&self, name: &str) -> Option<&Arc<Components>> {
        self.0.iter().find(|set| set.name == name)
    }

    /// The names of all sets.
    pub fn names(&self) -> impl Iterator<Item = &str> {
        self.0.iter().map(|set| set.name.as_str())
    }
}
