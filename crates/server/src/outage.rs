//! A database that is away, or that a newer version of the program has taken over.

use std::sync::Weak;

use store::{Millis, StoreError};

use crate::server::Server;

/// How often to ask a database that is away.
const OFTEN: Millis = 1_000;

/// Says in the log when the database works again.
pub(crate) async fn watch(server: Weak<Server>) {
    loop {
        let Some(meters) = server.upgrade().map(|server| server.config.meters.clone()) else {
            return;
        };
        meters.outage().await;
        loop {
            let Some(time) = server.upgrade().map(|server| server.config.time.clone()) else {
                return;
            };
            time.until(time.now() + OFTEN).await;
            let Some(server) = server.upgrade() else { return };
            if prove(&server).await.is_ok() {
                server.config.meters.database_works();
                break;
            }
        }
    }
}

/// Whether the database can be read and written, by this version of the program.
///
/// # Errors
/// It cannot.
pub(crate) async fn prove(server: &Server) -> Result<(), StoreError> {
    let store = &server.config.store;
    // No table has this id.
    match store.load("").await {
        Ok(_) | Err(StoreError::NotFound) => {}
        Err(error) => return Err(error),
    }
    store.prove(server.config.time.now()).await?;
    server.is_current().await
}
