//! Every input counts exactly once, whatever others send.

use std::sync::Arc;

use futures_util::future::join_all;
use serde_json::{Value, json};
use store::{Sqlite, Store};

use crate::browser::Browser;
use crate::failing::Failing;
use crate::socket::Socket;
use crate::world::{World, offered, table};

/// A game of two people at one browser: its table, the seat to act, and the seat's state.
async fn begun(ana: &Browser) -> (String, u64, Value) {
    let (id, _) = ana.open(table(&["Ana", "Ben"], 0)).await;
    let seat = ana.state(&id, 0).await["turn"]["seats"][0].as_u64().unwrap();
    let now = ana.state(&id, seat).await;
    (id, seat, now)
}

#[tokio::test]
async fn an_input_counts_once_however_often_it_is_sent() {
    let world = World::new().await;
    let ana = world.browser();
    let (id, _) = ana.open(table(&["Ana"], 1)).await;
    let now = ana.turn(&id, 0).await;
    let seq = now["seq"].as_u64().unwrap();
    let entry = &offered(&now, 0);
    let sent = (0..20).map(|_| ana.act(&id, (0, seq), ("same", entry)));
    let answers = join_all(sent).await;
    let ack = json!({ "id": "same", "seq": seq + 1 });
    assert!(answers.iter().all(|answer| *answer == (200, ack.clone())), "{answers:?}");
    ana.turn(&id, 0).await;
    assert_eq!(ana.act(&id, (0, seq), ("same", entry)).await, (200, ack), "also later");
    let log = world.store.log(&id, 1).await.unwrap();
    assert_eq!(log.iter().filter(|entry| entry.client.is_some()).count(), 1);
}

#[tokio::test]
async fn of_two_racing_inputs_one_wins() {
    let world = World::new().await;
    let ana = world.browser();
    let (id, _) = ana.open(table(&["Ana"], 1)).await;
    let now = ana.turn(&id, 0).await;
    let seq = now["seq"].as_u64().unwrap();
    let choices: Vec<Value> = (0..10).map(|index| offered(&now, index)).collect();
    let names: Vec<String> = (0..10).map(|index| format!("race-{index}")).collect();
    let sent =
        names.iter().zip(&choices).map(|(name, choice)| ana.act(&id, (0, seq), (name, choice)));
    let answers = join_all(sent).await;
    let won = answers.iter().filter(|(status, _)| *status == 200).count();
    assert_eq!(won, 1, "{answers:?}");
    for (_, lost) in answers.iter().filter(|(status, _)| *status != 200) {
        assert_eq!(lost["error"]["code"], "stale");
        assert!(lost["state"]["seq"].as_u64().unwrap() > seq, "the fresh state comes with it");
    }
}

#[tokio::test]
async fn the_ids_of_two_seats_never_meet() {
    let world = World::new().await;
    let ana = world.browser();
    let (id, _) = ana.open(table(&["Ana", "Ben"], 0)).await;
    let mut acted = Vec::new();
    while acted.len() < 2 {
        let seat = ana.state(&id, 0).await["turn"]["seats"][0].as_u64().unwrap();
        let now = ana.state(&id, seat).await;
        let seq = now["seq"].as_u64().unwrap();
        // Each seat uses the same id for its first input.
        let name = if acted.contains(&seat) { format!("more-{seq}") } else { "first".to_owned() };
        let (status, ack) = ana.act(&id, (seat, seq), (&name, &offered(&now, 0))).await;
        assert_eq!((status, &ack["seq"]), (200, &json!(seq + 1)), "it counts");
        if !acted.contains(&seat) {
            acted.push(seat);
        }
    }
}

#[tokio::test]
async fn an_input_has_a_plain_id() {
    let world = World::new().await;
    let ana = world.browser();
    let (id, _) = ana.open(table(&["Ana"], 1)).await;
    for name in ["", "a b", "ä", &"x".repeat(65)] {
        let (status, answer) = ana.act(&id, (0, 0), (name, &Value::Null)).await;
        assert_eq!((status, &answer["error"]["code"]), (422, &json!("bad_id")));
    }
}

#[tokio::test]
async fn two_servers_share_a_database() {
    let store: Arc<dyn Store> = Arc::new(Sqlite::memory().await.unwrap());
    let one = World::with(Arc::clone(&store), |_| {}).await;
    let ana = one.browser();
    let (id, _) = ana.open(table(&["Ana", "Ben"], 0)).await;
    let two = World::with(store, |_| {}).await;
    let same = ana.at(&two);
    let now = same.state(&id, 0).await;
    let seat = now["turn"]["seats"][0].as_u64().unwrap();
    let now = same.state(&id, seat).await;
    let seq = now["seq"].as_u64().unwrap();

    let first = (seat, seq);
    let (status, _) = ana.act(&id, first, ("one", &offered(&now, 0))).await;
    assert_eq!(status, 200);
    let (status, answer) = same.act(&id, first, ("two", &offered(&now, 1))).await;
    assert_eq!((status, &answer["error"]["code"]), (409, &json!("stale")));
    assert_eq!(answer["state"], ana.state(&id, seat).await, "it knows what the other did");
    let (status, ack) = same.act(&id, first, ("one", &offered(&now, 0))).await;
    assert_eq!((status, &ack["seq"]), (200, &json!(seq + 1)), "it knows that this counts");
}

#[tokio::test]
async fn an_input_whose_acknowledgement_was_lost_counts_once() {
    let failing = Failing::new().await;
    let world = World::with(failing.clone(), |_| {}).await;
    let ana = world.browser();
    let (id, seat, now) = begun(&ana).await;
    let (seq, entry) = (now["seq"].as_u64().unwrap(), &offered(&now, 0));

    failing.fail("append", true);
    let (status, answer) = ana.act(&id, (seat, seq), ("one", entry)).await;
    assert_eq!((status, &answer["error"]["code"]), (500, &json!("internal")));
    failing.mend();
    let (status, ack) = ana.act(&id, (seat, seq), ("one", entry)).await;
    assert_eq!((status, &ack["seq"]), (200, &json!(seq + 1)));
    assert_eq!(ana.state(&id, seat).await["seq"], seq + 1);
}

/// Over a socket this is no refusal, which would be final: the server closes the socket, and a
/// client that reconnects and sends the input again learns whether it counts.
#[tokio::test]
async fn a_socket_is_closed_when_the_outcome_is_unknown() {
    for kept in [true, false] {
        let failing = Failing::new().await;
        let world = World::with(failing.clone(), |_| {}).await;
        let ana = world.browser();
        let (id, seat, now) = begun(&ana).await;
        let seq = now["seq"].as_u64().unwrap();
        let input = json!({ "type": "input", "id": "one", "seat": seat, "expect": seq, "entry": offered(&now, 0) });

        let mut socket = Socket::look(&ana, &id, Some(seat)).await;
        failing.fail("append", kept);
        socket.send(input.clone()).await;
        assert_eq!(socket.code().await, 1011);
        failing.mend();
        let mut socket = Socket::look(&ana, &id, Some(seat)).await;
        socket.send(input).await;
        assert_eq!(socket.await_type("ack").await["seq"], seq + 1, "kept: {kept}");
        assert_eq!(ana.state(&id, seat).await["seq"], seq + 1, "kept: {kept}");
    }
}

#[tokio::test]
async fn an_input_that_was_not_appended_never_happened() {
    let failing = Failing::new().await;
    let world = World::with(failing.clone(), |_| {}).await;
    let ana = world.browser();
    let (id, seat, now) = begun(&ana).await;
    let mut watching = Socket::look(&world.browser(), &id, None).await;
    assert_eq!(watching.next().await.unwrap()["type"], "state");

    failing.fail("append", false);
    let entry = &offered(&now, 0);
    let seq = now["seq"].as_u64().unwrap();
    assert_eq!(ana.act(&id, (seat, seq), ("one", entry)).await.0, 500);
    failing.mend();
    while let Some(told) = watching.next().await {
        assert_eq!(told["type"], "table", "nobody got a step");
    }
    assert_eq!(ana.state(&id, seat).await, now);
    assert_eq!(ana.act(&id, (seat, seq), ("one", entry)).await.0, 200);
}

#[tokio::test]
async fn a_deal_that_fails_halfway_goes_on() {
    for (method, keeps) in [("update", true), ("log", false), ("append", false), ("append", true)] {
        let failing = Failing::new().await;
        let world = World::with(failing.clone(), |_| {}).await;
        let ana = world.browser();
        let mut asked = table(&["Ana"], 1);
        asked["start"] = json!(false);
        let (id, _) = ana.open(asked).await;
        failing.fail(method, keeps);
        let path = format!("/api/tables/{id}/start");
        let refused = ana.refused("POST", &path, Value::Null).await;
        assert_eq!(refused, (500, "internal".to_owned()), "{method}");
        failing.mend();
        assert_eq!(ana.table(&id).await["status"], "running", "{method}");
        let now = ana.turn(&id, 0).await;
        let seq = now["seq"].as_u64().expect("the game is dealt");
        let (status, _) = ana.act(&id, (0, seq), ("one", &offered(&now, 0))).await;
        assert_eq!(status, 200, "{method}");
    }
}

#[tokio::test]
async fn a_rematch_whose_answer_was_lost_exists() {
    let failing = Failing::new().await;
    let world = World::with(failing.clone(), |_| {}).await;
    let ana = world.browser();
    let (id, _) = ana.open(table(&["Ana"], 1)).await;
    ana.play(&id, &[0], 0).await;
    failing.fail("rematch", true);
    let path = format!("/api/tables/{id}/rematch");
    assert_eq!(ana.refused("POST", &path, Value::Null).await.0, 500);
    failing.mend();
    assert!(ana.table(&id).await["rematch"].is_string());
}

/// A client that gets no answer asks again.
#[tokio::test]
async fn a_table_whose_answer_was_lost_is_opened_once() {
    let world = World::new().await;
    let [ana, ben] = [world.browser(), world.browser()];
    // Without a cookie each request comes from a new person.
    ana.open(table(&["Ana"], 1)).await;
    let asked = |id: &str| {
        json!({ "game": "toy", "players": 2, "id": id,
            "seats": [{ "kind": "me", "name": "Ana" }] })
    };
    let (id, invite) = ana.open(asked("one")).await;
    assert_eq!(ana.open(asked("one")).await, (id.clone(), invite.clone()));
    assert_eq!(ben.sit(&id, "Ben", &invite).await, 1, "the first invitation stays valid");
    assert_eq!(ana.open(asked("one")).await.0, id);
    assert_ne!(ana.open(asked("two")).await.0, id);
    assert_ne!(ben.open(asked("one")).await.0, id, "names of different people are unrelated");
    let renewed = ana.post(&format!("/api/tables/{id}/invite"), Value::Null).await;
    assert_ne!(renewed["invite"], invite);
    assert_eq!(
        ana.open(asked("one")).await,
        (id.clone(), Value::Null),
        "the old invitation is void"
    );
    let both = tokio::join!(ana.open(asked("three")), ana.open(asked("three")));
    assert_eq!(both.0, both.1);
    assert_eq!(ana.get("/api/me/tables").await.as_array().unwrap().len(), 4);
    for bad in ["", "a b", &"x".repeat(65)] {
        let refused = ana.refused("POST", "/api/tables", asked(bad)).await;
        assert_eq!(refused, (422, "bad_id".to_owned()), "{bad:?}");
    }
}
