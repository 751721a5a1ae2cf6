//! The number of a lit cell: what the best place over it has around it.

use std::collections::BTreeMap;

use crate::facets::Facet;
use crate::map::Cells;
use crate::pieces::{Kind, Landmark, Need, TileRule};
use crate::rules::Rules;
use crate::state::Borough;
use crate::surroundings::Surroundings;

/// What a player wants around a tile of some kind, and its best numbers so far.
pub(super) struct Numbers<'a> {
    kind: Kind,
    /// Where land counts instead of tiles.
    land: Option<(Surroundings<'a>, &'static str)>,
    /// The tiles that count, each with how much.
    others: Vec<(Cells, u8)>,
    best: BTreeMap<u8, Cells>,
}

/// How much a tile counts for the number of another: public buildings count for a home, levels of homes
/// for a shop (SC-6.2), homes for a public building, factories for tiles that serve them. A tile that
/// needs land around it has the number of that land.
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

/// The same for a landmark.
fn printed_weight(wanted: &TileRule, landmark: &Landmark) -> u8 {
    if wanted.is(Facet::Residence) {
        u8::from(landmark.culture)
    } else {
        landmark.homes * u8::from(wanted.is(Facet::Commerce))
    }
}

impl<'a> Numbers<'a> {
    /// The numbers of a kind of tile on a map, before its first place.
    pub(super) fn new(rules: &'a Rules, borough: &'a Borough, kind: Kind) -> Numbers<'a> {
        let wanted = rules.tile(kind);
        let land = wanted.needs.iter().find_map(|need| match need {
            Need::Land { source, .. } => Some((Surroundings::of(rules, borough), *source)),
            _ => None,
        });
        let others = borough.tiles.iter();
        let others = others.map(|(_, other, cells)| (cells, weight(wanted, rules.tile(other))));
        let printed = rules.landmarks(borough);
        let printed = printed.map(|landmark| (landmark.cells, printed_weight(wanted, &landmark)));
        let others = others.chain(printed).filter(|(_, weight)| *weight > 0).collect();
        Numbers { kind, land, others, best: BTreeMap::new() }
    }

    /// The kind of tile.
    pub(super) fn kind(&self) -> Kind {
        self.kind
    }

    /// Adds a place.
    pub(super) fn add(&mut self, cells: Cells) {
        let halo = cells.halo();
        let near = self.others.iter().filter(|(other, _)| other.meets(halo));
        let number = match &self.land {
            Some((around, land)) => around.land_near(land, cells, halo) as u8,
            None => near.map(|(_, weight)| weight).sum(),
        };
        *self.best.entry(number).or_default() |= cells;
    }

    /// By number, the cells that have it: the best place over a cell counts.
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
