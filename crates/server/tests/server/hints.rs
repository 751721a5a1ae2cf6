//! Hints: what a bot would do in the place of a person who plays against bots.

use serde_json::{Value, json};

use crate::world::{World, table};

fn of(seat: u64) -> Value {
    json!({ "seat": seat })
}

#[tokio::test]
async fn a_whole_game_is_played_by_hints() {
    let world = World::new().await;
    for game in ["simplicity", "small-city"] {
        let ana = world.browser();
        let mut asked = table(&["Ana"], 1);
        asked["game"] = json!(game);
        let (id, _) = ana.open(asked).await;
        let path = format!("/api/tables/{id}/hints");
        let mut hints = 0;
        loop {
            let now = ana.turn(&id, 0).await;
            if now["turn"]["kind"] == "over" {
                break;
            }
            let hint = ana.post(&path, of(0)).await;
            // In a common turn the bot may have planned meanwhile; that changes nothing for Ana.
            let seq = now["seq"].as_u64().unwrap();
            let (status, _) =
                ana.act(&id, (0, seq), (&format!("hint-{hints}"), &hint["entry"])).await;
            assert_eq!(status, 200, "{game}: a hint may be done");
            hints += 1;
        }
        assert!(hints > 5, "{game}");
        assert_eq!(ana.refused("POST", &path, of(0)).await, (409, "game_over".to_owned()));
    }
}

#[tokio::test]
async fn no_hints_with_other_people_or_without_a_choice() {
    let world = World::new().await;
    let ana = world.browser();
    let (id, _) = ana.open(table(&["Ana", "Ben"], 0)).await;
    let path = format!("/api/tables/{id}/hints");
    let due = ana.state(&id, 0).await["turn"]["seats"][0].as_u64().unwrap();
    assert_eq!(ana.refused("POST", &path, of(due)).await, (409, "no_hint".to_owned()));
    let stranger = world.browser();
    assert_eq!(stranger.refused("POST", &path, of(due)).await, (403, "not_your_seat".to_owned()));

    // Time stands still, so a bot that begins only waits.
    let store = std::sync::Arc::new(store::Sqlite::memory().await.unwrap());
    let still = World::with(store, |config| config.timing.bot_delay = 900).await;
    let ben = still.browser();
    for _ in 0..40 {
        let (id, _) = ben.open(table(&["Ben"], 1)).await;
        if ben.state(&id, 0).await["turn"]["seats"][0] == 0 {
            continue;
        }
        let asked = ben.ask("POST", &format!("/api/tables/{id}/hints"), Some(&of(0))).await;
        assert_eq!(
            (asked.0, &asked.1["error"]["why"]),
            (409, &json!({ "why": "nothing_to_choose" }))
        );
        return;
    }
    panic!("Ben began 40 times");
}
