//! Reviews of finished games.

use std::sync::Arc;

use catalog::{Agreement, Bot, CancelToken};
use kernel::{Rng, Turn};
use serde_json::{Value, json};
use store::Sqlite;

use crate::world::World;

/// A game of two bots, as far as `entries` entries.
fn record(entries: usize) -> String {
    let agreement = Agreement { players: 2, ..Agreement::default() };
    let face = catalog::game("simplicity").expect("the game");
    let mut table = face.open(&agreement).expect("the agreement is sound");
    while table.entries() < entries {
        match table.turn() {
            Turn::Seat(seat) => {
                let rng = Rng::stream(1, table.entries() as u64);
                let thought = table.thought(Bot::new("easy"), seat, &[], rng).expect("a bot");
                let entry = thought(CancelToken::default(), Arc::new(catalog::Alone)).entry;
                table.act(seat, &entry).expect("bots play by the rules");
            }
            _ => drop(table.draw(0)),
        }
    }
    table.record(vec!["Ana".to_owned(), "Bo".to_owned()], None)
}

/// A game that still runs needs no solver, so its review is quick.
#[tokio::test]
async fn a_record_is_reviewed_part_by_part() {
    let store = Arc::new(Sqlite::memory().await.expect("a database in memory opens"));
    let world = World::with(store, |config| config.review_worlds = Some(4)).await;
    let ana = world.browser();
    let asked = json!({ "record": record(20) });
    let begun = ana.post("/api/reviews", asked.clone()).await;
    let id = begun["id"].as_str().expect("an id").to_owned();
    let (mut since, mut decisions) = (0, 0);
    let done = loop {
        let path = format!("/api/reviews/{id}?since={since}&wait=30");
        let state = ana.get(&path).await;
        decisions += state["decisions"].as_array().expect("a list").len();
        since = state["next"].as_u64().expect("a number");
        if state["status"] == "done" {
            break state;
        }
    };
    // The strips, the face, the pawns and the tiles are one deal; then a block and takes come.
    assert_eq!((since, decisions), (4, 3));
    let review = &done["review"];
    assert_eq!(review["deals"].as_array().expect("a list").len(), 1);
    assert_eq!((review["balance"].clone(), review["unit"].clone()), (json!([]), json!("chance")));
    // The same record has the same review for everybody.
    let again = world.browser().post("/api/reviews", asked).await;
    assert_eq!(
        (&again["id"], &again["status"], &again["review"]),
        (&begun["id"], &json!("done"), review)
    );
}

#[tokio::test]
async fn a_review_needs_a_sound_record_or_a_finished_game() {
    let world = World::new().await;
    let (id, ana, _) = world.of_two().await;
    let refused = async |asked: Value| ana.refused("POST", "/api/reviews", asked).await;
    assert_eq!(refused(json!({ "table": id })).await, (409, "not_over".to_owned()));
    assert_eq!(refused(json!({})).await, (400, "bad_body".to_owned()));
    assert_eq!(refused(json!({ "record": "{}" })).await, (422, "no_game".to_owned()));
    let wrong = record(20).replacen("\"take\"", "\"tako\"", 1);
    assert_eq!(refused(json!({ "record": wrong })).await.0, 422);
    let unknown = ana.refused("GET", "/api/reviews/nobody", Value::Null).await;
    assert_eq!(unknown, (404, "no_review".to_owned()));
}

#[tokio::test]
async fn an_operator_turns_reviews_off() {
    let store = Arc::new(Sqlite::memory().await.expect("a database in memory opens"));
    let world = World::with(store, |config| config.reviews = false).await;
    let ana = world.browser();
    assert_eq!(ana.get("/api/server").await["reviews"], false);
    let refused = ana.refused("POST", "/api/reviews", json!({ "record": "{}" })).await;
    assert_eq!(refused, (404, "no_reviews".to_owned()));
}
