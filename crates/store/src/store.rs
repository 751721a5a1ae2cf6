//! The interface of every database.

use std::collections::{BTreeMap, BTreeSet};
use std::pin::Pin;

use async_trait::async_trait;
use kernel::Seat;

use crate::{Asleep, LogLine, Millis, Order, Orders, StoreError, TableRow, TokenHash};

/// A boxed future. Every crate that awaits an `async fn` compiles its code; only the crate that
/// boxes it compiles that of a boxed future.
pub type Boxed<'a, T> = Pin<Box<dyn Future<Output = Result<T, StoreError>> + Send + 'a>>;

/// News from another program on the same database: a server, or a command of the operator.
#[derive(Clone, Debug, PartialEq, Eq)]
#[non_exhaustive]
pub enum Changed {
    /// The row or the log of a table.
    Table(String),
    /// No server [leads](Store::lead) this table any more.
    Free(String),
    /// Other servers have changed their [presence data](Store::tell_people) for this table.
    People(String),
    /// The [orders](Store::orders) for the whole server.
    Orders,
    /// Another version of the program may have taken over the database: see [`Store::is_current`].
    Version,
    /// Unknown: the database was out of reach, or this server has only just begun to listen.
    Anything,
}

/// The server's data, in some database.
///
/// Every change is atomic, and durable when its method returns. Several servers may use one
/// database at the same time. A method that changes a table returns the table as it is afterwards.
/// No text has a character `U+0000`, which some databases cannot store.
///
/// Besides the errors that a method names, each may fail with [`StoreError::Backend`].
// `async-trait`, because a trait object needs boxed futures and Rust cannot box them by itself yet.
#[async_trait]
pub trait Store: Send + Sync {
    /// Stores a new table with its seats, all as the row says.
    ///
    /// # Errors
    /// [`StoreError::Conflict`] if there is a table with this id.
    async fn create(&self, table: &TableRow) -> Result<(), StoreError>;

    /// The table `id`.
    ///
    /// # Errors
    /// [`StoreError::NotFound`]
    async fn load(&self, id: &str) -> Result<TableRow, StoreError>;

    /// Updates a lobby to the row and its seats, or starts its game; `id`, `game`, `secret`,
    /// `created`, `ended` and `rematch` stay as they are. Once a game has started, only the other
    /// methods change its row.
    ///
    /// # Errors
    /// [`StoreError::Conflict`] if the table no longer has the row's version or is no lobby;
    /// [`StoreError::NotFound`].
    async fn update(&self, table: &TableRow) -> Result<TableRow, StoreError>;

    /// Marks the game at table `id` as over `at` that time; has no effect if it was over before.
    ///
    /// # Errors
    /// [`StoreError::Conflict`] if it is a lobby; [`StoreError::NotFound`].
    async fn finish(&self, id: &str, at: Millis) -> Result<TableRow, StoreError>;

    /// Stores `new` as the rematch of table `id`, unless it has one: the first attempt wins.
    /// Returns the rematch, whichever attempt created it.
    ///
    /// # Errors
    /// [`StoreError::NotFound`]; [`StoreError::Conflict`] if there is a table with the new id.
    async fn rematch(&self, id: &str, new: &TableRow) -> Result<TableRow, StoreError>;

    /// Stores the hand-over code of a person's seat and the browser that made it, in place of an
    /// earlier code.
    ///
    /// # Errors
    /// [`StoreError::NotFound`] if there is no such table, or no person on that seat.
    async fn set_code(
        &self,
        id: &str,
        seat: Seat,
        code: TokenHash,
        by: TokenHash,
    ) -> Result<TableRow, StoreError>;

    /// Gives the seat with this code to a browser; the code is used up. Returns the table and the
    /// seat.
    ///
    /// A code made by the seat's own browser moves the seat; a host without another seat at the
    /// table hands over the table too. With any other code the browser becomes a stand-in for the
    /// seat's owner, who may [take it back](Store::reclaim). A stand-in may not sit or own another
    /// seat at the table, be its host, or have made the code.
    ///
    /// # Errors
    /// [`StoreError::NotFound`] if no seat has this code; [`StoreError::Conflict`] if this browser
    /// may not stand in.
    async fn claim(
        &self,
        code: TokenHash,
        browser: TokenHash,
    ) -> Result<(TableRow, Seat), StoreError>;

    /// Gives a seat back from a stand-in to its owner; has no effect if it is theirs already.
    ///
    /// # Errors
    /// [`StoreError::NotFound`] if there is no such table, or the seat is not that browser's.
    async fn reclaim(
        &self,
        id: &str,
        seat: Seat,
        browser: TokenHash,
    ) -> Result<TableRow, StoreError>;

    /// Appends entries to the log of table `id`, all or none.
    ///
    /// # Errors
    /// [`StoreError::AlreadyThere`] if the log has an entry with the same client's id;
    /// [`StoreError::Conflict`] if their numbers do not follow the last one of the log;
    /// [`StoreError::NotFound`].
    async fn append(&self, id: &str, entries: &[LogLine]) -> Result<(), StoreError>;

    /// The log of table `id` from number `from` on, in order; empty if there is no such table.
    ///
    /// # Errors
    /// Only if the database fails.
    async fn log(&self, id: &str, from: u32) -> Result<Vec<LogLine>, StoreError>;

    /// The tables where a browser sits, owns a seat or is the host: the newest `most`, newest first.
    ///
    /// # Errors
    /// Only if the database fails.
    async fn tables_of(&self, browser: TokenHash, most: u32) -> Result<Vec<TableRow>, StoreError>;

    /// The public tables: lobbies with an open seat, then running ones, each newest first; `most`
    /// in all.
    ///
    /// # Errors
    /// Only if the database fails.
    async fn public_tables(&self, most: u32) -> Result<Vec<TableRow>, StoreError>;

    /// The number of lobbies and running games; stops counting at `most`.
    ///
    /// # Errors
    /// Only if the database fails.
    async fn unfinished_tables(&self, most: u32) -> Result<u32, StoreError>;

    /// The running games without a new log line since that time, oldest first.
    ///
    /// # Errors
    /// Only if the database fails.
    async fn abandoned_tables(&self, before: Millis) -> Result<Vec<String>, StoreError>;

    /// Puts a running table to sleep whose log ends with that line: no server needs it before its
    /// alarm. Returns whether it sleeps now: it does not if its log has gone on, or if no game
    /// runs. Any append to its log wakes it.
    ///
    /// # Errors
    /// Only if the database fails.
    async fn sleep(&self, id: &str, lines: u32, asleep: &Asleep) -> Result<bool, StoreError>;

    /// The sleep record of a table, if it sleeps.
    ///
    /// # Errors
    /// Only if the database fails.
    async fn asleep(&self, id: &str) -> Result<Option<Asleep>, StoreError>;

    /// Wakes a table.
    ///
    /// # Errors
    /// Only if the database fails.
    async fn wake(&self, id: &str) -> Result<(), StoreError>;

    /// The running tables that are awake and that no other living server leads: those in memory
    /// when a server died.
    ///
    /// # Errors
    /// Only if the database fails.
    async fn awake_tables(&self) -> Result<Vec<String>, StoreError>;

    /// The sleeping tables that are due by `now` and that no living server leads, the first `most`.
    /// They sleep on: a table that is not awake by `put_off` is due again then.
    ///
    /// # Errors
    /// Only if the database fails.
    async fn due_tables(
        &self,
        now: Millis,
        put_off: Millis,
        most: u32,
    ) -> Result<Vec<String>, StoreError>;

    /// The ids of all tables, oldest first.
    ///
    /// # Errors
    /// Only if the database fails.
    async fn table_ids(&self) -> Result<Vec<String>, StoreError>;

    /// The tables unchanged since that time, oldest first: finished games and, with `unfinished`,
    /// running games and lobbies too.
    ///
    /// # Errors
    /// Only if the database fails.
    async fn old_tables(
        &self,
        before: Millis,
        unfinished: bool,
    ) -> Result<Vec<TableRow>, StoreError>;

    /// The tables whose ids begin so, and whose games have no new line since that time, oldest first.
    ///
    /// # Errors
    /// Only if the database fails.
    async fn idle_tables(&self, prefix: &str, before: Millis) -> Result<Vec<TableRow>, StoreError>;

    /// Carries out an order of the operator, all or nothing, and tells every server of it. Returns
    /// the tables that it changes, some of which may be deleted.
    ///
    /// # Errors
    /// [`StoreError::NotFound`] if there is no such table or ban; [`StoreError::Conflict`] if a
    /// game to close does not run.
    async fn carry_out(&self, order: &Order) -> Result<Vec<String>, StoreError>;

    /// The orders that hold for the whole server.
    ///
    /// # Errors
    /// Only if the database fails.
    async fn orders(&self) -> Result<Orders, StoreError>;

    /// The tables that are hidden from the public list.
    ///
    /// # Errors
    /// Only if the database fails.
    async fn hidden_tables(&self) -> Result<Vec<String>, StoreError>;

    /// Whether a browser sits, owns a seat or is the host anywhere.
    ///
    /// # Errors
    /// Only if the database fails.
    async fn knows(&self, browser: TokenHash) -> Result<bool, StoreError>;

    /// Deletes tables with their seats and logs, all or none; ignores missing ones. No server may
    /// have them in memory.
    ///
    /// # Errors
    /// Only if the database fails.
    async fn forget_tables(&self, ids: &[String]) -> Result<(), StoreError>;

    /// Deletes the lobbies that were opened before that time; returns their ids.
    ///
    /// # Errors
    /// Only if the database fails.
    async fn forget_lobbies(&self, before: Millis) -> Result<Vec<String>, StoreError>;

    /// The key that signs web pushes. If there is none yet, `new` becomes the permanent key.
    ///
    /// # Errors
    /// Only if the database fails.
    async fn call_key(&self, new: &[u8]) -> Result<Vec<u8>, StoreError>;

    /// Sets the push endpoint of a browser that has a seat, in place of an earlier one; `None`
    /// removes it. Returns whether the browser has one now.
    ///
    /// # Errors
    /// Only if the database fails.
    async fn set_call(
        &self,
        browser: TokenHash,
        endpoint: Option<&str>,
    ) -> Result<bool, StoreError>;

    /// The push endpoint of a browser, if it has one.
    ///
    /// # Errors
    /// Only if the database fails.
    async fn call(&self, browser: TokenHash) -> Result<Option<String>, StoreError>;

    /// Deletes a push endpoint that is no longer valid.
    ///
    /// # Errors
    /// Only if the database fails.
    async fn forget_call(&self, endpoint: &str) -> Result<(), StoreError>;

    /// Deletes the push endpoints of browsers that sit at no table: they get no pushes.
    ///
    /// # Errors
    /// Only if the database fails.
    async fn forget_strangers(&self) -> Result<(), StoreError>;

    /// Writes that time, only to test whether the database accepts writes.
    ///
    /// # Errors
    /// Only if the database fails.
    async fn prove(&self, at: Millis) -> Result<(), StoreError>;

    /// Faults of the database itself, a sentence each, as far as it does not check for them by
    /// itself. That may take long.
    ///
    /// # Errors
    /// Only if the database fails.
    async fn faults(&self) -> Result<Vec<String>, StoreError>;

    /// Tests whether this version of the program may still use the database: another server of a newer
    /// version may have updated it.
    ///
    /// # Errors
    /// [`StoreError::Newer`]
    async fn is_current(&self) -> Result<(), StoreError> {
        Ok(())
    }

    /// Whether other servers may use the database too. Only then do the methods after the next one
    /// matter.
    fn is_shared(&self) -> bool {
        false
    }

    /// Waits until another server or a command of the operator has changed something; `None` once
    /// the database is closed, or if no other program can use it. Only one task may wait.
    async fn changed(&self) -> Option<Changed> {
        None
    }

    /// Takes the lead of a table, unless another living server has it: the leader runs its bots,
    /// clocks and pushes. Returns whether this server leads now. Two leaders only duplicate work:
    /// for appends, the number of the entry decides.
    ///
    /// # Errors
    /// Only if the database fails.
    async fn lead(&self, _id: &str) -> Result<bool, StoreError> {
        Ok(true)
    }

    /// Gives up the lead of a table.
    ///
    /// # Errors
    /// Only if the database fails.
    async fn rest(&self, _id: &str) -> Result<(), StoreError> {
        Ok(())
    }

    /// The tables whose leader has died.
    ///
    /// # Errors
    /// Only if the database fails.
    async fn orphans(&self) -> Result<Vec<String>, StoreError> {
        Ok(vec![])
    }

    /// Publishes this server's presence data for a table, in place of its earlier data; `None`
    /// removes it. The data stays valid while the database sees this server as alive: publish it
    /// again after [`Changed::Anything`].
    ///
    /// # Errors
    /// Only if the database fails.
    async fn tell_people(&self, _id: &str, _told: Option<&str>) -> Result<(), StoreError> {
        Ok(())
    }

    /// The presence data of other living servers for a table, by server number.
    ///
    /// # Errors
    /// Only if the database fails.
    async fn people(&self, _id: &str) -> Result<BTreeMap<i64, String>, StoreError> {
        Ok(BTreeMap::new())
    }

    /// Deletes the presence data of dead servers, for all other servers too; returns the tables
    /// concerned.
    ///
    /// # Errors
    /// Only if the database fails.
    async fn forget_dead(&self) -> Result<BTreeSet<String>, StoreError> {
        Ok(BTreeSet::new())
    }

    /// Closes the database cleanly; nothing works afterwards.
    async fn close(&self);
}
