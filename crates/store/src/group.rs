//! Appends that wait at the same time reach the disk together.
//!
//! The disk takes as long for one entry as for a hundred, and a log must be there before it is
//! acknowledged. So while one group is made safe, whoever comes waits for the next one, which takes
//! all of them. Nobody waits for others to come.

use std::mem;
use std::sync::{Arc, Mutex, MutexGuard, PoisonError};

use tokio::sync::oneshot;

use crate::database::{Database, Value, Writing, done};
use crate::tables::number;
use crate::{LogLine, StoreError, sql};

/// Whether the entries are there now; they are not if others, or this input itself, were first.
type Appended = Result<bool, StoreError>;

/// A database to which appends go together.
pub(crate) trait Grouped: Database {
    /// What waits to be appended.
    fn waiting(&self) -> &Waiting;
}

/// Appends that wait.
#[derive(Clone, Debug, Default)]
pub(crate) struct Waiting(Arc<Mutex<Vec<Append>>>);

impl Waiting {
    fn list(&self) -> MutexGuard<'_, Vec<Append>> {
        self.0.lock().unwrap_or_else(PoisonError::into_inner)
    }
}

/// What somebody wants to append.
#[derive(Debug)]
struct Append {
    table: String,
    entries: Vec<LogLine>,
    answer: oneshot::Sender<Appended>,
}

/// Appends entries with whatever waits. Whoever stops waiting for that does not take it back.
pub(crate) async fn append(to: &impl Grouped, table: &str, entries: &[LogLine]) -> Appended {
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

/// Writes all who wait when it is their turn, and answers them when the disk has it.
async fn flush(to: impl Grouped) {
    let begun = to.begin().await;
    let mut group = mem::take(&mut *to.waiting().list());
    // In the same order at every server, so that no two ever wait for each other.
    group.sort_by(|one, other| one.table.cmp(&other.table));
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

/// Writes a group, each append all or nothing.
async fn write(
    mut writing: impl Writing,
    group: &[Append],
    results: &mut Vec<Appended>,
) -> Result<(), StoreError> {
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
        // After the entries, which wait until whoever lets the table sleep has written that.
        if appended == Ok(true) {
            writing.change(sql::WAKE, &[(&append.table).into()]).await?;
        }
        writing.change(sql::APPEND_ENDS, &[]).await?;
        if appended == Ok(true) {
            writing.tell(&append.table).await?;
        }
        results.push(appended);
    }
    Ok(writing.commit().await?)
}

/// Writes an entry; false if its place or its input is taken.
pub(crate) async fn insert(writing: &mut impl Writing, table: &str, entry: &LogLine) -> Appended {
    let values = [
        Value::from(table),
        entry.number.into(),
        entry.at.into(),
        entry.seat.map_or(Value::Integer(None), number),
        (&entry.client).into(),
        entry.by_bot.into(),
        (&entry.kind).into(),
        (&entry.body).into(),
    ];
    Ok(done(writing.change(sql::APPEND, &values).await)?)
}
