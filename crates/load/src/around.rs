//! Shared state of a table's clients: plan, pace, clock, figures, and when each input reached which
//! client.

use std::collections::HashMap;
use std::sync::atomic::AtomicUsize;
use std::sync::atomic::Ordering::Relaxed;
use std::sync::{Arc, Mutex};
use std::time::{Duration, Instant};

use tokio::sync::{Semaphore, watch};
use tokio::time::interval;

use crate::figures::Figures;
use crate::plan::Plan;

/// How long all clients may be without a choice, longer than any absence; and how often to check.
const STUCK: Duration = Duration::from_mins(2);
const CHECKS: u32 = 60;

/// A seat with the number of its step, or with the time of a step.
type Of<T> = (u64, T);

/// Shared state of all tables.
pub(crate) struct Run {
    pub(crate) plan: Plan,
    pub(crate) figures: Mutex<Figures>,
    /// Permits for inputs.
    pub(crate) pace: Semaphore,
    /// Number of sockets that have received a message.
    pub(crate) looking: watch::Sender<u32>,
    /// Set when time is up.
    pub(crate) stop: watch::Sender<bool>,
}

impl Run {
    /// Updates the figures.
    pub(crate) fn count(&self, what: impl FnOnce(&mut Figures)) {
        if let Ok(mut figures) = self.figures.lock() {
            what(&mut figures);
        }
    }
}

/// Shared state of a table's clients.
pub(crate) struct Around {
    run: Arc<Run>,
    pub(crate) plan: Plan,
    /// Its id.
    pub(crate) table: String,
    /// Set when all players have ended.
    pub(crate) done: watch::Sender<bool>,
    /// Set when no client has had a choice for too long.
    stuck: watch::Sender<bool>,
    /// Number of clients that have a choice.
    choosing: AtomicUsize,
    /// How often a client has had one.
    chosen: AtomicUsize,
    times: Mutex<Times>,
}

/// One client counted in `choosing`.
struct Counted<'a>(&'a AtomicUsize);

impl Drop for Counted<'_> {
    fn drop(&mut self) {
        self.0.fetch_sub(1, Relaxed);
    }
}

/// Send times of inputs and arrival times of steps.
#[derive(Default)]
struct Times {
    /// Send time of an input, by its step.
    sent: HashMap<Of<u64>, Instant>,
    /// The step's time at the server, by which other clients know it.
    at: HashMap<Of<u64>, i64>,
    /// Arrival times of a step, each with the time when that client began to watch.
    arrived: HashMap<Of<i64>, Vec<(Instant, Instant)>>,
}

impl Around {
    pub(crate) fn new(run: &Arc<Run>, table: String) -> Arc<Around> {
        let [done, stuck] = [(); 2].map(|()| watch::Sender::new(false));
        let (run, plan) = (Arc::clone(run), run.plan.clone());
        let [choosing, chosen] = [(); 2].map(|()| AtomicUsize::new(0));
        let times = Mutex::default();
        Arc::new(Around { run, plan, table, done, stuck, choosing, chosen, times })
    }

    /// Updates the figures.
    pub(crate) fn count(&self, what: impl FnOnce(&mut Figures)) {
        self.run.count(what);
    }

    /// Counts one more socket that has received a message.
    pub(crate) fn looks(&self) {
        self.run.looking.send_modify(|looking| *looking += 1);
    }

    /// Waits for a permit, as a client that has a choice.
    pub(crate) async fn turn(&self) {
        self.choosing.fetch_add(1, Relaxed);
        self.chosen.fetch_add(1, Relaxed);
        // Also counts down a client that gives up while waiting.
        let _counted = Counted(&self.choosing);
        if let Ok(permit) = self.run.pace.acquire().await {
            permit.forget();
        }
    }

    /// Ends when no client has had a choice for too long: the server did not notify the seat whose
    /// turn it is.
    pub(crate) async fn stuck(&self) {
        let mut often = interval(STUCK / CHECKS);
        let (mut idle, mut before) = (0, 0);
        while idle <= CHECKS {
            often.tick().await;
            // Without a wait for permits, a client may choose between two checks.
            let chosen = self.chosen.load(Relaxed);
            let knows = self.choosing.load(Relaxed) > 0 || chosen > before;
            before = chosen;
            idle = if knows { 0 } else { idle + 1 };
        }
        self.stuck.send_replace(true);
    }

    /// Whether time is up, for all or because this table is stuck.
    pub(crate) fn is_time_over(&self) -> bool {
        *self.run.stop.borrow() || *self.stuck.borrow()
    }

    /// Whether all players of this table have ended.
    pub(crate) fn is_done(&self) -> bool {
        *self.done.borrow()
    }

    /// Ends when time is up for players, and with the last player for others.
    pub(crate) async fn end(&self, plays: bool) {
        let first = if plays { &self.run.stop } else { &self.done };
        let [mut first, mut second] =
            [first, if plays { &self.stuck } else { first }].map(watch::Sender::subscribe);
        // The senders live as long as this.
        tokio::select! {
            _ = first.wait_for(|is_said| *is_said) => {}
            _ = second.wait_for(|is_said| *is_said) => {}
        }
    }

    /// Notes the send time of an input that became a step of its seat.
    pub(crate) fn sent(&self, step: Of<u64>, sent: Instant) {
        if let Ok(mut times) = self.times.lock() {
            times.sent.insert(step, sent);
        }
    }

    /// Notes the arrival of a step, with its number if it is the seat's own.
    pub(crate) fn arrived(&self, of: Of<i64>, own: Option<u64>, when: (Instant, Instant)) {
        let Ok(mut times) = self.times.lock() else { return };
        times.arrived.entry(of).or_default().push(when);
        if let Some(seq) = own {
            times.at.insert((of.0, seq), of.1);
        }
    }

    /// Per input, the delay until the last client that watched before it was sent.
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
