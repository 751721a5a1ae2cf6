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

impl Stage {
    /// Its name in the text of a position.
    pub(crate) const fn name(self) -> &'static str {
        match self {
            Stage::Closed => "closed",
            Stage::Choose => "choose",
            Stage::Draw => "draw",
            Stage::Build => "build",
            Stage::Store => "store",
            Stage::MoveIn => "move_in",
            Stage::Settle(_) => "settle",
        }
    }

    /// The stage with a name; `people` settle.
    pub(crate) fn named(name: &str, people: u8) -> Option<Stage> {
        let all = [
            Stage::Closed,
            Stage::Choose,
            Stage::Draw,
            Stage::Build,
            Stage::Store,
            Stage::MoveIn,
            Stage::Settle(people),
        ];
        all.into_iter().find(|stage| stage.name() == name)
    }
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
