//! The tables in memory.

use std::collections::HashMap;
use std::panic::AssertUnwindSafe;
use std::sync::atomic::{AtomicU64, Ordering};
use std::sync::{Arc, Mutex, MutexGuard, PoisonError, Weak};
use std::time::Duration;

use futures_util::FutureExt;
use futures_util::future::BoxFuture;
use tokio::sync::{mpsc, oneshot};

use crate::config::Config;
use crate::error::{Error, Reason};
use crate::table::{Live, LookerId, Work};

/// How much may wait at a table.
const MAILBOX: usize = 256;

/// How long a table that failed waits before it is loaded again by itself.
const AGAIN: Duration = Duration::from_secs(5);

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
        let (answer, answered) = oneshot::channel();
        let mut mail: Work = Box::new(move |live| {
            Box::pin(async move {
                let result = match live {
                    Ok(live) => work(live).await,
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

    /// Loads a table so that its bots and its times go on; says so if that fails.
    pub(crate) async fn wake(self: Arc<Self>, id: String) {
        let loaded = self.ask(&id, |_| Box::pin(async { Ok(()) })).await;
        if let Err(error) = loaded {
            tracing::warn!(table = id, ?error, "a running game cannot go on");
        }
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

    /// Lets go of a table that is no longer in the store.
    pub(crate) fn forget(&self, id: &str) {
        self.tables().remove(id);
    }

    fn tables(&self) -> MutexGuard<'_, HashMap<String, mpsc::Sender<Work>>> {
        self.tables.lock().unwrap_or_else(PoisonError::into_inner)
    }
}

/// The life of a table in memory.
async fn live(config: Arc<Config>, hub: Weak<Hub>, id: String, mut mail: mpsc::Receiver<Work>) {
    let leave = || hub.upgrade().is_none_or(|hub| hub.tables().remove(&id).is_some());
    match Live::load(config, &id).await {
        Ok(table) => {
            let run = AssertUnwindSafe(table.run(mail, &leave)).catch_unwind();
            // A table that panicked is loaded again like one whose database failed.
            if run.await.unwrap_or(true) {
                // Bots and times go on even if nobody asks, once the database answers again.
                tokio::time::sleep(AGAIN).await;
                if let Some(hub) = hub.upgrade() {
                    drop(hub.mailbox(&id));
                }
            }
        }
        Err(error) => {
            leave();
            mail.close();
            let mut error = Some(error);
            while let Some(work) = mail.recv().await {
                let error = error.take().unwrap_or_else(|| Reason::NoTable.into());
                work(Err(error)).await;
            }
        }
    }
}
