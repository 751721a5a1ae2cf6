//! Lends idle workers to running searches.

use std::sync::atomic::{AtomicIsize, AtomicUsize, Ordering};
use std::thread;

use catalog::Crew;

/// Parts of work per helper: with fewer the work ends before a thread has started.
const WORTH: usize = 4;

/// Counts idle workers and lends them.
#[derive(Debug)]
pub(crate) struct Helpers {
    /// Negative while more threads work than allowed: a search starts while its worker still helps
    /// another.
    idle: AtomicIsize,
}

/// A busy worker, until it is dropped.
pub(crate) struct Busy<'a>(&'a Helpers);

impl Drop for Busy<'_> {
    fn drop(&mut self) {
        self.0.idle.fetch_add(1, Ordering::Relaxed);
    }
}

impl Helpers {
    /// A count of this many workers.
    pub(crate) fn new(threads: usize) -> Helpers {
        Helpers { idle: AtomicIsize::new(threads as isize) }
    }

    /// Marks a search as started, even if its worker still helps another.
    pub(crate) fn begin(&self) -> Busy<'_> {
        self.idle.fetch_sub(1, Ordering::Relaxed);
        Busy(self)
    }

    /// Whether a worker is idle.
    pub(crate) fn has_idle(&self) -> bool {
        self.idle.load(Ordering::Relaxed) > 0
    }

    /// Takes an idle worker, if there is one.
    fn idle(&self) -> Option<Busy<'_>> {
        let less = |idle: isize| (idle > 0).then(|| idle - 1);
        let taken = self.idle.fetch_update(Ordering::Relaxed, Ordering::Relaxed, less);
        taken.ok().map(|_| Busy(self))
    }
}

impl Crew for Helpers {
    /// Each thread takes the next free part.
    fn share(&self, count: usize, work: &(dyn Fn(usize) + Sync)) {
        let next = AtomicUsize::new(0);
        let take = || {
            loop {
                match next.fetch_add(1, Ordering::Relaxed) {
                    part if part < count => work(part),
                    _ => break,
                }
            }
        };
        let take = &take;
        thread::scope(|scope| {
            for _ in 0..count / WORTH {
                let Some(busy) = self.idle() else { break };
                let help = move || {
                    let _until_done = busy;
                    take();
                };
                // If the system has no thread left, the others do the work.
                if thread::Builder::new().spawn_scoped(scope, help).is_err() {
                    break;
                }
            }
            take();
        });
    }
}

#[cfg(test)]
mod tests {
    use std::panic::{AssertUnwindSafe, catch_unwind};
    use std::sync::Barrier;
    use std::sync::atomic::{AtomicU32, Ordering};

    use catalog::Crew;

    use super::Helpers;

    #[test]
    fn every_part_is_done_once() {
        for threads in 0..5 {
            let helpers = Helpers::new(threads);
            for count in [0, 1, 3, 100] {
                let parts: Vec<AtomicU32> = (0..count).map(|_| AtomicU32::new(0)).collect();
                helpers.share(count, &|part| {
                    parts[part].fetch_add(1, Ordering::Relaxed);
                });
                assert!(parts.iter().all(|part| part.load(Ordering::Relaxed) == 1));
            }
            assert_eq!(helpers.idle.load(Ordering::Relaxed), threads as isize, "all are back");
        }
    }

    #[test]
    fn only_idle_workers_help() {
        let helpers = Helpers::new(3);
        let thinks = helpers.begin();
        // The search gets two helpers: with fewer the barrier would never open.
        let together = Barrier::new(3);
        helpers.share(12, &|part| {
            if part < 3 {
                together.wait();
            }
        });
        let [one, two] = [helpers.begin(), helpers.begin()];
        assert!(helpers.idle().is_none());
        drop(one);
        assert!(helpers.idle().is_some());
        drop((two, thinks));
    }

    #[test]
    fn a_panic_of_a_helper_is_not_lost() {
        let helpers = Helpers::new(3);
        let share = || helpers.share(90, &|part| assert!(part < 80));
        assert!(catch_unwind(AssertUnwindSafe(share)).is_err());
        assert_eq!(helpers.idle.load(Ordering::Relaxed), 3, "all are back");
    }
}
