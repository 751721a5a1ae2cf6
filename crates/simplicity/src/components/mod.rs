//! The pieces in the box: a data file, read and checked whole (SIM-2.1, SIM-2.4, SIM-2.5).
//!
//! `read` turns the file into drafts (`draft`), `check` judges them together, `set` is the result,
//! built from `ground`, and `library` holds all sets.

mod check;
mod draft;
mod ground;
mod library;
mod read;
mod set;

pub use ground::{Ground, StripPiece};
pub use library::Library;
pub use set::Components;
