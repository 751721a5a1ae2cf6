//! The agreement, record and colours of a table row.

use catalog::{Agreement, Table};
use ledger::TableRow;
use luck::SCHEME;
use record::Luck;

use crate::wire::Colour;

/// The agreement of a row.
pub(crate) fn agreement(row: &TableRow) -> Agreement {
    Agreement {
        rules: Some(row.rules),
        players: row.seats.len() as u8,
        options: row.options.iter().cloned().collect(),
    }
}

/// The record of a finished game, with the secret of its luck.
pub fn record(row: &TableRow, table: &dyn Table) -> String {
    let luck = Luck {
        scheme: SCHEME.to_owned(),
        commitment: row.secret.commitment(),
        secret: Some(row.secret.to_hex()),
    };
    let names = row.seats.iter().map(|seat| seat.name.clone().unwrap_or_default()).collect();
    table.record(names, Some(luck))
}

/// Parses a colour.
pub(crate) fn colour(word: &str) -> Option<Colour> {
    serde_json::from_value(word.into()).ok()
}

/// The last line of the log of a game that is closed as it stands; it has no number yet.
pub fn closing(at: ledger::Millis) -> ledger::LogLine {
    ledger::LogLine {
        number: 0,
        at,
        seat: None,
        client: None,
        by_bot: false,
        kind: crate::log::CLOSE.to_owned(),
        body: "{}".to_owned(),
    }
}
