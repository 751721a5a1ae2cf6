//! Groups of Parks, those large enough to be Gardens, and their Statues (SP-BLD-1, SP-BLD-3).

use super::data::Refusal;
use crate::facets::Facet;
use crate::illegal::{Illegal, refuse};
use crate::map::Cells;
use crate::modules;
use crate::pieces::{Code, Kind};
use crate::rules::Rules;
use crate::site::Site;
use crate::state::Borough;

/// The cells of Parks, Statues among them.
fn parks(rules: &Rules, borough: &Borough) -> Cells {
    rules.cells_of(borough, |rule| rule.is(Facet::Park))
}

fn statues(rules: &Rules, borough: &Borough) -> Cells {
    let statue = rules.modules.buildings.statue;
    let tiles = borough.tiles.iter().filter(|(_, kind, _)| Some(*kind) == statue);
    tiles.fold(Cells::NONE, |all, (.., cells)| all | cells)
}

/// Some cells with all Parks that edges connect to them.
fn group(cells: Cells, parks: Cells) -> Cells {
    let (mut group, mut grown) = (Cells::NONE, cells);
    while grown != group {
        group = grown;
        grown |= group.beside() & parks;
    }
    group
}

/// The cells of all Gardens: groups with enough Park cells, without counting their Statues (SP-BLD-1).
pub(super) fn gardens(rules: &Rules, borough: &Borough) -> Cells {
    let (parks, statues) = (parks(rules, borough), statues(rules, borough));
    let (mut gardens, mut left) = (Cells::NONE, parks);
    while let Some(cell) = left.first() {
        let group = group(Cells::of(cell), parks);
        left = left.without(group);
        if group.without(statues).len() >= rules.modules.buildings.garden {
            gardens |= group;
        }
    }
    gardens
}

/// Counts a new Statue.
pub(super) fn count(rules: &Rules, site: &mut Site, kind: Kind, _: Cells) {
    site.borough.modules.buildings.statues +=
        u8::from(Some(kind) == rules.modules.buildings.statue);
}

/// SP-BLD-3: no new tile may leave two Statues in one group.
pub(super) fn one_statue(
    rules: &Rules,
    site: &Site,
    kind: Kind,
    _: Cells,
    new: Cells,
) -> Result<(), Illegal> {
    let rule = rules.tile(kind);
    if !rule.is(Facet::Park) {
        return Ok(());
    }
    let adds = Some(kind) == rules.modules.buildings.statue;
    if site.borough.modules.buildings.statues + u8::from(adds) < 2 {
        return Ok(());
    }
    let all = statues(rules, &site.borough) | if adds { new } else { Cells::NONE };
    let cells = group(new, parks(rules, &site.borough)) & all;
    if cells.len() > 1 {
        let why = Refusal::TwoStatues { tile: Code::of(rule), cells };
        refuse!("SP-BLD-3", Module(modules::Refusal::Buildings(why)));
    }
    Ok(())
}
