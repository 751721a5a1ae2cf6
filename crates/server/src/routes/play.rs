//! The game without a socket.

use std::time::Duration;

use tokio::time::{Instant, timeout_at};

use crate::api::{Api, Call};
use crate::error::{Error, Reason};
use crate::stopped;
use crate::wire::{
    Ack, AtTable, Checked, Eyes, GameRecord, History, NewCheck, NewInput, NewTakeBack, Nothing,
    Since, Update,
};

/// The longest that anybody waits, in seconds.
const LONGEST_WAIT: u64 = 60;

use super::{GET, POST};

/// Adds the routes of this file.
pub(super) fn add(api: &mut Api) {
    api.add(
        (GET, "/api/tables/{id}/state"),
        ("state", "What is new since a step; waits for it if asked to."),
        state,
    );
    api.add(
        (POST, "/api/tables/{id}/inputs"),
        ("input", "A seat acts. 409 with the state if something has happened meanwhile."),
        input,
    );
    api.add(
        (POST, "/api/tables/{id}/checks"),
        ("check", "Whether a seat may act so; nothing changes."),
        check,
    );
    api.add(
        (POST, "/api/tables/{id}/take-back"),
        ("take_back", "A seat takes back what it did last, if nothing has happened since."),
        take_back,
    );
    api.add(
        (GET, "/api/tables/{id}/history"),
        ("history", "Every step so far with its view."),
        history,
    );
    api.add(
        (GET, "/api/tables/{id}/record"),
        ("record", "The record of a finished game, with the secret of its luck."),
        record,
    );
}

async fn state(call: Call<AtTable, Since>) -> Result<Update, Error> {
    let Since { seat, since, wait } = call.query;
    let browser = call.visitor.0;
    let until = Instant::now() + Duration::from_secs(wait.unwrap_or(0).min(LONGEST_WAIT));
    let mut stop = call.server.stop.subscribe();
    loop {
        let work = call.server.hub.ask(&call.path.id, move |live| {
            Box::pin(async move {
                let changes = live.changes();
                Ok((live.update(browser, seat, since).await?, changes))
            })
        });
        let (update, mut changes) = work.await?;
        let news = update.state.is_some() || update.steps.as_ref().is_some_and(|s| !s.is_empty());
        let news_come = async {
            tokio::select! {
                come = changes.changed() => come.is_ok(),
                () = stopped(&mut stop) => false,
            }
        };
        if news || !timeout_at(until, news_come).await.unwrap_or(false) {
            return Ok(update);
        }
    }
}

async fn input(call: Call<AtTable, Nothing, NewInput>) -> Result<Ack, Error> {
    let (browser, asked) = (call.visitor.0, call.body);
    call.server.hub.ask(&call.path.id, move |live| Box::pin(live.input(browser, asked))).await
}

async fn check(call: Call<AtTable, Nothing, NewCheck>) -> Result<Checked, Error> {
    let (browser, NewCheck { seat, entry }) = (call.visitor.0, call.body);
    let work = call.server.hub.ask(&call.path.id, move |live| {
        Box::pin(async move {
            live.owns_seat(browser, seat)?;
            Ok(live.check(browser, seat, &entry).err().map(|error| error.into_parts().0))
        })
    });
    Ok(Checked { problem: work.await? })
}

async fn take_back(call: Call<AtTable, Nothing, NewTakeBack>) -> Result<Ack, Error> {
    let (browser, asked) = (call.visitor.0, call.body);
    call.server.hub.ask(&call.path.id, move |live| Box::pin(live.take_back(browser, asked))).await
}

async fn history(call: Call<AtTable, Eyes>) -> Result<History, Error> {
    let (browser, Eyes { seat }) = (call.visitor.0, call.query);
    let work = call
        .server
        .hub
        .ask(&call.path.id, move |live| Box::pin(async move { live.history(browser, seat) }));
    Ok(History(work.await?))
}

async fn record(call: Call<AtTable>) -> Result<GameRecord, Error> {
    let work = call.server.hub.ask(&call.path.id, |live| Box::pin(async move { live.record() }));
    let record = serde_json::from_str(&work.await?);
    record.map(GameRecord).map_err(|_| Reason::Internal.into())
}
