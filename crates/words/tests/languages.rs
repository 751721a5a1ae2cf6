//! The files of all languages parse, and have the same messages with the same fields.

#[test]
fn every_language_has_the_messages_of_english() {
    assert_eq!(words::check::languages(), [""; 0]);
}
