//! The city: its spaces, sets of spaces, and adjacency.

use std::fmt;
use std::ops::{BitAnd, BitOr, BitOrAssign, Not};

use schemars::{JsonSchema, Schema, SchemaGenerator, json_schema};
use serde::{Deserialize, Serialize};

/// The most columns a city has: six ordinary strips and the special one (SIM-2.2).
pub const COLUMNS: usize = 7;
/// The spaces of a strip, and so the rows of a city (SIM-2.3).
pub const ROWS: usize = 7;

/// One square of the city, written `c4`: the column's letter, then the row from the top.
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash)]
pub struct Space(u8);

impl Space {
    /// The space in `column` (0 is `a`) and `row` (0 is row 1).
    ///
    /// # Panics
    /// If either is not below 7.
    #[inline]
    pub const fn new(column: usize, row: usize) -> Space {
        assert!(column < COLUMNS && row < ROWS);
        Space((column * 8 + row) as u8)
    }

    /// The space at a bit of a [`Spaces`].
    #[inline(always)]
    pub(crate) const fn from_bit(bit: u32) -> Space {
        Space(bit as u8)
    }

    /// 0 for column `a`.
    #[inline]
    pub const fn column(self) -> usize {
        self.0 as usize / 8
    }

    /// 0 for row 1.
    #[inline]
    pub const fn row(self) -> usize {
        self.0 as usize % 8
    }

    /// A number below 56 for tables by space; not every number is a space.
    #[inline]
    pub const fn index(self) -> usize {
        self.0 as usize
    }

    /// The space with a name such as `c4`.
    pub fn from_name(name: &str) -> Option<Space> {
        let &[column, row] = name.as_bytes() else { return None };
        let column = usize::from(column.checked_sub(b'a')?);
        let row = usize::from(row.checked_sub(b'1')?);
        (column < COLUMNS && row < ROWS).then(|| Space::new(column, row))
    }
}

impl fmt::Display for Space {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        write!(f, "{}{}", (b'a' + self.column() as u8) as char, self.row() + 1)
    }
}

impl fmt::Debug for Space {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        fmt::Display::fmt(self, f)
    }
}

impl Serialize for Space {
    fn serialize<S: serde::Serializer>(&self, serializer: S) -> Result<S::Ok, S::Error> {
        serializer.collect_str(self)
    }
}

impl JsonSchema for Space {
    fn schema_name() -> std::borrow::Cow<'static, str> {
        "SimplicitySpaceName".into()
    }

    fn json_schema(_: &mut SchemaGenerator) -> Schema {
        json_schema!({
            "type": "string",
            "pattern": "^[a-g][1-7]$",
            "description": "A space by its column and its row, such as c4."
        })
    }
}

impl<'de> Deserialize<'de> for Space {
    fn deserialize<D: serde::Deserializer<'de>>(deserializer: D) -> Result<Space, D::Error> {
        let name = std::borrow::Cow::<'de, str>::deserialize(deserializer)?;
        Space::from_name(&name).ok_or_else(|| {
            serde::de::Error::custom(format!(
                "{name:?} is no space: spaces run from \"a1\" to \"g7\", a column's letter and a row \
                 (SIM-2.3)"
            ))
        })
    }
}

/// A set of spaces, one bit each: column `a` is the lowest byte, row 1 its lowest bit. The eighth
/// bit of each byte is never set; it is the guard that keeps a shift from wrapping into the next
/// column.
#[derive(Clone, Copy, Default, PartialEq, Eq, Hash)]
pub struct Spaces(pub(crate) u64);

impl Spaces {
    /// No space.
    pub const EMPTY: Spaces = Spaces(0);

    /// Every space of the first `columns` columns.
    ///
    /// # Panics
    /// If `columns` is over 7.
    pub const fn of_columns(columns: usize) -> Spaces {
        assert!(columns <= COLUMNS);
        Spaces(0x007F_7F7F_7F7F_7F7F & ((1 << (8 * columns)) - 1))
    }

    /// Its bits: space (column, row) is bit 8 * column + row.
    #[inline(always)]
    pub const fn bits(self) -> u64 {
        self.0
    }

    /// The set of some bits, as [`Spaces::bits`] gives them; bits that are no space are left out.
    #[inline(always)]
    pub const fn from_bits(bits: u64) -> Spaces {
        Spaces(bits & Spaces::of_columns(COLUMNS).0)
    }

    /// The one space.
    #[inline(always)]
    pub const fn one(space: Space) -> Spaces {
        Spaces(1 << space.0)
    }

    /// Whether `space` is in it.
    #[inline(always)]
    pub const fn contains(self, space: Space) -> bool {
        self.0 >> space.0 & 1 == 1
    }

    /// Whether nothing is in it.
    #[inline(always)]
    pub const fn is_empty(self) -> bool {
        self.0 == 0
    }

    /// How many spaces are in it.
    #[inline(always)]
    pub const fn len(self) -> u32 {
        self.0.count_ones()
    }

    /// The spaces that share an edge with one of these. The result may have guard bits: intersect it
    /// with a set without any before using it alone.
    #[inline(always)]
    pub(crate) const fn beside(self) -> Spaces {
        Spaces(self.0 << 1 | self.0 >> 1 | self.0 << 8 | self.0 >> 8)
    }

    /// The spaces of `within` that these reach by edges without leaving it, including themselves where
    /// `within` contains them.
    #[inline]
    pub fn flood(self, within: Spaces) -> Spaces {
        let mut reached = self & within;
        loop {
            let grown = (reached | reached.beside()) & within;
            if grown == reached {
                return reached;
            }
            reached = grown;
        }
    }

    /// The lowest space alone; empty for an empty set.
    #[inline]
    pub const fn lowest(self) -> Spaces {
        Spaces(self.0 & self.0.wrapping_neg())
    }

    /// Its spaces, column by column from the left, each from the top.
    #[inline(always)]
    pub fn iter(self) -> impl Iterator<Item = Space> {
        let mut left = self.0;
        std::iter::from_fn(move || {
            (left != 0).then(|| {
                let space = Space::from_bit(left.trailing_zeros());
                left &= left - 1;
                space
            })
        })
    }
}

impl BitOr for Spaces {
    type Output = Spaces;
    #[inline(always)]
    fn bitor(self, other: Spaces) -> Spaces {
        Spaces(self.0 | other.0)
    }
}

impl BitOrAssign for Spaces {
    #[inline(always)]
    fn bitor_assign(&mut self, other: Spaces) {
        self.0 |= other.0;
    }
}

impl BitAnd for Spaces {
    type Output = Spaces;
    #[inline(always)]
    fn bitand(self, other: Spaces) -> Spaces {
        Spaces(self.0 & other.0)
    }
}

impl Not for Spaces {
    type Output = Spaces;
    #[inline(always)]
    fn not(self) -> Spaces {
        Spaces(!self.0)
    }
}

impl FromIterator<Space> for Spaces {
    fn from_iter<I: IntoIterator<Item = Space>>(spaces: I) -> Spaces {
        spaces.into_iter().fold(Spaces::EMPTY, |set, space| set | Spaces::one(space))
    }
}

impl fmt::Debug for Spaces {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.debug_set().entries(self.iter()).finish()
    }
}

impl Serialize for Spaces {
    fn serialize<S: serde::Serializer>(&self, serializer: S) -> Result<S::Ok, S::Error> {
        serializer.collect_seq(self.iter())
    }
}
