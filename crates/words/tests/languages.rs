//! The files of all languages parse, and have the same messages with the same fields.

use std::path::Path;

use words::Language;
use words::check::unfinished;

#[test]
fn every_language_has_the_messages_of_english() {
    assert_eq!(words::check::languages(), [""; 0]);
}

/// `messages/<language>/UNFINISHED` names the files that English still fills, so that nobody takes a
/// language for complete. The terminal's files may be missing: the terminal speaks English.
#[test]
fn each_language_says_what_it_lacks() {
    let folder = Path::new(env!("CARGO_MANIFEST_DIR")).join("../../messages");
    for language in Language::all().iter().filter(|one| !one.tag().starts_with("en")) {
        let tag = language.tag();
        let listed = std::fs::read_to_string(folder.join(tag).join("UNFINISHED"));
        let listed = listed.unwrap_or_default();
        let lacks: Vec<&str> =
            unfinished(tag).into_iter().filter(|file| !file.ends_with("terminal.ftl")).collect();
        assert_eq!(listed.lines().collect::<Vec<_>>(), lacks, "messages/{tag}/UNFINISHED");
    }
}
