//! Reviews of finished games.

use std::sync::Arc;

use catalog::{Agreement, Bot, CancelToken};
use kernel::{Rng, Turn};
use serde_json::{Value, json};
use store::Sqlite;

use crate::socket::apply;
use crate::world::{World, judge};

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
    let world = quick().await;
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

/// A review that is there, of a game that still runs.
async fn reviewed(world: &Arc<World>) -> (Value, Value) {
    let record = record(20);
    let ana = world.browser();
    let begun = ana.post("/api/reviews", json!({ "record": record })).await;
    let id = begun["id"].as_str().expect("an id").to_owned();
    loop {
        let state = ana.get(&format!("/api/reviews/{id}?since=0&wait=30")).await;
        if state["status"] == "done" {
            return (state, serde_json::from_str(&record).expect("JSON"));
        }
    }
}

/// A server whose reviews are quick: a choice is tried in as many worlds however slow the machine is.
async fn quick() -> Arc<World> {
    let store = Arc::new(Sqlite::memory().await.expect("a database in memory opens"));
    World::with(store, |config| config.review_worlds = Some(8)).await
}

/// Everybody who knows the review finds its record and its views, also in another browser.
#[tokio::test]
async fn a_review_has_its_record_and_the_view_of_every_moment() {
    let world = quick().await;
    let (state, record) = reviewed(&world).await;
    assert_eq!(state["game"], "simplicity");
    let bo = world.browser();
    let at = |more: &str| format!("/api/reviews/{}/{more}", state["id"].as_str().expect("an id"));
    assert_eq!(bo.get(&at("record")).await, record);
    let told = bo.get(&at("moments")).await;
    judge("/components/schemas/SimplicityTables", &told["tables"]);
    let mut view = told["view"].clone();
    let mut seen = vec![];
    for moment in told["moments"].as_array().expect("a list") {
        view = apply(view, &moment["patch"]);
        judge("/components/schemas/SimplicityView", &view);
        assert_eq!(moment["seat"], Value::Null, "all see the same");
        seen.push((moment["at"].clone(), view.clone()));
    }
    let face = catalog::game("simplicity").expect("the game");
    for decision in state["review"]["decisions"].as_array().expect("a list") {
        let entries = decision["at"].as_u64().expect("a number") as usize;
        let shown = face.show(&record.to_string(), 1, Some(entries)).expect("a sound record");
        let (_, view) = seen.iter().find(|(at, _)| *at == decision["at"]).expect("it is shown");
        assert_eq!(*view, shown.view);
    }
    for more in ["record", "moments"] {
        let unknown = bo.refused("GET", &format!("/api/reviews/nobody/{more}"), Value::Null).await;
        assert_eq!(unknown, (404, "no_review".to_owned()));
    }
}

#[tokio::test]
async fn any_legal_choice_is_judged() {
    let world = quick().await;
    let (state, record) = reviewed(&world).await;
    let ana = world.browser();
    let path = |what: &str| format!("/api/reviews/{}/{what}", state["id"].as_str().expect("an id"));
    let choices = path("choices");
    let decision = &state["review"]["decisions"][1];
    let (at, who) = (&decision["at"], &decision["who"]);
    let ask = |plan: &Value| json!({ "at": at, "who": who, "plan": plan });
    let played = ana.post(&choices, ask(&decision["played"]["plan"])).await;
    assert_eq!(played["loss"].as_f64(), Some(decision["loss"].as_f64().unwrap_or(0.0)));
    // What somebody does at a practice table is judged as well.
    let table = json!({ "record": record.to_string(), "at": at, "seats": (0..2).map(|seat| {
        let kind = if who == seat { "me" } else { "person" };
        json!({ "kind": kind, "name": format!("Ana {seat}") })
    }).collect::<Vec<_>>() });
    let table = ana.post("/api/practice", table).await["id"].clone();
    let id = table.as_str().expect("an id");
    let seat = who.as_u64().expect("a seat");
    let known = ana.get(&format!("/api/tables/{id}/state?seat={seat}")).await;
    let offers = ana.get(&format!("/api/tables/{id}/choices?seat={seat}")).await;
    let other = offers["entries"].as_array().expect("a list").last().expect("a choice").clone();
    let input =
        json!({ "id": "one", "seat": seat, "expect": known["state"]["seq"], "entry": other });
    ana.post(&format!("/api/tables/{id}/inputs"), input).await;
    let there = ana.post(&choices, json!({ "at": at, "who": who, "table": table })).await;
    assert_eq!(there["choice"]["plan"], json!([other]));
    assert_eq!(there, ana.post(&choices, ask(&json!([other]))).await);
    // Twice in one place is against the rules of the game.
    let refused = async |asked: Value| ana.refused("POST", &choices, asked).await;
    assert_eq!(refused(ask(&json!([other, other]))).await.0, 422);
    let many = vec![other.clone(); 65];
    assert_eq!(refused(ask(&json!(many))).await, (400, "bad_body".to_owned()));
    assert_eq!(refused(ask(&json!([]))).await, (400, "bad_body".to_owned()));
    assert_eq!(refused(json!({ "at": at, "who": who })).await, (400, "bad_body".to_owned()));
    let nowhere = json!({ "at": 1, "who": 0, "plan": [] });
    assert_eq!(refused(nowhere).await, (404, "no_review".to_owned()));
    let bo = world.browser();
    let asked = json!({ "at": at, "who": who, "table": table });
    assert_eq!(bo.refused("POST", &choices, asked).await, (403, "not_your_seat".to_owned()));
    // A deeper look takes four times the worlds; the review stays as it is.
    let deeper = ana.post(&path("decisions"), json!({ "at": at, "who": who })).await;
    assert_eq!(deeper["worlds"].as_u64(), decision["worlds"].as_u64().map(|worlds| 4 * worlds));
    assert_eq!(reviewed(&world).await.0["review"], state["review"]);
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
