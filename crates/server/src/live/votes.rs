//! People come back, and others vote to lend an absent person's seat to a bot until then.

use kernel::Seat;
use store::{Millis, TokenHash};

use super::task::Live;
use crate::error::{Error, Reason};

impl Live {
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
        let seats = self.seating().seats_of(browser);
        if !seats.is_empty() {
            self.delete_note().await?;
        }
        for seat in seats.iter() {
            let connected = self.audience.seats(self.seating()).contains(seat);
            let last = self.now() + wait;
            self.people.welcome(seat, connected, last, self.config.timing.presence);
            if let Some(game) = self.game.dealt_mut() {
                game.came_back(seat);
            }
            self.returns(seat).await?;
        }
        Ok(())
    }

    /// Takes a seat back from the bot. Acting is no sign of presence: that a seat acts may be
    /// secret.
    pub(super) async fn returns(&mut self, seat: Seat) -> Result<(), Error> {
        if self.game.lent().contains(seat) && !self.game.is_over() {
            self.set_lent(seat, false).await?;
        }
        Ok(())
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
        self.seating().exists(seat)?;
        let voters = self.seating().seats_of(browser).without(seat);
        if voters.is_empty() {
            return Err(Reason::NotSeated.into());
        }
        self.welcome(browser).await?;
        if self.game.lent().contains(seat) {
            return Ok(());
        }
        if !self.people.can_lend(seat, &self.moment()) {
            return Err(Reason::NotAway.into());
        }
        self.people.vote(seat, voters);
        self.lend_as_voted().await
    }

    /// Lends the seats that have enough votes.
    pub(super) async fn lend_as_voted(&mut self) -> Result<(), Error> {
        for seat in self.seating().all() {
            while self.people.is_voted(seat, &self.moment()) {
                match self.set_lent(seat, true).await {
                    // Another server was faster, perhaps with the same vote.
                    Err(error) if error.is_conflict() => {}
                    done => done?,
                }
            }
        }
        Ok(())
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
        self.owns_seat(browser, seat)?;
        self.game.get()?;
        self.welcome(browser).await
    }
}
