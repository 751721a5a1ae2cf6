//! SP-PRO and SP-SPE: promises about riots and Traders, their part of SV-2, and SV-22: which
//! modules go together.

use kernel::{Fault, Game, Seat};
use smallcity::{Setup, SmallCity, Whereabouts, judged_promises};

use crate::set_up::{self, Table, cells};

const MODULES: [&str; 4] = ["police", "traders", "buildings", "promises"];

/// An advanced table of one seat with all special promises, in its last round.
fn table() -> Table {
    let mut setup = Setup::new(1).with(&[&MODULES[..], &["special"]].concat());
    setup.advanced = true;
    let mut table = Table::of(&setup);
    table.put(0, &["Hall c3:e4"]);
    table.hall(0, 0);
    table.state.round = table.game.rules().numbers.rounds;
    table
}

fn traders(table: &mut Table, at: &str) {
    let trader = table.person("trader");
    table.game.seat_person(&mut table.state.boroughs[0], trader, cells(at));
}

/// Makes those on cells riot, and this many citizens in City Hall.
fn rioters(table: &mut Table, at: &str, hall: u8) {
    let borough = &mut table.state.boroughs[0];
    borough.modules.police.cells = cells(at);
    borough.idle = cells(at);
    borough.modules.police.hall[0] = hall;
}

/// What a promise brings at the end, with the rule.
fn brings(table: &Table, key: &str) -> (i32, &'static str) {
    let (rules, seat) = (table.game.rules(), Seat::new(0));
    let card = rules.promise_named(key).unwrap_or_else(|| panic!("{key} is in the game"));
    let mut state = table.state;
    state.promises.at[usize::from(card)] = Whereabouts::Kept(seat);
    let judged = judged_promises(rules, &state, seat).find(|one| one.card == card);
    judged.map(|one| (one.points, one.rule)).expect("it is kept")
}

/// SV-2: of a population of nine, four are half.
#[test]
fn sv2_half_of_the_people_riot() {
    let mut table = table();
    table.put(0, &["R5 a1:e1", "C2 a6:b6"]);
    table.people(0, "a1:e1");
    table.hall(0, 2);
    traders(&mut table, "a6:b6");
    for (at, hall, kept) in [
        ("a1:d1", 0, true),
        ("a1:c1", 0, false),
        ("a1:b1", 2, true),
        ("a1:c1,a6", 0, true),
        ("a1:e1", 0, true),
    ] {
        rioters(&mut table, at, hall);
        let due = if kept { 5 } else { 0 };
        assert_eq!(brings(&table, "promise_riot"), (due, "SP-BLD-9"), "{at} and {hall} inside");
    }
}

/// SP-PRO-1: at least one, no matter who lives there; officers and tourists are not people of the
/// borough.
#[test]
fn at_least_one_must_riot() {
    let mut table = table();
    table.put(0, &["R2 a1:b1", "Pol a3:b3"]);
    assert_eq!(brings(&table, "promise_riot").0, 0, "nobody lives there");
    table.people(0, "a1");
    assert_eq!(brings(&table, "promise_riot").0, 0);
    rioters(&mut table, "a1", 0);
    assert_eq!(brings(&table, "promise_riot").0, 5);
    // Three citizens: one is half, rounded down, and two officers change nothing.
    table.people(0, "b1");
    table.hall(0, 1);
    let officer = table.person("officer");
    table.game.seat_person(&mut table.state.boroughs[0], officer, cells("a3:b3"));
    assert_eq!(brings(&table, "promise_riot").0, 5);
}

/// SP-PRO-1: three Traders at work in three shops of the seat.
#[test]
fn traders_work_in_three_shops() {
    let mut table = table();
    table.put(0, &["C1 a1", "C2 c1:d1", "C1 f1", "R1 a6"]);
    for (at, kept) in [("a1,c1,d1", false), ("a1,c1,f1", true), ("a1,c1,a6", false)] {
        let mut table = table.clone();
        traders(&mut table, at);
        assert_eq!(brings(&table, "promise_traders").0 > 0, kept, "{at}");
        if kept {
            assert_eq!(brings(&table, "promise_traders"), (5, "SP-BLD-9"));
            let mut idle = table.clone();
            idle.state.boroughs[0].idle = cells("f1");
            assert_eq!(brings(&idle, "promise_traders").0, 0, "one is idle");
            rioters(&mut table, "c1", 0);
            assert_eq!(brings(&table, "promise_traders").0, 0, "one riots");
        }
    }
    // Citizens do not stand in for them.
    table.people(0, "a1,c1,f1");
    assert_eq!(brings(&table, "promise_traders").0, 0);
}

/// SP-SPE-1, SC-16.1.
#[test]
fn special_promises_about_riots_and_the_dead() {
    let mut table = table();
    table.put(0, &["R2 a1:b1", "C2 a6:b6"]);
    table.people(0, "a1:b1");
    assert_eq!(brings(&table, "special_no_riot"), (10, "SC-16.1"));
    rioters(&mut table, "a1", 0);
    assert_eq!(brings(&table, "special_no_riot"), (0, "SC-16.1"));
    let trader = table.person("trader").index();
    let borough = &mut table.state.boroughs[0];
    (borough.aside[trader], borough.dead[trader]) = (2, 1);
    assert_eq!(brings(&table, "special_dead_traders"), (0, "SC-16.1"));
    let borough = &mut table.state.boroughs[0];
    (borough.aside[trader], borough.dead[trader]) = (1, 2);
    assert_eq!(brings(&table, "special_dead_traders"), (10, "SC-16.1"));
}

/// SP-SPE-1, SC-11.6: a Trader without a grave lies in no cemetery.
#[test]
fn a_trader_without_a_grave_is_not_in_a_cemetery() {
    let mut table = table();
    table.state.boroughs[0].zone = 7;
    table.put(0, &["C1 a1"]);
    traders(&mut table, "a1");
    let trader = table.person("trader").index();
    // No cell is empty; the cemetery holds the rest.
    let full = table.state.boroughs[0].empty();
    table.state.boroughs[0].cemetery = full;
    table.state.boroughs[0].pollution_before = 0;
    table.state.boroughs[0].pollution = 19;
    table.go_to("p6.measure");
    assert_eq!(table.step(), "p6.deaths");
    table.act(0, smallcity::Action::Victim(set_up::cell("a1")));
    let borough = &table.state.boroughs[0];
    assert_eq!((borough.dead[trader], borough.graveless[trader]), (1, 1));
    let trader = table.person("trader").index();
    let borough = &mut table.state.boroughs[0];
    (borough.aside[trader], borough.dead[trader]) = (1, 2);
    assert_eq!(brings(&table, "special_dead_traders").0, 0, "one of two has a grave");
    table.state.boroughs[0].graveless[trader] = 0;
    assert_eq!(brings(&table, "special_dead_traders").0, 10);
}

/// The faults of a set-up, by code and rule.
fn faults(modules: &[&str], advanced: bool) -> Vec<String> {
    let mut setup = Setup::new(2).with(modules);
    setup.advanced = advanced;
    let bad = SmallCity::new(&setup).err();
    let parts = bad.iter().flat_map(|bad| bad.parts());
    parts.map(|fault| format!("{} {}", fault.code(), fault.rule().unwrap_or(""))).collect()
}

/// SV-22.
#[test]
fn sv22_what_needs_what() {
    let one = ["modules SP-SET-1".to_owned()];
    for left in &MODULES[..3] {
        let modules: Vec<&str> = MODULES.into_iter().filter(|module| module != left).collect();
        assert_eq!(faults(&modules, true), one, "without {left}");
    }
    let special = [&MODULES[..], &["special"]].concat();
    assert_eq!(faults(&special, false), one, "special promises are for the advanced game");
    assert_eq!(faults(&special, true), [""; 0]);
    assert_eq!(faults(&["police", "traders", "buildings", "special"], true), one);
    assert_eq!(faults(&["historic"], false), one);
    for advanced in [false, true] {
        assert_eq!(faults(&MODULES, advanced), [""; 0]);
    }
}

/// SV-22: every other pair of modules that is legal builds.
#[test]
fn sv22_every_pair_that_is_legal_builds() {
    let option = smallcity::OPTIONS.iter().find(|option| option.key == "modules");
    let option = option.expect("there are modules");
    // All that a set of modules needs besides.
    let whole = |wanted: &[&'static str]| {
        let mut all: Vec<&'static str> = wanted.to_vec();
        while let Some((_, other)) =
            option.needs.iter().find(|(own, other)| all.contains(own) && !all.contains(other))
        {
            all.push(other);
        }
        let listed = option.choices.iter().copied();
        listed.filter(|module| all.contains(module)).collect::<Vec<_>>()
    };
    for one in option.choices {
        for other in option.choices {
            let modules = whole(&[one, other]);
            let advanced = modules.contains(&"special");
            let apart =
                |pair: &(&str, &str)| modules.contains(&pair.0) && modules.contains(&pair.1);
            let refused = option.excludes.iter().any(apart);
            let due: &[&str] = if refused { &["modules SP-SET-1"] } else { &[] };
            assert_eq!(faults(&modules, advanced), due, "{modules:?}");
        }
    }
}

/// SP-PRO-2: they bring 5 or 0 like all promises of New buildings (SP-BLD-9), from any stack.
#[test]
fn promise_cards_bring_five_or_nothing() {
    let mut table = table();
    traders(&mut table, "a6");
    for key in ["promise_riot", "promise_traders"] {
        assert_eq!(brings(&table, key), (0, "SP-BLD-9"), "{key}");
    }
    // Two riot of two citizens and three Traders.
    table.state.boroughs[0].hall[0] = 2;
    rioters(&mut table, "", 2);
    table.put(0, &["C1 a1", "C1 c1", "C1 g1"]);
    table.state.boroughs[0].people = Default::default();
    traders(&mut table, "a1,c1");
    table.state.boroughs[0].aside[table.person("trader").index()] += 1;
    traders(&mut table, "g1");
    for key in ["promise_riot", "promise_traders"] {
        assert_eq!(brings(&table, key), (5, "SP-BLD-9"), "{key}");
    }
}

/// SP-SET-2: the decks hold the cards only with their modules.
#[test]
fn cards_come_with_their_modules() {
    let keys = ["promise_riot", "promise_traders", "special_no_riot", "special_dead_traders"];
    let there = |setup: &Setup| {
        let game = SmallCity::new(setup).expect("sound");
        keys.map(|key| game.rules().promise_named(key).is_some())
    };
    let mut setup = Setup::new(2).with(&MODULES[..3]);
    setup.advanced = true;
    assert_eq!(there(&setup), [false; 4]);
    setup = setup.with(&MODULES);
    assert_eq!(there(&setup), [true, true, false, false]);
    setup = setup.with(&[&MODULES[..], &["special"]].concat());
    assert_eq!(there(&setup), [true; 4]);
}
