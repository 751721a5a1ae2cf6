//! Connections to a table, and what they are sent.

use axum::extract::ws::Utf8Bytes;
use kernel::{Observer, Seat, SeatSet};
use store::{Millis, TokenHash};
use tokio::sync::watch;

use super::doc::{mark, timeless};
use super::live::Live;
use super::log::Told;
use super::log::history::History;
use super::looker::{Looker, LookerId, Outbox};
use super::stands;
use crate::error::{Detail, Error, Reason};
use crate::wire::{Now, ServerMessage, State, Update, WhichSteps};

/// The most steps that a reconnecting client gets one by one; its outbox has room for them.
const MOST_MISSED: u64 = 50;

impl Live {
    /// Adds a connection, as a seat or as a spectator, from a step on.
    ///
    /// # Errors
    /// The seat is not the asker's.
    pub(crate) async fn look(
        &mut self,
        id: LookerId,
        browser: Option<TokenHash>,
        (seat, since): (Option<Seat>, Option<u64>),
        outbox: Outbox,
    ) -> Result<(), Error> {
        let observer = self.eyes(browser, seat)?;
        self.lookers.insert(id, Looker { browser, eyes: seat, outbox });
        self.looked_at = Some(self.now());
        self.welcome(browser).await?;
        let messages = match self.missed(observer, since)? {
            Some(told) if told.is_empty() => vec![self.now_as_it_is(observer, browser)?],
            Some(told) => {
                // The state that this client knows is unknown here.
                self.known.remove(&observer);
                told.into_iter().map(|told| self.message(told)).collect()
            }
            None => vec![self.whole(observer, browser)?],
        };
        for message in &messages {
            self.send(id, message);
        }
        Ok(())
    }

    /// Removes a connection that has closed or fallen silent.
    pub(crate) fn look_away(&mut self, id: LookerId, silent: bool) {
        if let Some(looker) = self.lookers.remove(&id) {
            self.looked_at = Some(self.now());
            if silent {
                let seats: SeatSet = self.seats_of(looker.browser).collect();
                self.silent = seats.iter().fold(self.silent, SeatSet::with);
                self.call_again(seats);
            }
            self.leaves(looker.browser);
            if self.with_eyes(looker.observer()).next().is_none() {
                self.known.remove(&looker.observer());
            }
        }
    }

    /// News for a client without a socket, which waits that long if there is none.
    ///
    /// # Errors
    /// The seat is not the asker's.
    pub(crate) async fn update(
        &mut self,
        browser: Option<TokenHash>,
        seat: Option<Seat>,
        (since, wait): (Option<u64>, Millis),
    ) -> Result<Update, Error> {
        let observer = self.eyes(browser, seat)?;
        self.looked_at = Some(self.now());
        self.welcome_for(browser, wait).await?;
        let table = self.doc(browser);
        let mark = mark(&table);
        let mut update = Update { table, mark, state: None, steps: None, now: None };
        if self.game.is_none() {
            return Ok(update);
        }
        match self.missed(observer, since)? {
            None => update.state = Some(self.state(observer)?),
            Some(told) => {
                update.steps = Some(told.into_iter().map(|told| told.step).collect());
                update.now = Some(self.stands(observer)?);
            }
        }
        Ok(update)
    }

    /// Watches for changes at the table.
    pub(crate) fn changes(&self) -> watch::Receiver<u64> {
        self.changes.subscribe()
    }

    /// The steps after a given one, as a replay for any thread.
    ///
    /// # Errors
    /// The seat is not the asker's, or the game is not dealt.
    pub(crate) fn history(
        &self,
        browser: Option<TokenHash>,
        WhichSteps { seat, since }: WhichSteps,
    ) -> Result<History, Error> {
        Ok(self.game()?.history(self.eyes(browser, seat)?, since.unwrap_or(0)))
    }

    /// The game as an observer may know it, with its steps.
    pub(super) fn state(&self, observer: Observer) -> Result<State, Error> {
        let seat = match observer {
            Observer::Seat(seat) => Some(seat),
            Observer::Spectator => None,
        };
        let steps = self.game()?.steps(observer);
        Ok(State { seat, now: self.stands(observer)?, steps })
    }

    /// The current state for an observer.
    fn stands(&self, observer: Observer) -> Result<Now, Error> {
        Ok(stands::now(self.game()?, observer, self.bots(), |seat| self.name(seat)))
    }

    /// The steps that an observer has missed; nothing if it needs the whole state.
    fn missed(&self, observer: Observer, since: Option<u64>) -> Result<Option<Vec<Told>>, Error> {
        let (Some(since), Some(game)) = (since, &self.game) else { return Ok(None) };
        match game.seq(observer).checked_sub(since) {
            Some(0) => Ok(Some(Vec::new())),
            Some(missed) if missed <= MOST_MISSED && game.is_short(observer) => {
                game.history(observer, since).told().map(Some)
            }
            _ => Ok(None),
        }
    }

    /// The current state, for a client that knows every step.
    fn now_as_it_is(
        &mut self,
        observer: Observer,
        browser: Option<TokenHash>,
    ) -> Result<ServerMessage, Error> {
        let state = Box::new(self.stands(observer)?);
        self.known.insert(observer, stands::document(&state));
        Ok(ServerMessage::Now { table: Box::new(self.doc(browser)), state })
    }

    /// Everything that an observer may know, or the table alone before the deal.
    fn whole(
        &mut self,
        observer: Observer,
        browser: Option<TokenHash>,
    ) -> Result<ServerMessage, Error> {
        let table = Box::new(self.doc(browser));
        if self.game.is_none() {
            return Ok(ServerMessage::Table { table });
        }
        let state = Box::new(self.state(observer)?);
        self.known.insert(observer, stands::document(&state.now));
        Ok(ServerMessage::State { table, state })
    }

    /// The state for an observer right after a step, with offers if the step is the newest.
    fn stood(&self, told: &Told) -> Now {
        let newest =
            self.game.as_ref().is_some_and(|game| game.seq(told.observer) == told.step.seq);
        let now = newest.then(|| self.stands(told.observer).ok()).flatten();
        now.unwrap_or_else(|| Now {
            seq: told.step.seq,
            view: told.view.clone(),
            turn: told.turn.into(),
            offers: None,
            take_back: Some(Error::because(Reason::NotLast, &Detail::HappenedSince).into_parts().0),
        })
    }

    /// A step as a message, with a patch if the last state sent is the one before.
    fn message(&mut self, told: Told) -> ServerMessage {
        let (observer, now) = (told.observer, self.stood(&told));
        let (message, now) = stands::told(told.step, now, self.known.get(&observer));
        self.known.insert(observer, now);
        message
    }

    /// Sends steps to their observers.
    pub(super) fn send_steps(&mut self, told: Vec<Told>) {
        for told in told {
            let observer = told.observer;
            let to: Vec<LookerId> = self.with_eyes(observer).collect();
            // Encoded once for all connections of this observer.
            let text = self.message(told).text();
            for id in to {
                self.send_text(id, text.clone());
            }
        }
        self.changes.send_modify(|count| *count += 1);
    }

    fn with_eyes(&self, observer: Observer) -> impl Iterator<Item = LookerId> {
        let looking = self.lookers.iter().filter(move |(_, looker)| looker.observer() == observer);
        looking.map(|(id, _)| *id)
    }

    /// Connections whose browser has lost the seat become spectators.
    pub(super) fn close_lost_eyes(&mut self) {
        let ids: Vec<LookerId> = self.lookers.keys().copied().collect();
        for id in ids {
            let Some(looker) = self.lookers.get(&id) else { continue };
            let Err(error) = self.eyes(looker.browser, looker.eyes) else { continue };
            if let Some(looker) = self.lookers.get_mut(&id) {
                looker.eyes = None;
            }
            self.send(id, &ServerMessage::Failed { error: error.into_parts().0 });
        }
    }

    /// Sends the whole state to every connection.
    pub(super) fn show_all(&mut self) {
        let ids: Vec<LookerId> = self.lookers.keys().copied().collect();
        for id in ids {
            let Some(looker) = self.lookers.get(&id) else { continue };
            let (observer, browser) = (looker.observer(), looker.browser);
            match self.whole(observer, browser) {
                Ok(message) => self.send(id, &message),
                Err(error) => tracing::error!(?error, "a state cannot be shown"),
            }
        }
        self.changes.send_modify(|count| *count += 1);
    }

    /// Sends the table to every connection, if it has changed.
    pub(super) fn show_changes(&mut self) {
        let doc = timeless(self.doc(None));
        if self.shown.as_ref() == Some(&doc) {
            return;
        }
        let first = self.shown.replace(doc).is_none();
        if first && self.lookers.is_empty() {
            return;
        }
        let ids: Vec<LookerId> = self.lookers.keys().copied().collect();
        for id in ids {
            let browser = self.lookers.get(&id).and_then(|looker| looker.browser);
            self.send(id, &ServerMessage::Table { table: Box::new(self.doc(browser)) });
        }
        self.changes.send_modify(|count| *count += 1);
    }

    fn send(&mut self, id: LookerId, message: &ServerMessage) {
        self.send_text(id, message.text());
    }

    /// Sends a message; drops a connection that does not read.
    fn send_text(&mut self, id: LookerId, text: Utf8Bytes) {
        let Some(looker) = self.lookers.get(&id) else { return };
        if looker.outbox.try_send(text).is_err() {
            self.look_away(id, true);
        }
    }
}
