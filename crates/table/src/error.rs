//! Why a request at a table is refused.

use std::fmt;

use catalog::{Refusal, Refused};
use kernel::Fault;
use serde_json::Value;
use words::{Language, Words};

use crate::reason;
pub(crate) use crate::reason::{Detail, Reason};
use crate::wire::{ErrorBody, Problem, State};

/// Why a request is refused.
pub struct Error(Box<Inner>);

struct Inner {
    /// None where the rules of a game refuse.
    reason: Option<Reason>,
    body: ErrorBody,
}

/// The most faults of an answer: each may name all that would be right.
const MOST_FAULTS: usize = 8;

impl From<Reason> for Error {
    fn from(reason: Reason) -> Error {
        Error::of(reason, reason.document())
    }
}

impl Error {
    /// A reason in more detail.
    pub fn because(reason: Reason, detail: &Detail) -> Error {
        Error::of(reason, serde_json::to_value(detail).unwrap_or_default())
    }

    fn of(reason: Reason, why: Value) -> Error {
        let (code, text) = (reason.code(), reason::english(&why));
        let error = Problem {
            code,
            rule: None,
            game: None,
            why: Some(why),
            text,
            at: None,
            retry_after: None,
        };
        let body = ErrorBody { error, faults: Vec::new(), more: None, state: None };
        Error(Box::new(Inner { reason: Some(reason), body }))
    }

    /// The client's expected number is out of date; carries the current state.
    pub fn stale(state: State) -> Error {
        let mut error = Error::from(Reason::Stale);
        error.0.body.state = Some(state);
        error
    }

    /// Names the entry at fault, from 0.
    pub fn at(mut self, entry: usize) -> Error {
        self.0.body.error.at = Some(entry);
        self
    }

    /// Says after how many seconds the same request may be sent again.
    pub fn retry_after(mut self, seconds: u32) -> Error {
        self.0.body.error.retry_after = Some(seconds);
        self
    }

    /// Whether another request or server was faster.
    pub fn is_conflict(&self) -> bool {
        self.is(Reason::Changed) || self.is(Reason::Stale)
    }

    /// Whether it has this reason.
    pub fn is(&self, reason: Reason) -> bool {
        self.reason() == Some(reason)
    }

    /// Its reason; none where the rules of a game refuse.
    pub fn reason(&self) -> Option<Reason> {
        self.0.reason
    }

    /// The problem, and the current state if the refusal carries it.
    pub fn into_parts(self) -> (Problem, Option<State>) {
        (self.0.body.error, self.0.body.state)
    }

    /// The body of the answer.
    pub fn body(&self) -> &ErrorBody {
        &self.0.body
    }
}

impl From<Refusal> for Error {
    fn from(refusal: Refusal) -> Error {
        let mut faults: Vec<Problem> =
            refusal.faults.iter().take(MOST_FAULTS).map(|fault| problem(&**fault)).collect();
        let more = refusal.faults.len().checked_sub(MOST_FAULTS).filter(|&more| more > 0);
        let Some(first) = faults.first().cloned() else { return Reason::Internal.into() };
        if faults.len() == 1 {
            faults.clear();
        }
        let body = ErrorBody { error: first, faults, more, state: None };
        Error(Box::new(Inner { reason: None, body }))
    }
}

/// A fault as people and programs read it.
fn problem(fault: &dyn Fault) -> Problem {
    let (code, rule) = (fault.code().to_owned(), fault.rule().map(str::to_owned));
    let error: &dyn std::error::Error = fault;
    let Some(Refused { game, document, .. }) = error.downcast_ref() else {
        let text = sentence(&fault.to_string());
        return Problem { code, rule, game: None, why: None, text, at: None, retry_after: None };
    };
    let text = Words::new(Language::english().of_game(game)).tell("refusal", document);
    let (game, why) = (Some((*game).to_owned()), Some(document.clone()));
    Problem { code, rule, game, why, text, at: None, retry_after: None }
}

/// A fault outside the games as a sentence: commands print such faults behind the name of a file.
fn sentence(fault: &str) -> String {
    let mut letters = fault.chars();
    let first = letters.next().map(|first| first.to_uppercase().to_string());
    let end = if fault.ends_with('.') { "" } else { "." };
    first.unwrap_or_default() + letters.as_str() + end
}

/// Prints the code alone: the state in a refusal is private to the asker.
impl fmt::Debug for Error {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.write_str(&self.0.body.error.code)
    }
}
