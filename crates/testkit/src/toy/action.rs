//! What a seat does.

use super::Chip;

/// What a seat does.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Action {
    /// Chooses one of its chips instead of any other (TOY-3).
    Bid(Chip),
    /// Commits to the chosen chip (TOY-4).
    Commit,
    /// Takes its commit back (TOY-4).
    Reopen,
}
