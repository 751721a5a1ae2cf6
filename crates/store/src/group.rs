//! Group commit: concurrent appends reach the disk together.
//!
//! The disk takes as long for one entry as for a hundred, and a log must be on disk before it is
//! acknowledged. So while one group is being written, new appends wait for the next group, which
//! takes all of them. A group never waits for more appends.

use std::sync::{Arc, Mutex, MutexGuard, PoisonError};
use std::{iter, mem};

use async_trait::async_trait;
use tokio::sync::oneshot;

use crate::database::{Database, Value, Writing, done};
use crate::tables::number;
use crate::{LogLine, StoreError, sql};

/// Whether the entries were appended; false if others, or this input itself, came first.
pub(crate) type Appended = Result<bool, StoreError>;

/// A database with group commit.
#[async_trait]
pub(crate) trait Grouped: Database {
    /// Its queue of appends.
    fn waiting(&self) -> &Waiting;

    /// Waits for its turn, takes the queue and writes it; each append is all or nothing. Returns when
    /// the disk has the data.
    async fn write_queue(&self) -> Written;
}

/// The appends that were taken, and their results; an error if none of them counts.
pub(crate) type Written = (Vec<Append>, Result<Vec<Appended>, StoreError>);

/// Queued appends.
#[derive(Clone, Debug, Default)]
pub(crate) struct Waiting(Arc<Mutex<Vec<Append>>>);

impl Waiting {
    /// Takes all of them.
    pub(crate) fn take(&self) -> Vec<Append> {
        let mut group = mem::take(&mut *self.list());
        // The same order at every server prevents deadlocks.
        group.sort_by(|one, other| one.table.cmp(&other.table));
        group
    }

    fn list(&self) -> MutexGuard<'_, Vec<Append>> {
        self.0.lock().unwrap_or_else(PoisonError::into_inner)
    }
}

/// A queued append.
#[derive(Debug)]
pub(crate) struct Append {
    pub(crate) table: String,
    pub(crate) entries: Vec<LogLine>,
    answer: oneshot::Sender<Appended>,
}

/// Appends entries with the current queue. Cancelling the wait does not cancel the append.
pub(crate) async fn append(to: &impl Grouped, table: &str, entries: &[LogLine]) -> Appended {
    if entries.is_empty() {
        return Ok(true);
    }
    let (answer, answered) = oneshot::channel();
    let append = Append { table: table.to_owned(), entries: entries.to_vec(), answer };
    let is_first = {
        let mut waiting = to.waiting().list();
        waiting.push(append);
        waiting.len() == 1
    };
    if is_first {
        tokio::spawn(flush(to.clone()));
    }
    let lost = || StoreError::Backend { problem: "the writer has ended".to_owned() };
    answered.await.unwrap_or_else(|_| Err(lost()))
}

/// Writes the queue when its turn comes, and answers.
async fn flush(to: impl Grouped) {
    let (group, results) = to.write_queue().await;
    // Nothing that missed the disk counts.
    let results = results.unwrap_or_else(|error| vec![Err(error); group.len()]);
    for (append, result) in group.into_iter().zip(results) {
        // The asker may have gone.
        drop(append.answer.send(result));
    }
}

/// Writes a group with a savepoint for each append.
pub(crate) async fn write_group(
    mut writing: impl Writing,
    group: &[Append],
) -> Result<Vec<Appended>, StoreError> {
    let mut results = Vec::with_capacity(group.len());
    for append in group {
        writing.change(sql::APPEND_BEGINS, &[]).await?;
        let mut appended = Ok(true);
        for entry in &append.entries {
            appended = insert(&mut writing, &append.table, entry).await;
            if appended != Ok(true) {
                writing.change(sql::APPEND_UNDONE, &[]).await?;
                break;
            }
        }
        // Only after the entries: they wait for a server that is just putting the table to sleep.
        if appended == Ok(true) {
            writing.change(sql::WAKE, &[(&append.table).into()]).await?;
        }
        writing.change(sql::APPEND_ENDS, &[]).await?;
        if appended == Ok(true) {
            writing.tell(&append.table).await?;
        }
        results.push(appended);
    }
    writing.commit().await?;
    Ok(results)
}

/// Writes an entry; false if its number or its client id is taken.
pub(crate) async fn insert(writing: &mut impl Writing, table: &str, entry: &LogLine) -> Appended {
    let values: Vec<Value<'_>> = iter::once(table.into()).chain(values(entry)).collect();
    Ok(done(writing.change(sql::APPEND, &values).await)?)
}

/// The columns of an entry, after its table.
pub(crate) fn values(entry: &LogLine) -> [Value<'_>; 7] {
    [
        entry.number.into(),
        entry.at.into(),
        entry.seat.map_or(Value::Integer(None), number),
        (&entry.client).into(),
        entry.by_bot.into(),
        (&entry.kind).into(),
        (&entry.body).into(),
    ]
}
