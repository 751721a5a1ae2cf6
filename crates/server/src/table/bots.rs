//! Bots move: for themselves, for persons who lent their seats, and once for each whose time has
//! run out.

use kernel::{Rng, Seat};
use store::{Millis, SeatKind};
use tokio::runtime::{Handle, RuntimeFlavor};
use tokio::task::block_in_place;

use super::Live;
use crate::error::Error;
use crate::token;

/// The level of bots that play for persons.
const FOR_PERSONS: &str = "steady";

/// A bot may think for a second: other tables go on meanwhile, if there is a thread for them.
fn thinking<T>(think: impl FnOnce() -> T) -> T {
    match Handle::current().runtime_flavor() {
        RuntimeFlavor::MultiThread => block_in_place(think),
        _ => think(),
    }
}

impl Live {
    /// Lets the bots move that are due.
    pub(super) async fn move_bots(&mut self) -> Result<(), Error> {
        let now = self.now();
        let late = self.deadlines().find(|&(_, at)| at <= now).map(|(seat, _)| seat);
        if let Some(seat) = late {
            return self.move_bot(seat, FOR_PERSONS.to_owned()).await;
        }
        let Some((seat, level)) = self.next_bot() else {
            self.bot_due = None;
            return Ok(());
        };
        if *self.bot_due.get_or_insert(now + self.config.timing.bot_delay) <= now {
            self.bot_due = None;
            self.move_bot(seat, level).await?;
            self.bot_due = self.next_bot().map(|_| now + self.config.timing.bot_delay);
        }
        Ok(())
    }

    /// A seat that a bot has to play now, and the bot's level.
    fn next_bot(&self) -> Option<(Seat, String)> {
        let game = self.game.as_ref()?;
        game.due().iter().find_map(|seat| {
            let row = &self.row.seats[seat.index()];
            match row.kind {
                SeatKind::Bot => Some((seat, row.bot.clone().unwrap_or(FOR_PERSONS.to_owned()))),
                _ if game.lent().contains(seat) => Some((seat, FOR_PERSONS.to_owned())),
                _ => None,
            }
        })
    }

    /// A bot moves once. It knows what the seat may know, and its randomness has nothing to do with
    /// the table's secret.
    async fn move_bot(&mut self, seat: Seat, level: String) -> Result<(), Error> {
        let mut rng = Rng::seed(u64::from_le_bytes(token::random()));
        let table = self.game()?.table();
        let entry = thinking(|| table.bot(&level, seat, &mut rng))?;
        self.act_by_bot(seat, &entry).await
    }

    /// When the time of each person who is due runs out. What ran out while the server was down
    /// has some time left.
    pub(super) fn deadlines(&self) -> impl Iterator<Item = (Seat, Millis)> {
        let due = self.game.iter().flat_map(|game| game.due().iter().map(move |seat| (game, seat)));
        due.filter_map(|(game, seat)| {
            let plays = self.is_person(seat) && !game.lent().contains(seat);
            let at = game.times().deadline(seat).filter(|_| plays)?;
            let grace = self.loaded + self.config.timing.grace;
            Some((seat, if at <= self.loaded { grace } else { at }))
        })
    }
}
