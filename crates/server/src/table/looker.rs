//! Somebody who looks at a table.

use axum::extract::ws::Utf8Bytes;
use kernel::{Observer, Seat};
use store::TokenHash;
use tokio::sync::mpsc;

/// Which socket.
pub(crate) type LookerId = u64;

/// Where to a socket's messages go, ready to be sent. One that does not read them is let go; it
/// resumes later.
pub(crate) type Outbox = mpsc::Sender<Utf8Bytes>;

/// Somebody who looks through a socket.
pub(super) struct Looker {
    pub(super) browser: Option<TokenHash>,
    pub(super) eyes: Option<Seat>,
    pub(super) outbox: Outbox,
}

impl Looker {
    pub(super) fn observer(&self) -> Observer {
        self.eyes.map_or(Observer::Spectator, Observer::Seat)
    }
}
