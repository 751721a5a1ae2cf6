//! Cancels a player's thinking.

use std::fmt;
use std::sync::Arc;
use std::sync::atomic::{AtomicBool, Ordering};

/// Cancellation token. Clones share one flag.
///
/// # Examples
/// ```
/// let token = search::CancelToken::default();
/// let clone = token.clone();
/// assert!(!clone.is_cancelled());
/// token.cancel();
/// assert!(clone.is_cancelled());
/// ```
#[derive(Clone, Default)]
pub struct CancelToken {
    cancelled: Arc<AtomicBool>,
    /// Cancels this clone without the flag.
    also: Option<Arc<dyn Fn() -> bool + Send + Sync>>,
}

impl CancelToken {
    /// A clone that is also cancelled once `also` returns true, such as after a deadline: this crate
    /// has no clock.
    ///
    /// # Examples
    /// ```
    /// let token = search::CancelToken::default();
    /// assert!(token.clone().or(|| true).or(|| false).is_cancelled());
    /// assert!(!token.is_cancelled(), "others may think on");
    /// ```
    #[must_use]
    pub fn or(self, also: impl Fn() -> bool + Send + Sync + 'static) -> CancelToken {
        let before = self.also;
        let also = move || also() || before.as_ref().is_some_and(|before| before());
        CancelToken { cancelled: self.cancelled, also: Some(Arc::new(also)) }
    }

    /// Cancels for good.
    pub fn cancel(&self) {
        // No other data depends on the flag, so a delay is harmless.
        self.cancelled.store(true, Ordering::Relaxed);
    }

    /// Whether the token is cancelled.
    pub fn is_cancelled(&self) -> bool {
        self.cancelled.load(Ordering::Relaxed) || self.also.as_ref().is_some_and(|also| also())
    }
}

impl fmt::Debug for CancelToken {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.debug_struct("CancelToken").field("is_cancelled", &self.is_cancelled()).finish()
    }
}
