//! A table in memory: its task, and what all its parts ask.

use std::collections::HashMap;
use std::future::pending;
use std::pin::Pin;
use std::sync::Arc;

use catalog::{Bot, Idea, Stop};
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

/// How often what is due is tried again because others were faster.
const MOST_TRIES: usize = 10;

/// Something that is done at a table while nothing else is; an error if it could not be loaded.
pub(crate) type Work =
    Box<dyn for<'a> FnOnce(Result<&'a mut Live, Error>) -> BoxFuture<'a, ()> + Send>;

/// What becomes of a table that has left memory.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(crate) enum After {
    /// Nothing: it sleeps, or is no more.
    Gone,
    /// Something was asked for while it left, so that something may be due: it is loaded again.
    Again,
    /// Something has failed: it is loaded again a little later.
    Failed,
}

/// What a table waits for.
enum Event {
    /// Something is to be done there; nothing more ever, once nobody can ask any more.
    Work(Option<Work>),
    /// A bot has thought.
    Idea(Option<Idea>),
    /// Something is due.
    Alarm,
}

/// A table in memory. Everything about it happens in its one task, one thing after the other.
pub(crate) struct Live {
    pub(super) config: Arc<Config>,
    pub(super) row: TableRow,
    /// The game, once it is dealt.
    pub(super) game: Option<GameLog>,
    /// When the table came into memory.
    pub(super) loaded: Millis,
    /// When its game was read last.
    pub(super) read_at: Millis,
    pub(super) lookers: HashMap<LookerId, Looker>,
    /// When somebody last asked for anything; nothing if it is in memory for what is due alone.
    pub(super) asked: Option<Millis>,
    /// What the database says of the table that slept, as long as it says so.
    pub(super) asleep: Option<Asleep>,
    /// When somebody last looked, with or without a socket.
    pub(super) looked_at: Option<Millis>,
    /// How it stood when those who look with these eyes were told of it last.
    pub(super) known: HashMap<Observer, Value>,
    /// By seat, as far as this server knows.
    pub(super) presence: Vec<Presence>,
    /// The seats whose persons fell silent here while they looked.
    pub(super) silent: SeatSet,
    /// By seat, the seats that voted here to lend it.
    pub(super) votes: Vec<SeatSet>,
    /// What other servers know of the people.
    pub(super) elsewhere: Elsewhere,
    /// What other servers were told last of the people here; nothing if that is not known.
    pub(super) told: Option<People>,
    /// What a bot is thinking about.
    pub(super) thought: Option<Pending>,
    /// By seat, the bot that has moved for it last and has a plan, perhaps.
    pub(super) bots: Vec<Option<Bot>>,
    /// How much everybody had been told of when a bot began to think last.
    pub(super) watched: Option<u64>,
    /// The persons whose turn it was when somebody was called last; nothing before the first look.
    pub(super) called: Option<SeatSet>,
    /// Whom a call is on its way to, and what ends it.
    pub(super) calling: HashMap<TokenHash, AbortHandle>,
    /// What ends the thinking about the last hint.
    pub(super) hint: Stop,
    /// What was last told of the table, as a stranger sees it.
    pub(super) shown: Option<TableDoc>,
    /// Counts what has changed, for those who wait without a socket.
    pub(super) changes: watch::Sender<u64>,
    /// Who wants the rematch, and whether it is dealt, once somebody has asked for one.
    pub(super) rematch: Option<(SeatSet, bool)>,
    /// Whether another server does what the table does by itself.
    pub(super) follows: bool,
    /// Counts the game, while it is in memory.
    pub(super) counted: Option<Counted>,
    /// Set when the database failed: the table leaves memory and is loaded again.
    pub(super) broken: bool,
}

impl Live {
    /// Loads a table.
    ///
    /// # Errors
    /// There is no such table, or its game is not played here.
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
            hint: Stop::default(),
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
        // Without its game a table that is dealt would be dead.
        self.game = Some(game.inspect_err(|_| self.broken = true)?);
        Ok(())
    }

    pub(super) fn restored(&self, lines: Vec<LogLine>) -> Result<GameLog, Error> {
        let mut game = self.new_game()?;
        game.restore(lines)?;
        Ok(game)
    }

    /// What the store gave. If the database failed, nobody knows whether it has changed anything,
    /// so that the table has to be loaded again.
    pub(super) fn stored<T>(&mut self, result: Result<T, StoreError>) -> Result<T, Error> {
        use StoreError::{AlreadyThere, Conflict, NotFound};
        result.map_err(|error| {
            self.broken |= !matches!(error, Conflict | AlreadyThere { .. } | NotFound);
            error.into()
        })
    }

    /// Loads everything again because another server, or an earlier life of this one, was faster;
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

    /// Somebody asks for something.
    pub(crate) fn asked(&mut self) {
        self.asked = Some(self.now());
    }

    /// Works until nobody needs the table any more; whether it has to be loaded again, because
    /// something failed or more was asked for while it left.
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
            // What memory holds after a failure was not appended: nobody may see it.
            if !self.broken {
                self.wake().await;
            }
        }
        // Whoever asked before the table left the list is still served.
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

    /// Waits for what happens next; without the game, where it has been quiet for long.
    async fn next_event(&mut self, mail: &mut mpsc::Receiver<Work>) -> Event {
        let now = self.now();
        let due = self.next_wake(now).into_iter().chain(self.sleeps_at(now)).min();
        // Who leaves memory now needs the game for it.
        let dozing = if due.is_none_or(|due| due > now) { self.doze(now) } else { None };
        self.counted = self.game.as_ref().map(|_| self.config.meters.game());
        let mut alarm: Pin<Box<dyn Future<Output = ()> + Send>> = match (due, &dozing) {
            // Nothing is due that would be worth the reading.
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
        // Nothing more will be done where nobody can ask any more.
        if let Some(dozing) = dozing
            && !matches!(event, Event::Work(None))
        {
            self.rouse(dozing).await;
        }
        event
    }

    /// Does what is due now, then tells everybody how the table has changed.
    pub(super) async fn wake(&mut self) {
        let mut done = self.do_due().await;
        // Somebody was faster, and the table is loaded again: other things may be due now.
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

    /// What becomes of the table if something that it does by itself fails.
    pub(super) fn settle(&mut self, done: Result<(), Error>) {
        // A conflict has loaded the table again already. After anything else it is better to forget
        // it than to try again and again.
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

    /// When something is due by itself.
    pub(super) fn next_wake(&self, now: Millis) -> Option<Millis> {
        let thinks = self.thought.is_some();
        // Who is late already waits for the bot that thinks.
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

    /// Who may change the table: after a host who has left, whoever sits first.
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

    /// A seat as an observer, if it belongs to that browser; a spectator's eyes for no seat.
    ///
    /// # Errors
    /// The seat belongs to somebody else, or there is no such seat.
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

    /// How whoever sits there is called: at a table that runs everybody has a name.
    pub(super) fn name(&self, seat: Seat) -> String {
        self.row.seats[seat.index()].name.clone().unwrap_or_default()
    }

    /// Who looks at this moment, as observers.
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
