//! Implements [`Store`] for every database.

use std::collections::{BTreeMap, BTreeSet};

use async_trait::async_trait;
use kernel::Seat;

use crate::database::{Database, Value, Writing, done};
use crate::group::{Grouped, append};
use crate::rows::{self, Columns};
use crate::tables::{insert_seats, insert_table, number, one, options_text, tables, written};
use crate::{
    Asleep, Changed, LogLine, Millis, Order, Orders, Status, Store, StoreError, TableRow,
    TokenHash, orders, sql,
};

/// Commits, and returns the table as it is now.
async fn commit(mut writing: impl Writing, id: &str) -> Result<TableRow, StoreError> {
    let table = written(&mut writing, id).await?;
    writing.tell(id).await?;
    writing.commit().await?;
    Ok(table)
}

/// A single change outside the tables.
async fn change(
    database: &impl Database,
    sql: &'static str,
    values: &[Value<'_>],
) -> Result<(), StoreError> {
    let mut writing = database.begin().await?;
    writing.change(sql, values).await?;
    Ok(writing.commit().await?)
}

/// Why entries were not appended.
async fn refusal(
    database: &impl Grouped,
    id: &str,
    entries: &[LogLine],
) -> Result<StoreError, StoreError> {
    for client in entries.iter().filter_map(|entry| entry.client.as_ref()) {
        let found = database.find(sql::NUMBER_OF_CLIENT, &[id.into(), client.into()]).await?;
        if let Some(row) = found.first() {
            return Ok(StoreError::AlreadyThere { number: rows::integer(row, "number")? });
        }
    }
    database.load(id).await.map(|_| StoreError::Conflict)
}

/// The ids in the found rows.
fn ids(found: &[impl Columns]) -> Result<Vec<String>, StoreError> {
    Ok(found.iter().map(|row| rows::text(row, "id")).collect::<Result<_, _>>()?)
}

#[async_trait]
impl<D: Grouped> Store for D {
    async fn create(&self, table: &TableRow) -> Result<(), StoreError> {
        let mut writing = self.begin().await?;
        insert_table(&mut writing, table).await?;
        Ok(writing.commit().await?)
    }

    async fn load(&self, id: &str) -> Result<TableRow, StoreError> {
        one(&self.find(sql::TABLE, &[id.into()]).await?)
    }

    async fn update(&self, table: &TableRow) -> Result<TableRow, StoreError> {
        let mut writing = self.begin_at(&table.id).await?;
        let options = options_text(table);
        let values = [
            Value::from(&table.id),
            table.version.into(),
            table.rules.into(),
            (&table.name).into(),
            (&options).into(),
            table.public.into(),
            (&table.pace).into(),
            table.status.word().into(),
            (&table.host).into(),
            (&table.invite).into(),
            table.started.into(),
            table.quiet.into(),
        ];
        if writing.change(sql::UPDATE_LOBBY, &values).await? == 0 {
            // It is there, or this fails.
            written(&mut writing, &table.id).await?;
            return Err(StoreError::Conflict);
        }
        writing.change(sql::DELETE_SEATS, &[(&table.id).into()]).await?;
        insert_seats(&mut writing, table).await?;
        commit(writing, &table.id).await
    }

    async fn finish(&self, id: &str, at: Millis) -> Result<TableRow, StoreError> {
        let mut writing = self.begin_at(id).await?;
        writing.change(sql::FINISH, &[id.into(), at.into()]).await?;
        writing.change(sql::WAKE, &[id.into()]).await?;
        let table = commit(writing, id).await?;
        if table.status == Status::Over { Ok(table) } else { Err(StoreError::Conflict) }
    }

    async fn rematch(&self, id: &str, new: &TableRow) -> Result<TableRow, StoreError> {
        let mut writing = self.begin_at(id).await?;
        if let Some(first) = written(&mut writing, id).await?.rematch {
            return written(&mut writing, &first).await;
        }
        insert_table(&mut writing, new).await?;
        writing.change(sql::SET_REMATCH, &[id.into(), (&new.id).into()]).await?;
        writing.change(sql::HIDE_REMATCH, &[id.into(), (&new.id).into()]).await?;
        writing.tell(id).await?;
        commit(writing, &new.id).await
    }

    async fn set_code(
        &self,
        id: &str,
        seat: Seat,
        code: TokenHash,
        by: TokenHash,
    ) -> Result<TableRow, StoreError> {
        let mut writing = self.begin_at(id).await?;
        let values = [id.into(), number(seat), (&code).into(), (&by).into()];
        if !done(writing.change(sql::SET_CODE, &values).await)? {
            return Err(StoreError::NotFound);
        }
        writing.change(sql::COUNT_VERSION, &[id.into()]).await?;
        commit(writing, id).await
    }

    async fn claim(
        &self,
        code: TokenHash,
        browser: TokenHash,
    ) -> Result<(TableRow, Seat), StoreError> {
        // A code never moves to another table, so look it up before locking the table.
        let coded = self.find(sql::CODED, &[(&code).into()]).await?;
        let id = rows::text(coded.first().ok_or(StoreError::NotFound)?, "id")?;
        let mut writing = self.begin_at(&id).await?;
        let values = [(&code).into(), (&browser).into()];
        writing.change(sql::CLAIM_HOST, &values).await?;
        let claimed = writing.find(sql::CLAIM, &values).await?;
        let Some(seat) = claimed.first() else {
            let coded = writing.find(sql::CODED, &[(&code).into()]).await?;
            let refused =
                if coded.is_empty() { StoreError::NotFound } else { StoreError::Conflict };
            return Err(refused);
        };
        let seat = rows::seat_number(seat)?;
        writing.change(sql::COUNT_VERSION, &[(&id).into()]).await?;
        Ok((commit(writing, &id).await?, seat))
    }

    async fn reclaim(
        &self,
        id: &str,
        seat: Seat,
        browser: TokenHash,
    ) -> Result<TableRow, StoreError> {
        let mut writing = self.begin_at(id).await?;
        let values = [id.into(), number(seat), (&browser).into()];
        if writing.change(sql::RECLAIM, &values).await? > 0 {
            writing.change(sql::COUNT_VERSION, &[id.into()]).await?;
            return commit(writing, id).await;
        }
        let table = written(&mut writing, id).await?;
        let theirs = table.seats.get(seat.index()).is_some_and(|row| row.browser == Some(browser));
        if theirs { Ok(table) } else { Err(StoreError::NotFound) }
    }

    async fn append(&self, id: &str, entries: &[LogLine]) -> Result<(), StoreError> {
        if append(self, id, entries).await? {
            return Ok(());
        }
        Err(refusal(self, id, entries).await?)
    }

    async fn log(&self, id: &str, from: u32) -> Result<Vec<LogLine>, StoreError> {
        let found = self.find(sql::LOG, &[id.into(), from.into()]).await?;
        Ok(found.iter().map(rows::log_line).collect::<Result<_, _>>()?)
    }

    async fn tables_of(&self, browser: TokenHash, most: u32) -> Result<Vec<TableRow>, StoreError> {
        tables(&self.find(sql::TABLES_OF, &[(&browser).into(), most.into()]).await?)
    }

    async fn public_tables(&self, most: u32) -> Result<Vec<TableRow>, StoreError> {
        tables(&self.find(sql::PUBLIC_TABLES, &[most.into()]).await?)
    }

    async fn unfinished_tables(&self, most: u32) -> Result<u32, StoreError> {
        let found = self.find(sql::UNFINISHED, &[most.into()]).await?;
        Ok(rows::integer(found.first().ok_or(StoreError::NotFound)?, "number")?)
    }

    async fn abandoned_tables(&self, before: Millis) -> Result<Vec<String>, StoreError> {
        ids(&self.find(sql::ABANDONED, &[before.into()]).await?)
    }

    async fn sleep(&self, id: &str, lines: u32, asleep: &Asleep) -> Result<bool, StoreError> {
        let mut writing = self.begin_alone(id).await?;
        let values = [id.into(), asleep.due.into(), (&asleep.known).into(), lines.into()];
        let sleeps = writing.change(sql::SLEEP, &values).await? > 0;
        writing.commit().await?;
        Ok(sleeps)
    }

    async fn asleep(&self, id: &str) -> Result<Option<Asleep>, StoreError> {
        let found = self.find(sql::ASLEEP, &[id.into()]).await?;
        Ok(found.first().map(rows::asleep).transpose()?)
    }

    async fn wake(&self, id: &str) -> Result<(), StoreError> {
        change(self, sql::WAKE, &[id.into()]).await
    }

    async fn awake_tables(&self) -> Result<Vec<String>, StoreError> {
        ids(&self.find(self.awake(), &[]).await?)
    }

    async fn due_tables(
        &self,
        now: Millis,
        put_off: Millis,
        most: u32,
    ) -> Result<Vec<String>, StoreError> {
        // Nearly always nothing is due: then do not wait for writers.
        let found = ids(&self.find(self.due(), &[now.into(), most.into()]).await?)?;
        if found.is_empty() {
            return Ok(found);
        }
        let mut writing = self.begin().await?;
        let mut due = vec![];
        for id in found {
            let values = [(&id).into(), now.into(), put_off.into()];
            if writing.change(sql::PUT_OFF, &values).await? > 0 {
                due.push(id);
            }
        }
        writing.commit().await?;
        Ok(due)
    }

    async fn table_ids(&self) -> Result<Vec<String>, StoreError> {
        ids(&self.find(sql::TABLE_IDS, &[]).await?)
    }

    async fn old_tables(
        &self,
        before: Millis,
        unfinished: bool,
    ) -> Result<Vec<TableRow>, StoreError> {
        tables(&self.find(sql::OLD_TABLES, &[before.into(), unfinished.into()]).await?)
    }

    async fn idle_tables(&self, prefix: &str, before: Millis) -> Result<Vec<TableRow>, StoreError> {
        let like = format!("{prefix}%");
        tables(&self.find(sql::IDLE_TABLES, &[(&like).into(), before.into()]).await?)
    }

    async fn carry_out(&self, order: &Order) -> Result<Vec<String>, StoreError> {
        orders::carry_out(self, order).await
    }

    async fn orders(&self) -> Result<Orders, StoreError> {
        orders::orders(self).await
    }

    async fn hidden_tables(&self) -> Result<Vec<String>, StoreError> {
        ids(&self.find(sql::HIDDEN, &[]).await?)
    }

    async fn knows(&self, browser: TokenHash) -> Result<bool, StoreError> {
        Ok(!self.find(sql::KNOWS, &[(&browser).into()]).await?.is_empty())
    }

    async fn forget_tables(&self, ids: &[String]) -> Result<(), StoreError> {
        let mut writing = self.begin().await?;
        for id in ids {
            writing.change(sql::DELETE_LOG, &[id.into()]).await?;
            writing.change(sql::DELETE_TABLE, &[id.into()]).await?;
        }
        Ok(writing.commit().await?)
    }

    async fn forget_lobbies(&self, before: Millis) -> Result<Vec<String>, StoreError> {
        let mut writing = self.begin().await?;
        let found = writing.find(sql::FORGET_LOBBIES, &[before.into()]).await?;
        writing.commit().await?;
        ids(&found)
    }

    async fn call_key(&self, new: &[u8]) -> Result<Vec<u8>, StoreError> {
        let mut writing = self.begin().await?;
        writing.change(sql::KEEP_CALL_KEY, &[new.into()]).await?;
        let found = writing.find(sql::CALL_KEY, &[]).await?;
        writing.commit().await?;
        Ok(rows::bytes(found.first().ok_or(StoreError::NotFound)?, "key")?)
    }

    async fn set_call(
        &self,
        browser: TokenHash,
        endpoint: Option<&str>,
    ) -> Result<bool, StoreError> {
        let Some(endpoint) = endpoint else {
            change(self, sql::DELETE_CALL, &[(&browser).into()]).await?;
            return Ok(false);
        };
        let mut writing = self.begin().await?;
        let values = [(&browser).into(), endpoint.into()];
        let set = writing.change(sql::SET_CALL, &values).await? > 0;
        writing.commit().await?;
        Ok(set)
    }

    async fn call(&self, browser: TokenHash) -> Result<Option<String>, StoreError> {
        let found = self.find(sql::CALL, &[(&browser).into()]).await?;
        Ok(found.first().map(|row| rows::text(row, "endpoint")).transpose()?)
    }

    async fn forget_call(&self, endpoint: &str) -> Result<(), StoreError> {
        change(self, sql::FORGET_CALL, &[endpoint.into()]).await
    }

    async fn forget_strangers(&self) -> Result<(), StoreError> {
        change(self, sql::FORGET_STRANGERS, &[]).await
    }

    async fn prove(&self, at: Millis) -> Result<(), StoreError> {
        change(self, sql::PROVE, &[at.into()]).await
    }

    async fn faults(&self) -> Result<Vec<String>, StoreError> {
        Database::faults(self).await
    }

    async fn is_current(&self) -> Result<(), StoreError> {
        Database::is_current(self).await
    }

    fn is_shared(&self) -> bool {
        Database::is_shared(self)
    }

    async fn changed(&self) -> Option<Changed> {
        Database::changed(self).await
    }

    async fn lead(&self, id: &str) -> Result<bool, StoreError> {
        Database::lead(self, id).await
    }

    async fn rest(&self, id: &str) -> Result<(), StoreError> {
        Database::rest(self, id).await
    }

    async fn orphans(&self) -> Result<Vec<String>, StoreError> {
        Database::orphans(self).await
    }

    async fn tell_people(&self, id: &str, told: Option<&str>) -> Result<(), StoreError> {
        Database::tell_people(self, id, told).await
    }

    async fn people(&self, id: &str) -> Result<BTreeMap<i64, String>, StoreError> {
        Database::people(self, id).await
    }

    async fn forget_dead(&self) -> Result<BTreeSet<String>, StoreError> {
        Database::forget_dead(self).await
    }

    async fn close(&self) {
        self.let_go().await;
    }
}
