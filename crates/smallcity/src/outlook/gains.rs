//! What the targets of a move bring in this round.

use kernel::Seat;
use schemars::JsonSchema;
use serde::Serialize;

use super::due::{Due, due};
use super::pollution::rise;
use crate::action::{Action, Spot};
use crate::entry::spot_word;
use crate::map::{Cell, Cells};
use crate::material::Material;
use crate::pieces::Person;
use crate::rules::Rules;
use crate::state::State;

/// The gain of some spaces for a kind of people in this round.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, JsonSchema)]
#[schemars(rename = "SmallCityGains")]
pub struct GainsDoc {
    /// The kind of people.
    pub person: &'static str,
    /// The start of the walk, for kinds that walk: the gain of a walk depends on the space it leaves.
    /// It compares with staying there, so it may be negative.
    #[serde(skip_serializing_if = "Option::is_none")]
    pub from: Option<String>,
    /// The gain; a space may bring several.
    pub gain: GainDoc,
    /// The spaces: `c4`, or abroad `1:c4`.
    pub spots: Vec<String>,
}

/// The gain of a person who comes to a space.
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

/// A person who moves: its kind, start and target.
#[derive(Clone, Copy, PartialEq, Eq)]
struct Going {
    person: Person,
    /// Only for kinds that walk.
    from: Option<Cell>,
    to: Spot,
}

/// The gains of the targets among some actions: each for one more person of the kind that moves, or for
/// the walker who goes there.
pub(crate) fn gains(rules: &Rules, state: &State, seat: Seat, legal: &[Action]) -> Vec<GainsDoc> {
    let mut all: Vec<Going> = vec![];
    for action in legal {
        let Action::Move { from, to, .. } = *action else { continue };
        let person = person_on(rules, state, seat, from);
        let from = rules.person(person).walk.map(|_| from.cell);
        let going = Going { person, from, to };
        if !all.contains(&going) {
            all.push(going);
        }
    }
    let mut told: Vec<GainsDoc> = vec![];
    let before = if all.is_empty() { Due::default() } else { due(rules, state, seat) };
    for going in all {
        let word = spot_word(seat, going.to);
        let person = rules.person(going.person).name;
        let from = going.from.map(|cell| cell.to_string());
        for gain in brings(rules, state, seat, &before, going) {
            let same = |told: &&mut GainsDoc| {
                told.person == person && told.from == from && told.gain == gain
            };
            if let Some(known) = told.iter_mut().find(same) {
                known.spots.push(word.clone());
            } else {
                let (from, spots) = (from.clone(), vec![word.clone()]);
                told.push(GainsDoc { person, from, gain, spots });
            }
        }
    }
    told
}

/// The kind of person on a spot: abroad only citizens go.
fn person_on(rules: &Rules, state: &State, seat: Seat, on: Spot) -> Person {
    let people = &state.borough(seat).people;
    let own = rules.persons().find(|person| people[person.index()].contains(on.cell));
    own.filter(|_| on.seat == seat).unwrap_or(Person::CITIZEN)
}

/// The gain of a person on a space: compared with the round without that person, or for a walker with
/// staying.
fn brings(rules: &Rules, state: &State, seat: Seat, before: &Due, going: Going) -> Vec<GainDoc> {
    let Going { person, from, to } = going;
    let mut there = *state;
    if to.seat == seat {
        let on = &mut there.borough_mut(seat).people[person.index()];
        *on = on.without(from.map_or(Cells::NONE, Cells::of)) | Cells::of(to.cell);
    } else {
        there.borough_mut(to.seat).guests[seat.index()] = Some(to.cell);
    }
    let after = due(rules, &there, seat);
    let borough = state.borough(seat);
    let covers = rules.hooks.covers.iter().map(|covers| covers(rules, borough, person, to.cell));
    let more = |before: u8, after: u8| i32::from(after) - i32::from(before);
    let uses = |which: usize| more(before.uses[which], after.uses[which]);
    let mut gains = vec![
        GainDoc::Covers { amount: covers.map(i32::from).sum() },
        GainDoc::Votes { amount: after.votes - before.votes },
        GainDoc::Money { amount: after.money - before.money },
        GainDoc::Relief { amount: relief(rules, state, &there, going, seat) },
        GainDoc::Sell { amount: uses(0) },
        GainDoc::BuyVotes { amount: uses(1) },
        GainDoc::TradeVotes { amount: uses(2) },
    ];
    gains.extend(Material::ALL.map(|material| {
        let amount = more(before.made[material as usize], after.made[material as usize]);
        GainDoc::Material { material, amount }
    }));
    gains.retain(|gain| gain.amount() > 0 || from.is_some() && gain.amount() < 0);
    gains
}

/// How much a person on a space of the seat's map lowers the pollution there: compared with a walker who
/// stays, or with one more person who waits in City Hall.
fn relief(rules: &Rules, state: &State, there: &State, going: Going, seat: Seat) -> i32 {
    if going.to.seat != seat {
        return 0;
    }
    let mut otherwise = *state;
    if going.from.is_none() {
        otherwise.borough_mut(seat).hall[going.person.index()] += 1;
    }
    rise(rules, &otherwise, seat) - rise(rules, there, seat)
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
