//! Two servers that share a `PostgreSQL` database: clients may use either.

use std::sync::Arc;

use serde_json::{Value, json};
use server::{Config, TimeSource};
use store::{Postgres, Store, StoreError};
use tokio::net::TcpListener;

use crate::browser::Browser;
use crate::cluster::shared;
use crate::live::play;
use crate::socket::Socket;
use crate::unload::{START, counted, evicted};
use crate::world::{MINUTE, World, games, table};

/// Two servers with an empty database.
async fn servers() -> [Arc<World>; 2] {
    let address = shared().await.database().await;
    let open = async || Arc::new(Postgres::open(&address).await.unwrap());
    [World::with(open().await, |_| {}).await, World::with(open().await, |_| {}).await]
}

/// How many inputs the log of a table has.
async fn inputs(world: &World, id: &str) -> usize {
    let log = world.store.log(id, 1).await.unwrap();
    log.iter().filter(|line| line.kind == "input").count()
}

#[tokio::test]
async fn a_game_is_played_at_both() {
    let [one, other] = servers().await;
    let (ana, ben) = (one.browser(), other.browser());
    let seats = json!([{ "kind": "me", "name": "Ana" }, { "kind": "open" },
                       { "kind": "bot", "level": "easy" }, { "kind": "bot", "level": "easy" }]);
    let (id, invite) =
        ana.open(json!({ "game": "simplicity", "players": 4, "seats": seats })).await;
    let mut anas = Socket::look(&ana, &id, Some(0)).await;
    assert_eq!(ben.sit(&id, "Ben", &invite).await, 1);
    let sits = |message: &Value| message["table"]["seats"][1]["name"] == "Ben";
    anas.await_that(sits).await;
    let mut bens = Socket::look(&ben, &id, Some(1)).await;
    ben.change("PATCH", &format!("/api/tables/{id}/seats/1"), json!({ "ready": true })).await;
    anas.await_that(|message| message["table"]["seats"][1]["ready"] == true).await;
    ana.post(&format!("/api/tables/{id}/start"), Value::Null).await;

    let (anas_end, bens_end) = tokio::join!(play(&mut anas, 0, 0), play(&mut bens, 1, 5));
    assert_eq!(anas_end["view"], bens_end["view"]);
    for world in [&one, &other] {
        let over = ana.at(world).state(&id, 0).await;
        assert_eq!(over["view"], anas_end["view"]);
        assert_eq!(ana.at(world).table(&id).await["status"], "over");
    }
}

/// A server redoes a change of the lobby when the other server was faster; the last deal deals
/// once, although the other server still sees an undealt table.
#[tokio::test]
async fn a_lobby_is_changed_at_both() {
    let [one, other] = servers().await;
    let (ana, ben) = (one.browser(), other.browser());
    for round in 0..10 {
        let seats = json!([{ "kind": "me", "name": "Ana" }, { "kind": "open" }]);
        let (id, invite) = ana.open(json!({ "game": "toy", "players": 2, "seats": seats })).await;
        ben.sit(&id, "Ben", &invite).await;
        let mut bens = Socket::look(&ben, &id, Some(1)).await;
        let (table, seat) = (format!("/api/tables/{id}"), format!("/api/tables/{id}/seats/1"));
        let name = format!("Round {round}");
        tokio::join!(
            ana.change("PATCH", &table, json!({ "name": name })),
            ben.change("PATCH", &seat, json!({ "colour": "tulip" })),
        );
        let row = one.store.load(&id).await.unwrap();
        assert_eq!((&*row.name, row.seats[1].colour.as_deref()), (&*name, Some("tulip")));
        ben.change("PATCH", &seat, json!({ "ready": true })).await;
        // The first server may not have the news yet.
        ana.post(&format!("{table}/start"), Value::Null).await;
        bens.await_that(|message| message["table"]["status"] == "running").await;
    }
}

/// Law 5: plans of a common turn stay valid while others commit, at either server.
#[tokio::test]
async fn plans_of_a_common_turn_meet() {
    let [one, other] = servers().await;
    let ana = one.browser();
    let seats = json!([{ "kind": "me", "name": "Ana" }, { "kind": "person", "name": "Ben" }]);
    let asked = json!({ "game": "toy", "players": 2, "seats": seats, "start": true });
    let (id, _) = ana.open(asked).await;
    let at = [ana.at(&one), ana.at(&other)];
    let plan = async |seat: usize| {
        let expect = at[seat].state(&id, seat as u64).await["seq"].as_u64().unwrap();
        for (number, chip) in (0..10).zip([1, 2, 3].into_iter().cycle()) {
            let entry = json!({ "bid": { "seat": seat, "chip": chip } });
            let input = (seat as u64, expect + number);
            let (status, answer) = at[seat].act(&id, input, (&number.to_string(), &entry)).await;
            assert_eq!(status, 200, "{answer}");
        }
    };
    tokio::join!(plan(0), plan(1));
    assert_eq!(inputs(&one, &id).await, 20, "each counts once");
}

#[tokio::test]
async fn an_input_counts_once_at_both() {
    let [one, other] = servers().await;
    let ana = one.browser();
    let seats = json!([{ "kind": "me", "name": "Ana" }, { "kind": "person", "name": "Ben" }]);
    let asked = json!({ "game": "toy", "players": 2, "seats": seats, "start": true });
    let (id, _) = ana.open(asked).await;
    let expect = ana.state(&id, 0).await["seq"].as_u64().unwrap();
    let entry = json!({ "bid": { "seat": 0, "chip": 2 } });
    let at = [ana.at(&one), ana.at(&other)];
    let send = async |number: usize| at[number].act(&id, (0, expect), ("same", &entry)).await;
    let (first, second) = tokio::join!(send(0), send(1));
    assert_eq!((first.0, &first), (200, &second));
    assert_eq!(inputs(&one, &id).await, 1);
}

/// A step at one server reaches spectators of the other, which has evicted the game.
#[tokio::test]
async fn a_spectator_of_an_evicted_game_gets_the_next_step() {
    let address = shared().await.database().await;
    let open = async || Arc::new(Postgres::open(&address).await.unwrap());
    let (one, meters) = counted(&(open().await as Arc<dyn Store>), START).await;
    let (other, _) = counted(&(open().await as Arc<dyn Store>), START).await;
    let ana = one.browser();
    let seats = json!([{ "kind": "me", "name": "Ana" }, { "kind": "person", "name": "Ben" }]);
    let asked = json!({ "game": "toy", "players": 2, "seats": seats, "start": true });
    let (id, _) = ana.open(asked).await;
    let mut socket = Socket::look(&ana, &id, Some(0)).await;
    let seq = socket.await_type("state").await["state"]["seq"].as_u64().unwrap();
    evicted(&one, &meters).await;
    let entry = json!({ "bid": { "seat": 0, "chip": 2 } });
    let (status, answer) = ana.at(&other).act(&id, (0, seq), ("a", &entry)).await;
    assert_eq!(status, 200, "{answer}");
    let step = socket.await_type("step").await;
    assert_eq!(step["step"]["seq"], seq + 1);
}

/// The server that runs the bots goes away; the other one takes over.
#[tokio::test]
async fn bots_go_on_when_their_server_has_died() {
    let [one, other] = servers().await;
    let ana = one.browser();
    let (id, _) = ana.open(table(&["Ana"], 2)).await;
    ana.turn(&id, 0).await;
    let ana = ana.at(&other);
    ana.turn(&id, 0).await;
    assert!(!other.store.lead(&id).await.unwrap(), "the first one leads");
    one.store.close().await;
    ana.play(&id, &[0], 0).await;
    assert_eq!(ana.table(&id).await["status"], "over");
}

/// A game of three people: the first is connected to one server, the second knows the other, and
/// all except the first have been away for a minute.
async fn apart([one, other]: &[Arc<World>; 2]) -> (String, Socket, Browser) {
    let (ana, ben, cy) = (one.browser(), other.browser(), one.browser());
    let asked = json!({ "game": "simplicity", "players": 3, "public": true,
        "seats": [{ "kind": "me", "name": "Ana" }] });
    let (id, _) = ana.open(asked).await;
    let mut anas = Socket::look(&ana, &id, Some(0)).await;
    for (browser, name) in [(&ben, "Ben"), (&cy, "Cy")] {
        let seat = browser.sit(&id, name, &Value::Null).await;
        let path = format!("/api/tables/{id}/seats/{seat}");
        browser.change("PATCH", &path, json!({ "ready": true })).await;
    }
    ana.post(&format!("/api/tables/{id}/start"), Value::Null).await;
    anas.await_that(says(1, "here", json!(true))).await;
    for world in [one, other] {
        world.time.advance(MINUTE);
    }
    anas.await_that(says(1, "here", json!(false))).await;
    (id, anas, ben)
}

/// Whether a message says this about a seat.
fn says(seat: usize, what: &'static str, value: Value) -> impl Fn(&Value) -> bool {
    move |message| message["table"]["seats"][seat][what] == value
}

#[tokio::test]
async fn presence_is_shared_by_both() {
    let servers = servers().await;
    let (id, mut anas, ben) = apart(&servers).await;
    let [one, other] = servers;
    let bens = Socket::look(&ben, &id, Some(1)).await;
    anas.await_that(says(1, "here", json!(true))).await;
    let lend = format!("/api/tables/{id}/seats/1/lend");
    let refused = anas.browser.refused("POST", &lend, Value::Null).await;
    assert_eq!(refused, (409, "not_away".to_owned()));
    let stranger = Socket::look(&other.browser(), &id, None).await;
    anas.await_that(|message| message["table"]["spectators"] == 1).await;
    drop(stranger);
    anas.await_that(|message| message["table"]["spectators"] == 0).await;

    let left = other.time.now();
    drop(bens);
    anas.await_that(says(1, "away_since", json!(left))).await;
    // Without a socket a person is here for a while after each request.
    ben.state(&id, 1).await;
    anas.await_that(says(1, "here", json!(true))).await;
    for world in [&one, &other] {
        world.time.advance(MINUTE);
    }
    anas.await_that(says(1, "away_since", json!(left))).await;
}

#[tokio::test]
async fn votes_of_both_lend_a_seat() {
    for at_once in [false, true] {
        let servers = servers().await;
        let (id, mut anas, ben) = apart(&servers).await;
        let mut bens = Socket::look(&ben, &id, Some(1)).await;
        anas.await_that(says(1, "here", json!(true))).await;
        bens.await_that(says(0, "here", json!(true))).await;
        let ana = anas.browser.at(&servers[0]);
        let lend = format!("/api/tables/{id}/seats/2/lend");
        if at_once {
            tokio::join!(ana.post(&lend, Value::Null), ben.post(&lend, Value::Null));
        } else {
            let table = ana.post(&lend, Value::Null).await;
            assert_eq!(table["seats"][2]["lent"], false, "one of two is not enough");
            bens.await_that(says(2, "votes", json!([0]))).await;
            assert_eq!(ben.post(&lend, Value::Null).await["seats"][2]["lent"], true);
        }
        for socket in [&mut anas, &mut bens] {
            socket.await_that(says(2, "lent", json!(true))).await;
        }
        let log = servers[0].store.log(&id, 1).await.unwrap();
        assert_eq!(log.iter().filter(|line| line.kind == "lend").count(), 1);
    }
}

#[tokio::test]
async fn people_of_a_server_that_has_died_are_away_until_they_come_to_the_other() {
    let servers = servers().await;
    let (id, mut anas, ben) = apart(&servers).await;
    let [one, other] = servers;
    let _bens = Socket::look(&ben, &id, Some(1)).await;
    anas.await_that(says(1, "here", json!(true))).await;
    one.time.advance(MINUTE);
    other.store.close().await;
    anas.await_that(says(1, "away_since", json!(one.time.now()))).await;
    let _bens = Socket::look(&ben.at(&one), &id, Some(1)).await;
    anas.await_that(says(1, "here", json!(true))).await;
}

#[tokio::test]
async fn signals_and_looks_cross() {
    let [one, other] = servers().await;
    let (ana, ben) = (one.browser(), other.browser());
    let seats = json!([{ "kind": "me", "name": "Ana" }]);
    let (id, invite) =
        ana.open(json!({ "game": "simplicity", "players": 2, "seats": seats })).await;
    ben.sit(&id, "Ben", &invite).await;
    let mut anas = Socket::look(&ana, &id, Some(0)).await;
    let mut bens = Socket::look(&ben, &id, Some(1)).await;
    bens.await_type("table").await;
    let told = json!({ "id": "a", "seat": 1, "signal": { "kind": "line", "text": "Hello" } });
    ben.post(&format!("/api/tables/{id}/signals"), told.clone()).await;
    assert_eq!(anas.await_type("signalled").await["signal"], told["signal"]);
    bens.send(json!({ "type": "attend", "seat": 1, "attention": { "at": 0, "progress": null } }))
        .await;
    assert_eq!(anas.await_type("attention").await["seats"][1]["at"], 0);
    let table = one.browser().table(&id).await;
    assert_eq!(
        (&table["signals"][0]["id"], &table["seats"][1]["attention"]["at"]),
        (&json!("a"), &json!(0))
    );
}

/// A newer version has migrated the database: this version's writes might make no sense to it.
#[tokio::test]
async fn a_server_stops_when_a_newer_version_takes_over_its_database() {
    let cluster = shared().await;
    let address = cluster.database().await;
    let store = Arc::new(Postgres::open(&address).await.unwrap());
    let config = Config::new(games(), store.clone());
    let listener = TcpListener::bind("127.0.0.1:0").await.unwrap();
    let at = listener.local_addr().unwrap();
    let served = tokio::spawn(server::serve(config, listener, std::future::pending()));
    let health = "GET /health HTTP/1.1\r\nHost: x\r\nConnection: close\r\n\r\n";
    assert!(crate::restart::told(at, health).await.ends_with(r#"{"ok":true}"#));
    let (_, database) = address.split_once("localhost/").unwrap();
    let (database, _) = database.split_once('?').unwrap();
    cluster.run(database, "UPDATE migrations SET seen = seen + 1".to_owned()).await;
    let told = crate::restart::told(at, health).await;
    assert!(told.starts_with("HTTP/1.1 503"), "{told}");
    let ended = served.await.unwrap();
    assert!(matches!(ended, Err(StoreError::Newer { .. })), "{ended:?}");
}
