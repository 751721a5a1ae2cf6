//! Taking back the last act, with limits.

use std::sync::Arc;

use serde_json::{Value, json};
use store::Sqlite;

use crate::browser::Browser;
use crate::world::{MINUTE, World, offered, table};

/// The seat that acts first, and its state.
async fn first(ana: &Browser, id: &str) -> (u64, Value) {
    let seat = ana.state(id, 0).await["turn"]["seats"][0].as_u64().unwrap();
    (seat, ana.state(id, seat).await)
}

fn asked(id: &str, seat: u64, expect: u64) -> Value {
    json!({ "id": id, "seat": seat, "expect": expect })
}

#[tokio::test]
async fn taking_back_is_limited() {
    let world = World::new().await;
    let ana = world.browser();
    let (id, _) = ana.open(table(&["Ana", "Ben"], 0)).await;
    let (seat, now) = first(&ana, &id).await;
    let (mut seq, entry) = (now["seq"].as_u64().unwrap(), &offered(&now, 0));
    let path = format!("/api/tables/{id}/take-back");
    for round in 0..10 {
        ana.act(&id, (seat, seq), (&format!("do-{round}"), entry)).await;
        ana.post(&path, asked(&format!("undo-{round}"), seat, seq + 1)).await;
        seq += 2;
    }
    let (status, _) = ana.act(&id, (seat, seq), ("last", entry)).await;
    assert_eq!(status, 200);
    let body = asked("too-often", seat, seq + 1);
    let (status, answer) = ana.ask("POST", &path, Some(&body)).await;
    assert_eq!(
        (status, &answer["error"]["text"]),
        (409, &json!("Cannot be taken back: you have taken back 10 times in a row."))
    );
    assert_eq!(answer["error"]["why"], json!({ "why": "taken_back_often", "times": 10 }));
    assert_eq!(ana.state(&id, seat).await["take_back"], answer["error"]);
}

#[tokio::test]
async fn taking_back_has_an_id() {
    let world = World::new().await;
    let ana = world.browser();
    let (id, _) = ana.open(table(&["Ana", "Ben"], 0)).await;
    let (seat, now) = first(&ana, &id).await;
    let (seq, entry) = (now["seq"].as_u64().unwrap(), &offered(&now, 0));
    ana.act(&id, (seat, seq), ("one", entry)).await;
    let path = format!("/api/tables/{id}/take-back");
    let refused = ana.refused("POST", &path, asked("one", seat, seq + 1)).await;
    assert_eq!(refused, (422, "bad_id".to_owned()));
    ana.post(&path, asked("two", seat, seq + 1)).await;
    let (status, answer) = ana.act(&id, (seat, seq + 2), ("two", entry)).await;
    assert_eq!((status, &answer["error"]["code"]), (422, &json!("bad_id")));
}

#[tokio::test]
async fn taking_back_returns_the_turn() {
    // Time stands still, so the bot only waits.
    let store = Arc::new(Sqlite::memory().await.unwrap());
    let world = World::with(store, |config| config.timing.bot_delay = 900).await;
    let (id, ana, ben) = world.of_two().await;
    let due = ana.state(&id, 0).await["turn"]["seats"][0].as_u64().unwrap();
    let (player, other) = if due == 0 { (&ana, &ben) } else { (&ben, &ana) };
    let now = player.state(&id, due).await;
    let seq = now["seq"].as_u64().unwrap();
    player.act(&id, (due, seq), ("one", &offered(&now, 0))).await;
    assert_eq!(player.state(&id, due).await["take_back"], Value::Null, "nothing was drawn");

    world.time.advance(24 * 60 * MINUTE);
    other.state(&id, 1 - due).await;
    let lent = other.post(&format!("/api/tables/{id}/seats/{due}/lend"), Value::Null).await;
    assert_eq!(lent["seats"][due as usize]["lent"], true);
    player.post(&format!("/api/tables/{id}/take-back"), asked("two", due, seq + 1)).await;
    assert_eq!(other.table(&id).await["seats"][due as usize]["lent"], false);
}

/// Plays until Ana has acted, bots have acted since and nothing was drawn; returns her state before
/// that. `None` if the draws never put a bot between her two teams in any round.
async fn bots_have_acted(ana: &Browser, id: &str) -> Option<Value> {
    for input in 0.. {
        let before = ana.turn(id, 0).await;
        if before["turn"]["kind"] == "over" {
            break;
        }
        let seq = before["seq"].as_u64().unwrap();
        ana.act(id, (0, seq), (&format!("do-{input}"), &offered(&before, 0))).await;
        let now = ana.turn(id, 0).await;
        if now["take_back"].is_null() && now["seq"].as_u64().unwrap() > seq + 1 {
            return Some(before);
        }
    }
    None
}

/// A table where bots have acted since Ana did, and her state before that. Tables draw random luck,
/// and one in about 200 never gets there.
async fn table_with_bots_between(ana: &Browser) -> (String, Value) {
    for _ in 0..20 {
        let (id, _) = ana.open(table(&["Ana"], 2)).await;
        if let Some(before) = bots_have_acted(ana, &id).await {
            return (id, before);
        }
    }
    panic!("20 games without a bot between two turns of Ana");
}

#[tokio::test]
async fn taking_back_undoes_the_bots_too() {
    let world = World::new().await;
    let ana = world.browser();
    // Two teams each, so bots act between two turns of one person in a round.
    let (id, before) = table_with_bots_between(&ana).await;
    let seq = ana.state(&id, 0).await["seq"].as_u64().unwrap();
    let path = format!("/api/tables/{id}/take-back");
    let back = ana.post(&path, asked("back", 0, seq)).await["seq"].as_u64().unwrap();
    let after = ana.state(&id, 0).await;
    let step = &after["steps"][back as usize - 1];
    let since = seq - before["seq"].as_u64().unwrap();
    assert_eq!((&step["taken_back"], &step["undoes"]), (&json!(true), &json!(since)));
    assert_eq!((&after["view"], &after["offers"]), (&before["view"], &before["offers"]));

    // A restarted server knows it too.
    let later = World::with(Arc::clone(&world.store), |_| {}).await;
    assert_eq!(ana.at(&later).state(&id, 0).await["view"], before["view"]);
}
