//! The static facts of the module, and what it remembers, counts with, tells and asks for.

use kernel::{DataFaults, Seat};
use schemars::JsonSchema;
use serde::{Deserialize, Serialize};

use super::rule_ids::RULE_IDS;
use crate::constants::Constants;
use crate::map::{Cell, Cells};
use crate::modules::sheet::Sheet;
use crate::pieces::{PEOPLE, Person};
use crate::source::TollPart;

/// The static facts of the module.
pub(crate) const SHEET: Sheet = Sheet {
    name: "police",
    rules: "SP-POL-",
    data: include_str!("data.toml"),
    ids: RULE_IDS,
    // Card L comes with this module too (SP-POL-1).
    also: &["SP-ACT-2"],
    check: Some(check),
};

/// Every officer has a cell of the station (SP-POL-2).
fn check(constants: &Constants, faults: &mut DataFaults) {
    let officers = constants.int("officers_per_seat");
    let cells = constants.tile("tile_police").map_or(0, |tile| i32::from(tile.cells));
    if cells < officers {
        let problem =
            format!("has {cells} cells; there are {officers} officers (officers_per_seat)");
        faults.add("station_too_small", "tile_police.shapes", problem, "SP-POL-2");
    }
}

/// What is remembered about the table.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq)]
pub struct PoliceTable {
    /// The round of the last riots, 0 before the first (SP-POL-9).
    pub riots: u8,
}

impl PoliceTable {
    pub(crate) const NEW: PoliceTable = PoliceTable { riots: 0 };
}

/// What is remembered about a borough's riots.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq)]
pub struct PoliceState {
    /// The cells of people named as rioters.
    pub cells: Cells,
    /// How many were named in City Hall, by kind.
    pub hall: [u8; PEOPLE],
}

impl PoliceState {
    pub(crate) const NEW: PoliceState = PoliceState { cells: Cells::NONE, hall: [0; PEOPLE] };
}

/// The numbers of the module.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq)]
pub(crate) struct PoliceRules {
    /// The kind of people that officers are; none while the module is off.
    pub officer: Option<Person>,
    /// The pollution of an officer (SP-POL-15).
    pub pollution: u16,
    /// The votes of a covered home for each voter (SP-POL-13).
    pub bonus: i32,
    /// The cost of a rioter at the end (SP-POL-17).
    pub penalty: i32,
}

/// A rioter (SP-POL-10).
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Riot {
    /// A person on a cell.
    On(Cell),
    /// A person of a kind in City Hall.
    Hall(Person),
}

impl Riot {
    /// Its name, in a word.
    pub(crate) const fn name(_: &Riot) -> &'static str {
        "riot"
    }

    /// The rule that lets a seat do it.
    pub(crate) const fn rule(_: &Riot) -> &'static str {
        "SP-POL-10"
    }

    /// Whether it is a step of a plan.
    pub(crate) const fn is_planned(_: &Riot) -> bool {
        false
    }

    /// A rioter elsewhere, if there can be one.
    pub(crate) fn elsewhere(_: &Riot, cells: Cells) -> Option<Riot> {
        cells.first().map(Riot::On)
    }

    /// The cell of the person.
    pub(crate) fn cells(&self) -> Cells {
        match *self {
            Riot::On(cell) => Cells::of(cell),
            Riot::Hall(_) => Cells::NONE,
        }
    }
}

/// The word for City Hall in an entry.
pub(crate) const HALL: &str = "hall";

/// A person riots (SP-POL-10): on a cell, or of a kind in `hall`.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize, JsonSchema)]
#[serde(deny_unknown_fields)]
#[schemars(rename = "SmallCityRiotEntry")]
#[allow(missing_docs)]
pub struct RiotEntry {
    pub seat: Seat,
    pub riot: String,
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub person: Option<String>,
}

impl RiotEntry {
    /// The entry of a rioter.
    pub(crate) fn of(seat: Seat, who: Riot, name: impl Fn(Person) -> &'static str) -> RiotEntry {
        let (riot, person) = match who {
            Riot::On(cell) => (cell.to_string(), None),
            Riot::Hall(person) => (HALL.to_owned(), Some(name(person).to_owned())),
        };
        RiotEntry { seat, riot, person }
    }

    /// The seat and the rioter; fails if the entry names unknown people or no place.
    pub(crate) fn deed<E>(
        &self,
        person: impl Fn(&str) -> Result<Person, E>,
        unknown: impl Fn(&str) -> E,
    ) -> Result<(Seat, Riot), E> {
        let who = match (Cell::parse(&self.riot), &self.person) {
            (Some(cell), None) => Riot::On(cell),
            (None, Some(name)) if self.riot == HALL => Riot::Hall(person(name)?),
            _ => return Err(unknown(&self.riot)),
        };
        Ok((self.seat, who))
    }
}

/// A person riots, as offers and choices show it.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, JsonSchema)]
#[serde(tag = "do", rename_all = "snake_case")]
#[schemars(rename = "SmallCityRiotDeed")]
#[allow(missing_docs)]
pub enum DeedDoc {
    /// A person on a cell, or of a kind in City Hall.
    Riot { cell: Option<Cell>, person: Option<&'static str> },
}

impl DeedDoc {
    /// Always as data.
    #[allow(clippy::unnecessary_wraps)] // Others have none.
    pub(crate) fn of(riot: &Riot, name: impl Fn(Person) -> &'static str) -> Option<DeedDoc> {
        let (cell, person) = match *riot {
            Riot::On(cell) => (Some(cell), None),
            Riot::Hall(person) => (None, Some(name(person))),
        };
        Some(DeedDoc::Riot { cell, person })
    }
}

/// Events of the module.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, JsonSchema)]
#[serde(tag = "event", rename_all = "snake_case")]
#[schemars(rename = "SmallCityPoliceEvent")]
#[allow(missing_docs)]
pub enum Event {
    /// A person riots, on a cell or in City Hall (SP-POL-10).
    Rioted { seat: Seat, person: &'static str, cell: Option<Cell>, rule: &'static str },
    /// All riots stop (SP-POL-16).
    Calmed { rule: &'static str },
}

impl Event {
    /// The rule behind it.
    pub(crate) const fn rule(&self) -> &'static str {
        match self {
            Event::Rioted { rule, .. } | Event::Calmed { rule } => rule,
        }
    }

    /// The seat that it concerns, if any.
    pub(crate) const fn seat(&self) -> Option<Seat> {
        match self {
            Event::Rioted { seat, .. } => Some(*seat),
            Event::Calmed { .. } => None,
        }
    }
}

/// The points that modules subtract from a score, by name in results.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, Serialize, Deserialize, JsonSchema)]
#[schemars(rename = "SmallCityTolls")]
pub struct Tolls {
    /// Riots (SP-POL-17).
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub riots: Option<i32>,
}

impl Tolls {
    /// The tolls among the parts of a score.
    pub(crate) fn of(parts: impl Iterator<Item = TollPart>) -> Tolls {
        let mut tolls = Tolls::default();
        for part in parts.filter(|part| part.source.0 == "riots") {
            tolls.riots = Some(part.points);
        }
        tolls
    }
}

/// Refusals of the module.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, JsonSchema)]
#[serde(tag = "why", rename_all = "snake_case")]
#[schemars(rename = "SmallCityPoliceWhy")]
#[allow(missing_docs)]
pub enum Refusal {
    /// Nobody there can riot: nobody is there, or they are covered or riot already (SP-POL-10).
    NobodyRiots { cell: Cell },
    /// Nobody of a kind in City Hall can riot (SP-POL-10).
    NobodyRiotsInHall { person: Option<&'static str> },
}

impl Refusal {
    /// The stable name for programs.
    pub(crate) const fn code(&self) -> &'static str {
        match self {
            Refusal::NobodyRiots { .. } | Refusal::NobodyRiotsInHall { .. } => "not_a_space",
        }
    }
}
