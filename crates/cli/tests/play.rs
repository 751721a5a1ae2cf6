//! `citywright play` as people and scripts use it: the program itself, with commands through a
//! pipe.

use std::fs;
use std::path::Path;

use record::{Record, replay};
use simplicity::{Library, Simplicity};

use crate::shared::{self, Run, fed, program};

/// Four people in round 1. Moon (Bo), which is last, has blocked slot 4; Wave (Cy) has built K from
/// slot 3 on the pentagon c4; Star (Ana) is to act.
///
/// ```text
/// [O]  c   t   p  [V]      face A   1 c   R
///  c   p   h  [O]  t                2 t   K
///  s   t  [R]  h  [O]               3 p   taken
///  h   _   K   t   s                4 s h blocked
///  p   h   s  [K]  c                5 c s O
/// [R]  s  [K]  c   h                6 t h O
///  t   c   c   s   p                7 any R
/// ```
const ROUND_1: &str = r#"{"format":"citywright-record/1","game":"simplicity","rules":1,
    "setup":{"players":4,"components":"standard","demolition":"by_players","first_face":"random",
             "tie_break":"final_pawns","stuck":"no_tile_fits","order":"random"},
    "seats":["Ana","Bo","Cy","Di"],
    "log":[{"strip":"3"},{"strip":"special"},{"strip":"1"},{"strip":"6"},{"strip":"2"},
           {"face":"a"},{"pawn":2},{"pawn":0},{"pawn":3},{"pawn":1},
           {"tile":"R"},{"tile":"K"},{"tile":"K"},{"tile":"V"},{"tile":"O"},{"tile":"O"},
           {"tile":"R"},{"team":1,"block":4},{"team":2,"take":3,"build":"c4"}]}"#;

fn play(folder: &Path, args: &[&str], input: &str) -> Run {
    shared::play(folder, "simplicity", args, input)
}

/// Continues from [`ROUND_1`] with these commands; returns the answer to each, without the prompts.
fn answers(commands: &[&str]) -> Vec<String> {
    shared::answers("simplicity", ROUND_1, commands)
}

/// Every way to block and to build. Refused ones do no harm, so repeating them plays a game.
fn every_move() -> String {
    let blocks = (1..=7).map(|slot| format!("block {slot}\n"));
    let builds = (1..=7).flat_map(|slot| {
        let spaces =
            ('a'..='g').flat_map(|column| (1..=7).map(move |row| format!("{column}{row}")));
        spaces.map(move |space| format!("{slot} {space}\n"))
    });
    blocks.chain(builds).collect()
}

fn kept(path: &Path) -> Record<Simplicity> {
    shared::kept(path)
}

#[test]
fn a_whole_game_can_be_scripted_with_any_number_of_people() {
    for (players, teams) in [(2, 4), (3, 6), (4, 4), (5, 5), (6, 6)] {
        let folder = tempfile::tempdir().unwrap();
        let seats = vec!["me"; players].join(",");
        let args = ["--seats", &seats, "--seed", "4", "--no-confirm", "--save", "game.json"];
        let played = play(folder.path(), &args, &every_move().repeat(5 * teams));
        assert_eq!(played.status, 0, "{}", played.stderr);
        assert!(played.stdout.contains("The game is over."), "{players} players");
        assert!(played.stdout.contains(", the winner\n"), "{players} players");

        let record = kept(&folder.path().join("game.json"));
        let (_, state) = replay(&record, 1, &Library::standard()).expect("by the rules");
        assert_eq!(record.log.iter().filter(|entry| entry.take.is_some()).count(), 5 * teams);
        assert!(record.result.is_some());
        // SIM-3.4: every build puts a disc on the city.
        assert_eq!(state.city.owned().len() as usize, 5 * teams);
        for line in played.stdout.lines() {
            assert!(line.chars().count() <= 80, "wider than 80 columns: {line}");
        }
    }
}

#[test]
fn the_same_seed_gives_the_same_game() {
    let script = every_move().repeat(5);
    let run = |seed: &str| {
        let folder = tempfile::tempdir().unwrap();
        play(folder.path(), &["--seed", seed, "--no-confirm"], &script).stdout
    };
    assert_eq!(run("11"), run("11"));
    assert_ne!(run("11"), run("12"));
}

#[test]
fn bots_alone_play_to_the_end() {
    let folder = tempfile::tempdir().unwrap();
    let args = ["--seats", "greedy,random,greedy:noise=50,random-move", "--seed", "3"];
    let played = play(folder.path(), &args, "one.json\n");
    assert_eq!(played.status, 0, "{}", played.stderr);
    assert!(played.stdout.contains("The game is saved in one.json."), "{}", played.stdout);
    let record = kept(&folder.path().join("one.json"));
    assert_eq!(record.seats, ["greedy", "random", "greedy:noise=50", "random-move"]);
    replay(&record, 1, &Library::standard()).expect("by the rules");
}

#[test]
fn a_saved_game_goes_on_where_it_was() {
    let folder = tempfile::tempdir().unwrap();
    let file = |name: &str| folder.path().join(name);
    let all = every_move().repeat(5);
    let half = all.lines().take(150).collect::<Vec<_>>().join("\n") + "\n";
    let seed = ["--seed", "6", "--no-confirm"];

    play(folder.path(), &seed, &(half.clone() + &all + "save whole.json\n"));
    let first = play(folder.path(), &seed, &(half + "save half.json\nboard\n"));
    let saved = kept(&file("half.json"));
    let (_, state) = replay(&saved, 1, &Library::standard()).unwrap();
    assert!(saved.result.is_none() && !state.city.discs[0].is_empty(), "in the middle of a game");

    let then = [&seed[..], &["--load", "half.json"]].concat();
    let second = play(folder.path(), &then, "save again.json\n");
    assert_eq!(kept(&file("again.json")), saved);
    let screen = |out: &str| {
        let start = out.rfind("── Round").expect("a screen");
        out[start..].split("\n\nYour turn").next().unwrap_or_default().to_owned()
    };
    assert_eq!(screen(&second.stdout), screen(&first.stdout));

    // With the same seed, luck and bots go on as they would have.
    play(folder.path(), &then, &(all + "save rest.json\n"));
    assert!(kept(&file("rest.json")).result.is_some());
    assert_eq!(kept(&file("rest.json")), kept(&file("whole.json")));
}

#[test]
fn every_refusal_names_its_rule() {
    let refusals = [
        ("3", "The tile of slot 3 is gone: ≈ Wave took it. SIM-3.4"),
        ("4 a4", "Slot 4 is blocked this round. SIM-3.2"),
        ("1 a1", "a1 has a printed office building. Build on an open space. SIM-3.5"),
        ("7 c4", "c4 already has a commercial tile of ≈ Wave. Build on an open space. SIM-3.5"),
        ("5 c1", "c1 is a triangle. Slot 5 builds on a circle or a square. SIM-3.5"),
        ("1 b4", "b4 is the blank space. Only the tile of slot 7 may be built there. SIM-3.5"),
        ("7 g1", "g1 is not in this city: its columns run from a to e. SIM-2.3"),
        ("a1", "a1 has a printed office building. Build on an open space. SIM-3.5"),
        ("block 1", "No slot is blocked now. Take a tile and build it. SIM-3.2"),
        ("9", "There is no slot 9: they run from 1 to 7."),
        ("1 z9", "There is no space z9: they run from a1 to g7."),
        ("hunt", "There is no command \"hunt\". Did you mean hint?"),
    ];
    let commands: Vec<&str> = refusals.iter().map(|&(command, _)| command).collect();
    for ((command, expected), answer) in refusals.iter().zip(answers(&commands)) {
        assert_eq!(answer.lines().next(), Some(*expected), "{command}");
        let rule = expected.rsplit_once("SIM-").map(|(_, rule)| format!("rules SIM-{rule} shows"));
        assert!(rule.is_none_or(|rule| answer.contains(&rule)), "{command}: {answer}");
    }
}

#[test]
fn why_and_rules_explain() {
    let answer = answers(&["2 a4", "why", "why 2 d4", "rules sim-5.1", "rules", "rules SIM-9"]);
    assert!(
        answer[1].starts_with("a4 is a hexagon. Slot 2 builds on a triangle. SIM-3.5\n  SIM-3.5")
    );
    assert!(answer[1].ends_with("Slot 2 can be built on a7, b3, c1, d4 or e2."), "{}", answer[1]);
    assert!(answer[2].contains("on d4: +3 = 3 neighbourhood."), "{}", answer[2]);
    assert!(answer[3].starts_with("  SIM-5.1  A link is"), "{}", answer[3]);
    assert!(answer[4].contains("  SIM-2.1 ") && answer[4].contains("  SIM-5.6 "), "{}", answer[4]);
    assert_eq!(answer[5], "There is no such rule. Write rules for all of them.");
}

#[test]
fn a_choice_is_confirmed_or_taken_back() {
    let answer = answers(&["u", "2", "d4", "u", "u", "2 a7", "e2", "", "u", "log 1"]);
    assert_eq!(answer[0], "There is nothing to take back yet.");
    assert!(
        answer[1].contains("Slot 2, a commercial tile, builds on a triangle: 5 spaces are open.")
    );
    assert!(answer[1].contains("  d4           +3 = 3 neighbourhood\n  a7 b3 c1 e2  +1 = 1 "));
    assert!(answer[2].contains("★ Star 0 → 3. Its pawn goes to slot 2."), "{}", answer[2]);
    assert_eq!(answer[3], "d4 is taken back. Slot 2 is still chosen.");
    assert_eq!(answer[4], "Slot 2 is taken back.");
    assert!(answer[6].starts_with("★ Star builds a commercial tile from slot 2 on e2: +1"));
    assert!(answer[7].contains("Di’s turn: ♥ Heart. Four tiles are open."), "{}", answer[7]);
    assert_eq!(answer[8], "There is nothing to take back yet.", "Di has not played");
    assert_eq!(
        answer[9],
        "  ★ Star (Ana) builds a commercial tile from slot 2 on e2: +1 = 1 neighbourhood."
    );
}

/// Ana builds, Di and Bo build and so end the round; after that Ana cannot undo her build. Bo
/// blocked in round 1, and Ana has played since.
#[test]
fn confirmed_choices_stay_and_undo_says_why() {
    let round_1 = ["2 e2", "", "1 e5", "", "u", "5 d7", ""];
    let answer = answers(&[&round_1[..], &["u"]].concat());
    assert_eq!(answer[4], "Cannot be taken back: ♥ Heart (Di) has played since.");
    assert_eq!(answer[7], "Cannot be taken back: new tiles have been drawn since.");
}

/// After round 1 the pawns stand in the order Heart 1, Star 2, Wave 3, Moon 5 (SIM-4.2).
#[test]
fn the_last_of_the_order_blocks_a_slot() {
    let round_1 = ["2 e2", "", "1 e5", "", "5 d7", ""];
    let round_2 = ["3 a1", "block", "6", "u", "block 2", "y"];
    let answer = answers(&[&round_1[..], &round_2].concat());
    assert!(answer[5].contains("  The order: ♥ Heart, ★ Star, ≈ Wave and ☾ Moon.\n"));
    assert!(answer[5].contains("  ☾ Moon plays last and takes a token. SIM-4.2\n"));
    assert!(answer[5].contains("Bo’s turn: ☾ Moon plays last and blocks a slot first, such as"));
    assert!(answer[6].starts_with("A slot must be blocked before tiles are taken. SIM-3.2"));
    assert_eq!(answer[7], "Say which slot to block, such as: block 4");
    assert!(answer[8].starts_with("This blocks slot 6: nobody can take its "), "{}", answer[8]);
    assert_eq!(answer[9], "Slot 6 is taken back.");
    assert!(answer[11].contains("  ☾ Moon (Bo) blocks slot 2 with "), "{}", answer[11]);
    assert!(answer[11].contains("Di’s turn: ♥ Heart. Six tiles are open."), "{}", answer[11]);
}

#[test]
fn a_save_that_fails_loses_nothing() {
    let answer = answers(&["save no/where.json", "2 d4", ""]);
    assert_eq!(
        answer[0].replace("\n  ", " "),
        "Cannot save in no/where.json: No such file or directory. The game goes on; save it \
         elsewhere, such as: save other.json"
    );
    assert!(answer[2].contains("★ Star (Ana) builds a commercial tile from slot 2 on d4"));
}

#[test]
fn a_file_is_replaced_only_when_asked() {
    let folder = tempfile::tempdir().unwrap();
    let file = folder.path().join("mine.json");
    fs::write(&file, "precious").unwrap();
    let played = play(folder.path(), &[], "save mine.json\nn\nquit\nmine.json\n\nn\n");
    assert_eq!(played.status, 0);
    assert_eq!(played.stdout.matches("mine.json is there already. Replace it?").count(), 2);
    assert_eq!(fs::read_to_string(&file).unwrap(), "precious");
    let refused = play(folder.path(), &["--save", "mine.json"], "");
    assert_eq!(refused.status, 2, "{}", refused.stderr);
    assert!(refused.stderr.contains("--save mine.json: this file is there already"));

    play(folder.path(), &[], "save mine.json\ny\nquit\n");
    assert_eq!(kept(&file).seats, ["you", "greedy", "greedy", "greedy"]);
}

#[test]
fn leaving_offers_to_save() {
    let folder = tempfile::tempdir().unwrap();
    let files = || fs::read_dir(folder.path()).unwrap().count();
    assert!(play(folder.path(), &[], "quit\nn\n").stdout.ends_with("Not saved.\n"));
    assert_eq!(files(), 0);
    let ended = play(folder.path(), &[], "");
    assert_eq!((ended.status, files()), (0, 0));
    assert!(
        ended.stdout.ends_with("The input has ended.\nThe game is not saved.\n"),
        "{}",
        ended.stdout
    );

    let saved = play(folder.path(), &[], "q\n\n").stdout;
    assert!(saved.contains("--load simplicity-1.json\n"), "{saved}");
    play(folder.path(), &[], "q\n\n");
    assert!(folder.path().join("simplicity-2.json").exists());
    let kept_all_along = play(folder.path(), &["--save", "always.json"], "");
    assert!(kept_all_along.stdout.contains("The game is saved in always.json."));
    assert_eq!(files(), 3);
}

/// What Ana did after the save goes into a separate file.
#[test]
fn an_input_that_ends_loses_nothing() {
    let folder = tempfile::tempdir().unwrap();
    fs::write(folder.path().join("round1.json"), ROUND_1).unwrap();
    let ended = play(folder.path(), &["--load", "round1.json"], "save my s.json\n2 d4\n\n");
    assert_eq!(ended.status, 0);
    assert!(ended.stdout.contains("--load 'my s.json'\n"), "{}", ended.stdout);
    assert!(ended.stdout.ends_with(
        "The input has ended.\nThe game is saved in simplicity-1.json.\nGo on with: citywright \
         play simplicity --load simplicity-1.json\n"
    ));
    assert_eq!(kept(&folder.path().join("my s.json")).log.len(), 19);
    assert_eq!(kept(&folder.path().join("simplicity-1.json")).log.len(), 20);
}

#[cfg(unix)]
#[test]
fn an_interruption_loses_nothing() {
    use std::io::{BufRead, BufReader, Read, Write};
    use std::process::{Command, Stdio};

    let folder = tempfile::tempdir().unwrap();
    fs::write(folder.path().join("round1.json"), ROUND_1).unwrap();
    let mut running = program()
        .args(["play", "simplicity", "--load", "round1.json"])
        .current_dir(folder.path())
        .stdin(Stdio::piped())
        .stdout(Stdio::piped())
        .spawn()
        .unwrap();
    let mut stdin = running.stdin.take().unwrap();
    stdin.write_all(b"save s.json\n2 d4\n\n").unwrap();
    let mut out = BufReader::new(running.stdout.take().unwrap());
    let mut line = String::new();
    while !line.contains("Di’s turn") {
        line.clear();
        assert_ne!(out.read_line(&mut line).unwrap(), 0, "it ended by itself");
    }
    let id = running.id().to_string();
    assert!(Command::new("kill").args(["-TERM", &id]).status().unwrap().success());
    let mut rest = String::new();
    out.read_to_string(&mut rest).unwrap();
    assert_eq!(running.wait().unwrap().code(), Some(130));
    assert!(rest.ends_with("--load simplicity-1.json\n"), "{rest}");
    assert_eq!(kept(&folder.path().join("simplicity-1.json")).log.len(), 20);
}

#[test]
fn a_failed_save_sets_the_status() {
    let folder = tempfile::tempdir().unwrap();
    let refused = play(folder.path(), &["--save", "no/where.json"], "");
    assert_eq!((refused.status, refused.stdout.as_str()), (1, ""));
    assert!(refused.stderr.contains("cannot write no/where.json"), "{}", refused.stderr);
    let failed = play(folder.path(), &[], "quit\nno/where.json\n");
    assert_eq!(failed.status, 1);
    assert!(failed.stderr.contains("the game is not saved"), "{}", failed.stderr);
}

/// A complete file counts, whatever other writes failed.
#[test]
fn a_failed_save_after_a_complete_one_is_no_failure() {
    let folder = tempfile::tempdir().unwrap();
    for end in ["", "q\n"] {
        let input = format!("save one.json\ny\nsave no/where.json\n{end}");
        let played = play(folder.path(), &[], &input);
        assert_eq!(played.status, 0, "{}", played.stderr);
        assert!(played.stdout.contains("The game is saved in one.json."), "{}", played.stdout);
    }
}

#[test]
fn bad_arguments_are_refused_in_a_sentence() {
    let folder = tempfile::tempdir().unwrap();
    fs::write(folder.path().join("round1.json"), ROUND_1).unwrap();
    fs::write(folder.path().join("cut.json"), &ROUND_1[..400]).unwrap();
    fs::write(folder.path().join("illegal.json"), ROUND_1.replace("c4", "c5")).unwrap();
    let check = |args: &[&str], status: i32, expected: &str| {
        let refused = play(folder.path(), args, "");
        assert_eq!(refused.status, status, "{args:?}: {}", refused.stderr);
        assert!(refused.stderr.contains(expected), "{args:?}: {}", refused.stderr);
        assert!(refused.stdout.is_empty(), "{args:?}: {}", refused.stdout);
    };
    check(&["--seats", "me"], 1, "SIM-2.2");
    check(&["--seats", "me,me,me,me,me,me,me"], 1, "SIM-2.2");
    check(&["--seats", "me,gredy"], 2, "there is no player \"gredy\"");
    check(&["--seats", "me,greedy:noise=200"], 2, "noise");
    check(&["--option", "demolition=sometimes"], 1, "SIM-3.2");
    check(&["--advanced"], 1, "There is no option “advanced”");
    check(&["--load", "nowhere.json"], 1, "cannot read nowhere.json");
    check(&["--load", "cut.json"], 1, "cut.json: record 1");
    check(&["--load", "illegal.json"], 1, "entry 19");
    check(&["--load", "round1.json", "--option", "stuck=per_tile"], 2, "--load");
    check(&["--load", "round1.json", "--advanced"], 2, "--load");
    check(&["--load", "round1.json", "--seats", "me,me"], 2, "round1.json has 4 seats");
}

/// `play` does not choose among several records unasked; their file stays unchanged.
#[test]
fn one_record_of_several_can_be_played() {
    let folder = tempfile::tempdir().unwrap();
    let line = ROUND_1.replace('\n', " ");
    let many = format!("{line}\n{}\n", line.replace("Ana", "Eve"));
    fs::write(folder.path().join("many.jsonl"), &many).unwrap();
    let refused = play(folder.path(), &["--load", "many.jsonl"], "");
    assert_eq!(refused.status, 1);
    assert!(refused.stderr.contains("more than one record; say which with --record"));
    let second = ["--load", "many.jsonl", "--record", "2"];
    let played = play(folder.path(), &second, "save\n");
    assert!(played.stdout.contains("Eve’s turn") && played.stdout.contains("simplicity-1.json"));
    let over = play(folder.path(), &[&second[..], &["--save", "many.jsonl"]].concat(), "");
    assert_eq!(over.status, 2, "{}", over.stderr);
    assert_eq!(fs::read_to_string(folder.path().join("many.jsonl")).unwrap(), many);
}

#[test]
fn a_name_that_is_nearly_a_bot_gets_a_warning() {
    let folder = tempfile::tempdir().unwrap();
    fs::write(folder.path().join("near.json"), ROUND_1.replace("Bo", "Gredy")).unwrap();
    let played = play(folder.path(), &["--load", "near.json"], "");
    assert_eq!(played.stderr, "warning: Gredy is not the bot greedy; a person plays it\n");
}

#[test]
fn others_can_take_the_seats_of_a_loaded_game() {
    let folder = tempfile::tempdir().unwrap();
    fs::write(folder.path().join("round1.json"), ROUND_1).unwrap();
    let args = ["--load", "round1.json", "--seats", "greedy,me:Bea,random,greedy"];
    let played = play(folder.path(), &args, "");
    assert!(played.stdout.contains("  ★ Star (greedy) builds "), "{}", played.stdout);
    assert!(played.stdout.contains("\nBea’s turn: ☾ Moon."), "{}", played.stdout);
}

#[test]
fn own_components_are_played_with_and_needed_again() {
    let folder = tempfile::tempdir().unwrap();
    let standard = include_str!("../../simplicity/data/standard.toml");
    let own = standard.replace("name = \"standard\"", "name = \"mine\"");
    fs::write(folder.path().join("mine.toml"), own).unwrap();
    let saved = play(folder.path(), &["--components", "mine.toml"], "save it.json\n");
    assert!(saved.stdout.contains("--load it.json --data mine.toml"), "{}", saved.stdout);
    assert_eq!(play(folder.path(), &["--load", "it.json"], "").status, 1);
    let again = play(folder.path(), &["--load", "it.json", "--data", "mine.toml"], "");
    assert_eq!(again.status, 0, "{}", again.stderr);
}

#[test]
fn colours_only_adorn() {
    let folder = tempfile::tempdir().unwrap();
    let script = "7\nhint\nwhy 1 a1\nscore\n?\n";
    let run = |set: &[(&str, &str)]| {
        let mut program = program();
        program.args(["play", "simplicity", "--seed", "2"]).current_dir(folder.path());
        fed(program.envs(set.iter().copied()), script).stdout
    };
    let coloured = run(&[("CLICOLOR_FORCE", "1")]);
    assert!(coloured.contains("\x1b[38;5;"));
    let plain = anstream::adapter::strip_str(&coloured).to_string();
    assert_eq!(plain, run(&[]));
    assert_eq!(plain, run(&[("NO_COLOR", "1")]));
    let ascii = run(&[("LC_ALL", "C")]);
    assert!(ascii.is_ascii(), "{ascii}");
}

/// The screen in the README is the program's output: see the command beside it.
#[test]
fn the_readme_shows_the_real_output() {
    let readme = include_str!("../../../README.md").replace("\r\n", "\n");
    let (_, block) = readme.split_once("```text\n── Round").expect("the README has a screen");
    let block = block.split("\n```").next().unwrap_or_default();
    let folder = tempfile::tempdir().unwrap();
    let record = include_str!("../../../docs/examples/round-4.json");
    fs::write(folder.path().join("round-4.json"), record).unwrap();
    let played = play(folder.path(), &["--load", "round-4.json"], "6\ne4\n");
    let (_, screen) = played.stdout.split_once("\n── Round").expect("a screen");
    let screen = screen.split("\nThe input has ended.").next().unwrap_or_default();
    let lines = |text: &str| text.lines().map(str::trim_end).collect::<Vec<_>>().join("\n");
    assert_eq!(lines(block), lines(screen));
}
