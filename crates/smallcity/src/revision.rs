//! How the revisions of the rules differ. Records of older revisions replay by them.

/// The newest revision of the rules.
pub const RULES: u32 = 3;

/// Everything in which revisions of the rules may differ.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
// Each is a difference of its own.
#[allow(clippy::struct_excessive_bools)]
pub(crate) struct Revision {
    /// Whether the platform of an eliminated seat is still judged (SC-18.1).
    pub platforms_outlive: bool,
    /// Whether a seat must act even where one way is left: the last home (SC-8.7), a store that must be
    /// emptied (SC-9.7), a council that can build nothing (SC-12.7).
    pub asks_the_obvious: bool,
    /// The facts that promises compare for equality with the number of the data, which an owner may
    /// change, although they mean at most (section 16).
    pub exact_facts: &'static [&'static str],
    /// Whether a set-up may name modules in any order, and options of modules that are off
    /// (SP-SET-8).
    pub loose_set_ups: bool,
    /// Whether a box with too few start tiles serves seats by their numbers, not in turn order (SC-2.9).
    pub starts_by_seat: bool,
}

/// The revisions, the first first.
const REVISIONS: [Revision; RULES as usize] = [
    Revision {
        platforms_outlive: true,
        asks_the_obvious: true,
        exact_facts: &["empty_home_spaces", "graves", "hall_citizens"],
        loose_set_ups: true,
        starts_by_seat: true,
    },
    SECOND,
    Revision { starts_by_seat: false, ..SECOND },
];

const SECOND: Revision = Revision {
    platforms_outlive: false,
    asks_the_obvious: false,
    exact_facts: &[],
    loose_set_ups: false,
    starts_by_seat: true,
};

impl Revision {
    /// The revision of a number, from 1; the newest for a number that is not known.
    pub(crate) fn numbered(number: u32) -> Revision {
        let known = (number as usize).checked_sub(1).and_then(|index| REVISIONS.get(index));
        *known.unwrap_or(&REVISIONS[REVISIONS.len() - 1])
    }
}
