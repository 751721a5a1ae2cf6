//! The game of a table, while it is in memory.

use kernel::SeatSet;
use store::Millis;
use table::GameLog;

use crate::error::{Error, Reason};
use crate::meters::{Counted, Meters};
use crate::wire::BotPace;

/// The game of a table: none before the deal, and none while it is evicted.
pub(super) struct Game {
    log: Option<GameLog>,
    /// When it was last replayed.
    replayed: Millis,
    /// Counts the game in memory, for the metrics.
    counted: Option<Counted>,
}

/// What the log does not say about an evicted game.
pub(super) struct Evicted {
    /// The first line not yet sent here: other servers may append more.
    next: u32,
    /// The seats whose time ran out and whose people have not come back since.
    ran_out: SeatSet,
}

impl Game {
    /// No game, at a table that is loaded now.
    pub(super) fn new(now: Millis) -> Game {
        Game { log: None, replayed: now, counted: None }
    }

    /// Takes a replayed game; none for a lobby.
    pub(super) fn replace(&mut self, log: Option<GameLog>) {
        self.log = log;
    }

    /// The game, if it is dealt.
    pub(super) fn dealt(&self) -> Option<&GameLog> {
        self.log.as_ref()
    }

    /// The game, if it is dealt, to change it.
    pub(super) fn dealt_mut(&mut self) -> Option<&mut GameLog> {
        self.log.as_mut()
    }

    /// The game.
    ///
    /// # Errors
    /// It has not been dealt.
    pub(super) fn get(&self) -> Result<&GameLog, Error> {
        self.log.as_ref().ok_or_else(|| Reason::NotDealt.into())
    }

    /// The game, to change it.
    ///
    /// # Errors
    /// It has not been dealt.
    pub(super) fn get_mut(&mut self) -> Result<&mut GameLog, Error> {
        self.log.as_mut().ok_or_else(|| Reason::NotDealt.into())
    }

    /// The game, unless it is over.
    ///
    /// # Errors
    /// It has not been dealt, or it is over.
    pub(super) fn running(&self) -> Result<&GameLog, Error> {
        let game = self.get()?;
        if game.is_over() { Err(Reason::GameOver.into()) } else { Ok(game) }
    }

    /// The finished game.
    ///
    /// # Errors
    /// It has not been dealt, or it is not over.
    pub(super) fn finished(&self) -> Result<&GameLog, Error> {
        let game = self.get()?;
        if game.is_over() { Ok(game) } else { Err(Reason::NotOver.into()) }
    }

    /// Whether the game is dealt and over.
    pub(super) fn is_over(&self) -> bool {
        self.log.as_ref().is_some_and(GameLog::is_over)
    }

    /// Whether the game is dealt and not over.
    pub(super) fn is_running(&self) -> bool {
        self.log.as_ref().is_some_and(|game| !game.is_over())
    }

    /// The seats that have to act.
    pub(super) fn due(&self) -> SeatSet {
        self.log.as_ref().map_or(SeatSet::EMPTY, GameLog::due)
    }

    /// The seats that bots play for people.
    pub(super) fn lent(&self) -> SeatSet {
        self.log.as_ref().map_or(SeatSet::EMPTY, GameLog::lent)
    }

    /// The seats for which a bot moved because their time ran out, and whose people have not come
    /// back.
    pub(super) fn ran_out(&self) -> SeatSet {
        self.log.as_ref().map_or(SeatSet::EMPTY, GameLog::ran_out)
    }

    /// The seats given to bots for good.
    pub(super) fn given_up(&self) -> SeatSet {
        self.log.as_ref().map_or(SeatSet::EMPTY, GameLog::given_up)
    }

    /// Pace of bot moves.
    pub(super) fn bot_pace(&self) -> BotPace {
        self.log.as_ref().map(GameLog::bot_pace).unwrap_or_default()
    }

    /// Counts the game for the metrics, while it is in memory.
    pub(super) fn count(&mut self, meters: &Meters) {
        self.counted = self.log.as_ref().map(|_| meters.game());
    }

    /// When the game last did something, or a request came.
    pub(super) fn last_used(&self, asked: Option<Millis>) -> Option<Millis> {
        let game = self.log.as_ref()?;
        Some(game.last_at().into_iter().chain(asked).fold(self.replayed, Millis::max))
    }

    /// Drops the game state.
    pub(super) fn evict(&mut self) -> Option<Evicted> {
        let game = self.log.take()?;
        Some(Evicted { next: game.next_line(), ran_out: game.ran_out() })
    }

    /// Takes an evicted game back, replayed at this time.
    pub(super) fn reload(&mut self, game: GameLog, now: Millis) {
        (self.log, self.replayed) = (Some(game), now);
    }
}

impl Evicted {
    /// The number of log lines that the game had.
    pub(super) fn lines(&self) -> usize {
        self.next as usize - 1
    }

    /// Turns a replay of the stored lines into the game that was evicted.
    ///
    /// # Errors
    /// Lines are missing.
    pub(super) fn complete(&self, game: &mut GameLog) -> Result<(), Error> {
        if game.next_line() < self.next {
            return Err(Reason::Internal.into());
        }
        game.still_ran_out(self.ran_out);
        Ok(())
    }
}
