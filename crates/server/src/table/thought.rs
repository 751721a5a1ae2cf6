//! What a bot is thinking about.

use std::future::pending;

use catalog::Idea;
use kernel::Seat;
use store::Millis;

use crate::thinking::Answer;

/// What a bot is thinking about, or has thought out and does when people have had time to see what
/// was done before. Whoever drops it gives the thought up.
pub(super) struct Pending {
    pub(super) seat: Seat,
    pub(super) level: String,
    /// The number of the last step that the seat knew.
    pub(super) expect: u64,
    /// When it began to think.
    pub(super) since: Millis,
    /// Whether there is anything for people to watch meanwhile.
    pub(super) watched: bool,
    pub(super) answer: Answer,
    /// What it has thought out.
    pub(super) idea: Option<Idea>,
}

impl Pending {
    /// When the bot moves at the earliest, at a table where people have `delay` to watch: at once where
    /// they have nothing to see, and sooner where there was nothing to choose. Nothing until it is thought out.
    pub(super) fn due(&self, delay: Millis) -> Option<Millis> {
        let idea = self.idea.as_ref()?;
        Some(match (self.watched, idea.forced) {
            (false, _) => self.since,
            (true, true) => self.since + delay / 4,
            (true, false) => self.since + delay,
        })
    }
}

/// What a bot has thought out, once it has; nothing if it could not.
pub(super) async fn answered(thought: &mut Option<Pending>) -> Option<Idea> {
    match thought {
        Some(thought) if thought.idea.is_none() => thought.answer.wait().await,
        _ => pending().await,
    }
}
