//! One constant.

use std::fmt;

/// One constant: key, value, where it comes from, the rule.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Constant {
    /// Its key in data files.
    pub key: String,
    /// Its value.
    pub value: Value,
    /// Where the value comes from.
    pub provenance: Provenance,
    /// The id of the rule that uses it.
    pub rule: &'static str,
    /// The least and the most that the engine can hold, for every number of the value; equal
    /// limits mean that it is fixed. `None` where limits differ or there are no numbers.
    pub limits: Option<(i32, i32)>,
    /// Further limits on an owner's value.
    pub(super) form: Form,
}

/// Limits on a list.
#[derive(Clone, Debug, Default, PartialEq, Eq)]
pub(super) struct Form {
    pub(super) rising: bool,
    /// The fewest and the most entries; without, as many as in the standard.
    pub(super) length: Option<(usize, usize)>,
    /// The words that a list may name; without, any.
    pub(super) words: Vec<String>,
    pub(super) each_once: bool,
    pub(super) materials: bool,
}

/// Where a value comes from.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub enum Provenance {
    /// R: a printed rulebook says it.
    Printed,
    /// P: a public page says it.
    Public,
    /// D: it follows from R or P.
    Deduced,
    /// H: a house rule of ours, for want of a source.
    Ours,
    /// O: an owner's file says it.
    Owner,
}

impl Provenance {
    /// The letter that the rules use.
    pub const fn letter(self) -> char {
        match self {
            Provenance::Printed => 'R',
            Provenance::Public => 'P',
            Provenance::Deduced => 'D',
            Provenance::Ours => 'H',
            Provenance::Owner => 'O',
        }
    }

    /// A word for people.
    pub const fn word(self) -> &'static str {
        match self {
            Provenance::Printed => "printed",
            Provenance::Public => "public",
            Provenance::Deduced => "deduced",
            Provenance::Ours => "ours",
            Provenance::Owner => "yours",
        }
    }

    /// The provenance with a letter that a built-in file may use.
    pub(super) fn from_letter(letter: char) -> Option<Provenance> {
        use Provenance::{Deduced, Ours, Printed, Public};
        [Printed, Public, Deduced, Ours].into_iter().find(|known| known.letter() == letter)
    }
}

/// The value of a constant. Its `Display` is how a data file writes it.
#[derive(Clone, Debug, PartialEq, Eq)]
#[non_exhaustive]
pub enum Value {
    /// A number.
    Int(i32),
    /// Yes or no.
    Flag(bool),
    /// Numbers, by column, by level or rising.
    Ints(Vec<i32>),
    /// A word or a short text, such as a price in materials.
    Word(String),
    /// Words, by column or in order.
    Words(Vec<String>),
}

impl fmt::Display for Value {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match self {
            Value::Int(number) => write!(f, "{number}"),
            Value::Flag(flag) => write!(f, "{flag}"),
            Value::Ints(numbers) => write!(f, "{numbers:?}"),
            Value::Word(word) => write!(f, "{word:?}"),
            Value::Words(words) => write!(f, "{words:?}"),
        }
    }
}
