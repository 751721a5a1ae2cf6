//! Golden records replay forever and match the published schema.

use std::collections::{BTreeMap, BTreeSet};
use std::path::{Path, PathBuf};

use jsonschema::Validator;
use kernel::{Documents, Fault, Game, Notation, Observer};
use record::{Record, replay};
use serde_json::Value;
use smallcity::constants::Library;
use smallcity::constants::Stack;
use smallcity::documents::{CountDoc, CountedDoc};
use smallcity::parts::City;
use smallcity::{Entry, SmallCity};

use crate::subject::sets;

fn folder() -> PathBuf {
    Path::new(env!("CARGO_MANIFEST_DIR")).join("tests/golden")
}

fn library() -> Library {
    let mut library = Library::standard();
    library.add(include_str!("golden/smoky.toml")).expect("smoky.toml is sound");
    library
}

/// Every golden record by name, as one line.
fn goldens() -> BTreeMap<String, String> {
    let files = std::fs::read_dir(folder()).expect("the golden records are there");
    let paths = files.map(|file| file.expect("a file").path());
    let json = paths.filter(|path| path.extension().is_some_and(|ending| ending == "json"));
    json.map(|path| {
        let name = path.file_stem().expect("a name").to_string_lossy().into_owned();
        let text = std::fs::read_to_string(&path).expect("a text");
        (name, text.replace('\n', ""))
    })
    .collect()
}

fn schema() -> Validator {
    let text = include_str!("../../../docs/small-city.record.schema.json");
    let schema: Value = serde_json::from_str(text).expect("the schema is JSON");
    jsonschema::draft202012::meta::validate(&schema).expect("the schema is a schema");
    jsonschema::draft202012::new(&schema).expect("the schema is a schema")
}

fn read(line: &str) -> Record<SmallCity> {
    Record::from_json(line, 1).expect("a golden record is sound")
}

#[test]
fn every_golden_record_replays_to_its_result() {
    for (name, line) in goldens() {
        let record = read(&line);
        if let Err(error) = replay(&record, 1, &library()) {
            panic!("{name}: {error}");
        }
        assert!(record.result.is_some(), "{name}");
        assert_eq!(record.to_json(), line, "{name}");
    }
}

#[test]
fn every_golden_record_matches_the_schema() {
    let schema = schema();
    for (name, line) in goldens() {
        let value = serde_json::from_str(&line).expect("a golden record is JSON");
        let problem = schema.iter_errors(&value).next().map(|error| error.to_string());
        assert_eq!(problem, None, "{name}");
    }
}

/// Every number of seats, solo, advanced, each module, each city, all modules that go together, and
/// each way a game can end.
#[test]
fn golden_records_cover_every_module_and_ending() {
    let goldens = goldens();
    let records: Vec<Record<SmallCity>> = goldens.values().map(|line| read(line)).collect();
    for players in 1..=4 {
        assert!(records.iter().any(|record| record.setup.players == players), "{players}");
    }
    assert!(records.iter().any(|record| record.setup.advanced));
    let modules = smallcity::OPTIONS.iter().find(|option| option.key == "modules");
    let modules = modules.expect("an option");
    for &module in modules.choices {
        // Alone, or with the modules it needs.
        let mut wanted = vec![module];
        while let Some((_, other)) = modules
            .needs
            .iter()
            .find(|(own, other)| wanted.contains(own) && !wanted.contains(other))
        {
            wanted.push(other);
        }
        wanted.sort_by_key(|one| modules.choices.iter().position(|other| other == one));
        assert!(records.iter().any(|record| record.setup.modules == wanted), "{wanted:?}");
    }
    for city in City::ALL.map(City::name) {
        let alone = |record: &Record<SmallCity>| {
            let setup = serde_json::to_value(&record.setup).expect("plain data");
            record.setup.modules == ["cities"] && setup["options"]["cities"] == city
        };
        assert!(records.iter().any(alone), "{city}");
    }
    for without in ["forest", "cities"] {
        let all = sets::all_but(without);
        assert!(records.iter().any(|record| record.setup.modules == all), "{all:?}");
    }
    let ends = |outs: usize, rounds: std::ops::RangeInclusive<u8>, players: u8| {
        records.iter().any(|record| {
            let result = record.result.as_ref().expect("a golden record is complete");
            let out = result.players.iter().filter(|player| player.out.is_some()).count();
            record.setup.players == players && out == outs && rounds.contains(&result.rounds)
        })
    };
    assert!(ends(0, 8..=8, 3), "eight rounds");
    assert!(ends(1, 1..=7, 1), "a lone seat eliminated");
    assert!(ends(1, 1..=7, 2), "a last survivor of two");
    assert!(ends(2, 1..=8, 3), "two of three eliminated");
}

/// SC-18.1: an eliminated seat scores nothing for a platform; by revision 1 it did.
#[test]
fn a_golden_record_of_revision_2_scores_no_eliminated_platform() {
    let record = read(&goldens()["platform-eliminated"]);
    assert_eq!(record.rules, 2);
    let stood = |seat: usize| {
        record.log.iter().any(|entry| match entry {
            Entry::Platform { seat: by, platform } => by.index() == seat && platform != "none",
            _ => false,
        })
    };
    let players = &record.result.as_ref().expect("a golden record is complete").players;
    let out: Vec<usize> =
        (0..3).filter(|&seat| players[seat].out.is_some() && stood(seat)).collect();
    assert!(!out.is_empty(), "somebody with a platform is eliminated");
    assert!(out.iter().all(|&seat| players[seat].platform == 0));
    let in_play = |seat: &usize| players[*seat].out.is_none() && stood(*seat);
    assert!((0..3).filter(in_play).all(|seat| [20, -10].contains(&players[seat].platform)));
}

/// The refusal of a damaged record names the place.
#[test]
fn damage_is_refused() {
    let line = &goldens()["players-2"];
    for (from, to) in [
        ("\"game\":\"small-city\"", "\"game\":\"big-city\""),
        ("\"players\":2", "\"players\":5"),
        ("\"do\":\"commit\"", "\"do\":\"undo\",\"note\":1"),
        ("\"constants\":\"standard\"", "\"constants\":\"lost\""),
        ("{\"host\":", "{\"guest\":"),
    ] {
        assert!(line.contains(from), "{from}");
        let damaged = line.replacen(from, to, 1);
        let read = Record::<SmallCity>::from_json(&damaged, 1);
        let refused = read.map_or(true, |record| replay(&record, 1, &library()).is_err());
        assert!(refused, "{from} -> {to}");
    }
}

/// `docs/records.md`: cells stand row by row, each row from left to right.
#[test]
fn cells_in_another_order_are_refused() {
    let line = &goldens()["players-2"];
    for (from, to) in
        [("\"on\":\"c4 c5 d5\"", "\"on\":\"c5 c4 d5\""), ("\"on\":\"f4 g4\"", "\"on\":\"g4 f4\"")]
    {
        assert!(line.contains(from), "{from}");
        let refused = Record::<SmallCity>::from_json(&line.replacen(from, to, 1), 1);
        let refused = refused.err().map(|error| (error.code(), error.field() == Some("on")));
        assert_eq!(refused, Some(("field", true)), "{to}");
    }
}

/// Every entry of a random game reads back as its input.
#[test]
fn entries_read_back() {
    for (name, line) in goldens() {
        let record = read(&line);
        let setup = SmallCity::setup_from(&record.setup, 1, &library()).expect("a known set-up");
        let game = SmallCity::new(&setup).expect("a set-up that can be played");
        for entry in &record.log {
            let input = game.input(entry).expect("an input");
            assert_eq!(&game.entry(&input), entry, "{name}");
        }
    }
}

/// SC-14.3: the final position of each golden record counts as the game did, and so does its score sheet,
/// which decides promises by their facts or says that they were kept.
#[test]
fn every_golden_record_counts_to_its_result() {
    let (mut decided, mut tolls) = (0, 0);
    for (name, line) in goldens() {
        let record = read(&line);
        let (game, state) = replay(&record, 1, &library()).expect("it replays");
        let result = record.result.as_ref().expect("a golden record is complete");
        let places = |count: &CountDoc| -> Vec<_> {
            count.seats.iter().map(|seat| (seat.score.total, seat.rank)).collect()
        };
        let due: Vec<_> = result.players.iter().map(|player| (player.score, player.rank)).collect();
        let text = game.position_text(&state).expect("a text");
        let whole = game.count_doc(&text).expect("a position");
        assert_eq!(places(&whole), due, "{name}");

        let view = game.view_doc(&game.view(&state, Observer::Spectator));
        let mut sheet = vec![];
        for (seat, counted) in view.seats.iter().zip(&whole.seats) {
            let (number, pollution, money) = (seat.seat.index(), seat.pollution, seat.money);
            sheet.push(format!(
                "seat {number}; votes {}; smoke {pollution}; money {money}",
                seat.votes
            ));
            sheet.extend(seat.out.map(|round| format!("out {round}")));
            let rioters: i32 = counted.score.tolls.iter().map(|toll| toll.points).sum();
            if rioters > 0 {
                tolls += 1;
                sheet.push(format!("hall {rioters}; rioting_hall {rioters}"));
            }
            for (index, promise) in counted.promises.iter().enumerate() {
                let kept = promise.kept.expect("a whole position decides all");
                assert_eq!(promise.conditions.iter().all(|one| one.holds == Some(true)), kept);
                let own = if promise.stack == Stack::Platform { "platform" } else { "promise" };
                let told = if kept { "kept" } else { "broken" };
                let key = &promise.key;
                if index % 2 == 0 {
                    sheet.push(format!("{told} {key}"));
                    continue;
                }
                decided += 1;
                sheet.push(format!("{own} {key}"));
                let facts = promise
                    .conditions
                    .iter()
                    .map(|one| format!("fact {} {}", one.name, one.value.expect("a value")));
                sheet.extend(facts.collect::<BTreeSet<_>>());
            }
        }
        let counted = game.count_doc(&sheet.join("\n")).expect("a sheet");
        for (seat, (counted, whole)) in counted.seats.iter().zip(&whole.seats).enumerate() {
            assert_eq!(counted.score, whole.score, "{name}, seat {seat}: {sheet:?}");
            let kept = |counted: &CountedDoc| -> Vec<_> {
                counted.promises.iter().map(|one| (one.key.clone(), one.kept, one.points)).collect()
            };
            assert_eq!(kept(counted), kept(whole), "{name}, seat {seat}");
        }
    }
    assert!(decided > 20 && tolls > 0, "{decided} {tolls}");
}

/// SC-14.2, SC-14.4: a sheet decides what its numbers decide; the rest counts nothing yet.
#[test]
fn a_score_sheet_decides_what_its_numbers_say() {
    let setup = smallcity::Setup::new(2);
    let game = SmallCity::new(&setup).expect("sound");
    let count = |text: &str| game.count_doc(text);
    let seats = count(
        "votes 92; smoke 14; promise clean20; promise crowd; broken classics
         seat 1; votes 80; smoke 6; promise clean30; fact living 3",
    );
    let seats = seats.expect("a sheet").seats;
    let kept: Vec<_> = seats[0].promises.iter().map(|one| (&*one.key, one.kept)).collect();
    let expected = [
        ("promise_classics", Some(false)),
        ("promise_crowd", None),
        ("promise_clean20", Some(true)),
    ];
    assert_eq!(kept, expected);
    let pollution = |seat: usize| (seats[seat].score.votes, seats[seat].score.pollution);
    assert_eq!([pollution(0), pollution(1)], [(92, 14), (80, 6)]);
    // A tie of votes and pollution is broken by money, then by living citizens.
    for (more, ranks) in [("", [1, 1]), ("money 1", [2, 1]), ("fact living 4", [2, 1])] {
        let text = format!("votes 9; smoke 2; seat 1; votes 9; smoke 2; {more}");
        let seats = count(&text).expect("a sheet").seats;
        assert_eq!([seats[0].rank, seats[1].rank], ranks, "{more}");
    }
    for (text, place, rule) in [
        ("votes 9; promise ?easy", (1, 18), None),
        ("votes 9; fact towers 2", (1, 15), Some("SC-14.1")),
        ("votes 9; kept crowd; seat 1; broken crowd", (1, 37), Some("SC-3.8")),
        ("votes 9; rioting_hall 2", (1, 10), None),
    ] {
        let bad = count(text).expect_err(text);
        assert_eq!(((bad.line, bad.column), bad.rule), (place, rule), "{bad}");
    }
}
