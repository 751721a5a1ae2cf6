//! What the row of a table says of its game and seats.

use catalog::{Agreement, Table};
use luck::SCHEME;
use record::Luck;
use store::TableRow;

use crate::wire::Colour;

/// What a row agrees on.
pub(super) fn agreement(row: &TableRow) -> Agreement {
    Agreement {
        rules: Some(row.rules),
        players: row.seats.len() as u8,
        options: row.options.iter().cloned().collect(),
    }
}

/// The record of a game at a table, with what its luck followed from: for games that are over.
pub(super) fn record(row: &TableRow, table: &dyn Table) -> String {
    let luck = Luck {
        scheme: SCHEME.to_owned(),
        commitment: row.secret.commitment(),
        secret: Some(row.secret.to_hex()),
    };
    let names = row.seats.iter().map(|seat| seat.name.clone().unwrap_or_default()).collect();
    table.record(names, Some(luck))
}

/// The colour of a word.
pub(super) fn colour(word: &str) -> Option<Colour> {
    serde_json::from_value(word.into()).ok()
}
