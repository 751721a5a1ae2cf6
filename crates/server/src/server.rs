//! State shared by all routes.

use std::net::IpAddr;
use std::sync::Arc;
use std::sync::atomic::AtomicBool;
use std::time::Instant;

use axum::body::Bytes;
use store::TokenHash;
use tokio::sync::watch;

use crate::config::Config;
use crate::connection_limiter::ConnectionLimiter;
use crate::error::Error;
use crate::hub::Hub;
use crate::keyed_mutex::KeyedMutex;
use crate::limits::Limits;
use crate::operator::InForce;
use crate::wire::{Ack, NewInput};

/// State shared by all routes.
pub(crate) struct Server {
    pub(crate) config: Arc<Config>,
    pub(crate) hub: Arc<Hub>,
    pub(crate) limits: Limits,
    /// The open sockets, by address and by table.
    pub(crate) addresses: ConnectionLimiter<IpAddr>,
    pub(crate) tables: ConnectionLimiter<String>,
    /// Keyed mutex: one history replay at a time per address.
    pub(crate) replays: KeyedMutex<IpAddr>,
    /// The `OpenAPI` document.
    pub(crate) description: Bytes,
    /// Whether the tables that were in memory at the last stop have been loaded.
    pub(crate) loaded: AtomicBool,
    /// The orders of the operator.
    pub(crate) orders: watch::Sender<InForce>,
    /// Signals shutdown.
    pub(crate) stop: watch::Sender<bool>,
}

impl Server {
    /// Handles an input of a browser at a table.
    ///
    /// # Errors
    /// The input is refused.
    pub(crate) async fn input(
        &self,
        table: &str,
        browser: Option<TokenHash>,
        input: NewInput,
    ) -> Result<Ack, Error> {
        let start = Instant::now();
        let work = self.hub.ask(table, move |live| Box::pin(live.input(browser, input)));
        let acted = work.await;
        self.config.meters.input(acted.is_ok(), start);
        acted
    }

    /// Whether people reach the server over https.
    pub(crate) fn is_secure(&self) -> bool {
        self.config.public_url.as_ref().is_some_and(|url| url.starts_with("https://"))
    }
}

/// Resolves when the server stops.
pub(crate) async fn stopped(stop: &mut watch::Receiver<bool>) {
    // A dropped server has stopped too.
    drop(stop.wait_for(|stop| *stop).await);
}
