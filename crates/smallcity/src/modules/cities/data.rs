//! The static facts of the module, and what it remembers and counts with.

use kernel::{DataFaults, OptionInfo, OptionKind};
use schemars::JsonSchema;
use serde::{Deserialize, Serialize};

use super::rule_ids::RULE_IDS;
use crate::border::{Border, Lines};
use crate::constants::Constants;
use crate::map::{Cell, Cells, SIZE};
use crate::modules::sheet::Sheet;
use crate::pieces::{Code, Land, SEATS};

/// The static facts of the module.
pub(crate) const SHEET: Sheet = Sheet {
    name: "cities",
    rules: "SP-EUR-",
    data: include_str!("data.toml"),
    ids: RULE_IDS,
    also: &[],
    check: Some(check),
};

/// The citizens that Helsinki starts with wait in City Hall, which needs room for them.
fn check(constants: &Constants, faults: &mut DataFaults) {
    let (citizens, room) =
        (constants.int("helsinki_citizens"), constants.int("city_hall_capacity"));
    if citizens > room {
        let problem = format!("is {citizens}; City Hall has room for {room} (city_hall_capacity)");
        faults.add("hall_too_small", "helsinki_citizens", problem, "SP-EUR-70");
    }
}

/// The choice that deals boards instead of a city for each seat.
pub(crate) const DEALT: &str = "dealt";

/// The city of each seat, or that boards are dealt (SP-EUR-1).
pub(crate) const CITIES: OptionInfo = OptionInfo {
    kind: OptionKind::EachSeat,
    when: Some(("modules", "cities")),
    once: true,
    ..OptionInfo::one("cities", CHOICES, "SP-EUR-1")
};

const CHOICES: &[&str] =
    &[DEALT, "paris", "london", "zurich", "madrid", "rome", "berlin", "helsinki", "athens"];

/// A city; the two sides of a board follow each other (SP-EUR-1).
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
#[allow(missing_docs)]
pub enum City {
    Paris,
    London,
    Zurich,
    Madrid,
    Rome,
    Berlin,
    Helsinki,
    Athens,
}

impl City {
    /// Every city, in the order of the choices of the option.
    pub const ALL: [City; 8] = [
        City::Paris,
        City::London,
        City::Zurich,
        City::Madrid,
        City::Rome,
        City::Berlin,
        City::Helsinki,
        City::Athens,
    ];

    /// Its name in set-ups and records.
    pub const fn name(self) -> &'static str {
        CHOICES[self as usize + 1]
    }

    /// Its map: ten lines.
    const fn map(self) -> &'static str {
        match self {
            City::Paris => include_str!("maps/paris.txt"),
            City::London => include_str!("maps/london.txt"),
            City::Zurich => include_str!("maps/zurich.txt"),
            City::Madrid => include_str!("maps/madrid.txt"),
            City::Rome => include_str!("maps/rome.txt"),
            City::Berlin => include_str!("maps/berlin.txt"),
            City::Helsinki => include_str!("maps/helsinki.txt"),
            City::Athens => include_str!("maps/athens.txt"),
        }
    }

    /// Its kinds of land: the mark on the map, the name, and whether it is an obstacle (SP-SET-5).
    const fn marks(self) -> &'static [(char, &'static str, bool)] {
        match self {
            City::Paris => &[('r', "river", false), ('E', "eiffel_tower", true)],
            City::London => &[],
            City::Zurich => &[('~', "lake", true), ('*', "marked", false)],
            // SP-EUR-40: closed, and no Park.
            City::Madrid => &[('G', "jardin", true), ('$', "ring", false)],
            City::Rome => &[('T', "tiber", true)],
            City::Berlin => &[('W', "west", false), ('E', "east", false)],
            City::Helsinki => &[('~', "sea", true)],
            City::Athens => &[('P', "parthenon", true), ('H', "piraeus", true)],
        }
    }
}

/// How many boards there are, each with two cities (SP-EUR-1).
pub(crate) const BOARDS: u8 = 4;

/// A board, by its number.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Board(pub u8);

impl Board {
    /// The cities of its sides.
    pub(crate) fn sides(self) -> [City; 2] {
        let first = 2 * usize::from(self.0);
        [City::ALL[first], City::ALL[first + 1]]
    }

    /// Its name in records.
    pub fn name(self) -> String {
        self.sides().map(City::name).join("_")
    }
}

/// The board that chance deals the next seat in turn order (SP-EUR-1).
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize, JsonSchema)]
#[serde(deny_unknown_fields)]
#[schemars(rename = "SmallCityBoardEntry")]
#[allow(missing_docs)]
pub struct BoardEntry {
    pub board: String,
}

impl BoardEntry {
    /// The entry of a board.
    pub(crate) fn of(board: Board) -> BoardEntry {
        BoardEntry { board: board.name() }
    }

    /// The board that the entry names.
    pub(crate) fn luck<E>(&self, unknown: impl Fn(&str) -> E) -> Result<Board, E> {
        let found = (0..BOARDS).map(Board).find(|board| board.name() == self.board);
        found.ok_or_else(|| unknown(&self.board))
    }
}

/// The land of a city (4.9).
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq)]
pub(crate) struct Ground {
    /// Each kind, as maps show it.
    pub lands: [Option<Land>; 2],
    /// Obstacles of every kind: never empty (SP-SET-5).
    pub closed: Cells,
    /// The river of Paris (SP-EUR-12).
    pub river: Cells,
    /// The cells of Zurich for Residences (SP-EUR-31).
    pub marked: Cells,
    /// The cells of Madrid around the Jardin (SP-EUR-41).
    pub ring: Cells,
    /// The part of Berlin west of the wall; the rest is east (SP-EUR-60).
    pub west: Cells,
    /// The water of Helsinki (SP-EUR-71).
    pub sea: Cells,
    /// The land that counts as a cultural building: the Eiffel Tower, the Tiber (SP-EUR-4).
    pub culture: Cells,
    /// The Parthenon (SP-EUR-80).
    pub parthenon: Cells,
    /// Piraeus (SP-EUR-81).
    pub piraeus: Cells,
    /// The wall of Berlin, as maps show it (SP-EUR-60).
    pub wall: Lines,
    /// The borders closed to Roads: by the wall while it stands, between cells where nothing is built
    /// (SP-ROA-4, SP-ROA-10, SP-ROA-11).
    pub no_roads: Lines,
}

impl Ground {
    /// The land of a seat without a city yet.
    pub(crate) const PLAIN: &Ground = &Ground {
        lands: [None; 2],
        closed: Cells::NONE,
        river: Cells::NONE,
        marked: Cells::NONE,
        ring: Cells::NONE,
        west: Cells::NONE,
        sea: Cells::NONE,
        culture: Cells::NONE,
        parthenon: Cells::NONE,
        piraeus: Cells::NONE,
        wall: Lines::NONE,
        no_roads: Lines::NONE,
    };

    /// The land of a city.
    pub(crate) fn of(city: City) -> Ground {
        let mut ground = *Ground::PLAIN;
        for (place, &(letter, name, closed)) in ground.lands.iter_mut().zip(city.marks()) {
            let cells = read_map(city.map(), letter);
            *place = Some(Land { letter, name, cells });
            if closed {
                ground.closed |= cells;
            }
        }
        let named = |name: &str| {
            let mut lands = ground.lands.iter().flatten();
            lands.find(|land| land.name == name).map_or(Cells::NONE, |land| land.cells)
        };
        let wall = wall_of(named("west"));
        let closed = Lines::inside(ground.closed);
        Ground {
            wall,
            no_roads: if wall.is_empty() { closed } else { touching(&wall) },
            river: named("river"),
            marked: named("marked"),
            ring: named("ring"),
            west: named("west"),
            sea: named("sea"),
            culture: named("eiffel_tower") | named("tiber"),
            parthenon: named("parthenon"),
            piraeus: named("piraeus"),
            ..ground
        }
    }
}

/// The borders between these cells and others.
fn wall_of(west: Cells) -> Lines {
    let mut wall = Lines::NONE;
    for border in Lines::zone(SIZE as u8).iter() {
        let cells = border.cells();
        if cells.meets(west) && !cells.within(west) {
            wall.add(border);
        }
    }
    wall
}

/// All borders with a point where one of these ends.
fn touching(lines: &Lines) -> Lines {
    let ends: Vec<_> = lines.iter().flat_map(Border::ends).collect();
    let mut near = Lines::NONE;
    for border in Lines::zone(SIZE as u8).iter() {
        if border.ends().iter().any(|end| ends.contains(end)) {
            near.add(border);
        }
    }
    near
}

/// The cells with a letter on a map of ten lines.
fn read_map(text: &str, letter: char) -> Cells {
    let cells = text.lines().enumerate().flat_map(|(row, line)| {
        let marked = line.chars().enumerate().filter(|(_, mark)| *mark == letter);
        marked.filter_map(move |(column, _)| Cell::at(column, row))
    });
    cells.collect()
}

/// What is remembered about a borough's city.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq)]
pub struct EuropeState {
    /// The board that its seat was dealt; none where the set-up names cities.
    pub board: Option<Board>,
    /// Its city; none before the seat picks a side of the board.
    pub city: Option<City>,
    /// Whether the wall of Berlin has fallen (SP-EUR-61).
    pub wall_fell: bool,
}

impl EuropeState {
    pub(crate) const NEW: EuropeState = EuropeState { board: None, city: None, wall_fell: false };
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
    /// The data of a borough.
    pub(crate) fn of(state: &EuropeState) -> SeatDoc {
        SeatDoc { board: state.board.map(Board::name), city: state.city.map(City::name) }
    }
}

/// The numbers of the module.
#[derive(Clone, Debug, Default, PartialEq, Eq)]
pub(crate) struct EuropeRules {
    /// The land of each city.
    pub grounds: [Ground; City::ALL.len()],
    /// The city of each seat; none where boards are dealt.
    pub cities: [Option<City>; SEATS],
    /// The surcharge for a cell of the river of Paris, of the ring of Madrid.
    pub river_cost: u16,
    pub ring_cost: u16,
    /// Pollution at the start.
    pub london_pollution: u16,
    pub rome_pollution: u16,
    /// Start tiles.
    pub london_shops: u8,
    pub zurich_shops: u8,
    pub helsinki_homes: u8,
    /// Rounds without pollution in Zurich.
    pub free_rounds: u8,
    /// Rounds with a wall in Berlin.
    pub wall_rounds: u8,
    /// Citizens in the City Hall of Helsinki.
    pub helsinki_citizens: u8,
    /// The income of a cultural building by its water, and the most that all bring.
    pub water_income: u16,
    pub water_cap: u16,
    /// The level of the Parthenon.
    pub parthenon_level: u8,
    /// Whether the Parthenon keeps Factories away, as Residences do.
    pub parthenon_is_home: bool,
    /// The pollution of a shop of Athens.
    pub shop_pollution: u16,
}

/// Refusals of the module.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, JsonSchema)]
#[serde(tag = "why", rename_all = "snake_case")]
#[schemars(rename = "SmallCityEuropeWhy")]
#[allow(missing_docs)]
pub enum Refusal {
    /// The city has no such tile (SP-EUR-10).
    NotInThisCity { tile: Code },
    /// The tile may only stand on the perimeter (SP-EUR-11).
    OnPerimeterAlone { tile: Code, cells: Cells },
    /// A Residence would begin off the marked cells, on these (SP-EUR-31).
    OffMarked { tile: Code, cells: Cells },
    /// Something else would cover marked cells, these (SP-EUR-32).
    OnMarked { tile: Code, cells: Cells },
    /// The city is on no side of the board that was dealt (SP-EUR-1).
    NotOnThatBoard { city: &'static str },
    /// A free home has a place, and none is planned (SP-EUR-42).
    FreeHomeDue,
    /// The tile would stand on both sides of the wall (SP-EUR-60).
    Wall { tile: Code, cells: Cells },
    /// This cell has no Residence to merge (SP-EUR-61).
    NotAResidence { cell: Cell },
    /// The Residence on this cell merges with no other (SP-EUR-61).
    NoPartner { cell: Cell },
    /// These two Residences do not merge (SP-EUR-61).
    NoPair { first: Cell, other: Cell },
    /// A Road would touch the wall (SP-ROA-10).
    RoadAtWall { cells: Cells },
    /// A Road would run between cells of water (SP-ROA-11).
    RoadInWater { cells: Cells },
    /// Some Residences are still to merge (SP-EUR-62).
    MergeDue,
}

impl Refusal {
    /// The stable name for programs.
    pub(crate) const fn code(&self) -> &'static str {
        match self {
            Refusal::NotInThisCity { .. } => "city_forbids",
            Refusal::OnPerimeterAlone { .. } => "perimeter_only",
            Refusal::OffMarked { .. } | Refusal::OnMarked { .. } => "marked_only",
            Refusal::NotOnThatBoard { .. } => "not_offered",
            Refusal::FreeHomeDue => "free_home_due",
            Refusal::Wall { .. }
            | Refusal::NotAResidence { .. }
            | Refusal::NoPartner { .. }
            | Refusal::NoPair { .. }
            | Refusal::RoadAtWall { .. } => "wall",
            Refusal::RoadInWater { .. } => "blocked",
            Refusal::MergeDue => "merge_due",
        }
    }

    /// The cells of the land or the tile that it concerns.
    pub(crate) const fn cells(&self) -> Cells {
        match self {
            Refusal::OnPerimeterAlone { cells, .. }
            | Refusal::OffMarked { cells, .. }
            | Refusal::OnMarked { cells, .. }
            | Refusal::Wall { cells, .. }
            | Refusal::RoadAtWall { cells }
            | Refusal::RoadInWater { cells } => *cells,
            _ => Cells::NONE,
        }
    }
}
