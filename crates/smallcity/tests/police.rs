//! SP-POL: officers, riots and card L with them: vectors SV-1 to SV-3, SV-23 and SV-27, the
//! interactions with other modules, and what they leave open.

#[path = "vectors/set_up.rs"]
mod set_up;

use std::sync::Arc;

use kernel::{Documents, Game, Input, Notation, Observer, Seat, Turn};
use set_up::{Table, cell, cells, spot};
use smallcity::constants::Constants;
use smallcity::parts::{PoliceEvent, Riot};
use smallcity::{Action, Chance, Deed, Event, ModuleEvent, Setup, SmallCity, score};

/// Lays cards face up, the first of them on the first position of the circle.
fn face_up(table: &mut Table, letters: &str) {
    for (position, letter) in letters.chars().enumerate() {
        table.state.circle.seen[position] = Some(table.card_number(letter));
    }
    let circle = &mut table.state.circle;
    (circle.pointer, circle.shown, circle.turned) = (0, letters.len() as u8, letters.len() as u8);
}

/// Puts officers from beside the borough on cells.
fn officers(table: &mut Table, seat: usize, at: &str) {
    let officer = table.person("officer");
    table.game.seat_person(&mut table.state.boroughs[seat], officer, cells(at));
}

/// A step of the first seat from a cell to a cell.
fn walk(from: &str, to: &str) -> Action {
    Action::Move { from: spot(0, from), to: spot(0, to) }
}

fn riot(at: &str) -> Action {
    Action::Module(Deed::Police(Riot::On(cell(at))))
}

/// Somebody of a kind in City Hall.
fn riot_in_hall(table: &Table, name: &str) -> Action {
    Action::Module(Deed::Police(Riot::Hall(table.person(name))))
}

/// The cells of those who riot in the borough of the first seat, and how many do in City Hall.
fn rioting(table: &Table) -> (String, u8) {
    let view = table.game.view(&table.state, Observer::Spectator);
    let doc = table.game.view_doc(&view);
    let mark = doc.seats[0].borough.marks.iter().find(|mark| mark.mark == "riots");
    mark.map_or((String::new(), 0), |mark| {
        (mark.cells.to_string(), mark.hall.iter().map(|people| people.count).sum())
    })
}

/// What an input tells everybody.
fn told(table: &mut Table, input: Input<Action, Chance>) -> Vec<Event> {
    let (before, mut events) = (table.state, vec![]);
    table.game.apply(&mut table.state, &input).expect("it is legal");
    table.game.events(&before, &input, &table.state, Observer::Spectator, &mut events);
    events
}

/// SV-1: round 6 with card L face up.
fn sv1() -> Table {
    let mut table = Table::with(2, &["police"]);
    table.put(0, &["Hall d5:e7", "Lib c2:d2", "Met b3", "R2 c3:d3", "Pol d4:e4", "F2 f4:g4"]);
    table.put(0, &["F2 f5:g5", "C1 b7", "Sch b8", "R2 c8:d8", "C1 e9"]);
    table.people(0, "c3:d3,f4,f5,b7,c8:d8,e9");
    table.hall(0, 1);
    table.tourist(0, 1, "g4");
    officers(&mut table, 0, "d4:e4");
    table.put(1, &["Hall c3:e4"]);
    table.hall(1, 0);
    table.state.boroughs[0].zone = 10;
    table.state.round = 6;
    face_up(&mut table, "LAB");
    table
}

#[test]
fn sv1_riots_where_nobody_is_covered() {
    let mut table = sv1();
    table.go_to("p3.riot");
    // Four may riot and six should: nothing is left to choose.
    assert_eq!(rioting(&table), ("b7 c8 d8 e9".to_owned(), 0));
    let borough = &table.state.boroughs[0];
    // The station earns a dollar of the tourist (SC-9.5).
    assert_eq!((borough.votes, borough.money), (0, 1), "nobody votes, no shop earns");
}

#[test]
fn sv1_an_officer_walks_and_covers_more() {
    let mut table = sv1();
    table.go_to("p3.move");
    table.act(0, walk("d4", "c7"));
    table.go_to("p3.riot");
    assert_eq!(rioting(&table), ("e9".to_owned(), 0));
    let borough = &table.state.boroughs[0];
    // Four citizens in R2, each covered once; the C1 on b7 earns and the station,
    // the C1 on e9 does not.
    assert_eq!((borough.votes, borough.money), (4 * 2 + 4, 2));
}

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
    let abroad = Action::Move { from: spot(0, "d4"), to: spot(1, "d4") };
    table.refused(0, abroad, "too_far", "SP-POL-4");
    // Three steps, through a people space and a tile.
    assert_eq!(table.refusal(0, walk("d4", "a1")), None);
}

#[test]
fn sv1_no_riots_in_two_rounds_on_end() {
    let mut table = sv1();
    table.go_to("p3.riot");
    assert_eq!(table.state.modules.police.riots, 6);
    for (round, letters, due) in [(7, "LAB", false), (8, "LAB", true), (8, "ABC", false)] {
        let mut later = table.clone();
        later.state.round = round;
        face_up(&mut later, letters);
        later.state.boroughs[0].modules.police = Default::default();
        later.go_to("p3.riot");
        assert_eq!(!rioting(&later).0.is_empty(), due, "round {round}, {letters}");
    }
}

/// SP-POL-9: a step without rioters counts, and a card that somebody has taken is face up.
#[test]
fn a_round_without_rioters_has_had_its_riots() {
    let mut table = Table::with(1, &["police"]);
    table.put(0, &["Hall c3:e4", "Pol c2:d2"]);
    officers(&mut table, 0, "c2:d2");
    table.state.round = 3;
    face_up(&mut table, "LA");
    table.state.circle.taken = 1 << table.card_number('L');
    table.go_to("p3.riot");
    assert_eq!((rioting(&table), table.state.modules.police.riots), ((String::new(), 0), 3));
}

/// A borough in which seven could riot: on four cells and three alike in City Hall.
fn restless(round: u8) -> Table {
    let mut table = Table::with(1, &["police"]);
    table.put(0, &["Hall c3:e4", "R2 a1:b1", "C2 a6:b6"]);
    table.people(0, "a1:b1,a6:b6");
    table.hall(0, 3);
    table.state.round = round;
    face_up(&mut table, "L");
    table
}

#[test]
fn sv2_the_seat_chooses_who_riots() {
    let mut table = restless(2);
    table.go_to("p3.riot");
    assert_eq!((table.step(), table.seat_to_act()), ("p3.riot", Some(0)));
    let hall = riot_in_hall(&table, "citizen");
    let all = ["a1", "b1", "a6", "b6"].map(riot);
    assert_eq!(table.legal(0), [&all[..], &[hall]].concat());
    table.refused(0, riot("c1"), "not_a_space", "SP-POL-10");
    table.refused(0, riot_in_hall(&table, "officer"), "not_a_space", "SP-POL-10");
    table.refused(0, Action::End, "wrong_step", "SP-POL-10");
    table.act(0, hall);
    table.refused(0, riot("c1"), "not_a_space", "SP-POL-10");
    table.act(0, riot("b6"));
    // The Commerce space of b6 sells; nothing is sold.
    assert_ne!(table.step(), "p3.riot");
    assert_eq!(rioting(&table), ("b6".to_owned(), 1));
}

/// SP-POL-10: one input for each, while more remain than must riot; the rest go by themselves.
#[test]
fn who_is_left_riots_by_themselves() {
    // Eight of seven, seven of seven: all, and nobody is asked.
    for round in [7, 8] {
        let mut table = restless(round);
        table.go_to("p3.riot");
        assert_eq!(rioting(&table), ("a1 b1 a6 b6".to_owned(), 3), "round {round}");
    }
    // Six of seven: once three in City Hall and all but one on cells do, one is left to choose of two.
    let mut table = restless(6);
    table.go_to("p3.riot");
    let hall = riot_in_hall(&table, "citizen");
    for action in [hall, hall, hall, riot("a1"), riot("b1")] {
        assert_eq!(table.step(), "p3.riot");
        table.act(0, action);
    }
    assert_eq!(table.legal(0), [riot("a6"), riot("b6")]);
    // Citizens in City Hall are alike: nothing is asked where only they are.
    let mut table = restless(2);
    table.state.boroughs[0].people[0] = Default::default();
    table.go_to("p3.riot");
    assert_eq!(rioting(&table), (String::new(), 2));
}

#[test]
fn sv2_without_the_module_nobody_riots() {
    let mut table = Table::with(1, &["cards"]);
    table.put(0, &["Hall c3:e4", "R2 a1:b1"]);
    table.people(0, "a1:b1");
    table.state.round = 2;
    face_up(&mut table, "L");
    assert!(table.game.rules().persons().count() == 1);
    table.go_to("p5.vote");
    assert_eq!(table.state.boroughs[0].votes, 2 * 2);
}

/// The score of the first seat, the tolls told of it, and the same at the end of a record.
fn riots_in_score(table: &Table) -> (i32, Option<i32>) {
    let parts = score(table.game.rules(), &table.state, Seat::new(0));
    (parts.tolls, table.game.result(&table.state).and_then(|result| result.players[0].tolls.riots))
}

#[test]
fn sv2_rioters_of_the_last_round_cost_points() {
    for (module, due) in [("police", Some(3)), ("traders", None)] {
        let mut table = Table::with(1, &[module]);
        table.put(0, &["Hall c3:e4", "R2 a1:b1", "R1 d6"]);
        table.people(0, "a1:b1,d6");
        table.hall(0, 0);
        table.state.round = 8;
        if due.is_some() {
            face_up(&mut table, "L");
            table.go_to("p3.riot");
            assert_eq!(rioting(&table).0, "a1 b1 d6");
        }
        table.go_to("p7.council");
        while table.game.turn(&table.state) != Turn::Over {
            table.act(0, Action::End);
        }
        assert_eq!(riots_in_score(&table), (due.unwrap_or(0), due), "{module}");
    }
}

/// SP-POL-16: before the last round all riots stop after the council.
#[test]
fn riots_stop_after_the_council() {
    for (round, left) in [(7, 0), (8, 2)] {
        let mut table = restless(round);
        table.hall(0, 0);
        table.state.boroughs[0].money = 9;
        face_up(&mut table, "L");
        table.go_to("p3.riot");
        while table.step() != "p7.council" {
            let action = table.legal(0)[0];
            table.act(0, action);
        }
        assert_eq!(rioting(&table).0.split(' ').count(), 4);
        let events = told(&mut table, set_up::act(0, Action::End));
        let calmed = |event: &&Event| {
            matches!(event, Event::Module(ModuleEvent::Police(PoliceEvent::Calmed { .. })))
        };
        assert_eq!(events.iter().filter(calmed).count(), usize::from(left == 0));
        assert_eq!(rioting(&table).0.is_empty(), left == 0, "round {round}");
    }
}

#[test]
fn sv27_out_of_city_hall_go_the_calm_first() {
    let mut table = Table::with(1, &["police"]);
    table.put(0, &["Hall c3:e4", "Sch a1"]);
    table.hall(0, 2);
    table.state.round = 8;
    table.state.boroughs[0].money = 9;
    table.state.boroughs[0].modules.police.hall[0] = 1;
    table.state.modules.police.riots = 8;
    table.go_to("p7.council");
    table.act(0, Action::Council { disc: 0, row: 3, pay: smallcity::Pay::Money });
    table.act(0, table.plan_step(0, "R1 b2"));
    while table.game.turn(&table.state) != Turn::Over {
        table.act(0, Action::End);
    }
    assert_eq!(riots_in_score(&table), (1, Some(1)));
}

/// SP-POL-17: whoever is out has no rioters.
#[test]
fn whoever_is_out_has_no_rioters() {
    let mut table = restless(8);
    table.go_to("p3.riot");
    assert_eq!(riots_in_score(&table).0, 7);
    table.state.boroughs[0].out = 8;
    assert_eq!(riots_in_score(&table).0, 0);
}

#[test]
fn sv3_an_officer_on_a_factory_space_moves_like_a_citizen() {
    let mut table = Table::with(2, &["police"]);
    table.put(0, &["Hall c3:e4", "Pol a7:b7", "F1 a1", "F1 c1", "C1 g7", "R1 g2"]);
    table.put(1, &["Hall c3:e4", "C1 a1"]);
    officers(&mut table, 0, "a1,a7");
    table.go_to("p3.move");
    assert_eq!(
        [walk("a1", "g7"), walk("a1", "g2"), walk("a1", "b7")].map(|to| table.refusal(0, to)),
        [None, None, None]
    );
    table.refused(0, walk("a1", "b2"), "no_people_space", "SP-POL-6");
    table.refused(0, walk("a1", "c1"), "same_colour", "SC-8.4");
    let abroad = Action::Move { from: spot(0, "a1"), to: spot(1, "a1") };
    table.refused(0, abroad, "no_people_space", "SP-POL-6");
    // SC-8.3: at work it must move while it can; the other, on its station, need not.
    table.refused(0, Action::End, "must_move", "SC-8.3");
    table.act(0, walk("a1", "g7"));
    assert_eq!(table.refusal(0, Action::End), None);
}

/// SP-POL-6: an officer that cannot move is not idle, and fills the space of a Factory (SC-8.8).
#[test]
fn an_officer_is_never_idle() {
    let mut table = Table::with(1, &["police"]);
    table.put(0, &["Hall c3:e4", "F1 a1", "F1 c1"]);
    officers(&mut table, 0, "a1,c1");
    table.hall(0, 0);
    let aside = table.state.boroughs[0].aside[0];
    table.go_to("p3.move");
    assert_ne!(table.step(), "p3.move", "there is nowhere to go");
    assert!(table.state.boroughs[0].idle.is_empty());
    assert_eq!(table.state.boroughs[0].aside[0], aside, "no free work draws anybody");
}

/// SP-POL-4: a place that was taken when the step began is not free in it, nor one that somebody has
/// taken since, for officers and citizens alike.
#[test]
fn officers_and_citizens_do_not_follow_each_other() {
    let mut table = Table::with(1, &["police"]);
    table.put(0, &["Hall c3:e4", "Pol a1:b1", "C1 a3", "R2 a5:a6", "Pk2 c1:d1"]);
    table.people(0, "a3");
    officers(&mut table, 0, "b1,c1");
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
fn where_an_officer_may_stop() {
    let mut table = Table::with(1, &["police"]);
    table.put(0, &["Hall c3:e4", "Pol e6:f6", "Pk1 g6", "R1 g7", "Sch f7", "War f5"]);
    officers(&mut table, 0, "f6,e6");
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

/// SP-POL-7: nothing is built where an officer stands, nor does the Mayor come there; in a Park it is
/// in nobody's way.
#[test]
fn a_cell_with_an_officer_is_not_empty() {
    let mut table = Table::with(1, &["police"]);
    table.put(0, &["Hall c3:e4", "Pk1 a6"]);
    officers(&mut table, 0, "a1,a6");
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

/// SP-POL-1, SP-POL-2: a station for each seat, to which its officers come, by plan and by council.
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
    table.go_to("p7.council");
    table.act(0, Action::Council { disc: 0, row: 3, pay: smallcity::Pay::Money });
    let most = table
        .legal(0)
        .iter()
        .any(|action| matches!(action, Action::Build(build) if build.kind == table.kind("Pol")));
    if most {
        let build = table.plan_step(0, "Pol b6:b7");
        let events = told(&mut table, set_up::act(0, build));
        assert_eq!(events.iter().filter(manned).count(), 1);
        assert_eq!(table.state.boroughs[0].people[officer], cells("b6:b7"));
    }
}

/// SP-POL-3, SP-POL-12: an officer staffs the station and nothing else.
#[test]
fn an_officer_staffs_the_station_alone() {
    let earned = |at: &str| {
        let mut table = Table::with(2, &["police"]);
        table.put(0, &["Hall c3:e4", "Pol a1:b1", "Fir a3:b3,a4", "Mus a6:c6", "C1 e6", "F1 g1"]);
        table.put(1, &["Hall c3:e4"]);
        officers(&mut table, 0, at);
        table.hall(0, 0);
        table.tourist(0, 1, "e6");
        table.go_to("p4.tourist");
        let borough = &table.state.boroughs[0];
        (borough.money, borough.stored(), borough.pollution)
    };
    // SC-9.5: a dollar for the tourist, whose dirt is not counted; each officer pollutes by 1, and the
    // start by 3.
    let start = Table::with(1, &["police"]).state.boroughs[0].pollution;
    assert_eq!(earned("a1"), (1, 0, start + 1));
    for elsewhere in ["a3", "a6", "g1", "e5"] {
        assert_eq!(earned(elsewhere), (0, 0, start + 2), "{elsewhere}");
    }
}

/// Votes of a round with citizens at home and in the University and officers somewhere.
fn votes(at: &str) -> u16 {
    let mut table = Table::with(1, &["police"]);
    table.put(0, &["Hall e5:g6", "Uni a1:b2", "R2 a5:b5"]);
    table.people(0, "a1:b1,a5:b5");
    officers(&mut table, 0, at);
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

/// SP-POL-13: one officer brings a vote for each who votes there, two silence the home.
#[test]
fn officers_at_homes() {
    assert_eq!(votes("a6,g3"), 4 + 2 + 8);
    assert_eq!(votes("a6,b6"), 8);
    assert_eq!(votes("a4,c4"), 8, "a5:b5 lies in both areas");
}

/// SP-POL-15, and with SP-ACT: what officers pollute is spared by no card, and relieved by Parks.
#[test]
fn officers_pollute() {
    let rise = |modules: &[&str], card: Option<char>, more: &[&str]| {
        let mut table = Table::with(1, modules);
        table.put(0, &["Hall c3:e4", "C1 a6", "C1 c6"]);
        table.put(0, more);
        officers(&mut table, 0, "a6,g1");
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

/// SP-POL-18: officers do not die; SP-POL-11: rioters do, and riot no more then (SP-POL-16).
#[test]
fn officers_do_not_die_and_rioters_do() {
    let mut table = Table::with(1, &["police"]);
    table.put(0, &["Hall c3:e4", "Pol a1:b1", "R2 f6:f7"]);
    officers(&mut table, 0, "a1:b1");
    table.people(0, "f6:f7");
    table.state.round = 8;
    face_up(&mut table, "L");
    table.hall(0, 0);
    table.go_to("p3.riot");
    let borough = &mut table.state.boroughs[0];
    (borough.pollution, borough.pollution_before, borough.deaths) = (25, 10, 1);
    table.go_to("p6.deaths");
    assert_eq!(table.legal(0), ["f6", "f7"].map(|at| Action::Victim(cell(at))));
    table.refused(0, Action::Victim(cell("a1")), "not_a_space", "SC-11.5");
    table.act(0, Action::Victim(cell("f6")));
    assert_eq!(rioting(&table).0, "f7");
}

/// Interaction of SP-POL and SP-TRD: Traders riot, pollute twice as they do so, and are covered.
#[test]
fn traders_riot_and_are_covered() {
    let mut table = Table::with(1, &["police", "traders"]);
    table.put(0, &["Hall c3:e4", "C1 a6", "C1 g1"]);
    let trader = table.person("trader");
    table.game.seat_person(&mut table.state.boroughs[0], trader, cells("a6,g1"));
    table.hall(0, 0);
    table.state.round = 8;
    face_up(&mut table, "L");
    let mut covered = table.clone();
    officers(&mut covered, 0, "g2");
    for (mut table, at, money, rise) in [(table, "g1 a6", 0, 4), (covered, "a6", 2, 5)] {
        let before = table.state.boroughs[0].pollution;
        table.go_to("p3.riot");
        assert_eq!(rioting(&table).0, at);
        let borough = &table.state.boroughs[0];
        assert_eq!((borough.money, borough.pollution - before), (money, rise), "{at}");
    }
    // In City Hall kinds differ.
    let mut table = restless(2);
    table = {
        let mut other = Table::with(1, &["police", "traders"]);
        other.put(0, &["Hall c3:e4"]);
        other.hall(0, 1);
        other.state.boroughs[0].hall[other.person("trader").index()] = 2;
        other.state.round = table.state.round;
        face_up(&mut other, "L");
        other
    };
    table.go_to("p3.riot");
    let kinds = ["citizen", "trader"].map(|name| riot_in_hall(&table, name));
    let mut listed = table.legal(0);
    listed.sort_by_key(|action| *action != kinds[0]);
    assert_eq!(listed, kinds);
}

/// Interaction of SP-POL and SP-FOR: an officer may stand on forest, which stays and cannot be built on
/// meanwhile; SP-BLD-like: the Mayor neither.
#[test]
fn an_officer_stands_on_forest() {
    let mut table = Table::with(1, &["police", "forest"]);
    table.put(0, &["Hall c4:e5", "Pol b2:c2"]);
    officers(&mut table, 0, "b2:c2");
    table.hall(0, 0);
    table.state.boroughs[0].money = 9;
    table.go_to("p3.move");
    table.act(0, walk("b2", "a1"));
    assert!(table.state.boroughs[0].modules.forest.cells.contains(cell("a1")), "it stays");
    table.go_to("p2.plan");
    let build = table.plan_step(0, "F1 a1");
    table.refused(0, build, "blocked", "SP-POL-7");
}

/// SP-SET-4: with the module card L is in every game.
#[test]
fn card_l_is_never_put_away() {
    for (modules, pool, away) in
        [(&["police"][..], "ABCDEFGHL", 1), (&["police", "cards"], "ABCDEFGHKL", 2)]
    {
        let mut table = Table::with(1, modules);
        let letters: String = table.game.rules().cards.iter().map(|card| card.letter).collect();
        assert_eq!(letters, pool);
        for _ in 0..away {
            assert_eq!(table.step(), "s.cards");
            let outcomes = testkit::outcomes(&table.game, &table.state);
            let anarchist = Chance::Boxed(table.card_number('L'));
            assert!(outcomes.iter().all(|(card, _)| *card != anarchist));
            assert_eq!(
                outcomes.len() + 1,
                pool.len() - usize::try_from(table.state.circle.boxed.count_ones()).expect("few")
            );
            table.draw_first();
        }
        assert_ne!(table.step(), "s.cards");
    }
}

/// SP-POL-10: what is named is written and read as it was.
#[test]
fn riots_are_written_down() {
    let mut table = restless(2);
    table.go_to("p3.riot");
    for (action, text) in [
        (riot("b6"), r#"{"seat":0,"riot":"b6"}"#),
        (riot_in_hall(&table, "citizen"), r#"{"seat":0,"riot":"hall","person":"citizen"}"#),
    ] {
        let input = set_up::act(0, action);
        let entry = table.game.entry(&input);
        assert_eq!(serde_json::to_string(&entry).expect("plain data"), text);
        let read = serde_json::from_str(text).expect("an entry");
        assert_eq!(table.game.input(&read), Ok(input));
    }
    for bad in [
        r#"{"seat":0,"riot":"b6","person":"citizen"}"#,
        r#"{"seat":0,"riot":"hall"}"#,
        r#"{"seat":0,"riot":"z9"}"#,
        r#"{"seat":0,"riot":"hall","person":"queen"}"#,
    ] {
        let entry = serde_json::from_str(bad).expect("the fields are known");
        assert!(table.game.input(&entry).is_err(), "{bad}");
    }
    let view = table.game.view(&table.state, Observer::Seat(Seat::new(0)));
    let offers = table.game.offers_doc(&view, Seat::new(0));
    assert_eq!(offers.more.len(), 5);
}

/// An owner's numbers.
fn own(file: &str) -> Setup {
    let mut setup = Setup::new(1).with(&["police"]);
    let constants = Constants::from_toml(&format!(
        "name = 'mine'
{file}"
    ));
    setup.constants = Arc::new(constants.unwrap_or_else(|bad| panic!("{bad}")));
    setup
}

#[test]
fn an_owner_may_change_the_numbers() {
    let setup = own("officer_walk = 1
officer_pollution = 4
officer_vote_bonus = 3
riot_vote_penalty = 5
officers_per_seat = 1
");
    let mut table = Table::of(&setup);
    table.put(0, &["Hall e5:g6", "R2 a5:b5", "R1 d1"]);
    table.people(0, "a5:b5,d1");
    officers(&mut table, 0, "a6");
    table.hall(0, 0);
    table.state.round = 8;
    face_up(&mut table, "L");
    let before = table.state.boroughs[0].pollution;
    let mut moving = table.clone();
    moving.go_to("p3.move");
    moving.refused(0, walk("a6", "c6"), "too_far", "SP-POL-4");
    table.go_to("p3.riot");
    let borough = &table.state.boroughs[0];
    assert_eq!((borough.votes, borough.pollution - before), (2 * 2 + 2 * 3, 3 + 4));
    assert_eq!(riots_in_score(&table).0, 5);
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

/// What is on open ground is shown, and who riots.
#[test]
fn what_a_view_shows() {
    let mut table = restless(2);
    table.put(0, &["Pol f1:g1"]);
    officers(&mut table, 0, "f1,a2");
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
