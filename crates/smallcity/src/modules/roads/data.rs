//! The static facts of the module, and what it remembers, counts with, tells and asks for.

use std::collections::BTreeMap;

use kernel::Seat;
use schemars::JsonSchema;
use serde::{Deserialize, Serialize};

use super::rule_ids::RULE_IDS;
use crate::border::{Border, Lines};
use crate::map::{Cell, Cells};
use crate::modules::sheet::Sheet;
use crate::pieces::{Code, Person};

/// The most Roads of a seat; `roads_per_seat` may not be more.
pub(crate) const MOST_ROADS: usize = 16;

/// The static facts of the module.
pub(crate) const SHEET: Sheet = Sheet {
    name: "roads",
    rules: "SP-ROA-",
    data: include_str!("data.toml"),
    ids: RULE_IDS,
    also: &[],
    check: None,
};

/// What is remembered about a borough.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq)]
pub struct RoadState {
    /// Roads on borders, Roundabouts on points (SP-ROA-4).
    pub lines: Lines,
}

impl RoadState {
    pub(crate) const NEW: RoadState = RoadState { lines: Lines::NONE };
}

/// The numbers of the module.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq)]
pub(crate) struct RoadRules {
    /// How many Roads and Roundabouts a seat has (SP-ROA-1).
    pub roads: u8,
    pub roundabouts: u8,
    /// The cost of one (SP-ROA-3).
    pub road_cost: u16,
    pub roundabout_cost: u16,
    /// How many Roads of a trip bring a dollar (SP-ROA-9).
    pub per_dollar: u16,
    /// The pollution of a Roundabout of a trip (SP-ROA-9).
    pub pollution: u16,
}

/// A piece that is laid (SP-ROA-2).
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Lay {
    /// A Road, and the Roundabouts that it needs (SP-ROA-5).
    Road(Border),
    /// A Roundabout alone, on the lower right corner of a cell.
    Roundabout(Cell),
}

impl Lay {
    /// Its name, in a word.
    pub(crate) const fn name(&self) -> &'static str {
        match self {
            Lay::Road(_) => "road",
            Lay::Roundabout(_) => "roundabout",
        }
    }

    /// The rule that lets a seat do it.
    pub(crate) const fn rule(_: &Lay) -> &'static str {
        "SP-ROA-2"
    }

    /// Whether it is a step of a plan.
    pub(crate) const fn is_planned(_: &Lay) -> bool {
        true
    }

    /// The cells that it concerns.
    pub(crate) fn cells(&self) -> Cells {
        match *self {
            Lay::Road(border) => border.cells(),
            Lay::Roundabout(cell) => Cells::of(cell),
        }
    }

    /// The same piece elsewhere, if there can be one.
    pub(crate) fn elsewhere(&self, cells: Cells) -> Option<Lay> {
        let mut cells = cells.iter();
        let (first, other) = (cells.next()?, cells.next());
        match self {
            Lay::Road(_) => Border::between(first, other?).map(Lay::Road),
            Lay::Roundabout(_) => other.is_none().then_some(Lay::Roundabout(first)),
        }
    }
}

/// A piece is laid (SP-ROA-2): a Road on a border, such as `d6|d7`, or a Roundabout on the lower right
/// corner of a cell.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize, JsonSchema)]
#[serde(untagged, deny_unknown_fields)]
#[schemars(rename = "SmallCityRoadEntry")]
#[allow(missing_docs)]
pub enum RoadEntry {
    Road { seat: Seat, road: String },
    Roundabout { seat: Seat, roundabout: Cell },
}

impl RoadEntry {
    /// The entry of a piece.
    pub(crate) fn of(seat: Seat, lay: Lay, _: impl Fn(Person) -> &'static str) -> RoadEntry {
        match lay {
            Lay::Road(border) => RoadEntry::Road { seat, road: border.to_string() },
            Lay::Roundabout(roundabout) => RoadEntry::Roundabout { seat, roundabout },
        }
    }

    /// The seat and its piece; fails if the entry names no border.
    pub(crate) fn deed<E>(
        &self,
        _: impl Fn(&str) -> Result<Person, E>,
        unknown: impl Fn(&str) -> E,
    ) -> Result<(Seat, Lay), E> {
        match self {
            RoadEntry::Road { seat, road } => {
                let border = Border::parse(road).ok_or_else(|| unknown(road))?;
                Ok((*seat, Lay::Road(border)))
            }
            RoadEntry::Roundabout { seat, roundabout } => Ok((*seat, Lay::Roundabout(*roundabout))),
        }
    }
}

/// The pieces that may be laid now: each comes with its seat as an entry.
#[derive(Clone, Debug, Default, PartialEq, Eq, Serialize, JsonSchema)]
#[schemars(rename = "SmallCityRoadOffers")]
pub struct Offers {
    /// Borders for a Road, by its dollars with the Roundabouts that it needs.
    #[serde(skip_serializing_if = "BTreeMap::is_empty")]
    #[schemars(default)]
    pub road: BTreeMap<u16, BordersDoc>,
    /// Points for a Roundabout alone.
    #[serde(skip_serializing_if = "Cells::is_empty_ref")]
    #[schemars(default)]
    pub roundabout: Cells,
}

impl Offers {
    /// Adds a piece that costs this many dollars.
    pub(crate) fn add(&mut self, dollars: u16, lay: &Lay) {
        match *lay {
            Lay::Road(border) => {
                let mut lines = Lines::NONE;
                lines.add(border);
                let borders = self.road.entry(dollars).or_default();
                borders.right |= lines.right;
                borders.below |= lines.below;
            }
            Lay::Roundabout(cell) => self.roundabout |= Cells::of(cell),
        }
    }
}

/// Borders: of these cells with their right neighbours, and of these with the neighbours below.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, Serialize, JsonSchema)]
#[schemars(rename = "SmallCityBorders")]
#[allow(missing_docs)]
pub struct BordersDoc {
    pub right: Cells,
    pub below: Cells,
}

/// A piece is laid, as a step of a plan.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, JsonSchema)]
#[serde(tag = "do", rename_all = "snake_case")]
#[schemars(rename = "SmallCityRoadStep")]
#[allow(missing_docs)]
pub enum StepDoc {
    /// A Road on a border, and the points of the Roundabouts that come with it.
    Road { road: String, with: Option<Cells> },
    /// A Roundabout alone.
    Roundabout { cell: Cell },
}

impl StepDoc {
    /// A piece as data, on the borough before it.
    pub(crate) fn of(lay: &Lay, state: &RoadState) -> StepDoc {
        match *lay {
            Lay::Road(border) => {
                let with = state.lines.crossed(border);
                let with = Some(with).filter(|with| !with.is_empty());
                StepDoc::Road { road: border.to_string(), with }
            }
            Lay::Roundabout(cell) => StepDoc::Roundabout { cell },
        }
    }

    /// Its event.
    pub(crate) fn event(self, seat: Seat, number: Option<u8>) -> Event {
        let rule = "SP-ROA-2";
        match self {
            StepDoc::Road { road, with } => Event::RoadLaid { seat, road, with, number, rule },
            StepDoc::Roundabout { cell } => Event::RoundaboutLaid { seat, cell, number, rule },
        }
    }
}

/// Events of the module.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, JsonSchema)]
#[serde(tag = "event", rename_all = "snake_case")]
#[schemars(rename = "SmallCityRoadEvent")]
#[allow(missing_docs)]
pub enum Event {
    /// A Road is laid, with Roundabouts on the points `with` (SP-ROA-5).
    RoadLaid {
        seat: Seat,
        road: String,
        with: Option<Cells>,
        number: Option<u8>,
        rule: &'static str,
    },
    /// A Roundabout is laid alone.
    RoundaboutLaid { seat: Seat, cell: Cell, number: Option<u8>, rule: &'static str },
    /// A person has made a trip (SP-ROA-8): along the borders of these cells with their right
    /// neighbours and of these with the neighbours below, over this many Roundabouts.
    Drove { seat: Seat, roads: u8, roundabouts: u8, right: Cells, below: Cells, rule: &'static str },
}

impl Event {
    /// The rule behind it.
    pub(crate) const fn rule(&self) -> &'static str {
        match self {
            Event::RoadLaid { rule, .. }
            | Event::RoundaboutLaid { rule, .. }
            | Event::Drove { rule, .. } => rule,
        }
    }

    /// The seat that it concerns.
    #[allow(clippy::unnecessary_wraps)] // Others have none.
    pub(crate) const fn seat(&self) -> Option<Seat> {
        match self {
            Event::RoadLaid { seat, .. }
            | Event::RoundaboutLaid { seat, .. }
            | Event::Drove { seat, .. } => Some(*seat),
        }
    }
}

/// Refusals of the module.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, JsonSchema)]
#[serde(tag = "why", rename_all = "snake_case")]
#[schemars(rename = "SmallCityRoadWhy")]
#[allow(missing_docs)]
pub enum Refusal {
    /// A Road would run between cells of the tile (SP-ROA-6).
    RoadCut { tile: Code, cells: Cells },
    /// All Roads are laid (SP-ROA-1).
    NoRoadLeft,
    /// All Roundabouts are laid (SP-ROA-1).
    NoRoundaboutLeft,
    /// Both cells are of one tile (SP-ROA-4).
    RoadInside { tile: Code, cells: Cells },
    /// The border has a Road already (SP-ROA-4).
    RoadThere { cells: Cells },
    /// The point has a Roundabout already (SP-ROA-4).
    RoundaboutThere { cell: Cell },
    /// The Road meets others at a right angle, and too few Roundabouts are left (SP-ROA-5).
    NeedsRoundabout { cells: Cells, needs: u8, left: u8 },
    /// No own Road ends there (SP-ROA-5).
    NoRoadEnds { cell: Cell },
    /// The piece costs more than there is (SP-ROA-3).
    RoadDear { price: u16, money: u16 },
    /// People of a kind never drive (SP-ROA-7).
    NeverDrives { person: &'static str },
    /// Nobody drives between these two cells (SP-ROA-7).
    NotDrivable { start: Cell, goal: Cell },
    /// No Roads lead from one cell to the other (SP-ROA-8).
    NoTrip { start: Cell, goal: Cell },
}

impl Refusal {
    /// The stable name for programs.
    pub(crate) const fn code(&self) -> &'static str {
        match self {
            Refusal::RoadCut { .. } => "road_cut",
            Refusal::NoRoadLeft | Refusal::NoRoundaboutLeft => "out_of_stock",
            Refusal::RoadInside { .. } | Refusal::NoRoadEnds { .. } => "blocked",
            Refusal::RoadThere { .. } | Refusal::RoundaboutThere { .. } => "occupied",
            Refusal::NeedsRoundabout { .. } => "needs_roundabout",
            Refusal::RoadDear { .. } => "cannot_pay",
            Refusal::NeverDrives { .. } => "must_move",
            Refusal::NotDrivable { .. } => "not_a_space",
            Refusal::NoTrip { .. } => "too_far",
        }
    }
}
