//! The server unloads running tables that nobody needs, and still does everything due there.

use std::sync::Arc;

use serde_json::{Value, json};
use server::Meters;
use store::{Asleep, Sqlite, Store};

use crate::browser::Browser;
use crate::failing::Failing;
use crate::world::{LOG, MINUTE, World, table};

pub(crate) const START: i64 = 1_700_000_000_000;
const DAY: i64 = 24 * 60 * MINUTE;

/// A server on a store, and its number of tables in memory.
pub(crate) async fn counted(store: &Arc<dyn Store>, now: i64) -> (Arc<World>, Meters) {
    let meters = Meters::default();
    let counting = meters.clone();
    let world = World::at(Arc::clone(store), now, |config| config.meters = counting).await;
    (world, meters)
}

fn in_memory(meters: &Meters, tables: u32) -> bool {
    counts(meters, "tables", tables)
}

fn counts(meters: &Meters, figure: &str, count: u32) -> bool {
    let line = format!("citywright_{figure} {count}");
    meters.text().lines().any(|figure| figure == line)
}

/// Waits until the metric shows this many tables, games or sockets.
pub(crate) async fn are(meters: &Meters, figure: &str, count: u32) {
    until(|| counts(meters, figure, count)).await;
}

/// Advances time until no game is in memory: a request may reach a table only after one of these
/// minutes, and the table then keeps its game from that time on.
pub(crate) async fn evicted(world: &World, meters: &Meters) {
    let put_away = || counts(meters, "games", 0);
    while !put_away() {
        world.time.advance(MINUTE);
        for _ in 0..1_000 {
            tokio::task::yield_now().await;
            if put_away() {
                return;
            }
        }
    }
}

async fn until(is_so: impl Fn() -> bool) {
    while !is_so() {
        tokio::task::yield_now().await;
    }
}

/// Waits until a table has been unloaded.
async fn until_unloaded(store: &Arc<dyn Store>, id: &str) -> Asleep {
    loop {
        if let Some(asleep) = store.asleep(id).await.unwrap() {
            return asleep;
        }
        tokio::task::yield_now().await;
    }
}

/// Waits until the server is ready: the games that ran at its start go on.
async fn ready(world: &Arc<World>) {
    let browser = world.browser();
    while browser.fetch("GET", "/ready", None).await.0 != 200 {
        tokio::task::yield_now().await;
    }
}

/// A game by mail of two people at one browser, with a day for each move.
pub(crate) fn by_mail() -> Value {
    json!({ "game": "simplicity", "players": 2, "start": true,
        "pace": { "kind": "mail", "days": 1 },
        "seats": [{ "kind": "me", "name": "Ana" }, { "kind": "person", "name": "Ben" }] })
}

/// The time when a bot moved for a person.
async fn moved(store: &Arc<dyn Store>, id: &str) -> Option<i64> {
    let log = store.log(id, 1).await.unwrap();
    log.iter().find(|line| line.by_bot).map(|line| line.at)
}

pub(crate) async fn memory() -> Arc<dyn Store> {
    Arc::new(Sqlite::memory().await.unwrap())
}

#[tokio::test]
async fn a_game_by_mail_is_unloaded_until_a_time_runs_out() {
    let store = memory().await;
    let (world, meters) = counted(&store, START).await;
    let ana = world.browser();
    let (id, _) = ana.open(by_mail()).await;
    let seq = ana.state(&id, 0).await["seq"].as_u64().unwrap();
    world.time.advance(10 * MINUTE);
    let unloaded = until_unloaded(&store, &id).await;
    assert_eq!(unloaded.due, Some(START + DAY - MINUTE), "a little before");
    until(|| in_memory(&meters, 0)).await;
    world.time.advance(DAY - 11 * MINUTE - 1);
    for _ in 0..100 {
        tokio::task::yield_now().await;
    }
    assert!(in_memory(&meters, 0), "nothing is due yet");
    world.time.advance(1_001);
    until(|| in_memory(&meters, 1)).await;
    world.time.advance(MINUTE);
    let at = loop {
        if let Some(at) = moved(&store, &id).await {
            break at;
        }
        tokio::task::yield_now().await;
    };
    assert!((START + DAY..START + DAY + 2_000).contains(&at), "in time: {at}");
    // Without requests the table is unloaded again at once, until the next time runs out.
    let unloaded = until_unloaded(&store, &id).await;
    assert_eq!(unloaded.due, Some(at + DAY - MINUTE));
    assert!(ana.state(&id, 0).await["seq"].as_u64().unwrap() > seq);
}

#[tokio::test]
async fn deadlines_missed_while_down_get_some_grace() {
    let store = memory().await;
    let (world, _) = counted(&store, START).await;
    let (id, _) = world.browser().open(by_mail()).await;
    world.time.advance(10 * MINUTE);
    until_unloaded(&store, &id).await;
    drop(world);
    let later = START + 3 * DAY;
    let (world, meters) = counted(&store, later).await;
    until(|| in_memory(&meters, 1)).await;
    assert_eq!(moved(&store, &id).await, None);
    world.time.advance(MINUTE);
    loop {
        if let Some(at) = moved(&store, &id).await {
            assert_eq!(at, later + MINUTE);
            break;
        }
        tokio::task::yield_now().await;
    }
}

#[tokio::test]
async fn a_start_loads_what_was_in_memory_and_nothing_else() {
    let failing = Failing::new().await;
    let store: Arc<dyn Store> = failing.clone();
    let (world, _) = counted(&store, START).await;
    let ana = world.browser();
    let (unloaded, _) = ana.open(table(&["Ana", "Ben"], 0)).await;
    world.time.advance(10 * MINUTE);
    assert_eq!(until_unloaded(&store, &unloaded).await.due, None, "no time runs here");
    let (loaded, _) = ana.open(table(&["Ana", "Ben"], 0)).await;
    drop(world);
    let (world, meters) = counted(&store, START + 10 * MINUTE).await;
    ready(&world).await;
    // The server loads what was in memory, then unloads it, because no request came.
    assert_eq!(until_unloaded(&store, &loaded).await.due, None);
    until(|| in_memory(&meters, 0)).await;
    // If all tables are unloaded, the server loads no game at all.
    failing.fail("log", false);
    let (world, _) = counted(&store, START + 10 * MINUTE).await;
    ready(&world).await;
    let told = String::from_utf8_lossy(&LOG.lock().unwrap()).into_owned();
    let warned = |id: &str| told.lines().any(|line| line.contains("WARN") && line.contains(id));
    assert!(!warned(&unloaded) && !warned(&loaded));
    failing.mend();
    let ana = ana.at(&world);
    for id in [unloaded, loaded] {
        assert_eq!(ana.table(&id).await["status"], "running");
        ana.play(&id, &[0, 1], 0).await;
    }
}

#[tokio::test]
async fn a_change_survives_a_crash() {
    let store = memory().await;
    let (world, _) = counted(&store, START).await;
    let ana = world.browser();
    let (id, _) = ana.open(by_mail()).await;
    world.time.advance(10 * MINUTE);
    until_unloaded(&store, &id).await;
    let seat = ana.state(&id, 0).await["turn"]["seats"][0].as_u64().unwrap();
    assert_eq!(store.asleep(&id).await.unwrap(), None, "a player has connected");
    let seq = ana.state(&id, seat).await["seq"].as_u64().unwrap();
    let entry = ana.choices(&id, seat).await.swap_remove(0);
    world.time.advance(10 * MINUTE);
    until_unloaded(&store, &id).await;
    let (status, _) = ana.act(&id, (seat, seq), ("one", &entry)).await;
    assert_eq!((status, store.asleep(&id).await.unwrap()), (200, None));
    // The server dies before it unloads the table again; the next one does so.
    drop(world);
    let (_world, _) = counted(&store, START + 21 * MINUTE).await;
    let due = until_unloaded(&store, &id).await.due.unwrap();
    let last = store.log(&id, 1).await.unwrap().pop().unwrap().at;
    assert_eq!(due, last + DAY - MINUTE);
}

/// A table loaded only for a list keeps its record.
#[tokio::test]
async fn reading_a_list_writes_nothing() {
    let failing = Failing::new().await;
    let store: Arc<dyn Store> = failing.clone();
    let (world, meters) = counted(&store, START).await;
    let [ana, eve] = [world.browser(), world.browser()];
    let mut asked = by_mail();
    asked["public"] = json!(true);
    let (id, _) = ana.open(asked).await;
    world.time.advance(10 * MINUTE);
    let unloaded = until_unloaded(&store, &id).await;
    until(|| in_memory(&meters, 0)).await;
    for method in ["wake", "sleep"] {
        failing.fail(method, false);
        assert_eq!(eve.get("/api/tables").await[0]["id"], json!(id));
        assert!(in_memory(&meters, 1));
        world.time.advance(10 * MINUTE);
        until(|| in_memory(&meters, 0)).await;
    }
    failing.mend();
    assert_eq!(store.asleep(&id).await.unwrap(), Some(unloaded));
}

#[tokio::test]
async fn a_table_that_cannot_be_unloaded_goes_on() {
    let failing = Failing::new().await;
    let store: Arc<dyn Store> = failing.clone();
    let (world, meters) = counted(&store, START).await;
    let ana = world.browser();
    let (id, _) = ana.open(by_mail()).await;
    failing.fail("sleep", false);
    world.time.advance(10 * MINUTE);
    until(|| in_memory(&meters, 0)).await;
    failing.mend();
    assert_eq!(store.asleep(&id).await.unwrap(), None, "the next start loads it");
    ana.table(&id).await;
    world.time.advance(10 * MINUTE);
    until_unloaded(&store, &id).await;
}

/// The other person of two may lend a seat after its owner's day of absence, whatever was in
/// memory.
#[tokio::test]
async fn absence_is_counted_while_a_table_is_unloaded() {
    let store = memory().await;
    let (world, _) = counted(&store, START).await;
    let (id, ana, ben) = world.of_two().await;
    ben.state(&id, 1).await;
    let can_lend = async |ana: &Browser| {
        ana.state(&id, 0).await;
        ana.table(&id).await["seats"][1]["can_lend"].clone()
    };
    world.time.advance(11 * MINUTE);
    until_unloaded(&store, &id).await;
    world.time.advance(DAY - 12 * MINUTE);
    assert_eq!(can_lend(&ana).await, false, "a minute is left");
    world.time.advance(10 * MINUTE);
    until_unloaded(&store, &id).await;
    // Another server knows it too.
    let (world, _) = counted(&store, START + DAY).await;
    assert_eq!(can_lend(&ana.at(&world)).await, true);
}

#[tokio::test]
async fn an_idle_game_ends() {
    let store = memory().await;
    let (world, _) = counted(&store, START).await;
    let ana = world.browser();
    let (id, _) = ana.open(table(&["Ana", "Ben"], 0)).await;
    let (mail, _) = ana.open(by_mail()).await;
    drop(world);
    let (world, _) = counted(&store, START + 180 * DAY).await;
    ready(&world).await;
    drop(world);
    let (world, _) = counted(&store, START + 180 * DAY + MINUTE).await;
    let ana = ana.at(&world);
    while ana.table(&id).await["status"] != "over" {
        tokio::task::yield_now().await;
    }
    assert_eq!(ana.table(&id).await["standings"], Value::Null, "nobody has won");
    assert_eq!(ana.table(&mail).await["status"], "running", "its time runs out instead");
}
