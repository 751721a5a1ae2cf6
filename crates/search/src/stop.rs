//! How a player is told that its choice is wanted at once, or not at all any more.

use std::sync::Arc;
use std::sync::atomic::{AtomicBool, Ordering};
use std::time::Instant;

/// A word from who asked for a choice to who makes it: no more thought is wanted. Copies are the
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
pub struct Stop {
    said: Arc<AtomicBool>,
    /// When it is said by itself.
    at: Option<Instant>,
}

impl Stop {
    /// The same word for one who has time until then, when it says itself.
    ///
    /// # Examples
    /// ```
    /// use std::time::Instant;
    ///
    /// let stop = search::Stop::default();
    /// assert!(stop.clone().by(Instant::now()).is_said());
    /// assert!(!stop.is_said(), "others have more time");
    /// ```
    #[must_use]
    pub fn by(self, at: Instant) -> Stop {
        Stop { at: Some(at), ..self }
    }

    /// Says that no more thought is wanted. It cannot be taken back.
    pub fn say(&self) {
        // Nothing else hangs on it, so it may be heard a little later.
        self.said.store(true, Ordering::Relaxed);
    }

    /// Whether it has been said.
    pub fn is_said(&self) -> bool {
        self.said.load(Ordering::Relaxed) || self.at.is_some_and(|at| Instant::now() >= at)
    }
}
