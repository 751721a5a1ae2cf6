//! The id of each rule of the Lighthouses.

/// In their order.
pub(crate) const RULE_IDS: &[&str] =
    &["EX-LIG-1", "EX-LIG-2", "EX-LIG-3", "EX-LIG-4", "EX-LIG-5", "EX-LIG-6", "EX-LIG-7"];
