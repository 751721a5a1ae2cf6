//! The id of each rule of the action cards.

/// In their order.
pub(crate) const RULE_IDS: &[&str] = &["SP-ACT-1", "SP-ACT-2", "SP-ACT-3", "SP-ACT-4"];
