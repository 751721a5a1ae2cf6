//! Positions as text: phrases of words with their places, and what is wrong with a text.

use std::fmt;

use crate::Fault;

/// A text that is no position of a game.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct BadPosition {
    /// The line, from 1.
    pub line: usize,
    /// The column in characters, from 1.
    pub column: usize,
    /// What is wrong and what to do, in one sentence without its rule.
    pub problem: String,
    /// The rule that it breaks; `None` if only the form of the text is wrong.
    pub rule: Option<&'static str>,
}

impl BadPosition {
    /// A fault at a place of the text.
    pub fn at(
        (line, column): (usize, usize),
        problem: impl Into<String>,
        rule: impl Into<Option<&'static str>>,
    ) -> BadPosition {
        BadPosition { line, column, problem: problem.into(), rule: rule.into() }
    }
}

impl std::error::Error for BadPosition {}

impl Fault for BadPosition {
    fn code(&self) -> &'static str {
        "bad_position"
    }

    fn rule(&self) -> Option<&'static str> {
        self.rule
    }
}

impl fmt::Display for BadPosition {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        write!(f, "line {}, column {}: {}", self.line, self.column, self.problem)?;
        self.rule.map_or(Ok(()), |rule| write!(f, " ({rule})"))
    }
}

/// A word of a position, with its place.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Word<'a> {
    /// The word.
    pub text: &'a str,
    /// Its line and column, from 1.
    pub place: (usize, usize),
}

impl Word<'_> {
    /// What is wrong with this word.
    pub fn bad(&self, problem: impl Into<String>) -> BadPosition {
        BadPosition::at(self.place, problem, None)
    }

    /// What is wrong with this word, by a rule.
    pub fn breaks(&self, rule: &'static str, problem: impl Into<String>) -> BadPosition {
        BadPosition::at(self.place, problem, rule)
    }

    /// The word as a number.
    ///
    /// # Errors
    /// It is none, or too large for its type.
    pub fn number<N: std::str::FromStr>(&self) -> Result<N, BadPosition> {
        let digits = !self.text.is_empty() && self.text.bytes().all(|byte| byte.is_ascii_digit());
        let number = if digits { self.text.parse().ok() } else { None };
        number.ok_or_else(|| self.bad(format!("{:?} is no number that fits here", self.text)))
    }

    /// The word from a byte on, at its place.
    #[must_use]
    pub fn from(&self, at: usize) -> Self {
        let skipped = self.text[..at].chars().count();
        Word { text: &self.text[at..], place: (self.place.0, self.place.1 + skipped) }
    }
}

/// The words up to the end of a line or a semicolon: never none.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Phrase<'a> {
    /// The first word.
    pub head: Word<'a>,
    /// The others.
    pub rest: Vec<Word<'a>>,
    /// The rest as it is written, without blanks at its ends.
    pub tail: &'a str,
}

impl<'a> Phrase<'a> {
    /// All words.
    pub fn words(&self) -> Vec<Word<'a>> {
        [&[self.head], &*self.rest].concat()
    }

    /// The only word behind the first.
    ///
    /// # Errors
    /// There is none, or there are more.
    pub fn only(&self) -> Result<Word<'a>, BadPosition> {
        match *self.rest {
            [word] => Ok(word),
            _ => Err(self.head.bad(format!("write one word behind {}", self.head.text))),
        }
    }
}

/// The phrases of a position. A `#` begins a remark that ends with its line. Inside of braces a
/// semicolon parts nothing.
pub fn phrases(text: &str) -> Vec<Phrase<'_>> {
    let mut all = Vec::new();
    for (line, whole) in text.lines().enumerate() {
        let told = whole.split('#').next().unwrap_or_default();
        let (mut start, mut depth) = (0, 0_i32);
        for (at, sign) in told.char_indices().chain([(told.len(), ';')]) {
            match sign {
                '{' => depth += 1,
                '}' => depth -= 1,
                ';' if depth <= 0 || at == told.len() => {
                    all.extend(phrase(line + 1, told, start, at));
                    start = at + 1;
                }
                _ => {}
            }
        }
    }
    all
}

/// The words of a line between two bytes, if there are any.
fn phrase(line: usize, whole: &str, start: usize, end: usize) -> Option<Phrase<'_>> {
    let part = whole.get(start..end)?;
    let mut words = part.split_whitespace().map(|text| {
        let at = text.as_ptr() as usize - whole.as_ptr() as usize;
        Word { text, place: (line, 1 + whole[..at].chars().count()) }
    });
    let head = words.next()?;
    let rest = words.collect();
    let tail = part.trim_start()[head.text.len()..].trim();
    Some(Phrase { head, rest, tail })
}
