//! The static facts of the module, and what it remembers, counts with and refuses.

use kernel::DataFaults;
use schemars::JsonSchema;
use serde::Serialize;

use super::rule_ids::RULE_IDS;
use crate::constants::Constants;
use crate::map::Cells;
use crate::modules::sheet::Sheet;
use crate::pieces::{Code, Kind};

/// The static facts of the module.
pub(crate) const SHEET: Sheet = Sheet {
    name: "buildings",
    rules: "SP-BLD-",
    data: include_str!("data.toml"),
    ids: RULE_IDS,
    also: &[],
    check: Some(check),
};

/// A Palace has the cells of its shapes (SP-BLD-6).
fn check(constants: &Constants, faults: &mut DataFaults) {
    let set = &constants.words("palace_shape")[0];
    let (has, wanted) =
        (constants.shape_set(set).first().map_or(0, Vec::len), constants.int("palace_cells"));
    if usize::try_from(wanted) != Ok(has) {
        let problem = format!("{set} has shapes of {has} cells; palace_cells is {wanted}");
        faults.add("shape_size", "palace_shape", problem, "SP-BLD-6");
    }
}

/// What is remembered about a borough's Statues and Palaces.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq)]
pub struct BuildingState {
    /// How many Statues stand; with none or one, no two can come together.
    pub statues: u8,
    /// How many Palaces bring no more promise: those that stood when building began, and those that
    /// have brought one (SP-BLD-8).
    pub served: u8,
}

impl BuildingState {
    pub(crate) const NEW: BuildingState = BuildingState { statues: 0, served: 0 };
}

/// The numbers of the module.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq)]
pub(crate) struct BuildingRules {
    /// The Statue; none while the module is off.
    pub statue: Option<Kind>,
    /// The Palace.
    pub palace: Option<Kind>,
    /// How many Park cells make a Garden (SP-BLD-1).
    pub garden: usize,
}

/// Refusals of the module.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, JsonSchema)]
#[serde(tag = "why", rename_all = "snake_case")]
#[schemars(rename = "SmallCityBuildingsWhy")]
#[allow(missing_docs)]
pub enum Refusal {
    /// These Statues would stand in one group of Parks (SP-BLD-3).
    TwoStatues { tile: Code, cells: Cells },
}

impl Refusal {
    /// The stable name for programs.
    pub(crate) const fn code(&self) -> &'static str {
        match self {
            Refusal::TwoStatues { .. } => "two_statues",
        }
    }
}
