//! SP-EUR-21, SP-EUR-22, SV-8, SV-25.

use kernel::{Game, Observer, Seat};

use super::table::{Table, play_at_random};
use super::{A, cells};
use crate::action::Action;
use crate::event::Event;
use crate::modules::cities::data::City;
use crate::pieces::Person;

const B: Seat = Seat::new(1);
const COMMIT: &str = r#"{"seat":0,"do":"commit"}"#;
const END: &str = r#"{"seat":0,"do":"end"}"#;

/// Tiles that make room for homes of level 5 on row 5.
const CULTURE: [(&str, &str); 5] = [
    ("Hall", "c3 d3 e3 c4 d4 e4"),
    ("Sch", "a4"),
    ("Met", "b4"),
    ("Lib", "a6 b6"),
    ("Cli", "c6 d6"),
];

/// The same with citizens in City Hall.
fn table(modules: &[&str], citizens: u8) -> Table {
    let mut table = Table::of(City::London, modules, &CULTURE);
    table.hall(A, citizens);
    table
}

/// The entry by which a citizen moves in.
fn home(cell: &str) -> String {
    format!(r#"{{"seat":0,"home":"{cell}","person":"citizen"}}"#)
}

/// SV-8: four of five spaces are occupied.
#[test]
fn people_move_into_a_new_home_one_by_one() {
    let mut table = table(&[], 4);
    table.go("p2.plan");
    table.play(r#"{"seat":0,"build":"R5","on":"a5 b5 c5 d5 e5"}"#);
    for cell in ["a5", "b5", "c5", "d5"] {
        assert_eq!(table.legal(A, "home").len(), 1, "only the next cell");
        assert_eq!(table.refused(&home("e5")), "not_a_space SP-EUR-21");
        assert_eq!(table.play(&home(cell)), [Event::Planned { seat: A, rule: "SC-5.1" }]);
    }
    assert_eq!(table.refused(&home("e5")), "must_move SP-EUR-21");
    assert_eq!(table.game.points_left(&table.state, A), 2, "moving in costs none");
    let told = table.play(COMMIT);
    assert_eq!(table.citizens(), "a5 b5 c5 d5");
    assert_eq!((table.state.boroughs[0].hall[0], table.state.boroughs[0].money), (0, 15));
    let moved = |event: &&Event| matches!(event, Event::WentHome { rule: "SP-EUR-21", .. });
    assert_eq!(told.iter().filter(moved).count(), 4);
}

/// SV-25.
#[test]
fn nobody_must_move_in() {
    for (code, on, most) in [("R2", "a5 b5", 2), ("R1", "a5", 1)] {
        for movers in 0..=most {
            let mut table = table(&[], 3);
            table.go("p2.plan");
            table.play(&format!(r#"{{"seat":0,"build":"{code}","on":"{on}"}}"#));
            for cell in cells(on).iter().take(movers) {
                table.play(&home(&cell.to_string()));
            }
            let more = table.legal(A, "home").len();
            assert_eq!(more, usize::from(movers < most), "{code} with {movers}");
            let told = table.play(COMMIT);
            let moved = |event: &&Event| matches!(event, Event::WentHome { rule: "SP-EUR-21", .. });
            assert_eq!(told.iter().filter(moved).count(), movers);
        }
    }
}

/// SV-8: nobody moves in with an upgrade, and any step in between ends moving in.
#[test]
fn moving_in_follows_the_build_directly() {
    let mut table = table(&[], 3);
    table.put(A, "R1", "d5");
    table.go("p2.plan");
    assert_eq!(table.refused(&home("d5")), "not_a_space SP-EUR-21", "nothing is built");
    table.play(r#"{"seat":0,"build":"R2","on":"a5 b5"}"#);
    table.play(&home("a5"));
    table.play(r#"{"seat":0,"build":"Pk1","on":"g7"}"#);
    assert_eq!(table.refused(&home("b5")), "not_a_space SP-EUR-21", "a Park came between");
    table.play(r#"{"seat":0,"do":"undo"}"#);
    table.play(r#"{"seat":0,"upgrade":"d5","with":"e5"}"#);
    assert_eq!(
        table.refused(&home("e5")),
        "not_a_space SP-EUR-21",
        "nobody moves in with an upgrade"
    );
}

/// `undo` takes back one step: the last to move in, then the build.
#[test]
fn moving_in_is_taken_back_step_by_step() {
    const UNDO: &str = r#"{"seat":0,"do":"undo"}"#;
    let mut table = table(&[], 3);
    table.go("p2.plan");
    let empty = table.state.plans;
    table.play(r#"{"seat":0,"build":"R1","on":"f4"}"#);
    table.play(&home("f4"));
    table.play(r#"{"seat":0,"build":"R2","on":"a5 b5"}"#);
    let built = table.state.plans;
    table.play(&home("a5"));
    table.play(UNDO);
    assert_eq!(table.state.plans, built);
    table.play(&home("a5"));
    let steps: Vec<Action> = table.state.plans[0].steps().collect();
    assert_eq!(steps.len(), 4);
    assert!(matches!(steps[1], Action::Home { .. }) && matches!(steps[3], Action::Home { .. }));
    (0..4).for_each(|_| drop(table.play(UNDO)));
    assert_eq!(table.state.plans, empty);
}

#[test]
fn nobody_enters_with_a_build() {
    let mut table = table(&[], 3);
    table.go("p2.plan");
    let entry = r#"{"seat":0,"build":"R1","on":"a5","enter":"citizen"}"#;
    assert_eq!(table.refused(entry), "must_move SP-EUR-21");
}

/// SP-TRD-3: a Trader may move in instead.
#[test]
fn people_of_every_kind_move_in() {
    let mut table = table(&["traders"], 1);
    table.state.boroughs[0].aside[1] -= 1;
    table.state.boroughs[0].hall[1] += 1;
    table.go("p2.plan");
    table.play(r#"{"seat":0,"build":"R2","on":"a5 b5"}"#);
    assert_eq!(
        table.legal(A, "home"),
        [r#"{"home":"a5","person":"citizen"}"#, r#"{"home":"a5","person":"trader"}"#]
    );
    table.play(r#"{"seat":0,"home":"a5","person":"trader"}"#);
    table.play(COMMIT);
    assert_eq!(table.state.boroughs[0].people[1], cells("a5"));
}

/// Where a build fails, nobody moves in.
#[test]
fn nobody_moves_into_a_failed_build() {
    let mut table = Table::with(&[City::Rome, City::London], &[]);
    table.put(A, "Hall", "c8 c9 d8 d9 e8 e9");
    table.put_all(B, &CULTURE);
    table.hall(B, 2);
    let kind = table.kind("R1");
    table.state.stock[kind.index()] = 1;
    table.go("p2.plan");
    table.play(r#"{"seat":1,"build":"R1","on":"a5"}"#);
    table.play(r#"{"seat":1,"home":"a5","person":"citizen"}"#);
    table.play(r#"{"seat":0,"build":"R1","on":"b8"}"#);
    table.play(COMMIT);
    let told = table.play(r#"{"seat":1,"do":"commit"}"#);
    let failed = told.iter().filter(|event| matches!(event, Event::Failed { .. }));
    assert_eq!(failed.count(), 2, "the build, and moving in");
    assert_eq!(table.state.boroughs[1].hall[0], 2);
}

/// In council row 3 the seat may continue until `end`, or until no citizen or no free cell is left.
#[test]
fn people_move_into_builds_of_the_council() {
    let built = |citizens| {
        let mut table = table(&[], citizens);
        table.state.boroughs[0].discs[0] = 1;
        table.go("p7.council");
        table.play(r#"{"seat":0,"council":3,"disc":1,"pay":"money"}"#);
        table.play(r#"{"seat":0,"build":"R2","on":"a5 b5"}"#);
        table
    };
    let done = |table: &Table| table.game.step(&table.state) != "p7.council";
    assert!(done(&built(0)), "nobody waits");
    let mut one = built(1);
    assert_eq!(one.legal(A, "").len(), 2, "a citizen, or nobody");
    one.play(&home("a5"));
    assert!(done(&one), "nobody is left");
    let mut three = built(3);
    assert_eq!(three.refused(&home("b5")), "not_a_space SP-EUR-21");
    three.play(&home("a5"));
    three.play(&home("b5"));
    assert!(done(&three), "no cell is left");
    let mut nobody = built(3);
    nobody.play(END);
    assert!(done(&nobody) && nobody.citizens().is_empty());
}

/// SV-8: a citizen moves into every empty space of every level.
#[test]
fn all_empty_homes_fill() {
    let mut table = table(&[], 3);
    table.put(A, "R3", "a5 b5 c5");
    table.seat("a5");
    table.go("p3.home");
    assert_eq!((table.citizens().as_str(), table.state.boroughs[0].hall[0]), ("a5 b5 c5", 1));
}

/// SP-EUR-22: the owner chooses if there are too few.
#[test]
fn the_owner_says_which_homes_fill() {
    let mut table = table(&[], 1);
    table.put(A, "R2", "a5 b5");
    table.put(A, "R1", "f4");
    table.go("p3.home");
    assert_eq!(table.legal(A, "home").len(), 3);
    assert_eq!(table.refused(&home("d5")), "not_a_space SC-8.7");
    table.play(&home("b5"));
    assert_eq!(table.citizens(), "b5");
}

/// The people who move in are as secret as the build.
#[test]
fn others_do_not_see_who_moves_in() {
    let mut table = Table::with(&[City::London, City::Rome], &[]);
    table.put_all(A, &CULTURE);
    table.put(B, "Hall", "c8 c9 d8 d9 e8 e9");
    table.hall(A, 2);
    table.go("p2.plan");
    let seen = |table: &Table| table.game.view(&table.state, Observer::Seat(B));
    let before = seen(&table);
    table.play(r#"{"seat":0,"build":"R2","on":"a5 b5"}"#);
    let (state, input) = (
        table.state,
        kernel::Input::Act {
            seat: A,
            action: Action::Home {
                cell: cells("a5").first().expect("a cell"),
                person: Person::CITIZEN,
            },
        },
    );
    table.play(&home("a5"));
    let mut told = vec![];
    table.game.events(&state, &input, &table.state, Observer::Seat(B), &mut told);
    assert_eq!((told, seen(&table)), (vec![], before));
}

#[test]
fn games_in_london_end() {
    let mut planned = 0;
    play_at_random(&[City::London, City::Rome], &["traders"], |table| {
        let moves = |step: &Action| matches!(step, Action::Home { .. });
        planned += table.state.plans[0].steps().filter(moves).count();
    });
    assert!(planned > 0, "some plans have people who move in");
}
