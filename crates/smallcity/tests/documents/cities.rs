//! What documents show of the set-up, the free home and the land of cities.

use kernel::{Documents, Game, Input, Notation, Observer, Seat};
use serde_json::{Value, json};
use smallcity::{Cells, Setup, SmallCity, State};

const SEAT: Seat = Seat::new(0);

/// A seat in a city, before it places City Hall.
fn start_in(city: &str) -> (SmallCity, State) {
    let mut setup = Setup::new(1).with(&["cities"]);
    setup.options.insert("cities".into(), city.into());
    let game = SmallCity::new(&setup).expect("a sound set-up");
    let mut state = game.start();
    game.go_to(&mut state, "s.city_hall");
    state.round = 0;
    (game, state)
}

fn play(game: &SmallCity, state: &mut State, mut entry: Value) {
    entry["seat"] = json!(0);
    let entry = serde_json::from_value(entry).expect("an entry");
    let input: Input<_, _> = game.input(&entry).expect("an input");
    game.apply(state, &input).expect("it is legal");
}

fn offers(game: &SmallCity, state: &State) -> Value {
    let view = game.view(state, Observer::Seat(SEAT));
    serde_json::to_value(game.offers_doc(&view, SEAT)).expect("a document")
}

fn plan(game: &SmallCity, state: &State) -> Value {
    let view = game.view(state, Observer::Seat(SEAT));
    let told = serde_json::to_value(game.view_doc(&view)).expect("a document");
    told["seats"][0]["plan"].clone()
}

/// Code and rule of the reason why a tile cannot lie on a cell, and what the page shows.
fn why(game: &SmallCity, state: &State, tile: &str, cell: &str) -> (Value, Value, Value) {
    let question = json!({ "why": { "tile": tile, "cell": cell } });
    let question = serde_json::from_value(question).expect("a question");
    let view = game.view(state, Observer::Seat(SEAT));
    let answer = game.answer_doc(&view, SEAT, &question).expect("everything named exists");
    let told = serde_json::to_value(answer).expect("a document");
    (told["refusal"]["code"].clone(), told["refusal"]["rule"].clone(), told["cells"].clone())
}

/// SP-EUR-1: the choice shows the land of each side of a board before the seat picks one.
#[test]
fn a_side_shows_its_land() {
    let setup = Setup::new(1).with(&["cities"]);
    let game = SmallCity::new(&setup).expect("a sound set-up");
    let told = |board: &str, city: &str| {
        let mut state = game.start();
        game.go_to(&mut state, "s.board");
        state.round = 0;
        let board = serde_json::from_value(json!({ "board": board })).expect("an entry");
        let input = game.input(&board).expect("an input");
        game.apply(&mut state, &input).expect("it is left");
        let entry = serde_json::from_value(json!({ "seat": 0, "city": city })).expect("an entry");
        let Input::Act { action, .. } = game.input(&entry).expect("an input") else { panic!() };
        let view = game.view(&state, Observer::Seat(SEAT));
        let choice = game.choice_doc(&view, SEAT, &action);
        serde_json::to_value(choice).expect("a document")
    };
    let athens = told("helsinki_athens", "athens");
    // SP-EUR-2, SP-EUR-80, SP-EUR-81.
    assert_eq!(athens["borough"]["zone"], 10);
    let land = |name: &str| {
        let land = athens["borough"]["land"].as_array().expect("a list").clone();
        land.into_iter().find(|land| land["name"] == name).expect("the land is listed")["cells"]
            .clone()
    };
    let piraeus = land("piraeus");
    let harbor = piraeus.as_str().and_then(|cells| cells.split(' ').next()).expect("cells");
    assert_eq!(athens["borough"]["tiles"][harbor]["cells"], piraeus);
    assert!(land("parthenon").as_str().is_some_and(|cells| !cells.is_empty()));
    assert_eq!(athens["pollution"], 0);
    // SP-EUR-60: the wall; SP-EUR-20: London has smoke but no land.
    assert!(told("rome_berlin", "berlin")["borough"]["walls"].is_object());
    let london = told("paris_london", "london");
    assert_eq!(london.get("borough"), None);
    assert_eq!(london["pollution"], game.setup().constants.int("london_pollution"));
}

/// SP-EUR-6: the seat is offered the next start tile, and the view shows placed ones like a plan.
#[test]
fn start_tiles_are_offered_and_shown() {
    let (game, mut state) = start_in("zurich");
    let tile = |left| json!({ "C1": { "price": [{ "price": "free" }], "left": left } });
    let first = offers(&game, &state);
    assert_eq!((&first["tiles"], &first["build"]), (&tile(2), &json!({})), "City Hall comes first");
    assert_eq!(first["why_not"][0]["why"]["code"], "not_committed");
    play(&game, &mut state, json!({ "hall": "a1 b1 c1 a2 b2 c2" }));
    let then = offers(&game, &state);
    assert_eq!((&then["tiles"], &then["why_not"]), (&tile(2), &json!([])));
    let first = plan(&game, &state);
    assert_eq!(
        (&first["points"], &first["borough"]["tiles"]["a1"]["tile"]),
        (&json!(2), &json!("Hall"))
    );
    play(&game, &mut state, json!({ "build": "C1", "on": "e6" }));
    assert_eq!(offers(&game, &state)["tiles"], tile(1));
    let step = json!({
        "do": "build", "tile": "C1", "cells": "e6", "pay": [], "person": null, "money": 0, "points": 0,
        "rule": "SC-6.2",
    });
    assert_eq!(plan(&game, &state)["steps"], json!([step]));
    play(&game, &mut state, json!({ "build": "C1", "on": "j1" }));
    assert_eq!(
        (&offers(&game, &state)["tiles"], &plan(&game, &state)["points"]),
        (&json!({}), &json!(0))
    );
    play(&game, &mut state, json!({ "do": "commit" }));
    assert_eq!(plan(&game, &state), Value::Null, "alone, set-up continues at once");
}

/// "Why not here" for a start tile (SP-EUR-71, SP-SET-5).
#[test]
fn answers_explain_start_tiles() {
    let (game, mut state) = start_in("helsinki");
    play(&game, &mut state, json!({ "hall": "c2 d2 e2 c3 d3 e3" }));
    let asked = |cell| {
        let (code, rule, _) = why(&game, &state, "R1", cell);
        (code, rule)
    };
    assert_eq!(asked("a6"), (json!("blocked"), json!("SP-EUR-71")));
    assert_eq!(asked("a8"), (json!("blocked"), json!("SP-SET-5")));
    assert_eq!(asked("d3"), (json!("blocked"), json!("SC-2.10")));
    assert_eq!(asked("a7"), (Value::Null, Value::Null));
}

/// SP-EUR-42: the document of a free home has the form of its entry.
#[test]
fn the_document_marks_a_free_home() {
    let (game, mut state) = start_in("madrid");
    play(&game, &mut state, json!({ "hall": "b2 c2 d2 b3 c3 d3" }));
    game.go_to(&mut state, "p2.plan");
    play(&game, &mut state, json!({ "build": "R1", "on": "b1", "free": true, "enter": "citizen" }));
    let step = &plan(&game, &state)["steps"][0];
    assert_eq!((&step["free"], &step["person"]), (&json!(true), &json!("citizen")));
}

/// SP-EUR-32: the answer shows the land that forbids a tile.
#[test]
fn answers_show_the_forbidding_land() {
    let (game, mut state) = start_in("zurich");
    game.put(&mut state, SEAT, hall(&game), Cells::parse("a1 b1 c1 a2 b2 c2").expect("cells"));
    game.go_to(&mut state, "p2.plan");
    let told = why(&game, &state, "Pk1", "d6");
    assert_eq!(told, (json!("marked_only"), json!("SP-EUR-32"), json!("d6")));
}

/// SP-EUR-10: neither a plan nor the council offers what a city lacks.
#[test]
fn offers_omit_what_a_city_lacks() {
    let (game, mut state) = start_in("paris");
    game.put(&mut state, SEAT, hall(&game), Cells::parse("a1 b1 c1 a2 b2 c2").expect("cells"));
    game.go_to(&mut state, "p2.plan");
    let tiles = &offers(&game, &state)["tiles"];
    for banned in ["F2", "F3", "Ref", "Har"] {
        assert!(game.rules().kind_named(banned).is_some(), "{banned} is a tile");
        assert!(tiles[banned].is_null(), "{banned}");
    }
    assert!(tiles["F1"].is_object());
}

/// SP-EUR-72: culture lists the cells by Helsinki's water; other tiles list none.
#[test]
fn culture_lists_the_cells_where_it_earns() {
    let (game, mut state) = start_in("helsinki");
    game.put(&mut state, SEAT, hall(&game), Cells::parse("b5 c5 b6 c6 b7 c7").expect("cells"));
    game.put(
        &mut state,
        SEAT,
        game.rules().kind_named("R1").expect("homes"),
        Cells::parse("a7").expect("a cell"),
    );
    state.boroughs[0].store = [9, 9, 9];
    game.go_to(&mut state, "p2.plan");
    let build = &offers(&game, &state)["build"];
    let shore = "a7 b7 c7 g7 h7";
    let earns = build["Sch"]["earns"]["1"].as_str().unwrap_or_default();
    for cell in shore.split(' ') {
        assert!(earns.split(' ').any(|each| each == cell), "{cell} of {earns}");
    }
    assert!(build["R1"]["earns"].is_null());
}

fn hall(game: &SmallCity) -> smallcity::Kind {
    game.rules().kind_named("Hall").expect("City Hall")
}
