//! Cancels a player's thinking.

use std::fmt;
use std::sync::Arc;
use std::sync::atomic::{AtomicBool, Ordering};

/// Cancellation token. Clones share one flag.
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
    /// Cancels this clone without the flag.
    also: Option<Arc<dyn Fn() -> bool + Send + Sync>>,
}

impl Stop {
    /// A clone that is also cancelled once `also` returns true, such as after a deadline: this crate
    /// has no clock.
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

    /// Cancels for good.
    pub fn say(&self) {
        // No other data depends on the flag, so a delay is harmless.
        self.said.store(true, Ordering::Relaxed);
    }

    /// Whether the token is cancelled.
    pub fn is_said(&self) -> bool {
        self.said.load(Ordering::Relaxed) || self.also.as_ref().is_some_and(|also| also())
    }
}

impl fmt::Debug for Stop {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.debug_struct("Stop").field("is_said", &self.is_said()).finish()
    }
}
