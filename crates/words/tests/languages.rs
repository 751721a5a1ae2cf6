//! The files of all languages parse, and have the same messages with the same fields.

use std::path::Path;

use words::Language;
use words::check::unfinished;

#[test]
fn every_language_has_the_messages_of_english() {
    assert_eq!(words::check::languages(), [""; 0]);
}

/// `messages/<language>/UNFINISHED` names the files whose gaps English fills, so that nobody takes a
/// language for complete. The terminal's files may be missing: the terminal speaks English.
#[test]
fn each_language_says_what_it_lacks() {
    let folder = Path::new(env!("CARGO_MANIFEST_DIR")).join("../../messages");
    for language in Language::all().iter().filter(|one| !one.tag().starts_with("en")) {
        let tag = language.tag();
        let listed = std::fs::read_to_string(folder.join(tag).join("UNFINISHED"));
        let listed = listed.unwrap_or_default();
        let mut lacks = unfinished(tag);
        lacks.retain(|(file, _)| !file.ends_with("terminal.ftl"));
        let files: Vec<&str> = lacks.iter().map(|(file, _)| *file).collect();
        let known: Vec<&str> = listed.lines().collect();
        lacks.retain(|(file, _)| !known.contains(file));
        for (_, missing) in &mut lacks {
            missing.truncate(5);
        }
        assert_eq!(known, files, "messages/{tag}/UNFINISHED; not named there: {lacks:?}");
    }
}
