//! Metrics for the operator, for Prometheus.

use std::fmt;
use std::sync::Arc;
use std::time::{Duration, Instant, SystemTime};

use axum::Router;
use axum::http::StatusCode;
use axum::http::header::CONTENT_TYPE;
use axum::response::IntoResponse;
use axum::routing::get;
use futures_util::future::BoxFuture;
use prometheus_client::encoding::text::encode;
use prometheus_client::metrics::counter::Counter;
use prometheus_client::metrics::family::Family;
use prometheus_client::metrics::gauge::Gauge;
use prometheus_client::metrics::histogram::{Histogram, exponential_buckets};
use prometheus_client::metrics::info::Info;
use prometheus_client::registry::{Registry, Unit};
use store::Millis;
use tokio::net::TcpListener;
use tokio::sync::Notify;

use crate::error::Error;
use crate::journal::Journal;
use crate::process;

/// Content type of the metrics.
const FORMAT: &str = "application/openmetrics-text; version=1.0.0; charset=utf-8";

/// From half a millisecond to sixteen seconds, each bucket twice the last.
fn seconds() -> Histogram {
    Histogram::new(exponential_buckets(0.0005, 2.0, 16))
}

/// All metrics. Clones share the counters.
#[derive(Clone)]
pub struct Meters(Arc<All>);

/// The method and the status of an answered request.
type Answered = [(&'static str, String); 2];

struct All {
    registry: Registry,
    tables: Gauge,
    games: Gauge,
    sockets: Gauge,
    thoughts: Gauge,
    requests: Family<Answered, Counter>,
    request_time: Histogram,
    inputs: Counter,
    input_time: Histogram,
    input_wait: Histogram,
    append_time: Histogram,
    refusals: Family<[(&'static str, String); 1], Counter>,
    database_up: Gauge,
    database_failures: Counter,
    journal: Journal,
    outage: Notify,
    started: SystemTime,
}

impl Default for Meters {
    fn default() -> Meters {
        let (tables, games, sockets, thoughts) = Default::default();
        let (requests, inputs, refusals, database_failures) = Default::default();
        let [request_time, input_time, input_wait, append_time] = [(); 4].map(|()| seconds());
        let mut all = All {
            registry: Registry::with_prefix("citywright"),
            tables,
            games,
            sockets,
            thoughts,
            requests,
            request_time,
            inputs,
            input_time,
            input_wait,
            append_time,
            refusals,
            database_up: Gauge::default(),
            database_failures,
            journal: Journal::default(),
            outage: Notify::new(),
            started: SystemTime::now(),
        };
        let to = &mut all.registry;
        to.register("tables", "Tables in memory", all.tables.clone());
        to.register(
            "games",
            "Games in memory: where nothing happens it is read again when something does",
            all.games.clone(),
        );
        to.register("sockets", "Open sockets", all.sockets.clone());
        to.register("thoughts", "Decisions of bots that wait or are thought", all.thoughts.clone());
        to.register("requests", "Answered requests", all.requests.clone());
        let mut timed = |name: &str, help: &str, times: &Histogram| {
            to.register_with_unit(name, help, Unit::Seconds, times.clone());
        };
        timed("request_duration", "From a request to its answer", &all.request_time);
        timed("input_duration", "From an input to its answer, when all are told", &all.input_time);
        timed("input_wait", "How long inputs wait for others", &all.input_wait);
        timed("append_duration", "What the database takes to store steps", &all.append_time);
        to.register(
            "inputs",
            "Inputs that count, those that were sent again too",
            all.inputs.clone(),
        );
        to.register("refusals", "What was refused, by its code", all.refusals.clone());
        all.database_up.set(1);
        to.register(
            "database_up",
            "Whether the database can be read and written",
            all.database_up.clone(),
        );
        to.register(
            "database_failures",
            "Requests and other work that the database failed",
            all.database_failures.clone(),
        );
        let version = vec![("version", env!("CARGO_PKG_VERSION"))];
        to.register("build", "The version of the program", Info::new(version));
        Meters(Arc::new(all))
    }
}

impl Meters {
    /// Counts a table in memory until the guard is dropped.
    pub(crate) fn table(&self) -> Counted {
        Counted::new(&self.0.tables)
    }

    /// Counts a game in memory until the guard is dropped.
    pub(crate) fn game(&self) -> Counted {
        Counted::new(&self.0.games)
    }

    /// Counts an open socket until the guard is dropped.
    pub(crate) fn socket(&self) -> Counted {
        Counted::new(&self.0.sockets)
    }

    /// Counts a queued or running search until the guard is dropped.
    pub(crate) fn thought(&self) -> Counted {
        Counted::new(&self.0.thoughts)
    }

    /// Records an answered request.
    pub(crate) fn answered(&self, method: &'static str, status: StatusCode, since: Instant) {
        let labels = [("method", method.to_owned()), ("status", status.as_str().to_owned())];
        self.0.requests.get_or_create(&labels).inc();
        self.0.request_time.observe(since.elapsed().as_secs_f64());
    }

    /// Records an answered input; `counts` if it was accepted.
    pub(crate) fn input(&self, counts: bool, since: Instant) {
        if counts {
            self.0.inputs.inc();
            self.0.input_time.observe(since.elapsed().as_secs_f64());
        }
    }

    /// Records how long an input waited for others.
    pub(crate) fn waited(&self, waited: Millis) {
        self.0.input_wait.observe(waited as f64 / 1_000.0);
    }

    /// Records the time of an append, even of a failed one.
    pub(crate) fn appended(&self, since: Instant) {
        self.0.append_time.observe(since.elapsed().as_secs_f64());
    }

    /// Records a refusal; the log has a line a minute for each limit.
    pub(crate) fn refused(&self, code: &str) {
        self.0.refusals.get_or_create(&[("code", code.to_owned())]).inc();
        if let Some(times) = self.0.journal.refused(code, Instant::now()) {
            tracing::warn!(code, times, "a limit refused requests");
        }
    }

    /// Records a failure of the database, if that is what an error comes from; returns whether it is.
    pub(crate) fn failed(&self, error: &Error) -> bool {
        error.fault().inspect(|fault| self.database_failed(fault)).is_some()
    }

    /// Records a failure of the database. The log has a line when it begins to fail.
    pub(crate) fn database_failed(&self, fault: &str) {
        self.0.database_failures.inc();
        if self.0.journal.fails(Instant::now()) {
            tracing::error!("{fault}");
            self.0.database_up.set(0);
            self.0.outage.notify_one();
        }
    }

    /// Waits until the database begins to fail.
    pub(crate) async fn outage(&self) {
        self.0.outage.notified().await;
    }

    /// Notes that the database works. The log has a line if it had failed.
    pub(crate) fn database_works(&self) {
        if let Some(failed) = self.0.journal.works(Instant::now()) {
            self.0.database_up.set(1);
            let seconds = failed.max(Duration::from_secs(1)).as_secs();
            tracing::warn!(seconds, "the database works again");
        }
    }

    /// All current metrics, in the text format of `OpenMetrics`.
    pub fn text(&self) -> String {
        let mut text = String::new();
        // Writing to a string never fails.
        let _ = encode(&mut text, &self.0.registry);
        let end = text.find("# EOF").unwrap_or(text.len());
        text.insert_str(end, &process::text(self.0.started));
        text
    }

    /// Serves the metrics at `/metrics`, on an address for the operator alone.
    ///
    /// # Errors
    /// The address cannot be served.
    pub fn serve(self, listener: TcpListener) -> BoxFuture<'static, std::io::Result<()>> {
        Box::pin(async move {
            tracing::info!("figures at http://{}/metrics", listener.local_addr()?);
            let told =
                move || async move { ([(CONTENT_TYPE, FORMAT)], self.text()).into_response() };
            axum::serve(listener, Router::<()>::new().route("/metrics", get::<_, _, ()>(told)))
                .await
        })
    }
}

impl fmt::Debug for Meters {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.write_str("Meters(..)")
    }
}

/// Holds a gauge one higher until it is dropped.
pub(crate) struct Counted(Gauge);

impl Counted {
    fn new(gauge: &Gauge) -> Counted {
        gauge.inc();
        Counted(gauge.clone())
    }
}

impl Drop for Counted {
    fn drop(&mut self) {
        self.0.dec();
    }
}
