//! A bot's search.

use std::future::pending;

use catalog::Idea;
use kernel::Seat;
use store::Millis;

use crate::thinking::Answer;

/// A running search, or its result until the bot moves: people first get time to see the last step.
/// Dropping it cancels the search.
pub(super) struct Pending {
    pub(super) seat: Seat,
    pub(super) level: String,
    /// The seat's last step when the search began.
    pub(super) expect: u64,
    /// When the search began.
    pub(super) since: Millis,
    /// Whether people have something to watch meanwhile.
    pub(super) watched: bool,
    pub(super) answer: Answer,
    /// The result.
    pub(super) idea: Option<Idea>,
}

impl Pending {
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
}

/// Waits for the result of a search; nothing if it failed.
pub(super) async fn answered(thought: &mut Option<Pending>) -> Option<Idea> {
    match thought {
        Some(thought) if thought.idea.is_none() => thought.answer.wait().await,
        _ => pending().await,
    }
}
