//! Every rule is cited where it is implemented and where it is tested, or listed here with the
//! reason why not. To print the citations: `cargo test -p citywright-testkit --test workspace cited
//! -- --nocapture`.

use std::collections::BTreeSet;
use std::path::Path;

use crate::sources::{crates, files, root, text};

/// Rules that no source cites, each with the reason.
const NOT_CITED: &[(&str, &str)] = &[
    ("SC-4.2", "nothing happens: who hosts gets nothing for it"),
    ("SC-4.13", "says which cards other modules bring"),
    ("SC-12.10", "nothing differs: the steps of the last round are those of any other"),
    ("SC-17.2", "nothing differs: a solo game has the steps of any other"),
    ("SP-SET-2", "no card that is built belongs to two modules"),
];

/// The ids of all rules: those that have a text in the messages.
fn rules() -> BTreeSet<String> {
    let texts = files(&root().join("messages/en"), &["ftl"]);
    let texts: Vec<String> = texts.iter().filter_map(|file| text(file)).collect();
    let lines = texts.iter().flat_map(|text| text.lines());
    let keys =
        lines.filter_map(|line| line.strip_prefix("rule-")?.split_once(" =")).map(|(key, _)| key);
    keys.filter_map(id).collect()
}

/// `SC-5-9` is the key of `SC-5.9`, `SP-SET-1` that of `SP-SET-1`.
fn id(key: &str) -> Option<String> {
    let (above, number) = key.rsplit_once('-')?;
    number.parse::<u32>().ok()?;
    let has_section = above.rsplit_once('-').is_some_and(|(_, part)| part.parse::<u32>().is_ok());
    Some(format!("{above}{}{number}", if has_section { '.' } else { '-' }))
}

/// A file that may cite rules.
struct Citing {
    /// Its path in the folder of crates.
    name: String,
    /// The code.
    code: String,
    /// The tests: a whole test file, or the end of a source file.
    tests: String,
}

/// Source files, data and tests of the crates, without the lists of ids.
fn citing() -> Vec<Citing> {
    let folder = root().join("crates");
    let of = |file: &Path| {
        let text = text(file)?;
        let name = file.strip_prefix(&folder).ok()?.to_str()?.replace('\\', "/");
        let is_test = name.split(['/', '.']).any(|part| part == "tests");
        let (code, tests) = match text.split_once("#[cfg(test)]\nmod tests {") {
            _ if is_test => (String::new(), text),
            Some((code, tests)) => (code.to_owned(), tests.to_owned()),
            None => (text, String::new()),
        };
        Some(Citing { name, code, tests })
    };
    let all = crates().into_iter().flat_map(|(_, folder)| {
        ["src", "data", "tests"].map(|part| files(&folder.join(part), &["rs", "toml"]))
    });
    let all = all.flatten().filter(|file| !file.ends_with("rule_ids.rs"));
    all.filter_map(|file| of(&file)).collect()
}

/// Whether a text cites a rule: `SC-2.1` is not in `SC-2.10`.
fn cites(text: &str, rule: &str) -> bool {
    text.match_indices(rule)
        .any(|(at, _)| !text[at + rule.len()..].starts_with(|next: char| next.is_ascii_digit()))
}

#[test]
fn every_rule_is_cited_where_it_is_implemented_and_tested() {
    let (rules, files) = (rules(), citing());
    assert!(rules.len() > 250, "only {} rules were found", rules.len());
    let mut not_cited = BTreeSet::new();
    for rule in &rules {
        let named = |part: fn(&Citing) -> &str| {
            let citing = files.iter().filter(move |file| cites(part(file), rule));
            citing.map(|file| file.name.as_str()).collect::<Vec<_>>()
        };
        let (code, tests) = (named(|file| &file.code), named(|file| &file.tests));
        println!("{rule}\n    in {}\n    tested in {}", code.join(", "), tests.join(", "));
        if code.is_empty() {
            not_cited.insert(rule.as_str());
        }
        assert!(!tests.is_empty(), "no test cites {rule}");
    }
    assert_eq!(not_cited, NOT_CITED.iter().map(|(rule, _)| *rule).collect());
}

#[test]
fn a_citation_matches_the_whole_id() {
    assert_eq!(id("SIM-3-5").as_deref(), Some("SIM-3.5"));
    assert_eq!(id("SP-SET-1").as_deref(), Some("SP-SET-1"));
    assert_eq!(id("about"), None);
    assert!(cites("as in SC-2.1.", "SC-2.1") && !cites("as in SC-2.10", "SC-2.1"));
}
