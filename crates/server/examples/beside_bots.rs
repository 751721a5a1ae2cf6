//! How long a person's plan steps take at a table of Small City with three experts that never
//! pause, and at one with three people: the 50th and 99th of a hundred, in milliseconds. It fails
//! if the 99th takes longer than [`OWED`].
//!
//! `cargo run --release -p citywright-server --example beside_bots`

use std::sync::Arc;
use std::time::{Duration, Instant};

use axum::Router;
use axum::body::Body;
use axum::http::{Request, header};
use http_body_util::BodyExt;
use serde_json::{Value, json};
use server::{Config, Games, Timing};
use store::Sqlite;
use tower::ServiceExt;

/// In which 99 of 100 steps are answered on two cores.
const OWED: Duration = Duration::from_millis(50);

/// How many steps are measured.
const STEPS: usize = 500;

/// A browser at a server without a port.
struct Client {
    router: Router,
    cookie: String,
}

impl Client {
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
}

/// The times of the steps of a person whose neighbours are of that kind.
async fn measure(neighbours: &[Value]) -> Vec<Duration> {
    let store = Sqlite::memory().await.expect("a database in memory opens");
    let mut config = Config::new(Games::new(catalog::games()), Arc::new(store));
    config.timing = Timing { bot_delay: 0, ..Timing::default() };
    config.rate = None;
    let router = server::app(config).await.expect("the server starts");
    let mut client = Client { router, cookie: String::new() };
    let mut times = Vec::new();
    while times.len() < STEPS {
        let seats = [&[json!({ "kind": "me", "name": "Ana" })], neighbours].concat();
        let asked = json!({ "game": "small-city", "players": 4, "seats": seats, "start": true });
        let opened = client.ask("POST", "/api/tables", &asked).await;
        let table = opened["table"]["id"].as_str().expect("a table opens").to_owned();
        play(&mut client, &format!("/api/tables/{table}"), &mut times).await;
    }
    times
}

/// Plays a table until a hundred steps of its first building phase are measured: in it, steps are
/// planned and taken back.
async fn play(client: &mut Client, table: &str, times: &mut Vec<Duration>) {
    for input in 0.. {
        let due = client.ask("GET", table, &Value::Null).await["turn"].clone();
        let due = due.as_array().expect("a table tells whose turn it is");
        let people: Vec<u64> = due.iter().filter_map(Value::as_u64).collect();
        let own = people.contains(&0);
        let seat = if own { 0 } else { people.first().copied().unwrap_or(0) };
        let state = client.ask("GET", &format!("{table}/state?seat={seat}"), &Value::Null).await;
        let state = &state["state"];
        let may = client.ask("GET", &format!("{table}/choices?seat={seat}"), &Value::Null).await;
        let choices = may["entries"].as_array().map_or(&[][..], Vec::as_slice);
        // A build names its tile, the rest says what it does.
        let verb = |entry: &&Value, verbs: &[&str]| {
            let says = entry["do"].as_str();
            verbs.iter().any(|&verb| says == Some(verb) || !entry[verb].is_null())
        };
        let of = |verbs: &[&str]| choices.iter().rev().find(|entry| verb(entry, verbs));
        let planned = of(&["build", "undo"]).filter(|_| own);
        let Some(chosen) = planned.or_else(|| of(&["commit"])).or(choices.first()) else {
            tokio::time::sleep(Duration::from_millis(5)).await;
            continue;
        };
        let body = json!({ "id": format!("i{input}"), "seat": seat, "expect": state["seq"], "entry": chosen });
        let begun = Instant::now();
        let answer = client.ask("POST", &format!("{table}/inputs"), &body).await;
        let took = begun.elapsed();
        assert!(answer["error"].is_null(), "{body} is refused: {answer}");
        if planned.is_some() {
            times.push(took);
            if times.len() >= STEPS || times.len().is_multiple_of(100) {
                return;
            }
        }
    }
}

#[tokio::main]
async fn main() {
    let people = ["Bo", "Cy", "Di"].map(|name| json!({ "kind": "person", "name": name }));
    let experts = [(); 3].map(|()| json!({ "kind": "bot", "level": "expert" }));
    for (name, neighbours) in [("people", people), ("experts", experts)] {
        let mut times = measure(&neighbours).await;
        times.sort_unstable();
        let at = |percent: usize| times[(times.len() - 1) * percent / 100];
        let (half, most) = (at(50), at(99));
        println!("beside three {name}: p50 {half:.1?}, p99 {most:.1?} of {STEPS} steps");
        assert!(most <= OWED, "{most:?} is longer than {OWED:?}");
    }
}
