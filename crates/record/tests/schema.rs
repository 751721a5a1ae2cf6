//! The published schema and our reader agree.

use jsonschema::Validator;
use record::{Record, replay};
use serde_json::Value;
use simplicity::Simplicity;

use crate::shared::{golden, goldens, library};

fn schema() -> Validator {
    let text = include_str!("../../../docs/record.schema.json");
    let schema: Value = serde_json::from_str(text).expect("the schema is JSON");
    jsonschema::draft202012::meta::validate(&schema).expect("the schema is a schema");
    jsonschema::draft202012::new(&schema).expect("the schema is a schema")
}

fn is_read(line: &str) -> bool {
    let record = Record::<Simplicity>::from_json(line, 1);
    record.is_ok_and(|record| replay(&record, 1, &library()).is_ok())
}

#[test]
fn every_golden_record_matches_the_schema() {
    let schema = schema();
    for (name, line) in goldens() {
        let value = serde_json::from_str(&line).expect("a golden record is JSON");
        let problem = schema.iter_errors(&value).next().map(|error| error.to_string());
        assert_eq!(problem, None, "{name}");
    }
}

/// The example of the documentation is a record.
#[test]
fn the_example_in_the_documentation_is_a_record() {
    let text = include_str!("../../../docs/records.md");
    let (_, rest) = text.split_once("```json\n").expect("an example");
    let (example, _) = rest.split_once("```").expect("its end");
    let value = serde_json::from_str(example).expect("the example is JSON");
    assert!(schema().is_valid(&value) && is_read(example));
}

/// Both refuse each of these.
#[test]
fn damage_is_refused_by_schema_and_reader_alike() {
    let schema = schema();
    let line = golden("players-4");
    for (from, to) in [
        ("citywright-record/1", "citywright-record/2"),
        ("\"game\":\"simplicity\"", "\"game\":\"toy\""),
        ("\"rules\":1", "\"rules\":0"),
        ("\"rules\":1", "\"rules\":1,\"note\":1"),
        ("\"players\":4", "\"players\":4,\"note\":1"),
        ("\"players\":4", "\"players\":7"),
        ("\"players\":4", "\"players\":3"),
        ("\"players\":4", "\"players\":\"4\""),
        (",\"order\":\"random\"", ""),
        ("\"order\":\"random\"", "\"order\":[2,0,3,1]"),
        ("\"demolition\":\"by_players\"", "\"demolition\":true"),
        ("\"seats\":[\"Ana\",\"Bo\",\"Cy\",\"Di\"],", ""),
        ("\"Ana\",", ""),
        ("\"Ana\"", "7"),
        ("{\"face\":\"b\"}", "{\"face\":\"c\"}"),
        ("{\"face\":\"b\"}", "{}"),
        ("{\"face\":\"b\"}", "{\"face\":\"b\",\"strip\":null}"),
        ("{\"face\":\"b\"}", "[\"b\"]"),
        ("{\"strip\":\"6\"}", "{\"strip\":6}"),
        ("{\"pawn\":1}", "{\"pawn\":6}"),
        ("{\"tile\":\"O\"}", "{\"tile\":\"X\"}"),
        ("\"block\":5", "\"block\":0"),
        ("\"take\":7,\"build\":\"a5\"", "\"take\":8,\"build\":\"a5\""),
        ("\"take\":7,\"build\":\"a5\"", "\"take\":7,\"build\":\"h1\""),
        ("\"take\":7,\"build\":\"a5\"", "\"take\":7,\"build\":\"a8\""),
        ("\"take\":7,\"build\":\"a5\"", "\"take\":7,\"build\":\"A5\""),
        ("\"take\":7,\"build\":\"a5\"", "\"take\":7"),
        ("\"take\":7,\"build\":\"a5\"", "\"take\":7,\"build\":\"a5\",\"block\":1"),
        ("\"take\":7,\"build\":\"a5\"", "\"take\":7.5,\"build\":\"a5\""),
        ("{\"links\":3,", "{\"owner\":\"F\",\"links\":3,"),
        ("{\"links\":3,", "{\"links\":-3,"),
        ("{\"links\":3,", "{"),
        (",{\"score\":18,\"rank\":1}", ""),
        ("\"rank\":1}", "\"rank\":0}"),
        ("\"players\":[{", "\"note\":1,\"players\":[{"),
    ] {
        assert!(line.contains(from), "{from}");
        let damaged = line.replacen(from, to, 1);
        let value = serde_json::from_str(&damaged).expect("it is JSON still");
        assert!(!schema.is_valid(&value), "the schema lets pass {from} -> {to}");
        assert!(!is_read(&damaged), "the reader lets pass {from} -> {to}");
    }
}

/// The reader's option keys are those of the schema.
#[test]
fn the_schema_has_every_option() {
    let text = include_str!("../../../docs/record.schema.json");
    let schema: Value = serde_json::from_str(text).expect("the schema is JSON");
    let fields = &schema["$defs"]["setup"]["properties"];
    let options = <Simplicity as kernel::Notation>::OPTIONS;
    assert_eq!(fields.as_object().map(serde_json::Map::len), Some(options.len() + 1));
    for option in options {
        let field = &fields[option.key];
        let description = field["description"].as_str().unwrap_or_default();
        assert!(description.contains(option.rule), "{}", option.key);
        for value in field["enum"].as_array().into_iter().flatten() {
            let value = value.as_str().unwrap_or_default();
            assert!(option.choices.contains(&value), "{}: {value}", option.key);
        }
    }
}
