//! The built-in database: `SQLite`, in a file or in memory.

mod check;
mod copy;
mod group;
mod home;
mod open;
mod tables;

use std::sync::Arc;

use async_trait::async_trait;
use kernel::Seat;
use sqlx::sqlite::SqlitePool;
use sqlx::{Row, query, query_scalar};

use self::group::Group;
use self::home::Home;
use self::tables::{
    Writing, bytes, done, insert_seats, insert_table, load_table, load_tables, number, options_text,
};
use crate::{LogLine, Millis, Status, Store, StoreError, TableRow, TokenHash, rows, sql};

/// A `SQLite` database.
///
/// One connection writes, so that those who write queue up in this program and do not ask over and
/// over for the lock of the file; others read meanwhile.
#[derive(Debug)]
pub struct Sqlite {
    write: SqlitePool,
    read: SqlitePool,
    /// What writes to the logs.
    group: Group,
    /// None in memory.
    home: Option<Arc<Home>>,
}

impl Sqlite {
    /// Begins to write.
    async fn begin(&self) -> Result<Writing, StoreError> {
        self.group.begin().await
    }

    /// Why entries were not appended.
    async fn refusal(&self, id: &str, entries: &[LogLine]) -> Result<StoreError, StoreError> {
        for client in entries.iter().filter_map(|entry| entry.client.as_ref()) {
            let number = query(sql::NUMBER_OF_CLIENT).bind(id).bind(client);
            if let Some(row) = number.fetch_optional(&self.read).await? {
                return Ok(StoreError::AlreadyThere { number: rows::integer(&row, "number")? });
            }
        }
        self.load(id).await.map(|_| StoreError::Conflict)
    }
}

/// Ends writing, and gives the table as it is now.
async fn commit(mut writing: Writing, id: &str) -> Result<TableRow, StoreError> {
    let table = load_table(&mut *writing, id).await?;
    writing.commit().await?;
    Ok(table)
}

#[async_trait]
impl Store for Sqlite {
    async fn create(&self, table: &TableRow) -> Result<(), StoreError> {
        let mut writing = self.begin().await?;
        insert_table(&mut writing, table).await?;
        Ok(writing.commit().await?)
    }

    async fn load(&self, id: &str) -> Result<TableRow, StoreError> {
        load_table(&self.read, id).await
    }

    async fn update(&self, table: &TableRow) -> Result<TableRow, StoreError> {
        let mut writing = self.begin().await?;
        let update = query(sql::UPDATE_LOBBY)
            .bind(&table.id)
            .bind(i64::from(table.version))
            .bind(i64::from(table.rules))
            .bind(&table.name)
            .bind(options_text(table))
            .bind(table.public)
            .bind(&table.pace)
            .bind(table.status.word())
            .bind(bytes(table.host))
            .bind(table.invite.map(bytes))
            .bind(table.started);
        if !done(update.execute(&mut *writing).await)? {
            // It is there, or this fails.
            load_table(&mut *writing, &table.id).await?;
            return Err(StoreError::Conflict);
        }
        query(sql::DELETE_SEATS).bind(&table.id).execute(&mut *writing).await?;
        insert_seats(&mut writing, table).await?;
        commit(writing, &table.id).await
    }

    async fn finish(&self, id: &str, at: Millis) -> Result<TableRow, StoreError> {
        let mut writing = self.begin().await?;
        query(sql::FINISH).bind(id).bind(at).execute(&mut *writing).await?;
        let table = commit(writing, id).await?;
        if table.status == Status::Over { Ok(table) } else { Err(StoreError::Conflict) }
    }

    async fn rematch(&self, id: &str, new: &TableRow) -> Result<TableRow, StoreError> {
        let mut writing = self.begin().await?;
        if let Some(first) = load_table(&mut *writing, id).await?.rematch {
            return load_table(&mut *writing, &first).await;
        }
        insert_table(&mut writing, new).await?;
        query(sql::SET_REMATCH).bind(id).bind(&new.id).execute(&mut *writing).await?;
        commit(writing, &new.id).await
    }

    async fn set_code(
        &self,
        id: &str,
        seat: Seat,
        code: TokenHash,
        by: TokenHash,
    ) -> Result<TableRow, StoreError> {
        let mut writing = self.begin().await?;
        let statement = query(sql::SET_CODE).bind(id).bind(number(seat)).bind(bytes(code));
        if !done(statement.bind(bytes(by)).execute(&mut *writing).await)? {
            return Err(StoreError::NotFound);
        }
        query(sql::COUNT_VERSION).bind(id).execute(&mut *writing).await?;
        commit(writing, id).await
    }

    async fn claim(
        &self,
        code: TokenHash,
        browser: TokenHash,
    ) -> Result<(TableRow, Seat), StoreError> {
        let mut writing = self.begin().await?;
        let host = query(sql::CLAIM_HOST).bind(bytes(code)).bind(bytes(browser));
        host.execute(&mut *writing).await?;
        let claim = query(sql::CLAIM).bind(bytes(code)).bind(bytes(browser));
        let Some(seat) = claim.fetch_optional(&mut *writing).await? else {
            let coded = query(sql::CODED).bind(bytes(code)).fetch_optional(&mut *writing).await?;
            return Err(coded.map_or(StoreError::NotFound, |_| StoreError::Conflict));
        };
        let (id, seat): (String, _) = (seat.try_get("table_id")?, rows::seat_number(&seat)?);
        query(sql::COUNT_VERSION).bind(&id).execute(&mut *writing).await?;
        Ok((commit(writing, &id).await?, seat))
    }

    async fn reclaim(
        &self,
        id: &str,
        seat: Seat,
        browser: TokenHash,
    ) -> Result<TableRow, StoreError> {
        let mut writing = self.begin().await?;
        let statement = query(sql::RECLAIM).bind(id).bind(number(seat)).bind(bytes(browser));
        if done(statement.execute(&mut *writing).await)? {
            query(sql::COUNT_VERSION).bind(id).execute(&mut *writing).await?;
            return commit(writing, id).await;
        }
        let table = load_table(&mut *writing, id).await?;
        let theirs = table.seats.get(seat.index()).is_some_and(|row| row.browser == Some(browser));
        if theirs { Ok(table) } else { Err(StoreError::NotFound) }
    }

    async fn append(&self, id: &str, entries: &[LogLine]) -> Result<(), StoreError> {
        if self.group.append(id, entries).await? {
            return Ok(());
        }
        Err(self.refusal(id, entries).await?)
    }

    async fn log(&self, id: &str, from: u32) -> Result<Vec<LogLine>, StoreError> {
        let rows = query(sql::LOG).bind(id).bind(i64::from(from)).fetch_all(&self.read).await?;
        Ok(rows.iter().map(rows::log_line).collect::<Result<_, _>>()?)
    }

    async fn tables_of(&self, browser: TokenHash, most: u32) -> Result<Vec<TableRow>, StoreError> {
        load_tables(&self.read, query(sql::TABLES_OF).bind(bytes(browser)).bind(i64::from(most)))
            .await
    }

    async fn public_tables(&self, most: u32) -> Result<Vec<TableRow>, StoreError> {
        load_tables(&self.read, query(sql::PUBLIC_TABLES).bind(i64::from(most))).await
    }

    async fn running_tables(&self) -> Result<Vec<TableRow>, StoreError> {
        load_tables(&self.read, query(sql::RUNNING_TABLES)).await
    }

    async fn table_ids(&self) -> Result<Vec<String>, StoreError> {
        Ok(query_scalar(sql::TABLE_IDS).fetch_all(&self.read).await?)
    }

    async fn old_tables(
        &self,
        before: Millis,
        unfinished: bool,
    ) -> Result<Vec<TableRow>, StoreError> {
        load_tables(&self.read, query(sql::OLD_TABLES).bind(before).bind(unfinished)).await
    }

    async fn forget_tables(&self, ids: &[String]) -> Result<(), StoreError> {
        let mut writing = self.begin().await?;
        for id in ids {
            query(sql::DELETE_LOG).bind(id).execute(&mut *writing).await?;
            query(sql::DELETE_TABLE).bind(id).execute(&mut *writing).await?;
        }
        Ok(writing.commit().await?)
    }

    async fn forget_lobbies(&self, before: Millis) -> Result<Vec<String>, StoreError> {
        Ok(query_scalar(sql::FORGET_LOBBIES).bind(before).fetch_all(&self.write).await?)
    }

    async fn call_key(&self, new: &[u8]) -> Result<Vec<u8>, StoreError> {
        let mut writing = self.begin().await?;
        query(sql::KEEP_CALL_KEY).bind(new).execute(&mut *writing).await?;
        let key = query_scalar(sql::CALL_KEY).fetch_one(&mut *writing).await?;
        writing.commit().await?;
        Ok(key)
    }

    async fn set_call(&self, browser: TokenHash, endpoint: Option<&str>) -> Result<(), StoreError> {
        let change = match endpoint {
            Some(endpoint) => query(sql::SET_CALL).bind(bytes(browser)).bind(endpoint),
            None => query(sql::DELETE_CALL).bind(bytes(browser)),
        };
        change.execute(&self.write).await?;
        Ok(())
    }

    async fn call(&self, browser: TokenHash) -> Result<Option<String>, StoreError> {
        Ok(query_scalar(sql::CALL).bind(bytes(browser)).fetch_optional(&self.read).await?)
    }

    async fn forget_call(&self, endpoint: &str) -> Result<(), StoreError> {
        query(sql::FORGET_CALL).bind(endpoint).execute(&self.write).await?;
        Ok(())
    }

    async fn forget_strangers(&self) -> Result<(), StoreError> {
        query(sql::FORGET_STRANGERS).execute(&self.write).await?;
        Ok(())
    }

    async fn prove(&self, at: Millis) -> Result<(), StoreError> {
        let mut writing = self.begin().await?;
        query(sql::PROVE).bind(at).execute(&mut *writing).await?;
        Ok(writing.commit().await?)
    }

    async fn close(&self) {
        self.read.close().await;
        self.write.close().await;
        self.home.as_ref().inspect(|home| home.leave());
    }
}
