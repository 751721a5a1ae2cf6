//! SP-POL: officers, riots and card L with them: vectors SV-1 to SV-3, SV-23 and SV-27, the
//! interactions with other modules, and what the vectors leave out.

mod officers;
mod riots;

use kernel::{Documents, Game, Input, Notation, Observer};
use smallcity::parts::Riot;
use smallcity::{Action, Chance, Deed, Event};

use crate::set_up::{Table, cell, spot};

/// A step of the first seat from a cell to a cell.
fn walk(from: &str, to: &str) -> Action {
    Action::Move { from: spot(0, from), to: spot(0, to), drive: false }
}

fn riot(at: &str) -> Action {
    Action::Module(Deed::Police(Riot::On(cell(at))))
}

/// Someone of a kind in City Hall.
fn riot_in_hall(table: &Table, name: &str) -> Action {
    Action::Module(Deed::Police(Riot::Hall(table.person(name))))
}

/// The cells of those who riot in the borough of the first seat, and the number of rioters in City
/// Hall.
fn rioting(table: &Table) -> (String, u8) {
    let view = table.game.view(&table.state, Observer::Spectator);
    let doc = table.game.view_doc(&view);
    let mark = doc.seats[0].borough.marks.iter().find(|mark| mark.mark == "riots");
    mark.map_or((String::new(), 0), |mark| {
        (mark.cells.to_string(), mark.hall.iter().map(|people| people.count).sum())
    })
}

/// The events of an input that everyone gets.
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
    table.special(0, "officer", "d4:e4");
    table.put(1, &["Hall c3:e4"]);
    table.hall(1, 0);
    table.state.boroughs[0].zone = 10;
    table.state.round = 6;
    table.face_up("LAB");
    table
}

/// A borough in which seven could riot: four on cells and three, all alike, in City Hall.
fn restless(round: u8) -> Table {
    let mut table = Table::with(1, &["police"]);
    table.put(0, &["Hall c3:e4", "R2 a1:b1", "C2 a6:b6"]);
    table.people(0, "a1:b1,a6:b6");
    table.hall(0, 3);
    table.state.round = round;
    table.face_up("L");
    table
}

/// A riot names a cell or City Hall; anything else is no entry.
#[test]
fn a_riot_nowhere_is_refused() {
    let game = sv1().game;
    for (riot, person, good) in [
        ("d4", None, true),
        ("hall", Some("citizen"), true),
        ("nowhere", Some("citizen"), false),
        ("d4", Some("citizen"), false),
        ("hall", None, false),
    ] {
        let entry = serde_json::json!({ "seat": 0, "riot": riot, "person": person });
        let entry = serde_json::from_value(entry).expect("an entry");
        assert_eq!(game.input(&entry).is_ok(), good, "{riot} {person:?}");
    }
}
