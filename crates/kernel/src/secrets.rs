//! Who looks at a state, and so what may be shown.

use schemars::JsonSchema;
use serde::{Deserialize, Serialize};

use crate::Seat;

/// Somebody who looks at a game. What is shown depends on who looks and on nothing that this
/// observer may not know (laws 6 and 7 of `testkit`).
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash, Serialize, Deserialize, JsonSchema)]
#[serde(rename_all = "lowercase")]
pub enum Observer {
    /// A player, who knows what is public and the secrets of that seat.
    Seat(Seat),
    /// Anybody else, who knows what is public.
    Spectator,
}

impl Observer {
    /// Everybody who can look at a table of `seats` seats: each seat, then a spectator.
    pub fn all(seats: usize) -> impl Iterator<Item = Observer> {
        Seat::first(seats).map(Observer::Seat).chain([Observer::Spectator])
    }

    /// Whether this observer knows what only `seat` may know.
    pub fn is(self, seat: Seat) -> bool {
        self == Observer::Seat(seat)
    }
}
