//! Puzzles: one borough, one decision, no secret and no draw before its result.
//!
//! A puzzle begins in a solo position in which its seat plans a round or moves its people. Its plan is
//! that one decision. The rest of the round plays itself at its best for the task, up to the council
//! (phase 7), where the result counts. [`prove`](SmallCity::prove) lists every plan; a plan is right if
//! none brings more.
//!
//! | file | job |
//! |---|---|
//! | `task` | what puzzles ask for, a round at its end |
//! | `alike` | which positions, spaces and actions differ only in places |
//! | `rest` | the best rest of a round |
//! | `list` | every plan of a decision |
//! | `proof` | whether a position makes a puzzle, and judged plans |
//! | `told` | implements [`kernel::Puzzles`] |

mod alike;
mod list;
mod proof;
mod rest;
mod task;
mod told;

pub use proof::{Proof, Shown};
pub use task::{RoundDoc, Task};

/// How much work a proof may be.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Effort {
    /// The most plans.
    pub plans: usize,
    /// The most positions of the rest of the round, over all plans.
    pub positions: usize,
}

impl Effort {
    /// Enough for every puzzle that is shipped.
    pub const MOST: Effort = Effort { plans: 200_000, positions: 1_000_000 };
}

/// A listing that is longer than its [`Effort`] allows.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
struct TooLong;
