//! The stage of a council move (section 12).

/// The next thing to do in a council move.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq)]
pub enum Stage {
    /// Nothing.
    #[default]
    Closed,
    /// The seat may move a disc.
    Choose,
    /// Chance draws the promise that pays.
    Draw,
    /// The seat may build a tile (SC-12.7).
    Build,
    /// The seat may have to discard materials (SC-12.6).
    Store,
    /// People may move into the new Residence (SC-12.7).
    MoveIn,
    /// This many newcomers go home, each where the seat says (SC-12.8).
    Settle(u8),
}

/// A council move under way.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq)]
pub struct Council {
    /// The next thing to do.
    pub stage: Stage,
    /// The row that the disc entered, from 1.
    pub row: u8,
    /// The column that the disc entered, from 1.
    pub column: u8,
}
