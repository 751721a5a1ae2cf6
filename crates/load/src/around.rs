//! What the clients of a table share: the plan, the pace, the clock, what is counted, and when each
//! input reached whom.

use std::collections::HashMap;
use std::sync::atomic::AtomicUsize;
use std::sync::atomic::Ordering::Relaxed;
use std::sync::{Arc, Mutex};
use std::time::{Duration, Instant};

use tokio::sync::{Semaphore, watch};
use tokio::time::interval;

use crate::figures::Figures;
use crate::plan::Plan;

/// For how long nobody may know what to do, and how often it is asked; longer than anybody is away.
const STUCK: Duration = Duration::from_mins(2);
const CHECKS: u32 = 60;

/// A seat with the number of a step for it, or with the time of a step.
type Of<T> = (u64, T);

/// What all tables share.
pub(crate) struct Run {
    pub(crate) plan: Plan,
    pub(crate) figures: Mutex<Figures>,
    /// Inputs that may be sent now.
    pub(crate) pace: Semaphore,
    /// How many sockets have been told something.
    pub(crate) looking: watch::Sender<u32>,
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
    /// Whether nobody has known for long what to do.
    stuck: watch::Sender<bool>,
    /// How many know that they may act.
    choosing: AtomicUsize,
    /// How often somebody has known it.
    chosen: AtomicUsize,
    times: Mutex<Times>,
}

/// Somebody who counts among those that choose.
struct Counted<'a>(&'a AtomicUsize);

impl Drop for Counted<'_> {
    fn drop(&mut self) {
        self.0.fetch_sub(1, Relaxed);
    }
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
        let [done, stuck] = [(); 2].map(|()| watch::Sender::new(false));
        let (run, plan) = (Arc::clone(run), run.plan.clone());
        let [choosing, chosen] = [(); 2].map(|()| AtomicUsize::new(0));
        let times = Mutex::default();
        Arc::new(Around { run, plan, table, done, stuck, choosing, chosen, times })
    }

    /// Counts something.
    pub(crate) fn count(&self, what: impl FnOnce(&mut Figures)) {
        self.run.count(what);
    }

    /// One more socket has been told something.
    pub(crate) fn looks(&self) {
        self.run.looking.send_modify(|looking| *looking += 1);
    }

    /// Waits until another input may be sent by one who knows what it may do.
    pub(crate) async fn turn(&self) {
        self.choosing.fetch_add(1, Relaxed);
        self.chosen.fetch_add(1, Relaxed);
        // Whoever gives up while waiting is counted down as well.
        let _counted = Counted(&self.choosing);
        if let Ok(permit) = self.run.pace.acquire().await {
            permit.forget();
        }
    }

    /// Ends when nobody has known for long what to do: somebody was not told that it is their turn.
    pub(crate) async fn stuck(&self) {
        let mut often = interval(STUCK / CHECKS);
        let (mut idle, mut before) = (0, 0);
        while idle <= CHECKS {
            often.tick().await;
            // Where nobody has to wait, whoever knows has chosen between two looks.
            let chosen = self.chosen.load(Relaxed);
            let knows = self.choosing.load(Relaxed) > 0 || chosen > before;
            before = chosen;
            idle = if knows { 0 } else { idle + 1 };
        }
        self.stuck.send_replace(true);
    }

    /// Whether the time is over, for all or because nobody here goes on.
    pub(crate) fn is_time_over(&self) -> bool {
        *self.run.stop.borrow() || *self.stuck.borrow()
    }

    /// Whether all who play here have ended.
    pub(crate) fn is_done(&self) -> bool {
        *self.done.borrow()
    }

    /// Ends when the time is over, for those who play, or with the last of them.
    pub(crate) async fn end(&self, plays: bool) {
        let first = if plays { &self.run.stop } else { &self.done };
        let [mut first, mut second] =
            [first, if plays { &self.stuck } else { first }].map(watch::Sender::subscribe);
        // Who says it lives as long as this.
        tokio::select! {
            _ = first.wait_for(|is_said| *is_said) => {}
            _ = second.wait_for(|is_said| *is_said) => {}
        }
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
