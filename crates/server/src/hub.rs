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
use crate::table::{After, Live, LookerId, Work};

/// How much may wait at a table.
const MAILBOX: usize = 256;

/// How long a table that failed waits before it is loaded again by itself, and how long at most
/// where that fails again and again.
const AGAIN: Duration = Duration::from_secs(5);
const AGAIN_AT_MOST: Duration = Duration::from_mins(5);

/// So many tables are woken at the same time: whoever asks for one meanwhile need not wait for all.
const WAKING: usize = 4;

/// The tables in memory: each is loaded when somebody asks for it and leaves when nobody does.
pub(crate) struct Hub {
    config: Arc<Config>,
    tables: Mutex<HashMap<String, mpsc::Sender<Work>>>,
    lookers: AtomicU64,
}

impl Hub {
    pub(crate) fn new(config: Arc<Config>) -> Hub {
        Hub { config, tables: Mutex::default(), lookers: AtomicU64::new(0) }
    }

    /// A number that no other socket has.
    pub(crate) fn new_looker(&self) -> LookerId {
        self.lookers.fetch_add(1, Ordering::Relaxed)
    }

    /// Does something at a table, when its turn comes; the answer.
    ///
    /// # Errors
    /// There is no such table, or what the work says.
    pub(crate) async fn ask<T, W>(self: &Arc<Self>, id: &str, work: W) -> Result<T, Error>
    where
        T: Send + 'static,
        W: for<'a> FnOnce(&'a mut Live) -> BoxFuture<'a, Result<T, Error>> + Send + 'static,
    {
        let asked = |live: &mut Live| live.asked();
        self.post(id, asked, work).await
    }

    /// The same for what nobody asks for: a table that slept sleeps afterwards.
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

    /// Does something at a table after `first`.
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
                // Whoever asked may have gone.
                drop(answer.send(result));
            })
        });
        // A table that leaves memory at this very moment is loaded again.
        while let Err(mpsc::error::SendError(back)) = self.mailbox(id).send(mail).await {
            mail = back;
            tokio::task::yield_now().await;
        }
        answered.await.unwrap_or_else(|_| Err(Reason::Internal.into()))
    }

    /// Loads tables so that their bots and times go on, a few at a time; where the store fails, it is
    /// tried again later.
    pub(crate) async fn wake(self: Arc<Self>, ids: Vec<String>) {
        let wake = async |id: String| {
            if !self.goes_on(&id).await {
                tokio::spawn(wake_later(Arc::downgrade(&self), id));
            }
        };
        stream::iter(ids).for_each_concurrent(WAKING, wake).await;
    }

    /// Loads a table; false if it is worth trying again.
    async fn goes_on(self: &Arc<Self>, id: &str) -> bool {
        let nothing = self.see_to(id, |_| Box::pin(async { Ok(()) }));
        let Err(error) = nothing.await else { return true };
        tracing::warn!(table = id, ?error, "a running game cannot go on");
        !error.is(Reason::Internal)
    }

    /// The mailbox of a table, which is loaded if need be.
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

    /// The tables in memory.
    pub(crate) fn ids(&self) -> Vec<String> {
        self.tables().keys().cloned().collect()
    }

    /// Whether a table is in memory.
    pub(crate) fn has(&self, id: &str) -> bool {
        self.tables().contains_key(id)
    }

    /// Lets go of a table that is no longer in the store.
    pub(crate) fn forget(&self, id: &str) {
        self.tables().remove(id);
    }

    fn tables(&self) -> MutexGuard<'_, HashMap<String, mpsc::Sender<Work>>> {
        self.tables.lock().unwrap_or_else(PoisonError::into_inner)
    }
}

/// Tries again and again to load a table, less and less often.
async fn wake_later(hub: Weak<Hub>, id: String) {
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
            // A table that panicked is loaded again like one whose database failed.
            let after = run.await.unwrap_or(After::Failed);
            drop(counted);
            if after == After::Failed {
                // Bots and times go on even if nobody asks, once the database answers again.
                tokio::time::sleep(AGAIN).await;
            }
            if let Some(hub) = hub.upgrade().filter(|_| after != After::Gone) {
                drop(hub.mailbox(&id));
            }
        }
        Err(error) => {
            leave();
            mail.close();
            // Only who asks for a table that is none is told so: a fault passes.
            let others = if error.is(Reason::NoTable) { Reason::NoTable } else { Reason::Internal };
            let mut error = Some(error);
            while let Some(work) = mail.recv().await {
                work(Err(error.take().unwrap_or_else(|| others.into()))).await;
            }
        }
    }
}
