//! Idle tables drop their game state and keep only connections; they replay the log as soon as a
//! request or an alarm needs the game. Then they are unloaded until an alarm is due or a request
//! comes.

use store::{Asleep, Millis, Status};
use table::GameLog;

use super::game::Evicted;
use super::task::Live;
use crate::error::Error;

impl Live {
    /// When the game state leaves memory, unless something happens first; never during a search.
    pub(super) fn evicts_at(&self) -> Option<Millis> {
        let last = self.game.last_used(self.life.last_asked()).filter(|_| !self.bots.are_busy());
        Some(last? + self.config.timing.quiet)
    }

    /// Drops the game state, if it is time.
    pub(super) fn evict(&mut self, now: Millis) -> Option<Evicted> {
        self.evicts_at().filter(|&at| at <= now)?;
        let evicted = self.game.evict()?;
        self.audience.forget_all_sent();
        self.bots.forget();
        Some(evicted)
    }

    /// Replays an evicted game as it was; marks the table as broken if that fails.
    pub(super) async fn reload_game(&mut self, evicted: Evicted) {
        match self.replayed(evicted).await {
            Ok(game) => self.game.reload(game, self.now()),
            Err(error) => {
                if !self.config.meters.failed(&error) {
                    tracing::error!(?error, table = self.row.id, "a game cannot be read again");
                }
                self.life.fail();
            }
        }
        self.life.ready(self.config.time.steady());
    }

    async fn replayed(&mut self, evicted: Evicted) -> Result<GameLog, Error> {
        let lines = self.config.store.log(&self.row.id, 1).await;
        let mut lines = self.stored(lines)?;
        // Lines that others have appended since are read and sent later.
        lines.truncate(evicted.lines());
        let mut game = self.restored(lines)?;
        evicted.complete(&mut game)?;
        Ok(game)
    }

    /// When the table may be unloaded, unless something happens first; never while a client is
    /// connected, a bot thinks or an alarm is due soon.
    pub(super) fn unloads_at(&self, now: Millis) -> Option<Millis> {
        let idle = self.config.timing.idle;
        let is_needed = !self.audience.is_empty() || self.bots.are_busy();
        let at = match self.life.last_asked() {
            _ if self.pushes.are_in_flight() => now + idle,
            Some(asked) => asked + idle,
            // The table was loaded for an alarm alone.
            None => now,
        };
        let soon = self.due_by_itself().is_some_and(|due| due <= at.max(now) + idle);
        (!is_needed && !soon).then_some(at)
    }

    /// When the table must be in memory for its next alarm: a little before a person's time runs
    /// out, lest it count as time that ran out while the server was down.
    fn due_by_itself(&self) -> Option<Millis> {
        let own = self.row.status == Status::Running && !self.life.follows();
        let first = self.deadlines().map(|(_, at)| at).filter(|_| own).min();
        first.map(|at| at - self.config.timing.grace)
    }

    /// Stores presence, votes and the next alarm of a table that is being unloaded.
    ///
    /// # Errors
    /// The store fails.
    pub(super) async fn unload(&mut self) -> Result<(), Error> {
        let id = &self.row.id;
        let leads = self.row.status == Status::Running && !self.life.follows();
        // Only the leading server stores the note.
        if let Some(game) = self.game.dealt().filter(|_| leads) {
            let known = self.people.note(game.ran_out());
            let note = Asleep { due: self.due_by_itself(), known };
            // A table that was only shown in a list has not changed.
            if !self.life.has_noted(&note) {
                // If the log has gone on, another server runs the table.
                self.config.store.sleep(id, game.next_line() - 1, &note).await?;
            }
        }
        self.rest().await;
        if self.people.has_reported()
            && let Err(error) = self.config.store.tell_people(&self.row.id, None).await
        {
            tracing::warn!(table = self.row.id, "others still hear of its people: {error}");
        }
        Ok(())
    }

    /// Loads presence and votes from when the table was unloaded.
    pub(super) async fn recall(&mut self) -> Result<(), Error> {
        if self.row.status != Status::Running {
            return Ok(());
        }
        let note = self.config.store.asleep(&self.row.id).await?;
        let Some(note) = self.life.keep_note(note) else { return Ok(()) };
        if let Some(ran_out) = self.people.recall(&note.known)
            && let Some(game) = self.game.dealt_mut()
        {
            game.still_ran_out(ran_out);
        }
        Ok(())
    }

    /// Deletes the stored note: it is out of date.
    pub(super) async fn delete_note(&mut self) -> Result<(), Error> {
        if !self.life.drop_note() {
            return Ok(());
        }
        let deleted = self.config.store.wake(&self.row.id).await;
        self.stored(deleted)
    }
}
