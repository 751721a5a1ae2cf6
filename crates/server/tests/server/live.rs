//! Live play over sockets.

use serde_json::{Value, json};

use crate::socket::{Socket, apply};
use crate::world::{World, offered, table};

/// The numbers of the steps that a socket got, including that of the state.
fn numbers(socket: &Socket) -> Vec<u64> {
    let messages = socket.texts.iter().map(|text| serde_json::from_str::<Value>(text).unwrap());
    let steps = messages.flat_map(|message| match message["type"].as_str() {
        Some("state") => message["state"]["steps"].as_array().unwrap().clone(),
        Some("step") => vec![message["step"].clone()],
        _ => Vec::new(),
    });
    steps.map(|step| step["seq"].as_u64().unwrap()).collect()
}

/// Plays a seat over its socket to the end; returns the last message.
pub(crate) async fn play(socket: &mut Socket, seat: u64, choice: usize) -> Value {
    let mut input = 0;
    loop {
        let told = socket.await_that(|message| !message["state"].is_null()).await;
        let now = &told["state"];
        if now["turn"]["kind"] == "over" {
            return now.clone();
        }
        if !now["offers"].is_null() {
            input += 1;
            let id = format!("live-{input}");
            let entry = offered(now, choice);
            let expect = &now["seq"];
            let message = json!({ "type": "input", "id": id, "seat": seat, "expect": expect, "entry": entry });
            socket.send(message).await;
        }
    }
}

#[tokio::test]
async fn two_people_and_two_bots_play_a_whole_game() {
    let world = World::new().await;
    let (ana, ben, eve) = (world.browser(), world.browser(), world.browser());
    let seats = json!([{ "kind": "me", "name": "Ana", "colour": "moon" }, { "kind": "open" },
                       { "kind": "bot", "level": "expert" }, { "kind": "bot", "level": "easy" }]);
    let asked = json!({ "game": "simplicity", "players": 4, "seats": seats });
    let (id, invite) = ana.open(asked).await;
    assert_eq!(ben.sit(&id, "Ben", &invite).await, 1);

    let mut anas = Socket::look(&ana, &id, Some(0)).await;
    let mut bens = Socket::look(&ben, &id, Some(1)).await;
    let mut eves = Socket::look(&eve, &id, None).await;
    for socket in [&mut anas, &mut bens, &mut eves] {
        assert_eq!(socket.next().await.unwrap()["table"]["status"], "lobby");
    }
    ben.change("PATCH", &format!("/api/tables/{id}/seats/1"), json!({ "ready": true })).await;
    ana.post(&format!("/api/tables/{id}/start"), Value::Null).await;

    let (anas_end, bens_end) = tokio::join!(play(&mut anas, 0, 0), play(&mut bens, 1, 5));
    assert_eq!(anas_end["view"], bens_end["view"], "Simplicity has no secrets");
    let over = eves.await_that(|message| message["table"]["status"] == "over").await;
    let table = ana.table(&id).await;
    assert_eq!(over["table"]["standings"], table["standings"]);
    assert_eq!(table["standings"].as_array().unwrap().len(), 4);
    for socket in [&anas, &bens, &eves] {
        let told = numbers(socket);
        assert_eq!(
            told,
            (1..=told.len() as u64).collect::<Vec<_>>(),
            "no step is missing or sent twice"
        );
    }
    assert_eq!(numbers(&anas).len() as u64, anas_end["seq"].as_u64().unwrap());

    let record = eve.get(&format!("/api/tables/{id}/record")).await.to_string();
    let game = catalog::game("simplicity").unwrap();
    let replayed = game.replay(&record, 1).unwrap();
    assert_eq!(replayed.seats[..2], ["Ana", "Ben"]);
    let secret = luck::Secret::from_hex(table["secret"].as_str().unwrap()).unwrap();
    assert_eq!(table["commitment"], secret.commitment());
    let draws = game.draws(&record, 1).unwrap();
    assert!(draws.len() > 40);
    for (number, draw) in draws.iter().enumerate() {
        assert_eq!(secret.draw(number as u64, &draw.weights), draw.drawn, "draw {number}");
    }
}

#[tokio::test]
async fn a_socket_resumes_without_a_gap() {
    let world = World::new().await;
    let ana = world.browser();
    let (id, _) = ana.open(table(&["Ana", "Ben"], 0)).await;
    let before = ana.state(&id, 0).await;
    let seq = before["seq"].as_u64().unwrap();
    let due = before["turn"]["seats"][0].as_u64().unwrap();
    let now = ana.state(&id, due).await;
    ana.act(&id, (due, seq), ("one", &offered(&now, 0))).await;

    let mut socket = Socket::open(&ana, &id).await;
    socket.send(json!({ "type": "look", "seat": 0, "since": seq })).await;
    let step = socket.await_type("step").await;
    assert_eq!(step["step"]["seq"], seq + 1);
    assert_eq!(step["state"], ana.state(&id, 0).await.now(), "the last step has the state");

    socket.send(json!({ "type": "look", "seat": 1, "since": seq - 2 })).await;
    let first = socket.await_type("step").await;
    assert_eq!((&first["step"]["seq"], &first["state"]["seq"]), (&json!(seq - 1), &json!(seq - 1)));
    assert_eq!(first["state"]["offers"], Value::Null);
    assert_ne!(first["state"]["view"], step["state"]["view"], "each has its own view");
    let rest = [socket.await_type("step").await, socket.await_type("step").await];
    assert_eq!(rest.map(|step| step["step"]["seq"].as_u64().unwrap()), [seq, seq + 1]);

    // Nothing missed; a step number too high; the whole game from the start.
    socket.send(json!({ "type": "look", "seat": 1, "since": seq + 1 })).await;
    let nothing_missed = socket.next().await.unwrap();
    assert_eq!(nothing_missed["type"], "now");
    assert_eq!(nothing_missed["state"], ana.state(&id, 1).await.now());
    socket.send(json!({ "type": "look", "seat": 1, "since": seq + 9 })).await;
    assert_eq!(socket.await_that(|told| told["type"] != "table").await["type"], "state");
    socket.send(json!({ "type": "look", "seat": 1, "since": 0 })).await;
    assert_eq!(socket.await_that(|told| told["type"] != "table").await["step"]["seq"], 1);
}

#[tokio::test]
async fn a_history_has_every_step_with_its_view() {
    let world = World::new().await;
    let ana = world.browser();
    let (id, _) = ana.open(table(&["Ana"], 2)).await;
    ana.play(&id, &[0], 3).await;
    let state = ana.state(&id, 0).await;
    let history = ana.get(&format!("/api/tables/{id}/history?seat=0")).await;
    let (mut view, mut plain) = (history["view"].clone(), history["steps"].clone());
    for step in plain.as_array_mut().unwrap() {
        view = apply(view, &step.as_object_mut().unwrap().remove("patch").unwrap());
    }
    assert_eq!(view, state["view"]);
    assert_eq!(plain, state["steps"]);
}

#[tokio::test]
async fn a_move_is_judged_without_being_made() {
    let world = World::new().await;
    let ana = world.browser();
    let (id, _) = ana.open(table(&["Ana"], 1)).await;
    let now = ana.turn(&id, 0).await;
    let mut socket = Socket::look(&ana, &id, Some(0)).await;
    let legal = &offered(&now, 0);
    socket.send(json!({ "type": "check", "id": "a", "seat": 0, "entry": legal })).await;
    assert_eq!(socket.await_type("checked").await["error"], Value::Null);
    let illegal = json!({ "team": legal["team"], "take": 3, "build": "q9" });
    socket.send(json!({ "type": "check", "id": "b", "seat": 0, "entry": illegal })).await;
    let checked = socket.await_type("checked").await;
    assert_eq!((&checked["id"], checked["error"].is_null()), (&json!("b"), false));
    socket
        .send(json!({ "type": "input", "id": "c", "seat": 0, "expect": now["seq"], "entry": illegal }))
        .await;
    let refused = socket.await_type("refused").await;
    assert_eq!((&refused["error"], &refused["state"]), (&checked["error"], &Value::Null));
    let body = json!({ "seat": 0, "entry": illegal });
    let answer = ana.post(&format!("/api/tables/{id}/checks"), body).await;
    assert_eq!(answer["problem"], checked["error"]);
    assert_eq!(ana.state(&id, 0).await["seq"], now["seq"]);
}

#[tokio::test]
async fn the_last_act_can_be_taken_back() {
    let world = World::new().await;
    let ana = world.browser();
    let (id, _) = ana.open(table(&["Ana", "Ben"], 0)).await;
    let first = ana.state(&id, 0).await["turn"]["seats"][0].as_u64().unwrap();
    let (seat, other) = (first, 1 - first);
    let before = ana.state(&id, seat).await;
    let seq = before["seq"].as_u64().unwrap();
    assert_eq!(before["take_back"]["code"], "not_last", "nothing has happened yet");
    ana.act(&id, (seat, seq), ("one", &offered(&before, 0))).await;
    assert_eq!(ana.state(&id, seat).await["take_back"], Value::Null);

    let path = format!("/api/tables/{id}/take-back");
    let body = json!({ "id": "two", "seat": seat, "expect": seq + 1 });
    assert_eq!(ana.post(&path, body.clone()).await["seq"], seq + 2);
    assert_eq!(ana.post(&path, body).await["seq"], seq + 2, "once only");
    let after = ana.state(&id, seat).await;
    assert_eq!((&after["view"], &after["offers"]), (&before["view"], &before["offers"]));
    let last = after["steps"].as_array().unwrap().last().unwrap();
    assert_eq!((&last["taken_back"], &last["undoes"]), (&json!(true), &json!(1)));

    ana.act(&id, (seat, seq + 2), ("three", &offered(&after, 1))).await;
    let theirs = ana.state(&id, other).await;
    if theirs["turn"]["seats"] == json!([other]) {
        ana.act(&id, (other, seq + 3), ("four", &offered(&theirs, 0))).await;
        let body = json!({ "id": "five", "seat": seat, "expect": seq + 4 });
        let (status, answer) = ana.ask("POST", &path, Some(&body)).await;
        let name = ["Ana", "Ben"][other as usize];
        assert_eq!(
            (status, &answer["error"]["text"]),
            (409, &json!(format!("Cannot be taken back: {name} has played since.")))
        );
        assert_eq!(answer["error"]["why"], json!({ "why": "played_since", "name": name }));
    }
}

#[tokio::test]
async fn an_unreadable_message_is_refused() {
    let world = World::new().await;
    let (ana, eve) = (world.browser(), world.browser());
    let (id, _) = ana.open(table(&["Ana"], 1)).await;
    let mut socket = Socket::open(&eve, &id).await;
    for text in
        ["", "{}", "[1]", r#"{"type":"look","seat":99,"since":null}"#, r#"{"type":"dance"}"#]
    {
        socket.send_text(text.to_owned()).await;
        assert_eq!(socket.next().await.unwrap()["error"]["code"], "bad_body", "{text}");
    }
    socket.send(json!({ "type": "look", "seat": 0, "since": null })).await;
    assert_eq!(socket.next().await.unwrap()["error"]["code"], "not_your_seat");
    let input = json!({ "type": "input", "id": "x", "seat": 0, "expect": 0, "entry": null });
    socket.send(input).await;
    assert_eq!(socket.next().await.unwrap()["error"]["code"], "not_your_seat");
    socket.send_text("x".repeat(17 * 1024)).await;
    assert_eq!(socket.code().await, 1009, "too long for any message");
    let mut socket = Socket::look(&ana, &id, None).await;
    socket.send_bytes(b"{\"type\":\"look\xff\"}").await;
    assert_eq!(socket.code().await, 1007, "no text");
}

#[tokio::test]
async fn a_client_that_sends_too_fast_is_disconnected() {
    let world = World::new().await;
    let ana = world.browser();
    let (id, _) = ana.open(table(&["Ana"], 1)).await;
    let mut socket = Socket::look(&ana, &id, None).await;
    for _ in 0..100 {
        let look = json!({ "type": "look", "seat": null, "since": null }).to_string();
        socket.send_text(look).await;
    }
    while socket.next().await.is_some() {}
}

/// The fields of a state that a step also has.
trait State {
    fn now(self) -> Value;
}

impl State for Value {
    fn now(mut self) -> Value {
        let state = self.as_object_mut().unwrap();
        state.remove("seat");
        state.remove("steps");
        self
    }
}

#[tokio::test]
async fn a_long_poll_wakes_for_changes_of_the_table() {
    let world = World::new().await;
    let (ana, ben) = (world.browser(), world.browser());
    let asked = json!({ "game": "simplicity", "players": 2, "public": true,
        "seats": [{ "kind": "me", "name": "Ana" }] });
    let (id, _) = ana.open(asked).await;
    let news = async |since: u64, mark: &Value| {
        let mark = mark.as_str().unwrap();
        let path = format!("/api/tables/{id}/state?seat=0&since={since}&mark={mark}&wait=60");
        ana.get(&path).await
    };
    let known = ana.get(&format!("/api/tables/{id}/state?seat=0&since=0")).await;
    let (sat, _) = tokio::join!(news(0, &known["mark"]), ben.sit(&id, "Ben", &Value::Null));
    assert_eq!(sat["table"]["seats"][1]["name"], "Ben");

    // It does not miss changes between two requests either.
    let ready = json!({ "ready": true });
    ben.change("PATCH", &format!("/api/tables/{id}/seats/1"), ready).await;
    let ready = news(0, &sat["mark"]).await;
    assert_eq!(ready["table"]["seats"][1]["ready"], true);
    let start = format!("/api/tables/{id}/start");
    let (dealt, _) = tokio::join!(news(0, &ready["mark"]), ana.post(&start, Value::Null));
    assert_eq!(dealt["table"]["status"], "running");

    let seq = ana.state(&id, 0).await["seq"].as_u64().unwrap();
    let known = ana.get(&format!("/api/tables/{id}/state?seat=0&since={seq}")).await;
    let looks = async {
        let mut eve = Socket::look(&world.browser(), &id, None).await;
        eve.await_type("state").await;
        eve
    };
    let (seen, _eve) = tokio::join!(news(seq, &known["mark"]), looks);
    assert_eq!((&seen["steps"], &seen["now"]["seq"]), (&json!([]), &json!(seq)));
    assert_eq!(seen["table"]["spectators"], 1);
}
