//! The load on a server.

use std::time::Duration;

/// The load on a server. Chances are per thousand frames.
#[derive(Clone, Debug)]
pub struct Plan {
    /// The addresses of the servers, such as `http://127.0.0.1:8383`. Several share one database;
    /// requests and sockets go to each in turn.
    pub urls: Vec<String>,
    /// The games to play, in rotation.
    pub games: Vec<String>,
    /// Tables played at once.
    pub tables: u32,
    /// People per table.
    pub people: u8,
    /// Open sockets per person; all of them play.
    pub tabs: u32,
    /// Spectator sockets, spread over the tables.
    pub watchers: u32,
    /// More spectator sockets, which read slowly.
    pub slow: u32,
    /// Sockets at idle tables.
    pub idle: u32,
    /// Inputs per second, at all tables.
    pub rate: f64,
    /// Whether a new game follows a finished one.
    pub again: bool,
    /// Chance of cutting a connection after a frame was read or sent.
    pub cut: u32,
    /// Chance of sending an input twice.
    pub double: u32,
    /// Chance of losing a frame, with its connection.
    pub lose: u32,
    /// The longest absence after a cut.
    pub away: Duration,
    /// Seed of the choices and the cuts.
    pub seed: u64,
    /// Whether the people of each table claim an address of their own, as behind a proxy
    /// (`X-Forwarded-For`).
    pub forwarded: bool,
}
