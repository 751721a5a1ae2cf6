//! What is done to a server.

use std::time::Duration;

/// What is done to a server. Chances are of a thousand frames.
#[derive(Clone, Debug)]
pub struct Plan {
    /// The addresses of the servers, such as `http://127.0.0.1:8383`; several share one database, and
    /// each request and each socket goes to the next one.
    pub urls: Vec<String>,
    /// The games that are played, in turns.
    pub games: Vec<String>,
    /// How many tables are played at once.
    pub tables: u32,
    /// How many people sit at each.
    pub people: u8,
    /// How many sockets each of them has open; all of them play.
    pub tabs: u32,
    /// How many sockets look on, spread over the tables.
    pub watchers: u32,
    /// How many more look on and read slowly.
    pub slow: u32,
    /// How many sockets are open at tables where nothing happens.
    pub idle: u32,
    /// How many inputs are sent in a second, at all tables.
    pub rate: f64,
    /// Whether a new game follows one that is over.
    pub again: bool,
    /// How often a connection is cut after a frame was read or sent.
    pub cut: u32,
    /// How often an input is sent twice.
    pub double: u32,
    /// How often a frame is lost, with its connection.
    pub lose: u32,
    /// The longest that somebody stays away after a cut.
    pub away: Duration,
    /// What is chosen and when it is cut follow from it.
    pub seed: u64,
    /// Whether each table says that its people come from an address of its own, as a proxy does
    /// (`X-Forwarded-For`).
    pub forwarded: bool,
}
