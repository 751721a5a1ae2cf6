//! The bots of a table: their running search, and what they keep in mind.

use std::future::pending;
use std::mem;

use catalog::{Bot, CancelToken, Idea};
use kernel::Seat;
use store::Millis;

use super::search::Search;
use crate::error::Error;

/// The level of bots that play for people.
pub(super) const FOR_PERSONS: &str = "thoughtful";

/// The bots of a table.
pub(super) struct Bots {
    /// The running search.
    search: Option<Search>,
    /// By seat, the bot that last moved for it, perhaps with a plan.
    last: Vec<Option<Bot>>,
    /// The spectators' step number when the last search began.
    watched: Option<u64>,
    /// Cancellation token of the last hint.
    hint: CancelToken,
}

impl Bots {
    /// Bots that have not moved yet.
    pub(super) fn new(seats: usize) -> Bots {
        let last = (0..seats).map(|_| None).collect();
        Bots { search: None, last, watched: None, hint: CancelToken::default() }
    }

    /// Fits the data to the number of seats.
    pub(super) fn resize(&mut self, seats: usize) {
        self.last.resize_with(seats, || None);
    }

    /// Whether a bot searches, or waits to move.
    pub(super) fn are_busy(&self) -> bool {
        self.search.is_some()
    }

    /// When the bot that has searched may move.
    pub(super) fn due(&self, delay: Millis) -> Option<Millis> {
        self.search.as_ref()?.due(delay)
    }

    /// Cancels the running search.
    pub(super) fn cancel(&mut self) {
        self.search = None;
    }

    /// Takes the running search out. Dropping it cancels it.
    pub(super) fn take_search(&mut self) -> Option<Search> {
        self.search.take()
    }

    /// Puts a search back.
    pub(super) fn resume(&mut self, search: Search) {
        self.search = Some(search);
    }

    /// Notes that a search begins after this step of the spectators; whether it is the first one.
    pub(super) fn is_first_since(&mut self, step: u64) -> bool {
        self.watched.replace(step) != Some(step)
    }

    /// Waits for the result of the running search; nothing if it failed.
    pub(super) async fn answered(&mut self) -> Option<Idea> {
        match &mut self.search {
            Some(search) if search.runs() => search.wait().await,
            _ => pending().await,
        }
    }

    /// Keeps the result of a search.
    ///
    /// # Errors
    /// The search failed.
    pub(super) fn end(&mut self, mut search: Search, idea: Option<Idea>) -> Result<(), Error> {
        search.end(idea)?;
        self.search = Some(search);
        Ok(())
    }

    /// The bot that last moved for a seat, or a new one if that had another level.
    pub(super) fn take(&mut self, seat: Seat, level: &str) -> Bot {
        let last = self.last[seat.index()].take().filter(|bot| bot.name == level);
        last.unwrap_or_else(|| Bot::new(level))
    }

    /// Keeps the bot that moved for a seat.
    pub(super) fn keep(&mut self, seat: Seat, bot: Bot) {
        self.last[seat.index()] = Some(bot);
    }

    /// Forgets the bots that moved, with their plans.
    pub(super) fn forget(&mut self) {
        self.last.fill_with(|| None);
    }

    /// Cancels the search for the last hint, because another one begins.
    pub(super) fn replace_hint(&mut self, stop: CancelToken) {
        mem::replace(&mut self.hint, stop).cancel();
    }
}
