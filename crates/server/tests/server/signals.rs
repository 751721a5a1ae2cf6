//! Signals between people outside the game: reactions, lines, nudges and looks.

use std::sync::Arc;
use std::time::Duration;

use serde_json::{Value, json};
use store::Sqlite;

use crate::browser::Browser;
use crate::socket::Socket;
use crate::world::{MINUTE, World};

const SECOND: i64 = 1_000;

fn line(text: &str) -> Value {
    json!({ "kind": "line", "text": text })
}

fn reaction(name: &str) -> Value {
    json!({ "kind": "reaction", "reaction": name })
}

fn nudge(of: u64) -> Value {
    json!({ "kind": "nudge", "of": of })
}

/// Sends a signal from a seat under an id; returns the status, and the code of a refusal.
async fn tell(
    browser: &Browser,
    id: &str,
    (seat, name): (u64, &str),
    signal: Value,
) -> (u16, String) {
    let asked = json!({ "id": name, "seat": seat, "signal": signal });
    let path = format!("/api/tables/{id}/signals");
    let (status, answer) = browser.ask("POST", &path, Some(&asked)).await;
    (status, answer["error"]["code"].as_str().unwrap_or("").to_owned())
}

fn done() -> (u16, String) {
    (200, String::new())
}

fn refused(status: u16, code: &str) -> (u16, String) {
    (status, code.to_owned())
}

/// A private lobby with Ana, its host, and Ben.
async fn lobby(world: &Arc<World>, game: &str) -> (String, Browser, Browser) {
    let (ana, ben) = (world.browser(), world.browser());
    let seats = json!([{ "kind": "me", "name": "Ana" }]);
    let (id, invite) = ana.open(json!({ "game": game, "players": 2, "seats": seats })).await;
    ben.sit(&id, "Ben", &invite).await;
    ben.change("PATCH", &format!("/api/tables/{id}/seats/1"), json!({ "ready": true })).await;
    (id, ana, ben)
}

async fn deal(ana: &Browser, id: &str) {
    ana.post(&format!("/api/tables/{id}/start"), Value::Null).await;
}

/// The lines and other signals in the document of a table.
async fn shown(browser: &Browser, id: &str) -> Vec<Value> {
    let table = browser.table(id).await;
    let signals = table["signals"].as_array().unwrap().iter();
    signals.map(|told| told["signal"].clone()).collect()
}

#[tokio::test]
async fn a_reaction_reaches_all_once_and_is_not_stored() {
    let world = World::new().await;
    let (id, ana, ben) = lobby(&world, "simplicity").await;
    deal(&ana, &id).await;
    let log = world.store.log(&id, 1).await.unwrap();
    let mut bens = Socket::look(&ben, &id, Some(1)).await;
    let mut watches = Socket::look(&world.browser(), &id, None).await;
    bens.await_type("state").await;
    watches.await_type("state").await;

    assert_eq!(tell(&ana, &id, (0, "a"), reaction("clap")).await, done());
    assert_eq!(tell(&ana, &id, (0, "a"), reaction("clap")).await, done(), "a repeat");
    world.time.advance(2 * SECOND);
    assert_eq!(tell(&ana, &id, (0, "b"), reaction("good_game")).await, done());
    for socket in [&mut bens, &mut watches] {
        for (name, sign) in [("a", "clap"), ("b", "good_game")] {
            let told = socket.await_type("signalled").await;
            assert_eq!((&told["id"], &told["seat"]), (&json!(name), &json!(0)));
            assert_eq!((&told["name"], &told["signal"]), (&json!("Ana"), &reaction(sign)));
        }
    }
    assert_eq!(shown(&ben, &id).await.len(), 2, "for those who poll");
    world.time.advance(10 * SECOND);
    assert_eq!(shown(&ben, &id).await, [Value::Null; 0]);
    assert_eq!(world.store.log(&id, 1).await.unwrap(), log);
    let stranger = world.browser();
    assert_eq!(tell(&stranger, &id, (0, "c"), reaction("hm")).await, refused(403, "not_your_seat"));
}

#[tokio::test]
async fn signals_of_a_seat_are_rate_limited() {
    let world = World::new().await;
    let (id, ana, ben) = lobby(&world, "simplicity").await;
    let too_fast = refused(429, "too_fast");
    for number in 0..10 {
        assert_eq!(tell(&ana, &id, (0, &format!("{number}")), line("Hello")).await, done());
        world.time.advance(2 * SECOND - 1);
        assert_eq!(tell(&ana, &id, (0, "soon"), reaction("hat")).await, too_fast);
        world.time.advance(1);
    }
    let asked = json!({ "id": "eleventh", "seat": 0, "signal": line("Hello") });
    let path = format!("/api/tables/{id}/signals");
    let (_, answer) = ana.ask("POST", &path, Some(&asked)).await;
    assert_eq!(answer["error"]["retry_after"], 40, "a minute after the first");
    assert_eq!(tell(&ben, &id, (1, "b"), line("Hello")).await, done(), "the limit is per seat");
    world.time.advance(40 * SECOND);
    assert_eq!(tell(&ana, &id, (0, "eleventh"), line("Hello")).await, done());
}

#[tokio::test]
async fn the_seat_to_act_can_be_nudged() {
    let world = World::new().await;
    let (id, ana, ben) = lobby(&world, "simplicity").await;
    assert_eq!(tell(&ben, &id, (1, "early"), nudge(0)).await, refused(409, "not_awaited"));
    deal(&ana, &id).await;
    let due = ana.table(&id).await["turn"][0].as_u64().unwrap();
    let (nudges, seat, awaited) = if due == 0 { (&ben, 1, &ana) } else { (&ana, 0, &ben) };
    let mut socket = Socket::look(awaited, &id, Some(due)).await;
    socket.await_type("state").await;
    assert_eq!(tell(nudges, &id, (seat, "a"), nudge(due)).await, done());
    assert_eq!(socket.await_type("signalled").await["signal"], nudge(due));
    world.time.advance(30 * SECOND - 1);
    assert_eq!(tell(nudges, &id, (seat, "b"), nudge(due)).await, refused(429, "too_fast"));
    world.time.advance(1);
    assert_eq!(tell(nudges, &id, (seat, "b"), nudge(due)).await, done());
    world.time.advance(MINUTE);
    assert_eq!(tell(nudges, &id, (seat, "c"), nudge(seat)).await, refused(409, "not_awaited"));
    assert_eq!(tell(nudges, &id, (seat, "d"), nudge(5)).await, refused(404, "no_seat"));
}

#[tokio::test]
async fn lines_are_for_lobby_and_end() {
    let world = World::new().await;
    let (id, ana, ben) = lobby(&world, "simplicity").await;
    assert_eq!(tell(&ana, &id, (0, "a"), line("  Hello,   Ben ")).await, done());
    let late = world.browser();
    assert_eq!(shown(&late, &id).await, [line("Hello, Ben")], "a later visitor reads it");
    let long = "x".repeat(81);
    for bad in ["", &*long, "a\u{202e}b"] {
        assert_eq!(tell(&ben, &id, (1, "bad"), line(bad)).await, refused(422, "bad_line"));
    }
    deal(&ana, &id).await;
    assert_eq!(shown(&late, &id).await, [Value::Null; 0], "lines of the lobby are gone");
    assert_eq!(tell(&ben, &id, (1, "b"), line("My move")).await, refused(409, "no_lines"));
    let give_up = format!("/api/tables/{id}/seats/1/give-up");
    ben.post(&give_up, Value::Null).await;
    ana.play(&id, &[0], 0).await;
    assert_eq!(tell(&ana, &id, (0, "c"), line("Well played")).await, done());
    assert_eq!(shown(&late, &id).await, [line("Well played")]);
    let record = ana.get(&format!("/api/tables/{id}/record")).await.to_string();
    assert!(!record.contains("Well played") && !record.contains("Hello"));
}

#[tokio::test]
async fn a_quiet_table_allows_only_nudges() {
    let world = World::new().await;
    let (id, ana, ben) = lobby(&world, "simplicity").await;
    let path = format!("/api/tables/{id}");
    let change = async |change: Value| ana.change("PATCH", &path, change).await["quiet"].clone();
    assert_eq!(change(json!({ "public": true })).await, true, "strangers sit down there");
    assert_eq!(change(json!({ "quiet": false })).await, false, "as the host says");
    assert_eq!(change(json!({ "public": false })).await, false);
    assert_eq!(change(json!({ "quiet": true })).await, true);
    let quiet = refused(409, "quiet");
    assert_eq!(tell(&ana, &id, (0, "a"), line("Hello")).await, quiet);
    assert_eq!(tell(&ben, &id, (1, "a"), reaction("hm")).await, quiet);
    ben.change("PATCH", &format!("{path}/seats/1"), json!({ "ready": true })).await;
    deal(&ana, &id).await;
    let due = ana.table(&id).await["turn"][0].as_u64().unwrap();
    let (nudges, seat) = if due == 0 { (&ben, 1) } else { (&ana, 0) };
    assert_eq!(tell(nudges, &id, (seat, "b"), nudge(due)).await, done());
}

#[tokio::test]
async fn all_see_what_a_player_looks_at() {
    let world = World::new().await;
    let (id, ana, ben) = lobby(&world, "simplicity").await;
    deal(&ana, &id).await;
    let mut anas = Socket::look(&ana, &id, Some(0)).await;
    let mut bens = Socket::look(&ben, &id, Some(1)).await;
    let attention = json!({ "at": 1, "progress": { "done": 3, "of": 5 } });
    anas.send(json!({ "type": "attend", "seat": 0, "attention": attention })).await;
    let told = bens.await_type("attention").await;
    let nothing = json!({ "at": null, "progress": null });
    assert_eq!(told["seats"], json!([attention, nothing]));
    let late = world.browser();
    assert_eq!(late.table(&id).await["seats"][0]["attention"], attention);
    anas.send(json!({ "type": "attend", "seat": 1, "attention": nothing })).await;
    assert_eq!(anas.await_type("failed").await["error"]["code"], "not_your_seat");
    drop(anas);
    let told = bens.await_type("attention").await;
    assert_eq!(told["seats"][0], nothing);
}

/// Looks might reveal a plan.
#[tokio::test]
async fn looks_are_hidden_during_secret_planning() {
    let world = World::new().await;
    let (id, ana, ben) = lobby(&world, "toy").await;
    deal(&ana, &id).await;
    assert_eq!(ana.state(&id, 0).await["turn"]["kind"], "together");
    let mut anas = Socket::look(&ana, &id, Some(0)).await;
    anas.send(json!({ "type": "attend", "seat": 0, "attention": { "at": 1, "progress": null } }))
        .await;
    anas.send(json!({ "type": "ping" })).await;
    anas.await_type("pong").await;
    let table = ben.table(&id).await;
    assert_eq!(table["seats"][0]["attention"], json!({ "at": null, "progress": null }));
}

/// A network that dies closes no socket.
#[tokio::test]
async fn a_player_whose_network_died_is_away_after_three_pings() {
    let store = Arc::new(Sqlite::memory().await.unwrap());
    let world = World::with(store, |config| {
        config.sockets.ping = Duration::from_millis(20);
        config.timing.reload = MINUTE;
    });
    let world = world.await;
    let (id, ana, ben) = world.of_two().await;
    let mut bens = Socket::look(&ben, &id, Some(1)).await.unjudged();
    bens.await_type("state").await;
    // The test no longer reads that socket, so nothing answers its pings.
    while ana.table(&id).await["seats"][1]["here"] == true {
        tokio::task::yield_now().await;
    }
    drop(bens);
    let mut back = Socket::look(&ben, &id, Some(1)).await.unjudged();
    back.await_that(|message| message["table"]["seats"][1]["here"] == true).await;
}
