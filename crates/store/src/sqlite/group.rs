//! Appends that wait at the same time reach the disk together.
//!
//! The disk takes as long for one entry as for a hundred, and a log must be there before it is
//! acknowledged. So while one group is made safe, whoever comes waits for the next one, which takes
//! all of them. Nobody waits for others to come.

use std::mem;
use std::sync::{Arc, Mutex, MutexGuard, PoisonError};

use sqlx::sqlite::SqlitePool;
use sqlx::{Acquire, query};
use tokio::sync::oneshot;

use super::home::Home;
use super::tables::{Writing, done};
use crate::{LogLine, StoreError, sql};

/// Whether the entries are there now; they are not if others, or this input itself, were first.
type Appended = Result<bool, StoreError>;

/// Appends, and those of them that wait.
#[derive(Clone, Debug)]
pub(super) struct Group {
    write: SqlitePool,
    home: Option<Arc<Home>>,
    waiting: Arc<Mutex<Vec<Append>>>,
}

/// What somebody wants to append.
#[derive(Debug)]
struct Append {
    table: String,
    entries: Vec<LogLine>,
    answer: oneshot::Sender<Appended>,
}

impl Group {
    pub(super) fn new(write: SqlitePool, home: Option<Arc<Home>>) -> Group {
        Group { write, home, waiting: Arc::default() }
    }

    /// Begins to write. It takes the lock at once: who reads first and then wants to write may have
    /// read what is no longer so.
    ///
    /// Nothing is written, and so nothing acknowledged, to a file that somebody has deleted.
    pub(super) async fn begin(&self) -> Result<Writing, StoreError> {
        self.home.as_deref().map_or(Ok(()), Home::check)?;
        Ok(self.write.begin_with("BEGIN IMMEDIATE").await?)
    }

    /// Appends entries with whatever waits. Whoever stops waiting for that does not take it back.
    pub(super) async fn append(&self, table: &str, entries: &[LogLine]) -> Appended {
        let (answer, answered) = oneshot::channel();
        let append = Append { table: table.to_owned(), entries: entries.to_vec(), answer };
        let is_first = {
            let mut waiting = self.waiting();
            waiting.push(append);
            waiting.len() == 1
        };
        if is_first {
            tokio::spawn(self.clone().flush());
        }
        let lost = || StoreError::Backend { problem: "the writer has ended".to_owned() };
        answered.await.unwrap_or_else(|_| Err(lost()))
    }

    /// Writes all who wait when it is their turn, and answers them when the disk has it.
    async fn flush(self) {
        let begun = self.begin().await;
        let group = mem::take(&mut *self.waiting());
        let mut results = Vec::with_capacity(group.len());
        let written = match begun {
            Ok(writing) => write(writing, &group, &mut results).await,
            Err(error) => Err(error),
        };
        // What did not reach the disk did not happen, whatever was said before.
        if let Err(error) = written {
            results = vec![Err(error); group.len()];
        }
        for (append, result) in group.into_iter().zip(results) {
            // Whoever asked may have gone.
            drop(append.answer.send(result));
        }
    }

    fn waiting(&self) -> MutexGuard<'_, Vec<Append>> {
        self.waiting.lock().unwrap_or_else(PoisonError::into_inner)
    }
}

/// Writes a group, each append all or nothing.
async fn write(
    mut writing: Writing,
    group: &[Append],
    results: &mut Vec<Appended>,
) -> Result<(), StoreError> {
    for append in group {
        let mut own = writing.begin().await?;
        let mut appended = Ok(true);
        for entry in &append.entries {
            appended = insert(&mut own, &append.table, entry).await;
            if appended != Ok(true) {
                break;
            }
        }
        if appended == Ok(true) {
            own.commit().await?;
        } else {
            own.rollback().await?;
        }
        results.push(appended);
    }
    Ok(writing.commit().await?)
}

/// Writes an entry; false if its place or its input is taken.
async fn insert(writing: &mut sqlx::SqliteConnection, table: &str, entry: &LogLine) -> Appended {
    let append = query(sql::APPEND)
        .bind(table)
        .bind(i64::from(entry.number))
        .bind(entry.at)
        .bind(entry.seat.map(|seat| i64::from(u8::from(seat))))
        .bind(&entry.client)
        .bind(entry.by_bot)
        .bind(&entry.kind)
        .bind(&entry.body);
    Ok(done(append.execute(writing).await)?)
}
