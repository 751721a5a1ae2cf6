//! Numbers as a language writes them.

use schemars::JsonSchema;
use serde::Serialize;
use words::Words;

/// A number, worded by the messages `figure`.
#[derive(Clone, Debug, Serialize, JsonSchema)]
#[serde(tag = "figure", rename_all = "snake_case")]
pub(crate) enum Figure {
    /// Digits in front of the last three.
    Thousands { more: String, three: String },
    /// The digits before and after the point.
    Decimal { whole: String, part: String },
    /// A share in hundredths.
    Percent { share: String },
    /// All between two numbers.
    Range { low: String, high: String },
}

impl Figure {
    fn told(&self, words: &Words) -> String {
        words.tell("figure", self)
    }
}

/// A whole number in groups of three digits.
pub(crate) fn grouped(words: &Words, number: u64) -> String {
    if number < 1000 {
        return number.to_string();
    }
    let (more, three) = (grouped(words, number / 1000), format!("{:03}", number % 1000));
    Figure::Thousands { more, three }.told(words)
}

/// A number with this many decimals.
pub(crate) fn decimal(words: &Words, number: f64, places: usize) -> String {
    let digits = format!("{number:.places$}");
    match digits.split_once('.') {
        Some((whole, part)) => {
            Figure::Decimal { whole: whole.to_owned(), part: part.to_owned() }.told(words)
        }
        None => digits,
    }
}

/// A share of 1 in hundredths, with this many decimals.
pub(crate) fn percent(words: &Words, share: f64, places: usize) -> String {
    Figure::Percent { share: decimal(words, 100.0 * share, places) }.told(words)
}

/// From one number to another.
pub(crate) fn range(words: &Words, low: String, high: String) -> String {
    Figure::Range { low, high }.told(words)
}

#[cfg(test)]
mod tests {
    use words::Words;

    use super::{decimal, grouped, percent};

    #[test]
    fn numbers_have_their_english_form() {
        let words = Words::english();
        let cases = [(0, "0"), (999, "999"), (1000, "1,000"), (1_234_067, "1,234,067")];
        for (number, text) in cases {
            assert_eq!(grouped(&words, number), text);
        }
        assert_eq!(decimal(&words, -29.834, 2), "-29.83");
        assert_eq!(decimal(&words, 7.0, 0), "7");
        assert_eq!(percent(&words, 0.25, 1), "25.0 %");
        assert_eq!(percent(&words, 0.05, 0), "5 %");
    }
}
