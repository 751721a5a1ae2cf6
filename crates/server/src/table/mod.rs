//! A live table: one task with a mailbox for each.
//!
//! The table in memory has seven parts, each with fields that only it sees:
//!
//! | part | file | what it knows |
//! |---|---|---|
//! | row | `row` | the stored row, its pace, the progress of its rematch |
//! | game | `game` | the game while it is in memory |
//! | audience | `audience`, `connection`, `last_sent` | connections, and what they were sent last |
//! | people | `people` | presence and votes, here and at other servers |
//! | bots | `bots`, `search` | the running search, what bots keep in mind |
//! | pushes | `pushes` | web pushes in flight |
//! | life | `life` | last request, who leads, whether the database failed |
//!
//! `live` holds them, and its task routes between them. The other files:
//!
//! | file | job |
//! |---|---|
//! | `log`, `clock` | the game, its log, the clocks, and the steps sent to each observer |
//! | `judge` | replays a stored game away from its table, to check that it is sound |
//! | `seating` | who sits where, and what a browser may do for which seat |
//! | `lobby`, `terms`, `requests` | everything before the deal, without a store |
//! | `seats` | the lobby at this server |
//! | `play` | inputs and take-backs: into the store first, then to everybody |
//! | `send`, `doc` | what connections are sent; the table as a document |
//! | `votes` | people come back; lending an absent person's seat |
//! | `bot_moves` | bots search and move, also for people whose time ran out |
//! | `rematch` | hand-over codes, the rematch, the record |
//! | `follow` | follows other servers that have the table |
//! | `unload` | idle tables drop their game state, then leave memory |
//! | `sizes` | for tests: sizes of messages |

mod audience;
mod bot_moves;
mod bots;
mod clock;
mod connection;
mod doc;
mod follow;
mod game;
mod judge;
mod last_sent;
mod life;
mod live;
mod lobby;
mod log;
mod people;
mod play;
mod pushes;
mod rematch;
mod requests;
mod row;
mod search;
mod seating;
mod seats;
mod send;
#[cfg(test)]
mod sizes;
mod terms;
mod unload;
mod votes;

pub(crate) use connection::{ConnectionId, Outbox};
pub(crate) use follow::News;
pub use judge::{Broken, Sound, Unsound, Why};
pub(crate) use live::{After, Live, Work};
pub(crate) use seats::new_row;
