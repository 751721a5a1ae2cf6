//! Whether the people of seats are here.

use std::collections::BTreeMap;

use kernel::{Seat, SeatSet};
use serde::{Deserialize, Serialize};
use store::{Millis, StoreError};

use crate::config::Config;

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

/// What a server knows by itself of the people at a table.
#[derive(Clone, Debug, Default, PartialEq, Eq, Serialize, Deserialize)]
pub(super) struct People {
    /// The seats whose persons look through a socket.
    pub(super) look: SeatSet,
    /// The seats whose persons are here, with those that look.
    pub(super) here: SeatSet,
    /// The seats whose persons fell silent while they looked.
    pub(super) silent: SeatSet,
    /// By seat, when somebody who is not here was heard of last.
    pub(super) away: Vec<Option<Millis>>,
    /// By seat, the seats that voted to lend it.
    pub(super) votes: Vec<SeatSet>,
    /// How many look on.
    pub(super) spectators: usize,
}

impl People {
    /// Whether anybody is concerned.
    pub(super) fn is_anybody(&self) -> bool {
        let votes = self.votes.iter().any(|votes| !votes.is_empty());
        votes || !self.here.is_empty() || self.spectators > 0
    }

    /// When somebody who is not here was heard of last.
    pub(super) fn away(&self, seat: Seat) -> Option<Millis> {
        self.away.get(seat.index()).copied().flatten()
    }

    /// The seats that voted to lend one.
    pub(super) fn votes(&self, seat: Seat) -> SeatSet {
        self.votes.get(seat.index()).copied().unwrap_or_default()
    }
}

/// What other servers know, by their numbers.
pub(super) type Elsewhere = BTreeMap<i64, People>;

/// What other servers tell of the people at a table.
pub(super) async fn elsewhere(config: &Config, id: &str) -> Result<Elsewhere, StoreError> {
    if !config.store.is_shared() {
        return Ok(Elsewhere::new());
    }
    let told = config.store.people(id).await?;
    // A server of another version may say what is not known here.
    let read = |(server, told): (_, String)| Some((server, serde_json::from_str(&told).ok()?));
    Ok(told.into_iter().filter_map(read).collect())
}

/// When somebody who is away was heard of last at any of them.
pub(super) fn heard_of(elsewhere: &Elsewhere, seat: Seat) -> Option<Millis> {
    elsewhere.values().filter_map(|people| people.away(seat)).max()
}
