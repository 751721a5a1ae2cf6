//! SP-TRD: Traders, who use a commerce space twice and do nothing else.

pub(crate) mod data;
mod rule_ids;
mod told;

use super::build::RulesBuilder;
use crate::event::Event;
use crate::facets::Facet;
use crate::hooks::{At, Incomers, Run, Step};
use crate::pieces::{Person, PersonRule};
use crate::rules::Rules;

/// Fills the tables.
pub(super) fn add_to(builder: &mut RulesBuilder<'_>) {
    builder.rules.hooks.told.push(told::TOLD);
    let data = builder.data;
    // A kind of its own: it may die, but no count of citizens has it (SP-TRD-8).
    builder.person(PersonRule {
        name: "trader",
        letter: 't',
        mark: '^',
        must_enter: false, // SP-TRD-3
        stays_by: Some("SP-TRD-4"),
        roams: Some(Facet::Commerce),
        trade: data.int("trader_factor") as u8,
        works: false, // SP-TRD-5
        dies: true,
        pollution: data.int("trader_pollution") as u8,
        aside: data.int("traders_per_seat") as u8,
        walk: None,
    });
    builder.rules.modules.traders.thresholds =
        data.ints("trader_thresholds").iter().map(|&at| at as u8).collect();
    builder.step_before("p3.move", "p3.trader", &Enter);
    builder.rules.hooks.incomers = Some(to_come);
}

/// `p3.trader`: Traders come to City Hall (SP-TRD-2).
struct Enter;

/// The kind of people that Traders are.
pub(super) fn trader(rules: &Rules) -> Option<Person> {
    rules.person_named("trader")
}

impl Step for Enter {
    fn begin(&self, run: &mut Run<'_>) {
        let seat = run.seat;
        let Some(person) = trader(run.rules) else { return };
        let borough = run.state.borough_mut(seat);
        let outside = borough.people[Person::CITIZEN.index()].len();
        for (number, &threshold) in run.rules.modules.traders.thresholds.iter().enumerate() {
            let due = outside >= usize::from(threshold);
            let entered = borough.modules.traders.entered >> number & 1 == 1;
            if due
                && !entered
                && run.rules.hall_room(borough) > 0
                && borough.aside[person.index()] > 0
            {
                borough.modules.traders.entered |= 1 << number;
                borough.aside[person.index()] -= 1;
                borough.hall[person.index()] += 1;
                let person = run.rules.person(person).name;
                run.log.tell(|| Event::Entered { seat, person, rule: "SP-TRD-2" });
            }
        }
    }
}

/// The Traders who have never entered (SP-TRD-2).
fn to_come(at: At<'_>) -> Incomers {
    let (rules, borough) = (at.rules, at.borough());
    let mut incomers = Incomers::default();
    let Some(person) = trader(rules) else { return incomers };
    incomers.pollution = rules.person(person).pollution.into();
    let numbered = rules.modules.traders.thresholds.iter().enumerate();
    let out = numbered.filter(|(number, _)| borough.modules.traders.entered >> number & 1 == 0);
    for (place, (_, &threshold)) in incomers.thresholds.iter_mut().zip(out) {
        *place = threshold;
    }
    incomers
}
