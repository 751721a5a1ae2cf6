//! Cities with other modules: the pairs of section 10 of the expansion that no other file tests.

use super::table::Table;
use super::{A, cells};
use crate::modules::cities::data::City;
use crate::pieces::Person;

const HALL: (&str, &str) = ("Hall", "a1 b1 c1 a2 b2 c2");

/// A plan in a city with City Hall in the corner and other tiles.
fn plan(city: City, modules: &[&str], tiles: &[(&str, &str)]) -> Table {
    let mut table = Table::of(city, modules, &[HALL]);
    table.put_all(A, tiles);
    table.go("p2.plan");
    table
}

fn build(tile: &str, on: &str) -> String {
    format!(r#"{{"seat":0,"build":"{tile}","on":"{on}"}}"#)
}

/// What is left of $20 after a planned step.
#[track_caller]
fn price(mut table: Table, step: &str) -> u16 {
    table.play(step);
    20 - table.game.planned(&table.state, A).money
}

fn special(table: &mut Table, name: &str, at: &str) {
    let person = table.game.rules().person_named(name).expect("the module is on");
    table.game.seat_person(&mut table.state.boroughs[0], person, cells(at));
}

/// How far the track rises in phase 6.
fn rise(mut table: Table) -> u16 {
    let before = table.state.boroughs[0].pollution;
    table.go("p6.measure");
    table.state.boroughs[0].pollution - before
}

/// POL + EUR: the wall stops no officer, and his area reaches over it.
#[test]
fn officers_walk_and_watch_across_the_wall() {
    let station = [("Pol", "d5 e5"), ("R1", "g6")];
    let mut table = Table::of(City::Berlin, &["police"], &[HALL]);
    table.put_all(A, &station);
    special(&mut table, "officer", "d5 e5");
    table.seat("g6");
    table.go("p3.move");
    let mut walked = Table { game: table.game.clone(), state: table.state };
    walked.play(r#"{"seat":0,"move":"e5","to":"g4"}"#);
    // From e5 he did not reach the home at g6.
    table.play(r#"{"seat":0,"move":"e5","to":"f5"}"#);
    table.go("p5.vote");
    assert_eq!(table.state.boroughs[0].votes, 1 + 1, "SP-POL-13");
}

/// POL + EUR: he may stand on the river too, and no tile is built there meanwhile.
#[test]
fn officers_stand_on_the_river() {
    let mut table = Table::of(City::Paris, &["police"], &[HALL]);
    table.put_all(A, &[("Pol", "d5 e4")]);
    special(&mut table, "officer", "d5 e4");
    table.go("p3.move");
    table.play(r#"{"seat":0,"move":"d5","to":"e3"}"#);
    table.go("p2.plan");
    assert_eq!(table.refused(&build("Pk1", "e3")), "blocked SP-POL-7");
}

/// POL + EUR: newcomers in a home of London riot as others do.
#[test]
fn arrivals_of_london_riot() {
    let mut table = Table::of(City::London, &["police"], &[HALL]);
    table.hall(A, 2);
    table.put_all(A, &[("Sch", "d1"), ("Met", "f1")]);
    table.go("p2.plan");
    table.play(&build("R2", "e1 e2"));
    table.play(r#"{"seat":0,"home":"e1","person":"citizen"}"#);
    table.play(r#"{"seat":0,"home":"e2","person":"citizen"}"#);
    let letter = |card: &crate::rules::CardRule| card.letter == 'L';
    let card = table.game.rules().cards.iter().position(letter).expect("SP-POL-1") as u8;
    table.state.circle.seen[0] = Some(card);
    table.state.circle.shown = 1;
    table.state.circle.turned = 1;
    table.state.round = 2;
    table.play(r#"{"seat":0,"do":"commit"}"#);
    table.go("p3.riot");
    assert_eq!(table.state.boroughs[0].modules.police.cells, cells("e1 e2"));
}

/// POL + EUR, Zurich: officers do not pollute while the track does not move.
#[test]
fn officers_in_zurich_pollute_from_round_3() {
    for (round, due) in [(1, 0), (2, 0), (3, 2)] {
        let mut table = Table::of(City::Zurich, &["police"], &[HALL]);
        special(&mut table, "officer", "h1 i1");
        table.state.round = round;
        assert_eq!(rise(table), due, "round {round}");
    }
}

/// TRD + EUR: Madrid's free home takes a Trader.
#[test]
fn a_trader_moves_into_the_free_home() {
    let mut table = Table::of(City::Madrid, &["traders"], &[("Hall", "b2 c2 d2 b3 c3 d3")]);
    let trader = table.game.rules().person_named("trader").expect("Traders");
    let borough = &mut table.state.boroughs[0];
    borough.aside[trader.index()] -= 1;
    borough.hall[trader.index()] += 1;
    table.go("p2.plan");
    table.play(r#"{"seat":0,"build":"R1","on":"b1","free":true,"enter":"trader"}"#);
    table.play(r#"{"seat":0,"do":"commit"}"#);
    assert_eq!(table.state.boroughs[0].people[trader.index()], cells("b1"));
}

/// TRD + EUR: row 4 in Paris brings citizens, even if others wait in City Hall.
#[test]
fn paris_takes_citizens_only() {
    let mut table = Table::of(City::Paris, &["traders"], &[HALL]);
    table.put_all(A, &[("R2", "a4 a5"), ("R1", "e1")]);
    let trader = table.game.rules().person_named("trader").expect("Traders").index();
    table.state.boroughs[0].aside[trader] -= 1;
    table.state.boroughs[0].hall[trader] += 1;
    table.state.boroughs[0].discs[0] = 2;
    table.go("p7.council");
    table.play(r#"{"seat":0,"council":4,"disc":2,"pay":"money"}"#);
    assert_eq!(table.legal(A, "home").len(), 3);
    assert_eq!(table.legal(A, "trader"), Vec::<String>::new());
}

/// POL + EUR: newcomers of the last council do not riot, so no seat loses votes for them.
#[test]
fn newcomers_of_the_last_round_do_not_riot() {
    let mut table = Table::of(City::Paris, &["police"], &[HALL]);
    table.put_all(A, &[("R2", "a4 a5"), ("R1", "e1")]);
    table.seat("e1");
    table.state.boroughs[0].modules.police.cells = cells("e1");
    table.state.boroughs[0].discs[0] = 2;
    table.state.round = 8;
    table.go("p7.council");
    table.play(r#"{"seat":0,"council":4,"disc":2,"pay":"money"}"#);
    let borough = &table.state.boroughs[0];
    assert_eq!(borough.people[0], cells("e1 a4 a5"));
    assert_eq!(borough.modules.police.cells, cells("e1"));
}

/// EUR + BLD, Berlin: a Garden may have cells on both sides, though no Park does.
#[test]
fn a_garden_lies_on_both_sides_of_the_wall() {
    let parks = [("Pk3", "c5 d5 e5"), ("Pk3", "f5 g5 h5")];
    let table = plan(City::Berlin, &["buildings"], &parks);
    assert_eq!(price(table, &build("Sta", "g4")), 1);
    let table = plan(City::Berlin, &["buildings"], &parks[..1]);
    assert_eq!(table.refused(&build("Pk2", "e6 f6")), "wall SP-EUR-60");
    assert_eq!(table.refused(&build("Sta", "d4")), "no_garden SP-BLD-3");
}

/// EUR + BLD, Athens: a Palace is not polluting Commerce, and not a home for Commerce.
#[test]
fn palaces_of_athens_are_neither_shops_nor_homes() {
    let palace = [("Pal", "h7 i7 h8 i8")];
    let mut table = Table::of(City::Athens, &["buildings"], &[HALL]);
    table.put_all(A, &palace);
    assert_eq!(rise(table), 0);
    let table = plan(City::Athens, &["buildings"], &palace);
    assert_eq!(table.refused(&build("C1", "j7")), "criterion SC-6.2");
}

/// EUR + BLD, Helsinki: Statues by the water earn, within the cap of 6.
#[test]
fn statues_earn_by_the_water() {
    let statues = ["a7", "b7", "c8", "d8", "f7", "g7", "h6"];
    for (count, due) in [(0, 0), (2, 2), (6, 6), (7, 6)] {
        let mut table = Table::of(City::Helsinki, &["buildings"], &[HALL]);
        for at in &statues[..count] {
            table.put(A, "Sta", at);
        }
        table.go("p4.other");
        assert_eq!(table.state.boroughs[0].money, 20 + due, "{count} Statues");
    }
}

/// EUR + BLD, Paris: a Palace and a Statue pay for the river, which a Mediator does not make cheaper.
#[test]
fn new_buildings_pay_for_the_river() {
    let palace = build("Pal", "e3 f3 e4 f4");
    assert_eq!(price(plan(City::Paris, &["buildings"], &[]), &palace), 2 + 3);
    let mut mediated = plan(City::Paris, &["buildings"], &[]);
    let letter = mediated.game.rules().cards.iter().position(|card| card.letter == 'C');
    mediated.state.boroughs[0].card = letter.map(|at| at as u8);
    assert_eq!(price(mediated, &palace), 1 + 3);
    let parks = [("Pk3", "e2 f2 g2"), ("Pk3", "e1 f1 g1")];
    let table = plan(City::Paris, &["buildings"], &parks);
    assert_eq!(price(table, &build("Sta", "f3")), 1 + 1);
    let table = plan(City::Paris, &["buildings"], &parks);
    assert_eq!(price(table, &build("Sta", "h2")), 1);
}

/// EUR + BLD, Rome and Paris: the Tiber, the Eiffel Tower and a Statue are a public building each.
#[test]
fn a_statue_and_a_landmark_are_two() {
    for (city, home, statue) in
        [(City::Rome, "f3 g3", "h4"), (City::Paris, "f7 g7", "h8"), (City::Rome, "b6 b7", "a8")]
    {
        let with = plan(city, &["buildings"], &[("Sta", statue)]);
        assert_eq!(price(with, &build("R2", home)), 2, "{city:?}");
        let without = plan(city, &["buildings"], &[]);
        assert_eq!(without.refused(&build("R2", home)), "criterion SC-6.1", "{city:?}");
        let far = plan(city, &["buildings"], &[("Sta", statue)]);
        assert_eq!(far.refused(&build("R2", "j1 j2")), "criterion SC-6.1", "{city:?}");
    }
}

/// EUR + BLD, Zurich: marked cells are for homes.
#[test]
fn new_buildings_keep_off_marked_cells() {
    let parks = [("Pk3", "a6 b6 c6"), ("Pk3", "a7 b7 c7")];
    let table = plan(City::Zurich, &["buildings"], &parks);
    assert_eq!(table.refused(&build("Sta", "d6")), "marked_only SP-EUR-32");
    assert_eq!(table.refused(&build("Pal", "d5 e5 d6 e6")), "marked_only SP-EUR-32");
    assert_eq!(price(table, &build("Sta", "b8")), 1);
}

/// EUR + ROA, Zurich: a trip earns in rounds 1 and 2, and its Roundabout pollutes from round 3.
#[test]
fn trips_in_zurich_pollute_from_round_3() {
    // From then on the Roundabout and the drivers pollute.
    for (round, due) in [(1, 0), (2, 0), (3, 1 + 1)] {
        let mut table = Table::of(City::Zurich, &["roads"], &[HALL]);
        table.put_all(A, &[("C1", "e2"), ("R1", "g2")]);
        table.seat("e2");
        table.go("p2.plan");
        for road in ["e2|e3", "f2|f3", "g2|g3"] {
            table.play(&format!(r#"{{"seat":0,"road":"{road}"}}"#));
        }
        table.play(r#"{"seat":0,"roundabout":"e2"}"#);
        table.play(r#"{"seat":0,"do":"commit"}"#);
        table.state.round = round;
        table.go("p3.move");
        let before = table.state.boroughs[0];
        table.play(r#"{"seat":0,"move":"e2","to":"g2","drive":true}"#);
        let after = &table.state.boroughs[0];
        assert_eq!(after.money - before.money, 2, "three Roads");
        assert_eq!(after.pollution - before.pollution, due, "round {round}");
    }
}

/// EUR + ACT, Athens: shops pollute under the Ecologist too, who spares only people.
#[test]
fn the_ecologist_spares_no_shop_of_athens() {
    let mut table = Table::of(City::Athens, &["cards"], &[HALL]);
    table.put_all(A, &[("C1", "e2"), ("C1", "g2")]);
    table.seat("e2 g2");
    let with = |letter: char| {
        let mut table = Table { game: table.game.clone(), state: table.state };
        let card = table.game.rules().cards.iter().position(|card| card.letter == letter);
        table.state.boroughs[0].card = card.map(|at| at as u8);
        rise(table)
    };
    assert_eq!((with('A'), with('K')), (2 + 2, 2));
}

/// EUR: a cemetery may lie on river and marked cells, at no cost.
#[test]
fn the_dead_lie_on_any_empty_cell() {
    for (city, river) in [(City::Paris, "e3"), (City::Zurich, "e6"), (City::Madrid, "c4")] {
        let mut table = Table::of(city, &[], &[HALL, ("R2", "h1 i1")]);
        table.seat("h1 i1");
        table.state.boroughs[0].pollution = 19;
        table.state.boroughs[0].pollution_before = 19;
        table.state.round = 3;
        table.go("p6.measure");
        table.play(r#"{"seat":0,"victim":"h1"}"#);
        table.play(&format!(r#"{{"seat":0,"grave":"{river}"}}"#));
        let borough = &table.state.boroughs[0];
        assert_eq!((borough.cemetery, borough.money), (cells(river), 20), "{city:?}");
        assert_eq!(borough.people[Person::CITIZEN.index()], cells("i1"));
    }
}
