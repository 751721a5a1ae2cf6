//! Writes and finds tables and seats.

use kernel::Seat;

use crate::database::{Value, Writing, done};
use crate::rows::{self, Columns, Read};
use crate::{StoreError, TableRow, sql};

/// A seat as databases store it.
pub(crate) fn number(seat: Seat) -> Value<'static> {
    i64::from(u8::from(seat)).into()
}

pub(crate) fn options_text(table: &TableRow) -> String {
    serde_json::to_string(&table.options).expect("pairs of texts are JSON")
}

/// Inserts a table with its seats.
pub(crate) async fn insert_table(
    writing: &mut impl Writing,
    table: &TableRow,
) -> Result<(), StoreError> {
    let options = options_text(table);
    let secret: &[u8] = table.secret.bytes();
    let values = [
        Value::from(&table.id),
        (&table.game).into(),
        table.rules.into(),
        (&table.name).into(),
        (&options).into(),
        table.public.into(),
        (&table.pace).into(),
        table.status.word().into(),
        (&table.host).into(),
        secret.into(),
        (&table.invite).into(),
        (&table.rematch).into(),
        table.created.into(),
        table.started.into(),
        table.ended.into(),
        table.version.into(),
        table.quiet.into(),
    ];
    if !done(writing.change(sql::INSERT_TABLE, &values).await)? {
        return Err(StoreError::Conflict);
    }
    Ok(insert_seats(writing, table).await?)
}

/// Inserts the seats of a table.
pub(crate) async fn insert_seats(writing: &mut impl Writing, table: &TableRow) -> Read<()> {
    for (seat, row) in (0i64..).zip(&table.seats) {
        let values = [
            Value::from(&table.id),
            seat.into(),
            row.kind.word().into(),
            (&row.name).into(),
            (&row.colour).into(),
            (&row.bot).into(),
            (&row.browser).into(),
            row.ready.into(),
            (&row.code).into(),
            (&row.code_by).into(),
            (&row.owner).into(),
        ];
        writing.change(sql::INSERT_SEAT, &values).await?;
    }
    Ok(())
}

/// Collects tables from rows that have one seat each, grouped by table.
pub(crate) fn tables(found: &[impl Columns]) -> Result<Vec<TableRow>, StoreError> {
    let mut tables: Vec<TableRow> = vec![];
    for row in found {
        let id = row.text("id")?;
        if tables.last().is_none_or(|table| Some(table.id.as_str()) != id) {
            tables.push(rows::table(row)?);
        }
        let table = tables.last_mut().expect("one has just been read");
        table.seats.push(rows::seat(row)?);
    }
    Ok(tables)
}

/// The only table found.
pub(crate) fn one(found: &[impl Columns]) -> Result<TableRow, StoreError> {
    tables(found)?.pop().ok_or(StoreError::NotFound)
}

/// Table `id` after the changes.
pub(crate) async fn written(writing: &mut impl Writing, id: &str) -> Result<TableRow, StoreError> {
    one(&writing.find(sql::TABLE, &[id.into()]).await?)
}
