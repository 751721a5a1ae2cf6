//! The id of each rule of the Police Officers.

/// In their order.
pub(crate) const RULE_IDS: &[&str] = &[
    "SP-POL-1",
    "SP-POL-2",
    "SP-POL-3",
    "SP-POL-4",
    "SP-POL-5",
    "SP-POL-6",
    "SP-POL-7",
    "SP-POL-8",
    "SP-POL-9",
    "SP-POL-10",
    "SP-POL-11",
    "SP-POL-12",
    "SP-POL-13",
    "SP-POL-14",
    "SP-POL-15",
    "SP-POL-16",
    "SP-POL-17",
    "SP-POL-18",
];
