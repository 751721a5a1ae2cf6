//! A short text of each rule of the Lighthouses.

/// By rule id.
pub(crate) const RULE_TEXTS: &[(&str, &str)] = &[
    ("EX-LIG-1", "Each seat has 2 Lighthouses of 2 cells for $3 each. One has a perimeter cell."),
    ("EX-LIG-2", "Column a is a cliff: whatever is built there costs $1 more for each cell of it."),
    ("EX-LIG-3", "After other income each Lighthouse guides a ship and earns $1, 6 times a game."),
    ("EX-LIG-4", "Each Residence in the influence area of a Lighthouse gives 1 vote more."),
    ("EX-LIG-5", "A medium promise: both Lighthouses stand."),
];
