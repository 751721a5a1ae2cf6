//! How much work a proof may be.

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
pub(super) struct TooLong;
