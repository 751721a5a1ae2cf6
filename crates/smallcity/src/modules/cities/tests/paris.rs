//! SP-EUR-13, SV-7.

use super::A;
use super::table::{Table, play_at_random};
use crate::event::Event;
use crate::modules::cities::data::City;

/// A council move into row 4 of column 3, which brings two citizens.
const TWO_COME: &str = r#"{"seat":0,"council":4,"disc":2,"pay":"money"}"#;

/// City Hall with homes before the council; people live on some cells.
fn table(homes: &[(&str, &str)], lived_in: &str) -> Table {
    let mut table = Table::of(City::Paris, &[], &[("Hall", "a1 b1 c1 a2 b2 c2")]);
    table.put_all(A, homes);
    table.seat(lived_in);
    table.state.boroughs[0].discs[0] = 2;
    table.go("p7.council");
    table
}

/// SV-7: one goes home, one to the Career Center.
#[test]
fn newcomers_without_a_home_go_to_the_career_center() {
    let mut table = table(&[("R2", "a4 a5")], "a4");
    let before = table.state.boroughs[0];
    let told = table.play(TWO_COME);
    let borough = &table.state.boroughs[0];
    assert_eq!(table.citizens(), "a4 a5");
    assert_eq!((borough.hall[0], borough.aside[0]), (0, before.aside[0] + 1));
    assert_eq!(borough.reserve, before.reserve - 2);
    let came = told.iter().filter(|event| matches!(event, Event::Newcomers { in_career: 1, .. }));
    assert_eq!(came.count(), 1);
    let home = |event: &&Event| matches!(event, Event::WentHome { rule: "SP-EUR-13", .. });
    assert_eq!(told.iter().filter(home).count(), 1);
}

/// The owner chooses while there are more free spaces than newcomers.
#[test]
fn newcomers_go_where_their_seat_says() {
    let mut table = table(&[("R2", "a4 a5"), ("R1", "e1")], "");
    table.play(TWO_COME);
    let homes = table.legal(A, "");
    assert_eq!(
        homes,
        [
            r#"{"home":"e1","person":"citizen"}"#,
            r#"{"home":"a4","person":"citizen"}"#,
            r#"{"home":"a5","person":"citizen"}"#,
        ]
    );
    let refused = |entry: &str| table.refused(entry);
    assert_eq!(refused(r#"{"seat":0,"do":"end"}"#), "wrong_step SC-12.8");
    let nowhere = r#"{"seat":0,"home":"b4","person":"citizen"}"#;
    assert_eq!(refused(nowhere), "not_a_space SP-EUR-13");
    table.play(r#"{"seat":0,"home":"a5","person":"citizen"}"#);
    table.play(r#"{"seat":0,"home":"e1","person":"citizen"}"#);
    assert_eq!(table.citizens(), "e1 a5");
    assert_ne!(table.game.step(&table.state), "p7.council");
}

/// With as many spaces as newcomers there is no choice, and without spaces nobody waits in City
/// Hall.
#[test]
fn homes_fill_automatically_without_a_choice() {
    let mut two = table(&[("R2", "a4 a5")], "");
    two.play(TWO_COME);
    assert_eq!(two.citizens(), "a4 a5");
    let mut none = table(&[], "");
    let aside = none.state.boroughs[0].aside[0];
    none.play(TWO_COME);
    assert_eq!((none.state.boroughs[0].hall[0], none.state.boroughs[0].aside[0]), (0, aside + 2));
}

#[test]
fn games_in_paris_conserve_people() {
    let due = Table::of(City::Paris, &[], &[]).state.boroughs[0];
    let count = |borough: &crate::state::Borough| {
        let lying = borough.hall[0] + borough.aside[0] + borough.reserve + borough.dead[0];
        usize::from(lying + borough.gone[0]) + borough.people[0].len()
    };
    let mut asked = 0;
    play_at_random(&[City::Paris], &[], |table| {
        let burying = usize::from(table.state.now.to_bury.is_some());
        assert_eq!(count(&table.state.boroughs[0]) + burying, count(&due));
        let stage = table.state.now.council.stage;
        asked += usize::from(matches!(stage, crate::council::Stage::Settle(_)));
    });
    assert!(asked > 0, "some seat says where newcomers go");
}

/// Section 10: citizens of row 4 never riot in their round, not even to replace a dead rioter.
#[test]
fn nobody_replaces_a_dead_rioter() {
    let mut table = Table::of(City::Paris, &["police"], &[("Hall", "a1 b1 c1 a2 b2 c2")]);
    table.put_all(A, &[("R1", "a4"), ("R1", "e1")]);
    table.seat("a4 e1");
    let borough = &mut table.state.boroughs[0];
    borough.modules.police.cells = borough.people[0];
    // With two people it passes 20, and one dies (SC-11.5).
    borough.pollution = 19;
    table.go("p6.measure");
    table.play(r#"{"seat":0,"victim":"a4"}"#);
    let borough = &table.state.boroughs[0];
    assert_eq!(
        (table.citizens(), borough.modules.police.cells.to_string()),
        ("e1".into(), "e1".into())
    );
}
