//! The game without a socket.

use std::time::Duration;

use serde_json::Value;
use tokio::time::{Instant, timeout_at};

use crate::api::Call;
use crate::error::{Error, Reason};
use crate::stopped;
use crate::wire::{
    Ack, AtTable, Checked, Eyes, History, NewCheck, NewInput, NewTakeBack, Nothing, Since, Update,
};

/// The longest that anybody waits, in seconds.
const LONGEST_WAIT: u64 = 60;

pub(super) async fn state(call: Call<AtTable, Since>) -> Result<Update, Error> {
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
        changes.mark_unchanged();
        let changed = async {
            tokio::select! {
                changed = changes.changed() => changed.is_ok(),
                () = stopped(&mut stop) => false,
            }
        };
        if news || !timeout_at(until, changed).await.unwrap_or(false) {
            return Ok(update);
        }
    }
}

pub(super) async fn input(call: Call<AtTable, Nothing, NewInput>) -> Result<Ack, Error> {
    let (browser, asked) = (call.visitor.0, call.body);
    call.server.hub.ask(&call.path.id, move |live| Box::pin(live.input(browser, asked))).await
}

pub(super) async fn check(call: Call<AtTable, Nothing, NewCheck>) -> Result<Checked, Error> {
    let (browser, NewCheck { seat, entry }) = (call.visitor.0, call.body);
    let work = call.server.hub.ask(&call.path.id, move |live| {
        Box::pin(async move {
            live.owns_seat(browser, seat)?;
            Ok(live.check(browser, seat, &entry).err().map(|error| error.into_parts().0))
        })
    });
    Ok(Checked { problem: work.await? })
}

pub(super) async fn take_back(call: Call<AtTable, Nothing, NewTakeBack>) -> Result<Ack, Error> {
    let (browser, asked) = (call.visitor.0, call.body);
    call.server.hub.ask(&call.path.id, move |live| Box::pin(live.take_back(browser, asked))).await
}

pub(super) async fn history(call: Call<AtTable, Eyes>) -> Result<History, Error> {
    let (browser, Eyes { seat }) = (call.visitor.0, call.query);
    let work = call
        .server
        .hub
        .ask(&call.path.id, move |live| Box::pin(async move { live.history(browser, seat) }));
    Ok(History(work.await?))
}

pub(super) async fn record(call: Call<AtTable>) -> Result<Value, Error> {
    let work = call.server.hub.ask(&call.path.id, |live| Box::pin(async move { live.record() }));
    serde_json::from_str(&work.await?).map_err(|_| Reason::Internal.into())
}
