//! What the pieces of the game are: kinds of tiles and people, what they cost and need, and the
//! numbers of the data.
//!
//! Everything here is data without any rule; every layer above uses it.

use std::fmt;

use kernel::SeatSet;
use schemars::{JsonSchema, Schema, SchemaGenerator};
use serde::{Serialize, Serializer};

use crate::constants::TileKind;
use crate::facets::{Facet, Facets};
use crate::map::Cells;
use crate::material::MATERIALS;

/// The most seats of a table (SC-2.1).
pub const SEATS: usize = 4;
/// The most tiles a borough can hold: three builds a round, both council discs in every column,
/// and room for what modules add.
pub const MOST_TILES: usize = 64;
/// The most council discs of a seat.
pub(crate) const MOST_DISCS: usize = 4;
/// The most kinds of tiles.
pub const KINDS: usize = 32;
/// The most kinds of people.
pub const PEOPLE: usize = 3;

/// A kind of tile: its place in [`crate::Rules::tiles`].
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord, Hash)]
pub struct Kind(pub(crate) u8);

impl Kind {
    /// Its place in [`crate::Rules::tiles`].
    pub const fn index(self) -> usize {
        self.0 as usize
    }
}

/// A kind of people: its place in [`crate::Rules::people`]. Citizens are the first.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord)]
pub struct Person(pub(crate) u8);

impl Person {
    /// A citizen.
    pub const CITIZEN: Person = Person(0);

    /// Its place in [`crate::Rules::people`].
    pub const fn index(self) -> usize {
        self.0 as usize
    }
}

/// How many of a tile there are (SC-3.4, SC-3.5).
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Stock {
    /// This many for all.
    Common(u8),
    /// This many beside each borough.
    Own(u8),
}

/// What a tile costs.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Price {
    /// Dollars.
    Money(u16),
    /// Wood, stone and metal; dearer pieces may stand in, and a card may spare some.
    Materials([u8; MATERIALS]),
    /// Exactly these pieces; no card changes that.
    Exact([u8; MATERIALS]),
}

impl Price {
    /// The dollars of it; none if it asks for materials.
    pub(crate) const fn dollars(self) -> u16 {
        match self {
            Price::Money(money) => money,
            Price::Materials(_) | Price::Exact(_) => 0,
        }
    }
}

/// What a tile needs to stand somewhere, beyond its shape and empty cells (section 6), each with its
/// rule. Judges, messages and maps all use it in this form. Unless it keeps a tile apart from others, a
/// need that some cells meet must hold for more cells too: then one check of the whole map spares
/// checking each place.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, JsonSchema)]
#[serde(tag = "need", rename_all = "snake_case")]
#[schemars(rename = "SmallCityNeed")]
#[allow(missing_docs)]
pub enum Need {
    /// This many public buildings in its influence area.
    Publics { count: u8, rule: &'static str },
    /// Residences with this sum of levels there.
    HomeLevels { count: u8, rule: &'static str },
    /// No Factory there.
    NoFactory { rule: &'static str },
    /// No Residence there.
    NoResidence { rule: &'static str },
    /// A Refinery there.
    Refinery { rule: &'static str },
    /// A Harbor there.
    Harbor { rule: &'static str },
    /// A Factory there.
    Factory { rule: &'static str },
    /// A cell on the edge of the map.
    Edge { rule: &'static str },
    /// A cell of an area that modules name, beside one of its own; `code` is the code of the refusal.
    Beside {
        source: &'static str,
        #[serde(skip)]
        code: &'static str,
        rule: &'static str,
    },
    /// This many cells of a land, by its name, in its influence area but not covered by itself; `code`
    /// is the code of the refusal.
    Land {
        source: &'static str,
        count: u8,
        #[serde(skip)]
        code: &'static str,
        rule: &'static str,
    },
}

impl Need {
    /// Whether a tile in the influence area helps to meet it.
    pub(crate) const fn is_met_by(&self, tile: &TileRule) -> bool {
        match self {
            Need::Publics { .. } => tile.is(Facet::Public),
            Need::HomeLevels { .. } => tile.is(Facet::Residence),
            Need::Refinery { .. } => tile.is(Facet::Refinery),
            Need::Harbor { .. } => tile.is(Facet::Harbor),
            Need::Factory { .. } => tile.is(Facet::Factory),
            Need::NoFactory { .. }
            | Need::NoResidence { .. }
            | Need::Edge { .. }
            | Need::Beside { .. }
            | Need::Land { .. } => false,
        }
    }
}

/// A kind of tile.
#[derive(Clone, Debug)]
pub struct TileRule {
    /// Its key in the data.
    pub key: String,
    /// Its name on the map and in records; messages have one for sentences (`tile-R3`).
    pub code: String,
    /// Its kind in the data, if it comes from there.
    pub kind: Option<TileKind>,
    /// Everything that it counts as.
    pub facets: Facets,
    /// Its level, 1 where there is only one.
    pub level: u8,
    /// How many cells it covers.
    pub size: u8,
    /// Its shapes, by place in [`Rules::shapes`].
    pub(crate) shapes: usize,
    /// How many people spaces it has (SC-2.13).
    pub spaces: u8,
    /// How many there are.
    pub stock: Stock,
    /// Whether a borough may have only one (SC-3.4, SC-6.8).
    pub unique: bool,
    /// What it costs.
    pub price: Price,
    /// Build points (SC-5.3).
    pub points: u8,
    /// What an upgrade makes of it (SC-7.1); most tiles stay as they are (SC-2.8).
    pub next: Option<Kind>,
    /// The rule that keeps the council from building it; none if it may (SC-12.7).
    pub no_council: Option<&'static str>,
    /// Whether the Mediator makes it cheaper (SC-4.7).
    pub mediated: bool,
    /// What it needs to stand somewhere; nothing where any empty cells will do.
    pub needs: Vec<Need>,
    /// Its effect beyond its facets: a code for messages, and its rule.
    pub about: Option<(&'static str, &'static str)>,
    /// The seats that never have it, whatever its stock.
    pub never: SeatSet,
    /// The rule that describes it.
    pub rule: &'static str,
}

impl TileRule {
    /// Whether it counts as something.
    #[inline]
    pub const fn is(&self, facet: Facet) -> bool {
        self.facets.has(facet)
    }

    /// Whether it is one of the Parks of the data, the only ones that enlarging takes and makes
    /// (SC-5.6).
    #[inline]
    pub fn enlarges(&self) -> bool {
        self.kind == Some(TileKind::Park)
    }

    /// Its colour on a map: the first one it has.
    pub fn colour(&self) -> Facet {
        self.facets.colours().next().unwrap_or(Facet::Purple)
    }

    /// A tile that modules may add: grey, of one cell, free, without spaces or needs, and none in
    /// stock. Callers set the differences with `..TileRule::new(..)`.
    pub(crate) fn new(key: &str, code: &str, rule: &'static str) -> TileRule {
        TileRule {
            key: key.to_owned(),
            code: code.to_owned(),
            kind: None,
            facets: Facets::of(&[Facet::Service, Facet::Grey]),
            level: 1,
            size: 1,
            shapes: 0,
            spaces: 0,
            stock: Stock::Common(0),
            unique: false,
            price: Price::Money(0),
            points: 1,
            next: None,
            no_council: None,
            mediated: true,
            needs: vec![],
            about: None,
            never: SeatSet::EMPTY,
            rule,
        }
    }
}

/// A kind of people.
#[derive(Clone, Copy, Debug)]
pub struct PersonRule {
    /// Its name.
    pub name: &'static str,
    /// Its letter on the map.
    pub letter: char,
    /// Its sign in the text of a position.
    pub mark: char,
    /// Whether it must move into an R1 when it can (SC-5.7, SC-8.7).
    pub must_enter: bool,
    /// The rule that keeps it at home; none if it may go abroad (SC-8.6).
    pub stays_by: Option<&'static str>,
    /// A facet of tiles between which it may move from tile to tile, against SC-8.4.
    pub roams: Option<Facet>,
    /// How often it uses a commerce space (SC-9.2).
    pub trade: u8,
    /// Whether it produces, earns, votes and staffs elsewhere.
    pub works: bool,
    /// Whether it can die (SC-11.5).
    pub dies: bool,
    /// Its pollution (SC-11.1).
    pub pollution: u8,
    /// How many each seat has beside its borough at the start.
    pub aside: u8,
    /// How it walks, if it does.
    pub walk: Option<Walk>,
}

/// How people walk who need no people space: from their own tiles and from open ground, which is every
/// cell where nothing stands, and Parks. From other spaces they move as all people do. Walkers are
/// never idle.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Walk {
    /// How many steps in eight directions, at most.
    pub steps: u8,
    /// The tiles of its own: it comes to the first cells of a new one, and staffs each.
    pub home: Facet,
    /// The rule by which it comes.
    pub comes_by: &'static str,
    /// The rule by which it walks.
    pub walks_by: &'static str,
    /// The rule by which it moves as all people do.
    pub moves_by: &'static str,
    /// The rule by which nothing is built where it stands.
    pub stands_by: &'static str,
}

/// What a promise or a platform brings when it is kept, and costs when it is broken.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq)]
pub struct Stakes {
    /// Votes for keeping it.
    pub reward: i32,
    /// Votes lost by breaking it.
    pub penalty: i32,
    /// The rule by which it is scored.
    pub rule: &'static str,
}

/// The code of a kind of tile, such as `R3`: up to four letters, copied like a number.
#[derive(Clone, Copy, PartialEq, Eq)]
pub struct Code([u8; 4]);

impl Code {
    /// The code of a kind of tile.
    #[inline]
    pub(crate) fn of(rule: &TileRule) -> Code {
        let mut letters = [0; 4];
        for (place, letter) in letters.iter_mut().zip(rule.code.bytes()) {
            *place = letter;
        }
        Code(letters)
    }

    /// Its letters.
    pub fn as_str(&self) -> &str {
        let letters = self.0.iter().take_while(|&&letter| letter != 0).count();
        std::str::from_utf8(&self.0[..letters]).unwrap_or_default()
    }
}

impl fmt::Debug for Code {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.write_str(self.as_str())
    }
}

impl Serialize for Code {
    fn serialize<S: Serializer>(&self, serializer: S) -> Result<S::Ok, S::Error> {
        serializer.serialize_str(self.as_str())
    }
}

impl JsonSchema for Code {
    fn schema_name() -> std::borrow::Cow<'static, str> {
        "SmallCityTileCode".into()
    }

    fn json_schema(generator: &mut SchemaGenerator) -> Schema {
        String::json_schema(generator)
    }

    fn inline_schema() -> bool {
        true
    }
}

/// The lasting powers of cards that rules ask for, by letter.
pub(crate) mod letters {
    /// The host of the next round (SC-4.5).
    pub(crate) const MAYOR: char = 'A';
    /// Cheaper culture (SC-4.6).
    pub(crate) const ARCHITECT: char = 'B';
    /// Cheaper buildings (SC-4.7).
    pub(crate) const MEDIATOR: char = 'C';
    /// Clean production (SC-4.8).
    pub(crate) const ENGINEER: char = 'D';
    /// Grows the zone, or what replaces that (SC-4.10).
    pub(crate) const PLANNER: char = 'F';
}

/// The numbers of the data that steps ask for; each is documented by its key in
/// `data/constants.toml`.
#[derive(Clone, Debug, Default, PartialEq, Eq)]
#[allow(missing_docs)]
pub struct Numbers {
    pub rounds: u8,
    pub zone_start: u8,
    pub zone_max: u8,
    pub build_points: u8,
    pub zone_growth_points: u8,
    pub zone_growth_cost: u16,
    pub zone_growth_per_round_max: u8,
    pub cards_shown_extra: u8,
    pub pollution_elimination: u16,
    pub start_money: [u16; SEATS],
    pub start_money_solo: u16,
    pub start_citizens_city_hall: u8,
    pub start_citizens_career: u8,
    pub citizen_reserve: u8,
    pub start_pollution: u16,
    pub start_votes: u16,
    pub supply: [u8; MATERIALS],
    pub space_cash: u16,
    pub sell: [u16; MATERIALS],
    pub buy_votes: [i32; 4],
    pub trade_votes: [i32; MATERIALS],
    pub museum_income: u16,
    pub harbor_sales: u8,
    pub police_tourist_income: u16,
    pub production_per_citizen: u8,
    pub warehouse_capacity: u8,
    pub city_hall_capacity: u8,
    pub vote_home: [i32; 5],
    pub vote_university: i32,
    pub pollution_per_person: u16,
    pub pollution_per_material: u16,
    pub park_relief_per_cell: u16,
    pub fire_relief: u16,
    pub relief_cap_percent: u16,
    pub death_thresholds: Vec<u16>,
    pub clinic_saves: u8,
    pub cemetery_capacity: u8,
    pub tourists_per_neighbour: u8,
    pub architect_discount: u8,
    pub mediator_discount: u16,
    pub mediator_min_price: u16,
    pub supporter_money: u16,
    pub supporter_votes: i32,
    pub planner_growth: u8,
    pub council_discs: u8,
    pub council_rows: u8,
    pub council_columns: u8,
    pub council_price_money: Vec<u16>,
    pub council_price_votes: Vec<u16>,
    pub council_price_promise: Vec<u8>,
    pub council_row1_money: Vec<u16>,
    pub council_row2_material: Vec<[u8; MATERIALS]>,
    pub council_row3_cells: Vec<u8>,
    pub council_row4_citizens: Vec<u8>,
    pub council_row5_pollution: Vec<u16>,
    pub special_promise_draw: u8,
    pub platform_round: u8,
    pub vote_cost_per_pollution: i32,
    pub solo_rating: Vec<i32>,
    /// By cell of a shop in reading order: 0 cash, 1 sell, 2 buy votes, 3 trade for votes.
    pub commerce_space_order: [u8; 4],
}

/// People that a module marks, as maps show them.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Mark {
    /// The mark, as a code.
    pub name: &'static str,
    /// The sign for it behind a tile on a plain map, if it has one.
    pub sign: Option<char>,
    /// Where they are.
    pub cells: Cells,
    /// How many are in City Hall, by kind.
    pub hall: [u8; PEOPLE],
}

/// The most hooks of modules that print something on the land of a borough.
pub(crate) const MOST_LANDMARKS: usize = 4;

/// Something printed on land that counts in influence areas as if it were built there.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(crate) struct Landmark {
    /// Its code, which is that of its land.
    pub name: &'static str,
    /// Where it is.
    pub cells: Cells,
    /// Whether it is a cultural building, and so a public one (SC-2.7), and a kind of its own.
    pub culture: bool,
    /// The levels of homes that it is for shops (SC-6.2).
    pub homes: u8,
    /// Whether no Factory may stand near it (SC-6.10).
    pub keeps_factories_away: bool,
}

impl Landmark {
    /// Whether it helps to meet a need where it is in the influence area.
    pub(crate) const fn helps(&self, need: &Need) -> bool {
        match need {
            Need::Publics { .. } => self.culture,
            Need::HomeLevels { .. } => self.homes > 0,
            _ => false,
        }
    }
}

/// Land of one kind, as maps show it.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Land {
    /// Its letter.
    pub letter: char,
    /// Its code.
    pub name: &'static str,
    /// Where it is.
    pub cells: Cells,
}
