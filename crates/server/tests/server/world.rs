//! A server without a port, with its own clock, and everything that it sent.

use std::collections::HashMap;
use std::io;
use std::net::SocketAddr;
use std::sync::{Arc, LazyLock, Mutex, OnceLock};

use axum::Router;
use axum::serve::ListenerExt;
use jsonschema::Validator;
use serde_json::{Value, json};
use server::{Config, Entropy, Games, ManualTime, TimeSource, Timing};
use store::{Sqlite, Store};
use testkit::toy::Toy;
use tokio::net::TcpListener;
use tokio::sync::OnceCell;
use tracing_subscriber::EnvFilter;

use crate::browser::Browser;

/// A minute of the server's time.
pub(crate) const MINUTE: i64 = 60_000;

/// A server in a test.
pub(crate) struct World {
    pub(crate) router: Router,
    pub(crate) time: Arc<ManualTime>,
    pub(crate) store: Arc<dyn Store>,
    address: OnceCell<SocketAddr>,
    /// Everything that anyone received.
    pub(crate) said: Mutex<String>,
}

impl World {
    /// A server with an empty store, where bots move at once.
    pub(crate) async fn new() -> Arc<World> {
        let store = Sqlite::memory().await.expect("a database in memory opens");
        World::with(Arc::new(store), |_| {}).await
    }

    /// A server with a store and a changed configuration.
    pub(crate) async fn with(
        store: Arc<dyn Store>,
        configure: impl FnOnce(&mut Config),
    ) -> Arc<World> {
        World::at(store, 1_700_000_000_000, configure).await
    }

    /// A server that starts at that time.
    pub(crate) async fn at(
        store: Arc<dyn Store>,
        now: i64,
        configure: impl FnOnce(&mut Config),
    ) -> Arc<World> {
        log();
        let time = Arc::new(ManualTime::new(now));
        let mut config = Config::new(games(), Arc::clone(&store));
        config.time = time.clone() as Arc<dyn TimeSource>;
        config.timing = Timing { bot_delay: 0, reload: 0, ..Timing::default() };
        config.rate = None;
        if let Ok(text) = std::env::var("CITYWRIGHT_TEST_LUCK") {
            config.entropy = Entropy::repeatable(&text);
        }
        configure(&mut config);
        let router = server::app(config).await.expect("the server starts");
        let said = Mutex::default();
        Arc::new(World { router, time, store, address: OnceCell::new(), said })
    }

    /// A running table of Simplicity for two: its id, Ana at seat 0 and Ben at seat 1.
    pub(crate) async fn of_two(self: &Arc<World>) -> (String, Browser, Browser) {
        let (ana, ben) = (self.browser(), self.browser());
        let seats = json!([{ "kind": "me", "name": "Ana" }]);
        let asked = json!({ "game": "simplicity", "players": 2, "public": true, "seats": seats });
        let (id, _) = ana.open(asked).await;
        ben.sit(&id, "Ben", &Value::Null).await;
        ben.change("PATCH", &format!("/api/tables/{id}/seats/1"), json!({ "ready": true })).await;
        ana.post(&format!("/api/tables/{id}/start"), Value::Null).await;
        (id, ana, ben)
    }

    /// A browser that the server does not know yet.
    pub(crate) fn browser(self: &Arc<World>) -> Browser {
        Browser::known(self, None)
    }

    /// The port of the server, for sockets.
    pub(crate) async fn address(&self) -> SocketAddr {
        let open = async || {
            let listener = TcpListener::bind("127.0.0.1:0").await.expect("there is a free port");
            let address = listener.local_addr().expect("a bound port has an address");
            let service = self.router.clone().into_make_service_with_connect_info::<SocketAddr>();
            // As in the real program; otherwise Nagle's algorithm delays answers of two parts.
            let listener = listener.tap_io(|stream| drop(stream.set_nodelay(true)));
            tokio::spawn(async move { axum::serve(listener, service).await });
            address
        };
        *self.address.get_or_init(open).await
    }

    /// Remembers what a client received.
    pub(crate) fn hear(&self, text: &str) {
        let mut said = self.said.lock().expect("no test panics while it writes");
        said.push_str(text);
        said.push('\n');
    }
}

/// The games of the tests.
pub(crate) fn games() -> Games {
    let mut games = catalog::games();
    games.push(catalog::face::<Toy>());
    Games::new(games)
}

/// The published description.
pub(crate) static DESCRIPTION: OnceLock<Value> = OnceLock::new();

/// The compiled schema at that place of the description.
pub(crate) fn judge(place: &str, value: &Value) {
    static READY: LazyLock<Mutex<HashMap<String, Arc<Validator>>>> = LazyLock::new(Mutex::default);
    let description = DESCRIPTION.get().expect("a test asks for the description first");
    let ready = READY.lock().expect("no test panics here").get(place).cloned();
    let validator = ready.unwrap_or_else(|| {
        let schema = description.pointer(place).unwrap_or_else(|| panic!("nothing at {place}"));
        let mut schema = schema.clone();
        schema["components"] = description["components"].clone();
        let validator = Arc::new(jsonschema::validator_for(&schema).expect("a schema"));
        let kept = Arc::clone(&validator);
        READY.lock().expect("no test panics here").insert(place.to_owned(), kept);
        validator
    });
    let faults: Vec<String> = validator.iter_errors(value).map(|fault| fault.to_string()).collect();
    assert!(faults.is_empty(), "{place}: {faults:?}\n{value}");
}

/// The place of the answer to a request in the description.
pub(crate) fn place(method: &str, path: &str, part: &str) -> String {
    let description = DESCRIPTION.get().expect("a test asks for the description first");
    let path = path.split('?').next().unwrap_or(path);
    let paths = description["paths"].as_object().expect("the description has paths");
    let fits = |template: &&String| {
        let (known, asked) = (template.split('/'), path.split('/'));
        known.clone().count() == asked.clone().count()
            && known.zip(asked).all(|(known, asked)| known.starts_with('{') || known == asked)
    };
    let template = paths.keys().find(fits).unwrap_or_else(|| panic!("{path} is not described"));
    let escaped = template.replace('~', "~0").replace('/', "~1");
    format!("/paths/{escaped}/{method}/{part}")
}

/// What the server wrote to its log, over all tests.
pub(crate) static LOG: Mutex<Vec<u8>> = Mutex::new(Vec::new());

struct Log;

impl io::Write for Log {
    fn write(&mut self, bytes: &[u8]) -> io::Result<usize> {
        LOG.lock().expect("no test panics while it writes").extend_from_slice(bytes);
        Ok(bytes.len())
    }

    fn flush(&mut self) -> io::Result<()> {
        Ok(())
    }
}

/// Captures the log, with everything that the server and the store write.
fn log() {
    let filter = EnvFilter::new("info,server=trace,store=trace,sqlx=debug");
    let log = tracing_subscriber::fmt().with_env_filter(filter).with_ansi(false);
    // Another test may have run first.
    let _ = log.with_writer(|| Log).try_init();
}

/// The entry of that number among those in the offers of Simplicity; the numbers wrap around.
pub(crate) fn offered(now: &Value, number: usize) -> Value {
    let offers = &now["offers"];
    let blocks = offers["block"].as_array().into_iter().flatten();
    let blocks = blocks.map(|slot| json!({ "team": offers["team"], "block": slot }));
    let takes = offers["take"].as_object().into_iter().flatten();
    let takes = takes.flat_map(|(slot, spaces)| {
        let slot: u64 = slot.parse().expect("a slot is a number");
        let spaces = spaces.as_object().expect("spaces by name").keys();
        spaces.map(move |space| json!({ "team": offers["team"], "take": slot, "build": space }))
    });
    let entries: Vec<Value> = blocks.chain(takes).collect();
    entries.into_iter().cycle().nth(number).expect("there are offers")
}

/// A table of Simplicity with `people` at one browser, and bots.
pub(crate) fn table(people: &[&str], bots: usize) -> Value {
    let people = people.iter().enumerate().map(|(index, name)| {
        let kind = if index == 0 { "me" } else { "person" };
        json!({ "kind": kind, "name": name })
    });
    let bots = (0..bots).map(|_| json!({ "kind": "bot", "level": "steady" }));
    let seats: Vec<Value> = people.chain(bots).collect();
    json!({ "game": "simplicity", "players": seats.len(), "seats": seats, "start": true })
}
