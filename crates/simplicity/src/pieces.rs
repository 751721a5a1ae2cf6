//! The basic terms of the rules (section 1): teams, slots, strips, tiles, symbols, faces.

use std::fmt;
use std::num::NonZeroU8;

use schemars::{JsonSchema, Schema, SchemaGenerator, json_schema};
use serde::{Deserialize, Serialize};

/// Declares a newtype for an index. It stores the index plus one, so that `Option` of it is a byte.
macro_rules! index_type {
    ($(#[$doc:meta])* $name:ident, $count:literal, $from:literal, $rule:literal) => {
        $(#[$doc])*
        #[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash)]
        pub struct $name(NonZeroU8);

        impl $name {
            /// How many there are at most.
            pub const COUNT: usize = $count;

            /// All of them, in order.
            pub const ALL: [$name; $count] = {
                let mut all = [$name(NonZeroU8::MIN); $count];
                let mut index = 0;
                while index < $count {
                    all[index] = $name::new(index);
                    index += 1;
                }
                all
            };

            /// The one with this index, from 0.
            ///
            /// # Panics
            /// If `index` is not below [`Self::COUNT`].
            #[inline]
            pub const fn new(index: usize) -> $name {
                assert!(index < $count);
                match NonZeroU8::new(index as u8 + 1) {
                    Some(number) => $name(number),
                    None => unreachable!(),
                }
            }

            /// Its index, from 0.
            #[inline]
            pub const fn index(self) -> usize {
                self.0.get() as usize - 1
            }

            /// The number that people and records use for it.
            #[inline]
            pub const fn number(self) -> u8 {
                self.0.get() - 1 + $from
            }

            /// The one with this number.
            pub fn from_number(number: u64) -> Option<$name> {
                let index = number.checked_sub($from)?;
                (index < $count).then(|| $name::new(index as usize))
            }
        }

        impl fmt::Debug for $name {
            fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
                write!(f, concat!(stringify!($name), "({})"), self.number())
            }
        }

        impl fmt::Display for $name {
            fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
                self.number().fmt(f)
            }
        }

        impl Serialize for $name {
            fn serialize<S: serde::Serializer>(&self, serializer: S) -> Result<S::Ok, S::Error> {
                serializer.serialize_u8(self.number())
            }
        }

        impl JsonSchema for $name {
            fn schema_name() -> std::borrow::Cow<'static, str> {
                concat!("Simplicity", stringify!($name)).into()
            }

            fn json_schema(_: &mut SchemaGenerator) -> Schema {
                let last = $from + $count - 1;
                json_schema!({ "type": "integer", "minimum": $from, "maximum": last })
            }

            fn inline_schema() -> bool {
                true
            }
        }

        impl<'de> Deserialize<'de> for $name {
            fn deserialize<D: serde::Deserializer<'de>>(deserializer: D) -> Result<$name, D::Error> {
                let number = u64::deserialize(deserializer)?;
                $name::from_number(number).ok_or_else(|| {
                    serde::de::Error::custom(format!(
                        "there is no {} {number}: they run from {} to {} ({})",
                        stringify!($name).to_lowercase(),
                        $from,
                        $from + $count - 1,
                        $rule,
                    ))
                })
            }
        }
    };
}

index_type! {
    /// A colour: five discs and a pawn. Numbered from 0.
    Team, 6, 0, "SIM-2.2"
}

index_type! {
    /// A place of the planning board. Numbered from 1 at the top to 7 at the bottom.
    Slot, 7, 1, "SIM-2.5"
}

index_type! {
    /// A terrain tile of a set of components, in the order of its data file. Numbered from 1;
    /// records use its name.
    Strip, 32, 1, "SIM-2.4"
}

impl Slot {
    /// The slot without symbols, from which a tile goes anywhere (SIM-3.5).
    pub const LAST: Slot = Slot::new(6);
}

/// What is built: a building of one of four types, or a park (SIM-2.1).
#[derive(
    Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord, Hash, Serialize, Deserialize, JsonSchema,
)]
#[schemars(rename = "SimplicityTile")]
#[repr(u8)]
pub enum Tile {
    /// Blue.
    #[serde(rename = "R")]
    Residential,
    /// Purple.
    #[serde(rename = "K")]
    Commercial,
    /// Orange.
    #[serde(rename = "O")]
    Office,
    /// Yellow.
    #[serde(rename = "V")]
    Civic,
    /// Green; the only one that is not a building.
    #[serde(rename = "P")]
    Park,
}

impl Tile {
    /// The five kinds; the four types of building come first.
    pub const ALL: [Tile; 5] =
        [Tile::Residential, Tile::Commercial, Tile::Office, Tile::Civic, Tile::Park];

    /// The four types of building.
    pub const BUILDINGS: [Tile; 4] =
        [Tile::Residential, Tile::Commercial, Tile::Office, Tile::Civic];

    /// Its place in [`Tile::ALL`].
    #[inline]
    pub const fn index(self) -> usize {
        self as usize
    }

    /// The capital letter that records and positions use.
    pub const fn letter(self) -> char {
        b"RKOVP"[self.index()] as char
    }

    /// The tile of a letter.
    pub fn from_letter(letter: char) -> Option<Tile> {
        Tile::ALL.into_iter().find(|tile| tile.letter() == letter)
    }

    /// What it is called in a sentence.
    pub const fn name(self) -> &'static str {
        ["residential", "commercial", "office", "civic", "park"][self.index()]
    }
}

/// What is printed on a space or beside a slot: says which tiles may be built where (SIM-3.5).
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord, Hash, Serialize, JsonSchema)]
#[serde(rename_all = "snake_case")]
#[schemars(rename = "SimplicitySymbol")]
#[repr(u8)]
pub enum Symbol {
    /// `c`
    Circle,
    /// `t`
    Triangle,
    /// `s`
    Square,
    /// `p`
    Pentagon,
    /// `h`
    Hexagon,
}

impl Symbol {
    /// The five symbols.
    pub const ALL: [Symbol; 5] =
        [Symbol::Circle, Symbol::Triangle, Symbol::Square, Symbol::Pentagon, Symbol::Hexagon];

    /// Its place in [`Symbol::ALL`].
    pub const fn index(self) -> usize {
        self as usize
    }

    /// The small letter that data files and positions use.
    pub const fn letter(self) -> char {
        b"ctsph"[self.index()] as char
    }

    /// The symbol of a letter.
    pub fn from_letter(letter: char) -> Option<Symbol> {
        Symbol::ALL.into_iter().find(|symbol| symbol.letter() == letter)
    }

    /// What it is called in a sentence.
    pub const fn name(self) -> &'static str {
        ["circle", "triangle", "square", "pentagon", "hexagon"][self.index()]
    }
}

/// A side of the planning board (SIM-2.5).
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash, Serialize, Deserialize, JsonSchema)]
#[serde(rename_all = "lowercase")]
#[schemars(rename = "SimplicityFace")]
#[repr(u8)]
pub enum Face {
    /// Face A.
    A,
    /// Face B.
    B,
}

impl Face {
    /// Both faces.
    pub const ALL: [Face; 2] = [Face::A, Face::B];

    /// 0 or 1.
    #[inline]
    pub const fn index(self) -> usize {
        self as usize
    }

    /// The other side.
    #[inline]
    pub const fn flipped(self) -> Face {
        match self {
            Face::A => Face::B,
            Face::B => Face::A,
        }
    }

    /// The small letter that records use.
    pub const fn letter(self) -> char {
        match self {
            Face::A => 'a',
            Face::B => 'b',
        }
    }
}
