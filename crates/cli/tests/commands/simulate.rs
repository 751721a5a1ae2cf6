//! `citywright simulate`.

use std::fs;
use std::process::Stdio;

use serde_json::Value;
use testkit::often;

use super::{Folder, run, text};
use crate::shared::{Run, program};

/// The seed alone decides the result, not the number or speed of threads.
#[test]
fn the_same_seed_gives_the_same_records_on_any_number_of_threads() {
    let folder = Folder::new();
    let simulate = |threads: &str| {
        let path = folder.path(&format!("{threads}.jsonl"));
        let arguments = [
            "simulate",
            "simplicity",
            "--games",
            "1500",
            "--seed",
            "7",
            "--players",
            "3",
            "--bots",
            "greedy,random,greedy:noise=30",
            "--json",
            "--threads",
            threads,
            "--records",
        ];
        let mut json = run(&[&arguments[..], &[text(&path)]].concat()).json();
        json["games_per_second"] = Value::Null;
        (fs::read(&path).expect("the records"), json)
    };
    let one = simulate("1");
    assert_eq!(one, simulate("2"));
    assert_eq!(one, simulate("5"));
    let other_seed = run(&["simulate", "simplicity", "--games", "1500", "--seed", "8", "--json"]);
    assert_ne!(one.1["players"], other_seed.json()["players"]);
}

#[test]
fn json_output_has_the_fields_of_the_contract() {
    let arguments = ["simulate", "simplicity", "--games", "300", "--bots", "greedy,random"];
    let json = run(&[&arguments[..], &["--json"]].concat()).json();
    assert_eq!(json["games"], 300);
    assert!(json["games_per_second"].as_f64().is_some_and(|speed| speed > 0.0));
    let players = json["players"].as_array().expect("a list");
    assert_eq!(players.len(), 2);
    // Two seats each in every game, one winner.
    assert!(players.iter().all(|player| player["games"] == 600));
    let wins: u64 = players.iter().map(|player| player["wins"].as_u64().expect("a count")).sum();
    assert_eq!(wins, 300);
    for player in players {
        let rate = player["win_rate"].as_f64().expect("a share");
        let ends = player["win_rate_95"].as_array().expect("two ends");
        let end = |index: usize| ends[index].as_f64().expect("a share");
        assert!(end(0) < rate && rate < end(1));
        assert!(player["mean_score"].as_f64().is_some_and(|score| score > 5.0));
    }
    let seats = json["seats"].as_array().expect("a list");
    assert_eq!(seats.len(), 4);
    let shares: f64 = seats.iter().map(|seat| seat["win_rate"].as_f64().expect("a share")).sum();
    assert!((shares - 1.0).abs() < 1e-9);

    let same = run(&[&arguments[..], &["--format", "json"]].concat()).json();
    assert_eq!(same["players"], json["players"]);
}

/// A lone bot wins every game: its win rate is no estimate.
#[test]
fn one_bot_alone_has_no_interval() {
    let told = run(&["simulate", "simplicity", "--games", "1", "--bots", "greedy"]);
    assert!(told.done().starts_with("1 game of "), "{}", told.stdout);
    let mut row = told.stdout.lines().filter(|line| line.starts_with("greedy "));
    let row: Vec<&str> = row.next().expect("a row").split_whitespace().collect();
    assert_eq!(row[..5], ["greedy", "1", "25.0", "%", "–"]);
}

#[test]
fn no_games_give_an_empty_report() {
    let folder = Folder::new();
    let path = folder.path("none.jsonl");
    let arguments = ["simulate", "simplicity", "--games", "0", "--records", text(&path)];
    assert!(run(&arguments).done().starts_with("0 games of Simplicity "));
    let json = run(&[&arguments[..], &["--json"]].concat()).json();
    assert_eq!((&json["games"], &json["players"][0]["games"]), (&0.into(), &0.into()));
    assert_eq!(json["players"][0]["win_rate_95"], serde_json::json!([0.0, 1.0]));
    assert_eq!(fs::read_to_string(&path).expect("the records"), "");
    run(&["replay", text(&path)]).refused(1, &["none.jsonl", "no record"]);
}

/// Few games are distributed too; a thread without a game does not count.
#[test]
fn simulate_reports_the_threads_used() {
    let told = |games: &str, threads: &str| {
        let arguments = ["simulate", "simplicity", "--games", games, "--threads", threads];
        let told = run(&arguments).done().lines().next().unwrap_or_default().to_owned();
        told.split(" on ").nth(1).and_then(|rest| rest.split(':').next()).map(str::to_owned)
    };
    assert_eq!(told("40", "2").as_deref(), Some("2 threads"));
    assert_eq!(told("3", "8").as_deref(), Some("3 threads"));
    assert_eq!(told("1", "8").as_deref(), Some("1 thread"));
}

#[test]
fn greedy_beats_random() {
    let json =
        run(&["simulate", "simplicity", "--games", "400", "--bots", "greedy,random", "--json"]);
    let json = json.json();
    let low = json["players"][0]["win_rate_95"][0].as_f64().expect("a share");
    // Two seats of four: half of that is even.
    assert!(low > 0.4, "greedy wins {low} of its seats");
}

#[test]
fn every_record_replays_with_every_option_and_own_components() {
    let folder = Folder::new();
    let own = folder.write(
        "own.toml",
        &include_str!("../../../simplicity/data/standard.toml")
            .replace("name = \"standard\"", "name = \"mine\"")
            .replace("V t O s c h p", "V t O s c h h"),
    );
    let records = folder.path("records.jsonl");
    let options = [
        "demolition=always",
        "demolition=never",
        "first_face=b",
        "tie_break=last_round_order",
        "stuck=per_tile",
        "order=fixed",
    ];
    let counts = ["2", "3", "4", "5", "6", "2"];
    for shift in 0..often(1, 5) {
        for (at, option) in options.into_iter().enumerate() {
            let players = counts[(at + shift) % counts.len()];
            let simulated = run(&[
                "simulate",
                "simplicity",
                "--games",
                "20",
                "--players",
                players,
                "--option",
                option,
                "--components",
                text(&own),
                "--records",
                text(&records),
                "--json",
            ]);
            assert_eq!(simulated.json()["games"], 20);
            let replayed = run(&["replay", text(&records), "--components", text(&own)]);
            assert!(replayed.done().ends_with("20 records, all legal\n"), "{}", replayed.stdout);
        }
    }
    run(&["replay", text(&records)]).refused(1, &["record 1", "“mine”", "--data FILE"]);
}

/// After an interrupt the file holds only whole records, and the summary covers them.
#[cfg(unix)]
#[test]
fn an_interrupted_simulation_keeps_whole_records() {
    let folder = Folder::new();
    let path = folder.path("records.jsonl");
    let mut child = program()
        .args(["simulate", "simplicity", "--games", "100000000", "--json", "--records"])
        .arg(&path)
        .stdout(Stdio::piped())
        .stderr(Stdio::piped())
        .spawn()
        .expect("the program starts");
    while fs::metadata(&path).map_or(0, |file| file.len()) == 0 {
        assert!(child.try_wait().expect("a child").is_none(), "it ended by itself");
        std::thread::yield_now();
    }
    let killed = std::process::Command::new("kill")
        .args(["-INT", &child.id().to_string()])
        .status()
        .expect("kill is there");
    assert!(killed.success());
    let ended = Run::of(&child.wait_with_output().expect("it ends"));
    ended.refused(130, &["interrupted after", "records"]);
    let records = fs::read_to_string(&path).expect("the records");
    assert!(records.ends_with('\n'));
    let summary: Value = serde_json::from_str(&ended.stdout).expect("JSON");
    assert_eq!(summary["games"], records.lines().count());
    let replayed = run(&["replay", "--quiet", text(&path)]);
    assert!(replayed.done().ends_with("records, all legal\n"));
}
