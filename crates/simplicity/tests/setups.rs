//! Set-ups: what the options of section 6 mean, and those that cannot be played, told with every
//! reason at once, with code, rule and a sentence that names what is wrong.

mod shared;

use kernel::{Fault, Game, Notation};
use simplicity::{BadSetup, Order, Setup, SetupDoc, Simplicity, State, Step, Team};

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

/// The table of section 6, the default first, in the names of records.
const VALUES: &[(&str, &[&str])] = &[
    ("demolition", &["by_players", "always", "never"]),
    ("first_face", &["random", "a", "b"]),
    ("tie_break", &["final_pawns", "last_round_order"]),
    ("stuck", &["no_tile_fits", "per_tile"]),
    ("order", &["random", "fixed"]),
];

#[test]
fn every_option_takes_the_values_of_the_rules() {
    let written = |doc: &SetupDoc| serde_json::to_value(doc).expect("plain data");
    let standard = written(&SetupDoc::new(4));
    assert_eq!(standard["components"], "standard");
    for (key, values) in VALUES {
        assert_eq!(standard[key], values[0], "the default of {key}");
        for (before, value) in
            values.iter().flat_map(|one| values.iter().map(move |two| (one, two)))
        {
            let mut doc = SetupDoc::new(4);
            doc.set(key, before).expect("a value of the rules");
            doc.set(key, value).expect("a value of the rules");
            let mut due = standard.clone();
            due[key] = (*value).into();
            assert_eq!(written(&doc), due, "{value} after {before}");
        }
    }
}

/// SIM-2.8: a list, first place first, or simply the teams by number; as many as SIM-2.2 says.
#[test]
fn a_fixed_order_is_a_list_of_teams() {
    for (players, value, list) in [
        (2, "fixed", &[0, 1, 2, 3][..]),
        (3, "fixed", &[0, 1, 2, 3, 4, 5]),
        (4, "fixed", &[0, 1, 2, 3]),
        (5, "fixed", &[0, 1, 2, 3, 4]),
        (6, "fixed", &[0, 1, 2, 3, 4, 5]),
        (5, "4,2,0, 1 ,3", &[4, 2, 0, 1, 3]),
        (2, "3,1,0,2", &[3, 1, 0, 2]),
    ] {
        let setup = shared::setup(players, &[("order", value)]);
        let teams = list.iter().map(|team| Team::new(*team)).collect();
        assert_eq!(setup.order, Order::Fixed(teams), "{players} players, {value}");
        let game = Simplicity::new(&setup).expect("sound");
        let states = shared::states(&game, 1);
        let pawns_stand = |state: &&State| matches!(game.step(state), Step::Tile { .. });
        let first = states.iter().find(pawns_stand).expect("round 1");
        let order: Vec<usize> = first.order.iter().flatten().map(|team| team.index()).collect();
        assert_eq!(order, list);
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
