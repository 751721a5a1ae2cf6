//! Faults of a user's data file, such as custom components.

use std::fmt;
use std::ops::Range;

use crate::{Fault, Faults};

/// One fault of a data file. The program's user reads it in English, with its rule beside it.
#[derive(Clone, Debug, PartialEq, Eq)]
#[non_exhaustive]
pub struct DataFault {
    /// A stable name for programs, see [`Fault::code`].
    pub code: &'static str,
    /// Where in the file, in its own words: `strip "2"`, `tile_c1.price`, `line 7`.
    pub place: String,
    /// What is wrong there, and what is allowed instead.
    pub problem: String,
    /// The rule that it breaks; `None` if no rule covers it, as for syntax and unknown keys.
    pub rule: Option<&'static str>,
}

impl DataFault {
    /// A fault at a place in the file.
    pub fn new(
        code: &'static str,
        place: impl Into<String>,
        problem: impl Into<String>,
        rule: impl Into<Option<&'static str>>,
    ) -> DataFault {
        DataFault { code, place: place.into(), problem: problem.into(), rule: rule.into() }
    }

    /// The TOML reader cannot parse `text`. `at` is the byte range that the reader blames; without it,
    /// the fault points to the first line.
    pub fn syntax(text: &str, at: Option<Range<usize>>, message: &str) -> DataFault {
        let start = at.map_or(0, |at| at.start);
        let line = 1 + text.bytes().take(start).filter(|&byte| byte == b'\n').count();
        let problem = format!("this is no TOML: {}", message.replace('\n', " "));
        DataFault::new("syntax", format!("line {line}"), problem, None)
    }

    /// An owner's set has the name of the built-in one.
    pub fn reserved_name(rule: Option<&'static str>) -> DataFault {
        let problem = "\"standard\" is the name of the built-in set; choose another, because \
                       records name it";
        DataFault::new("reserved_name", "name", problem, rule)
    }
}

impl fmt::Display for DataFault {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        write!(f, "{}: {}", self.place, self.problem)
    }
}

impl std::error::Error for DataFault {}

impl Fault for DataFault {
    fn code(&self) -> &'static str {
        self.code
    }

    fn rule(&self) -> Option<&'static str> {
        self.rule
    }
}

/// The faults of a data file, in file order.
pub type DataFaults = Faults<DataFault>;

impl DataFaults {
    /// Adds a fault at a place in the file.
    pub fn add(
        &mut self,
        code: &'static str,
        place: impl Into<String>,
        problem: impl Into<String>,
        rule: impl Into<Option<&'static str>>,
    ) {
        self.0.push(DataFault::new(code, place, problem, rule));
    }
}

/// A data file that no game can use, with every fault (at least one).
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct BadData {
    /// What such files contain, such as `components`.
    pub holds: &'static str,
    /// The code of the whole error, see [`Fault::code`].
    pub code: &'static str,
    /// What is wrong with it.
    pub faults: DataFaults,
}

impl std::error::Error for BadData {}

impl fmt::Display for BadData {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        let (holds, faults) = (self.holds, &self.faults.0);
        let tell = |f: &mut fmt::Formatter<'_>, start: &str, fault: &DataFault| {
            write!(f, "{start}{fault}")?;
            fault.rule.map_or(Ok(()), |rule| write!(f, " ({rule})"))
        };
        if let [fault] = faults.as_slice() {
            write!(f, "the {holds} have a fault: ")?;
            return tell(f, "", fault);
        }
        write!(f, "the {holds} have {} faults:", faults.len())?;
        faults.iter().try_for_each(|fault| tell(f, "\n  ", fault))
    }
}

impl Fault for BadData {
    fn code(&self) -> &'static str {
        self.code
    }

    fn rule(&self) -> Option<&'static str> {
        self.faults.rule()
    }

    fn parts(&self) -> Vec<&dyn Fault> {
        self.faults.parts()
    }
}
