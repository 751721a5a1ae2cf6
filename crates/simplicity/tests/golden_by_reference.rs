//! The reference checks the golden records: every entry is legal and the result follows from the
//! rules. The engine made the records; this test confirms them independently.

use std::fs;
use std::path::PathBuf;

use serde_json::Value;
use simplicity::Components;

use crate::bridge;
use crate::reference::{self, Demolition, FirstFace, Input, Order, Setup, Stuck, TieBreak};

fn folder() -> PathBuf {
    PathBuf::from(env!("CARGO_MANIFEST_DIR")).join("../record/tests/golden")
}

fn text(value: &Value) -> &str {
    value.as_str().expect("a text")
}

fn number(value: &Value) -> usize {
    value.as_u64().expect("a number") as usize
}

/// The set-up of a record; its `pawn` entries give a fixed order.
fn setup(record: &Value) -> Setup {
    let doc = &record["setup"];
    let pawns = || {
        record["log"]
            .as_array()
            .expect("a list")
            .iter()
            .filter_map(|entry| entry["pawn"].as_u64().map(|team| team as usize))
    };
    Setup {
        players: number(&doc["players"]),
        components: if doc["components"] == "standard" {
            reference::standard()
        } else {
            let own = fs::read_to_string(folder().join("own.toml")).expect("own.toml");
            bridge::components(&Components::from_toml(&own).expect("it is sound"))
        },
        demolition: match text(&doc["demolition"]) {
            "by_players" => Demolition::ByPlayers,
            "always" => Demolition::Always,
            _ => Demolition::Never,
        },
        first_face: match text(&doc["first_face"]) {
            "random" => FirstFace::Random,
            "a" => FirstFace::A,
            _ => FirstFace::B,
        },
        tie_break: match text(&doc["tie_break"]) {
            "final_pawns" => TieBreak::FinalPawns,
            _ => TieBreak::LastRoundOrder,
        },
        stuck: match text(&doc["stuck"]) {
            "no_tile_fits" => Stuck::NoTileFits,
            _ => Stuck::PerTile,
        },
        order: match text(&doc["order"]) {
            "random" => Order::Random,
            _ => Order::Fixed(pawns().collect()),
        },
    }
}

fn input(entry: &Value) -> Input {
    let letter = |value: &Value| text(value).chars().next().expect("a letter");
    let fields = entry.as_object().expect("an object");
    let keys: Vec<&str> = fields.keys().map(String::as_str).collect();
    match keys.as_slice() {
        ["strip"] => Input::Strip(text(&entry["strip"]).to_owned()),
        ["face"] => Input::Face(letter(&entry["face"])),
        ["pawn"] => Input::Pawn(number(&entry["pawn"])),
        ["tile"] => Input::Tile(letter(&entry["tile"])),
        ["team", "block"] => {
            Input::Block { team: number(&entry["team"]), slot: number(&entry["block"]) }
        }
        ["team", "take", "build"] => Input::Take {
            team: number(&entry["team"]),
            slot: number(&entry["take"]),
            square: reference::square(text(&entry["build"])),
        },
        keys => panic!("{keys:?} is no entry"),
    }
}

/// The result by the reference, as a record writes it.
fn result(game: &reference::Game) -> Value {
    let Some(standings) = game.standings() else { return Value::Null };
    let team = |score: reference::Score| {
        serde_json::json!({
            "links": score.links,
            "R": score.residential,
            "K": score.commercial,
            "O": score.office,
            "V": score.civic,
            "parks": score.parks,
            "tokens": score.tokens,
            "total": score.total,
        })
    };
    let player =
        |place: reference::Standing| serde_json::json!({"score": place.score, "rank": place.rank});
    serde_json::json!({
        "teams": game.scores().into_iter().map(team).collect::<Vec<_>>(),
        "players": standings.into_iter().map(player).collect::<Vec<_>>(),
    })
}

#[test]
fn the_reference_agrees_with_every_golden_record() {
    let files = fs::read_dir(folder()).expect("the golden records are there");
    let mut count = 0;
    for path in files.map(|file| file.expect("a file").path()) {
        if path.extension().is_none_or(|extension| extension != "json") {
            continue;
        }
        let name = path.display();
        let record: Value =
            serde_json::from_str(&fs::read_to_string(&path).expect("a file")).expect("JSON");
        let mut game = reference::Game::new(setup(&record));
        for (index, entry) in record["log"].as_array().expect("a list").iter().enumerate() {
            let refused = game.apply(&input(entry)).err();
            assert_eq!(refused, None, "{name}, entry {}: {entry}", index + 1);
        }
        assert_eq!(result(&game), record["result"], "{name}");
        count += 1;
    }
    assert!(count >= 20, "only {count} golden records were found");
}
