//! A connection to a table.

use axum::extract::ws::Utf8Bytes;
use kernel::{Observer, Seat};
use store::TokenHash;
use tokio::sync::mpsc;

/// Id of a connection.
pub(crate) type LookerId = u64;

/// Queue of a connection's outgoing messages. The table drops a connection that does not read them;
/// the client resumes later.
pub(crate) type Outbox = mpsc::Sender<Utf8Bytes>;

/// A connection through a socket.
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
