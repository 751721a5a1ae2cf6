//! A store that fails on command.

use std::sync::atomic::AtomicUsize;
use std::sync::atomic::Ordering::Relaxed;
use std::sync::{Arc, Mutex};

use async_trait::async_trait;
use kernel::Seat;
use store::{
    Asleep, LogLine, Millis, Order, Orders, Sqlite, Store, StoreError, TableRow, TokenHash,
};
use tokio::sync::Notify;

/// Which method fails, and whether it does its work first.
#[derive(Default)]
struct Fault {
    method: &'static str,
    keeps: bool,
}

/// The moment after a claim is stored and before the store answers.
#[derive(Default)]
pub(crate) struct Pause {
    pub(crate) reached: Notify,
    pub(crate) go_on: Notify,
}

/// A store that fails on command.
pub(crate) struct Failing {
    store: Sqlite,
    fault: Mutex<Fault>,
    /// How often a log was read.
    pub(crate) read: AtomicUsize,
    pub(crate) pause: Option<Pause>,
}

impl Failing {
    /// A store in memory that works.
    pub(crate) async fn new() -> Arc<Failing> {
        Arc::new(Failing::pausing(None).await)
    }

    /// A store in memory that pauses after a claim.
    pub(crate) async fn pausing(pause: Option<Pause>) -> Failing {
        let store = Sqlite::memory().await.expect("a database in memory opens");
        Failing { store, fault: Mutex::default(), read: AtomicUsize::default(), pause }
    }

    /// From now on a method fails, with or without doing its work.
    pub(crate) fn fail(&self, method: &'static str, keeps: bool) {
        *self.fault.lock().expect("no test panics here") = Fault { method, keeps };
    }

    /// From now on everything works.
    pub(crate) fn mend(&self) {
        self.fail("", false);
    }

    async fn through<T>(
        &self,
        method: &str,
        work: impl Future<Output = Result<T, StoreError>> + Send,
    ) -> Result<T, StoreError> {
        let (fails, keeps) = {
            let fault = self.fault.lock().expect("no test panics here");
            (fault.method == method, fault.keeps)
        };
        if !fails {
            return work.await;
        }
        if keeps {
            work.await?;
        }
        Err(StoreError::Backend { problem: "the disk is full".to_owned() })
    }
}

#[async_trait]
impl Store for Failing {
    async fn append(&self, id: &str, entries: &[LogLine]) -> Result<(), StoreError> {
        self.through("append", self.store.append(id, entries)).await
    }

    async fn create(&self, table: &TableRow) -> Result<(), StoreError> {
        self.through("create", self.store.create(table)).await
    }

    async fn load(&self, id: &str) -> Result<TableRow, StoreError> {
        self.through("load", self.store.load(id)).await
    }

    async fn update(&self, table: &TableRow) -> Result<TableRow, StoreError> {
        self.through("update", self.store.update(table)).await
    }

    async fn finish(&self, id: &str, at: Millis) -> Result<TableRow, StoreError> {
        self.through("finish", self.store.finish(id, at)).await
    }

    async fn rematch(&self, id: &str, new: &TableRow) -> Result<TableRow, StoreError> {
        self.through("rematch", self.store.rematch(id, new)).await
    }

    async fn set_code(
        &self,
        id: &str,
        seat: Seat,
        code: TokenHash,
        by: TokenHash,
    ) -> Result<TableRow, StoreError> {
        self.through("set_code", self.store.set_code(id, seat, code, by)).await
    }

    async fn reclaim(
        &self,
        id: &str,
        seat: Seat,
        browser: TokenHash,
    ) -> Result<TableRow, StoreError> {
        self.through("reclaim", self.store.reclaim(id, seat, browser)).await
    }

    async fn claim(
        &self,
        code: TokenHash,
        browser: TokenHash,
    ) -> Result<(TableRow, Seat), StoreError> {
        let claimed = self.through("claim", self.store.claim(code, browser)).await;
        if let Some(pause) = &self.pause {
            pause.reached.notify_one();
            pause.go_on.notified().await;
        }
        claimed
    }

    async fn log(&self, id: &str, from: u32) -> Result<Vec<LogLine>, StoreError> {
        self.read.fetch_add(1, Relaxed);
        self.through("log", self.store.log(id, from)).await
    }

    async fn tables_of(&self, browser: TokenHash, most: u32) -> Result<Vec<TableRow>, StoreError> {
        self.through("tables_of", self.store.tables_of(browser, most)).await
    }

    async fn public_tables(&self, most: u32) -> Result<Vec<TableRow>, StoreError> {
        self.through("public_tables", self.store.public_tables(most)).await
    }

    async fn unfinished_tables(&self, most: u32) -> Result<u32, StoreError> {
        self.through("unfinished_tables", self.store.unfinished_tables(most)).await
    }

    async fn abandoned_tables(&self, before: Millis) -> Result<Vec<String>, StoreError> {
        self.through("abandoned_tables", self.store.abandoned_tables(before)).await
    }

    async fn sleep(&self, id: &str, lines: u32, asleep: &Asleep) -> Result<bool, StoreError> {
        self.through("sleep", self.store.sleep(id, lines, asleep)).await
    }

    async fn asleep(&self, id: &str) -> Result<Option<Asleep>, StoreError> {
        self.through("asleep", self.store.asleep(id)).await
    }

    async fn wake(&self, id: &str) -> Result<(), StoreError> {
        self.through("wake", self.store.wake(id)).await
    }

    async fn awake_tables(&self) -> Result<Vec<String>, StoreError> {
        self.through("awake_tables", self.store.awake_tables()).await
    }

    async fn due_tables(
        &self,
        now: Millis,
        put_off: Millis,
        most: u32,
    ) -> Result<Vec<String>, StoreError> {
        self.through("due_tables", self.store.due_tables(now, put_off, most)).await
    }

    async fn table_ids(&self) -> Result<Vec<String>, StoreError> {
        self.through("table_ids", self.store.table_ids()).await
    }

    async fn old_tables(
        &self,
        before: Millis,
        unfinished: bool,
    ) -> Result<Vec<TableRow>, StoreError> {
        self.through("old_tables", self.store.old_tables(before, unfinished)).await
    }

    async fn forget_tables(&self, ids: &[String]) -> Result<(), StoreError> {
        self.through("forget_tables", self.store.forget_tables(ids)).await
    }

    async fn forget_lobbies(&self, before: Millis) -> Result<Vec<String>, StoreError> {
        self.through("forget_lobbies", self.store.forget_lobbies(before)).await
    }

    async fn call_key(&self, new: &[u8]) -> Result<Vec<u8>, StoreError> {
        self.through("call_key", self.store.call_key(new)).await
    }

    async fn carry_out(&self, order: &Order) -> Result<Vec<String>, StoreError> {
        self.through("carry_out", self.store.carry_out(order)).await
    }

    async fn orders(&self) -> Result<Orders, StoreError> {
        self.through("orders", self.store.orders()).await
    }

    async fn hidden_tables(&self) -> Result<Vec<String>, StoreError> {
        self.through("hidden_tables", self.store.hidden_tables()).await
    }

    async fn idle_tables(&self, prefix: &str, before: Millis) -> Result<Vec<TableRow>, StoreError> {
        self.through("idle_tables", self.store.idle_tables(prefix, before)).await
    }

    async fn knows(&self, browser: TokenHash) -> Result<bool, StoreError> {
        self.through("knows", self.store.knows(browser)).await
    }

    async fn set_call(
        &self,
        browser: TokenHash,
        endpoint: Option<&str>,
    ) -> Result<bool, StoreError> {
        self.through("set_call", self.store.set_call(browser, endpoint)).await
    }

    async fn call(&self, browser: TokenHash) -> Result<Option<String>, StoreError> {
        self.through("call", self.store.call(browser)).await
    }

    async fn forget_call(&self, endpoint: &str) -> Result<(), StoreError> {
        self.through("forget_call", self.store.forget_call(endpoint)).await
    }

    async fn forget_strangers(&self) -> Result<(), StoreError> {
        self.through("forget_strangers", self.store.forget_strangers()).await
    }

    async fn prove(&self, at: Millis) -> Result<(), StoreError> {
        self.through("prove", self.store.prove(at)).await
    }

    async fn faults(&self) -> Result<Vec<String>, StoreError> {
        self.through("faults", self.store.faults()).await
    }

    async fn close(&self) {
        self.store.close().await;
    }
}
