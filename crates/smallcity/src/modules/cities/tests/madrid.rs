//! SP-EUR-42, SV-10.

use kernel::{Game, Observer, Seat};

use super::table::{Table, play_at_random};
use super::{A, cells};
use crate::event::Event;
use crate::modules::cities::data::City;

const B: Seat = Seat::new(1);
const COMMIT: &str = r#"{"seat":0,"do":"commit"}"#;
const FREE: &str = r#"{"seat":0,"build":"R1","on":"b1","free":true,"enter":"citizen"}"#;

/// City Hall beside the perimeter, with citizens in it, while seats plan.
fn table(modules: &[&str], citizens: u8) -> Table {
    let mut table = Table::of(City::Madrid, modules, &[("Hall", "b2 c2 d2 b3 c3 d3")]);
    table.hall(A, citizens);
    table.go("p2.plan");
    table
}

/// SV-10: it is free, costs no point, and a citizen moves in.
#[test]
fn a_plan_ends_with_a_free_home() {
    let mut table = table(&[], 1);
    assert_eq!(table.refused(COMMIT), "free_home_due SP-EUR-42");
    assert_eq!(table.legal(A, "free").len(), 8, "a1 to e1, and a2 to a4");
    table.play(FREE);
    assert_eq!(table.game.points_left(&table.state, A), 3);
    assert_eq!(table.legal(A, ""), [r#"{"do":"undo"}"#, r#"{"do":"commit"}"#]);
    let told = table.play(COMMIT);
    let built = told.iter().find(|event| matches!(event, Event::Built { .. }));
    let due = Event::Built {
        seat: A,
        tile: "R1".to_owned(),
        cells: cells("b1"),
        person: Some("citizen"),
        number: Some(1),
        rule: "SP-EUR-42",
    };
    assert_eq!(built, Some(&due));
    assert_eq!((table.citizens().as_str(), table.state.boroughs[0].money), ("b1", 20));
}

/// SV-10: far from every public building there is no free home.
#[test]
fn without_a_legal_cell_there_is_no_free_home() {
    let mut table = Table::of(City::Madrid, &[], &[("Hall", "c3 d3 e3 c4 d4 e4")]);
    table.go("p2.plan");
    assert_eq!(table.refused(&FREE.replace(",\"enter\":\"citizen\"", "")), "criterion SC-6.1");
    table.play(COMMIT);
}

/// Nor without a tile in stock, and in no other city.
#[test]
fn the_free_home_needs_stock_and_madrid() {
    let mut table = table(&[], 1);
    let kind = table.kind("R1");
    table.state.stock[kind.index()] = 0;
    assert_eq!(table.refused(FREE), "out_of_stock SC-5.4");
    table.play(COMMIT);
    let mut rome = Table::of(City::Rome, &[], &[("Hall", "b2 c2 b3 c3 b4 c4")]);
    rome.go("p2.plan");
    assert_eq!(rome.refused(FREE), "wrong_step SP-EUR-42");
    rome.play(COMMIT);
}

/// SC-5.7 applies, and so does the perimeter.
#[test]
fn it_stands_on_the_perimeter_and_a_citizen_must_enter() {
    let table = table(&[], 1);
    let nobody = r#"{"seat":0,"build":"R1","on":"b1","free":true}"#;
    assert_eq!(table.refused(nobody), "must_move SC-5.7");
    assert_eq!(table.refused(&FREE.replace("b1", "e2")), "needs_perimeter SP-EUR-42");
    assert_eq!(table.refused(&FREE.replace("b1", "j9")), "criterion SC-6.1");
}

/// SP-EUR-42: a seat without money builds it too.
#[test]
fn it_costs_nothing() {
    let mut table = table(&[], 1);
    table.state.boroughs[0].money = 0;
    assert_eq!(table.legal(A, "free").len(), 8);
    assert_eq!(table.refused(COMMIT), "free_home_due SP-EUR-42");
    table.play(FREE);
}

/// No other tile is free, and no home of this step has a price.
#[test]
fn its_entry_names_a_home_that_is_free() {
    let table = table(&[], 1);
    assert!(!table.names_nothing(FREE));
    assert!(table.names_nothing(&FREE.replace("R1", "Sch")));
    assert!(table.names_nothing(&FREE.replace("true", "false")));
}

/// It comes after upgrades and Roads, and no step follows it.
#[test]
fn nothing_follows_it() {
    let mut table = table(&["roads"], 2);
    table.put(A, "Sch", "f2");
    table.put(A, "R1", "e2");
    table.go("p2.plan");
    table.play(r#"{"seat":0,"upgrade":"e2","with":"e3"}"#);
    table.play(r#"{"seat":0,"road":"g5|h5"}"#);
    table.play(FREE);
    let again = FREE.replace("b1", "c1");
    for entry in [r#"{"seat":0,"road":"g6|h6"}"#, &again, r#"{"seat":0,"do":"grow"}"#] {
        assert_eq!(table.refused(entry).split(' ').nth(1), Some("SP-EUR-42"), "{entry}");
    }
    table.play(r#"{"seat":0,"do":"undo"}"#);
    table.play(&again);
    table.play(COMMIT);
    assert!(table.state.boroughs[0].tiles.on(cells("c1").first().expect("a cell")).is_some());
}

/// It may fail at the reveal like any step.
#[test]
fn the_last_tile_may_be_taken() {
    let mut table = Table::with(&[City::Rome, City::Madrid], &[]);
    table.put(A, "Hall", "c8 c9 d8 d9 e8 e9");
    table.put(B, "Hall", "b2 c2 d2 b3 c3 d3");
    let kind = table.kind("R1");
    table.state.stock[kind.index()] = 1;
    table.go("p2.plan");
    table.play(r#"{"seat":0,"build":"R1","on":"b8"}"#);
    table.play(r#"{"seat":1,"build":"R1","on":"b1","free":true}"#);
    table.play(COMMIT);
    let told = table.play(r#"{"seat":1,"do":"commit"}"#);
    let cause = told.iter().find_map(|event| match event {
        Event::Failed { seat: B, cause, .. } => Some(*cause),
        _ => None,
    });
    assert_eq!(cause, Some(Some(crate::event::Cause::Taken { seat: A })));
}

/// Other seats see neither the home nor that it is planned.
#[test]
fn others_do_not_see_it() {
    let mut table = Table::with(&[City::Madrid, City::Rome], &[]);
    table.put(A, "Hall", "b2 c2 d2 b3 c3 d3");
    table.put(B, "Hall", "c8 c9 d8 d9 e8 e9");
    table.go("p2.plan");
    let seen = |table: &Table| table.game.view(&table.state, Observer::Seat(B));
    let before = seen(&table);
    table.play(r#"{"seat":0,"build":"R1","on":"b1","free":true}"#);
    assert_eq!(seen(&table), before);
}

#[test]
fn games_in_madrid_end_with_free_homes() {
    let mut free = 0;
    play_at_random(&[City::Madrid, City::Rome], &["roads"], |table| {
        let home = |step: &crate::action::Action| {
            table.game.rules().builds(step).is_some()
                && matches!(step, crate::action::Action::Module(_))
        };
        free += table.state.plans[0].steps().filter(home).count();
    });
    assert!(free > 0, "some plan has one");
}
