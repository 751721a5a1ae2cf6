//! Actions, entries and documents of single cities.

use kernel::Seat;
use schemars::JsonSchema;
use serde::{Deserialize, Serialize};

use super::data::City;
use crate::map::{Cell, Cells};
use crate::pieces::Person;

/// The Residence that Madrid adds (SP-EUR-42), as records name it.
pub(crate) const HOME: &str = "R1";

/// What a seat does.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum CityDeed {
    /// Picks a side of the board that it was dealt (SP-EUR-1).
    Settle(City),
    /// The free home on the perimeter, and who moves in (SP-EUR-42).
    FreeHome {
        /// Where.
        cell: Cell,
        /// The person who moves in from City Hall at once (SC-5.7).
        enter: Option<Person>,
    },
    /// Merges two Residences, named by their first cells (SP-EUR-61).
    Merge {
        /// The first cell of the Residence that comes first in reading order.
        first: Cell,
        /// The first cell of the other.
        other: Cell,
    },
}

impl CityDeed {
    /// Merges two Residences, named in any order.
    pub fn merge(one: Cell, other: Cell) -> CityDeed {
        CityDeed::Merge { first: one.min(other), other: one.max(other) }
    }

    /// Its name, in a word.
    pub(crate) const fn name(&self) -> &'static str {
        match self {
            CityDeed::Settle(_) => "settle",
            CityDeed::FreeHome { .. } => "free_home",
            CityDeed::Merge { .. } => "merge",
        }
    }

    /// The rule that lets a seat do it.
    pub(crate) const fn rule(&self) -> &'static str {
        match self {
            CityDeed::Settle(_) => "SP-EUR-1",
            CityDeed::FreeHome { .. } => "SP-EUR-42",
            CityDeed::Merge { .. } => "SP-EUR-61",
        }
    }

    /// Whether it is a step of a plan.
    pub(crate) const fn is_planned(&self) -> bool {
        matches!(self, CityDeed::FreeHome { .. })
    }

    /// The cells that it concerns; for a merge the first cells of both Residences.
    pub(crate) fn cells(&self) -> Cells {
        match *self {
            CityDeed::Settle(_) => Cells::NONE,
            CityDeed::FreeHome { cell, .. } => Cells::of(cell),
            CityDeed::Merge { first, other } => Cells::of(first) | Cells::of(other),
        }
    }

    /// The same deed elsewhere, if there can be one.
    pub(crate) fn elsewhere(&self, cells: Cells) -> Option<CityDeed> {
        let mut cells = cells.iter();
        let (first, other) = (cells.next()?, cells.next());
        match *self {
            CityDeed::FreeHome { enter, .. } => {
                other.is_none().then_some(CityDeed::FreeHome { cell: first, enter })
            }
            CityDeed::Merge { .. } => other.map(|other| CityDeed::merge(first, other)),
            CityDeed::Settle(_) => None,
        }
    }
}

/// A deed for a city, as offers and choices show it.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, JsonSchema)]
#[serde(tag = "do", rename_all = "snake_case")]
#[schemars(rename = "SmallCityCityDeed")]
#[allow(missing_docs)]
pub enum DeedDoc {
    /// A city of the board that was dealt.
    Settle { city: &'static str },
    /// Two Residences, named by their first cells, become one.
    Merge { merge: Cell, with: Cell },
}

impl DeedDoc {
    /// `None` for a build, which documents show as a build.
    pub(crate) fn of(deed: &CityDeed, _: impl Fn(Person) -> &'static str) -> Option<DeedDoc> {
        match *deed {
            CityDeed::Settle(city) => Some(DeedDoc::Settle { city: city.name() }),
            CityDeed::FreeHome { .. } => None,
            CityDeed::Merge { first, other } => Some(DeedDoc::Merge { merge: first, with: other }),
        }
    }
}

/// A deed of a seat for its city: the side of its board (SP-EUR-1), the free home of a plan
/// (SP-EUR-42), a `build` with `free`, or two Residences, named by their first cells in any order,
/// that become one (SP-EUR-61).
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize, JsonSchema)]
#[serde(untagged, deny_unknown_fields)]
#[schemars(rename = "SmallCityCityEntry")]
#[allow(missing_docs)]
pub enum CityEntry {
    Settle {
        seat: Seat,
        city: String,
    },
    FreeHome {
        seat: Seat,
        build: String,
        on: Cell,
        free: bool,
        #[serde(default, skip_serializing_if = "Option::is_none")]
        enter: Option<String>,
    },
    Merge {
        seat: Seat,
        merge: Cell,
        with: Cell,
    },
}

impl CityEntry {
    /// The entry of a deed.
    pub(crate) fn of(
        seat: Seat,
        deed: CityDeed,
        name: impl Fn(Person) -> &'static str,
    ) -> CityEntry {
        match deed {
            CityDeed::Settle(city) => CityEntry::Settle { seat, city: city.name().to_owned() },
            CityDeed::FreeHome { cell, enter } => CityEntry::FreeHome {
                seat,
                build: HOME.to_owned(),
                on: cell,
                free: true,
                enter: enter.map(|person| name(person).to_owned()),
            },
            CityDeed::Merge { first, other } => {
                CityEntry::Merge { seat, merge: first, with: other }
            }
        }
    }

    /// The seat and its deed; fails if the entry names another tile or unknown people.
    pub(crate) fn deed<E>(
        &self,
        person: impl Fn(&str) -> Result<Person, E>,
        unknown: impl Fn(&str) -> E,
    ) -> Result<(Seat, CityDeed), E> {
        match self {
            CityEntry::Settle { seat, city } => {
                let found = City::ALL.into_iter().find(|known| known.name() == city);
                Ok((*seat, CityDeed::Settle(found.ok_or_else(|| unknown(city))?)))
            }
            CityEntry::FreeHome { build, free, .. } if build != HOME || !free => {
                Err(unknown(build))
            }
            CityEntry::FreeHome { seat, on, enter, .. } => {
                let enter = enter.as_ref().map(|name| person(name)).transpose()?;
                Ok((*seat, CityDeed::FreeHome { cell: *on, enter }))
            }
            CityEntry::Merge { seat, merge, with } => Ok((*seat, CityDeed::merge(*merge, *with))),
        }
    }
}

/// Events of single cities.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, JsonSchema)]
#[serde(tag = "event", rename_all = "snake_case")]
#[schemars(rename = "SmallCityCityEvent")]
#[allow(missing_docs)]
pub enum Event {
    /// A board is dealt to a seat (SP-EUR-1).
    BoardDealt { seat: Seat, board: String, rule: &'static str },
    /// A seat has picked its city (SP-EUR-1).
    Settled { seat: Seat, city: &'static str, rule: &'static str },
    /// The wall of a borough falls (SP-EUR-61).
    WallFell { seat: Seat, rule: &'static str },
    /// Two Residences on these cells become one: the tile on `cells`.
    Merged { seat: Seat, tile: String, cells: Cells, with: Cells, rule: &'static str },
}

impl Event {
    /// The rule behind it.
    pub(crate) const fn rule(&self) -> &'static str {
        match self {
            Event::BoardDealt { rule, .. }
            | Event::Settled { rule, .. }
            | Event::WallFell { rule, .. }
            | Event::Merged { rule, .. } => rule,
        }
    }

    /// The seat that it concerns.
    #[allow(clippy::unnecessary_wraps)] // Others have none.
    pub(crate) const fn seat(&self) -> Option<Seat> {
        match self {
            Event::BoardDealt { seat, .. }
            | Event::Settled { seat, .. }
            | Event::WallFell { seat, .. }
            | Event::Merged { seat, .. } => Some(*seat),
        }
    }
}
