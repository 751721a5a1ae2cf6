//! Threads that help with a thought while they would have nothing else to do.

use std::sync::atomic::{AtomicIsize, AtomicUsize, Ordering};
use std::thread;

use catalog::Crew;

/// One helps with every so many parts of a piece of work: with fewer it is done before a thread has begun.
const WORTH: usize = 4;

/// Counts how many threads may think, and lends those that do not.
#[derive(Debug)]
pub(crate) struct Helpers {
    /// Below 0 while more think than may: somebody begins where others help.
    idle: AtomicIsize,
}

/// Somebody who thinks, until it is dropped.
pub(crate) struct Busy<'a>(&'a Helpers);

impl Drop for Busy<'_> {
    fn drop(&mut self) {
        self.0.idle.fetch_add(1, Ordering::Relaxed);
    }
}

impl Helpers {
    /// So many threads may think.
    pub(crate) fn new(threads: usize) -> Helpers {
        Helpers { idle: AtomicIsize::new(threads as isize) }
    }

    /// Somebody begins to think, whoever helps others.
    pub(crate) fn begin(&self) -> Busy<'_> {
        self.idle.fetch_sub(1, Ordering::Relaxed);
        Busy(self)
    }

    /// Somebody who would have nothing to do.
    fn idle(&self) -> Option<Busy<'_>> {
        let less = |idle: isize| (idle > 0).then(|| idle - 1);
        let taken = self.idle.fetch_update(Ordering::Relaxed, Ordering::Relaxed, less);
        taken.ok().map(|_| Busy(self))
    }
}

impl Crew for Helpers {
    /// Each takes the next part that nobody has taken.
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
                // Where the system gives no thread the others do it.
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
    fn who_is_idle_helps_at_the_same_time_and_nobody_else() {
        let helpers = Helpers::new(3);
        let thinks = helpers.begin();
        // Two help whoever thinks: fewer would wait for each other for ever.
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
    fn a_bug_of_a_helper_is_not_lost() {
        let helpers = Helpers::new(3);
        let share = || helpers.share(90, &|part| assert!(part < 80));
        assert!(catch_unwind(AssertUnwindSafe(share)).is_err());
        assert_eq!(helpers.idle.load(Ordering::Relaxed), 3, "all are back");
    }
}
