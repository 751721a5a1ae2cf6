//! The id of each rule of the Traders.

/// In their order.
pub(crate) const RULE_IDS: &[&str] = &[
    "SP-TRD-1", "SP-TRD-2", "SP-TRD-3", "SP-TRD-4", "SP-TRD-5", "SP-TRD-6", "SP-TRD-7", "SP-TRD-8",
];
