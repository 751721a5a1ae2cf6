//! Offers: exactly the legal entries, in few bytes.

use std::collections::{BTreeMap, BTreeSet};

use kernel::{Documents, Game, Input, Notation, Observer, Seat};
use serde_json::{Value, json};
use smallcity::{Cell, Cells, Person, Setup, SmallCity, State};

use super::{each_input, tables};

/// The fields of an object by name; none for null.
fn parts(value: &Value) -> impl Iterator<Item = (&str, &Value)> {
    value.as_object().into_iter().flatten().map(|(key, part)| (key.as_str(), part))
}

fn list(value: &Value) -> impl Iterator<Item = &Value> {
    value.as_array().into_iter().flatten()
}

/// The cells of a string, each as a string.
fn cells(value: &Value) -> Vec<String> {
    let text = value.as_str().expect("cells");
    text.split(' ').filter(|cell| !cell.is_empty()).map(str::to_owned).collect()
}

/// The placements of a document of places.
fn places(value: &Value) -> Vec<String> {
    let mut all = vec![];
    for (_, shapes) in parts(value) {
        for shape in shapes.as_str().expect("shapes").split(';') {
            let (shape, corners) = shape.split_once(':').expect("a shape with its corners");
            let shape = Cells::parse(shape).expect("cells");
            for corner in corners.split(' ') {
                let corner = Cell::parse(corner).expect("a cell");
                let place = shape.moved(corner.column(), corner.row());
                all.push(place.expect("it is on the map").to_string());
            }
        }
    }
    all
}

/// An entry in comparable form: the order of its fields does not matter.
fn sorted(entry: &Value) -> BTreeMap<&str, String> {
    parts(entry).map(|(field, value)| (field, value.to_string())).collect()
}

/// The entries of builds of one tile.
fn builds(tile: &str, builds: &Value) -> Vec<Value> {
    let mut all = vec![];
    for on in places(&builds["places"]) {
        for pay in list(&builds["pay"]) {
            for enter in list(&builds["enter"]) {
                let mut entry = json!({ "build": tile, "on": on });
                for (field, value) in [("pay", pay), ("enter", enter)] {
                    if !value.is_null() {
                        entry[field] = value.clone();
                    }
                }
                all.push(entry);
            }
        }
    }
    all
}

/// The fields that may be absent.
fn parts_of<'a>(offers: &'a Value, field: &str) -> impl Iterator<Item = (&'a str, &'a Value)> {
    offers.get(field).into_iter().flat_map(parts)
}

/// The entries that offers stand for, built as a page or a bot does, without their seat.
fn entries(offers: &Value) -> Vec<Value> {
    let mut all = vec![];
    for field in ["do", "keep", "sell", "buy", "trade", "discard", "platform"] {
        all.extend(list(&offers[field]).map(|value| json!({ field: value })));
    }
    for field in ["hall", "mayor"] {
        all.extend(places(&offers[field]).into_iter().map(|place| json!({ field: place })));
    }
    for field in ["victim", "grave"] {
        all.extend(cells(&offers[field]).into_iter().map(|cell| json!({ field: cell })));
    }
    // Modules ask for whole entries, which repeat the seat.
    all.extend(offers.get("more").into_iter().flat_map(list).cloned());
    for (card, choices) in parts(&offers["take"]) {
        if list(choices).next().is_none() {
            all.push(json!({ "take": card }));
        }
        all.extend(list(choices).map(|choice| json!({ "take": card, "choice": choice })));
    }
    for (tile, how) in parts(&offers["build"]) {
        all.extend(builds(tile, how));
    }
    for (park, gains) in parts(&offers["enlarge"]) {
        all.extend(places(gains).iter().map(|cells| json!({ "enlarge": park, "with": cells })));
    }
    for (tile, ways) in parts(&offers["upgrade"]) {
        let gained = parts(ways).flat_map(|(_, gained)| cells(gained));
        all.extend(gained.map(|cell| json!({ "upgrade": tile, "with": cell })));
    }
    for (from, targets) in parts(&offers["move"]) {
        all.extend(list(targets).map(|to| json!({ "move": from, "to": to })));
    }
    for (from, rides) in parts_of(offers, "drive") {
        let rides = parts(rides);
        all.extend(rides.map(|(to, _)| json!({ "move": from, "to": to, "drive": true })));
    }
    for (_, borders) in parts_of(offers, "road") {
        for (side, right, down) in [("right", 1, 0), ("below", 0, 1)] {
            for text in cells(&borders[side]) {
                let cell = Cell::parse(&text).expect("a cell");
                let other = Cell::at(cell.column() + right, cell.row() + down).expect("a border");
                all.push(json!({ "road": format!("{cell}|{other}") }));
            }
        }
    }
    let points = offers.get("roundabout").map(cells).unwrap_or_default();
    all.extend(points.into_iter().map(|cell| json!({ "roundabout": cell })));
    for (home, people) in parts(&offers["home"]) {
        all.extend(list(people).map(|person| json!({ "home": home, "person": person })));
    }
    for (disc, rows) in parts(&offers["council"]) {
        let disc: u8 = disc.parse().expect("a column");
        for (row, ways) in parts(rows) {
            let row: u8 = row.parse().expect("a row");
            all.extend(list(ways).map(|pay| json!({ "council": row, "disc": disc, "pay": pay })));
        }
    }
    all
}

/// Each person that must move may move and is not at home, and as long as there is one the step
/// cannot end (SC-8.2, SC-8.3).
fn must_move(game: &SmallCity, state: &State, seat: Seat, offers: &Value) {
    if parts(&offers["move"]).next().is_none() {
        return assert_eq!(offers["must"], json!([]));
    }
    for spot in list(&offers["must"]).map(|spot| spot.as_str().expect("a spot")) {
        assert!(parts(&offers["move"]).any(|(from, _)| from == spot), "{spot} may move");
        let home = |cell: Cell| {
            let tile = state.boroughs[seat.index()].tiles.on(cell);
            tile.is_some_and(|(_, kind, _)| game.rules().code(kind).starts_with('R'))
        };
        assert!(!Cell::parse(spot).is_some_and(home), "{spot} is not at home");
    }
    let ends = list(&offers["do"]).any(|what| what == "end");
    assert_eq!(ends, list(&offers["must"]).next().is_none(), "{seat}");
}

/// Each tile is either offered or refused with the reason of its own offer, and no reason appears
/// twice.
fn why_not(game: &SmallCity, state: &State, seat: Seat, offers: &Value) {
    let mut reasons = vec![];
    let mut told = BTreeMap::new();
    for refused in list(&offers["why_not"]) {
        assert!(!reasons.contains(&&refused["why"]), "{} appears twice", refused["why"]);
        reasons.push(&refused["why"]);
        for tile in list(&refused["tiles"]).map(|tile| tile.as_str().expect("a code")) {
            assert_eq!(told.insert(tile.to_owned(), refused["why"].clone()), None, "{tile}");
        }
    }
    let sealed = game.step(state) == "p2.plan" && state.committed.contains(seat);
    let mut open = *state;
    if sealed {
        open.committed = state.committed.without(seat);
    }
    let due = game.offers(&open, seat).into_iter().filter_map(|offer| {
        let mut why = serde_json::to_value(offer.why_not?).expect("plain data");
        // The tables hold what it needs.
        if why["why"] == "nowhere" {
            why.as_object_mut().expect("a document").remove("needs");
        }
        Some((offer.tile, why))
    });
    assert_eq!(told, due.collect());
    let kinds = |part: &str| parts(&offers[part]).map(|(tile, _)| tile.to_owned()).collect();
    let mut all: BTreeSet<String> = kinds("build");
    all.extend(told.into_keys());
    let tiles: BTreeSet<String> = kinds("tiles");
    // SC-5.1: a committed plan still shows what was open before.
    assert!(if sealed { all.is_subset(&tiles) } else { all == tiles });
}

/// Each seat is offered exactly its legal entries; returns their fields.
fn check(game: &SmallCity, state: &State) -> BTreeSet<String> {
    let mut fields = BTreeSet::new();
    for seat in Seat::first(game.seats()) {
        let view = game.view(state, Observer::Seat(seat));
        let offers = serde_json::to_value(game.offers_doc(&view, seat)).expect("plain data");
        let with_seat = |mut entry: Value| {
            entry["seat"] = json!(seat);
            entry
        };
        let listed: Vec<Value> = entries(&offers).into_iter().map(with_seat).collect();
        let offered: BTreeSet<_> = listed.iter().map(sorted).collect();
        assert_eq!(offered.len(), listed.len(), "nothing is offered twice");
        let entry = |action| {
            let entry = game.entry(&Input::Act { seat, action });
            serde_json::to_value(entry).expect("plain data")
        };
        let legal: Vec<Value> = testkit::legal(game, state, seat).into_iter().map(entry).collect();
        for entry in &legal {
            fields.extend(parts(entry).map(|(field, _)| field.to_owned()));
        }
        let legal: BTreeSet<_> = legal.iter().map(sorted).collect();
        assert_eq!(offered, legal, "{seat} in {}", game.step(state));
        must_move(game, state, seat, &offers);
        why_not(game, state, seat, &offers);
    }
    fields
}

/// A full shop of level 4 with something to sell, which random games seldom reach.
fn shop() -> (SmallCity, State) {
    let game = SmallCity::new(&Setup::new(2)).expect("a sound set-up");
    let (mut state, spaces) = (game.start(), Cells::parse("a1 b1 c1 d1").expect("cells"));
    game.put(&mut state, Seat::new(0), game.rules().kind_named("C4").expect("a tile"), spaces);
    let borough = &mut state.boroughs[0];
    game.seat_person(borough, Person::CITIZEN, spaces);
    (borough.money, borough.store) = (9, [1; 3]);
    game.go_to(&mut state, "p4.commerce");
    (game, state)
}

/// Someone who may drive home and to work, which random games seldom reach.
fn roads() -> (SmallCity, State) {
    let game = SmallCity::new(&Setup::new(2).with(&["roads"])).expect("a sound set-up");
    let mut state = game.start();
    let cells = |text| Cells::parse(text).expect("cells");
    for (code, at) in [("C1", "b3"), ("R2", "b4 c4"), ("F1", "b1")] {
        game.put(
            &mut state,
            Seat::new(0),
            game.rules().kind_named(code).expect("a tile"),
            cells(at),
        );
    }
    game.seat_person(&mut state.boroughs[0], Person::CITIZEN, cells("b3"));
    let lines = &mut state.boroughs[0].modules.roads.lines;
    (lines.below, lines.right, lines.points) = (cells("b3"), cells("b2 b3"), cells("b3"));
    game.go_to(&mut state, "p3.move");
    (game, state)
}

/// The games contain some entry of every kind.
#[test]
fn offers_are_exactly_the_legal_entries() {
    let (game, state) = shop();
    let mut fields = check(&game, &state);
    let (game, mut state) = roads();
    fields.extend(check(&game, &state));
    state.boroughs[0].money = 4;
    game.go_to(&mut state, "p2.plan");
    fields.extend(check(&game, &state));
    for (seed, game) in (100..).zip(tables()) {
        let mut count = 0;
        each_input(&game, seed, |state, _, _| {
            count += 1;
            // Long lists change little from one step of a plan to the next.
            if count % 3 == 0 || game.step(state) != "p2.plan" {
                fields.extend(check(&game, state));
            }
        });
    }
    for field in [
        "do",
        "keep",
        "hall",
        "mayor",
        "take",
        "choice",
        "build",
        "pay",
        "enter",
        "enlarge",
        "upgrade",
        "move",
        "home",
        "sell",
        "buy",
        "trade",
        "discard",
        "victim",
        "council",
        "platform",
        "riot",
        "person",
        "drive",
        "road",
        "roundabout",
    ] {
        assert!(fields.contains(field), "{field} is never legal");
    }
}
