//! What Roads may bring, for players that look ahead.

use super::trip::{Network, brings, drives, is_drivable};
use crate::hooks::At;
use crate::map::Cells;

/// A dollar and a percent of pollution to come, in hundredths of a vote.
const MONEY: i32 = 119;
const SMOKE: i32 = 329;

/// The trips that people may make from where they are in each round left: half of each person's best
/// one, because not every round has one, or room for it.
pub(super) fn worth(at: At<'_>, left: i32) -> i32 {
    let (rules, borough) = (at.rules, at.borough());
    let lines = &borough.modules.roads.lines;
    if lines.is_empty() || left <= 0 {
        return 0;
    }
    let network = Network::new(lines);
    let tiles = borough.tiles.iter().map(|(_, kind, cells)| (rules.tile(kind), cells));
    let doors: Vec<_> = tiles
        .filter(|(rule, _)| is_drivable(rule))
        .map(|(rule, cells)| (rule, cells, network.doors(cells)))
        .filter(|(.., doors)| *doors != 0)
        .collect();
    let drivers = rules.persons().filter(|person| drives(rules, *person));
    let drivers = drivers.fold(Cells::NONE, |all, person| all | borough.people[person.index()]);
    let best = |(rule, _, from): &(&crate::pieces::TileRule, Cells, u16)| {
        let ways = network.ways(*from);
        let others = doors.iter().filter(|(other, ..)| !other.facets.share_colour(rule.facets));
        let trips = others.filter_map(|(.., to)| ways.to(*to)).map(|length| {
            let (money, pollution) = brings(rules, length);
            MONEY * i32::from(money) - SMOKE * i32::from(pollution)
        });
        trips.max().unwrap_or(0).max(0)
    };
    let sum: i32 = doors
        .iter()
        .map(|tile| {
            (tile.1 & drivers).len() as i32 * if tile.1.meets(drivers) { best(tile) } else { 0 }
        })
        .sum();
    left * sum / 2
}
