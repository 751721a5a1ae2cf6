//! Statues: culture and Park at once, beside Gardens.

use kernel::{Game, Seat};
use smallcity::{Action, Facet};

use super::{promise, table};
use crate::set_up::{Table, cells, spot};

/// A Garden in the corner, with City Hall far away and $9.
fn garden(modules: &[&str]) -> Table {
    let mut table = table(1, modules);
    table.put(0, &["Pk3 a1:c1", "Pk3 a2:c2"]);
    table
}

/// The first fact that a promise asks about, as it is now.
fn value(table: &Table, key: &str) -> i32 {
    let (rules, card) = (table.game.rules(), promise(&table.game, key));
    rules.promise(card).conditions[0].value(rules, &table.state, Seat::new(0))
}

/// SP-BLD-4: it counts as culture and as a Park.
#[test]
fn a_statue_is_culture_and_a_park() {
    let mut table = garden(&["buildings"]);
    let (parks, culture) = (value(&table, "promise_green"), value(&table, "promise_culture4"));
    assert_eq!((parks, culture), (6, 0));
    let without = table.clone();
    table.put(0, &["Sta d2"]);
    assert_eq!((value(&table, "promise_green"), value(&table, "promise_culture4")), (7, 1));
    // All Statues are one kind.
    table.put(0, &["Sta g7", "Sch f1"]);
    assert_eq!((value(&table, "promise_green"), value(&table, "promise_culture4")), (8, 2));
    // A home beside it has one more public building.
    let refused = |mut table: Table| {
        table.go_to("p2.plan");
        let home = table.plan_step(0, "R1 d1");
        table.refusal(0, home).map(|(code, _)| code)
    };
    assert_eq!(refused(without), Some("criterion"));
    assert_eq!(refused(table), None);
}

/// SP-BLD-4: relief 1, like any cell of a Park.
#[test]
fn a_statue_relieves() {
    let rise = |tiles: &[&str]| {
        let mut table = table(1, &["buildings"]);
        table.put(0, tiles);
        table.hall(0, 6);
        table.go_to("p6.measure");
        table.state.boroughs[0].pollution
    };
    assert_eq!([rise(&[]), rise(&["Pk1 a1"]), rise(&["Pk1 a1", "Sta a2"])], [6, 5, 4]);
}

/// SP-BLD-4: a Statue cannot be enlarged to a Park.
#[test]
fn a_statue_is_not_enlarged() {
    let mut table = garden(&["buildings"]);
    table.put(0, &["Sta d2"]);
    table.go_to("p2.plan");
    let larger = table.plan_step(0, "park d2 + e2");
    table.refused(0, larger, "level_step", "SC-5.6");
    let listed = table.legal(0).into_iter();
    let park = cells("d2").first();
    assert!(
        !listed.into_iter().any(|step| {
            matches!(step, Action::Enlarge { park: from, .. } if Some(from) == park)
        })
    );
}

/// SP-BLD-4: a seat may have any number, if it has enough Gardens.
#[test]
fn a_seat_may_have_several_statues() {
    let mut table = garden(&["buildings"]);
    table.state.boroughs[0].zone = 10;
    table.put(0, &["Pk3 a7:c7", "Pk3 a8:c8"]);
    table.go_to("p2.plan");
    table.plan(0, "Sta d1");
    table.plan(0, "Sta d8");
    table.commit_all();
    assert_eq!(value(&table, "promise_statues"), 2);
}

/// SP-BLD-3: a Park built by the council may not join two Statues either.
#[test]
fn the_council_joins_no_statues() {
    let mut table = garden(&["buildings"]);
    table.put(0, &["Sta a3", "Pk3 e1:g1", "Pk3 e2:g2", "Sta g3"]);
    table.go_to("p7.council");
    table.act(0, Action::Council { disc: 0, row: 3, pay: smallcity::Pay::Money });
    let park = table.plan_step(0, "Pk1 d1");
    table.refused(0, park, "two_statues", "SP-BLD-3");
    let other = table.plan_step(0, "Pk1 b3");
    table.act(0, other);
}

/// POL + BLD: officers stand on Parks and Statues; tiles beside them may grow.
#[test]
fn officers_stand_on_statues() {
    let mut table = garden(&["police", "buildings"]);
    table.put(0, &["Sta d2", "Pol d1:e1"]);
    let officer = table.person("officer");
    table.game.seat_person(&mut table.state.boroughs[0], officer, cells("d1:e1"));
    table.go_to("p3.move");
    let walk = |from, to| Action::Move { from: spot(0, from), to: spot(0, to), drive: false };
    table.act(0, walk("d1", "d2"));
    table.act(0, walk("e1", "c2"));
    // They do not block a Park that grows around them, and neither counts for the Garden.
    table.go_to("p2.plan");
    table.plan(0, "Pk1 a3");
    table.plan(0, "park a3 + b3");
    let second = table.plan_step(0, "Sta a4");
    table.refused(0, second, "two_statues", "SP-BLD-3");
}

/// REA + BLD: the Colosseum, the castle and Statues are one kind of culture each, and public
/// buildings.
#[test]
fn modules_add_three_kinds_of_culture() {
    let mut setup = smallcity::Setup::new(2).with(&["forest", "buildings", "historic"]);
    setup.options.insert("historic".into(), "colosseum,neuschwanstein".into());
    let mut table = Table::of(&setup);
    for (seat, tile) in [(0, "Col c3:d4"), (1, "Neu b8,b9,c8")] {
        table.put(seat, &["Hall g8:i9", tile, "Sta f4", "Sta j7"]);
        let rules = table.game.rules();
        let card = promise(&table.game, "promise_culture4");
        let culture = &rules.promise(card).conditions[0];
        assert_eq!(culture.value(rules, &table.state, Seat::new(seat)), 2);
        let publics = rules.count(&table.state.boroughs[seat], |rule| rule.is(Facet::Public));
        assert_eq!(publics, 4, "City Hall, two Statues and {tile}");
    }
    assert!(!table.game.setup().advanced);
}
