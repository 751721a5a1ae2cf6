//! Roads with other modules (section 10 of the expansion's rules).

use kernel::Seat;
use smallcity::Setup;

use super::{drive, road, sv20, trip, walk};
use crate::set_up::{Table, cell, cells};

/// TRD + ROA: Traders drive between colours, and walk from Commerce to Commerce.
#[test]
fn traders_drive_between_colours_only() {
    let mut table = sv20(&["roads", "traders"]);
    table.put(0, &["C1 b7"]);
    let trader = table.person("trader");
    let borough = &mut table.state.boroughs[0];
    borough.people[0] = borough.people[0].without(cells("e6"));
    borough.aside[0] += 1;
    table.game.seat_person(&mut table.state.boroughs[0], trader, cells("e6"));
    table.go_to("p3.move");
    assert_eq!(table.refusal(0, drive("e6", "f8")), None);
    assert_eq!(table.refusal(0, walk("e6", "b7")), None);
    table.refused(0, drive("e6", "b7"), "not_a_space", "SP-ROA-7");
}

/// POL + ROA: officers never drive (SP-POL-6).
#[test]
fn officers_never_drive() {
    let mut table = sv20(&["roads", "police"]);
    let officer = table.person("officer");
    let borough = &mut table.state.boroughs[0];
    borough.people[0] = borough.people[0].without(cells("e6"));
    borough.aside[0] += 1;
    table.game.seat_person(&mut table.state.boroughs[0], officer, cells("e6"));
    table.go_to("p3.move");
    assert_eq!(table.refusal(0, walk("e6", "f8")), None);
    table.refused(0, drive("e6", "f8"), "must_move", "SP-ROA-7");
    // They do not block a Road where they stand either.
    let mut table = sv20(&["roads", "police"]);
    table.game.seat_person(&mut table.state.boroughs[0], officer, cells("h3"));
    table.state.boroughs[0].money = 9;
    table.go_to("p2.plan");
    assert_eq!(table.refusal(0, road("h3|h4")), None);
}

/// FOR + ROA: a Road beside forest clears nothing and costs no more.
#[test]
fn forest_lies_beside_roads() {
    let mut table = Table::with(1, &["roads", "forest"]);
    table.put(0, &["Hall c3:e4"]);
    table.state.boroughs[0].money = 9;
    let forest = table.state.boroughs[0].modules.forest.cells;
    assert!(forest.contains(cell("a1")) && forest.contains(cell("b1")), "an easy board");
    table.go_to("p2.plan");
    table.act(0, road("a1|b1"));
    let planned = table.game.planned(&table.state, Seat::new(0));
    assert_eq!((planned.money, planned.modules.forest.cells), (8, forest));
}

/// ACT + ROA: the Ecologist spares people, not trips.
#[test]
fn the_ecologist_spares_no_trip() {
    let mut table = sv20(&["roads", "cards"]);
    table.card(0, 'K');
    assert_eq!(trip(table, "e6", "a6"), [3, 1, 5, 1]);
}

/// REA + ROA: no historic building lies across a Road.
#[test]
fn a_castle_lies_across_no_road() {
    let mut setup = Setup::new(1).with(&["roads", "forest", "historic"]);
    setup.options.insert("historic".into(), "colosseum".into());
    let mut table = Table::of(&setup);
    table.put(0, &["Hall c9:e10"]);
    table.store(0, [0, 2, 0]);
    table.state.boroughs[0].money = 9;
    table.lay(0, "d4|e4", "");
    table.go_to("p2.plan");
    let build = |at: &str| table.plan_step(0, &format!("Col {at} for ss"));
    table.refused(0, build("d4:e5"), "road_cut", "SP-ROA-6");
    assert_eq!(table.refusal(0, build("b4:c5")).map(|(code, _)| code), None);
}
