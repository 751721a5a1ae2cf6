//! A table at which nothing happens gives its game back: memory keeps who looks, and the game is
//! played again from its log as soon as something is asked or due.

use kernel::SeatSet;
use store::Millis;

use super::live::Live;
use super::log::GameLog;
use crate::error::{Error, Reason};

/// What a table remembers of its game meanwhile that the log does not tell.
pub(super) struct Dozing {
    /// The number of the first line that nobody here was told of: other servers may append more.
    next: u32,
    /// The seats whose time had run out, whose persons have not come back since.
    ran_out: SeatSet,
}

impl Live {
    /// When the game leaves memory, unless something happens before; never while a bot thinks.
    pub(super) fn dozes_at(&self) -> Option<Millis> {
        let game = self.game.as_ref().filter(|_| self.thought.is_none())?;
        let last = game.last_at().into_iter().chain(self.asked).fold(self.read_at, Millis::max);
        Some(last + self.config.timing.quiet)
    }

    /// Gives the game back, if it is time.
    pub(super) fn doze(&mut self, now: Millis) -> Option<Dozing> {
        self.dozes_at().filter(|&at| at <= now)?;
        let game = self.game.take()?;
        // How it stood for those who look takes more than all the rest: they are told the next step
        // with how it stands.
        self.known.clear();
        self.known.shrink_to_fit();
        self.bots.fill_with(|| None);
        Some(Dozing { next: game.next_line(), ran_out: game.ran_out() })
    }

    /// Reads the game again, as it was; the table is broken if that cannot be.
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
        // What others have appended since is read on, and told.
        lines.truncate(next as usize - 1);
        let mut game = self.restored(lines)?;
        if game.next_line() < next {
            return Err(Reason::Internal.into());
        }
        game.still_ran_out(ran_out);
        Ok(game)
    }
}
