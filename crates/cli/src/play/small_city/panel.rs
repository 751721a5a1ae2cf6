//! The panel beside a map: the numbers of a seat.

use anstyle::Style;
use kernel::Seat;
use schemars::JsonSchema;
use serde::Serialize;
use smallcity::ViewDoc;
use smallcity::documents::{ForecastDoc, PeopleDoc, PlanDoc, SeatDoc};

use super::say::Kept;
use super::session::Session;
use crate::play::look::{QUIET, STRONG, paint};
use crate::play::seats::LONGEST_NAME;
use crate::text::{columns, wrap};

/// The lines of a map, and so of the panel beside it.
const LINES: usize = 11;

/// A line of the panel, worded by the messages `panel`.
#[derive(Clone, Debug, Serialize, JsonSchema)]
#[serde(tag = "panel", rename_all = "snake_case")]
pub(super) enum Panel {
    /// Money and votes.
    Money { money: u16, votes: u16 },
    /// The same, with the money that a plan leaves.
    MoneyThen { money: u16, then: u16, votes: u16 },
    /// The seat was eliminated.
    Out { round: u8, pollution: u16 },
    /// The track, after the last measurement.
    Pollution { pollution: u16 },
    /// The track, now and after phase 6, of this round or in so many.
    PollutionTo { pollution: u16, track: u16, rounds: u8 },
    /// Why the track would rise by this much.
    Measured { increase: u16, gross: u16, relief: u16, extra: u16 },
    /// Materials.
    Stored { wood: u8, stone: u8, metal: u8, capacity: u8 },
    /// People who are not on the map.
    People { hall: Vec<Crowd>, career: Vec<Crowd>, reserve: u8 },
    /// People who wait beside the borough.
    Beside { aside: Vec<Crowd> },
    /// The action card.
    Card { card: String },
    /// Council discs that have not moved.
    DiscsStart { start: usize },
    /// Council discs that have.
    DiscsMoved { columns: Vec<u8>, of: u8 },
    /// Some of each.
    Discs { start: usize, columns: Vec<u8>, of: u8 },
    /// The progress of a plan.
    Plan { steps: usize, points: u8 },
    /// The same, once the plan can build nothing more.
    PlanOver { steps: usize },
    /// How many more pieces of a kind there are for borders and for points.
    OwnLines { name: &'static str, lines: u8, points: u8 },
    /// A known promise; judged once the game is over.
    Promise { stack: String, promise: String, holds: bool, over: bool },
    /// How many promises a player has, by difficulty.
    Promises { kept: Vec<Kept> },
    /// Another player.
    Other { player: String, money: u16, votes: u16, pollution: u16, card: Option<String> },
    /// Another player who was eliminated.
    OtherOut { player: String, round: u8 },
    /// The owner of a tourist on this map.
    Tourist { mark: String, player: String },
}

/// This many people of a kind.
#[derive(Clone, Debug, Serialize, JsonSchema)]
pub(super) struct Crowd {
    person: String,
    count: u8,
}

fn crowd(people: &[PeopleDoc]) -> Vec<Crowd> {
    let there = people.iter().filter(|kind| kind.count > 0);
    there.map(|kind| Crowd { person: kind.person.to_owned(), count: kind.count }).collect()
}

impl Session {
    /// The panel of a seat within this many columns, and the lines that do not fit beside a map: all if
    /// there is no room beside it.
    pub(super) fn panel(
        &self,
        doc: &ViewDoc,
        seat: Seat,
        most: Option<usize>,
    ) -> (Vec<String>, Vec<String>) {
        let words = self.words();
        let tell = |(style, panel): (Style, Panel)| {
            // Explains the line above it.
            let indent = if matches!(panel, Panel::Measured { .. }) { "  " } else { "" };
            (style, format!("{indent}{}", words.tell("panel", &panel)))
        };
        let mut beside: Vec<String> = Vec::new();
        let mut below: Vec<String> = Vec::new();
        for (style, text) in self.entries(doc, seat).into_iter().map(tell) {
            let lines = most.map(|most| wrap(&text, most)).unwrap_or_default();
            if most.is_some() && below.is_empty() && beside.len() + lines.lines().count() <= LINES {
                beside.extend(lines.lines().map(|line| paint(style, line)));
            } else {
                below.extend(wrap(&text, columns()).lines().map(|line| paint(style, line)));
            }
        }
        (beside, below)
    }

    /// The most important comes first.
    fn entries(&self, doc: &ViewDoc, seat: Seat) -> Vec<(Style, Panel)> {
        let plain = Style::new();
        let own = &doc.seats[seat.index()];
        let planned = own.plan.as_ref().filter(|_| doc.phase == 2);
        let mut entries = vec![(STRONG, money(own, planned))];
        entries.extend(self.pollution(own, planned).into_iter().map(|panel| (plain, panel)));
        let stored = planned.map_or(own.store, |plan| plan.store);
        let (wood, stone, metal) = (stored.wood, stored.stone, stored.metal);
        entries.push((plain, Panel::Stored { wood, stone, metal, capacity: own.capacity }));
        entries.extend(self.people_of(own, planned).into_iter().map(|panel| (plain, panel)));
        let discs = || discs(&own.discs, self.table.game().rules().numbers.council_columns);
        let card = own.card.clone().map(|card| Panel::Card { card });
        entries.push((plain, card.unwrap_or_else(discs)));
        if let Some(plan) = planned {
            let (steps, points) = (plan.steps.len(), plan.points);
            let over = plan.building_over;
            let left = Panel::Plan { steps, points };
            entries.push((STRONG, if over { Panel::PlanOver { steps } } else { left }));
        }
        let lines = planned.map_or(&own.borough, |plan| &plan.borough).lines.iter();
        entries.extend(lines.map(|drawn| {
            let (lines, points) = (drawn.lines_left, drawn.points_left);
            (plain, Panel::OwnLines { name: drawn.name, lines, points })
        }));
        entries.extend(self.tourists_on(seat).into_iter().map(|panel| (plain, panel)));
        entries.extend(promises(own, doc.over).into_iter().map(|panel| (plain, panel)));
        let others = doc.seats.iter().filter(|other| other.seat != seat);
        entries.extend(others.map(|other| (QUIET, self.other_seat(other))));
        entries
    }

    fn pollution(&self, own: &SeatDoc, planned: Option<&PlanDoc>) -> Vec<Panel> {
        let pollution = own.pollution;
        if let Some(round) = own.out {
            return vec![Panel::Out { round, pollution }];
        }
        let forecast = planned.map_or(&own.forecast, |plan| &plan.forecast);
        match self.table.game().measured_in(self.table.state()) {
            None => vec![Panel::Pollution { pollution }],
            Some(rounds) => vec![
                Panel::PollutionTo { pollution, track: forecast.track, rounds },
                measured(forecast),
            ],
        }
    }

    fn people_of(&self, own: &SeatDoc, planned: Option<&PlanDoc>) -> Vec<Panel> {
        let hall =
            if planned.is_some() { self.hall_to_be(own.seat, own) } else { own.hall.clone() };
        // Citizens wait in the Career Center, others beside the borough.
        let (career, aside) = own.aside.split_at(1.min(own.aside.len()));
        let (hall, career, aside) = (crowd(&hall), crowd(career), crowd(aside));
        let mut lines = vec![Panel::People { hall, career, reserve: own.reserve }];
        if !aside.is_empty() {
            lines.push(Panel::Beside { aside });
        }
        lines
    }

    /// The people in City Hall after a plan has moved some into homes (SC-5.7).
    fn hall_to_be(&self, seat: Seat, own: &SeatDoc) -> Vec<PeopleDoc> {
        let (game, view) = (self.table.game(), self.view(seat));
        let (rules, left) = (game.rules(), game.planned(&view.state, seat).hall);
        let count = |name: &str| {
            let person = rules.persons().find(|person| rules.person(*person).name == name);
            person.map_or(0, |person| left[person.index()])
        };
        let waiting = own.hall.iter();
        waiting.map(|kind| PeopleDoc { person: kind.person, count: count(kind.person) }).collect()
    }

    /// The owners of the tourists on a map.
    fn tourists_on(&self, seat: Seat) -> Vec<Panel> {
        let borough = self.table.state().borough(seat);
        let guests = Seat::first(self.table.seats.len());
        let guests = guests.filter(|guest| borough.guests[guest.index()].is_some());
        let line = |guest: Seat| Panel::Tourist {
            mark: self.tourist_mark(guest.index()).to_string(),
            player: self.numbered(guest, LONGEST_NAME + 2),
        };
        guests.map(line).collect()
    }

    fn other_seat(&self, other: &SeatDoc) -> Panel {
        let player = self.numbered(other.seat, 14);
        let (money, votes, pollution) = (other.money, other.votes, other.pollution);
        match other.out {
            Some(round) => Panel::OtherOut { player, round },
            None => Panel::Other { player, money, votes, pollution, card: other.card.clone() },
        }
    }
}

fn money(own: &SeatDoc, planned: Option<&PlanDoc>) -> Panel {
    let (money, votes) = (own.money, own.votes);
    match planned.filter(|plan| plan.money != money) {
        Some(plan) => Panel::MoneyThen { money, then: plan.money, votes },
        None => Panel::Money { money, votes },
    }
}

/// The parts of phase 6's measurement.
pub(super) const fn measured(forecast: &ForecastDoc) -> Panel {
    let ForecastDoc { increase, gross, relief, extra, .. } = *forecast;
    Panel::Measured { increase, gross, relief, extra }
}

/// Where the council discs of a seat are (SC-12.1).
fn discs(discs: &[u8], of: u8) -> Panel {
    let mut columns: Vec<u8> = discs.iter().copied().filter(|disc| *disc > 0).collect();
    columns.sort_unstable();
    match (discs.len() - columns.len(), columns.is_empty()) {
        (start, true) => Panel::DiscsStart { start },
        (0, false) => Panel::DiscsMoved { columns, of },
        (start, false) => Panel::Discs { start, columns, of },
    }
}

/// The promises of a seat: the known ones, else how many of each difficulty.
fn promises(own: &SeatDoc, over: bool) -> Vec<Panel> {
    let known = own.promises.iter().filter(|promise| promise.kept);
    let lines: Vec<Panel> = known
        .map(|promise| Panel::Promise {
            stack: promise.stack.name().to_owned(),
            promise: promise.key.clone(),
            holds: promise.holds,
            over,
        })
        .collect();
    let kept = Kept::all(own.kept);
    if lines.is_empty() && !kept.is_empty() { vec![Panel::Promises { kept }] } else { lines }
}
