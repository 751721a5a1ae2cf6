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
//! | `effort` | how much work a proof may be |
//! | `alike` | which positions, spaces and actions differ only in places |
//! | `rest` | the best rest of a round |
//! | `list` | every plan of a decision |
//! | `proof` | whether a position makes a puzzle, and judged plans |
//! | `told` | implements [`kernel::Puzzles`] |

mod alike;
mod effort;
mod list;
mod proof;
mod rest;
mod task;
mod told;

pub use effort::Effort;
pub use proof::{Proof, Shown};
pub use task::{RoundDoc, Task};
