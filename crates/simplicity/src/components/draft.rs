//! Strips and faces as far as the reader understood them.

use super::ground::{Ground, StripPiece};
use crate::pieces::Symbol;

/// The symbols of slots 1 to 6, by face.
pub(super) type FaceDrafts = [[Vec<Symbol>; 6]; 2];

/// A strip as far as the reader understood it.
pub(super) struct StripDraft {
    pub(super) name: String,
    pub(super) spaces: Vec<Ground>,
}

impl StripDraft {
    pub(super) fn piece(self) -> Option<StripPiece> {
        Some(StripPiece { name: self.name, spaces: self.spaces.try_into().ok()? })
    }

    pub(super) fn blanks(&self) -> usize {
        self.spaces.iter().filter(|&&ground| ground == Ground::Blank).count()
    }

    pub(super) fn open_spaces(&self) -> usize {
        self.spaces.iter().filter(|ground| !matches!(ground, Ground::Printed(_))).count()
    }
}
