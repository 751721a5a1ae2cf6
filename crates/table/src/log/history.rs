//! Replays a game from its log, away from its table.

use catalog::CancelToken;
use kernel::Observer;
use ledger::LogLine;

use super::{Batch, GameLog, Told};
use crate::error::{Error, Reason};
use crate::wire::{self, Step};

/// The most steps in a page.
pub(super) const MOST_STEPS: u64 = 200;

/// A replay that can run on any thread.
pub struct History {
    game: GameLog,
    lines: Vec<LogLine>,
    observer: Observer,
    since: u64,
    /// The number of steps already sent to the observer.
    told: u64,
}

impl GameLog {
    /// A replay of an observer's steps after `since`.
    pub fn history(&self, observer: Observer, since: u64) -> History {
        let game = GameLog::over(self.table.anew(), self.times.pace(), 0);
        History { game, lines: self.lines.clone(), observer, since, told: self.seq(observer) }
    }

    /// The number of the next line.
    pub fn next_line(&self) -> u32 {
        self.lines.len() as u32 + 1
    }
}

impl History {
    /// Replays the log; returns the steps, each with its view.
    ///
    /// # Errors
    /// The log cannot be replayed.
    pub fn told(mut self) -> Result<Vec<Told>, Error> {
        let mut batch = Batch { since: self.since, ..Batch::new(vec![self.observer]) };
        self.game.replay(self.lines, &mut batch)?;
        Ok(batch.told)
    }

    /// Replays the log; returns a page of steps, each with its patch of the view.
    ///
    /// # Errors
    /// The log cannot be replayed, or the replay was cancelled.
    pub fn page(mut self, stop: &CancelToken) -> Result<wire::History, Error> {
        let (observer, since) = (self.observer, self.since);
        let last = since + MOST_STEPS;
        // The step before carries the initial view.
        let mut batch = Batch { since: since.saturating_sub(1), ..Batch::new(vec![observer]) };
        let mut view = self.game.table.view(observer);
        let mut lines = self.lines.into_iter();
        while self.game.seq(observer) < last
            && let Some(line) = lines.next()
        {
            if stop.is_cancelled() {
                return Err(Reason::Changed.into());
            }
            self.game.replay(vec![line], &mut batch)?;
        }
        let mut told = batch.told.into_iter();
        if since > 0 {
            view = told.next().ok_or(Reason::BadQuery)?.view;
        }
        let (first, mut before, mut steps) = (view.clone(), view, Vec::new());
        for Told { step, view, .. } in told {
            steps.push(Step { patch: Some(wire::patch(&before, &view)), ..step });
            before = view;
        }
        let next = (last < self.told).then_some(last);
        Ok(wire::History { view: first, steps, next })
    }
}
