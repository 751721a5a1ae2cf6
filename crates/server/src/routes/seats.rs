//! Seats, votes, codes.

use table::lobby;

use crate::api::{Api, Call};
use crate::error::{Error, Reason};
use crate::token;
use crate::wire::{
    AtSeat, AtTable, Claim, Claimed, Code, Nothing, SeatBot, SeatChange, Seated, SitDown, TableDoc,
};

use super::operation::{DELETE, PATCH, POST, PUT};

const SEAT: &str = "/api/tables/{id}/seats/{seat}";
const LEND: &str = "/api/tables/{id}/seats/{seat}/lend";

/// Adds the routes of this file.
pub(super) fn add(api: &mut Api) {
    api.about("seats", "Who sits where; codes that move a seat; seats lent to a bot.");
    let sits = ("sit", "Sits down; again for one more person at this browser.");
    api.add((POST, "/api/tables/{id}/seats"), sits, sit)["description"] = "\
        If the answer is lost, look which seats are `you` at the table before you ask again. Not \
        yet ready: change the seat with `{\"ready\":true}` when you are."
        .into();
    api.add((PATCH, SEAT), ("change_seat", "Changes your name, colour or readiness."), change);
    api.add(
        (DELETE, SEAT),
        ("leave", "Leaves before the deal, or as the host sends somebody away."),
        leave,
    );
    api.add(
        (PUT, "/api/tables/{id}/seats/{seat}/bot"),
        ("seat_bot", "The host seats a bot, or changes its level."),
        bot,
    );
    api.add(
        (POST, "/api/tables/{id}/seats/{seat}/code"),
        (
            "make_code",
            "A code that moves the seat to another browser: for its player; or for the host, if the \
             player's time has run out or the player is away for a day, so that a stand-in can play.",
        ),
        code,
    );
    api.add((POST, "/api/claims"), ("claim_seat", "Uses a code: the seat is yours."), claim);
    api.add((POST, LEND), ("lend", "Votes to lend an absent person's seat to a bot."), lend);
    api.add(
        (POST, "/api/tables/{id}/seats/{seat}/give-up"),
        (
            "give_up",
            "Gives your seat to a bot for good, while the game runs. A table that all its people \
             have left is closed.",
        ),
        give_up,
    );
    api.add(
        (DELETE, "/api/tables/{id}/seats/{seat}/stand-in"),
        ("reclaim", "Takes your seat back from your stand-in."),
        reclaim,
    );
    api.add((DELETE, LEND), ("unlend", "Takes your seat back from the bot."), unlend);
}

async fn sit(call: Call<AtTable, Nothing, SitDown>) -> Result<Seated, Error> {
    let (browser, asked) = (call.browser()?, call.body);
    let work = call.server.hub.ask(&call.path.id, move |live| {
        Box::pin(async move {
            let seat = live.sit(browser, asked).await?;
            Ok(Seated { table: live.doc(Some(browser)), seat })
        })
    });
    work.await
}

async fn change(call: Call<AtSeat, Nothing, SeatChange>) -> Result<TableDoc, Error> {
    let (browser, seat, asked) = (call.visitor.0, call.path.seat, call.body);
    let work = call.server.hub.ask(&call.path.id, move |live| {
        Box::pin(async move {
            live.edit(|row, _| lobby::change_seat(row, browser, seat, &asked)).await?;
            Ok(live.doc(browser))
        })
    });
    work.await
}

async fn leave(call: Call<AtSeat>) -> Result<TableDoc, Error> {
    let (browser, seat) = (call.visitor.0, call.path.seat);
    let work = call.server.hub.ask(&call.path.id, move |live| {
        Box::pin(async move {
            live.edit(|row, _| lobby::leave(row, browser, seat)).await?;
            Ok(live.doc(browser))
        })
    });
    work.await
}

async fn bot(call: Call<AtSeat, Nothing, SeatBot>) -> Result<TableDoc, Error> {
    let (browser, seat, level) = (call.visitor.0, call.path.seat, call.body.level);
    let (entropy, purpose) =
        (call.server.config.entropy.clone(), format!("seat of {}", call.address));
    let work = call.server.hub.ask(&call.path.id, move |live| {
        Box::pin(async move {
            let bot = (seat, &*level);
            let below = |bound: usize| entropy.below(&purpose, bound);
            live.edit(|row, face| lobby::seat_bot(row, face, browser, bot, &below)).await?;
            Ok(live.doc(browser))
        })
    });
    work.await
}

async fn code(call: Call<AtSeat>) -> Result<Code, Error> {
    let (browser, seat) = (call.visitor.0, call.path.seat);
    let work = call.server.hub.ask(&call.path.id, move |live| Box::pin(live.code(browser, seat)));
    Ok(Code { code: work.await? })
}

async fn claim(call: Call<Nothing, Nothing, Claim>) -> Result<Claimed, Error> {
    let browser = call.browser()?;
    let code = token::hash_code(&call.body.code);
    let server = call.server;
    // In a task of its own, so that the claim completes even if the asker disconnects.
    let claimed = tokio::spawn(async move {
        let claimed = server.config.store.claim(code, browser).await;
        let (row, seat) = claimed.map_err(|error| match error {
            store::StoreError::NotFound => Reason::NoCode.into(),
            store::StoreError::Conflict => Reason::NotStandIn.into(),
            error => Error::from(error),
        })?;
        let stands_in = row.seats.get(seat.index()).is_some_and(|row| row.owner.is_some());
        tracing::info!(table = row.id, seat = seat.index(), stands_in, "a code was used");
        server.hub.ask(&row.id, move |live| Box::pin(live.reseat(browser))).await?;
        Ok(Claimed { table: row.id, seat })
    });
    claimed.await.unwrap_or_else(|_| Err(Reason::Internal.into()))
}

async fn lend(call: Call<AtSeat>) -> Result<TableDoc, Error> {
    let (browser, seat) = (call.visitor.0, call.path.seat);
    let work = call.server.hub.ask(&call.path.id, move |live| {
        Box::pin(async move {
            live.vote(browser, seat).await?;
            Ok(live.doc(browser))
        })
    });
    work.await
}

async fn give_up(call: Call<AtSeat>) -> Result<TableDoc, Error> {
    let (browser, seat) = (call.visitor.0, call.path.seat);
    let work = call.server.hub.ask(&call.path.id, move |live| {
        Box::pin(async move {
            live.give_up(browser, seat).await?;
            Ok(live.doc(browser))
        })
    });
    work.await
}

async fn reclaim(call: Call<AtSeat>) -> Result<TableDoc, Error> {
    let (browser, seat) = (call.visitor.0, call.path.seat);
    let work = call.server.hub.ask(&call.path.id, move |live| {
        Box::pin(async move {
            live.reclaim(browser, seat).await?;
            Ok(live.doc(browser))
        })
    });
    work.await
}

async fn unlend(call: Call<AtSeat>) -> Result<TableDoc, Error> {
    let (browser, seat) = (call.visitor.0, call.path.seat);
    let work = call.server.hub.ask(&call.path.id, move |live| {
        Box::pin(async move {
            live.unlend(browser, seat).await?;
            Ok(live.doc(browser))
        })
    });
    work.await
}
