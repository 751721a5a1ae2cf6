//! What every route works with.

use std::net::IpAddr;
use std::sync::Arc;
use std::sync::atomic::AtomicBool;
use std::time::Instant;

use axum::body::Bytes;
use store::TokenHash;
use tokio::sync::watch;

use crate::config::Config;
use crate::crowd::Crowd;
use crate::error::Error;
use crate::hub::Hub;
use crate::limits::Limits;
use crate::turns::Turns;
use crate::wire::{Ack, NewInput};

/// What every route works with.
pub(crate) struct Server {
    pub(crate) config: Arc<Config>,
    pub(crate) hub: Arc<Hub>,
    pub(crate) limits: Limits,
    /// The open sockets, by address and by table.
    pub(crate) addresses: Crowd<IpAddr>,
    pub(crate) tables: Crowd<String>,
    /// Addresses that have a game played again for them.
    pub(crate) films: Turns<IpAddr>,
    /// The `OpenAPI` document.
    pub(crate) description: Bytes,
    /// Whether the games that ran when the server started have been woken.
    pub(crate) woken: AtomicBool,
    /// Says that the server stops.
    pub(crate) stop: watch::Sender<bool>,
}

impl Server {
    /// An input of a browser at a table.
    ///
    /// # Errors
    /// It does not count.
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

    /// Whether people reach it by https.
    pub(crate) fn is_secure(&self) -> bool {
        self.config.public_url.as_ref().is_some_and(|url| url.starts_with("https://"))
    }
}

/// Ends when the server stops.
pub(crate) async fn stopped(stop: &mut watch::Receiver<bool>) {
    // A server that is gone has stopped too.
    drop(stop.wait_for(|stop| *stop).await);
}
