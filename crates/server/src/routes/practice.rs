//! Practice tables: ordinary tables that begin in a position, and are soon forgotten.

use std::collections::HashMap;
use std::net::IpAddr;
use std::sync::Arc;

use catalog::{Agreement, Face, Moment, Refusal, head};
use kernel::{BadPosition, Rng};
use luck::Secret;
use serde_json::Value;
use store::{Millis, Order, StoreError, TableRow, TokenHash};
use table::practise;
use tokio::task::spawn_blocking;

use super::operation::{POST, example};
use super::tables::doc;
use crate::api::{Api, Call};
use crate::config::Config;
use crate::error::{Detail, Error, Reason};
use crate::live::new_row;
use crate::server::Server;
use crate::wire::{Draws, NewPractice, NewSeat, NewTable, Nothing, Pace, TableDoc};

/// How the ids of practice tables begin.
const PREFIX: &str = "practice-";

/// The most practice tables of a visitor: a further one replaces the oldest.
const MOST_OF_VISITOR: usize = 3;

/// The same for an address, where many visitors may sit, or one without cookies.
const MOST_OF_ADDRESS: usize = 50;

/// The most practice tables of a server.
const MOST: usize = 200;

/// After which time without a move an unwatched practice table is forgotten.
const IDLE: Millis = 60 * 60 * 1_000;

/// The largest request: a record of a long game of Small City has a third of it.
const LARGEST_RECORD: usize = 512 * 1024;

/// Adds the routes of this file.
pub(super) fn add(api: &mut Api) {
    api.body_up_to(LARGEST_RECORD);
    let opens = ("open_practice", "Opens a table to practise at, and deals it.");
    let operation = api.add((POST, "/api/practice"), opens, open);
    operation["description"] = "\
        It begins in a position (docs/records.md), after an entry of a record, or at a moment of a \
        table. It is played like any other table, and all its draws and moves can be taken back \
        (`all` of a take-back goes back to the beginning). A visitor has at most three, and an \
        address fifty: a further one replaces the oldest. One that nobody uses is forgotten after \
        an hour."
        .into();
    operation["requestBody"]["content"]["application/json"]["example"] = example("open_practice");
}

async fn open(call: Call<Nothing, Nothing, NewPractice>) -> Result<TableDoc, Error> {
    let browser = call.browser()?;
    let config = &call.server.config;
    if let Some(announcement) = call.server.orders.borrow().announcement.clone() {
        return Err(Error::because(Reason::NoNewTables, &Detail::Announced { announcement }));
    }
    let (moment, secret) = begin(&call.server, browser, call.address, &call.body).await?;
    let secret = secret.filter(|_| call.body.draws == Draws::Same);
    let face = config.games.get(moment.game).ok_or(Reason::NoGame)?;
    let players = moment.agreement.players;
    let level = face.levels().first().ok_or(Reason::NoLevel)?.name;
    let mut seats = call.body.seats;
    seats.extend((seats.len()..players.into()).map(|_| NewSeat::Bot { level: level.to_owned() }));
    let asked = NewTable {
        game: moment.game.to_owned(),
        players,
        options: moment.agreement.options.clone(),
        name: None,
        public: false,
        quiet: Some(true),
        pace: Pace::Untimed,
        seats,
        start: true,
        id: None,
        word: None,
    };
    let luck = (&config.entropy, "practice");
    let (mut row, _) = new_row(&config.games, luck, asked, browser, config.time.now())?;
    row.id = format!("{PREFIX}{}", row.id);
    practise(&mut row, &moment, secret);
    // Held until the table is there, so that requests at the same time count each other.
    let mut opened = call.server.practice.lock().await;
    make_room(&call.server, browser, call.address, &mut opened).await?;
    opened.insert(row.id.clone(), call.address);
    config.store.create(&row).await?;
    drop(opened);
    doc(&call.server, &row.id, Some(browser)).await
}

/// The moment in which it begins, with the secret of its luck where that is known.
async fn begin(
    server: &Arc<Server>,
    browser: TokenHash,
    address: IpAddr,
    asked: &NewPractice,
) -> Result<(Moment, Option<Secret>), Error> {
    let at = asked.at;
    match (&asked.position, &asked.record, &asked.table) {
        (Some(text), None, None) => {
            let (face, mut agreement) = headed(&server.config, text)?;
            let seed = server.config.entropy.bytes("practice");
            let mut rng = Rng::seed(u64::from_le_bytes(seed));
            agreement.start = Some(face.position(&agreement, text, &mut rng)?);
            let moment = Moment { game: face.name(), agreement, draws: 0, luck: None };
            Ok((moment, None))
        }
        (None, Some(record), None) => {
            let lock = server.replays.lock(address).await;
            let (server, record) = (Arc::clone(server), record.clone());
            let replayed = spawn_blocking(move || {
                let moment = moment_of(&server.config, &record, at);
                drop(lock);
                moment
            });
            let moment = replayed.await.map_err(|_| Reason::Internal)??;
            let secret = moment.luck.as_ref().and_then(|luck| luck.secret.as_deref());
            let secret = secret.and_then(Secret::from_hex);
            Ok((moment, secret))
        }
        (None, None, Some(table)) => {
            let moment = server.hub.ask(table, move |live| {
                Box::pin(async move { live.practice_from(Some(browser), at) })
            });
            moment.await
        }
        _ => {
            let fault = "write one of position, record and table".to_owned();
            Err(Error::because(Reason::BadBody, &Detail::Unread { fault }))
        }
    }
}

/// The game and the agreement that the head of a position names.
pub(super) fn headed<'a>(
    config: &'a Config,
    text: &str,
) -> Result<(&'a dyn Face, Agreement), Error> {
    let wrong = |bad: BadPosition| Error::from(Refusal::from(bad));
    let head = head(text).map_err(wrong)?.ok_or_else(|| {
        let problem = "write the game first, such as game: simplicity 4";
        wrong(BadPosition::at((1, 1), problem, None))
    })?;
    let face = config.games.get(&head.game).ok_or(Reason::NoGame)?;
    Ok((face, head.agreement))
}

/// A moment of a record.
fn moment_of(config: &Config, record: &str, at: Option<usize>) -> Result<Moment, Error> {
    let told = serde_json::from_str::<Value>(record).unwrap_or_default();
    let face = config.games.get(told["game"].as_str().unwrap_or_default()).ok_or(Reason::NoGame)?;
    let moment = face.moment(record, 1, at).map_err(Refusal::from)?;
    Ok(moment.ok_or(Reason::NoGame)?)
}

/// Forgets the oldest practice tables of a visitor and of an address, so that one more may come.
async fn make_room(
    server: &Server,
    browser: TokenHash,
    address: IpAddr,
    opened: &mut HashMap<String, IpAddr>,
) -> Result<(), Error> {
    let all = server.config.store.idle_tables(PREFIX, Millis::MAX).await?;
    // Operators and other servers delete tables too.
    opened.retain(|id, _| all.iter().any(|row| row.id == *id));
    let own = all.iter().filter(|row| row.host == browser);
    let mut surplus = oldest(own, MOST_OF_VISITOR);
    let is_from_here = |row: &&TableRow| opened.get(&row.id) == Some(&address);
    let here = all.iter().filter(|row| is_from_here(row) && !surplus.contains(row));
    let here = oldest(here, MOST_OF_ADDRESS);
    surplus.extend(here);
    for row in &surplus {
        forget(server, &row.id).await?;
    }
    if all.len() - surplus.len() < MOST {
        return Ok(());
    }
    forget_practice(server).await;
    let left = server.config.store.idle_tables(PREFIX, Millis::MAX).await?;
    if left.len() < MOST { Ok(()) } else { Err(Reason::ServerFull.into()) }
}

/// The first of these tables: as many as leave room for one more.
fn oldest<'a>(rows: impl Iterator<Item = &'a TableRow>, most: usize) -> Vec<&'a TableRow> {
    let mut rows: Vec<&TableRow> = rows.collect();
    rows.truncate((rows.len() + 1).saturating_sub(most));
    rows
}

/// Deletes a table, unless it is gone already.
async fn forget(server: &Server, id: &str) -> Result<(), StoreError> {
    let order = Order::Delete { table: id.to_owned() };
    match server.config.store.carry_out(&order).await {
        Ok(_) | Err(StoreError::NotFound) => {
            server.hub.forget(id);
            Ok(())
        }
        Err(error) => Err(error),
    }
}

/// Forgets the practice tables that nobody has used for an hour.
pub(crate) async fn forget_practice(server: &Server) {
    let before = server.config.time.now() - IDLE;
    let idle = match server.config.store.idle_tables(PREFIX, before).await {
        Ok(idle) => idle,
        Err(error) => return server.config.meters.database_failed(&error.to_string()),
    };
    for TableRow { id, .. } in idle {
        let unseen = server.hub.see_to(&id, |live| Box::pin(async move { Ok(live.is_unseen()) }));
        if !unseen.await.unwrap_or(true) {
            continue;
        }
        if let Err(error) = forget(server, &id).await {
            server.config.meters.database_failed(&error.to_string());
        }
    }
}
