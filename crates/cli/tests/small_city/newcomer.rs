//! What a new player reads.

use std::fs;

use smallcity::Entry;

use super::{ROUND_1, answers, by_turns, play};
use crate::shared;

/// A new game begins with what the game is about, and `?` repeats it; a resumed game does not.
#[test]
fn a_new_game_explains_itself() {
    let folder = tempfile::tempdir().unwrap();
    let about = |out: &str| {
        let out = out.replace("\n  ", " ");
        // SC-2.1, SC-5.3, SC-11.7.
        ["most votes after 8 rounds wins", "3 build points", "At 100 % you are out"]
            .iter()
            .all(|part| out.contains(part))
    };
    let first = play(folder.path(), &["--seed", "1"], "");
    let (told, _) = first.stdout.split_once("Your turn: keep one").expect("the first question");
    assert!(about(told), "{told}");
    let answer = answers(&["", "?"]);
    assert!(!about(&answer[0]) && about(&answer[1]), "{answer:?}");
    let both = play(folder.path(), &["--seats", "me:Ana,me:Bo", "--seed", "1"], "\n1\n\n\n1\n\n");
    assert_eq!(both.stdout.matches("A round: ").count(), 2, "{}", both.stdout);
}

/// Rules and signs are those of the table: the base game first, no module that is off, the advanced
/// and solo games only where they are played.
#[test]
fn rules_and_signs_are_those_of_the_table() {
    let base = answers(&["", "rules", "signs", "rules SP-FOR-2", "rules 99"]);
    assert!(base[1].starts_with("  SC-2.1  "), "{}", base[1]);
    for other in ["SP-", "SC-16", "SC-17"] {
        assert!(!base[1].contains(&format!("\n  {other}")), "{other}");
    }
    assert!(!base[2].contains("forest") && !base[2].contains("trader"), "{}", base[2]);
    assert!(base[2].contains("F1²") && base[2].contains("a tourist of player 2"), "{}", base[2]);
    assert!(base[3].contains("SP-FOR-2  ") && base[3].contains("is not played at this table"));
    assert!(base[4].starts_with("There is no such rule."), "{}", base[4]);
    let with = "\"players\":2,\"modules\":[\"traders\",\"forest\"],\"advanced\":true";
    let (begun, _) = ROUND_1.split_once(",\n           {\"promise\"").expect("promises");
    let begun = begun.replace("\"players\":2", with) + "]}";
    let folder = tempfile::tempdir().unwrap();
    fs::write(folder.path().join("all.json"), begun).unwrap();
    let all = play(folder.path(), &["--load", "all.json"], "\nrules\nsigns\n").stdout;
    for part in ["\n  SP-TRD-1 ", "\n  SP-FOR-2 ", "\n  SC-16.2 ", "forest, which", "a trader is"] {
        assert!(all.contains(part), "{part}");
    }
    assert!(!all.contains("\n  SC-17"));
}

/// A tile's name works wherever its code does, and cells may be written as in the rules.
#[test]
fn names_and_ranges_of_cells_work() {
    let answer = answers(&[
        "",
        "why School",
        "why fire station c1:c2",
        "residence 1 f4",
        "u",
        "u",
        "small park",
        "g7:g7",
    ]);
    assert!(answer[0].contains(" Pk1 Small Park $1, "), "{}", answer[0]);
    assert!(answer[1].starts_with("Sch School: 1 wood, "), "{}", answer[1]);
    assert!(answer[2].starts_with("Fir Fire Station: $3") && answer[2].contains("SC-2.4"));
    assert!(answer[3].starts_with("Residence 1 on f4, "), "{}", answer[3]);
    assert!(answer[7].starts_with("Small Park on g7. "), "{}", answer[7]);
    let (begun, _) = ROUND_1.split_once(",\n           {\"seat\":0,\"hall\"").expect("City Halls");
    let (_, record) = by_turns(&format!("{begun}]}}"), "\nc3:e4\n\n");
    let hall = |entry: &Entry| matches!(entry, Entry::Hall { hall, .. } if hall.to_string() == "c3 d3 e3 c4 d4 e4");
    assert!(record.log.iter().any(hall));
}

/// SC-12.3, SC-14.2: an easy promise is +6 or -3.
#[test]
fn the_terminal_explains_payment_by_promise() {
    let (turns, _) = by_turns(ROUND_1, "\ncommit\n\n\ncommit\n\n\n5.1\npromise\nu\n");
    let (_, asked) = turns.last().expect("a council move").split_once("> 5.1\n").expect("asked");
    let asked = asked.replace("\n  ", " ");
    let (before, after) = asked.split_once("> promise\n").expect("chosen");
    for told in [before, after] {
        assert!(told.contains("unseen") && told.contains("+6 votes if it holds when"));
        assert!(told.contains("-3 votes if not."), "{told}");
    }
}

/// SP-FOR-2: a forest cell is not empty; the example in the prompt is a legal place.
#[test]
fn the_example_of_city_hall_is_legal_on_the_board() {
    let (begun, _) = ROUND_1.split_once(",\n           {\"seat\":0,\"hall\"").expect("City Halls");
    let sides = "\"players\":2,\"modules\":[\"forest\"],\"options\":{\"forest_side\":\"expert\"}";
    for record in [begun.to_owned(), begun.replace("\"players\":2", sides)] {
        let (turns, _) = by_turns(&format!("{record}]}}"), "\n");
        let (_, example) = turns[1].split_once("place City Hall, such as ").expect("an example");
        let (cells, _) = example.split_once('.').expect("a sentence");
        let cells = cells.replace("\n ", "");
        let (turns, _) = by_turns(&format!("{record}]}}"), &format!("\n{cells}\n\n"));
        assert!(turns.len() > 2 && turns[2].starts_with("Bo"), "{cells}: {turns:?}");
    }
}

/// A hint names the line, what it costs and brings and what that is worth, and never advises taking
/// something back.
#[test]
fn a_hint_gives_reasons() {
    let answer = answers(&["", "hint", "f1 f7", "", "hint"]);
    for hint in [&answer[1], &answer[4]] {
        assert!(hint.starts_with("A bot would choose line "), "{hint}");
        assert!(!hint.to_lowercase().contains("back"), "{hint}");
        assert!(hint.contains("points better") || hint.contains("nothing"), "{hint}");
    }
}

/// Everything beside a map is printed in full, even at 80 columns (SC-3.8, SP-TRD-1).
#[test]
fn nothing_beside_a_map_is_cut() {
    let with = ROUND_1.replace("\"players\":2", "\"players\":2,\"modules\":[\"traders\"]");
    let answer = shared::answers("small-city", &with, &["", "see 2", "tiles"]);
    let panel = |text: &str| {
        let lines = text.lines().map(|line| line.chars().skip(44).collect::<String>());
        lines.map(|line| line.trim().to_owned()).collect::<Vec<_>>().join(" ")
    };
    let own = panel(&answer[0]);
    for part in
        ["“A green borough”, open", "City Hall 3, Career 11, reserve 4", "3 traders", "2 Bo: $8"]
    {
        assert!(own.contains(part), "{part} is not in {own}");
    }
    assert!(panel(&answer[1]).contains("promises: 1 medium"), "{}", answer[1]);
    assert!(answer.iter().all(|text| !text.contains('~')), "{answer:?}");
}
