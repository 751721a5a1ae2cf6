//! The id of each rule about modules in general.

/// In their order.
pub(super) const RULE_IDS: &[&str] = &[
    "SP-SET-1",
    "SP-SET-2",
    "SP-SET-3",
    "SP-SET-4",
    "SP-SET-5",
    "SP-SET-6",
    "SP-SET-7",
    "SP-SET-8",
    "SP-SET-9",
    "SP-SET-10",
    "SP-SET-11",
];
