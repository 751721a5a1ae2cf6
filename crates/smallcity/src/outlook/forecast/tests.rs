//! Predictions of the model for positions set up directly.

use kernel::{Game, Seat};

use super::{Ahead, Outlook, Steady, Wages, forecast};
use crate::hooks::{Incomers, Unrest};
use crate::map::Cells;
use crate::pieces::Person;
use crate::setup::Setup;
use crate::state::{Borough, State};
use crate::surroundings::Surroundings;
use crate::{Kind, SmallCity};

const SEAT: Seat = Seat::new(0);

/// A game, and a state with City Hall on `c3:e4`, `tiles` around it, nobody waiting, no money and
/// no council discs.
fn borough(tiles: &[(&str, &str)]) -> (SmallCity, State) {
    borough_with(&[], tiles)
}

/// The same with modules.
fn borough_with(modules: &[&str], tiles: &[(&str, &str)]) -> (SmallCity, State) {
    let setup = Setup::new(2).with(modules);
    let game = SmallCity::new(&setup).expect("the set-up can be played");
    let mut state = game.start();
    for (code, cells) in [("Hall", "c3 d3 e3 c4 d4 e4")].iter().chain(tiles) {
        let kind = game.rules().tiles.iter().position(|rule| rule.code == *code);
        let kind = Kind(kind.expect("there is such a tile") as u8);
        game.put(&mut state, SEAT, kind, cells_of(cells));
    }
    let own = &mut state.boroughs[0];
    own.aside[0] += own.hall[0];
    own.hall[0] = 0;
    own.money = 0;
    own.discs = [255; 4];
    (game, state)
}

fn cells_of(text: &str) -> Cells {
    Cells::parse(text).expect("the cells can be read")
}

fn settle(game: &SmallCity, borough: &mut Borough, cells: &str) {
    game.seat_person(borough, Person::CITIZEN, cells_of(cells));
}

fn after(game: &SmallCity, state: &State, rounds: i32, ahead: Ahead) -> Outlook {
    after_with(game, state, rounds, ahead, Steady::default())
}

fn after_with(
    game: &SmallCity,
    state: &State,
    rounds: i32,
    ahead: Ahead,
    steady: Steady,
) -> Outlook {
    let wages = Wages { shop: [7; 4], factory: [9; 3], museum: 0 };
    let borough = state.borough(SEAT);
    let around = Surroundings::of(game.rules(), borough);
    forecast(game.rules(), borough, &around, rounds, ahead, &wages, steady)
}

/// SC-10.1, SC-11.1: a vote and a percent for each resident of an R1.
#[test]
fn people_at_home_vote_and_pollute_in_every_round() {
    let (game, mut state) = borough(&[("R1", "c5"), ("R1", "d5"), ("R1", "e5")]);
    settle(&game, &mut state.boroughs[0], "c5 d5 e5");
    let end = after(&game, &state, 6, Ahead::Nothing);
    assert_eq!((end.votes, end.pollution, end.deaths), (18, 18, 0));
    // The seventh round crosses 20 % (SC-11.5): one of them dies after the vote.
    let end = after(&game, &state, 8, Ahead::Nothing);
    assert_eq!((end.votes, end.pollution, end.deaths), (21 + 2, 21 + 2, 1));
    // Finished phases of the current round do not count again.
    let end = after(&game, &state, 1, Ahead::Voting);
    assert_eq!((end.votes, end.pollution), (3, 3));
}

/// SC-11.3, SC-11.4: Parks subtract at most half, rounded down.
#[test]
fn parks_relieve_half_of_it() {
    let (game, mut state) =
        borough(&[("R1", "c5"), ("R1", "d5"), ("R1", "e5"), ("Pk3", "a6 b6 c6")]);
    settle(&game, &mut state.boroughs[0], "c5 d5 e5");
    assert_eq!(after(&game, &state, 4, Ahead::Nothing).pollution, 4 * 2);
}

/// SC-7.1, SC-7.3: a home rises by a level a round, as far as public buildings allow.
#[test]
fn homes_rise_as_far_as_public_buildings_allow() {
    let (game, mut state) = borough(&[("R1", "f4"), ("Sch", "f3")]);
    settle(&game, &mut state.boroughs[0], "f4");
    // An R2 from the next round on, with 2 votes; there is no third public building.
    assert_eq!(after(&game, &state, 3, Ahead::Nothing).votes, 2 + 2 + 2);
    // No more plans this round.
    assert_eq!(after(&game, &state, 3, Ahead::Moving).votes, 1 + 2 + 2);
}

/// SC-8.8: each free space of a Factory draws one person to City Hall in every round.
#[test]
fn free_work_draws_people_who_wait_and_pollute() {
    let (game, state) = borough(&[("F1", "a7")]);
    let end = after(&game, &state, 3, Ahead::Nothing);
    assert_eq!((end.votes, end.pollution), (0, 1 + 2 + 3));
}

/// Module income is the same in every round; Parks subtract at most half of the production
/// (SC-11.4).
#[test]
fn module_income_comes_in_every_round() {
    let (game, state) = borough(&[("Pk3", "a6 b6 c6")]);
    let around = Surroundings::of(game.rules(), state.borough(SEAT));
    let wages = Wages { shop: [0; 4], factory: [0; 3], museum: 0 };
    let steady = Steady { gross: 4, pollution: 1, income: 2, ..Steady::default() };
    let borough = state.borough(SEAT);
    let end = forecast(game.rules(), borough, &around, 3, Ahead::Building, &wages, steady);
    assert_eq!((end.pollution, end.money), (3 * (4 - 2 + 1), 3 * 2));
}

/// Unrest after the current round: certain in the first round, with probability one half in the
/// second.
fn unrest(safe: i32) -> Steady {
    let mut unrest = Unrest { safe, toll: 1, ..Unrest::default() };
    unrest.chance[..3].copy_from_slice(&[100, 100, 50]);
    unrest.most[..3].copy_from_slice(&[9, 2, 3]);
    Steady { unrest, ..Steady::default() }
}

/// People idled by unrest do not vote, and cost points in the last round.
#[test]
fn unrest_costs_votes() {
    let (game, mut state) = borough(&[("R1", "c5"), ("R1", "d5"), ("R1", "e5")]);
    settle(&game, &mut state.boroughs[0], "c5 d5 e5");
    let end = |state: &State, safe| after_with(&game, state, 2, Ahead::Nothing, unrest(safe));
    // Two of three, then all three with probability one half.
    let two = end(&state, 0);
    assert_eq!((two.votes, two.missed, two.toll), (2 * 3, 3 * 66 + 3 * 50, 50 * 3));
    // Two are safe: one of three, in both.
    let one = end(&state, 2);
    assert_eq!((one.missed, one.toll), (3 * 33 + 3 * 16, 50));
    assert_eq!((end(&state, 3).missed, end(&state, 3).toll), (0, 0));
    // People waiting in City Hall are idled first.
    state.boroughs[0].aside[0] -= 2;
    state.boroughs[0].hall[0] = 2;
    assert_eq!(end(&state, 0).missed, 3 * 16);
}

/// The module judges the current round where people are already placed; the model judges plans.
#[test]
fn unrest_counts_before_people_move() {
    let (game, mut state) = borough(&[("R1", "c5")]);
    settle(&game, &mut state.boroughs[0], "c5");
    let missed = |ahead| after_with(&game, &state, 1, ahead, unrest(0)).missed;
    assert_eq!([Ahead::Building, Ahead::Moving, Ahead::Arriving].map(missed), [100, 100, 0]);
}

/// After waiting people come people in Factories, who then produce nothing.
#[test]
fn unrest_idles_factories() {
    let (game, mut state) = borough(&[("F1", "a7")]);
    settle(&game, &mut state.boroughs[0], "a7");
    assert_eq!(after(&game, &state, 1, Ahead::Nothing).earned, 9);
    assert_eq!(after_with(&game, &state, 1, Ahead::Nothing, unrest(0)).earned, 0);
}

/// SP-TRD-2, SP-TRD-7: each Trader comes once, with enough citizens, and pollutes from then on.
#[test]
fn incomers_pollute_after_they_come() {
    let homes = [("R1", "c5"), ("R1", "d5"), ("R1", "e5"), ("R1", "f5")];
    let (game, mut state) = borough(&homes);
    let steady = || {
        let mut incomers = Incomers { pollution: 2, ..Incomers::default() };
        incomers.thresholds[..2].copy_from_slice(&[4, 8]);
        Steady { incomers, ..Steady::default() }
    };
    let smoke = |state: &State| after_with(&game, state, 2, Ahead::Nothing, steady()).pollution;
    settle(&game, &mut state.boroughs[0], "c5 d5 e5");
    assert_eq!(smoke(&state), 2 * 3);
    settle(&game, &mut state.boroughs[0], "f5");
    assert_eq!(smoke(&state), 2 * (4 + 2));
}

/// SC-5.7: a waiting person moves into a new R1 at once, as long as there is money.
#[test]
fn money_buys_homes_for_waiting_people() {
    let (game, mut state) = borough(&[]);
    let own = &mut state.boroughs[0];
    own.aside[0] -= 2;
    own.hall[0] = 2;
    own.money = 1;
    let end = after(&game, &state, 3, Ahead::Nothing);
    assert_eq!((end.votes, end.pollution, end.money), (3, 6, 0));
}

/// SC-8.4, SC-8.7: a person at home goes to work, which makes room for a waiting one, and moves to
/// a better home afterwards.
#[test]
fn people_make_room_for_each_other() {
    let (game, mut state) = borough(&[("R1", "c5"), ("C1", "c6")]);
    let own = &mut state.boroughs[0];
    own.aside[0] -= 1;
    own.hall[0] = 1;
    settle(&game, own, "c5");
    let end = after(&game, &state, 1, Ahead::Moving);
    assert_eq!((end.votes, end.pollution, end.earned, end.money), (1, 2, 7, 1));
}

/// SP-TRD-6: a Trader uses a space twice, though none may be free in later rounds.
#[test]
fn traders_use_spaces_twice() {
    let (game, mut state) = borough_with(&["traders"], &[("C1", "c6"), ("R1", "c5")]);
    let trader = game.rules().person_named("trader").expect("the module is on");
    let own = &mut state.boroughs[0];
    game.seat_person(own, trader, cells_of("c6"));
    assert_eq!(after(&game, &state, 1, Ahead::Arriving).earned, 2 * 7);
    assert_eq!(after(&game, &state, 2, Ahead::Arriving).earned, 2 * 7 + 2 * 7 * 60 / 100);
    assert_eq!(after(&game, &state, 1, Ahead::Voting).earned, 0);
}

/// SP-TRD-5: a Trader at home does not vote, and occupies the space (SC-8.7).
#[test]
fn traders_fill_homes() {
    let (game, mut state) = borough_with(&["traders"], &[("R1", "c5")]);
    let trader = game.rules().person_named("trader").expect("the module is on");
    let own = &mut state.boroughs[0];
    own.aside[0] -= 1;
    own.hall[0] = 1;
    assert_eq!(after(&game, &state, 2, Ahead::Moving).votes, 2);
    game.seat_person(&mut state.boroughs[0], trader, cells_of("c5"));
    assert_eq!(after(&game, &state, 2, Ahead::Moving).votes, 0);
}
