//! The pieces in the box: a data file, read and checked whole (SIM-2.1, SIM-2.4, SIM-2.5).
//!
//! `read` turns the file into strips (`ground`) and faces, `check` judges them together, `set` is the
//! result.

mod check;
mod ground;
mod read;
mod set;

pub use ground::{Ground, StripPiece};
pub use set::Components;

/// The components that a set-up can name.
pub type Library = kernel::Library<Components>;
