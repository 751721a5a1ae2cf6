//! A step of a plan as data.

use schemars::JsonSchema;
use serde::Serialize;

use crate::action::Action;
use crate::event::Next;
use crate::map::{Cell, Cells};
use crate::material::Amount;
use crate::rules::Rules;
use crate::state::Borough;

/// A step of a plan, on the borough as it is before it.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, JsonSchema)]
#[serde(tag = "do", rename_all = "snake_case")]
#[schemars(rename = "SmallCityStep")]
#[allow(missing_docs)]
pub enum StepDoc {
    /// A new tile (SC-5.4), the materials that pay for it, and who moves in (SC-5.7).
    Build { tile: String, cells: Cells, pay: Vec<Amount>, person: Option<&'static str> },
    /// A larger zone (SC-5.5), to this size.
    Grow { size: u8 },
    /// A larger Park (SC-5.6), on its cells so far; no tile where none stands.
    Enlarge { tile: Option<String>, cells: Cells, with: Cells },
    /// A higher level (SC-7.1), on the cells so far; no tile where none stands.
    Upgrade { tile: Option<String>, cells: Cells, with: Cell, next: Option<Next> },
}

impl StepDoc {
    /// `None` of an action that is no step of a plan.
    pub(crate) fn new(rules: &Rules, borough: &Borough, action: &Action) -> Option<StepDoc> {
        let there = |cell: Cell| match borough.tiles.on(cell) {
            Some((_, kind, cells)) => (Some(kind), cells),
            None => (None, Cells::of(cell)),
        };
        let code = |kind| rules.code(kind);
        Some(match *action {
            Action::Build(build) => StepDoc::Build {
                tile: code(build.kind),
                cells: build.cells,
                pay: Amount::list(build.pay),
                person: build.enter.map(|person| rules.person(person).name),
            },
            Action::Grow => StepDoc::Grow { size: borough.zone + 1 },
            Action::Enlarge { park, cells: with } => {
                let (kind, cells) = there(park);
                StepDoc::Enlarge { tile: kind.map(code), cells, with }
            }
            Action::Upgrade { tile, cell: with } => {
                let (kind, cells) = there(tile);
                let next = kind.and_then(|kind| rules.tile(kind).next);
                let next = next.map(|next| Next { tile: code(next) });
                StepDoc::Upgrade { tile: kind.map(code), cells, with, next }
            }
            _ => return None,
        })
    }
}
