//! The game without a socket.

use std::time::Duration;

use catalog::{CancelToken, Idea};
use store::Millis;
use tokio::task::spawn_blocking;
use tokio::time::{Instant, timeout_at};

use crate::api::{Api, Call};
use crate::error::{Detail, Error, Reason};
use crate::server::stopped;
use crate::wire::{
    Ack, Answer, AtTable, Checked, Choices, GameRecord, Hint, History, NewCheck, NewHint, NewInput,
    NewQuestion, NewTakeBack, NewTry, Nothing, Since, Tables, Tried, Update, WhichChoices,
    WhichSteps,
};

/// The longest wait for news, in seconds.
const LONGEST_WAIT: u64 = 60;

use super::operation::{GET, POST, example};

/// Adds the routes of this file.
pub(super) fn add(api: &mut Api) {
    api.about("play", "The game: looking, waiting, acting.");
    let looks = ("get_state", "What is new since a step; waits for it if asked to.");
    let operation = api.add((GET, "/api/tables/{id}/state"), looks, state);
    operation["description"] = "\
        Offers come with your `seat` only. Before the deal there is the `table` alone; without \
        `since` there is the whole `state`; with it there are the `steps` since, none if only the \
        table has changed or the time was up, and how it stands `now`. Be ready for `state` even \
        then: it comes when the number is unknown or very many steps are missing. The last step of \
        a game comes with a table that is `over` and has `standings`. A bot of the server takes \
        about a second for a move; where no person plays, bots rest a minute after the last look."
        .into();
    let answer = &mut operation["responses"]["200"]["content"]["application/json"];
    answer["example"] = example("get_state");
    let lists = ("list_choices", "Every entry that your seat may send now.");
    api.add((GET, "/api/tables/{id}/choices"), lists, choices)["description"] = "\
        For programs that do not read `offers`. `about=true` adds what each would bring; for \
        one of them a check does (`POST /api/tables/{id}/checks`)."
        .into();
    let tells = ("get_tables", "What never changes in this game: its pieces, cards, prices.");
    api.add_lasting("/api/tables/{id}/tables", tells, tables);
    let stale = api.refusal("`stale`, with the state as it is now, or another conflict.");
    let acts = ("act", "A seat acts.");
    let operation = api.add((POST, "/api/tables/{id}/inputs"), acts, input);
    operation["description"] = "\
        If something has happened since `expect`, nothing is done and the answer is `stale`, with \
        a fresh `state` to choose from."
        .into();
    operation["requestBody"]["content"]["application/json"]["example"] = example("act");
    operation["responses"]["409"] = stale.clone();
    api.add(
        (POST, "/api/tables/{id}/checks"),
        ("check_entry", "Whether a seat may act so, and what it would bring; nothing changes."),
        check,
    );
    api.add(
        (POST, "/api/tables/{id}/tries"),
        ("try_entries", "The outcome if a seat did this and that; nothing changes."),
        tries,
    )["description"] = "\
        For drafts: it is worked out from what the seat may know. The same entries are sent as one \
        input (`entry` and `then`) when they are to count."
        .into();
    api.add(
        (POST, "/api/tables/{id}/questions"),
        ("ask", "A question of a seat about the position; not every game answers any."),
        questions,
    );
    api.add(
        (POST, "/api/tables/{id}/hints"),
        ("get_hint", "What a bot would do in the place of a seat; nothing changes."),
        hint,
    )["description"] = "\
        Only at tables where all others are bots (`no_hint`). The bot knows what the seat \
        knows. It may take a second, and another hint asked for at the table ends it (`changed`)."
        .into();
    api.add(
        (POST, "/api/tables/{id}/take-back"),
        ("take_back", "A seat takes back what it did last, if nothing has happened since."),
        take_back,
    )["responses"]["409"] = stale;
    api.add(
        (GET, "/api/tables/{id}/history"),
        ("get_history", "The steps so far with what each changes in the view, in pages."),
        history,
    )["description"] = "\
        At most 200 steps come at once; ask again with `since` until there is no `next`. An address \
        gets one page after the other, however many it asks for at once."
        .into();
    api.add(
        (GET, "/api/tables/{id}/record"),
        ("get_record", "The record of a finished game, with the secret of its luck."),
        record,
    );
}

async fn state(call: Call<AtTable, Since>) -> Result<Update, Error> {
    let Since { seat, since, mark, wait } = call.query;
    let browser = call.visitor.0;
    let wait = wait.filter(|_| since.is_some()).unwrap_or(0);
    if wait > LONGEST_WAIT {
        return Err(Error::because(Reason::BadQuery, &Detail::LongWait { seconds: LONGEST_WAIT }));
    }
    // A page that waits for news without a socket counts as a connection too.
    let _waits = if wait > 0 {
        Some(call.server.enter(&call.path.id, browser, call.address).await?)
    } else {
        None
    };
    let until = Instant::now() + Duration::from_secs(wait);
    let mut known = mark;
    let mut stop = call.server.stop.subscribe();
    let mut orders = call.server.orders.subscribe();
    loop {
        let left = until.saturating_duration_since(Instant::now()).as_millis() as Millis;
        let work = call.server.hub.ask(&call.path.id, move |live| {
            Box::pin(async move {
                let changes = live.changes();
                Ok((live.update(browser, seat, (since, left)).await?, changes))
            })
        });
        let (mut update, mut changes) = work.await?;
        let news = update.state.is_some()
            || update.steps.as_ref().is_some_and(|steps| !steps.is_empty())
            || *known.get_or_insert_with(|| update.mark.clone()) != update.mark;
        let news_come = async {
            tokio::select! {
                come = changes.changed() => come.is_ok(),
                // An announcement is news, though nothing has changed at the table.
                _ = orders.changed() => false,
                () = stopped(&mut stop) => false,
            }
        };
        if news || !timeout_at(until, news_come).await.unwrap_or(false) {
            let announcement = &call.server.orders.borrow().announcement;
            update.announcement.clone_from(announcement);
            return Ok(update);
        }
    }
}

async fn input(call: Call<AtTable, Nothing, NewInput>) -> Result<Ack, Error> {
    let (browser, asked) = (call.visitor.0, call.body);
    call.server.input(&call.path.id, browser, asked).await
}

async fn check(call: Call<AtTable, Nothing, NewCheck>) -> Result<Checked, Error> {
    let (browser, NewCheck { seat, entry }) = (call.visitor.0, call.body);
    let work = call.server.hub.ask(&call.path.id, move |live| {
        Box::pin(async move {
            live.owns_seat(browser, seat)?;
            Ok(match live.check(browser, seat, &entry) {
                Ok(about) => Checked { problem: None, about: Some(about) },
                Err(error) => Checked { problem: Some(error.into_parts().0), about: None },
            })
        })
    });
    work.await
}

async fn tries(call: Call<AtTable, Nothing, NewTry>) -> Result<Tried, Error> {
    let (browser, asked) = (call.visitor.0, call.body);
    let work = call
        .server
        .hub
        .ask(&call.path.id, move |live| Box::pin(async move { live.tried(browser, &asked) }));
    work.await
}

async fn questions(call: Call<AtTable, Nothing, NewQuestion>) -> Result<Answer, Error> {
    let (browser, asked) = (call.visitor.0, call.body);
    let work = call
        .server
        .hub
        .ask(&call.path.id, move |live| Box::pin(async move { live.answer(browser, &asked) }));
    work.await.map(Answer)
}

async fn hint(call: Call<AtTable, Nothing, NewHint>) -> Result<Hint, Error> {
    let (browser, asked) = (call.visitor.0, call.body);
    let work = call
        .server
        .hub
        .ask(&call.path.id, move |live| Box::pin(async move { live.hint(browser, &asked) }));
    let mut answer = work.await?;
    // Wait outside the table's task, which goes on meanwhile.
    let idea = answer.wait().await;
    if answer.stop().is_cancelled() {
        return Err(Reason::Changed.into());
    }
    let Idea { entry, reasons, .. } = idea.ok_or(Reason::Internal)?;
    let reasons = spawn_blocking(|| reasons.documents()).await.map_err(|_| Reason::Internal)?;
    Ok(Hint { entry, reasons })
}

async fn choices(call: Call<AtTable, WhichChoices>) -> Result<Choices, Error> {
    let (browser, asked) = (call.visitor.0, call.query);
    let work = call
        .server
        .hub
        .ask(&call.path.id, move |live| Box::pin(async move { live.choices(browser, asked) }));
    work.await
}

async fn tables(call: Call<AtTable>) -> Result<Tables, Error> {
    let work = call.server.hub.ask(&call.path.id, |live| Box::pin(async move { live.tables() }));
    work.await.map(Tables)
}

async fn take_back(call: Call<AtTable, Nothing, NewTakeBack>) -> Result<Ack, Error> {
    call.server.take_back(&call.path.id, call.visitor.0, call.body).await
}

async fn history(call: Call<AtTable, WhichSteps>) -> Result<History, Error> {
    let (browser, which) = (call.visitor.0, call.query);
    let lock = call.server.replays.lock(call.address).await;
    let work = call
        .server
        .hub
        .ask(&call.path.id, move |live| Box::pin(async move { live.history(browser, which) }));
    let history = work.await?;
    let waits = Waits(CancelToken::default());
    let stop = waits.0.clone();
    // The replay takes a while: run it outside the table's task.
    let page = spawn_blocking(move || {
        let page = history.page(&stop);
        drop(lock);
        page
    });
    Ok(page.await.map_err(|_| Reason::Internal)??)
}

/// Cancels work when its request is dropped.
pub(super) struct Waits(pub(super) CancelToken);

impl Drop for Waits {
    fn drop(&mut self) {
        self.0.cancel();
    }
}

async fn record(call: Call<AtTable>) -> Result<GameRecord, Error> {
    let work = call.server.hub.ask(&call.path.id, |live| Box::pin(async move { live.record() }));
    let record = serde_json::from_str(&work.await?);
    record.map(GameRecord).map_err(|_| Reason::Internal.into())
}
