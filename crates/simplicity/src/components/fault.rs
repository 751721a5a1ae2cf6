//! What is wrong with a data file.

use std::fmt;

use kernel::Fault;

/// One fault of a data file.
#[derive(Clone, Debug, PartialEq, Eq)]
#[non_exhaustive]
pub struct ComponentFault {
    /// A stable name for programs, see [`Fault::code`].
    pub code: &'static str,
    /// Where in the file, in its own words: `strip "2"`, `face a, slot 3`, `line 7`.
    pub place: String,
    /// What is wrong there, and what to do.
    pub problem: String,
    /// The rule that it breaks; none where the file is no TOML at all.
    pub rule: Option<&'static str>,
}

impl ComponentFault {
    pub(super) fn new(
        code: &'static str,
        place: impl Into<String>,
        problem: impl Into<String>,
        rule: &'static str,
    ) -> ComponentFault {
        ComponentFault { code, place: place.into(), problem: problem.into(), rule: Some(rule) }
    }
}

impl fmt::Display for ComponentFault {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        write!(f, "{}: {}", self.place, self.problem)?;
        self.rule.map_or(Ok(()), |rule| write!(f, " ({rule})"))
    }
}

impl std::error::Error for ComponentFault {}

impl Fault for ComponentFault {
    fn code(&self) -> &'static str {
        self.code
    }

    fn rule(&self) -> Option<&'static str> {
        self.rule
    }
}

/// A data file that cannot be played with: every fault of it, at least one.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct BadComponents(pub Vec<ComponentFault>);

impl From<ComponentFault> for BadComponents {
    fn from(fault: ComponentFault) -> BadComponents {
        BadComponents(vec![fault])
    }
}

impl std::error::Error for BadComponents {}

impl fmt::Display for BadComponents {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        if let [fault] = self.0.as_slice() {
            return write!(f, "the components have a fault: {fault}");
        }
        write!(f, "the components have {} faults:", self.0.len())?;
        self.0.iter().try_for_each(|fault| write!(f, "\n  {fault}"))
    }
}

impl Fault for BadComponents {
    fn code(&self) -> &'static str {
        "bad_components"
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
pub(super) struct Faults(pub(super) Vec<ComponentFault>);

impl Faults {
    pub(super) fn add(
        &mut self,
        code: &'static str,
        place: impl Into<String>,
        problem: impl Into<String>,
        rule: &'static str,
    ) {
        self.0.push(ComponentFault::new(code, place, problem, rule));
    }
}
