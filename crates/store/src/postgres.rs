//! A `PostgreSQL` database, which several servers may share.

mod open;

use std::time::Duration;

use async_trait::async_trait;
use sqlx::pool::PoolConnection;
use sqlx::postgres::{PgPool, PgRow};
use tokio::time::timeout;

use crate::StoreError;
use crate::database::{Database, Value, Writing, bound};
use crate::group::{Grouped, Waiting};
use crate::rows::Read;

/// A `PostgreSQL` database.
#[derive(Clone, Debug)]
pub struct Postgres {
    pool: PgPool,
    waiting: Waiting,
}

/// How long one waits for an answer. What does not come by then may be on a wire that was cut.
const PATIENCE: Duration = Duration::from_secs(10);

/// Holds a table until the end of what is written. Entries may be appended to its log meanwhile.
const HOLD: &str = "SELECT 1 FROM tables WHERE id = $1 FOR NO KEY UPDATE";

impl Grouped for Postgres {
    fn waiting(&self) -> &Waiting {
        &self.waiting
    }
}

#[async_trait]
impl Database for Postgres {
    type Writing = Wire;
    type Row = PgRow;

    async fn begin(&self) -> Result<Wire, StoreError> {
        let mut wire = self.wire().await?;
        wire.change("BEGIN", &[]).await?;
        Ok(wire)
    }

    async fn begin_at(&self, table: &str) -> Result<Wire, StoreError> {
        let mut wire = self.begin().await?;
        wire.find(HOLD, &[table.into()]).await?;
        Ok(wire)
    }

    async fn snapshot(&self) -> Result<Wire, StoreError> {
        let mut wire = self.wire().await?;
        wire.change("BEGIN ISOLATION LEVEL REPEATABLE READ READ ONLY", &[]).await?;
        Ok(wire)
    }

    async fn find(
        &self,
        sql: &'static str,
        values: &[Value<'_>],
    ) -> Result<Vec<PgRow>, StoreError> {
        let mut wire = self.wire().await?;
        let found = wire.find(sql, values).await?;
        wire.rests = true;
        Ok(found)
    }

    /// It watches over its pages and over what rows need by itself.
    async fn faults(&self) -> Result<Vec<String>, StoreError> {
        Ok(vec![])
    }

    async fn let_go(&self) {
        self.pool.close().await;
    }
}

impl Postgres {
    /// A connection that nobody else uses.
    async fn wire(&self) -> Result<Wire, StoreError> {
        Ok(Wire { connection: self.pool.acquire().await?, rests: false })
    }
}

/// A connection while something is done on it.
pub(crate) struct Wire {
    connection: PoolConnection<sqlx::Postgres>,
    /// Whether all is done, so that others may have the connection.
    rests: bool,
}

/// What was left half done is undone by closing the connection: its other end may be out of reach.
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

    async fn commit(mut self) -> Read<()> {
        self.change("COMMIT", &[]).await?;
        self.rests = true;
        Ok(())
    }
}

/// What a database says, if it says so in time.
async fn in_time<T>(answer: impl Future<Output = Read<T>>) -> Read<T> {
    timeout(PATIENCE, answer).await.unwrap_or(Err(sqlx::Error::PoolTimedOut))
}
