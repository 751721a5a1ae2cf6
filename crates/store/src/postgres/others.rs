//! Messages between servers that share a database, and which of them live.

use std::collections::HashSet;
use std::sync::{Mutex, MutexGuard, PoisonError};
use std::time::Duration;

use sqlx::postgres::{PgListener, PgPool, PgPoolOptions};
use sqlx::query;
use tokio::sync::Mutex as Turns;
use tokio::time::{sleep, timeout};

use crate::Changed;
use crate::order::About;

/// The channel of all servers.
const CHANNEL: &str = "citywright";

pub(super) const NOTIFY: &str = "SELECT pg_notify('citywright', $1)";

/// Class of the locks by which servers show that they live; the migrations name it too.
const LIVES: i32 = 0x6369_7479;

/// How long silence may last before a test of the connection.
const SILENCE: Duration = Duration::from_secs(15);

/// Pause before the database is tried again.
const AGAIN: Duration = Duration::from_millis(500);

/// The other servers of a database.
#[derive(Debug)]
pub(super) struct Others {
    /// Marks our own notices.
    own: u64,
    ear: Turns<Option<Ear>>,
    lead: Mutex<Lead>,
}

/// A connection of its own: it holds the lock that shows this server lives, so no pool may reuse
/// it.
#[derive(Debug)]
struct Ear {
    listener: PgListener,
    pool: PgPool,
}

impl Ear {
    /// Closes the connection and releases its lock.
    fn close(self) {
        drop(self.listener);
        tokio::spawn(async move { self.pool.close().await });
    }
}

/// The tables that this server leads, as far as it knows.
#[derive(Debug, Default)]
struct Lead {
    /// The number of its lock, while it lives.
    me: Option<i64>,
    tables: HashSet<String>,
}

/// The kind of news about a table.
#[derive(Clone, Copy)]
pub(super) enum Kind {
    Table,
    Free,
    People,
    Version,
}

impl Others {
    pub(super) fn new() -> Others {
        Others { own: random(), ear: Turns::default(), lead: Mutex::default() }
    }

    /// The text of a notice.
    pub(super) fn notice(&self, kind: Kind, table: &str) -> String {
        let kind = match kind {
            Kind::Table => 't',
            Kind::Free => 'f',
            Kind::People => 'p',
            Kind::Version => 'v',
        };
        format!("{:016x}{kind}{table}", self.own)
    }

    /// The text of a notice of an order: no server's own, so that each hears it.
    pub(super) fn order(about: About<'_>) -> String {
        let about = match about {
            About::Table(table) => format!("t{table}"),
            About::Server => "o".to_owned(),
        };
        format!("{:016x}{about}", 0)
    }

    /// Parses a notice of another server.
    fn read(&self, notice: &str) -> Option<Changed> {
        let (sender, said) = notice.split_at_checked(16)?;
        if u64::from_str_radix(sender, 16) == Ok(self.own) {
            return None;
        }
        match said.split_at_checked(1)? {
            ("t", table) => Some(Changed::Table(table.to_owned())),
            ("f", table) => Some(Changed::Free(table.to_owned())),
            ("p", table) => Some(Changed::People(table.to_owned())),
            ("o", _) => Some(Changed::Orders),
            ("v", _) => Some(Changed::Version),
            _ => None,
        }
    }

    /// Waits for a notice of another server.
    pub(super) async fn changed(&self, pool: &PgPool) -> Option<Changed> {
        let mut ear = self.ear.lock().await;
        while !pool.is_closed() {
            let Some(Ear { listener, .. }) = &mut *ear else {
                match self.listen(pool).await {
                    Ok(listening) => {
                        *ear = Some(listening);
                        return Some(Changed::Anything);
                    }
                    Err(_) => sleep(AGAIN).await,
                }
                continue;
            };
            let heard = Box::pin(pool.close_event().do_until(hear(listener, pool))).await;
            let Ok(Some(notice)) = heard else {
                self.deafen(&mut ear);
                continue;
            };
            if let Some(changed) = self.read(&notice) {
                return Some(changed);
            }
        }
        // The store may have closed between two calls.
        self.deafen(&mut ear);
        None
    }

    /// Stops listening and gives up its lock: other servers may take over its tables.
    fn deafen(&self, ear: &mut Option<Ear>) {
        *self.lead() = Lead::default();
        if let Some(ear) = ear.take() {
            ear.close();
        }
    }

    /// Listens on a connection of its own, whose lock shows that this server lives.
    async fn listen(&self, pool: &PgPool) -> sqlx::Result<Ear> {
        let options = pool.connect_options().as_ref().clone();
        let own = PgPoolOptions::new().max_connections(1).acquire_timeout(SILENCE);
        let pool = own.connect_lazy_with(options);
        let mut listener = PgListener::connect_with(&pool).await?;
        listener.eager_reconnect(false);
        listener.listen(CHANNEL).await?;
        let number = (random() >> 33) as i32;
        let lock = query("SELECT pg_advisory_lock($1, $2)").bind(LIVES).bind(number);
        lock.execute(&mut listener).await?;
        *self.lead() = Lead { me: Some(number.into()), tables: HashSet::new() };
        Ok(Ear { listener, pool })
    }

    /// The number of this server's lock.
    pub(super) fn me(&self) -> Option<i64> {
        self.lead().me
    }

    /// Whether this server leads a table, as far as it knows.
    pub(super) fn leads(&self, table: &str) -> bool {
        self.lead().tables.contains(table)
    }

    /// Notes that it leads a table, since it had that lock.
    pub(super) fn led(&self, table: &str, me: i64) {
        let mut lead = self.lead();
        if lead.me == Some(me) {
            lead.tables.insert(table.to_owned());
        }
    }

    /// Notes that it no longer leads a table.
    pub(super) fn rests(&self, table: &str) {
        self.lead().tables.remove(table);
    }

    fn lead(&self) -> MutexGuard<'_, Lead> {
        self.lead.lock().unwrap_or_else(PoisonError::into_inner)
    }
}

/// The notice of a program that has updated the database.
pub(super) fn version_notice() -> String {
    Others::new().notice(Kind::Version, "")
}

/// The next notice; nothing if a test notice did not arrive, or the connection is lost.
async fn hear(listener: &mut PgListener, pool: &PgPool) -> Option<String> {
    let said = if let Ok(said) = timeout(SILENCE, listener.try_recv()).await {
        said
    } else {
        let tried = query(NOTIFY).bind("").execute(pool);
        timeout(SILENCE, tried).await.ok()?.ok()?;
        timeout(SILENCE, listener.try_recv()).await.ok()?
    };
    Some(said.ok()??.payload().to_owned())
}

/// A number that is almost surely unique: the system seeds it.
fn random() -> u64 {
    use std::hash::{BuildHasher, Hasher, RandomState};
    RandomState::new().build_hasher().finish().max(1)
}
