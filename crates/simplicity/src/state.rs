//! The full state of a running game, 128 bytes.

use serde::Serialize;

use crate::city::{COLUMNS, Spaces};
use crate::pieces::{Face, Slot, Strip, Team, Tile};

/// The city's buildings and their owners.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, Hash, Serialize)]
pub struct City {
    /// Where each kind of tile stands, by [`Tile::index`]; printed buildings included.
    pub tiles: [Spaces; 5],
    /// Where each team has a disc, by [`Team::index`].
    pub discs: [Spaces; Team::COUNT],
}

impl City {
    /// All spaces with a tile.
    #[inline]
    pub fn built(&self) -> Spaces {
        self.tiles.into_iter().fold(Spaces::EMPTY, |all, tile| all | tile)
    }

    /// All spaces with a disc.
    #[inline]
    pub fn owned(&self) -> Spaces {
        self.discs.into_iter().fold(Spaces::EMPTY, |all, discs| all | discs)
    }

    /// The tile on a space.
    pub fn tile(&self, space: crate::Space) -> Option<Tile> {
        Tile::ALL.into_iter().find(|tile| self.tiles[tile.index()].contains(space))
    }

    /// The team whose disc is on a space.
    pub fn owner(&self, space: crate::Space) -> Option<Team> {
        Team::ALL.into_iter().find(|team| self.discs[team.index()].contains(space))
    }
}

/// A state of the game: a plain value, compared and copied as such.
///
/// Simplicity hides nothing, so this is also what every observer sees.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash, Serialize)]
pub struct State {
    /// What is built.
    pub city: City,
    /// The strips laid so far, by column.
    pub columns: [Option<Strip>; COLUMNS],
    /// The tiles in the bag, counted by [`Tile::index`]: a bag has no order.
    pub bag: [u8; 5],
    /// The tile in each slot, by [`Slot::index`]; `None` once taken.
    pub offer: [Option<Tile>; Slot::COUNT],
    /// The turn order of this round, first place first.
    pub order: [Option<Team>; Team::COUNT],
    /// Where each team's pawn stands, by [`Team::index`].
    pub pawns: [Option<Slot>; Team::COUNT],
    /// The tokens of each team, by [`Team::index`].
    pub tokens: [u8; Team::COUNT],
    /// The face of the planning board that is up; `None` before the draw.
    pub face: Option<Face>,
    /// The slot that is blocked this round (SIM-3.2).
    pub blocked: Option<Slot>,
    /// How many inputs the state has had: the index into the rules' list of steps.
    pub step: u8,
}

impl State {
    /// The slots whose tile can be taken now (SIM-3.4): neither taken nor blocked.
    pub fn available(&self) -> impl Iterator<Item = (Slot, Tile)> {
        Slot::ALL.into_iter().filter_map(|slot| Some((slot, self.available_in(slot)?)))
    }

    /// The tile that can be taken from a slot, if any.
    #[inline]
    pub fn available_in(&self, slot: Slot) -> Option<Tile> {
        if self.blocked == Some(slot) { None } else { self.offer[slot.index()] }
    }
}
