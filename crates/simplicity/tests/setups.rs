//! Set-ups: the meaning of the options of section 6, and unplayable set-ups, refused with every
//! reason at once, each with code, rule and a sentence that names what is wrong.

use kernel::{Fault, Game, Notation};
use simplicity::{BadSetup, Order, Setup, SetupDoc, Simplicity, State, Step, Team};
use words::{Language, Words};

use crate::shared;

/// Asserts that a set-up is refused with a code, a rule and this sentence alone.
#[track_caller]
fn bad<T>(verdict: Result<T, BadSetup>, code: &str, rule: Option<&str>, sentence: &str) {
    let Err(bad) = verdict else { panic!("{code} is not refused") };
    assert_eq!((bad.code(), bad.rule()), (code, rule), "{bad}");
    assert_eq!(told(&bad), [sentence]);
}

/// The English sentences, fault by fault.
fn told(bad: &BadSetup) -> Vec<String> {
    let words = Words::new(Language::english().of_game("simplicity"));
    let document = |fault: &dyn Fault| {
        let document = fault.document().expect("a fault of a set-up is data");
        assert_eq!(
            (&document["code"], &document["rule"]),
            (&fault.code().into(), &fault.rule().into())
        );
        document
    };
    bad.parts().into_iter().map(|fault| words.tell("refusal", &document(fault))).collect()
}

#[test]
fn numbers_of_players_that_cannot_play() {
    for players in [0, 1, 7, 255] {
        let sentence = format!("Simplicity is for 2 to 6 players, not {players}.");
        let setup = Setup { players, ..shared::setup(4, &[]) };
        bad(Simplicity::new(&setup), "players", Some("SIM-2.2"), &sentence);
        let doc = SetupDoc::new(players);
        bad(doc.resolve(&shared::library()), "players", Some("SIM-2.2"), &sentence);
    }
}

#[test]
fn every_reason_is_reported_at_once() {
    let mut doc = SetupDoc::new(7);
    doc.set("components", "mine").expect("any name may be set");
    let Err(refused) = doc.resolve(&shared::library()) else { panic!("it was accepted") };
    let codes: Vec<&str> = refused.parts().iter().map(|fault| fault.code()).collect();
    assert_eq!(codes, ["players", "unknown_components"]);
    assert_eq!(told(&refused).len(), 2);
}

#[test]
fn unknown_components() {
    let mut doc = SetupDoc::new(4);
    doc.set("components", "mine").expect("any name may be set");
    let sentence = "No components named “mine” are loaded, only standard and own.";
    bad(doc.resolve(&shared::library()), "unknown_components", Some("SIM-2.4"), sentence);
}

#[test]
fn orders_that_do_not_name_every_team_once() {
    // SIM-2.2: two and four players have four teams, six have six.
    for (players, order, last) in [
        (4, "0,1,2", 3),
        (4, "0,1,2,2", 3),
        (4, "0,1,2,4", 3),
        (2, "1,0", 3),
        (6, "5,4,3,2,1,0,0", 5),
    ] {
        let mut setup = shared::setup(players, &[]);
        let teams = order.split(',').map(|team| Team::from_number(team.parse().unwrap()).unwrap());
        setup.order = Order::Fixed(teams.collect());
        let sentence =
            format!("The order {order} does not name each of the teams 0 to {last} once.");
        bad(Simplicity::new(&setup), "order", Some("SIM-2.8"), &sentence);
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

/// SIM-2.8: a list, first place first, or simply the teams by number; its length is in SIM-2.2.
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
fn unknown_options_and_values() {
    let order = "random or fixed, or the teams from first to last such as 2,0,3,1; fixed is 0,1,2 \
        and so on";
    for (key, value, rule, values) in [
        ("demolition", "sometimes", "SIM-3.2", "by_players, always or never"),
        ("first_face", "c", "SIM-2.6", "random, a or b"),
        ("first_face", "A", "SIM-2.6", "random, a or b"),
        ("tie_break", "", "SIM-5.6", "final_pawns or last_round_order"),
        ("stuck", "no", "SIM-3.7", "no_tile_fits or per_tile"),
        ("order", "0,1,2,6", "SIM-2.8", order),
        ("order", "0;1", "SIM-2.8", order),
    ] {
        let mut doc = SetupDoc::new(4);
        let sentence = format!("The option {key} cannot be “{value}”: write {values}.");
        bad(doc.set(key, value), "bad_value", Some(rule), &sentence);
        assert_eq!(doc, SetupDoc::new(4), "a refused value changes nothing");
    }
    let mut doc = SetupDoc::new(4);
    let sentence = "There is no option “demolitions”: the options are components, demolition, \
        first_face, tie_break, stuck and order.";
    bad(doc.set("demolitions", "always"), "unknown_option", None, sentence);
    assert_eq!(doc, SetupDoc::new(4));
}

#[test]
fn unknown_revisions_of_the_rules() {
    for rules in [0, Simplicity::RULES + 1] {
        let verdict = Simplicity::setup_from(&SetupDoc::new(4), rules, &shared::library());
        let newest = Simplicity::RULES;
        let sentence = format!(
            "Revision {rules} of the rules is not known here, where the newest is {newest}: update \
             the program."
        );
        bad(verdict, "rules", None, &sentence);
    }
}
