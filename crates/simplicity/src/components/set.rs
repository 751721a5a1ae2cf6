//! A whole set of components.

use super::ground::StripPiece;
use crate::pieces::{Face, Slot, Strip, Symbol};

/// The most tiles of a set, twice those of the printed game. The limit lets all draws of a round come
/// from one random number (see `play_out`).
pub(super) const MOST_TILES: i32 = 72;
/// Discs per team, and so rounds per game (SIM-3.1).
pub(super) const ROUNDS: usize = 5;

/// The symbols of slots 1 to 6, by face.
pub(super) type Faces = [[Vec<Symbol>; 6]; 2];

/// A set of components that has passed every check.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Components {
    pub(super) name: String,
    pub(super) tiles: [u8; 5],
    pub(super) strips: Vec<StripPiece>,
    pub(super) special: Strip,
    pub(super) faces: Faces,
}

impl Components {
    /// The name that set-ups use.
    pub fn name(&self) -> &str {
        &self.name
    }

    /// How many tiles of each kind are in the bag at the start, by [`crate::Tile::index`].
    pub const fn tiles(&self) -> [u8; 5] {
        self.tiles
    }

    /// All strips with their pieces, including the special one.
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
}
