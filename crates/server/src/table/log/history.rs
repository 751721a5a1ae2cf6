//! A game played again from its log, away from its table.

use kernel::Observer;
use store::LogLine;

use super::{Batch, GameLog, Told};
use crate::error::Error;
use crate::wire::{self, Step};

/// A game that is to be played again from its log, wherever there is time for it.
pub(crate) struct History {
    game: GameLog,
    lines: Vec<LogLine>,
    observer: Observer,
    since: u64,
}

impl GameLog {
    /// The steps of an observer after one that it knows.
    pub(crate) fn history(&self, observer: Observer, since: u64) -> History {
        let game = GameLog::over(self.table.anew(), self.times.pace(), 0);
        History { game, lines: self.lines.clone(), observer, since }
    }

    /// The number of the next line.
    pub(crate) fn next_line(&self) -> u32 {
        self.lines.len() as u32 + 1
    }
}

impl History {
    /// Plays it; the steps, each with its view.
    ///
    /// # Errors
    /// The log cannot be played.
    pub(crate) fn told(mut self) -> Result<Vec<Told>, Error> {
        let mut batch = Batch { since: self.since, ..Batch::new(vec![self.observer]) };
        self.game.replay(self.lines, &mut batch)?;
        Ok(batch.told)
    }

    /// Plays it; every step, each with what it changes in the view.
    ///
    /// # Errors
    /// As [`History::told`].
    pub(crate) fn film(self) -> Result<wire::History, Error> {
        let first = self.game.table.view(self.observer);
        let (mut before, mut steps) = (first.clone(), Vec::new());
        for Told { step, view, .. } in self.told()? {
            steps.push(Step { patch: Some(wire::patch(&before, &view)), ..step });
            before = view;
        }
        Ok(wire::History { view: first, steps })
    }
}
