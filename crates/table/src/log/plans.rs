//! Plan changes of seats in a common turn.

use kernel::{Seat, Turn};

use crate::clock::due;

/// A seat's plan changes in a common turn.
#[derive(Clone, Copy, Default)]
pub(super) struct Plans {
    /// Number of entries that changed the plan.
    pub changed: u32,
    /// How often the seat reopened it.
    pub reopened: u32,
}

impl Plans {
    /// Counts an act of the plan's seat, with this many entries.
    pub(super) fn note(&mut self, (seat, entries): (Seat, usize), before: Turn, after: Turn) {
        self.changed += entries as u32;
        self.reopened += u32::from(is_opened(seat, before, after));
    }
}

/// Whether the act reopened a committed plan.
pub(super) fn is_opened(seat: Seat, before: Turn, after: Turn) -> bool {
    !due(before).contains(seat) && due(after).contains(seat)
}
