//! The id of each rule of the real buildings.

/// In their order.
pub(crate) const RULE_IDS: &[&str] =
    &["SP-REA-1", "SP-REA-2", "SP-REA-3", "SP-REA-4", "SP-REA-5", "SP-REA-6"];
