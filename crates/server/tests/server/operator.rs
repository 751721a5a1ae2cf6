//! Orders of the operator while the server runs: another program writes them into the database.

use std::sync::Arc;

use serde_json::{Value, json};
use server::{Config, FootLink, Policy};
use store::{Order, Sqlite, Store};
use tempfile::TempDir;

use crate::browser::Browser;
use crate::socket::Socket;
use crate::world::{MINUTE, World, table};

/// A server on a folder, and the operator's access to that folder.
struct Hosted {
    world: Arc<World>,
    operator: Sqlite,
    _folder: TempDir,
}

async fn hosted(configure: impl FnOnce(&mut Config)) -> Hosted {
    let folder = tempfile::tempdir().unwrap();
    let store = Sqlite::open_alone(folder.path()).await.unwrap();
    let world = World::with(Arc::new(store), configure).await;
    let operator = Sqlite::order(folder.path()).await.unwrap();
    Hosted { world, operator, _folder: folder }
}

impl Hosted {
    async fn order(&self, order: Order) -> Vec<String> {
        self.operator.carry_out(&order).await.unwrap()
    }

    async fn announce(&self, text: Option<&str>) {
        self.order(Order::Announce { text: text.map(str::to_owned) }).await;
    }
}

/// The first table that a browser opens.
async fn lobby(browser: &Browser) -> String {
    let seats = json!([{ "kind": "me", "name": "Ana" }]);
    let asked = json!({ "game": "simplicity", "players": 2, "public": true, "seats": seats });
    browser.open(asked).await.0
}

/// Waits for news of a table without a socket until the table is gone.
async fn gone(browser: &Browser, id: &str) {
    let (_, news) = browser.ask("GET", &format!("/api/tables/{id}/state"), None).await;
    let since = news["state"]["seq"].as_u64().unwrap_or(0);
    let path = format!("/api/tables/{id}/state?since={since}&wait=20");
    loop {
        let (status, answer) = browser.ask("GET", &path, None).await;
        if status == 404 {
            assert_eq!(answer["error"]["code"], "no_table");
            return;
        }
    }
}

#[tokio::test]
async fn people_at_a_deleted_table_get_an_error() {
    let hosted = hosted(|_| {}).await;
    let (id, ana, ben) = hosted.world.of_two().await;
    let mut socket = Socket::look(&ana, &id, Some(0)).await;
    // Ben waits for news without a socket.
    let delete = hosted.order(Order::Delete { table: id.clone() });
    tokio::join!(delete, gone(&ben, &id));
    let told = socket.await_that(|message| message["type"] == "failed").await;
    assert_eq!(told["error"]["text"], "The operator of this server has deleted this table.");
    assert_eq!(told["error"]["code"], "no_table");
    let path = format!("/api/tables/{id}");
    assert_eq!(ana.refused("GET", &path, Value::Null).await.0, 404);
    assert_eq!(ana.get("/api/me/tables").await, json!([]));
    // Other tables go on.
    let other = lobby(&ana).await;
    assert_eq!(ana.table(&other).await["status"], "lobby");
}

#[tokio::test]
async fn a_closed_game_keeps_its_position() {
    let hosted = hosted(|_| {}).await;
    let (id, ana, _) = hosted.world.of_two().await;
    let mut socket = Socket::look(&ana, &id, Some(0)).await;
    let lines = hosted.world.store.log(&id, 1).await.unwrap().len();
    let close = || Order::Close { table: id.clone(), line: server::closing(1) };
    hosted.order(close()).await;
    let told = socket.await_that(|message| message["table"]["status"] == "over").await;
    assert_eq!(told["table"]["standings"], Value::Null, "it has no result");
    let log = hosted.world.store.log(&id, 1).await.unwrap();
    assert_eq!((log.len(), &*log[lines].kind), (lines + 1, "close"));
    let row = hosted.world.store.load(&id).await.unwrap();
    let games = crate::world::games();
    assert!(server::Sound::judge(&games, row, &log).is_ok(), "the doctor finds it sound");
    let again = hosted.operator.carry_out(&close()).await;
    assert_eq!(again, Err(store::StoreError::Conflict), "it does not run any more");
}

#[tokio::test]
async fn a_hidden_table_is_in_no_list_and_stays_open_to_its_link() {
    let hosted = hosted(|_| {}).await;
    let (ana, ben) = (hosted.world.browser(), hosted.world.browser());
    let id = lobby(&ana).await;
    assert_eq!(ben.get("/api/tables").await[0]["id"], id.as_str());
    hosted.order(Order::Hide { table: id.clone(), hidden: true }).await;
    assert_eq!(ben.get("/api/tables").await, json!([]));
    assert_eq!(ben.sit(&id, "Ben", &Value::Null).await, 1);
    assert_eq!(ana.get("/api/me/tables").await[0]["id"], id.as_str());
}

#[tokio::test]
async fn a_banned_address_is_cut_off_for_a_time() {
    let hosted = hosted(|_| {}).await;
    let (id, ana, _) = hosted.world.of_two().await;
    let mut socket = Socket::look(&ana, &id, Some(0)).await;
    let until = 1_700_000_000_000 + 10 * MINUTE;
    let ban = Order::Ban { network: "127.0.0.1/32".to_owned(), until: Some(until) };
    hosted.order(ban).await;
    assert_eq!(socket.code().await, 1008);
    assert_eq!(ana.refused("GET", "/api/games", Value::Null).await, (403, "banned".to_owned()));
    hosted.world.time.advance(10 * MINUTE);
    ana.get("/api/games").await;
}

#[tokio::test]
async fn an_announcement_reaches_every_page_and_stops_new_tables() {
    let hosted = hosted(|_| {}).await;
    let (id, ana, ben) = hosted.world.of_two().await;
    let mut socket = Socket::look(&ana, &id, Some(0)).await;
    hosted.announce(Some("Back at eight.")).await;
    let told = socket.await_that(|message| message["type"] == "announced").await;
    assert_eq!(told["text"], "Back at eight.");
    let asked = table(&["Cleo"], 1);
    assert_eq!(
        ben.refused("POST", "/api/tables", asked.clone()).await,
        (503, "no_new_tables".to_owned())
    );
    assert_eq!(ben.get("/api/server").await["announcement"], "Back at eight.");
    let news = ben.get(&format!("/api/tables/{id}/state?seat=1")).await;
    assert_eq!(news["announcement"], "Back at eight.", "for those without a socket");
    hosted.announce(None).await;
    let told = socket.await_that(|message| message["type"] == "announced").await;
    assert_eq!(told["text"], Value::Null);
    ben.open(asked).await;
}

#[tokio::test]
async fn a_deleted_person_leaves_no_data() {
    let hosted = hosted(|_| {}).await;
    let (id, ana, ben) = hosted.world.of_two().await;
    let (hosts, sits) = (lobby(&ben).await, lobby(&ana).await);
    ben.sit(&sits, "Ben", &Value::Null).await;
    let person = ben.get("/api/me").await["person"].as_str().unwrap().to_owned();
    let row = hosted.operator.load(&id).await.unwrap();
    let browser = row.seats[1].browser.unwrap();
    assert_eq!(browser.person(), person);
    let mut socket = Socket::look(&ana, &id, Some(0)).await;
    let mut changed = hosted.order(Order::ForgetPerson { browser }).await;
    changed.sort();
    let mut all = vec![id.clone(), hosts.clone(), sits.clone()];
    all.sort();
    assert_eq!(changed, all);
    let told = socket.await_that(|message| message["table"]["seats"][1]["name"] == "#2").await;
    assert_eq!(told["table"]["seats"][0]["name"], "Ana");
    gone(&ana, &hosts).await;
    let freed = ana.table(&sits).await["seats"][1].clone();
    assert_eq!((&freed["kind"], &freed["name"]), (&json!("open"), &Value::Null));
    assert_eq!(ben.get("/api/me").await["person"], Value::Null);
    assert_eq!(ben.get("/api/me/tables").await, json!([]));
}

#[tokio::test]
async fn a_browser_forgets_itself() {
    let world = World::new().await;
    let ana = world.browser();
    let (id, _) = ana.open(table(&["Ana"], 1)).await;
    let before = ana.cookie().unwrap();
    ana.change("DELETE", "/api/me", Value::Null).await;
    assert_eq!(ana.cookie().unwrap(), "citywright=", "the browser drops an empty, old cookie");
    assert_eq!(ana.get("/api/me/tables").await, json!([]));
    let again = Browser::known(&world, Some(before));
    assert_eq!(again.table(&id).await["you"], json!([0]), "the server keeps the seat");
}

/// Another page of this host may have set the cookie and would know it.
#[tokio::test]
async fn a_cookie_without_a_seat_is_replaced() {
    let world = World::new().await;
    let planted = format!("citywright={}", "a".repeat(64));
    let ana = Browser::known(&world, Some(planted.clone()));
    let (id, _) = ana.open(table(&["Ana"], 1)).await;
    let given = ana.cookie().unwrap();
    assert_ne!(given, planted);
    assert_eq!(ana.table(&id).await["you"], json!([0]));
    let thief = Browser::known(&world, Some(planted));
    assert_eq!(thief.table(&id).await["you"], json!([]));
    ana.open(table(&["Ana"], 1)).await;
    assert_eq!(ana.cookie().unwrap(), given, "a browser with a seat keeps its cookie");
}

#[tokio::test]
async fn only_people_with_the_opening_word_open_tables() {
    let links = vec![FootLink { text: "Imprint".into(), url: "https://example.org/".into() }];
    let policy = Policy {
        opening_word: Some("meadow".to_owned()),
        foot: Some("A club.".to_owned()),
        links,
        ..Policy::default()
    };
    let store = Arc::new(Sqlite::memory().await.unwrap());
    let world = World::with(store, |config| config.policy = policy).await;
    let ana = world.browser();
    let about = ana.get("/api/server").await;
    assert_eq!(about["needs_word"], true);
    assert_eq!(
        (&about["foot"], &about["links"][0]["text"]),
        (&json!("A club."), &json!("Imprint"))
    );
    let mut asked = table(&["Ana"], 1);
    let refused = async |asked: &Value| ana.refused("POST", "/api/tables", asked.clone()).await;
    assert_eq!(refused(&asked).await, (403, "needs_word".to_owned()));
    asked["word"] = "garden".into();
    assert_eq!(refused(&asked).await, (403, "bad_word".to_owned()));
    asked["word"] = " meadow".into();
    ana.open(asked).await;
}
