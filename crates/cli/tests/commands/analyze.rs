//! `citywright analyze`.

use serde_json::Value;

use super::{Folder, run, text};

/// Few worlds: reviews themselves are tested in crate `analysis`.
const QUICK: [&str; 2] = ["--worlds", "2"];

#[test]
fn a_game_is_reviewed_alike_on_any_number_of_threads() {
    let folder = Folder::new();
    let (path, lines) = folder.records(2);
    let review = |more: &[&str]| {
        let command = ["analyze", text(&path), "--record", "2", "--json"];
        run(&[&command[..], &QUICK, more].concat()).json()
    };
    let all = review(&["--all", "--threads", "1"]);
    assert_eq!(all, review(&["--all", "--threads", "2"]));
    let record: Value = serde_json::from_str(&lines[1]).expect("JSON");
    // Five blocks and four builds in each of five rounds.
    let decisions = all["decisions"].as_array().expect("a list");
    assert_eq!(decisions.len(), 25);
    for decision in decisions {
        let at = decision["at"].as_u64().expect("a number") as usize;
        assert_eq!(decision["played"]["plan"][0], record["log"][at]);
    }
    let worse = ["slip", "mistake", "blunder"].map(Value::from);
    let some = review(&[]);
    let some = some["decisions"].as_array().expect("a list");
    assert!(!some.is_empty() && some.iter().all(|one| worse.contains(&one["grade"])));
    assert!(some.iter().all(|one| decisions.contains(one)));
}

#[test]
fn people_read_what_was_better_and_the_balance() {
    let folder = Folder::new();
    let (path, _) = folder.records(1);
    let told = run(&[&["analyze", text(&path)][..], &QUICK].concat()).done().to_owned();
    let balance: Vec<&str> = told.lines().filter(|line| line.contains("by draws")).collect();
    assert_eq!(balance.len(), 4, "{told}");
    assert!(balance[0].starts_with("random (1): chance of 25 %"), "{told}");
    let worse = told.lines().find(|line| line.contains("gave away")).expect("random play");
    assert!(worse.starts_with("entry ") && worse.contains(", better {\"team\":"), "{worse}");
}

#[test]
fn a_wrong_record_is_refused_with_its_rule() {
    let folder = Folder::new();
    let (_, lines) = folder.records(1);
    let path = folder.write("wrong.json", &lines[0].replacen("\"face\"", "\"fase\"", 1));
    run(&["analyze", text(&path)]).refused(1, &["record 1", "fase"]);
    run(&["analyze", text(&path), "--record", "2"]).refused(1, &["no record 2"]);
}
