//! Signals between people outside the game, and what they look at. The server stores none of it.

use kernel::{Seat, SeatSet};
use store::TokenHash;

use super::task::Live;
use crate::error::Error;
use crate::wire::{Attention, NewSignal, ServerMessage, Signal, Signalled};

impl Live {
    /// A person sends the others a signal.
    ///
    /// # Errors
    /// The seat is not the asker's, too fast, or may not send this now.
    pub(crate) async fn signal(
        &mut self,
        browser: Option<TokenHash>,
        asked: NewSignal,
    ) -> Result<(), Error> {
        self.owns_seat(browser, asked.seat)?;
        self.welcome(browser).await?;
        let signals = &self.people.signals;
        if let Some(told) = signals.judge(asked, &self.moment(), self.game.dealt())? {
            let now = self.now();
            self.people.signals.add(told.clone(), now);
            self.pass_on(told);
        }
        Ok(())
    }

    /// Passes a signal on to everybody. A nudge also reaches a person whose page is closed.
    pub(super) fn pass_on(&mut self, told: Signalled) {
        if let Signal::Nudge { of } = told.signal {
            self.pushes.again(SeatSet::EMPTY.with(of));
        }
        self.send_to_all(&ServerMessage::Signalled { told });
    }

    /// The person of a seat looks at something.
    ///
    /// # Errors
    /// The seat is not the asker's, or there is no such seat to look at.
    pub(crate) fn attend(
        &mut self,
        browser: Option<TokenHash>,
        seat: Seat,
        attention: Attention,
    ) -> Result<(), Error> {
        self.owns_seat(browser, seat)?;
        attention.at.map_or(Ok(()), |at| self.seating().exists(at))?;
        self.people.attend(seat, attention);
        Ok(())
    }
}
