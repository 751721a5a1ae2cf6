//! Seats that move: hand-over codes, seats given back, the rematch.

use std::sync::Arc;
use std::time::Duration;

use serde_json::{Value, json};

use crate::browser::Browser;
use crate::failing::{Failing, Pause};
use crate::socket::Socket;
use crate::world::{MINUTE, World, table};

#[tokio::test]
async fn a_code_moves_a_seat_to_another_browser() {
    let world = World::new().await;
    let (desktop, phone) = (world.browser(), world.browser());
    let (id, _) = desktop.open(table(&["Ana"], 1)).await;
    let path = format!("/api/tables/{id}/seats/0/code");
    let old = desktop.post(&path, Value::Null).await;
    let code = desktop.post(&path, Value::Null).await;
    assert_eq!(code["code"].as_str().unwrap().len(), 26);
    assert_eq!(phone.refused("POST", "/api/claims", old).await, (404, "no_code".to_owned()));

    let mut open = Socket::look(&desktop, &id, Some(0)).await;
    open.await_type("state").await;
    let written = code["code"].as_str().unwrap().to_uppercase().replace('9', "9-");
    let claimed = phone.post("/api/claims", json!({ "code": written })).await;
    assert_eq!(claimed, json!({ "table": id, "seat": 0 }));
    assert_eq!(phone.table(&id).await["you"], json!([0]));
    assert_eq!(desktop.table(&id).await["you"], json!([]));

    assert_eq!(open.await_type("failed").await["error"]["code"], "not_your_seat");
    let state = open.await_type("state").await;
    assert_eq!((&state["state"]["seat"], &state["state"]["offers"]), (&Value::Null, &Value::Null));
    let (status, _) = desktop.act(&id, (0, 0), ("x", &Value::Null)).await;
    assert_eq!(status, 403);
    phone.play(&id, &[0], 0).await;
    let again = desktop.refused("POST", "/api/claims", code).await;
    assert_eq!(again, (404, "no_code".to_owned()), "a code is used once");
}

/// A table of Ana, its host, and Ben, who has been away for a day, and optionally Cy; with a code
/// that Ana has made for Ben's seat.
async fn with_a_code_for_ben(world: &Arc<World>) -> (String, [Browser; 3], Value) {
    let browsers = [world.browser(), world.browser(), world.browser()];
    let asked = json!({ "game": "simplicity", "players": 3, "public": true,
        "seats": [{ "kind": "me", "name": "Ana" }] });
    let (id, _) = browsers[0].open(asked).await;
    for (seat, name) in [(1, "Ben"), (2, "Cy")] {
        let browser = &browsers[seat];
        browser.sit(&id, name, &Value::Null).await;
        let path = format!("/api/tables/{id}/seats/{seat}");
        browser.change("PATCH", &path, json!({ "ready": true })).await;
    }
    browsers[0].post(&format!("/api/tables/{id}/start"), Value::Null).await;
    world.time.advance(24 * 60 * MINUTE);
    let code = browsers[0].post(&format!("/api/tables/{id}/seats/1/code"), Value::Null).await;
    (id, browsers, code)
}

#[tokio::test]
async fn players_of_the_table_cannot_stand_in() {
    let world = World::new().await;
    let (id, [ana, ben, cy], code) = with_a_code_for_ben(&world).await;
    assert_eq!(cy.table(&id).await["seats"][1]["stand_in"], "offered", "all see it");
    for browser in [&ana, &cy] {
        let refused = browser.refused("POST", "/api/claims", code.clone()).await;
        assert_eq!(refused, (403, "not_stand_in".to_owned()));
    }
    assert_eq!(ben.table(&id).await["you"], json!([1]), "nothing has changed");
    ben.post("/api/claims", code).await;
    let table = cy.table(&id).await;
    assert_eq!(table["seats"][1]["stand_in"], Value::Null, "Ben needs no stand-in");
}

#[tokio::test]
async fn an_owner_takes_the_seat_back_from_a_stand_in() {
    let world = World::new().await;
    let (id, [ana, ben, _], code) = with_a_code_for_ben(&world).await;
    let eve = world.browser();
    eve.post("/api/claims", code).await;
    let mut eves = Socket::look(&eve, &id, Some(1)).await;
    eves.await_type("state").await;
    assert_eq!(ana.table(&id).await["seats"][1]["stand_in"], "plays");
    let bens = ben.table(&id).await;
    assert_eq!((&bens["you"], &bens["claims"]), (&json!([]), &json!([1])));
    let looks = ben.refused("GET", &format!("/api/tables/{id}/state?seat=1"), Value::Null).await;
    assert_eq!(looks, (403, "not_your_seat".to_owned()), "only the stand-in plays");
    assert_eq!(ben.get("/api/me/tables").await[0]["id"], json!(id), "it is still in the list");

    let path = format!("/api/tables/{id}/seats/1/stand-in");
    for browser in [&ana, &world.browser()] {
        let refused = browser.refused("DELETE", &path, Value::Null).await;
        assert_eq!(refused, (403, "not_your_seat".to_owned()));
    }
    let later = World::with(Arc::clone(&world.store), |_| {}).await;
    assert_eq!(ben.at(&later).table(&id).await["claims"], json!([1]), "a claim is stored");
    let back = ben.change("DELETE", &path, Value::Null).await;
    assert_eq!((&back["you"], &back["claims"]), (&json!([1]), &json!([])));
    assert_eq!(back["seats"][1]["stand_in"], Value::Null);
    assert_eq!(eves.await_type("failed").await["error"]["code"], "not_your_seat");
    assert_eq!(ben.change("DELETE", &path, Value::Null).await["you"], json!([1]), "it is his");
}

#[tokio::test]
async fn the_host_gives_a_lost_seat_back_in_the_lobby() {
    let world = World::new().await;
    let (ana, ben, new) = (world.browser(), world.browser(), world.browser());
    let asked = json!({ "game": "simplicity", "players": 2, "public": true,
        "seats": [{ "kind": "me", "name": "Ana" }] });
    let (id, _) = ana.open(asked).await;
    ben.sit(&id, "Ben", &Value::Null).await;
    let path = format!("/api/tables/{id}/seats/1/code");
    assert_eq!(ana.refused("POST", &path, Value::Null).await, (409, "not_away".to_owned()));
    world.time.advance(MINUTE);
    assert_eq!(new.refused("POST", &path, Value::Null).await, (403, "not_your_seat".to_owned()));
    let code = ana.post(&path, Value::Null).await;
    new.post("/api/claims", code).await;
    let seats = new.table(&id).await;
    assert_eq!((&seats["you"], &seats["seats"][1]["name"]), (&json!([1]), &json!("Ben")));
}

/// Ana moves seat 0 to her phone; returns whether the phone is host then, and whether the desktop
/// is.
async fn hosts_after_a_move(desktop: &Browser, id: &str) -> (Value, Value) {
    let code = desktop.post(&format!("/api/tables/{id}/seats/0/code"), Value::Null).await;
    let phone = desktop.world.browser();
    phone.post("/api/claims", code).await;
    let (there, here) = (phone.table(id).await, desktop.table(id).await);
    assert_eq!(there["seats"][0]["host"], there["host"]);
    (there["host"].clone(), here["host"].clone())
}

#[tokio::test]
async fn the_host_moves_with_the_last_seat() {
    let world = World::new().await;
    let lobby = json!({ "game": "simplicity", "players": 2,
        "seats": [{ "kind": "me", "name": "Ana" }, { "kind": "bot", "level": "easy" }] });
    let moved = (json!(true), json!(false));
    let desktop = world.browser();
    let (id, _) = desktop.open(lobby).await;
    assert_eq!(hosts_after_a_move(&desktop, &id).await, moved, "in the lobby");

    let (id, _) = desktop.open(table(&["Ana"], 1)).await;
    assert_eq!(hosts_after_a_move(&desktop, &id).await, moved, "while the game runs");

    let (id, _) = desktop.open(table(&["Ana"], 1)).await;
    desktop.play(&id, &[0], 0).await;
    assert_eq!(desktop.table(&id).await["status"], "over");
    assert_eq!(hosts_after_a_move(&desktop, &id).await, moved, "when it is over");

    let (id, _) = desktop.open(table(&["Ana", "Ben"], 1)).await;
    let stays = (json!(false), json!(true));
    assert_eq!(hosts_after_a_move(&desktop, &id).await, stays, "with another seat left");
}

#[tokio::test]
async fn a_new_host_deals() {
    let world = World::new().await;
    let (desktop, phone) = (world.browser(), world.browser());
    let asked = json!({ "game": "simplicity", "players": 2,
        "seats": [{ "kind": "me", "name": "Ana" }, { "kind": "bot", "level": "easy" }] });
    let (id, _) = desktop.open(asked).await;
    let code = desktop.post(&format!("/api/tables/{id}/seats/0/code"), Value::Null).await;
    phone.post("/api/claims", code).await;
    let start = format!("/api/tables/{id}/start");
    assert_eq!(desktop.refused("POST", &start, Value::Null).await, (403, "not_host".to_owned()));
    assert_eq!(phone.post(&start, Value::Null).await["status"], "running");
}

#[tokio::test]
async fn a_rematch_is_created_once_in_reversed_order() {
    let world = World::new().await;
    let (ana, ben, eve) = (world.browser(), world.browser(), world.browser());
    let asked = json!({ "game": "simplicity", "players": 2, "public": true, "name": "Elm Street",
        "seats": [{ "kind": "me", "name": "Ana", "colour": "heart" }] });
    let (id, _) = ana.open(asked).await;
    ben.sit(&id, "Ben", &Value::Null).await;
    ben.change("PATCH", &format!("/api/tables/{id}/seats/1"), json!({ "ready": true })).await;
    ana.post(&format!("/api/tables/{id}/start"), Value::Null).await;
    let path = format!("/api/tables/{id}/rematch");
    assert_eq!(ana.refused("POST", &path, Value::Null).await, (409, "not_over".to_owned()));
    tokio::join!(ana.play(&id, &[0], 0), ben.play(&id, &[1], 0));
    assert_eq!(eve.refused("POST", &path, Value::Null).await, (403, "not_seated".to_owned()));

    let offered = ben.post(&path, Value::Null).await;
    let new = offered["id"].as_str().unwrap();
    assert_eq!((&offered["status"], &offered["you"]), (&json!("lobby"), &json!([1])));
    let old = ana.table(&id).await;
    assert_eq!((&old["rematch"], &old["rematch_wanted"]), (&offered["id"], &json!([1])));
    assert_eq!(old["rematch_dealt"], false);
    assert_eq!(ben.post(&path, Value::Null).await["status"], "lobby", "one alone deals nothing");
    // The offer outlives the server.
    let later = World::with(Arc::clone(&world.store), |_| {}).await;
    assert_eq!(ana.at(&later).table(&id).await["rematch_wanted"], json!([1]));

    let order = |state: &Value| {
        let events =
            state["steps"].as_array().unwrap().iter().map(|step| step["events"][0].clone());
        let pawns = events.filter(|event| event["event"] == "pawn_placed");
        pawns.map(|event| event["team"].as_u64().unwrap()).collect::<Vec<_>>()
    };
    let first = order(&ana.state(&id, 0).await);
    // Meanwhile other people play who agreed on everything but the order.
    let agreed = first.iter().map(u64::to_string).collect::<Vec<_>>().join(",");
    let mut asked = table(&["Eve", "Dan"], 0);
    asked["options"] = json!({ "order": agreed });
    let (others, _) = eve.open(asked).await;
    assert_eq!(order(&eve.state(&others, 0).await), first);

    let dealt = ana.post(&path, Value::Null).await;
    assert_eq!((&dealt["id"], &dealt["status"]), (&offered["id"], &json!("running")));
    let old = ben.table(&id).await;
    assert_eq!((&old["rematch_wanted"], &old["rematch_dealt"]), (&json!([0, 1]), &json!(true)));
    assert_ne!(dealt["commitment"], old["commitment"]);
    assert_eq!(
        (&dealt["name"], &dealt["seats"][0]["colour"]),
        (&json!("Elm Street"), &json!("heart"))
    );

    let second = order(&ana.state(new, 0).await);
    assert_eq!(first.into_iter().rev().collect::<Vec<_>>(), second);
}

#[tokio::test]
async fn a_rematch_with_bots_alone_begins_at_once() {
    let world = World::new().await;
    let ana = world.browser();
    let (id, _) = ana.open(table(&["Ana", "Ben"], 1)).await;
    ana.play(&id, &[0, 1], 0).await;
    let new = ana.post(&format!("/api/tables/{id}/rematch"), Value::Null).await;
    assert_eq!((&new["status"], &new["you"]), (&json!("running"), &json!([0, 1])));
    ana.play(new["id"].as_str().unwrap(), &[0, 1], 0).await;
}

#[tokio::test]
async fn a_claim_is_never_left_half_done() {
    let store = Arc::new(Failing::pausing(Some(Pause::default())).await);
    let world = World::with(store.clone(), |_| {}).await;
    let (desktop, phone) = (world.browser(), world.browser());
    let (id, _) = desktop.open(table(&["Ana"], 1)).await;
    let code = desktop.post(&format!("/api/tables/{id}/seats/0/code"), Value::Null).await;
    let mut open = Socket::look(&desktop, &id, Some(0)).await;
    open.await_type("state").await;

    let asking = tokio::spawn(async move { phone.post("/api/claims", code).await });
    let pause = store.pause.as_ref().unwrap();
    pause.reached.notified().await;
    asking.abort();
    assert!(asking.await.unwrap_err().is_cancelled(), "the request was cancelled");
    pause.go_on.notify_one();
    let failed = tokio::time::timeout(Duration::from_secs(30), open.await_type("failed")).await;
    assert_eq!(failed.expect("a message arrives")["error"]["code"], "not_your_seat");
    assert_eq!(desktop.table(&id).await["you"], json!([]));
}
