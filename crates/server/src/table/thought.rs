//! What a bot is thinking about.

use std::future::pending;

use kernel::Seat;
use serde_json::Value;

use crate::thinking::Answer;

/// What a bot is thinking about. Whoever drops it gives the thought up.
pub(super) struct Pending {
    pub(super) seat: Seat,
    pub(super) level: String,
    /// The number of the last step that the seat knew.
    pub(super) expect: u64,
    pub(super) answer: Answer,
}

/// What a bot has thought out, once it has; nothing if it could not.
pub(super) async fn answered(thought: &mut Option<Pending>) -> Option<Value> {
    match thought {
        Some(thought) => thought.answer.wait().await,
        None => pending().await,
    }
}
