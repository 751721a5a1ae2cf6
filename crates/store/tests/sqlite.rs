//! Features that only databases in a file have.

mod rows;

use std::fs;
use std::path::Path;

use sqlx::{Connection, SqliteConnection};
use store::{Sqlite, Store, StoreError};
use tempfile::TempDir;
use tokio::task::JoinSet;

use crate::rows::{entry, running, sent};

fn folder() -> TempDir {
    tempfile::tempdir().unwrap()
}

/// Changes a database as another program would.
async fn tamper(folder: &Path, sql: &'static str) {
    let file = folder.join("citywright.db");
    let mut other = SqliteConnection::connect(file.to_str().unwrap()).await.unwrap();
    sqlx::query(sql).execute(&mut other).await.unwrap();
    other.close().await.unwrap();
}

#[tokio::test]
async fn a_reopened_database_has_everything() {
    let folder = folder();
    let nth = |number: u32| sent(number, &number.to_string());
    for number in 1..=3 {
        let store = Sqlite::open(folder.path()).await.unwrap();
        if number == 1 {
            store.create(&running("a")).await.unwrap();
        }
        store.append("a", &[nth(number)]).await.unwrap();
        // First after a clean close, then without one.
        if number == 1 {
            store.close().await;
        }
    }
    let store = Sqlite::open(folder.path()).await.unwrap();
    assert_eq!(store.load("a").await, Ok(running("a")));
    assert_eq!(store.log("a", 1).await, Ok((1..=3).map(nth).collect()));
}

/// Games written before tables could sleep go on.
#[tokio::test]
async fn an_older_database_is_brought_up_to_date_with_its_games() {
    let folder = folder();
    let store = Sqlite::open(folder.path()).await.unwrap();
    store.create(&running("a")).await.unwrap();
    store.append("a", &[entry(1)]).await.unwrap();
    store.close().await;
    for step in [
        "ALTER TABLE tables DROP COLUMN quiet",
        "DROP TRIGGER wake",
        "DROP TABLE notices",
        "DROP TABLE hidden",
        "DROP TABLE bans",
        "DROP TABLE announcement",
        "DROP TABLE asleep",
        "DROP INDEX tables_running",
        "PRAGMA user_version = 4",
    ] {
        tamper(folder.path(), step).await;
    }
    let old = Sqlite::look(folder.path()).await.unwrap_err();
    assert!(matches!(old, StoreError::Older { .. }), "{old}");
    let store = Sqlite::open(folder.path()).await.unwrap();
    assert_eq!(store.awake_tables().await.unwrap(), ["a"], "something may be due there");
    assert_eq!(store.log("a", 1).await, Ok(vec![entry(1)]));
    assert_eq!(store.faults().await, Ok(vec![]));
}

#[tokio::test]
async fn a_closed_database_leaves_one_file() {
    let folder = folder();
    let store = Sqlite::open(folder.path()).await.unwrap();
    store.create(&running("a")).await.unwrap();
    store.close().await;
    let files = fs::read_dir(folder.path()).unwrap().map(|entry| entry.unwrap().file_name());
    assert_eq!(files.collect::<Vec<_>>(), ["citywright.db"]);
    assert!(matches!(store.load("a").await, Err(StoreError::Unreachable { .. })));
}

#[tokio::test(flavor = "multi_thread", worker_threads = 4)]
async fn many_may_open_a_new_folder_at_once() {
    let outer = folder();
    for round in 0..8 {
        let inside = outer.path().join(format!("{round}/data"));
        let mut opening = JoinSet::new();
        for number in 1..=16 {
            let inside = inside.clone();
            opening.spawn(async move {
                let store = Sqlite::open(&inside).await.unwrap();
                store.create(&running(&number.to_string())).await.unwrap();
            });
        }
        opening.join_all().await;
        let store = Sqlite::open(&inside).await.unwrap();
        assert_eq!(store.awake_tables().await.unwrap().len(), 16);
    }
}

#[cfg(unix)]
#[tokio::test]
async fn only_its_owner_reads_it() {
    use std::os::unix::fs::PermissionsExt;
    let mode = |path: &Path| fs::metadata(path).unwrap().permissions().mode() & 0o777;

    let outer = folder();
    let folder = outer.path().join("some/where");
    let store = Sqlite::open(&folder).await.unwrap();
    store.create(&running("a")).await.unwrap();
    assert_eq!((mode(&outer.path().join("some")), mode(&folder)), (0o700, 0o700));
    let files = fs::read_dir(&folder).unwrap().map(|entry| entry.unwrap().path());
    let modes: Vec<u32> = files.map(|file| mode(&file)).collect();
    assert_eq!(modes, [0o600; 3], "the database, its log and the log's index");

    // An existing folder keeps its owner's permissions.
    fs::set_permissions(outer.path(), PermissionsExt::from_mode(0o755)).unwrap();
    Sqlite::open(outer.path()).await.unwrap();
    assert_eq!(mode(outer.path()), 0o755);
}

#[tokio::test]
async fn a_newer_database_is_left_alone() {
    let folder = folder();
    Sqlite::open(folder.path()).await.unwrap().close().await;
    tamper(folder.path(), "PRAGMA user_version = 9999").await;
    let before = fs::read(folder.path().join("citywright.db")).unwrap();
    let error = Sqlite::open(folder.path()).await.unwrap_err();
    let database = folder.path().join("citywright.db").display().to_string();
    assert_eq!(error, StoreError::Newer { database: database.clone() });
    assert_eq!(
        error.to_string(),
        format!(
            "{database} was written by a newer version of the program: start that version, or \
             choose another data folder"
        )
    );
    assert!(fs::read(&database).unwrap() == before);
}

#[tokio::test]
async fn a_file_that_is_no_database_is_left_alone() {
    let folder = folder();
    let file = folder.path().join("citywright.db");
    let text = "Dear diary, ".repeat(100);
    fs::write(&file, &text).unwrap();
    let error = Sqlite::open(folder.path()).await.unwrap_err();
    assert!(matches!(error, StoreError::Closed { .. }), "{error:?}");
    let said = error.to_string();
    assert!(said.starts_with(file.to_str().unwrap()), "{said}");
    assert!(said.contains("file is not a database"), "{said}");
    assert_eq!(fs::read_to_string(&file).unwrap(), text);
}

#[tokio::test]
async fn the_error_names_an_impossible_folder() {
    let folder = folder();
    let file = folder.path().join("a file");
    fs::write(&file, "").unwrap();
    let said = Sqlite::open(&file.join("data")).await.unwrap_err().to_string();
    assert!(said.starts_with(file.to_str().unwrap()), "{said}");
}

#[tokio::test]
async fn a_server_locks_its_folder() {
    let folder = folder();
    let inside = folder.path().join("data");
    let first = Sqlite::open_alone(&inside).await.unwrap();
    let second = Sqlite::open_alone(&inside).await.unwrap_err();
    assert_eq!(second, StoreError::InUse { folder: inside.display().to_string() });
    first.create(&running("a")).await.unwrap();
    first.close().await;
    let third = Sqlite::open_alone(&inside).await.unwrap();
    assert_eq!(third.load("a").await, Ok(running("a")));
}

/// Writes to it would be lost when the program ends.
#[cfg(unix)]
#[tokio::test]
async fn a_deleted_database_acknowledges_nothing() {
    let folder = folder();
    let store = Sqlite::open(folder.path()).await.unwrap();
    store.create(&running("a")).await.unwrap();
    let database = folder.path().join("citywright.db");
    let gone = StoreError::Gone { database: database.display().to_string() };
    fs::remove_file(&database).unwrap();
    assert_eq!(store.append("a", &[sent(1, "1")]).await, Err(gone.clone()));
    assert_eq!(store.prove(1).await, Err(gone.clone()), "the health check reports it");
    // Another database in its place is not the open one.
    Sqlite::open(folder.path()).await.unwrap().close().await;
    assert_eq!(store.append("a", &[sent(1, "1")]).await, Err(gone));
}

#[tokio::test]
async fn a_corrupt_row_is_a_fault_without_secrets() {
    let folder = folder();
    let store = Sqlite::open(folder.path()).await.unwrap();
    store.create(&running("a")).await.unwrap();
    tamper(folder.path(), "UPDATE tables SET options = 'hush'").await;
    let said = store.load("a").await.unwrap_err().to_string();
    assert!(said.contains("options") && !said.contains("hush"), "{said}");
}

#[tokio::test]
async fn databases_in_memory_are_separate() {
    let [one, other] = [Sqlite::memory().await.unwrap(), Sqlite::memory().await.unwrap()];
    one.create(&running("a")).await.unwrap();
    assert_eq!(other.load("a").await, Err(StoreError::NotFound));
}

#[tokio::test]
async fn a_database_without_a_log_gets_one() {
    let folder = folder();
    Sqlite::open(folder.path()).await.unwrap().close().await;
    // As in a backup or an empty file.
    tamper(folder.path(), "PRAGMA journal_mode = DELETE").await;
    let store = Sqlite::open(folder.path()).await.unwrap();
    store.create(&running("a")).await.unwrap();
    assert!(folder.path().join("citywright.db-wal").exists());
}
