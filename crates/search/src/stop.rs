//! How a player is told that nobody waits for its choice any more.

use std::sync::Arc;
use std::sync::atomic::{AtomicBool, Ordering};

/// A word from who asked for a choice to who makes it: it is not wanted any more. Copies are the
/// same word.
///
/// # Examples
/// ```
/// let stop = search::Stop::default();
/// let heard = stop.clone();
/// assert!(!heard.is_said());
/// stop.say();
/// assert!(heard.is_said());
/// ```
#[derive(Clone, Debug, Default)]
pub struct Stop(Arc<AtomicBool>);

impl Stop {
    /// Says that the choice is not wanted any more. It cannot be taken back.
    pub fn say(&self) {
        // Nothing else hangs on it, so it may be heard a little later.
        self.0.store(true, Ordering::Relaxed);
    }

    /// Whether it has been said.
    pub fn is_said(&self) -> bool {
        self.0.load(Ordering::Relaxed)
    }
}
