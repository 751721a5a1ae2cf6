//! Work that several threads share.

use std::iter;
use std::panic::resume_unwind;
use std::sync::atomic::{AtomicUsize, Ordering};
use std::thread;

/// What `work` gives for each number below `count`, in their order, whichever of so many threads does it.
/// Each takes the next number that nobody has taken, so none waits for a slower one but at the end.
///
/// # Panics
/// `work` panics.
pub(crate) fn spread<T: Send>(
    count: usize,
    threads: usize,
    work: impl Fn(usize) -> T + Sync,
) -> Vec<T> {
    if threads.min(count) < 2 {
        return (0..count).map(work).collect();
    }
    let next = AtomicUsize::new(0);
    let share = || {
        let taken = iter::repeat_with(|| next.fetch_add(1, Ordering::Relaxed));
        let taken = taken.take_while(|&number| number < count);
        taken.map(|number| (number, work(number))).collect::<Vec<_>>()
    };
    let mut all = thread::scope(|scope| {
        // Where the system gives no thread the others do its share.
        let helper = |_| thread::Builder::new().spawn_scoped(scope, share).ok();
        let helpers: Vec<_> = (1..threads.min(count)).filter_map(helper).collect();
        let mut all = share();
        for helper in helpers {
            all.extend(helper.join().unwrap_or_else(|panic| resume_unwind(panic)));
        }
        all
    });
    all.sort_unstable_by_key(|&(number, _)| number);
    all.into_iter().map(|(_, found)| found).collect()
}

#[cfg(test)]
mod tests {
    use std::panic::catch_unwind;
    use std::sync::Barrier;

    use super::spread;

    #[test]
    fn everything_is_done_once_and_stands_in_order() {
        for threads in 0..5 {
            for count in [0, 1, 2, 3, 100] {
                let all = spread(count, threads, |number| number * number);
                assert_eq!(all, (0..count).map(|number| number * number).collect::<Vec<_>>());
            }
        }
    }

    #[test]
    fn threads_work_at_the_same_time() {
        // Nobody would pass it alone.
        let all_there = Barrier::new(3);
        assert_eq!(spread(3, 3, |_| drop(all_there.wait())), [(); 3]);
    }

    #[test]
    fn a_bug_of_a_helper_is_not_lost() {
        assert!(catch_unwind(|| spread(9, 3, |number| assert!(number < 8))).is_err());
    }
}
