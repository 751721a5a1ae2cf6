//! Copies one database into another, of whatever kind.

use std::path::PathBuf;

use crate::database::{Database, Writing};
use crate::group::insert;
use crate::rows::{self, Read};
use crate::tables::{insert_table, written};
use crate::{Boxed, LogLine, Postgres, Sqlite, StoreError, TableRow, sql};

/// Location of a database.
// Not printed: an address may hold a password.
#[derive(Clone)]
pub enum Place {
    /// The `SQLite` database in a data folder.
    Folder(PathBuf),
    /// A `PostgreSQL` database.
    Address(String),
}

impl Place {
    /// The location, for people to read.
    fn shown(&self) -> String {
        match self {
            Place::Folder(folder) => folder.display().to_string(),
            Place::Address(_) => "the database at that address".to_owned(),
        }
    }
}

/// A folder, unless it looks like an address.
impl From<&str> for Place {
    fn from(text: &str) -> Place {
        let schemes = ["postgres://", "postgresql://"];
        if schemes.iter().any(|scheme| text.starts_with(scheme)) {
            Place::Address(text.to_owned())
        } else {
            Place::Folder(text.into())
        }
    }
}

/// Totals of a copy.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq)]
pub struct Copied {
    /// Number of tables.
    pub tables: usize,
    /// Number of lines in their logs.
    pub lines: usize,
}

/// Copies everything into an empty database, which is created if it is missing. All or nothing:
/// each row is read back and compared before it counts. No server may be running on either.
///
/// # Errors
/// Those of opening both; [`StoreError::Occupied`] if the target has any data;
/// [`StoreError::NotCopied`] if a row came back different, or the target failed.
///
/// # Examples
/// From the database in a data folder to one that several servers share:
/// ```no_run
/// # async fn example() -> Result<(), store::StoreError> {
/// let (from, to) = ("citywright-data".into(), "postgres://localhost/citywright".into());
/// let copied = store::copy(&from, &to).await?;
/// println!("{} tables, {} lines", copied.tables, copied.lines);
/// # Ok(())
/// # }
/// ```
pub fn copy<'a>(from: &'a Place, to: &'a Place) -> Boxed<'a, Copied> {
    Box::pin(copied(from, to))
}

async fn copied(from: &Place, to: &Place) -> Result<Copied, StoreError> {
    let copied = match from {
        Place::Folder(folder) => {
            // Opening it for writing would create it.
            Sqlite::look(folder).await.map(drop).or_else(old)?;
            copy_from(Sqlite::open_alone(folder).await?, to).await
        }
        Place::Address(address) => {
            Postgres::look(address).await.map(drop).or_else(old)?;
            copy_from(Postgres::open(address).await?, to).await
        }
    };
    copied.map_err(|error| match error {
        StoreError::Backend { problem } => {
            StoreError::NotCopied { from: from.shown(), to: to.shown(), problem }
        }
        other => other,
    })
}

/// Ignores an older version: opening it will update it.
fn old(error: StoreError) -> Result<(), StoreError> {
    if matches!(error, StoreError::Older { .. }) { Ok(()) } else { Err(error) }
}

async fn copy_from(from: impl Database, to: &Place) -> Result<Copied, StoreError> {
    let copied = match to {
        Place::Folder(folder) => {
            copy_to(&from, Sqlite::open_alone(folder).await?, to.shown()).await
        }
        Place::Address(address) => copy_to(&from, Postgres::open(address).await?, to.shown()).await,
    };
    from.let_go().await;
    copied
}

async fn copy_to(
    from: &impl Database,
    to: impl Database,
    place: String,
) -> Result<Copied, StoreError> {
    let mut reading = from.snapshot().await?;
    let mut writing = to.begin().await?;
    if !writing.find(sql::ANYTHING, &[]).await?.is_empty() {
        return Err(StoreError::Occupied { file: place });
    }
    let copied = everything(&mut reading, &mut writing).await?;
    writing.commit().await?;
    to.let_go().await;
    Ok(copied)
}

/// Copies, then compares.
async fn everything(
    reading: &mut impl Writing,
    writing: &mut impl Writing,
) -> Result<Copied, StoreError> {
    let found = reading.find(sql::TABLE_IDS, &[]).await?;
    let ids: Vec<String> =
        found.iter().map(|row| rows::text(row, "id")).collect::<Result<_, _>>()?;
    let (mut lines, mut rematches) = (0, vec![]);
    for id in &ids {
        let (mut table, log) = of_table(reading, id).await?;
        // The other table may not be copied yet.
        rematches.extend(table.rematch.take().map(|rematch| (id, rematch)));
        insert_table(writing, &table).await?;
        for line in &log {
            insert(writing, id, line).await?;
        }
        lines += log.len();
    }
    for (id, rematch) in &rematches {
        writing.change(sql::COPY_REMATCH, &[(*id).into(), rematch.into()]).await?;
    }
    let calls = Calls::of(reading).await?;
    for key in &calls.keys {
        writing.change(sql::KEEP_CALL_KEY, &[key[..].into()]).await?;
    }
    for (browser, endpoint) in &calls.endpoints {
        writing.change(sql::COPY_CALL, &[browser[..].into(), endpoint.into()]).await?;
    }
    same("what is needed for calls", Calls::of(writing).await? == calls)?;
    let orders = Orders::of(reading).await?;
    for id in &orders.hidden {
        writing.change(sql::HIDE, &[id.into()]).await?;
    }
    for (network, until) in &orders.bans {
        writing.change(sql::BAN, &[network.into(), (*until).into()]).await?;
    }
    same("what the operator has ordered", Orders::of(writing).await? == orders)?;
    for id in &ids {
        same(id, of_table(writing, id).await? == of_table(reading, id).await?)?;
    }
    Ok(Copied { tables: ids.len(), lines })
}

/// A table and its log.
async fn of_table(
    from: &mut impl Writing,
    id: &str,
) -> Result<(TableRow, Vec<LogLine>), StoreError> {
    let table = written(from, id).await?;
    let found = from.find(sql::LOG, &[id.into(), 1u32.into()]).await?;
    Ok((table, found.iter().map(rows::log_line).collect::<Result<_, _>>()?))
}

/// The data for web push.
#[derive(PartialEq, Eq)]
struct Calls {
    keys: Vec<Vec<u8>>,
    endpoints: Vec<(Vec<u8>, String)>,
}

impl Calls {
    async fn of(from: &mut impl Writing) -> Result<Calls, StoreError> {
        let keys = from.find(sql::CALL_KEY, &[]).await?;
        let keys = keys.iter().map(|row| rows::bytes(row, "key")).collect::<Result<_, _>>()?;
        let endpoints = from.find(sql::CALLS, &[]).await?;
        let endpoints = endpoints
            .iter()
            .map(|row| Ok((rows::bytes(row, "browser")?, rows::text(row, "endpoint")?)))
            .collect::<Read<_>>()?;
        Ok(Calls { keys, endpoints })
    }
}

/// The lasting orders of the operator: an announcement is for running servers.
#[derive(PartialEq, Eq)]
struct Orders {
    hidden: Vec<String>,
    bans: Vec<(String, i64)>,
}

impl Orders {
    async fn of(from: &mut impl Writing) -> Result<Orders, StoreError> {
        let hidden = from.find(sql::HIDDEN, &[]).await?;
        let hidden = hidden.iter().map(|row| rows::text(row, "id")).collect::<Read<_>>()?;
        let bans = from.find(sql::BANS, &[]).await?;
        let bans = bans
            .iter()
            .map(|row| Ok((rows::text(row, "network")?, rows::integer(row, "until")?)))
            .collect::<Read<_>>()?;
        Ok(Orders { hidden, bans })
    }
}

fn same(what: &str, is: bool) -> Result<(), StoreError> {
    let problem = format!("{what} came back otherwise than it was written");
    if is { Ok(()) } else { Err(StoreError::Backend { problem }) }
}
