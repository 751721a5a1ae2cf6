//! The id of each rule, and where it comes from: messages have a short text of each (`rule-SC-5-9`).

use kernel::Source;

use crate::modules::choice;

/// In the order of the rules, those of modules last.
pub const RULE_IDS: &[&str] = {
    const PARTS: usize = choice::RULE_IDS.len();
    const COUNT: usize = {
        let (mut count, mut part) = (BASE.len(), 0);
        while part < PARTS {
            count += choice::RULE_IDS[part].len();
            part += 1;
        }
        count
    };
    const ALL: [&str; COUNT] = {
        let mut all = [BASE[0]; COUNT];
        let (mut at, mut part, mut begin) = (0, 0, BASE.len());
        while at < COUNT {
            all[at] = if at < BASE.len() {
                BASE[at]
            } else {
                while at >= begin + choice::RULE_IDS[part].len() {
                    begin += choice::RULE_IDS[part].len();
                    part += 1;
                }
                choice::RULE_IDS[part][at - begin]
            };
            at += 1;
        }
        all
    };
    &ALL
};

/// The rules of the base game.
const BASE: &[&str] = &[
    "SC-2.1", "SC-2.2", "SC-2.3", "SC-2.4", "SC-2.5", "SC-2.6", "SC-2.7", "SC-2.8", "SC-2.9",
    "SC-2.10", "SC-2.11", "SC-2.12", "SC-2.13", "SC-2.14", "SC-3.1", "SC-3.2", "SC-3.3", "SC-3.4",
    "SC-3.5", "SC-3.6", "SC-3.7", "SC-3.8", "SC-3.9", "SC-3.10", "SC-4.1", "SC-4.2", "SC-4.3",
    "SC-4.4", "SC-4.5", "SC-4.6", "SC-4.7", "SC-4.8", "SC-4.9", "SC-4.10", "SC-4.11", "SC-4.12",
    "SC-4.13", "SC-5.1", "SC-5.2", "SC-5.3", "SC-5.4", "SC-5.5", "SC-5.6", "SC-5.7", "SC-5.8",
    "SC-5.9", "SC-5.10", "SC-6.1", "SC-6.2", "SC-6.3", "SC-6.4", "SC-6.5", "SC-6.6", "SC-6.7",
    "SC-6.8", "SC-6.9", "SC-6.10", "SC-7.1", "SC-7.2", "SC-7.3", "SC-7.4", "SC-7.5", "SC-7.6",
    "SC-8.1", "SC-8.2", "SC-8.3", "SC-8.4", "SC-8.5", "SC-8.6", "SC-8.7", "SC-8.8", "SC-8.9",
    "SC-8.10", "SC-9.1", "SC-9.2", "SC-9.3", "SC-9.4", "SC-9.5", "SC-9.6", "SC-9.7", "SC-9.8",
    "SC-10.1", "SC-10.2", "SC-11.1", "SC-11.2", "SC-11.3", "SC-11.4", "SC-11.5", "SC-11.6",
    "SC-11.7", "SC-12.1", "SC-12.2", "SC-12.3", "SC-12.4", "SC-12.5", "SC-12.6", "SC-12.7",
    "SC-12.8", "SC-12.9", "SC-12.10", "SC-13.1", "SC-13.2", "SC-13.3", "SC-14.1", "SC-14.2",
    "SC-14.3", "SC-14.4", "SC-16.1", "SC-16.2", "SC-16.3", "SC-17.1", "SC-17.2", "SC-17.3",
    "SC-17.4", "SC-18.1", "SC-18.2", "SC-18.3", "SC-18.4",
];

/// Where the rules of the base game come from.
const SOURCES: &[Source] = &[
    Source::new("R", &["SC-2.5", "SC-2.8", "SC-2.9", "SC-9.2", "SC-12.10"]),
    Source::new("RP", &["SC-2.2", "SC-3.7", "SC-6.9", "SC-8.7"]),
    Source::new("RPH", &["SC-2.6"]),
    Source::new("RD", &["SC-9.6"]),
    Source::new("RDH", &["SC-11.1"]),
    Source::new(
        "RH",
        &["SC-3.2", "SC-5.6", "SC-6.7", "SC-9.1", "SC-9.7", "SC-11.3", "SC-12.8", "SC-14.2"],
    ),
    Source::new(
        "P",
        &[
            "SC-2.1", "SC-2.12", "SC-3.1", "SC-3.5", "SC-3.9", "SC-4.4", "SC-4.5", "SC-4.8",
            "SC-4.9", "SC-4.10", "SC-4.11", "SC-4.12", "SC-4.13", "SC-5.1", "SC-5.3", "SC-5.10",
            "SC-6.1", "SC-6.10", "SC-7.1", "SC-8.8", "SC-11.7", "SC-13.3", "SC-14.1",
        ],
    ),
    Source::new("PDH", &["SC-12.3"]),
    Source::new(
        "PH",
        &[
            "SC-3.4", "SC-3.6", "SC-3.8", "SC-4.1", "SC-4.6", "SC-4.7", "SC-5.7", "SC-6.8",
            "SC-8.6", "SC-10.1", "SC-10.2", "SC-11.2", "SC-11.5", "SC-12.1", "SC-12.7", "SC-13.1",
            "SC-14.3", "SC-16.1", "SC-16.2", "SC-17.1", "SC-18.1",
        ],
    ),
    Source::new(
        "D",
        &[
            "SC-2.10", "SC-2.13", "SC-5.2", "SC-5.4", "SC-6.2", "SC-7.4", "SC-7.5", "SC-7.6",
            "SC-8.1", "SC-8.9", "SC-8.10", "SC-12.2", "SC-12.4",
        ],
    ),
    Source::new("DH", &["SC-2.7", "SC-5.5"]),
    Source::new(
        "H",
        &[
            "SC-2.3", "SC-2.4", "SC-2.11", "SC-2.14", "SC-3.3", "SC-3.10", "SC-4.2", "SC-4.3",
            "SC-5.8", "SC-5.9", "SC-6.3", "SC-6.4", "SC-6.5", "SC-6.6", "SC-7.2", "SC-7.3",
            "SC-8.2", "SC-8.3", "SC-8.4", "SC-8.5", "SC-9.3", "SC-9.4", "SC-9.5", "SC-9.8",
            "SC-11.4", "SC-11.6", "SC-12.5", "SC-12.6", "SC-12.9", "SC-13.2", "SC-14.4", "SC-16.3",
            "SC-17.2", "SC-17.3", "SC-17.4", "SC-18.2", "SC-18.3", "SC-18.4",
        ],
    ),
];

/// Where rules come from; those of modules last.
pub(crate) const ALL_SOURCES: [&[Source]; 2] = [SOURCES, choice::SOURCES];

/// Whether there is a rule of this id, in letters of either case.
pub fn is_rule(id: &str) -> bool {
    RULE_IDS.iter().any(|known| known.eq_ignore_ascii_case(id))
}
