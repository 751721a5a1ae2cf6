//! Names: those that people give, and those that tables and bots get.

use crate::error::{Error, Reason};
use crate::token;

/// The most characters of a name.
const LONGEST: usize = 24;

/// Streets to open a table in, a line each.
const STREETS: &str = include_str!("names/streets.txt");

/// Names for bots, a line each.
const BOTS: &str = include_str!("names/bots.txt");

/// A street for a new table.
pub(crate) fn street() -> String {
    pick(STREETS.lines()).unwrap_or("Main Street").to_owned()
}

/// A name for a bot that none of `taken` has.
pub(crate) fn bot(taken: &[&str]) -> String {
    // A table has far fewer seats than there are names.
    pick(BOTS.lines().filter(|name| !has(taken, name))).unwrap_or("Bot").to_owned()
}

fn pick<'a>(names: impl Iterator<Item = &'a str> + Clone) -> Option<&'a str> {
    let place = token::below(names.clone().count().max(1));
    names.into_iter().nth(place)
}

/// Whether somebody has that name, however it is written.
pub(crate) fn has(taken: &[&str], name: &str) -> bool {
    taken.iter().any(|taken| taken.to_lowercase() == name.to_lowercase())
}

/// A name as somebody typed it.
///
/// # Errors
/// It is empty, too long, or has characters that do not show or turn round what follows.
pub(crate) fn read(name: &str) -> Result<String, Error> {
    let name = name.split_whitespace().collect::<Vec<_>>().join(" ");
    let count = name.chars().count();
    if count == 0 || count > LONGEST || name.chars().any(is_invisible) {
        return Err(Reason::BadName.into());
    }
    Ok(name)
}

/// Control characters, and those that join, hide or turn round text. The joiner is allowed: some
/// scripts and signs need it.
fn is_invisible(char: char) -> bool {
    char.is_control()
        || matches!(char, '\u{ad}' | '\u{61c}' | '\u{180e}' | '\u{200b}' | '\u{200e}'..='\u{200f}'
            | '\u{2028}'..='\u{202e}' | '\u{2060}'..='\u{206f}' | '\u{feff}' | '\u{fff9}'..='\u{fffb}')
}

#[cfg(test)]
mod tests {
    use super::{bot, has, read};

    #[test]
    fn names_are_tidied() {
        assert_eq!(read("  Ana \t Maria ").unwrap(), "Ana Maria");
        assert_eq!(read("李雷").unwrap(), "李雷");
    }

    #[test]
    fn bad_names_are_refused() {
        for name in ["", "   ", "a\u{7}b", "a\u{202e}b", "1234567890123456789012345"] {
            assert!(read(name).is_err(), "{name:?}");
        }
    }

    #[test]
    fn a_bot_takes_a_free_name() {
        let taken: Vec<String> = (0..8).fold(Vec::new(), |mut taken, _| {
            let names: Vec<&str> = taken.iter().map(String::as_str).collect();
            let name = bot(&names);
            assert!(!has(&names, &name));
            taken.push(name);
            taken
        });
        assert_eq!(taken.len(), 8);
    }
}
