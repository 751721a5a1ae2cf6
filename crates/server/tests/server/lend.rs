//! A bot plays the seat of a person who is away, until that person comes back.

use std::sync::Arc;

use serde_json::{Value, json};
use server::TimeSource;
use store::Sqlite;

use crate::browser::Browser;
use crate::socket::Socket;
use crate::world::{MINUTE, World, offered};

/// A game of four people at four browsers.
async fn four(world: &Arc<World>) -> (String, [Browser; 4]) {
    let browsers = [world.browser(), world.browser(), world.browser(), world.browser()];
    let asked = json!({ "game": "simplicity", "players": 4, "public": true,
        "seats": [{ "kind": "me", "name": "Ana" }] });
    let (id, _) = browsers[0].open(asked).await;
    for (browser, name) in browsers[1..].iter().zip(["Ben", "Cy", "Di"]) {
        let seat = browser.sit(&id, name, &Value::Null).await;
        let path = format!("/api/tables/{id}/seats/{seat}");
        browser.change("PATCH", &path, json!({ "ready": true })).await;
    }
    browsers[0].post(&format!("/api/tables/{id}/start"), Value::Null).await;
    (id, browsers)
}

#[tokio::test]
async fn the_others_lend_a_seat_and_its_owner_takes_it_back() {
    let world = World::new().await;
    let (id, [ana, ben, cy, di]) = four(&world).await;
    let lend = format!("/api/tables/{id}/seats/3/lend");
    let mut sockets = Vec::new();
    for (seat, browser) in [&ana, &ben, &cy].into_iter().enumerate() {
        sockets.push(Socket::look(browser, &id, Some(seat as u64)).await);
    }
    let mut dis = Socket::look(&di, &id, Some(3)).await;
    dis.await_type("state").await;
    assert_eq!(ana.refused("POST", &lend, Value::Null).await, (409, "not_away".to_owned()));
    drop(dis);
    let away = |message: &Value| message["table"]["seats"][3]["here"] == false;
    sockets[0].await_that(away).await;
    world.time.advance(MINUTE - 1);
    assert_eq!(ana.refused("POST", &lend, Value::Null).await, (409, "not_away".to_owned()));
    world.time.advance(1);
    sockets[0].await_that(|message| message["table"]["seats"][3]["can_lend"] == true).await;

    let stranger = world.browser();
    assert_eq!(stranger.refused("POST", &lend, Value::Null).await, (403, "not_seated".to_owned()));
    let table = ana.post(&lend, Value::Null).await;
    assert_eq!(
        (&table["seats"][3]["lent"], &table["seats"][3]["votes"]),
        (&json!(false), &json!([0]))
    );
    let table = ana.post(&lend, Value::Null).await;
    assert_eq!(table["seats"][3]["lent"], false, "a vote counts once");
    let table = cy.post(&lend, Value::Null).await;
    assert_eq!(table["seats"][3]["lent"], true, "two of three are enough");

    // Everyone else plays on; the bot plays for Di.
    let play = async |browser: &Browser, seat: u64| loop {
        let now = browser.turn(&id, seat).await;
        let expect = now["seq"].as_u64().unwrap();
        let entry = &offered(&now, 0);
        browser.act(&id, (seat, expect), (&format!("s{expect}"), entry)).await;
        let steps = browser.state(&id, seat).await["steps"].clone();
        if steps.as_array().unwrap().iter().any(|step| step["bot"] == true) {
            return;
        }
    };
    tokio::select! {
        () = play(&ana, 0) => {}
        () = play(&ben, 1) => {}
        () = play(&cy, 2) => {}
    }
    let dis = Socket::look(&di, &id, Some(3)).await;
    sockets[1]
        .await_that(|message| {
            message["table"]["seats"][3]["lent"] == false
                && message["table"]["seats"][3]["here"] == true
        })
        .await;
    drop(dis);
    let steps = di.state(&id, 3).await["steps"].as_array().unwrap().clone();
    assert!(steps.iter().all(|step| step["bot"] == false || step["seat"] == 3));
}

#[tokio::test]
async fn a_lent_seat_comes_back_by_itself_or_by_hand() {
    let world = World::new().await;
    let (id, [ana, ben, _cy, di]) = four(&world).await;
    world.time.advance(2 * MINUTE);
    let lend = format!("/api/tables/{id}/seats/3/lend");
    // Only Ana and Ben are here now.
    ana.state(&id, 0).await;
    ben.state(&id, 1).await;
    assert_eq!(ana.post(&lend, Value::Null).await["seats"][3]["lent"], false);
    assert_eq!(ben.post(&lend, Value::Null).await["seats"][3]["lent"], true);
    let refused = ana.refused("DELETE", &lend, Value::Null).await;
    assert_eq!(refused, (403, "not_your_seat".to_owned()));
    assert_eq!(di.change("DELETE", &lend, Value::Null).await["seats"][3]["lent"], false);
    let kinds: Vec<String> =
        world.store.log(&id, 1).await.unwrap().into_iter().map(|entry| entry.kind).collect();
    assert!(kinds.contains(&"lend".to_owned()) && kinds.contains(&"unlend".to_owned()));
}

/// A stand-in sees the seat's secrets; the host alone decides, whatever the number of others.
#[tokio::test]
async fn the_host_waits_for_a_day_before_giving_a_seat_away() {
    let world = World::new().await;
    let (id, [ana, ben, cy, di]) = four(&world).await;
    let path = format!("/api/tables/{id}/seats/1/code");
    ben.state(&id, 1).await;
    let since = world.time.now();
    let not_away = (409, "not_away".to_owned());
    world.time.advance(24 * 60 * MINUTE - 1);
    cy.state(&id, 2).await;
    di.state(&id, 3).await;
    let seat = ana.table(&id).await["seats"][1].clone();
    assert_eq!((&seat["here"], &seat["can_lend"]), (&json!(false), &json!(true)));
    assert_eq!(seat["code_from"], json!(since + 24 * 60 * MINUTE));
    assert_eq!(seat["long_away"], false);
    assert_eq!(ana.refused("POST", &path, Value::Null).await, not_away);
    world.time.advance(1);
    assert_eq!(ana.table(&id).await["seats"][1]["long_away"], true);
    ana.post(&path, Value::Null).await;
}

#[tokio::test]
async fn the_host_gives_a_seat_away_whose_time_has_run_out() {
    let world = World::new().await;
    let pace = json!({ "kind": "live", "reserve_seconds": 600, "move_seconds": 60 });
    let (id, browsers) = paced(&world, 3, pace).await;
    let ana = &browsers[0];
    let due = until_a_guest_is_due(&id, ana).await;
    let path = format!("/api/tables/{id}/seats/{due}/code");
    world.time.advance(10 * MINUTE);
    let refused = ana.refused("POST", &path, Value::Null).await;
    assert_eq!(refused, (409, "not_away".to_owned()), "there is time left");
    let seq = ana.state(&id, 0).await["seq"].as_u64().unwrap();
    world.time.advance(MINUTE);
    ana.since(&id, 0, seq).await;
    ana.post(&path, Value::Null).await;
}

/// A page that reloads closes its socket and opens another within these seconds.
#[tokio::test]
async fn a_person_is_away_some_seconds_after_the_page_was_closed() {
    let store = Arc::new(Sqlite::memory().await.unwrap());
    let world = World::with(store, |config| config.timing.reload = 5_000).await;
    let (id, ana, ben) = world.of_two().await;
    let mut anas = Socket::look(&ana, &id, Some(0)).await;
    let mut bens = Socket::look(&ben, &id, Some(1)).await;
    bens.await_type("state").await;
    drop(bens);
    let away_since = loop {
        let seat = ana.table(&id).await["seats"][1].clone();
        if seat["here"] == false {
            break seat["away_since"].as_i64().unwrap();
        }
        world.time.advance(1_000);
    };
    assert_eq!(world.time.now() - away_since, 5_000);
    anas.await_that(|message| message["table"]["seats"][1]["here"] == false).await;
}

#[tokio::test]
async fn a_long_poll_counts_as_being_here() {
    let world = World::new().await;
    let (id, [ana, ben, cy, _di]) = four(&world).await;
    let seq = ben.state(&id, 1).await["seq"].as_u64().unwrap();
    world.time.advance(MINUTE);
    let mut anas = Socket::look(&ana, &id, Some(0)).await;
    let here = |message: &Value, seat: usize| message["table"]["seats"][seat]["here"] == true;
    anas.await_that(|message| message["table"]["seats"][1]["here"] == false).await;
    let path = format!("/api/tables/{id}/state?seat=1&since={seq}&wait=60");
    let waits = tokio::spawn(async move { ben.get(&path).await });
    anas.await_that(|message| here(message, 1)).await;
    world.time.advance(MINUTE + MINUTE / 12);
    cy.state(&id, 2).await;
    anas.await_that(|message| {
        assert!(message["type"] != "table" || here(message, 1), "there is time for the next poll");
        here(message, 2)
    })
    .await;
    waits.abort();
}

/// A game of this many people at as many browsers, at a pace.
pub(crate) async fn paced(
    world: &Arc<World>,
    players: usize,
    pace: Value,
) -> (String, Vec<Browser>) {
    let browsers: Vec<Browser> = (0..players).map(|_| world.browser()).collect();
    let asked = json!({ "game": "simplicity", "players": players, "public": true, "pace": pace,
        "seats": [{ "kind": "me", "name": "Ana" }] });
    let (id, _) = browsers[0].open(asked).await;
    for (browser, name) in browsers[1..].iter().zip(["Ben", "Cy"]) {
        let seat = browser.sit(&id, name, &Value::Null).await;
        let path = format!("/api/tables/{id}/seats/{seat}");
        browser.change("PATCH", &path, json!({ "ready": true })).await;
    }
    browsers[0].post(&format!("/api/tables/{id}/start"), Value::Null).await;
    (id, browsers)
}

/// Plays until it is the turn of a seat other than the host's; returns that seat.
pub(crate) async fn until_a_guest_is_due(id: &str, host: &Browser) -> u64 {
    loop {
        let now = host.state(id, 0).await;
        let due = now["turn"]["seats"][0].as_u64().unwrap();
        if due != 0 {
            return due;
        }
        let expect = now["seq"].as_u64().unwrap();
        host.act(id, (0, expect), (&format!("s{expect}"), &offered(&now, 0))).await;
    }
}

#[tokio::test]
async fn by_mail_the_time_for_a_move_runs_out_first() {
    let world = World::new().await;
    let (id, browsers) = paced(&world, 3, json!({ "kind": "mail", "days": 1 })).await;
    let ana = &browsers[0];
    let due = until_a_guest_is_due(&id, ana).await;
    let path = |seat: u64, what: &str| format!("/api/tables/{id}/seats/{seat}/{what}");
    let not_away = (409, "not_away".to_owned());
    world.time.advance(60 * MINUTE);
    for what in ["code", "lend"] {
        let refused = ana.refused("POST", &path(due, what), Value::Null).await;
        assert_eq!(refused, not_away, "{what} after an hour");
    }
    let seq = ana.state(&id, 0).await["seq"].as_u64().unwrap();
    world.time.advance(23 * 60 * MINUTE);
    assert_eq!(ana.since(&id, 0, seq).await["steps"][0]["bot"], true);
    let other = 3 - due;
    assert_eq!(ana.refused("POST", &path(other, "code"), Value::Null).await, not_away);
    assert_eq!(ana.table(&id).await["seats"][due as usize]["can_lend"], true);
    ana.post(&path(due, "code"), Value::Null).await;

    // A person who has connected since has not let any time run out.
    browsers[due as usize].state(&id, due).await;
    world.time.advance(MINUTE);
    assert_eq!(ana.refused("POST", &path(due, "code"), Value::Null).await, not_away);
}

#[tokio::test]
async fn one_other_person_alone_lends_a_seat_whose_time_has_run_out() {
    let world = World::new().await;
    let pace = json!({ "kind": "live", "reserve_seconds": 600, "move_seconds": 60 });
    let (id, browsers) = paced(&world, 2, pace).await;
    let ana = &browsers[0];
    assert_eq!(until_a_guest_is_due(&id, ana).await, 1);
    let lend = format!("/api/tables/{id}/seats/1/lend");
    world.time.advance(10 * MINUTE);
    let refused = ana.refused("POST", &lend, Value::Null).await;
    assert_eq!(refused, (409, "not_away".to_owned()), "there is time left");
    let seq = ana.state(&id, 0).await["seq"].as_u64().unwrap();
    world.time.advance(MINUTE);
    ana.since(&id, 0, seq).await;
    assert_eq!(ana.post(&lend, Value::Null).await["seats"][1]["lent"], true);
}

#[tokio::test]
async fn one_other_person_alone_waits_for_a_day_without_a_pace() {
    let world = World::new().await;
    let (id, browsers) = paced(&world, 2, json!({ "kind": "untimed" })).await;
    let ana = &browsers[0];
    let lend = format!("/api/tables/{id}/seats/1/lend");
    world.time.advance(24 * 60 * MINUTE - 1);
    assert_eq!(ana.refused("POST", &lend, Value::Null).await, (409, "not_away".to_owned()));
    world.time.advance(1);
    assert_eq!(ana.post(&lend, Value::Null).await["seats"][1]["lent"], true);
}
