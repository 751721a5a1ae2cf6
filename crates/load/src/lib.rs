//! Load test: many clients load a server, disturb it, and check what it sent them.
//!
//! Each is a real client: it keeps its view from whole states and patches, reconnects after a cut
//! from the last known step, and resends an input until it is answered. It knows no game: it
//! chooses among the entries that the server lists. At the end its view must equal the server's for
//! its seat, and each acknowledged input must be one step of its seat.
//!
//! | file | job |
//! |---|---|
//! | `plan` | the load on a server |
//! | `visitor` | HTTP requests |
//! | `client` | one socket |
//! | `view`, `patch` | a client's view, checked against the server's messages |
//! | `around` | shared state of a table's clients |
//! | `table` | one table, from its opening to the final check |
//! | `figures` | counts and report |
//!
//! # Examples
//! Ten tables of four people play one game each at a server that runs already:
//! ```no_run
//! use std::time::Duration;
//!
//! # async fn example() {
//! let plan = load::Plan {
//!     urls: vec!["http://127.0.0.1:8383".to_owned()],
//!     games: vec!["simplicity".to_owned()],
//!     tables: 10,
//!     people: 4,
//!     tabs: 1,
//!     watchers: 0,
//!     slow: 0,
//!     idle: 0,
//!     rate: 50.0,
//!     again: false,
//!     cut: 5,
//!     double: 0,
//!     lose: 0,
//!     away: Duration::from_secs(1),
//!     seed: 1,
//!     forwarded: false,
//! };
//! let figures = load::run(plan, std::future::pending()).await;
//! assert!(figures.is_clean(), "{}", figures.text());
//! # }
//! ```

#![forbid(unsafe_code)]

mod around;
mod client;
mod figures;
mod patch;
mod plan;
mod table;
mod view;
mod visitor;

use std::sync::{Arc, Mutex};
use std::time::{Duration, Instant};

use futures_util::FutureExt;
use futures_util::future::BoxFuture;
use tokio::sync::{Barrier, Semaphore, watch};
use tokio::task::JoinSet;
use tokio::time::{MissedTickBehavior, interval, sleep, timeout};

pub use figures::Figures;
pub use plan::Plan;

use around::Run;
use table::Table;
use visitor::Server;

/// Why a load of many addresses meets the limits of one.
const UNTRUSTED: &str = "the server counts all people as one address and refuses them by its limits: \
    start it with --trusted-proxy 127.0.0.1, or the address that this program has there";

/// How many tables open at the same time.
const OPENING: usize = 8;

/// How often to retry opening a table, and the pause between.
const TRIES: u32 = 200;
const PAUSE: Duration = Duration::from_millis(200);

/// Time for all clients to connect before the first input.
const COMING: Duration = Duration::from_secs(10);

/// The most unused permits for inputs.
const SAVED: usize = 20;

/// Sockets per idle table.
const IDLE: u32 = 100;

/// Runs the plan against a server, until `stop` ends or, unless games follow each other, all games
/// are over.
pub fn run<'a>(plan: Plan, stop: impl Future<Output = ()> + Send + 'a) -> BoxFuture<'a, Figures> {
    // Compiled here, once, and not by each crate that awaits it.
    until(plan, stop.boxed())
}

fn until(plan: Plan, stop: BoxFuture<'_, ()>) -> BoxFuture<'_, Figures> {
    async {
        let server = Server::new(&plan.urls);
        let forwarded = plan.forwarded;
        tokio::select! {
            figures = loaded(plan, &server, stop) => figures,
            // It would only wait at the limits.
            () = server.limited(), if forwarded => Figures::of_nothing(UNTRUSTED),
        }
    }
    .boxed()
}

async fn loaded(plan: Plan, server: &Server, stop: BoxFuture<'_, ()>) -> Figures {
    let run = Arc::new(Run {
        plan,
        figures: Mutex::default(),
        pace: Semaphore::new(0),
        looking: watch::Sender::new(0),
        stop: watch::Sender::new(false),
    });
    let plan = &run.plan;
    let opening = Arc::new(Semaphore::new(OPENING));
    let mut places = JoinSet::new();
    let all_open = Arc::new(Barrier::new(plan.tables as usize + 1));
    for place in 0..u64::from(plan.tables) {
        let shared = (Arc::clone(&opening), Arc::clone(&all_open));
        places.spawn(keep(Arc::clone(&run), server.clone(), place, shared));
    }
    let mut resting = JoinSet::new();
    for (number, first) in (0..plan.idle).step_by(IDLE as usize).enumerate() {
        let sockets = IDLE.min(plan.idle - first);
        let number = u64::from(u32::MAX >> 8) - number as u64;
        resting.spawn(table::idle(Arc::clone(&run), server.clone(), number, sockets));
    }
    let sockets = plan.tables * u32::from(plan.people) * plan.tabs;
    let sockets = sockets + plan.watchers + plan.slow + plan.idle;
    all_open.wait().await;
    let mut looking = run.looking.subscribe();
    // There may be fewer, if the server is killed meanwhile.
    let _ = timeout(COMING, looking.wait_for(|&looking| looking >= sockets)).await;
    let start = Instant::now();
    let finished = async { while places.join_next().await.is_some() {} };
    tokio::pin!(finished);
    let ended = tokio::select! {
        () = pace(&run) => false,
        () = stop => false,
        () = &mut finished => true,
    };
    run.count(|figures| figures.time = start.elapsed());
    run.stop.send_replace(true);
    if !ended {
        finished.await;
    }
    while resting.join_next().await.is_some() {}
    run.count(|figures| figures.sockets = sockets.into());
    let figures = run.figures.lock();
    figures.map(|figures| figures.clone()).unwrap_or_default()
}

/// Issues permits for inputs at the wanted rate, without end.
async fn pace(run: &Run) {
    let mut often = interval(Duration::from_secs_f64(1.0 / run.plan.rate.max(0.01)));
    often.set_missed_tick_behavior(MissedTickBehavior::Burst);
    loop {
        often.tick().await;
        if run.pace.available_permits() < SAVED {
            run.pace.add_permits(1);
        }
    }
}

/// Plays tables at a place, one after the other if the plan repeats games, until time is up.
async fn keep(
    run: Arc<Run>,
    server: Server,
    place: u64,
    (opening, all_open): (Arc<Semaphore>, Arc<Barrier>),
) {
    let mut is_first = true;
    for game in 0.. {
        let number = place + game * u64::from(run.plan.tables);
        let table = {
            let _turn = opening.acquire().await;
            open(&run, &server, number).await
        };
        if is_first {
            all_open.wait().await;
            is_first = false;
        }
        match table {
            Ok(table) => {
                run.count(|figures| figures.tables += 1);
                table.play(&run, &server, place).await;
            }
            Err(problem) => {
                let problem = format!("no table at place {place}: {problem}");
                return run.count(|figures| figures.differences.push(problem));
            }
        }
        if !run.plan.again || *run.stop.borrow() {
            return;
        }
    }
}

/// Opens a table; after a failure opens another, since the failed one is in an unknown state.
async fn open(run: &Arc<Run>, server: &Server, number: u64) -> Result<Table, String> {
    let mut tried = 0;
    loop {
        tried += 1;
        match Table::open(run, server, number).await {
            Err(code) if tried < TRIES && !*run.stop.borrow() => {
                run.count(|figures| client::count(&mut figures.refusals, &code));
                sleep(PAUSE).await;
            }
            opened => return opened,
        }
    }
}
