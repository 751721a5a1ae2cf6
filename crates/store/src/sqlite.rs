//! The built-in database: `SQLite`, in a file or in memory.

mod check;
mod copy;
mod home;
mod notices;
mod open;

use std::sync::Arc;

use async_trait::async_trait;
use sqlx::Transaction;
use sqlx::sqlite::{SqlitePool, SqliteRow};

use self::check::faults;
use self::home::Home;
use self::notices::{Heard, announce};
use crate::database::{Database, Value, Writing, bound};
use crate::group::{Grouped, Waiting};
use crate::order::About;
use crate::rows::Read;
use crate::{Changed, StoreError};

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

impl Grouped for Sqlite {
    fn waiting(&self) -> &Waiting {
        &self.waiting
    }
}

#[async_trait]
impl Database for Sqlite {
    type Writing = Transaction<'static, sqlx::Sqlite>;
    type Row = SqliteRow;

    /// Takes the lock at once: a transaction that reads first and writes later may act on stale
    /// data.
    ///
    /// Nothing is written, and so nothing acknowledged, to a deleted file.
    async fn begin(&self) -> Result<Self::Writing, StoreError> {
        self.home.as_deref().map_or(Ok(()), Home::check)?;
        Ok(self.write.begin_with("BEGIN IMMEDIATE").await?)
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
