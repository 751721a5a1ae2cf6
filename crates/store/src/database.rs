//! What a database is asked for so that it can be a [`Store`](crate::Store).

use std::collections::{BTreeMap, BTreeSet};

use async_trait::async_trait;
use sqlx::query::Query;
use sqlx::{Encode, Type, error::ErrorKind};

use crate::rows::{Columns, Read};
use crate::{Changed, StoreError, TokenHash, sql};

/// Some database; whoever has a copy of it has the same one.
#[async_trait]
pub(crate) trait Database: Clone + Send + Sync + 'static {
    /// What it is changed through.
    type Writing: Writing<Row = Self::Row>;
    /// What it finds.
    type Row: Columns + Send + Sync;

    /// Begins to write.
    async fn begin(&self) -> Result<Self::Writing, StoreError>;

    /// Begins to change the row of a table or its seats: nobody else does until that is done. There
    /// may be no such table.
    async fn begin_at(&self, table: &str) -> Result<Self::Writing, StoreError>;

    /// The same, and nobody appends to its log either.
    async fn begin_alone(&self, table: &str) -> Result<Self::Writing, StoreError> {
        self.begin_at(table).await
    }

    /// The statement that finds the running tables in no living memory that are not asleep.
    fn awake(&self) -> &'static str {
        sql::AWAKE
    }

    /// The statement that finds sleeping tables where something is due and that nobody leads.
    fn due(&self) -> &'static str {
        sql::DUE
    }

    /// Begins to read everything as it is at this moment.
    async fn snapshot(&self) -> Result<Self::Writing, StoreError>;

    /// What is there, outside of any writing.
    async fn find(
        &self,
        sql: &'static str,
        values: &[Value<'_>],
    ) -> Result<Vec<Self::Row>, StoreError>;

    /// See [`Store::is_shared`](crate::Store::is_shared) for this and the next seven.
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

    /// What is wrong with it, a sentence each.
    async fn faults(&self) -> Result<Vec<String>, StoreError>;

    /// Lets it go, tidily.
    async fn let_go(&self);
}

/// What is written together: all of it when it is committed, nothing if it is dropped before.
#[async_trait]
pub(crate) trait Writing: Send {
    /// What is found in it.
    type Row: Columns + Send + Sync;

    /// How many rows a statement has changed. See [`done`] for what may stand in its way.
    async fn change(&mut self, sql: &'static str, values: &[Value<'_>]) -> Read<u64>;

    /// What is there, with what was written so far.
    async fn find(&mut self, sql: &'static str, values: &[Value<'_>]) -> Read<Vec<Self::Row>>;

    /// Tells other servers, once all is there, that a table has changed.
    async fn tell(&mut self, _table: &str) -> Read<()> {
        Ok(())
    }

    /// Ends it, and returns when the disk has it.
    async fn commit(self) -> Read<()>;
}

/// Whether a statement changed something. It did not if there was nothing to change, or if another
/// row stands in its way or a row that it needs is missing; then nothing more can be written with
/// it.
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

/// What a statement is given: of one of the four types that columns have, or nothing of that type.
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

/// A statement with what it is given.
pub(crate) fn bound<'q, D>(sql: &'static str, values: &[Value<'q>]) -> Query<'q, D, D::Arguments>
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
