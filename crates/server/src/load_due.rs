//! Loads running tables when an alarm is due, a few at a time.

use std::sync::atomic::Ordering;
use std::sync::{Arc, Weak};
use std::time::Duration;

use store::Millis;

use crate::server::Server;

/// How often to look for due tables. Tables are loaded well before their alarms.
const OFTEN: Millis = 1_000;

/// When a due table is due again, if it is not in memory by then.
const AGAIN: Millis = 60 * 1_000;

/// How many due tables to fetch at once.
const MOST: u32 = 100;

/// Pause before asking a failed database again.
const PATIENCE: Duration = Duration::from_secs(5);

/// Loads the tables that were in memory when a server stopped or died, then every table that falls
/// due.
pub(crate) async fn load_due(server: Weak<Server>) {
    let mut before = None;
    while before.is_none() {
        let Some(server) = server.upgrade() else { return };
        match server.config.store.awake_tables().await {
            Ok(ids) => before = Some(ids),
            Err(error) => {
                server.config.meters.database_failed(&error.to_string());
                tokio::time::sleep(PATIENCE).await;
            }
        }
    }
    if let Some(server) = server.upgrade() {
        let before = before.unwrap_or_default();
        // A request for any of them loads it at once, so people need not wait for all.
        server.ready.store(true, Ordering::Relaxed);
        tracing::info!(tables = before.len(), "the server is ready: games of the last stop go on");
        Arc::clone(&server.hub).load(before).await;
    }
    loop {
        let Some(next) = load_due_now(&server).await else { return };
        next.await;
    }
}

/// Loads the due tables. Returns a timer that ends when it is time to look again.
async fn load_due_now(server: &Weak<Server>) -> Option<impl Future<Output = ()> + use<>> {
    loop {
        let server = server.upgrade()?;
        let (store, time) = (&server.config.store, &server.config.time);
        let now = time.now();
        match store.due_tables(now, now + AGAIN, MOST).await {
            Ok(ids) if ids.is_empty() => return Some(time.until(now + OFTEN)),
            Ok(ids) => Arc::clone(&server.hub).load(ids).await,
            Err(error) => {
                server.config.meters.database_failed(&error.to_string());
                return Some(time.until(now + PATIENCE.as_millis() as Millis));
            }
        }
    }
}
