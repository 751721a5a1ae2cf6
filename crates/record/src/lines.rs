//! The records of a file: many, one per line, or a single one over several lines.

use std::io::{self, BufRead, Read};

use serde::de::IgnoredAny;

use crate::RecordError;

/// The longest accepted record, in bytes: thousands of times a long game.
const LONGEST: usize = 16 << 20;
const BYTE_ORDER_MARK: &[u8] = b"\xEF\xBB\xBF";

/// The records of a JSON Lines file, as text. Only one line is in memory at a time. Blank lines are
/// skipped; a byte-order mark and Windows line ends are tolerated. A file whose first line is only
/// the beginning of a record is a single record.
#[derive(Debug)]
pub struct Lines<R> {
    reader: R,
    buffer: Vec<u8>,
    number: usize,
    started: bool,
    broken: bool,
}

impl<R: BufRead> Lines<R> {
    /// The records in `reader`.
    pub fn new(reader: R) -> Lines<R> {
        Lines { reader, buffer: Vec::new(), number: 0, started: false, broken: false }
    }

    /// The next record's number, from 1, and its text; `None` at the end.
    ///
    /// # Errors
    /// The record is not UTF-8; later ones can still be read. Or it is longer than 16 MiB, or the
    /// reader fails; then reading ends.
    pub fn next_line(&mut self) -> Option<Result<(usize, &str), RecordError>> {
        let read = loop {
            match self.fill() {
                Ok(true) if self.buffer.trim_ascii().is_empty() => {}
                Ok(false) => return None,
                read => break read,
            }
        };
        self.number += 1;
        let number = self.number;
        if let Err(error) = read {
            self.broken = true;
            return Some(Err(RecordError::new(number, "unreadable", error.to_string())));
        }
        Some(match std::str::from_utf8(&self.buffer) {
            _ if is_utf_16(&self.buffer) => Err(RecordError::new(
                number,
                "not_utf8",
                "this is UTF-16 text, as `>` of PowerShell writes it: save it as UTF-8".to_owned(),
            )),
            Ok(text) => Ok((number, text.trim_end())),
            Err(error) => Err(RecordError::new(
                number,
                "not_utf8",
                format!("byte {} of the record is no UTF-8 text", error.valid_up_to() + 1),
            )),
        })
    }

    /// Reads a line, or a record of several lines, into the buffer; false at the end.
    fn fill(&mut self) -> io::Result<bool> {
        self.buffer.clear();
        if self.broken {
            return Ok(false);
        }
        let mut reader = self.reader.by_ref().take(LONGEST as u64 + 1);
        let mut length = reader.read_until(b'\n', &mut self.buffer)?;
        if !self.started && self.buffer.starts_with(BYTE_ORDER_MARK) {
            self.buffer.drain(..BYTE_ORDER_MARK.len());
        }
        self.started = true;
        if self.number == 0 && is_cut_off(&self.buffer) {
            length += reader.read_to_end(&mut self.buffer)?;
        }
        if length > LONGEST {
            let problem = "the record is longer than 16 MiB, or cut off at the end of its line; in \
                           a file of many write one a line";
            return Err(io::Error::other(problem));
        }
        Ok(length > 0)
    }
}

/// Whether a line ends inside a JSON value.
fn is_cut_off(line: &[u8]) -> bool {
    let end = serde_json::from_slice::<IgnoredAny>(line).err();
    !line.trim_ascii().is_empty() && end.is_some_and(|error| error.is_eof())
}

/// Whether a line is UTF-16: it has the mark, or one of its first two bytes is zero, as for every letter of
/// JSON.
fn is_utf_16(line: &[u8]) -> bool {
    match line {
        [0xFF, 0xFE, ..] | [0xFE, 0xFF, ..] => true,
        [first, second, ..] => (*first == 0) != (*second == 0),
        _ => false,
    }
}
