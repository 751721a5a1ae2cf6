//! Whole games in the pseudo-language, in which every letter of a message has an accent: what is
//! plain on the screen did not come from a message.

use std::collections::BTreeSet;
use std::fs;
use std::path::{Path, PathBuf};

use kernel::{Game, Notation, Rng};
use simplicity::Simplicity;
use smallcity::{Setup, SmallCity};
use store::TableRow;
use testkit::often;

use crate::operate::stored;
use crate::shared::{fed, play, program};

/// The words of a text that are in plain letters: two or more in a row.
fn plain(text: &str) -> impl Iterator<Item = &str> {
    let words = text.split(|letter: char| !letter.is_alphabetic());
    words.filter(|word| word.len() > 1 && word.bytes().all(|byte| byte.is_ascii_alphabetic()))
}

/// What is printed without what was typed, which is repeated behind a prompt; what goes on below a line
/// stands behind it.
fn said(stdout: &str) -> String {
    let lines = stdout.lines().map(|line| line.split_once("> ").map_or(line, |(said, _)| said));
    lines.flat_map(str::split_whitespace).fold(String::new(), |text, word| text + word + " ")
}

/// What people type stands in messages in quotes: the same in every language.
fn quoted(game: &str) -> BTreeSet<String> {
    let folder = Path::new(env!("CARGO_MANIFEST_DIR")).join("../../messages/en");
    let files = fs::read_dir(folder).expect("a folder").map(|file| file.expect("a file").path());
    let is_told = |path: &PathBuf| {
        let name = path.file_name().unwrap_or_default().to_string_lossy();
        ["common.ftl", "terminal.ftl"].contains(&&*name) || name.starts_with(game)
    };
    let texts = files.filter(is_told).map(|path| fs::read_to_string(path).expect("messages"));
    let quoted = |text: String| {
        let parts: Vec<String> = text.split('"').map(str::to_owned).collect();
        parts.windows(2).filter(|two| two[0].ends_with("{ ")).map(|two| two[1].clone()).collect()
    };
    texts.flat_map::<Vec<String>, _>(quoted).collect()
}

/// The words of a text that came from no message: neither quoted there nor allowed, each with what
/// follows.
fn bypassed(text: &str, quoted: &BTreeSet<String>, allowed: &[&str]) -> Vec<String> {
    let known = quoted.iter().map(String::as_str).chain(allowed.iter().copied());
    let begin = |phrase: &'_ str| phrase.find(char::is_alphanumeric).unwrap_or(phrase.len());
    let known: Vec<&str> = known.map(|phrase| &phrase[begin(phrase)..]).collect();
    let mut rest = text;
    let mut found = Vec::new();
    while let Some(start) = rest.find(char::is_alphanumeric) {
        rest = &rest[start..];
        let ends = |phrase: &str| !rest[phrase.len()..].starts_with(char::is_alphabetic);
        let phrases = known.iter().filter(|phrase| rest.starts_with(**phrase) && ends(phrase));
        let phrase = phrases.map(|phrase| phrase.len()).max().filter(|length| *length > 0);
        let word = rest.find(|letter: char| !letter.is_alphanumeric()).unwrap_or(rest.len());
        if phrase.is_none() && plain(&rest[..word]).next().is_some() {
            found.push(rest.chars().take(60).collect());
        }
        rest = &rest[phrase.unwrap_or(word)..];
    }
    found
}

/// Nothing of a text but what messages quote, and what is allowed, is in plain letters.
#[track_caller]
fn check_text(game: &str, text: &str, allowed: &[&str]) {
    let mut bypassed = bypassed(text, &quoted(game), allowed);
    bypassed.sort_unstable();
    bypassed.truncate(40);
    assert!(bypassed.is_empty(), "not said by messages:\n{}", bypassed.join("\n"));
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
    let go_on = format!("citywright play {game} --load x.json");
    let shell = [&*go_on, "citywright show kept.json", "kept.json", "x.json"];
    check_text(game, &(said(out) + &said(shown.done())), &[allowed, &shell].concat());
}

/// Everything that can be asked in Simplicity, with what is wrong with it.
const ASKED: &str = "?\nscore\nlog\nlog 3\nlog x\nhint\nwhy\nwhy q\nwhy 3\nwhy c5\nwhy 3 c5\nwhy 1 a1\n\
    why\nrules\nrules SIM-3.5\nrules 9\nboard\nu\nblock\nblock 9\n9\nz9\n1 2\na1 b1\njump\nhepl\n3\n\
    u\n4\nc5\n4 g1\nu\nu\nsave x.json\n";

#[test]
fn all_of_simplicity_is_said_by_messages() {
    let commands = ["undo", "hint", "score", "board", "save, save FILE", "help", "quit", "block"];
    let typed = ["greedy", "hepl", "jump"];
    // The line of a position that has the tokens.
    let allowed = [&commands[..], &typed, Simplicity::RULE_IDS, &["tokens"]].concat();
    for (seats, options) in
        [("me,me", "tie_break=final_pawns"), ("me,greedy,greedy,greedy", "stuck=per_tile")]
    {
        let blocks = (1..=7).map(|slot| format!("block {slot}\n\n"));
        let spaces = (b'a'..=b'g').flat_map(|column| (1..=7).map(move |row| (column as char, row)));
        let builds = spaces
            .flat_map(|(column, row)| (1..=7).map(move |slot| format!("{slot} {column}{row}\n\n")));
        let moves: String = blocks.chain(builds).collect();
        let input = format!("{ASKED}block 2\nu\n{moves}{ASKED}{}", moves.repeat(24));
        let args = ["--seats", seats, "--option", options, "--save", "kept.json"];
        check("simplicity", &args, &input, &allowed);
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

/// Tiles by their codes and as a map shows them, with whoever is there.
fn codes() -> Vec<String> {
    let modules = ["police", "traders", "forest", "buildings", "historic", "roads"];
    let game = SmallCity::new(&Setup::new(4).with(&modules)).expect("it is sound");
    let kinds: Vec<_> = game.rules().kinds().collect();
    let codes = kinds.iter().flat_map(|&kind| [game.rules().code(kind), game.map_code(kind)]);
    let people = game.rules().people.iter().map(|person| person.letter);
    let peopled =
        people.flat_map(|letter| kinds.iter().map(move |&kind| (kind, letter)).collect::<Vec<_>>());
    let peopled = peopled.map(|(kind, letter)| format!("{}{letter}", game.map_code(kind)));
    // Somebody on open ground: forest has its letter.
    let grounds = game.rules().people.iter().map(|person| format!("f{}", person.letter));
    codes.chain(peopled).chain(grounds).map(|code| code.trim_end().to_owned()).collect()
}

#[test]
fn all_of_small_city_is_said_by_messages() {
    let commands = [
        "undo",
        "map, menu",
        "plan, promises",
        "cards, council",
        "forecast, hint",
        "reopen Bo",
        "reopen Ä",
        "reopen Ö",
        "why R4 c4",
        "school",
        "save, save FILE",
        "quit",
    ];
    let typed = ["random", "jump", "zz"];
    let codes = codes();
    let codes: Vec<&str> = codes.iter().map(String::as_str).collect();
    let allowed = [&commands[..], &typed, &codes, SmallCity::RULE_IDS].concat();
    for (seats, options) in [
        ("me:Ä,me:Ö", &[][..]),
        (
            "me:Ä,me:Ö,random",
            &[
                "--advanced",
                "--option",
                "modules=police,traders,forest,cards,buildings,promises,special,historic,roads",
            ],
        ),
        ("me:Ä", &["--option", "modules=traders"]),
    ] {
        let args = [&["--seats", seats, "--save", "kept.json"], options].concat();
        let some = scribble(3, 400);
        let input = format!(
            "\n{ASKED_THERE}{some}{ASKED_THERE}{some}{ASKED_THERE}{}",
            scribble(4, often(6_000, 30_000) as u32)
        );
        check("small-city", &args, &input, &allowed);
    }
}

/// What is refused in the pseudo-language. Only options, their values and what was typed are plain.
#[track_caller]
fn check_refused(game: &'static str, args: &[&str], typed: &[&str]) {
    let refused = fed(program().args(args).args(["--language", "en-XA"]), "");
    assert_eq!((refused.status, refused.stdout.as_str()), (1, ""), "{}", refused.stderr);
    let face = catalog::game(game).expect("there is such a game");
    let options = face.options().iter();
    let written = options.flat_map(|option| [&[option.key], option.choices].concat());
    let allowed: Vec<&str> = written.chain(face.rules().iter().copied()).collect();
    check_text(game, &said(&refused.stderr), &[&allowed, typed].concat());
}

#[test]
fn what_is_refused_is_said_by_messages() {
    let simulate = |game: &'static str, args: &[&str], typed: &[&str]| {
        check_refused(game, &[&["simulate", game], args].concat(), typed);
    };
    let colour = ["--players", "9", "--option", "color=red", "--option", "stuck=never"];
    simulate("simplicity", &colour, &["color", "never"]);
    simulate("simplicity", &["--option", "components=mine"], &["mine"]);
    simulate("simplicity", &["--option", "order=0,1"], &[]);
    let modules = ["--players", "2", "--option", "modules=moon,forest,forest"];
    simulate("small-city", &modules, &["moon"]);
    let dark = ["--option", "modules=forest", "--option", "forest_side=dark"];
    simulate("small-city", &[&dark[..], &["--option", "weather=1"]].concat(), &["dark", "weather"]);
    simulate(
        "small-city",
        &["--option", "forest_side=easy", "--option", "constants=box"],
        &["box"],
    );
    for option in ["advanced=perhaps", "weather=mild"] {
        let play = ["play", "small-city", "--seats", "me:Ä", "--option", option];
        check_refused("small-city", &play, &["perhaps", "weather"]);
    }
}

/// A record that breaks a rule, and one of a set-up that cannot be played.
#[test]
fn what_is_wrong_with_a_record_is_said_by_messages() {
    let folder = tempfile::tempdir().unwrap();
    let path = |name: &str| folder.path().join(name).to_str().expect("a path of text").to_owned();
    let games = ["simulate", "simplicity", "--games", "1", "--records", &path("good.json")];
    fed(program().args(games), "").done();
    let good = fs::read_to_string(path("good.json")).expect("a record");
    let (before, log) = good.split_once("\"log\":[").expect("a log");
    let first = log.split_once("},").expect("an entry").0;
    let cases = [
        ("twice.json", format!("{before}\"log\":[{first}}},{log}")),
        ("seven.json", good.replace("\"players\":4", "\"players\":7")),
        ("newer.json", good.replace("\"rules\":1", "\"rules\":9")),
    ];
    for (name, record) in cases {
        assert_ne!(record, good, "{name}");
        let file = path(name);
        fs::write(&file, record).expect("a file");
        for command in ["replay", "show"] {
            // The field of the record that is wrong.
            check_refused("simplicity", &[command, &file], &[&file, "setup", "rules"]);
        }
    }
}

/// What a command prints in the pseudo-language, for people on both outputs.
#[track_caller]
fn check_told(game: &'static str, args: &[&str], input: &str, status: i32, allowed: &[&str]) {
    let told = fed(program().args(args).args(["--language", "en-XA"]), input);
    assert_eq!(told.status, status, "{}", told.stderr);
    let face = catalog::game(game).expect("there is such a game");
    let rules: Vec<&str> = face.rules().to_vec();
    check_text(game, &said(&(told.stdout + &told.stderr)), &[&rules[..], allowed].concat());
}

#[test]
fn score_sheets_are_said_by_messages() {
    let score = |position: &str, args: &[&str], allowed: &[&str]| {
        let args = [&["score", "simplicity", "-"], args].concat();
        check_told("simplicity", &args, position, 0, allowed);
    };
    // A tie, a park without an owner, too many discs; players by the letters of their teams.
    score("Ra Rb\n", &[], &[]);
    score("P- Ka\n", &[], &[]);
    score("Ra .. Ra .. Ra\nRa .. Ra .. Ra\n", &[], &[]);
    score("Ra Rb Rc Rd\n", &["--players", "ac,bd"], &["ac", "bd"]);
    // A program that reads the sheet is warned for the people who run it.
    let json = ["score", "simplicity", "-", "--json", "--language", "en-XA"];
    let told = fed(program().args(json), "Ra Rb\n");
    assert!(told.json()["teams"].is_array(), "codes stay codes: {}", told.stdout);
    check_text("simplicity", &said(&told.stderr), Simplicity::RULE_IDS);
}

#[test]
fn reports_of_simulations_are_said_by_messages() {
    for (game, title) in [("simplicity", "Simplicity"), ("small-city", "Small City")] {
        for (games, bots) in [("0", "random"), ("1", "random"), ("40", "random,greedy")] {
            let args = ["simulate", game, "--players", "2", "--games", games, "--bots", bots];
            check_told(game, &args, "", 0, &["random", "greedy", title]);
        }
    }
}

/// Games that are over, with names that two players share, and one that is not.
#[test]
fn results_of_records_are_said_by_messages() {
    let folder = tempfile::tempdir().unwrap();
    let path = folder.path().join("games.jsonl");
    let file = path.to_str().expect("a path of text");
    let args = ["--games", "2", "--bots", "random,greedy,random", "--records", file];
    for game in ["simplicity", "small-city"] {
        fed(program().args(["simulate", game]).args(args), "").done();
        for more in [&[][..], &["--quiet"]] {
            check_told(game, &[&["replay", file], more].concat(), "", 0, &["random", "greedy"]);
        }
        // Only a table seals its luck.
        check_told(game, &["replay", file, "--verify"], "", 1, &[file]);
        let record = fs::read_to_string(&path).expect("records");
        let mut begun: serde_json::Value =
            serde_json::from_str(record.lines().next().expect("a record")).expect("JSON");
        begun.as_object_mut().expect("a record").remove("result");
        begun["log"].as_array_mut().expect("a log").truncate(3);
        check_told(game, &["replay", "-"], &begun.to_string(), 0, &[]);
    }
}

#[test]
fn constants_are_said_by_messages() {
    let folder = tempfile::tempdir().unwrap();
    let path = folder.path().join("mine.toml");
    fs::write(&path, "name = \"mine\"\nbuild_points = 4\n").expect("a file");
    let set = smallcity::constants::Constants::standard();
    // Keys and values stand as they are written in a file.
    let written = set.rows().iter().flat_map(|row| [row.key.clone(), row.value.to_string()]);
    let written: Vec<String> = written.collect();
    let written: Vec<&str> = written.iter().map(String::as_str).collect();
    let own = ["rules", "small-city", "--constants", path.to_str().expect("a path of text")];
    check_told("small-city", &own, "", 0, &written);
}

#[test]
fn what_an_operator_does_is_said_by_messages() {
    let folder = tempfile::tempdir().unwrap();
    let path = |name: &str| folder.path().join(name);
    let text = |name: &str| path(name).to_str().expect("a path of text").to_owned();
    let running = stored::row("running", "simplicity", 2);
    let log = stored::played(&running, usize::MAX);
    let data = path("data");
    stored::keep(&data, &running, &log[..20]);
    let over = stored::over(TableRow { id: "over".to_owned(), ..running.clone() });
    stored::keep(&data, &over, &log);
    let [file, records, other] = ["backup", "records", "other"].map(text);
    let told = |args: &[&str], data: &str, status, allowed: &[&str]| {
        let args = [args, &["--data", data]].concat();
        check_told("simplicity", &args, "", status, allowed);
    };
    let data = text("data");
    told(&["backup", &file], &data, 0, &[&file, &data]);
    let serve = format!("citywright serve --data {other}");
    told(&["restore", &file], &other, 0, &[&file, &other, &serve]);
    told(&["doctor"], &data, 0, &[]);
    told(&["export", &records], &data, 0, &[]);
    told(&["prune", "--older-than", "1"], &data, 0, &[]);
    let named = |id: &str, row: &TableRow| TableRow { id: id.to_owned(), ..row.clone() };
    stored::keep(&path("data"), &named("early", &over), &log[..20]);
    let mut twice = [&log[..20], &log[19..20]].concat();
    twice[20].number = 21;
    stored::keep(&path("data"), &named("twice", &running), &twice);
    told(&["doctor"], &data, 1, &["early", "twice"]);
    told(&["export", &text("again")], &data, 1, &[]);
    told(&["prune", "--older-than", "1", "--yes"], &data, 0, &[]);
}
