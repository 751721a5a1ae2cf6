//! An idle table evicts its game from memory, and nobody notices.

use std::sync::Arc;
use std::sync::atomic::Ordering::Relaxed;

use serde_json::{Value, json};
use server::Meters;
use store::Store;

use crate::browser::Browser;
use crate::failing::Failing;
use crate::lend::{paced, until_a_guest_is_due};
use crate::socket::Socket;
use crate::unload::{START, are, by_mail, counted, evicted, memory};
use crate::world::{MINUTE, World, table};

const SECOND: i64 = 1_000;

/// The seat to act takes the first legal entry.
async fn act(ana: &Browser, id: &str, name: &str) {
    let turn = ana.state(id, 0).await["turn"].clone();
    let seat = turn["seats"][0].as_u64().expect("a seat is to act");
    let seq = ana.state(id, seat).await["seq"].as_u64().expect("a number");
    let entry = &ana.choices(id, seat).await[0];
    let (status, answer) = ana.act(id, (seat, seq), (name, entry)).await;
    assert_eq!(status, 200, "{answer}");
}

#[tokio::test]
async fn a_socket_gets_the_next_step_with_the_state() {
    let (world, meters) = counted(&memory().await, START).await;
    let ana = world.browser();
    let (id, _) = ana.open(by_mail()).await;
    let mut socket = Socket::look(&ana, &id, None).await;
    let mut changes = vec![];
    for (turn, pause) in [0, 59, 60, 0].into_iter().enumerate() {
        world.time.advance(pause * SECOND);
        are(&meters, "games", u32::from(pause < 60)).await;
        act(&ana, &id, &format!("turn-{turn}")).await;
        let step = socket.await_that(|message| message["step"]["seat"].is_u64()).await;
        assert!(step["state"].is_object(), "the state, or the state that follows from the patch");
        changes.push(step["patch"].is_array());
        are(&meters, "games", 1).await;
    }
    assert_eq!(changes, [true, true, false, true]);
    let log = world.store.log(&id, 1).await.unwrap();
    let told = ana.state(&id, 0).await["steps"].as_array().unwrap().len();
    assert!(told > 4 && told <= log.len(), "{told} steps of {} lines", log.len());
}

/// A spectator's socket at a table whose game was evicted.
async fn watched_and_evicted() -> (Arc<World>, Meters, Socket) {
    let (world, meters) = counted(&memory().await, START).await;
    let ana = world.browser();
    let (id, _) = ana.open(by_mail()).await;
    let mut socket = Socket::look(&ana, &id, None).await;
    socket.await_type("state").await;
    evicted(&world, &meters).await;
    (world, meters, socket)
}

/// A page that only waits sends a ping now and then to test its connection.
#[tokio::test]
async fn a_ping_is_answered_without_the_game() {
    let (_world, meters, mut socket) = watched_and_evicted().await;
    socket.send(json!({ "type": "ping" })).await;
    socket.await_type("pong").await;
    are(&meters, "games", 0).await;
}

/// What becomes due meanwhile happens, and the server sends it.
#[tokio::test]
async fn time_runs_out_at_an_idle_table() {
    let (world, _, mut socket) = watched_and_evicted().await;
    world.time.advance(24 * 60 * MINUTE);
    let step = socket.await_that(|message| message["step"]["seat"].is_u64()).await;
    assert_eq!(step["step"]["bot"], true, "a bot has moved for the late seat");
}

/// The log does not record that a person whose time had run out has connected since.
#[tokio::test]
async fn a_person_who_reconnects_has_not_run_out_of_time() {
    let (world, meters) = counted(&memory().await, START).await;
    let (id, browsers) = paced(&world, 3, json!({ "kind": "mail", "days": 1 })).await;
    let ana = &browsers[0];
    let due = until_a_guest_is_due(&id, ana).await;
    let code = format!("/api/tables/{id}/seats/{due}/code");
    let seq = ana.state(&id, 0).await["seq"].as_u64().unwrap();
    world.time.advance(24 * 60 * MINUTE);
    assert_eq!(ana.since(&id, 0, seq).await["steps"][0]["bot"], true);
    let evict = async || {
        // A person who has connected counts as here for a minute.
        world.time.advance(2 * MINUTE);
        evicted(&world, &meters).await;
    };
    evict().await;
    ana.post(&code, Value::Null).await;
    browsers[due as usize].state(&id, due).await;
    evict().await;
    let refused = ana.refused("POST", &code, Value::Null).await;
    assert_eq!(refused, (409, "not_away".to_owned()));
}

#[tokio::test]
async fn a_failed_load_of_a_game_is_temporary() {
    let failing = Failing::new().await;
    let store: Arc<dyn Store> = failing.clone();
    let (world, meters) = counted(&store, START).await;
    let ana = world.browser();
    let (id, _) = ana.open(by_mail()).await;
    let before = ana.state(&id, 0).await;
    evicted(&world, &meters).await;
    failing.fail("log", false);
    let refused = ana.refused("GET", &format!("/api/tables/{id}"), Value::Null).await;
    assert_eq!(refused, (503, "unwell".to_owned()));
    failing.mend();
    assert_eq!(ana.state(&id, 0).await, before);
}

/// Loading a game costs as much as all that happened in it.
#[tokio::test]
async fn a_game_is_loaded_only_when_needed() {
    let failing = Failing::new().await;
    let store: Arc<dyn Store> = failing.clone();
    let (world, meters) = counted(&store, START).await;
    let ana = world.browser();
    let (id, _) = ana.open(table(&["Ana", "Ben"], 0)).await;
    let read = || failing.read.load(Relaxed);
    let before = read();
    let mut socket = Socket::look(&ana, &id, None).await;
    socket.await_type("state").await;
    evicted(&world, &meters).await;
    // Nothing is due at a table without a pace.
    world.time.advance(60 * MINUTE);
    for _ in 0..1_000 {
        tokio::task::yield_now().await;
    }
    assert_eq!(read(), before, "nobody has asked");
    act(&ana, &id, "first").await;
    socket.await_that(|message| message["step"]["seat"].is_u64()).await;
    are(&meters, "games", 1).await;
    assert_eq!(read(), before + 1);
    // The first request for an evicted table loads it once.
    drop(socket);
    are(&meters, "sockets", 0).await;
    world.time.advance(11 * MINUTE);
    are(&meters, "tables", 0).await;
    let before = read();
    ana.state(&id, 0).await;
    ana.table(&id).await;
    are(&meters, "games", 1).await;
    assert_eq!(read(), before + 1);
}
