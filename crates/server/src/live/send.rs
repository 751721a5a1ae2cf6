//! What the connections of a table are sent.

use axum::extract::ws::Utf8Bytes;
use kernel::{Observer, Seat};
use store::{Millis, TokenHash};
use table::{History, Told, essential, now, now_after};
use tokio::sync::watch;

use super::connection::{Connection, ConnectionId, Outbox};
use super::doc::mark;
use super::task::Live;
use crate::config::Timing;
use crate::error::Error;
use crate::wire::{Now, ServerMessage, State, Update, WhichSteps};

/// The most steps that a reconnecting client gets one by one; its outbox has room for them.
const MOST_MISSED: u64 = 50;

impl Live {
    /// Adds a connection, as a seat or as a spectator, from a step on.
    ///
    /// # Errors
    /// The seat is not the asker's.
    pub(crate) async fn connect(
        &mut self,
        id: ConnectionId,
        browser: Option<TokenHash>,
        (seat, since): (Option<Seat>, Option<u64>),
        outbox: Outbox,
    ) -> Result<(), Error> {
        let observer = self.seating().observer(browser, seat)?;
        self.audience.connect(id, Connection { browser, seat, outbox });
        self.audience.watch(self.now());
        self.welcome(browser).await?;
        let messages = match self.missed(observer, since)? {
            Some(told) if told.is_empty() => vec![self.unchanged(observer, browser)?],
            Some(told) => {
                // The state that this client knows is unknown here.
                self.audience.forget_sent(observer);
                told.into_iter().map(|told| self.message(told)).collect::<Result<_, _>>()?
            }
            None => vec![self.whole(observer, browser)?],
        };
        for message in &messages {
            self.send(id, message);
        }
        Ok(())
    }

    /// Removes a connection that has closed or fallen silent.
    pub(crate) fn disconnect(&mut self, id: ConnectionId, silent: bool) {
        let Some(connection) = self.audience.disconnect(id) else { return };
        let (now, seats) = (self.now(), self.seating().seats_of(connection.browser));
        self.audience.watch(now);
        if silent {
            self.people.fall_silent(seats);
            self.pushes.again(seats);
        }
        // A page that reloads closes its socket; one that fell silent is gone.
        let Timing { reload, absence, .. } = self.config.timing;
        let grace = if silent { 0 } else { reload.min(absence) };
        self.people.leave(seats, now, grace);
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
        let observer = self.seating().observer(browser, seat)?;
        self.audience.watch(self.now());
        self.welcome_for(browser, wait).await?;
        let table = self.doc(browser);
        let mark = mark(&table);
        let mut update =
            Update { table, mark, state: None, steps: None, now: None, announcement: None };
        if self.game.dealt().is_none() {
            return Ok(update);
        }
        match self.missed(observer, since)? {
            None => update.state = Some(self.state(observer)?),
            Some(told) => {
                update.steps = Some(told.into_iter().map(|told| told.step).collect());
                update.now = Some(self.current(observer)?);
            }
        }
        Ok(update)
    }

    /// Watches for changes at the table.
    pub(crate) fn changes(&self) -> watch::Receiver<u64> {
        self.audience.changes()
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
        let game = self.game.get()?;
        Ok(game.history(self.seating().observer(browser, seat)?, since.unwrap_or(0)))
    }

    /// The game as an observer may know it, with its steps.
    pub(super) fn state(&self, observer: Observer) -> Result<State, Error> {
        let seat = match observer {
            Observer::Seat(seat) => Some(seat),
            Observer::Spectator => None,
        };
        let steps = self.game.get()?.steps(observer);
        Ok(State { seat, now: self.current(observer)?, steps })
    }

    /// The current state for an observer.
    fn current(&self, observer: Observer) -> Result<Now, Error> {
        let (game, bots) = (self.game.get()?, self.seating().bots());
        Ok(now(game, observer, bots, |seat| self.row.name(seat)))
    }

    /// The steps that an observer has missed; nothing if it needs the whole state.
    fn missed(&self, observer: Observer, since: Option<u64>) -> Result<Option<Vec<Told>>, Error> {
        let (Some(since), Some(game)) = (since, self.game.dealt()) else { return Ok(None) };
        match game.seq(observer).checked_sub(since) {
            Some(0) => Ok(Some(Vec::new())),
            Some(missed) if missed <= MOST_MISSED && game.is_short(observer) => {
                Ok(Some(game.history(observer, since).told()?))
            }
            _ => Ok(None),
        }
    }

    /// The current state, for a client that knows every step.
    fn unchanged(
        &mut self,
        observer: Observer,
        browser: Option<TokenHash>,
    ) -> Result<ServerMessage, Error> {
        let state = Box::new(self.current(observer)?);
        self.audience.sent(observer, &state);
        Ok(ServerMessage::Now { table: Box::new(self.doc(browser)), state })
    }

    /// Everything that an observer may know, or the table alone before the deal.
    fn whole(
        &mut self,
        observer: Observer,
        browser: Option<TokenHash>,
    ) -> Result<ServerMessage, Error> {
        let table = Box::new(self.doc(browser));
        if self.game.dealt().is_none() {
            return Ok(ServerMessage::Table { table });
        }
        let state = Box::new(self.state(observer)?);
        self.audience.sent(observer, &state.now);
        Ok(ServerMessage::State { table, state })
    }

    /// A step as a message, with a patch if the last state sent is the one before.
    fn message(&mut self, told: Told) -> Result<ServerMessage, Error> {
        let (game, bots) = (self.game.get()?, self.seating().bots());
        let now = now_after(game, &told, bots, |seat| self.row.name(seat));
        let change = self.audience.advance(told.observer, now);
        Ok(ServerMessage::Step { step: told.step, state: change.state, patch: change.patch })
    }

    /// Sends steps to their observers.
    pub(super) fn send_steps(&mut self, told: Vec<Told>) {
        for told in told {
            let to: Vec<ConnectionId> = self.audience.of(told.observer).collect();
            // Encoded once for all connections of this observer.
            let text = match self.message(told) {
                Ok(message) => Utf8Bytes::from(message.text()),
                Err(error) => {
                    tracing::error!(?error, "a step cannot be shown");
                    continue;
                }
            };
            for id in to {
                self.send_text(id, text.clone());
            }
        }
        self.audience.changed();
    }

    /// Connections whose browser has lost the seat become spectators.
    pub(super) fn unseat_lost(&mut self) {
        for id in self.audience.ids() {
            let Some((browser, Observer::Seat(seat))) = self.audience.get(id) else { continue };
            let Err(error) = self.owns_seat(browser, seat) else { continue };
            self.audience.unseat(id);
            self.send(id, &ServerMessage::Failed { error: error.into_parts().0 });
        }
    }

    /// Sends the whole state to every connection.
    pub(super) fn send_all(&mut self) {
        for id in self.audience.ids() {
            let Some((browser, observer)) = self.audience.get(id) else { continue };
            match self.whole(observer, browser) {
                Ok(message) => self.send(id, &message),
                Err(error) => tracing::error!(?error, "a state cannot be shown"),
            }
        }
        self.audience.changed();
    }

    /// Sends the table to every connection, and what people look at, if they have changed.
    pub(super) fn send_changes(&mut self) {
        let seats = self.attentions();
        if self.audience.are_news(&seats) {
            self.send_to_all(&ServerMessage::Attention { seats });
        }
        let table = essential(self.doc(None));
        if !self.audience.is_news(table) {
            return;
        }
        // Encoded once for all who have no part in it.
        let mut strangers = None;
        for id in self.audience.ids() {
            let browser = self.audience.get(id).and_then(|(browser, _)| browser);
            let message = || ServerMessage::Table { table: Box::new(self.doc(browser)) };
            let encode = || Utf8Bytes::from(message().text());
            let text = if self.seating().is_stranger(browser) {
                strangers.get_or_insert_with(encode).clone()
            } else {
                encode()
            };
            self.send_text(id, text);
        }
        self.audience.changed();
    }

    /// Sends the same message to every connection.
    pub(super) fn send_to_all(&mut self, message: &ServerMessage) {
        // Encoded once for all.
        let text = Utf8Bytes::from(message.text());
        for id in self.audience.ids() {
            self.send_text(id, text.clone());
        }
        self.audience.changed();
    }

    pub(super) fn send(&mut self, id: ConnectionId, message: &ServerMessage) {
        self.send_text(id, message.text().into());
    }

    /// Sends a message; drops a connection that does not read.
    fn send_text(&mut self, id: ConnectionId, text: Utf8Bytes) {
        if !self.audience.send(id, text) {
            self.disconnect(id, true);
        }
    }
}
