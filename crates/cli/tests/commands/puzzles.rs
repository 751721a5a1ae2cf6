//! `citywright puzzles`.

use serde_json::Value;

use super::{Folder, run, text};

/// Games with puzzles, a few for each.
const FEW: [&str; 4] = ["--games", "GAMES", "--seed", "2"];

#[test]
fn the_same_seed_gives_the_same_puzzles_on_any_number_of_threads() {
    let made = |threads: &str| {
        run(&[&["puzzles", "simplicity", "--threads", threads][..], &FEW].concat())
            .done()
            .to_owned()
    };
    let lines = made("1");
    assert!(lines.lines().count() >= 7, "{lines}");
    assert_eq!(lines, made("2"));
    let folder = Folder::new();
    let path = folder.write("puzzles.jsonl", &lines);
    let proved = run(&["puzzles", "simplicity", "--check", text(&path)]).done().to_owned();
    assert!(proved.contains("7 puzzles proved"), "{proved}");
    let mut puzzle: Value = serde_json::from_str(lines.lines().next().unwrap()).expect("JSON");
    puzzle["choices"] = 7.into();
    let path = folder.write("wrong.jsonl", &puzzle.to_string());
    let problem = "wrong.jsonl: line 1: choices is 7, but by the rules";
    run(&["puzzles", "simplicity", "--check", text(&path)]).refused(1, &[problem]);
}

#[test]
fn a_wrong_game_or_file_is_refused() {
    run(&["puzzles", "chess"])
        .refused(2, &["there is no game \"chess\"; the games are: simplicity"]);
    let check = ["puzzles", "simplicity", "--check", "nothing.jsonl"];
    run(&check).refused(1, &["cannot read nothing.jsonl"]);
}
