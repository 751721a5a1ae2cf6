//! What the revisions of the rules change: older records keep replaying by theirs.

use kernel::{Fault, Game, Notation, Seat};
use smallcity::constants::{Constants, Library};
use smallcity::{Action, BadSetup, Pay, RULES, Setup, SetupDoc, SmallCity, score};
use words::{Language, Words};

use crate::set_up::{self, Table, cells};

/// A table under a revision of the rules.
fn table(rules: u32, setup: Setup) -> Table {
    Table::of(&Setup { rules, ..setup })
}

fn advanced(players: u8) -> Setup {
    Setup { advanced: true, ..Setup::new(players) }
}

/// SC-18.1: the platform of an eliminated seat counts 0; by revision 1 it is judged.
#[test]
fn the_platform_of_an_eliminated_seat_leaves_play() {
    // Platform 2 asks for 13 citizens at home (SC-16.3), which nobody has.
    for (rules, points) in [(1, -10), (2, 0)] {
        let mut table = table(rules, advanced(3));
        for seat in 0..3 {
            table.put(seat, &["Hall e5:g6", "R1 a3"]);
            table.state.boroughs[seat].platform = Some(2);
        }
        let borough = &mut table.state.boroughs[1];
        (borough.pollution, borough.pollution_before) = (99, 99);
        table.go_to("p6.measure");
        assert!(!table.state.boroughs[1].plays());
        let platform = |seat| score(table.game.rules(), &table.state, Seat::new(seat)).platform;
        assert_eq!([0, 1, 2].map(platform), [-10, points, -10], "revision {rules}");
    }
}

/// SC-8.7: of two homes a Trader takes one; the citizen must go to the other.
#[test]
fn the_last_home_needs_no_choice() {
    for (rules, asked) in [(1, true), (2, false)] {
        let mut table = table(rules, Setup::new(1).with(&["traders"]));
        table.put(0, &["Hall c3:e4", "R1 a1", "R1 a3"]);
        table.hall(0, 1);
        let trader = table.person("trader");
        let borough = &mut table.state.boroughs[0];
        (borough.hall[1], borough.aside[1]) = (1, 2);
        table.go_to("p3.home");
        table.act(0, Action::Home { cell: set_up::cell("a1"), person: trader });
        assert_eq!(table.step() == "p3.home", asked, "revision {rules}");
        let citizens = table.state.boroughs[0].people[0];
        assert_eq!(citizens == cells("a3"), !asked, "revision {rules}");
    }
}

/// SC-9.7: with no room at all, everything is discarded automatically.
#[test]
fn a_store_that_must_be_emptied_empties_itself() {
    for (rules, left) in [(1, 4), (2, 0)] {
        let mut table = table(rules, Setup::new(1));
        table.put(0, &["Hall c3:e4", "F2 a1:b1", "Ref a2"]);
        table.people(0, "a1:b1");
        table.hall(0, 6);
        table.store(0, [2, 0, 0]);
        table.go_to("p4.produce");
        let stored: u8 = table.state.boroughs[0].store.iter().sum();
        assert_eq!(stored, left, "revision {rules}");
    }
}

/// SC-12.4, SC-12.7: an effect may be empty; then no seat has to choose.
#[test]
fn a_council_that_can_build_nothing_does_not_ask() {
    for (rules, asked) in [(1, true), (2, false)] {
        let mut table = table(rules, Setup::new(1));
        table.put(0, &["Hall e5:g6"]);
        let borough = &mut table.state.boroughs[0];
        borough.money = 3;
        // Every other cell is a grave.
        borough.cemetery = cells("a1:g7").without(cells("e5:g6"));
        table.go_to("p7.council");
        table.act(0, Action::Council { disc: 0, row: 3, pay: Pay::Money });
        let due = table.seat_to_act() == Some(0) && table.step() == "p7.council";
        assert_eq!(due && table.legal(0) == [Action::End], asked, "revision {rules}");
    }
    // One cell is enough for a Park.
    let mut table = table(2, Setup::new(1));
    table.put(0, &["Hall e5:g6"]);
    let borough = &mut table.state.boroughs[0];
    borough.money = 3;
    borough.cemetery = cells("a1:g7").without(cells("e5:g6,a1"));
    table.go_to("p7.council");
    table.act(0, Action::Council { disc: 0, row: 3, pay: Pay::Money });
    assert!(table.legal(0).contains(&table.plan_step(0, "Pk1 a1")));
}

/// Section 16: an owner who allows one waiting citizen means at most one.
#[test]
fn an_owner_may_change_an_upper_bound() {
    let file = "name = 'patient'\nspecial_no_waiting.at = [1, 0]\nspecial_no_grave.at = [2]\n\
        special_full_homes.at = [0, 1]\n";
    let constants = Constants::from_toml(file).expect("sound numbers");
    for (rules, none) in [(1, false), (2, true)] {
        let setup = Setup { constants: constants.clone().into(), ..advanced(2) };
        let mut table = table(rules, setup);
        table.hall(0, 0);
        for (key, part) in
            [("special_no_waiting", 0), ("special_no_grave", 0), ("special_full_homes", 1)]
        {
            let rules = table.game.rules();
            let promise = rules.promise(rules.promise_named(key).expect("a card"));
            let holds =
                |table: &Table| promise.conditions[part].holds(rules, &table.state, Seat::new(0));
            assert_eq!(holds(&table), none, "{key}: none");
        }
        let mut one = table.clone();
        one.hall(0, 1);
        let rules = table.game.rules();
        let waiting = rules.promise(rules.promise_named("special_no_waiting").expect("a card"));
        assert!(waiting.conditions[0].holds(rules, &one.state, Seat::new(0)));
        one.hall(0, 2);
        assert!(!waiting.conditions[0].holds(rules, &one.state, Seat::new(0)));
    }
}

/// The sentence of the only fault of a set-up.
fn told(bad: &BadSetup) -> String {
    assert_eq!(bad.0.len(), 1);
    let words = Words::new(Language::english().of_game("small-city"));
    words.tell("refusal", &bad.0[0].document())
}

/// SP-SET-8: a set-up with an option of a module that is off is refused, and so is another order of
/// the modules.
#[test]
fn a_set_up_has_no_option_without_effect() {
    let mut doc = SetupDoc::new(2);
    SmallCity::set_option(&mut doc, "forest_side", "expert").expect("an option");
    let play = |doc: &SetupDoc, rules: u32| {
        SmallCity::setup_from(doc, rules, &Library::standard()).and_then(|one| SmallCity::new(&one))
    };
    assert!(play(&doc, 1).is_ok(), "a record of revision 1");
    let bad = play(&doc, RULES).expect_err("the forest is off");
    assert_eq!((bad.code(), bad.rule()), ("option_off", Some("SP-SET-8")));
    SmallCity::set_option(&mut doc, "modules", "forest,traders").expect("modules");
    assert_eq!(doc.modules, ["traders", "forest"], "written in their order");
    assert!(play(&doc, RULES).is_ok());

    doc.modules.reverse();
    assert!(play(&doc, 1).is_ok(), "a record of revision 1");
    let bad = play(&doc, RULES).expect_err("another order");
    assert_eq!((bad.code(), bad.rule()), ("modules", Some("SP-SET-8")));
    assert_eq!(told(&bad), "Modules have an order of their own: write traders, forest.");
}

/// SC-16.2: a short game needs no round for platforms unless it has platforms.
#[test]
fn a_short_game_has_no_platforms() {
    let constants = Constants::from_toml("name = 'short'\nrounds = 2").expect("sound numbers");
    let play = |advanced: bool| {
        SmallCity::new(&Setup { advanced, constants: constants.clone().into(), ..Setup::new(2) })
    };
    assert!(play(false).is_ok());
    let bad = play(true).expect_err("platforms are due in round 4");
    assert_eq!((bad.code(), bad.rule()), ("platform_late", Some("SC-16.2")));
    let sentence = "Platforms are chosen in round 4 (platform_round) of the advanced game, but its \
        last round is 2 (rounds): change one of the two, or leave out advanced.";
    assert_eq!(told(&bad), sentence);
}
