//! `s.board`: chance deals each seat a board with two cities, then each picks a side (SP-EUR-1).

use kernel::Seat;

use super::data::{BOARDS, Board, City, Refusal};
use super::deeds::{CityDeed, Event};
use crate::action::{Action, Chance};
use crate::event;
use crate::facets::Facet;
use crate::hooks::{At, Owes, Run, Step, wrong_action};
use crate::illegal::Illegal;
use crate::modules::build::RulesBuilder;
use crate::modules::{self, Deed, Luck};
use crate::rules::Rules;
use crate::state::{Borough, State};

/// Adds the step where the set-up names no cities.
pub(super) fn add_to(builder: &mut RulesBuilder<'_>) {
    if builder.rules.modules.europe.cities[0].is_none() {
        let before = if builder.has_step("s.cards") { "s.cards" } else { "s.host" };
        builder.step_apart(before, "s.board", &Dealing);
    }
}

/// `s.board`: all boards are dealt before the first side is picked.
struct Dealing;

/// The first seat in turn order without a board.
fn without_board(at: At<'_>) -> Option<Seat> {
    let has_none = |seat: &Seat| at.state.borough(*seat).modules.europe.board.is_none();
    at.state.in_turn_order(at.rules.seats).find(has_none)
}

/// The cities of the board of a seat.
fn sides(at: At<'_>) -> impl Iterator<Item = City> {
    at.borough().modules.europe.board.into_iter().flat_map(Board::sides)
}

fn tell(run: &mut Run<'_>, event: impl FnOnce() -> Event) {
    run.log.tell(|| event::Event::Module(modules::Event::Europe(event())));
}

impl Step for Dealing {
    fn owes(&self, at: At<'_>) -> Owes {
        if without_board(at).is_some() {
            Owes::Luck
        } else if at.borough().modules.europe.city.is_none() {
            Owes::Action
        } else {
            Owes::Nothing
        }
    }

    fn luck_rule(&self, _: At<'_>) -> &'static str {
        "SP-EUR-1"
    }

    fn outcomes(&self, at: At<'_>, out: &mut Vec<(Chance, u32)>) {
        let dealt = |board: Board| {
            let of = |seat: Seat| at.state.borough(seat).modules.europe.board;
            Seat::first(at.rules.seats).any(|seat| of(seat) == Some(board))
        };
        let left = (0..BOARDS).map(Board).filter(|board| !dealt(*board));
        out.extend(left.map(|board| (Chance::Module(Luck::Europe(board)), 1)));
    }

    fn draw(&self, run: &mut Run<'_>, chance: Chance) {
        let Chance::Module(Luck::Europe(board)) = chance else { return };
        let Some(seat) = without_board(run.at()) else { return };
        run.state.borough_mut(seat).modules.europe.board = Some(board);
        tell(run, || Event::BoardDealt { seat, board: board.name(), rule: "SP-EUR-1" });
    }

    fn legal(&self, at: At<'_>, out: &mut Vec<Action>) {
        out.extend(sides(at).map(|city| Action::Module(Deed::Europe(CityDeed::Settle(city)))));
    }

    fn check(&self, at: At<'_>, action: &Action) -> Result<(), Illegal> {
        let Action::Module(Deed::Europe(CityDeed::Settle(city))) = *action else {
            return Err(wrong_action("SP-EUR-1"));
        };
        if sides(at).any(|side| side == city) {
            return Ok(());
        }
        Err(super::bans::refusal("SP-EUR-1", Refusal::NotOnThatBoard { city: city.name() }))
    }

    fn act(&self, run: &mut Run<'_>, action: &Action) {
        let Action::Module(Deed::Europe(CityDeed::Settle(city))) = *action else { return };
        let seat = run.seat;
        settle(run.rules, run.state, seat, city);
        tell(run, || Event::Settled { seat, city: city.name(), rule: "SP-EUR-1" });
    }
}

/// Gives a seat its city: its zone (SP-EUR-2), its obstacles (SP-SET-5), and the start of its tracks
/// and people.
pub(super) fn settle(rules: &Rules, state: &mut State, seat: Seat, city: City) {
    let numbers = &rules.modules.europe;
    let borough = state.borough_mut(seat);
    borough.modules.europe.city = Some(city);
    borough.closed = numbers.grounds[city as usize].closed;
    if city != City::London {
        borough.zone = rules.numbers.zone_max;
    }
    match city {
        City::London => borough.pollution = numbers.london_pollution, // SP-EUR-20
        City::Rome => borough.pollution = numbers.rome_pollution,     // SP-EUR-50
        City::Helsinki => {
            // SP-EUR-70.
            let citizens = borough.hall[0] + borough.aside[0];
            borough.hall[0] = numbers.helsinki_citizens.min(citizens);
            borough.aside[0] = citizens - borough.hall[0];
        }
        City::Athens => place_harbor(rules, borough),
        _ => {}
    }
}

/// SP-EUR-81: Piraeus is the seat's Harbor, and its own tile stays in the box.
fn place_harbor(rules: &Rules, borough: &mut Borough) {
    let piraeus = rules.modules.europe.grounds[City::Athens as usize].piraeus;
    let harbors = rules.kinds().filter(|&kind| rules.tile(kind).is(Facet::Harbor));
    for harbor in harbors {
        borough.own_stock[harbor.index()] = 0;
        borough.built |= piraeus;
        borough.tiles.push(harbor, piraeus);
    }
}
