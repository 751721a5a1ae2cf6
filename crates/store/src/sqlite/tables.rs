//! Tables and seats written into the database and found in it.

use kernel::Seat;
use sqlx::error::ErrorKind;
use sqlx::sqlite::{SqliteArguments, SqliteExecutor, SqliteQueryResult};
use sqlx::{Row, Transaction, query};

use crate::rows::{self, Read};
use crate::{StoreError, TableRow, TokenHash, sql};

pub(super) type Writing = Transaction<'static, sqlx::Sqlite>;
type Query<'q> = sqlx::query::Query<'q, sqlx::Sqlite, SqliteArguments>;

/// Whether a statement changed something. It did not if there was nothing to change, or if another
/// row stands in its way or a row that it needs is missing.
pub(super) fn done(result: Read<SqliteQueryResult>) -> Read<bool> {
    match result {
        Ok(result) => Ok(result.rows_affected() > 0),
        Err(sqlx::Error::Database(error))
            if matches!(
                error.kind(),
                ErrorKind::UniqueViolation | ErrorKind::ForeignKeyViolation
            ) =>
        {
            Ok(false)
        }
        Err(error) => Err(error),
    }
}

pub(super) fn bytes(hash: TokenHash) -> Vec<u8> {
    hash.0.to_vec()
}

/// A seat as databases know it.
pub(super) fn number(seat: Seat) -> i64 {
    i64::from(u8::from(seat))
}

pub(super) fn options_text(table: &TableRow) -> String {
    serde_json::to_string(&table.options).expect("pairs of texts are JSON")
}

/// Inserts a table with its seats.
pub(super) async fn insert_table(
    writing: &mut Writing,
    table: &TableRow,
) -> Result<(), StoreError> {
    let insert = query(sql::INSERT_TABLE)
        .bind(&table.id)
        .bind(&table.game)
        .bind(i64::from(table.rules))
        .bind(&table.name)
        .bind(options_text(table))
        .bind(table.public)
        .bind(&table.pace)
        .bind(table.status.word())
        .bind(bytes(table.host))
        .bind(table.secret.bytes().to_vec())
        .bind(table.invite.map(bytes))
        .bind(table.rematch.as_ref())
        .bind(table.created)
        .bind(table.started)
        .bind(table.ended)
        .bind(i64::from(table.version));
    if !done(insert.execute(&mut **writing).await)? {
        return Err(StoreError::Conflict);
    }
    Ok(insert_seats(writing, table).await?)
}

/// Inserts the seats of a table.
pub(super) async fn insert_seats(writing: &mut Writing, table: &TableRow) -> Read<()> {
    for (seat, row) in (0u8..).zip(&table.seats) {
        query(sql::INSERT_SEAT)
            .bind(&table.id)
            .bind(i64::from(seat))
            .bind(row.kind.word())
            .bind(&row.name)
            .bind(&row.colour)
            .bind(&row.bot)
            .bind(row.browser.map(bytes))
            .bind(row.ready)
            .bind(row.code.map(bytes))
            .bind(row.code_by.map(bytes))
            .bind(row.owner.map(bytes))
            .execute(&mut **writing)
            .await?;
    }
    Ok(())
}

/// The tables that a query finds.
pub(super) async fn load_tables(
    from: impl SqliteExecutor<'_>,
    query: Query<'_>,
) -> Result<Vec<TableRow>, StoreError> {
    let mut tables: Vec<TableRow> = vec![];
    for row in query.fetch_all(from).await? {
        let id: &str = row.try_get("id")?;
        if tables.last().is_none_or(|table| table.id != id) {
            tables.push(rows::table(&row)?);
        }
        let table = tables.last_mut().expect("one has just been read");
        table.seats.push(rows::seat(&row)?);
    }
    Ok(tables)
}

/// The table `id`.
pub(super) async fn load_table(
    from: impl SqliteExecutor<'_>,
    id: &str,
) -> Result<TableRow, StoreError> {
    load_tables(from, query(sql::TABLE).bind(id)).await?.pop().ok_or(StoreError::NotFound)
}
