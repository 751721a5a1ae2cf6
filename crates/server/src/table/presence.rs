//! Presence of the people at a table.

use std::collections::BTreeMap;

use kernel::{Seat, SeatSet};
use serde::{Deserialize, Serialize};
use store::{Millis, StoreError};

use crate::config::Config;

/// Presence of a person.
#[derive(Clone, Copy)]
pub(super) struct Presence {
    /// When we last heard of them.
    pub(super) last: Millis,
    /// Until when they count as present without a socket.
    pub(super) until: Millis,
}

impl Presence {
    /// Away since then.
    pub(super) fn since(last: Millis) -> Presence {
        Presence { last, until: last }
    }
}

/// What one server knows of the people at a table.
#[derive(Clone, Debug, Default, PartialEq, Eq, Serialize, Deserialize)]
pub(super) struct People {
    /// The seats whose people are connected by a socket.
    pub(super) look: SeatSet,
    /// The seats whose people are present, including the connected ones.
    pub(super) here: SeatSet,
    /// The seats whose people fell silent while connected.
    pub(super) silent: SeatSet,
    /// By seat, when this server last heard of an absent person.
    pub(super) away: Vec<Option<Millis>>,
    /// By seat, the seats that voted to lend it.
    pub(super) votes: Vec<SeatSet>,
    /// The number of spectators.
    pub(super) spectators: usize,
}

impl People {
    /// Whether there is anything to report.
    pub(super) fn is_anybody(&self) -> bool {
        let votes = self.votes.iter().any(|votes| !votes.is_empty());
        votes || !self.here.is_empty() || self.spectators > 0
    }

    /// When this server last heard of an absent person.
    pub(super) fn away(&self, seat: Seat) -> Option<Millis> {
        self.away.get(seat.index()).copied().flatten()
    }

    /// The votes to lend a seat.
    pub(super) fn votes(&self, seat: Seat) -> SeatSet {
        self.votes.get(seat.index()).copied().unwrap_or_default()
    }
}

/// What other servers know, by their numbers.
pub(super) type Elsewhere = BTreeMap<i64, People>;

/// Presence at other servers.
pub(super) async fn elsewhere(config: &Config, id: &str) -> Result<Elsewhere, StoreError> {
    if !config.store.is_shared() {
        return Ok(Elsewhere::new());
    }
    let told = config.store.people(id).await?;
    // A server of another version may write a format unknown here.
    let read = |(server, told): (_, String)| Some((server, serde_json::from_str(&told).ok()?));
    Ok(told.into_iter().filter_map(read).collect())
}

/// When any of these servers last heard of an absent person.
pub(super) fn heard_of(elsewhere: &Elsewhere, seat: Seat) -> Option<Millis> {
    elsewhere.values().filter_map(|people| people.away(seat)).max()
}
