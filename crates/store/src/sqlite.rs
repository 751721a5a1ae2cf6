//! The built-in database: `SQLite`, in a file or in memory.

mod check;
mod copy;
mod home;
mod notices;
mod open;

use std::iter;
use std::sync::Arc;

use async_trait::async_trait;
use sqlx::sqlite::{SqlitePool, SqliteRow};
use sqlx::{AssertSqlSafe, Connection, SqliteConnection, Transaction};

use self::check::faults;
use self::home::Home;
use self::notices::{Heard, announce};
use crate::database::{Database, Value, Writing, bound, done};
use crate::group::{Append, Appended, Grouped, Waiting, Written, values};
use crate::order::About;
use crate::rows::Read;
use crate::{Changed, LogLine, StoreError, sql};

/// Takes the lock at once: a transaction that reads first and writes later may act on stale data.
const BEGIN: &str = "BEGIN IMMEDIATE";

/// A `SQLite` database.
///
/// One connection writes, so that writers queue up in this program instead of polling the file
/// lock. Other connections read meanwhile.
#[derive(Clone, Debug)]
pub struct Sqlite {
    write: SqlitePool,
    read: SqlitePool,
    waiting: Waiting,
    /// None in memory.
    home: Option<Arc<Home>>,
    heard: Heard,
}

impl Sqlite {
    /// Nothing is written, and so nothing acknowledged, to a deleted file.
    fn check(&self) -> Result<(), StoreError> {
        self.home.as_deref().map_or(Ok(()), Home::check)
    }
}

#[async_trait]
impl Grouped for Sqlite {
    fn waiting(&self) -> &Waiting {
        &self.waiting
    }

    async fn write_queue(&self) -> Written {
        let writer = self.write.acquire().await;
        let group = self.waiting.take();
        let results = async {
            self.check()?;
            Ok(write_group(&mut *writer?, &group).await?)
        };
        let results = results.await;
        (group, results)
    }
}

/// Writes a group. Each append is one statement, and so all or nothing; one alone needs no more: each
/// call of the connection's thread costs two thread switches.
async fn write_group(writer: &mut SqliteConnection, group: &[Append]) -> Read<Vec<Appended>> {
    if let [append] = group {
        return Ok(vec![Ok(insert(writer, append).await?)]);
    }
    let mut writing = writer.begin_with(BEGIN).await?;
    let mut results = Vec::with_capacity(group.len());
    for append in group {
        results.push(Ok(insert(&mut writing, append).await?));
    }
    writing.commit().await?;
    Ok(results)
}

/// Writes the entries of an append in one statement; false if a number or a client id is taken.
async fn insert(
    writer: &mut SqliteConnection,
    Append { table, entries, .. }: &Append,
) -> Read<bool> {
    let follow = |pair: &[LogLine]| pair[0].number.checked_add(1) == Some(pair[1].number);
    if !entries.windows(2).all(follow) {
        return Ok(false);
    }
    let values: Vec<Value<'_>> =
        iter::once(table.into()).chain(entries.iter().flat_map(values)).collect();
    let sql = AssertSqlSafe(sql::append(entries.len()));
    done(bound(sql, &values).execute(writer).await.map(|done| done.rows_affected()))
}

#[async_trait]
impl Database for Sqlite {
    type Writing = Transaction<'static, sqlx::Sqlite>;
    type Row = SqliteRow;

    async fn begin(&self) -> Result<Self::Writing, StoreError> {
        self.check()?;
        Ok(self.write.begin_with(BEGIN).await?)
    }

    /// A writer locks the whole database.
    async fn begin_at(&self, _: &str) -> Result<Self::Writing, StoreError> {
        self.begin().await
    }

    async fn snapshot(&self) -> Result<Self::Writing, StoreError> {
        self.begin().await
    }

    async fn find(
        &self,
        sql: &'static str,
        values: &[Value<'_>],
    ) -> Result<Vec<SqliteRow>, StoreError> {
        Ok(bound(sql, values).fetch_all(&self.read).await?)
    }

    async fn changed(&self) -> Option<Changed> {
        // No other program reaches a database in memory.
        self.home.as_ref()?;
        self.heard.next(&self.read).await
    }

    /// Damaged pages, incomplete indexes, rows whose table is missing. Reads every page.
    async fn faults(&self) -> Result<Vec<String>, StoreError> {
        let mut reading = self.read.acquire().await?;
        Ok(faults(&mut reading).await?)
    }

    async fn let_go(&self) {
        self.read.close().await;
        self.write.close().await;
        self.home.as_ref().inspect(|home| home.leave());
    }
}

#[async_trait]
impl Writing for Transaction<'static, sqlx::Sqlite> {
    type Row = SqliteRow;

    async fn change(&mut self, sql: &'static str, values: &[Value<'_>]) -> Read<u64> {
        Ok(bound(sql, values).execute(&mut **self).await?.rows_affected())
    }

    async fn find(&mut self, sql: &'static str, values: &[Value<'_>]) -> Read<Vec<SqliteRow>> {
        bound(sql, values).fetch_all(&mut **self).await
    }

    async fn announce(&mut self, about: About<'_>) -> Read<()> {
        announce(self, about).await
    }

    async fn commit(self) -> Read<()> {
        Transaction::commit(self).await
    }
}
