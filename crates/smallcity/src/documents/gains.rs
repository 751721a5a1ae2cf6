//! What the targets of a move bring in this round.

use kernel::Seat;
use schemars::JsonSchema;
use serde::Serialize;

use crate::action::{Action, Spot};
use crate::due::{Due, due};
use crate::entry::spot_word;
use crate::hooks::At;
use crate::map::Cells;
use crate::material::Material;
use crate::pieces::Person;
use crate::rules::Rules;
use crate::state::State;
use crate::steps::pollution::measure;

/// What some spaces bring a kind of people in this round.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, JsonSchema)]
#[schemars(rename = "SmallCityGains")]
pub struct GainsDoc {
    /// The kind of people.
    pub person: &'static str,
    /// What it is; a space may bring several things.
    pub gain: GainDoc,
    /// The spaces: `c4`, or abroad `1:c4`.
    pub spots: Vec<String>,
}

/// What a space brings whoever comes there.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, JsonSchema)]
#[serde(tag = "gain", rename_all = "snake_case")]
#[schemars(rename = "SmallCityGain")]
pub enum GainDoc {
    /// Votes in phase 5.
    Votes {
        /// How many.
        amount: i32,
    },
    /// Dollars.
    Money {
        /// How many.
        amount: i32,
    },
    /// Pieces of a material.
    Material {
        /// Which.
        material: Material,
        /// How many.
        amount: i32,
    },
    /// Less pollution in phase 6.
    Relief {
        /// How many percent less.
        amount: i32,
    },
    /// Materials that may be sold (SC-9.2).
    Sell {
        /// How many.
        amount: i32,
    },
    /// Votes may be bought.
    BuyVotes {
        /// How often.
        amount: i32,
    },
    /// Materials may be traded for votes.
    TradeVotes {
        /// How many.
        amount: i32,
    },
    /// People near it are covered.
    Covers {
        /// How many.
        amount: i32,
    },
}

/// What the targets among some actions bring, each for one more of the kind of people that moves.
pub(super) fn gains(rules: &Rules, state: &State, seat: Seat, legal: &[Action]) -> Vec<GainsDoc> {
    let mut arrivals: Vec<(Person, Spot)> = vec![];
    for action in legal {
        let Action::Move { from, to, .. } = *action else { continue };
        let arrival = (person_on(rules, state, seat, from), to);
        if !arrivals.contains(&arrival) {
            arrivals.push(arrival);
        }
    }
    let mut told: Vec<GainsDoc> = vec![];
    let before = if arrivals.is_empty() { Due::default() } else { due(rules, state, seat) };
    for (person, to) in arrivals {
        let word = spot_word(seat, to);
        let name = rules.person(person).name;
        for gain in brings(rules, state, seat, &before, (person, to)) {
            match told.iter_mut().find(|told| told.person == name && told.gain == gain) {
                Some(known) => known.spots.push(word.clone()),
                None => told.push(GainsDoc { person: name, gain, spots: vec![word.clone()] }),
            }
        }
    }
    told
}

/// What kind of people stands there: abroad there are citizens alone.
fn person_on(rules: &Rules, state: &State, seat: Seat, on: Spot) -> Person {
    let people = &state.borough(seat).people;
    let own = rules.persons().find(|person| people[person.index()].contains(on.cell));
    own.filter(|_| on.seat == seat).unwrap_or(Person::CITIZEN)
}

/// What one more person brings on a space, beside what is due without them.
fn brings(
    rules: &Rules,
    state: &State,
    seat: Seat,
    before: &Due,
    (person, to): (Person, Spot),
) -> Vec<GainDoc> {
    // What else somebody who walks brings depends on where they came from.
    if rules.person(person).walk.is_some() {
        let covers = rules.hooks.covers.iter();
        let covers = covers.map(|covers| covers(rules, state.borough(seat), person, to.cell));
        let amount = covers.map(i32::from).sum();
        return Some(GainDoc::Covers { amount }).filter(|_| amount > 0).into_iter().collect();
    }
    let mut there = *state;
    if to.seat == seat {
        there.borough_mut(seat).people[person.index()] |= Cells::of(to.cell);
    } else {
        there.borough_mut(to.seat).guests[seat.index()] = Some(to.cell);
    }
    let after = due(rules, &there, seat);
    let more = |before: u8, after: u8| i32::from(after) - i32::from(before);
    let uses = |which: usize| more(before.uses[which], after.uses[which]);
    let mut gains = vec![
        GainDoc::Votes { amount: after.votes - before.votes },
        GainDoc::Money { amount: after.money - before.money },
        GainDoc::Relief { amount: relief(rules, state, &there, (person, to.seat), seat) },
        GainDoc::Sell { amount: uses(0) },
        GainDoc::BuyVotes { amount: uses(1) },
        GainDoc::TradeVotes { amount: uses(2) },
    ];
    gains.extend(Material::ALL.map(|material| {
        let amount = more(before.made[material as usize], after.made[material as usize]);
        GainDoc::Material { material, amount }
    }));
    gains.retain(|gain| gain.amount() > 0);
    gains
}

/// What somebody on a space of the own map takes off the pollution there, compared with somebody who
/// waits in City Hall.
fn relief(
    rules: &Rules,
    state: &State,
    there: &State,
    (person, host): (Person, Seat),
    seat: Seat,
) -> i32 {
    if host != seat {
        return 0;
    }
    let mut waiting = *state;
    waiting.borough_mut(seat).hall[person.index()] += 1;
    let rise = |state: &State| i32::from(measure(At { rules, state, seat }).increase());
    rise(&waiting) - rise(there)
}

impl GainDoc {
    const fn amount(self) -> i32 {
        match self {
            GainDoc::Votes { amount }
            | GainDoc::Money { amount }
            | GainDoc::Material { amount, .. }
            | GainDoc::Relief { amount }
            | GainDoc::Sell { amount }
            | GainDoc::BuyVotes { amount }
            | GainDoc::TradeVotes { amount }
            | GainDoc::Covers { amount } => amount,
        }
    }
}
