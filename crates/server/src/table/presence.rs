//! Whether the people of seats are here.

use store::Millis;

/// Whether somebody is here.
#[derive(Clone, Copy)]
pub(super) struct Presence {
    /// When we last heard of them.
    pub(super) last: Millis,
    /// Until when they count as here without a socket.
    pub(super) until: Millis,
}

impl Presence {
    /// Somebody who is away since then.
    pub(super) fn since(last: Millis) -> Presence {
        Presence { last, until: last }
    }
}
