//! A live table: one task with a mailbox for each.
//!
//! | file | job |
//! |---|---|
//! | `live` | the table in memory, its task |
//! | `log` | the game and its log, and what each observer was told |
//! | `judge` | a stored game played again away from its table: whether it is sound |
//! | `clock` | the times of the seats |
//! | `play` | inputs, take-backs: into the store first, then to everybody |
//! | `looker`, `observers`, `stands` | those who look, and what they are sent |
//! | `follow` | what other servers do at the table |
//! | `doze` | a table at which nothing happens gives its game back until something does |
//! | `sleep` | a table that nobody needs leaves memory until something is due |
//! | `doc` | what everybody may know of the table |
//! | `presence`, `absence` | who is here; lending the seat of somebody who is not |
//! | `thought`, `bots` | bots think and move, for themselves and for those whose time ran out |
//! | `terms`, `seats` | the lobby: everything before the deal |
//! | `sizes` | for tests: how much is sent |
//! | `again` | hand-over codes, the rematch, the record |

mod absence;
mod again;
mod bots;
mod clock;
mod doc;
mod doze;
mod follow;
mod judge;
mod live;
mod log;
mod looker;
mod observers;
mod play;
mod presence;
mod seats;
#[cfg(test)]
mod sizes;
mod sleep;
mod stands;
mod terms;
mod thought;

pub(crate) use follow::News;
pub use judge::{Broken, Sound, Unsound, Why};
pub(crate) use live::{After, Live, Work};
pub(crate) use looker::{LookerId, Outbox};
pub(crate) use seats::new_row;
