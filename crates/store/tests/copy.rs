//! Everything copied from one kind of database to another.

mod cluster;
mod rows;

use std::sync::Arc;

use store::{Copied, Place, Postgres, Sqlite, Status, Store, StoreError, TableRow, copy};

use crate::rows::{entry, hash, person, running, sent};

async fn open(place: &Place) -> Arc<dyn Store> {
    match place {
        Place::Folder(folder) => Arc::new(Sqlite::open_alone(folder).await.unwrap()),
        Place::Address(address) => Arc::new(Postgres::open(address).await.unwrap()),
    }
}

/// Two games, one of them with a rematch, of a browser with a push address.
async fn fill(store: &dyn Store) {
    let over = TableRow { status: Status::Over, ended: Some(9_000), ..running("over") };
    store.create(&over).await.unwrap();
    store.create(&TableRow { version: 7, ..running("a") }).await.unwrap();
    let again = TableRow { seats: vec![person(1), person(2)], ..running("again") };
    let again = TableRow { status: Status::Lobby, started: None, ..again };
    store.rematch("over", &again).await.unwrap();
    store.append("over", &[entry(1), sent(2, "x"), entry(3)]).await.unwrap();
    store.append("a", &[sent(1, "x")]).await.unwrap();
    store.call_key(b"a key").await.unwrap();
    store.set_call(hash(1), Some("https://push.example.org/1")).await.unwrap();
}

/// Everything that a store returns.
async fn all(store: &dyn Store) -> impl PartialEq + std::fmt::Debug + use<> {
    let mut tables = vec![];
    for id in store.table_ids().await.unwrap() {
        tables.push((store.load(&id).await.unwrap(), store.log(&id, 1).await.unwrap()));
    }
    let key = store.call_key(b"another key").await.unwrap();
    (tables, key, store.call(hash(1)).await.unwrap())
}

#[tokio::test]
async fn a_copy_there_and_back_has_everything() {
    let (outer, cluster) = (tempfile::tempdir().unwrap(), cluster::shared().await);
    let folder = |name: &str| Place::Folder(outer.path().join(name));
    let places = [folder("data"), Place::Address(cluster.database().await), folder("back")];
    let first = open(&places[0]).await;
    fill(&*first).await;
    let whole = all(&*first).await;
    first.close().await;
    for [from, to] in [[0, 1], [1, 2]] {
        let copied = copy(&places[from], &places[to]).await;
        assert_eq!(copied, Ok(Copied { tables: 3, lines: 4 }));
        let there = open(&places[to]).await;
        assert_eq!(all(&*there).await, whole);
        there.append("a", &[sent(2, "x")]).await.expect_err("the copy counts an input once too");
        there.close().await;
    }
}

#[tokio::test]
async fn only_an_empty_database_is_filled() {
    let (outer, cluster) = (tempfile::tempdir().unwrap(), cluster::shared().await);
    let data = Place::Folder(outer.path().join("data"));
    let (address, nowhere) = (cluster.database().await, outer.path().join("nowhere"));
    let to = Place::Address(address.clone());
    let missing = copy(&Place::Folder(nowhere.clone()), &to).await.unwrap_err();
    assert!(matches!(missing, StoreError::Missing { .. }) && !nowhere.exists(), "{missing}");
    let store = open(&data).await;
    store.create(&running("a")).await.unwrap();
    store.close().await;
    let there = Postgres::open(&address).await.unwrap();
    there.create(&running("b")).await.unwrap();
    for (from, to) in [(&data, &to), (&to, &data)] {
        let refused = copy(from, to).await.unwrap_err();
        assert!(matches!(refused, StoreError::Occupied { .. }), "{refused}");
        assert!(!refused.to_string().contains("postgres:"), "{refused}");
    }
    assert_eq!(there.table_ids().await.unwrap(), ["b"]);
}
