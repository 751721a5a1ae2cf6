//! Configuration of a server.

use std::fmt;
use std::sync::Arc;
use std::time::Duration;

use ipnet::IpNet;
use store::{Millis, Store};
use table::Games;

use crate::entropy::Entropy;
use crate::meters::Meters;
use crate::push::WebPush;
use crate::thinking::Thinkers;
use crate::time::{TimeSource, WorldTime};

/// Configuration of a server.
#[derive(Clone)]
pub struct Config {
    /// The games.
    pub games: Games,
    /// The database.
    pub store: Arc<dyn Store>,
    /// The clock.
    pub time: Arc<dyn TimeSource>,
    /// Where the secrets of tables and the randomness of bots come from.
    pub entropy: Entropy,
    /// The public address, such as `https://play.example.org`, if the server runs behind a proxy.
    pub public_url: Option<String>,
    /// Proxies whose `X-Forwarded-For` the server trusts.
    pub trusted_proxies: Vec<IpNet>,
    /// Addresses at which other devices reach the server, such as `http://192.168.1.5:8383`.
    pub addresses: Vec<String>,
    /// Web push; off if left out.
    pub push: Option<WebPush>,
    /// Worker threads for bots.
    pub thinkers: Thinkers,
    /// Metrics for the operator.
    pub meters: Meters,
    /// Delays and timeouts.
    pub timing: Timing,
    /// Rate limits per address; none if left out.
    pub rate: Option<Rate>,
    /// Limits on open sockets.
    pub sockets: Sockets,
    /// The most unfinished tables.
    pub most_tables: u32,
    /// Whether it reviews finished games.
    pub reviews: bool,
    /// In how many sampled worlds a review tries the best choices of a decision; as many as the game says
    /// if left out.
    pub review_worlds: Option<u32>,
    /// Decisions of the operator.
    pub policy: Policy,
}

/// Decisions of the operator.
#[derive(Clone, Default)]
pub struct Policy {
    /// The word that opens tables; without one anyone may open them.
    pub opening_word: Option<String>,
    /// How long names stay in finished games; forever without it.
    pub names: Option<Millis>,
    /// A text at the foot of the start page.
    pub foot: Option<String>,
    /// Links at the foot of the start page, such as imprint and privacy.
    pub links: Vec<FootLink>,
}

pub use table::wire::FootLink;

impl Config {
    /// As many as a small machine handles easily.
    pub const MOST_TABLES: u32 = 100_000;

    /// The default server with these games and this store.
    pub fn new(games: Games, store: Arc<dyn Store>) -> Config {
        Config {
            games,
            store,
            time: Arc::new(WorldTime),
            entropy: Entropy::default(),
            public_url: None,
            trusted_proxies: Vec::new(),
            addresses: Vec::new(),
            push: None,
            thinkers: Thinkers::default(),
            meters: Meters::default(),
            timing: Timing::default(),
            rate: Some(Rate::default()),
            sockets: Sockets::default(),
            most_tables: Config::MOST_TABLES,
            reviews: true,
            review_worlds: None,
            policy: Policy::default(),
        }
    }
}

impl fmt::Debug for Config {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.debug_struct("Config").field("public_url", &self.public_url).finish_non_exhaustive()
    }
}

/// Delays and timeouts, in milliseconds.
#[derive(Clone, Copy, Debug)]
pub struct Timing {
    /// Pause before a bot moves, for people to watch.
    pub bot_delay: Millis,
    /// How long a person must be away before the others may lend the seat to a bot. At mail pace the
    /// time for a move must have run out as well.
    pub absence: Millis,
    /// How long a person must be away before one person alone may decide about the seat, unless
    /// the person's time ran out: the only other one may lend it, the host may let a stand-in play.
    pub patience: Millis,
    /// How long a person counts as present after a request without a socket.
    pub presence: Millis,
    /// How long a person counts as present after their socket has closed: a page that reloads is
    /// back by then.
    pub reload: Millis,
    /// How long an input may wait for others at its table. One that waited longer is refused with a
    /// time to try again.
    pub input_wait: Millis,
    /// How long people have when the server starts, if their time ran out while it was down.
    pub grace: Millis,
    /// How long an idle table stays in memory.
    pub idle: Millis,
    /// How long a table must be quiet before it drops its game state. It replays the log when it
    /// needs the game again.
    pub quiet: Millis,
    /// How long a lobby is kept.
    pub lobby: Millis,
    /// How long a running game may be idle before the server ends it.
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
            presence: 10 * SECOND,
            reload: 5 * SECOND,
            input_wait: SECOND / 2,
            grace: 60 * SECOND,
            idle: 10 * 60 * SECOND,
            quiet: 60 * SECOND,
            lobby: 30 * DAY,
            abandoned: 180 * DAY,
        }
    }
}

/// Rate limits per address.
#[derive(Clone, Copy, Debug)]
pub struct Rate {
    /// Sustained requests per second.
    pub per_second: u32,
    /// Requests in a burst.
    pub burst: u32,
    /// Sustained new tables per minute, and new tables in a burst.
    pub tables_per_minute: u32,
    /// Sustained new tables per day, and new tables in a burst.
    pub tables_per_day: u32,
}

impl Rate {
    /// The same with so many requests per second in the long run, and ten times as many in a burst.
    #[must_use]
    pub fn of_requests(self, per_second: u32) -> Rate {
        Rate { per_second, burst: per_second.saturating_mul(10), ..self }
    }
}

impl Default for Rate {
    /// More than a hall full of people behind one address needs.
    fn default() -> Rate {
        Rate { per_second: 50, burst: 500, tables_per_minute: 30, tables_per_day: 500 }
    }
}

/// Limits on open sockets and other connections.
#[derive(Clone, Copy, Debug)]
pub struct Sockets {
    /// From one address; seated people may exceed it.
    pub per_address: usize,
    /// Connections from one address that are not sockets yet.
    pub connections_per_address: usize,
    /// At one table; seated people may exceed it.
    pub per_table: usize,
    /// Interval of pings, which browsers answer by themselves. A client that leaves two unanswered is
    /// gone at the third: with six seconds, others see within 18 that a network died, and 2,000 sockets
    /// cost 700 tiny packets a second.
    pub ping: Duration,
}

impl Sockets {
    /// This many sockets per address, and half as many other connections besides.
    pub fn of_address(per_address: usize) -> Sockets {
        let connections_per_address = per_address + per_address.div_ceil(2);
        let ping = Duration::from_secs(6);
        Sockets { per_address, connections_per_address, per_table: 500, ping }
    }
}

impl Default for Sockets {
    fn default() -> Sockets {
        Sockets::of_address(200)
    }
}
