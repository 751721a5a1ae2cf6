//! Operations that a database provides to become a [`Store`](crate::Store).

use std::collections::{BTreeMap, BTreeSet};

use async_trait::async_trait;
use sqlx::query::Query;
use sqlx::{Encode, SqlSafeStr, Type, error::ErrorKind};

use crate::order::About;
use crate::rows::{Columns, Read};
use crate::{Changed, StoreError, TokenHash, sql};

/// A database. Clones share it.
#[async_trait]
pub(crate) trait Database: Clone + Send + Sync + 'static {
    /// Its write transaction.
    type Writing: Writing<Row = Self::Row>;
    /// A row that it finds.
    type Row: Columns + Send + Sync;

    /// Begins a write transaction.
    async fn begin(&self) -> Result<Self::Writing, StoreError>;

    /// Begins to change the row of a table or its seats, and locks it against other changes until
    /// then. The table may be missing.
    async fn begin_at(&self, table: &str) -> Result<Self::Writing, StoreError>;

    /// The same, and locks its log against appends too.
    async fn begin_alone(&self, table: &str) -> Result<Self::Writing, StoreError> {
        self.begin_at(table).await
    }

    /// The statement that finds running tables that are awake and that no living server leads.
    fn awake(&self) -> &'static str {
        sql::AWAKE
    }

    /// The statement that finds sleeping tables that are due and that no living server leads.
    fn due(&self) -> &'static str {
        sql::DUE
    }

    /// Begins to read a snapshot of everything.
    async fn snapshot(&self) -> Result<Self::Writing, StoreError>;

    /// Reads outside of any transaction.
    async fn find(
        &self,
        sql: &'static str,
        values: &[Value<'_>],
    ) -> Result<Vec<Self::Row>, StoreError>;

    /// Fails if a newer version of the program has updated the database.
    async fn is_current(&self) -> Result<(), StoreError> {
        Ok(())
    }

    /// See [`Store::is_shared`](crate::Store::is_shared) for this and the next ones.
    fn is_shared(&self) -> bool {
        false
    }

    async fn changed(&self) -> Option<Changed> {
        None
    }

    async fn lead(&self, _table: &str) -> Result<bool, StoreError> {
        Ok(true)
    }

    async fn rest(&self, _table: &str) -> Result<(), StoreError> {
        Ok(())
    }

    async fn orphans(&self) -> Result<Vec<String>, StoreError> {
        Ok(vec![])
    }

    async fn tell_people(&self, _table: &str, _told: Option<&str>) -> Result<(), StoreError> {
        Ok(())
    }

    async fn people(&self, _table: &str) -> Result<BTreeMap<i64, String>, StoreError> {
        Ok(BTreeMap::new())
    }

    async fn forget_dead(&self) -> Result<BTreeSet<String>, StoreError> {
        Ok(BTreeSet::new())
    }

    /// Faults of the database, a sentence each.
    async fn faults(&self) -> Result<Vec<String>, StoreError>;

    /// Closes it cleanly.
    async fn let_go(&self);
}

/// A write transaction: dropping it before the commit rolls it back.
#[async_trait]
pub(crate) trait Writing: Send {
    /// A row that it finds.
    type Row: Columns + Send + Sync;

    /// Runs a statement; returns the number of changed rows. See [`done`] for conflicts.
    async fn change(&mut self, sql: &'static str, values: &[Value<'_>]) -> Read<u64>;

    /// Reads, including uncommitted changes of this transaction.
    async fn find(&mut self, sql: &'static str, values: &[Value<'_>]) -> Read<Vec<Self::Row>>;

    /// Notifies other servers, after the commit, that a table has changed.
    async fn tell(&mut self, _table: &str) -> Read<()> {
        Ok(())
    }

    /// Notifies all servers, after the commit, of an order of the operator.
    async fn announce(&mut self, about: About<'_>) -> Read<()>;

    /// Commits, and returns when the disk has the data.
    async fn commit(self) -> Read<()>;
}

/// Whether a statement changed something. It did not if there was nothing to change, if another row
/// conflicts, or if a row that it needs is missing. After a conflict the transaction can write
/// nothing more.
pub(crate) fn done(result: Read<u64>) -> Read<bool> {
    match result {
        Ok(changed) => Ok(changed > 0),
        Err(sqlx::Error::Database(error))
            if matches!(
                error.kind(),
                ErrorKind::UniqueViolation | ErrorKind::ForeignKeyViolation
            ) =>
        {
            Ok(false)
        }
        Err(error) => Err(error),
    }
}

/// A parameter of a statement: one of the four column types, or its null.
#[derive(Clone, Copy)]
pub(crate) enum Value<'a> {
    Integer(Option<i64>),
    Text(Option<&'a str>),
    Flag(bool),
    Bytes(Option<&'a [u8]>),
}

impl From<i64> for Value<'_> {
    fn from(number: i64) -> Self {
        Value::Integer(Some(number))
    }
}

impl From<Option<i64>> for Value<'_> {
    fn from(number: Option<i64>) -> Self {
        Value::Integer(number)
    }
}

impl From<u32> for Value<'_> {
    fn from(number: u32) -> Self {
        Value::Integer(Some(number.into()))
    }
}

impl From<bool> for Value<'_> {
    fn from(flag: bool) -> Self {
        Value::Flag(flag)
    }
}

impl<'a> From<&'a str> for Value<'a> {
    fn from(text: &'a str) -> Self {
        Value::Text(Some(text))
    }
}

impl<'a> From<&'a String> for Value<'a> {
    fn from(text: &'a String) -> Self {
        Value::Text(Some(text))
    }
}

impl<'a> From<&'a Option<String>> for Value<'a> {
    fn from(text: &'a Option<String>) -> Self {
        Value::Text(text.as_deref())
    }
}

impl<'a> From<&'a [u8]> for Value<'a> {
    fn from(bytes: &'a [u8]) -> Self {
        Value::Bytes(Some(bytes))
    }
}

impl<'a> From<&'a TokenHash> for Value<'a> {
    fn from(hash: &'a TokenHash) -> Self {
        Value::Bytes(Some(&hash.0))
    }
}

impl<'a> From<&'a Option<TokenHash>> for Value<'a> {
    fn from(hash: &'a Option<TokenHash>) -> Self {
        Value::Bytes(hash.as_ref().map(|hash| &hash.0[..]))
    }
}

/// A statement with its parameters.
pub(crate) fn bound<'q, D>(sql: impl SqlSafeStr, values: &[Value<'q>]) -> Query<'q, D, D::Arguments>
where
    D: sqlx::Database,
    Option<i64>: Encode<'q, D> + Type<D>,
    Option<&'q str>: Encode<'q, D> + Type<D>,
    bool: Encode<'q, D> + Type<D>,
    Option<&'q [u8]>: Encode<'q, D> + Type<D>,
{
    values.iter().fold(sqlx::query(sql), |query, value| match *value {
        Value::Integer(number) => query.bind(number),
        Value::Text(text) => query.bind(text),
        Value::Flag(flag) => query.bind(flag),
        Value::Bytes(bytes) => query.bind(bytes),
    })
}
