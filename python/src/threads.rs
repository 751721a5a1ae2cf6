//! The threads of a batch, and the arguments of its steps.

use std::collections::VecDeque;
use std::num::NonZero;
use std::sync::{Mutex, PoisonError};
use std::thread;

use numpy::{PyArray1, PyArrayMethods, PyReadonlyArray1};
use pyo3::exceptions::{PyTypeError, PyValueError};
use pyo3::prelude::*;

/// Slots of Simplicity that one job plays: a step of one slot is too short to hand over alone.
pub(crate) const BLOCK: usize = 64;

/// The caller and threads that wait for work between calls, or the caller alone. What is done never depends
/// on how many there are.
pub(crate) struct Threads(Option<rayon::ThreadPool>);

impl Threads {
    /// 0 means one for each core.
    pub(crate) fn new(count: usize) -> PyResult<Threads> {
        let count = match count {
            0 => thread::available_parallelism().map_or(1, NonZero::get),
            count => count,
        };
        if count == 1 {
            return Ok(Threads(None));
        }
        let pool = rayon::ThreadPoolBuilder::new().num_threads(count - 1).build();
        let failed =
            |error| PyValueError::new_err(format!("the system starts no {count} threads: {error}"));
        Ok(Threads(Some(pool.map_err(failed)?)))
    }

    /// Does all jobs, in any order. Of equally many jobs each thread begins with the same share every time,
    /// whose memory is then in the cache of its core, and helps the others when it is done. The caller has
    /// a share too, so that it works while the others wake up.
    pub(crate) fn each<J: Send>(&self, mut jobs: impl Iterator<Item = J>, work: impl Fn(J) + Sync) {
        let Some(pool) = &self.0 else { return jobs.for_each(work) };
        let Some(first) = jobs.next() else { return };
        let Some(second) = jobs.next() else { return work(first) };
        let jobs: Vec<J> = [first, second].into_iter().chain(jobs).collect();
        let helpers = pool.current_num_threads();
        let size = jobs.len().div_ceil(helpers + 1);
        let mut jobs = jobs.into_iter();
        let shares: Vec<_> = (0..=helpers)
            .map(|_| Mutex::new(jobs.by_ref().take(size).collect::<VecDeque<J>>()))
            .collect();
        let take = |share: usize, from: fn(&mut VecDeque<J>) -> Option<J>| {
            from(&mut shares[share].lock().unwrap_or_else(PoisonError::into_inner))
        };
        let help = |own: usize| {
            let next = || {
                let others = || (0..=helpers).find_map(|other| take(other, VecDeque::pop_back));
                take(own, VecDeque::pop_front).or_else(others)
            };
            while let Some(job) = next() {
                work(job);
            }
        };
        pool.in_place_scope(|scope| {
            scope.spawn_broadcast(|_, thread| help(thread.index()));
            help(helpers);
        });
    }
}

/// The numbers of an array int32 or int64 (N,). They are copied, because another thread of Python may
/// write the array while slots are judged.
pub(crate) fn actions_of(actions: &Bound<'_, PyAny>, slots: usize) -> PyResult<Vec<i64>> {
    let given = if let Ok(actions) = actions.cast::<PyArray1<i32>>() {
        let actions = actions.try_readonly()?;
        actions.as_array().iter().map(|&code| i64::from(code)).collect()
    } else if let Ok(actions) = actions.cast::<PyArray1<i64>>() {
        actions.try_readonly()?.as_array().to_vec()
    } else {
        return Err(PyTypeError::new_err("actions is an array of int32 or int64, shape (N,)"));
    };
    same_length("actions", given, slots)
}

/// Which slots are meant: all, or those that are true in a bool array (N,).
pub(crate) fn wanted_of(
    slots: Option<PyReadonlyArray1<'_, bool>>,
    count: usize,
) -> PyResult<Vec<bool>> {
    match slots {
        Some(slots) => same_length("where", slots.as_array().to_vec(), count),
        None => Ok(vec![true; count]),
    }
}

/// Numbers for every slot, as given or the usual ones.
pub(crate) fn numbers_of(
    what: &str,
    given: Option<PyReadonlyArray1<'_, u64>>,
    usual: Vec<u64>,
) -> PyResult<Vec<u64>> {
    match given {
        Some(given) => same_length(what, given.as_array().to_vec(), usual.len()),
        None => Ok(usual),
    }
}

fn same_length<T>(what: &str, given: Vec<T>, slots: usize) -> PyResult<Vec<T>> {
    if given.len() == slots {
        return Ok(given);
    }
    let text = format!("{what} has {} entries, but the batch has {slots} slots", given.len());
    Err(PyTypeError::new_err(text))
}
