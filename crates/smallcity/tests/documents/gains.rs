//! What targets of moves bring, worked out by hand and held against what the phases bring.

use std::collections::BTreeMap;

use kernel::{Documents, Game, Observer, Seat};
use serde_json::{Value, json};
use smallcity::{Cells, Person, Setup, SmallCity, State};

const SEAT: Seat = Seat::new(0);

fn cells(text: &str) -> Cells {
    Cells::parse(text).expect("cells")
}

/// A town with a space of every kind, and two citizens who may go everywhere between them.
fn town(modules: &[&str]) -> (SmallCity, State) {
    let game = SmallCity::new(&Setup::new(2).with(modules)).expect("a sound set-up");
    let mut state = game.start();
    for (code, at) in [
        ("Hall", "a1 b1 a2 b2 a3 b3"),
        ("R1", "a7"),
        ("R3", "c7 d7 e7"),
        ("C4", "d1 e1 f1 g1"),
        ("F2", "f7 g7"),
        ("Mus", "d3 e3 d4 e4"),
        ("Uni", "f3 g3 f4 g4"),
        ("Pol", "c5"),
        ("Fir", "g6"),
    ] {
        game.put(&mut state, SEAT, game.rules().kind_named(code).expect("a tile"), cells(at));
    }
    let shop = game.rules().kind_named("C1").expect("a tile");
    game.put(&mut state, Seat::new(1), shop, cells("b2"));
    game.seat_person(&mut state.boroughs[0], Person::CITIZEN, cells("a7 f7"));
    state.boroughs[0].hall[0] = 6;
    state.boroughs[0].aside[0] -= 6;
    (game, state)
}

/// By what it is, where one gets it.
fn gains(game: &SmallCity, state: &State) -> BTreeMap<String, String> {
    let offers = game.offers_doc(&game.view(state, Observer::Seat(SEAT)), SEAT);
    let told = offers.gains.iter().map(|told| {
        let gain: Value = serde_json::to_value(told.gain).expect("plain data");
        (format!("{} {gain}", told.person), told.spots.join(" "))
    });
    told.collect()
}

#[test]
fn every_space_brings_what_the_rules_say() {
    let (game, mut state) = town(&[]);
    game.go_to(&mut state, "p3.move");
    let number = |key: &str| game.setup().constants.int(key);
    let told = gains(&game, &state);
    let spots = |gain: Value| told.get(&format!("citizen {gain}")).map_or("", String::as_str);
    // SC-10.1, SC-10.2.
    let home = number("vote_home_r3");
    assert_eq!(spots(json!({ "gain": "votes", "amount": home })), "c7 d7 e7");
    let university = number("vote_university");
    assert_eq!(spots(json!({ "gain": "votes", "amount": university })), "f3 g3");
    // SC-9.2, SC-9.3: cash in the first shop space, at home and abroad; the Museum.
    assert_eq!(number("space_cash"), number("museum_income"));
    let cash = spots(json!({ "gain": "money", "amount": number("space_cash") }));
    assert!(cash.contains("d3") && cash.contains("d1") && cash.contains("1:b2"), "{cash}");
    assert_eq!(spots(json!({ "gain": "sell", "amount": 1 })), "e1");
    assert_eq!(spots(json!({ "gain": "buy_votes", "amount": 1 })), "f1");
    assert_eq!(spots(json!({ "gain": "trade_votes", "amount": 1 })), "g1");
    // SC-9.6, SC-11.3.
    let made = number("production_per_citizen");
    let stone = json!({ "gain": "material", "material": "stone", "amount": made });
    assert_eq!(spots(stone), "g7");
    assert_eq!(spots(json!({ "gain": "relief", "amount": number("fire_relief") })), "g6");
    assert_eq!(told.len(), 8, "{told:?}");
}

/// SC-9.5, SC-11.1: the Police Station is for tourists.
#[test]
fn a_station_brings_something_where_tourists_are() {
    let (game, mut state) = town(&[]);
    state.boroughs[0].guests[1] = Some(cells("d1").first().expect("a cell"));
    state.boroughs[1].aside[0] -= 1;
    game.go_to(&mut state, "p3.move");
    let told = gains(&game, &state);
    let tourist = game.setup().constants.int("police_tourist_income");
    let money = json!({ "gain": "money", "amount": tourist });
    assert!(told[&format!("citizen {money}")].split(' ').any(|spot| spot == "c5"));
    let relief = json!({ "gain": "relief", "amount": 1 });
    assert_eq!(told[&format!("citizen {relief}")], "c5");
}

/// SP-POL-8: whoever is in a building that an officer would touch, or in City Hall.
#[test]
fn an_officer_covers_who_is_near() {
    let (game, mut state) = town(&["police"]);
    let officer = game.rules().person_named("officer").expect("there are officers");
    game.seat_person(&mut state.boroughs[0], officer, cells("c5"));
    game.go_to(&mut state, "p3.move");
    let told = gains(&game, &state);
    let covers = |amount: u8| {
        let gain = format!("officer {}", json!({ "gain": "covers", "amount": amount }));
        told.get(&gain).map_or(vec![], |spots| spots.split(' ').collect())
    };
    // Six in City Hall; one in the home on a7, one in the Factory on f7, which the home on e7 touches.
    assert_eq!(covers(6), ["c2", "c3", "a4", "b4", "c4"]);
    assert_eq!(covers(1), ["a6", "b6", "e6", "f6", "b7", "e7"]);
    assert!(told.keys().all(|gain| !gain.starts_with("officer") || gain.contains("covers")));
}

/// SP-TRD: a Trader uses a shop twice and does nothing at home.
#[test]
fn a_trader_has_gains_of_its_own() {
    let (game, mut state) = town(&["traders"]);
    let trader = game.rules().person_named("trader").expect("there are Traders");
    game.seat_person(&mut state.boroughs[0], trader, cells("c7"));
    game.go_to(&mut state, "p3.move");
    let told = gains(&game, &state);
    let twice = json!({ "gain": "sell", "amount": 2 });
    assert_eq!(told[&format!("trader {twice}")], "e1");
    let votes = |gain: &&String| gain.starts_with("trader") && gain.contains("\"votes\"");
    assert_eq!(told.keys().find(votes), None);
}
