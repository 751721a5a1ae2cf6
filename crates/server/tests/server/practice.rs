//! Practice tables: they begin in a position, everything can be taken back, and they leave no
//! trace.

use std::sync::Arc;

use axum::body::Body;
use axum::http::Request;
use axum::http::header::CONTENT_TYPE;
use catalog::{Agreement, Luck};
use kernel::Turn;
use luck::{SCHEME, Secret};
use serde_json::{Value, json};
use server::Config;
use store::Sqlite;

use crate::browser::Browser;
use crate::world::{MINUTE, World, offered, table};

/// Round 4 of four teams; seat 0 is first in the order. A tile is already blocked.
const CITY: &str = "game: simplicity 4
strips: 1 2 special 4 5
built: d3=R0 d2=K0 b5=O0 c3=O1 c5=O1 d5=P1 b4=O2 d6=K2 e6=V2 e4=V3 e1=R3 b2=K3
round: 4
face: b
order: 0 1 2 3
slots: V K R xV O V O
tokens: 0=1 1=1 2=1 3=1
bag: R=2 K=2 O=0 V=2 P=2";

/// The seats of this many people at one browser.
fn people(count: usize) -> Value {
    let seat =
        |at| json!({ "kind": if at == 0 { "me" } else { "person" }, "name": format!("P{at}") });
    (0..count).map(seat).collect()
}

/// Opens a practice table; returns its id.
async fn open(ana: &Browser, asked: Value) -> String {
    let table = ana.post("/api/practice", asked).await;
    assert_eq!(
        (&table["practice"], &table["status"], &table["public"], &table["pace"]["kind"]),
        (&json!(true), &json!("running"), &json!(false), &json!("untimed"))
    );
    assert!(!table["options"].to_string().contains('@'), "its position is no option: {table}");
    table["id"].as_str().unwrap().to_owned()
}

/// The first offered entry of the seat that is to act.
async fn act(ana: &Browser, id: &str, name: &str) -> (u64, Value) {
    let seat = ana.state(id, 0).await["turn"]["seats"][0].as_u64().unwrap();
    let now = ana.state(id, seat).await;
    let (status, answer) =
        ana.act(id, (seat, now["seq"].as_u64().unwrap()), (name, &offered(&now, 0))).await;
    assert_eq!(status, 200, "{answer}");
    (seat, now)
}

async fn back(ana: &Browser, id: &str, (name, seat, all): (&str, u64, bool)) {
    let seq = ana.state(id, seat).await["seq"].as_u64().unwrap();
    let asked = json!({ "id": name, "seat": seat, "expect": seq, "all": all });
    ana.post(&format!("/api/tables/{id}/take-back"), asked).await;
}

#[tokio::test]
async fn everything_is_taken_back_and_the_same_draws_come_again() {
    let world = World::new().await;
    let ana = world.browser();
    let id = open(&ana, json!({ "position": CITY, "seats": people(4) })).await;
    let first = ana.state(&id, 0).await["view"].clone();
    // A whole round: it draws new tiles, and the last seat blocks a slot.
    let mut drawn = Value::Null;
    for turn in 0..2 {
        for place in 0..5 {
            act(&ana, &id, &format!("do-{turn}-{place}")).await;
        }
        let now = ana.state(&id, 0).await["view"]["slots"].clone();
        assert!(drawn == Value::Null || drawn == now, "other tiles were drawn");
        drawn = now;
        // First undoes one act of another seat after the draws, then everything.
        back(&ana, &id, (&format!("one-{turn}"), 3, false)).await;
        back(&ana, &id, (&format!("all-{turn}"), 0, true)).await;
        assert_eq!(ana.state(&id, 0).await["view"], first);
    }
}

#[tokio::test]
async fn a_finished_practice_game_goes_on_from_before_its_end() {
    let world = World::new().await;
    let ana = world.browser();
    let last = "game: simplicity 2 demolition=never
strips: 1 2 special 4 5
built: d3=R0 d2=K0 b5=O0 a1=V0 c1=R0 c3=O1 c5=O1 d5=P1 a2=K1 c2=V1 b4=O2 d6=K2 e6=V2 e1=R2 c6=O2 \
        e4=V3 b2=K3 a5=R3 a7=V3
round: 5
face: a
order: 0 1 2 3
slots: 0 1 2 R K O V";
    let id = open(&ana, json!({ "position": last, "seats": people(2) })).await;
    let (seat, now) = act(&ana, &id, "last").await;
    assert_eq!(ana.table(&id).await["status"], "over");
    back(&ana, &id, ("again", seat, false)).await;
    assert_eq!(ana.table(&id).await["status"], "running");
    assert_eq!(ana.state(&id, seat).await["view"], now["view"]);
}

#[tokio::test]
async fn it_is_in_no_list_and_the_oldest_makes_room() {
    let world = World::new().await;
    let (ana, ben) = (world.browser(), world.browser());
    let asked = || json!({ "position": CITY, "seats": people(1) });
    let mut ids = Vec::new();
    for _ in 0..4 {
        ids.push(open(&ana, asked()).await);
        world.time.advance(1);
    }
    let theirs = open(&ben, asked()).await;
    assert_eq!(ana.get("/api/me/tables").await, json!([]));
    assert_eq!(ana.get("/api/tables").await, json!([]));
    let gone = ana.refused("GET", &format!("/api/tables/{}", ids[0]), Value::Null).await;
    assert_eq!(gone, (404, "no_table".to_owned()));
    for id in ids[1..].iter().chain([&theirs]) {
        ana.table(id).await;
    }
    let bots = ana.table(&ids[1]).await["seats"].clone();
    assert_eq!((&bots[0]["kind"], &bots[3]["kind"]), (&json!("person"), &json!("bot")));
}

/// The status of an answer to a visitor without a cookie who opens a practice table.
async fn open_from(world: &Arc<World>, address: u8) -> u16 {
    let asked = json!({ "position": CITY, "seats": people(1) });
    let request = Request::post("/api/practice")
        .header("x-forwarded-for", format!("192.0.2.{address}"))
        .header(CONTENT_TYPE, "application/json")
        .body(Body::from(asked.to_string()));
    world.browser().send(request.unwrap()).await.status().as_u16()
}

#[tokio::test]
async fn an_address_replaces_its_own_oldest_one() {
    let store = Arc::new(Sqlite::memory().await.unwrap());
    let proxies =
        |config: &mut Config| config.trusted_proxies = vec!["127.0.0.1/32".parse().unwrap()];
    let world = World::with(store, proxies).await;
    let ids = async || -> Vec<String> {
        let there = world.store.idle_tables("practice-", i64::MAX).await.unwrap();
        there.into_iter().map(|row| row.id).collect()
    };
    assert_eq!(open_from(&world, 1).await, 200);
    for _ in 0..50 {
        world.time.advance(1);
        assert_eq!(open_from(&world, 2).await, 200);
    }
    let full = ids().await;
    assert_eq!(full.len(), 51);
    world.time.advance(1);
    assert_eq!(open_from(&world, 2).await, 200);
    let now = ids().await;
    assert_eq!((&now[0], &now[1..50], now.len()), (&full[0], &full[2..], 51));
}

#[tokio::test]
async fn an_unused_one_is_forgotten_after_an_hour() {
    let store = Arc::new(Sqlite::memory().await.unwrap());
    let start = 1_700_000_000_000;
    let world = World::at(Arc::clone(&store) as _, start, |_| {}).await;
    let ana = world.browser();
    let asked = json!({ "position": CITY, "seats": people(1) });
    let id = open(&ana, asked).await;
    let ordinary = ana.open(table(&["Ana"], 1)).await.0;
    // A server tidies up when it starts.
    let later = World::at(store, start + 62 * MINUTE, |_| {}).await;
    let ana = ana.at(&later);
    while ana.ask("GET", &format!("/api/tables/{id}"), None).await.0 == 200 {
        tokio::task::yield_now().await;
    }
    ana.table(&ordinary).await;
}

#[tokio::test]
async fn a_wrong_start_is_refused_with_place_and_rule() {
    let world = World::new().await;
    let ana = world.browser();
    let two = json!({ "position": CITY, "table": "x", "seats": people(4) });
    for (asked, refusal) in [
        (json!({ "seats": people(4) }), (400, "bad_body")),
        (two, (400, "bad_body")),
        (json!({ "table": "x" }), (404, "no_table")),
        (json!({ "position": "round: 4" }), (422, "bad_position")),
        (json!({ "position": CITY.replace("simplicity", "chess") }), (422, "no_game")),
        (json!({ "position": CITY.replace("d2=K0", "d3=K0") }), (422, "bad_position")),
        (json!({ "record": "{}" }), (422, "no_game")),
        (json!({ "position": CITY, "seats": people(5) }), (422, "bad_seats")),
    ] {
        let (status, code) = ana.refused("POST", "/api/practice", asked.clone()).await;
        assert_eq!((status, &*code), refusal, "{asked}");
    }
    let asked = json!({ "position": CITY.replace("d2=K0", "d3=K0") });
    let (_, answer) = ana.ask("POST", "/api/practice", Some(&asked)).await;
    assert_eq!(answer["error"]["rule"], "SIM-3.5");
    assert!(answer["error"]["text"].as_str().unwrap().starts_with("Line 3, column 17: d3"));
}

/// A game of people that has ended, with the luck of a secret.
fn ended(secret: &Secret) -> (Vec<Value>, String) {
    let agreement = Agreement { players: 2, ..Agreement::default() };
    let mut game = catalog::game("simplicity").unwrap().open(&agreement).unwrap();
    let (mut log, mut draws) = (vec![], 0);
    loop {
        match game.turn() {
            Turn::Over => break,
            Turn::Chance => {
                log.push(game.draw(secret.draw(draws, &game.weights())));
                draws += 1;
            }
            Turn::Seat(seat) => log.push(game.act(seat, &game.choices(seat)[0]).unwrap()),
            Turn::Together(_) => unreachable!("nobody plans in Simplicity"),
        }
    }
    let (commitment, hex) = (secret.commitment(), Some(secret.to_hex()));
    let luck = Luck { scheme: SCHEME.to_owned(), commitment, secret: hex };
    (log, game.record(vec!["Ana".to_owned(), "Ben".to_owned()], Some(luck)))
}

#[tokio::test]
async fn a_branch_of_a_record_may_repeat_its_draws() {
    let world = World::new().await;
    let ana = world.browser();
    let (log, record) = ended(&Secret::new([7; 32]));
    // The last act of round 4; after it seven tiles are drawn.
    let deals: Vec<usize> = (0..log.len())
        .filter(|&at| log[at].get("tile").is_some() && log[at - 1].get("take").is_some())
        .collect();
    let at = deals.last().unwrap() - 1;
    let asked = json!({ "record": record, "at": at, "draws": "same", "seats": people(2) });
    let id = open(&ana, asked).await;
    let seat = ana.state(&id, 0).await["turn"]["seats"][0].as_u64().unwrap();
    let seq = ana.state(&id, seat).await["seq"].as_u64().unwrap();
    ana.act(&id, (seat, seq), ("as-it-was", &log[at])).await;
    let slots = ana.state(&id, 0).await["view"]["slots"].clone();
    let drawn: Vec<&Value> = slots.as_array().unwrap().iter().map(|slot| &slot["tile"]).collect();
    let were: Vec<&Value> = log[at + 1..=at + 7].iter().map(|entry| &entry["tile"]).collect();
    assert_eq!(drawn, were);
}

#[tokio::test]
async fn a_practice_copy_has_what_the_visitor_knows() {
    let world = World::new().await;
    let (id, ana, _) = world.of_two().await;
    let view = ana.state(&id, 0).await["view"].clone();
    let branch = open(&ana, json!({ "table": id, "seats": people(2) })).await;
    assert_eq!(ana.state(&branch, 0).await["view"], view);
    let secret = |table: &Value| table["commitment"].clone();
    assert_ne!(secret(&ana.table(&branch).await), secret(&ana.table(&id).await), "its luck is own");
    let same = json!({ "table": id, "draws": "same", "seats": people(2) });
    let branch = open(&ana, same).await;
    assert_ne!(
        secret(&ana.table(&branch).await),
        secret(&ana.table(&id).await),
        "it is sealed yet"
    );
}

#[tokio::test]
async fn a_finished_game_is_counted_and_not_stored() {
    let world = World::new().await;
    let ana = world.browser();
    let count = |text: &str| json!({ "position": text });
    let city = ana.post("/api/count", count("game: simplicity 2\nRA RA\n.. K-\ntokens: A=1")).await;
    assert_eq!((&city["teams"][0]["total"], &city["teams"][0]["links"]), (&json!(8), &json!(3)));
    let sheet = "game: small-city 2 modules=police\nvotes 9; smoke 2; hall 1; rioting_hall 1";
    let sheet = ana.post("/api/count", count(sheet)).await;
    assert_eq!(sheet["seats"][0]["score"]["total"], json!(6));
    for (text, code, said) in [
        ("game: simplicity 2\nRA R?", "bad_position", "line 2, column 4"),
        ("game: small-city 2\nvotes many", "bad_position", "line 2, column 7"),
        ("votes 9", "bad_position", "line 1, column 1"),
        ("game: chess 2\nvotes 9", "no_game", ""),
    ] {
        let (_, answer) = ana.ask("POST", "/api/count", Some(&count(text))).await;
        assert_eq!(answer["error"]["code"], json!(code), "{answer}");
        assert!(
            answer["error"]["text"].as_str().unwrap().to_lowercase().contains(said),
            "{answer}"
        );
    }
    assert!(world.store.idle_tables("", i64::MAX).await.unwrap().is_empty());
}
