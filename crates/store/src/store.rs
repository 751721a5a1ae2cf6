//! What every database does.

use std::collections::{BTreeMap, BTreeSet};
use std::pin::Pin;

use async_trait::async_trait;
use kernel::Seat;

use crate::{Asleep, LogLine, Millis, StoreError, TableRow, TokenHash};

/// A boxed future. The code of an `async fn` is compiled by each crate that awaits it; that of a boxed
/// future once, by the crate that boxes it.
pub type Boxed<'a, T> = Pin<Box<dyn Future<Output = Result<T, StoreError>> + Send + 'a>>;

/// What has happened at another server that uses the same database.
#[derive(Clone, Debug, PartialEq, Eq)]
#[non_exhaustive]
pub enum Changed {
    /// The row or the log of a table.
    Table(String),
    /// No server [leads](Store::lead) this table any more.
    Free(String),
    /// What other servers [tell](Store::tell_people) of the people at this table.
    People(String),
    /// Nobody knows: the database was out of reach, or is heard for the first time.
    Anything,
}

/// What a server remembers, in some database.
///
/// Every change is done whole or not at all, and is on the disk when its method returns: it
/// survives whatever happens to the program then. Several servers may use one database at the same
/// time. A method that changes a table gives the table as it is afterwards. No text has a character
/// `U+0000`, which not every database keeps.
///
/// Besides the errors that a method names, each may fail with [`StoreError::Backend`].
// `async-trait`, because a trait object needs boxed futures and Rust cannot box them by itself yet.
#[async_trait]
pub trait Store: Send + Sync {
    /// Remembers a new table with its seats, all as the row says.
    ///
    /// # Errors
    /// [`StoreError::Conflict`] if there is a table with this id.
    async fn create(&self, table: &TableRow) -> Result<(), StoreError>;

    /// The table `id`.
    ///
    /// # Errors
    /// [`StoreError::NotFound`]
    async fn load(&self, id: &str) -> Result<TableRow, StoreError>;

    /// Changes a lobby to what the row and its seats say, or starts its game; `id`, `game`,
    /// `secret`, `created`, `ended` and `rematch` stay as they are. Once a game has started, nothing
    /// but what the other methods do can happen to its row.
    ///
    /// # Errors
    /// [`StoreError::Conflict`] if the table no longer has the row's version or is no lobby;
    /// [`StoreError::NotFound`].
    async fn update(&self, table: &TableRow) -> Result<TableRow, StoreError>;

    /// Says that the game at table `id` was over `at` that time; nothing changes if it was before.
    ///
    /// # Errors
    /// [`StoreError::Conflict`] if it is a lobby; [`StoreError::NotFound`].
    async fn finish(&self, id: &str, at: Millis) -> Result<TableRow, StoreError>;

    /// Remembers `new` as the table where those of table `id` play again, unless they have one: of
    /// several that try, the first wins. Gives the table that they have, whoever made it.
    ///
    /// # Errors
    /// [`StoreError::NotFound`]; [`StoreError::Conflict`] if there is a table with the new id.
    async fn rematch(&self, id: &str, new: &TableRow) -> Result<TableRow, StoreError>;

    /// Remembers the code that gives a person's seat to another browser, and whose browser made it,
    /// in place of an earlier one.
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

    /// Gives the seat that has this code to a browser; the code is used up. Gives the table and the
    /// seat.
    ///
    /// A code that the seat's own browser made moves the seat, and a host who has no other seat at
    /// the table hands the table over with it. With any other code somebody stands in for the
    /// seat's owner, who may [take it back](Store::reclaim); nobody does who sits at the table or
    /// owns another seat there, is its host or made the code.
    ///
    /// # Errors
    /// [`StoreError::NotFound`] if no seat has this code; [`StoreError::Conflict`] if this browser
    /// may not stand in.
    async fn claim(
        &self,
        code: TokenHash,
        browser: TokenHash,
    ) -> Result<(TableRow, Seat), StoreError>;

    /// Gives a seat back to its owner, for whom somebody stands in; nothing changes if it is theirs
    /// already.
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
    /// [`StoreError::AlreadyThere`] if the log has one with the same client's id;
    /// [`StoreError::Conflict`] if their numbers do not go on from the last one of the log;
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

    /// How many lobbies and running games there are; from `most` on nobody counts.
    ///
    /// # Errors
    /// Only if the database fails.
    async fn unfinished_tables(&self, most: u32) -> Result<u32, StoreError>;

    /// The running games in which nothing has happened since before that time, oldest first.
    ///
    /// # Errors
    /// Only if the database fails.
    async fn abandoned_tables(&self, before: Millis) -> Result<Vec<String>, StoreError>;

    /// Lets a running table sleep whose log ends with the line of that number: no server needs it
    /// before something is due. Whether it sleeps now: it does not if its log has gone on, or if no
    /// game runs. It is awake again as soon as anything is appended to its log.
    ///
    /// # Errors
    /// Only if the database fails.
    async fn sleep(&self, id: &str, lines: u32, asleep: &Asleep) -> Result<bool, StoreError>;

    /// What was said when a table fell asleep, if it sleeps.
    ///
    /// # Errors
    /// Only if the database fails.
    async fn asleep(&self, id: &str) -> Result<Option<Asleep>, StoreError>;

    /// Wakes a table.
    ///
    /// # Errors
    /// Only if the database fails.
    async fn wake(&self, id: &str) -> Result<(), StoreError>;

    /// The running tables that are awake and that no other server leads that lives: whatever was in
    /// memory when a server died.
    ///
    /// # Errors
    /// Only if the database fails.
    async fn awake_tables(&self) -> Result<Vec<String>, StoreError>;

    /// The sleeping tables where something is due by `now` and which no server that lives leads, the
    /// first `most`. They sleep on: what is not awake by `put_off` is due again then.
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

    /// The tables where nothing has happened since before that time, oldest first: those whose game
    /// is over and, if `unfinished` ones are wanted too, running games and lobbies.
    ///
    /// # Errors
    /// Only if the database fails.
    async fn old_tables(
        &self,
        before: Millis,
        unfinished: bool,
    ) -> Result<Vec<TableRow>, StoreError>;

    /// Forgets tables with their seats and logs, all or none; those that are not there are passed
    /// over. No server may have them in memory.
    ///
    /// # Errors
    /// Only if the database fails.
    async fn forget_tables(&self, ids: &[String]) -> Result<(), StoreError>;

    /// Forgets the lobbies that were opened before that time; gives their ids.
    ///
    /// # Errors
    /// Only if the database fails.
    async fn forget_lobbies(&self, before: Millis) -> Result<Vec<String>, StoreError>;

    /// The key that signs calls to people whose page is closed: `new` for ever, if there was none.
    ///
    /// # Errors
    /// Only if the database fails.
    async fn call_key(&self, new: &[u8]) -> Result<Vec<u8>, StoreError>;

    /// Remembers the address at which a browser is called while its page is closed, in place of an
    /// earlier one; none any more without one.
    ///
    /// # Errors
    /// Only if the database fails.
    async fn set_call(&self, browser: TokenHash, endpoint: Option<&str>) -> Result<(), StoreError>;

    /// The address at which a browser is called, if it has one.
    ///
    /// # Errors
    /// Only if the database fails.
    async fn call(&self, browser: TokenHash) -> Result<Option<String>, StoreError>;

    /// Forgets an address at which nobody is called any more.
    ///
    /// # Errors
    /// Only if the database fails.
    async fn forget_call(&self, endpoint: &str) -> Result<(), StoreError>;

    /// Forgets the addresses of browsers that sit at no table: nobody calls them.
    ///
    /// # Errors
    /// Only if the database fails.
    async fn forget_strangers(&self) -> Result<(), StoreError>;

    /// Writes that time down for no other reason than to see whether the database can be written.
    ///
    /// # Errors
    /// Only if the database fails.
    async fn prove(&self, at: Millis) -> Result<(), StoreError>;

    /// What is wrong with the database itself, a sentence each, as far as it does not watch over that
    /// by itself. That may take long.
    ///
    /// # Errors
    /// Only if the database fails.
    async fn faults(&self) -> Result<Vec<String>, StoreError>;

    /// Whether other servers may use the database too. Only then do the next seven methods mean anything.
    fn is_shared(&self) -> bool {
        false
    }

    /// Waits until another server has changed something; nothing once the database is closed. One
    /// task alone may wait.
    async fn changed(&self) -> Option<Changed> {
        None
    }

    /// Takes the lead of a table, if no server that lives has it: the leader does what a table does
    /// by itself. Whether this server has it now. Nothing hangs on it but work done twice: of those
    /// who append, the number of the entry decides.
    ///
    /// # Errors
    /// Only if the database fails.
    async fn lead(&self, _id: &str) -> Result<bool, StoreError> {
        Ok(true)
    }

    /// Gives up the lead of a table that rests.
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

    /// Tells other servers what this one knows of the people at a table, in place of what it told
    /// before; nothing any more without it. It holds as long as this server lives, as far as the
    /// database has heard of it: after [`Changed::Anything`] it is to be told again.
    ///
    /// # Errors
    /// Only if the database fails.
    async fn tell_people(&self, _id: &str, _told: Option<&str>) -> Result<(), StoreError> {
        Ok(())
    }

    /// What other servers that live tell of the people at a table, by a number of each server.
    ///
    /// # Errors
    /// Only if the database fails.
    async fn people(&self, _id: &str) -> Result<BTreeMap<i64, String>, StoreError> {
        Ok(BTreeMap::new())
    }

    /// Forgets what servers told of people that have died, for all other servers too; the tables
    /// that it was about.
    ///
    /// # Errors
    /// Only if the database fails.
    async fn forget_dead(&self) -> Result<BTreeSet<String>, StoreError> {
        Ok(BTreeSet::new())
    }

    /// Lets the database go, tidily; nothing works afterwards.
    async fn close(&self);
}
