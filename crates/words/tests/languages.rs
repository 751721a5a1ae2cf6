//! The files of all languages can be read, and have the same messages with the same fields.

#[test]
fn every_language_says_what_english_says() {
    assert_eq!(words::check::languages(), [""; 0]);
}
