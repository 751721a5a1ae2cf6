//! Which buildings officers cover (SP-POL-8).

use crate::map::Cells;
use crate::pieces::TileRule;
use crate::rules::Rules;
use crate::state::Borough;

/// The cells of the officers of a borough.
pub(super) fn officers(rules: &Rules, borough: &Borough) -> Cells {
    let officer = rules.modules.police.officer;
    officer.map_or(Cells::NONE, |officer| borough.people[officer.index()])
}

/// How many officers cover a building: their influence area, own cell included, meets it (SP-POL-8).
pub(super) fn cover(officers: Cells, building: Cells) -> usize {
    (building.halo() & officers).len()
}

/// All cells of buildings that match `wanted`, which also gets the number of officers that cover each.
pub(super) fn tiles(
    rules: &Rules,
    borough: &Borough,
    wanted: impl Fn(usize, &TileRule) -> bool,
) -> Cells {
    let officers = officers(rules, borough);
    let tiles = borough.tiles.iter();
    let tiles = tiles.filter(|(_, kind, cells)| wanted(cover(officers, *cells), rules.tile(*kind)));
    tiles.fold(Cells::NONE, |all, (.., cells)| all | cells)
}
