//! Limits on what a request may contain.

use crate::error::{Detail, Error, Reason};

/// The longest id that a client may choose.
const LONGEST_ID: usize = 64;

/// The most entries in one request.
const MOST_ENTRIES: usize = 64;

/// Refuses an invalid client id.
///
/// # Errors
/// It is too long, or has other characters than letters, digits, `-` and `_`.
pub fn plain(id: &str) -> Result<(), Error> {
    let plain = |byte: u8| byte.is_ascii_alphanumeric() || byte == b'-' || byte == b'_';
    if id.is_empty() || id.len() > LONGEST_ID || !id.bytes().all(plain) {
        return Err(Reason::BadId.into());
    }
    Ok(())
}

/// Refuses too many entries in one request.
///
/// # Errors
/// There are too many.
pub fn few(entries: usize) -> Result<(), Error> {
    if entries <= MOST_ENTRIES {
        return Ok(());
    }
    Err(Error::because(Reason::TooLarge, &Detail::ManyEntries { most: MOST_ENTRIES }))
}
