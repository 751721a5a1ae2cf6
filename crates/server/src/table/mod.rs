//! A live table: one task with a mailbox for each.
//!
//! | file | job |
//! |---|---|
//! | `live` | the table in memory, its task |
//! | `log` | the game, its log, and the steps sent to each observer |
//! | `judge` | replays a stored game away from its table, to check that it is sound |
//! | `clock` | the clocks of the seats |
//! | `play` | inputs and take-backs: into the store first, then to everybody |
//! | `looker`, `observers`, `stands` | connections, and what they are sent |
//! | `follow` | follows other servers that have the table |
//! | `doze` | idle tables drop their game state until they need it |
//! | `sleep` | idle tables are unloaded until an alarm or a request |
//! | `doc` | the table as a document |
//! | `presence`, `absence` | presence; lending an absent person's seat |
//! | `thought`, `bots` | bots search and move, also for people whose time ran out |
//! | `terms`, `seats` | the lobby: everything before the deal |
//! | `sizes` | for tests: sizes of messages |
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
