//! Tables and their lists.

use std::sync::Arc;

use futures_util::future::join_all;
use store::{StoreError, TableRow, TokenHash};
use table::lobby;

use crate::api::{Api, Call};
use crate::config::Config;
use crate::error::{Detail, Error, Reason};
use crate::live::new_row;
use crate::server::Server;
use crate::token;
use crate::wire::{
    AtTable, Invite, NewBotPace, NewSignal, NewTable, Nothing, Opened, SeatKind, TableChange,
    TableDoc,
};

/// The most tables in a list.
const MOST: u32 = 50;

use super::operation::{GET, PATCH, POST, PUT, example};

const TABLE: &str = "/api/tables/{id}";

/// Adds the routes of this file.
pub(super) fn add(api: &mut Api) {
    api.about("tables", "Tables, from the lobby to the rematch.");
    api.add(
        (GET, "/api/tables"),
        ("list_public_tables", "Public tables: those with an open seat, then running ones."),
        public,
    );
    api.add(
        (GET, "/api/me/tables"),
        ("list_my_tables", "The tables where you sit, own a seat or are the host, newest first."),
        mine,
    );
    let opened = (POST, "/api/tables");
    let operation = api.add(opened, ("open_table", "Opens a table; you are its host."), open);
    operation["requestBody"]["content"]["application/json"]["example"] = example("open_table");
    api.add((GET, TABLE), ("get_table", "A table."), one);
    api.add(
        (PATCH, TABLE),
        ("change_table", "The host changes the table before the deal; then nobody is ready."),
        change,
    );
    api.add(
        (POST, "/api/tables/{id}/invite"),
        ("renew_invite", "The host makes a new key to sit down with; the old one is void."),
        invite,
    );
    api.add(
        (POST, "/api/tables/{id}/start"),
        ("start_game", "The host deals, once every seat is taken and everybody else is ready."),
        start,
    );
    api.add(
        (POST, "/api/tables/{id}/rematch"),
        (
            "open_rematch",
            "Offers a rematch, or accepts it: its table, made once, is dealt when everybody has.",
        ),
        rematch,
    );
    api.add(
        (POST, "/api/tables/{id}/signals"),
        ("send_signal", "Nudges a player, or shows everybody a reaction or a line of words."),
        signal,
    )["description"] = "\
        Everybody at the table gets it at once (`signalled` of the socket, `signals` of the table), \
        and the server stores none. A seat sends one in two seconds and ten in a minute at most \
        (`too_fast`, with `retry_after`). `quiet` tables have nudges alone, and lines come before the \
        deal or after the end."
        .into();
    api.add(
        (PUT, "/api/tables/{id}/bot-pace"),
        ("set_bot_pace", "The host has bots move at another pace, while the game runs."),
        bot_pace,
    );
}

async fn public(call: Call) -> Result<Vec<TableDoc>, Error> {
    let rows = call.server.config.store.public_tables(MOST).await?;
    Ok(docs(&call.server, rows, call.visitor.0).await)
}

async fn mine(call: Call) -> Result<Vec<TableDoc>, Error> {
    let Some(browser) = call.visitor.0 else { return Ok(Vec::new()) };
    let mut rows = call.server.config.store.tables_of(browser, MOST).await?;
    rows.retain(|row| !table::is_practice(row));
    let shown = docs(&call.server, rows, Some(browser)).await;
    // Hide the table from people who gave up every seat, and from hosts who left an empty lobby.
    let sits = |table: &TableDoc| table.seats.iter().any(|seat| seat.kind == SeatKind::Person);
    let mine = |table: &TableDoc| {
        !table.you.is_empty() || !table.claims.is_empty() || table.host && sits(table)
    };
    Ok(shown.into_iter().filter(mine).collect())
}

async fn open(call: Call<Nothing, Nothing, NewTable>) -> Result<Opened, Error> {
    let browser = call.browser()?;
    let config = &call.server.config;
    if let Some(word) = &config.policy.opening_word {
        let given = call.body.word.as_deref().ok_or(Reason::NeedsWord)?;
        // It compares hashes: the time that takes does not reveal the word.
        if token::hash(given.trim()) != token::hash(word) {
            return Err(Reason::BadWord.into());
        }
    }
    let is_named = call.body.id.is_some();
    let luck = (&config.entropy, &*format!("table of {}", call.address));
    let (row, invite) = new_row(&config.games, luck, call.body, browser, config.time.now())?;
    let known = if is_named { known(config, &row.id).await? } else { None };
    if known.is_none() {
        if let Some(announcement) = call.server.orders.borrow().announcement.clone() {
            return Err(Error::because(Reason::NoNewTables, &Detail::Announced { announcement }));
        }
        let most = config.most_tables;
        if config.store.unfinished_tables(most).await? >= most {
            return Err(Reason::ServerFull.into());
        }
        match config.store.create(&row).await {
            // The same request was faster.
            Err(StoreError::Conflict) if is_named => {}
            created => created?,
        }
    }
    // The host may have renewed the invite since.
    let valid = |code: &String| known.is_none_or(|row| row.invite == Some(token::hash_code(code)));
    let invite = invite.filter(valid);
    Ok(Opened { table: doc(&call.server, &row.id, Some(browser)).await?, invite })
}

/// The table of that id, if there is one.
async fn known(config: &Config, id: &str) -> Result<Option<TableRow>, Error> {
    match config.store.load(id).await {
        Err(StoreError::NotFound) => Ok(None),
        known => Ok(Some(known?)),
    }
}

async fn one(call: Call<AtTable>) -> Result<TableDoc, Error> {
    doc(&call.server, &call.path.id, call.visitor.0).await
}

async fn change(call: Call<AtTable, Nothing, TableChange>) -> Result<TableDoc, Error> {
    let (browser, asked) = (call.visitor.0, call.body);
    let work = call.server.hub.ask(&call.path.id, move |live| {
        Box::pin(async move {
            live.edit(|row, face| lobby::change(row, face, browser, &asked)).await?;
            Ok(live.doc(browser))
        })
    });
    work.await
}

async fn invite(call: Call<AtTable>) -> Result<Invite, Error> {
    let browser = call.visitor.0;
    let work = call.server.hub.ask(&call.path.id, move |live| Box::pin(live.invite(browser)));
    Ok(Invite { invite: work.await? })
}

async fn start(call: Call<AtTable>) -> Result<TableDoc, Error> {
    let browser = call.visitor.0;
    let work = call.server.hub.ask(&call.path.id, move |live| {
        Box::pin(async move {
            live.start(browser).await?;
            Ok(live.doc(browser))
        })
    });
    work.await
}

async fn rematch(call: Call<AtTable>) -> Result<TableDoc, Error> {
    let browser = call.browser()?;
    let hub = &call.server.hub;
    let new = hub.ask(&call.path.id, move |live| Box::pin(live.rematch(browser))).await?;
    let accept = hub.ask(&new, move |live| {
        Box::pin(async move {
            live.accept(browser).await?;
            Ok((live.doc(Some(browser)), live.accepted()))
        })
    });
    let (table, accepted) = accept.await?;
    let told = hub.ask(&call.path.id, move |live| {
        Box::pin(async move {
            live.set_rematch(accepted);
            Ok(())
        })
    });
    told.await?;
    Ok(table)
}

async fn bot_pace(call: Call<AtTable, Nothing, NewBotPace>) -> Result<TableDoc, Error> {
    let (browser, pace) = (call.visitor.0, call.body.pace);
    let work = call.server.hub.ask(&call.path.id, move |live| {
        Box::pin(async move {
            live.set_bot_pace(browser, pace).await?;
            Ok(live.doc(browser))
        })
    });
    work.await
}

async fn signal(call: Call<AtTable, Nothing, NewSignal>) -> Result<TableDoc, Error> {
    let (browser, asked) = (call.visitor.0, call.body);
    let work = call.server.hub.ask(&call.path.id, move |live| {
        Box::pin(async move {
            live.signal(browser, asked).await?;
            Ok(live.doc(browser))
        })
    });
    work.await
}

/// A table as a browser sees it.
pub(super) async fn doc(
    server: &Server,
    id: &str,
    browser: Option<TokenHash>,
) -> Result<TableDoc, Error> {
    server.hub.ask(id, move |live| Box::pin(async move { Ok(live.doc(browser)) })).await
}

/// Documents of the tables that load: a broken table does not hide the others.
async fn docs(
    server: &Arc<Server>,
    rows: Vec<TableRow>,
    browser: Option<TokenHash>,
) -> Vec<TableDoc> {
    let docs = rows.iter().map(|row| doc(server, &row.id, browser));
    join_all(docs).await.into_iter().flatten().collect()
}
