//! What servers that share a database tell each other, and which of them lives.

use std::collections::HashSet;
use std::sync::{Mutex, MutexGuard, PoisonError};
use std::time::Duration;

use sqlx::postgres::{PgListener, PgPool, PgPoolOptions};
use sqlx::query;
use tokio::sync::Mutex as Turns;
use tokio::time::{sleep, timeout};

use crate::Changed;

/// Where all servers listen.
const CHANNEL: &str = "citywright";

pub(super) const NOTIFY: &str = "SELECT pg_notify('citywright', $1)";

/// The class of the locks by which servers live; the migrations name it too.
const LIVES: i32 = 0x6369_7479;

/// How long nothing may be heard before it is tried whether anything can be.
const SILENCE: Duration = Duration::from_secs(15);

/// How long one waits before the database is tried again.
const AGAIN: Duration = Duration::from_millis(500);

/// The other servers of a database.
#[derive(Debug)]
pub(super) struct Others {
    /// What tells our own notices from theirs.
    own: u64,
    ear: Turns<Option<Ear>>,
    lead: Mutex<Lead>,
}

/// A connection of its own, which no pool gives to somebody else with the lock that it holds.
#[derive(Debug)]
struct Ear {
    listener: PgListener,
    pool: PgPool,
}

impl Ear {
    /// Ends the connection and its lock, if it still has any.
    fn close(self) {
        drop(self.listener);
        tokio::spawn(async move { self.pool.close().await });
    }
}

/// What this server leads, as far as it knows.
#[derive(Debug, Default)]
struct Lead {
    /// The number of the lock by which it lives, while it does.
    me: Option<i64>,
    tables: HashSet<String>,
}

/// What a notice says of a table.
#[derive(Clone, Copy)]
pub(super) enum Kind {
    Table,
    Free,
    People,
}

impl Others {
    pub(super) fn new() -> Others {
        Others { own: random(), ear: Turns::default(), lead: Mutex::default() }
    }

    /// A notice as it is sent.
    pub(super) fn notice(&self, kind: Kind, table: &str) -> String {
        let kind = match kind {
            Kind::Table => 't',
            Kind::Free => 'f',
            Kind::People => 'p',
        };
        format!("{:016x}{kind}{table}", self.own)
    }

    /// What a notice of another server says.
    fn read(&self, notice: &str) -> Option<Changed> {
        let (sender, said) = notice.split_at_checked(16)?;
        if u64::from_str_radix(sender, 16) == Ok(self.own) {
            return None;
        }
        match said.split_at_checked(1)? {
            ("t", table) => Some(Changed::Table(table.to_owned())),
            ("f", table) => Some(Changed::Free(table.to_owned())),
            ("p", table) => Some(Changed::People(table.to_owned())),
            _ => None,
        }
    }

    /// Waits until another server has said something.
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
            let heard = pool.close_event().do_until(hear(listener, pool)).await;
            let Ok(Some(notice)) = heard else {
                self.deafen(&mut ear);
                continue;
            };
            if let Some(changed) = self.read(&notice) {
                return Some(changed);
            }
        }
        // It may have been closed between two calls.
        self.deafen(&mut ear);
        None
    }

    /// Hears no more, and lives no longer: whoever else lives may take what was led here.
    fn deafen(&self, ear: &mut Option<Ear>) {
        *self.lead() = Lead::default();
        if let Some(ear) = ear.take() {
            ear.close();
        }
    }

    /// Listens by a connection of its own, whose lock says that this server lives.
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

    /// The number by which this server lives.
    pub(super) fn me(&self) -> Option<i64> {
        self.lead().me
    }

    /// Whether this server leads a table, as far as it knows.
    pub(super) fn leads(&self, table: &str) -> bool {
        self.lead().tables.contains(table)
    }

    /// It leads a table since it lived by that number.
    pub(super) fn led(&self, table: &str, me: i64) {
        let mut lead = self.lead();
        if lead.me == Some(me) {
            lead.tables.insert(table.to_owned());
        }
    }

    /// It leads a table no longer.
    pub(super) fn rests(&self, table: &str) {
        self.lead().tables.remove(table);
    }

    fn lead(&self) -> MutexGuard<'_, Lead> {
        self.lead.lock().unwrap_or_else(PoisonError::into_inner)
    }
}

/// The next notice; nothing if there was none although one was sent, or the connection is lost.
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

/// A number that hardly another server has: the system seeds it.
fn random() -> u64 {
    use std::hash::{BuildHasher, Hasher, RandomState};
    RandomState::new().build_hasher().finish()
}
