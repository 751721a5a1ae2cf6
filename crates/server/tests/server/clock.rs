//! A pace: when time runs out, bots make the move that is due and nobody loses a seat; restarts
//! change nothing.

use std::sync::Arc;

use futures_util::future::BoxFuture;
use serde_json::{Value, json};
use server::{ManualTime, TimeSource};
use store::{Sqlite, Store};

use crate::world::{MINUTE, World, offered};

/// A live game of two people at one browser: a minute in reserve, ten seconds a move.
fn live() -> Value {
    json!({ "game": "simplicity", "players": 2, "start": true,
        "pace": { "kind": "live", "reserve_seconds": 60, "move_seconds": 10 },
        "seats": [{ "kind": "me", "name": "Ana" }, { "kind": "person", "name": "Ben" }] })
}

#[tokio::test]
async fn a_bot_makes_the_move_when_time_runs_out() {
    let world = World::new().await;
    let ana = world.browser();
    let (id, _) = ana.open(live()).await;
    let state = ana.state(&id, 0).await;
    let mut seq = state["seq"].as_u64().unwrap();
    let late = state["turn"]["seats"][0].clone();
    let clock = ana.table(&id).await["clock"].clone();
    let now = clock["now"].as_i64().unwrap();
    assert_eq!(clock["deadline"], now + 70_000);
    assert_eq!(clock["reserves"], json!([60_000, 60_000]));

    world.time.advance(69_999);
    assert_eq!(ana.state(&id, 0).await["seq"], seq);
    world.time.advance(1);
    // A move of Simplicity may have a second part: the bot does everything due, and no more.
    loop {
        let update = ana.since(&id, 0, seq).await;
        for step in update["steps"].as_array().unwrap() {
            assert_eq!((&step["seat"], &step["bot"]), (&late, &json!(true)));
            seq += 1;
        }
        let now = ana.state(&id, 0).await;
        if now["seq"] == seq && now["turn"]["seats"][0] != late {
            break;
        }
    }
    let table = ana.table(&id).await;
    assert_eq!(table["clock"]["reserves"][late.as_u64().unwrap() as usize], 0);
    assert_eq!(table["seats"][late.as_u64().unwrap() as usize]["kind"], "person");
    assert_eq!(table["status"], "running");
}

#[tokio::test]
async fn times_survive_a_restart_and_give_some_grace() {
    let store: Arc<dyn Store> = Arc::new(Sqlite::memory().await.unwrap());
    let world = World::with(Arc::clone(&store), |_| {}).await;
    let ana = world.browser();
    let (id, _) = ana.open(live()).await;
    let state = ana.state(&id, 0).await;
    let seat = state["turn"]["seats"][0].as_u64().unwrap();
    world.time.advance(30_000);
    let now = ana.state(&id, seat).await;
    let seq = now["seq"].as_u64().unwrap();
    ana.act(&id, (seat, seq), ("one", &offered(&now, 0))).await;
    let before = ana.table(&id).await["clock"].clone();
    assert_eq!(before["reserves"][seat as usize], 40_000, "10 of the 30 seconds were free");

    let start = before["now"].as_i64().unwrap();
    let soon = World::at(Arc::clone(&store), start + 5_000, |_| {}).await;
    let after = ana.at(&soon).table(&id).await["clock"].clone();
    assert_eq!(
        (&after["deadline"], &after["reserves"]),
        (&before["deadline"], &before["reserves"])
    );

    let late = before["deadline"].as_i64().unwrap() + 5 * MINUTE;
    let later = World::at(store, late, |_| {}).await;
    let ana = ana.at(&later);
    assert_eq!(ana.table(&id).await["clock"]["deadline"], late + MINUTE);
    let seq = ana.state(&id, 0).await["seq"].as_u64().unwrap();
    later.time.advance(MINUTE);
    assert_eq!(ana.since(&id, 0, seq).await["steps"][0]["bot"], true);
}

#[tokio::test]
async fn a_game_by_mail_has_days() {
    let world = World::new().await;
    let ana = world.browser();
    let mut asked = live();
    asked["pace"] = json!({ "kind": "mail", "days": 3 });
    let (id, _) = ana.open(asked).await;
    let clock = ana.table(&id).await["clock"].clone();
    let days = clock["deadline"].as_i64().unwrap() - clock["now"].as_i64().unwrap();
    assert_eq!((days, &clock["reserves"]), (3 * 24 * 60 * MINUTE, &json!([null, null])));
}

#[tokio::test]
async fn an_abandoned_game_comes_to_its_end() {
    let world = World::new().await;
    let ana = world.browser();
    let (id, _) = ana.open(live()).await;
    let mut seq = 0;
    while ana.table(&id).await["status"] == "running" {
        world.time.advance(2 * MINUTE);
        let update = ana.get(&format!("/api/tables/{id}/state?since={seq}&wait=30")).await;
        let now = if update["now"].is_null() { &update["state"] } else { &update["now"] };
        seq = now["seq"].as_u64().unwrap();
    }
    assert_eq!(ana.table(&id).await["standings"].as_array().unwrap().len(), 2);
}

#[tokio::test]
async fn a_pace_has_limits() {
    let world = World::new().await;
    let ana = world.browser();
    for pace in [
        json!({ "kind": "live", "reserve_seconds": 60, "move_seconds": 0 }),
        json!({ "kind": "live", "reserve_seconds": 4_000_000, "move_seconds": 10 }),
        json!({ "kind": "mail", "days": 0 }),
        json!({ "kind": "mail", "days": 31 }),
    ] {
        let mut asked = live();
        asked["pace"] = pace;
        let refused = ana.refused("POST", "/api/tables", asked).await;
        assert_eq!(refused, (422, "bad_pace".to_owned()));
    }
}

/// A system clock that can be set, beside a monotonic one.
struct Set {
    wall: ManualTime,
    steady: ManualTime,
}

impl TimeSource for Set {
    fn now(&self) -> i64 {
        self.wall.now()
    }
    fn until(&self, at: i64) -> BoxFuture<'static, ()> {
        self.wall.until(at)
    }
    fn steady(&self) -> i64 {
        self.steady.now()
    }
    fn until_steady(&self, at: i64) -> BoxFuture<'static, ()> {
        self.steady.until(at)
    }
}

/// A computer without a battery clock sets its clock minutes after its start, from the network.
#[tokio::test]
async fn setting_the_system_clock_costs_no_time_in_a_live_game() {
    let start = 1_700_000_000_000;
    let time = Arc::new(Set { wall: ManualTime::new(start), steady: ManualTime::new(start) });
    let store: Arc<dyn Store> = Arc::new(Sqlite::memory().await.unwrap());
    let world = World::with(store, |config| config.time = time.clone()).await;
    let ana = world.browser();
    let (id, _) = ana.open(live()).await;
    let seq = ana.state(&id, 0).await["seq"].clone();
    time.wall.advance(3 * 24 * 60 * MINUTE);
    time.steady.advance(69_999);
    assert_eq!(ana.table(&id).await["clock"]["reserves"], json!([60_000, 60_000]));
    assert_eq!(ana.state(&id, 0).await["seq"], seq, "time is left");
    time.steady.advance(1);
    assert_ne!(ana.since(&id, 0, seq.as_u64().unwrap()).await["steps"], json!([]));
}
