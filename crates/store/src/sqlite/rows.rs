//! Tables, seats and entries as rows of the database.

use kernel::Seat;
use luck::Secret;
use sqlx::error::ErrorKind;
use sqlx::sqlite::{SqliteArguments, SqliteExecutor, SqliteQueryResult, SqliteRow};
use sqlx::{Decode, Row, Transaction, Type, query};

use crate::{Entry, SeatKind, SeatRow, Status, StoreError, TableRow, TokenHash, sql};

pub(super) type Writing = Transaction<'static, sqlx::Sqlite>;
type Query<'q> = sqlx::query::Query<'q, sqlx::Sqlite, SqliteArguments>;
type Read<T> = Result<T, sqlx::Error>;

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
        .bind(table.rules)
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
        .bind(table.version);
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
            .bind(seat)
            .bind(row.kind.word())
            .bind(&row.name)
            .bind(&row.colour)
            .bind(&row.bot)
            .bind(row.browser.map(bytes))
            .bind(row.ready)
            .bind(row.code.map(bytes))
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
            tables.push(read_table(&row)?);
        }
        let table = tables.last_mut().expect("one has just been read");
        table.seats.push(read_seat(&row)?);
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

/// A table still without its seats.
fn read_table(row: &SqliteRow) -> Read<TableRow> {
    Ok(TableRow {
        id: row.try_get("id")?,
        game: row.try_get("game")?,
        rules: row.try_get("rules")?,
        name: row.try_get("name")?,
        options: understood(row, "options", |text: &str| serde_json::from_str(text).ok())?,
        public: row.try_get("public")?,
        pace: row.try_get("pace")?,
        status: understood(row, "status", Status::of_word)?,
        host: understood(row, "host", hash)?,
        secret: understood(row, "secret", |bytes: &[u8]| {
            Some(Secret::new(bytes.try_into().ok()?))
        })?,
        invite: maybe_hash(row, "invite")?,
        rematch: row.try_get("rematch")?,
        created: row.try_get("created")?,
        started: row.try_get("started")?,
        ended: row.try_get("ended")?,
        version: row.try_get("version")?,
        seats: vec![],
    })
}

fn read_seat(row: &SqliteRow) -> Read<SeatRow> {
    Ok(SeatRow {
        kind: understood(row, "kind", SeatKind::of_word)?,
        name: row.try_get("seat_name")?,
        colour: row.try_get("colour")?,
        bot: row.try_get("bot")?,
        browser: maybe_hash(row, "browser")?,
        ready: row.try_get("ready")?,
        code: maybe_hash(row, "code")?,
    })
}

/// An entry of a log.
pub(super) fn read_entry(row: &SqliteRow) -> Read<Entry> {
    Ok(Entry {
        number: row.try_get("number")?,
        at: row.try_get("at")?,
        seat: understood(row, "seat", |seat: Option<u8>| {
            seat.map(Seat::try_from).transpose().ok()
        })?,
        client: row.try_get("client")?,
        by_bot: row.try_get("by_bot")?,
        kind: row.try_get("kind")?,
        body: row.try_get("body")?,
    })
}

/// The number of a seat.
pub(super) fn read_seat_number(row: &SqliteRow) -> Read<Seat> {
    understood(row, "seat", |seat: u8| Seat::try_from(seat).ok())
}

fn hash(bytes: &[u8]) -> Option<TokenHash> {
    Some(TokenHash(bytes.try_into().ok()?))
}

fn maybe_hash(row: &SqliteRow, column: &str) -> Read<Option<TokenHash>> {
    let bytes: Option<&[u8]> = row.try_get(column)?;
    bytes.map(|_| understood(row, column, hash)).transpose()
}

/// What a column says, if it can be understood; a fault names the column and nothing that is in it.
fn understood<'r, C, T>(
    row: &'r SqliteRow,
    column: &str,
    read: impl FnOnce(C) -> Option<T>,
) -> Read<T>
where
    C: Decode<'r, sqlx::Sqlite> + Type<sqlx::Sqlite>,
{
    read(row.try_get(column)?).ok_or_else(|| sqlx::Error::ColumnDecode {
        index: column.to_owned(),
        source: "nothing that this program writes".into(),
    })
}
