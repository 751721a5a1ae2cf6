//! A connection to a table.

use axum::extract::ws::Utf8Bytes;
use kernel::{Observer, Seat};
use store::TokenHash;
use tokio::sync::mpsc;

/// Id of a connection.
pub(crate) type ConnectionId = u64;

/// Queue of a connection's outgoing messages. The table drops a connection that does not read them;
/// the client resumes later.
pub(crate) type Outbox = mpsc::Sender<Utf8Bytes>;

/// A connection through a socket.
pub(super) struct Connection {
    pub(super) browser: Option<TokenHash>,
    /// The seat that it observes; none for a spectator.
    pub(super) seat: Option<Seat>,
    pub(super) outbox: Outbox,
}

impl Connection {
    pub(super) fn observer(&self) -> Observer {
        self.seat.map_or(Observer::Spectator, Observer::Seat)
    }
}
