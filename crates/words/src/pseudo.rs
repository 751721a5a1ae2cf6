//! `en-XA`, the pseudo-language: English with every letter accented and every vowel doubled. Plain text
//! on a screen did not come from a message.

use std::borrow::Cow;

/// The replacements of the letters from `a` and from `A`. `web/src/lib/words.ts` has the same.
const LOWER: &str = "ȧƀƈḓḗƒɠħīĵķŀḿƞǿƥɋřşŧŭṽẇẋẏẑ";
const UPPER: &str = "ȦƁƇḒḖƑƓĦĪĴĶĿḾȠǾƤɊŘŞŦŬṼẆẊẎẐ";

/// Converts a stretch of message text to the pseudo-language.
pub(crate) fn pseudo(text: &str) -> Cow<'_, str> {
    let mut changed = String::with_capacity(2 * text.len());
    for letter in text.chars() {
        let (table, first) = match letter {
            'a'..='z' => (LOWER, 'a'),
            'A'..='Z' => (UPPER, 'A'),
            _ => {
                changed.push(letter);
                continue;
            }
        };
        let accented = table.chars().nth(letter as usize - first as usize).unwrap_or(letter);
        let times = if "aeiouAEIOU".contains(letter) { 2 } else { 1 };
        changed.extend(std::iter::repeat_n(accented, times));
    }
    changed.into()
}

#[cfg(test)]
mod tests {
    use super::{LOWER, UPPER, pseudo};

    #[test]
    fn every_letter_has_a_different_accent() {
        for table in [LOWER, UPPER] {
            let letters: std::collections::BTreeSet<char> = table.chars().collect();
            assert_eq!((table.chars().count(), letters.len()), (26, 26));
            assert!(letters.iter().all(|letter| !letter.is_ascii()));
        }
        assert_eq!(pseudo("Zoo 3: by"), "Ẑǿǿǿǿ 3: ƀẏ");
    }
}
