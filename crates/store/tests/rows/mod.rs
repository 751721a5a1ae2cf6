//! Sample rows for tests and benchmarks.

use luck::Secret;
use store::{LogLine, SeatKind, SeatRow, Status, TableRow, TokenHash};

/// A hash that differs from those of other numbers.
pub(crate) fn hash(number: u8) -> TokenHash {
    TokenHash([number; 32])
}

/// A person at the browser with this hash.
pub(crate) fn person(browser: u8) -> SeatRow {
    SeatRow {
        kind: SeatKind::Person,
        name: Some("Ana".to_owned()),
        browser: Some(hash(browser)),
        ..SeatRow::default()
    }
}

/// A private table of the host with hash 1, who sits there beside an open seat; its game is running.
pub(crate) fn running(id: &str) -> TableRow {
    TableRow {
        id: id.to_owned(),
        game: "simplicity".to_owned(),
        rules: 1,
        name: "Garden Street".to_owned(),
        options: vec![],
        public: false,
        quiet: true,
        pace: r#"{"kind":"untimed"}"#.to_owned(),
        status: Status::Running,
        host: hash(1),
        secret: Secret::new([7; 32]),
        invite: None,
        rematch: None,
        created: 1_000,
        started: Some(2_000),
        ended: None,
        version: 1,
        seats: vec![person(1), SeatRow::default()],
    }
}

/// The entry with this number.
pub(crate) fn entry(number: u32) -> LogLine {
    LogLine {
        number,
        at: 3_000 + i64::from(number),
        seat: None,
        client: None,
        by_bot: false,
        kind: "input".to_owned(),
        body: format!(r#"{{"team":3,"take":5,"build":"c4","number":{number}}}"#),
    }
}

/// The entry with this number that a client sent.
pub(crate) fn sent(number: u32, client: &str) -> LogLine {
    LogLine { client: Some(client.to_owned()), ..entry(number) }
}
