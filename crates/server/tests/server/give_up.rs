//! A seat that its owner gives up, a table that all people have left, bots at another pace.

use std::sync::Arc;

use serde_json::{Value, json};
use store::Sqlite;

use crate::world::{MINUTE, World, table};

#[tokio::test]
async fn a_seat_is_given_to_a_bot_for_good() {
    let world = World::new().await;
    let (id, ana, ben) = world.of_two().await;
    let path = format!("/api/tables/{id}/seats/0/give-up");
    assert_eq!(ben.refused("POST", &path, Value::Null).await, (403, "not_your_seat".to_owned()));
    let left = ana.post(&path, Value::Null).await;
    assert_eq!((&left["you"], &left["host"]), (&json!([]), &json!(false)));
    assert_eq!(
        (&left["seats"][0]["kind"], &left["seats"][0]["name"]),
        (&json!("bot"), &json!("Ana"))
    );
    assert_eq!(ana.get("/api/me/tables").await, json!([]), "it is no longer in the list");
    let (status, _) = ana.act(&id, (0, 0), ("x", &Value::Null)).await;
    assert_eq!(status, 403);
    assert_eq!(ben.table(&id).await["host"], true, "someone is the host");

    ben.play(&id, &[1], 0).await;
    let later = World::with(Arc::clone(&world.store), |_| {}).await;
    let over = ben.at(&later).table(&id).await;
    assert_eq!((&over["status"], &over["seats"][0]["kind"]), (&json!("over"), &json!("bot")));
    // A person who left is not asked for a rematch.
    let again = ben.post(&format!("/api/tables/{id}/rematch"), Value::Null).await;
    assert_eq!((&again["status"], &again["seats"][0]["kind"]), (&json!("running"), &json!("bot")));
}

#[tokio::test]
async fn a_table_that_all_have_left_is_closed() {
    let world = World::new().await;
    let (id, ana, ben) = world.of_two().await;
    for (seat, browser) in [(0, &ana), (1, &ben)] {
        browser.post(&format!("/api/tables/{id}/seats/{seat}/give-up"), Value::Null).await;
    }
    let closed = ana.table(&id).await;
    assert_eq!((&closed["status"], &closed["turn"]), (&json!("over"), &json!([])));
    assert_eq!((&closed["secret"], &closed["standings"]), (&Value::Null, &Value::Null));
    for list in ["/api/me/tables", "/api/tables"] {
        assert_eq!(ben.get(list).await, json!([]), "{list}");
    }
    let lines = world.store.log(&id, 1).await.unwrap().len();
    let later = World::with(Arc::clone(&world.store), |_| {}).await;
    assert_eq!(ana.at(&later).table(&id).await["status"], "over");
    assert_eq!(world.store.log(&id, 1).await.unwrap().len(), lines, "no bot plays on");
}

#[tokio::test]
async fn a_lobby_goes_on_when_someone_leaves() {
    let world = World::new().await;
    let (ana, ben) = (world.browser(), world.browser());
    let asked = json!({ "game": "simplicity", "players": 2, "public": true,
        "seats": [{ "kind": "me", "name": "Ana" }] });
    let (id, _) = ana.open(asked).await;
    ben.sit(&id, "Ben", &Value::Null).await;
    ana.change("DELETE", &format!("/api/tables/{id}/seats/0"), Value::Null).await;
    assert_eq!(ben.table(&id).await["host"], true);
    assert_eq!(ana.get("/api/me/tables").await, json!([]));
}

#[tokio::test]
async fn the_host_sets_the_pace_of_bots() {
    let store = Arc::new(Sqlite::memory().await.unwrap());
    // Time stands still, so bots wait unless they move at once.
    let world = World::with(store, |config| config.timing.bot_delay = 900).await;
    let (ana, eve) = (world.browser(), world.browser());
    let (id, _) = ana.open(table(&["Ana"], 3)).await;
    let path = format!("/api/tables/{id}/bot-pace");
    let pace = json!({ "pace": "at_once" });
    let (status, answer) = eve.ask("PUT", &path, Some(&pace)).await;
    assert_eq!((status, &answer["error"]["code"]), (403, &json!("not_host")));
    assert_eq!(ana.table(&id).await["bot_pace"], "calm");
    assert_eq!(ana.change("PUT", &path, pace).await["bot_pace"], "at_once");
    ana.play(&id, &[0], 0).await;
    let later = World::with(Arc::clone(&world.store), |_| {}).await;
    assert_eq!(ana.at(&later).table(&id).await["bot_pace"], "at_once");
}

#[tokio::test]
async fn bots_rest_while_nobody_is_connected() {
    let store = Arc::new(Sqlite::memory().await.unwrap());
    let world = World::with(store, |config| config.timing.bot_delay = 900).await;
    let ana = world.browser();
    let bot = json!({ "kind": "bot", "level": "steady" });
    let asked = json!({ "game": "simplicity", "players": 2, "start": true, "seats": [bot, bot] });
    let (left, _) = ana.open(asked.clone()).await;
    let (looked_at, _) = ana.open(asked).await;
    let moves = async |id: &str| {
        let path = format!("/api/tables/{id}/state");
        let before = ana.get(&path).await["state"]["seq"].clone();
        world.time.advance(900);
        let update = ana.get(&format!("{path}?since={before}&wait=30")).await;
        assert_eq!(update["steps"][0]["bot"], true);
    };
    moves(&left).await;
    // The last connection was a minute ago.
    world.time.advance(MINUTE);
    let lines = async || world.store.log(&left, 1).await.unwrap().len();
    let resting = lines().await;
    // The server takes thoughts in order: by now it would have thought for the other table.
    for _ in 0..10 {
        moves(&looked_at).await;
    }
    assert_eq!(lines().await, resting, "no bot plays on");
    moves(&left).await;
}

#[tokio::test]
async fn a_bot_pauses_for_public_moves_only() {
    let store = Arc::new(Sqlite::memory().await.unwrap());
    let world = World::with(store, |config| config.timing.bot_delay = 900).await;
    let ana = world.browser();
    let bot = json!({ "kind": "bot", "level": "steady" });
    let asked = json!({ "game": "small-city", "players": 2, "start": true, "seats": [bot, bot] });
    let (id, _) = ana.open(asked).await;
    let path = format!("/api/tables/{id}/state");
    let acts = async || {
        let lines = world.store.log(&id, 1).await.unwrap();
        lines.iter().filter(|line| line.kind == "input").count()
    };
    let mut moves = 0;
    // One pause per move, whatever it contains: a committed plan has several steps.
    while acts().await < moves + 4 {
        let before = ana.get(&path).await["state"]["seq"].clone();
        world.time.advance(900);
        let update = ana.get(&format!("{path}?since={before}&wait=30")).await;
        assert_ne!(update["steps"], json!([]), "after {moves} public moves");
        moves += 1;
        assert!(moves < 40, "no secret plan occurred");
    }
}

#[tokio::test]
async fn a_server_publishes_its_address() {
    let store = Arc::new(Sqlite::memory().await.unwrap());
    let world = World::with(store, |config| {
        config.addresses = vec!["http://192.168.1.5:8383".to_owned()];
    })
    .await;
    let told = world.browser().get("/api/server").await;
    assert_eq!(told["addresses"], json!(["http://192.168.1.5:8383"]));
}
