//! What the rest of the round would bring a seat if all people stayed where they are.

use std::ops::RangeInclusive;

use kernel::Seat;
use schemars::JsonSchema;
use serde::Serialize;

use crate::event::{Event, Log, Part, Source};
use crate::hooks::{Run, Scope};
use crate::material::{Amount, MATERIALS, Material};
use crate::rules::Rules;
use crate::state::{Now, State};
use crate::steps::current;

/// The phases that bring money, goods and votes (sections 9 and 10).
const BRING: RangeInclusive<u8> = 4..=5;
/// The phase whose steps also bring something when they end.
const INCOME: u8 = 4;

/// What the rest of this round would bring a seat.
#[derive(Clone, Debug, Default)]
pub(crate) struct Due {
    /// Dollars that need no decision.
    pub money: i32,
    /// Votes that need no decision.
    pub votes: i32,
    /// Materials that come, before any is discarded (SC-9.7).
    pub made: [u8; MATERIALS],
    /// Materials discarded at once for lack of room.
    pub lost: [u8; MATERIALS],
    /// How many more pieces the seat will have to discard, by choice (SC-9.7).
    pub over: u8,
    /// Uses to decide on: sell, buy votes, trade for votes (SC-9.2).
    pub uses: [u8; 3],
    /// The events behind all this.
    pub events: Vec<Event>,
}

/// Whether a step, by its index in the rules, is still ahead of a seat in this round.
pub(crate) fn is_ahead(rules: &Rules, state: &State, seat: Seat, step: usize) -> bool {
    let (now, at) = (current(rules, state).0, usize::from(state.step));
    if state.over || now.step.scope() != Scope::EachSeat || rules.steps[step].group != now.group {
        return !state.over && step > at;
    }
    // A seat finishes a group of steps before the next begins it.
    let place = state.in_turn_order(rules.seats).position(|other| other == seat);
    place.is_some_and(|place| {
        let acting = usize::from(state.place);
        place > acting || place == acting && step > at
    })
}

/// What the rest of the round brings a seat: the rules themselves run its steps on a copy.
pub(crate) fn due(rules: &Rules, state: &State, seat: Seat) -> Due {
    let (mut due, mut copy, mut events) = (Due::default(), *state, vec![]);
    if !state.borough(seat).plays() {
        return due;
    }
    for (step, slot) in rules.steps.iter().enumerate() {
        if BRING.contains(&slot.phase) && is_ahead(rules, state, seat, step) {
            copy.now = Now::default();
            let log = Log::to(&mut events);
            let mut run = Run { rules, state: &mut copy, seat, log };
            slot.step.begin(&mut run);
            if slot.phase == INCOME {
                slot.step.finish(&mut run);
            }
            due.uses = std::array::from_fn(|use_| due.uses[use_] + copy.now.uses[use_]);
        }
    }
    let borough = copy.borough(seat);
    due.over = borough.stored().saturating_sub(rules.capacity(borough));
    due.events = events.into_iter().filter(|event| event.seat() == Some(seat)).collect();
    for event in &due.events {
        match event {
            Event::Earned { money, .. } => due.money += money,
            Event::Voted { votes, .. } => due.votes += votes,
            Event::Produced { materials, .. } | Event::Stored { materials, .. } => {
                add(&mut due.made, materials);
            }
            Event::Discarded { material, .. } => due.lost[*material as usize] += 1,
            _ => {}
        }
    }
    due
}

/// How many people will still come to City Hall in this round if people stay put, by the rest of phase
/// 3 (SC-8.7, SC-8.8).
pub(crate) fn arrivals(rules: &Rules, state: &State, seat: Seat) -> u8 {
    let (mut copy, mut events) = (*state, vec![]);
    if !state.borough(seat).plays() {
        return 0;
    }
    for (step, slot) in rules.steps.iter().enumerate() {
        if slot.phase == 3 && is_ahead(rules, state, seat, step) {
            let log = Log::to(&mut events);
            slot.step.begin(&mut Run { rules, state: &mut copy, seat, log });
        }
    }
    let come = events.iter().filter(|event| event.seat() == Some(seat));
    come.map(|event| match event {
        Event::Arrived { count, .. } => *count,
        Event::Entered { .. } => 1,
        _ => 0,
    })
    .sum()
}

fn add(counts: &mut [u8; MATERIALS], amounts: &[Amount]) {
    for amount in amounts {
        counts[amount.material as usize] += amount.count;
    }
}

/// What the rest of a round would still bring without any decision.
#[derive(Clone, Debug, Default, PartialEq, Eq, Serialize, JsonSchema)]
#[schemars(rename = "SmallCityDue")]
pub struct DueDoc {
    /// Votes of phase 5.
    pub votes: i32,
    /// Dollars of phase 4 that need no decision.
    pub money: i32,
    /// Wood that workers will make, less the wood discarded at once for lack of room (SC-9.7).
    pub wood: i32,
    /// Stone.
    pub stone: i32,
    /// Metal.
    pub metal: i32,
    /// How many more pieces the seat will have to discard, by choice.
    pub over: u8,
    /// How many people will come to City Hall.
    pub arrivals: u8,
    /// Its parts.
    pub parts: Vec<DuePartDoc>,
}

/// A part of what the round will bring.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, JsonSchema)]
#[schemars(rename = "SmallCityDuePart")]
pub struct DuePartDoc {
    /// What it brings.
    pub what: DueKind,
    /// Its source, if it has a name.
    pub source: Option<Source>,
    /// How much; below 0 for a loss.
    pub amount: i32,
    /// What each tile brings of it, if tiles do.
    pub parts: Vec<Part>,
    /// The rule behind it.
    pub rule: &'static str,
}

/// A kind of thing that the round will bring.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, JsonSchema)]
#[serde(rename_all = "snake_case")]
#[schemars(rename = "SmallCityDueKind")]
#[allow(missing_docs)]
pub enum DueKind {
    Votes,
    Money,
    Wood,
    Stone,
    Metal,
    Arrivals,
}

impl DueDoc {
    pub(crate) fn new(rules: &Rules, state: &State, seat: Seat) -> DueDoc {
        let due = due(rules, state, seat);
        let arrivals = arrivals(rules, state, seat);
        let mut parts: Vec<DuePartDoc> =
            due.events.iter().flat_map(|event| parts(rules, event)).collect();
        if arrivals > 0 {
            parts.push(part(DueKind::Arrivals, arrivals.into(), "SC-8.8"));
        }
        let left = |material: usize| i32::from(due.made[material]) - i32::from(due.lost[material]);
        DueDoc {
            votes: due.votes,
            money: due.money,
            wood: left(0),
            stone: left(1),
            metal: left(2),
            over: due.over,
            arrivals,
            parts,
        }
    }

    /// The same without the parts of each tile.
    pub(crate) fn without_tiles(mut self) -> DueDoc {
        self.parts.iter_mut().for_each(|part| part.parts.clear());
        self
    }
}

fn part(what: DueKind, amount: i32, rule: &'static str) -> DuePartDoc {
    DuePartDoc { what, source: None, amount, parts: vec![], rule }
}

const KINDS: [DueKind; 3] = [DueKind::Wood, DueKind::Stone, DueKind::Metal];

fn good(amount: &Amount, rule: &'static str) -> DuePartDoc {
    part(KINDS[amount.material as usize], amount.count.into(), rule)
}

/// The parts that an event adds.
fn parts(rules: &Rules, event: &Event) -> Vec<DuePartDoc> {
    match event {
        Event::Earned { money: amount, source, parts, rule, .. } => {
            let (source, parts) = (Some(*source), parts.clone());
            vec![DuePartDoc { source, parts, ..part(DueKind::Money, *amount, rule) }]
        }
        Event::Voted { votes: amount, source, parts, rule, .. } => {
            let (source, parts) = (Some(*source), parts.clone());
            vec![DuePartDoc { source, parts, ..part(DueKind::Votes, *amount, rule) }]
        }
        Event::Produced { materials, parts, rule, .. } => {
            let of = |material: Material| {
                let makes = |tile: &str| rules.product(rules.kind_named(tile)?);
                parts
                    .iter()
                    .filter(move |part| makes(&part.tile) == Some(material))
                    .cloned()
                    .collect()
            };
            let each =
                |amount: &Amount| DuePartDoc { parts: of(amount.material), ..good(amount, rule) };
            materials.iter().map(each).collect()
        }
        Event::Stored { materials, rule, .. } => {
            materials.iter().map(|amount| good(amount, rule)).collect()
        }
        Event::Discarded { material, rule, .. } => vec![part(KINDS[*material as usize], -1, rule)],
        _ => vec![],
    }
}
