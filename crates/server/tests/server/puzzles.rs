//! Puzzles.

use std::sync::Arc;

use serde_json::{Value, json};
use store::Sqlite;

use crate::world::World;

/// A server that reviews nothing has puzzles all the same: their proofs need no search.
#[tokio::test]
async fn puzzles_are_shown_by_day_and_judged() {
    let store = Arc::new(Sqlite::memory().await.expect("a database in memory opens"));
    let world = World::with(store, |config| config.reviews = false).await;
    let ana = world.browser();
    let today = ana.get("/api/puzzles/simplicity").await;
    let number = |of: &Value| of.as_u64().expect("a number");
    let (count, day) = (number(&today["count"]), number(&today["day"]));
    let few = today["puzzles"].as_array().expect("a list");
    assert_eq!(few.len(), 30);
    assert_eq!(number(&few[0]["number"]), day % count);
    // The first follows the last, and days count on.
    let around = ana.get(&format!("/api/puzzles/simplicity?from={}", 3 * count - 1)).await;
    let numbers: Vec<u64> = around["puzzles"].as_array().expect("a list")[..3]
        .iter()
        .map(|puzzle| number(&puzzle["number"]))
        .collect();
    assert_eq!(numbers, [count - 1, 0, 1]);

    let puzzle = &around["puzzles"][1];
    let choices = ana.get("/api/puzzles/simplicity/0/choices").await;
    let all = choices["choices"].as_array().expect("a list");
    assert_eq!(all.len() as u64, number(&puzzle["choices"]));
    let right = all.iter().filter(|choice| choice["right"] == true);
    let answers = puzzle["answers"].as_array().expect("a list");
    assert!(right.map(|choice| &choice["plan"]).all(|plan| answers.contains(plan)));

    // Its position opens a table at which the answer and what follows it can be played.
    let seats = json!([{ "kind": "me", "name": "Ana" }]);
    let asked = json!({ "position": puzzle["position"], "seats": seats });
    let table = ana.post("/api/practice", asked).await;
    assert_eq!(table["status"], "running");
}

#[tokio::test]
async fn a_wrong_game_or_number_is_refused() {
    let world = World::new().await;
    let ana = world.browser();
    let refused = async |path: &str| ana.refused("GET", path, Value::Null).await;
    for path in ["/api/puzzles/chess", "/api/puzzles/chess/0/choices"] {
        assert_eq!(refused(path).await, (422, "no_game".to_owned()));
    }
    for number in ["100000", "-1", "first"] {
        let path = format!("/api/puzzles/simplicity/{number}/choices");
        assert_eq!(refused(&path).await, (404, "no_page".to_owned()));
    }
    let wrong = refused("/api/puzzles/simplicity?from=first").await;
    assert_eq!(wrong, (400, "bad_query".to_owned()));
    // A game without puzzles has an empty set.
    let none = ana.get("/api/puzzles/toy").await;
    assert_eq!((&none["count"], &none["puzzles"]), (&json!(0), &json!([])));
}
