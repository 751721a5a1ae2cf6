//! The numbers, tiles, shapes and cards of the game: data files, read and checked whole.
//!
//! | file | job |
//! |---|---|
//! | `row` | one constant: [`Constant`], [`Value`], [`Provenance`] |
//! | `tile` | one kind of tile: [`TileRow`], [`TileKind`], [`Stock`], [`Price`] |
//! | `shape` | pictures of tiles, turned and mirrored |
//! | `card` | promises and platforms: [`CardRow`], [`Condition`] |
//! | `set` | all of it: [`Constants`] |
//! | `standard` | reads the built-in files |
//! | `own` | lays an owner's file over the standard |
//! | `check` | finds faults that no single key is to blame for |

mod card;
mod check;
mod own;
mod row;
mod set;
mod shape;
mod standard;
mod tile;

pub use card::{CardRow, Compare, Condition, FACTS, Stack};
pub use row::{Constant, Provenance, Value};
pub use set::Constants;
pub use shape::Cells;
pub use tile::{Price, Stock, TileKind, TileRow, read_materials};

/// The constants that a set-up can name.
pub type Library = kernel::Library<Constants>;
