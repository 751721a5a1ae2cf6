//! Stored tables, as a server writes them.

use std::path::Path;
use std::sync::Arc;

use catalog::{Agreement, Alone, Bot, CancelToken};
use kernel::{Rng, Turn};
use luck::Secret;
use store::{LogLine, SeatKind, SeatRow, Sqlite, Status, Store, TableRow, TokenHash};

/// A table of bots whose game is running.
pub(crate) fn row(id: &str, game: &str, players: u8) -> TableRow {
    let bot = |seat| SeatRow {
        kind: SeatKind::Bot,
        name: Some(format!("Bot {seat}")),
        bot: Some("easy".to_owned()),
        ..SeatRow::default()
    };
    let table = catalog::game(game).unwrap().open(&Agreement { players, ..Agreement::default() });
    TableRow {
        id: id.to_owned(),
        game: game.to_owned(),
        rules: table.unwrap().rules(),
        name: "Garden Street".to_owned(),
        options: vec![],
        public: false,
        quiet: false,
        pace: r#"{"kind":"untimed"}"#.to_owned(),
        status: Status::Running,
        host: TokenHash([1; 32]),
        secret: Secret::new([7; 32]),
        invite: None,
        rematch: None,
        created: 1_000,
        started: Some(2_000),
        ended: None,
        version: 1,
        seats: (1..=players).map(bot).collect(),
    }
}

/// The same after the end of its game.
pub(crate) fn over(row: TableRow) -> TableRow {
    TableRow { status: Status::Over, ended: Some(9_000), ..row }
}

/// The log of a game between random bots: at most this many lines.
pub(crate) fn played(row: &TableRow, most: usize) -> Vec<LogLine> {
    let options = row.options.iter().cloned().collect();
    let players = row.seats.len() as u8;
    let agreement = Agreement { rules: Some(row.rules), players, options, start: None };
    let mut table = catalog::game(&row.game).unwrap().open(&agreement).unwrap();
    let (mut log, mut draws) = (Vec::new(), 0);
    while log.len() < most {
        let seat = match table.turn() {
            Turn::Over => break,
            Turn::Chance => None,
            Turn::Seat(seat) => Some(seat),
            Turn::Together(seats) => seats.iter().next(),
        };
        let body = if let Some(seat) = seat {
            let rng = Rng::stream(3, log.len() as u64);
            let entry = table.thought(Bot::new("random"), seat, &[], rng).unwrap()(
                CancelToken::default(),
                Arc::new(Alone),
            )
            .entry;
            table.act(seat, &entry).unwrap()
        } else {
            draws += 1;
            table.draw(row.secret.draw(draws - 1, &table.weights()))
        };
        let number = log.len() as u32 + 1;
        let kind = if seat.is_some() { "input" } else { "draw" }.to_owned();
        log.push(LogLine {
            number,
            at: 2_000 + i64::from(number),
            seat,
            client: None,
            by_bot: seat.is_some(),
            kind,
            body: body.to_string(),
        });
    }
    log
}

/// Stores a table with its log in a data folder.
pub(crate) fn keep(data: &Path, row: &TableRow, log: &[LogLine]) {
    tokio::runtime::Runtime::new().unwrap().block_on(async {
        let store = Sqlite::open(data).await.unwrap();
        store.create(row).await.unwrap();
        store.append(&row.id, log).await.unwrap();
        store.close().await;
    });
}
