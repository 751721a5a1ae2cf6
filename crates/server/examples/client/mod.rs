//! A browser at a server without a port, for the measuring examples.

use std::sync::Arc;
use std::time::Duration;

use axum::Router;
use axum::body::Body;
use axum::http::{Request, header};
use http_body_util::BodyExt;
use serde_json::{Value, json};
use server::{Config, Games, Timing};
use store::Sqlite;
use tower::ServiceExt;

/// A server in memory whose bots never pause.
pub(crate) async fn server() -> Router {
    let store = Sqlite::memory().await.expect("a database in memory opens");
    let mut config = Config::new(Games::new(catalog::games()), Arc::new(store));
    config.timing = Timing { bot_delay: 0, ..Timing::default() };
    config.rate = None;
    server::app(config).await.expect("the server starts")
}

/// A client with a separate cookie.
pub(crate) struct Client {
    router: Router,
    cookie: String,
}

impl Client {
    /// A client that the server does not know yet.
    pub(crate) const fn new(router: Router) -> Self {
        Self { router, cookie: String::new() }
    }

    async fn ask(&mut self, method: &str, path: &str, body: &Value) -> Value {
        let request = Request::builder().method(method).uri(path);
        let request = request.header(header::COOKIE, &self.cookie);
        let request = request.body(Body::from(body.to_string())).expect("a request");
        let response = self.router.clone().oneshot(request).await.expect("the server answers");
        if let Some(set) = response.headers().get(header::SET_COOKIE) {
            let set = set.to_str().expect("a cookie is text");
            set.split(';').next().unwrap_or_default().clone_into(&mut self.cookie);
        }
        let body = response.into_body().collect().await.expect("the body arrives").to_bytes();
        serde_json::from_slice(&body).expect("bodies are JSON")
    }

    /// Opens a table of this client and those others with these options, deals, and returns its address.
    pub(crate) async fn open(&mut self, game: &str, options: &Value, others: &[Value]) -> String {
        let seats = [&[json!({ "kind": "me", "name": "Ana" })], others].concat();
        let asked = json!({
            "game": game, "options": options, "players": seats.len(), "seats": seats, "start": true
        });
        let opened = self.ask("POST", "/api/tables", &asked).await;
        let table = opened["table"]["id"].as_str().unwrap_or_else(|| panic!("no table: {opened}"));
        format!("/api/tables/{table}")
    }

    /// The seats whose turn it is, and whether the game goes on.
    pub(crate) async fn due(&mut self, table: &str) -> (Vec<u64>, bool) {
        let table = self.ask("GET", table, &Value::Null).await;
        let due = table["turn"].as_array().expect("a table tells whose turn it is");
        (due.iter().filter_map(Value::as_u64).collect(), table["status"] == "running")
    }

    /// The view of a seat, and its legal entries.
    pub(crate) async fn choices(&mut self, table: &str, seat: u64) -> (Value, Vec<Value>) {
        let mut state = self.ask("GET", &format!("{table}/state?seat={seat}"), &Value::Null).await;
        let may = self.ask("GET", &format!("{table}/choices?seat={seat}"), &Value::Null).await;
        (state["state"].take(), may["entries"].as_array().cloned().unwrap_or_default())
    }

    /// Sends an entry of a seat that has seen `state`; returns false if others have acted since.
    pub(crate) async fn send(
        &mut self,
        table: &str,
        seat: u64,
        state: &Value,
        entry: &Value,
    ) -> bool {
        let seq = &state["seq"];
        let body = json!({ "id": format!("i{seq}"), "seat": seat, "expect": seq, "entry": entry });
        let answer = self.ask("POST", &format!("{table}/inputs"), &body).await;
        let error = &answer["error"];
        assert!(error.is_null() || error["code"] == "stale", "{body} is refused: {answer}");
        error.is_null()
    }

    /// Has a record reviewed, and waits for the review.
    #[allow(dead_code, reason = "not every example has games reviewed")]
    pub(crate) async fn review(&mut self, record: &str) {
        let mut state = self.ask("POST", "/api/reviews", &json!({ "record": record })).await;
        while state["status"] != "done" {
            assert_ne!(state["status"], "failed", "{state}");
            let id = state["id"].as_str().unwrap_or_else(|| panic!("no review: {state}"));
            let path = format!("/api/reviews/{id}?since={}&wait=10", state["next"]);
            state = self.ask("GET", &path, &Value::Null).await;
        }
    }

    /// Waits a moment before it asks again.
    pub(crate) async fn wait(&self) {
        tokio::time::sleep(Duration::from_millis(5)).await;
    }
}
