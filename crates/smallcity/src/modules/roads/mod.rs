//! SP-ROA: Roads on the borders of cells and Roundabouts on their corners, and trips along them.

pub(crate) mod data;
mod longest;
mod place;
mod rule_ids;
mod told;
mod trip;
mod worth;

use data::RoadRules;

use super::build::RulesBuilder;
use crate::border::Lines;
use crate::constants::{Compare, Stack};
use crate::hooks::{At, Drawn, Fact};
use crate::rules::{Condition, PromiseRule, Rules};
use crate::state::Borough;

/// Fills the tables.
pub(super) fn add_to(builder: &mut RulesBuilder<'_>) {
    builder.rules.hooks.told.push(told::TOLD);
    let data = builder.data;
    let number = |key: &str| data.int(key) as u16;
    builder.rules.modules.roads = RoadRules {
        roads: number("roads_per_seat") as u8,
        roundabouts: number("roundabouts_per_seat") as u8,
        road_cost: number("road_cost"),
        roundabout_cost: number("roundabout_cost"),
        per_dollar: number("road_tiles_per_dollar"),
        pollution: number("roundabout_pollution"),
    };
    let hooks = &mut builder.rules.hooks;
    hooks.bans.push(place::no_road);
    hooks.parts.push(&place::Laying);
    hooks.ride = Some(&trip::Trips);
    hooks.lines.push(drawn);
    hooks.worth.push(worth::worth);
    add_promises(builder);
}

/// The pieces on the map, and those left beside the borough (SP-ROA-1).
fn drawn(rules: &Rules, borough: &Borough) -> Drawn {
    let (numbers, lines) = (&rules.modules.roads, borough.modules.roads.lines);
    let left = [
        numbers.roads.saturating_sub(lines.len() as u8),
        numbers.roundabouts.saturating_sub(lines.points.len() as u8),
    ];
    let price = [numbers.road_cost, numbers.roundabout_cost];
    Drawn { name: "roads", lines, left, price }
}

/// The pieces laid in a borough.
fn lines(at: At<'_>) -> Lines {
    at.borough().modules.roads.lines
}

/// SP-ROA-12, and the special promise of all pieces.
fn add_promises(builder: &mut RulesBuilder<'_>) {
    let length = |number| Condition::new("longest_road", longest::own, Compare::AtLeast, number);
    // A promise that compares seats has a fixed target in a solo game (SC-17.3).
    let conditions = if builder.rules.seats == 1 {
        vec![length(builder.data.int("longest_road_solo"))]
    } else {
        let longer = Condition::new("longer_roads", longest::longer, Compare::AtMost, 0);
        vec![length(1), longer]
    };
    builder.promise(PromiseRule {
        key: "promise_longest_road".to_owned(),
        stack: Stack::Medium,
        stakes: None,
        conditions,
        never: kernel::SeatSet::EMPTY,
        rule: "SP-ROA-12".to_owned(),
    });
    if !builder.rules.advanced {
        return;
    }
    let RoadRules { roads, roundabouts, .. } = builder.rules.modules.roads;
    let all = |name, fact, number: u8| Condition::new(name, fact, Compare::AtLeast, number.into());
    let laid: [(&str, Fact, u8); 2] = [
        ("roads", |at, _| lines(at).len() as i32, roads),
        ("roundabouts", |at, _| lines(at).points.len() as i32, roundabouts),
    ];
    builder.promise(PromiseRule {
        key: "special_full_roads".to_owned(),
        stack: Stack::Special,
        stakes: None,
        conditions: laid.map(|(name, fact, number)| all(name, fact, number)).to_vec(),
        never: kernel::SeatSet::EMPTY,
        rule: "SC-16.1".to_owned(),
    });
}
