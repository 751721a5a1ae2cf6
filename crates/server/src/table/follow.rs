//! A table that other servers have in memory too.
//!
//! Each of them judges inputs and appends; the number of an entry decides. What one has appended the
//! others read from the log and tell their own people. One of them leads: it lets bots think, runs
//! clocks out and calls people, so that nobody does it twice.

use std::mem;

use kernel::{Seat, SeatSet};
use store::{Status, TableRow};

use super::live::Live;
use super::presence::{People, Presence, elsewhere, heard_of};
use crate::error::Error;

/// What is to be learned from other servers.
#[derive(Clone, Copy, PartialEq, Eq)]
pub(crate) enum News {
    /// What has happened at the table.
    Table,
    /// That nobody leads it any more.
    Free,
    /// Who is at it.
    People,
    /// All of that; and nobody knows what was told from here.
    Anything,
}

impl Live {
    /// Learns what has happened at another server.
    ///
    /// # Errors
    /// The store fails, or there is no such table any more.
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

    /// Of who sits where somebody else did nothing is known yet.
    fn forget_those_who_left(&mut self, row: &TableRow) {
        let now = self.now();
        let seats = self.row.seats.iter().zip(&row.seats).zip(&mut self.presence);
        for ((before, after), presence) in seats {
            if before.browser != after.browser {
                *presence = Presence::since(now);
            }
        }
    }

    /// Learns who is at the table elsewhere, and who voted there.
    async fn hear_people(&mut self) -> Result<(), Error> {
        let heard = elsewhere(&self.config, &self.row.id).await;
        let heard = self.stored(heard)?;
        let before = mem::replace(&mut self.elsewhere, heard);
        for seat in self.all() {
            let is_here = |people: &People| people.here.contains(seat);
            let is_silent = |people: &People| people.silent.contains(seat);
            // A server that has died has not said since when its people are away.
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

    /// Tells other servers who is at the table here and who voted here, if that has changed.
    pub(super) async fn tell_people(&mut self) {
        if !self.config.store.is_shared() {
            return;
        }
        let people = self.people();
        let nobody = !people.is_anybody();
        let same = match &self.told {
            // Where nobody is there is nothing new.
            Some(told) => *told == people || nobody && !told.is_anybody(),
            None => false,
        };
        if same {
            return;
        }
        // At first all that can be known is that an earlier life of the table may have told something.
        let told = (!nobody || self.told.is_some()).then(|| serde_json::to_string(&people));
        let told = told.transpose().unwrap_or_default();
        match self.config.store.tell_people(&self.row.id, told.as_deref()).await {
            Ok(()) => self.told = Some(people),
            Err(error) => {
                tracing::warn!(table = self.row.id, "others do not know who is here: {error}");
            }
        }
    }

    /// What is known here of the people at the table.
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
