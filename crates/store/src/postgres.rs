//! A `PostgreSQL` database, which several servers may share.

mod open;
mod others;

use std::collections::{BTreeMap, BTreeSet};
use std::sync::Arc;
use std::time::Duration;

use async_trait::async_trait;
use sqlx::pool::PoolConnection;
use sqlx::postgres::{PgPool, PgRow};
use tokio::time::timeout;

use self::others::{Kind, NOTIFY, Others};
use crate::database::{Database, Value, Writing, bound, done};
use crate::group::{Grouped, Waiting, Written, write_group};
use crate::order::About;
use crate::rows::{self, Read};
use crate::{Changed, StoreError, sql};

/// A `PostgreSQL` database.
#[derive(Clone, Debug)]
pub struct Postgres {
    pool: PgPool,
    waiting: Waiting,
    others: Arc<Others>,
}

/// Timeout of an answer. A later one may be on a broken connection.
const PATIENCE: Duration = Duration::from_secs(10);

/// A number that no server has.
const NOBODY: i64 = -1;

/// Locks a table until the end of the transaction. Its log stays open for appends.
const HOLD: &str = "SELECT 1 FROM tables WHERE id = $1 FOR NO KEY UPDATE";

/// The same, and blocks appends to its log: an entry locks its table.
const HOLD_ALONE: &str = "SELECT 1 FROM tables WHERE id = $1 FOR UPDATE";

/// Whether the server of a row lives, that is, holds its lock.
macro_rules! lives {
    ($table:literal) => {
        concat!(
            "EXISTS (SELECT 1 FROM pg_locks JOIN pg_database d ON d.oid = database
            WHERE datname = current_database() AND locktype = 'advisory' AND classid = 1667855481
                AND objsubid = 2 AND objid::BIGINT = ",
            $table,
            ".server)"
        )
    };
}

const LEAD: &str = concat!(
    "INSERT INTO leases (table_id, server) VALUES ($1, $2)
    ON CONFLICT (table_id) DO UPDATE SET server = $2
    WHERE leases.server = $2 OR NOT ",
    lives!("leases")
);

/// Whether no living server leads the table of a row.
macro_rules! unled {
    ($table:literal) => {
        concat!(
            " AND NOT EXISTS (SELECT 1 FROM leases WHERE leases.table_id = ",
            $table,
            " AND ",
            lives!("leases"),
            ")"
        )
    };
}

const AWAKE: &str = sql::awake!(unled!("tables.id"));

const DUE: &str = sql::due!(unled!("asleep.table_id"));

const REST: &str = "DELETE FROM leases WHERE table_id = $1 AND server = $2";

const ORPHANS: &str = concat!(
    "SELECT table_id AS id FROM leases JOIN tables ON tables.id = table_id
        WHERE status = 'running' AND NOT ",
    lives!("leases"),
    " ORDER BY table_id"
);

const TELL_PEOPLE: &str = "INSERT INTO people (table_id, server, told) VALUES ($1, $2, $3)
    ON CONFLICT (table_id, server) DO UPDATE SET told = $3";

const TELL_NOBODY: &str = "DELETE FROM people WHERE table_id = $1 AND server = $2";

const PEOPLE: &str = concat!(
    "SELECT server, told FROM people WHERE table_id = $1 AND server <> $2 AND ",
    lives!("people")
);

const FORGET_DEAD: &str =
    concat!("DELETE FROM people WHERE NOT ", lives!("people"), " RETURNING table_id AS id");

#[async_trait]
impl Grouped for Postgres {
    fn waiting(&self) -> &Waiting {
        &self.waiting
    }

    async fn write_queue(&self) -> Written {
        let begun = self.begin().await;
        let group = self.waiting.take();
        let results = match begun {
            Ok(writing) => write_group(writing, &group).await,
            Err(error) => Err(error),
        };
        (group, results)
    }
}

#[async_trait]
impl Database for Postgres {
    type Writing = Wire;
    type Row = PgRow;

    async fn begin(&self) -> Result<Wire, StoreError> {
        let mut wire = self.wire().await?;
        wire.change("BEGIN", &[]).await.map_err(away)?;
        Ok(wire)
    }

    async fn begin_at(&self, table: &str) -> Result<Wire, StoreError> {
        let mut wire = self.begin().await?;
        wire.find(HOLD, &[table.into()]).await.map_err(away)?;
        Ok(wire)
    }

    async fn begin_alone(&self, table: &str) -> Result<Wire, StoreError> {
        let mut wire = self.begin().await?;
        wire.find(HOLD_ALONE, &[table.into()]).await.map_err(away)?;
        Ok(wire)
    }

    fn awake(&self) -> &'static str {
        AWAKE
    }

    fn due(&self) -> &'static str {
        DUE
    }

    async fn snapshot(&self) -> Result<Wire, StoreError> {
        let mut wire = self.wire().await?;
        let begin = "BEGIN ISOLATION LEVEL REPEATABLE READ READ ONLY";
        wire.change(begin, &[]).await.map_err(away)?;
        Ok(wire)
    }

    async fn find(
        &self,
        sql: &'static str,
        values: &[Value<'_>],
    ) -> Result<Vec<PgRow>, StoreError> {
        let mut wire = self.wire().await?;
        let found = wire.find(sql, values).await.map_err(away)?;
        wire.rests = true;
        Ok(found)
    }

    async fn is_current(&self) -> Result<(), StoreError> {
        let found = self.find("SELECT seen FROM migrations", &[]).await?;
        let seen: i64 = rows::integer(found.first().ok_or(StoreError::NotFound)?, "seen")?;
        self.knows(seen)
    }

    fn is_shared(&self) -> bool {
        true
    }

    async fn changed(&self) -> Option<Changed> {
        self.others.changed(&self.pool).await
    }

    async fn lead(&self, table: &str) -> Result<bool, StoreError> {
        if self.others.leads(table) {
            return Ok(true);
        }
        // A server that others do not see as alive leads nothing.
        let Some(me) = self.others.me() else { return Ok(false) };
        let mut writing = self.begin().await?;
        let leads = writing.change(LEAD, &[table.into(), me.into()]).await? > 0;
        writing.commit().await?;
        if leads {
            self.others.led(table, me);
        }
        Ok(leads)
    }

    async fn rest(&self, table: &str) -> Result<(), StoreError> {
        let Some(me) = self.others.me().filter(|_| self.others.leads(table)) else { return Ok(()) };
        let mut writing = self.begin().await?;
        writing.change(REST, &[table.into(), me.into()]).await?;
        self.notify(&mut writing, Kind::Free, table).await?;
        writing.commit().await?;
        self.others.rests(table);
        Ok(())
    }

    async fn orphans(&self) -> Result<Vec<String>, StoreError> {
        let found = self.find(ORPHANS, &[]).await?;
        Ok(found.iter().map(|row| rows::text(row, "id")).collect::<Result<_, _>>()?)
    }

    async fn tell_people(&self, table: &str, told: Option<&str>) -> Result<(), StoreError> {
        // The server repeats it once it counts as alive.
        let Some(me) = self.others.me() else { return Ok(()) };
        let mut writing = self.begin().await?;
        if let Some(told) = told {
            let values = [table.into(), me.into(), told.into()];
            if !done(writing.change(TELL_PEOPLE, &values).await)? {
                // The table is gone, so nobody needs its presence.
                return Ok(());
            }
        } else if writing.change(TELL_NOBODY, &[table.into(), me.into()]).await? == 0 {
            return Ok(writing.commit().await?);
        }
        self.notify(&mut writing, Kind::People, table).await?;
        Ok(writing.commit().await?)
    }

    async fn people(&self, table: &str) -> Result<BTreeMap<i64, String>, StoreError> {
        let me = self.others.me().unwrap_or(NOBODY);
        let found = self.find(PEOPLE, &[table.into(), me.into()]).await?;
        let read = |row| Ok((rows::integer(row, "server")?, rows::text(row, "told")?));
        Ok(found.iter().map(read).collect::<Read<_>>()?)
    }

    async fn forget_dead(&self) -> Result<BTreeSet<String>, StoreError> {
        let mut writing = self.begin().await?;
        let found = writing.find(FORGET_DEAD, &[]).await?;
        let ids = found.iter().map(|row| rows::text(row, "id")).collect::<Read<BTreeSet<_>>>()?;
        for id in &ids {
            self.notify(&mut writing, Kind::People, id).await?;
        }
        writing.commit().await?;
        Ok(ids)
    }

    /// The database checks its pages and constraints by itself.
    async fn faults(&self) -> Result<Vec<String>, StoreError> {
        Ok(vec![])
    }

    async fn let_go(&self) {
        self.pool.close().await;
    }
}

impl Postgres {
    /// A connection for exclusive use.
    async fn wire(&self) -> Result<Wire, StoreError> {
        let connection = self.pool.acquire().await.map_err(away)?;
        Ok(Wire { connection, rests: false, others: Arc::clone(&self.others) })
    }

    /// Notifies other servers about a table, after the commit.
    async fn notify(&self, writing: &mut Wire, kind: Kind, table: &str) -> Read<()> {
        let notice = self.others.notice(kind, table);
        writing.find(NOTIFY, &[(&notice).into()]).await.map(drop)
    }
}

/// A connection in use.
pub(crate) struct Wire {
    connection: PoolConnection<sqlx::Postgres>,
    /// Whether the work is done, so that the pool may reuse the connection.
    rests: bool,
    others: Arc<Others>,
}

/// Closing the connection rolls back unfinished work: its other end may be out of reach.
impl Drop for Wire {
    fn drop(&mut self) {
        if !self.rests {
            self.connection.close_on_drop();
        }
    }
}

#[async_trait]
impl Writing for Wire {
    type Row = PgRow;

    async fn change(&mut self, sql: &'static str, values: &[Value<'_>]) -> Read<u64> {
        let done = bound(sql, values).execute(&mut *self.connection);
        Ok(in_time(done).await?.rows_affected())
    }

    async fn find(&mut self, sql: &'static str, values: &[Value<'_>]) -> Read<Vec<PgRow>> {
        in_time(bound(sql, values).fetch_all(&mut *self.connection)).await
    }

    async fn tell(&mut self, table: &str) -> Read<()> {
        let notice = self.others.notice(Kind::Table, table);
        self.find(NOTIFY, &[(&notice).into()]).await.map(drop)
    }

    async fn announce(&mut self, about: About<'_>) -> Read<()> {
        let notice = Others::order(about);
        self.find(NOTIFY, &[(&notice).into()]).await.map(drop)
    }

    async fn commit(mut self) -> Read<()> {
        self.change("COMMIT", &[]).await?;
        self.rests = true;
        Ok(())
    }
}

/// The error where nothing was sent that the database could have written.
fn away(error: sqlx::Error) -> StoreError {
    StoreError::from(error).unwritten()
}

/// The answer of a database, with a timeout.
async fn in_time<T>(answer: impl Future<Output = Read<T>>) -> Read<T> {
    timeout(PATIENCE, answer).await.unwrap_or(Err(sqlx::Error::PoolTimedOut))
}
