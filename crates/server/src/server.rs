//! What every route works with.

use std::net::IpAddr;
use std::sync::Arc;

use axum::body::Bytes;
use tokio::sync::watch;

use crate::config::Config;
use crate::crowd::Crowd;
use crate::hub::Hub;
use crate::limits::Limits;

/// What every route works with.
pub(crate) struct Server {
    pub(crate) config: Arc<Config>,
    pub(crate) hub: Arc<Hub>,
    pub(crate) limits: Limits,
    /// The open sockets, by address and by table.
    pub(crate) addresses: Crowd<IpAddr>,
    pub(crate) tables: Crowd<String>,
    /// The `OpenAPI` document.
    pub(crate) description: Bytes,
    /// Says that the server stops.
    pub(crate) stop: watch::Sender<bool>,
}

impl Server {
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
