//! What a server is started with.

use std::fmt;
use std::sync::Arc;

use catalog::Face;
use ipnet::IpNet;
use store::{Millis, Store};

use crate::calls::Calls;
use crate::meters::Meters;
use crate::thinking::Thinkers;
use crate::time::{TimeSource, WorldTime};

/// What a server is started with.
#[derive(Clone)]
pub struct Config {
    /// What can be played.
    pub games: Games,
    /// What is remembered.
    pub store: Arc<dyn Store>,
    /// What time it is.
    pub time: Arc<dyn TimeSource>,
    /// The address at which people reach the server, such as `https://play.example.org`, if a proxy
    /// stands before it.
    pub public_url: Option<String>,
    /// The proxies that are believed when they say who asks (`X-Forwarded-For`).
    pub trusted_proxies: Vec<IpNet>,
    /// The addresses at which other devices reach the server, such as `http://192.168.1.5:8383`.
    pub addresses: Vec<String>,
    /// Who calls people whose page is closed; nobody if it is left out.
    pub calls: Option<Calls>,
    /// Who thinks for bots.
    pub thinkers: Thinkers,
    /// What is counted for the operator.
    pub meters: Meters,
    /// How long things take.
    pub timing: Timing,
    /// How much one address may ask for; without end if it is left out.
    pub rate: Option<Rate>,
    /// How many sockets may be open.
    pub sockets: Sockets,
    /// How many tables there may be that are not over.
    pub most_tables: u32,
}

impl Config {
    /// As many as a small machine keeps without trouble.
    pub const MOST_TABLES: u32 = 100_000;

    /// The usual server with these games and this store.
    pub fn new(games: Games, store: Arc<dyn Store>) -> Config {
        Config {
            games,
            store,
            time: Arc::new(WorldTime),
            public_url: None,
            trusted_proxies: Vec::new(),
            addresses: Vec::new(),
            calls: None,
            thinkers: Thinkers::default(),
            meters: Meters::default(),
            timing: Timing::default(),
            rate: Some(Rate::default()),
            sockets: Sockets::default(),
            most_tables: Config::MOST_TABLES,
        }
    }
}

impl fmt::Debug for Config {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.debug_struct("Config").field("public_url", &self.public_url).finish_non_exhaustive()
    }
}

/// What can be played.
#[derive(Clone)]
pub struct Games(Arc<[Box<dyn Face>]>);

impl Games {
    /// These games.
    pub fn new(games: Vec<Box<dyn Face>>) -> Games {
        Games(games.into())
    }

    /// Each game.
    pub(crate) fn iter(&self) -> impl Iterator<Item = &dyn Face> {
        self.0.iter().map(AsRef::as_ref)
    }

    /// The game of that name.
    pub(crate) fn get(&self, name: &str) -> Option<&dyn Face> {
        self.iter().find(|game| game.name() == name)
    }
}

impl fmt::Debug for Games {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.debug_list().entries(self.iter().map(Face::name)).finish()
    }
}

/// How long things take, in milliseconds.
#[derive(Clone, Copy, Debug)]
pub struct Timing {
    /// How long a bot lets people watch before it moves.
    pub bot_delay: Millis,
    /// How long a person must be away before the others may lend the seat to a bot, and the host may
    /// let somebody stand in; by mail the time for a move has to run out besides.
    pub absence: Millis,
    /// How long a person must be away before the only other person may lend the seat, where no time
    /// runs out.
    pub patience: Millis,
    /// How long a person counts as here after a request without a socket.
    pub presence: Millis,
    /// How long people have when the server starts and their time ran out while it was down.
    pub grace: Millis,
    /// How long a table on which nothing happens stays in memory.
    pub idle: Millis,
    /// How long nothing may happen, and nobody ask for anything, until a table gives its game back to
    /// the log, where it is read again as soon as something does.
    pub quiet: Millis,
    /// How long a lobby is kept.
    pub lobby: Millis,
    /// How long nothing may happen in a running game until it ends.
    pub abandoned: Millis,
}

impl Default for Timing {
    fn default() -> Timing {
        const SECOND: Millis = 1_000;
        const DAY: Millis = 24 * 60 * 60 * SECOND;
        Timing {
            bot_delay: 900,
            absence: 60 * SECOND,
            patience: DAY,
            presence: 30 * SECOND,
            grace: 60 * SECOND,
            idle: 10 * 60 * SECOND,
            quiet: 60 * SECOND,
            lobby: 30 * DAY,
            abandoned: 180 * DAY,
        }
    }
}

/// How much one address may ask for.
#[derive(Clone, Copy, Debug)]
pub struct Rate {
    /// Requests in a second, in the long run.
    pub per_second: u32,
    /// Requests at once.
    pub burst: u32,
    /// New tables in a minute, in the long run, and as many at once.
    pub tables_per_minute: u32,
    /// New tables in a day, in the long run, and as many at once.
    pub tables_per_day: u32,
}

impl Default for Rate {
    /// More than a hall full of people behind one address asks for.
    fn default() -> Rate {
        Rate { per_second: 50, burst: 500, tables_per_minute: 30, tables_per_day: 500 }
    }
}

/// How many sockets and other connections may be open.
#[derive(Clone, Copy, Debug)]
pub struct Sockets {
    /// From one address.
    pub per_address: usize,
    /// Connections of any kind that one address may have that are no sockets yet.
    pub connections_per_address: usize,
    /// At one table; those who sit there come in beyond it.
    pub per_table: usize,
}

impl Default for Sockets {
    fn default() -> Sockets {
        Sockets { per_address: 200, connections_per_address: 300, per_table: 500 }
    }
}
