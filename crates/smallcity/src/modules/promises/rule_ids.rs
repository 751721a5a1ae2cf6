//! The id of each rule of the promise cards.

/// In their order.
pub(crate) const RULE_IDS: &[&str] = &["SP-PRO-1", "SP-PRO-2"];
