//! How a player is told that its choice is wanted at once, or not at all any more.

use std::fmt;
use std::sync::Arc;
use std::sync::atomic::{AtomicBool, Ordering};

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
#[derive(Clone, Default)]
pub struct Stop {
    said: Arc<AtomicBool>,
    /// When it is said by itself.
    also: Option<Arc<dyn Fn() -> bool + Send + Sync>>,
}

impl Stop {
    /// The same word for one to whom it is said by itself as soon as `also` holds, such as a time that is
    /// over: this crate has no clock.
    ///
    /// # Examples
    /// ```
    /// let stop = search::Stop::default();
    /// assert!(stop.clone().or(|| true).or(|| false).is_said());
    /// assert!(!stop.is_said(), "others may think on");
    /// ```
    #[must_use]
    pub fn or(self, also: impl Fn() -> bool + Send + Sync + 'static) -> Stop {
        let before = self.also;
        let also = move || also() || before.as_ref().is_some_and(|before| before());
        Stop { said: self.said, also: Some(Arc::new(also)) }
    }

    /// Says that no more thought is wanted. It cannot be taken back.
    pub fn say(&self) {
        // Nothing else hangs on it, so it may be heard a little later.
        self.said.store(true, Ordering::Relaxed);
    }

    /// Whether it has been said.
    pub fn is_said(&self) -> bool {
        self.said.load(Ordering::Relaxed) || self.also.as_ref().is_some_and(|also| also())
    }
}

impl fmt::Debug for Stop {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.debug_struct("Stop").field("is_said", &self.is_said()).finish()
    }
}
