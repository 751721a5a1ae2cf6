//! Why an input is refused.

use std::borrow::Cow;
use std::fmt;

use kernel::Fault;

/// Why an input is refused: a code for programs, the rule behind it and a sentence.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Illegal {
    code: &'static str,
    rule: &'static str,
    text: Cow<'static, str>,
}

impl Illegal {
    /// A refusal. The sentence says what is wrong, where, and what would be right.
    pub(crate) fn new(
        code: &'static str,
        rule: &'static str,
        text: impl Into<Cow<'static, str>>,
    ) -> Illegal {
        Illegal { code, rule, text: text.into() }
    }
}

impl std::error::Error for Illegal {}

impl Fault for Illegal {
    fn code(&self) -> &'static str {
        self.code
    }

    fn rule(&self) -> Option<&'static str> {
        Some(self.rule).filter(|rule| !rule.is_empty())
    }
}

impl fmt::Display for Illegal {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        write!(f, "{}", self.text)?;
        if self.rule.is_empty() { Ok(()) } else { write!(f, " ({})", self.rule) }
    }
}

/// Refuses with a sentence. `in site` writes none where the site is quiet, because nobody will read
/// it.
macro_rules! refuse {
    (in $site:expr, $code:expr, $rule:expr, $($text:tt)+) => {{
        if $site.quiet {
            return Err($crate::illegal::Illegal::new($code, $rule, ""));
        }
        refuse!($code, $rule, $($text)+)
    }};
    ($code:expr, $rule:expr, $($text:tt)+) => {
        return Err($crate::illegal::Illegal::new($code, $rule, format!($($text)+)))
    };
}
pub(crate) use refuse;
