//! The agreement, record and colours of a table row.

use catalog::{Agreement, Moment, Table};
use ledger::TableRow;
use luck::{SCHEME, Secret};
use record::Luck;

use crate::wire::Colour;

/// Options of a row that are none of its set-up: the position in which a practice table begins, and
/// the number of its first draw.
const START: &str = "@position";
const DRAWS: &str = "@draws";

/// The agreement of a row.
pub(crate) fn agreement(row: &TableRow) -> Agreement {
    Agreement {
        rules: Some(row.rules),
        players: row.seats.len() as u8,
        options: options(row).collect(),
        start: told(row, START).map(str::to_owned),
    }
}

/// The options of the set-up.
pub(crate) fn options(row: &TableRow) -> impl Iterator<Item = (String, String)> {
    row.options.iter().filter(|(key, _)| !key.starts_with('@')).cloned()
}

fn told<'a>(row: &'a TableRow, key: &str) -> Option<&'a str> {
    row.options.iter().find(|(known, _)| known == key).map(|(_, value)| &**value)
}

/// Whether it is a practice table: one that begins in a position.
pub fn is_practice(row: &TableRow) -> bool {
    told(row, START).is_some()
}

/// The number of the first draw of a table, counted in the luck of its secret.
pub fn first_draw(row: &TableRow) -> u64 {
    told(row, DRAWS).and_then(|number| number.parse().ok()).unwrap_or_default()
}

/// Makes a new row a practice table that begins at a moment. With the `secret` of the game that the
/// moment comes from, the same draws follow; without it they are new.
pub fn practise(row: &mut TableRow, moment: &Moment, secret: Option<Secret>) {
    row.rules = moment.agreement.rules.unwrap_or(row.rules);
    if let Some(start) = &moment.agreement.start {
        row.options.push((START.to_owned(), start.clone()));
    }
    if let Some(secret) = secret {
        row.secret = secret;
        row.options.push((DRAWS.to_owned(), moment.draws.to_string()));
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
