//! `citywright play small-city` as people and scripts use it, and the list of constants: the
//! program itself, commands through a pipe.

mod newcomer;

use std::fs;
use std::path::Path;

use kernel::{Notation, Rng};
use record::{Record, replay};
use smallcity::{Entry, Plain, SmallCity};

use crate::shared::{self, Run, fed, program};

/// Ana hosts and plans in round 1, with City Hall on c3:e4 and the Mayor on a1 b1; Bo has to plan
/// too. Ana has $7, Bo has $8 (SC-3.6); Ana keeps `promise_green`, Bo `promise_tower`.
const ROUND_1: &str = r#"{"format":"citywright-record/1","game":"small-city","rules":1,
    "setup":{"players":2},"seats":["Ana","Bo"],
    "log":[{"host":0},
           {"promise":"promise_green"},{"promise":"promise_steel"},{"promise":"promise_r5"},
           {"seat":0,"keep":"promise_green"},
           {"promise":"promise_homes"},{"promise":"promise_tower"},{"promise":"promise_malls"},
           {"seat":1,"keep":"promise_tower"},
           {"seat":0,"hall":"c3 d3 e3 c4 d4 e4"},{"seat":1,"hall":"a1 b1 c1 a2 b2 c2"},
           {"seat":0,"mayor":"a1 b1"},
           {"card":"H"},{"card":"B"},{"card":"D"},
           {"seat":0,"take":"H"},{"seat":1,"take":"D"}]}"#;

fn citywright(folder: &Path, args: &[&str], input: &str) -> Run {
    fed(program().args(args).current_dir(folder), input)
}

fn play(folder: &Path, args: &[&str], input: &str) -> Run {
    shared::play(folder, "small-city", args, input)
}

fn kept(path: &Path) -> Record<SmallCity> {
    shared::kept(path)
}

/// The answer to each command from [`ROUND_1`] on, without the prompts.
fn answers(commands: &[&str]) -> Vec<String> {
    shared::answers("small-city", ROUND_1, commands)
}

/// What a player who knows only the menus might type: choices, confirmations, and now and then
/// harmless words that are refused.
fn scribble(seed: u64, lines: u32) -> String {
    let mut rng = Rng::seed(seed);
    let words = ["commit", "end", "r1", "f1", "pk1", "c4", "u", "map", "see", "tiles", "plan"];
    let line = |_| match rng.below(10) {
        0..=4 => (1 + rng.below(9)).to_string() + "\n",
        5..=7 => "\n".to_owned(),
        _ => words[rng.below(words.len() as u32) as usize].to_owned() + "\n",
    };
    (0..lines).map(line).collect()
}

#[test]
fn a_whole_hot_seat_game_can_be_scripted() {
    for (seats, options) in [
        ("me:Ana,me:Bo", &[][..]),
        ("me:Ana,me:Bo,random", &["--advanced", "--option", "modules=traders,forest,historic"]),
    ] {
        let folder = tempfile::tempdir().unwrap();
        let args = [&["--seats", seats, "--seed", "4", "--save", "game.json"], options].concat();
        let played = play(folder.path(), &args, &scribble(4, 30_000));
        assert_eq!((played.status, played.stderr.as_str()), (0, ""));
        for told in ["The game is over.", ", the winner. SC-14.4", "Hand over to Bo", "SC-3.9"] {
            assert!(played.stdout.contains(told), "{told:?} is missing");
        }
        // The last maps, then where the votes come from (SC-10.1).
        for told in ["The borough of player 1 Ana\n", "The borough of player 2 Bo\n", " from homes"]
        {
            let (_, end) = played.stdout.rsplit_once("scores ").expect("the scores");
            assert!(end.contains(told), "{told:?} is missing at the end");
        }
        // The line is printed once for all, and no columns are empty (SC-16.1).
        assert!(played.stdout.matches("Ana scores ").count() <= 1);
        assert_eq!(played.stdout.contains("special platform"), !options.is_empty());
        for line in played.stdout.lines() {
            assert!(line.chars().count() <= 80, "wider than 80 columns: {line}");
        }
        let record = kept(&folder.path().join("game.json"));
        let (game, state) = replay(&record, 1, &SmallCity::library()).expect("by the rules");
        assert!(state.over && record.result.is_some());
        // SC-2.1: the game went through all rounds, or all but one seat were eliminated.
        let left = state.active(kernel::Game::seats(&game)).count();
        assert!(state.round == 8 || left <= 1, "round {}", state.round);
    }
}

/// Section 19: the output between two curtains belongs to one person.
#[test]
fn nobody_sees_the_promises_of_another() {
    let folder = tempfile::tempdir().unwrap();
    fs::write(folder.path().join("round1.json"), ROUND_1).unwrap();
    let commands =
        "\npromises\nr1 f4\n\nmap\nplan\nsee 2\ncommit\n\n\npromises\nplan\nsee 1\nlog\n";
    let out = play(folder.path(), &["--load", "round1.json"], commands).stdout;
    let (ana, bo) = out.split_once("Hand over to Bo").expect("the keyboard changes hands");
    assert!(ana.contains("A green borough") && ana.contains("Residence 1 on f4"), "{ana}");
    assert!(bo.contains("Higher than the trees") && bo.contains("Ana has sealed."), "{bo}");
    assert!(!ana.contains("Higher than the trees"), "{ana}");
    assert!(!bo.contains("A green borough") && !bo.contains("on f4"), "{bo}");
    assert!(bo.contains("1 Ana has 1 easy\n"), "{bo}");
}

/// Plays on from a record by a script: returns the output of each turn, its curtain first, and the
/// record at the end.
fn by_turns(record: &str, script: &str) -> (Vec<String>, Record<SmallCity>) {
    let folder = tempfile::tempdir().unwrap();
    fs::write(folder.path().join("begun.json"), record).unwrap();
    let played = play(folder.path(), &["--load", "begun.json", "--save", "on.json"], script);
    assert_eq!(played.status, 0, "{}", played.stderr);
    let turns = played.stdout.split("Hand over to ").map(str::to_owned).collect();
    (turns, kept(&folder.path().join("on.json")))
}

/// SC-5.1: a seat may revise its plan until the last commit. The other sees none of it.
#[test]
fn a_committed_plan_can_be_reopened() {
    let ana = "\nr1 f4\n\ncommit\n\n";
    let again = "reopen ana\n\nplan\nreopen\nu\nf1 f7\n\ncommit\n\n";
    let left = "back\nback\nback\n\ndone\n";
    let bo = "\nreopen\n\ndone\n\ncommit\n\n";
    let (turns, record) = by_turns(ROUND_1, &[ana, again, left, bo].concat());
    let whose: Vec<&str> = turns.iter().skip(1).map(|turn| &turn[..2]).collect();
    assert_eq!(whose.concat(), "AnBo".repeat(5) + "An", "{turns:?}");
    assert!(turns[1].ends_with("Ana has sealed. To change that before all have: reopen Ana\n"));
    let asked = &turns[3];
    for told in [
        // The first announcement is gone, because the screen was cleared.
        "Ana has sealed. SC-5.1",
        "Ana’s turn: your plan is sealed; reopen it, or leave it: done. SC-5.1",
        " 1 Open it again",
        "1. Residence 1 on f4",
        "Ana thinks again. SC-5.1",
        "Taken back: 1. Residence 1 on f4",
    ] {
        assert!(asked.replace("\n  ", " ").contains(told), "{told:?} is not in {asked}");
    }
    for (turn, text) in turns.iter().enumerate().filter(|(_, text)| text.starts_with("Bo")) {
        assert!(!text.contains("on f4"), "turn {turn}: {text}");
    }
    let out = turns.concat();
    assert!(out.contains("Ana builds Factory 1 on f7") && !out.contains("Ana builds Residence"));
    let ana_does = |what: Plain| Entry::Plain { seat: kernel::Seat::new(0), what };
    let count = |entry: &Entry| record.log.iter().filter(|one| *one == entry).count();
    assert_eq!((count(&ana_does(Plain::Reopen)), count(&ana_does(Plain::Commit))), (1, 2));
}

/// SC-3.9: the same for City Hall, which is placed in secret too.
#[test]
fn a_placed_city_hall_can_be_reopened() {
    let (begun, _) =
        ROUND_1.split_once(",\n           {\"seat\":0,\"hall\"").expect("two City Halls");
    let script = "\nc3 d3 e3 c4 d4 e4\n\nback\n\nu\na6 b6 c6 a7 b7 c7\n\n\na1 b1 c1 a2 b2 c2\n\n";
    let (turns, record) = by_turns(&format!("{begun}]}}"), script);
    assert!(turns[3].contains("City Hall will stand on c3 d3 e3 c4 d4 e4; reopen it"), "{turns:?}");
    assert!(turns[3].contains("\n 3  .   .  CH -CH -CH ") && turns[3].contains(" 2 done: leave"));
    let halls = record.log.iter().filter_map(|entry| match entry {
        Entry::Hall { seat, hall } => Some((seat.index(), hall.to_string())),
        _ => None,
    });
    let hall = |seat: usize, cells: &str| (seat, cells.to_owned());
    let expected =
        [hall(0, "c3 d3 e3 c4 d4 e4"), hall(0, "a6 b6 c6 a7 b7 c7"), hall(1, "a1 b1 c1 a2 b2 c2")];
    assert_eq!(halls.collect::<Vec<_>>(), expected);
}

/// Cy keeps a promise last and places City Hall first, then Ana.
#[test]
fn reopen_names_one_of_several() {
    let folder = tempfile::tempdir().unwrap();
    let script = "\n1\n\n".repeat(3) + "1\n\n" + "\n1\n\n" + "reopen\nreopen bo\nreopen 3\n\nu\n";
    let out =
        play(folder.path(), &["--seats", "me:Ana,me:Bo,me:Cy", "--seed", "1"], &script).stdout;
    let out = out.replace("reopen\n  Cy", "reopen Cy");
    let (_, last) = out.split_once("\nAna and Cy have sealed. ").expect("two have committed");
    assert!(
        last.starts_with("To change that before all have: reopen Ana or reopen Cy\n"),
        "{last}"
    );
    let who = "Say who is to come back: reopen Ana or reopen Cy\n";
    assert_eq!(last.matches(who).count(), 2, "{last}");
    assert!(last.contains("Cy’s turn: City Hall will stand on"), "{last}");
    assert!(last.contains("Cy thinks again."), "{last}");
}

/// The R1 on f4 has City Hall around it (SC-6.1), costs $1 (`tile_r1`) and a point (SC-5.3), and
/// takes a citizen from City Hall (SC-5.7).
#[test]
fn a_build_shows_what_it_costs_before_it_counts() {
    let answer = answers(&[
        "",
        "r1 f4",
        "u",
        "u",
        "r1",
        "f4",
        "",
        "plan",
        "u",
        "why r2 f4 f5",
        "f1 b2",
        "r1 g7",
    ]);
    assert!(
        answer[0].contains("── 1 Ana ──") && answer[0].contains("R1 Residence 1 $1, "),
        "{}",
        answer[0]
    );
    assert!(answer[1].starts_with("Residence 1 on f4, a citizen moves in. SC-6.1"));
    assert!(
        answer[1].contains("-$1 and 1 build point.") && answer[1].contains("City Hall on c3 d3 e3")
    );
    assert!(answer[2].starts_with("Taken back."), "{}", answer[2]);
    assert!(answer[4].contains(" o ") || answer[4].contains(" 1 "), "{}", answer[4]);
    assert!(answer[6].contains("$7, then $6") && answer[6].contains("R1*"), "{}", answer[6]);
    // One of the three in City Hall must move in (SC-5.7).
    assert!(answer[6].contains("City Hall 2, Career 11"), "{}", answer[6]);
    assert!(answer[7].contains("1. Residence 1 on f4"), "{}", answer[7]);
    assert!(answer[8].starts_with("Taken back: ") && !answer[8].contains("then $6"));
    assert!(answer[9].contains("needs 2 public buildings around it and has only 1. SC-6.1"));
    assert!(answer[10].starts_with("Factory 1 on b2. SC-6.3"), "{}", answer[10]);
    assert!(answer[11].contains("SC-6.1"), "{}", answer[11]);
}

/// Enter does nothing that is not on the screen: a refused line leaves nothing behind.
#[test]
fn after_a_refusal_nothing_waits_to_be_confirmed() {
    let answer = answers(&["", "r1 f4", "r1 g7", "", "plan", "r1 f4", "hunt", "", "plan"]);
    for plan in [4, 8] {
        assert!(answer[plan].contains("Nothing is planned yet."), "{}", answer[plan]);
    }
    // The citizen on f4 may go only to f3.
    let built = "\nr1 f4\n\nc1 f3\n\ncommit\n\n\ncommit\n\n";
    let (turns, _) = by_turns(ROUND_1, &(built.to_owned() + "\nf4 e1\n\nf4 9\n\n"));
    let last = turns.last().expect("Ana moves");
    assert!(!last.contains("Enter does it") && !last.contains("goes from"), "{last}");
}

/// Where cells can be chosen, c3 means the cell, not Commerce 3; at the start of a line, map codes
/// work.
#[test]
fn cells_come_before_codes_and_codes_of_the_map_are_known() {
    let answer = answers(&["", "r1", "c3", "u", "p1 g7", "u", "u", "why fi", "log abc", "back"]);
    assert!(answer[2].contains("Something stands on c3: "), "{}", answer[2]);
    assert!(answer[4].starts_with("Small Park on g7. "), "{}", answer[4]);
    assert!(answer[7].starts_with("Fir Fire Station: $3"), "{}", answer[7]);
    assert!(answer[8].starts_with("\"abc\" is no number"), "{}", answer[8]);
    assert!(answer[9].contains("write u"), "{}", answer[9]);
}

/// SC-7.1: a C2 on g4 g5 is not a new tile when a C1 stands on g4.
#[test]
fn an_upgrade_that_is_typed_as_a_build_is_named() {
    let folder = tempfile::tempdir().unwrap();
    let begin = "1\n\nc3 d3 e3 c4 d4 e4\n\na1 a2\n\n2\n\nr1 f4\n\nr1 f3\n\nc1 g4\n\ncommit\n\n";
    let round = "f4 e1\n\nend\n\nend\n\na1 b1\n\n1\n\n";
    let input = [begin, round, "c2 g4 g5\n\nplan\nupgrade f4 f5\nupgrade g4 g5\n"].concat();
    let out = play(folder.path(), &["--seats", "me", "--seed", "4"], &input).stdout;
    assert!(!out.contains("goes from f4"), "{out}");
    assert!(out.contains("C1 on g4 rises by: upgrade g4 g5."), "{out}");
    assert!(out.contains("Nothing is planned yet.") && out.contains("to Commerce 2 with g5."));
    // The R1 on f4 is refused for itself: only City Hall is near (SC-6.1).
    assert!(out.contains("SC-6.1") && !out.contains("share an edge"), "{out}");
    // SC-5.2: upgrades come last.
    let out = out.replace("\n    ", " ");
    assert!(out.contains("3 build points would be lost. SC-5.2"), "{out}");
}

/// SC-7.4, SC-7.1, SC-5.6: the refusal of a documented command names the actual reason, even if the
/// menu has no such command.
#[test]
fn refused_upgrades_name_the_actual_rule() {
    let answer = answers(&["", "r1 f4", "", "upgrade f4 g4", "upgrade c3 c2", "enlarge f4 f5"]);
    for (line, rule) in [(3, "SC-7.4"), (4, "SC-7.1"), (5, "SC-5.6")] {
        assert!(answer[line].contains(rule), "{}", answer[line]);
    }
}

/// SP-TRD-1; SC-3.5.
#[test]
fn a_position_names_players_and_counts_well() {
    let folder = tempfile::tempdir().unwrap();
    let with = ROUND_1.replace("\"players\":2", "\"players\":2,\"modules\":[\"traders\"]");
    fs::write(folder.path().join("traders.json"), with).unwrap();
    let shown = citywright(folder.path(), &["show", "traders.json", "--at", "11"], "");
    let out = shown.done();
    assert!(out.starts_with("Player 1 is Ana and Player 2 is Bo\n"), "{out}");
    let people = "City Hall 3 citizens; Career Center 11 citizens; beside 3 traders; reserve 4; \
                  dead 0 citizens\n";
    assert!(out.contains(people), "{out}");
}

/// SC-12.3, section 19: the seat that draws a promise sees it before the keyboard changes hands,
/// and a person who leaves leaves nothing on the screen.
#[test]
fn only_the_owner_sees_a_drawn_promise() {
    let script = "\ncommit\n\n\ncommit\n\n\n5.1\npromise\n\n\nlog\nq\nn\n";
    let (turns, _) = by_turns(ROUND_1, script);
    let secret = "Ana draws the easy promise “";
    let told: Vec<&String> = turns.iter().filter(|turn| turn.contains(secret)).collect();
    assert!(matches!(told.as_slice(), [turn] if turn.starts_with("Ana")), "{turns:?}");
    let last = turns.last().expect("Bo leaves");
    assert!(last.contains("Ana draws a promise: easy."), "{last}");
    let (_, left) = last.split_once("> q\n").expect("Bo leaves");
    assert!(left.starts_with("\n════"), "{left}");
}

/// SC-5.1: leaving a recalled turn leaves the commit.
#[test]
fn back_in_a_recalled_turn_goes_on() {
    let (turns, record) =
        by_turns(ROUND_1, "\nr1 f4\n\ncommit\n\nreopen ana\n\nback\n\ncommit\n\n");
    assert!(turns[3].contains(" 2 done: leave it as it is"), "{}", turns[3]);
    let reopened = |entry: &&Entry| matches!(entry, Entry::Plain { what: Plain::Reopen, .. });
    assert_eq!(record.log.iter().filter(reopened).count(), 0);
}

/// SC-5.4: of $7 a Fire Station and a Medium Park leave $2, a Large Park costs $3; a School costs
/// wood. The player may ask where an unaffordable tile might stand.
#[test]
fn why_judges_the_place_of_an_unaffordable_tile() {
    let commands = ["", "fir f1 g1 f2", "", "pk2 a3 a4", "", "why pk3 a5 a6 a7", "why sch f3"];
    let answer = answers(&commands);
    for (answer, costs) in answer[5..].iter().zip(["costs $3, and there is only $2", "1 wood"]) {
        assert!(answer.contains(costs), "{answer}");
        assert!(answer.contains("\nThe place itself is allowed."), "{answer}");
    }
    assert_eq!(answer.len(), commands.len());
}

/// SC-4.6, TV-16: a material of the payer's choice is dropped.
#[test]
fn the_architect_changes_prices_everywhere() {
    let with_b = ROUND_1.replace("\"take\":\"H\"", "\"take\":\"B\"");
    let commands = ["", "why uni", "why mus a5 a6 a7", "tiles", "why lib"];
    let answer = shared::answers("small-city", &with_b, &commands);
    // Long sentences wrap.
    let answer: Vec<String> = answer.iter().map(|text| text.replace("\n  ", " ")).collect();
    assert!(answer[0].contains(" Sch School free, "), "{}", answer[0]);
    assert!(
        answer[1]
            .contains("1 stone and 1 metal, less 1 piece of your choice, and nothing is stored.")
    );
    assert!(
        answer[2]
            .contains("1 wood and 1 stone, less 1 piece of your choice, and nothing is stored.")
    );
    assert!(answer[2].ends_with("\nThe place itself is allowed."), "{}", answer[2]);
    assert!(answer[3].contains(" Mus Museum         1w/1s "), "{}", answer[3]);
    assert!(answer[4].starts_with("Lib Library: 1 wood, "), "{}", answer[4]);
}

#[test]
fn bots_of_one_kind_have_different_names() {
    let folder = tempfile::tempdir().unwrap();
    let out = play(folder.path(), &["--seed", "1"], &"1\n\n".repeat(3)).stdout;
    for name in ["planner 2", "planner 3"] {
        assert!(out.contains(&format!("{name} draws a promise")), "{out}");
        assert!(out.contains(&format!("{name}: $")), "{out}");
    }
    let nobody = citywright(folder.path(), &["play", "small-city", "--players", "0"], "");
    nobody.refused(2, &["--players 0"]);
}

#[test]
fn words_explain_and_errors_say_what_to_do() {
    let answer =
        answers(&["", "rules 5.9", "why uni", "cards", "hunt", "99", "forecast", "council"]);
    assert!(answer[1].starts_with("  SC-5.9  "), "{}", answer[1]);
    assert!(answer[2].contains("1 stone and 1 metal") && answer[2].contains("SC-6.8"));
    assert!(answer[3].contains("H Opponent (taken by Ana): no effect. SC-4.12"), "{}", answer[3]);
    assert!(answer[4].starts_with("\"hunt\" is nothing to choose now. Write ? for help."));
    // R1, F1, three Parks, two stations, the zone, the commit.
    assert!(answer[5].starts_with("There is no line 99: they run from 1 to 9."), "{}", answer[5]);
    // SC-11.1: three citizens in City Hall.
    assert!(answer[6].contains("1 Ana: 0 % now, this round +3 = 3 made, to 3 %"), "{}", answer[6]);
    // SC-12.1: two discs each, left of column 1.
    assert!(
        answer[7].contains("   1 Ana       ●●\n   2 Bo        ●●\n   ● a disc: "),
        "{}",
        answer[7]
    );
}

/// C4 is a tile, c4 a cell.
#[test]
fn reasons_fit_their_lines_and_cells_stay_small() {
    let answer = answers(&["", "why r4 c5", "tiles", "commit"]);
    assert!(
        answer[1]
            .ends_with("\nResidence 4 does not fit c5: choose cells of one of its shapes. SC-2.4"),
        "{}",
        answer[1]
    );
    assert!(answer[2].contains("\n R2  Residence 2    $2     22  needs 2 public buildings around"));
    assert!(!answer[2].contains('~'), "{}", answer[2]);
    let open = answer[2].lines().skip_while(|line| !line.ends_with(" places"));
    assert_eq!(open.filter(|line| !line.ends_with(" places")).count(), 0, "{}", answer[2]);
    assert!(answer[3].contains("\n  3 build points stay unused."), "{}", answer[3]);
}

/// The map stays visible: not all 60 places of City Hall in a zone of 7 by 7 are listed.
#[test]
fn few_places_are_listed_and_all_can_be_typed() {
    let (begun, _) = ROUND_1.split_once(",\n           {\"seat\":0,\"hall\"").expect("City Halls");
    let (turns, _) = by_turns(&format!("{begun}]}}"), "\nf6 g6\n");
    let (_, asked) =
        turns[1].split_once("Ana’s turn: place City Hall").expect("the prompt is printed");
    let (list, narrowed) = asked.split_once("\nand 42 more: type cells").expect("18 are listed");
    assert_eq!(list.lines().count(), 1 + 6, "{list}");
    assert!(narrowed.contains("1 to 60 or cells, ? helps > f6 g6\n"), "{narrowed}");
    // Two horizontal, two vertical.
    assert!(narrowed.contains("1 to 4 or cells, u takes back > "), "{narrowed}");
    assert!(narrowed.contains("City Hall: where?\n 1 f4 g4 f5 g5 f6 g6 "), "{narrowed}");
}

/// A shop with one cell has the first function, cash (SC-6.2).
#[test]
fn a_move_names_the_function_of_its_target() {
    let built = "\nr1 f4\n\nc1 f3\n\ncommit\n\n\ncommit\n\n";
    let (turns, _) = by_turns(ROUND_1, &(built.to_owned() + "\nf4\nu\n"));
    let last = turns.last().expect("Ana moves");
    assert!(last.contains("\n 1 move f4 (Residence 1), 1 place   2 end: nothing more\n"), "{last}");
    let told = "From f4 to f3. SC-8.3\n  Commerce 1: cash.\nEnter does it, u takes back > u";
    assert!(last.contains(told), "{last}");
}

#[test]
fn a_game_goes_on_from_its_file_and_an_input_that_ends_loses_nothing() {
    let folder = tempfile::tempdir().unwrap();
    fs::write(folder.path().join("round1.json"), ROUND_1).unwrap();
    let ended = play(folder.path(), &["--load", "round1.json"], "\nf1 f7\n\n");
    assert!(ended.stdout.contains("The input has ended.\nThe game is saved in small-city-1.json."));
    assert!(ended.stdout.ends_with("citywright play small-city --load small-city-1.json\n"));
    let saved = kept(&folder.path().join("small-city-1.json"));
    assert_eq!(saved.log.len(), 18);
    let again = play(folder.path(), &["--load", "small-city-1.json"], "\nplan\n");
    assert!(again.stdout.contains("1. Factory 1 on f7"), "{}", again.stdout);
}

#[test]
fn every_constant_is_listed_with_its_source() {
    let folder = tempfile::tempdir().unwrap();
    let run = |args: &[&str]| citywright(folder.path(), &[&["rules"], args].concat(), "");
    let all = run(&["small-city", "--constants"]);
    assert_eq!(all.status, 0, "{}", all.stderr);
    let line = |out: &str, key: &str| {
        let found = out.lines().find(|line| line.split_whitespace().next() == Some(key));
        let words = found.unwrap_or_else(|| panic!("{key} is not listed")).split_whitespace();
        words.skip(1).map(str::to_owned).collect::<Vec<_>>().join(" ")
    };
    // Section 1: key, provenance letter, rule, value.
    assert_eq!(line(&all.stdout, "rounds"), "public SC-2.1 8");
    assert_eq!(line(&all.stdout, "space_cash"), "printed SC-9.2 1");
    assert_eq!(line(&all.stdout, "zone_max"), "deduced SC-2.3 10");
    assert_eq!(line(&all.stdout, "death_thresholds"), "ours SC-11.5 [20, 40, 60, 80]");
    assert_eq!(line(&all.stdout, "tile_r5.price"), "public SC-6.1 5");
    fs::write(folder.path().join("mine.toml"), "name = \"mine\"\nbuild_points = 4\n").unwrap();
    let own = run(&["small-city", "--constants", "mine.toml"]);
    assert_eq!(line(&own.stdout, "build_points"), "yours SC-5.3 4");
    assert_eq!(line(&own.stdout, "rounds"), "public SC-2.1 8");
    let json = run(&["small-city", "--constants", "--json"]).stdout;
    let rows: serde_json::Value = serde_json::from_str(&json).unwrap();
    assert_eq!(rows[0]["key"], "rounds");
    assert!(run(&["SC-5.9"]).stdout.starts_with("SC-5.9  "), "the id alone identifies the game");
    assert!(run(&["small-city", "5.9"]).stdout.starts_with("SC-5.9  "));
    assert!(run(&["simplicity", "--constants"]).stderr.contains("small-city has"));
}

/// One mechanism for every command, and all faults at once.
#[test]
fn a_bad_constants_file_is_refused_whole() {
    let folder = tempfile::tempdir().unwrap();
    let text = "name = \"mine\"\nbuild_point = 4\nzone_start = 40\n[tile_c1]\nprice = \"lots\"\n";
    fs::write(folder.path().join("bad.toml"), text).unwrap();
    fs::write(folder.path().join("round1.json"), ROUND_1).unwrap();
    for (command, option) in [
        &["play", "small-city"][..],
        &["simulate", "small-city", "--players", "2"],
        &["replay", "round1.json"],
        &["show", "round1.json"],
        &["rules", "small-city"],
        &["bench", "small-city"],
    ]
    .into_iter()
    .flat_map(|command| ["--data", "--constants"].map(|option| (command, option)))
    {
        let refused = citywright(folder.path(), &[command, &[option, "bad.toml"]].concat(), "");
        assert_eq!(refused.status, 1, "{command:?}: {}", refused.stdout);
        for part in
            ["in bad.toml", "did you mean build_points?", "zone_start", "(SC-2.3)", "tile_c1.price"]
        {
            assert!(refused.stderr.contains(part), "{command:?}: {}", refused.stderr);
        }
    }
    // One option for every game: the named game judges the file.
    let args = ["play", "simplicity", "--constants", "bad.toml"];
    citywright(folder.path(), &args, "").refused(1, &["in bad.toml", "build_point", "(SIM-2.4)"]);
}

/// `--data` works for any game: the records name theirs.
#[test]
fn a_bad_components_file_is_judged_by_the_game_of_the_records() {
    let folder = tempfile::tempdir().unwrap();
    let text = "name = \"mine\"\nbuild_point = 4\nzone_start = 40\n";
    fs::write(folder.path().join("bad.toml"), text).unwrap();
    fs::write(folder.path().join("small-city.json"), ROUND_1).unwrap();
    let simplicity = include_str!("../../../../docs/examples/round-4.json");
    fs::write(folder.path().join("simplicity.json"), simplicity).unwrap();
    fs::write(folder.path().join("none.json"), "").unwrap();
    let of_small_city = ["did you mean build_points?", "zone_start", "(SC-2.3)"];
    let of_simplicity = ["build_point", "(SIM-2.4)", "(SIM-2.7)"];
    for (records, expected, others) in [
        ("small-city.json", &of_small_city[..], "SIM-"),
        ("simplicity.json", &of_simplicity, "SC-"),
        // No record names the game.
        ("none.json", &[of_small_city, of_simplicity].concat(), "nothing else"),
    ] {
        for command in ["replay", "show"] {
            let args = [command, records, "--data", "bad.toml"];
            let refused = citywright(folder.path(), &args, "");
            assert_eq!(refused.status, 1, "{args:?}: {}", refused.stdout);
            assert!(refused.stderr.starts_with("error: in bad.toml: "), "{}", refused.stderr);
            assert!(!refused.stderr.contains(others), "{args:?}: {}", refused.stderr);
            for part in expected {
                assert!(refused.stderr.contains(part), "{args:?}: {}", refused.stderr);
            }
        }
    }
}

/// The Mayor belongs to Ana, who hosts (SC-4.1), not to Bo.
#[test]
fn a_wrong_record_names_players_as_the_screen_does() {
    let folder = tempfile::tempdir().unwrap();
    let wrong = ROUND_1.replace(r#""seat":0,"mayor""#, r#""seat":1,"mayor""#);
    fs::write(folder.path().join("wrong.json"), wrong).unwrap();
    let refused = citywright(folder.path(), &["replay", "wrong.json"], "");
    assert_eq!(refused.status, 1);
    let why = "entry 12: It is the turn of Player 1, not of Player 2. (SC-2.9)";
    assert!(refused.stderr.contains(why), "{}", refused.stderr);
}

/// One round instead of eight (SC-2.1) makes a game less than half as long.
#[test]
fn bench_measures_with_the_constants_of_the_arguments() {
    let folder = tempfile::tempdir().unwrap();
    fs::write(
        folder.path().join("short.toml"),
        "name = \"short\"\nrounds = 1\nplatform_round = 1\n",
    )
    .unwrap();
    let bench = |own: &[&str]| -> Vec<u64> {
        let args = [&["bench", "small-city", "--time", "1", "--json"], own].concat();
        let measured = citywright(folder.path(), &args, "");
        assert_eq!(measured.status, 0, "{}", measured.stderr);
        let json: serde_json::Value = serde_json::from_str(&measured.stdout).unwrap();
        let rows = json["seats"].as_array().expect("a row for each number of seats");
        let numbers: Vec<_> = rows.iter().map(|row| row["number"].as_u64()).collect();
        assert_eq!(numbers, [1, 2, 3, 4].map(Some));
        rows.iter().map(|row| row["inputs_per_game"].as_u64().expect("a number")).collect()
    };
    let (standard, short) = (bench(&[]), bench(&["--constants", "short.toml"]));
    for (standard, short) in standard.into_iter().zip(short) {
        assert!(0 < short && 2 * short < standard, "{short} of {standard}");
    }
}
