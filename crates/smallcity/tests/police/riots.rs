//! Riots: who takes part, when they stop, what they cost, and card L (SV-1, SV-2, SV-27).

use std::sync::Arc;

use kernel::{Documents, Game, Notation, Observer, Seat, Turn};
use smallcity::constants::Constants;
use smallcity::parts::PoliceEvent;
use smallcity::{Action, Cells, Chance, Event, ModuleEvent, Setup, score};

use super::{restless, riot, riot_in_hall, rioting, sv1, told, walk};
use crate::set_up::{self, Table, cell, cells};

#[test]
fn sv1_riots_where_nobody_is_covered() {
    let mut table = sv1();
    table.go_to("p3.riot");
    // Four may riot and six should: no choice is left.
    assert_eq!(rioting(&table), ("b7 c8 d8 e9".to_owned(), 0));
    let borough = &table.state.boroughs[0];
    // The station earns a dollar from the tourist (SC-9.5).
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
    // Four citizens in R2, each covered once; the C1 on b7 and the station earn, the C1 on e9 does
    // not.
    assert_eq!((borough.votes, borough.money), (4 * 2 + 4, 2));
}

#[test]
fn sv1_no_riots_in_two_rounds_on_end() {
    let mut table = sv1();
    table.go_to("p3.riot");
    assert_eq!(table.state.modules.police.riots, 6);
    for (round, letters, due) in [(7, "LAB", false), (8, "LAB", true), (8, "ABC", false)] {
        let mut later = table.clone();
        later.state.round = round;
        later.face_up(letters);
        later.state.boroughs[0].modules = smallcity::BoroughState::default();
        later.go_to("p3.riot");
        assert_eq!(!rioting(&later).0.is_empty(), due, "round {round}, {letters}");
    }
}

/// SP-POL-9: a step without rioters counts as riots, and a card that a seat has taken counts as
/// face up.
#[test]
fn a_round_without_rioters_has_had_its_riots() {
    let mut table = Table::with(1, &["police"]);
    table.put(0, &["Hall c3:e4", "Pol c2:d2"]);
    table.special(0, "officer", "c2:d2");
    table.state.round = 3;
    table.face_up("LA");
    table.state.circle.taken = 1 << table.card_number('L');
    table.go_to("p3.riot");
    assert_eq!((rioting(&table), table.state.modules.police.riots), ((String::new(), 0), 3));
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
    // The Commerce space of b6 sells; the store has nothing to sell.
    assert_ne!(table.step(), "p3.riot");
    assert_eq!(rioting(&table), ("b6".to_owned(), 1));
}

/// SP-POL-10: one input per rioter while more people remain than must riot; then the rest riot
/// automatically.
#[test]
fn the_rest_riot_automatically() {
    // Eight of seven, seven of seven: everyone riots, and no seat chooses.
    for round in [7, 8] {
        let mut table = restless(round);
        table.go_to("p3.riot");
        assert_eq!(rioting(&table), ("a1 b1 a6 b6".to_owned(), 3), "round {round}");
    }
    // Six of seven: after three in City Hall and all but one on cells, one of two is left to
    // choose.
    let mut table = restless(6);
    table.go_to("p3.riot");
    let hall = riot_in_hall(&table, "citizen");
    for action in [hall, hall, hall, riot("a1"), riot("b1")] {
        assert_eq!(table.step(), "p3.riot");
        table.act(0, action);
    }
    assert_eq!(table.legal(0), [riot("a6"), riot("b6")]);
    // Citizens in City Hall are alike: with only them left there is no choice.
    let mut table = restless(2);
    table.state.boroughs[0].people[0] = Cells::NONE;
    table.go_to("p3.riot");
    assert_eq!(rioting(&table), (String::new(), 2));
}

#[test]
fn sv2_without_the_module_nobody_riots() {
    let mut table = Table::with(1, &["cards"]);
    table.put(0, &["Hall c3:e4", "R2 a1:b1"]);
    table.people(0, "a1:b1");
    table.state.round = 2;
    table.face_up("L");
    assert!(table.game.rules().persons().count() == 1);
    table.go_to("p5.vote");
    assert_eq!(table.state.boroughs[0].votes, 2 * 2);
}

/// The score of the first seat, the tolls in its event, and the same at the end of a record.
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
            table.face_up("L");
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

/// SP-POL-16: except in the last round, all riots stop after the council.
#[test]
fn riots_stop_after_the_council() {
    for (round, left) in [(7, 0), (8, 2)] {
        let mut table = restless(round);
        table.hall(0, 0);
        table.state.boroughs[0].money = 9;
        table.face_up("L");
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
        assert_eq!(table.state.boroughs[0].idle.is_empty(), left == 0, "round {round}");
    }
}

#[test]
fn sv27_calm_people_leave_city_hall_first() {
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

/// SP-POL-17: an eliminated seat has no rioters.
#[test]
fn eliminated_seats_have_no_rioters() {
    let mut table = restless(8);
    table.go_to("p3.riot");
    assert_eq!(riots_in_score(&table).0, 7);
    table.state.boroughs[0].out = 8;
    assert_eq!(riots_in_score(&table).0, 0);
}

/// SP-POL-18: officers do not die; SP-POL-11: rioters do, and then no longer riot (SP-POL-16).
#[test]
fn officers_do_not_die_and_rioters_do() {
    let mut table = Table::with(1, &["police"]);
    table.put(0, &["Hall c3:e4", "Pol a1:b1", "R2 f6:f7"]);
    table.special(0, "officer", "a1:b1");
    table.people(0, "f6:f7");
    table.state.round = 8;
    table.face_up("L");
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

/// Interaction of SP-POL and SP-TRD: Traders riot, pollute twice as much as they do so, and may be
/// covered.
#[test]
fn traders_riot_and_are_covered() {
    let mut table = Table::with(1, &["police", "traders"]);
    table.put(0, &["Hall c3:e4", "C1 a6", "C1 g1"]);
    let trader = table.person("trader");
    table.game.seat_person(&mut table.state.boroughs[0], trader, cells("a6,g1"));
    table.hall(0, 0);
    table.state.round = 8;
    table.face_up("L");
    let mut covered = table.clone();
    covered.special(0, "officer", "g2");
    for (table, at, money, rise) in [(&table, "g1 a6", 0, 4), (&covered, "a6", 2, 5)] {
        let mut table = table.clone();
        let before = table.state.boroughs[0].pollution;
        table.go_to("p3.riot");
        assert_eq!(rioting(&table).0, at);
        let borough = &table.state.boroughs[0];
        assert_eq!((borough.money, borough.pollution - before), (money, rise), "{at}");
    }
    // In City Hall the kinds differ.
    let mut table = Table::with(1, &["police", "traders"]);
    table.put(0, &["Hall c3:e4"]);
    table.hall(0, 1);
    let trader = table.person("trader").index();
    table.state.boroughs[0].hall[trader] = 2;
    table.state.round = 2;
    table.face_up("L");
    table.go_to("p3.riot");
    let kinds = ["citizen", "trader"].map(|name| riot_in_hall(&table, name));
    let mut listed = table.legal(0);
    listed.sort_by_key(|action| *action != kinds[0]);
    assert_eq!(listed, kinds);
}

/// SP-SET-4: with the module, card L is in every game.
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

/// SP-POL-10: an entry that names a rioter reads back as written.
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
    table.special(0, "officer", "a6");
    table.hall(0, 0);
    table.state.round = 8;
    table.face_up("L");
    let before = table.state.boroughs[0].pollution;
    let mut moving = table.clone();
    moving.go_to("p3.move");
    moving.refused(0, walk("a6", "c6"), "too_far", "SP-POL-4");
    table.go_to("p3.riot");
    let borough = &table.state.boroughs[0];
    assert_eq!((borough.votes, borough.pollution - before), (2 * 2 + 2 * 3, 3 + 4));
    assert_eq!(riots_in_score(&table).0, 5);
}
