//! The clock: injected, so that tests need not wait.

use std::time::{Duration, SystemTime, UNIX_EPOCH};

use futures_util::future::BoxFuture;
use store::Millis;
use tokio::sync::watch;

/// The longest sleep without a look at the clock.
const MINUTE: Duration = Duration::from_mins(1);

/// A clock.
pub trait TimeSource: Send + Sync {
    /// The current time.
    fn now(&self) -> Millis;

    /// Resolves at that time.
    fn until(&self, at: Millis) -> BoxFuture<'static, ()>;
}

/// The system clock.
#[derive(Clone, Copy, Debug, Default)]
pub struct WorldTime;

impl TimeSource for WorldTime {
    fn now(&self) -> Millis {
        let since = SystemTime::now().duration_since(UNIX_EPOCH).unwrap_or_default();
        since.as_millis() as Millis
    }

    fn until(&self, at: Millis) -> BoxFuture<'static, ()> {
        Box::pin(async move {
            // A computer that slept or set its clock notices it within a minute.
            while let left @ 1.. = at.saturating_sub(WorldTime.now()) {
                tokio::time::sleep(Duration::from_millis(left as u64).min(MINUTE)).await;
            }
        })
    }
}

/// A clock that tests move by hand.
#[derive(Debug)]
pub struct ManualTime(watch::Sender<Millis>);

impl ManualTime {
    /// A clock that stands at `now`.
    pub fn new(now: Millis) -> ManualTime {
        ManualTime(watch::Sender::new(now))
    }

    /// Moves the clock forward.
    pub fn advance(&self, by: Millis) {
        self.0.send_modify(|now| *now += by);
    }
}

impl TimeSource for ManualTime {
    fn now(&self) -> Millis {
        *self.0.borrow()
    }

    fn until(&self, at: Millis) -> BoxFuture<'static, ()> {
        let mut time = self.0.subscribe();
        Box::pin(async move {
            if time.wait_for(|now| *now >= at).await.is_err() {
                std::future::pending::<()>().await;
            }
        })
    }
}
