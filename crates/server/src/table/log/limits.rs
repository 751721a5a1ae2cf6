//! How long a log may become.

use kernel::{Observer, Seat, Turn};
use store::LogLine;

use super::plans::is_opened;
use super::{BOTS, GameLog, LEND, TAKE_BACK, UNLEND};
use crate::error::{Detail, Error, Reason};
use crate::table::clock::{due, is_common_still};

/// How often a seat may take back in a row.
const MOST_TAKEN_BACK: usize = 10;

/// How often a seat may open its plan again in one common turn.
pub(super) const MOST_REOPENED: u32 = 20;

/// How many lines a log has before nobody takes back any more, and before plans end.
pub(super) const MOST_LINES: usize = 5_000;

/// How often each seat may change its plan in a common turn of so long a game.
pub(super) const MOST_PLANS: u32 = 100;

/// The most steps of an observer that are played again at its table. That depends on what the observer
/// knows alone: however much others have planned in secret, it is answered in the same way.
const SHORT: u64 = 2_000;

impl GameLog {
    /// Whether it takes little to play an observer's steps again.
    pub(crate) fn is_short(&self, observer: Observer) -> bool {
        self.seq(observer) <= SHORT
    }

    /// Refuses to plan without end, after what a seat has just done. Whoever commits to a plan is never
    /// refused, and in each common turn everybody may plan, however long somebody made the log.
    pub(super) fn may_plan(&self, seat: Seat, before: Turn) -> Result<(), Error> {
        let (after, plans) = (self.table.turn(), self.plans[seat.index()]);
        if !is_common_still(seat, before, after) || !due(after).contains(seat) {
            return Ok(());
        }
        if is_opened(seat, before, after) && plans.reopened >= MOST_REOPENED {
            let detail = Detail::ReopenedOften { times: MOST_REOPENED };
            return Err(Error::because(Reason::LogFull, &detail));
        }
        if self.is_full() && plans.changed >= MOST_PLANS {
            return Err(Reason::LogFull.into());
        }
        Ok(())
    }

    fn is_full(&self) -> bool {
        self.lines.len().max(self.played) >= MOST_LINES
    }

    /// Refuses to take back without end.
    pub(super) fn may_take_back(&self, seat: Seat) -> Result<(), Error> {
        let own = |line: &&LogLine| {
            let neither = matches!(line.kind.as_str(), LEND | UNLEND | BOTS);
            line.seat == Some(seat) || line.by_bot || neither
        };
        let own = self.lines.iter().rev().take_while(own);
        let taken_back = own.filter(|line| line.kind == TAKE_BACK).nth(MOST_TAKEN_BACK - 1);
        if taken_back.is_some() {
            let detail = Detail::TakenBackOften { times: MOST_TAKEN_BACK };
            return Err(Error::because(Reason::NotLast, &detail));
        }
        if self.is_full() {
            return Err(Error::because(Reason::LogFull, &Detail::LongLog));
        }
        Ok(())
    }
}
