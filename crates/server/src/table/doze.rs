//! Idle tables drop their game state and keep only connections; they replay the log as soon as a
//! request or an alarm needs the game.

use kernel::SeatSet;
use store::Millis;

use super::live::Live;
use super::log::GameLog;
use crate::error::{Error, Reason};

/// What the log does not say about a dozing game.
pub(super) struct Dozing {
    /// The first line not yet sent here: other servers may append more.
    next: u32,
    /// The seats whose time ran out and whose people have not come back since.
    ran_out: SeatSet,
}

impl Live {
    /// When the game state leaves memory, unless something happens first; never during a search.
    pub(super) fn dozes_at(&self) -> Option<Millis> {
        let game = self.game.as_ref().filter(|_| self.thought.is_none())?;
        let last = game.last_at().into_iter().chain(self.asked).fold(self.read_at, Millis::max);
        Some(last + self.config.timing.quiet)
    }

    /// Drops the game state, if it is time.
    pub(super) fn doze(&mut self, now: Millis) -> Option<Dozing> {
        self.dozes_at().filter(|&at| at <= now)?;
        let game = self.game.take()?;
        // The last states sent take more memory than all the rest. Without them the next step
        // carries the whole state.
        self.known.clear();
        self.known.shrink_to_fit();
        self.bots.fill_with(|| None);
        Some(Dozing { next: game.next_line(), ran_out: game.ran_out() })
    }

    /// Replays the game as it was; marks the table as broken if that fails.
    pub(super) async fn rouse(&mut self, dozing: Dozing) {
        match self.read_again(dozing).await {
            Ok(game) => (self.game, self.read_at) = (Some(game), self.now()),
            Err(error) => {
                tracing::error!(?error, table = self.row.id, "a game cannot be read again");
                self.broken = true;
            }
        }
    }

    async fn read_again(&mut self, Dozing { next, ran_out }: Dozing) -> Result<GameLog, Error> {
        let lines = self.config.store.log(&self.row.id, 1).await;
        let mut lines = self.stored(lines)?;
        // Lines that others have appended since are read and sent later.
        lines.truncate(next as usize - 1);
        let mut game = self.restored(lines)?;
        if game.next_line() < next {
            return Err(Reason::Internal.into());
        }
        game.still_ran_out(ran_out);
        Ok(game)
    }
}
