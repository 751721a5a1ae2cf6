//! No seat receives what it may not know: the seventh law, at the level of the wire.

use std::sync::Arc;

use luck::Secret;
use serde_json::{Value, json};
use store::{Sqlite, Status, Store};

use crate::browser::Browser;
use crate::socket::Socket;
use crate::world::{LOG, World, table};

/// A toy game of three in which seat 1 plans in secret, and what the others received.
async fn observed(
    template: &(Arc<dyn Store>, String, [Option<String>; 3]),
    secret: &[Value],
) -> [Vec<String>; 3] {
    let (from, id, cookies) = template;
    let store = Sqlite::memory().await.unwrap();
    store.create(&from.load(id).await.unwrap()).await.unwrap();
    let world = World::with(Arc::new(store), |_| {}).await;
    let [ana, ben, cy] = cookies.clone().map(|cookie| Browser::known(&world, cookie));
    ana.post(&format!("/api/tables/{id}/start"), Value::Null).await;

    let mut eyes = [
        Socket::look(&ana, id, Some(0)).await,
        Socket::look(&cy, id, Some(2)).await,
        Socket::look(&world.browser(), id, None).await,
    ];
    for socket in &mut eyes {
        socket.await_type("state").await;
    }
    let act = async |browser: &Browser, seat: u64, entry: &Value| {
        let expect = browser.state(id, seat).await["seq"].as_u64().unwrap();
        let (status, answer) =
            browser.act(id, (seat, expect), (&format!("i{expect}"), entry)).await;
        assert_eq!(status, 200, "{answer}");
    };
    // Presence is visible, so it is the same in each game.
    let mut bens = Socket::look(&ben, id, Some(1)).await;
    bens.await_type("state").await;
    act(&ana, 0, &json!({ "bid": { "seat": 0, "chip": 2 } })).await;
    let state = format!("/api/tables/{id}/state?seat=0");
    let before = ana.get(&state).await["state"].clone();
    let mut answers = Vec::new();
    for (index, entry) in secret.iter().enumerate() {
        act(&ben, 1, entry).await;
        world.time.advance(137);
        if index == 0 {
            answers.push(ana.get(&format!("/api/tables/{id}/state?seat=0")).await.to_string());
        }
    }
    assert_eq!(ana.get(&state).await["state"], before, "not even that a plan changed");
    // Until the same time, however much was planned.
    world.time.advance(100_000 - 137 * secret.len() as i64);
    for path in ["state?seat=0", "state?seat=0&since=0", "history?seat=0", "state", "history"] {
        answers.push(ana.get(&format!("/api/tables/{id}/{path}")).await.to_string());
    }
    answers.push(ana.table(id).await.to_string());
    let check = json!({ "seat": 0, "entry": { "commit": 1 } });
    answers.push(ana.post(&format!("/api/tables/{id}/checks"), check).await.to_string());
    act(&ben, 1, &json!({ "commit": 1 })).await;
    act(&cy, 2, &json!({ "bid": { "seat": 2, "chip": 1 } })).await;
    act(&cy, 2, &json!({ "commit": 2 })).await;
    let mine = ana.get(&format!("/api/tables/{id}/state?seat=0")).await.to_string();
    answers.push(mine);
    for (socket, steps) in eyes.iter_mut().zip([3, 3, 2]) {
        for _ in 0..steps {
            socket.await_type("step").await;
        }
    }
    drop(bens);
    let [anas, cys, spectators] = eyes;
    // Presence messages depend only on presence.
    let steps = |socket: Socket| {
        let texts = socket.texts.into_iter();
        texts.filter(|text| !text.starts_with(r#"{"type":"table""#)).collect()
    };
    let mut anas: Vec<String> = steps(anas);
    anas.extend(answers);
    [anas, steps(cys), steps(spectators)]
}

#[tokio::test]
async fn secret_plans_change_nothing_for_others() {
    let world = World::new().await;
    let [ana, ben, cy] = [world.browser(), world.browser(), world.browser()];
    let asked = json!({ "game": "toy", "players": 3, "seats": [{ "kind": "me", "name": "Ana" }] });
    let (id, invite) = ana.open(asked).await;
    for (browser, name, seat) in [(&ben, "Ben", 1), (&cy, "Cy", 2)] {
        browser.sit(&id, name, &invite).await;
        let path = format!("/api/tables/{id}/seats/{seat}");
        browser.change("PATCH", &path, json!({ "ready": true })).await;
    }
    let cookies = [&ana, &ben, &cy].map(Browser::cookie);
    let template = (Arc::clone(&world.store), id, cookies);
    let bid = |chip: u64| json!({ "bid": { "seat": 1, "chip": chip } });
    let low = observed(&template, &[bid(1)]).await;
    let high = observed(&template, &[bid(4)]).await;
    let wavering = observed(&template, &[bid(2), bid(3), bid(1), bid(4)]).await;
    assert!(low[0].len() > 8 && low[2].len() > 2, "they received something");
    for (who, ((low, high), wavering)) in low.iter().zip(&high).zip(&wavering).enumerate() {
        for ((low, high), wavering) in low.iter().zip(high).zip(wavering) {
            assert_eq!(low, high, "observer {who}");
            assert_eq!(low, wavering, "observer {who}");
        }
        assert_eq!((low.len(), low.len()), (high.len(), wavering.len()), "observer {who}");
    }
}

#[tokio::test]
async fn only_the_owner_sees_a_card() {
    let world = World::new().await;
    let (ana, ben) = (world.browser(), world.browser());
    let asked = json!({ "game": "toy", "players": 2, "seats": [{ "kind": "me", "name": "Ana" }] });
    let (id, invite) = ana.open(asked).await;
    ben.sit(&id, "Ben", &invite).await;
    ben.change("PATCH", &format!("/api/tables/{id}/seats/1"), json!({ "ready": true })).await;
    ana.post(&format!("/api/tables/{id}/start"), Value::Null).await;
    let [mine, theirs] = [ana.state(&id, 0).await, ben.state(&id, 1).await];
    let cards = |state: &Value| [0, 1].map(|seat| state["view"]["players"][seat]["card"].is_null());
    assert_eq!((cards(&mine), cards(&theirs)), ([false, true], [true, false]));
    for path in ["state?seat=1", "history?seat=1"] {
        let path = format!("/api/tables/{id}/{path}");
        assert_eq!(ana.refused("GET", &path, Value::Null).await, (403, "not_your_seat".to_owned()));
    }
    let record = format!("/api/tables/{id}/record");
    assert_eq!(ana.refused("GET", &record, Value::Null).await, (409, "not_over".to_owned()));
}

#[tokio::test]
async fn the_server_sends_no_secret_and_no_token() {
    let world = World::new().await;
    let (ana, ben) = (world.browser(), world.browser());
    let asked = json!({ "game": "simplicity", "players": 3,
        "seats": [{ "kind": "me", "name": "Ana" }, { "kind": "bot", "level": "easy" }] });
    let (id, invite) = ana.open(asked).await;
    let seat = ben.sit(&id, "Ben", &invite).await;
    ben.change("PATCH", &format!("/api/tables/{id}/seats/{seat}"), json!({ "ready": true })).await;
    let code = ben.post(&format!("/api/tables/{id}/seats/{seat}/code"), Value::Null).await;
    ana.post(&format!("/api/tables/{id}/start"), Value::Null).await;
    let cy = world.browser();
    cy.post("/api/claims", code.clone()).await;
    let row = world.store.load(&id).await.unwrap();
    assert_eq!(row.status, Status::Running);
    let secret = row.secret.to_hex();
    let game = async {
        let cys = [seat];
        tokio::join!(ana.play(&id, &[0], 1), cy.play(&id, &cys, 2));
    };
    let mut spectator = Socket::look(&world.browser(), &id, None).await;
    let watch = async {
        loop {
            let told = spectator.next().await.unwrap();
            if told["state"]["turn"]["kind"] == "over" {
                return;
            }
            assert!(!spectator.texts.last().unwrap().contains(&secret));
        }
    };
    tokio::join!(game, watch);
    ana.table(&id).await;

    let said = world.said.lock().unwrap().clone();
    let log = String::from_utf8(LOG.lock().unwrap().clone()).unwrap();
    let told: Vec<&str> = said.lines().filter(|line| line.contains(&secret)).collect();
    assert!(!told.is_empty(), "the secret is public at the end");
    assert!(told.iter().all(|line| line.contains(r#""status":"over""#)), "and not before");
    assert!(!log.contains(&secret) && log.contains(&id), "the log has other lines");
    let cookies = [&ana, &ben, &cy].map(|browser| browser.cookie().unwrap());
    for cookie in &cookies {
        let token = cookie.split_once('=').unwrap().1;
        assert!(!said.contains(token) && !log.contains(token));
    }
    for token in [&invite, &code["code"]] {
        let token = token.as_str().unwrap();
        assert_eq!(said.matches(token).count(), 1, "it is sent once, to its owner");
        assert!(!log.contains(token));
    }
    let kept = world.store.log(&id, 1).await.unwrap();
    assert!(kept.iter().all(|entry| !entry.body.contains(&secret)));
}

#[tokio::test]
async fn a_secret_of_one_table_says_nothing_about_another() {
    let world = World::new().await;
    let ana = world.browser();
    let mut seen: Vec<Secret> = Vec::new();
    for _ in 0..5 {
        let (id, _) = ana.open(table(&["Ana"], 1)).await;
        let row = world.store.load(&id).await.unwrap();
        assert!(!seen.contains(&row.secret));
        assert_eq!(ana.table(&id).await["commitment"], row.secret.commitment());
        seen.push(row.secret);
    }
}
