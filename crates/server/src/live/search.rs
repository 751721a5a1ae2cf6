//! A bot's search.

use catalog::{Bot, Idea};
use kernel::Seat;
use store::Millis;
use table::GameLog;

use crate::error::{Error, Reason};
use crate::thinking::Answer;

/// A running search, or its result until the bot moves: people first get time to see the last step.
/// Dropping it cancels the search.
pub(super) struct Search {
    seat: Seat,
    level: String,
    /// The seat's last step when the search began.
    expect: u64,
    /// When the search began.
    since: Millis,
    /// Whether people have something to watch meanwhile.
    watched: bool,
    answer: Answer,
    /// The result.
    idea: Option<Idea>,
}

impl Search {
    /// A search that begins now, by a bot of this level, after the last step of its seat.
    pub(super) fn new(
        (seat, level): (Seat, String),
        expect: u64,
        since: Millis,
        watched: bool,
        answer: Answer,
    ) -> Search {
        Search { seat, level, expect, since, watched, answer, idea: None }
    }

    /// The seat that the bot plays.
    pub(super) fn seat(&self) -> Seat {
        self.seat
    }

    /// The level of the bot.
    pub(super) fn level(&self) -> &str {
        &self.level
    }

    /// Whether the result still counts in the game.
    pub(super) fn is_fresh(&self, game: &GameLog) -> bool {
        game.due().contains(self.seat) && game.is_fresh(self.seat, self.expect)
    }

    /// When the bot may move, at a table where people get `delay` to watch: at once if they have
    /// nothing to see, sooner if the bot had no choice. Nothing before the search has ended.
    pub(super) fn due(&self, delay: Millis) -> Option<Millis> {
        let idea = self.idea.as_ref()?;
        Some(match (self.watched, idea.forced) {
            (false, _) => self.since,
            (true, true) => self.since + delay / 4,
            (true, false) => self.since + delay,
        })
    }

    /// Whether the search has not ended.
    pub(super) fn runs(&self) -> bool {
        self.idea.is_none()
    }

    /// Waits for the result; nothing if the search failed.
    pub(super) async fn wait(&mut self) -> Option<Idea> {
        self.answer.wait().await
    }

    /// Keeps the result.
    ///
    /// # Errors
    /// The search failed.
    pub(super) fn end(&mut self, idea: Option<Idea>) -> Result<(), Error> {
        self.idea = Some(idea.ok_or_else(|| Error::from(Reason::Internal))?);
        Ok(())
    }

    /// The entry that the bot plays, and the bot with its plan; nothing before the search has ended.
    pub(super) fn into_move(self) -> Option<(serde_json::Value, Bot)> {
        self.idea.map(|Idea { entry, bot, .. }| (entry, bot))
    }
}
