//! A table in memory: its task, and helpers for its parts.

use std::collections::HashMap;
use std::future::pending;
use std::pin::Pin;
use std::sync::Arc;

use catalog::{Bot, CancelToken, Idea};
use futures_util::future::BoxFuture;
use kernel::{Observer, Seat, SeatSet};
use serde_json::Value;
use store::{Asleep, LogLine, Millis, SeatKind, Status, StoreError, TableRow, TokenHash};
use tokio::sync::{mpsc, watch};
use tokio::task::AbortHandle;

use super::log::{Batch, GameLog};
use super::looker::{Looker, LookerId};
use super::presence::{Elsewhere, People, Presence, elsewhere, heard_of};
use super::terms::agreement;
use super::thought::{Pending, answered};
use crate::config::Config;
use crate::error::{Error, Reason};
use crate::meters::Counted;
use crate::wire::{Pace, TableDoc};

/// How often to retry after a conflict.
const MOST_TRIES: usize = 10;

/// Work at a table, one at a time. It gets an error if the table could not be loaded.
pub(crate) type Work =
    Box<dyn for<'a> FnOnce(Result<&'a mut Live, Error>) -> BoxFuture<'a, ()> + Send>;

/// What to do with a table that has left memory.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(crate) enum After {
    /// Nothing: it sleeps, or no longer exists.
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

/// A table in memory. Its one task does everything in order.
pub(crate) struct Live {
    pub(super) config: Arc<Config>,
    pub(super) row: TableRow,
    /// The game, once it is dealt.
    pub(super) game: Option<GameLog>,
    /// When the table was loaded.
    pub(super) loaded: Millis,
    /// When its game was last read.
    pub(super) read_at: Millis,
    pub(super) lookers: HashMap<LookerId, Looker>,
    /// Time of the last request; none if the table was loaded for its alarms alone.
    pub(super) asked: Option<Millis>,
    /// The sleep note last written to the database; none if it is out of date.
    pub(super) asleep: Option<Asleep>,
    /// When a person last watched, with or without a socket.
    pub(super) looked_at: Option<Millis>,
    /// Last state sent to each observer; the base of the next JSON patch.
    pub(super) known: HashMap<Observer, Value>,
    /// Presence by seat, as far as this server knows.
    pub(super) presence: Vec<Presence>,
    /// The seats whose people fell silent here while connected.
    pub(super) silent: SeatSet,
    /// By seat, the votes cast here to lend it.
    pub(super) votes: Vec<SeatSet>,
    /// Presence at other servers.
    pub(super) elsewhere: Elsewhere,
    /// Presence last told to other servers; none if unknown.
    pub(super) told: Option<People>,
    /// The running search.
    pub(super) thought: Option<Pending>,
    /// By seat, the bot that last moved for it, perhaps with a plan.
    pub(super) bots: Vec<Option<Bot>>,
    /// The spectators' step number when the last search began.
    pub(super) watched: Option<u64>,
    /// The people whose turn it was at the last check for pushes; none before the first check.
    pub(super) called: Option<SeatSet>,
    /// Pushes in flight, each with its abort handle.
    pub(super) calling: HashMap<TokenHash, AbortHandle>,
    /// Cancellation token of the last hint.
    pub(super) hint: CancelToken,
    /// The table document last sent, as a stranger sees it.
    pub(super) shown: Option<TableDoc>,
    /// Counts changes, for long polls.
    pub(super) changes: watch::Sender<u64>,
    /// The seats that want the rematch, and whether it is dealt, once it has been offered.
    pub(super) rematch: Option<(SeatSet, bool)>,
    /// Whether another server leads the table.
    pub(super) follows: bool,
    /// Counts the game in memory, for the metrics.
    pub(super) counted: Option<Counted>,
    /// Set when the database has failed: the table is unloaded and loaded again.
    pub(super) broken: bool,
}

impl Live {
    /// Loads a table.
    ///
    /// # Errors
    /// There is no such table, or this server does not have its game.
    pub(crate) async fn load(config: Arc<Config>, id: &str) -> Result<Live, Error> {
        let now = config.time.now();
        let row = config.store.load(id).await?;
        let seats = row.seats.len();
        let elsewhere = elsewhere(&config, id).await?;
        let away = |seat| Presence::since(heard_of(&elsewhere, seat).unwrap_or(now));
        let mut live = Live {
            row,
            game: None,
            loaded: now,
            read_at: now,
            lookers: HashMap::new(),
            asked: None,
            asleep: None,
            looked_at: None,
            known: HashMap::new(),
            presence: Seat::first(seats).map(away).collect(),
            votes: vec![SeatSet::EMPTY; seats],
            silent: SeatSet::EMPTY,
            elsewhere,
            told: None,
            thought: None,
            bots: (0..seats).map(|_| None).collect(),
            watched: None,
            called: None,
            calling: HashMap::new(),
            hint: CancelToken::default(),
            shown: None,
            changes: watch::Sender::new(0),
            rematch: None,
            follows: false,
            counted: None,
            broken: false,
            config,
        };
        live.load_game().await?;
        live.load_rematch().await?;
        live.remember().await?;
        Ok(live)
    }

    pub(super) async fn load_game(&mut self) -> Result<(), Error> {
        if self.row.status == Status::Lobby {
            self.game = None;
            return Ok(());
        }
        let lines = self.config.store.log(&self.row.id, 1).await;
        let game = lines.map_err(Error::from).and_then(|lines| self.restored(lines));
        // A dealt table without its game would be dead.
        self.game = Some(game.inspect_err(|_| self.broken = true)?);
        Ok(())
    }

    pub(super) fn restored(&self, lines: Vec<LogLine>) -> Result<GameLog, Error> {
        let mut game = self.new_game()?;
        game.restore(lines)?;
        Ok(game)
    }

    /// Unwraps a store result. If the database failed, the change may or may not have happened, so
    /// the table must be loaded again.
    pub(super) fn stored<T>(&mut self, result: Result<T, StoreError>) -> Result<T, Error> {
        use StoreError::{AlreadyThere, Conflict, NotFound};
        result.map_err(|error| {
            self.broken |= !matches!(error, Conflict | AlreadyThere { .. } | NotFound);
            error.into()
        })
    }

    /// Reloads everything because another server, or an earlier life of this one, was faster;
    /// everybody gets the whole state.
    pub(super) async fn reload(&mut self) -> Result<(), Error> {
        let row = self.config.store.load(&self.row.id).await;
        self.row = row.inspect_err(|_| self.broken = true)?;
        self.seats_changed();
        self.load_game().await?;
        self.show_all();
        Ok(())
    }

    pub(super) fn new_game(&self) -> Result<GameLog, Error> {
        let face = self.config.games.get(&self.row.game).ok_or(Reason::NoGame)?;
        let agreement = agreement(&self.row);
        let started = self.row.started.unwrap_or(self.row.created);
        Ok(GameLog::new(face, &agreement, self.pace(), started)?)
    }

    /// Notes a request.
    pub(crate) fn asked(&mut self) {
        self.asked = Some(self.now());
    }

    /// Runs until nobody needs the table. Says whether to load it again, because of a failure or of
    /// requests during unloading.
    pub(crate) async fn run(
        mut self,
        mut mail: mpsc::Receiver<Work>,
        leave: impl Fn() -> bool,
    ) -> After {
        self.wake().await;
        while !self.broken {
            match self.next_event(&mut mail).await {
                Event::Work(Some(work)) if self.broken => work(Err(Reason::Internal.into())).await,
                Event::Work(Some(work)) => work(Ok(&mut self)).await,
                Event::Work(None) => return After::Gone,
                Event::Idea(idea) => {
                    let heeded = self.heed(idea);
                    self.settle(heeded);
                }
                Event::Alarm => {
                    let is_over = |at| at <= self.now();
                    if !self.broken && self.sleeps_at(self.now()).is_some_and(is_over) && leave() {
                        break;
                    }
                }
            }
            // After a failure memory may hold steps that were not appended: show them to nobody.
            if !self.broken {
                self.wake().await;
            }
        }
        // Serve the requests made before the table left the list.
        mail.close();
        let mut asked = false;
        while let Some(work) = mail.recv().await {
            asked = true;
            if self.broken {
                work(Err(Reason::Internal.into())).await;
            } else {
                work(Ok(&mut self)).await;
            }
        }
        if !self.broken && !asked {
            let slept = self.fall_asleep().await;
            self.settle(slept);
        }
        match (self.broken, asked) {
            (true, _) => After::Failed,
            (_, true) => After::Again,
            _ => After::Gone,
        }
    }

    /// Waits for the next event; drops the game state if the table has been quiet for long.
    async fn next_event(&mut self, mail: &mut mpsc::Receiver<Work>) -> Event {
        let now = self.now();
        let due = self.next_wake(now).into_iter().chain(self.sleeps_at(now)).min();
        // Unloading needs the game.
        let dozing = if due.is_none_or(|due| due > now) { self.doze(now) } else { None };
        self.counted = self.game.as_ref().map(|_| self.config.meters.game());
        let mut alarm: Pin<Box<dyn Future<Output = ()> + Send>> = match (due, &dozing) {
            // No alarm is worth the replay.
            (None, Some(_)) => Box::pin(pending()),
            (None, None) => {
                self.config.time.until(self.dozes_at().unwrap_or(now + self.config.timing.idle))
            }
            (Some(due), _) => self.config.time.until(self.dozes_at().map_or(due, |at| at.min(due))),
        };
        let event = tokio::select! {
            biased;
            work = mail.recv() => Event::Work(work),
            idea = answered(&mut self.thought) => Event::Idea(idea),
            () = &mut alarm => Event::Alarm,
        };
        // Once the mailbox is closed nobody needs the game.
        if let Some(dozing) = dozing
            && !matches!(event, Event::Work(None))
        {
            self.rouse(dozing).await;
        }
        event
    }

    /// Does pending work, then sends the table's changes to everybody.
    pub(super) async fn wake(&mut self) {
        let mut done = self.do_due().await;
        // Another server was faster and the table was reloaded: other work may be pending now.
        for _ in 0..MOST_TRIES {
            if self.broken || !done.as_ref().is_err_and(Error::is_conflict) {
                break;
            }
            done = self.do_due().await;
        }
        self.settle(done);
        if !self.broken {
            self.void_votes();
            self.call_absent();
            self.show_changes();
            self.tell_people().await;
        }
    }

    /// Handles the outcome of the table's own work.
    pub(super) fn settle(&mut self, done: Result<(), Error>) {
        // After a conflict the table is already reloaded. After any other failure, unload it rather
        // than retry for ever.
        if let Err(error) = done
            && !error.is_conflict()
        {
            tracing::error!(?error, table = self.row.id, "a table cannot go on");
            self.broken = true;
        }
    }

    pub(super) async fn do_due(&mut self) -> Result<(), Error> {
        let batch = self.watching();
        self.deal(batch).await?;
        if self.leads().await? {
            self.rouse_bots().await?;
        }
        if self.row.status == Status::Running && self.game.as_ref().is_some_and(GameLog::is_over) {
            let finished = self.config.store.finish(&self.row.id, self.now()).await;
            self.row = finished.inspect_err(|_| self.broken = true)?;
            self.rest().await;
        }
        Ok(())
    }

    /// When the next alarm is due.
    pub(super) fn next_wake(&self, now: Millis) -> Option<Millis> {
        let thinks = self.thought.is_some();
        // A late seat already waits for the running search.
        let late = self.deadlines().map(|(_, at)| at).filter(|_| !self.follows);
        let late = late.filter(|&at| !thinks || at > now);
        let bot = self.thought.as_ref().and_then(|thought| thought.due(self.bot_delay()));
        late.chain(bot).chain(self.absence_alarms(now)).min()
    }

    pub(super) fn now(&self) -> Millis {
        self.config.time.now()
    }

    pub(super) fn pace(&self) -> Pace {
        serde_json::from_str(&self.row.pace).unwrap_or_default()
    }

    /// The game.
    ///
    /// # Errors
    /// It has not been dealt.
    pub(super) fn game(&self) -> Result<&GameLog, Error> {
        self.game.as_ref().ok_or_else(|| Reason::NotDealt.into())
    }

    pub(super) fn game_mut(&mut self) -> Result<&mut GameLog, Error> {
        self.game.as_mut().ok_or_else(|| Reason::NotDealt.into())
    }

    /// All seats.
    pub(super) fn all(&self) -> impl Iterator<Item = Seat> + use<> {
        Seat::first(self.row.seats.len())
    }

    /// The seats of a browser.
    pub(super) fn seats_of(&self, browser: Option<TokenHash>) -> impl Iterator<Item = Seat> {
        self.all().filter(move |&seat| self.owns(browser, seat))
    }

    /// Whether a browser sits here.
    pub(crate) fn has_seat(&self, browser: Option<TokenHash>) -> bool {
        self.seats_of(browser).next().is_some()
    }

    pub(super) fn owns(&self, browser: Option<TokenHash>, seat: Seat) -> bool {
        self.sat(browser, seat) && !self.has_given_up(seat)
    }

    /// Whether a seat is a browser's, or was until it gave the seat up.
    fn sat(&self, browser: Option<TokenHash>, seat: Seat) -> bool {
        let row = self.row.seats.get(seat.index());
        browser.is_some() && row.is_some_and(|row| row.browser == browser)
    }

    /// Whether the person of a seat has given it to a bot for good.
    pub(super) fn has_given_up(&self, seat: Seat) -> bool {
        self.game.as_ref().is_some_and(|game| game.given_up().contains(seat))
    }

    /// Whether a browser sat here and has given up every seat that it had.
    pub(crate) fn has_left(&self, browser: Option<TokenHash>) -> bool {
        self.all().any(|seat| self.sat(browser, seat)) && !self.has_seat(browser)
    }

    pub(super) fn is_person(&self, seat: Seat) -> bool {
        self.row.seats[seat.index()].kind == SeatKind::Person && !self.has_given_up(seat)
    }

    /// The seats that bots play for themselves.
    pub(super) fn bots(&self) -> SeatSet {
        self.all().filter(|&seat| !self.is_person(seat)).collect()
    }

    /// Who may change the table: the host or, once the host has left, the first seated person.
    pub(super) fn host(&self) -> Option<TokenHash> {
        let host = Some(self.row.host);
        if !self.has_left(host) {
            return host;
        }
        let first = self.all().find(|&seat| self.is_person(seat))?;
        self.row.seats[first.index()].browser
    }

    pub(super) fn is_host(&self, browser: Option<TokenHash>) -> bool {
        browser.is_some() && browser == self.host()
    }

    /// The observer of a seat, if it belongs to that browser; the spectator if no seat is given.
    ///
    /// # Errors
    /// The seat is not the browser's, or there is no such seat.
    pub(super) fn eyes(
        &self,
        browser: Option<TokenHash>,
        seat: Option<Seat>,
    ) -> Result<Observer, Error> {
        match seat {
            None => Ok(Observer::Spectator),
            Some(seat) if seat.index() >= self.row.seats.len() => Err(Reason::NoSeat.into()),
            Some(seat) if self.owns(browser, seat) => Ok(Observer::Seat(seat)),
            Some(_) => Err(Reason::NotYourSeat.into()),
        }
    }

    /// The name of a seat's player: at a running table every seat has one.
    pub(super) fn name(&self, seat: Seat) -> String {
        self.row.seats[seat.index()].name.clone().unwrap_or_default()
    }

    /// An empty batch for the observers connected now.
    pub(super) fn watching(&self) -> Batch {
        let mut watching: Vec<Observer> = self.lookers.values().map(Looker::observer).collect();
        watching.sort_unstable_by_key(|observer| match observer {
            Observer::Seat(seat) => seat.index(),
            Observer::Spectator => Seat::MAX,
        });
        watching.dedup();
        Batch::new(watching)
    }
}
