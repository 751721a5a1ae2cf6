//! The number of a lit cell: what the best place over it has around.

use std::collections::BTreeMap;

use crate::facets::Facet;
use crate::map::Cells;
use crate::pieces::{Kind, TileRule};
use crate::rules::Rules;
use crate::state::Borough;

/// What a player wants around a tile of some kind, and the best numbers of it so far.
pub(super) struct Numbers {
    kind: Kind,
    /// The tiles that count, each with how much.
    others: Vec<(Cells, u8)>,
    best: BTreeMap<u8, Cells>,
}

/// How much a tile counts for another of which the number is told: for a home public buildings, for
/// a shop the levels of homes (SC-6.2), for a public building homes, for what serves factories these.
fn weight(wanted: &TileRule, other: &TileRule) -> u8 {
    let one = |counts: bool| u8::from(counts);
    if wanted.is(Facet::Residence) {
        one(other.is(Facet::Public))
    } else if wanted.is(Facet::Commerce) {
        one(other.is(Facet::Residence)) * other.level
    } else if wanted.is(Facet::Public) {
        one(other.is(Facet::Residence))
    } else if [Facet::Refinery, Facet::Harbor, Facet::Warehouse].iter().any(|&it| wanted.is(it)) {
        one(other.is(Facet::Factory))
    } else {
        0
    }
}

impl Numbers {
    /// Those of a kind of tile on a map, before its first place.
    pub(super) fn new(rules: &Rules, borough: &Borough, kind: Kind) -> Numbers {
        let wanted = rules.tile(kind);
        let others = borough.tiles.iter();
        let others = others.map(|(_, other, cells)| (cells, weight(wanted, rules.tile(other))));
        let others = others.filter(|(_, weight)| *weight > 0).collect();
        Numbers { kind, others, best: BTreeMap::new() }
    }

    /// Of which kind they are.
    pub(super) fn kind(&self) -> Kind {
        self.kind
    }

    /// Adds a place.
    pub(super) fn add(&mut self, cells: Cells) {
        let halo = cells.halo();
        let near = self.others.iter().filter(|(other, _)| other.meets(halo));
        *self.best.entry(near.map(|(_, weight)| weight).sum()).or_default() |= cells;
    }

    /// By number, the cells in which it stands: the best of the places over a cell counts.
    pub(super) fn told(self) -> BTreeMap<u8, Cells> {
        let mut higher = Cells::NONE;
        let best = self.best.into_iter().rev().map(|(number, cells)| {
            let own = cells.without(higher);
            higher |= cells;
            (number, own)
        });
        best.filter(|(number, own)| *number > 0 && !own.is_empty()).collect()
    }
}
