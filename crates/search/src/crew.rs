//! Those who do a piece of work together: this crate has no threads of its own.

use std::fmt;

/// Who does the parts of a piece of work. What comes of it does not hang on who does which of them.
pub trait Crew: fmt::Debug + Send + Sync {
    /// Calls `work` once with each number below `count`, in any order, several at once perhaps, and
    /// returns when all is done.
    fn share(&self, count: usize, work: &(dyn Fn(usize) + Sync));
}

/// Who has nobody to share with.
#[derive(Clone, Copy, Debug, Default)]
pub struct Alone;

impl Crew for Alone {
    fn share(&self, count: usize, work: &(dyn Fn(usize) + Sync)) {
        (0..count).for_each(work);
    }
}
