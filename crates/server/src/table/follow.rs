//! A table that other servers have in memory too.
//!
//! Each server judges inputs and appends; the number of an entry decides conflicts. The others read
//! the new lines from the log and send them to their own people. One server leads: it lets bots
//! think, runs clocks out and sends pushes, so that no work is done twice.

use std::mem;

use kernel::{Seat, SeatSet};
use store::{Status, TableRow};

use super::live::Live;
use super::presence::{People, Presence, elsewhere, heard_of};
use crate::error::Error;

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
            News::Free => self.follows = false,
            News::Anything => (self.follows, self.told) = (false, None),
        }
        let row = self.config.store.load(&self.row.id).await;
        let row = self.stored(row)?;
        if row.version != self.row.version {
            let dealt = (self.row.status == Status::Lobby) != (row.status == Status::Lobby);
            self.forget_those_who_left(&row);
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

    /// Resets the presence of seats that have changed hands.
    fn forget_those_who_left(&mut self, row: &TableRow) {
        let now = self.now();
        let seats = self.row.seats.iter().zip(&row.seats).zip(&mut self.presence);
        for ((before, after), presence) in seats {
            if before.browser != after.browser {
                *presence = Presence::since(now);
            }
        }
    }

    /// Loads presence and votes from other servers.
    async fn hear_people(&mut self) -> Result<(), Error> {
        let heard = elsewhere(&self.config, &self.row.id).await;
        let heard = self.stored(heard)?;
        let before = mem::replace(&mut self.elsewhere, heard);
        for seat in self.all() {
            let is_here = |people: &People| people.here.contains(seat);
            let is_silent = |people: &People| people.silent.contains(seat);
            // A dead server has not said since when its people are away.
            let died = before
                .iter()
                .any(|(server, people)| is_here(people) && !self.elsewhere.contains_key(server));
            let now = died.then(|| self.now());
            let last = &mut self.presence[seat.index()].last;
            let known = [now, heard_of(&self.elsewhere, seat)];
            *last = known.into_iter().flatten().fold(*last, Ord::max);
            let silent = self.elsewhere.values().any(is_silent);
            if died || silent && !before.values().any(is_silent) {
                self.call_again(SeatSet::EMPTY.with(seat));
            }
            if let Some(game) = &mut self.game
                && self.elsewhere.values().any(is_here)
            {
                game.came_back(seat);
            }
        }
        self.lend_as_voted().await
    }

    /// Tells other servers about presence and votes here, if they have changed.
    pub(super) async fn tell_people(&mut self) {
        if !self.config.store.is_shared() {
            return;
        }
        let people = self.people();
        let nobody = !people.is_anybody();
        let same = match &self.told {
            // Nobody here, as before: nothing new.
            Some(told) => *told == people || nobody && !told.is_anybody(),
            None => false,
        };
        if same {
            return;
        }
        // If `told` is unknown, an earlier life of the table may have told the others something.
        let told = (!nobody || self.told.is_some()).then(|| serde_json::to_string(&people));
        let told = told.transpose().unwrap_or_default();
        match self.config.store.tell_people(&self.row.id, told.as_deref()).await {
            Ok(()) => self.told = Some(people),
            Err(error) => {
                tracing::warn!(table = self.row.id, "others do not know who is here: {error}");
            }
        }
    }

    /// Presence and votes here.
    fn people(&self) -> People {
        let here: SeatSet = self.all().filter(|&seat| self.is_at_this_server(seat)).collect();
        let last = |seat: Seat| self.presence[seat.index()].last;
        let away = |seat| (!here.contains(seat)).then(|| last(seat));
        People {
            look: self.all().filter(|&seat| self.looks_here(seat)).collect(),
            here,
            silent: self.silent,
            away: self.all().map(away).collect(),
            votes: self.votes.clone(),
            spectators: self.spectators_here(),
        }
    }

    /// Replays the lines that others have appended, and sends them.
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
        // A person may have given up a seat.
        self.close_lost_eyes();
        self.send_steps(batch.told);
        Ok(())
    }

    /// Whether this server leads the table.
    pub(super) async fn leads(&mut self) -> Result<bool, Error> {
        if self.row.status != Status::Running || self.follows {
            return Ok(!self.follows);
        }
        if self.bots_rest(self.now()) {
            // Another server may have spectators.
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

    /// Gives up the lead: there is nothing to do here.
    pub(super) async fn rest(&mut self) {
        if let Err(error) = self.config.store.rest(&self.row.id).await {
            tracing::warn!(table = self.row.id, "a table is still led: {error}");
        }
    }
}
