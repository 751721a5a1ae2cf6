//! What is wrong with an owner's file.

use std::fmt;

use kernel::Fault;

/// One fault of an owner's file.
#[derive(Clone, Debug, PartialEq, Eq)]
#[non_exhaustive]
pub struct ConstantFault {
    /// A stable name for programs, see [`Fault::code`].
    pub code: &'static str,
    /// Where in the file: a key such as `tile_c1.price`, or a line.
    pub place: String,
    /// What is wrong there, and what is allowed.
    pub problem: String,
    /// The rule behind the constant; none where the file is no TOML or the key unknown.
    pub rule: Option<&'static str>,
}

impl fmt::Display for ConstantFault {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        write!(f, "{}: {}", self.place, self.problem)?;
        self.rule.map_or(Ok(()), |rule| write!(f, " ({rule})"))
    }
}

impl std::error::Error for ConstantFault {}

impl Fault for ConstantFault {
    fn code(&self) -> &'static str {
        self.code
    }

    fn rule(&self) -> Option<&'static str> {
        self.rule
    }
}

/// An owner's file that cannot be played with: every fault of it, at least one.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct BadConstants(pub Vec<ConstantFault>);

impl std::error::Error for BadConstants {}

impl fmt::Display for BadConstants {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        if let [fault] = self.0.as_slice() {
            return write!(f, "the constants have a fault: {fault}");
        }
        write!(f, "the constants have {} faults:", self.0.len())?;
        self.0.iter().try_for_each(|fault| write!(f, "\n  {fault}"))
    }
}

impl Fault for BadConstants {
    fn code(&self) -> &'static str {
        "bad_constants"
    }

    fn rule(&self) -> Option<&'static str> {
        self.0.first()?.rule
    }

    fn parts(&self) -> Vec<&dyn Fault> {
        self.0.iter().map(|fault| fault as _).collect()
    }
}

/// The faults found so far.
#[derive(Default)]
pub(crate) struct Faults(pub(super) Vec<ConstantFault>);

impl Faults {
    /// Adds a fault.
    pub(crate) fn add(
        &mut self,
        code: &'static str,
        place: impl Into<String>,
        problem: impl Into<String>,
        rule: impl Into<Option<&'static str>>,
    ) {
        let fault =
            ConstantFault { code, place: place.into(), problem: problem.into(), rule: rule.into() };
        self.0.push(fault);
    }
}
