//! The tables in memory.

use std::collections::HashMap;
use std::panic::AssertUnwindSafe;
use std::sync::atomic::{AtomicU64, Ordering};
use std::sync::{Arc, Mutex, MutexGuard, PoisonError, Weak};
use std::time::Duration;

use futures_util::future::BoxFuture;
use futures_util::{FutureExt, StreamExt, stream};
use tokio::sync::{mpsc, oneshot};

use crate::config::Config;
use crate::error::{Error, Reason};
use crate::live::{After, ConnectionId, Live, Work};

/// Capacity of a table's mailbox.
const MAILBOX: usize = 256;

/// Delay before a failed table is loaded again, and the longest delay after repeated failures.
const AGAIN: Duration = Duration::from_secs(5);
const AGAIN_AT_MOST: Duration = Duration::from_mins(5);

/// How many tables are loaded at once: requests for one of them need not wait for all.
const LOADING: usize = 4;

/// The tables in memory. A request loads its table; idle tables are unloaded.
pub(crate) struct Hub {
    config: Arc<Config>,
    tables: Mutex<HashMap<String, mpsc::Sender<Work>>>,
    connections: AtomicU64,
}

impl Hub {
    pub(crate) fn new(config: Arc<Config>) -> Hub {
        Hub { config, tables: Mutex::default(), connections: AtomicU64::new(0) }
    }

    /// An unused connection id.
    pub(crate) fn new_connection_id(&self) -> ConnectionId {
        self.connections.fetch_add(1, Ordering::Relaxed)
    }

    /// Runs work at a table when its turn comes, and returns the answer.
    ///
    /// # Errors
    /// There is no such table, or the work fails.
    pub(crate) async fn ask<T, W>(self: &Arc<Self>, id: &str, work: W) -> Result<T, Error>
    where
        T: Send + 'static,
        W: for<'a> FnOnce(&'a mut Live) -> BoxFuture<'a, Result<T, Error>> + Send + 'static,
    {
        let asked = |live: &mut Live| live.asked();
        self.post(id, asked, work).await
    }

    /// The same for the server's own work: a table that was not in memory is unloaded again
    /// afterwards.
    ///
    /// # Errors
    /// Those of [`Hub::ask`].
    pub(crate) async fn see_to<T, W>(self: &Arc<Self>, id: &str, work: W) -> Result<T, Error>
    where
        T: Send + 'static,
        W: for<'a> FnOnce(&'a mut Live) -> BoxFuture<'a, Result<T, Error>> + Send + 'static,
    {
        self.post(id, |_| (), work).await
    }

    /// Runs work at a table after `first`.
    async fn post<T, W>(
        self: &Arc<Self>,
        id: &str,
        first: fn(&mut Live),
        work: W,
    ) -> Result<T, Error>
    where
        T: Send + 'static,
        W: for<'a> FnOnce(&'a mut Live) -> BoxFuture<'a, Result<T, Error>> + Send + 'static,
    {
        let (answer, answered) = oneshot::channel();
        let mut mail: Work = Box::new(move |live| {
            Box::pin(async move {
                let result = match live {
                    Ok(live) => {
                        first(live);
                        work(live).await
                    }
                    Err(error) => Err(error),
                };
                // The asker may have gone.
                drop(answer.send(result));
            })
        });
        // A table that is just being unloaded is loaded again.
        while let Err(mpsc::error::SendError(back)) = self.mailbox(id).send(mail).await {
            mail = back;
            tokio::task::yield_now().await;
        }
        answered.await.unwrap_or_else(|_| Err(Reason::Internal.into()))
    }

    /// Loads tables so that their bots and clocks go on, a few at a time; retries later if the
    /// store fails.
    pub(crate) async fn load(self: Arc<Self>, ids: Vec<String>) {
        let load = async |id: String| {
            if !self.goes_on(&id).await {
                tokio::spawn(load_later(Arc::downgrade(&self), id));
            }
        };
        stream::iter(ids).for_each_concurrent(LOADING, load).await;
    }

    /// Loads a table; false if a retry makes sense.
    async fn goes_on(self: &Arc<Self>, id: &str) -> bool {
        let nothing = self.see_to(id, |_| Box::pin(async { Ok(()) }));
        let Err(error) = nothing.await else { return true };
        if !self.failed(&error) {
            tracing::warn!(table = id, ?error, "a running game cannot go on");
        }
        !error.may_pass()
    }

    /// The mailbox of a table. Loads the table if need be.
    fn mailbox(self: &Arc<Self>, id: &str) -> mpsc::Sender<Work> {
        let mut tables = self.tables();
        if let Some(mailbox) = tables.get(id).filter(|mailbox| !mailbox.is_closed()) {
            return mailbox.clone();
        }
        let (mailbox, mail) = mpsc::channel(MAILBOX);
        tables.insert(id.to_owned(), mailbox.clone());
        tokio::spawn(live(Arc::clone(&self.config), Arc::downgrade(self), id.to_owned(), mail));
        mailbox
    }

    /// Notes a failure of the database, if that is what an error comes from; returns whether it is.
    pub(crate) fn failed(&self, error: &Error) -> bool {
        self.config.meters.failed(error)
    }

    /// The tables in memory.
    pub(crate) fn ids(&self) -> Vec<String> {
        self.tables().keys().cloned().collect()
    }

    /// Whether a table is in memory.
    pub(crate) fn has(&self, id: &str) -> bool {
        self.tables().contains_key(id)
    }

    /// Drops a table that has left the store.
    pub(crate) fn forget(&self, id: &str) {
        self.tables().remove(id);
    }

    fn tables(&self) -> MutexGuard<'_, HashMap<String, mpsc::Sender<Work>>> {
        self.tables.lock().unwrap_or_else(PoisonError::into_inner)
    }
}

/// Retries loading a table, with growing delays.
async fn load_later(hub: Weak<Hub>, id: String) {
    let mut pause = AGAIN;
    loop {
        tokio::time::sleep(pause).await;
        let Some(hub) = hub.upgrade() else { return };
        if hub.goes_on(&id).await {
            return;
        }
        pause = (pause * 2).min(AGAIN_AT_MOST);
    }
}

/// The life of a table in memory.
async fn live(config: Arc<Config>, hub: Weak<Hub>, id: String, mut mail: mpsc::Receiver<Work>) {
    let leave = || hub.upgrade().is_none_or(|hub| hub.tables().remove(&id).is_some());
    match Live::load(Arc::clone(&config), &id).await {
        Ok(table) => {
            let counted = config.meters.table();
            let run = AssertUnwindSafe(table.run(mail, &leave)).catch_unwind();
            // A panicked table is loaded again, as after a database failure.
            let after = run.await.unwrap_or(After::Failed);
            drop(counted);
            if after == After::Failed {
                // Bots and clocks go on without a request, once the database answers again.
                tokio::time::sleep(AGAIN).await;
            }
            if let Some(hub) = hub.upgrade().filter(|_| after != After::Gone) {
                drop(hub.mailbox(&id));
            }
        }
        Err(error) => {
            leave();
            mail.close();
            // A missing table is missing for everybody; any other fault may pass.
            let others = if error.is(Reason::NoTable) { Reason::NoTable } else { Reason::Unwell };
            let mut error = Some(error.undone());
            while let Some(work) = mail.recv().await {
                work(Err(error.take().unwrap_or_else(|| others.into()))).await;
            }
        }
    }
}
