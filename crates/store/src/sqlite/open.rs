//! Opens a database: its file, its connections, its migrations.

use std::fs::{DirBuilder, File};
use std::io;
use std::path::{Path, PathBuf};
use std::sync::Arc;
use std::time::Duration;

use sqlx::sqlite::{
    SqliteConnectOptions, SqliteJournalMode, SqlitePool, SqlitePoolOptions, SqliteSynchronous,
};
use sqlx::{AssertSqlSafe, ConnectOptions, Connection, SqliteConnection, query_scalar, raw_sql};
use tempfile::NamedTempFile;

use super::Sqlite;
use super::home::{Home, lock};
use super::notices::Heard;
use crate::database::Database;
use crate::group::Waiting;
use crate::{Boxed, StoreError};

/// The file in the data folder; `SQLite` keeps two more beside it while it is open.
pub(super) const FILE: &str = "citywright.db";

/// The migrations; a database counts how many it has run. A published migration never changes: any
/// change is a new one.
const MIGRATIONS: [&str; 8] = [
    include_str!("../../migrations/sqlite/0001_tables.sql"),
    include_str!("../../migrations/sqlite/0002_proof.sql"),
    include_str!("../../migrations/sqlite/0003_calls.sql"),
    include_str!("../../migrations/sqlite/0004_stand_ins.sql"),
    include_str!("../../migrations/sqlite/0005_asleep.sql"),
    include_str!("../../migrations/sqlite/0006_orders.sql"),
    include_str!("../../migrations/sqlite/0007_quiet.sql"),
    include_str!("../../migrations/sqlite/0008_wake.sql"),
];

/// Number of read connections.
const READERS: u32 = 4;

/// How long to wait for another program that writes.
const PATIENCE: Duration = Duration::from_secs(10);

impl Sqlite {
    /// The database in a data folder; both are created if they are missing, for their owner alone.
    /// An older database is updated.
    ///
    /// # Errors
    /// [`StoreError::Newer`] or [`StoreError::Closed`], which name the database.
    pub fn open(folder: &Path) -> Boxed<'_, Sqlite> {
        Box::pin(async { Sqlite::opened(&absolute(folder), None).await })
    }

    /// The same for a server that uses the folder alone, until [`Store::close`] or the end of the
    /// program: of two servers on one database, neither would show its people the other's steps.
    ///
    /// # Errors
    /// Those of [`Sqlite::open`], and [`StoreError::InUse`].
    ///
    /// [`Store::close`]: crate::Store::close
    pub fn open_alone(folder: &Path) -> Boxed<'_, Sqlite> {
        Box::pin(async {
            let folder = absolute(folder);
            make_folder(&folder).map_err(|error| closed(error, &folder))?;
            let lock = lock(&folder)?;
            Sqlite::opened(&folder, Some(lock)).await
        })
    }

    /// Opens the database in a data folder to read it as it is: creates, updates and writes
    /// nothing. A server may be running on it.
    ///
    /// # Errors
    /// [`StoreError::Missing`], [`StoreError::Closed`], [`StoreError::Newer`];
    /// [`StoreError::Older`] if the server has not updated it yet.
    pub fn look(folder: &Path) -> Boxed<'_, Sqlite> {
        Box::pin(async {
            let file = absolute(folder).join(FILE);
            present(&file)?;
            let home = Home::new(&file, None).map_err(|error| closed(error, &file))?;
            let options = Sqlite::as_it_is(&file).pragma("query_only", "ON");
            let read = pool(READERS).connect_lazy_with(options);
            let mut reading = read.acquire().await.map_err(|error| closed(error, &file))?;
            if known(&mut reading, &file).await? < MIGRATIONS.len() {
                return Err(StoreError::Older { database: file.display().to_string() });
            }
            drop(reading);
            Ok(Sqlite::of(read.clone(), read, Some(Arc::new(home))))
        })
    }

    /// Opens the database in a data folder for [orders](crate::Order): creates and updates nothing.
    /// A server may be running on it.
    ///
    /// # Errors
    /// Those of [`Sqlite::look`].
    pub fn order(folder: &Path) -> Boxed<'_, Sqlite> {
        Box::pin(async {
            Sqlite::look(folder).await?.let_go().await;
            Sqlite::opened(&absolute(folder), None).await
        })
    }

    /// Options to open a file without changing it.
    pub(super) fn as_it_is(file: &Path) -> SqliteConnectOptions {
        SqliteConnectOptions::new().filename(file).busy_timeout(PATIENCE)
    }

    async fn opened(folder: &Path, lock: Option<File>) -> Result<Sqlite, StoreError> {
        let file = folder.join(FILE);
        make(folder, &file).await.map_err(|error| closed(error, &file))?;
        for place in [folder, &file].into_iter().filter(|place| is_open_to_others(place)) {
            let place = place.display().to_string();
            tracing::warn!(place, "other users can read this: take it away from them (chmod go=)");
        }
        let home = Home::new(&file, lock).map_err(|error| closed(error, &file))?;
        let options = options(&file);
        let write = pool(1).connect_lazy_with(options.clone());
        let read = pool(READERS).connect_lazy_with(options);
        Sqlite::of(write, read, Some(Arc::new(home))).migrated(&file).await
    }

    /// An empty database in memory; closing it deletes it.
    ///
    /// # Errors
    /// [`StoreError::Closed`]
    pub fn memory() -> Boxed<'static, Sqlite> {
        Box::pin(async {
            // A database in memory belongs to one connection.
            let one = pool(1).connect_lazy_with(SqliteConnectOptions::new().in_memory(true));
            let place = Path::new("the database in memory");
            Sqlite::of(one.clone(), one, None).migrated(place).await
        })
    }

    fn of(write: SqlitePool, read: SqlitePool, home: Option<Arc<Home>>) -> Sqlite {
        Sqlite { write, read, waiting: Waiting::default(), home, heard: Heard::default() }
    }

    async fn migrated(self, place: &Path) -> Result<Sqlite, StoreError> {
        match migrate(&self.write).await {
            Ok(true) => Ok(self),
            Ok(false) => Err(StoreError::Newer { database: place.display().to_string() }),
            Err(error) => Err(closed(error, place)),
        }
    }
}

/// Absolute, so that people find it and the name never looks like a URI.
pub(super) fn absolute(folder: &Path) -> PathBuf {
    std::path::absolute(folder).unwrap_or_else(|_| folder.to_owned())
}

/// Creates the folder and an empty database, unless they are there. The database is built beside
/// its place and moved there when complete, so that no program opens a partial one. Other users may
/// never read it.
async fn make(folder: &Path, file: &Path) -> sqlx::Result<()> {
    if file.exists() {
        return Ok(());
    }
    make_folder(folder)?;
    let new = NamedTempFile::new_in(folder)?.into_temp_path();
    options(&new).connect().await?.close().await?;
    match new.persist_noclobber(file) {
        Err(error) if error.error.kind() != io::ErrorKind::AlreadyExists => Err(error.error.into()),
        _ => Ok(()),
    }
}

pub(super) fn make_folder(folder: &Path) -> io::Result<()> {
    let mut builder = DirBuilder::new();
    #[cfg(unix)]
    std::os::unix::fs::DirBuilderExt::mode(&mut builder, 0o700);
    builder.recursive(true).create(folder)
}

/// Options to open a file. Commits go to a write-ahead log, so readers do not wait; a commit waits
/// for the disk, on Apple's systems too (`fullfsync`).
fn options(file: &Path) -> SqliteConnectOptions {
    SqliteConnectOptions::new()
        .filename(file)
        .journal_mode(SqliteJournalMode::Wal)
        .synchronous(SqliteSynchronous::Full)
        .pragma("fullfsync", "ON")
        .busy_timeout(PATIENCE)
}

/// Connections stay open: an idle one costs little, and closing it would delete a database in
/// memory. The pool replaces only a connection that still believes it is in a transaction: the
/// database has ended that by itself, for example on a full disk, and the connection could never
/// begin another.
fn pool(connections: u32) -> SqlitePoolOptions {
    SqlitePoolOptions::new()
        .max_connections(connections)
        .idle_timeout(None)
        .max_lifetime(None)
        .test_before_acquire(false)
        .before_acquire(|connection, _| {
            Box::pin(async move { Ok(!connection.is_in_transaction()) })
        })
}

/// Runs missing migrations, all or nothing; only one program does it at a time. False if a newer
/// program wrote the database.
async fn migrate(pool: &SqlitePool) -> sqlx::Result<bool> {
    let mut writing = pool.begin_with("BEGIN IMMEDIATE").await?;
    let seen: u32 = query_scalar("PRAGMA user_version").fetch_one(&mut *writing).await?;
    for (number, step) in (1..).zip(MIGRATIONS).skip(seen as usize) {
        raw_sql(step).execute(&mut *writing).await?;
        // A pragma takes no parameters.
        let now_seen = format!("PRAGMA user_version = {number}");
        raw_sql(AssertSqlSafe(now_seen)).execute(&mut *writing).await?;
    }
    writing.commit().await?;
    if (seen as usize) < MIGRATIONS.len() {
        tracing::info!(from = seen, to = MIGRATIONS.len(), "updated the database");
    }
    Ok(seen as usize <= MIGRATIONS.len())
}

/// How many migrations of this program a database has run.
///
/// # Errors
/// It belongs to another program, or to a newer version of this one.
pub(super) async fn known(
    reading: &mut SqliteConnection,
    place: &Path,
) -> Result<usize, StoreError> {
    let failed = |error: sqlx::Error| closed(error, place);
    let own = "SELECT COUNT(*) FROM sqlite_schema
        WHERE type = 'table' AND name IN ('tables', 'seats', 'entries')";
    let own: i64 = query_scalar(own).fetch_one(&mut *reading).await.map_err(failed)?;
    let seen = query_scalar("PRAGMA user_version").fetch_one(&mut *reading).await;
    let seen: u32 = seen.map_err(failed)?;
    if own != 3 || seen == 0 {
        return Err(StoreError::Closed {
            database: place.display().to_string(),
            problem: "it is no database of this program".to_owned(),
        });
    }
    if seen as usize > MIGRATIONS.len() {
        return Err(StoreError::Newer { database: place.display().to_string() });
    }
    Ok(seen as usize)
}

/// Whether users other than its owner can read a file, or look into a folder.
#[cfg(unix)]
fn is_open_to_others(place: &Path) -> bool {
    use std::os::unix::fs::PermissionsExt;
    place.metadata().is_ok_and(|there| there.permissions().mode() & 0o055 != 0)
}

/// Elsewhere the folder of a user is closed to others.
#[cfg(not(unix))]
fn is_open_to_others(_: &Path) -> bool {
    false
}

/// Checks that a file exists.
pub(super) fn present(place: &Path) -> Result<(), StoreError> {
    match place.metadata() {
        Ok(there) if there.is_file() => Ok(()),
        // It may be there, but this user may not see it.
        Err(error) if error.kind() != io::ErrorKind::NotFound => Err(closed(error, place)),
        _ => Err(StoreError::Missing { database: place.display().to_string() }),
    }
}

pub(super) fn closed(error: impl Into<sqlx::Error>, place: &Path) -> StoreError {
    StoreError::Closed {
        database: place.display().to_string(),
        problem: crate::error::problem(&error.into()),
    }
}

#[cfg(test)]
mod tests {
    use luck::Secret;

    use super::*;
    use crate::{SeatRow, Status, Store, TableRow, TokenHash};

    fn table(name: String) -> TableRow {
        TableRow {
            id: "a".to_owned(),
            game: "simplicity".to_owned(),
            rules: 1,
            name,
            options: vec![],
            public: false,
            quiet: false,
            pace: "{}".to_owned(),
            status: Status::Lobby,
            host: TokenHash([1; 32]),
            secret: Secret::new([7; 32]),
            invite: None,
            rematch: None,
            created: 1_000,
            started: None,
            ended: None,
            version: 1,
            seats: vec![SeatRow::default()],
        }
    }

    #[cfg(unix)]
    #[test]
    fn a_folder_or_file_that_others_can_read_is_noticed() {
        use std::os::unix::fs::PermissionsExt;
        let folder = tempfile::tempdir().unwrap();
        let file = folder.path().join("some.db");
        std::fs::write(&file, "").unwrap();
        for place in [folder.path(), &file] {
            let is_open = |mode| {
                std::fs::set_permissions(place, PermissionsExt::from_mode(mode)).unwrap();
                is_open_to_others(place)
            };
            assert_eq!([0o755, 0o740, 0o704, 0o700].map(is_open), [true, true, true, false]);
        }
    }

    /// The name of a folder is not one of a file's parents: the same happens to all but root where a
    /// folder may not be read.
    #[test]
    fn an_unreadable_database_is_not_called_missing() {
        let folder = tempfile::tempdir().unwrap();
        let file = folder.path().join("no folder");
        std::fs::write(&file, "").unwrap();
        let unseen = present(&file.join(FILE));
        assert!(matches!(unseen, Err(StoreError::Closed { .. })), "{unseen:?}");
        let missing = present(&folder.path().join(FILE));
        assert!(matches!(missing, Err(StoreError::Missing { .. })), "{missing:?}");
    }

    /// The promise of a commit depends on these: `2` is `FULL`.
    #[tokio::test]
    async fn every_connection_writes_ahead_and_waits_for_the_disk() {
        let folder = tempfile::tempdir().unwrap();
        let sqlite = Sqlite::open(folder.path()).await.unwrap();
        for pool in [&sqlite.write, &sqlite.read] {
            let mode: String = query_scalar("PRAGMA journal_mode").fetch_one(pool).await.unwrap();
            let synchronous: i64 =
                query_scalar("PRAGMA synchronous").fetch_one(pool).await.unwrap();
            assert_eq!((mode.as_str(), synchronous), ("wal", 2));
        }
    }

    /// `SQLite` ends a transaction by itself on a full disk, at whatever statement.
    #[tokio::test]
    async fn a_database_that_was_full_writes_again() {
        let folder = tempfile::tempdir().unwrap();
        Sqlite::open(folder.path()).await.unwrap().close().await;
        let full = options(&folder.path().join(FILE)).pragma("max_page_count", "1");
        let connect = |full| pool(1).connect_lazy_with(full);
        let sqlite = Sqlite::of(connect(full.clone()), connect(full), None);
        let large = table("x".repeat(100_000));
        for round in 0..3 {
            let refused = sqlite.create(&large).await.unwrap_err();
            assert_eq!(refused, StoreError::Full, "round {round}");
        }
        raw_sql("PRAGMA max_page_count = 10000").execute(&sqlite.write).await.unwrap();
        sqlite.prove(1).await.unwrap();
        sqlite.create(&large).await.unwrap();
        assert_eq!(sqlite.load("a").await, Ok(large));
    }

    #[tokio::test]
    async fn a_locked_database_is_reported_as_busy() {
        let folder = tempfile::tempdir().unwrap();
        let other = Sqlite::open(folder.path()).await.unwrap();
        let writing = other.begin().await.unwrap();
        let hasty = options(&folder.path().join(FILE)).busy_timeout(Duration::ZERO);
        let write = pool(1).connect_lazy_with(hasty);
        let sqlite = Sqlite::of(write.clone(), write, None);
        assert_eq!(sqlite.prove(1).await, Err(StoreError::Busy));
        writing.rollback().await.unwrap();
        assert_eq!(sqlite.prove(1).await, Ok(()));
    }

    /// The database refuses this commit, because a seat refers to a missing table.
    #[tokio::test]
    async fn a_commit_that_fails_is_forgotten() {
        let folder = tempfile::tempdir().unwrap();
        let sqlite = Sqlite::open(folder.path()).await.unwrap();
        let mut writing = sqlite.begin().await.unwrap();
        let orphan = "PRAGMA defer_foreign_keys = ON;
            INSERT INTO seats (table_id, seat, kind, ready) VALUES ('nowhere', 0, 'open', 0)";
        raw_sql(orphan).execute(&mut *writing).await.unwrap();
        writing.commit().await.unwrap_err();
        sqlite.create(&table("small".to_owned())).await.unwrap();
    }
}
