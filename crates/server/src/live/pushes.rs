//! Web pushes to the people of a table whose turn it has become.

use std::collections::{HashMap, HashSet};

use kernel::{Seat, SeatSet};
use store::{Millis, TokenHash};
use table::Seating;
use tokio::task::AbortHandle;

use crate::push::WebPush;

/// Web pushes to the people of a table.
#[derive(Default)]
pub(super) struct Pushes {
    /// The people whose turn it was at the last check; none before the first check.
    due: Option<SeatSet>,
    /// Pushes in flight, each with its abort handle.
    in_flight: HashMap<TokenHash, AbortHandle>,
}

impl Pushes {
    /// Lets these seats get another push: people who fell silent, perhaps with a sleeping phone, may
    /// have missed their turn.
    pub(super) fn again(&mut self, seats: SeatSet) {
        self.due = self.due.map(|due| due.iter().filter(|&seat| !seats.contains(seat)).collect());
    }

    /// Sends a push to the people among `away` whose turn it has become, and cancels pushes to those
    /// who came back or acted elsewhere. A table that was just loaded sends none: these people got
    /// theirs when their turn came.
    pub(super) fn update(
        &mut self,
        push: &WebPush,
        (due, away): (SeatSet, SeatSet),
        seating: Seating<'_>,
        now: Millis,
    ) {
        let before = self.due.replace(due);
        let browsers = |seats: &mut dyn Iterator<Item = Seat>| -> HashSet<TokenHash> {
            seats.filter_map(|seat| seating.row(seat).browser).collect()
        };
        let wanted = browsers(&mut away.iter());
        let news = before.map_or_else(HashSet::new, |before| {
            browsers(&mut away.iter().filter(|&seat| !before.contains(seat)))
        });
        self.in_flight.retain(|browser, push| {
            let due = wanted.contains(browser) && !push.is_finished();
            if !due {
                push.abort();
            }
            due
        });
        for browser in news {
            if let Some(push) = push.send(browser, now)
                && let Some(before) = self.in_flight.insert(browser, push)
            {
                before.abort();
            }
        }
    }

    /// Whether a push is in flight.
    pub(super) fn are_in_flight(&self) -> bool {
        self.in_flight.values().any(|push| !push.is_finished())
    }
}
