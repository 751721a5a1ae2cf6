//! A browser without a page: it sends HTTP requests and keeps its cookie.

use std::sync::atomic::AtomicUsize;
use std::sync::atomic::Ordering::Relaxed;
use std::sync::{Arc, Mutex};
use std::time::Duration;

use serde_json::Value;
use tokio::sync::watch;
use tokio::task::spawn_blocking;
use tokio::time::sleep;
use tokio_tungstenite::tungstenite::client::IntoClientRequest;
use tokio_tungstenite::tungstenite::handshake::client::Request;

/// How often to retry a request that only reads, and the pause between.
const TRIES: u32 = 100;
const PAUSE: Duration = Duration::from_millis(300);

/// Timeout of a request.
const PATIENCE: Duration = Duration::from_mins(1);

/// The code for a missing answer.
const UNREACHABLE: &str = "unreachable";

/// How many idle connections to keep.
const KEPT: usize = 64;

/// A server, or several that share one database; visitors use them in turn.
#[derive(Clone)]
pub(crate) struct Server {
    urls: Arc<[String]>,
    /// Counts requests, to rotate through the servers.
    next: Arc<AtomicUsize>,
    agent: ureq::Agent,
    /// Set once a server has refused something by a limit of an address.
    limited: Arc<watch::Sender<bool>>,
}

impl Server {
    /// The servers at these addresses, at least one.
    pub(crate) fn new(urls: &[String]) -> Server {
        let config = ureq::Agent::config_builder()
            .timeout_global(Some(PATIENCE))
            .http_status_as_error(false)
            .max_idle_connections(KEPT)
            .max_idle_connections_per_host(KEPT);
        let agent = config.build().new_agent();
        Server { urls: urls.into(), next: Arc::default(), agent, limited: Arc::default() }
    }

    /// Waits until a server refuses something by a limit of an address.
    pub(crate) async fn limited(&self) {
        let mut limited = self.limited.subscribe();
        // The sender lives as long as this server.
        drop(limited.wait_for(|&limited| limited).await);
    }

    /// The address of the next server.
    fn url(&self) -> &str {
        let next = self.next.fetch_add(1, Relaxed) % self.urls.len();
        self.urls[next].trim_end_matches('/')
    }
}

/// A visitor of a server.
pub(crate) struct Visitor {
    server: Server,
    /// The visitor's address, as claimed by a proxy.
    address: Option<String>,
    cookie: Mutex<Option<String>>,
}

impl Visitor {
    /// A visitor that the server does not know yet.
    pub(crate) fn new(server: &Server, address: Option<String>) -> Visitor {
        Visitor { server: server.clone(), address, cookie: Mutex::new(None) }
    }

    /// Notes that the server refuses something by a limit of an address.
    pub(crate) fn note_limit(&self) {
        self.server.limited.send_replace(true);
    }

    /// The headers that identify the visitor.
    fn headers(&self) -> Vec<(&'static str, String)> {
        let cookie = self.cookie.lock().ok().and_then(|cookie| cookie.clone());
        let address = self.address.clone().map(|address| ("x-forwarded-for", address));
        cookie.map(|cookie| ("cookie", cookie)).into_iter().chain(address).collect()
    }

    /// Sends a request; returns the answer, or the code of a refusal.
    pub(crate) async fn ask(
        &self,
        method: &'static str,
        path: &str,
        body: Option<Value>,
    ) -> Result<Value, String> {
        let (agent, headers) = (self.server.agent.clone(), self.headers());
        let url = format!("{}{path}", self.server.url());
        let asked = spawn_blocking(move || fetch(&agent, (method, &url), &headers, body));
        let (answer, cookie) = asked.await.ok().flatten().ok_or(UNREACHABLE)?;
        if let (Some(cookie), Ok(mut known)) = (cookie, self.cookie.lock()) {
            *known = Some(cookie);
        }
        match answer["error"]["code"].as_str() {
            Some(code) => {
                if code == "too_fast" {
                    self.note_limit();
                }
                Err(code.to_owned())
            }
            None => Ok(answer),
        }
    }

    /// The state of a table after at least that many steps: one of several servers may lag behind.
    pub(crate) async fn state(&self, path: &str, steps: u64) -> Result<Value, String> {
        let mut tried = 0;
        loop {
            tried += 1;
            let state = self.ask("GET", path, None).await.map(|mut told| told["state"].take());
            let is_there = state.as_ref().is_ok_and(|state| state["seq"].as_u64() >= Some(steps));
            if is_there || tried == TRIES {
                return state;
            }
            sleep(PAUSE).await;
        }
    }

    /// The request to open a socket.
    pub(crate) fn socket(&self, path: &str) -> Option<Request> {
        let host = self.server.url().strip_prefix("http://")?;
        let mut request = format!("ws://{host}{path}").into_client_request().ok()?;
        for (name, value) in self.headers() {
            request.headers_mut().insert(name, value.parse().ok()?);
        }
        Some(request)
    }
}

/// The answer to a request and its cookie; nothing if there is no answer.
fn fetch(
    agent: &ureq::Agent,
    (method, url): (&str, &str),
    headers: &[(&str, String)],
    body: Option<Value>,
) -> Option<(Value, Option<String>)> {
    let mut request = ureq::http::Request::builder().method(method).uri(url);
    request = request.header("content-type", "application/json");
    for (name, value) in headers {
        request = request.header(*name, value);
    }
    let response = match body {
        Some(body) => agent.run(request.body(body.to_string()).ok()?),
        None => agent.run(request.body(()).ok()?),
    };
    let mut response = response.ok()?;
    let cookie = response.headers().get("set-cookie").and_then(|set| set.to_str().ok());
    let cookie = cookie.and_then(|set| set.split(';').next()).map(str::to_owned);
    let text = response.body_mut().with_config().limit(u64::MAX).read_to_string();
    Some((serde_json::from_str(&text.ok()?).ok()?, cookie))
}
