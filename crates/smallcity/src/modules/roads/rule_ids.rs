//! The id of each rule of the roads.

/// In their order.
pub(crate) const RULE_IDS: &[&str] = &[
    "SP-ROA-1",
    "SP-ROA-2",
    "SP-ROA-3",
    "SP-ROA-4",
    "SP-ROA-5",
    "SP-ROA-6",
    "SP-ROA-7",
    "SP-ROA-8",
    "SP-ROA-9",
    "SP-ROA-10",
    "SP-ROA-11",
    "SP-ROA-12",
];
