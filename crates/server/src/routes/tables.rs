//! Tables and their lists.

use std::sync::Arc;

use futures_util::future::join_all;
use store::{TableRow, TokenHash};

use crate::Server;
use crate::api::Call;
use crate::error::Error;
use crate::table::new_row;
use crate::wire::{AtTable, Invite, NewTable, Nothing, Opened, TableChange, TableDoc};

/// The most tables of a list.
const MOST: u32 = 50;

pub(super) async fn public(call: Call) -> Result<Vec<TableDoc>, Error> {
    let rows = call.server.config.store.public_tables(MOST).await?;
    Ok(docs(&call.server, rows, call.visitor.0).await)
}

pub(super) async fn mine(call: Call) -> Result<Vec<TableDoc>, Error> {
    let Some(browser) = call.visitor.0 else { return Ok(Vec::new()) };
    let rows = call.server.config.store.tables_of(browser, MOST).await?;
    Ok(docs(&call.server, rows, Some(browser)).await)
}

pub(super) async fn open(call: Call<Nothing, Nothing, NewTable>) -> Result<Opened, Error> {
    let browser = call.browser()?;
    let config = &call.server.config;
    let (row, invite) = new_row(&config.games, call.body, browser, config.time.now())?;
    config.store.create(&row).await?;
    Ok(Opened { table: doc(&call.server, &row.id, Some(browser)).await?, invite })
}

pub(super) async fn one(call: Call<AtTable>) -> Result<TableDoc, Error> {
    doc(&call.server, &call.path.id, call.visitor.0).await
}

pub(super) async fn change(call: Call<AtTable, Nothing, TableChange>) -> Result<TableDoc, Error> {
    let (browser, asked) = (call.visitor.0, call.body);
    let work = call.server.hub.ask(&call.path.id, move |live| {
        Box::pin(async move {
            live.change(browser, asked).await?;
            Ok(live.doc(browser))
        })
    });
    work.await
}

pub(super) async fn invite(call: Call<AtTable>) -> Result<Invite, Error> {
    let browser = call.visitor.0;
    let work = call.server.hub.ask(&call.path.id, move |live| Box::pin(live.invite(browser)));
    Ok(Invite { invite: work.await? })
}

pub(super) async fn start(call: Call<AtTable>) -> Result<TableDoc, Error> {
    let browser = call.visitor.0;
    let work = call.server.hub.ask(&call.path.id, move |live| {
        Box::pin(async move {
            live.start(browser).await?;
            Ok(live.doc(browser))
        })
    });
    work.await
}

pub(super) async fn rematch(call: Call<AtTable>) -> Result<TableDoc, Error> {
    let browser = call.browser()?;
    let work = call.server.hub.ask(&call.path.id, move |live| Box::pin(live.rematch(browser)));
    doc(&call.server, &work.await?, Some(browser)).await
}

/// A table as a browser sees it.
pub(super) async fn doc(
    server: &Server,
    id: &str,
    browser: Option<TokenHash>,
) -> Result<TableDoc, Error> {
    server.hub.ask(id, move |live| Box::pin(async move { Ok(live.doc(browser)) })).await
}

/// Those of the tables that can be shown; one that is broken does not hide the others.
async fn docs(
    server: &Arc<Server>,
    rows: Vec<TableRow>,
    browser: Option<TokenHash>,
) -> Vec<TableDoc> {
    let docs = rows.iter().map(|row| doc(server, &row.id, browser));
    join_all(docs).await.into_iter().flatten().collect()
}
