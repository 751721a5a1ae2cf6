//! Whether the cases miss a refusal.

use std::collections::BTreeSet;
use std::fs;
use std::path::Path;

use serde_json::Value;
use smallcity::Illegal;

use super::{all, document};

#[test]
fn cases_provoke_every_code_of_the_rules() {
    let codes: BTreeSet<&str> = all().filter_map(|case| case.refused.split(' ').next()).collect();
    for code in [
        "criterion",
        "home_factory",
        "needs_perimeter",
        "blocked",
        "out_of_stock",
        "cannot_pay",
        "no_points",
        "zone_full",
        "new_this_round",
        "level_step",
        "must_move",
        "same_colour",
        "vacated",
        "forest_park",
        "forest_count",
        "too_far",
        "no_people_space",
        "occupied",
        "road_cut",
        "needs_roundabout",
    ] {
        assert!(codes.contains(code), "{code}");
    }
}

/// Prefixes of rule ids of example modules, which no table plays.
const EXAMPLE: &str = "EX-";

/// The refusals in the source with a literal rule, each as its rule and what is wrong.
fn refusals_of_source(folder: &Path, found: &mut BTreeSet<(String, String)>) {
    for entry in fs::read_dir(folder).expect("the source is there") {
        let path = entry.expect("an entry").path();
        if path.is_dir() {
            refusals_of_source(&path, found);
            continue;
        }
        // The macro itself, and offers, which concern no input.
        if path.ends_with("illegal.rs") || path.ends_with("offer.rs") {
            continue;
        }
        let text = fs::read_to_string(&path).expect("text");
        for (at, start) in text.match_indices("refuse!(") {
            let call = text[at + start.len()..].trim_start();
            let Some((rule, why)) = call.strip_prefix('"').and_then(|rest| rest.split_once("\","))
            else {
                continue;
            };
            let why: String =
                why.trim_start().chars().take_while(char::is_ascii_alphanumeric).collect();
            // The schema has the refusals that modules word themselves.
            if !rule.starts_with(EXAMPLE) && why != "Module" {
                found.insert((rule.to_owned(), snake(&why)));
            }
        }
    }
}

/// `NotAShape` as documents write it: `not_a_shape`.
fn snake(name: &str) -> String {
    let mut words = String::new();
    for letter in name.chars() {
        if letter.is_ascii_uppercase() && !words.is_empty() {
            words.push('_');
        }
        words.push(letter.to_ascii_lowercase());
    }
    words
}

/// Refusals that no case can provoke: entries of records are not inputs yet, only offers and
/// answers carry some, and no table has a tile that another lacks.
const NO_CASE: [&str; 7] = [
    "unknown",
    "luck_is_no_action",
    "materials_short",
    "nowhere",
    "no_room_there",
    "land_dear",
    "no_such_tile",
];

/// The rule of every case and what is wrong in it.
fn provoked() -> BTreeSet<(String, String)> {
    let word = |told: &Value, field: &str| told[field].as_str().unwrap_or_default().to_owned();
    all()
        .map(|case| document(&case))
        .map(|told| (word(&told, "rule"), word(&told, "why")))
        .collect()
}

#[test]
fn cases_provoke_every_refusal_of_the_source() {
    let mut found = BTreeSet::new();
    let source = Path::new(env!("CARGO_MANIFEST_DIR")).join("src");
    refusals_of_source(&source, &mut found);
    assert!(found.len() > 70, "{found:?}");
    let provoked = provoked();
    let missing = found.iter().filter(|refusal| !provoked.contains(refusal));
    let missing = missing.filter(|(_, why)| !NO_CASE.contains(&why.as_str()));
    assert_eq!(missing.collect::<Vec<_>>(), Vec::<&(String, String)>::new());
}

/// The tags in a schema.
fn tags(schema: &Value, found: &mut BTreeSet<String>) {
    if let Some(tag) = schema.pointer("/properties/why/const").and_then(Value::as_str) {
        found.insert(tag.to_owned());
    }
    let parts = schema.as_object().into_iter().flat_map(|parts| parts.values());
    parts.chain(schema.as_array().into_iter().flatten()).for_each(|part| tags(part, found));
}

#[test]
fn cases_provoke_everything_in_the_schema() {
    let mut tagged = BTreeSet::new();
    tags(schemars::schema_for!(Illegal).as_value(), &mut tagged);
    assert!(tagged.len() > 80, "{tagged:?}");
    let provoked: BTreeSet<String> = provoked().into_iter().map(|(_, why)| why).collect();
    let due = tagged.iter().filter(|why| !NO_CASE.contains(&why.as_str()));
    let missing: Vec<&String> = due.filter(|why| !provoked.contains(*why)).collect();
    assert_eq!(missing, Vec::<&String>::new());
}

/// Other programs rely on the codes.
#[test]
fn every_refusal_is_documented() {
    let records = Path::new(env!("CARGO_MANIFEST_DIR")).join("../../docs/records.md");
    let records = fs::read_to_string(records).expect("docs/records.md is there");
    let (_, small_city) = records.split_once("## Records of Small City").expect("its section");
    for case in all() {
        let Some((code, rule)) = case.refused.split_once(' ') else { continue };
        let row = small_city.lines().find(|line| line.starts_with(&format!("| {rule} |")));
        let listed = row.is_some_and(|row| row.contains(&format!("`{code}`")));
        assert!(listed, "{rule} with {code} is not in docs/records.md");
    }
}
