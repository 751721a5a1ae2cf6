//! The static facts of the module, and what it remembers, counts with and refuses.

use kernel::{OptionInfo, OptionKind};
use schemars::JsonSchema;
use serde::Serialize;

use super::rule_ids::RULE_IDS;
use crate::map::{Cell, Cells};
use crate::modules::sheet::Sheet;
use crate::pieces::{Code, SEATS};

const EASY: &str = include_str!("easy.txt");
const EXPERT: &str = include_str!("expert.txt");

/// The forest of a side: the cells marked `f` on its map of ten lines.
pub(super) fn map_of(side: usize) -> Cells {
    let cells = [EASY, EXPERT][side].lines().enumerate().flat_map(|(row, line)| {
        let marked = line.bytes().enumerate().filter(|(_, mark)| *mark == b'f');
        marked.filter_map(move |(column, _)| Cell::at(column, row))
    });
    cells.collect()
}

/// The static facts of the module.
pub(crate) const SHEET: Sheet = Sheet {
    name: "forest",
    rules: "SP-FOR-",
    data: include_str!("data.toml"),
    ids: RULE_IDS,
    also: &[],
    check: None,
};

/// The side of the boards, one for all or one for each seat (SP-FOR-1).
pub(crate) const SIDE: OptionInfo = OptionInfo {
    kind: OptionKind::EachSeat,
    when: Some(("modules", "forest")),
    ..OptionInfo::one("forest_side", &["easy", "expert"], "SP-FOR-1")
};

/// What is remembered about a borough's forest.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq)]
pub struct ForestState {
    /// The cells with forest.
    pub cells: Cells,
    /// The cost of clearing in this phase 2, before the card that halves it (SP-FOR-3).
    pub cleared: u16,
    /// Wood set aside (SP-FOR-4).
    pub wood: u8,
}

impl ForestState {
    pub(crate) const NEW: ForestState = ForestState { cells: Cells::NONE, cleared: 0, wood: 0 };
}

/// The numbers of the module.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq)]
pub(crate) struct ForestRules {
    /// Clearing a cell, by side.
    pub price: [u16; 2],
    /// Wood of a cell.
    pub wood: u8,
    /// Pollution of a piece of wood.
    pub pollution: u16,
    /// The percentage that the taker of card F pays of it.
    pub planner_percent: u16,
    /// The side of each seat, by place among the choices of the option.
    pub sides: [usize; SEATS],
}

/// Refusals of the module.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, JsonSchema)]
#[serde(tag = "why", rename_all = "snake_case")]
#[schemars(rename = "SmallCityForestWhy")]
pub enum Refusal {
    /// A Park would cover forest on these cells (SP-FOR-2).
    #[allow(missing_docs)]
    ParkOnForest { tile: Code, cells: Cells },
}

impl Refusal {
    /// The stable name for programs.
    pub(crate) const fn code(&self) -> &'static str {
        match self {
            Refusal::ParkOnForest { .. } => "forest_park",
        }
    }

    /// The forest that it would cover.
    pub(crate) const fn cells(&self) -> Cells {
        match self {
            Refusal::ParkOnForest { cells, .. } => *cells,
        }
    }
}
