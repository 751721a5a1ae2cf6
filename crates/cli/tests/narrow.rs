//! Terminals narrower than 80 columns, such as phones and split panes: `COLUMNS` gives the width.

use std::collections::BTreeSet;
use std::path::Path;

use crate::shared::{Run, fed, program};

/// Runs the program on a terminal with this many columns.
fn run(folder: &Path, columns: usize, args: &[&str], input: &str) -> Run {
    let columns = columns.to_string();
    fed(program().env("COLUMNS", columns).args(args).current_dir(folder), input)
}

/// No printed line is wider than the terminal (apart from input that a pipe echoes behind a
/// prompt), and every word is whole if it is whole on a wide terminal.
#[track_caller]
fn fits(folder: &Path, args: &[&str], input: &str) {
    let words = |text: &str| -> BTreeSet<String> {
        let words = text.split(|letter: char| !letter.is_alphabetic());
        words.filter(|word| word.len() > 2).map(str::to_owned).collect()
    };
    let wide = run(folder, 80, args, input);
    let known = words(wide.done());
    assert!(wide.stdout.lines().any(|line| line.chars().count() > 60), "{}", wide.stdout);
    for columns in [40, 60] {
        let narrow = run(folder, columns, args, input);
        for line in narrow.done().lines() {
            let shown = line.split_once("> ").map_or(line, |(prompt, _)| prompt).trim_end();
            assert!(shown.chars().count() <= columns, "wider than {columns}: {line}");
        }
        let broken: Vec<String> = words(&narrow.stdout).difference(&known).cloned().collect();
        assert_eq!(broken, [""; 0], "at {columns} columns");
        assert_eq!(narrow.stderr, "");
    }
}

/// The help, a plan, and then any answers, into the last round.
fn scribble() -> String {
    let asked = "?\nrules 3.5\nsigns\ntiles\ncouncil\npromises\nlog\nsee 2\nmap\n";
    let turns = "1\n\n2\n\n1\n1\n\nend\n\ncommit\n\ncouncil\n3\n\n".repeat(40);
    format!("{asked}{turns}{asked}")
}

#[test]
fn every_screen_fits_the_terminal() {
    let folder = tempfile::tempdir().unwrap();
    let city = ["play", "small-city", "--seats", "me:Ana,planner", "--seed", "4"];
    fits(folder.path(), &city, &scribble());
    let builds = (1..=7).flat_map(|slot| {
        ["a1", "b2", "c3", "d4", "e5", "f6", "a7"].map(move |space| format!("{slot} {space}\n"))
    });
    let builds = builds.collect::<String>().repeat(4);
    let teams = "?\nsigns\n1\nteams\nblock 3\nrules\n".to_owned() + &builds;
    for players in ["2", "4"] {
        let args = ["play", "simplicity", "--players", players, "--seed", "4", "--no-confirm"];
        fits(folder.path(), &args, &teams);
    }
}

#[test]
fn every_list_fits_the_terminal() {
    let folder = tempfile::tempdir().unwrap();
    for args in [
        &["rules", "simplicity"][..],
        &["rules", "small-city", "--options"],
        &["rules", "small-city", "--constants"],
    ] {
        fits(folder.path(), args, "");
    }
}

/// The end shows the score sheet of all seats, and a position shows each seat's map.
#[test]
fn the_end_fits_the_terminal() {
    let folder = tempfile::tempdir().unwrap();
    for (game, players) in [("small-city", "3"), ("simplicity", "5")] {
        let kept = ["--bots", "random", "--games", "1", "--seed", "4", "--records", "games.jsonl"];
        let args = [&["simulate", game, "--players", players][..], &kept].concat();
        run(folder.path(), 80, &args, "").done();
        fits(folder.path(), &["play", game, "--load", "games.jsonl"], "\n\n\n");
        fits(folder.path(), &["replay", "games.jsonl"], "");
        std::fs::remove_file(folder.path().join("games.jsonl")).unwrap();
    }
}
