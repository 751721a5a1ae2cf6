//! Records of a file, one on each line.

use std::io::{self, BufReader, Read};

use kernel::Fault;
use record::Lines;

/// A line with its number, or the code of its error.
type Found = Result<(usize, String), (usize, &'static str)>;

fn lines(text: impl AsRef<[u8]>) -> Vec<Found> {
    // A tiny buffer, so that lines run over its end.
    let mut lines = Lines::new(BufReader::with_capacity(3, text.as_ref()));
    let mut all = Vec::new();
    while let Some(line) = lines.next_line() {
        all.push(match line {
            Ok((number, text)) => Ok((number, text.to_owned())),
            Err(error) => Err((error.number(), error.code())),
        });
    }
    all
}

#[track_caller]
fn check(text: impl AsRef<[u8]>, expected: &[&str]) {
    let expected = expected.iter().zip(1..).map(|(text, number)| Ok((number, (*text).to_owned())));
    assert_eq!(lines(text), expected.collect::<Vec<_>>());
}

#[test]
fn records_are_counted_and_blank_lines_are_not() {
    check("", &[]);
    check("\n \r\n", &[]);
    check("one\ntwo\n", &["one", "two"]);
    check("one\n\n  \n two", &["one", " two"]);
}

#[test]
fn windows_files_are_read() {
    check("\u{feff}one\r\n\r\ntwo\r\n", &["one", "two"]);
    check("\u{feff}\r\none", &["one"]);
    check("\u{feff}", &[]);
}

/// Only the first line of a file can start with a byte-order mark.
#[test]
fn a_later_byte_order_mark_is_text() {
    check("one\n\u{feff}two", &["one", "\u{feff}two"]);
}

#[test]
fn a_line_that_is_not_text_is_an_error_and_the_rest_is_read() {
    let found = lines(b"one\n\ntw\xFF\nthree\n");
    assert_eq!(found, [Ok((1, "one".into())), Err((2, "not_utf8")), Ok((3, "three".into()))]);
    let mut broken = Lines::new(&b"tw\xFF"[..]);
    let error = broken.next_line().expect("a line").expect_err("it is no text");
    assert_eq!(error.to_string(), "record 1: byte 3 of the record is no UTF-8 text");
}

#[test]
fn utf_16_is_named() {
    for mark in ["", "\u{feff}"] {
        let text = format!("{mark}{{\"a\":1}}\n");
        let words = text.encode_utf16();
        for bytes in [
            words.clone().flat_map(u16::to_le_bytes).collect::<Vec<u8>>(),
            words.flat_map(u16::to_be_bytes).collect(),
        ] {
            let mut found = Lines::new(&bytes[..]);
            let error = found.next_line().expect("a line").expect_err("it is no UTF-8");
            assert!(error.to_string().contains("UTF-16"), "{error}");
        }
    }
}

/// In any layout, a file that begins with an incomplete record is a single record.
#[test]
fn a_record_over_several_lines_is_read_whole() {
    check("\u{feff}\n{\r\n\"a\":\n\n1}\r\n", &["{\r\n\"a\":\n\n1}"]);
    check("{\"a\":[\n1", &["{\"a\":[\n1"]);
    check("[\n]\n[]", &["[\n]\n[]"]);
    assert_eq!(lines(b"{\n\"\xFF\"}"), [Err((1, "not_utf8"))]);
}

/// Only the first line decides: in a file of many records a line that ends too early is cut off.
#[test]
fn a_later_line_that_is_cut_off_stands_alone() {
    check("{}\n{\n}\n{}", &["{}", "{", "}", "{}"]);
}

#[test]
fn a_record_over_endless_lines_is_refused() {
    let mut lines = Lines::new(BufReader::new(b"[\n".chain(io::repeat(b'\n'))));
    let error = lines.next_line().expect("a line").expect_err("it does not end");
    assert_eq!((error.code(), error.number()), ("unreadable", 1));
    assert!(error.to_string().contains("longer than 16 MiB"), "{error}");
    assert!(lines.next_line().is_none());
}

/// An endless line neither fills the memory nor is skipped silently.
#[test]
fn an_endless_line_is_refused() {
    let endless = b"one\n".chain(io::repeat(b'x'));
    let mut lines = Lines::new(BufReader::new(endless));
    assert!(lines.next_line().is_some_and(|line| line.is_ok()));
    let error = lines.next_line().expect("a line").expect_err("it does not end");
    assert_eq!((error.code(), error.number()), ("unreadable", 2));
    assert!(error.to_string().contains("longer than 16 MiB"), "{error}");
    assert!(lines.next_line().is_none());
}

#[test]
fn a_line_of_16_mib_is_read() {
    let mut line = vec![b'x'; (16 << 20) - 1];
    line.push(b'\n');
    line.extend_from_slice(b"two");
    let mut lines = Lines::new(&line[..]);
    let first = lines.next_line().map(|line| line.map(|(_, text)| text.len()));
    assert_eq!(first, Some(Ok((16 << 20) - 1)));
    assert!(lines.next_line().is_some_and(|line| line.is_ok()));
}

#[test]
fn a_reader_that_fails_is_the_end() {
    struct Fails;
    impl Read for Fails {
        fn read(&mut self, _: &mut [u8]) -> io::Result<usize> {
            Err(io::Error::other("the disk is on fire"))
        }
    }
    let mut lines = Lines::new(BufReader::new((&b"one\ntw"[..]).chain(Fails)));
    assert!(lines.next_line().is_some_and(|line| line.is_ok()));
    let error = lines.next_line().expect("a line").expect_err("it failed");
    assert_eq!(error.to_string(), "record 2: the disk is on fire");
    assert!(lines.next_line().is_none());
}
