//! SP-TRD: Traders, who use a commerce space twice and do nothing else.

mod rule_text;

use kernel::{DataFaults, Seat};

use super::{Module, RulesBuilder};
use crate::constants::Constants;
use crate::event::Event;
use crate::rules::{Class, Person, PersonRule, Rules};
use crate::state::State;
use crate::steps::{Log, Step};

pub(crate) use rule_text::RULE_TEXTS;

/// The module.
pub(crate) struct Traders;

/// What is remembered about a borough's Traders.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq)]
pub struct TraderState {
    /// Which have ever entered, one bit each (SP-TRD-2).
    pub entered: u8,
}

impl TraderState {
    pub(crate) const NEW: TraderState = TraderState { entered: 0 };
}

/// The numbers of the module.
#[derive(Clone, Debug, Default, PartialEq, Eq)]
pub(crate) struct TraderRules {
    /// How many citizens outside City Hall bring each Trader (SP-TRD-2).
    thresholds: Vec<u8>,
}

impl Module for Traders {
    fn rules(&self) -> &'static str {
        "SP-TRD-"
    }

    fn about(&self) -> &'static str {
        "Three Traders a seat, who come as the borough grows and use a commerce space twice"
    }

    fn data(&self) -> &'static str {
        include_str!("data.toml")
    }

    fn check(&self, constants: &Constants, faults: &mut DataFaults) {
        let traders = constants.int("traders_per_seat");
        let thresholds = constants.ints("trader_thresholds").len();
        if usize::try_from(traders) != Ok(thresholds) {
            let problem =
                format!("has {thresholds} entries for {traders} Traders (traders_per_seat)");
            faults.add("trader_count", "trader_thresholds", problem, "SP-TRD-2");
        }
    }

    fn add_to(&self, builder: &mut RulesBuilder<'_>) {
        let data = builder.data;
        builder.person(PersonRule {
            name: "trader",
            letter: 't',
            must_enter: false,
            stays_by: Some("SP-TRD-4"),
            roams: Some(Class::Commerce),
            trade: data.int("trader_factor") as u8,
            works: false,
            pollution: data.int("trader_pollution") as u8,
            aside: data.int("traders_per_seat") as u8,
        });
        builder.rules.modules.traders.thresholds =
            data.ints("trader_thresholds").iter().map(|&at| at as u8).collect();
        builder.step_before("p3.move", "p3.trader", &Enter);
    }
}

/// `p3.trader`: Traders come to City Hall (SP-TRD-2).
struct Enter;

/// The kind of people that Traders are.
fn trader(rules: &Rules) -> Option<Person> {
    rules.person_named("trader")
}

impl Step for Enter {
    fn begin(&self, rules: &Rules, state: &mut State, seat: Seat, log: &mut Log<'_>) {
        let Some(person) = trader(rules) else { return };
        let borough = state.borough_mut(seat);
        let outside = borough.people[Person::CITIZEN.index()].len();
        for (number, &threshold) in rules.modules.traders.thresholds.iter().enumerate() {
            let due = outside >= usize::from(threshold);
            let entered = borough.modules.traders.entered >> number & 1 == 1;
            if due && !entered && rules.hall_room(borough) > 0 && borough.aside[person.index()] > 0
            {
                borough.modules.traders.entered |= 1 << number;
                borough.aside[person.index()] -= 1;
                borough.hall[person.index()] += 1;
                let person = rules.person(person).name;
                log.tell(|| Event::Entered { seat, person, rule: "SP-TRD-2" });
            }
        }
    }
}
