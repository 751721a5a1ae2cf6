//! What targets of moves bring, worked out by hand and compared with what the phases bring.

use std::collections::BTreeMap;

use kernel::{Documents, Game, Input, Observer, Seat};
use serde_json::{Value, json};
use smallcity::{Action, Cells, Person, Setup, SmallCity, State};

use super::{each_input, games, to_act};

const SEAT: Seat = Seat::new(0);

fn cells(text: &str) -> Cells {
    Cells::parse(text).expect("cells")
}

/// A town with a space of every kind and two citizens who may go to all of them.
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

/// Maps who gets a gain, from where if that matters, and what it is, to the cells.
fn gains(game: &SmallCity, state: &State) -> BTreeMap<String, String> {
    let offers = game.offers_doc(&game.view(state, Observer::Seat(SEAT)), SEAT);
    let told = offers.gains.iter().map(|told| {
        let gain: Value = serde_json::to_value(told.gain).expect("plain data");
        let from = told.from.as_ref().map_or(String::new(), |from| format!(" on {from}"));
        (format!("{}{from} {gain}", told.person), told.spots.join(" "))
    });
    told.collect()
}

#[test]
fn the_gain_of_every_space_matches_the_rules() {
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
fn a_station_gains_only_with_tourists() {
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

/// SP-POL-8: everyone in a building that an officer would touch, or in City Hall.
#[test]
fn gains_count_whom_an_officer_covers() {
    let (game, mut state) = town(&["police"]);
    let officer = game.rules().person_named("officer").expect("there are officers");
    game.seat_person(&mut state.boroughs[0], officer, cells("c5"));
    game.go_to(&mut state, "p3.move");
    let told = gains(&game, &state);
    let covers = |amount: u8| {
        let gain = format!("officer on c5 {}", json!({ "gain": "covers", "amount": amount }));
        told.get(&gain).map_or(vec![], |spots| spots.split(' ').collect())
    };
    // Six in City Hall; one in the home on a7, one in the Factory on f7, which the home on e7 touches.
    assert_eq!(covers(6), ["c2", "c3", "a4", "b4", "c4"]);
    assert_eq!(covers(1), ["a6", "b6", "e6", "f6", "b7", "e7"]);
    // SP-POL-13: the home on a7 is covered by that officer alone.
    let votes =
        json!({ "gain": "votes", "amount": game.setup().constants.int("officer_vote_bonus") });
    assert_eq!(told[&format!("officer on c5 {votes}")], "a6 b6 b7");
    assert_eq!(told.keys().filter(|gain| gain.starts_with("officer")).count(), 3);
}

/// SP-POL-13: a home that one officer covers gives more votes, one that two cover gives none; a
/// University has no bonus. The gain is relative to what is due with the officer in place.
#[test]
fn gains_count_votes_that_an_officer_changes() {
    let (game, mut state) = town(&["police"]);
    let officer = game.rules().person_named("officer").expect("there are officers");
    state.boroughs[0].people[0] = cells("a7 c7 d7 f3");
    let number = |key: &str| game.setup().constants.int(key);
    let (bonus, university) = (number("officer_vote_bonus"), number("vote_university"));
    let home = number("vote_home_r3") + bonus;
    for (from, other, to, votes) in [
        // The officer on a4 covers City Hall alone, that on d6 the two who live in the R3.
        ("a4", "d6", "a6", bonus),
        ("a4", "d6", "b5", 0),
        ("a4", "d6", "c6", -2 * home),
        ("a4", "d6", "b6", bonus - 2 * home),
        ("d6", "a4", "d5", -2 * bonus),
        ("d6", "a4", "b6", bonus),
        ("d6", "a4", "a6", bonus - 2 * bonus),
        // A University votes as usual near one officer, and not at all near two.
        ("d6", "a4", "g5", -2 * bonus),
        ("e6", "e2", "e5", -2 * bonus - university),
    ] {
        let mut state = state;
        state.boroughs[0].people[officer.index()] = cells(from) | cells(other);
        game.go_to(&mut state, "p3.move");
        let told = gains(&game, &state);
        let all = told.iter().filter_map(|(gain, spots)| {
            let gain = gain.strip_prefix(&format!("officer on {from} "))?;
            let gain: Value = serde_json::from_str(gain).expect("plain data");
            let here = gain["gain"] == "votes" && spots.split(' ').any(|spot| spot == to);
            here.then(|| gain["amount"].as_i64().expect("a number"))
        });
        let all: Vec<i64> = all.collect();
        let expected = [i64::from(votes)];
        assert_eq!(all, expected[usize::from(votes == 0)..], "{from} to {to}");
    }
}

/// The gain of a walk is the difference it makes to what the view says is due.
#[test]
fn the_gain_of_a_walk_is_due_after_it() {
    let mut seen = [0; 4];
    for (game, seed) in
        games(700).filter(|(game, _)| game.rules().person_named("officer").is_some())
    {
        let ledger = |state: &State, seat: Seat| {
            let doc = game.view_doc(&game.view(state, Observer::Seat(seat)));
            let own = doc.seats.into_iter().nth(seat.index()).expect("every seat is there");
            let due = own.due.expect("its seat sees it");
            [due.votes, due.money, -i32::from(own.forecast.increase)]
        };
        each_input(&game, seed, |before, input, after| {
            let Input::Act { seat, action: Action::Move { from, to, .. } } = *input else { return };
            let stays = game.step(before) == "p3.move" && game.step(after) == "p3.move";
            if !stays || to_act(&game, after) != [seat] {
                return;
            }
            let offers = game.offers_doc(&game.view(before, Observer::Seat(seat)), seat);
            let (from, to) = (from.cell.to_string(), to.cell.to_string());
            let told: Vec<_> = offers
                .gains
                .iter()
                .filter(|told| told.from.as_ref() == Some(&from) && told.spots.contains(&to))
                .map(|told| serde_json::to_value(told.gain).expect("plain data"))
                .collect();
            let officer = game.rules().person_named("officer").expect("there are officers");
            let walks = before.borough(seat).people[officer.index()];
            if !walks.iter().any(|cell| cell.to_string() == from) {
                assert!(told.is_empty(), "{told:?}");
                return;
            }
            let amount = |gain: &str| {
                let told = told.iter().find(|told| told["gain"] == gain);
                told.map_or(0, |told| told["amount"].as_i64().expect("a number") as i32)
            };
            let (was, is) = (ledger(before, seat), ledger(after, seat));
            for (index, gain) in ["votes", "money", "relief"].into_iter().enumerate() {
                assert_eq!(amount(gain), is[index] - was[index], "{gain}: {from} to {to}");
                seen[index] += usize::from(amount(gain) != 0);
            }
            seen[3] += usize::from(amount("votes") < 0);
        });
    }
    assert!(seen.iter().all(|&count| count > 0), "{seen:?}");
}

/// SP-TRD: a Trader uses a shop twice and does nothing at home.
#[test]
fn a_trader_has_different_gains() {
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
