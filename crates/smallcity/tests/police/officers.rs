//! Officers: how they come, walk, staff, pollute, and whom they cover (SV-1, SV-3, SV-23).

use kernel::{Documents, Game, Observer, Seat};
use serde_json::json;
use smallcity::constants::Constants;
use smallcity::{Action, Event, Setup, SmallCity};

use super::{restless, sv1, told, walk};
use crate::set_up::{self, Table, cell, cells, spot};

#[test]
fn sv1_where_an_officer_cannot_go() {
    let mut table = sv1();
    table.go_to("p3.move");
    for (to, code) in [
        ("c3", "occupied"),
        ("c2", "no_people_space"),
        ("c8", "too_far"),
        ("e4", "occupied"),
        ("d5", "no_people_space"),
    ] {
        table.refused(0, walk("d4", to), code, "SP-POL-4");
    }
    let abroad = Action::Move { from: spot(0, "d4"), to: spot(1, "d4"), drive: false };
    table.refused(0, abroad, "too_far", "SP-POL-4");
    // Three steps, through a people space and a tile.
    assert_eq!(table.refusal(0, walk("d4", "a1")), None);
}

/// SV-1, (ii): on c7 the officer keeps two in the R2, one in the C1 and one in City Hall quiet.
/// While both officers cover the northern R2 only the southern one votes; then both vote, covered
/// once (SP-POL-13).
#[test]
fn sv1_gains_of_an_officer_are_shown_before_it_walks() {
    let mut table = sv1();
    table.go_to("p3.move");
    let seat = Seat::new(0);
    let view = table.game.view(&table.state, Observer::Seat(seat));
    let offers = table.game.offers_doc(&view, seat);
    let told = |from: &str, to: &str| {
        let there = offers.gains.iter().filter(|told| {
            told.from.as_deref() == Some(from) && told.spots.iter().any(|spot| spot == to)
        });
        there.map(|told| json!([told.person, told.gain])).collect::<Vec<_>>()
    };
    let home = table.game.setup().constants.int("vote_home_r2");
    let votes =
        |before: i32, after: i32| json!(["officer", { "gain": "votes", "amount": after - before }]);
    let covers = |amount: i32| json!(["officer", { "gain": "covers", "amount": amount }]);
    let (silent, both) = (2 * home, 4 * home + 4);
    assert_eq!(told("d4", "c7"), [covers(4), votes(silent, both)]);
    // Nobody is near, and the other officer alone covers the northern R2.
    assert_eq!(told("d4", "a1"), [votes(silent, silent + 2 * home + 2)]);
    // On the Library's other side both officers still cover it.
    assert_eq!(told("d4", "b4"), [covers(2)]);
    assert!(offers.gains.iter().all(|told| (told.person == "officer") == told.from.is_some()));
}

#[test]
fn sv3_an_officer_on_a_factory_space_moves_like_a_citizen() {
    let mut table = Table::with(2, &["police"]);
    table.put(0, &["Hall c3:e4", "Pol a7:b7", "F1 a1", "F1 c1", "C1 g7", "R1 g2"]);
    table.put(1, &["Hall c3:e4", "C1 a1"]);
    table.special(0, "officer", "a1,a7");
    table.go_to("p3.move");
    assert_eq!(
        [walk("a1", "g7"), walk("a1", "g2"), walk("a1", "b7")].map(|to| table.refusal(0, to)),
        [None, None, None]
    );
    table.refused(0, walk("a1", "b2"), "no_people_space", "SP-POL-6");
    table.refused(0, walk("a1", "c1"), "same_colour", "SC-8.4");
    let abroad = Action::Move { from: spot(0, "a1"), to: spot(1, "a1"), drive: false };
    table.refused(0, abroad, "no_people_space", "SP-POL-6");
    // SC-8.3: at work it must move while it can; the other, on its station, need not.
    table.refused(0, Action::End, "must_move", "SC-8.3");
    table.act(0, walk("a1", "g7"));
    assert_eq!(table.refusal(0, Action::End), None);
}

/// SP-POL-6: an officer that cannot move is not idle, and occupies the space of a Factory (SC-8.8).
#[test]
fn an_officer_is_never_idle() {
    let mut table = Table::with(1, &["police"]);
    table.put(0, &["Hall c3:e4", "F1 a1", "F1 c1"]);
    table.special(0, "officer", "a1,c1");
    table.hall(0, 0);
    let aside = table.state.boroughs[0].aside[0];
    table.go_to("p3.move");
    assert_ne!(table.step(), "p3.move", "there is nowhere to go");
    assert!(table.state.boroughs[0].idle.is_empty());
    assert_eq!(table.state.boroughs[0].aside[0], aside, "no free work draws anybody");
}

/// SP-POL-4: in a step, a place that was taken at its start is not free, nor one that someone has
/// taken since, for officers and citizens alike.
#[test]
fn officers_and_citizens_do_not_follow_each_other() {
    let mut table = Table::with(1, &["police"]);
    table.put(0, &["Hall c3:e4", "Pol a1:b1", "C1 a3", "R2 a5:a6", "Pk2 c1:d1"]);
    table.people(0, "a3");
    table.special(0, "officer", "b1,c1");
    table.hall(0, 0);
    table.go_to("p3.move");
    table.act(0, walk("c1", "d1"));
    table.refused(0, walk("b1", "c1"), "occupied", "SP-POL-4");
    table.refused(0, walk("b1", "d1"), "occupied", "SP-POL-4");
    table.refused(0, walk("d1", "e1"), "must_move", "SC-8.3");
    table.act(0, walk("a3", "a5"));
    table.refused(0, walk("b1", "a3"), "occupied", "SP-POL-4");
    table.act(0, walk("b1", "a2"));
    assert_ne!(table.step(), "p3.move", "all have moved");
    let people = table.state.boroughs[0].people[table.person("officer").index()];
    assert_eq!(people, cells("a2,d1"));
}

/// SP-POL-5: on open ground, in Parks and on spaces, within its zone.
#[test]
fn officers_may_stop_on_open_ground_parks_and_spaces() {
    let mut table = Table::with(1, &["police"]);
    table.put(0, &["Hall c3:e4", "Pol e6:f6", "Pk1 g6", "R1 g7", "Sch f7", "War f5"]);
    table.special(0, "officer", "f6,e6");
    table.state.boroughs[0].mayor = cells("g4:g5");
    table.state.boroughs[0].cemetery = cells("e5");
    table.go_to("p3.move");
    for stop in ["g6", "g7", "d6", "e7", "c7", "f3", "g3"] {
        assert_eq!(table.refusal(0, walk("f6", stop)), None, "{stop}");
    }
    for wall in ["f7", "f5", "g4", "g5", "e5", "e4"] {
        table.refused(0, walk("f6", wall), "no_people_space", "SP-POL-4");
    }
    // The zone ends at g and 7.
    for outside in ["h6", "f8"] {
        table.refused(0, walk("f6", outside), "too_far", "SP-POL-4");
    }
}

/// SP-POL-7: no tile is built where an officer stands, nor does the Mayor go there; in a Park the
/// officer blocks nothing.
#[test]
fn a_cell_with_an_officer_is_not_empty() {
    let mut table = Table::with(1, &["police"]);
    table.put(0, &["Hall c3:e4", "Pk1 a6"]);
    table.special(0, "officer", "a1,a6");
    table.state.boroughs[0].money = 9;
    table.hall(0, 0);
    table.go_to("p2.plan");
    for step in ["F1 a1", "Pk2 a1:b1", "Pol a1:a2"] {
        let action = table.plan_step(0, step);
        table.refused(0, action, "blocked", "SP-POL-7");
    }
    table.plan(0, "park a6 + a7");
    table.plan(0, "F1 b1");
    let up = table.plan_step(0, "up b1 + a1");
    assert!(table.refusal(0, up).is_some());
    table.go_to("p1.mayor");
    let pair = Action::Mayor(cells("a1:b1"));
    assert_eq!(table.refusal(0, pair).expect("it is taken").0, "blocked");
    assert!(
        !table.game.view_doc(&table.game.view(&table.state, Observer::Spectator)).seats[0]
            .borough
            .empty
            .contains(cell("a1"))
    );
}

/// SP-POL-1, SP-POL-2: each seat has one station, and its officers come with it, by plan and by
/// council.
#[test]
fn officers_come_with_their_station() {
    for seats in 1..=4 {
        let table = Table::with(seats, &["police"]);
        assert_eq!(table.state.stock[table.kind("Pol").index()], seats);
        assert_eq!(table.state.boroughs[0].aside[table.person("officer").index()], 2);
    }
    let mut table = Table::with(1, &["police"]);
    let officer = table.person("officer").index();
    table.put(0, &["Hall c3:e4"]);
    table.state.boroughs[0].money = 9;
    let start = table.clone();
    table.go_to("p2.plan");
    table.plan(0, "Pol b6:b7");
    let events = told(&mut table, set_up::act(0, Action::Commit));
    let manned = |event: &&Event| {
        matches!(event, Event::Manned { person: "officer", cells: at, rule: "SP-POL-2", .. }
            if *at == cells("b6:b7"))
    };
    assert_eq!(events.iter().filter(manned).count(), 1);
    let borough = &table.state.boroughs[0];
    assert_eq!((borough.people[officer], borough.aside[officer]), (cells("b6:b7"), 0));

    let mut table = start;
    // The second column builds two cells.
    table.state.boroughs[0].discs[0] = 1;
    table.go_to("p7.council");
    table.act(0, Action::Council { disc: 1, row: 3, pay: smallcity::Pay::Money });
    let build = table.plan_step(0, "Pol b6:b7");
    let events = told(&mut table, set_up::act(0, build));
    assert_eq!(events.iter().filter(manned).count(), 1);
    assert_eq!(table.state.boroughs[0].people[officer], cells("b6:b7"));
}

/// SP-POL-3, SP-POL-12: an officer staffs the station only.
#[test]
fn an_officer_staffs_the_station_alone() {
    let earned = |at: &str| {
        let mut table = Table::with(2, &["police"]);
        table.put(0, &["Hall c3:e4", "Pol a1:b1", "Fir a3:b3,a4", "Mus a6:c6", "C1 e6", "F1 g1"]);
        table.put(1, &["Hall c3:e4"]);
        table.special(0, "officer", at);
        table.hall(0, 0);
        table.tourist(0, 1, "e6");
        table.go_to("p4.tourist");
        let borough = &table.state.boroughs[0];
        (borough.money, borough.stored(), borough.pollution)
    };
    // SC-9.5: a dollar for the tourist, whose pollution does not count; each officer pollutes by 1,
    // and the start by 3.
    let start = Table::with(1, &["police"]).state.boroughs[0].pollution;
    assert_eq!(earned("a1"), (1, 0, start + 1));
    for elsewhere in ["a3", "a6", "g1", "e5"] {
        assert_eq!(earned(elsewhere), (0, 0, start + 2), "{elsewhere}");
    }
}

/// Votes of a round with citizens at home and in the University, and officers on some cells.
fn votes(at: &str) -> u16 {
    let mut table = Table::with(1, &["police"]);
    table.put(0, &["Hall e5:g6", "Uni a1:b2", "R2 a5:b5"]);
    table.people(0, "a1:b1,a5:b5");
    table.special(0, "officer", at);
    table.hall(0, 0);
    table.go_to("p5.vote");
    table.state.boroughs[0].votes
}

#[test]
fn sv23_the_university_under_officers() {
    // SC-10.1, SC-10.2: 2 votes for each in an R2, 4 for each in the University.
    assert_eq!(votes("g1,g3"), 4 + 8, "nobody is covered");
    assert_eq!(votes("c1,g3"), 4 + 8, "one officer brings no bonus there");
    assert_eq!(votes("c1,c2"), 4, "two silence it");
}

/// SP-POL-13: one officer adds a vote per resident, two silence the home.
#[test]
fn officers_at_homes() {
    assert_eq!(votes("a6,g3"), 4 + 2 + 8);
    assert_eq!(votes("a6,b6"), 8);
    assert_eq!(votes("a4,c4"), 8, "a5:b5 lies in both areas");
}

/// SP-POL-14: an officer at home does not vote.
#[test]
fn officers_do_not_vote() {
    let mut table = Table::with(1, &["police"]);
    table.put(0, &["Hall e5:g6", "R2 a5:b5"]);
    table.special(0, "officer", "a5");
    table.hall(0, 0);
    table.go_to("p5.vote");
    assert_eq!(table.state.boroughs[0].votes, 0);
}

/// SP-POL-15, and with SP-ACT: no card spares officers, but Parks relieve their pollution.
#[test]
fn officers_pollute() {
    let rise = |modules: &[&str], card: Option<char>, more: &[&str]| {
        let mut table = Table::with(1, modules);
        table.put(0, &["Hall c3:e4", "C1 a6", "C1 c6"]);
        table.put(0, more);
        table.special(0, "officer", "a6,g1");
        table.people(0, "c6");
        table.hall(0, 0);
        if let Some(letter) = card {
            table.card(0, letter);
        }
        let before = table.state.boroughs[0].pollution;
        table.go_to("p6.measure");
        table.state.boroughs[0].pollution - before
    };
    assert_eq!(rise(&["police"], None, &[]), 3);
    assert_eq!(rise(&["police", "cards"], Some('K'), &[]), 2);
    // SC-11.4: half of 3 at most, rounded down.
    assert_eq!(rise(&["police"], None, &["Pk2 a1:b1"]), 2);
}

/// Interaction of SP-POL and SP-FOR: an officer may stand on forest; the forest stays and cannot be
/// built on meanwhile. The Mayor may not go there either.
#[test]
fn an_officer_stands_on_forest() {
    let mut table = Table::with(1, &["police", "forest"]);
    table.put(0, &["Hall c4:e5", "Pol b2:c2"]);
    table.special(0, "officer", "b2:c2");
    table.hall(0, 0);
    table.state.boroughs[0].money = 9;
    table.go_to("p3.move");
    table.act(0, walk("b2", "a1"));
    assert!(table.state.boroughs[0].modules.forest.cells.contains(cell("a1")), "it stays");
    table.go_to("p2.plan");
    let build = table.plan_step(0, "F1 a1");
    table.refused(0, build, "blocked", "SP-POL-7");
}

/// SP-POL-2: a station has a cell for every officer.
#[test]
fn a_station_that_is_too_small_is_refused() {
    let bad = Constants::from_toml(
        "name = 'mine'
officers_per_seat = 3
",
    )
    .expect_err("too many");
    assert!(bad.to_string().contains("SP-POL-2"), "{bad}");
}

/// The view shows officers on open ground, and who riots.
#[test]
fn the_view_shows_officers_and_rioters() {
    let mut table = restless(2);
    table.put(0, &["Pol f1:g1"]);
    table.special(0, "officer", "f1,a2");
    table.go_to("p3.riot");
    let view = table.game.view(&table.state, Observer::Spectator);
    let borough = &table.game.view_doc(&view).seats[0].borough;
    assert_eq!(borough.standing.keys().collect::<Vec<_>>(), ["a2"]);
    assert_eq!(borough.standing["a2"].person, "officer");
    assert!(borough.spaces["f1"].who.as_ref().is_some_and(|who| who.person == "officer"));
    let covered = borough.marks.iter().find(|mark| mark.mark == "covered");
    assert_eq!(covered.map(|mark| mark.cells), Some(cells("a1:b1")));
    let own = &table.state.boroughs[0];
    let mark = |at: &str| table.game.map_cell(own, cell(at)).iter().collect::<String>();
    assert_eq!((mark("a2"), mark("f1")), (" .o".to_owned(), "Poo".to_owned()));
    let base = SmallCity::new(&Setup::new(1)).expect("the base game");
    let view = base.view_doc(&base.view(&base.start(), Observer::Spectator));
    let told = serde_json::to_value(&view.seats[0].borough).expect("plain data");
    assert!(told.get("standing").is_none() && told.get("marks").is_none());
}
