//! Parts of records: entries, set-ups, data files and the text of a position read back as written.

use std::collections::BTreeSet;

use kernel::{Fault, Game, Notation};
use simplicity::{Entry, Library, Simplicity, Space, State, Step, Team, Tile};

use crate::{reference, shared};

const OWN: &str = include_str!("own.toml");

/// Tables of every size, some with custom components.
fn tables() -> impl Iterator<Item = Simplicity> {
    let sets = ["standard", "own"];
    (2..=6).flat_map(move |players| sets.map(|set| shared::game(players, &[("components", set)])))
}

/// As an input, and as the line of a file.
#[test]
fn every_input_reads_back_from_its_entry() {
    for game in tables() {
        for input in (0..5).flat_map(|seed| shared::inputs(&game, seed)) {
            let entry = game.entry(&input);
            assert_eq!(game.input(&entry), Ok(input));
            let line = serde_json::to_string(&entry).expect("plain data");
            assert_eq!(serde_json::from_str::<Entry>(&line).expect(&line), entry);
        }
    }
}

/// docs/records.md, "Log": chance events and actions in the terms of the rules, nothing more.
#[test]
fn an_entry_is_short() {
    let game = shared::game(4, &[("order", "2,0,3,1"), ("first_face", "b")]);
    let entries: Vec<_> = shared::inputs(&game, 1)
        .iter()
        .map(|input| serde_json::to_value(game.entry(input)).expect("plain data"))
        .collect();
    let keys = |entry: &serde_json::Value| {
        let entry = entry.as_object().expect("an object");
        entry.keys().cloned().collect::<BTreeSet<String>>()
    };
    // SIM-2.2: five columns, four pawns; SIM-3.2: a block each round.
    let round = [["tile"; 7].as_slice(), &["team block"], &["team take build"; 4]].concat();
    let mut due = [["strip"; 5].as_slice(), &["face"], &["pawn"; 4]].concat();
    (0..5).for_each(|_| due.extend(&round));
    let due = due.iter().map(|words| words.split(' ').map(str::to_owned).collect());
    let written: Vec<BTreeSet<String>> = entries.iter().map(keys).collect();
    assert_eq!(written, due.collect::<Vec<_>>());
    assert_eq!(entries[5]["face"], "b");
    assert_eq!(entries[6..10].iter().map(|pawn| &pawn["pawn"]).collect::<Vec<_>>(), [2, 0, 3, 1]);
    // SIM-3.2: the last team blocks.
    assert_eq!(entries[17]["team"], 1);
}

#[test]
fn a_data_file_is_loaded_as_an_option() {
    let mut library = Simplicity::library();
    let option = Simplicity::load(&mut library, OWN).expect("own.toml is sound");
    assert_eq!(option, ("components".to_owned(), "own".to_owned()));
    let mut doc = Simplicity::default_setup(3);
    Simplicity::set_option(&mut doc, &option.0, &option.1).expect("the option is known");
    let setup = Simplicity::setup_from(&doc, Simplicity::RULES, &library).expect("sound");
    assert_eq!((setup.players, setup.components.name()), (3, "own"));
    assert!(Simplicity::setup_from(&doc, Simplicity::RULES, &Library::standard()).is_err());

    let refused = Simplicity::load(&mut library, "name = 3").expect_err("no components");
    assert_eq!(refused.code(), "bad_components");
    let refused = Simplicity::set_option(&mut doc, "weather", "fine").expect_err("no option");
    assert_eq!(refused.code(), "unknown_option");
}

/// The text of a record's set-up contains all of it except the list of a fixed order: that is in
/// the log, and before reading it any order will do (SIM-2.8).
#[test]
fn a_set_up_reads_back_from_its_document() {
    for (order, due) in [("random", "random"), ("3,1,0,2", "fixed")] {
        let setup = shared::setup(4, &[("order", order), ("stuck", "per_tile")]);
        let line = serde_json::to_string(&Simplicity::setup_doc(&setup)).expect("plain data");
        let written: serde_json::Value = serde_json::from_str(&line).expect("plain data");
        assert_eq!((&written["order"], &written["stuck"]), (&due.into(), &"per_tile".into()));
        let doc = serde_json::from_str(&line).expect("what was written");
        assert_eq!(doc, Simplicity::setup_doc(&setup));
        let read = Simplicity::setup_from(&doc, 1, &shared::library()).expect("sound");
        assert_eq!(Simplicity::setup_doc(&read), doc);

        let (given, read) = (Simplicity::new(&setup), Simplicity::new(&read));
        let (given, read) = (given.expect("sound"), read.expect("sound"));
        let mut state = read.start();
        for input in shared::inputs(&given, 2) {
            read.apply(&mut state, &input).expect("what the list says is possible");
        }
        let free = shared::states(&read, 5);
        assert_eq!(read.step(free.last().expect("an end")), Step::Over);
    }
}

/// docs/records.md, "The text of a position": one line per row, two characters per space, teams by
/// number, then the tokens of the teams that have some.
#[test]
fn the_text_of_a_position_shows_its_city() {
    for players in 2..=6 {
        let game = shared::game(players, &[]);
        for state in shared::states(&game, 4) {
            let text = game.city_text(&state);
            assert_eq!(game.text(&state), text.lines().collect::<Vec<_>>());
            check_text(&game, &state, &text);
        }
    }
}

fn check_text(game: &Simplicity, state: &State, text: &str) {
    let mut lines = text.lines();
    let rows: Vec<&str> = lines.by_ref().take(7).collect();
    let laid = state.columns.iter().flatten().count();
    if laid == game.columns() {
        let read = reference::City::from_text(&rows.join("\n"), "012345");
        assert_eq!(read.columns.len(), game.columns());
        for (column, row) in read.squares() {
            let space = Space::new(column, row);
            let tile = state.city.tile(space).map(Tile::letter);
            let owner = state.city.owner(space).map(Team::index);
            let square = (column, row);
            assert_eq!((read.type_at(square), read.disc_at(square)), (tile, owner), "{space}");
        }
    }
    let with_tokens = game.teams().filter(|team| state.tokens[team.index()] > 0);
    let tokens: Vec<String> =
        with_tokens.map(|team| format!("{team}={}", state.tokens[team.index()])).collect();
    let due = (!tokens.is_empty()).then(|| format!("tokens: {}", tokens.join(" ")));
    assert_eq!(lines.collect::<Vec<_>>(), due.iter().collect::<Vec<_>>());
}
