//! What every refusal can tell.

use std::fmt;

use serde_json::Value;

/// A refusal: what is wrong, with a code for programs and the rule that it follows from.
///
/// People read what its document says in their language. Its `Display` is for developers, or, where
/// it has no document, as faults of data files and command lines have none, one English sentence.
pub trait Fault: std::error::Error + Send + Sync + 'static {
    /// A stable name for programs and translations, in `snake_case`.
    fn code(&self) -> &'static str;

    /// The id of the rule behind the refusal, such as `SIM-3.5`; `None` where no rule of the game
    /// speaks but the form of a record does.
    fn rule(&self) -> Option<&'static str>;

    /// What is wrong as plain data: `why`, its first field, names the message that tells it, the
    /// other fields are what the message may say. Nothing where the `Display` is the sentence.
    fn document(&self) -> Option<Value> {
        None
    }

    /// The refusals that this one gathers, where it tells several at once; none for a single one.
    fn parts(&self) -> Vec<&dyn Fault> {
        Vec::new()
    }
}

/// The single refusals that one gathers, or itself.
pub fn each_fault(fault: &dyn Fault) -> Vec<&dyn Fault> {
    let parts = fault.parts();
    if parts.is_empty() { vec![fault] } else { parts }
}

/// Refusals that are found together, none while still looking. As an error it has at least one; where
/// programs want a single code it is that of the first.
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
