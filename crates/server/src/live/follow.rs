//! A table that other servers have in memory too, or that the operator changes.
//!
//! Each server judges inputs and appends; the number of an entry decides conflicts. The others read
//! the new lines from the log and send them to their own people. One server leads: it lets bots
//! think, runs clocks out and sends pushes, so that no work is done twice.

use store::{Status, StoreError};

use super::life::deleted;
use super::task::{Live, reports};
use crate::error::Error;
use crate::wire::ServerMessage;

/// News from other servers.
#[derive(Clone, Copy, PartialEq, Eq)]
pub(crate) enum News {
    /// The table has changed.
    Table,
    /// No server leads the table any more.
    Free,
    /// Presence has changed.
    People,
    /// All of that; it is also unknown what this server told the others.
    Anything,
}

impl Live {
    /// Catches up with other servers.
    ///
    /// # Errors
    /// The store fails, or the table no longer exists.
    pub(crate) async fn catch_up(&mut self, news: News) -> Result<(), Error> {
        if matches!(news, News::People | News::Anything) {
            self.hear_people().await?;
        }
        match news {
            News::People => return Ok(()),
            News::Table => {}
            News::Free => self.life.set_follows(false),
            News::Anything => {
                self.life.set_follows(false);
                self.people.set_reported(None);
            }
        }
        let row = self.config.store.load(&self.row.id).await;
        if row == Err(StoreError::NotFound) {
            self.end();
            return Ok(());
        }
        let row = self.stored(row)?;
        if row.version != self.row.version {
            let dealt = (self.row.status == Status::Lobby) != (row.status == Status::Lobby);
            self.people.reset_changed(&self.row.seats, &row.seats, self.now());
            self.row.replace(row);
            self.seats_changed();
            if dealt {
                self.people.signals.drop_lines();
                self.load_game().await?;
            }
            self.load_rematch().await?;
            if self.row.status == Status::Over {
                self.bots.cancel();
            }
            self.send_all();
        }
        self.read_on().await
    }

    /// The table was deleted: tells all connections and closes them.
    fn end(&mut self) {
        self.life.end();
        self.bots.cancel();
        let (error, _) = deleted().into_parts();
        for id in self.audience.ids() {
            self.send(id, &ServerMessage::Failed { error: error.clone() });
            self.audience.disconnect(id);
        }
        // Those who wait without a socket ask again.
        self.audience.changed();
    }

    /// Loads presence and votes from other servers.
    async fn hear_people(&mut self) -> Result<(), Error> {
        let heard = reports(&self.config, &self.row.id).await;
        let heard = self.stored(heard)?;
        let news = self.people.hear(heard, self.now());
        self.pushes.again(news.lost);
        news.signals.into_iter().for_each(|told| self.pass_on(told));
        if let Some(game) = self.game.dealt_mut() {
            news.here.iter().for_each(|seat| game.came_back(seat));
        }
        self.lend_as_voted().await
    }

    /// Tells other servers about presence and votes here, if they have changed.
    pub(super) async fn report_people(&mut self) {
        if !self.config.store.is_shared() {
            return;
        }
        let spectators = self.audience.spectators(self.seating());
        let report = self.people.report(&self.moment(), spectators);
        if !self.people.is_news(&report) {
            return;
        }
        let text = self.people.text(&report);
        match self.config.store.tell_people(&self.row.id, text.as_deref()).await {
            Ok(()) => self.people.set_reported(Some(report)),
            Err(error) => {
                tracing::warn!(table = self.row.id, "others do not know who is here: {error}");
            }
        }
    }

    /// Replays the lines that others have appended, and sends them.
    async fn read_on(&mut self) -> Result<(), Error> {
        let Some(game) = self.game.dealt() else { return Ok(()) };
        let next = game.next_line();
        let lines = self.config.store.log(&self.row.id, next).await;
        let lines = self.stored(lines)?;
        if lines.is_empty() {
            return Ok(());
        }
        let mut batch = self.audience.batch();
        let played = self.game.get_mut()?.replay(lines, &mut batch);
        played.inspect_err(|_| self.life.fail())?;
        // A person may have given up a seat.
        self.unseat_lost();
        self.send_steps(batch.told);
        Ok(())
    }

    /// Whether this server leads the table.
    pub(super) async fn leads(&mut self) -> Result<bool, Error> {
        if self.row.status != Status::Running || self.life.follows() {
            return Ok(!self.life.follows());
        }
        if self.bots_rest(self.now()) {
            // Another server may have spectators.
            self.bots.cancel();
            self.rest().await;
            return Ok(false);
        }
        let leads = self.config.store.lead(&self.row.id).await;
        let leads = self.stored(leads)?;
        self.life.set_follows(!leads);
        if !leads {
            self.bots.cancel();
        }
        Ok(leads)
    }

    /// Gives up the lead: there is nothing to do here.
    pub(super) async fn rest(&mut self) {
        if let Err(error) = self.config.store.rest(&self.row.id).await {
            tracing::warn!(table = self.row.id, "a table is still led: {error}");
        }
    }
}
