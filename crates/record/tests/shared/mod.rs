//! The golden records: their layout and what to look for in them. Used by the tests and by
//! `examples/golden.rs`, which made the files.

// Each user needs only part of this module.
#![allow(dead_code, unreachable_pub)]

use std::path::{Path, PathBuf};

use kernel::{Game, InputOf, Notation};
use record::Record;
use simplicity::{
    Action, COLUMNS, Ground, Input, Library, ROWS, Setup, Simplicity, Slot, Space, State, TieBreak,
};

/// The folder of the golden records.
pub fn folder() -> PathBuf {
    Path::new(env!("CARGO_MANIFEST_DIR")).join("tests/golden")
}

/// The standard components and those of `own.toml`.
pub fn library() -> Library {
    let mut library = Library::standard();
    library.add(include_str!("../golden/own.toml")).expect("own.toml is sound");
    library
}

/// Every golden record: its file's name without the ending, and its line.
pub fn goldens() -> Vec<(String, String)> {
    let files = std::fs::read_dir(folder()).expect("the golden records are there");
    let paths = files.map(|file| file.expect("a file").path());
    let mut records: Vec<(String, String)> = paths
        .filter(|path| path.extension().is_some_and(|ending| ending == "json"))
        .map(|path| {
            let name = path.file_stem().expect("a name").to_string_lossy().into_owned();
            (name, fold(&std::fs::read_to_string(&path).expect("a text")))
        })
        .collect();
    records.sort();
    records
}

/// The line of one golden record.
pub fn golden(name: &str) -> String {
    let text = std::fs::read_to_string(folder().join(format!("{name}.json")));
    fold(&text.unwrap_or_else(|error| panic!("{name}: {error}")))
}

/// The record of a golden file: the file only adds line ends for readers, and a record has none.
pub fn fold(text: &str) -> String {
    text.replace('\n', "")
}

/// A record laid out for readers: an entry a line.
pub fn unfold(line: &str) -> String {
    let text = line
        .replace(",\"setup\":", ",\n\"setup\":")
        .replace(",\"seats\":", ",\n\"seats\":")
        .replace(",\"log\":[", ",\n\"log\":[\n")
        .replace("},{", "},\n{")
        .replace("],\"result\":", "\n],\n\"result\":")
        .replace("],\"players\":[", "\n],\n\"players\":[\n")
        .replace("{\"teams\":[", "{\"teams\":[\n");
    text + "\n"
}

/// Every turn of a game: the state before it and the build.
pub fn turns(game: &Simplicity, inputs: &[Input]) -> Vec<(State, Slot, Space)> {
    let mut state = game.start();
    let mut turns = Vec::new();
    for input in inputs {
        if let kernel::Input::Act { action: Action::Take { slot, space, .. }, .. } = *input {
            turns.push((state, slot, space));
        }
        game.apply(&mut state, input).expect("a golden game is legal");
    }
    turns
}

/// The inputs of a record.
pub fn inputs(game: &Simplicity, record: &Record<Simplicity>) -> Vec<InputOf<Simplicity>> {
    record.log.iter().map(|entry| game.input(entry).expect("an input")).collect()
}

/// SIM-3.5, space by space: whether the tile of a slot fits anywhere.
pub fn fits(game: &Simplicity, state: &State, slot: Slot) -> bool {
    let face = state.face.expect("a face lies up in every turn");
    let symbols = game.components().symbols(face, slot);
    let spaces = (0..COLUMNS).flat_map(|column| (0..ROWS).map(move |row| Space::new(column, row)));
    let mut open = spaces.filter(|&space| state.city.tile(space).is_none());
    open.any(|space| match game.ground(state, space) {
        Some(Ground::Symbol(symbol)) => slot == Slot::LAST || symbols.contains(&symbol),
        Some(Ground::Blank) => slot == Slot::LAST,
        Some(Ground::Printed(_)) | None => false,
    })
}

/// Whether a turn was played under SIM-3.7: no available tile fitted.
pub fn is_stuck(game: &Simplicity, inputs: &[Input]) -> bool {
    turns(game, inputs)
        .iter()
        .any(|(state, ..)| state.available().all(|(slot, _)| !fits(game, state, slot)))
}

/// Whether a team built a tile that fitted nowhere although another fitted.
pub fn is_stuck_per_tile(game: &Simplicity, inputs: &[Input]) -> bool {
    turns(game, inputs).iter().any(|(state, slot, _)| {
        !fits(game, state, *slot) && state.available().any(|(other, _)| fits(game, state, other))
    })
}

/// Whether the blank space was built on.
pub fn is_blank_built(game: &Simplicity, inputs: &[Input]) -> bool {
    let blank = |state: &State, space| game.ground(state, space) == Some(Ground::Blank);
    turns(game, inputs).iter().any(|(state, _, space)| blank(state, *space))
}

/// Whether two players share the best score.
pub fn is_tie(game: &Simplicity, inputs: &[Input]) -> bool {
    let players = players(game, inputs);
    let best = players.iter().map(|&(score, _)| score).max();
    players.iter().filter(|&&(score, _)| Some(score) == best).count() > 1
}

/// Whether the other tie break gives another winner.
pub fn is_tie_break_decisive(game: &Simplicity, inputs: &[Input]) -> bool {
    let setup = game.setup();
    let tie_break = match setup.tie_break {
        TieBreak::FinalPawns => TieBreak::LastRoundOrder,
        TieBreak::LastRoundOrder => TieBreak::FinalPawns,
    };
    let other = Setup { tie_break, ..setup.clone() };
    let other = Simplicity::new(&other).expect("only the tie break differs");
    let winner = |game| players(game, inputs).iter().position(|&(_, rank)| rank == 1);
    winner(game) != winner(&other)
}

/// Whether two players share the best score, one of them with both teams, and it matters which of
/// the two pawns counts (SIM-5.6): the other player's pawn is between them.
pub fn is_tie_of_two_teams(game: &Simplicity, inputs: &[Input]) -> bool {
    let end = end(game, inputs);
    let result = game.result(&end).expect("a finished game");
    let count = result.players.len();
    let best = result.players.iter().map(|player| player.score).max();
    // By player: the pawns of the teams with the best score, the higher first.
    let pawns = |player: usize| -> Vec<Option<Slot>> {
        let teams = [player, player + count].into_iter();
        let best = teams.filter(|&team| Some(i32::from(result.teams[team].total)) == best);
        let mut pawns: Vec<_> = best.map(|team| end.pawns[team]).collect();
        pawns.sort_unstable();
        pawns
    };
    let tied = (0..count).filter(|&player| Some(result.players[player].score) == best);
    let tied: Vec<_> = tied.map(pawns).collect();
    tied.iter().any(|pawns| {
        pawns.len() == 2 && tied.iter().any(|others| pawns[0] < others[0] && others[0] < pawns[1])
    })
}

/// Score and rank of each player.
fn players(game: &Simplicity, inputs: &[Input]) -> Vec<(i32, u8)> {
    let result = game.result(&end(game, inputs)).expect("a finished game");
    result.players.iter().map(|player| (player.score, player.rank)).collect()
}

fn end(game: &Simplicity, inputs: &[Input]) -> State {
    let mut state = game.start();
    for input in inputs {
        game.apply(&mut state, input).expect("a golden game is legal");
    }
    state
}
