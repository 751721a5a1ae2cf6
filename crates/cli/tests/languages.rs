//! Whole games in the pseudo-language, in which every letter of a message has an accent: what is
//! plain on the screen did not come from a message.

mod shared;

use std::collections::BTreeSet;

use kernel::Rng;
use shared::{fed, play, program};

/// The words of a text that are in plain letters: two or more in a row.
fn plain(text: &str) -> impl Iterator<Item = &str> {
    let words = text.split(|letter: char| !letter.is_alphabetic());
    words.filter(|word| word.len() > 1 && word.bytes().all(|byte| byte.is_ascii_alphabetic()))
}

/// What is printed without what was typed, which is repeated behind a prompt.
fn said(stdout: &str) -> impl Iterator<Item = &str> {
    stdout.lines().map(|line| line.split_once("> ").map_or(line, |(prompt, _)| prompt))
}

/// Plays a game to its end in the pseudo-language. Only what people type and codes are plain.
#[track_caller]
fn check(game: &str, args: &[&str], input: &str, allowed: &[&str]) {
    let folder = tempfile::tempdir().unwrap();
    let args = [&["--language", "en-XA", "--seed", "4"], args].concat();
    let played = play(folder.path(), game, &args, input);
    let out = played.done();
    assert_eq!(played.stderr, "");
    assert!(folder.path().join("kept.json").exists(), "the game ends: {out}");
    let show = ["show", "kept.json", "--language", "en-XA"];
    let shown = fed(program().args(show).current_dir(folder.path()), "");
    let allowed: BTreeSet<&str> = allowed.iter().copied().chain(TYPED.iter().copied()).collect();
    let mut bypassed = BTreeSet::new();
    for line in said(out).chain(shown.done().lines()) {
        if plain(line).any(|word| !allowed.contains(word)) {
            bypassed.insert(line);
        }
    }
    let lines: Vec<&str> = bypassed.into_iter().take(40).collect();
    assert!(lines.is_empty(), "not said by messages:\n{}", lines.join("\n"));
}

/// What people type, and what a command of the shell is made of.
const TYPED: &[&str] = &[
    "commit",
    "city",
    "CODE",
    "enlarge",
    "grow",
    "move",
    "end",
    "upgrade",
    "reopen",
    "Bo",
    "map",
    "menu",
    "see",
    "signs",
    "tiles",
    "plan",
    "promises",
    "cards",
    "council",
    "forecast",
    "school",
    "done",
    "back",
    "Enter",
    "undo",
    "block",
    "why",
    "hint",
    "score",
    "log",
    "board",
    "rules",
    "save",
    "FILE",
    "help",
    "quit",
    "json",
    "kept",
    "other",
    "citywright",
    "show",
    "play",
    "load",
    "yes",
    "simplicity",
    "small",
];

/// Everything that can be asked in Simplicity, with what is wrong with it.
const ASKED: &str = "?\nscore\nlog\nlog 3\nlog x\nhint\nwhy\nwhy q\nwhy 3\nwhy c5\nwhy 3 c5\nwhy 1 a1\n\
    why\nrules\nrules SIM-3.5\nrules 9\nboard\nu\nblock\nblock 9\n9\nz9\n1 2\na1 b1\njump\nhepl\n3\n\
    u\n4\nc5\n4 g1\nu\nu\nsave x.json\n";

#[test]
fn all_of_simplicity_is_said_by_messages() {
    let typed = ["SIM", "greedy", "hepl", "jump", "tokens"];
    for (seats, options) in
        [("me:Ä,me:Ö", "tie_break=final_pawns"), ("me,greedy,greedy,greedy", "stuck=per_tile")]
    {
        let blocks = (1..=7).map(|slot| format!("block {slot}\n\n"));
        let spaces = (b'a'..=b'g').flat_map(|column| (1..=7).map(move |row| (column as char, row)));
        let builds = spaces
            .flat_map(|(column, row)| (1..=7).map(move |slot| format!("{slot} {column}{row}\n\n")));
        let moves: String = blocks.chain(builds).collect();
        let input = format!("{ASKED}block 2\nu\n{moves}{ASKED}{}", moves.repeat(24));
        let args = ["--seats", seats, "--option", options, "--save", "kept.json"];
        check("simplicity", &args, &input, &typed);
    }
}

/// Everything that can be asked in Small City, with what is wrong with it.
const ASKED_THERE: &str = "?\nsigns\nmap\nmenu\ntiles\nplan\npromises\ncards\ncouncil\nforecast\nhint\n\
    log\nlog 3\nlog x\nrules\nrules SC-5.9\nrules 99\nrules SP-FOR-1\nsee 2\nsee 9\nwhy\nwhy R2\n\
    why R2 c4\nwhy zz\nwhy F1 f7\nr9\n99\njump\nreopen\nu\nsave x.json\n";

/// What somebody types who knows only the menus.
fn scribble(seed: u64, lines: u32) -> String {
    let mut rng = Rng::seed(seed);
    let words =
        ["commit", "end", "r1", "f1", "pk1", "c4", "u", "map", "see", "tiles", "plan", "why c1 f4"];
    let line = |_| match rng.below(10) {
        0..=4 => (1 + rng.below(9)).to_string() + "\n",
        5..=7 => "\n".to_owned(),
        _ => words[rng.below(words.len() as u32) as usize].to_owned() + "\n",
    };
    (0..lines).map(line).collect()
}

#[test]
fn all_of_small_city_is_said_by_messages() {
    // Rules, tiles by their codes and as a map shows them.
    let typed = [
        "SC", "SP", "FOR", "TRD", "SET", "CH", "Sc", "Po", "Wa", "Pk", "Hall", "Ref", "Har", "War",
        "Sch", "Lib", "Mus", "Met", "Cli", "Uni", "Pol", "Fir", "Re", "Ha", "Li", "Mu", "Me", "Cl",
        "Un", "Fi", "random", "jump", "zz",
    ];
    for (seats, options) in [
        ("me:Ä,me:Ö", &[][..]),
        ("me:Ä,me:Ö,random", &["--advanced", "--option", "modules=traders,forest"]),
        ("me:Ä", &["--option", "modules=traders"]),
    ] {
        let args = [&["--seats", seats, "--save", "kept.json"], options].concat();
        let some = scribble(3, 400);
        let input =
            format!("\n{ASKED_THERE}{some}{ASKED_THERE}{some}{ASKED_THERE}{}", scribble(4, 30_000));
        check("small-city", &args, &input, &typed);
    }
}
