//! A live table: one task with a mailbox for each.
//!
//! The table in memory has seven parts, each with fields that only it sees. Crate `table` has those
//! that know no socket, clock, store or thread:
//!
//! | part | file | what it knows |
//! |---|---|---|
//! | row | `table::Row` | the stored row, its pace, the progress of its rematch |
//! | game | `game` with `table::GameLog` | the game while it is in memory |
//! | audience | `audience`, `connection` with `table::LastSent` | connections, and what they were sent last |
//! | people | `table::People` | presence, votes and signals, here and at other servers |
//! | bots | `bots`, `search` | the running search, what bots keep in mind |
//! | pushes | `pushes` | web pushes in flight |
//! | life | `life` | last request, who leads, whether the database failed |
//!
//! `task` holds them and routes between them. The other files are its routes:
//!
//! | file | job |
//! |---|---|
//! | `seats` | the lobby: changes into the store first, then to everybody |
//! | `play` | inputs and take-backs: into the store first, then to everybody |
//! | `send`, `doc` | what connections are sent; the table as a document |
//! | `votes` | people come back; lending an absent person's seat |
//! | `signals` | nudges, reactions, lines of words; what people look at |
//! | `bot_moves` | bots search and move, also for people whose time ran out |
//! | `rematch` | hand-over codes, the rematch, the record |
//! | `follow` | follows other servers that have the table |
//! | `unload` | idle tables drop their game state, then leave memory |
//! | `sizes` | for tests: sizes of messages |

mod audience;
mod bot_moves;
mod bots;
mod connection;
mod doc;
mod follow;
mod game;
mod life;
mod play;
mod pushes;
mod rematch;
mod search;
mod seats;
mod send;
mod signals;
#[cfg(test)]
mod sizes;
mod task;
mod unload;
mod votes;

pub(crate) use connection::{ConnectionId, Outbox};
pub(crate) use follow::News;
pub(crate) use seats::new_row;
pub(crate) use task::{After, Live, Work};
