//! Numbers of Small City's stages and actions, and the cells of an action.

use smallcity::parts::{CityDeed, Lay};
use smallcity::{Action, Cells, Deed, Stage};

/// The number of a stage.
pub(super) fn stage(stage: Stage) -> i16 {
    match stage {
        Stage::Closed => 0,
        Stage::Choose => 1,
        Stage::Draw => 2,
        Stage::Build => 3,
        Stage::Store => 4,
        Stage::MoveIn => 5,
        Stage::Settle(_) => 6,
    }
}

/// The number of an action's verb.
pub(super) fn verb(action: &Action) -> i16 {
    match action {
        Action::Keep(_) => 0,
        Action::Hall(_) => 1,
        Action::Mayor(_) => 2,
        Action::Take { .. } => 3,
        Action::Build(_) => 4,
        Action::Grow => 5,
        Action::Enlarge { .. } => 6,
        Action::Upgrade { .. } => 7,
        Action::Undo => 8,
        Action::Commit => 9,
        Action::Reopen => 10,
        Action::Move { .. } => 11,
        Action::Home { .. } => 12,
        Action::Sell(_) => 13,
        Action::Buy(_) => 14,
        Action::Trade(_) => 15,
        Action::Discard(_) => 16,
        Action::Victim(_) => 17,
        Action::Grave(_) => 18,
        Action::Council { .. } => 19,
        Action::Platform(_) => 20,
        Action::End => 21,
        Action::Module(Deed::Police(_)) => 22,
        Action::Module(Deed::Europe(CityDeed::Settle(_))) => 23,
        Action::Module(Deed::Europe(CityDeed::FreeHome { .. })) => 24,
        Action::Module(Deed::Europe(CityDeed::Merge { .. })) => 25,
        Action::Module(Deed::Roads(Lay::Road(_))) => 26,
        Action::Module(Deed::Roads(Lay::Roundabout(_))) => 27,
    }
}

/// The cells that an action is about.
pub(super) fn cells(action: &Action) -> Cells {
    match *action {
        Action::Hall(cells) | Action::Mayor(cells) | Action::Enlarge { cells, .. } => cells,
        Action::Build(build) => build.cells,
        Action::Upgrade { tile, cell } => Cells::of(tile) | Cells::of(cell),
        Action::Move { to, .. } => Cells::of(to.cell),
        Action::Home { cell, .. } | Action::Victim(cell) | Action::Grave(cell) => Cells::of(cell),
        Action::Module(deed) => deed.cells(),
        _ => Cells::NONE,
    }
}
