//! Observers of a game, and what each may know.

use schemars::JsonSchema;
use serde::{Deserialize, Serialize};

use crate::Seat;

/// A player or spectator of a game. What an observer sees depends only on who it is and on what it may
/// know (laws 6 and 7 of `testkit`).
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash, Serialize, Deserialize, JsonSchema)]
#[serde(rename_all = "lowercase")]
pub enum Observer {
    /// A player, who knows what is public and that seat's secrets.
    Seat(Seat),
    /// A spectator, who knows what is public.
    Spectator,
}

impl Observer {
    /// All observers of a table of `seats` seats: each seat, then a spectator.
    pub fn all(seats: usize) -> impl Iterator<Item = Observer> {
        Seat::first(seats).map(Observer::Seat).chain([Observer::Spectator])
    }

    /// Whether this observer knows the secrets of `seat`.
    pub fn is(self, seat: Seat) -> bool {
        self == Observer::Seat(seat)
    }
}

/// Who may know of an event.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub enum Audience {
    /// Everybody.
    All,
    /// The player of one seat.
    Only(Seat),
    /// Everybody but the player of one seat.
    Except(Seat),
}

impl Audience {
    /// Whether it includes an observer.
    #[inline]
    pub fn has(self, who: Observer) -> bool {
        match self {
            Audience::All => true,
            Audience::Only(seat) => who.is(seat),
            Audience::Except(seat) => !who.is(seat),
        }
    }
}
