//! The id of each rule of the special promises.

/// In their order.
pub(crate) const RULE_IDS: &[&str] = &["SP-SPE-1"];
