//! Every rule is cited where it is implemented, or it stands here why it is not.

use std::collections::BTreeSet;

use crate::sources::{crates, files, root, text};

/// Rules that no source cites, each with the reason.
const NOT_CITED: &[(&str, &str)] = &[
    ("SC-4.2", "nothing happens: who hosts gets nothing for it"),
    ("SC-4.13", "says which cards other modules bring"),
    ("SC-12.10", "nothing differs: the steps of the last round are those of any other"),
    ("SC-17.2", "nothing differs: a solo game has the steps of any other"),
    ("SP-SET-2", "no card that is built belongs to two modules"),
];

/// The ids of all rules, which are those that messages have a text of.
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

/// Everything that may cite a rule: source files and data of the crates, less the lists of ids.
fn sources() -> String {
    let cites = crates().into_iter().flat_map(|(_, folder)| {
        ["src", "data"].map(|part| files(&folder.join(part), &["rs", "toml"]))
    });
    let cites = cites.flatten().filter(|file| !file.ends_with("rule_ids.rs"));
    cites.filter_map(|file| text(&file)).collect()
}

/// Whether a text cites a rule: `SC-2.1` is not in `SC-2.10`.
fn cites(text: &str, rule: &str) -> bool {
    text.match_indices(rule)
        .any(|(at, _)| !text[at + rule.len()..].starts_with(|next: char| next.is_ascii_digit()))
}

#[test]
fn every_rule_is_cited_where_it_is_implemented() {
    let (rules, sources) = (rules(), sources());
    assert!(rules.len() > 100, "only {} rules were found", rules.len());
    let not_cited: Vec<&String> = rules.iter().filter(|rule| !cites(&sources, rule)).collect();
    let listed: BTreeSet<&str> = NOT_CITED.iter().map(|(rule, _)| *rule).collect();
    assert_eq!(not_cited.into_iter().map(String::as_str).collect::<BTreeSet<_>>(), listed);
}

#[test]
fn what_cites_a_rule() {
    assert_eq!(id("SIM-3-5").as_deref(), Some("SIM-3.5"));
    assert_eq!(id("SP-SET-1").as_deref(), Some("SP-SET-1"));
    assert_eq!(id("about"), None);
    assert!(cites("as in SC-2.1.", "SC-2.1") && !cites("as in SC-2.10", "SC-2.1"));
}
