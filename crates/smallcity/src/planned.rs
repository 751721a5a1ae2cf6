//! A step of a plan as data, for plans, choices, events and refusals.

use schemars::JsonSchema;
use serde::Serialize;

use crate::map::{Cell, Cells};
use crate::material::Amount;
use crate::modules::data as modules;

/// A step of a plan, on the borough before it.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, JsonSchema)]
#[serde(tag = "do", rename_all = "snake_case")]
#[schemars(rename = "SmallCityStep")]
#[allow(missing_docs)]
pub enum StepDoc {
    /// A new tile (SC-5.4), the materials that pay for it, and the person who moves in (SC-5.7). `free`
    /// builds cost no point and come after upgrades, as in their entry.
    Build {
        tile: String,
        cells: Cells,
        pay: Vec<Amount>,
        person: Option<&'static str>,
        #[serde(skip_serializing_if = "std::ops::Not::not")]
        #[schemars(default)]
        free: bool,
    },
    /// A larger zone (SC-5.5), to this size.
    Grow { size: u8 },
    /// A larger Park (SC-5.6), on its cells so far; no tile where none stands.
    Enlarge { tile: Option<String>, cells: Cells, with: Cells, next: Option<Next> },
    /// A higher level (SC-7.1), on the cells so far; no tile where none stands.
    Upgrade { tile: Option<String>, cells: Cells, with: Cell, next: Option<Next> },
    /// A person leaves City Hall for a new home (SC-5.7, SC-8.7).
    Home { cell: Cell, person: &'static str },
    /// A step of a module.
    #[serde(untagged)]
    Module(modules::StepDoc),
}

/// The tile that another becomes.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, JsonSchema)]
#[schemars(rename = "SmallCityNextTile")]
pub struct Next {
    /// Its new code.
    pub tile: String,
}
