//! What every refusal can tell.

use std::fmt;

/// A refusal: what is wrong, as one sentence (its `Display`), with a code for programs and the
/// rule that it follows from.
pub trait Fault: std::error::Error + Send + Sync + 'static {
    /// A stable name for programs and translations, in `snake_case`.
    fn code(&self) -> &'static str;

    /// The id of the rule behind the refusal, such as `SIM-3.5`; `None` where no rule of the game
    /// speaks but the form of a record does.
    fn rule(&self) -> Option<&'static str>;

    /// The refusals that this one gathers, where it tells several at once; none for a single one.
    fn parts(&self) -> Vec<&dyn Fault> {
        Vec::new()
    }
}

/// Refusals that are found together, none while still looking. As an error it has at least one and is
/// one sentence; where programs want a single code it is that of the first.
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
