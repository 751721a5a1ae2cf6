//! Backups: taken while a server writes, never over an existing file, and games that go on from
//! them.

mod rows;

use std::fs;
use std::path::Path;

use sqlx::{Connection, SqliteConnection};
use store::{Sqlite, Store, StoreError};

use crate::rows::{running, sent};

/// Changes a database as another program would.
async fn tamper(file: &Path, sql: &'static str) {
    let mut other = SqliteConnection::connect(file.to_str().unwrap()).await.unwrap();
    sqlx::raw_sql(sql).execute(&mut other).await.unwrap();
    other.close().await.unwrap();
}

fn names(folder: &Path) -> Vec<String> {
    let files = fs::read_dir(folder).unwrap();
    let mut names: Vec<String> =
        files.map(|file| file.unwrap().file_name().into_string().unwrap()).collect();
    names.sort_unstable();
    names
}

/// A folder `data` with a game, and its database.
async fn begun(folder: &Path) -> Sqlite {
    let store = Sqlite::open_alone(&folder.join("data")).await.unwrap();
    store.create(&running("a")).await.unwrap();
    store
}

/// The drill: entries are appended throughout while copies are made; each copy has everything
/// acknowledged before it began, without a gap, and its game goes on in another folder.
#[tokio::test(flavor = "multi_thread", worker_threads = 4)]
async fn games_go_on_from_a_backup() {
    let outer = tempfile::tempdir().unwrap();
    let store = begun(outer.path()).await;
    let (count, acknowledged) = tokio::sync::watch::channel(0);
    let server = tokio::spawn(async move {
        let mut number = 0;
        while !count.is_closed() {
            number += 1;
            store.append("a", &[sent(number, &number.to_string())]).await.unwrap();
            count.send_replace(number);
        }
    });
    for round in 0..5 {
        let mut more = acknowledged.clone();
        more.mark_unchanged();
        more.changed().await.unwrap();
        let least = *more.borrow();
        let file = outer.path().join(format!("{round}.backup"));
        Sqlite::backup(&outer.path().join("data"), &file).await.unwrap();

        let elsewhere = outer.path().join(format!("{round}/data"));
        Sqlite::restore(&file, &elsewhere).await.unwrap();
        let restored = Sqlite::open_alone(&elsewhere).await.unwrap();
        assert_eq!(restored.load("a").await, Ok(running("a")));
        let log = restored.log("a", 1).await.unwrap();
        let there = log.len() as u32;
        assert!(there >= least, "{least} were acknowledged before, {there} are there");
        let all = |to: u32| (1..=to).map(|number| sent(number, &number.to_string()));
        assert_eq!(log, all(there).collect::<Vec<_>>());
        let next = sent(there + 1, &(there + 1).to_string());
        restored.append("a", &[next]).await.unwrap();
        assert_eq!(restored.log("a", 1).await.unwrap(), all(there + 1).collect::<Vec<_>>());
        assert_eq!(restored.faults().await, Ok(vec![]));
        restored.close().await;
    }
    drop(acknowledged);
    server.await.unwrap();
}

#[cfg(unix)]
#[tokio::test]
async fn a_backup_is_one_file_for_its_owner() {
    use std::os::unix::fs::PermissionsExt;
    let outer = tempfile::tempdir().unwrap();
    let store = begun(outer.path()).await;
    let file = outer.path().join("backup");
    Sqlite::backup(&outer.path().join("data"), &file).await.unwrap();
    assert_eq!(names(outer.path()), ["backup", "data"]);
    assert_eq!(fs::metadata(&file).unwrap().permissions().mode() & 0o777, 0o600);
    store.close().await;
    // Also without a server; no other file is left beside the database.
    Sqlite::backup(&outer.path().join("data"), &outer.path().join("again")).await.unwrap();
    assert_eq!(names(&outer.path().join("data")), ["citywright.db", "citywright.lock"]);
}

#[tokio::test]
async fn nothing_is_ever_replaced() {
    let outer = tempfile::tempdir().unwrap();
    let data = outer.path().join("data");
    begun(outer.path()).await.close().await;
    let file = outer.path().join("backup");
    Sqlite::backup(&data, &file).await.unwrap();
    let before = fs::read(&file).unwrap();
    let occupied = |place: &Path| StoreError::Occupied { file: place.display().to_string() };
    assert_eq!(Sqlite::backup(&data, &file).await, Err(occupied(&file)));
    assert_eq!(Sqlite::restore(&file, &data).await, Err(occupied(&data.join("citywright.db"))));
    // Leftovers of an earlier database would be read into the new one.
    let left = outer.path().join("left");
    fs::create_dir(&left).unwrap();
    fs::write(left.join("citywright.db-wal"), "of another one").unwrap();
    assert_eq!(Sqlite::restore(&file, &left).await, Err(occupied(&left.join("citywright.db-wal"))));
    assert!(fs::read(&file).unwrap() == before);
}

#[tokio::test]
async fn a_folder_in_use_accepts_no_other_database() {
    let outer = tempfile::tempdir().unwrap();
    let data = outer.path().join("data");
    let store = begun(outer.path()).await;
    let file = outer.path().join("backup");
    Sqlite::backup(&data, &file).await.unwrap();
    let folder = data.display().to_string();
    assert_eq!(Sqlite::restore(&file, &data).await, Err(StoreError::InUse { folder }));
    store.close().await;
}

#[tokio::test]
async fn only_a_database_of_ours_is_copied() {
    let outer = tempfile::tempdir().unwrap();
    let (data, file) = (outer.path().join("data"), outer.path().join("backup"));
    let missing = |place: &Path| StoreError::Missing { database: place.display().to_string() };
    let database = data.join("citywright.db");
    assert_eq!(Sqlite::backup(&data, &file).await, Err(missing(&database)));
    assert_eq!(Sqlite::restore(&file, &data).await, Err(missing(&file)));
    assert!(!data.exists(), "nothing was created");

    begun(outer.path()).await.close().await;
    tamper(&database, "PRAGMA user_version = 9999").await;
    let newer = StoreError::Newer { database: database.display().to_string() };
    assert_eq!(Sqlite::backup(&data, &file).await, Err(newer));
    for (name, text) in [("text", "Dear diary, ".repeat(100)), ("empty", String::new())] {
        let other = outer.path().join(name);
        fs::write(&other, text).unwrap();
        let new = outer.path().join("new");
        let refused = Sqlite::restore(&other, &new).await.unwrap_err();
        assert!(matches!(refused, StoreError::Closed { .. }), "{name}: {refused}");
        assert_eq!(names(&new), ["citywright.lock"], "{name}");
    }
}

/// A copy gets its name only after it passes the check.
#[tokio::test]
async fn a_damaged_database_is_not_backed_up() {
    let outer = tempfile::tempdir().unwrap();
    let (data, file) = (outer.path().join("data"), outer.path().join("backup"));
    begun(outer.path()).await.close().await;
    let orphan = "PRAGMA foreign_keys = OFF;
        INSERT INTO seats (table_id, seat, kind, ready) VALUES ('nowhere', 0, 'open', 0)";
    tamper(&data.join("citywright.db"), orphan).await;
    let refused = Sqlite::backup(&data, &file).await.unwrap_err();
    assert!(matches!(refused, StoreError::Damaged { .. }), "{refused}");
    assert!(refused.to_string().contains("a row of seats"), "{refused}");
    assert!(!file.exists());
    let looking = Sqlite::look(&data).await.unwrap();
    assert_eq!(looking.faults().await.unwrap().len(), 1);
}

#[tokio::test]
async fn reading_changes_nothing() {
    let outer = tempfile::tempdir().unwrap();
    let data = outer.path().join("data");
    let missing = Sqlite::look(&data).await.unwrap_err();
    assert!(matches!(missing, StoreError::Missing { .. }) && !data.exists(), "{missing}");
    let store = begun(outer.path()).await;
    let looking = Sqlite::look(&data).await.unwrap();
    assert_eq!(looking.load("a").await, Ok(running("a")));
    assert_eq!(looking.prove(1).await, Err(StoreError::ReadOnly));
    looking.close().await;
    store.close().await;
    tamper(&data.join("citywright.db"), "PRAGMA user_version = 2").await;
    let older = Sqlite::look(&data).await.unwrap_err();
    assert!(matches!(older, StoreError::Older { .. }), "{older}");
    Sqlite::backup(&data, &outer.path().join("before the update")).await.unwrap();
}
