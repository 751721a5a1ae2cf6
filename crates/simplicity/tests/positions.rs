//! The text of a position (docs/records.md): its meaning, its warnings, and the refusals of wrong
//! texts.

use kernel::Fault;
use simplicity::{Position, Space, Team, Tile, Warning};

#[test]
fn a_text_says_what_stands_where() {
    let text = "\n  RA K- ..  \n\n c. _. P3\r\ntokens: 3=3\ntokens: A=2\n";
    let Position { city, tokens, owners, warnings, .. } =
        Position::from_text(text).expect("a position");
    let at = |name| Space::from_name(name).expect("a space");
    for (space, tile, owner) in [
        ("a1", Some(Tile::Residential), Some(0)),
        ("b1", Some(Tile::Commercial), None),
        ("c1", None, None),
        ("a2", None, None),
        ("b2", None, None),
        ("c2", Some(Tile::Park), Some(1)),
        ("a3", None, None),
    ] {
        assert_eq!(city.tile(at(space)), tile, "{space}");
        assert_eq!(city.owner(at(space)).map(Team::index), owner, "{space}");
    }
    // Teams in the order in which they first appear.
    assert_eq!(owners, ['A', '3']);
    assert_eq!(tokens, [2, 3, 0, 0, 0, 0]);
    assert_eq!(warnings, []);
}

#[test]
fn impossible_positions_are_scored_with_a_warning() {
    for (text, warning, total) in [
        ("P- KA", Warning::UnownedPark { space: Space::new(0, 0) }, 1),
        ("RA .. RA .. RA\nRA .. RA .. RA", Warning::ManyDiscs { letter: 'A', discs: 6 }, 21),
    ] {
        let position = Position::from_text(text).expect("a position");
        assert_eq!(position.warnings, [warning], "{text}");
        assert_eq!(position.scores()[0].total(), total, "{text}");
    }
}

#[test]
fn a_wrong_text_is_refused_with_its_line() {
    let rows = |count| "RA .. ..\n".repeat(count);
    for (text, line, problem) in [
        (String::new(), 1, "no row"),
        ("\n\n".into(), 1, "no row"),
        ("\nK- c.\n.. V-".into(), 1, "nobody scores"),
        (rows(8), 8, "7 rows"),
        (rows(2) + "\nRA ..\n", 4, "2 spaces and the first has 3"),
        ("RA ".repeat(8), 1, "7 columns"),
        ("RA R".into(), 1, "b1: \"R\" is no space"),
        (rows(1) + ".. RAB ..", 2, "b2: \"RAB\" is no space"),
        ("RA XA".into(), 1, "b1: 'X' is no type"),
        ("RA rA".into(), 1, "b1: 'r' is no type"),
        ("RA R+".into(), 1, "'+' is no owner"),
        ("RA Ré".into(), 1, "'é' is no owner"),
        ("RA R.".into(), 1, "\"R.\" is no open space"),
        ("RA x.".into(), 1, "\"x.\" is no open space"),
        ("RA RB RC RD RE RF RG".into(), 1, "'G' is a seventh team"),
        (rows(1) + "tokens: A", 2, "\"A\" is no count"),
        (rows(1) + "tokens: AB=1", 2, "\"AB=1\" is no count"),
        (rows(1) + "tokens: A=x", 2, "\"A=x\" is no count"),
        (rows(1) + "tokens: A=-1", 2, "\"A=-1\" is no count"),
        (rows(1) + "tokens: A=6", 2, "only five tokens"),
        (rows(1) + "tokens: A=1 B=0", 2, "team B has no disc"),
        (rows(1) + "tokens: -=1", 2, "team - has no disc"),
        ("tokens: A=1\n".to_owned() + &rows(1), 1, "team A has no disc in the city above"),
        (rows(1) + "tokens: A=1\ntokens: A=1", 3, "told twice"),
        ("RA RB\ntokens: A=3 B=3".into(), 2, "6 tokens; only five"),
    ] {
        let bad = Position::from_text(&text).expect_err(&text);
        assert_eq!(bad.line, line, "{text:?}: {bad}");
        assert_eq!(bad.code(), "bad_position");
        let told = bad.to_string();
        assert!(told.starts_with(&format!("line {line}, column ")), "{told}");
        assert!(told.contains(problem), "{text:?}: {told} does not say {problem}");
    }
}

#[test]
fn players_and_pawns_of_a_city_are_read_or_refused() {
    let city = "RA RB\nKC OD\n";
    let read = |lines: &str| Position::from_text(&format!("{city}{lines}"));
    let position = read("players: AC BD\npawns: D C B A").expect("a position");
    assert_eq!(position.players, [[0, 2], [1, 3]]);
    assert_eq!(position.pawns, [3, 2, 1, 0]);
    // A 2 and C 1, B 2 and D 1: D stands higher (SIM-5.5, SIM-5.6).
    let places: Vec<_> =
        position.result().players.iter().map(|player| (player.score, player.rank)).collect();
    assert_eq!(places, [(1, 2), (1, 1)]);
    for (lines, place, rule) in [
        ("players: AB C D", (3, 1), Some("SIM-2.2")),
        ("players: ABCD", (3, 1), Some("SIM-2.2")),
        ("players: A B C", (3, 1), None),
        ("pawns: A B C C", (3, 1), None),
        ("pawns: A B C E", (3, 14), None),
    ] {
        let bad = read(lines).expect_err(lines);
        assert_eq!(((bad.line, bad.column), bad.rule), (place, rule), "{bad}");
    }
}
