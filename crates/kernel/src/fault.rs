//! The common interface of refusals.

use std::fmt;

use serde_json::Value;

/// A refusal: what is wrong, a code for programs, and the rule behind it.
///
/// People read its document in their own language. `Display` is for developers. Faults of data files
/// and command lines have no document; their `Display` is one English sentence.
pub trait Fault: std::error::Error + Send + Sync + 'static {
    /// A stable name for programs and translations, in `snake_case`.
    fn code(&self) -> &'static str;

    /// The id of the rule behind the refusal, such as `SIM-3.5`; `None` if the refusal comes from the
    /// form of a record and not from a rule of the game.
    fn rule(&self) -> Option<&'static str>;

    /// What is wrong, as plain data. `why`, the first field, names the message; the other fields are
    /// its arguments. `None` if `Display` is already the sentence.
    fn document(&self) -> Option<Value> {
        None
    }

    /// The refusals that this one combines; empty for a single refusal.
    fn parts(&self) -> Vec<&dyn Fault> {
        Vec::new()
    }
}

/// The parts of a refusal, or the refusal itself if it has none.
pub fn each_fault(fault: &dyn Fault) -> Vec<&dyn Fault> {
    let parts = fault.parts();
    if parts.is_empty() { vec![fault] } else { parts }
}

/// A list of refusals; empty while a check is still running. As an error it has at least one. Programs
/// that want a single code get the first one's.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Faults<F>(pub Vec<F>);

impl<F> Default for Faults<F> {
    fn default() -> Faults<F> {
        Faults(Vec::new())
    }
}

impl<F> From<F> for Faults<F> {
    fn from(fault: F) -> Faults<F> {
        Faults(vec![fault])
    }
}

impl<F: Fault> fmt::Display for Faults<F> {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        for (index, fault) in self.0.iter().enumerate() {
            write!(f, "{}{fault}", if index == 0 { "" } else { "; " })?;
        }
        Ok(())
    }
}

impl<F: Fault> std::error::Error for Faults<F> {}

impl<F: Fault> Fault for Faults<F> {
    fn code(&self) -> &'static str {
        self.0.first().map_or("refused", Fault::code)
    }

    fn rule(&self) -> Option<&'static str> {
        self.0.first()?.rule()
    }

    fn parts(&self) -> Vec<&dyn Fault> {
        self.0.iter().map(|fault| fault as _).collect()
    }
}
