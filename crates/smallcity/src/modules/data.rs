//! The modules and their static facts; what they remember, count with and refuse.
//!
//! The folders of [`super`] hold their behaviour; lower layers may know only this.

use kernel::{OptionInfo, OptionKind, Seat};
use schemars::JsonSchema;
use serde::{Deserialize, Serialize};

use super::buildings::data as buildings;
use super::cards::data as cards;
use super::cities::data as europe;
use super::cities::deeds as cities;
use super::forest::data as forest;
use super::historic::data as historic;
#[cfg(test)]
use super::lighthouses::data as lighthouses;
use super::police::data as police;
use super::promises::data as promises;
use super::roads::data as roads;
use super::rule_ids;
use super::sheet::Sheet;
use super::special::data as special;
use super::traders::data as traders;
use crate::map::{Cell, Cells};
use crate::pieces::Person;
use crate::source::TollPart;

/// Every module that a set-up can switch on, in the order in which the rules ask them (section 0 of the
/// expansion's rules).
pub(crate) const SHEETS: &[Sheet] = &[
    police::SHEET,
    traders::SHEET,
    forest::SHEET,
    europe::SHEET,
    cards::SHEET,
    buildings::SHEET,
    promises::SHEET,
    special::SHEET,
    historic::SHEET,
    roads::SHEET,
    #[cfg(test)]
    lighthouses::SHEET,
];

/// Modules that can only be on with another: each with that other.
const NEEDS: &[(&str, &str)] = &[
    ("promises", "police"),
    ("promises", "traders"),
    ("promises", "buildings"),
    ("special", "promises"),
    ("historic", "forest"),
];

/// Modules that need a choice of another option: each with that choice.
const ASKS: &[(&str, (&str, &str))] = &[("special", ("advanced", "yes"))];

/// Modules that cannot be on together.
const EXCLUDES: &[(&str, &str)] = &[("forest", "cities")];

/// Which modules are on (SP-SET-1).
pub(crate) const OPTION: OptionInfo = {
    const NAMES: [&str; SHEETS.len()] = {
        let mut names = [""; SHEETS.len()];
        let mut at = 0;
        while at < SHEETS.len() {
            names[at] = SHEETS[at].name;
            at += 1;
        }
        names
    };
    let option = OptionInfo::one("modules", &NAMES, "SP-SET-1");
    OptionInfo { kind: OptionKind::Several, needs: NEEDS, excludes: EXCLUDES, asks: ASKS, ..option }
};

/// The ids of the rules of all modules.
pub(crate) const RULE_IDS: &[&[&str]] = {
    const IDS: [&[&str]; SHEETS.len() + 1] = {
        let mut ids = [rule_ids::RULE_IDS; SHEETS.len() + 1];
        let mut at = 0;
        while at < SHEETS.len() {
            ids[at + 1] = SHEETS[at].ids;
            at += 1;
        }
        ids
    };
    &IDS
};

/// The options that modules add to a set-up; an option is refused while its module is off (SP-SET-8).
pub(crate) const OPTIONS: &[OptionInfo] = &[
    forest::SIDE,
    europe::CITIES,
    historic::BUILDING,
    #[cfg(test)]
    lighthouses::COAST,
];

/// Modules that leave platforms out (SP-EUR-3).
pub(crate) const NO_PLATFORMS: &[&str] = &[europe::SHEET.name];

/// Refusals of modules; where the core refuses the same, modules use the core's refusal.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, JsonSchema)]
#[serde(untagged)]
#[schemars(rename = "SmallCityModuleWhy")]
pub enum Refusal {
    /// See `modules/police`.
    Police(police::Refusal),
    /// See `modules/forest`.
    Forest(forest::Refusal),
    /// See `modules/cities`.
    Europe(europe::Refusal),
    /// See `modules/cards`.
    Cards(cards::Refusal),
    /// See `modules/buildings`.
    Buildings(buildings::Refusal),
    /// See `modules/roads`.
    Roads(roads::Refusal),
}

impl Refusal {
    /// The stable name for programs.
    pub(crate) const fn code(&self) -> &'static str {
        match self {
            Refusal::Police(why) => why.code(),
            Refusal::Forest(why) => why.code(),
            Refusal::Europe(why) => why.code(),
            Refusal::Cards(why) => why.code(),
            Refusal::Buildings(why) => why.code(),
            Refusal::Roads(why) => why.code(),
        }
    }

    /// The cells to show with it; none if there is nothing to show.
    pub(crate) const fn cells(&self) -> Cells {
        match self {
            Refusal::Forest(forest::Refusal::ParkOnForest { cells, .. }) => *cells,
            Refusal::Europe(why) => why.cells(),
            _ => Cells::NONE,
        }
    }
}

/// Actions that only modules know: in steps of their own, or in plans after upgrades.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Deed {
    /// See `modules/police`.
    Police(police::Riot),
    /// See `modules/cities`.
    Europe(cities::CityDeed),
    /// See `modules/roads`.
    Roads(roads::Lay),
}

impl Deed {
    /// Its name, in a word.
    pub const fn name(&self) -> &'static str {
        match self {
            Deed::Police(_) => "riot",
            Deed::Europe(deed) => deed.name(),
            Deed::Roads(roads::Lay::Road(_)) => "road",
            Deed::Roads(roads::Lay::Roundabout(_)) => "roundabout",
        }
    }

    /// The rule that lets a seat do it.
    pub(crate) const fn rule(&self) -> &'static str {
        match self {
            Deed::Police(_) => "SP-POL-10",
            Deed::Europe(deed) => deed.rule(),
            Deed::Roads(_) => "SP-ROA-2",
        }
    }

    /// Whether it is a step of a plan.
    pub(crate) const fn is_planned(&self) -> bool {
        match self {
            Deed::Police(_) => false,
            Deed::Europe(deed) => deed.is_planned(),
            Deed::Roads(_) => true,
        }
    }

    /// The same deed on other cells, if there can be one.
    #[must_use]
    pub fn elsewhere(&self, cells: Cells) -> Option<Deed> {
        match self {
            Deed::Police(_) => cells.first().map(|cell| Deed::Police(police::Riot::On(cell))),
            Deed::Europe(deed) => deed.elsewhere(cells).map(Deed::Europe),
            Deed::Roads(lay) => lay.elsewhere(cells).map(Deed::Roads),
        }
    }

    /// The cells that it concerns.
    pub fn cells(&self) -> Cells {
        match *self {
            Deed::Police(police::Riot::On(cell)) => Cells::of(cell),
            Deed::Police(police::Riot::Hall(_)) => Cells::NONE,
            Deed::Europe(deed) => deed.cells(),
            Deed::Roads(lay) => lay.cells(),
        }
    }

    /// As a step of a plan, in a borough whose modules remember `state` before it; `None` for a deed
    /// that is no such step, or that documents show as a build.
    pub(crate) fn step(&self, state: &BoroughState) -> Option<StepDoc> {
        match self {
            Deed::Police(_) | Deed::Europe(_) => None,
            Deed::Roads(lay) => Some(StepDoc::Roads(lay.doc(&state.roads.lines))),
        }
    }

    /// As data; `None` for a step of a plan.
    pub(crate) fn doc(&self, name: impl Fn(Person) -> &'static str) -> Option<DeedDoc> {
        let (cell, person) = match *self {
            Deed::Police(police::Riot::On(cell)) => (Some(cell), None),
            Deed::Police(police::Riot::Hall(person)) => (None, Some(name(person))),
            Deed::Europe(deed) => return deed.doc().map(DeedDoc::Europe),
            Deed::Roads(_) => return None,
        };
        Some(DeedDoc::Police(police::DeedDoc::Riot { cell, person }))
    }
}

/// Deeds in steps of modules, as data.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, JsonSchema)]
#[serde(untagged)]
#[schemars(rename = "SmallCityModuleDeed")]
pub enum DeedDoc {
    /// See `modules/police`.
    Police(police::DeedDoc),
    /// See `modules/cities`.
    Europe(cities::DeedDoc),
}

/// Steps of plans of modules, as data.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, JsonSchema)]
#[serde(untagged)]
#[schemars(rename = "SmallCityModuleStep")]
pub enum StepDoc {
    /// See `modules/roads`.
    Roads(roads::StepDoc),
}

/// An entry of a log for a module.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize, JsonSchema)]
#[serde(untagged)]
#[schemars(rename = "SmallCityModuleEntry")]
pub enum Entry {
    /// A person riots, on a cell or in `hall` (SP-POL-10).
    Police(police::RiotEntry),
    /// A free home (SP-EUR-42), or two homes that merge (SP-EUR-61).
    Europe(cities::CityEntry),
    /// A Road or a Roundabout is laid (SP-ROA-2).
    Roads(roads::RoadEntry),
}

impl Entry {
    /// The entry of a deed.
    pub(crate) fn of(seat: Seat, deed: Deed, name: impl Fn(Person) -> &'static str) -> Entry {
        let (riot, person) = match deed {
            Deed::Police(police::Riot::On(cell)) => (cell.to_string(), None),
            Deed::Police(police::Riot::Hall(person)) => {
                (police::HALL.to_owned(), Some(name(person).to_owned()))
            }
            Deed::Europe(deed) => return Entry::Europe(cities::CityEntry::of(seat, deed, name)),
            Deed::Roads(lay) => return Entry::Roads(roads::RoadEntry::of(seat, lay)),
        };
        Entry::Police(police::RiotEntry { seat, riot, person })
    }

    /// The seat and its deed; it finds people by name, and fails if the entry names something unknown
    /// or no place.
    pub(crate) fn deed<E>(
        &self,
        person: impl Fn(&str) -> Result<Person, E>,
        unknown: impl Fn(&str) -> E,
    ) -> Result<(Seat, Deed), E> {
        let police::RiotEntry { seat, riot, person: named } = match self {
            Entry::Police(entry) => entry,
            Entry::Europe(entry) => {
                let deed = entry.deed(person, unknown)?;
                return Ok((deed.0, Deed::Europe(deed.1)));
            }
            Entry::Roads(entry) => {
                return entry.lay(unknown).map(|(seat, lay)| (seat, Deed::Roads(lay)));
            }
        };
        let who = match (Cell::parse(riot), named) {
            (Some(cell), None) => police::Riot::On(cell),
            (None, Some(name)) if riot == police::HALL => police::Riot::Hall(person(name)?),
            _ => return Err(unknown(riot)),
        };
        Ok((*seat, Deed::Police(who)))
    }
}

/// Outcomes of chance in steps of modules.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Luck {
    /// See `modules/cities`.
    Europe(europe::Board),
}

impl Luck {
    /// The entry of an outcome.
    pub(crate) fn entry(self) -> LuckEntry {
        match self {
            Luck::Europe(board) => LuckEntry::Europe(europe::BoardEntry::of(board)),
        }
    }
}

/// An entry of a log for an outcome of chance in a step of a module.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize, JsonSchema)]
#[serde(untagged)]
#[schemars(rename = "SmallCityModuleLuck")]
pub enum LuckEntry {
    /// The board that the next seat is dealt (SP-EUR-1).
    Europe(europe::BoardEntry),
}

impl LuckEntry {
    /// The outcome; fails if the entry names something unknown.
    pub(crate) fn luck<E>(&self, unknown: impl Fn(&str) -> E) -> Result<Luck, E> {
        match self {
            LuckEntry::Europe(entry) => entry.board(unknown).map(Luck::Europe),
        }
    }
}

/// Data of modules about a seat.
#[derive(Clone, Debug, Default, PartialEq, Eq, Serialize, JsonSchema)]
#[schemars(rename = "SmallCityModuleSeat")]
pub struct SeatDoc {
    /// The board that it was dealt (SP-EUR-1).
    #[serde(skip_serializing_if = "Option::is_none")]
    pub board: Option<String>,
    /// Its city (SP-EUR-1).
    #[serde(skip_serializing_if = "Option::is_none")]
    pub city: Option<&'static str>,
}

impl SeatDoc {
    /// The data of a borough whose modules remember `state`.
    pub(crate) fn of(state: &BoroughState) -> SeatDoc {
        let europe = &state.europe;
        SeatDoc {
            board: europe.board.map(europe::Board::name),
            city: europe.city.map(europe::City::name),
        }
    }
}

/// Offers of modules in their own form, where whole entries would be many.
#[derive(Clone, Debug, Default, PartialEq, Eq, Serialize, JsonSchema)]
#[schemars(rename = "SmallCityModuleOffers")]
pub struct Offers {
    /// See `modules/roads`.
    #[serde(flatten)]
    pub roads: roads::Offers,
}

impl Offers {
    /// Adds a deed that costs this many dollars; returns whether this form has it.
    pub(crate) fn add(&mut self, dollars: u16, deed: &Deed) -> bool {
        match deed {
            Deed::Police(_) | Deed::Europe(_) => false,
            Deed::Roads(lay) => {
                self.roads.add(dollars, lay);
                true
            }
        }
    }
}

/// Events of modules.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, JsonSchema)]
#[serde(untagged)]
#[schemars(rename = "SmallCityModuleEvent")]
pub enum Event {
    /// See `modules/police`.
    Police(police::Event),
    /// See `modules/cities`.
    Europe(cities::Event),
    /// See `modules/roads`.
    Roads(roads::Event),
}

impl Event {
    /// The event of a step of a plan.
    pub(crate) fn of_step(seat: Seat, number: Option<u8>, step: StepDoc) -> Event {
        match step {
            StepDoc::Roads(step) => Event::Roads(roads::Event::of_step(seat, number, step)),
        }
    }

    /// The rule behind it.
    pub(crate) const fn rule(&self) -> &'static str {
        match self {
            Event::Police(police::Event::Rioted { rule, .. } | police::Event::Calmed { rule }) => {
                rule
            }
            Event::Europe(event) => event.rule(),
            Event::Roads(event) => event.rule(),
        }
    }

    /// The seat that it concerns, if any.
    pub(crate) const fn seat(&self) -> Option<Seat> {
        match self {
            Event::Police(police::Event::Rioted { seat, .. }) => Some(*seat),
            Event::Police(police::Event::Calmed { .. }) => None,
            Event::Europe(event) => Some(event.seat()),
            Event::Roads(event) => Some(event.seat()),
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

/// What modules remember about the table.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq)]
pub struct TableState {
    /// See `modules/police`.
    pub police: police::PoliceTable,
    /// See `modules/lighthouses`.
    #[cfg(test)]
    pub lighthouses: lighthouses::LighthouseTable,
}

impl TableState {
    /// Before anything has happened.
    pub(crate) const EMPTY: TableState = TableState {
        police: police::PoliceTable::NEW,
        #[cfg(test)]
        lighthouses: lighthouses::LighthouseTable::NEW,
    };
}

/// What modules remember about a borough.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq)]
pub struct BoroughState {
    /// See `modules/police`.
    pub police: police::PoliceState,
    /// See `modules/traders`.
    pub traders: traders::TraderState,
    /// See `modules/forest`.
    pub forest: forest::ForestState,
    /// See `modules/cities`.
    pub europe: europe::EuropeState,
    /// See `modules/buildings`.
    pub buildings: buildings::BuildingState,
    /// See `modules/roads`.
    pub roads: roads::RoadState,
    /// See `modules/lighthouses`.
    #[cfg(test)]
    pub lighthouses: lighthouses::LighthouseState,
}

impl BoroughState {
    /// Before anything has happened.
    pub(crate) const EMPTY: BoroughState = BoroughState {
        police: police::PoliceState::NEW,
        traders: traders::TraderState::NEW,
        forest: forest::ForestState::NEW,
        europe: europe::EuropeState::NEW,
        buildings: buildings::BuildingState::NEW,
        roads: roads::RoadState::NEW,
        #[cfg(test)]
        lighthouses: lighthouses::LighthouseState::NEW,
    };
}

/// The numbers of modules.
#[derive(Clone, Debug, Default, PartialEq, Eq)]
pub(crate) struct ModuleRules {
    /// See `modules/police`.
    pub police: police::PoliceRules,
    /// See `modules/traders`.
    pub traders: traders::TraderRules,
    /// See `modules/forest`.
    pub forest: forest::ForestRules,
    /// See `modules/cities`.
    pub europe: europe::EuropeRules,
    /// See `modules/cards`.
    pub cards: cards::CardsRules,
    /// See `modules/buildings`.
    pub buildings: buildings::BuildingRules,
    /// See `modules/historic`.
    pub historic: historic::HistoricRules,
    /// See `modules/roads`.
    pub roads: roads::RoadRules,
    /// See `modules/lighthouses`.
    #[cfg(test)]
    pub lighthouses: lighthouses::LighthouseRules,
}

/// Sorts names of modules into the order in which the rules ask modules.
pub(crate) fn sort(ids: &mut [String]) {
    ids.sort_by_key(|id| SHEETS.iter().position(|sheet| sheet.name == id));
}

/// What is wrong with a set of modules (SP-SET-1).
#[derive(Clone, Debug, PartialEq, Eq, Serialize, JsonSchema)]
#[serde(tag = "why", rename_all = "snake_case")]
#[schemars(rename = "SmallCityModulesFault")]
#[allow(missing_docs)]
pub enum ModulesFault {
    ModuleTwice { module: String },
    UnknownModule { module: String, known: &'static [&'static str] },
    ModuleNeeds { module: String, other: &'static str },
    ModuleExcludes { module: String, other: &'static str },
}

/// Everything that is wrong with a set of modules.
pub(crate) fn faults(ids: &[String]) -> Vec<ModulesFault> {
    faults_by(&OPTION, ids)
}

/// Everything that is wrong with a choice of modules by an option.
pub(super) fn faults_by(option: &OptionInfo, ids: &[String]) -> Vec<ModulesFault> {
    let mut faults = vec![];
    let is_on = |wanted: &str| ids.iter().any(|id| id == wanted);
    for (place, id) in ids.iter().enumerate() {
        let module = || id.clone();
        if ids[..place].contains(id) {
            if !ids[place + 1..].contains(id) {
                faults.push(ModulesFault::ModuleTwice { module: module() });
            }
            continue;
        }
        if !option.choices.contains(&id.as_str()) {
            faults.push(ModulesFault::UnknownModule { module: module(), known: option.choices });
            continue;
        }
        for (_, other) in option.needs.iter().filter(|(own, other)| own == id && !is_on(other)) {
            faults.push(ModulesFault::ModuleNeeds { module: module(), other });
        }
        for (_, other) in option.excludes.iter().filter(|(own, other)| own == id && is_on(other)) {
            faults.push(ModulesFault::ModuleExcludes { module: module(), other });
        }
    }
    faults
}

/// Whether a rule is of the base game, of one of these modules, or of modules in general if there are
/// any.
pub fn is_rule_of(id: &str, modules: &[String]) -> bool {
    let is_on = |sheet: &&Sheet| modules.iter().any(|on| on == sheet.name);
    let module = SHEETS.iter().find(|sheet| id.starts_with(sheet.rules));
    match module {
        Some(sheet) => is_on(&sheet) || SHEETS.iter().filter(is_on).any(|on| on.also.contains(&id)),
        None => id.starts_with("SC-") || !modules.is_empty(),
    }
}
