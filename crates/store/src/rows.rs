//! Reads tables, seats and log lines from the rows of any database.
//!
//! Every database stores signed 64-bit integers; reading checks their range.

use kernel::Seat;
use luck::Secret;
use sqlx::{ColumnIndex, Decode, Row, Type};

use crate::{Asleep, LogLine, SeatKind, SeatRow, Status, TableRow, TokenHash};

pub(crate) type Read<T> = Result<T, sqlx::Error>;

/// Access to a row: its columns as one of four types.
pub(crate) trait Columns {
    /// An integer.
    fn integer(&self, column: &str) -> Read<Option<i64>>;
    /// A text.
    fn text(&self, column: &str) -> Read<Option<&str>>;
    /// Yes or no.
    fn flag(&self, column: &str) -> Read<bool>;
    /// A hash or a secret.
    fn bytes(&self, column: &str) -> Read<Option<&[u8]>>;
}

impl<R: Row> Columns for R
where
    for<'c> &'c str: ColumnIndex<R>,
    for<'r> i64: Decode<'r, R::Database> + Type<R::Database>,
    for<'r> &'r str: Decode<'r, R::Database> + Type<R::Database>,
    for<'r> bool: Decode<'r, R::Database> + Type<R::Database>,
    for<'r> &'r [u8]: Decode<'r, R::Database> + Type<R::Database>,
{
    fn integer(&self, column: &str) -> Read<Option<i64>> {
        self.try_get(column)
    }

    fn text(&self, column: &str) -> Read<Option<&str>> {
        self.try_get(column)
    }

    fn flag(&self, column: &str) -> Read<bool> {
        self.try_get(column)
    }

    fn bytes(&self, column: &str) -> Read<Option<&[u8]>> {
        self.try_get(column)
    }
}

/// A fault that names the column, but no value.
fn unknown(column: &str) -> sqlx::Error {
    let source = "nothing that this program writes".into();
    sqlx::Error::ColumnDecode { index: column.to_owned(), source }
}

/// The value, which must not be null.
fn there<T>(column: &str, value: Read<Option<T>>) -> Read<T> {
    value?.ok_or_else(|| unknown(column))
}

/// A text that is not null.
pub(crate) fn text(row: &impl Columns, column: &str) -> Read<String> {
    there(column, row.text(column)).map(str::to_owned)
}

/// Bytes that are not null.
pub(crate) fn bytes(row: &impl Columns, column: &str) -> Read<Vec<u8>> {
    there(column, row.bytes(column)).map(<[u8]>::to_vec)
}

fn maybe_text(row: &impl Columns, column: &str) -> Read<Option<String>> {
    Ok(row.text(column)?.map(str::to_owned))
}

/// Parses a word or a document.
fn word<T>(row: &impl Columns, column: &str, of: impl FnOnce(&str) -> Option<T>) -> Read<T> {
    of(there(column, row.text(column))?).ok_or_else(|| unknown(column))
}

/// An integer of that type.
pub(crate) fn integer<T: TryFrom<i64>>(row: &impl Columns, column: &str) -> Read<T> {
    there(column, maybe_integer(row, column))
}

fn maybe_integer<T: TryFrom<i64>>(row: &impl Columns, column: &str) -> Read<Option<T>> {
    let number = row.integer(column)?;
    number.map(|number| T::try_from(number).map_err(|_| unknown(column))).transpose()
}

/// 32 bytes.
fn maybe_32(row: &impl Columns, column: &str) -> Read<Option<[u8; 32]>> {
    let bytes = row.bytes(column)?;
    bytes.map(|bytes| bytes.try_into().map_err(|_| unknown(column))).transpose()
}

fn maybe_hash(row: &impl Columns, column: &str) -> Read<Option<TokenHash>> {
    Ok(maybe_32(row, column)?.map(TokenHash))
}

/// A table, still without its seats.
pub(crate) fn table(row: &impl Columns) -> Read<TableRow> {
    Ok(TableRow {
        id: text(row, "id")?,
        game: text(row, "game")?,
        rules: integer(row, "rules")?,
        name: text(row, "name")?,
        options: word(row, "options", |text| serde_json::from_str(text).ok())?,
        public: row.flag("public")?,
        quiet: row.flag("quiet")?,
        pace: text(row, "pace")?,
        status: word(row, "status", Status::of_word)?,
        host: there("host", maybe_hash(row, "host"))?,
        secret: Secret::new(there("secret", maybe_32(row, "secret"))?),
        invite: maybe_hash(row, "invite")?,
        rematch: maybe_text(row, "rematch")?,
        created: integer(row, "created")?,
        started: maybe_integer(row, "started")?,
        ended: maybe_integer(row, "ended")?,
        version: integer(row, "version")?,
        seats: vec![],
    })
}

/// A seat of a table, from a row joined with the table.
pub(crate) fn seat(row: &impl Columns) -> Read<SeatRow> {
    Ok(SeatRow {
        kind: word(row, "kind", SeatKind::of_word)?,
        name: maybe_text(row, "seat_name")?,
        colour: maybe_text(row, "colour")?,
        bot: maybe_text(row, "bot")?,
        browser: maybe_hash(row, "browser")?,
        ready: row.flag("ready")?,
        code: maybe_hash(row, "code")?,
        code_by: maybe_hash(row, "code_by")?,
        owner: maybe_hash(row, "owner")?,
    })
}

/// A line of a log.
pub(crate) fn log_line(row: &impl Columns) -> Read<LogLine> {
    Ok(LogLine {
        number: integer(row, "number")?,
        at: integer(row, "at")?,
        seat: maybe_seat(row)?,
        client: maybe_text(row, "client")?,
        by_bot: row.flag("by_bot")?,
        kind: text(row, "kind")?,
        body: text(row, "body")?,
    })
}

/// The sleep record of a table.
pub(crate) fn asleep(row: &impl Columns) -> Read<Asleep> {
    Ok(Asleep { due: maybe_integer(row, "due")?, known: text(row, "known")? })
}

/// The number of a seat.
pub(crate) fn seat_number(row: &impl Columns) -> Read<Seat> {
    there("seat", maybe_seat(row))
}

fn maybe_seat(row: &impl Columns) -> Read<Option<Seat>> {
    let number: Option<u8> = maybe_integer(row, "seat")?;
    number.map(|number| Seat::try_from(number).map_err(|_| unknown("seat"))).transpose()
}
