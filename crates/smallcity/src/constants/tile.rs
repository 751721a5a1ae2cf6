//! One kind of tile.

use super::row::Provenance;
use crate::facets::Facets;

/// The most copies of a tile.
pub(super) const MOST_STOCK: i32 = 60;
/// The most dollars that a tile costs.
pub(super) const MOST_PRICE: i32 = 20;

/// The kind of a tile, without its level.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash, PartialOrd, Ord)]
pub enum TileKind {
    /// Green: homes, levels 1 to 5.
    Residence,
    /// Blue: shops, levels 1 to 4.
    Commerce,
    /// Yellow: wood, stone and metal, levels 1 to 3.
    Factory,
    /// Yellow: the second level of factories needs it.
    Refinery,
    /// Yellow: the third level of factories needs it; sells material.
    Harbor,
    /// Yellow: stores material.
    Warehouse,
    /// Light green: small, medium and large are levels 1 to 3.
    Park,
    /// Red.
    School,
    /// Red.
    Library,
    /// Red, with people.
    Museum,
    /// Red.
    Metro,
    /// Red: saves the dying.
    Clinic,
    /// Red, with people.
    University,
    /// Grey, with people.
    Police,
    /// Grey, with people.
    Fire,
    /// White: where citizens wait.
    CityHall,
}

impl TileKind {
    /// All kinds, in the order of the rules.
    pub const ALL: [TileKind; 16] = [
        TileKind::Residence,
        TileKind::Commerce,
        TileKind::Factory,
        TileKind::Refinery,
        TileKind::Harbor,
        TileKind::Warehouse,
        TileKind::Park,
        TileKind::School,
        TileKind::Library,
        TileKind::Museum,
        TileKind::Metro,
        TileKind::Clinic,
        TileKind::University,
        TileKind::Police,
        TileKind::Fire,
        TileKind::CityHall,
    ];

    /// Its name in data files and in the facts of cards.
    pub const fn name(self) -> &'static str {
        match self {
            TileKind::Residence => "Residence",
            TileKind::Commerce => "Commerce",
            TileKind::Factory => "Factory",
            TileKind::Refinery => "Refinery",
            TileKind::Harbor => "Harbor",
            TileKind::Warehouse => "Warehouse",
            TileKind::Park => "Park",
            TileKind::School => "School",
            TileKind::Library => "Library",
            TileKind::Museum => "Museum",
            TileKind::Metro => "Metro",
            TileKind::Clinic => "Clinic",
            TileKind::University => "University",
            TileKind::Police => "Police",
            TileKind::Fire => "Fire",
            TileKind::CityHall => "CityHall",
        }
    }

    /// The kind that a word names: its name, or R, C, F for the three that upgrade.
    pub fn from_word(word: &str) -> Option<TileKind> {
        match word {
            "R" => Some(TileKind::Residence),
            "C" => Some(TileKind::Commerce),
            "F" => Some(TileKind::Factory),
            _ => TileKind::ALL.into_iter().find(|kind| kind.name() == word),
        }
    }

    /// Whether it is one of the six cultural kinds (SC-2.6).
    pub const fn is_cultural(self) -> bool {
        matches!(
            self,
            TileKind::School
                | TileKind::Library
                | TileKind::Museum
                | TileKind::Metro
                | TileKind::Clinic
                | TileKind::University
        )
    }

    /// Whether its level is its number of cells.
    pub(super) const fn grows(self) -> bool {
        matches!(
            self,
            TileKind::Residence | TileKind::Commerce | TileKind::Factory | TileKind::Park
        )
    }
}

/// How many copies there are.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub enum Stock {
    /// This many for all, at any table.
    Common(u8),
    /// This many for each seat.
    PerSeat(u8),
    /// For all, one fewer than there are seats; one in a solo game (SC-3.4).
    PerOtherSeat,
}

/// What a tile costs.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub enum Price {
    /// Dollars.
    Money(u8),
    /// Materials.
    Materials {
        /// Pieces of wood.
        wood: u8,
        /// Pieces of stone.
        stone: u8,
        /// Pieces of metal.
        metal: u8,
    },
    /// Nothing: set up, never bought.
    Free,
}

impl Price {
    /// How a data file writes a price in materials.
    pub(super) fn materials_word(wood: u8, stone: u8, metal: u8) -> String {
        let parts = [(wood, 'w'), (stone, 's'), (metal, 'm')];
        let parts = parts.iter().filter(|(count, _)| *count > 0);
        parts.map(|(count, letter)| format!("{count}{letter}")).collect::<Vec<_>>().join(" ")
    }
}

/// Reads materials as data files write them, `"1w 1s"`, `"2m"`, `"w+s+m"`: pieces of wood, stone
/// and metal, at most 9 of each; `None` if it is not written so or names nothing.
pub fn read_materials(text: &str) -> Option<[u8; 3]> {
    let mut counts = [0_u8; 3];
    for part in text.split([' ', '+']).filter(|part| !part.is_empty()) {
        let kind = ["w", "s", "m"].iter().position(|letter| part.ends_with(letter))?;
        let count = match &part[..part.len() - 1] {
            "" => 1,
            digits if digits.bytes().all(|byte| byte.is_ascii_digit()) => digits.parse().ok()?,
            _ => return None,
        };
        counts[kind] = counts[kind].checked_add(count).filter(|&sum| sum <= 9)?;
    }
    (counts != [0; 3]).then_some(counts)
}

/// One kind of tile of one level.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct TileRow {
    /// Its key in data files, such as `tile_r3`.
    pub key: String,
    /// Its name for people.
    pub name: String,
    /// Its short code in records and pictures, such as `R3` or `Sch`.
    pub code: String,
    /// The kind that promises count it as.
    pub kind: TileKind,
    /// All its facets.
    pub facets: Facets,
    /// Its level; 1 for kinds without levels.
    pub level: u8,
    /// The cells that it covers.
    pub cells: u8,
    /// The name of its shape set.
    pub shapes: String,
    /// How many people it holds.
    pub spaces: u8,
    /// How many there are.
    pub stock: Stock,
    /// Its price.
    pub price: Price,
    /// Where shape, stock and price come from.
    pub provenance: [Provenance; 3],
    /// The id of its rule.
    pub rule: &'static str,
}
