//! What the clients of a table share: the plan, the pace, the clock, what is counted, and when each
//! input reached whom.

use std::collections::HashMap;
use std::sync::{Arc, Mutex};
use std::time::{Duration, Instant};

use tokio::sync::{Semaphore, watch};

use crate::figures::Figures;
use crate::plan::Plan;

/// A seat with the number of a step for it, or with the time of a step.
type Of<T> = (u64, T);

/// What all tables share.
pub(crate) struct Run {
    pub(crate) plan: Plan,
    pub(crate) figures: Mutex<Figures>,
    /// Inputs that may be sent now.
    pub(crate) pace: Semaphore,
    /// Whether the time is over.
    pub(crate) stop: watch::Sender<bool>,
}

impl Run {
    /// Counts something.
    pub(crate) fn count(&self, what: impl FnOnce(&mut Figures)) {
        if let Ok(mut figures) = self.figures.lock() {
            what(&mut figures);
        }
    }
}

/// What the clients of a table share.
pub(crate) struct Around {
    run: Arc<Run>,
    pub(crate) plan: Plan,
    /// Its id.
    pub(crate) table: String,
    /// Whether all who play have ended.
    pub(crate) done: watch::Sender<bool>,
    times: Mutex<Times>,
}

/// When inputs were sent and when steps arrived.
#[derive(Default)]
struct Times {
    /// When an input was sent, by its step.
    sent: HashMap<Of<u64>, Instant>,
    /// When its step happened, as the server says, by which the step is known to others.
    at: HashMap<Of<u64>, i64>,
    /// When a step arrived, and since when that observer had looked.
    arrived: HashMap<Of<i64>, Vec<(Instant, Instant)>>,
}

impl Around {
    pub(crate) fn new(run: &Arc<Run>, table: String) -> Arc<Around> {
        let (plan, done) = (run.plan.clone(), watch::Sender::new(false));
        Arc::new(Around { run: Arc::clone(run), plan, table, done, times: Mutex::default() })
    }

    /// Counts something.
    pub(crate) fn count(&self, what: impl FnOnce(&mut Figures)) {
        self.run.count(what);
    }

    /// Waits until another input may be sent.
    pub(crate) async fn turn(&self) {
        if let Ok(permit) = self.run.pace.acquire().await {
            permit.forget();
        }
    }

    /// Whether the time is over.
    pub(crate) fn is_time_over(&self) -> bool {
        *self.run.stop.borrow()
    }

    /// Whether all who play here have ended.
    pub(crate) fn is_done(&self) -> bool {
        *self.done.borrow()
    }

    /// Ends when the time is over, for those who play, or with the last of them.
    pub(crate) async fn end(&self, plays: bool) {
        let mut flag = if plays { self.run.stop.subscribe() } else { self.done.subscribe() };
        // Who says it lives as long as this.
        drop(flag.wait_for(|is_said| *is_said).await);
    }

    /// An input that became a step of its seat was sent then.
    pub(crate) fn sent(&self, step: Of<u64>, sent: Instant) {
        if let Ok(mut times) = self.times.lock() {
            times.sent.insert(step, sent);
        }
    }

    /// A step of a seat has arrived, with its number if it is the seat's own.
    pub(crate) fn arrived(&self, of: Of<i64>, own: Option<u64>, when: (Instant, Instant)) {
        let Ok(mut times) = self.times.lock() else { return };
        times.arrived.entry(of).or_default().push(when);
        if let Some(seq) = own {
            times.at.insert((of.0, seq), of.1);
        }
    }

    /// How long each input took to the last of those who had looked before it was sent.
    pub(crate) fn delays(&self) -> Vec<Duration> {
        let Ok(times) = self.times.lock() else { return Vec::new() };
        let last = |(step, sent): (&Of<u64>, &Instant)| {
            let arrived = times.arrived.get(&(step.0, *times.at.get(step)?))?;
            let seen = arrived.iter().filter(|(_, looked)| looked < sent).map(|(when, _)| *when);
            Some(seen.max()?.saturating_duration_since(*sent))
        };
        times.sent.iter().filter_map(last).collect()
    }
}
