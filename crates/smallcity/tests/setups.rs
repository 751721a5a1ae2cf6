//! Set-ups as people and records write them; every fault is reported at once.

use std::collections::BTreeSet;
use std::sync::Arc;

use kernel::{Fault, Game, Notation, OptionKind, Rng, Seat};
use serde_json::json;
use smallcity::constants::{Constants, Library, TileKind, Value};
use smallcity::{BadSetup, Cells, Entry, OPTIONS, RULES, Setup, SetupDoc, SmallCity, is_rule};
use testkit::Walk;

use crate::plain::tell;
use crate::subject::{conserved, pairs, varied};

/// A fault: its code, its rule, its sentence.
type Told<'a> = (&'a str, Option<&'a str>, &'a str);

/// Asserts that these are the faults, each with its place.
#[track_caller]
fn assert_faults(bad: &BadSetup, expected: &[Told<'_>]) {
    let parts = bad.parts();
    let told: Vec<(&str, Option<&str>)> =
        parts.iter().map(|part| (part.code(), part.rule())).collect();
    let wanted: Vec<_> = expected.iter().map(|&(code, rule, _)| (code, rule)).collect();
    assert_eq!(told, wanted, "{bad}");
    // Programs that read a single code get that of the first.
    assert_eq!((bad.code(), bad.rule()), wanted[0]);
    for (part, (code, rule, sentence)) in parts.iter().zip(expected) {
        assert!(rule.is_none_or(is_rule), "{rule:?}");
        let document = part.document().expect("a fault of a set-up is data");
        assert_eq!((&document["code"], &document["rule"]), (&json!(code), &json!(rule)));
        assert_eq!(tell("refusal", &document), *sentence);
    }
}

/// The effect of an option on a table of two, as with `--set`.
fn set(key: &str, value: &str) -> Result<SetupDoc, BadSetup> {
    let mut doc = SmallCity::default_setup(2);
    let before = doc.clone();
    let done = SmallCity::set_option(&mut doc, key, value);
    assert!(done.is_ok() || doc == before, "refused, {key}={value} changes nothing");
    done.map(|()| doc)
}

/// The compiled rules of a document.
fn compiled(doc: &SetupDoc) -> String {
    let setup = SmallCity::setup_from(doc, RULES, &SmallCity::library()).expect("it is known");
    format!("{:?}", SmallCity::new(&setup).expect("it can be played").rules())
}

#[test]
fn options_are_read_as_people_write_them() {
    let plain = SetupDoc::new(2);
    for (value, advanced) in [("yes", true), ("true", true), ("no", false), ("false", false)] {
        let doc = set("advanced", value).expect("a yes or no");
        assert_eq!(doc, SetupDoc { advanced, ..plain.clone() }, "{value}");
        // Setting it again takes it back.
        let mut doc = SetupDoc { advanced: !advanced, ..plain.clone() };
        SmallCity::set_option(&mut doc, "advanced", value).expect("a yes or no");
        assert_eq!(doc.advanced, advanced, "{value}");
    }
    let lists: [(&str, &[&str]); 6] = [
        ("none", &[]),
        ("", &[]),
        ("forest", &["forest"]),
        ("traders,forest", &["traders", "forest"]),
        ("traders forest", &["traders", "forest"]),
        (" traders, forest,", &["traders", "forest"]),
    ];
    for (value, modules) in lists {
        let modules = modules.iter().map(|&id| id.to_owned()).collect();
        assert_eq!(set("modules", value), Ok(SetupDoc { modules, ..plain.clone() }), "{value:?}");
    }
    let constants = "my box".to_owned();
    assert_eq!(set("constants", "my box"), Ok(SetupDoc { constants, ..plain.clone() }));
    let options = [("forest_side".to_owned(), "easy,expert".to_owned())].into();
    assert_eq!(set("forest_side", "easy,expert"), Ok(SetupDoc { options, ..plain }));
}

#[test]
fn every_listed_option_can_be_set() {
    let keys: BTreeSet<&str> = OPTIONS.iter().map(|option| option.key).collect();
    assert_eq!(keys.len(), OPTIONS.len(), "each option is listed once");
    assert_eq!(SmallCity::OPTIONS, OPTIONS);
    for option in OPTIONS {
        assert!(is_rule(option.rule), "{} names a rule", option.key);
        if option.kind == OptionKind::Several {
            let base = compiled(&SetupDoc::new(2));
            assert!(compiled(&set(option.key, "none").expect("none is listed")) == base);
            for choice in option.choices {
                let mut with = vec![*choice];
                while let Some((_, other)) = option
                    .needs
                    .iter()
                    .find(|(own, other)| with.contains(own) && !with.contains(other))
                {
                    with.push(other);
                }
                let mut doc = set(option.key, &with.join(",")).expect("listed values");
                for (_, (key, value)) in option.asks.iter().filter(|(own, _)| own == choice) {
                    SmallCity::set_option(&mut doc, key, value).expect("an option that is asked");
                }
                assert!(compiled(&doc) != base);
            }
            continue;
        }
        // Cities never mix with forest, and no two seats have the same one.
        let (modules, beside) = match option.key {
            "cities" => ("cities", ",rome"),
            _ => ("forest,historic", ""),
        };
        let default = compiled(&set("modules", modules).expect("modules"));
        for (number, choice) in option.choices.iter().enumerate() {
            let beside = if number == 0 { "" } else { beside };
            let beside = if *choice == "rome" { ",paris" } else { beside };
            let value = format!("{choice}{beside}");
            let mut doc = set(option.key, &value).expect("a listed value");
            SmallCity::set_option(&mut doc, "modules", modules).expect("modules");
            assert_eq!(compiled(&doc) == default, number == 0, "{}={value}", option.key);
        }
    }
}

#[test]
fn unknown_options_and_values_are_refused_with_the_known_ones() {
    for value in ["", "YES", "maybe", "1", "yes "] {
        let bad = set("advanced", value).expect_err("no yes or no");
        let text = format!("The option advanced cannot be “{value}”: write no or yes.");
        assert_faults(&bad, &[("bad_value", Some("SC-16.1"), &text)]);
    }
    for key in ["", "weather", "Advanced", "players", "forest"] {
        let bad = set(key, "yes").expect_err("no option");
        let text = format!(
            "There is no option “{key}”: the options are advanced, modules, constants, \
             forest_side, cities and historic."
        );
        assert_faults(&bad, &[("unknown_option", None, &text)]);
    }
}

#[test]
fn a_document_may_leave_out_defaults() {
    let read = |json: &str| serde_json::from_str::<SetupDoc>(json);
    for players in 1..=4 {
        let doc = read(&format!("{{\"players\":{players}}}")).expect("all else is as usual");
        assert_eq!(doc, SetupDoc::new(players));
        assert_eq!(
            SmallCity::setup_from(&doc, RULES, &Library::standard()).as_ref(),
            Ok(&Setup::new(players))
        );
    }
    for json in ["{}", "{\"players\":2,\"weather\":1}", "{\"players\":\"2\"}"] {
        assert!(read(json).is_err(), "{json}");
    }
}

#[test]
fn a_set_up_is_described_by_its_document() {
    let library = SmallCity::library();
    for setup in (1..=4).flat_map(pairs) {
        let doc = SmallCity::setup_doc(&setup);
        assert_eq!(SmallCity::setup_from(&doc, RULES, &library).as_ref(), Ok(&setup));
        let json = serde_json::to_string(&doc).expect("plain data");
        assert_eq!(serde_json::from_str::<SetupDoc>(&json).ok(), Some(doc), "{json}");
    }
}

#[test]
fn unknown_revisions_and_constants_are_reported_together() {
    let library = Library::standard();
    let (known, lost) = (SetupDoc::new(2), set("constants", "lost").expect("any name"));
    for rules in 1..=RULES {
        let setup = Setup { rules, ..Setup::new(2) };
        assert_eq!(known.setup(rules, &library), Ok(setup), "revision {rules}");
    }
    let sentence = "No constants named “lost” are loaded, only standard.";
    let constants = ("unknown_constants", None, sentence);
    for rules in [0, RULES + 1, u32::MAX] {
        let text = format!(
            "Revision {rules} of the rules is not known here, where the newest is {RULES}: update the \
             program."
        );
        let revision = ("rules", None, text.as_str());
        let bad = |doc: &SetupDoc| doc.setup(rules, &library).expect_err("no such revision");
        assert_faults(&bad(&known), &[revision]);
        assert_faults(&bad(&lost), &[revision, constants]);
    }
    assert_faults(&lost.setup(RULES, &library).expect_err("no such constants"), &[constants]);
}

#[test]
fn a_loaded_file_can_be_chosen_by_name() {
    let mut library = SmallCity::library();
    let (key, value) =
        SmallCity::load(&mut library, "name = 'my box'\nbuild_points = 4").expect("a sound file");
    let doc = set(&key, &value).expect("an option");
    let setup = SmallCity::setup_from(&doc, RULES, &library).expect("it is loaded");
    assert_eq!((setup.constants.name(), setup.constants.int("build_points")), ("my box", 4));
    assert_eq!(SmallCity::setup_doc(&setup), doc);
    // A bad file changes nothing.
    SmallCity::load(&mut library, "name = 'my box'\nbuild_points = 99")
        .expect_err("no such number");
    SmallCity::load(&mut library, "name = 'other'\nweather = 1").expect_err("no such key");
    assert_eq!(library.names().collect::<Vec<_>>(), ["standard", "my box"]);
    assert_eq!(library.get("my box").map(|own| own.int("build_points")), Some(4));
}

/// SC-2.1.
#[test]
fn there_are_one_to_four_seats() {
    for players in (0..=9).chain([255]) {
        match SmallCity::new(&Setup::new(players)) {
            Ok(game) => assert!((1..=4).contains(&players) && game.seats() == usize::from(players)),
            Err(bad) => {
                assert!(!(1..=4).contains(&players), "{bad}");
                let text = format!("Small City is for 1 to 4 players, not {players}.");
                assert_faults(&bad, &[("players", Some("SC-2.1"), &text)]);
            }
        }
    }
}

/// SP-FOR-1.
#[test]
fn a_side_is_chosen_for_all_or_for_each_seat() {
    let play = |players: u8, side: &str| {
        let mut setup = Setup::new(players).with(&["forest"]);
        setup.options.insert("forest_side".into(), side.into());
        SmallCity::new(&setup)
    };
    // Section 3 of the expansion: easy has 24 forests, expert 41.
    let taken: [(u8, &str, &[usize]); 6] = [
        (1, "expert", &[41]),
        (2, "easy", &[24, 24]),
        (3, "expert", &[41, 41, 41]),
        (2, "easy,expert", &[24, 41]),
        (3, "expert, easy , easy", &[41, 24, 24]),
        (4, "easy,expert,easy,expert", &[24, 41, 24, 41]),
    ];
    for (players, side, forests) in taken {
        let game = play(players, side).expect("a side for all or for each");
        let state = game.start();
        let there =
            Seat::first(players.into()).map(|seat| state.borough(seat).modules.forest.cells);
        assert_eq!(there.map(Cells::len).collect::<Vec<_>>(), forests, "{side}");
    }
    let refused = [
        (1, "easy,easy"),
        (3, "easy,expert"),
        (2, "easy,expert,easy"),
        (2, "dark"),
        (2, ""),
        (2, "easy,"),
    ];
    for (players, side) in refused {
        let bad = play(players, side).expect_err("no such side");
        let seats = if players == 1 { "seat" } else { "seats" };
        let text = format!(
            "The option forest_side cannot be “{side}”: write easy or expert for all, or one for \
             each of the {players} {seats}, with commas between."
        );
        assert_faults(&bad, &[("bad_value", Some("SP-FOR-1"), &text)]);
    }
}

#[test]
fn every_fault_of_a_set_up_is_reported_at_once() {
    let mut setup = Setup::new(7).with(&["moon", "traders", "traders"]);
    setup.options.insert("forest_side".into(), "dark".into());
    setup.options.insert("weather".into(), "mild".into());
    let bad = SmallCity::new(&setup).expect_err("much is wrong");
    assert_faults(
        &bad,
        &[
            ("players", Some("SC-2.1"), "Small City is for 1 to 4 players, not 7."),
            (
                "modules",
                Some("SP-SET-1"),
                "There is no module “moon”: the modules are police, traders, forest, cities, \
                 cards, buildings, promises, special, historic and roads.",
            ),
            ("modules", Some("SP-SET-1"), "The module traders is named more than once."),
            (
                "option_off",
                Some("SP-SET-8"),
                "The option forest_side belongs to the module forest, which is off: switch it on, \
                 or leave the option out.",
            ),
            (
                "unknown_option",
                None,
                "There is no option “weather”: the options are advanced, modules, constants, \
                 forest_side, cities and historic.",
            ),
        ],
    );
}

/// SC-3.4, SC-3.5.
#[test]
fn the_stock_depends_on_the_seats() {
    let rare =
        [TileKind::Metro, TileKind::Clinic, TileKind::University, TileKind::Police, TileKind::Fire];
    let own = [
        (TileKind::School, 1),
        (TileKind::Library, 1),
        (TileKind::Museum, 1),
        (TileKind::Refinery, 1),
        (TileKind::Harbor, 1),
        (TileKind::Warehouse, 3),
        (TileKind::CityHall, 1),
    ];
    for (players, copies) in [(1, 1), (2, 1), (3, 2), (4, 3)] {
        let game = SmallCity::new(&Setup::new(players)).expect("it is sound");
        let state = game.start();
        for kind in game.rules().kinds() {
            let rule = game.rules().tile(kind);
            let name = rule.kind.expect("a tile of the data");
            let common = state.stock[kind.index()];
            for borough in &state.boroughs[..players.into()] {
                let expected = own.iter().find(|(owned, _)| *owned == name).map_or(0, |own| own.1);
                assert_eq!(borough.own_stock[kind.index()], expected, "{}", rule.key);
                assert_eq!(expected == 0, common > 0, "{}", rule.key);
            }
            if rare.contains(&name) {
                assert_eq!(common, copies, "{} of {players} seats", rule.key);
            }
        }
    }
}

/// An entry of a record that names something not in the game is refused.
#[test]
fn entries_name_only_what_is_in_the_game() {
    let game = SmallCity::new(&Setup::new(2)).expect("it is sound");
    let input = |json: &str| {
        let entry: Entry = serde_json::from_str(json).unwrap_or_else(|bad| panic!("{json}: {bad}"));
        game.input(&entry)
    };
    let unknown = |what: &str, name: &str| json!({"why": "unknown", "what": what, "name": name});
    let cases = [
        (r#"{"seat":0,"take":"E","choice":"fame"}"#, unknown("choice", "fame")),
        (r#"{"seat":0,"take":"A","choice":"money"}"#, unknown("choice", "money")),
        (r#"{"seat":0,"take":"Z"}"#, unknown("card", "Z")),
        (r#"{"seat":0,"take":"AB"}"#, unknown("card", "AB")),
        (r#"{"seat":0,"keep":"promise_moon"}"#, unknown("promise", "promise_moon")),
        (r#"{"seat":0,"platform":"moon"}"#, unknown("platform", "moon")),
        (r#"{"seat":0,"build":"R6","on":"a1"}"#, unknown("tile", "R6")),
        (r#"{"seat":0,"build":"Sch","on":"a1","pay":"gold"}"#, unknown("payment", "gold")),
        (r#"{"seat":0,"build":"R1","on":"a1","enter":"trader"}"#, unknown("person", "trader")),
        (r#"{"seat":0,"sell":"gold"}"#, unknown("material", "gold")),
        (r#"{"seat":0,"move":"9:a1","to":"a2"}"#, unknown("space", "9:a1")),
        (r#"{"seat":0,"move":"a1","to":"k1"}"#, unknown("space", "k1")),
        (r#"{"seat":0,"council":1,"disc":0,"pay":"gold"}"#, unknown("way_to_pay", "gold")),
    ];
    for (json, told) in cases {
        let refused = input(json).expect_err("it is no input");
        assert_eq!(refused.code(), "no_input", "{json}");
        assert_eq!(serde_json::to_value(&refused).ok(), Some(told), "{json}");
    }
    for card in "ABCDEFGH".chars() {
        let choices: &[&str] =
            if card == 'E' { &["", r#","choice":"money""#, r#","choice":"votes""#] } else { &[""] };
        for choice in choices {
            let json = format!(r#"{{"seat":1,"take":"{card}"{choice}}}"#);
            let entry = game.entry(&input(&json).expect("it is an input"));
            assert_eq!(serde_json::to_string(&entry).expect("plain data"), json);
        }
    }
}

/// Numbers of an owner's file, some standard and the others at one of their limits.
fn at_the_limits(rng: &mut Rng, standard: &Constants) -> Vec<(String, String)> {
    let mut lines = vec![];
    for row in standard.rows() {
        let Some((least, most)) = row.limits else { continue };
        // Rising lists cannot be at a limit.
        if row.key.ends_with("thresholds") || row.key == "solo_rating" {
            continue;
        }
        let number = match rng.below(3) {
            0 => least,
            1 => most,
            _ => continue,
        };
        match &row.value {
            Value::Int(_) => lines.push((row.key.clone(), number.to_string())),
            Value::Ints(list) => {
                lines.push((row.key.clone(), format!("{:?}", vec![number; list.len()])));
            }
            _ => {}
        }
    }
    lines
}

/// The constants with these numbers; those that conflict are reset to the standard.
fn fitting(mut lines: Vec<(String, String)>) -> Constants {
    loop {
        let text: Vec<String> =
            lines.iter().map(|(key, value)| format!("{key} = {value}")).collect();
        let text = format!("name = 'limits'\n{}", text.join("\n"));
        let told = match Constants::from_toml(&text) {
            Ok(constants) => return constants,
            Err(bad) => bad.to_string(),
        };
        let before = lines.len();
        lines.retain(|(key, _)| !told.contains(key));
        assert!(lines.len() < before, "no line caused the fault: {told}");
    }
}

/// Numbers at the limits of the data are playable: nothing overflows, nothing gets lost.
#[test]
fn games_with_extreme_numbers_reach_the_end() {
    let (mut rng, standard, mut played) = (Rng::seed(20), Constants::standard(), 0);
    for number in 0..8_u64 {
        let players = 1 + number as u8 % 4;
        let mut setup =
            rng.pick(&pairs(players)).expect("set-ups of every number of seats").clone();
        setup.constants = Arc::new(fitting(at_the_limits(&mut rng, &standard)));
        let int = |key| setup.constants.int(key);
        // Without its round a game has no platforms (SC-16.2), and without the advanced game no
        // special promises of modules.
        if int("platform_round") > int("rounds") {
            setup.advanced = false;
            setup.modules.retain(|module| module != "special");
        }
        let about = format!("game {number} of {players} seats, {:?}", setup.modules);
        let game = match SmallCity::new(&setup) {
            Ok(game) => game,
            Err(bad) => {
                assert_eq!(bad.code(), "hall_room", "{about}: {bad}");
                continue;
            }
        };
        played += 1;
        let walk = Walk::play(game, number, 20_000, varied);
        let last = walk.states.last().expect("a state");
        assert!(last.over, "{about} does not end");
        for state in walk.states.iter().step_by(7).chain([last]) {
            for sum in conserved(&walk.game, state) {
                assert_eq!(sum.counted, sum.due, "{} in {about}", sum.what);
            }
        }
    }
    assert!(played >= 6, "{played} of 8 could be played");
}

/// SC-3.9, SP-SET-6: a zone of 5 beside the expert forest leaves no room for City Hall, whichever
/// seat has it.
#[test]
fn a_table_needs_a_place_for_city_hall() {
    let table = |zone: u8, side: &str| {
        let mut setup = Setup::new(2).with(&["forest"]);
        setup.options.insert("forest_side".into(), side.into());
        let file = format!("name = 'small'\nzone_start = 5\nzone_max = {zone}\n");
        setup.constants = Arc::new(Constants::from_toml(&file).expect("sound numbers"));
        SmallCity::new(&setup).err()
    };
    assert_eq!(table(5, "easy"), None);
    assert_eq!(table(6, "expert"), None);
    let told = "Player 2 has no place for City Hall in a zone of 5 by 5: use another board or a \
        larger zone.";
    let bad = table(5, "easy,expert").expect("the second board is closed");
    assert_faults(&bad, &[("hall_room", Some("SC-3.9"), told)]);
}
