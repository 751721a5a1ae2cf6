//! A table in memory: its seven parts, and the task that routes events between them.

use std::future::pending;
use std::pin::Pin;
use std::sync::Arc;

use catalog::Idea;
use futures_util::future::BoxFuture;
use kernel::{Seat, SeatSet};
use store::{LogLine, Millis, Status, StoreError, TokenHash};
use table::wire::Pace;
use table::{Elsewhere, GameLog, Moment, People, Row, Seating, elsewhere, first_draw, is_practice};
use tokio::sync::mpsc;

use super::audience::Audience;
use super::bots::Bots;
use super::game::Game;
use super::life::Life;
use super::life::deleted;
use super::pushes::Pushes;
use crate::config::Config;
use crate::error::{Error, Reason};

/// How often to retry after a conflict.
const MOST_TRIES: usize = 10;

/// Work at a table, one at a time. It gets an error if the table could not be loaded.
pub(crate) type Work =
    Box<dyn for<'a> FnOnce(Result<&'a mut Live, Error>) -> BoxFuture<'a, ()> + Send>;

/// What to do with a table that has left memory.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(crate) enum After {
    /// Nothing: it is unloaded, or no longer exists.
    Gone,
    /// A request came in during unloading, so work may be pending: load it again.
    Again,
    /// It failed: load it again a little later.
    Failed,
}

/// What a table waits for.
enum Event {
    /// Work to do; none once the mailbox is closed.
    Work(Option<Work>),
    /// A search has ended.
    Idea(Option<Idea>),
    /// An alarm is due.
    Alarm,
}

/// A table in memory. Its one task does everything in order. Each part keeps its own fields; this
/// routes between them, the store and the clock.
pub(crate) struct Live {
    pub(super) config: Arc<Config>,
    pub(super) row: Row,
    pub(super) game: Game,
    pub(super) audience: Audience,
    pub(super) people: People,
    pub(super) bots: Bots,
    pub(super) pushes: Pushes,
    pub(super) life: Life,
}

impl Live {
    /// Loads a table.
    ///
    /// # Errors
    /// There is no such table, or this server does not have its game.
    pub(crate) async fn load(config: Arc<Config>, id: &str) -> Result<Live, Error> {
        let row = Row::new(config.store.load(id).await?);
        let now = now(&config, &row);
        let seats = row.seats.len();
        let elsewhere = reports(&config, id).await?;
        let mut live = Live {
            row,
            game: Game::new(now),
            audience: Audience::new(),
            people: People::new(seats, elsewhere, now),
            bots: Bots::new(seats),
            pushes: Pushes::default(),
            life: Life::new(now),
            config,
        };
        live.load_game().await?;
        live.load_rematch().await?;
        live.recall().await?;
        live.life.ready(live.config.time.steady());
        Ok(live)
    }

    pub(super) async fn load_game(&mut self) -> Result<(), Error> {
        if self.row.status == Status::Lobby {
            self.game.replace(None);
            return Ok(());
        }
        let lines = self.config.store.log(&self.row.id, 1).await;
        let game = lines.map_err(Error::from).and_then(|lines| self.restored(lines));
        // A dealt table without its game would be dead.
        self.game.replace(Some(game.inspect_err(|_| self.life.fail())?));
        Ok(())
    }

    /// Replays a log of this table.
    pub(super) fn restored(&self, lines: Vec<LogLine>) -> Result<GameLog, Error> {
        let face = self.config.games.get(&self.row.game).ok_or(Reason::NoGame)?;
        let started = self.row.started.unwrap_or(self.row.created);
        let game = GameLog::new(face, &self.row.agreement(), self.row.pace(), started)?;
        let mut game = game.drawing_from(first_draw(&self.row));
        game.restore(lines)?;
        Ok(game)
    }

    /// Unwraps a store result. If the database failed, the change may or may not have happened, so
    /// the table must be loaded again.
    pub(super) fn stored<T>(&mut self, result: Result<T, StoreError>) -> Result<T, Error> {
        use StoreError::{AlreadyThere, Conflict, NotFound};
        result.map_err(|error| {
            if !matches!(error, Conflict | AlreadyThere { .. } | NotFound) {
                self.life.fail();
            }
            error.into()
        })
    }

    /// Reloads everything because another server, or an earlier life of this one, was faster;
    /// everybody gets the whole state.
    pub(super) async fn reload(&mut self) -> Result<(), Error> {
        self.reload_row().await?;
        self.load_game().await?;
        self.send_all();
        Ok(())
    }

    /// Reloads the row and the seats.
    pub(super) async fn reload_row(&mut self) -> Result<(), Error> {
        let row = self.config.store.load(&self.row.id).await;
        self.row.replace(row.inspect_err(|_| self.life.fail())?);
        self.seats_changed();
        Ok(())
    }

    /// Fits the data by seat to the seats; connections that have lost their seat become spectators.
    pub(super) fn seats_changed(&mut self) {
        let seats = self.row.seats.len();
        self.people.resize(seats, self.now());
        self.bots.resize(seats);
        self.unseat_lost();
    }

    /// Refuses what has waited for too long in the mailbox, since that time of the steady clock:
    /// beyond saturation, doing everything late would only make everything later.
    ///
    /// # Errors
    /// It has.
    pub(crate) fn in_time(&self, since: Millis) -> Result<(), Error> {
        let waited = self.life.waited(since, self.config.time.steady());
        self.config.meters.waited(waited);
        if waited <= self.config.timing.input_wait { Ok(()) } else { Err(Error::busy(waited)) }
    }

    /// Notes a request.
    pub(crate) fn asked(&mut self) {
        self.life.asked(self.now());
    }

    /// Runs until nobody needs the table. Says whether to load it again, because of a failure or of
    /// requests during unloading.
    pub(crate) async fn run(
        mut self,
        mut mail: mpsc::Receiver<Work>,
        leave: impl Fn() -> bool,
    ) -> After {
        self.go_on().await;
        while !self.life.is_broken() {
            match self.next_event(&mut mail).await {
                Event::Work(Some(work)) => self.work(work).await,
                Event::Work(None) => return After::Gone,
                Event::Idea(idea) => {
                    let heeded = self.heed(idea);
                    self.settle(heeded);
                }
                Event::Alarm => {
                    let is_over = |at| at <= self.now();
                    let unloads =
                        !self.life.is_broken() && self.unloads_at(self.now()).is_some_and(is_over);
                    if unloads && leave() {
                        break;
                    }
                }
            }
            if self.life.is_deleted() {
                leave();
                break;
            }
            // After a failure memory may hold steps that were not appended: show them to nobody.
            if !self.life.is_broken() {
                self.go_on().await;
            }
        }
        // Serve the requests made before the table left the list.
        mail.close();
        let mut asked = false;
        while let Some(work) = mail.recv().await {
            asked = true;
            self.work(work).await;
        }
        if self.life.is_deleted() {
            return After::Gone;
        }
        if !self.life.is_broken() && !asked {
            let unloaded = self.unload().await;
            self.settle(unloaded);
        }
        match (self.life.is_broken(), asked) {
            (true, _) => After::Failed,
            (_, true) => After::Again,
            _ => After::Gone,
        }
    }

    async fn work(&mut self, work: Work) {
        if self.life.is_deleted() {
            work(Err(deleted())).await;
        } else if self.life.is_broken() {
            work(Err(Reason::Unwell.into())).await;
        } else {
            work(Ok(self)).await;
        }
    }

    /// Waits for the next event; drops the game state if the table has been quiet for long.
    async fn next_event(&mut self, mail: &mut mpsc::Receiver<Work>) -> Event {
        let now = self.now();
        let due = self.next_alarm(now).into_iter().chain(self.unloads_at(now)).min();
        // Unloading needs the game.
        let evicted = if due.is_none_or(|due| due > now) { self.evict(now) } else { None };
        self.game.count(&self.config.meters);
        let evicts_at = self.evicts_at();
        let mut alarm: Pin<Box<dyn Future<Output = ()> + Send>> = match (due, &evicted) {
            // No alarm is worth the replay.
            (None, Some(_)) => Box::pin(pending()),
            (None, None) => self.until(evicts_at.unwrap_or(now + self.config.timing.idle)),
            (Some(due), _) => self.until(evicts_at.map_or(due, |at| at.min(due))),
        };
        let event = tokio::select! {
            biased;
            work = mail.recv() => Event::Work(work),
            idea = self.bots.answered() => Event::Idea(idea),
            () = &mut alarm => Event::Alarm,
        };
        // Once the mailbox is closed nobody needs the game.
        if let Some(evicted) = evicted
            && !matches!(event, Event::Work(None))
        {
            self.reload_game(evicted).await;
        }
        event
    }

    /// Does pending work, then sends the table's changes to everybody.
    async fn go_on(&mut self) {
        let mut done = self.do_due().await;
        // Another server was faster and the table was reloaded: other work may be pending now.
        for _ in 0..MOST_TRIES {
            if self.life.is_broken() || !done.as_ref().is_err_and(|error| error.is_conflict()) {
                break;
            }
            done = self.do_due().await;
        }
        self.settle(done);
        if !self.life.is_broken() {
            let ended = self.people.ended_votes(&self.moment());
            self.people.drop_votes(ended);
            self.push_absent();
            self.send_changes();
            self.report_people().await;
        }
    }

    /// Handles the outcome of the table's own work.
    fn settle(&mut self, done: Result<(), Error>) {
        // After a conflict the table is already reloaded. After any other failure, unload it rather
        // than retry forever.
        if let Err(error) = done
            && !error.is_conflict()
        {
            if !self.config.meters.failed(&error) {
                tracing::error!(?error, table = self.row.id, "a table cannot go on");
            }
            self.life.fail();
        }
    }

    async fn do_due(&mut self) -> Result<(), Error> {
        self.deal(self.audience.batch()).await?;
        if self.leads().await? {
            self.run_bots().await?;
        }
        // The end of a practice game may be taken back.
        let ends = self.row.status == Status::Running && !is_practice(&self.row);
        if ends && self.game.is_over() {
            let finished = self.config.store.finish(&self.row.id, self.now()).await;
            self.row.replace(finished.inspect_err(|_| self.life.fail())?);
            self.rest().await;
        }
        Ok(())
    }

    /// When the next alarm is due.
    fn next_alarm(&self, now: Millis) -> Option<Millis> {
        let busy = self.bots.are_busy();
        // A late seat already waits for the running search.
        let late = self.deadlines().map(|(_, at)| at).filter(|_| !self.life.follows());
        let late = late.filter(|&at| !busy || at > now);
        let people = self.people.alarms(&self.moment(), self.game.is_running());
        late.chain(self.bots.due(self.bot_delay())).chain(people).min()
    }

    /// Sends a push to people whose turn it has become and who are not connected.
    fn push_absent(&mut self) {
        let pushes = !self.life.follows() && !is_practice(&self.row);
        let Some(push) = self.config.push.as_ref().filter(|_| pushes) else { return };
        let (at, now) = (self.moment(), self.now());
        let due = if at.status == Status::Running { self.game.due() } else { SeatSet::EMPTY };
        let due: SeatSet = due.iter().filter(|&seat| at.seating.is_person(seat)).collect();
        let is_away =
            |&seat: &Seat| !self.people.is_connected(seat, &at) && !at.lent.contains(seat);
        let away = due.iter().filter(is_away).collect();
        let seating = Seating::new(&self.row, self.game.given_up());
        self.pushes.update(push, (due, away), seating, now);
    }

    pub(super) fn now(&self) -> Millis {
        now(&self.config, &self.row)
    }

    /// Resolves at that time.
    fn until(&self, at: Millis) -> BoxFuture<'static, ()> {
        let time = &self.config.time;
        if is_live(&self.row) { time.until_steady(at) } else { time.until(at) }
    }

    /// Who sits where.
    pub(super) fn seating(&self) -> Seating<'_> {
        Seating::new(&self.row, self.game.given_up())
    }

    /// The table at this moment, by which presence and votes are judged.
    pub(super) fn moment(&self) -> Moment<'_> {
        let seating = self.seating();
        Moment {
            now: self.now(),
            seating,
            connected: self.audience.seats(seating),
            lent: self.game.lent(),
            ran_out: self.game.ran_out(),
            pace: self.row.pace(),
            status: self.row.status,
            absence: self.config.timing.absence,
            patience: self.config.timing.patience,
        }
    }

    /// Whether a browser sits here.
    pub(crate) fn has_seat(&self, browser: Option<TokenHash>) -> bool {
        self.seating().has_seat(browser)
    }

    /// Whether a seat is the asker's.
    ///
    /// # Errors
    /// It is not.
    pub(crate) fn owns_seat(&self, browser: Option<TokenHash>, seat: Seat) -> Result<(), Error> {
        Ok(self.seating().owned(browser, seat).map(drop)?)
    }
}

/// The reports of other servers on the people at a table.
pub(super) async fn reports(config: &Config, id: &str) -> Result<Elsewhere, StoreError> {
    if !config.store.is_shared() {
        return Ok(Elsewhere::new());
    }
    Ok(elsewhere(config.store.people(id).await?))
}

/// Whether the game is played in one sitting.
fn is_live(row: &Row) -> bool {
    matches!(row.pace(), Pace::Live { .. })
}

/// The current time on the table's clock. Deadlines over days follow the system clock.
fn now(config: &Config, row: &Row) -> Millis {
    if is_live(row) { config.time.steady() } else { config.time.now() }
}
