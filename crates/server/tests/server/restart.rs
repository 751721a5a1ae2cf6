//! A server that starts again goes on where it was.

use std::sync::Arc;
use std::time::Duration;

use futures_util::StreamExt;
use serde_json::{Value, json};
use server::Config;
use store::{Sqlite, Store, TableRow};
use tokio::io::{AsyncReadExt, AsyncWriteExt};
use tokio::net::{TcpListener, TcpStream};
use tokio::sync::oneshot;
use tokio_tungstenite::connect_async;

use crate::world::{LOG, MINUTE, World, games, offered, table};

#[tokio::test]
async fn everything_goes_on_after_a_restart() {
    let folder = tempfile::tempdir().unwrap();
    let open = async || Arc::new(Sqlite::open(folder.path()).await.unwrap());
    let world = World::with(open().await, |_| {}).await;
    let ana = world.browser();
    let (id, _) = ana.open(table(&["Ana"], 2)).await;
    let now = ana.turn(&id, 0).await;
    let seq = now["seq"].as_u64().unwrap();
    let (_, ack) = ana.act(&id, (0, seq), ("one", &offered(&now, 0))).await;
    let lobby = json!({ "game": "toy", "players": 3, "seats": [{ "kind": "me", "name": "Ana" }] });
    let (lobby, invite) = ana.open(lobby).await;
    world.store.close().await;

    let world = World::with(open().await, |_| {}).await;
    let ana = ana.at(&world);
    let again = ana.act(&id, (0, seq), ("one", &offered(&now, 0))).await;
    assert_eq!(again, (200, ack), "what counted counts");
    ana.play(&id, &[0], 0).await;
    assert_eq!(ana.table(&id).await["status"], "over");
    let ben = world.browser();
    assert_eq!(ben.sit(&lobby, "Ben", &invite).await, 1);
    let mine = ana.get("/api/me/tables").await;
    let ids: Vec<&Value> = mine.as_array().unwrap().iter().map(|table| &table["id"]).collect();
    assert_eq!(ids.len(), 2);
    assert!(ids.contains(&&json!(lobby)) && ids.contains(&&json!(id)));
    world.store.close().await;

    let world = World::with(open().await, |_| {}).await;
    let over = ana.at(&world).table(&id).await;
    assert_eq!(over["standings"].as_array().unwrap().len(), 3);
    assert!(over["secret"].is_string());
}

/// The server dies when only part of what belongs together is in the log.
#[tokio::test]
async fn luck_that_is_due_is_drawn_after_a_restart() {
    let store: Arc<dyn Store> = Arc::new(Sqlite::memory().await.unwrap());
    let world = World::with(Arc::clone(&store), |_| {}).await;
    let ana = world.browser();
    let (id, _) = ana.open(table(&["Ana", "Ben"], 0)).await;
    let whole = ana.state(&id, 0).await;

    let row = store.load(&id).await.unwrap();
    let log = store.log(&id, 1).await.unwrap();
    for kept in [0, 1, 7] {
        let store: Arc<dyn Store> = Arc::new(Sqlite::memory().await.unwrap());
        store.create(&row).await.unwrap();
        store.append(&id, &log[..kept]).await.unwrap();
        let world = World::with(Arc::clone(&store), |_| {}).await;
        let state = ana.at(&world).state(&id, 0).await;
        assert_eq!(state, whole, "the same luck, drawn again from entry {kept}");
    }
}

#[tokio::test]
async fn bots_go_on_by_themselves() {
    let store: Arc<dyn Store> = Arc::new(Sqlite::memory().await.unwrap());
    let world = World::with(Arc::clone(&store), |config| config.timing.bot_delay = 900).await;
    let ana = world.browser();
    let (id, _) = ana.open(table(&["Ana"], 1)).await;
    let mut now = ana.state(&id, 0).await;
    while now["turn"]["seats"] == json!([0]) {
        let seq = now["seq"].as_u64().unwrap();
        ana.act(&id, (0, seq), (&format!("i{seq}"), &offered(&now, 0))).await;
        now = ana.state(&id, 0).await;
    }
    assert_eq!(now["turn"]["seats"], json!([1]), "its time stands still, so the bot waits");
    drop(world);
    // Nobody asks for the table at the new server: the bot moves nevertheless.
    let world = World::with(store, |_| {}).await;
    let ana = ana.at(&world);
    let update = ana.since(&id, 0, now["seq"].as_u64().unwrap()).await;
    assert_eq!(update["steps"][0]["bot"], true);
}

#[tokio::test]
async fn a_table_that_nobody_needs_is_loaded_again() {
    let world = World::new().await;
    let ana = world.browser();
    let (id, _) = ana.open(table(&["Ana", "Ben"], 0)).await;
    let before = ana.state(&id, 0).await;
    for _ in 0..3 {
        world.time.advance(20 * MINUTE);
        for _ in 0..100 {
            tokio::task::yield_now().await;
        }
        assert_eq!(ana.state(&id, 0).await, before);
    }
    ana.play(&id, &[0, 1], 0).await;
}

#[tokio::test]
async fn a_server_that_stops_closes_its_sockets() {
    let world = World::new().await;
    let (id, _) = world.browser().open(table(&["Ana"], 1)).await;
    let listener = TcpListener::bind("127.0.0.1:0").await.unwrap();
    let address = listener.local_addr().unwrap();
    let (stop, stopped) = oneshot::channel::<()>();
    let config = Config::new(games(), Arc::clone(&world.store));
    let serving = tokio::spawn(server::serve(config, listener, async {
        drop(stopped.await);
    }));
    let url = format!("ws://{address}/api/tables/{id}/socket");
    let (mut socket, _) = connect_async(url).await.unwrap();
    stop.send(()).unwrap();
    while let Some(Ok(_)) = socket.next().await {}
    serving.await.unwrap().unwrap();
    assert!(world.store.load(&id).await.is_err(), "the store is closed");
}

#[tokio::test]
async fn a_server_stops_whatever_somebody_has_begun() {
    let store: Arc<dyn Store> = Arc::new(Sqlite::memory().await.unwrap());
    let listener = TcpListener::bind("127.0.0.1:0").await.unwrap();
    let address = listener.local_addr().unwrap();
    let (stop, stopped) = oneshot::channel::<()>();
    let serving = tokio::spawn(server::serve(Config::new(games(), store), listener, async {
        drop(stopped.await);
    }));
    let mut half = TcpStream::connect(address).await.unwrap();
    let head = b"POST /api/tables HTTP/1.1\r\nHost: x\r\nContent-Length: 99\r\nExpect: 100-continue\r\n\r\n";
    half.write_all(head).await.unwrap();
    // It says that it waits for the rest.
    assert!(half.read(&mut [0; 64]).await.unwrap() > 0);
    stop.send(()).unwrap();
    let stopped = tokio::time::timeout(Duration::from_secs(30), serving).await;
    stopped.expect("it stops in time").unwrap().unwrap();
}

#[tokio::test]
async fn a_running_game_that_cannot_go_on_is_told_of() {
    let store: Arc<dyn Store> = Arc::new(Sqlite::memory().await.unwrap());
    let world = World::with(Arc::clone(&store), |_| {}).await;
    let (id, _) = world.browser().open(table(&["Ana"], 1)).await;
    let row = store.load(&id).await.unwrap();
    let lost = "a-game-that-is-gone".to_owned();
    let gone = TableRow { id: lost.clone(), game: "gone".to_owned(), ..row };
    store.create(&gone).await.unwrap();
    let world = World::with(store, |_| {}).await;
    let told = || {
        let log = String::from_utf8_lossy(&LOG.lock().unwrap()).into_owned();
        log.lines().filter(|line| line.contains("WARN") && line.contains(&lost)).count()
    };
    let path = format!("/api/tables/{lost}");
    let waits = async {
        while told() == 0 {
            tokio::task::yield_now().await;
        }
        let refused = world.browser().refused("GET", &path, Value::Null).await;
        assert_eq!(refused, (422, "no_game".to_owned()));
        assert_eq!(told(), 1, "once");
    };
    tokio::time::timeout(Duration::from_secs(30), waits).await.expect("it is told of");
}
