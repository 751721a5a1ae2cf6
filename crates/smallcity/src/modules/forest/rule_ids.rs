//! The id of each rule of the forest boards.

/// In their order.
pub(crate) const RULE_IDS: &[&str] = &[
    "SP-FOR-1", "SP-FOR-2", "SP-FOR-3", "SP-FOR-4", "SP-FOR-5", "SP-FOR-6", "SP-FOR-7", "SP-FOR-8",
    "SP-FOR-9",
];
