//! Modules that meet (section 10 of the expansion's rules): cases that fit no single module's
//! tests, and which test covers which pair.

mod held;

use smallcity::{Action, Pay, Setup};

use crate::set_up::{Table, cell, cells, spot};
use crate::subject::sets;

/// A table of a set-up in which an option is chosen for all seats.
fn table(players: u8, modules: &[&str], options: &[(&str, &str)]) -> Table {
    let mut setup = Setup::new(players).with(modules);
    for (key, value) in options {
        setup.options.insert((*key).into(), (*value).into());
    }
    Table::of(&setup)
}

/// By how much the track of the first seat rises from a step on.
fn rise(mut table: Table, from: &str) -> u16 {
    let before = table.state.boroughs[0].pollution;
    table.go_to(from);
    table.state.boroughs[0].pollution - before
}

/// ACT + POL: rioters in a shop of the Ecologist's taker do not pollute (SP-ACT-1); elsewhere they
/// do (SP-POL-11).
#[test]
fn the_ecologist_spares_rioters() {
    let rioting = |card: char| {
        let mut table = Table::with(1, &["police", "cards"]);
        table.put(0, &["Hall c3:e4", "C1 a6", "F1 g6"]);
        table.people(0, "a6,g6");
        table.hall(0, 0);
        table.card(0, card);
        // Only two can riot in round 2, so both do.
        table.state.round = 2;
        table.face_up("L");
        let mut after = table.clone();
        after.go_to("p3.riot");
        assert_eq!(after.state.boroughs[0].modules.police.cells, cells("a6,g6"));
        rise(table, "p3.riot")
    };
    assert_eq!((rioting('A'), rioting('K')), (2, 1));
}

/// POL + FOR: the Mayor may stand in the forest (SP-FOR-9), but not on an officer's cell
/// (SP-POL-7); the officer clears nothing.
#[test]
fn the_mayor_keeps_off_an_officer_in_the_forest() {
    let mut table = Table::with(1, &["police", "forest"]);
    table.put(0, &["Hall c4:e5"]);
    let forest = table.state.boroughs[0].modules.forest.cells;
    assert!(cells("a1:b1").within(forest) && cells("i1:j1").within(forest), "an easy board");
    table.special(0, "officer", "a1");
    table.go_to("p1.mayor");
    let mayor = |at: &str| table.refusal(0, Action::Mayor(cells(at))).map(|(code, _)| code);
    assert_eq!((mayor("a1:b1"), mayor("i1:j1")), (Some("blocked"), None));
    assert_eq!(table.state.boroughs[0].modules.forest.cells, forest);
}

/// POL + EUR: officers may stand on cells where building costs more or only homes may stand, never
/// on water or landmarks.
#[test]
fn officers_stand_on_the_ring_and_on_marked_cells() {
    for (city, from, stop, closed) in
        [("madrid", "b3", "c4", "d5"), ("zurich", "c5", "d6", "e7"), ("paris", "c4", "d4", "d6")]
    {
        let mut table = table(1, &["police", "cities"], &[("cities", city)]);
        table.put(0, &["Hall h1:j2"]);
        table.special(0, "officer", from);
        table.hall(0, 0);
        table.go_to("p3.move");
        let walk = |to| Action::Move { from: spot(0, from), to: spot(0, to), drive: false };
        assert_eq!(table.refusal(0, walk(stop)), None, "{city}");
        table.refused(0, walk(closed), "too_far", "SP-POL-4");
    }
}

/// EUR + ACT and EUR + POL: the Anarchist of rounds 1 and 2 does not reach Zurich's track (SP-EUR-34).
#[test]
fn the_anarchist_soils_zurich_from_round_3() {
    for module in ["cards", "police"] {
        for (round, due) in [(1, 0), (2, 0), (3, 3)] {
            let mut table = table(1, &["cities", module], &[("cities", "zurich")]);
            table.put(0, &["Hall h1:j2"]);
            table.go_to("p1.choose");
            table.face_up("LA");
            table.state.round = round;
            // SP-ACT-2: neither $2 nor 3 votes.
            (table.state.boroughs[0].money, table.state.boroughs[0].votes) = (1, 2);
            let card = table.card_number('L');
            let nothing = table.game.rules().cards[usize::from(card)].choices.len() as u8;
            table.act(0, Action::Take { card, choice: nothing });
            assert_eq!(table.state.boroughs[0].pollution, due, "{module}, round {round}");
        }
    }
}

/// EUR + POL: a citizen whom card G brings home in Paris lives there when riots come, like anyone
/// else; row 4 of phase 7 comes after the riots.
#[test]
fn newcomers_of_card_g_may_riot() {
    let mut table = table(1, &["police", "cities"], &[("cities", "paris")]);
    table.put(0, &["Hall h1:j2", "R1 a1"]);
    table.hall(0, 0);
    table.go_to("p1.choose");
    table.face_up("GL");
    table.state.round = 1;
    table.state.boroughs[0].money = 1;
    table.act(0, Action::Take { card: table.card_number('G'), choice: 0 });
    table.act(0, Action::Council { disc: 0, row: 4, pay: Pay::Money });
    assert_eq!(table.state.boroughs[0].people[0], cells("a1"));
    table.commit_all();
    assert_eq!(table.state.boroughs[0].modules.police.cells, cells("a1"));
}

/// TRD + EUR: London's home step accepts Traders, who need not go (SP-EUR-22, SP-TRD-3).
#[test]
fn traders_fill_the_homes_of_london() {
    let mut table = table(1, &["traders", "cities"], &[("cities", "london")]);
    table.put(0, &["Hall c3:e4", "R2 a6:b6"]);
    table.hall(0, 0);
    let trader = table.person("trader");
    let borough = &mut table.state.boroughs[0];
    borough.aside[trader.index()] -= 1;
    borough.hall[trader.index()] += 1;
    table.go_to("p3.home");
    let home = |at: &str| Action::Home { cell: cell(at), person: trader };
    assert_eq!(table.legal(0), [home("a6"), home("b6"), Action::End]);
    table.act(0, home("b6"));
    assert_eq!(table.state.boroughs[0].people[trader.index()], cells("b6"));
}

/// FOR + REA: the castle stays when the forest around it is cleared, and its votes drop to 0
/// (SP-REA-6).
#[test]
fn a_castle_without_forest_stays() {
    let votes = |clear: &[&str]| {
        let mut table = table(1, &["forest", "historic"], &[("historic", "neuschwanstein")]);
        table.put(0, &["Hall g3:i4", "Neu a5,a6,b5"]);
        table.state.boroughs[0].money = 9;
        table.go_to("p2.plan");
        for build in clear {
            table.plan(0, build);
        }
        table.commit_all();
        assert_eq!(table.tile_on(0, "a5").expect("it stands").0, "Neu");
        table.state.boroughs[0].votes
    };
    // SV-18: a7, b4, b6 and b7 at first.
    assert_eq!(votes(&[]), 1);
    assert_eq!(votes(&["F1 b4"]), 0);
    assert_eq!(votes(&["F1 b4", "F1 b6"]), 0, "not below 0");
}

/// REA + BLD: a historic building and a Statue are two public buildings for a home (SC-6.1).
#[test]
fn historic_buildings_and_statues_raise_homes() {
    for (building, tile, statue, home) in [
        ("colosseum", "Col c3:d4", "Sta f4", "R2 e3:e4"),
        ("neuschwanstein", "Neu b8,b9,c8", "Sta d5", "R2 c6:c7"),
    ] {
        let modules = ["forest", "buildings", "historic"];
        let mut without = table(1, &modules, &[("historic", building)]);
        without.put(0, &["Hall g8:i9", tile]);
        without.hall(0, 0);
        without.state.boroughs[0].money = 2;
        let mut with = without.clone();
        with.put(0, &[statue]);
        let planned = |table: &mut Table| {
            table.go_to("p2.plan");
            let home = table.plan_step(0, home);
            table.refusal(0, home).map(|(code, _)| code)
        };
        assert_eq!(planned(&mut without), Some("criterion"), "{building}");
        assert_eq!(planned(&mut with), None, "{building}");
    }
}

/// BLD + ROA: Roads between the cells of a Garden leave it whole (SP-BLD-1), but no Park grows over one
/// (SP-ROA-6).
#[test]
fn a_road_between_parks_leaves_the_garden_whole() {
    let mut table = Table::with(1, &["buildings", "roads"]);
    table.put(0, &["Hall c5:e6", "Pk3 a1:c1", "Pk3 a2:c2", "Pk1 e1"]);
    table.lay(0, "a1|a2 b1|b2 c1|c2 e1|e2", "");
    table.hall(0, 0);
    table.state.boroughs[0].money = 9;
    table.go_to("p2.plan");
    let over = table.plan_step(0, "park e1 + e2");
    table.refused(0, over, "road_cut", "SP-ROA-6");
    assert_eq!(table.refusal(0, table.plan_step(0, "park e1 + f1")), None);
    // Three Park cells on each side of the Roads form one Garden, with one Statue.
    table.plan(0, "Sta a3");
    table.refused(0, table.plan_step(0, "Sta d2"), "two_statues", "SP-BLD-3");
}

/// Solo, with all modules of either ground: the deck lacks the card of tourists abroad (SC-17.1).
#[test]
fn nobody_alone_promises_a_tourist() {
    for without in ["forest", "cities"] {
        for players in [1, 2] {
            let on = sets::all_but(without);
            let setup = Setup { advanced: true, ..Setup::new(players).with(&on) };
            let table = Table::of(&setup);
            let card = table.game.rules().promise_named("special_abroad");
            assert_eq!(card.is_some(), players > 1, "{players} seats without {without}");
        }
    }
}
