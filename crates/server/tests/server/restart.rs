//! A restarted server goes on where it was.

use std::net::SocketAddr;
use std::sync::Arc;
use std::time::Duration;

use futures_util::StreamExt;
use futures_util::future::join;
use serde_json::{Value, json};
use server::Config;
use store::{Sqlite, Store, TableRow};
use tokio::io::{AsyncReadExt, AsyncWriteExt};
use tokio::net::{TcpListener, TcpStream};
use tokio::sync::oneshot;
use tokio_tungstenite::connect_async;
use tokio_tungstenite::tungstenite::Message;
use tokio_tungstenite::tungstenite::protocol::CloseFrame;
use tokio_tungstenite::tungstenite::protocol::frame::coding::CloseCode;

use crate::failing::Failing;
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
    assert_eq!(again, (200, ack), "an accepted input stays accepted");
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

/// The server dies when only part of a group of lines is in the log.
#[tokio::test]
async fn pending_draws_happen_after_a_restart() {
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

/// For a page, "no such table" is final.
#[tokio::test]
async fn a_table_that_cannot_be_loaded_now_still_exists() {
    let failing = Failing::new().await;
    let world = World::with(failing.clone(), |_| {}).await;
    let ana = world.browser();
    let (id, _) = ana.open(table(&["Ana", "Ben"], 0)).await;
    let world = World::with(failing.clone(), |_| {}).await;
    let [ana, ben] = [ana.at(&world), world.browser()];
    failing.fail("log", false);
    let path = format!("/api/tables/{id}");
    let asked =
        join(ana.refused("GET", &path, Value::Null), ben.refused("GET", &path, Value::Null));
    let fault = (503, "unwell".to_owned());
    assert_eq!(asked.await, (fault.clone(), fault));
    let none = ana.refused("GET", "/api/tables/nowhere", Value::Null).await;
    assert_eq!(none, (404, "no_table".to_owned()));
    failing.mend();
    assert_eq!(ana.table(&id).await["status"], "running");
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
    // No request concerns the table at the new server: the bot moves anyway.
    let world = World::with(store, |_| {}).await;
    let ana = ana.at(&world);
    let update = ana.since(&id, 0, now["seq"].as_u64().unwrap()).await;
    assert_eq!(update["steps"][0]["bot"], true);
}

#[tokio::test]
async fn an_unused_table_is_loaded_on_demand() {
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

/// The program ends with the server: a socket without a message by then just breaks.
#[tokio::test]
async fn a_stopping_server_notifies_every_socket() {
    let world = World::new().await;
    let (id, _) = world.browser().open(table(&["Ana"], 1)).await;
    let listener = std::net::TcpListener::bind("127.0.0.1:0").unwrap();
    listener.set_nonblocking(true).unwrap();
    let address = listener.local_addr().unwrap();
    let (stop, stopped) = oneshot::channel::<()>();
    let config = Config::new(games(), Arc::clone(&world.store));
    let program = std::thread::spawn(move || {
        tokio::runtime::Runtime::new().unwrap().block_on(async {
            let listener = TcpListener::from_std(listener).unwrap();
            server::serve(config, listener, async { drop(stopped.await) }).await.unwrap();
        });
    });
    let mut sockets = Vec::new();
    for _ in 0..50 {
        let url = format!("ws://{address}/api/tables/{id}/socket");
        sockets.push(connect_async(url).await.unwrap().0);
    }
    stop.send(()).unwrap();
    for mut socket in sockets {
        let mut last = None;
        while let Some(Ok(message)) = socket.next().await {
            last = Some(message);
        }
        let Some(Message::Close(Some(CloseFrame { code, .. }))) = last else {
            panic!("a socket was cut");
        };
        assert_eq!(code, CloseCode::Restart);
    }
    program.join().unwrap();
    assert!(world.store.load(&id).await.is_err(), "the store is closed");
}

#[tokio::test]
async fn a_server_stops_despite_unfinished_requests() {
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
    // The server says that it waits for the rest.
    assert!(half.read(&mut [0; 64]).await.unwrap() > 0);
    stop.send(()).unwrap();
    let stopped = tokio::time::timeout(Duration::from_secs(30), serving).await;
    stopped.expect("it stops in time").unwrap().unwrap();
}

/// A server on a port, and its stop switch.
async fn serving(configure: impl FnOnce(&mut Config)) -> (SocketAddr, oneshot::Sender<()>) {
    let store = Arc::new(Sqlite::memory().await.unwrap());
    let listener = TcpListener::bind("127.0.0.1:0").await.unwrap();
    let address = listener.local_addr().unwrap();
    let (stop, stopped) = oneshot::channel::<()>();
    let mut config = Config::new(games(), store);
    configure(&mut config);
    tokio::spawn(server::serve(config, listener, async { drop(stopped.await) }));
    (address, stop)
}

/// Everything that a connection receives until it ends, after sending this.
pub(crate) async fn told(address: SocketAddr, sent: &str) -> String {
    let mut stream = TcpStream::connect(address).await.unwrap();
    stream.write_all(sent.as_bytes()).await.unwrap();
    let mut told = String::new();
    // The server may cut a connection while it writes.
    drop(stream.read_to_string(&mut told).await);
    told
}

#[tokio::test]
async fn half_a_request_times_out() {
    let (address, _stop) = serving(|_| {}).await;
    let health = "GET /health HTTP/1.1\r\nHost: x\r\nConnection: close\r\n\r\n";
    assert!(told(address, health).await.ends_with(r#"{"ok":true}"#));
    // Time advances as soon as every task waits.
    tokio::time::pause();
    let head = "GET /health HTTP/1.1\r\nHost:";
    let said = told(address, head).await;
    assert!(said.is_empty() || said.starts_with("HTTP/1.1 408"), "{said}");
    let body = "POST /api/tables HTTP/1.1\r\nHost: x\r\nContent-Length: 99\r\n\r\n{";
    let said = told(address, body).await;
    assert!(said.is_empty() || said.starts_with("HTTP/1.1 4"), "{said}");
}

#[tokio::test]
async fn connections_of_an_address_are_limited() {
    let (address, _stop) = serving(|config| config.sockets.connections_per_address = 2).await;
    let first = TcpStream::connect(address).await.unwrap();
    let mut second = TcpStream::connect(address).await.unwrap();
    let health = "GET /health HTTP/1.1\r\nHost: x\r\nConnection: close\r\n\r\n";
    assert_eq!(told(address, health).await, "", "the third is closed");
    second.write_all(health.as_bytes()).await.unwrap();
    let mut answer = String::new();
    second.read_to_string(&mut answer).await.unwrap();
    assert!(answer.starts_with("HTTP/1.1 200"), "{answer}");
    drop(first);
}

#[tokio::test]
async fn a_game_that_cannot_go_on_is_reported() {
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
    tokio::time::timeout(Duration::from_secs(30), waits).await.expect("the log names it");
}
