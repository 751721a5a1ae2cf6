//! The web server: tables, seats, live play, the page.
//!
//! It knows no game: it works with whatever [`catalog`] lists. A table's game is its agreement and
//! an append-only log in the [`store`]; the server appends every step before it sends it. Each
//! observer gets only what its seat may know.
//!
//! | file | job |
//! |---|---|
//! | `config` | configuration: every delay and timeout of tables, rate limits, sockets: [`Config`] |
//! | `time` | the clock: [`TimeSource`] |
//! | `thinking`, `helpers` | worker threads for bots: [`Thinkers`] |
//! | `error` | why a request is refused, and with which status |
//! | `status` | the status of each refusal |
//! | `token` | cookies, invitations, hand-over codes |
//! | `address` | client address of a request |
//! | `listen` | accepting connections: limits and timeouts |
//! | `limits` | rate limits per address |
//! | `server` | state shared by all routes |
//! | `guard` | middleware before every route: origin, rate limit, headers, visitor |
//! | `api` | routes and their `OpenAPI` description, made together |
//! | `routes` | every route |
//! | `socket` | the socket of a table |
//! | `connection_limiter` | limits on open connections |
//! | `keyed_mutex` | keyed mutex: one expensive request at a time per address |
//! | `meters` | metrics for the operator: [`Meters`] |
//! | `journal` | what the log says of trouble, without a flood |
//! | `process` | metrics of the process |
//! | `outage` | a database that is away, or that a newer version has taken over |
//! | `hub` | the tables in memory |
//! | `load_due` | loads running tables in time for their bots and clocks |
//! | `others` | other servers on the same database, and the operator's commands |
//! | `operator` | the operator's orders for the whole server |
//! | `live` | one live table, around crate `table` |
//! | `reviews` | reviews of finished games: queue, worker, results |
//! | `push` | web push: services, retries, signatures |
//! | `page` | the page, inside the program |
//! | `preview`, `picture` | its head for the link to a table, with a picture of the towns |
//!
//! # Examples
//! ```
//! use std::sync::Arc;
//!
//! use server::{Config, Games};
//! use store::Sqlite;
//!
//! # #[tokio::main(flavor = "current_thread")]
//! # async fn main() -> Result<(), Box<dyn std::error::Error>> {
//! let store = Arc::new(Sqlite::memory().await?);
//! let router = server::app(Config::new(Games::new(catalog::games()), store)).await?;
//! // `axum::serve(listener, router)` lets people in.
//! # drop(router);
//! # Ok(())
//! # }
//! ```

#![forbid(unsafe_code)]

mod address;
mod api;
mod config;
mod connection_limiter;
mod entropy;
mod error;
mod guard;
mod helpers;
mod hub;
mod journal;
mod keyed_mutex;
mod limits;
mod listen;
mod live;
mod load_due;
mod meters;
mod operator;
mod others;
mod outage;
mod page;
mod picture;
mod preview;
mod process;
mod push;
mod reviews;
mod routes;
mod server;
mod socket;
mod status;
mod thinking;
mod time;
mod token;

use std::sync::atomic::AtomicBool;
use std::sync::{Arc, Weak};
use std::time::Duration;

use axum::Router;
use axum::extract::DefaultBodyLimit;
use axum::middleware::from_fn_with_state;
use axum::response::IntoResponse;
use futures_util::FutureExt;
use futures_util::future::BoxFuture;
use store::{Boxed, Order, StoreError};
use tokio::net::TcpListener;
use tokio::sync::{Mutex, watch};
use tokio::time::timeout;
use tower_http::catch_panic::CatchPanicLayer;
use tower_http::compression::CompressionLayer;
use tower_http::timeout::RequestBodyTimeoutLayer;

pub use config::{Config, FootLink, Policy, Rate, Sockets, Timing};
pub use entropy::Entropy;
pub use ipnet::IpNet;
pub use meters::Meters;
pub use operator::banned_network;
pub use push::WebPush;
pub use table::{Broken, Games, Sound, Unsound, Why, closing, wire};
pub use thinking::Thinkers;
pub use time::{ManualTime, TimeSource, WorldTime};

use connection_limiter::ConnectionLimiter;
use hub::Hub;
use keyed_mutex::KeyedMutex;
use limits::Limits;
use picture::Pictures;
use reviews::Reviews;
use server::Server;

/// The largest request body.
const LARGEST_BODY: usize = 16 * 1024;

/// How long a body may stall.
const BODY: Duration = Duration::from_secs(10);

/// How long shutdown waits for running requests and open sockets.
const LAST_REQUESTS: Duration = Duration::from_secs(3);

/// How often the server deletes old lobbies and ends abandoned games.
const TIDY: Duration = Duration::from_hours(1);

/// The `OpenAPI` document of a server with these games.
pub fn description(games: &Games) -> serde_json::Value {
    routes::all(games).1
}

/// The whole server as a service, without a port. Running games resume at once. Call it within a
/// Tokio runtime.
///
/// # Errors
/// The store fails.
pub fn app(config: Config) -> Boxed<'static, Router> {
    Box::pin(async { Ok(build(config).await?.0) })
}

/// Serves until `stop` ends, then closes every socket and the store.
///
/// # Errors
/// The store fails.
pub fn serve(
    config: Config,
    listener: TcpListener,
    stop: impl Future<Output = ()> + Send + 'static,
) -> Boxed<'static, ()> {
    until(config, listener, stop.boxed())
}

fn until(
    config: Config,
    listener: TcpListener,
    stop: BoxFuture<'static, ()>,
) -> Boxed<'static, ()> {
    Box::pin(served(config, listener, stop))
}

async fn served(
    config: Config,
    listener: TcpListener,
    stop: BoxFuture<'static, ()>,
) -> Result<(), StoreError> {
    let store = Arc::clone(&config.store);
    page::complain();
    let address = listener.local_addr().map_or_else(|_| String::new(), |at| at.to_string());
    let (version, shared) = (env!("CARGO_PKG_VERSION"), store.is_shared());
    let unfinished = store.unfinished_tables(config.most_tables).await?;
    // The update that was announced is done.
    store.carry_out(&Order::Announce { text: None }).await?;
    tracing::info!(version, address, shared, unfinished, "the server starts");
    let (router, server) = build(config).await?;
    let mut newer = server.newer.subscribe();
    let stop = async move {
        tokio::select! {
            () = stop => {}
            () = async { drop(newer.wait_for(Option::is_some).await) } => {}
        }
    };
    listen::listen(listener, router, &server, stop).await;
    tracing::info!("the server stops");
    // Each unanswered request and each open socket holds a receiver.
    if timeout(LAST_REQUESTS, server.stop.closed()).await.is_err() {
        tracing::warn!("a request was still not complete: it is left undone");
    }
    store.close().await;
    tracing::info!("the server has stopped");
    let newer = server.newer.borrow().clone();
    newer.map_or(Ok(()), Err)
}

async fn build(config: Config) -> Result<(Router, Arc<Server>), StoreError> {
    // Fail at once if the database does not answer.
    config.store.unfinished_tables(1).await?;
    let config = Arc::new(config);
    let (routes, description) = routes::all(&config.games);
    let server = Arc::new(Server {
        hub: Arc::new(Hub::new(Arc::clone(&config))),
        limits: Limits::new(config.rate),
        addresses: ConnectionLimiter::new(),
        tables: ConnectionLimiter::new(),
        beyond: ConnectionLimiter::new(),
        replays: KeyedMutex::new(),
        practice: Mutex::default(),
        pictures: Pictures::default(),
        reviews: Reviews::new(config.thinkers.clone()),
        description: description.to_string().into(),
        orders: watch::Sender::default(),
        ready: AtomicBool::new(false),
        newer: watch::Sender::new(None),
        stop: watch::Sender::new(false),
        config,
    });
    operator::reread(&*server.config.store, &server.orders).await?;
    tokio::spawn(load_due::load_due(Arc::downgrade(&server)));
    tokio::spawn(tidy(Arc::downgrade(&server)));
    tokio::spawn(outage::watch(Arc::downgrade(&server)));
    tokio::spawn(others::follow(Arc::downgrade(&server), Arc::clone(&server.config.store)));
    if server.config.store.is_shared() {
        tokio::spawn(others::adopt(Arc::downgrade(&server.hub), Arc::clone(&server.config.store)));
    }
    let layered = routes
        .layer(from_fn_with_state(Arc::clone(&server), guard::admit))
        .layer(DefaultBodyLimit::max(LARGEST_BODY))
        .layer(RequestBodyTimeoutLayer::new(BODY))
        .layer(CatchPanicLayer::custom(|_| {
            error::Error::from(error::Reason::Internal).into_response()
        }))
        .layer(CompressionLayer::new())
        .layer(from_fn_with_state(Arc::clone(&server), guard::headers))
        .layer(from_fn_with_state(Arc::clone(&server), guard::log))
        .with_state(Arc::clone(&server));
    Ok((layered, server))
}

/// Ends abandoned games, one after the other.
async fn end_abandoned(server: &Server) {
    let before = server.config.time.now() - server.config.timing.abandoned;
    let abandoned = match server.config.store.abandoned_tables(before).await {
        Ok(abandoned) => abandoned,
        Err(error) => return server.config.meters.database_failed(&error.to_string()),
    };
    for id in abandoned {
        let ended = server.hub.see_to(&id, move |live| Box::pin(live.end_abandoned(before)));
        if let Err(error) = ended.await
            && !server.config.meters.failed(&error)
        {
            tracing::warn!(table = id, ?error, "an abandoned game does not end");
        }
    }
}

/// Deletes old lobbies and practice tables, and ends abandoned games.
async fn tidy(server: Weak<Server>) {
    let mut often = tokio::time::interval(TIDY);
    loop {
        often.tick().await;
        let Some(server) = server.upgrade() else { return };
        let before = server.config.time.now() - server.config.timing.lobby;
        match server.config.store.forget_lobbies(before).await {
            Ok(forgotten) => forgotten.iter().for_each(|id| {
                tracing::info!(table = id, "forgot an old lobby");
                server.hub.forget(id);
            }),
            Err(error) => server.config.meters.database_failed(&error.to_string()),
        }
        if let Err(error) = server.config.store.forget_strangers().await {
            server.config.meters.database_failed(&error.to_string());
        }
        if let Some(names) = server.config.policy.names {
            let before = server.config.time.now() - names;
            match server.config.store.carry_out(&Order::ForgetNames { before }).await {
                Ok(ids) if ids.is_empty() => {}
                Ok(ids) => tracing::info!(games = ids.len(), "took names out of old games"),
                Err(error) => tracing::error!("{error}"),
            }
        }
        end_abandoned(&server).await;
        routes::forget_practice(&server).await;
    }
}
