//! Workers that share a piece of work. This crate has no threads of its own.

use std::fmt;

/// Runs the parts of a piece of work. The result does not depend on which worker runs which part.
pub trait Crew: fmt::Debug + Send + Sync {
    /// Calls `work` once with each number below `count`, in any order, perhaps in parallel, and returns
    /// when all calls have returned.
    fn share(&self, count: usize, work: &(dyn Fn(usize) + Sync));
}

/// A crew of one: runs everything on the calling thread.
#[derive(Clone, Copy, Debug, Default)]
pub struct Alone;

impl Crew for Alone {
    fn share(&self, count: usize, work: &(dyn Fn(usize) + Sync)) {
        (0..count).for_each(work);
    }
}
