//! A running table that nobody needs leaves memory until something is due there, or somebody asks.

use kernel::SeatSet;
use serde::{Deserialize, Serialize};
use store::{Asleep, Millis, Status};

use super::live::Live;
use super::presence::Presence;
use crate::error::Error;

/// What is known of the people at a table that its log does not tell.
#[derive(Serialize, Deserialize)]
struct Known {
    /// By seat, when its person was heard of last.
    away: Vec<Millis>,
    /// By seat, the seats that voted to lend it.
    votes: Vec<SeatSet>,
    /// The seats whose time had run out, whose persons have not come back since.
    ran_out: SeatSet,
}

impl Live {
    /// When the table may leave memory, unless something happens before; never while somebody looks,
    /// a bot thinks or something is due soon.
    pub(super) fn sleeps_at(&self, now: Millis) -> Option<Millis> {
        let idle = self.config.timing.idle;
        let calls = self.calling.values().any(|call| !call.is_finished());
        let is_needed = !self.lookers.is_empty() || self.thought.is_some();
        let at = match self.asked {
            _ if calls => now + idle,
            Some(asked) => asked + idle,
            // It is here only because something was due.
            None => now,
        };
        let soon = self.due_by_itself().is_some_and(|due| due <= at.max(now) + idle);
        (!is_needed && !soon).then_some(at)
    }

    /// When the table has to be awake because something becomes due that it does by itself: a little
    /// before somebody's time runs out, so that it is not taken for one that ran out while the server
    /// was down.
    fn due_by_itself(&self) -> Option<Millis> {
        let own = self.row.status == Status::Running && !self.follows;
        let first = self.deadlines().map(|(_, at)| at).filter(|_| own).min();
        first.map(|at| at - self.config.timing.grace)
    }

    /// The table has left memory, and with it what is known of its people: the database remembers that,
    /// and when it is to be woken.
    ///
    /// # Errors
    /// The store fails.
    pub(super) async fn fall_asleep(&mut self) -> Result<(), Error> {
        let id = &self.row.id;
        // Whoever leads the table lets it sleep.
        if let (Some(game), Status::Running, false) = (&self.game, self.row.status, self.follows) {
            let known = Known {
                away: self.presence.iter().map(|presence| presence.last).collect(),
                votes: self.votes.clone(),
                ran_out: game.ran_out(),
            };
            let known = serde_json::to_string(&known).unwrap_or_default();
            let asleep = Some(Asleep { due: self.due_by_itself(), known });
            // Who has only been shown in a list is as before.
            if let Some(news) = asleep.as_ref().filter(|_| asleep != self.asleep) {
                // Where the log has gone on, another server goes on with the table.
                self.config.store.sleep(id, game.next_line() - 1, news).await?;
            }
        }
        self.rest().await;
        if self.told.is_some()
            && let Err(error) = self.config.store.tell_people(&self.row.id, None).await
        {
            tracing::warn!(table = self.row.id, "others still hear of its people: {error}");
        }
        Ok(())
    }

    /// Learns what was known of the people when the table fell asleep.
    pub(super) async fn remember(&mut self) -> Result<(), Error> {
        if self.row.status != Status::Running {
            return Ok(());
        }
        self.asleep = self.config.store.asleep(&self.row.id).await?;
        let Some(asleep) = &self.asleep else { return Ok(()) };
        // Another version may have known something else.
        let Ok(known) = serde_json::from_str::<Known>(&asleep.known) else { return Ok(()) };
        for (seat, (away, votes)) in self.all().zip(known.away.into_iter().zip(known.votes)) {
            let heard_of = self.presence[seat.index()].last;
            // Who is known elsewhere has been heard of there since.
            let is_news = self.elsewhere.values().all(|people| people.away(seat).is_none());
            self.presence[seat.index()] =
                Presence::since(if is_news { away } else { away.max(heard_of) });
            self.votes[seat.index()] = votes;
        }
        if let Some(game) = &mut self.game {
            game.still_ran_out(known.ran_out);
        }
        Ok(())
    }

    /// What the database knows of the people is no longer so.
    pub(super) async fn stir(&mut self) -> Result<(), Error> {
        if self.asleep.take().is_none() {
            return Ok(());
        }
        let woken = self.config.store.wake(&self.row.id).await;
        self.stored(woken)
    }
}
