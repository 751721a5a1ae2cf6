//! The metrics of a server.

use std::sync::Arc;
use std::sync::atomic::AtomicI64;
use std::sync::atomic::Ordering::Relaxed;

use axum::body::Body;
use axum::http::Request;
use futures_util::future::BoxFuture;
use serde_json::{Value, json};
use server::{Meters, TimeSource};
use store::Sqlite;

use crate::failing::Failing;
use crate::socket::Socket;
use crate::world::{World, offered, table};

/// The metric of that name and labels; `None` if it was never counted.
fn figure(meters: &Meters, name: &str) -> Option<f64> {
    let text = meters.text();
    let mut lines = text.lines().filter_map(|line| line.strip_prefix("citywright_"));
    let rest = lines.find_map(|line| line.strip_prefix(name)?.strip_prefix(' '));
    rest.map(|number| number.parse().expect("a number"))
}

/// A server and its metrics.
async fn counted() -> (Arc<World>, Meters) {
    let meters = Meters::default();
    let store = Arc::new(Sqlite::memory().await.unwrap());
    let world = World::with(store, |config| config.meters = meters.clone()).await;
    (world, meters)
}

#[tokio::test]
async fn the_server_counts_what_people_do() {
    let (world, meters) = counted().await;
    let ana = world.browser();
    assert_eq!(figure(&meters, "tables"), Some(0.0));
    let (id, _) = ana.open(table(&["Ana"], 1)).await;
    assert_eq!(figure(&meters, "tables"), Some(1.0));
    let mut socket = Socket::look(&ana, &id, Some(0)).await;
    assert_eq!(figure(&meters, "sockets"), Some(1.0));
    ana.play(&id, &[0], 0).await;
    let inputs = figure(&meters, "inputs_total").expect("they are counted");
    assert!(inputs >= 1.0);
    assert_eq!(figure(&meters, "input_duration_seconds_count"), Some(inputs));
    assert!(figure(&meters, "append_duration_seconds_count") > Some(inputs), "bots act too");
    assert_eq!(figure(&meters, "thoughts"), Some(0.0), "nobody thinks when it is over");
    assert_eq!(figure(&meters, "refusals_total{code=\"game_over\"}"), None);
    let entry = json!({ "id": "late", "seat": 0, "expect": 0, "entry": {} });
    ana.refused("POST", &format!("/api/tables/{id}/inputs"), entry.clone()).await;
    let mut late = entry;
    late["type"] = json!("input");
    socket.send(late).await;
    socket.await_type("refused").await;
    let text = meters.text();
    let refused = text.lines().filter(|line| line.starts_with("citywright_refusals_total{"));
    assert_eq!(refused.map(|line| &line[line.len() - 2..]).collect::<Vec<_>>(), [" 2"], "{text}");
    assert!(figure(&meters, "requests_total{method=\"POST\",status=\"200\"}") > Some(inputs));
    assert!(!text.contains(&id), "metrics name no table");
    socket.close().await;
    while figure(&meters, "sockets") != Some(0.0) {
        tokio::task::yield_now().await;
    }
}

#[tokio::test]
async fn only_the_operator_sees_metrics() {
    let (world, meters) = counted().await;
    let get = Request::builder().uri("/metrics").body(Body::empty()).unwrap();
    let answer = world.browser().send(get).await;
    let body = http_body_util::BodyExt::collect(answer.into_body()).await.unwrap().to_bytes();
    assert!(!String::from_utf8_lossy(&body).contains("citywright_"), "not on the public port");
    let listener = tokio::net::TcpListener::bind("127.0.0.1:0").await.unwrap();
    let address = listener.local_addr().unwrap();
    tokio::spawn(meters.serve(listener));
    let told = crate::restart::told(
        address,
        "GET /metrics HTTP/1.1\r\nHost: x\r\nConnection: close\r\n\r\n",
    );
    let told = told.await;
    assert!(told.contains("content-type: application/openmetrics-text"), "{told}");
    assert!(told.ends_with("# EOF\n"), "{told}");
}

#[tokio::test]
async fn a_server_is_ready_once_its_games_go_on() {
    let failing = Failing::new().await;
    let ana = World::with(failing.clone(), |_| {}).await.browser();
    let unwell = (503, "unwell".to_owned());
    assert_eq!(ana.refused("GET", "/ready", Value::Null).await, unwell, "not yet");
    // The server knows which games go on before it loads each of them.
    while ana.ask("GET", "/ready", None).await.0 != 200 {
        tokio::task::yield_now().await;
    }
    failing.fail("prove", false);
    assert_eq!(ana.refused("GET", "/ready", Value::Null).await, unwell, "it is not well");
}

#[tokio::test]
async fn an_outage_of_the_database_is_counted_and_its_end_noticed() {
    let failing = Failing::new().await;
    let meters = Meters::default();
    let world = World::with(failing.clone(), |config| config.meters = meters.clone()).await;
    let ana = world.browser();
    failing.fail("prove", false);
    for failures in 1..=2 {
        let refused = ana.refused("GET", "/health", Value::Null).await;
        assert_eq!(refused, (503, "unwell".to_owned()));
        assert_eq!(figure(&meters, "database_failures_total"), Some(f64::from(failures)));
    }
    failing.mend();
    assert_eq!(figure(&meters, "database_up"), Some(0.0));
    while figure(&meters, "database_up") != Some(1.0) {
        world.time.advance(1_000);
        tokio::task::yield_now().await;
    }
}

#[tokio::test]
async fn an_operator_sees_the_version_and_the_process() {
    let (_world, meters) = counted().await;
    let text = meters.text();
    let version = format!("citywright_build_info{{version=\"{}\"}} 1", env!("CARGO_PKG_VERSION"));
    assert!(text.contains(&version), "{text}");
    assert!(text.contains("\nprocess_start_time_seconds "), "{text}");
    assert!(text.ends_with("# EOF\n"), "{text}");
}

/// A clock whose steady time moves on at each reading.
struct Hurried {
    time: Arc<dyn TimeSource>,
    steady: AtomicI64,
    step: AtomicI64,
}

impl TimeSource for Hurried {
    fn now(&self) -> i64 {
        self.time.now()
    }

    fn until(&self, at: i64) -> BoxFuture<'static, ()> {
        self.time.until(at)
    }

    fn steady(&self) -> i64 {
        let step = self.step.load(Relaxed);
        self.steady.fetch_add(step, Relaxed) + step
    }
}

/// Under overload every answer would be late: the server drops inputs that waited too long.
#[tokio::test]
async fn an_input_that_waited_too_long_gets_a_retry_time() {
    let meters = Meters::default();
    let store = Arc::new(Sqlite::memory().await.unwrap());
    let mut clock = None;
    let world = World::with(store, |config| {
        let time = Arc::clone(&config.time);
        let (steady, step) = (AtomicI64::new(time.now()), AtomicI64::new(0));
        let hurried = Arc::new(Hurried { time, steady, step });
        config.time = hurried.clone();
        config.meters = meters.clone();
        clock = Some(hurried);
    });
    let (world, clock) = (world.await, clock.unwrap());
    let ana = world.browser();
    let (id, _) = ana.open(table(&["Ana"], 1)).await;
    let now = ana.turn(&id, 0).await;
    let expect = now["seq"].as_u64().unwrap();
    let entry = offered(&now, 0);
    let input = ("late", &entry);
    // The server reads this clock as an input arrives, and again as its table takes it from the
    // mailbox.
    clock.step.store(1_501, Relaxed);
    let (status, answer) = ana.act(&id, (0, expect), input).await;
    assert_eq!((status, &answer["error"]["code"]), (503, &json!("busy")));
    assert_eq!(answer["error"]["retry_after"], 2);
    assert_eq!(figure(&meters, "inputs_total"), Some(0.0));
    clock.step.store(500, Relaxed);
    let (status, _) = ana.act(&id, (0, expect), input).await;
    assert_eq!(status, 200, "the refused attempt changed nothing");
    assert_eq!(figure(&meters, "input_wait_seconds_count"), Some(2.0));
}

#[tokio::test]
async fn each_answer_has_its_id_in_the_log() {
    let world = World::new().await;
    let mut numbers = Vec::new();
    for path in ["/health", "/api/nothing", "/"] {
        let get = Request::builder().uri(path).body(Body::empty()).unwrap();
        let answer = world.browser().send(get).await;
        numbers.push(answer.headers()["x-request-id"].to_str().unwrap().to_owned());
    }
    numbers.dedup();
    assert_eq!(numbers.len(), 3, "{numbers:?}");
}

/// An endless variety of methods is logged once.
#[tokio::test]
async fn strange_methods_are_counted_as_one() {
    let (world, meters) = counted().await;
    for number in 0..3 {
        let method = format!("STRANGE{number}");
        let strange = Request::builder().method(method.as_str()).uri("/").body(Body::empty());
        world.browser().send(strange.unwrap()).await;
    }
    let text = meters.text();
    let lines = text.lines().filter(|line| line.starts_with("citywright_requests_total{"));
    assert_eq!(lines.count(), 1, "{text}");
    assert!(!text.contains("STRANGE"), "{text}");
}
