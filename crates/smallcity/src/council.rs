//! Where a council move stands (section 12).

/// What is due next.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq)]
pub enum Stage {
    /// Nothing.
    #[default]
    Closed,
    /// The seat may move a disc.
    Choose,
    /// The promise that pays is drawn.
    Draw,
    /// The seat may build a tile (SC-12.7).
    Build,
    /// Materials may have to be discarded (SC-12.6).
    Store,
    /// People may move into the Residence that was built (SC-12.7).
    MoveIn,
    /// So many newcomers go home, each where the seat says (SC-12.8).
    Settle(u8),
}

/// A council move under way.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq)]
pub struct Council {
    /// What is due next.
    pub stage: Stage,
    /// The row that was entered, from 1.
    pub row: u8,
    /// The column that was entered, from 1.
    pub column: u8,
}
