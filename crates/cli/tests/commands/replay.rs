//! `citywright replay` and `show`.

use crate::{Folder, run, text};

#[test]
fn replay_prints_each_result() {
    let folder = Folder::new();
    let (path, lines) = folder.records(3);
    let replayed = run(&["replay", text(&path)]);
    let output: Vec<&str> = replayed.done().lines().collect();
    assert_eq!(output.len(), 4);
    assert!(output[0].starts_with("record 1: 1. random "));
    assert_eq!(output[3], "3 records, all legal");

    let json = run(&["replay", "--json", text(&path)]);
    for (line, record) in json.done().lines().zip(&lines) {
        let line: serde_json::Value = serde_json::from_str(line).expect("JSON");
        let record: serde_json::Value = serde_json::from_str(record).expect("JSON");
        assert_eq!(line["result"], record["result"]);
    }
}

/// An illegal entry in the middle of a file: told with record, entry and rule; what came before
/// is told as well.
#[test]
fn replay_stops_at_the_first_illegal_entry() {
    let folder = Folder::new();
    let (path, mut lines) = folder.records(3);
    let build = lines[1].find("\"take\":").expect("a build") + "\"take\":".len();
    // Take the slot that is blocked in round 1: a refusal by SIM-3.2.
    let block = lines[1].find("\"block\":").expect("a block") + "\"block\":".len();
    let blocked = lines[1][block..=block].to_owned();
    lines[1].replace_range(build..=build, &blocked);
    std::fs::write(&path, lines.join("\n")).expect("the file");
    let replayed = run(&["replay", text(&path)]);
    // 5 strips, a face, 4 pawns, 7 tiles and a block come first.
    replayed.refused(1, &["record 2, entry 19", "SIM-3.2", text(&path)]);
    assert!(replayed.stdout.starts_with("record 1: "));
}

#[test]
fn show_prints_the_position_after_an_entry() {
    let folder = Folder::new();
    let (path, lines) = folder.records(2);
    let at = |entry: &str| run(&["show", text(&path), "--record", "2", "--at", entry]);
    // Before anything is laid.
    let start = at("0").done().to_owned();
    assert_eq!(start, ".. .. .. .. ..\n".repeat(7));
    // All strips lie after five entries.
    let laid = at("5").done().to_owned();
    assert!(!laid.contains(".."), "{laid}");
    assert_eq!(laid.matches("_.").count(), 1, "one blank space");
    // The end scores as the record says.
    let end = run(&["show", text(&path), "--record", "2"]).done().to_owned();
    let position = folder.write("end.txt", &end);
    let scored = run(&["score", "simplicity", text(&position), "--json"]).json();
    let record: serde_json::Value = serde_json::from_str(&lines[1]).expect("JSON");
    for team in scored["teams"].as_array().expect("a list") {
        let number: usize = team["owner"].as_str().expect("a name").parse().expect("a number");
        let mut team = team.clone();
        team.as_object_mut().expect("an object").shift_remove("owner");
        assert_eq!(team, record["result"]["teams"][number]);
    }
    at("500").refused(1, &["record 2", "entry 500"]);
    run(&["show", text(&path), "--record", "3"]).refused(1, &["no record 3", "has 2"]);
}
