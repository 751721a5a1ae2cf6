//! Whether the cases miss a refusal.

use std::collections::BTreeSet;
use std::fs;
use std::path::Path;

use super::all;

#[test]
fn every_code_of_the_rules_is_provoked() {
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
    ] {
        assert!(codes.contains(code), "{code}");
    }
}

/// How the rule ids of modules begin that are only examples and that no table plays.
const EXAMPLE: &str = "EX-";

/// The refusals in the source, each as its code and its rule, or its code alone where the rule is
/// worked out.
fn refusals_of_source(folder: &Path, found: &mut BTreeSet<String>) {
    for entry in fs::read_dir(folder).expect("the source is there") {
        let path = entry.expect("an entry").path();
        if path.is_dir() {
            refusals_of_source(&path, found);
            continue;
        }
        // The macro itself, and records, which are not inputs yet.
        if path.ends_with("illegal.rs") || path.ends_with("notation.rs") {
            continue;
        }
        let text = fs::read_to_string(&path).expect("text");
        for start in ["refuse!(", "Illegal::new("] {
            for (at, _) in text.match_indices(start) {
                let call = text[at + start.len()..].trim_start();
                let call = match call.strip_prefix("in ") {
                    Some(rest) => rest.split_once(',').map_or("", |(_, rest)| rest),
                    None => call,
                };
                let mut arguments = call.splitn(3, ',').map(str::trim);
                let mut word = || arguments.next()?.strip_prefix('"')?.strip_suffix('"');
                let Some(code) = word() else { continue };
                let rule = word().unwrap_or_default();
                if rule.starts_with(EXAMPLE) {
                    continue;
                }
                found.insert(format!("{code} {rule}").trim().to_owned());
            }
        }
    }
}

#[test]
fn every_refusal_of_the_source_is_provoked() {
    let mut found = BTreeSet::new();
    let source = Path::new(env!("CARGO_MANIFEST_DIR")).join("src");
    refusals_of_source(&source, &mut found);
    assert!(found.len() > 50, "{found:?}");
    let provoked: Vec<&str> = all().map(|case| case.refused).collect();
    let missing = found.iter().filter(|refusal| {
        let with_rule = refusal.contains(' ') || *refusal == "wrong_step";
        !provoked.iter().any(|case| {
            if with_rule { case == refusal } else { case.split(' ').next() == Some(refusal) }
        })
    });
    assert_eq!(missing.collect::<Vec<_>>(), [""; 0]);
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
