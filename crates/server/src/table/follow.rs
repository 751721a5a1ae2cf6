//! A table that other servers have in memory too.
//!
//! Each of them judges inputs and appends; the number of an entry decides. What one has appended the
//! others read from the log and tell their own people. One of them leads: it lets bots think, runs
//! clocks out and calls people, so that nobody does it twice.

use store::Status;

use super::live::Live;
use crate::error::Error;

impl Live {
    /// Learns what has happened at another server, perhaps that no server leads the table any more.
    ///
    /// # Errors
    /// The store fails, or there is no such table any more.
    pub(crate) async fn catch_up(&mut self, free: bool) -> Result<(), Error> {
        self.follows &= !free;
        let row = self.config.store.load(&self.row.id).await;
        let row = self.stored(row)?;
        if row.version != self.row.version {
            let dealt = (self.row.status == Status::Lobby) != (row.status == Status::Lobby);
            self.row = row;
            self.seats_changed();
            if dealt {
                self.load_game().await?;
            }
            self.load_rematch().await?;
            self.show_all();
        }
        self.read_on().await
    }

    /// Plays what others have appended to the log, and tells it.
    async fn read_on(&mut self) -> Result<(), Error> {
        let Some(game) = &self.game else { return Ok(()) };
        let next = game.next_line();
        let lines = self.config.store.log(&self.row.id, next).await;
        let lines = self.stored(lines)?;
        if lines.is_empty() {
            return Ok(());
        }
        let mut batch = self.watching();
        let played = self.game_mut()?.replay(lines, &mut batch);
        played.inspect_err(|_| self.broken = true)?;
        // Somebody may have given up a seat.
        self.close_lost_eyes();
        self.send_steps(batch.told);
        Ok(())
    }

    /// Whether this server does what the table does by itself.
    pub(super) async fn leads(&mut self) -> Result<bool, Error> {
        if self.row.status != Status::Running || self.follows {
            return Ok(!self.follows);
        }
        if self.bots_rest(self.now()) {
            // People may be looking on at another server.
            self.thought = None;
            self.rest().await;
            return Ok(false);
        }
        let leads = self.config.store.lead(&self.row.id).await;
        self.follows = !self.stored(leads)?;
        if self.follows {
            self.thought = None;
        }
        Ok(!self.follows)
    }

    /// There is nothing to do here: another server may lead the table.
    pub(super) async fn rest(&mut self) {
        if let Err(error) = self.config.store.rest(&self.row.id).await {
            tracing::warn!(table = self.row.id, "a table is still led: {error}");
        }
    }
}
