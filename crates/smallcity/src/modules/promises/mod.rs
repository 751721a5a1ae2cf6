//! SP-PRO: promises about riots and Traders. With the new buildings they score as all promises do
//! (SP-PRO-2).

pub(crate) mod data;
mod rule_ids;

use super::build::RulesBuilder;
use super::{police, traders};
use crate::constants::{Compare, Stack};
use crate::facets::Facet;
use crate::hooks::At;
use crate::pieces::Person;
use crate::rules::{Condition, PromiseRule, TileQuery};

/// Fills the tables.
pub(super) fn add_to(builder: &mut RulesBuilder<'_>) {
    let number = builder.data.int("promise_traders_at");
    let riot = Condition::new("rioters_missing", rioters_missing, Compare::AtMost, 0);
    let shops = Condition::new("shops_of_traders", shops_of_traders, Compare::AtLeast, number);
    for (key, stack, condition) in
        [("promise_riot", Stack::Difficult, riot), ("promise_traders", Stack::Medium, shops)]
    {
        builder.promise(PromiseRule::new(key, stack, "SC-14.1", vec![condition]));
    }
}

/// How many rioters are missing until half of the seat's citizens and Traders in the borough riot, at
/// least one.
fn rioters_missing(at: At<'_>, _: &TileQuery) -> i32 {
    let borough = at.borough();
    let kinds = [Some(Person::CITIZEN), traders::trader(at.rules)].into_iter().flatten();
    let people: i32 = kinds
        .map(|kind| {
            borough.people[kind.index()].len() as i32 + i32::from(borough.hall[kind.index()])
        })
        .sum();
    ((people / 2).max(1) - i32::from(police::rioters(at.rules, borough))).max(0)
}

/// In how many shops of the seat a Trader works, neither idle nor a rioter.
fn shops_of_traders(at: At<'_>, _: &TileQuery) -> i32 {
    let Some(trader) = traders::trader(at.rules) else { return 0 };
    let working = at.borough().working(trader);
    let tiles = at.borough().tiles.iter();
    let shops = tiles.filter(|(_, kind, cells)| {
        at.rules.tile(*kind).is(Facet::Commerce) && cells.meets(working)
    });
    shops.count() as i32
}
