//! An operator's work on the data of a server, most of it while the server runs.

pub(crate) mod announce;
pub(crate) mod backup;
pub(crate) mod ban;
pub(crate) mod database;
pub(crate) mod doctor;
pub(crate) mod export;
pub(crate) mod person;
pub(crate) mod prune;
pub(crate) mod restore;
pub(crate) mod table;

use std::path::PathBuf;
use std::sync::Arc;
use std::time::{SystemTime, UNIX_EPOCH};

use anyhow::{Result, bail};
use schemars::JsonSchema;
use serde::Serialize;
use server::{Broken, Games, Sound};
use store::{Millis, Order, Postgres, Sqlite, Status, Store, StoreError};
use tokio::runtime::Runtime;

use crate::common::DataArgs;
use crate::progress::Progress;
use crate::records;

/// A day.
const DAY: Millis = 24 * 60 * 60 * 1_000;

/// Where a server keeps its data. Options come before the server's variables; of the two variables the
/// database wins, as for `serve`.
#[derive(clap::Args)]
pub(crate) struct Home {
    /// The data folder of the server [default: citywright-data]
    #[arg(long, value_name = "FOLDER")]
    data: Option<PathBuf>,

    #[arg(long, value_name = "ADDRESS", conflicts_with = "data")]
    #[arg(help = "The PostgreSQL database of the server, instead of a folder")]
    database: Option<String>,
}

/// A data folder, or the address of a database.
enum Place {
    Folder(PathBuf),
    Database(String),
}

impl Home {
    fn place(&self) -> Place {
        let variable = |name| std::env::var_os(name).filter(|value| !value.is_empty());
        let database = || variable("CITYWRIGHT_DATABASE")?.into_string().ok();
        match (&self.database, &self.data) {
            (Some(address), _) => Place::Database(address.clone()),
            (None, Some(folder)) => Place::Folder(folder.clone()),
            (None, None) => database().map_or_else(
                || {
                    let folder = variable("CITYWRIGHT_DATA");
                    Place::Folder(folder.unwrap_or_else(|| "citywright-data".into()).into())
                },
                Place::Database,
            ),
        }
    }

    /// The folder, for work on files.
    ///
    /// # Errors
    /// It is not a folder.
    fn folder(&self) -> Result<PathBuf> {
        match self.place() {
            Place::Folder(folder) => Ok(folder),
            Place::Database(_) => bail!(
                "a PostgreSQL database is backed up by its own pg_dump and restored by pg_restore: \
                 use those"
            ),
        }
    }

    /// Opens the data read-only.
    async fn look(&self) -> Result<Arc<dyn Store>> {
        Ok(match self.place() {
            Place::Database(address) => Arc::new(Postgres::look(&address).await?),
            Place::Folder(folder) => Arc::new(Sqlite::look(&folder).await?),
        })
    }

    /// Opens the data for orders, which running servers hear.
    async fn order(&self) -> Result<Arc<dyn Store>> {
        Ok(match self.place() {
            Place::Database(address) => Arc::new(Postgres::order(&address).await?),
            Place::Folder(folder) => Arc::new(Sqlite::order(&folder).await?),
        })
    }

    /// Carries out one order; returns the tables that it changes.
    async fn carry_out(&self, order: &Order) -> Result<Vec<String>> {
        let store = self.order().await?;
        let done = store.carry_out(order).await;
        store.close().await;
        Ok(done?)
    }

    /// Opens the data for changes, which requires that no server runs.
    async fn open(&self) -> Result<Arc<dyn Store>> {
        Ok(match self.place() {
            Place::Database(address) => Arc::new(Postgres::open(&address).await?),
            Place::Folder(folder) => Arc::new(Sqlite::open_alone(&folder).await?),
        })
    }
}

/// A sentence about a server's data, under the name `operator`.
#[derive(Clone, Debug, Serialize, JsonSchema)]
#[serde(tag = "say", rename_all = "snake_case")]
pub(crate) enum Say {
    /// A backup is made.
    BackedUp { folder: String, file: String },
    /// A data folder has the database of a backup.
    Restored { folder: String, file: String, command: String },
    /// A database is copied into another one.
    Copied { tables: usize, lines: usize },
    /// What the doctor examined.
    Examined { tables: usize, games: usize, lines: usize },
    /// How many faults there are.
    Faults { faults: usize },
    /// How many records were written, and how many a folder had already.
    Exported { records: usize, there: usize },
    /// How many games are over and not sound.
    NotExported { games: usize },
    /// What was deleted, or would be.
    Pruned { over: usize, running: usize, lobbies: usize, days: u32, deleted: bool },
    /// How to delete it.
    AskYes,
    /// No table to list.
    NoTables,
    /// A table in a list.
    Table {
        table: String,
        status: &'static str,
        game: String,
        days: i64,
        hidden: bool,
        public: bool,
        name: String,
        people: String,
    },
    /// A seat of a table.
    Seat { seat: usize, kind: &'static str, name: String, person: String },
    /// The log of a table.
    Log { lines: usize },
    /// A table is deleted.
    TableDeleted { table: String },
    /// A game is closed.
    TableClosed { table: String },
    /// A table is hidden, or no longer.
    TableHidden { table: String, hidden: bool },
    /// There is no such table.
    NoTable { table: String },
    /// The game of a table does not run.
    NotRunning { table: String },
    /// Nobody is stored under this name or number.
    NoPerson { person: String },
    /// A person in a list.
    Person { person: String, names: String, tables: usize, pushes: bool },
    /// A number fits several people.
    SeveralPeople { person: String },
    /// A person is forgotten.
    PersonDeleted { person: String, tables: usize },
    /// An address is banned.
    Banned { network: String, hours: u32 },
    /// A ban is lifted.
    Lifted { network: String },
    /// There is no such ban.
    NoBan { network: String },
    /// A ban in a list.
    Ban { network: String, minutes: i64 },
    /// No ban to list.
    NoBans,
    /// Something is announced.
    Announced { text: String },
    /// Nothing is announced any more.
    AnnouncementEnded,
}

/// Data of the owner's own, with which tables may be played.
#[derive(clap::Args)]
pub(crate) struct OwnData {
    /// A file with data of your own that the server is started with
    // As `serve` has it, where --data is the folder of the database too.
    #[arg(long, visible_alias = "constants", value_name = "FILE")]
    components: Vec<PathBuf>,
}

impl OwnData {
    /// Every game, with these data.
    fn games(&self) -> Result<Games> {
        let games = records::Games::new(&DataArgs { files: self.components.clone() })?;
        Ok(Games::new(games.all()?))
    }
}

/// A table, read and judged.
struct Stored {
    id: String,
    /// How many lines its log has.
    lines: usize,
    judged: Result<Sound, Fault>,
}

/// Why a table is not sound.
enum Fault {
    /// Its game.
    Game(Broken),
    /// The store cannot read it.
    Store(StoreError),
}

/// Reads and judges every table, one after the other, while a server may change them.
async fn each(
    store: &dyn Store,
    games: &Games,
    mut hear: impl FnMut(Stored) -> Result<()>,
) -> Result<()> {
    let ids = store.table_ids().await?;
    let mut progress = Progress::new(Some(ids.len() as u64), "tables");
    for (number, id) in (1..).zip(ids) {
        let (lines, judged) = match read(store, games, &id).await {
            Ok((lines, judged)) => (lines, judged.map_err(Fault::Game)),
            Err(StoreError::NotFound) => {
                if !store.table_ids().await?.contains(&id) {
                    // The server has deleted it meanwhile.
                    continue;
                }
                let problem = "the table has no seats".to_owned();
                (0, Err(Fault::Store(StoreError::Backend { problem })))
            }
            Err(error) => (0, Err(Fault::Store(error))),
        };
        hear(Stored { id, lines, judged })?;
        progress.at(number);
    }
    Ok(())
}

/// Reads the table first: once it says that a game is over, its log is complete.
async fn read(
    store: &dyn Store,
    games: &Games,
    id: &str,
) -> Result<(usize, Result<Sound, Broken>), StoreError> {
    let mut row = store.load(id).await?;
    let log = store.log(id, 1).await?;
    if row.status == Status::Lobby && !log.is_empty() {
        // The game may have begun meanwhile.
        row = store.load(id).await?;
    }
    Ok((log.len(), Sound::judge(games, row, &log)))
}

/// The current time.
fn now() -> Result<Millis> {
    Ok(SystemTime::now().duration_since(UNIX_EPOCH)?.as_millis() as Millis)
}

/// Runs a future that waits for the database.
fn block_on<T>(work: impl Future<Output = Result<T>>) -> Result<T> {
    Runtime::new()?.block_on(work)
}
