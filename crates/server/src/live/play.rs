//! Inputs and take-backs: into the store first, then to everybody.

use std::iter;
use std::time::Instant;

use catalog::{Attempt, Moment, Text};
use kernel::{Observer, Rng, Seat};
use luck::Secret;
use serde_json::Value;
use store::{Millis, Order, Status, StoreError, TokenHash};
use table::{Act, Batch, INPUT, TAKE_BACK, closing, few, first_draw, plain};

use super::follow::News;
use super::task::Live;
use crate::error::{Error, Reason};
use crate::wire::{
    Ack, BotPace, Changes, Choices, NewInput, NewQuestion, NewTakeBack, NewTry, Pace, Tried,
    WhichChoices,
};

/// How often an input or a change of the lobby is retried because another server was faster. The
/// loser has more work until its next try than the winner, and two people of one common turn may be
/// quick.
pub(super) const MOST_TRIES: usize = 50;

impl Live {
    /// A seat acts.
    ///
    /// # Errors
    /// The seat is not the asker's, the expected number is out of date, or a rule forbids it.
    pub(crate) async fn input(
        &mut self,
        browser: Option<TokenHash>,
        input: NewInput,
    ) -> Result<Ack, Error> {
        let mut tries = 1..MOST_TRIES;
        loop {
            let acted = self.act_once(browser, &input).await;
            // Another server was faster: this input may still be good.
            let beaten = acted.as_ref().is_err_and(|error| error.is(Reason::Changed));
            if !beaten || self.life.is_broken() {
                return acted;
            }
            if tries.next().is_none() {
                return Err(Error::stale(self.state(Observer::Seat(input.seat))?));
            }
        }
    }

    /// One attempt; has no effect if another server appended first.
    async fn act_once(
        &mut self,
        browser: Option<TokenHash>,
        NewInput { id, seat, expect, entry, then }: &NewInput,
    ) -> Result<Ack, Error> {
        let (seat, expect) = (*seat, *expect);
        let client = self.client(browser, seat, id)?;
        let ack = |seq| Ack { id: id.clone(), seq };
        if let Some(seq) = self.game.get()?.ack(&client, INPUT)? {
            return Ok(ack(seq));
        }
        few(1 + then.len())?;
        self.returns(seat).await?;
        self.expect(seat, expect)?;
        let (at, mut batch) = (self.now(), self.audience.batch());
        let secret = self.row.secret.clone();
        let entries: Vec<&Value> = iter::once(entry).chain(then).collect();
        let client_of = Some(client.clone());
        let act = Act { seat, entries: &entries, client: client_of, by_bot: false, at };
        let game = self.game.get_mut()?;
        game.act(act, &mut batch)?;
        game.draw(&secret, at, &mut batch);
        match self.append(batch).await {
            Ok(()) => {
                self.game.get()?.ack(&client, INPUT)?.map(ack).ok_or_else(|| Reason::Changed.into())
            }
            Err(error) => Err(error),
        }
    }

    /// A seat takes back what it did last.
    ///
    /// # Errors
    /// The seat is not the asker's, the expected number is out of date, or it is too late.
    pub(crate) async fn take_back(
        &mut self,
        browser: Option<TokenHash>,
        asked: NewTakeBack,
    ) -> Result<Ack, Error> {
        let NewTakeBack { id, seat, expect, all } = asked;
        let client = self.client(browser, seat, &id)?;
        if let Some(seq) = self.game.get()?.ack(&client, TAKE_BACK)? {
            return Ok(Ack { id, seq });
        }
        self.returns(seat).await?;
        self.expect(seat, expect)?;
        let game = self.game.get()?;
        let lines = if all {
            game.take_back_all()?
        } else {
            game.take_back(seat, self.seating().bots(), |seat| self.row.name(seat))?
        };
        let (at, mut batch) = (self.now(), self.audience.batch());
        let secret = self.row.secret.clone();
        let game = self.game.get_mut()?;
        game.undo((seat, lines), client.clone(), at, &mut batch);
        // A practice game may begin with a draw.
        game.draw(&secret, at, &mut batch);
        self.commit(batch, seat, (&client, TAKE_BACK)).await.map(|seq| Ack { id, seq })
    }

    /// What an entry of a seat would bring.
    ///
    /// # Errors
    /// The seat is not the asker's, or a rule forbids it.
    pub(crate) fn check(
        &self,
        browser: Option<TokenHash>,
        seat: Seat,
        entry: &Value,
    ) -> Result<Value, Error> {
        self.seating().owned(browser, seat)?;
        Ok(self.game.get()?.table().check(seat, entry)?)
    }

    /// The answer to a question of a seat.
    ///
    /// # Errors
    /// The seat is not the asker's, the game is not dealt, or it knows no such question.
    pub(crate) fn answer(
        &self,
        browser: Option<TokenHash>,
        NewQuestion { seat, question }: &NewQuestion,
    ) -> Result<Value, Error> {
        let seat = self.seating().owned(browser, *seat)?;
        Ok(self.game.get()?.table().answer(seat, question)?)
    }

    /// The state if a seat played these entries.
    ///
    /// # Errors
    /// The seat is not the asker's, the game is not dealt, or there are too many entries.
    pub(crate) fn tried(&self, browser: Option<TokenHash>, asked: &NewTry) -> Result<Tried, Error> {
        let NewTry { seat, entries } = asked;
        let seat = self.seating().owned(browser, *seat)?;
        few(entries.len())?;
        let table = self.game.get()?.table();
        let tried = table.tried(seat, entries);
        let (view, offers) = (table.view(Observer::Seat(seat)), table.offers(seat));
        let [was, would] =
            [&offers, &tried.offers].map(|offers| offers.as_ref().map_or("null", Text::text));
        let mut changes = Changes::default();
        changes.member("view", view.text(), tried.view.text());
        changes.member("offers", was, would);
        let patch = changes.patch();
        let answer = |Attempt { about, refusal }| {
            (refusal.map(|refusal| Error::from(refusal).into_parts().0), about)
        };
        let (problems, abouts) = tried.answers.into_iter().map(answer).unzip();
        Ok(Tried { problems, abouts, patch })
    }

    /// Every entry that a seat may send now.
    ///
    /// # Errors
    /// The seat is not the asker's, or the game is not dealt.
    pub(crate) fn choices(
        &self,
        browser: Option<TokenHash>,
        asked: WhichChoices,
    ) -> Result<Choices, Error> {
        let WhichChoices { seat, about } = asked;
        let seat = self.seating().owned(browser, seat)?;
        let game = self.game.get()?;
        let (seq, table) = (game.seq(Observer::Seat(seat)), game.table());
        let abouts_of =
            || table.choices(seat).iter().map(|entry| table.check(seat, entry)).collect();
        let abouts = about.then(abouts_of).transpose()?;
        Ok(Choices { seq, entries: table.choices_text(seat), abouts })
    }

    /// The game's constant data.
    ///
    /// # Errors
    /// The game is not dealt.
    pub(crate) fn tables(&self) -> Result<Value, Error> {
        Ok(self.game.get()?.table().tables())
    }

    /// The game after this many entries, to practise from: as it is once it is over, and before that as far
    /// as the asker knows it. With the secret of its luck once that is known.
    ///
    /// # Errors
    /// The game is not dealt, has no positions, or no such entry.
    pub(crate) fn practice_from(
        &self,
        browser: Option<TokenHash>,
        at: Option<usize>,
    ) -> Result<(Moment, Option<Secret>), Error> {
        let game = self.game.get()?;
        let over = game.is_over();
        let seat = self.seating().seats_of(browser).iter().next();
        let who = seat.map_or(Observer::Spectator, Observer::Seat);
        let mut rng = Rng::seed(u64::from_le_bytes(self.config.entropy.bytes("practice")));
        let moment = game.table().moment(at, Some(who).filter(|_| !over), &mut rng);
        let mut moment = moment.ok_or(Reason::BadQuery)?;
        moment.draws += first_draw(&self.row);
        Ok((moment, over.then(|| self.row.secret.clone())))
    }

    /// What a browser's seat has done so far, without what it took back.
    ///
    /// # Errors
    /// The game is not dealt, or the browser has another seat.
    pub(crate) fn acts(&self, browser: Option<TokenHash>, seat: Seat) -> Result<Vec<Value>, Error> {
        self.seating().owned(browser, seat)?;
        Ok(self.game.get()?.table().acts(seat))
    }

    /// Whether nobody observes the table now.
    pub(crate) fn is_unseen(&self) -> bool {
        self.audience.is_empty()
    }

    /// A bot acts for a seat.
    pub(super) async fn act_by_bot(&mut self, seat: Seat, entry: &Value) -> Result<(), Error> {
        let (at, mut batch) = (self.now(), self.audience.batch());
        let secret = self.row.secret.clone();
        let game = self.game.get_mut()?;
        game.act(Act { seat, entries: &[entry], client: None, by_bot: true, at }, &mut batch)?;
        game.draw(&secret, at, &mut batch);
        self.append(batch).await
    }

    /// Draws pending luck: at the deal, and if the server died before it could.
    pub(super) async fn deal(&mut self, mut batch: Batch) -> Result<(), Error> {
        let at = self.now();
        let secret = self.row.secret.clone();
        let Some(game) = self.game.dealt_mut() else { return Ok(()) };
        game.draw(&secret, at, &mut batch);
        self.append(batch).await
    }

    /// A seat is lent to a bot, or no longer.
    pub(super) async fn set_lent(&mut self, seat: Seat, lent: bool) -> Result<(), Error> {
        let (at, mut batch) = (self.now(), self.audience.batch());
        self.game.get_mut()?.lend(seat, lent, at, &mut batch);
        self.append(batch).await
    }

    /// A person gives their seat to a bot for good; a table without people is closed.
    ///
    /// # Errors
    /// The seat is not the asker's, or no game runs here.
    pub(crate) async fn give_up(
        &mut self,
        browser: Option<TokenHash>,
        seat: Seat,
    ) -> Result<(), Error> {
        self.seating().owned(browser, seat)?;
        self.game.running()?;
        let (at, mut batch) = (self.now(), self.audience.batch());
        self.game.get_mut()?.give_up(seat, at, &mut batch);
        self.append(batch).await?;
        self.unseat_lost();
        if self.seating().people().is_empty() {
            return self.close().await;
        }
        self.send_all();
        Ok(())
    }

    /// Closes the table if the game is old and nobody is connected.
    ///
    /// # Errors
    /// The store fails.
    pub(crate) async fn end_abandoned(&mut self, before: Millis) -> Result<(), Error> {
        let game = self.game.dealt().filter(|_| self.row.status == Status::Running);
        let is_old = game.is_some_and(|game| game.last_at().is_none_or(|at| at < before));
        // Where time runs, bots play on for absent people.
        if !is_old || self.row.pace() != Pace::Untimed || !self.audience.is_empty() {
            return Ok(());
        }
        tracing::info!(table = self.row.id, "ended an abandoned game");
        let close = Order::Close { table: self.row.id.clone(), line: closing(self.now()) };
        let closed = self.config.store.carry_out(&close).await;
        self.stored(closed)?;
        self.catch_up(News::Table).await
    }

    /// Ends the game as it stands.
    async fn close(&mut self) -> Result<(), Error> {
        let closed = self.config.store.finish(&self.row.id, self.now()).await;
        let closed = self.stored(closed)?;
        self.row.replace(closed);
        self.bots.cancel();
        self.send_all();
        Ok(())
    }

    /// The host has bots move at another pace.
    ///
    /// # Errors
    /// The asker is not the host, or no game runs here.
    pub(crate) async fn set_bot_pace(
        &mut self,
        browser: Option<TokenHash>,
        pace: BotPace,
    ) -> Result<(), Error> {
        self.seating().only_host(browser)?;
        self.game.running()?;
        let (at, mut batch) = (self.now(), self.audience.batch());
        self.game.get_mut()?.set_bot_pace(pace, at, &mut batch);
        self.append(batch).await
    }

    /// The log's id of an input: it contains the seat, so ids of different seats never clash.
    fn client(&self, browser: Option<TokenHash>, seat: Seat, id: &str) -> Result<String, Error> {
        self.seating().owned(browser, seat)?;
        plain(id)?;
        Ok(format!("{}:{id}", seat.index()))
    }

    /// Refuses a choice that was made on an outdated state.
    fn expect(&self, seat: Seat, expect: u64) -> Result<(), Error> {
        if self.game.get()?.is_fresh(seat, expect) {
            return Ok(());
        }
        Err(Error::stale(self.state(Observer::Seat(seat))?))
    }

    /// Appends an input of a seat; returns the number of its step.
    async fn commit(
        &mut self,
        batch: Batch,
        seat: Seat,
        (client, kind): (&str, &str),
    ) -> Result<u64, Error> {
        let appended = self.append(batch).await;
        match (self.game.get()?.ack(client, kind)?, appended) {
            (Some(seq), _) if !self.life.is_broken() => Ok(seq),
            (_, Err(error)) if self.life.is_broken() => Err(error),
            _ => Err(Error::stale(self.state(Observer::Seat(seat))?)),
        }
    }

    /// Appends new lines, then sends the steps. After a failure the game is loaded again, because
    /// memory is ahead of the log, or behind.
    async fn append(&mut self, batch: Batch) -> Result<(), Error> {
        if batch.lines.is_empty() {
            return Ok(());
        }
        let start = Instant::now();
        let appended = self.config.store.append(&self.row.id, &batch.lines).await;
        self.config.meters.appended(start);
        // The stored note is about an idle table.
        self.life.keep_note(None);
        match appended {
            Ok(()) => self.send_steps(batch.told),
            Err(StoreError::Conflict | StoreError::AlreadyThere { .. }) => self.reload().await?,
            // The log may not have what is in memory.
            Err(_) => self.life.fail(),
        }
        self.stored(appended)
    }
}
