//! A browser: it keeps its cookie and checks every answer against the API description.

use std::sync::{Arc, Mutex};

use axum::body::Body;
use axum::http::{Request, Response, header};
use http_body_util::BodyExt;
use serde_json::{Value, json};
use tower::ServiceExt;

use crate::world::{DESCRIPTION, World, judge, place};

/// A browser, or a program.
pub(crate) struct Browser {
    pub(crate) world: Arc<World>,
    cookie: Mutex<Option<String>>,
}

impl Browser {
    /// A browser that has a cookie.
    pub(crate) fn known(world: &Arc<World>, cookie: Option<String>) -> Browser {
        Browser { world: Arc::clone(world), cookie: Mutex::new(cookie) }
    }

    /// The same browser at another server.
    pub(crate) fn at(&self, world: &Arc<World>) -> Browser {
        Browser::known(world, self.cookie())
    }

    /// Its cookie.
    pub(crate) fn cookie(&self) -> Option<String> {
        self.cookie.lock().expect("no test panics here").clone()
    }

    /// Sends a request unchanged.
    pub(crate) async fn send(&self, request: Request<Body>) -> Response<Body> {
        let response = self.world.router.clone().oneshot(request).await;
        response.expect("the server always answers")
    }

    /// Sends a request and checks the answer; returns its status and body.
    pub(crate) async fn ask(&self, method: &str, path: &str, body: Option<&Value>) -> (u16, Value) {
        if DESCRIPTION.get().is_none() && path != "/api/openapi.json" {
            let (_, described) = Box::pin(self.ask("GET", "/api/openapi.json", None)).await;
            // Another test may have run first.
            let _ = DESCRIPTION.set(described);
        }
        let (status, answer) = self.fetch(method, path, body).await;
        if DESCRIPTION.get().is_some() && path != "/api/openapi.json" {
            let method = method.to_lowercase();
            let name = if status == 200 { "200" } else { "default" };
            let part = format!("responses/{name}/content/application~1json/schema");
            judge(&place(&method, path, &part), &answer);
            if let Some(body) = body.filter(|_| status == 200) {
                judge(&place(&method, path, "requestBody/content/application~1json/schema"), body);
            }
        }
        (status, answer)
    }

    /// Sends a request without checking the answer against the description, which is slow.
    pub(crate) async fn fetch(
        &self,
        method: &str,
        path: &str,
        body: Option<&Value>,
    ) -> (u16, Value) {
        let mut request = Request::builder().method(method).uri(path);
        if let Some(cookie) = self.cookie() {
            request = request.header(header::COOKIE, cookie);
        }
        let bytes = body.map_or_else(Body::empty, |body| Body::from(body.to_string()));
        let response = self.send(request.body(bytes).expect("a request")).await;
        let status = response.status().as_u16();
        if let Some(set) = response.headers().get(header::SET_COOKIE) {
            let set = set.to_str().expect("a cookie is text");
            let value = set.split(';').next().expect("a cookie has a value");
            *self.cookie.lock().expect("no test panics here") = Some(value.to_owned());
        }
        let bytes = response.into_body().collect().await.expect("the body arrives").to_bytes();
        let text = String::from_utf8(bytes.to_vec()).expect("bodies are text");
        self.world.hear(&text);
        (status, serde_json::from_str(&text).expect("bodies are JSON"))
    }

    /// Gets something that must exist.
    pub(crate) async fn get(&self, path: &str) -> Value {
        let (status, answer) = self.ask("GET", path, None).await;
        assert_eq!(status, 200, "GET {path}: {answer}");
        answer
    }

    /// Changes something with POST.
    pub(crate) async fn post(&self, path: &str, body: Value) -> Value {
        self.change("POST", path, body).await
    }

    /// Changes something with any method.
    pub(crate) async fn change(&self, method: &str, path: &str, body: Value) -> Value {
        let body = (!body.is_null()).then_some(body);
        let (status, answer) = self.ask(method, path, body.as_ref()).await;
        assert_eq!(status, 200, "{method} {path}: {answer}");
        answer
    }

    /// Sends a request that must be refused; returns the status and the code.
    pub(crate) async fn refused(&self, method: &str, path: &str, body: Value) -> (u16, String) {
        let body = (!body.is_null()).then_some(body);
        let (status, answer) = self.ask(method, path, body.as_ref()).await;
        assert_ne!(status, 200, "{method} {path} is not refused: {answer}");
        let text = answer["error"]["text"].as_str().expect("a refusal has a sentence");
        assert!(text.ends_with('.') && !text.contains("  "), "{text:?} is no sentence");
        (status, answer["error"]["code"].as_str().expect("a refusal has a code").to_owned())
    }

    /// Opens a table; returns its id and its invitation.
    pub(crate) async fn open(&self, table: Value) -> (String, Value) {
        let opened = self.post("/api/tables", table).await;
        let id = opened["table"]["id"].as_str().expect("a table has an id").to_owned();
        (id, opened["invite"].clone())
    }

    /// The document of the table.
    pub(crate) async fn table(&self, id: &str) -> Value {
        self.get(&format!("/api/tables/{id}")).await
    }

    /// Sits down.
    pub(crate) async fn sit(&self, id: &str, name: &str, invite: &Value) -> u64 {
        let body = json!({ "name": name, "invite": invite });
        let seated = self.post(&format!("/api/tables/{id}/seats"), body).await;
        seated["seat"].as_u64().expect("a seat has a number")
    }

    /// The whole state as a seat sees it.
    pub(crate) async fn state(&self, id: &str, seat: u64) -> Value {
        self.get(&format!("/api/tables/{id}/state?seat={seat}")).await["state"].clone()
    }

    /// Like [`Browser::choices`], unchecked, with the number of the seat's last step.
    pub(crate) async fn choices_unjudged(&self, id: &str, seat: u64) -> (u64, Vec<Value>) {
        let path = format!("/api/tables/{id}/choices?seat={seat}");
        let (_, choices) = self.fetch("GET", &path, None).await;
        let entries = choices["entries"].as_array().expect("entries are a list").clone();
        (choices["seq"].as_u64().expect("a number"), entries)
    }

    /// The entries that a seat may send now.
    pub(crate) async fn choices(&self, id: &str, seat: u64) -> Vec<Value> {
        let choices = self.get(&format!("/api/tables/{id}/choices?seat={seat}")).await;
        choices["entries"].as_array().expect("entries are a list").clone()
    }

    /// The news for a seat since a step; waits for some if there is none.
    pub(crate) async fn since(&self, id: &str, seat: u64, since: u64) -> Value {
        self.get(&format!("/api/tables/{id}/state?seat={seat}&since={since}&wait=30")).await
    }

    /// A seat acts.
    pub(crate) async fn act(
        &self,
        id: &str,
        (seat, expect): (u64, u64),
        (name, entry): (&str, &Value),
    ) -> (u16, Value) {
        let body = json!({ "id": name, "seat": seat, "expect": expect, "entry": entry });
        self.ask("POST", &format!("/api/tables/{id}/inputs"), Some(&body)).await
    }

    /// Waits until it is a seat's turn, or the game is over; returns the state then.
    pub(crate) async fn turn(&self, id: &str, seat: u64) -> Value {
        let mut now = self.state(id, seat).await;
        loop {
            let due = now["turn"]["seats"].as_array().expect("a turn has seats");
            if now["turn"]["kind"] == "over" || due.contains(&json!(seat)) {
                return now;
            }
            let since = now["seq"].as_u64().expect("a number");
            let update = self.since(id, seat, since).await;
            now = if update["state"].is_null() {
                update["now"].clone()
            } else {
                update["state"].clone()
            };
        }
    }

    /// Plays some seats of this browser to the end, always with the choice of that number.
    pub(crate) async fn play(&self, id: &str, seats: &[u64], choice: usize) {
        for input in 0.. {
            let now = self.state(id, seats[0]).await;
            let due = now["turn"]["seats"].as_array().expect("a turn has seats").clone();
            if now["turn"]["kind"] == "over" {
                return;
            }
            let Some(&seat) = seats.iter().find(|&&seat| due.contains(&json!(seat))) else {
                self.since(id, seats[0], now["seq"].as_u64().expect("a number")).await;
                continue;
            };
            let now = self.state(id, seat).await;
            let seq = now["seq"].as_u64().expect("a number");
            let choices = self.choices(id, seat).await;
            let Some(chosen) = choices.get(choice % choices.len().max(1)) else { continue };
            let name = format!("play-{seat}-{input}");
            let (status, answer) = self.act(id, (seat, seq), (&name, chosen)).await;
            assert!(status == 200 || status == 409, "{answer}");
        }
    }
}
