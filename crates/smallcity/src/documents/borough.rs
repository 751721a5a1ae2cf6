//! A borough as documents show it.

use std::collections::BTreeMap;

use kernel::Seat;
use schemars::JsonSchema;
use serde::Serialize;

use super::effect::function;
use super::lines::{DrawnDoc, LinesDoc};
use crate::border::Lines;
use crate::facets::Facet;
use crate::game::SmallCity;
use crate::map::{Cell, Cells};
use crate::pieces::{Land, Mark};
use crate::rules::Rules;
use crate::state::Borough;

/// A map.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, JsonSchema)]
#[schemars(rename = "SmallCityBorough")]
pub struct BoroughDoc {
    /// The size of the zone (SC-2.3).
    pub zone: u8,
    /// The tiles by their first cells.
    pub tiles: BTreeMap<String, PlacedDoc>,
    /// The people spaces by their cells, with the people on them (SC-2.13).
    pub spaces: BTreeMap<String, SpaceDoc>,
    /// Cells of the zone where nothing stands.
    pub empty: Cells,
    /// The Mayor's cells.
    pub mayor: Cells,
    /// The cemetery.
    pub cemetery: Cells,
    /// How many people are buried in it.
    pub buried: u8,
    /// Land of all kinds that modules bring.
    pub land: Vec<LandDoc>,
    /// Things on borders and points.
    #[serde(skip_serializing_if = "Vec::is_empty")]
    #[schemars(default)]
    pub lines: Vec<DrawnDoc>,
    /// Borders that no tile may cross.
    #[serde(skip_serializing_if = "Option::is_none")]
    #[schemars(default)]
    pub walls: Option<LinesDoc>,
    /// Own people on open ground, by their cells; it has no people spaces.
    #[serde(skip_serializing_if = "BTreeMap::is_empty")]
    #[schemars(default)]
    pub standing: BTreeMap<String, SomebodyDoc>,
    /// People that modules mark.
    #[serde(skip_serializing_if = "Vec::is_empty")]
    #[schemars(default)]
    pub marks: Vec<MarkDoc>,
    /// Cells that tiles of modules need beside them.
    #[serde(skip_serializing_if = "Vec::is_empty")]
    #[schemars(default)]
    pub areas: Vec<AreaDoc>,
}

/// Cells that tiles of modules need beside them.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, JsonSchema)]
#[schemars(rename = "SmallCityArea")]
pub struct AreaDoc {
    /// What they are, as a code.
    pub name: &'static str,
    /// The cells of all areas with this name.
    pub cells: Cells,
}

/// People that a module marks.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, JsonSchema)]
#[schemars(rename = "SmallCityMark")]
pub struct MarkDoc {
    /// The mark, as a code.
    pub mark: &'static str,
    /// The cells with such people.
    pub cells: Cells,
    /// The marked people in City Hall.
    pub hall: Vec<PeopleDoc>,
}

/// A tile on a map.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, JsonSchema)]
#[schemars(rename = "SmallCityPlaced")]
pub struct PlacedDoc {
    /// Its code.
    pub tile: String,
    /// Its level.
    pub level: u8,
    /// Its cells.
    pub cells: Cells,
}

/// A people space.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, JsonSchema)]
#[schemars(rename = "SmallCitySpace")]
pub struct SpaceDoc {
    /// What it is for, in Commerce (SC-6.2).
    pub function: Option<&'static str>,
    /// The person there.
    pub who: Option<SomebodyDoc>,
}

/// A person on a space.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, JsonSchema)]
#[schemars(rename = "SmallCitySomebody")]
pub struct SomebodyDoc {
    /// The kind of person.
    pub person: &'static str,
    /// The owner.
    pub seat: Seat,
    /// Whether it does nothing this round: it should have moved (SC-8.5), or a module says so.
    pub idle: bool,
}

/// A number of people of a kind.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, JsonSchema)]
#[schemars(rename = "SmallCityPeople")]
pub struct PeopleDoc {
    /// The kind.
    pub person: &'static str,
    /// How many.
    pub count: u8,
}

/// Land of some kind.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, JsonSchema)]
#[schemars(rename = "SmallCityLand")]
pub struct LandDoc {
    /// Its letter on a map.
    pub letter: String,
    /// What it is, as a code.
    pub name: String,
    /// Where.
    pub cells: Cells,
}

impl SmallCity {
    /// Land of every kind on a map, which modules bring.
    pub fn land(&self, borough: &Borough) -> Vec<Land> {
        self.rules().land(borough).collect()
    }

    /// The borders of a map that no tile may cross.
    pub fn walls(&self, borough: &Borough) -> Lines {
        self.rules().walls(borough)
    }

    /// The people of a map that modules mark.
    pub fn marks(&self, borough: &Borough) -> Vec<Mark> {
        self.rules().marks(borough).collect()
    }
}

impl BoroughDoc {
    pub(super) fn new(game: &SmallCity, seat: Seat, borough: &Borough) -> BoroughDoc {
        let rules = game.rules();
        let placed = |(_, kind, cells): (usize, crate::pieces::Kind, Cells)| {
            let first = cells.first().map(|cell| cell.to_string()).unwrap_or_default();
            (first, PlacedDoc { tile: rules.code(kind), level: rules.tile(kind).level, cells })
        };
        let spaces = borough.tiles.iter().flat_map(|(_, kind, cells)| {
            let tied = if rules.tile(kind).is(Facet::CityHall) {
                Cells::NONE
            } else {
                rules.spaces(kind, cells)
            };
            tied.iter().map(move |cell| {
                let function = function(rules, kind, cells.rank(cell));
                let who = somebody(rules, seat, borough, cell);
                (cell.to_string(), SpaceDoc { function, who })
            })
        });
        let land = game.land(borough).into_iter().map(|land| LandDoc {
            letter: land.letter.to_string(),
            name: land.name.to_owned(),
            cells: land.cells,
        });
        BoroughDoc {
            zone: borough.zone,
            tiles: borough.tiles.iter().map(placed).collect(),
            spaces: spaces.collect(),
            empty: borough.empty(),
            mayor: borough.mayor,
            cemetery: borough.cemetery,
            buried: borough.buried,
            land: land.collect(),
            lines: rules.lines(borough).map(DrawnDoc::from).collect(),
            walls: Some(rules.walls(borough)).filter(|walls| !walls.is_empty()).map(LinesDoc::from),
            standing: standing(rules, seat, borough),
            marks: marks(rules, borough),
            areas: areas(rules, borough),
        }
    }
}

/// The areas of a borough.
fn areas(rules: &Rules, borough: &Borough) -> Vec<AreaDoc> {
    let areas = rules.hooks.areas.iter().map(|area| {
        let cells = (area.cells)(rules, borough);
        AreaDoc { name: area.source.0, cells }
    });
    areas.filter(|area| !area.cells.is_empty()).collect()
}

/// Own people who are on no people space.
fn standing(rules: &Rules, seat: Seat, borough: &Borough) -> BTreeMap<String, SomebodyDoc> {
    let cells = borough.own_people().without(rules.spaces_of(borough, |_| true));
    let who = |cell| somebody(rules, seat, borough, cell);
    cells.iter().filter_map(|cell| Some((cell.to_string(), who(cell)?))).collect()
}

/// The marks in a borough.
fn marks(rules: &Rules, borough: &Borough) -> Vec<MarkDoc> {
    let marks = rules.marks(borough).map(|mark| {
        let counts = rules.persons().map(|person| (person, mark.hall[person.index()]));
        let hall = counts.filter(|(_, count)| *count > 0);
        let hall =
            hall.map(|(person, count)| PeopleDoc { person: rules.person(person).name, count });
        MarkDoc { mark: mark.name, cells: mark.cells, hall: hall.collect() }
    });
    marks.filter(|mark| !mark.cells.is_empty() || !mark.hall.is_empty()).collect()
}

fn somebody(rules: &Rules, seat: Seat, borough: &Borough, cell: Cell) -> Option<SomebodyDoc> {
    let own = rules.persons().find(|person| borough.people[person.index()].contains(cell));
    if let Some(person) = own {
        let idle = borough.idle.contains(cell);
        let person = rules.person(person).name;
        return Some(SomebodyDoc { person, seat, idle });
    }
    let guest =
        Seat::first(rules.seats).find(|guest| borough.guests[guest.index()] == Some(cell))?;
    let idle = borough.idle_guests.contains(guest);
    let person = rules.person(crate::pieces::Person::CITIZEN).name;
    Some(SomebodyDoc { person, seat: guest, idle })
}

/// The number of people of each kind, without empty kinds other than citizens.
pub(super) fn people(rules: &Rules, counts: &[u8]) -> Vec<PeopleDoc> {
    let kinds = rules.persons().map(|person| (rules.person(person).name, counts[person.index()]));
    let told = kinds.enumerate().filter(|(kind, (_, count))| *kind == 0 || *count > 0);
    told.map(|(_, (person, count))| PeopleDoc { person, count }).collect()
}
