//! The clock: injected, so that tests need not wait.

use std::sync::LazyLock;
use std::time::{Duration, Instant, SystemTime, UNIX_EPOCH};

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

    /// The current time on a clock that never jumps, for games in one sitting: when the system sets its
    /// clock, nobody loses time.
    fn steady(&self) -> Millis {
        self.now()
    }

    /// Resolves at that time of the steady clock.
    fn until_steady(&self, at: Millis) -> BoxFuture<'static, ()> {
        self.until(at)
    }
}

/// The system clock.
#[derive(Clone, Copy, Debug, Default)]
pub struct WorldTime;

/// What the system clock said when this program first asked.
static START: LazyLock<(Instant, Millis)> = LazyLock::new(|| (Instant::now(), WorldTime.now()));

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

    fn steady(&self) -> Millis {
        let (start, time) = *START;
        time + start.elapsed().as_millis() as Millis
    }

    fn until_steady(&self, at: Millis) -> BoxFuture<'static, ()> {
        let left = at.saturating_sub(self.steady()).max(0);
        Box::pin(tokio::time::sleep(Duration::from_millis(left as u64)))
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
