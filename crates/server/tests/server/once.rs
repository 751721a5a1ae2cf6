//! Every input counts exactly once, whoever else sends one.

use std::sync::Arc;
use std::sync::atomic::{AtomicBool, Ordering};

use async_trait::async_trait;
use futures_util::future::join_all;
use kernel::Seat;
use serde_json::{Value, json};
use store::{Entry, Millis, Sqlite, Store, StoreError, TableRow, TokenHash};

use crate::world::{World, table};

#[tokio::test]
async fn an_input_counts_once_however_often_it_is_sent() {
    let world = World::new().await;
    let ana = world.browser();
    let (id, _) = ana.open(table(&["Ana"], 1)).await;
    let now = ana.turn(&id, 0).await;
    let seq = now["seq"].as_u64().unwrap();
    let entry = &now["choices"][0]["entry"];
    let sent = (0..20).map(|_| ana.act(&id, (0, seq), ("same", entry)));
    let answers = join_all(sent).await;
    let ack = json!({ "id": "same", "seq": seq + 1 });
    assert!(answers.iter().all(|answer| *answer == (200, ack.clone())), "{answers:?}");
    ana.turn(&id, 0).await;
    assert_eq!(ana.act(&id, (0, seq), ("same", entry)).await, (200, ack), "also later");
    let log = world.store.log(&id, 1).await.unwrap();
    assert_eq!(log.iter().filter(|entry| entry.client.is_some()).count(), 1);
}

#[tokio::test]
async fn of_two_racing_inputs_one_wins() {
    let world = World::new().await;
    let ana = world.browser();
    let (id, _) = ana.open(table(&["Ana"], 1)).await;
    let now = ana.turn(&id, 0).await;
    let seq = now["seq"].as_u64().unwrap();
    let choices = now["choices"].as_array().unwrap();
    let names: Vec<String> = (0..10).map(|index| format!("race-{index}")).collect();
    let sent = names
        .iter()
        .zip(choices)
        .map(|(name, choice)| ana.act(&id, (0, seq), (name, &choice["entry"])));
    let answers = join_all(sent).await;
    let won = answers.iter().filter(|(status, _)| *status == 200).count();
    assert_eq!(won, 1, "{answers:?}");
    for (_, lost) in answers.iter().filter(|(status, _)| *status != 200) {
        assert_eq!(lost["error"]["code"], "stale");
        assert!(lost["state"]["seq"].as_u64().unwrap() > seq, "the fresh state comes with it");
    }
}

#[tokio::test]
async fn the_ids_of_two_seats_never_meet() {
    let world = World::new().await;
    let ana = world.browser();
    let (id, _) = ana.open(table(&["Ana", "Ben"], 0)).await;
    let mut acted = Vec::new();
    while acted.len() < 2 {
        let seat = ana.state(&id, 0).await["turn"]["seats"][0].as_u64().unwrap();
        let now = ana.state(&id, seat).await;
        let seq = now["seq"].as_u64().unwrap();
        // Each seat calls its first input the same.
        let name = if acted.contains(&seat) { format!("more-{seq}") } else { "first".to_owned() };
        let (status, ack) = ana.act(&id, (seat, seq), (&name, &now["choices"][0]["entry"])).await;
        assert_eq!((status, &ack["seq"]), (200, &json!(seq + 1)), "it counts");
        if !acted.contains(&seat) {
            acted.push(seat);
        }
    }
}

#[tokio::test]
async fn an_input_has_a_plain_id() {
    let world = World::new().await;
    let ana = world.browser();
    let (id, _) = ana.open(table(&["Ana"], 1)).await;
    for name in ["", "a b", "ä", &"x".repeat(65)] {
        let (status, answer) = ana.act(&id, (0, 0), (name, &Value::Null)).await;
        assert_eq!((status, &answer["error"]["code"]), (422, &json!("bad_id")));
    }
}

#[tokio::test]
async fn two_servers_share_a_database() {
    let store: Arc<dyn Store> = Arc::new(Sqlite::memory().await.unwrap());
    let one = World::with(Arc::clone(&store), |_| {}).await;
    let ana = one.browser();
    let (id, _) = ana.open(table(&["Ana", "Ben"], 0)).await;
    let two = World::with(store, |_| {}).await;
    let same = ana.at(&two);
    let now = same.state(&id, 0).await;
    let seat = now["turn"]["seats"][0].as_u64().unwrap();
    let now = same.state(&id, seat).await;
    let seq = now["seq"].as_u64().unwrap();

    let first = (seat, seq);
    let (status, _) = ana.act(&id, first, ("one", &now["choices"][0]["entry"])).await;
    assert_eq!(status, 200);
    let (status, answer) = same.act(&id, first, ("two", &now["choices"][1]["entry"])).await;
    assert_eq!((status, &answer["error"]["code"]), (409, &json!("stale")));
    assert_eq!(answer["state"], ana.state(&id, seat).await, "it knows what the other did");
    let (status, ack) = same.act(&id, first, ("one", &now["choices"][0]["entry"])).await;
    assert_eq!((status, &ack["seq"]), (200, &json!(seq + 1)), "it knows that this counts");
}

#[tokio::test]
async fn an_input_whose_acknowledgement_was_lost_counts_once() {
    let store: Arc<dyn Store> = Arc::new(Sqlite::memory().await.unwrap());
    let failing = Arc::new(Failing { store, fails: AtomicBool::new(false), keeps: true });
    let world = World::with(failing.clone(), |_| {}).await;
    let ana = world.browser();
    let (id, _) = ana.open(table(&["Ana", "Ben"], 0)).await;
    let seat = ana.state(&id, 0).await["turn"]["seats"][0].as_u64().unwrap();
    let now = ana.state(&id, seat).await;
    let (seq, entry) = (now["seq"].as_u64().unwrap(), &now["choices"][0]["entry"]);

    failing.fails.store(true, Ordering::SeqCst);
    let (status, answer) = ana.act(&id, (seat, seq), ("one", entry)).await;
    assert_eq!((status, &answer["error"]["code"]), (500, &json!("internal")));
    failing.fails.store(false, Ordering::SeqCst);
    let (status, ack) = ana.act(&id, (seat, seq), ("one", entry)).await;
    assert_eq!((status, &ack["seq"]), (200, &json!(seq + 1)));
    assert_eq!(ana.state(&id, seat).await["seq"], seq + 1);
}

#[tokio::test]
async fn what_was_not_appended_never_happened() {
    let store: Arc<dyn Store> = Arc::new(Sqlite::memory().await.unwrap());
    let failing = Arc::new(Failing { store, fails: AtomicBool::new(false), keeps: false });
    let world = World::with(failing.clone(), |_| {}).await;
    let ana = world.browser();
    let (id, _) = ana.open(table(&["Ana", "Ben"], 0)).await;
    let seat = ana.state(&id, 0).await["turn"]["seats"][0].as_u64().unwrap();
    let now = ana.state(&id, seat).await;
    let mut watching = crate::socket::Socket::look(&world.browser(), &id, None).await;
    assert_eq!(watching.next().await.unwrap()["type"], "state");

    failing.fails.store(true, Ordering::SeqCst);
    let entry = &now["choices"][0]["entry"];
    let seq = now["seq"].as_u64().unwrap();
    assert_eq!(ana.act(&id, (seat, seq), ("one", entry)).await.0, 500);
    failing.fails.store(false, Ordering::SeqCst);
    while let Some(told) = watching.next().await {
        assert_eq!(told["type"], "table", "nobody was told");
    }
    assert_eq!(ana.state(&id, seat).await, now);
    assert_eq!(ana.act(&id, (seat, seq), ("one", entry)).await.0, 200);
}

/// A store that fails to append, or to say that it has appended.
struct Failing {
    store: Arc<dyn Store>,
    fails: AtomicBool,
    keeps: bool,
}

#[async_trait]
impl Store for Failing {
    async fn append(&self, id: &str, entries: &[Entry]) -> Result<(), StoreError> {
        let fails = self.fails.load(Ordering::SeqCst);
        if !fails || self.keeps {
            self.store.append(id, entries).await?;
        }
        let problem = "the disk is full".to_owned();
        if fails { Err(StoreError::Backend { problem }) } else { Ok(()) }
    }

    async fn create(&self, table: &TableRow) -> Result<(), StoreError> {
        self.store.create(table).await
    }

    async fn load(&self, id: &str) -> Result<TableRow, StoreError> {
        self.store.load(id).await
    }

    async fn update(&self, table: &TableRow) -> Result<TableRow, StoreError> {
        self.store.update(table).await
    }

    async fn finish(&self, id: &str, at: Millis) -> Result<TableRow, StoreError> {
        self.store.finish(id, at).await
    }

    async fn rematch(&self, id: &str, new: &TableRow) -> Result<TableRow, StoreError> {
        self.store.rematch(id, new).await
    }

    async fn set_code(
        &self,
        id: &str,
        seat: Seat,
        code: TokenHash,
    ) -> Result<TableRow, StoreError> {
        self.store.set_code(id, seat, code).await
    }

    async fn claim(
        &self,
        code: TokenHash,
        browser: TokenHash,
    ) -> Result<(TableRow, Seat), StoreError> {
        self.store.claim(code, browser).await
    }

    async fn log(&self, id: &str, from: u32) -> Result<Vec<Entry>, StoreError> {
        self.store.log(id, from).await
    }

    async fn tables_of(&self, browser: TokenHash, most: u32) -> Result<Vec<TableRow>, StoreError> {
        self.store.tables_of(browser, most).await
    }

    async fn public_tables(&self, most: u32) -> Result<Vec<TableRow>, StoreError> {
        self.store.public_tables(most).await
    }

    async fn running_tables(&self) -> Result<Vec<TableRow>, StoreError> {
        self.store.running_tables().await
    }

    async fn forget_lobbies(&self, before: Millis) -> Result<Vec<String>, StoreError> {
        self.store.forget_lobbies(before).await
    }

    async fn close(&self) {
        self.store.close().await;
    }
}
