//! An idle running table is unloaded until an alarm is due or a request comes.

use kernel::SeatSet;
use serde::{Deserialize, Serialize};
use store::{Asleep, Millis, Status};

use super::live::Live;
use super::presence::Presence;
use crate::error::Error;

/// What the log does not say about the people at a table.
#[derive(Serialize, Deserialize)]
struct Known {
    /// By seat, when the server last heard of its person.
    away: Vec<Millis>,
    /// By seat, the seats that voted to lend it.
    votes: Vec<SeatSet>,
    /// The seats whose time ran out and whose people have not come back since.
    ran_out: SeatSet,
}

impl Live {
    /// When the table may be unloaded, unless something happens first; never while a client is
    /// connected, a bot thinks or an alarm is due soon.
    pub(super) fn sleeps_at(&self, now: Millis) -> Option<Millis> {
        let idle = self.config.timing.idle;
        let calls = self.calling.values().any(|call| !call.is_finished());
        let is_needed = !self.lookers.is_empty() || self.thought.is_some();
        let at = match self.asked {
            _ if calls => now + idle,
            Some(asked) => asked + idle,
            // The table was loaded for an alarm alone.
            None => now,
        };
        let soon = self.due_by_itself().is_some_and(|due| due <= at.max(now) + idle);
        (!is_needed && !soon).then_some(at)
    }

    /// When the table must be awake for its next alarm: a little before a person's time runs out,
    /// lest it count as time that ran out while the server was down.
    fn due_by_itself(&self) -> Option<Millis> {
        let own = self.row.status == Status::Running && !self.follows;
        let first = self.deadlines().map(|(_, at)| at).filter(|_| own).min();
        first.map(|at| at - self.config.timing.grace)
    }

    /// Stores presence, votes and the next alarm of a table that is being unloaded.
    ///
    /// # Errors
    /// The store fails.
    pub(super) async fn fall_asleep(&mut self) -> Result<(), Error> {
        let id = &self.row.id;
        // Only the leading server puts the table to sleep.
        if let (Some(game), Status::Running, false) = (&self.game, self.row.status, self.follows) {
            let known = Known {
                away: self.presence.iter().map(|presence| presence.last).collect(),
                votes: self.votes.clone(),
                ran_out: game.ran_out(),
            };
            let known = serde_json::to_string(&known).unwrap_or_default();
            let asleep = Some(Asleep { due: self.due_by_itself(), known });
            // A table that was only shown in a list has not changed.
            if let Some(news) = asleep.as_ref().filter(|_| asleep != self.asleep) {
                // If the log has gone on, another server runs the table.
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

    /// Loads presence and votes from when the table fell asleep.
    pub(super) async fn remember(&mut self) -> Result<(), Error> {
        if self.row.status != Status::Running {
            return Ok(());
        }
        self.asleep = self.config.store.asleep(&self.row.id).await?;
        let Some(asleep) = &self.asleep else { return Ok(()) };
        // Another version may have stored another format.
        let Ok(known) = serde_json::from_str::<Known>(&asleep.known) else { return Ok(()) };
        for (seat, (away, votes)) in self.all().zip(known.away.into_iter().zip(known.votes)) {
            let heard_of = self.presence[seat.index()].last;
            // What other servers know of a person is newer.
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

    /// Deletes the sleep record: it is out of date.
    pub(super) async fn stir(&mut self) -> Result<(), Error> {
        if self.asleep.take().is_none() {
            return Ok(());
        }
        let woken = self.config.store.wake(&self.row.id).await;
        self.stored(woken)
    }
}
