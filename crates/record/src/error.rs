//! Faults of a record, and their places.

use std::fmt;

use kernel::{Fault, OptionInfo, each_fault};
use serde_json::Value;

/// A fault of a record, and its place: number in the file, entry of the log, field.
///
/// `docs/records.md` lists the codes of this crate. Where a rule of the game is broken, code and
/// rule id are those of the game's refusal.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct RecordError {
    number: usize,
    entry: Option<usize>,
    field: Option<String>,
    code: &'static str,
    rule: Option<&'static str>,
    problem: String,
    told: Option<Box<(&'static str, Vec<Value>)>>,
}

impl RecordError {
    pub(crate) fn new(
        number: usize,
        code: &'static str,
        problem: impl Into<String>,
    ) -> RecordError {
        RecordError {
            number,
            entry: None,
            field: None,
            code,
            rule: None,
            problem: problem.into(),
            told: None,
        }
    }

    /// A refusal by the rules of a game.
    pub(crate) fn of_game(number: usize, game: &'static str, fault: &dyn Fault) -> RecordError {
        let documents: Vec<_> = each_fault(fault).into_iter().filter_map(Fault::document).collect();
        RecordError {
            rule: fault.rule(),
            // A fault without a document is a sentence already.
            told: (!documents.is_empty()).then(|| Box::new((game, documents))),
            ..RecordError::new(number, fault.code(), fault.to_string())
        }
    }

    pub(crate) fn in_entry(self, entry: usize) -> RecordError {
        RecordError { entry: Some(entry), ..self }
    }

    /// At a path such as `log[16].build`, which is field `build` of entry 17.
    pub(crate) fn at_path(self, path: &str) -> RecordError {
        let in_log = path.strip_prefix("log[").and_then(|rest| {
            let (index, field) = rest.split_once(']')?;
            Some((index.parse::<usize>().ok()? + 1, field.trim_start_matches('.')))
        });
        let (entry, field) = in_log.map_or((None, path), |(entry, field)| (Some(entry), field));
        let field = Some(field).filter(|field| !matches!(*field, "" | "."));
        RecordError { entry, field: field.map(str::to_owned), ..self }
    }

    /// Names the rule that a wrong option of the set-up varies.
    pub(crate) fn by_options(mut self, options: &[OptionInfo]) -> RecordError {
        let key = self.field.as_deref().and_then(|field| field.strip_prefix("setup."));
        if let Some(option) = options.iter().find(|option| Some(option.key) == key) {
            self.rule = Some(option.rule);
            self.problem += &format!(" ({})", option.rule);
        }
        self
    }

    /// The number of the record in its file, from 1.
    pub fn number(&self) -> usize {
        self.number
    }

    /// The entry of the log, from 1, if the fault is in one.
    pub fn entry(&self) -> Option<usize> {
        self.entry
    }

    /// The field, if the fault is in one: a path such as `setup.players`, within the entry if there
    /// is one.
    pub fn field(&self) -> Option<&str> {
        self.field.as_deref()
    }

    /// The game that refuses the record, and its refusal documents (see [`Fault::document`]). Show
    /// people these instead of [`RecordError::problem`].
    pub fn told(&self) -> Option<(&'static str, &[Value])> {
        self.told.as_deref().map(|(game, documents)| (*game, documents.as_slice()))
    }

    /// The fault, without its place.
    pub fn problem(&self) -> &str {
        &self.problem
    }
}

impl Fault for RecordError {
    fn code(&self) -> &'static str {
        self.code
    }

    fn rule(&self) -> Option<&'static str> {
        self.rule
    }
}

impl std::error::Error for RecordError {}

impl fmt::Display for RecordError {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        write!(f, "record {}", self.number)?;
        if let Some(entry) = self.entry {
            write!(f, ", entry {entry}")?;
        }
        if let Some(field) = &self.field {
            write!(f, ", field {field:?}")?;
        }
        write!(f, ": {}", self.problem)
    }
}
