//! What an operator orders: changes of the data by another program, while servers run on it.
//!
//! A command writes into the database, in one transaction with a notice that every server hears
//! ([`Store::changed`](crate::Store::changed)). So there is no door to guard: only a program that
//! may write the database gives orders.

use crate::database::{Database, Value, Writing};
use crate::group::insert;
use crate::order::{About, Order, Orders};
use crate::rows::{self, Columns, Read};
use crate::tables::written;
use crate::{LogLine, Status, StoreError, TokenHash, sql};

/// The host of a table whose host is forgotten: no token has this hash.
const NOBODY: TokenHash = TokenHash([0; 32]);

/// Carries out an order; returns the ids of the tables that it changes.
pub(crate) async fn carry_out(
    database: &impl Database,
    order: &Order,
) -> Result<Vec<String>, StoreError> {
    let table = match order {
        Order::Delete { table } | Order::Close { table, .. } => table,
        _ => "",
    };
    let mut writing = database.begin_alone(table).await?;
    let changed = change(&mut writing, order).await?;
    for id in &changed {
        writing.announce(About::Table(id)).await?;
    }
    if matches!(order, Order::Announce { .. } | Order::Ban { .. }) {
        writing.announce(About::Server).await?;
    }
    writing.commit().await?;
    Ok(changed)
}

async fn change(writing: &mut impl Writing, order: &Order) -> Result<Vec<String>, StoreError> {
    let changed = match order {
        Order::Delete { table } => {
            delete(writing, table).await?;
            vec![table.clone()]
        }
        Order::Close { table, line } => {
            close(writing, table, line).await?;
            vec![table.clone()]
        }
        Order::Hide { table, hidden } => {
            written(writing, table).await?;
            let statement = if *hidden { sql::HIDE } else { sql::SHOW };
            writing.change(statement, &[table.into()]).await?;
            vec![table.clone()]
        }
        Order::ForgetPerson { browser } => forget_person(writing, *browser).await?,
        Order::ForgetNames { before } => {
            let values = [(*before).into(), (&NOBODY).into()];
            let old = ids(&writing.find(sql::FORGET_HOSTS, &values).await?)?;
            for id in &old {
                writing.change(sql::FORGET_SEATS, &[id.into()]).await?;
            }
            old
        }
        Order::Announce { text } => {
            writing.change(sql::END_ANNOUNCEMENT, &[]).await?;
            if let Some(text) = text {
                writing.change(sql::ANNOUNCE, &[text.into()]).await?;
            }
            vec![]
        }
        Order::Ban { network, until } => {
            let lifted = writing.change(sql::LIFT_BAN, &[network.into()]).await?;
            if let Some(until) = until {
                writing.change(sql::BAN, &[network.into(), (*until).into()]).await?;
            } else if lifted == 0 {
                return Err(StoreError::NotFound);
            }
            vec![]
        }
    };
    Ok(changed)
}

/// Deletes a table that is there.
async fn delete(writing: &mut impl Writing, table: &str) -> Result<(), StoreError> {
    writing.change(sql::DELETE_LOG, &[table.into()]).await?;
    let deleted = writing.change(sql::DELETE_TABLE, &[table.into()]).await?;
    if deleted == 0 { Err(StoreError::NotFound) } else { Ok(()) }
}

async fn close(writing: &mut impl Writing, table: &str, line: &LogLine) -> Result<(), StoreError> {
    if written(writing, table).await?.status != Status::Running {
        return Err(StoreError::Conflict);
    }
    let last = writing.find(sql::LAST_LINE, &[table.into()]).await?;
    let last: u32 = rows::integer(last.first().ok_or(StoreError::NotFound)?, "number")?;
    if !insert(writing, table, &LogLine { number: last + 1, ..line.clone() }).await? {
        return Err(StoreError::Conflict);
    }
    writing.change(sql::FINISH, &[table.into(), line.at.into()]).await?;
    writing.change(sql::WAKE, &[table.into()]).await?;
    Ok(())
}

async fn forget_person(
    writing: &mut impl Writing,
    browser: TokenHash,
) -> Result<Vec<String>, StoreError> {
    let own = [Value::from(&browser)];
    let found = ids(&writing.find(sql::IDS_OF, &own).await?)?;
    for id in &found {
        // First, because it locks the table.
        writing.change(sql::COUNT_VERSION, &[id.into()]).await?;
        let table = written(writing, id).await?;
        let hosts = table.host == browser;
        if hosts && table.status == Status::Lobby {
            delete(writing, id).await?;
            continue;
        }
        let values = [Value::from(id), (&browser).into()];
        if table.status == Status::Lobby {
            writing.change(sql::FREE_SEATS, &values).await?;
        } else {
            // First what a stand-in has: the seat goes back to its owner.
            writing.change(sql::END_STANDING_IN, &values).await?;
            writing.change(sql::FORGET_SEATS_OF, &values).await?;
        }
        writing.change(sql::VOID_CODES, &values).await?;
        if hosts {
            writing.change(sql::FORGET_HOST, &[id.into(), (&NOBODY).into()]).await?;
        }
    }
    writing.change(sql::DELETE_CALL, &own).await?;
    Ok(found)
}

/// The orders that hold for a whole server.
pub(crate) async fn orders(database: &impl Database) -> Result<Orders, StoreError> {
    let announcement = database.find(sql::ANNOUNCEMENT, &[]).await?;
    let announcement = announcement.first().map(|row| rows::text(row, "text")).transpose()?;
    let bans = database.find(sql::BANS, &[]).await?;
    let ban = |row| Ok((rows::text(row, "network")?, rows::integer(row, "until")?));
    Ok(Orders { announcement, bans: bans.iter().map(ban).collect::<Read<_>>()? })
}

fn ids(found: &[impl Columns]) -> Read<Vec<String>> {
    found.iter().map(|row| rows::text(row, "id")).collect()
}
