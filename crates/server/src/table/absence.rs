//! Presence, and lending an absent person's seat to a bot until they return.

use std::collections::HashSet;
use std::iter;

use kernel::{Seat, SeatSet};
use store::{Millis, Status, TokenHash};

use super::live::Live;
use super::log::GameLog;
use super::presence::Presence;
use crate::config::Timing;
use crate::error::{Error, Reason};
use crate::wire::Pace;

impl Live {
    /// Lets these seats be called again: people who fell silent, perhaps with a sleeping phone, may
    /// have missed their turn.
    pub(super) fn call_again(&mut self, seats: SeatSet) {
        if let Some(called) = &mut self.called {
            *called = called.iter().filter(|&seat| !seats.contains(seat)).collect();
        }
    }

    /// Sends a push to people whose turn it has become and who are not connected. A table that was
    /// just loaded sends none: these people were called when their turn came.
    pub(super) fn call_absent(&mut self) {
        let Some(calls) = self.config.calls.as_ref().filter(|_| !self.follows) else { return };
        let due = match (&self.game, self.row.status) {
            (Some(game), Status::Running) => game.due(),
            _ => SeatSet::EMPTY,
        };
        let due: SeatSet = due.iter().filter(|&seat| self.is_person(seat)).collect();
        let before = self.called.replace(due);
        let away = due.iter().filter(|&seat| !self.is_looking(seat) && !self.is_lent(seat));
        let away: SeatSet = away.collect();
        let browsers = |seats: SeatSet| -> HashSet<TokenHash> {
            seats.iter().filter_map(|seat| self.row.seats[seat.index()].browser).collect()
        };
        let wanted = browsers(away);
        let news = before.map_or_else(HashSet::new, |before| {
            browsers(away.iter().filter(|&seat| !before.contains(seat)).collect())
        });
        // Cancel pushes to people who have come back or acted elsewhere.
        self.calling.retain(|browser, call| {
            let due = wanted.contains(browser) && !call.is_finished();
            if !due {
                call.abort();
            }
            due
        });
        for browser in news {
            if let Some(call) = calls.call(browser, self.now())
                && let Some(before) = self.calling.insert(browser, call)
            {
                before.abort();
            }
        }
    }

    /// Whether the person of a seat is present, at any server.
    pub(super) fn is_here(&self, seat: Seat) -> bool {
        let elsewhere = || self.elsewhere.values().any(|people| people.here.contains(seat));
        self.is_at_this_server(seat) || self.is_person(seat) && elsewhere()
    }

    pub(super) fn is_at_this_server(&self, seat: Seat) -> bool {
        let until = self.presence[seat.index()].until;
        self.is_person(seat) && (self.looks_here(seat) || self.now() < until)
    }

    fn is_looking(&self, seat: Seat) -> bool {
        self.looks_here(seat) || self.elsewhere.values().any(|people| people.look.contains(seat))
    }

    /// Whether the person of a seat has a socket at this server.
    pub(super) fn looks_here(&self, seat: Seat) -> bool {
        self.lookers.values().any(|looker| self.owns(looker.browser, seat))
    }

    /// Since when the person of a seat is away.
    pub(super) fn away_since(&self, seat: Seat) -> Option<Millis> {
        let away = self.is_person(seat) && !self.is_here(seat);
        away.then(|| self.presence[seat.index()].last)
    }

    /// Whether a bot plays for the person of a seat.
    pub(super) fn is_lent(&self, seat: Seat) -> bool {
        self.game.as_ref().is_some_and(|game| game.lent().contains(seat))
    }

    /// Marks the seats of a browser as present, and takes them back from bots.
    pub(super) async fn welcome(&mut self, browser: Option<TokenHash>) -> Result<(), Error> {
        self.welcome_for(browser, 0).await
    }

    /// As [`Live::welcome`], for a browser that waits that long for news.
    pub(super) async fn welcome_for(
        &mut self,
        browser: Option<TokenHash>,
        wait: Millis,
    ) -> Result<(), Error> {
        let seats: Vec<Seat> = self.seats_of(browser).collect();
        if !seats.is_empty() {
            self.stir().await?;
        }
        for seat in seats {
            let last = self.now() + wait;
            self.presence[seat.index()] = if self.looks_here(seat) {
                Presence::since(last)
            } else {
                // A second request does not shorten the wait of the first.
                let before = self.presence[seat.index()];
                let until = last + self.config.timing.presence;
                Presence { last: last.max(before.last), until: until.max(before.until) }
            };
            self.votes[seat.index()] = SeatSet::EMPTY;
            self.silent = self.silent.without(seat);
            if let Some(game) = &mut self.game {
                game.came_back(seat);
            }
            self.returns(seat).await?;
        }
        Ok(())
    }

    /// Takes a seat back from the bot. Acting is no sign of presence: that a seat acts may be
    /// secret.
    pub(super) async fn returns(&mut self, seat: Seat) -> Result<(), Error> {
        if self.is_lent(seat) && self.game.as_ref().is_some_and(|game| !game.is_over()) {
            self.set_lent(seat, false).await?;
        }
        Ok(())
    }

    /// A socket of a browser has closed.
    pub(super) fn leaves(&mut self, browser: Option<TokenHash>) {
        let seats: Vec<Seat> = self.seats_of(browser).collect();
        for seat in seats {
            self.presence[seat.index()] = Presence::since(self.now());
        }
    }

    /// The seats that voted to lend this one, at any server.
    pub(super) fn votes(&self, seat: Seat) -> SeatSet {
        if self.is_here(seat) || self.is_lent(seat) {
            return SeatSet::EMPTY;
        }
        let elsewhere = self.elsewhere.values().flat_map(|people| people.votes(seat).iter());
        elsewhere.fold(self.votes[seat.index()], SeatSet::with)
    }

    /// Votes end with the absence that they are for.
    pub(super) fn void_votes(&mut self) {
        for seat in self.all() {
            if self.is_here(seat) || self.is_lent(seat) {
                self.votes[seat.index()] = SeatSet::EMPTY;
            }
        }
    }

    /// Whether the person of a seat has been away for long. At mail pace the time for a move must
    /// have run out as well.
    pub(super) fn is_long_away(&self, seat: Seat) -> bool {
        let plays = self.row.status == Status::Running;
        let ran_out = !plays || !matches!(self.pace(), Pace::Mail { .. }) || self.has_run_out(seat);
        ran_out && self.is_away_for(seat, self.config.timing.absence)
    }

    fn is_away_for(&self, seat: Seat, long: Millis) -> bool {
        self.away_since(seat).is_some_and(|since| self.now() >= since + long)
    }

    /// Whether a bot moved because the person's time ran out, and they have not come back since.
    fn has_run_out(&self, seat: Seat) -> bool {
        self.game.as_ref().is_some_and(|game| game.ran_out().contains(seat))
    }

    /// Whether the others may vote to lend a seat. If one other person alone would decide, the time
    /// must have run out; without a pace the person must have been away for a day.
    pub(super) fn can_lend(&self, seat: Seat) -> bool {
        let lendable = self.row.status == Status::Running && !self.is_lent(seat);
        let waited = match self.pace() {
            _ if self.other_people(seat) > 1 => true,
            Pace::Untimed => self.is_away_for(seat, self.config.timing.patience),
            Pace::Live { .. } | Pace::Mail { .. } => self.has_run_out(seat),
        };
        lendable && waited && self.is_long_away(seat) && self.others_here(seat).next().is_some()
    }

    /// How many other people play; a browser with several seats counts once.
    fn other_people(&self, seat: Seat) -> usize {
        let browsers = self.all().filter(|&other| other != seat && self.is_person(other));
        browsers.map(|other| self.row.seats[other.index()].browser).collect::<HashSet<_>>().len()
    }

    fn others_here(&self, seat: Seat) -> impl Iterator<Item = Seat> {
        self.all().filter(move |&other| other != seat && self.is_here(other))
    }

    /// The seats of a browser vote to lend a seat; more than half of the present seats decide.
    ///
    /// # Errors
    /// The asker has no seat here, or the person is present.
    pub(crate) async fn vote(
        &mut self,
        browser: Option<TokenHash>,
        seat: Seat,
    ) -> Result<(), Error> {
        if seat.index() >= self.row.seats.len() {
            return Err(Reason::NoSeat.into());
        }
        let voters: SeatSet = self.seats_of(browser).filter(|&voter| voter != seat).collect();
        if voters.is_empty() {
            return Err(Reason::NotSeated.into());
        }
        self.welcome(browser).await?;
        if self.is_lent(seat) {
            return Ok(());
        }
        if !self.can_lend(seat) {
            return Err(Reason::NotAway.into());
        }
        let given = &mut self.votes[seat.index()];
        *given = voters.iter().fold(*given, SeatSet::with);
        self.lend_as_voted().await
    }

    /// Lends the seats that have enough votes.
    pub(super) async fn lend_as_voted(&mut self) -> Result<(), Error> {
        for seat in self.all() {
            while self.is_voted(seat) {
                match self.set_lent(seat, true).await {
                    // Another server was faster, perhaps with the same vote.
                    Err(error) if error.is_conflict() => {}
                    done => done?,
                }
            }
        }
        Ok(())
    }

    /// Whether a seat has enough votes to be lent.
    fn is_voted(&self, seat: Seat) -> bool {
        let yes = self.votes(seat);
        if yes.is_empty() || !self.can_lend(seat) {
            return false;
        }
        let here: SeatSet = self.others_here(seat).collect();
        2 * here.iter().filter(|&other| yes.contains(other)).count() > here.len()
    }

    /// A person takes their seat back from the bot.
    ///
    /// # Errors
    /// The seat is not the asker's.
    pub(crate) async fn unlend(
        &mut self,
        browser: Option<TokenHash>,
        seat: Seat,
    ) -> Result<(), Error> {
        self.eyes(browser, Some(seat))?;
        self.game()?;
        self.welcome(browser).await
    }

    /// When the presence of a seat changes by itself.
    pub(super) fn absence_alarms(&self, now: Millis) -> impl Iterator<Item = Millis> {
        let running = self.game.as_ref().is_some_and(|game| !GameLog::is_over(game));
        let Timing { absence, patience, .. } = self.config.timing;
        self.all().filter(|&seat| self.is_person(seat) && !self.looks_here(seat)).flat_map(
            move |seat| {
                let Presence { last, until } = self.presence[seat.index()];
                let lendable = [absence, patience].map(|long| running.then_some(last + long));
                iter::once(Some(until)).chain(lendable).flatten().filter(move |&at| at > now)
            },
        )
    }
}
