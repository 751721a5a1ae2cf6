//! The map of a borough: cells and sets of cells (SC-2.2, SC-2.5).
//!
//! A set of cells is a mask of 128 bits. A row takes 11 bits, so that the eleventh, which is never
//! part of the map, keeps a step to the left or right from leaving its row.

use std::fmt::{self, Write as _};
use std::ops::{BitAnd, BitOr, BitOrAssign, Not};

use serde::{Deserialize, Deserializer, Serialize, Serializer};

/// Rows and columns of a map (SC-2.2).
pub const SIZE: usize = 10;
/// Bits of a row.
const STRIDE: usize = SIZE + 1;

/// A cell of a map, such as `c4`: column c, row 4.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord, Hash)]
pub struct Cell(u8);

impl Cell {
    /// The cell of a column and a row, both from 0; `None` outside the map.
    pub const fn at(column: usize, row: usize) -> Option<Cell> {
        if column < SIZE && row < SIZE { Some(Cell((row * STRIDE + column) as u8)) } else { None }
    }

    /// Its column, from 0.
    pub const fn column(self) -> usize {
        self.0 as usize % STRIDE
    }

    /// Its row, from 0.
    pub const fn row(self) -> usize {
        self.0 as usize / STRIDE
    }

    /// Parses a cell such as `c4`.
    pub fn parse(text: &str) -> Option<Cell> {
        let (column, row) = text.split_at_checked(1)?;
        let column = column.bytes().next()?.checked_sub(b'a')?;
        let row: usize = row.parse().ok().filter(|_| !row.starts_with(['0', '+']))?;
        Cell::at(column.into(), row.checked_sub(1)?)
    }
}

impl fmt::Display for Cell {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        // Documents are full of cells, and `write!` takes several times as long.
        f.write_char(char::from(b'a' + self.column() as u8))?;
        match self.row() + 1 {
            row @ ..10 => f.write_char(char::from(b'0' + row as u8)),
            row => write!(f, "{row}"),
        }
    }
}

/// A set of cells.
#[derive(Clone, Copy, Default, PartialEq, Eq, PartialOrd, Ord, Hash)]
pub struct Cells(u128);

impl Cells {
    /// No cell.
    pub const NONE: Cells = Cells(0);
    /// Every cell of the map.
    pub const ALL: Cells = Cells::zone(SIZE as u8);
    /// The cells on the edge of the map (SC-2.2).
    pub const PERIMETER: Cells = {
        let mut inner = Cells::zone(SIZE as u8 - 2).0;
        inner <<= STRIDE + 1;
        Cells(Cells::ALL.0 & !inner)
    };

    /// The zone of a size: the first columns and rows (SC-2.3).
    pub const fn zone(size: u8) -> Cells {
        let row = (1u128 << size) - 1;
        let (mut cells, mut done) = (0, 0);
        while done < size as usize {
            cells |= row << (done * STRIDE);
            done += 1;
        }
        Cells(cells)
    }

    /// One cell alone.
    pub const fn of(cell: Cell) -> Cells {
        Cells(1 << cell.0)
    }

    /// Whether there is none, as `serde` asks.
    pub(crate) const fn is_empty_ref(&self) -> bool {
        self.is_empty()
    }

    /// Whether there is none.
    pub const fn is_empty(self) -> bool {
        self.0 == 0
    }

    /// How many there are.
    pub const fn len(self) -> usize {
        self.0.count_ones() as usize
    }

    /// Whether `cell` is among them.
    pub const fn contains(self, cell: Cell) -> bool {
        self.0 >> cell.0 & 1 == 1
    }

    /// Whether both sets share a cell.
    #[inline(always)]
    pub const fn meets(self, other: Cells) -> bool {
        self.0 & other.0 != 0
    }

    /// Whether all of these are among `other`.
    #[inline(always)]
    pub const fn within(self, other: Cells) -> bool {
        self.0 & !other.0 == 0
    }

    /// These cells less `other`.
    #[inline(always)]
    pub const fn without(self, other: Cells) -> Cells {
        Cells(self.0 & !other.0)
    }

    /// These cells and all in their influence area: one step in eight directions (SC-2.5).
    #[inline(always)]
    pub const fn halo(self) -> Cells {
        let wide = self.0 | self.0 << 1 | self.0 >> 1;
        Cells((wide | wide << STRIDE | wide >> STRIDE) & Cells::ALL.0)
    }

    /// The cells that share an edge with one of these, without themselves.
    #[inline(always)]
    pub const fn beside(self) -> Cells {
        let steps = self.0 << 1 | self.0 >> 1 | self.0 << STRIDE | self.0 >> STRIDE;
        Cells(steps & Cells::ALL.0 & !self.0)
    }

    /// The cells whose right neighbour is in the set, and those whose neighbour below is.
    #[inline(always)]
    pub const fn joined(self) -> (Cells, Cells) {
        (Cells(self.0 & self.0 >> 1), Cells(self.0 & self.0 >> STRIDE))
    }

    /// The cells to the left of these, and the cells above these.
    #[inline(always)]
    pub const fn before(self) -> (Cells, Cells) {
        (Cells(self.0 >> 1 & Cells::ALL.0), Cells(self.0 >> STRIDE))
    }

    /// The first in reading order: row by row, left to right.
    pub const fn first(self) -> Option<Cell> {
        if self.0 == 0 { None } else { Some(Cell(self.0.trailing_zeros() as u8)) }
    }

    /// The first `count` in reading order.
    pub fn first_few(self, count: usize) -> Cells {
        self.iter().take(count).collect()
    }

    /// How many of these come before `cell` in reading order.
    pub const fn rank(self, cell: Cell) -> usize {
        (self.0 & ((1 << cell.0) - 1)).count_ones() as usize
    }

    /// Each in reading order.
    pub fn iter(self) -> CellIter {
        CellIter(self.0)
    }

    /// The upper left corner of the smallest rectangle around all cells, which need not be one of them;
    /// `None` for no cells.
    pub fn corner(self) -> Option<Cell> {
        let left = self.iter().map(Cell::column).min()?;
        Cell::at(left, self.first()?.row())
    }

    /// The same shape moved to the top left corner; empty stays empty.
    pub fn normal(self) -> Cells {
        let Some(corner) = self.corner() else { return self };
        Cells(self.0 >> corner.0)
    }

    /// The smallest zone that holds all of them.
    pub fn reach(self) -> u8 {
        self.iter().map(|cell| cell.column().max(cell.row()) as u8 + 1).max().unwrap_or(0)
    }

    /// The same shape moved right and down; `None` if it would leave the map.
    pub fn moved(self, right: usize, down: usize) -> Option<Cells> {
        self.iter().map(|cell| Cell::at(cell.column() + right, cell.row() + down)).collect()
    }

    /// Whether edges connect all of them.
    pub fn is_connected(self) -> bool {
        let Some(first) = self.first() else { return true };
        let mut found = Cells::of(first);
        loop {
            let grown = (found | found.beside()) & self;
            if grown == found {
                return found == self;
            }
            found = grown;
        }
    }

    /// Parses cells separated by spaces or commas.
    pub fn parse(text: &str) -> Option<Cells> {
        let names = text.split([' ', ',']).filter(|name| !name.is_empty());
        names.map(Cell::parse).collect()
    }
}

impl FromIterator<Cell> for Cells {
    fn from_iter<I: IntoIterator<Item = Cell>>(cells: I) -> Cells {
        cells.into_iter().fold(Cells::NONE, |all, cell| all | Cells::of(cell))
    }
}

impl IntoIterator for Cells {
    type Item = Cell;
    type IntoIter = CellIter;

    fn into_iter(self) -> CellIter {
        self.iter()
    }
}

/// The cells of a set in reading order.
#[derive(Clone, Debug)]
pub struct CellIter(u128);

impl Iterator for CellIter {
    type Item = Cell;

    fn next(&mut self) -> Option<Cell> {
        let first = Cells(self.0).first()?;
        self.0 &= self.0 - 1;
        Some(first)
    }
}

impl BitOr for Cells {
    type Output = Cells;

    #[inline(always)]
    fn bitor(self, other: Cells) -> Cells {
        Cells(self.0 | other.0)
    }
}

impl BitOrAssign for Cells {
    #[inline(always)]
    fn bitor_assign(&mut self, other: Cells) {
        self.0 |= other.0;
    }
}

impl BitAnd for Cells {
    type Output = Cells;

    #[inline(always)]
    fn bitand(self, other: Cells) -> Cells {
        Cells(self.0 & other.0)
    }
}

impl Not for Cells {
    type Output = Cells;

    #[inline(always)]
    fn not(self) -> Cells {
        Cells(!self.0 & Cells::ALL.0)
    }
}

impl fmt::Display for Cells {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        for (index, cell) in self.iter().enumerate() {
            if index > 0 {
                f.write_char(' ')?;
            }
            cell.fmt(f)?;
        }
        Ok(())
    }
}

impl fmt::Debug for Cells {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        write!(f, "{{{self}}}")
    }
}

impl Serialize for Cells {
    fn serialize<S: Serializer>(&self, serializer: S) -> Result<S::Ok, S::Error> {
        // In one piece: JSON looks for what to escape in each piece.
        serializer.serialize_str(&self.to_string())
    }
}

impl<'de> Deserialize<'de> for Cells {
    fn deserialize<D: Deserializer<'de>>(deserializer: D) -> Result<Cells, D::Error> {
        let text = String::deserialize(deserializer)?;
        // Documents separate them by one space each, as the schema says.
        let names = Some(&*text).filter(|text| !text.is_empty());
        let cells = names.into_iter().flat_map(|text| text.split(' ')).map(Cell::parse);
        cells.collect::<Option<Cells>>().ok_or_else(|| {
            serde::de::Error::custom(format!("cells are written like \"c4 c5 d5\", not {text:?}"))
        })
    }
}

impl Serialize for Cell {
    fn serialize<S: Serializer>(&self, serializer: S) -> Result<S::Ok, S::Error> {
        serializer.collect_str(self)
    }
}

impl<'de> Deserialize<'de> for Cell {
    fn deserialize<D: Deserializer<'de>>(deserializer: D) -> Result<Cell, D::Error> {
        let text = String::deserialize(deserializer)?;
        Cell::parse(&text).ok_or_else(|| {
            serde::de::Error::custom(format!("a cell is written like \"c4\", not {text:?}"))
        })
    }
}

/// Cells and sets of them are strings in documents.
macro_rules! string_schema {
    ($type:ty, $pattern:literal) => {
        impl schemars::JsonSchema for $type {
            fn schema_name() -> std::borrow::Cow<'static, str> {
                stringify!($type).into()
            }

            fn json_schema(_: &mut schemars::SchemaGenerator) -> schemars::Schema {
                schemars::json_schema!({ "type": "string", "pattern": $pattern })
            }

            fn inline_schema() -> bool {
                true
            }
        }
    };
}

string_schema!(Cell, "^[a-j]([1-9]|10)$");
string_schema!(Cells, "^([a-j]([1-9]|10)( [a-j]([1-9]|10))*)?$");
