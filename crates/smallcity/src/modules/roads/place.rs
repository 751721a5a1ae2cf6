//! Where Roads and Roundabouts may be laid, and what they cost (SP-ROA-2 to SP-ROA-6).

use super::data::{Lay, Refusal};
use crate::action::Action;
use crate::border::{Border, Lines};
use crate::hooks::Part;
use crate::illegal::{Illegal, Why, refuse};
use crate::map::{Cell, Cells};
use crate::modules::cities::bans::{judge_road as judge_land, no_roads};
use crate::modules::{self, Deed};
use crate::pieces::{Code, Kind};
use crate::rules::Rules;
use crate::site::Site;

/// The part of plans that lays them.
pub(super) struct Laying;

/// A refusal in the words of the module.
pub(super) fn refusal(rule: &'static str, why: Refusal) -> Illegal {
    Illegal::new(rule, Why::Module(modules::Refusal::Roads(why)))
}

/// What a Road costs on a border, the Roundabouts that come with it included (SP-ROA-5).
fn price(rules: &Rules, lines: &Lines, border: Border) -> u16 {
    let numbers = &rules.modules.roads;
    numbers.road_cost + numbers.roundabout_cost * lines.crossed(border).len() as u16
}

/// Whether a price can be paid (SP-ROA-3).
fn judge_price(site: &Site, price: u16) -> Result<(), Illegal> {
    let money = site.borough.money;
    if price > money {
        return Err(refusal("SP-ROA-3", Refusal::RoadDear { price, money }));
    }
    Ok(())
}

/// SP-ROA-4, SP-ROA-5.
fn judge_road(rules: &Rules, site: &Site, border: Border) -> Result<(), Illegal> {
    let (numbers, borough) = (&rules.modules.roads, &site.borough);
    let (lines, cells) = (&borough.modules.roads.lines, border.cells());
    if lines.len() >= usize::from(numbers.roads) {
        return Err(refusal("SP-ROA-1", Refusal::NoRoadLeft));
    }
    let outside = cells.without(Cells::zone(borough.zone));
    if !outside.is_empty() {
        refuse!("SP-ROA-4", OutsideZone { cells: outside });
    }
    let mut tiles = borough.tiles.iter();
    if let Some((_, kind, cells)) = tiles.find(|(.., tile)| cells.within(*tile)) {
        let tile = Code::of(rules.tile(kind));
        return Err(refusal("SP-ROA-4", Refusal::RoadInside { tile, cells }));
    }
    if lines.has(border) {
        return Err(refusal("SP-ROA-4", Refusal::RoadThere { cells }));
    }
    judge_land(rules, borough, border)?;
    let needs = lines.crossed(border).len() as u8;
    let left = numbers.roundabouts.saturating_sub(lines.points.len() as u8);
    if needs > left {
        return Err(refusal("SP-ROA-5", Refusal::NeedsRoundabout { cells, needs, left }));
    }
    judge_price(site, price(rules, lines, border))
}

/// SP-ROA-4, SP-ROA-5.
fn judge_roundabout(rules: &Rules, site: &Site, cell: Cell) -> Result<(), Illegal> {
    let (numbers, lines) = (&rules.modules.roads, &site.borough.modules.roads.lines);
    if lines.points.len() >= usize::from(numbers.roundabouts) {
        return Err(refusal("SP-ROA-1", Refusal::NoRoundaboutLeft));
    }
    if lines.points.contains(cell) {
        return Err(refusal("SP-ROA-4", Refusal::RoundaboutThere { cell }));
    }
    if !open_ends(lines).contains(cell) {
        return Err(refusal("SP-ROA-5", Refusal::NoRoadEnds { cell }));
    }
    judge_price(site, numbers.roundabout_cost)
}

/// The points where a Road ends and no Roundabout is.
fn open_ends(lines: &Lines) -> Cells {
    let (level, upright) = lines.ends();
    (level | upright).without(lines.points)
}

impl Part for Laying {
    fn has(&self, deed: &Deed) -> bool {
        matches!(deed, Deed::Roads(_))
    }

    fn judge(&self, rules: &Rules, site: &Site, deed: &Deed) -> Result<(), Illegal> {
        match *deed {
            Deed::Roads(Lay::Road(border)) => judge_road(rules, site, border),
            Deed::Roads(Lay::Roundabout(cell)) => judge_roundabout(rules, site, cell),
            _ => Ok(()),
        }
    }

    fn price(&self, rules: &Rules, site: &Site, deed: &Deed) -> u16 {
        match *deed {
            Deed::Roads(Lay::Road(border)) => {
                price(rules, &site.borough.modules.roads.lines, border)
            }
            _ => rules.modules.roads.roundabout_cost,
        }
    }

    fn take(&self, rules: &Rules, site: &mut Site, deed: &Deed) {
        site.borough.money -= self.price(rules, site, deed);
        let lines = &mut site.borough.modules.roads.lines;
        match *deed {
            Deed::Roads(Lay::Road(border)) => {
                lines.points |= lines.crossed(border);
                lines.add(border);
            }
            Deed::Roads(Lay::Roundabout(cell)) => lines.points |= Cells::of(cell),
            _ => {}
        }
    }

    fn legal(&self, rules: &Rules, site: &Site, out: &mut Vec<Action>) {
        let (numbers, borough) = (&rules.modules.roads, &site.borough);
        let lines = &borough.modules.roads.lines;
        if lines.len() < usize::from(numbers.roads) && numbers.road_cost <= borough.money {
            let left = usize::from(numbers.roundabouts).saturating_sub(lines.points.len());
            for border in open_borders(rules, site).iter() {
                let crossed = lines.crossed(border).len();
                if crossed <= left && price(rules, lines, border) <= borough.money {
                    out.push(Action::Module(Deed::Roads(Lay::Road(border))));
                }
            }
        }
        for cell in open_ends(lines) {
            if judge_roundabout(rules, site, cell).is_ok() {
                out.push(Action::Module(Deed::Roads(Lay::Roundabout(cell))));
            }
        }
    }
}

/// The borders of the zone that are inside no tile, have no Road, and may have one by their land
/// (SP-ROA-4).
fn open_borders(rules: &Rules, site: &Site) -> Lines {
    let borough = &site.borough;
    let open = Lines::zone(borough.zone).without(&borough.modules.roads.lines);
    let mut open = open.without(no_roads(rules, borough));
    for (.., cells) in borough.tiles.iter() {
        open = open.without(&Lines::inside(cells));
    }
    open
}

/// SP-ROA-6: no tile on both sides of a Road.
pub(super) fn no_road(
    rules: &Rules,
    site: &Site,
    kind: Kind,
    cells: Cells,
    _: Cells,
) -> Result<(), Illegal> {
    let cut = site.borough.modules.roads.lines.cut(cells);
    if cut.is_empty() {
        return Ok(());
    }
    let tile = Code::of(rules.tile(kind));
    Err(refusal("SP-ROA-6", Refusal::RoadCut { tile, cells: cut }))
}
