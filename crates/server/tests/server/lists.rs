//! Several entries in one input, and tries.

use std::sync::Arc;

use serde_json::{Value, json};
use store::Sqlite;

use crate::browser::Browser;
use crate::socket::{Socket, apply};
use crate::world::World;

/// A dealt table of the toy game with two people at one browser, and what the first seat knows.
async fn toy(browser: &Browser) -> (String, u64) {
    let seats = json!([{ "kind": "me", "name": "Ana" }, { "kind": "person", "name": "Ben" }]);
    let asked = json!({ "game": "toy", "players": 2, "seats": seats, "start": true });
    let id = browser.open(asked).await.0;
    let seq = browser.state(&id, 0).await["seq"].as_u64().unwrap();
    (id, seq)
}

fn bid(chip: u64) -> Value {
    json!({ "bid": { "seat": 0, "chip": chip } })
}

/// An input with a whole plan.
fn plan(expect: u64, then: &[Value]) -> Value {
    json!({ "id": "plan", "seat": 0, "expect": expect, "entry": bid(2), "then": then })
}

#[tokio::test]
async fn a_list_counts_once_as_a_whole() {
    let folder = tempfile::tempdir().unwrap();
    let open = async || Arc::new(Sqlite::open(folder.path()).await.unwrap());
    let world = World::with(open().await, |_| {}).await;
    let ana = world.browser();
    let (id, seq) = toy(&ana).await;
    let path = format!("/api/tables/{id}/inputs");
    let theirs = ana.state(&id, 1).await["seq"].as_u64().unwrap();
    let lines = world.store.log(&id, 1).await.unwrap().len();

    let (status, answer) = ana.ask("POST", &path, Some(&plan(seq, &[bid(9)]))).await;
    assert_eq!((status, &answer["error"]["at"]), (422, &json!(1)));
    assert_eq!(answer["error"]["rule"], "TOY-3");
    assert_eq!(ana.state(&id, 0).await["seq"], seq, "nothing happened");

    let whole = plan(seq, &[bid(3), json!({ "commit": 0 })]);
    let ack = ana.post(&path, whole.clone()).await;
    assert_eq!(ack, json!({ "id": "plan", "seq": seq + 1 }));
    assert_eq!(ana.post(&path, whole.clone()).await, ack, "it counts once");
    assert_eq!(world.store.log(&id, 1).await.unwrap().len(), lines + 1);
    let told = &ana.since(&id, 1, theirs).await["steps"];
    assert_eq!(told[0]["events"], json!([{ "committed": 0 }]), "others get one step");
    assert_eq!(told.as_array().unwrap().len(), 1);
    let now = ana.state(&id, 0).await;
    world.store.close().await;

    let world = World::with(open().await, |_| {}).await;
    let ana = ana.at(&world);
    assert_eq!(ana.state(&id, 0).await, now);
    assert_eq!(ana.post(&path, whole).await, ack, "an accepted input stays accepted");
}

#[tokio::test]
async fn lists_and_tries_are_limited() {
    let world = World::new().await;
    let ana = world.browser();
    let (id, seq) = toy(&ana).await;
    let many = vec![bid(1); 65];
    let path = format!("/api/tables/{id}");
    let refused = ana.refused("POST", &format!("{path}/inputs"), plan(seq, &many[1..])).await;
    assert_eq!(refused, (413, "too_large".to_owned()));
    let asked = json!({ "seat": 0, "entries": many });
    let (status, answer) = ana.ask("POST", &format!("{path}/tries"), Some(&asked)).await;
    assert_eq!(
        (status, &answer["error"]["text"]),
        (413, &json!("At most 64 entries go together."))
    );
}

#[tokio::test]
async fn a_try_changes_nothing() {
    let world = World::new().await;
    let ana = world.browser();
    let (id, _) = toy(&ana).await;
    let now = ana.state(&id, 0).await;
    let entries = [bid(2), bid(9), bid(3), json!({ "commit": 0 })];
    let asked = json!({ "seat": 0, "entries": entries });
    let tried = ana.post(&format!("/api/tables/{id}/tries"), asked).await;
    let codes: Vec<&Value> =
        tried["problems"].as_array().unwrap().iter().map(|problem| &problem["code"]).collect();
    let expected = [Value::Null, json!("no_such_chip"), Value::Null, json!("ends_turn")];
    assert_eq!(codes, expected.iter().collect::<Vec<_>>());
    let stands = json!({ "view": now["view"], "offers": now["offers"] });
    let stands = apply(stands, &tried["patch"]);
    assert_eq!(stands["view"]["players"][0]["chosen"], 3);
    assert_eq!(stands["offers"]["bid"], json!([1, 2, 4]));
    assert_eq!(ana.state(&id, 0).await, now);

    let mut socket = Socket::look(&ana, &id, Some(0)).await;
    socket.send(json!({ "type": "try", "id": "q", "seat": 0, "entries": entries })).await;
    let message = socket.await_type("tried").await;
    assert_eq!(message["error"], Value::Null);
    for part in ["problems", "abouts", "patch"] {
        assert_eq!(message[part], tried[part], "{part}");
    }
    let ben = world.browser();
    let mut socket = Socket::look(&ben, &id, None).await;
    socket.send(json!({ "type": "try", "id": "q", "seat": 0, "entries": entries })).await;
    let message = socket.await_type("tried").await;
    assert_eq!(
        (&message["error"]["code"], &message["patch"]),
        (&json!("not_your_seat"), &json!([]))
    );
}

#[tokio::test]
async fn only_games_that_know_a_question_answer_it() {
    let world = World::new().await;
    let ana = world.browser();
    let seats = json!([{ "kind": "me", "name": "Ana" }]);
    let asked = json!({ "game": "small-city", "players": 1, "seats": seats, "start": true });
    let city = ana.open(asked).await.0;
    let question = json!({ "why": { "tile": "R1", "cell": "a1" } });
    let asked = json!({ "seat": 0, "question": question });
    let answer = ana.post(&format!("/api/tables/{city}/questions"), asked.clone()).await;
    assert_eq!(answer["refusal"]["code"], "wrong_step");
    let mut socket = Socket::look(&ana, &city, Some(0)).await;
    socket.send(json!({ "type": "ask", "id": "w", "seat": 0, "question": question })).await;
    let message = socket.await_type("answer").await;
    assert_eq!((&message["answer"], &message["error"]), (&answer, &Value::Null));

    let (toy, _) = toy(&ana).await;
    let refused = ana.refused("POST", &format!("/api/tables/{toy}/questions"), asked.clone()).await;
    assert_eq!(refused, (422, "no_question".to_owned()));
    let ben = world.browser();
    let refused = ben.refused("POST", &format!("/api/tables/{city}/questions"), asked).await;
    assert_eq!(refused, (403, "not_your_seat".to_owned()));
}
