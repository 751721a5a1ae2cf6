//! One kind of tile.

use kernel::Reader;

use super::row::Provenance;
use crate::facets::Facets;

/// The most copies of a tile.
pub(super) const MOST_STOCK: i32 = 60;
/// The most copies of a tile that a seat owns.
const MOST_OWN: u8 = 9;
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
    /// The kind that a word of data files and of the facts of cards names. R, C and F are the three that
    /// upgrade.
    pub fn from_word(word: &str) -> Option<TileKind> {
        Some(match word {
            "R" | "Residence" => TileKind::Residence,
            "C" | "Commerce" => TileKind::Commerce,
            "F" | "Factory" => TileKind::Factory,
            "Refinery" => TileKind::Refinery,
            "Harbor" => TileKind::Harbor,
            "Warehouse" => TileKind::Warehouse,
            "Park" => TileKind::Park,
            "School" => TileKind::School,
            "Library" => TileKind::Library,
            "Museum" => TileKind::Museum,
            "Metro" => TileKind::Metro,
            "Clinic" => TileKind::Clinic,
            "University" => TileKind::University,
            "Police" => TileKind::Police,
            "Fire" => TileKind::Fire,
            "CityHall" => TileKind::CityHall,
            _ => return None,
        })
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

impl Stock {
    /// Reads the stock of a tile of a kind.
    pub(super) fn read(kind: TileKind, at: &Reader<'_>) -> Option<Stock> {
        let stock = at.as_text().and_then(|words| match words {
            "1 per other seat" => Some(Stock::PerOtherSeat),
            words => words.strip_suffix(" per seat")?.parse().ok().map(Stock::PerSeat),
        });
        match stock {
            _ if kind == TileKind::CityHall => stock
                .filter(|stock| *stock == Stock::PerSeat(1))
                .or_else(|| at.refuse("fixed", "it is fixed: each seat has one")),
            Some(Stock::PerSeat(count)) if count > MOST_OWN => {
                let problem = format!("is {count} per seat; use 0 to {MOST_OWN}");
                at.fault("out_of_range", problem);
                None
            }
            None if at.as_int().is_some() => {
                at.int(Some((0, MOST_STOCK))).map(|count| Stock::Common(count as u8))
            }
            None => at.refuse(
                "bad_stock",
                "write a number, \"1 per seat\" (or another number) or \"1 per other seat\"",
            ),
            stock => stock,
        }
    }
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
    /// Reads the price of a tile of a kind.
    pub(super) fn read(kind: TileKind, at: &Reader<'_>) -> Option<Price> {
        if kind == TileKind::CityHall {
            let free = at.as_text().filter(|text| *text == "free").map(|_| Price::Free);
            let advice = "it is fixed: the tile is set up, never bought";
            return free.or_else(|| at.refuse("fixed", advice));
        }
        let cultural = kind.is_cultural();
        let wanted = if cultural {
            "materials in quotes: \"2w\", \"1w 1s\", \"1m\" (wood, stone, metal; at most 9 of each)"
        } else {
            "a number of dollars without quotes"
        };
        match (at.as_int(), at.as_text().and_then(read_materials)) {
            (_, Some([wood, stone, metal])) if cultural => {
                Some(Price::Materials { wood, stone, metal })
            }
            (Some(_), _) if !cultural => {
                at.int(Some((0, MOST_PRICE))).map(|dollars| Price::Money(dollars as u8))
            }
            (None, None) => at.refuse("bad_price", format!("write {wanted}")),
            _ => {
                let advice = format!("this tile is paid otherwise, write {wanted}");
                at.refuse("price_currency", advice)
            }
        }
    }

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
