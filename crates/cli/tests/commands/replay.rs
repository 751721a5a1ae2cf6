//! `citywright replay` and `show`.

use std::path::{Path, PathBuf};
use std::sync::Arc;

use super::{Folder, run, text};
#[cfg(unix)]
use crate::shared::{fed, program};

#[test]
fn replay_prints_each_result() {
    let folder = Folder::new();
    let (path, lines) = folder.records(3);
    let replayed = run(&["replay", text(&path)]);
    let output: Vec<&str> = replayed.done().lines().collect();
    assert_eq!(output.len(), 4);
    // Where names repeat, the seat distinguishes players.
    assert!(output[0].starts_with("record 1: 1. random (seat "), "{}", output[0]);
    assert_eq!(output[3], "3 records, all legal");

    let json = run(&["replay", "--json", text(&path)]);
    for (line, record) in json.done().lines().zip(&lines) {
        let line: serde_json::Value = serde_json::from_str(line).expect("JSON");
        let record: serde_json::Value = serde_json::from_str(record).expect("JSON");
        assert_eq!(line["result"], record["result"]);
    }
    assert_eq!(run(&["replay", "--quiet", text(&path)]).done(), "3 records, all legal\n");
    let quiet = run(&["replay", "--json", "--quiet", text(&path)]);
    assert_eq!(quiet.json(), serde_json::json!({"records": 3}));
}

/// SC-17.4: the office of a solo game follows from its score, at 30, 60 and 90; a lost game has
/// none.
#[test]
fn replay_prints_the_rating_of_a_solo_game() {
    let folder = Folder::new();
    let records = folder.path("solo.jsonl");
    let kept = ["--games", "6", "--seed", "4", "--records", text(&records)];
    run(&[&["simulate", "small-city", "--players", "1", "--bots", "random"][..], &kept].concat())
        .done();
    let (told, json) =
        (run(&["replay", text(&records)]), run(&["replay", "--json", text(&records)]));
    let mut rated = 0;
    for ((told, json), number) in told.done().lines().zip(json.done().lines()).zip(1..) {
        let json: serde_json::Value = serde_json::from_str(json).expect("JSON");
        let player = &json["result"]["players"][0];
        let score = player["score"].as_i64().expect("a score");
        let offices = [("the mayor", "mayor", 90), ("a deputy", "deputy", 60)];
        let offices = offices.into_iter().chain([("a councillor", "councillor", 30)]);
        let mut reached = offices.filter(|&(.., least)| score >= least);
        let (called, code, _) = reached.next().unwrap_or(("a clerk", "clerk", 0));
        let shown = run(&["show", text(&records), "--record", &number.to_string()]);
        if player["out"].is_null() {
            rated += 1;
            assert_eq!(json["rating"], code);
            assert_eq!(told, format!("record {number}: 1. random {score}, {called}"));
            let sentence = format!("The score is {score}: the player is {called} (SC-17.4).");
            assert!(shown.done().contains(&sentence), "{}", shown.stdout);
        } else {
            assert!(json.get("rating").is_none() && told.contains(": out: "), "{told}");
            assert!(shown.done().contains("The game is over.\n"), "{}", shown.stdout);
        }
    }
    assert!(rated > 0, "some solo game is not lost");
}

/// The golden records have one entry on each line.
#[test]
fn a_record_may_be_laid_out_over_several_lines() {
    let golden = Path::new(env!("CARGO_MANIFEST_DIR")).join("../record/tests/golden");
    let components = ["--components", text(&golden.join("own.toml"))].map(str::to_owned);
    let components = components.each_ref().map(String::as_str);
    let files = std::fs::read_dir(&golden)
        .expect("the golden records")
        .map(|file| file.expect("a file").path());
    let records: Vec<PathBuf> =
        files.filter(|path| path.extension().is_some_and(|ending| ending == "json")).collect();
    assert!(!records.is_empty());
    for path in records {
        let replayed = run(&[&["replay", "--quiet", text(&path)], &components[..]].concat());
        assert_eq!(replayed.done(), "1 record, all legal\n", "{}", path.display());
        let shown = run(&[&["show", text(&path), "--at", "0"], &components[..]].concat());
        assert!(shown.done().starts_with(".. .."), "{}", path.display());
    }
}

/// Names come from the author of the record.
#[test]
fn a_name_cannot_command_the_terminal() {
    let folder = Folder::new();
    let (_, lines) = folder.records(1);
    let named = lines[0].replace("\"seats\":[\"random\"", "\"seats\":[\"A\\u001b[2Jna\"");
    let replayed = run(&["replay", text(&folder.write("named.jsonl", &named))]);
    assert!(replayed.done().contains(". A?[2Jna "), "{}", replayed.stdout);
    assert!(!replayed.stdout.contains('\x1b'));
}

/// For example `--components <(cat mine.toml)`: its text can be read only once.
#[cfg(unix)]
#[test]
fn components_may_come_from_a_pipe() {
    let folder = Folder::new();
    let own = include_str!("../../../simplicity/data/standard.toml")
        .replace("name = \"standard\"", "name = \"mine\"");
    let records = folder.path("records.jsonl");
    let position = folder.write("position.txt", "Ra Rb\n");
    let commands = [
        &["simulate", "simplicity", "--games", "2", "--records", text(&records)][..],
        &["replay", text(&records)],
        &["show", text(&records)],
        &["score", "simplicity", text(&position)],
        &["rules"],
        &["bench", "simplicity", "--time", "1"],
    ];
    for command in commands {
        fed(program().args(command).args(["--components", "/dev/stdin"]), &own).done();
    }
    let record = std::fs::read_to_string(&records).expect("the records");
    assert!(record.contains("\"components\":\"mine\""), "{record}");
}

/// An illegal entry in the middle of a file: the error names record, entry and rule, after the
/// output for the records before it.
#[test]
fn replay_stops_at_the_first_illegal_entry() {
    let folder = Folder::new();
    let (path, mut lines) = folder.records(3);
    let build = lines[1].find("\"take\":").expect("a build") + "\"take\":".len();
    // Take the slot blocked in round 1: SIM-3.2 refuses it.
    let block = lines[1].find("\"block\":").expect("a block") + "\"block\":".len();
    let blocked = lines[1][block..=block].to_owned();
    lines[1].replace_range(build..=build, &blocked);
    std::fs::write(&path, lines.join("\n")).expect("the file");
    let replayed = run(&["replay", text(&path)]);
    // 5 strips, a face, 4 pawns, 7 tiles and a block come first.
    let sentence = format!("record 2, entry 19: Slot {blocked} is blocked this round. (SIM-3.2)");
    replayed.refused(1, &[&sentence, text(&path)]);
    assert!(replayed.stdout.starts_with("record 1: "));
}

#[test]
fn show_prints_the_position_after_an_entry() {
    let folder = Folder::new();
    let (path, lines) = folder.records(2);
    let at = |entry: &str| run(&["show", text(&path), "--record", "2", "--at", entry]);
    // Before the first strip.
    let start = at("0").done().to_owned();
    assert_eq!(start, ".. .. .. .. ..\n".repeat(7));
    // After five entries all strips are on the table.
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

/// A game of bots with the luck of a sealed secret, as a table plays it.
fn sealed() -> String {
    let secret = luck::Secret::new([7; 32]);
    dealt(|number, weights| secret.draw(number, weights))
}

/// A game of bots with given luck, recorded as the luck of a secret.
fn dealt(draw: impl Fn(u64, &[u32]) -> usize) -> String {
    use kernel::{Rng, Turn};

    let agreement = catalog::Agreement { players: 2, ..Default::default() };
    let face = catalog::game("simplicity").expect("the game");
    let mut table = face.open(&agreement).expect("the agreement is sound");
    let secret = luck::Secret::new([7; 32]);
    let mut draws = 0;
    loop {
        match table.turn() {
            Turn::Chance => {
                table.draw(draw(draws, &table.weights()));
                draws += 1;
            }
            Turn::Seat(seat) => {
                let entry = table
                    .thought(
                        catalog::Bot::new("easy"),
                        seat,
                        &[],
                        Rng::stream(1, table.entries() as u64),
                    )
                    .expect("a bot")(
                    catalog::CancelToken::default(), Arc::new(catalog::Alone)
                )
                .entry;
                table.act(seat, &entry).expect("bots play by the rules");
            }
            _ => break,
        }
    }
    let luck = catalog::Luck {
        scheme: luck::SCHEME.to_owned(),
        commitment: secret.commitment(),
        secret: Some(secret.to_hex()),
    };
    table.record(vec!["Ana".to_owned(), "Bo".to_owned()], Some(luck)) + "\n"
}

#[test]
fn sealed_luck_is_verified() {
    let folder = Folder::new();
    let path = folder.write("sealed.jsonl", &sealed());
    // 5 strips, a face, 4 pawns, 7 tiles in each of 5 rounds.
    let output = run(&["replay", "--verify", text(&path)]);
    assert!(output.done().contains("; 45 draws as sealed\n"), "{}", output.stdout);
    assert!(output.stdout.ends_with("1 record, all legal, all luck as sealed\n"));
    assert_eq!(run(&["replay", "--verify", "--json", text(&path)]).json()["verified_draws"], 45);
}

#[test]
fn changed_luck_is_detected() {
    let folder = Folder::new();
    let record = sealed();
    let check = |name: &str, from: &str, to: &str, parts: &[&str]| {
        assert!(record.contains(from), "{from}");
        let path = folder.write(name, &record.replacen(from, to, 1));
        run(&["replay", "--verify", text(&path)]).refused(1, parts);
    };
    let was = format!(r#""secret":"{}"#, "07".repeat(32));
    let turned = "08".repeat(32);
    check("secret", &was, &format!(r#""secret":"{turned}"#), &["record 1, field \"luck\"", "hash"]);
    check("running", &format!(",{was}\""), "", &["when the game is over"]);
    check("short", &was, r#""secret":"07"#, &["64 digits"]);
    check("scheme", "chacha20/1", "dice/1", &["\"dice/1\"", "update"]);
    let sealed = record.find(",\"luck\"").expect("the luck");
    check("none", &record[sealed..record.len() - 2], "", &["has no sealed luck"]);
    // Legal, but not what the secret gives: its first draw is not the first strip.
    assert_ne!(luck::Secret::new([7; 32]).draw(0, &[4, 4, 4, 4, 4, 4, 6]), 0);
    let path = folder.write("dealt", &dealt(|_, _| 0));
    let refused = ["record 1, entry 1: ", "sealed secret"];
    run(&["replay", "--verify", text(&path)]).refused(1, &refused);
}
