//! The id of each rule of the new buildings.

/// In their order.
pub(crate) const RULE_IDS: &[&str] = &[
    "SP-BLD-1",
    "SP-BLD-2",
    "SP-BLD-3",
    "SP-BLD-4",
    "SP-BLD-5",
    "SP-BLD-6",
    "SP-BLD-7",
    "SP-BLD-8",
    "SP-BLD-9",
    "SP-BLD-10",
];
