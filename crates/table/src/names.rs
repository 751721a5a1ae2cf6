//! Names of people, tables and bots.

use unicode_security::confusable_detection::skeleton;

use crate::error::{Error, Reason};

/// The longest name, in characters.
const LONGEST: usize = 24;

/// Street names for tables, one per line.
const STREETS: &str = include_str!("names/streets.txt");

/// Names for bots, one per line.
const BOTS: &str = include_str!("names/bots.txt");

/// Draws a number below a bound: this crate has no randomness of its own.
pub type Below<'a> = &'a (dyn Fn(usize) -> usize + Sync);

/// A street name for a new table.
pub(crate) fn street(below: Below<'_>) -> String {
    pick(STREETS.lines(), below).unwrap_or("Main Street").to_owned()
}

/// A bot name that is not in `taken`.
pub(crate) fn bot(taken: &[&str], below: Below<'_>) -> String {
    // A table has far fewer seats than there are names.
    pick(BOTS.lines().filter(|name| !has(taken, name)), below).unwrap_or("Bot").to_owned()
}

fn pick<'a>(names: impl Iterator<Item = &'a str> + Clone, below: Below<'_>) -> Option<&'a str> {
    let place = below(names.clone().count().max(1));
    names.into_iter().nth(place)
}

/// Whether a name is taken by one that people would read as the same.
pub(crate) fn has(taken: &[&str], name: &str) -> bool {
    taken.iter().any(|taken| looks(taken) == looks(name))
}

/// A name for comparison: in lower case, without joiners and selectors, and with one letter for all that
/// look alike (the skeleton of Unicode's technical standard 39), however accents are composed.
fn looks(name: &str) -> String {
    let shows = |char: &char| !is_joiner(*char) && !is_selector(*char);
    let lower: String = skeleton(name).filter(shows).flat_map(char::to_lowercase).collect();
    skeleton(&lower).collect()
}

/// Tidies and checks a typed name.
///
/// # Errors
/// It is empty or too long, or has characters that are invisible or reverse text.
pub(crate) fn read(name: &str) -> Result<String, Error> {
    tidy(name, LONGEST).ok_or_else(|| Reason::BadName.into())
}

/// A typed text without spare spaces; nothing if it is empty or too long, or has characters that
/// are invisible or reverse text.
pub(crate) fn tidy(text: &str, longest: usize) -> Option<String> {
    let text = text.split_whitespace().collect::<Vec<_>>().join(" ");
    ((1..=longest).contains(&text.chars().count()) && is_visible(&text)).then_some(text)
}

/// Whether all of a text is visible. Some scripts and signs need joiners between letters and
/// selectors after one; no name needs a stack of accents.
fn is_visible(name: &str) -> bool {
    let chars: Vec<char> = name.chars().collect();
    let shows = |place: usize| {
        let char = chars.get(place).copied().unwrap_or(' ');
        char != ' ' && !is_joiner(char) && !is_selector(char)
    };
    let fits = |place: usize| match (chars[place], place.checked_sub(1)) {
        (char, _) if is_invisible(char) => false,
        (char, before) if is_selector(char) => before.is_some_and(shows),
        (char, Some(before)) if is_joiner(char) => {
            (shows(before) || is_selector(chars[before])) && shows(place + 1)
        }
        (char, None) => !is_joiner(char) && !is_accent(char),
        _ => true,
    };
    let towers = chars.windows(3).any(|three| three.iter().all(|&char| is_accent(char)));
    (0..chars.len()).all(fits) && !towers
}

/// Control characters, and characters that are invisible, blank or reverse text.
fn is_invisible(char: char) -> bool {
    char.is_control()
        || matches!(char, '\u{ad}' | '\u{34f}' | '\u{61c}' | '\u{115f}'..='\u{1160}'
            | '\u{17b4}'..='\u{17b5}' | '\u{180b}'..='\u{180f}' | '\u{200b}'
            | '\u{200e}'..='\u{200f}' | '\u{2028}'..='\u{202e}' | '\u{2060}'..='\u{206f}'
            | '\u{2800}' | '\u{3164}' | '\u{feff}' | '\u{ffa0}' | '\u{fff9}'..='\u{fffb}'
            | '\u{e0000}'..='\u{e0fff}')
}

/// Joins its neighbours, or keeps them from joining.
fn is_joiner(char: char) -> bool {
    matches!(char, '\u{200c}' | '\u{200d}')
}

/// Says how the character before it is drawn.
fn is_selector(char: char) -> bool {
    matches!(char, '\u{fe00}'..='\u{fe0f}')
}

/// An accent that can be put on any letter, or one of the scripts whose letters have at most two.
fn is_accent(char: char) -> bool {
    matches!(char, '\u{300}'..='\u{36f}' | '\u{483}'..='\u{489}' | '\u{610}'..='\u{61a}'
        | '\u{64b}'..='\u{65f}' | '\u{e31}' | '\u{e34}'..='\u{e3a}' | '\u{e47}'..='\u{e4e}'
        | '\u{1ab0}'..='\u{1aff}' | '\u{1dc0}'..='\u{1dff}' | '\u{20d0}'..='\u{20ff}'
        | '\u{fe20}'..='\u{fe2f}')
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
    fn names_of_every_script_are_read() {
        for name in ["မြို့", "นิ่ม", "क्‍ष", "علی‌رضا", "Vie\u{302}\u{323}t", "Ana ❤\u{fe0f}", "👩🏽‍🌾"]
        {
            assert_eq!(read(name).unwrap(), name);
        }
    }

    #[test]
    fn bad_names_are_refused() {
        for name in ["", "   ", "a\u{7}b", "a\u{202e}b", "1234567890123456789012345"] {
            assert!(read(name).is_err(), "{name:?}");
        }
    }

    #[test]
    fn invisible_names_are_refused() {
        for hidden in ['\u{34f}', '\u{1160}', '\u{2800}', '\u{3164}', '\u{ffa0}', '\u{e0041}'] {
            assert!(read(&hidden.to_string()).is_err(), "{hidden:?}");
            assert!(read(&format!("Ana{hidden}")).is_err(), "{hidden:?}");
        }
        for lone in [
            "\u{200d}",
            "\u{200d}a",
            "a\u{200c}",
            "a\u{200d} b",
            "a\u{200d}\u{200d}b",
            "\u{fe0f}",
            "a \u{fe0f}",
            "a\u{fe0f}\u{fe0f}",
            "\u{301}",
        ] {
            assert!(read(lone).is_err(), "{lone:?}");
        }
        assert!(read("a\u{301}\u{302}\u{303}").is_err(), "a tower of accents");
    }

    #[test]
    fn names_that_look_the_same_are_the_same() {
        assert!(has(&["Ana"], "aN\u{200d}a"));
        assert!(has(&["❤\u{fe0f}"], "❤"));
        // Composed or not, and in letters of another script.
        for (one, other) in [
            ("Jos\u{e9}", "Jose\u{301}"),
            ("\u{d55c}\u{ad6d}", "\u{1112}\u{1161}\u{11ab}\u{1100}\u{116e}\u{11a8}"),
            ("Anna", "\u{410}nn\u{430}"),
            ("\u{212b}sa", "\u{c5}SA"),
        ] {
            assert!(has(&[one], other), "{one} and {other}");
        }
        for (one, other) in
            [("Ana", "Anna"), ("Jose", "Jos\u{e9}"), ("Bo", "Bob"), ("Player 1", "Player 2")]
        {
            assert!(!has(&[one], other), "{one} and {other}");
        }
    }

    #[test]
    fn a_bot_takes_a_free_name() {
        let taken: Vec<String> = (0..8).fold(Vec::new(), |mut taken, _| {
            let names: Vec<&str> = taken.iter().map(String::as_str).collect();
            let name = bot(&names, &|bound| bound / 2);
            assert!(!has(&names, &name));
            taken.push(name);
            taken
        });
        assert_eq!(taken.len(), 8);
    }
}
