//! Who may go where in phase 3 (section 8), and how many may be abroad.

use std::sync::Arc;

use kernel::{Documents, Game, Observer, Seat};
use smallcity::constants::Constants;
use smallcity::{Action, Cells, Setup, Spot};

use crate::set_up::{self, Table, cells};

/// Where the person on a cell of seat 0 may go, in the borough of a seat.
fn targets(table: &Table, from: &str, host: usize) -> Cells {
    let from = set_up::spot(0, from);
    let moves = table.legal(0).into_iter().filter_map(|action| match action {
        Action::Move { from: left, to, .. } if left == from => Some(to),
        _ => None,
    });
    moves.filter(|to| to.seat == Seat::new(host)).map(|to| to.cell).collect()
}

/// Two seats; seat 0 with one citizen at home and a free space of each colour, seat 1 with shops, a
/// Factory, a home, a School and a Museum.
fn neighbours(setup: &Setup) -> Table {
    let mut table = Table::of(setup);
    table.put(0, &["Hall e5:g6", "R1 a1", "R1 a2", "C2 a4:b4", "F1 a6"]);
    table.put(1, &["Hall e5:g6", "R1 a1", "C2 a4:b4", "F1 a6", "Sch c1", "Mus c3:e3"]);
    table
}

/// SC-8.4 at home; SC-8.6 abroad, where only Commerce, Factories and the Museum receive.
#[test]
fn a_citizen_leaves_a_home_for_work() {
    let mut table = neighbours(&Setup::new(2));
    table.people(0, "a1");
    table.go_to("p3.move");
    assert_eq!(targets(&table, "a1", 0), cells("a4:b4,a6"), "the other home has its colour");
    assert_eq!(targets(&table, "a1", 1), cells("a4:b4,a6,c3:d3"), "two visit a Museum");
}

/// SC-8.9: a space with a foreign tourist is not free, neither to move to nor to draw a newcomer
/// (SC-8.8).
#[test]
fn tourists_occupy_spaces() {
    let mut table = neighbours(&Setup::new(2));
    table.people(0, "a1");
    table.tourist(0, 1, "a4");
    table.hall(0, 0);
    let mut arriving = table.clone();
    table.go_to("p3.move");
    assert_eq!(targets(&table, "a1", 0), cells("b4,a6"));
    arriving.tourist(0, 1, "a6");
    arriving.go_to("p3.arrive");
    assert_eq!(arriving.state.boroughs[0].hall[0], 0, "the only Factory is full");
}

/// SC-8.6: one tourist in each neighbouring borough; a box can forbid tourists.
#[test]
fn one_tourist_for_each_neighbour() {
    let mut table = neighbours(&Setup::new(2));
    table.people(0, "a1 a2");
    table.go_to("p3.move");
    let first = Spot { seat: Seat::new(1), cell: set_up::cell("a6") };
    table.act(0, Action::Move { from: set_up::spot(0, "a1"), to: first, drive: false });
    assert_eq!(targets(&table, "a2", 1), Cells::NONE);
    assert_eq!(targets(&table, "a2", 0), cells("a4:b4,a6"));

    let mut setup = Setup::new(2);
    let none = Constants::from_toml("name = 'mine'\ntourists_per_neighbour = 0\n");
    setup.constants = Arc::new(none.expect("a sound file"));
    let mut table = neighbours(&setup);
    table.people(0, "a1");
    table.go_to("p3.move");
    assert_eq!(targets(&table, "a1", 1), Cells::NONE);
    assert_eq!(targets(&table, "a1", 0), cells("a4:b4,a6"));
}

/// SP-TRD-4: never abroad; from one Commerce tile to another, not within a tile.
#[test]
fn a_trader_roams_from_shop_to_shop_at_home() {
    let mut table = neighbours(&Setup::new(2).with(&["traders"]));
    table.put(0, &["C1 c7"]);
    let trader = table.person("trader");
    table.game.seat_person(&mut table.state.boroughs[0], trader, cells("a4"));
    table.people(0, "c7");
    table.put(0, &["C1 e1"]);
    table.go_to("p3.move");
    assert_eq!(targets(&table, "a4", 0), cells("a1,a2,a6,e1"), "not b4, which is the same shop");
    assert_eq!(targets(&table, "a4", 1), Cells::NONE);
    // A citizen does not roam.
    assert_eq!(targets(&table, "c7", 0), cells("a1,a2,a6"));
}

/// SC-8.7, SP-TRD-4: a waiting Trader may go home, but need not.
#[test]
fn a_trader_may_stay_in_city_hall() {
    let mut table = Table::of(&Setup::new(1).with(&["traders"]));
    table.put(0, &["Hall c3:e4", "R1 a1"]);
    table.hall(0, 0);
    table.state.boroughs[0].hall[table.person("trader").index()] = 1;
    table.go_to("p3.home");
    assert!(table.legal(0).contains(&Action::End));
    let view = table.game.view(&table.state, Observer::Seat(Seat::new(0)));
    let stay = table.game.choice_doc(&view, Seat::new(0), &Action::End);
    assert_eq!(stay.rule, "SC-8.7");
    table.act(0, Action::End);
    assert_ne!(table.step(), "p3.home");
}
