//! Features that only `PostgreSQL` databases have.

mod cluster;
mod rows;

use std::sync::Arc;
use std::sync::atomic::{AtomicBool, Ordering};

use store::{Changed, LogLine, Postgres, Store, StoreError};
use tokio::task::JoinSet;

use crate::cluster::{Cluster, shared};
use crate::rows::{entry, running, sent};

/// The name of the database at an address.
fn name(address: &str) -> &str {
    address.rsplit_once('?').unwrap().0.rsplit_once('/').unwrap().1
}

/// Another user of the same database.
fn of_user(user: &str, address: &str) -> String {
    address.replace("//postgres@", &format!("//{user}@"))
}

fn nth(number: u32) -> LogLine {
    sent(number, &number.to_string())
}

/// Sends an input until it is acknowledged, as clients do.
async fn insist(store: &Postgres, entry: LogLine) {
    loop {
        match store.append("a", std::slice::from_ref(&entry)).await {
            Ok(()) | Err(StoreError::AlreadyThere { .. }) => return,
            Err(
                StoreError::Away { .. }
                | StoreError::Unreachable { .. }
                | StoreError::Backend { .. },
            ) => {}
            Err(error) => panic!("{error:?}"),
        }
    }
}

#[tokio::test(flavor = "multi_thread", worker_threads = 4)]
async fn many_may_open_an_empty_database_at_once() {
    let address = shared().await.database().await;
    let mut opening = JoinSet::new();
    for number in 1..=8 {
        let address = address.clone();
        opening.spawn(async move {
            let store = Postgres::open(&address).await.unwrap();
            store.create(&running(&number.to_string())).await.unwrap();
            store.close().await;
        });
    }
    opening.join_all().await;
    let store = Postgres::open(&address).await.unwrap();
    assert_eq!(store.awake_tables().await.unwrap().len(), 8);
}

#[tokio::test]
async fn errors_are_one_sentence_without_the_password() {
    let cluster = Cluster::new().await;
    let address = cluster.database().await;
    let run = async |sql: &str| cluster.run(name(&address), sql.to_owned()).await;
    run("CREATE USER guarded PASSWORD 'hush'; CREATE USER nobody;
        REVOKE CREATE ON SCHEMA public FROM PUBLIC")
    .await;
    cluster
        .run("postgres", "CREATE DATABASE other ENCODING 'LATIN1' TEMPLATE template0".into())
        .await;
    cluster.admit("local all guarded scram-sha-256").await;
    let cases = [
        (of_user("guarded:hash", &address), "password authentication failed"),
        (of_user("nobody", &address), "permission denied for schema public"),
        (cluster.address("nowhere"), "database \"nowhere\" does not exist"),
        (cluster.address("other"), "its encoding is LATIN1, and UTF8 is needed"),
        ("postgres://guarded:hash@localhost:1/x".to_owned(), "at localhost:1 cannot be opened"),
        ("postgres://guarded:hash@localhost:port/x".to_owned(), "postgres://name@host:port"),
        ("/var/lib/hash".to_owned(), "its address is not of the form"),
    ];
    for (address, problem) in cases {
        for opened in [Postgres::open(&address).await, Postgres::look(&address).await] {
            // A user who may not create tables may still look for them.
            let Err(error) = opened else { panic!("{address} was opened") };
            let said = error.to_string();
            let missing = matches!(error, StoreError::Missing { .. });
            assert!(said.contains(problem) || missing, "{said}");
            assert!(!said.contains("hash") && !said.contains("os error"), "{said}");
        }
    }
}

#[tokio::test]
async fn a_newer_database_is_left_alone() {
    let cluster = shared().await;
    let address = cluster.database().await;
    let missing = Postgres::look(&address).await.unwrap_err();
    assert!(matches!(missing, StoreError::Missing { .. }), "reading creates nothing: {missing}");
    Postgres::open(&address).await.unwrap().close().await;
    let serving = Postgres::open(&address).await.unwrap();
    assert_eq!(serving.is_current().await, Ok(()));
    let looking = Postgres::look(&address).await.unwrap();
    assert_eq!(looking.prove(1).await, Err(StoreError::ReadOnly));
    cluster.run(name(&address), "UPDATE migrations SET seen = 9999".to_owned()).await;
    let newer = serving.is_current().await;
    assert!(matches!(newer, Err(StoreError::Newer { .. })), "a running server notices");
    for opened in [Postgres::open(&address).await, Postgres::look(&address).await] {
        let error = opened.unwrap_err();
        assert!(matches!(error, StoreError::Newer { .. }), "{error}");
        assert!(error.to_string().contains(name(&address)), "{error}");
    }
}

/// Stops the database at random moments while entries are appended.
#[tokio::test(flavor = "multi_thread", worker_threads = 4)]
async fn acknowledged_entries_survive_restarts_of_the_database() {
    let restarts: usize = std::env::var("RESTARTS").map_or(2, |text| text.parse().unwrap());
    let mut cluster = Cluster::new().await;
    let address = cluster.database().await;
    let store = Postgres::open(&address).await.unwrap();
    store.create(&running("a")).await.unwrap();
    let (ends, acknowledged) = (Arc::new(AtomicBool::new(false)), tokio::sync::watch::channel(0));
    let (count, mut counted) = acknowledged;
    let inputs = tokio::spawn({
        let (store, ends) = (store.clone(), Arc::clone(&ends));
        async move {
            for number in 1.. {
                insist(&store, nth(number)).await;
                count.send_replace(number);
                if ends.load(Ordering::Relaxed) {
                    return number;
                }
            }
            unreachable!()
        }
    });
    for _ in 0..restarts {
        // Some were acknowledged since the last time.
        let seen = *counted.borrow();
        counted.wait_for(|&count| count > seen + 20).await.unwrap();
        cluster.stop();
        cluster.start().await;
    }
    ends.store(true, Ordering::Relaxed);
    let last = inputs.await.unwrap();
    assert_eq!(store.log("a", 1).await.unwrap(), (1..=last).map(nth).collect::<Vec<_>>());
    println!("{last} entries survived {restarts} restarts");
}

#[tokio::test]
async fn an_unreachable_database_is_a_temporary_fault() {
    let mut cluster = Cluster::new().await;
    let address = cluster.database().await;
    let store = Postgres::open(&address).await.unwrap();
    store.create(&running("a")).await.unwrap();
    cluster.stop();
    for result in [store.load("a").await.map(drop), store.append("a", &[entry(1)]).await] {
        assert!(matches!(result, Err(StoreError::Away { .. })), "{result:?}");
    }
    cluster.start().await;
    store.append("a", &[entry(1)]).await.unwrap();
    assert_eq!(store.log("a", 1).await, Ok(vec![entry(1)]));
}

#[tokio::test]
async fn cut_connections_are_reopened() {
    let cluster = shared().await;
    let address = cluster.database().await;
    let store = Postgres::open(&address).await.unwrap();
    store.create(&running("a")).await.unwrap();
    for number in 1..=5 {
        let cut = "SELECT pg_terminate_backend(pid) FROM pg_stat_activity
            WHERE datname = current_database() AND pid <> pg_backend_pid()";
        cluster.run(name(&address), cut.to_owned()).await;
        insist(&store, nth(number)).await;
    }
    assert_eq!(store.log("a", 1).await, Ok((1..=5).map(nth).collect()));
}

/// The presence that a server reports lasts as long as the server.
#[tokio::test]
async fn presence_ends_with_the_server() {
    let address = shared().await.database().await;
    let one = Postgres::open(&address).await.unwrap();
    let other = Postgres::open(&address).await.unwrap();
    one.create(&running("a")).await.unwrap();
    for store in [&one, &other] {
        assert_eq!(store.changed().await, Some(Changed::Anything));
    }
    let told = async || other.people("a").await.unwrap().into_values().collect::<Vec<_>>();
    for people in ["Ana", "Ana and Ben"] {
        one.tell_people("a", Some(people)).await.unwrap();
        assert_eq!(other.changed().await, Some(Changed::People("a".to_owned())));
        assert_eq!(told().await, [people]);
    }
    assert!(one.people("a").await.unwrap().is_empty(), "only that of others");
    one.tell_people("no table", Some("Ana")).await.unwrap();
    one.tell_people("a", None).await.unwrap();
    assert_eq!(other.changed().await, Some(Changed::People("a".to_owned())));
    assert_eq!(told().await, [""; 0]);

    one.tell_people("a", Some("Ana")).await.unwrap();
    assert!(other.forget_dead().await.unwrap().is_empty(), "it lives");
    drop(one);
    while !told().await.is_empty() {}
    assert!(other.forget_dead().await.unwrap().into_iter().eq(["a"]));
    assert!(other.forget_dead().await.unwrap().is_empty());
}

/// Even for a server that was not listening at that moment.
#[tokio::test]
async fn a_closed_store_counts_as_dead() {
    let address = shared().await.database().await;
    let one = Postgres::open(&address).await.unwrap();
    let other = Postgres::open(&address).await.unwrap();
    one.create(&running("a")).await.unwrap();
    assert_eq!(one.changed().await, Some(Changed::Anything));
    one.tell_people("a", Some("Ana")).await.unwrap();
    assert!(other.forget_dead().await.unwrap().is_empty(), "it lives");
    one.close().await;
    assert_eq!(one.changed().await, None);
    while other.forget_dead().await.unwrap().is_empty() {}
}
