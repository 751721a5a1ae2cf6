//! Limits on the length of a log.

use kernel::{Observer, Seat, Turn};
use ledger::LogLine;

use super::plans::is_opened;
use super::{BOTS, GameLog, LEND, TAKE_BACK, UNLEND};
use crate::clock::{due, is_common_still};
use crate::error::{Detail, Error, Reason};

/// How many times in a row a seat may take back.
const MOST_TAKEN_BACK: usize = 10;

/// How often a seat may reopen its plan in one common turn.
pub(super) const MOST_REOPENED: u32 = 20;

/// Length of a log, in lines, at which take-backs end and plan changes are limited.
pub(super) const MOST_LINES: usize = 5_000;

/// Plan changes per seat and common turn in such a long game.
pub(super) const MOST_PLANS: u32 = 100;

/// The most steps of an observer that the table replays itself. This depends only on what the
/// observer knows, so the kind of answer reveals no secret plans.
const SHORT: u64 = 2_000;

impl GameLog {
    /// Whether an observer's steps are quick to replay.
    pub fn is_short(&self, observer: Observer) -> bool {
        self.seq(observer) <= SHORT
    }

    /// Refuses endless planning, after a seat's act. A commit is never refused, and every seat may
    /// plan in each common turn, however long the log is.
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

    /// Refuses endless take-backs.
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
