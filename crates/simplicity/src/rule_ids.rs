//! The id of each rule, and where it comes from; each has a short message (`rule-SIM-3-5`).

use kernel::Source;

/// In the order of the rules.
pub const RULE_IDS: &[&str] = &[
    "SIM-2.1", "SIM-2.2", "SIM-2.3", "SIM-2.4", "SIM-2.5", "SIM-2.6", "SIM-2.7", "SIM-2.8",
    "SIM-2.9", "SIM-3.1", "SIM-3.2", "SIM-3.3", "SIM-3.4", "SIM-3.5", "SIM-3.6", "SIM-3.7",
    "SIM-4.1", "SIM-4.2", "SIM-5.1", "SIM-5.2", "SIM-5.3", "SIM-5.4", "SIM-5.5", "SIM-5.6",
];

/// Where each comes from. P is the online edition and its help: the Japanese text is an account of it.
/// In SIM-2.6 the flip is printed and the random first face is ours, as the editions allow either face.
pub(crate) const SOURCES: &[Source] = &[
    Source::new(
        "R",
        &[
            "SIM-2.1", "SIM-2.7", "SIM-2.8", "SIM-2.9", "SIM-3.1", "SIM-3.2", "SIM-3.3", "SIM-3.4",
            "SIM-3.6", "SIM-4.1", "SIM-5.1", "SIM-5.4", "SIM-5.5",
        ],
    ),
    Source::new("RP", &["SIM-3.5"]),
    Source::new("RPD", &["SIM-2.3"]),
    Source::new("RPH", &["SIM-2.5"]),
    Source::new("RD", &["SIM-4.2", "SIM-5.2", "SIM-5.3"]),
    Source::new("RDH", &["SIM-2.4", "SIM-3.7", "SIM-5.6"]),
    Source::new("RH", &["SIM-2.2", "SIM-2.6"]),
];

/// Whether a rule has this id, in either case.
pub fn is_rule(id: &str) -> bool {
    RULE_IDS.iter().any(|known| known.eq_ignore_ascii_case(id))
}
