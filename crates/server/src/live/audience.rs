//! The connections to a table, and what was sent to them last.

use std::collections::HashMap;

use axum::extract::ws::Utf8Bytes;
use kernel::{Observer, Seat, SeatSet};
use store::{Millis, TokenHash};
use table::{Batch, Change, LastSent, Seating};
use tokio::sync::watch;

use super::connection::{Connection, ConnectionId};
use crate::wire::{Attention, Now, TableDoc};

/// The connections to a table, and what was sent to them last.
pub(super) struct Audience {
    connections: HashMap<ConnectionId, Connection>,
    last_sent: LastSent,
    /// The table document last sent, as a stranger sees it.
    table_sent: Option<TableDoc>,
    /// By seat, what its person looks at, as last sent.
    attention_sent: Vec<Attention>,
    /// When a person last watched, with or without a socket.
    watched: Option<Millis>,
    /// Counts changes, for long polls.
    changes: watch::Sender<u64>,
}

impl Audience {
    /// Without connections.
    pub(super) fn new() -> Audience {
        Audience {
            connections: HashMap::new(),
            last_sent: LastSent::default(),
            table_sent: None,
            attention_sent: Vec::new(),
            watched: None,
            changes: watch::Sender::new(0),
        }
    }

    /// Adds a connection, or lets it observe another seat.
    pub(super) fn connect(&mut self, id: ConnectionId, connection: Connection) {
        self.connections.insert(id, connection);
    }

    /// Removes a connection, and returns it if it was there.
    pub(super) fn disconnect(&mut self, id: ConnectionId) -> Option<Connection> {
        let connection = self.connections.remove(&id)?;
        if self.of(connection.observer()).next().is_none() {
            self.last_sent.forget(connection.observer());
        }
        Some(connection)
    }

    /// Notes that a person watches.
    pub(super) fn watch(&mut self, now: Millis) {
        self.watched = Some(now);
    }

    /// Whether somebody is connected, or watched less than `long` ago.
    pub(super) fn watches(&self, now: Millis, long: Millis) -> bool {
        !self.is_empty() || self.watched.is_some_and(|at| now - at < long)
    }

    /// Whether nobody is connected.
    pub(super) fn is_empty(&self) -> bool {
        self.connections.is_empty()
    }

    /// All connections.
    pub(super) fn ids(&self) -> Vec<ConnectionId> {
        self.connections.keys().copied().collect()
    }

    /// The browser and the observer of a connection.
    pub(super) fn get(&self, id: ConnectionId) -> Option<(Option<TokenHash>, Observer)> {
        let connection = self.connections.get(&id)?;
        Some((connection.browser, connection.observer()))
    }

    /// The connections of an observer.
    pub(super) fn of(&self, observer: Observer) -> impl Iterator<Item = ConnectionId> {
        let of = self.connections.iter().filter(move |(_, other)| other.observer() == observer);
        of.map(|(id, _)| *id)
    }

    /// The seats whose people are connected.
    pub(super) fn seats(&self, seating: Seating<'_>) -> SeatSet {
        let browsers = self.connections.values().map(|connection| connection.browser);
        browsers.flat_map(|browser| seating.seats_of(browser).iter()).collect()
    }

    /// The number of connections without a seat.
    pub(super) fn spectators(&self, seating: Seating<'_>) -> usize {
        self.connections.values().filter(|other| !seating.has_seat(other.browser)).count()
    }

    /// An empty batch for the observers connected now.
    pub(super) fn batch(&self) -> Batch {
        let mut watching: Vec<Observer> =
            self.connections.values().map(Connection::observer).collect();
        watching.sort_unstable_by_key(|observer| match observer {
            Observer::Seat(seat) => seat.index(),
            Observer::Spectator => Seat::MAX,
        });
        watching.dedup();
        Batch::new(watching)
    }

    /// Makes a connection a spectator.
    pub(super) fn unseat(&mut self, id: ConnectionId) {
        if let Some(connection) = self.connections.get_mut(&id) {
            connection.seat = None;
        }
    }

    /// Queues a message; false if the connection does not read.
    pub(super) fn send(&self, id: ConnectionId, text: Utf8Bytes) -> bool {
        self.connections.get(&id).is_none_or(|other| other.outbox.try_send(text).is_ok())
    }

    /// Notes that an observer was sent this state.
    pub(super) fn sent(&mut self, observer: Observer, now: &Now) {
        self.last_sent.set(observer, now);
    }

    /// The next state to send to an observer; notes it as sent.
    pub(super) fn advance(&mut self, observer: Observer, now: Now) -> Change {
        self.last_sent.advance(observer, now)
    }

    /// Forgets the state last sent to an observer.
    pub(super) fn forget_sent(&mut self, observer: Observer) {
        self.last_sent.forget(observer);
    }

    /// Forgets the states last sent: they take more memory than all the rest. Without them the next
    /// step carries the whole state.
    pub(super) fn forget_all_sent(&mut self) {
        self.last_sent.clear();
    }

    /// Whether a table document must be sent: it has changed, and somebody may have an older one.
    /// Notes it as sent.
    pub(super) fn is_news(&mut self, table: TableDoc) -> bool {
        if self.table_sent.as_ref() == Some(&table) {
            return false;
        }
        let first = self.table_sent.replace(table).is_none();
        !(first && self.is_empty())
    }

    /// Whether what people look at has changed. Notes it as sent.
    pub(super) fn are_news(&mut self, attention: &[Attention]) -> bool {
        let news = self.attention_sent != attention;
        if news {
            self.attention_sent = attention.to_vec();
        }
        news
    }

    /// Watches for changes.
    pub(super) fn changes(&self) -> watch::Receiver<u64> {
        self.changes.subscribe()
    }

    /// Counts a change.
    pub(super) fn changed(&self) {
        self.changes.send_modify(|count| *count += 1);
    }
}
