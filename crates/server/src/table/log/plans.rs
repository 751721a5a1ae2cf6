//! What seats do about their plans in a common turn.

use kernel::{Seat, Turn};

use crate::table::clock::due;

/// What a seat has done about its plan in a common turn.
#[derive(Clone, Copy, Default)]
pub(super) struct Plans {
    /// By how many entries it has changed it.
    pub changed: u32,
    /// How often it has opened it again.
    pub reopened: u32,
}

impl Plans {
    /// The seat of the plan has acted, by so many entries.
    pub(super) fn note(&mut self, (seat, entries): (Seat, usize), before: Turn, after: Turn) {
        self.changed += entries as u32;
        self.reopened += u32::from(is_opened(seat, before, after));
    }
}

/// Whether a seat that had committed to its plan may change it again.
pub(super) fn is_opened(seat: Seat, before: Turn, after: Turn) -> bool {
    !due(before).contains(seat) && due(after).contains(seat)
}
