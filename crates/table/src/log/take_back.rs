//! What may be taken back.

use kernel::{Seat, SeatSet, Turn};

use super::{GameLog, Mark};
use crate::error::{Detail, Error, Reason};

impl GameLog {
    /// How many lines a take-back removes: the seat's last act, and the moves of `bots` since, if
    /// only bots play besides. `name` gives the names of seats. In a common turn the answer is
    /// always the same: any other could hint at another seat's plan.
    ///
    /// # Errors
    /// The take-back is refused.
    pub fn take_back(
        &self,
        seat: Seat,
        bots: SeatSet,
        name: impl Fn(Seat) -> String,
    ) -> Result<usize, Error> {
        if self.practice {
            let own = |mark: &Mark| mark.actor == Some(seat) && !mark.by_bot;
            let since = self.marks.iter().rev().position(own);
            return since.map(|since| since + 1).ok_or_else(|| Reason::NotLast.into());
        }
        let no = |detail: Detail| Err(Error::because(Reason::NotLast, &detail));
        let alone = self.is_alone(seat, bots);
        let of_bot = |mark: &&Mark| {
            alone && mark.open && mark.actor.is_some_and(|actor| bots.contains(actor))
        };
        let since = self.marks.iter().rev().take_while(of_bot).count();
        match (self.table.turn(), self.marks.iter().rev().nth(since)) {
            (Turn::Over, _) => Err(Reason::GameOver.into()),
            (Turn::Together(_), _) => no(Detail::CommonTurn),
            _ if self.marks.iter().all(|mark| mark.actor != Some(seat)) => {
                Err(Reason::NotLast.into())
            }
            (_, Some(Mark { actor: Some(last), .. })) if *last != seat => {
                no(Detail::PlayedSince { name: name(*last) })
            }
            (_, Some(Mark { actor: Some(_), by_bot: true, .. })) => no(Detail::ByBot),
            (_, Some(Mark { actor: Some(_), open: true, .. })) => {
                self.may_take_back(seat).map(|()| since + 1)
            }
            (_, Some(Mark { actor: Some(_), .. })) => no(Detail::PlansShown),
            (_, Some(Mark { actor: None, .. })) => no(Detail::DrawnSince),
            (_, None) => Err(Reason::NotLast.into()),
        }
    }

    /// How many lines lead back to the beginning.
    ///
    /// # Errors
    /// It is no practice table, or nothing has happened.
    pub fn take_back_all(&self) -> Result<usize, Error> {
        match self.marks.len() {
            lines if self.practice && lines > 0 => Ok(lines),
            _ => Err(Reason::NotLast.into()),
        }
    }
}
