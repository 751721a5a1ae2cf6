//! What the row of a table says of its game and seats.

use catalog::Agreement;
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

/// The colour of a word.
pub(super) fn colour(word: &str) -> Option<Colour> {
    serde_json::from_value(word.into()).ok()
}
