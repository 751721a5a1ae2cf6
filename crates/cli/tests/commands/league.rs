//! `citywright league`.

use std::fs;
use std::path::Path;
#[cfg(unix)]
use std::process::Stdio;

use serde_json::Value;

use super::{Folder, run, text};
use crate::shared::Run;
#[cfg(unix)]
use crate::shared::program;

/// A league of three players that think fast.
fn league(more: &[&str]) -> Run {
    let players = ["league", "simplicity", "--players", "random,greedy,half=greedy:noise=50"];
    run(&[&players[..], more].concat())
}

fn list(json: &Value) -> &Vec<Value> {
    json.as_array().expect("a list")
}

fn number(json: &Value) -> f64 {
    json.as_f64().expect("a number")
}

/// 100 games at tables of four are 25 deals, each played from 4 seats: with three players each has
/// 100 seats, give or take one.
#[test]
fn json_output_has_the_fields_of_the_contract() {
    let json = league(&["--games", "98", "--json"]).json();
    // Whole deals of four games.
    assert_eq!(json["games"], 100);
    let players = list(&json["players"]);
    let names: Vec<&Value> = players.iter().map(|player| &player["name"]).collect();
    assert_eq!(names, ["random", "greedy", "half"]);
    assert_eq!(players[2]["player"], "greedy:noise=50");
    let mut sum = 0.0;
    for player in players {
        let (rating, ends) = (number(&player["rating"]), list(&player["rating_95"]));
        assert!(number(&ends[0]) < rating && rating < number(&ends[1]), "{player}");
        assert!((0.0..=1.0).contains(&number(&player["first"])));
        assert!(number(&player["mean_score"]) > 5.0);
        sum += rating;
    }
    assert!(sum.abs() < 1e-6, "the mean of ratings is 0");
    // Every game has four seats and one winner.
    let seats = |player: &Value| player["games"].as_u64().expect("a count");
    assert_eq!(players.iter().map(seats).sum::<u64>(), 400);
    assert!(players.iter().all(|player| (132..=136).contains(&seats(player))));
    let firsts = players.iter().map(|player| number(&player["first"]) * seats(player) as f64);
    assert!((firsts.sum::<f64>() - 100.0).abs() < 1e-6);
    // In a pair that never ties one player is ahead.
    let pairs = list(&json["pairs"]);
    assert_eq!(pairs.len(), 6);
    let ahead = |name: &str, other: &str| {
        let found = pairs.iter().find(|pair| pair["name"] == name && pair["other"] == other);
        number(&found.expect("every pair")["ahead"])
    };
    assert!((ahead("random", "half") + ahead("half", "random") - 1.0).abs() < 1e-9);
    let table = &json["tables"][0];
    assert_eq!((&table["seats"], &table["games"]), (&4.into(), &100.into()));
    assert_eq!(table["players"], json["players"]);
    let by_seat: f64 = list(&table["by_seat"]).iter().map(|seat| number(&seat["first"])).sum();
    assert!((by_seat - 1.0).abs() < 1e-9);
}

/// The better player is ahead, with certainty.
#[test]
fn ratings_show_the_better_player() {
    let json = league(&["--games", "400", "--seats", "3", "--json"]).json();
    let end = |player: usize, end: usize| number(&json["players"][player]["rating_95"][end]);
    let [random, greedy, half] = [0, 1, 2];
    assert!(end(random, 1) < end(half, 0) && end(half, 1) < end(greedy, 0), "{json}");
}

/// A player against itself under two names: the difference is luck alone. Every deal is played from
/// both seats, so a deterministic player wins each once.
#[test]
fn every_deal_is_played_from_every_seat() {
    let arguments = ["league", "simplicity", "--players", "a=greedy,b=greedy", "--seats", "2"];
    let json = run(&[&arguments[..], &["--games", "60", "--json"]].concat()).json();
    for player in list(&json["players"]) {
        assert!(number(&player["rating"]).abs() < 1e-6, "{json}");
        assert_eq!((number(&player["first"]), &player["player"]), (0.5, &"greedy".into()));
    }
}

#[test]
fn the_same_seed_gives_the_same_league_on_any_number_of_threads() {
    let folder = Folder::new();
    let on = |threads: &str, seed: &str| {
        let path = folder.path(&format!("{threads}-{seed}.jsonl"));
        let more = ["--games", "200", "--seats", "2,4", "--threads", threads, "--seed", seed];
        let json = league(&[&more[..], &["--json", "--file", text(&path)]].concat()).json();
        (json, fs::read_to_string(&path).expect("the deals"))
    };
    let one = on("1", "7");
    assert_eq!(one, on("2", "7"));
    assert_eq!(one, on("5", "7"));
    assert_ne!(one.0["players"], on("2", "8").0["players"]);
    // A head, 100 deals at tables of two, 50 at tables of four.
    assert_eq!(one.1.lines().count(), 151);
}

/// Players that search count worlds and positions, not time: they play the same on any number of
/// threads.
#[test]
fn players_that_search_play_the_same_on_any_number_of_threads() {
    let on = |threads: &str| {
        let players = "a=tree:worlds=30:rounds=1:exact=3,b=tree:worlds=10,steady";
        let arguments = ["league", "simplicity", "--players", players, "--seats", "2,4"];
        run(&[&arguments[..], &["--games", "24", "--threads", threads, "--json"]].concat()).json()
    };
    assert_eq!(on("1"), on("2"));
}

/// After any interruption, the same command completes the file and the result.
#[test]
fn resuming_gives_the_result_of_one_run() {
    let folder = Folder::new();
    let path = folder.path("league.jsonl");
    let go_on = |games: &str| {
        league(&["--games", games, "--seats", "2,3", "--json", "--file", text(&path)]).json()
    };
    let whole = go_on("60");
    let file = fs::read_to_string(&path).expect("the deals");
    assert_eq!(go_on("60"), whole, "nothing is left to play");
    let lines: Vec<&str> = file.split_inclusive('\n').collect();
    assert_eq!(lines.len(), 1 + 30 + 20);
    let cuts = [
        lines[..40].concat(),
        lines[..7].concat() + &lines[7][..20],
        lines[0].to_owned(),
        lines[0][..30].to_owned(),
        String::new(),
    ];
    for cut in cuts {
        fs::write(&path, cut).expect("a cut file");
        assert_eq!(go_on("60"), whole);
        assert_eq!(fs::read_to_string(&path).expect("the deals"), file);
    }
    // With more games of the same league, or fewer, the file keeps all, and the result covers those
    // requested.
    let more = go_on("90");
    assert_eq!(more["games"], 180);
    assert_eq!(go_on("60"), whole);
    fs::remove_file(&path).expect("it was there");
    assert_eq!(go_on("90"), more);
}

#[test]
fn a_file_of_another_league_is_refused_and_kept() {
    let folder = Folder::new();
    let path = folder.path("league.jsonl");
    let play = |more: &[&str]| {
        league(&[&["--games", "8", "--json", "--file", text(&path)], more].concat())
    };
    play(&[]).done();
    let file = fs::read_to_string(&path).expect("the deals");
    play(&["--seed", "2"]).refused(1, &["league.jsonl", "another seed"]);
    play(&["--seats", "3"]).refused(1, &["another set-up"]);
    play(&["--option", "demolition=never"]).refused(1, &["another set-up"]);
    let others = ["league", "simplicity", "--players", "random,greedy", "--file", text(&path)];
    run(&others).refused(1, &["other players"]);
    assert_eq!(fs::read_to_string(&path).expect("the deals"), file);

    let refused = |damaged: &str, parts: &[&str]| {
        fs::write(&path, damaged).expect("a damaged file");
        play(&[]).refused(1, parts);
        assert_eq!(fs::read_to_string(&path).expect("the file"), damaged);
    };
    let lines: Vec<&str> = file.split_inclusive('\n').collect();
    refused(&lines[1..].concat(), &["no file of a league"]);
    let later = lines[0].replace("league/1", "league/2").replace("seed", "seeds");
    refused(&(later + lines[1]), &["another format"]);
    refused(&lines[0].replace("-league/1", "-saga/1"), &["no file of a league"]);
    refused("a letter to somebody", &["no file of a league"]);
    refused(&[lines[0], lines[2]].concat(), &["deal 1 of table 0"]);
    refused(&[lines[0], "{}\n"].concat(), &["line 2 is no deal"]);
    let others = lines[1].replacen("\"players\":[", "\"players\":[9,", 1);
    refused(&[lines[0], &others].concat(), &["deal 0 of table 0"]);
    play(&["--file", text(&folder.path(""))]).refused(2, &["--file"]);
    let nowhere = league(&["--games", "8", "--file", text(&folder.path(""))]);
    nowhere.refused(1, &["no plain file"]);
}

/// The name of constants does not identify their numbers.
#[test]
fn edited_constants_are_another_set_up() {
    let folder = Folder::new();
    let [path, data] = ["league.jsonl", "own.toml"].map(|name| folder.path(name));
    let play = |money: u32| {
        fs::write(&data, format!("name = \"own\"\nstart_money_seat1 = {money}\n")).expect("a file");
        let arguments = ["league", "small-city", "--players", "random,random-move", "--seats", "2"];
        let files = ["--games", "2", "--data", text(&data), "--file", text(&path)];
        run(&[&arguments[..], &files].concat())
    };
    play(30).done();
    let file = fs::read_to_string(&path).expect("the deals");
    play(31).refused(1, &["another set-up"]);
    play(30).done();
    assert_eq!(fs::read_to_string(&path).expect("the deals"), file);
}

/// One run at a time uses a file; an incomplete line in it stays until there is more to write.
#[test]
fn one_league_at_a_time_writes_to_a_file() {
    let folder = Folder::new();
    let path = folder.path("league.jsonl");
    let play = || league(&["--games", "8", "--file", text(&path)]);
    play().done();
    let cut = fs::read_to_string(&path).expect("the deals") + "{\"table\":0,";
    fs::write(&path, &cut).expect("a cut file");
    let other = fs::File::open(&path).expect("the file");
    other.lock().expect("nobody else has it");
    play().refused(1, &["another league is writing to", "league.jsonl"]);
    drop(other);
    play().done();
    assert_eq!(fs::read_to_string(&path).expect("the file"), cut, "nothing was to be added");
}

#[test]
fn wrong_arguments_say_what_is_wrong() {
    let refused = |arguments: &[&str], status, parts: &[&str]| {
        run(&[&["league", "simplicity"], arguments].concat()).refused(status, parts);
    };
    refused(&[], 2, &["--players"]);
    refused(&["--players", "greedy"], 2, &["at least two"]);
    let huge = ["--players", "greedy,random", "--games", "1000001"];
    refused(&huge, 2, &["a whole number from 0 to 1000000"]);
    refused(&["--players", "greedy,greedy"], 2, &["\"greedy\" twice", "a=greedy"]);
    refused(&["--players", "greedy,gredy"], 2, &["gredy"]);
    refused(&["--players", "greedy,mine=gredy"], 2, &["gredy", "greedy"]);
    refused(&["--players", "greedy,random", "--seats", "3,3"], 2, &["--seats 3", "twice"]);
    refused(&["--players", "greedy,random", "--seats", "9"], 1, &["2 to 6 players", "SIM-2.2"]);
    refused(&["--players", "greedy,random", "--option", "players=3"], 2, &["--seats"]);
    run(&["league", "small-city", "--players", "greedy,random", "--seats", "1"])
        .refused(2, &["--seats 1"]);
    run(&["league", "chess", "--players", "greedy,random"]).refused(2, &["chess", "simplicity"]);
}

/// Everything fits a terminal, even with more players than a table of pairs is wide.
#[test]
fn printed_tables_fit_a_terminal() {
    let players: Vec<String> =
        (0..10).map(|noise| format!("noisy-{noise}=greedy:noise={}", 10 * noise)).collect();
    let players = players.join(",");
    let arguments = ["league", "simplicity", "--players", &players, "--games", "60"];
    let told = run(&[&arguments[..], &["--seats", "3,4"]].concat());
    let told = told.done();
    assert!(told.starts_with("120 games of Simplicity, "), "{told}");
    for part in ["\n3 seats: 60 games\n", "\n4 seats: 60 games\n", "rating", "ends before"] {
        assert!(told.contains(part), "{part:?} is not in {told}");
    }
    let wide = told.lines().find(|line| line.chars().count() > 80);
    assert_eq!(wide, None);
    // The best player is first.
    let league = league(&["--games", "200"]);
    let row = league.done().lines().nth(3).expect("a row");
    assert!(row.starts_with("greedy "), "{}", league.stdout);
}

#[test]
fn a_league_of_no_games_knows_nothing() {
    let json = league(&["--games", "0", "--json"]).json();
    assert_eq!((&json["games"], number(&json["players"][0]["rating"])), (&0.into(), 0.0));
    assert_eq!(json["pairs"][0]["ahead"], Value::Null);
    assert!(league(&["--games", "0"]).done().starts_with("0 games of Simplicity"));
}

/// After an interrupt the file holds only whole deals, the result covers them, and the league can
/// go on.
#[cfg(unix)]
#[test]
fn an_interrupted_league_keeps_whole_deals() {
    let folder = Folder::new();
    let path = folder.path("league.jsonl");
    let arguments = ["league", "simplicity", "--players", "random,greedy", "--json", "--file"];
    let lines = |path: &Path| fs::read_to_string(path).map_or(0, |file| file.lines().count());
    let mut child = program()
        .args(arguments)
        .arg(&path)
        .args(["--games", "1000000"])
        .stdout(Stdio::piped())
        .stderr(Stdio::piped())
        .spawn()
        .expect("the program starts");
    while lines(&path) < 3 {
        assert!(child.try_wait().expect("a child").is_none(), "it ended by itself");
        std::thread::yield_now();
    }
    let killed = std::process::Command::new("kill")
        .args(["-INT", &child.id().to_string()])
        .status()
        .expect("kill is there");
    assert!(killed.success());
    let ended = Run::of(&child.wait_with_output().expect("it ends"));
    ended.refused(130, &["interrupted after", "goes on from the file"]);
    let summary: Value = serde_json::from_str(&ended.stdout).expect("JSON");
    let deals = lines(&path) - 1;
    assert_eq!(summary["games"], 4 * deals);
    let games = (4 * deals).to_string();
    let again = run(&[&arguments[..], &[text(&path), "--games", &games]].concat());
    assert_eq!(again.json(), summary);
}
