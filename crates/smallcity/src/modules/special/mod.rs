//! SP-SPE: special promises about riots and Traders.

pub(crate) mod data;
mod rule_ids;

use super::build::RulesBuilder;
use super::{police, traders};
use crate::constants::{Compare, Stack};
use crate::pieces::Person;
use crate::rules::{Condition, PromiseRule};

/// Fills the tables.
pub(super) fn add_to(builder: &mut RulesBuilder<'_>) {
    let number = builder.data.int("special_dead_traders_at");
    let calm = Condition::new(
        "rioters",
        |at, _| police::rioters(at.rules, at.borough()).into(),
        Compare::AtMost,
        0,
    );
    let dead = Condition::new(
        "dead_traders",
        |at, _| {
            let trader = traders::trader(at.rules);
            let buried = |kind: Person| {
                at.borough().dead[kind.index()] - at.borough().graveless[kind.index()]
            };
            trader.map_or(0, |trader| buried(trader).into())
        },
        Compare::AtLeast,
        number,
    );
    for (key, condition) in [("special_no_riot", calm), ("special_dead_traders", dead)] {
        builder.promise(PromiseRule::new(key, Stack::Special, "SC-16.1", vec![condition]));
    }
}
