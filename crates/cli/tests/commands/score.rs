//! `citywright score`, `rules` and `bench`.

use super::{Folder, run, text};

const V4: &str = include_str!("../../../../docs/examples/score-table.txt");

/// V4 and V5 of the rules, letter by letter.
#[test]
fn score_prints_the_table_of_v4() {
    let folder = Folder::new();
    let path = folder.write("v4.txt", V4);
    let scored = run(&["score", "simplicity", text(&path), "--players", "Ff,JI,CA"]);
    let table = "            F    f    J    I    C    A
links       6    6    9    3    6    3
R           6    0    0    2    6    0
K           1    0   10    2    1    6
O           4    5    7   13    5    0
V           4    7    0    0    0    7
parks       0   10    0    0    9    9
tokens      1    0    1    0    3    0
total      22   28   27   20   30   25

1. CA  25
2. Ff  22
3. JI  20
";
    assert_eq!(scored.done(), table);
}

#[test]
fn score_for_programs_lists_teams_as_they_first_appear() {
    let folder = Folder::new();
    let path = folder.write("v4.txt", V4);
    let json = run(&["score", "simplicity", text(&path), "--json"]).json();
    let teams = json["teams"].as_array().expect("a list");
    let owners: Vec<&str> = teams.iter().filter_map(|team| team["owner"].as_str()).collect();
    assert_eq!(owners, ["f", "J", "I", "A", "F", "C"]);
    assert_eq!(teams[0]["parks"], 10);
    assert_eq!(json["players"][5], serde_json::json!({"score": 30, "rank": 1}));
}

#[test]
fn a_tie_is_broken_by_pawns_if_they_are_given() {
    let folder = Folder::new();
    let path = folder.write("tie.txt", "Ra .. Rb\n");
    let open = run(&["score", "simplicity", text(&path)]);
    assert!(open.done().contains("1. a  1\n1. b  1\nA tie goes to the higher pawn (SIM-5.6)"));
    let json = run(&["score", "simplicity", text(&path), "--json"]);
    assert!(json.done().starts_with('{') && json.stderr.contains("ranks are shared; add --pawns"));
    let broken = run(&["score", "simplicity", text(&path), "--pawns", "ba"]);
    assert!(broken.done().ends_with("1. b  1\n2. a  1\n"));
}

#[test]
fn players_and_pawns_name_every_team_once() {
    let folder = Folder::new();
    let path = folder.write("four.txt", "Ra Rb Rc Rd\n");
    let cases = [
        (&["--pawns", "abc"][..], &["--pawns", "exactly once"][..]),
        (&["--pawns", "abca"], &["--pawns", "exactly once"]),
        (&["--pawns", "abcdd"], &["--pawns", "exactly once"]),
        (&["--pawns", "abcx"], &["--pawns", "no team 'x'"]),
        (&["--players", "ab"], &["--players", "exactly once"]),
        (&["--players", "ab,cda"], &["--players", "exactly once"]),
        (&["--players", "ab,cx"], &["--players", "no team 'x'"]),
        (&["--players", "ab,c,d"], &["--players", "SIM-2.2"]),
        (&["--players", "abc,d"], &["--players", "SIM-2.2"]),
        (&["--players", "abcd,"], &["--players", "SIM-2.2"]),
    ];
    for (arguments, parts) in cases {
        run(&[&["score", "simplicity", text(&path)], arguments].concat()).refused(2, parts);
    }
    let scored =
        run(&["score", "simplicity", text(&path), "--players", "ac,bd", "--pawns", "dcba"]);
    assert!(scored.done().ends_with("\n1. bd  4\n2. ac  4\n"), "{}", scored.stdout);
}

#[test]
fn a_bad_position_says_where() {
    let folder = Folder::new();
    let cases = [
        ("RA X-\n", &["line 1, column 4: b1", "'X' is no type"][..]),
        ("RA RB\nRA\n", &["line 2", "1 space and the first has 2 spaces"]),
        ("", &["no row of spaces"]),
        ("RA\ntokens: A=6\n", &["line 2", "five tokens"]),
        ("RA RB\ntokens: A=3 B=3\n", &["line 2", "\"B=3\"", "five tokens", "SIM-4.2"]),
        ("RA RB\ntokens: A=3\ntokens: A=0\n", &["line 3", "\"A=0\"", "twice"]),
        ("RA RB\ntokens: a=1\n", &["line 2", "\"a=1\"", "no disc"]),
        ("RA RB\nTokens: A=1\n", &["line 2", "\"Tokens:\"", "tokens:"]),
        ("RA RB\ntokens A=1\n", &["line 2", "tokens:"]),
        (&"RA RB\n".repeat(12_000), &["longer than 64 KiB"]),
        (".. R-\n", &["line 1", "no space of this city has an owner"]),
        ("Ra Rb Rc Rd Re Rf Rg\n", &["line 1, column 19: g1", "seventh team", "SIM-2.2"]),
        ("Ra R\n", &["b1", "two characters"]),
    ];
    for (position, parts) in cases {
        let path = folder.write("bad.txt", position);
        run(&["score", "simplicity", text(&path)]).refused(1, parts);
    }
}

#[test]
fn rules_shows_one_rule_or_all() {
    assert!(run(&["rules", "sim-5.3"]).done().starts_with("SIM-5.3  Each disc on a park"));
    assert_eq!(run(&["rules", "5.3"]).stdout, run(&["rules", "SIM-5.3"]).done());
    let all = run(&["rules"]).done().to_owned();
    assert!(all.contains("SIM-2.1") && all.contains("SIM-5.6"));
    assert!(all.lines().all(|line| line.chars().count() <= 80));
    // Every rule of every game, and no other: for Small City those of all its modules.
    for game in catalog::games() {
        let all = run(&["rules", game.name()]).done().to_owned();
        let told =
            all.lines().filter(|line| line.starts_with(|first: char| !first.is_whitespace()));
        let told: Vec<&str> = told.filter_map(|line| line.split_whitespace().next()).collect();
        assert_eq!(told, game.rules(), "{}", game.name());
    }
    let options = run(&["rules", "--options"]).done().to_owned();
    assert!(options.lines().all(|line| line.chars().count() <= 80), "{options}");
    assert!(options.contains("\ndemolition  by_players"), "{options}");
    assert!(options.starts_with("players ") && options.contains("default"), "{options}");
    let options = run(&["rules", "--options", "--json"]).json();
    assert_eq!(options[1]["key"], "demolition");
    let options = run(&["rules", "small-city", "--options"]).done().to_owned();
    assert!(options.lines().all(|line| line.chars().count() <= 80), "{options}");
    assert!(
        options.contains(
            "\nmodules      none, or some of police, traders, forest, cities, cards, buildings,\n"
        ),
        "{options}"
    );
    let words = options.split_whitespace().collect::<Vec<_>>().join(" ");
    assert!(words.contains("special needs promises, historic needs forest"), "{options}");
    assert!(words.contains("special needs advanced=yes"), "{options}");
    assert!(words.contains("only with modules=forest"), "{options}");
    run(&["rules", "SIM-9.9"]).refused(1, &["SIM-9.9", "SIM-2.1"]);
}

#[test]
fn bench_measures_every_number_of_teams() {
    let json = run(&["bench", "simplicity", "--time", "1", "--json"]).json();
    let teams = json["teams"].as_array().expect("a list");
    assert_eq!(teams.len(), 3);
    for (row, number) in teams.iter().zip([4, 5, 6]) {
        assert_eq!(row["number"], number);
        assert_eq!(row["state_bytes"], 128);
        assert_eq!(row["allocations_per_move"], 0.0);
        for key in ["games_per_second", "ns_per_decision", "ns_per_scoring"] {
            assert!(row[key].as_f64().is_some_and(|value| value > 0.0), "{key}");
        }
    }
}
