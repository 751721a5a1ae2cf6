//! Many clients that load a server, hurt it, and judge what they were told.
//!
//! Each is a real client: it keeps its view by whole states and by what has changed since, comes back
//! after a cut from the last step that it knows, and sends an input again until it is answered. It
//! knows no game: it chooses among the entries that the server lists. At the end it must know what
//! the server has for its seat, and each acknowledged input must be one step of its seat.
//!
//! | file | job |
//! |---|---|
//! | `plan` | what is done to a server |
//! | `visitor` | asking over HTTP |
//! | `client` | one socket |
//! | `view`, `patch` | what it knows, held against what it is told |
//! | `around` | what the clients of a table share |
//! | `table` | one table from its opening to its judgement |
//! | `figures` | what is counted |

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

/// How many tables are opened at the same time.
const OPENING: usize = 8;

/// How often a table is tried that cannot be opened, and how long after.
const TRIES: u32 = 200;
const PAUSE: Duration = Duration::from_millis(200);

/// For how long everybody comes in before the first input is sent.
const COMING: Duration = Duration::from_secs(10);

/// The most inputs that may be sent at once because there was nobody before who could send them.
const SAVED: usize = 20;

/// Sockets at a table where nothing happens.
const IDLE: u32 = 100;

/// Does all that to a server, until `stop` ends or, unless games follow each other, all are over.
pub fn run<'a>(plan: Plan, stop: impl Future<Output = ()> + Send + 'a) -> BoxFuture<'a, Figures> {
    // Compiled here, once, and not by each crate that awaits it.
    until(plan, stop.boxed())
}

fn until(plan: Plan, stop: BoxFuture<'_, ()>) -> BoxFuture<'_, Figures> {
    loaded(plan, stop).boxed()
}

async fn loaded(plan: Plan, stop: BoxFuture<'_, ()>) -> Figures {
    let server = Server::new(&plan.urls);
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
    // Or there are fewer, at a server that is killed meanwhile.
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

/// Lets inputs be sent at the wanted rate, for ever.
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

/// Plays tables at a place, one after the other if that is wanted, until the time is over.
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

/// Opens a table, another one if that fails: nobody knows how far it came.
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
