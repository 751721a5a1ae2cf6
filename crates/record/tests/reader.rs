//! The reader refuses what is not a record; the message says where, what and which rule.

use kernel::Fault;
use record::{Record, RecordError, game_of, replay};
use serde_json::json;
use simplicity::Simplicity;

use crate::shared::{golden, library};

/// Reads a text as record 3 of a file and replays it. The documentation lists every code.
fn refusal(text: &str) -> RecordError {
    let read = Record::<Simplicity>::from_json(text, 3);
    let played = read.and_then(|record| replay(&record, 3, &library()).map(drop));
    let error = played.expect_err("it should be refused");
    let documented = include_str!("../../../docs/records.md");
    assert!(documented.contains(&format!("`{}`", error.code())), "{error}");
    error
}

/// A golden record with its first `from` replaced.
fn with(name: &str, from: &str, to: &str) -> String {
    let line = golden(name);
    assert!(line.contains(from), "{from} is not in {name}");
    line.replacen(from, to, 1)
}

/// In `players-4`, entry 10 is the last pawn, 11 to 17 are the tiles of round 1, 18 blocks slot 5
/// and 19 is the first turn, of team 3.
#[track_caller]
fn check(from: &str, to: &str, code: &str, message: &str) {
    let error = refusal(&with("players-4", from, to));
    assert_eq!((error.code(), error.to_string().as_str()), (code, message));
}

#[test]
fn the_head_is_checked() {
    check(
        "citywright-record/1",
        "citywright-record/2",
        "format",
        "record 3, field \"format\": \"citywright-record/2\" is no format that is known here; \
         the one known is \"citywright-record/1\" (column 31)",
    );
    check(
        "\"game\":\"simplicity\"",
        "\"game\":\"chess\"",
        "game",
        "record 3, field \"game\": this is a game of \"chess\", where one of \"simplicity\" is \
         expected (column 46)",
    );
    check(
        "\"rules\":1",
        "\"rules\":2",
        "rules",
        "record 3, field \"rules\": Rules { rules: 2, newest: 1 }",
    );
    check(
        "\"Ana\",",
        "",
        "seats",
        "record 3, field \"seats\": there are 4 seats, but 3 names; write one for each",
    );
    check(
        "\"seats\":[\"Ana\",\"Bo\",\"Cy\",\"Di\"],",
        "",
        "field",
        &format!("record 3: missing field `seats` (column {})", golden("players-4").len() - 31),
    );
}

/// Refusals of the rules are documents; the text beside them is for developers.
#[test]
fn the_set_up_is_checked() {
    let error = refusal(&with("players-4", "\"players\":4", "\"players\":7"));
    let document = json!({"why": "players", "players": 7, "code": "players", "rule": "SIM-2.2"});
    assert_eq!(error.told(), Some(("simplicity", [document].as_slice())));
    check(
        "\"players\":4",
        "\"players\":7",
        "players",
        "record 3, field \"setup\": Players { players: 7 } (SIM-2.2)",
    );
    check(
        "\"components\":\"standard\"",
        "\"components\":\"mine\"",
        "unknown_components",
        "record 3, field \"setup\": UnknownComponents { name: \"mine\", known: [\"standard\", \
         \"hillside\"] } (SIM-2.4)",
    );
    check(
        "by_players",
        "sometimes",
        "field",
        "record 3, field \"setup.demolition\": unknown variant `sometimes`, expected one of \
         `by_players`, `always`, `never` (column 131) (SIM-3.2)",
    );
}

#[test]
fn a_malformed_entry_names_itself_and_its_field() {
    // The reader notices at the byte after the value.
    let column = |text: &str| golden("players-4").find(text).expect("it is there") + text.len() + 1;
    check(
        "\"take\":7,\"build\":\"a5\"",
        "\"take\":7,\"build\":\"c9\"",
        "field",
        &format!(
            "record 3, entry 19, field \"build\": \"c9\" is no space: spaces run from \"a1\" to \
             \"g7\", a column's letter and a row (SIM-2.3) (column {})",
            column("\"take\":7,\"build\":\"a5\"")
        ),
    );
    check(
        "\"block\":5",
        "\"block\":8",
        "field",
        &format!(
            "record 3, entry 18, field \"block\": there is no slot 8: they run from 1 to 7 \
             (SIM-2.5) (column {})",
            column("\"block\":5")
        ),
    );
    check("{\"face\":\"b\"}", "{}", "no_input", "record 3, entry 6: NoInput");
}

#[test]
fn unknown_double_and_empty_fields_are_refused_at_every_level() {
    for (from, to, entry, field) in [
        ("\"rules\":1", "\"rules\":1,\"note\":2", None, "note"),
        ("\"players\":4", "\"players\":4,\"note\":2", None, "setup.note"),
        ("{\"face\":\"b\"}", "{\"face\":\"b\",\"note\":2}", Some(6), "note"),
        ("{\"teams\":[", "{\"note\":2,\"teams\":[", None, "result.note"),
        ("{\"links\":3", "{\"note\":2,\"links\":3", None, "result.teams[0].note"),
        ("{\"score\":17", "{\"note\":2,\"score\":17", None, "result.players[0].note"),
        ("{\"face\":\"b\"}", "{\"face\":\"b\",\"tile\":null}", Some(6), "tile"),
        ("{\"links\":3", "{\"owner\":null,\"links\":3", None, "result.teams[0].owner"),
    ] {
        let error = refusal(&with("players-4", from, to));
        assert_eq!(
            (error.code(), error.entry(), error.field()),
            ("field", entry, Some(field)),
            "{error}"
        );
    }
    for (field, double) in [
        ("\"rules\":1", "duplicate field `rules`"),
        ("\"players\":4", "duplicate field `players`"),
        ("\"face\":\"b\"", "duplicate field `face`"),
        ("\"links\":3", "duplicate field `links`"),
    ] {
        let error = refusal(&with("players-4", field, &format!("{field},{field}")));
        assert!(error.problem().starts_with(double), "{error}");
    }
}

/// Libraries read these as the same; the format does not.
#[test]
fn only_the_form_itself_is_accepted() {
    for (from, to, field) in [
        ("\"format\"", "\"result\":null,\"format\"", "result"),
        ("{\"score\":17,\"rank\":3}", "[17,3]", "result.players[0]"),
        ("\"order\":\"random\"", "\"order\":{\"random\":null}", "setup.order"),
    ] {
        let name = if field == "result" { "running-4" } else { "players-4" };
        let error = refusal(&with(name, from, to));
        assert_eq!((error.code(), error.field()), ("field", Some(field)), "{error}");
    }
    let error = refusal(&with("players-4", "{\"score\":17,\"rank\":3}", "[17,3]"));
    assert_eq!(error.problem(), "a list of 2 cannot stand here; write an object");
}

#[test]
fn space_between_and_order_of_fields_are_free() {
    let line = golden("players-4");
    let read = |text: &str| Record::<Simplicity>::from_json(text, 1).expect("it is sound");
    let spaced = line.replace(':', " :\t").replace(',', " ,\r\n ");
    let swapped = with("players-4", "{\"team\":0,\"block\":5}", "{\"block\":5,\"team\":0}");
    let escaped = with("players-4", "\"Ana\"", "\"\\u0041na\"");
    for text in [spaced, swapped, escaped, format!(" {line} ")] {
        assert_eq!(read(&text).to_json(), line);
    }
}

#[test]
fn malformed_json_is_refused_with_its_place() {
    for (text, code, message) in [
        ("", "cut_off", "record 3: the text ends within the record: EOF while parsing a value"),
        ("nonsense", "syntax", "record 3: this is no JSON: expected ident (column 2)"),
        (
            "{\"format\":\n\"citywright-record/1\",}",
            "syntax",
            "record 3: this is no JSON: trailing comma (line 2, column 23)",
        ),
        (
            "[1]",
            "field",
            "record 3, field \"[0]\": invalid type: integer `1`, expected a string (column 2)",
        ),
    ] {
        let error = refusal(text);
        assert_eq!(error.code(), code, "{error}");
        assert!(error.to_string().starts_with(message), "{error}");
    }
    let two = golden("players-4").repeat(2);
    let error = refusal(&two);
    assert_eq!(
        (error.code(), error.problem()),
        (
            "syntax",
            format!("this is no JSON: trailing characters (column {})", two.len() / 2 + 1).as_str()
        )
    );
}

#[test]
fn a_record_that_is_cut_off_says_so() {
    let line = golden("players-4");
    let at = line.find("\"take\":7,\"build\":").expect("the first turn") + 17;
    let error = refusal(&line[..at]);
    assert_eq!(
        (error.code(), error.entry(), error.field()),
        ("cut_off", Some(19), Some("build")),
        "{error}"
    );
    let wanted = format!(
        "record 3, entry 19, field \"build\": the text ends within the record: EOF while parsing a \
         value (column {at})"
    );
    assert_eq!(error.to_string(), wanted);
}

/// Deeper than any stack: refused, not crashed.
#[test]
fn deep_nesting_is_refused() {
    let deep = "[".repeat(1 << 20);
    assert_eq!(refusal(&deep).code(), "field");
    for from in ["\"Ana\"", "\"standard\"", "\"a5\""] {
        let error = refusal(&with("players-4", from, &deep));
        assert_eq!(error.code(), "field", "{error}");
    }
    let unknown = format!("{{\"x\":{deep}");
    assert!(matches!(game_of(&unknown, 1), Err(error) if error.code() == "cut_off"));
}

#[test]
fn an_illegal_entry_names_itself_and_its_rule() {
    for (from, to, entry, rule) in [
        // An ordinary strip in place of the special one, which then never comes.
        ("{\"strip\":\"special\"}", "{\"strip\":\"1\"}", 5, "SIM-2.3"),
        ("{\"strip\":\"6\"}", "{\"strip\":\"9\"}", 4, "SIM-2.4"),
        ("{\"pawn\":1}", "{\"pawn\":3}", 8, "SIM-2.8"),
        ("{\"tile\":\"O\"}", "{\"tile\":\"P\"}", 11, "SIM-2.7"),
        ("{\"team\":0,\"block\":5}", "{\"team\":0,\"take\":7,\"build\":\"a5\"}", 18, "SIM-3.2"),
        ("\"take\":7,\"build\":\"a5\"", "\"take\":5,\"build\":\"a5\"", 19, "SIM-3.2"),
        ("{\"team\":3,\"take\":7", "{\"team\":2,\"take\":7", 19, "SIM-3.3"),
        ("{\"team\":3,\"take\":7", "{\"team\":5,\"take\":7", 19, "SIM-2.2"),
    ] {
        let error = refusal(&with("players-4", from, to));
        assert_eq!((error.entry(), error.rule()), (Some(entry), Some(rule)), "{error}");
        assert!(error.to_string().starts_with(&format!("record 3, entry {entry}: ")), "{error}");
        assert!(error.to_string().ends_with(&format!("({rule})")), "{error}");
    }
}

#[test]
fn an_entry_after_the_end_is_refused() {
    let log = Record::<Simplicity>::from_json(&golden("players-4"), 1).expect("sound").log.len();
    let error = refusal(&with("players-4", "],\"result\"", ",{\"tile\":\"R\"}],\"result\""));
    assert_eq!((error.code(), error.entry()), ("game_over", Some(log + 1)));
}

#[test]
fn the_result_must_be_that_of_the_log() {
    check(
        "\"rank\":3",
        "\"rank\":4",
        "result",
        "record 3, field \"result.players[0].rank\": the record says 4, but by the rules it is 3",
    );
    check(
        "{\"links\":3,",
        "{\"owner\":\"F\",\"links\":3,",
        "result",
        "record 3, field \"result.teams[0].owner\": the record says \"F\", but by the rules it is \
         left out",
    );
    check(
        ",{\"score\":18,\"rank\":1}",
        "",
        "result",
        "record 3, field \"result.players\": the record says a list of 3, but by the rules it is a \
         list of 4",
    );
    let line = golden("players-4");
    let (log, result) = line.split_at(line.find(",\"result\"").expect("it is over"));
    let error = refusal(&format!("{log}}}"));
    assert_eq!(error.to_string(), "record 3, field \"result\": the game is over; add its result");
    let early = format!("{}{result}", golden("running-4").trim_end_matches('}'));
    assert_eq!(
        refusal(&early).to_string(),
        "record 3, field \"result\": the game is not over after entry 17; add the rest of the log \
         or leave the result out"
    );
}

#[test]
fn the_game_of_a_record_is_found_from_its_head() {
    let line = golden("players-4");
    let head = &line[..line.find(",\"rules\"").expect("the rules follow")];
    for text in [&line, head, &line[..line.len() / 2]] {
        assert_eq!(game_of(text, 1), Ok("simplicity".to_owned()));
    }
    assert_eq!(game_of("{\"log\":[{}],\"game\":\"toy\"}", 1), Ok("toy".to_owned()));
    for (text, code, field) in [
        ("{\"format\":\"x/1\",\"game\":\"toy\"}", "format", Some("format")),
        ("{\"game\":7}", "game", Some("game")),
        ("{\"rules\":1}", "field", None),
        ("[]", "field", None),
        ("{\"log\":", "cut_off", Some("log")),
        ("", "cut_off", None),
    ] {
        let error = game_of(text, 9).expect_err("it has no game");
        assert_eq!((error.number(), error.code(), error.field()), (9, code, field), "{error}");
    }
}

/// The error for a wrong option names the rule that it varies; the error for a wrong slot, team or
/// space names that of the value.
#[test]
fn unreadable_values_name_their_rule() {
    let record = golden("players-4");
    for (old, new, rule) in [
        ("\"demolition\":\"by_players\"", "\"demolition\":\"sometimes\"", "SIM-3.2"),
        ("\"stuck\":\"no_tile_fits\"", "\"stuck\":7", "SIM-3.7"),
        ("\"take\":", "\"take\":9", "SIM-2.5"),
        ("\"build\":\"", "\"build\":\"z", "SIM-2.3"),
        ("\"pawn\":", "\"pawn\":9", "SIM-2.2"),
    ] {
        let text = record.replacen(old, new, 1);
        assert_ne!(text, record, "{old} stands in the record");
        let error = Record::<Simplicity>::from_json(&text, 1).expect_err("it is wrong");
        assert!(error.to_string().contains(rule), "{error}");
    }
}
