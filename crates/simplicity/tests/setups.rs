//! Set-ups that cannot be played: every reason at once, with code, rule and a sentence that names
//! what is wrong.

mod shared;

use kernel::{Fault, Game, Notation};
use simplicity::{BadSetup, Order, Setup, SetupDoc, Simplicity, Team};

/// Asserts that a set-up is refused with a code, a rule and a sentence that names some things.
#[track_caller]
fn bad<T>(verdict: Result<T, BadSetup>, code: &str, rule: Option<&str>, named: &[&str]) {
    let Err(bad) = verdict else { panic!("{code} is not refused") };
    assert_eq!((bad.code(), bad.rule()), (code, rule), "{bad}");
    let sentence = bad.to_string();
    for what in rule.iter().chain(named) {
        assert!(sentence.contains(what), "{sentence:?} does not name {what}");
    }
}

#[test]
fn numbers_of_players_that_cannot_play() {
    for players in [0, 1, 7, 255] {
        let number = players.to_string();
        let setup = Setup { players, ..shared::setup(4, &[]) };
        bad(Simplicity::new(&setup), "players", Some("SIM-2.2"), &["2 to 6", &number]);
        let doc = SetupDoc::new(players);
        bad(doc.resolve(&shared::library()), "players", Some("SIM-2.2"), &["2 to 6", &number]);
    }
}

#[test]
fn every_reason_is_told_at_once() {
    let mut doc = SetupDoc::new(7);
    doc.set("components", "mine").expect("any name may be set");
    let Err(refused) = doc.resolve(&shared::library()) else { panic!("it was accepted") };
    let codes: Vec<&str> = refused.parts().iter().map(|fault| fault.code()).collect();
    assert_eq!(codes, ["players", "unknown_components"]);
    assert!(refused.to_string().contains("2 to 6") && refused.to_string().contains("\"mine\""));
}

#[test]
fn components_that_are_not_there() {
    let mut doc = SetupDoc::new(4);
    doc.set("components", "mine").expect("any name may be set");
    let named = ["\"mine\"", "standard", "own"];
    bad(doc.resolve(&shared::library()), "unknown_components", Some("SIM-2.4"), &named);
}

#[test]
fn orders_that_do_not_name_every_team_once() {
    for (players, order) in
        [(4, "0,1,2"), (4, "0,1,2,2"), (4, "0,1,2,4"), (2, "1,0"), (6, "5,4,3,2,1,0,0")]
    {
        let mut setup = shared::setup(players, &[]);
        let teams = order.split(',').map(|team| Team::from_number(team.parse().unwrap()).unwrap());
        setup.order = Order::Fixed(teams.collect());
        bad(Simplicity::new(&setup), "order", Some("SIM-2.8"), &[order]);
    }
}

#[test]
fn options_and_values_that_there_are_not() {
    for (key, value, rule, named) in [
        ("demolition", "sometimes", "SIM-3.2", "never"),
        ("first_face", "c", "SIM-2.6", "random"),
        ("first_face", "A", "SIM-2.6", "random"),
        ("tie_break", "", "SIM-5.6", "final_pawns"),
        ("stuck", "no", "SIM-3.7", "per_tile"),
        ("order", "0,1,2,6", "SIM-2.8", "random"),
        ("order", "0;1", "SIM-2.8", "random"),
    ] {
        let mut doc = SetupDoc::new(4);
        let value_named = format!("{value:?}");
        bad(doc.set(key, value), "bad_value", Some(rule), &[key, &value_named, named]);
        assert_eq!(doc, SetupDoc::new(4), "a refused value changes nothing");
    }
    let mut doc = SetupDoc::new(4);
    bad(doc.set("demolitions", "always"), "unknown_option", None, &["demolitions", "tie_break"]);
    assert_eq!(doc, SetupDoc::new(4));
}

#[test]
fn revisions_of_the_rules_that_are_not_known() {
    for rules in [0, Simplicity::RULES + 1] {
        let verdict = Simplicity::setup_from(&SetupDoc::new(4), rules, &shared::library());
        let (given, newest) = (rules.to_string(), Simplicity::RULES.to_string());
        bad(verdict, "rules", None, &[&given, &newest]);
    }
}
