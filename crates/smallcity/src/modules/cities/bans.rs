//! What cities forbid, by kind of tile and by place.

use super::data::{City, Refusal};
use super::land::{land, lies_in};
use crate::border::{Border, Lines};
use crate::facets::Facet;
use crate::illegal::{Illegal, Why, refuse};
use crate::map::Cells;
use crate::modules;
use crate::pieces::{Code, Kind, TileRule};
use crate::rules::Rules;
use crate::site::Site;
use crate::state::Borough;

/// A refusal in the words of the module.
pub(super) fn refusal(rule: &'static str, why: Refusal) -> Illegal {
    Illegal::new(rule, Why::Module(modules::Refusal::Europe(why)))
}

/// SP-EUR-10: tiles that Paris does not have.
pub(super) fn no_such_kind(rules: &Rules, site: &Site, kind: Kind) -> Result<(), Illegal> {
    let rule = rules.tile(kind);
    let heavy = rule.is(Facet::Factory) && rule.level > 1;
    let banned = heavy || rule.is(Facet::Refinery) || rule.is(Facet::Harbor);
    if banned && lies_in(&site.borough, City::Paris) {
        return Err(refusal("SP-EUR-10", Refusal::NotInThisCity { tile: Code::of(rule) }));
    }
    Ok(())
}

/// What bans a tile from some cells: all its cells where it is built, the new ones where it grows.
pub(super) fn no_place(
    rules: &Rules,
    site: &Site,
    kind: Kind,
    cells: Cells,
    new: Cells,
) -> Result<(), Illegal> {
    let rule = rules.tile(kind);
    match site.borough.modules.europe.city {
        Some(City::Paris) => judge_paris(rule, cells),
        Some(City::Zurich) => judge_zurich(rule, land(rules, &site.borough).marked, cells, new),
        _ => Ok(()),
    }
}

/// The borders of a borough that its land closes to Roads (SP-ROA-4, SP-ROA-10, SP-ROA-11).
pub(in crate::modules) fn no_roads<'a>(rules: &'a Rules, borough: &Borough) -> &'a Lines {
    let fallen = borough.modules.europe.wall_fell;
    if fallen { &Lines::NONE } else { &land(rules, borough).no_roads }
}

/// The cities whose closed land is water.
const WET: [City; 3] = [City::Zurich, City::Rome, City::Helsinki];

/// Judges whether the land of a borough lets a Road run on a border.
pub(in crate::modules) fn judge_road(
    rules: &Rules,
    borough: &Borough,
    border: Border,
) -> Result<(), Illegal> {
    let cells = border.cells();
    match no_roads(rules, borough).has(border) {
        false => Ok(()),
        true if lies_in(borough, City::Berlin) => {
            Err(refusal("SP-ROA-10", Refusal::RoadAtWall { cells }))
        }
        true if WET.iter().any(|city| lies_in(borough, *city)) => {
            Err(refusal("SP-ROA-11", Refusal::RoadInWater { cells }))
        }
        true => {
            let land = rules.land(borough).find(|land| land.cells.meets(cells));
            refuse!("SP-ROA-4", LandThere { land: land.map_or("", |land| land.name), cells })
        }
    }
}

/// SP-EUR-11: Factories on the perimeter.
fn judge_paris(rule: &TileRule, cells: Cells) -> Result<(), Illegal> {
    if rule.is(Facet::Factory) && !cells.within(Cells::PERIMETER) {
        let why = Refusal::OnPerimeterAlone { tile: Code::of(rule), cells };
        return Err(refusal("SP-EUR-11", why));
    }
    Ok(())
}

/// SP-EUR-31 to SP-EUR-33: the marked cells are for Residences, and industry begins on the perimeter.
fn judge_zurich(rule: &TileRule, marked: Cells, cells: Cells, new: Cells) -> Result<(), Illegal> {
    let (tile, is_new) = (Code::of(rule), cells == new);
    if rule.is(Facet::Residence) {
        let off = new.without(marked);
        if is_new && !off.is_empty() {
            return Err(refusal("SP-EUR-31", Refusal::OffMarked { tile, cells: off }));
        }
    } else if new.meets(marked) {
        let cells = new & marked;
        return Err(refusal("SP-EUR-32", Refusal::OnMarked { tile, cells }));
    }
    if rule.is(Facet::Yellow) && is_new && !cells.meets(Cells::PERIMETER) {
        refuse!("SP-EUR-33", NotOnEdge { tile, cells });
    }
    Ok(())
}
