//! The rules of one table, compiled from its set-up into tables that the steps fold over.
//!
//! The base game and every module fill the same tables (see [`crate::modules`]); nothing here
//! knows who put an entry there.

use kernel::Seat;

use crate::action::Build;
use crate::constants::TileKind;
use crate::event::Source;
use crate::illegal::Illegal;
use crate::map::{Cell, Cells};
pub(crate) use crate::material::{MATERIALS, Material};
use crate::modules::ModuleRules;
use crate::promises::PromiseRule;
use crate::revision::Revision;
use crate::shapes::ShapeSet;
use crate::site::Site;
use crate::state::{Borough, PEOPLE, SEATS, State};
use crate::steps::{Log, Slot};
use crate::surroundings::Surroundings;

/// A kind of tile: its place in [`Rules::tiles`].
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord, Hash)]
pub struct Kind(pub(crate) u8);

impl Kind {
    /// Its place in [`Rules::tiles`].
    pub const fn index(self) -> usize {
        self.0 as usize
    }
}

/// A kind of people: its place in [`Rules::people`]. Citizens are the first.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord)]
pub struct Person(pub(crate) u8);

impl Person {
    /// A citizen.
    pub const CITIZEN: Person = Person(0);

    /// Its place in [`Rules::people`].
    pub const fn index(self) -> usize {
        self.0 as usize
    }
}

/// The colour of a building, which decides who may move where (SC-2.6).
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Colour {
    /// Homes.
    Green,
    /// Shops.
    Blue,
    /// Factories and what serves them.
    Yellow,
    /// Parks.
    LightGreen,
    /// Culture.
    Red,
    /// City Hall.
    White,
    /// Police and fire.
    Grey,
    /// What modules add.
    Purple,
}

/// What a tile is, as far as rules ask.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Class {
    /// A home (SC-6.1).
    Residence,
    /// A shop (SC-6.2).
    Commerce,
    /// A factory (SC-6.3).
    Factory,
    /// Refinery (SC-6.4).
    Refinery,
    /// Harbor (SC-6.5).
    Harbor,
    /// Warehouse (SC-6.6).
    Warehouse,
    /// Park (SC-6.7).
    Park,
    /// A cultural building (SC-6.8).
    Cultural,
    /// A service with staff (SC-6.9).
    Service,
    /// City Hall (SC-3.5).
    CityHall,
    /// What modules add.
    Other,
}

/// What a tile does once it stands, beyond its class.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Power {
    /// Nothing more.
    None,
    /// Its people earn (SC-9.3).
    Museum,
    /// Its people vote (SC-10.2).
    University,
    /// Cancels a death (SC-11.5).
    Clinic,
    /// Earns from tourists and keeps their pollution off (SC-9.5, SC-11.1).
    Police,
    /// Relieves (SC-11.3).
    Fire,
}

/// How many of a tile there are (SC-3.4, SC-3.5).
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Stock {
    /// So many for all.
    Common(u8),
    /// So many beside each borough.
    Own(u8),
}

/// What a tile costs.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Price {
    /// Dollars.
    Money(u16),
    /// Wood, stone and metal.
    Materials([u8; MATERIALS]),
}

/// Where a tile may stand beyond its shape: `(surroundings, kind, cells, cells with their influence
/// area)`. What holds for some cells must hold for more.
pub(crate) type Criterion = fn(&Surroundings, &TileRule, Cells, Cells) -> Result<(), Illegal>;

/// A kind of tile.
#[derive(Clone, Debug)]
// Answers to questions that have nothing to do with each other.
#[expect(clippy::struct_excessive_bools)]
pub struct TileRule {
    /// Its key in the data.
    pub key: String,
    /// Its name in a sentence.
    pub name: String,
    /// Its name on the map and in records.
    pub code: String,
    /// Its kind in the data, if it comes from there.
    pub kind: Option<TileKind>,
    /// What it is.
    pub class: Class,
    /// Its colour.
    pub colour: Colour,
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
    /// What it does.
    pub power: Power,
    /// Whether it counts as a public building (SC-2.7).
    pub public: bool,
    /// What an upgrade makes of it (SC-7.1).
    pub next: Option<Kind>,
    /// Whether the council builds it (SC-12.7).
    pub by_council: bool,
    /// Whether the Mediator makes it cheaper (SC-4.7).
    pub mediated: bool,
    /// Where it may stand.
    pub(crate) criterion: Criterion,
    /// The rule that describes it.
    pub rule: &'static str,
}

impl TileRule {
    /// A tile that modules may add: grey, of one cell, free, without spaces, power or criterion, and
    /// none in stock. What differs is told with `..TileRule::new(..)`.
    // Only tests add a tile so far.
    #[cfg_attr(not(test), expect(dead_code))]
    pub(crate) fn new(key: &str, name: &str, code: &str, rule: &'static str) -> TileRule {
        TileRule {
            key: key.to_owned(),
            name: name.to_owned(),
            code: code.to_owned(),
            kind: None,
            class: Class::Service,
            colour: Colour::Grey,
            level: 1,
            size: 1,
            shapes: 0,
            spaces: 0,
            stock: Stock::Common(0),
            unique: false,
            price: Price::Money(0),
            points: 1,
            power: Power::None,
            public: false,
            next: None,
            by_council: true,
            mediated: true,
            criterion: crate::surroundings::anywhere,
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
    /// Whether it must move into an R1 when it can (SC-5.7, SC-8.7).
    pub must_enter: bool,
    /// The rule that keeps it at home; none if it may go abroad (SC-8.6).
    pub stays_by: Option<&'static str>,
    /// A class within which it may move from tile to tile, against SC-8.4.
    pub roams: Option<Class>,
    /// How often it uses a commerce space (SC-9.2).
    pub trade: u8,
    /// Whether it produces, earns, votes and staffs elsewhere.
    pub works: bool,
    /// Its pollution (SC-11.1).
    pub pollution: u8,
    /// How many each seat has beside its borough at the start.
    pub aside: u8,
}

/// What an action card does beside staying with its taker (section 4).
pub(crate) type CardEffect = fn(&Rules, &mut State, Seat, u8, &mut Log<'_>);

/// An action card.
#[derive(Clone, Copy, Debug)]
pub struct CardRule {
    /// Its letter.
    pub letter: char,
    /// Its name.
    pub name: &'static str,
    /// What it brings: a code that messages tell.
    pub about: &'static str,
    /// The rule that describes it.
    pub rule: &'static str,
    /// What its taker chooses between, if anything.
    pub choices: &'static [&'static str],
    /// What happens at once.
    pub(crate) effect: CardEffect,
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
    pub promise_reward: [i32; 4],
    pub promise_penalty: [i32; 4],
    pub special_promise_draw: u8,
    pub platform_round: u8,
    pub platform_reward: i32,
    pub platform_penalty: i32,
    pub vote_cost_per_pollution: i32,
    pub solo_rating: Vec<i32>,
    /// By cell of a shop in reading order: 0 cash, 1 sell, 2 buy votes, 3 trade for votes.
    pub commerce_space_order: [u8; 4],
}

/// A price added for some cells of a build or upgrade, with what asks for it and the rule behind
/// it.
#[derive(Clone, Copy, Debug)]
pub(crate) struct Surcharge {
    /// What asks for it.
    pub source: Source,
    /// The rule behind it.
    pub rule: &'static str,
    /// How many dollars.
    pub dollars: fn(&Rules, &Site, Cells) -> u16,
}

/// A ban on some cells for a tile: `(site, kind, cells newly covered)`.
pub(crate) type Ban = fn(&Rules, &Site, Kind, Cells) -> Result<(), Illegal>;
/// What happens when a tile newly covers cells.
pub(crate) type Covered = fn(&Rules, &mut Site, Cells);
/// What the start of a game adds to the state.
pub(crate) type Begin = fn(&Rules, &mut State);
/// Pollution on top of what remains after relief, with what brings it.
#[derive(Clone, Copy, Debug)]
pub(crate) struct MorePollution {
    /// What brings it.
    pub source: Source,
    /// How much.
    pub count: fn(&Rules, &State, Seat) -> u16,
}
/// Votes on top of those of the base game, with what brings them and the rule behind it.
#[derive(Clone, Copy, Debug)]
pub(crate) struct MoreVotes {
    /// What brings them.
    pub source: Source,
    /// The rule behind it.
    pub rule: &'static str,
    /// How many.
    pub count: fn(&Rules, &State, Seat) -> i32,
}

/// Cells of a borough that no cemetery may take.
pub(crate) type NoGrave = fn(&Rules, &Borough) -> Cells;
/// Cells where City Hall may not stand at set-up.
pub(crate) type NoHall = fn(&Rules, &Borough) -> Cells;

/// Land of one kind, as maps show it.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Land {
    /// Its letter.
    pub letter: char,
    /// Its name.
    pub name: &'static str,
    /// Where it is.
    pub cells: Cells,
}

/// What modules hang into the questions of the core; each list is asked in order.
#[derive(Clone, Debug, Default)]
pub(crate) struct Hooks {
    /// More to set up.
    pub begin: Vec<Begin>,
    /// More to pay.
    pub surcharges: Vec<Surcharge>,
    /// More to refuse.
    pub bans: Vec<Ban>,
    /// More to do when cells are covered.
    pub covered: Vec<Covered>,
    /// More to do when building begins, before anybody plans.
    pub planning: Vec<Begin>,
    /// More votes.
    pub votes: Vec<MoreVotes>,
    /// More pollution.
    pub pollution: Vec<MorePollution>,
    /// Where nobody is buried.
    pub no_grave: Vec<NoGrave>,
    /// Where no City Hall stands.
    pub no_hall: Vec<NoHall>,
    /// Materials that stand apart from stores and supply, for the sums.
    pub materials_apart: Vec<fn(&Borough) -> [u8; MATERIALS]>,
    /// Land to show on a map, with its letter and its name.
    pub land: Vec<fn(&Borough) -> Land>,
}

/// The rules of one table.
#[derive(Clone, Debug)]
pub struct Rules {
    /// How many seats.
    pub seats: usize,
    /// Whether the advanced game is played (section 16).
    pub advanced: bool,
    /// What the revision of the rules decides.
    pub(crate) revision: Revision,
    /// The numbers.
    pub numbers: Numbers,
    /// The kinds of tiles.
    pub tiles: Vec<TileRule>,
    /// The sets of shapes.
    pub(crate) shapes: Vec<ShapeSet>,
    /// The kinds of people; citizens first.
    pub people: Vec<PersonRule>,
    /// The action cards.
    pub cards: Vec<CardRule>,
    /// The promises, special ones included.
    pub promises: Vec<PromiseRule>,
    /// The platforms of the advanced game; the first is none.
    pub platforms: Vec<PromiseRule>,
    /// The steps of a game in order.
    pub(crate) steps: Vec<Slot>,
    /// Where a round begins in [`Rules::steps`].
    pub(crate) round_start: u8,
    /// Where the end begins in [`Rules::steps`].
    pub(crate) end_start: u8,
    /// By seat, options of modules that differ between seats.
    pub(crate) variants: [u8; SEATS],
    /// What modules add.
    pub(crate) hooks: Hooks,
    /// The numbers of modules.
    pub(crate) modules: ModuleRules,
}

impl Rules {
    /// The rules of a kind of tile.
    #[inline]
    pub fn tile(&self, kind: Kind) -> &TileRule {
        &self.tiles[kind.index()]
    }

    /// The code of a kind of tile, as records and documents name it.
    pub fn code(&self, kind: Kind) -> String {
        self.tile(kind).code.clone()
    }

    /// Every kind of tile.
    pub fn kinds(&self) -> impl DoubleEndedIterator<Item = Kind> + use<> {
        (0..self.tiles.len() as u8).map(Kind)
    }

    /// The kind of tile that people call so.
    pub fn kind_named(&self, code: &str) -> Option<Kind> {
        self.kinds().find(|&kind| self.tile(kind).code.eq_ignore_ascii_case(code))
    }

    /// Every kind of people.
    pub fn persons(&self) -> impl Iterator<Item = Person> + use<> {
        (0..self.people.len().min(PEOPLE) as u8).map(Person)
    }

    /// The rules of a kind of people.
    #[inline]
    pub fn person(&self, person: Person) -> &PersonRule {
        &self.people[person.index()]
    }

    /// The kind of people of a name.
    pub fn person_named(&self, name: &str) -> Option<Person> {
        self.persons().find(|&person| self.person(person).name == name)
    }

    /// The people spaces of a tile (SC-2.13): all its cells, or the first few in reading order.
    #[inline]
    pub fn spaces(&self, kind: Kind, cells: Cells) -> Cells {
        let rule = self.tile(kind);
        match rule.spaces {
            0 => Cells::NONE,
            spaces if spaces >= rule.size => cells,
            spaces => cells.first_few(spaces.into()),
        }
    }

    /// All people spaces of a borough that are tied to cells, of tiles of which `wanted` is true.
    #[inline]
    pub fn spaces_of(&self, borough: &Borough, wanted: impl Fn(&TileRule) -> bool) -> Cells {
        let tiles = borough.tiles.iter().filter(|&(_, kind, _)| {
            let rule = self.tile(kind);
            rule.spaces > 0 && rule.class != Class::CityHall && wanted(rule)
        });
        tiles.fold(Cells::NONE, |all, (_, kind, cells)| all | self.spaces(kind, cells))
    }

    /// All cells of tiles of which `wanted` is true.
    #[inline]
    pub fn cells_of(&self, borough: &Borough, wanted: impl Fn(&TileRule) -> bool) -> Cells {
        let tiles = borough.tiles.iter().filter(|&(_, kind, _)| wanted(self.tile(kind)));
        tiles.fold(Cells::NONE, |all, (_, _, cells)| all | cells)
    }

    /// How many tiles there are of which `wanted` is true.
    pub fn count(&self, borough: &Borough, wanted: impl Fn(&TileRule) -> bool) -> usize {
        borough.tiles.iter().filter(|&(_, kind, _)| wanted(self.tile(kind))).count()
    }

    /// Whether a tile with a power stands.
    pub fn stands(&self, borough: &Borough, power: Power) -> bool {
        self.count(borough, |rule| rule.power == power) > 0
    }

    /// Whether a tile with a power is staffed: somebody works there who is not idle (SC-2.14).
    pub fn staffed(&self, borough: &Borough, power: Power) -> bool {
        let spaces = self.spaces_of(borough, |rule| rule.power == power);
        self.workers(borough).meets(spaces)
    }

    /// Own people who work, of every kind that does more than trade.
    #[inline]
    pub fn workers(&self, borough: &Borough) -> Cells {
        let working = self.persons().filter(|&person| self.person(person).works);
        working.fold(Cells::NONE, |all, person| all | borough.working(person))
    }

    /// The number of the card that a seat holds, if it has that letter.
    #[inline]
    pub fn holds(&self, borough: &Borough, letter: char) -> bool {
        borough.card.is_some_and(|card| self.cards[usize::from(card)].letter == letter)
    }

    /// The seats directly left and right of a seat that still play (SC-2.12, SC-18.2).
    pub fn neighbours(&self, state: &State, seat: Seat) -> impl Iterator<Item = Seat> + use<> {
        let (seats, own) = (self.seats, seat.index());
        let beside = [(own + 1) % seats, (own + seats - 1) % seats];
        let distinct = if beside[0] == beside[1] { 1 } else { 2 };
        let plays = beside.map(|other| other != own && state.boroughs[other].plays());
        (0..distinct).filter(move |&side| plays[side]).map(move |side| Seat::new(beside[side]))
    }

    /// The free room of City Hall, shared by people and materials (SC-9.7).
    pub fn hall_room(&self, borough: &Borough) -> u8 {
        let people: u8 = borough.hall.iter().sum();
        let in_hall = borough.stored().saturating_sub(self.warehouse_room(borough));
        self.numbers.city_hall_capacity.saturating_sub(people + in_hall)
    }

    /// What the Warehouses hold.
    pub fn warehouse_room(&self, borough: &Borough) -> u8 {
        let warehouses = self.count(borough, |rule| rule.class == Class::Warehouse) as u8;
        warehouses * self.numbers.warehouse_capacity
    }

    /// How many pieces of material can be stored in all (SC-9.7).
    pub fn capacity(&self, borough: &Borough) -> u8 {
        let people: u8 = borough.hall.iter().sum();
        let hall = self.numbers.city_hall_capacity.saturating_sub(people);
        self.warehouse_room(borough) + hall
    }

    /// Takes somebody of a kind from City Hall onto a cell.
    pub(crate) fn leave_hall(borough: &mut Borough, person: Person, cell: Cell) {
        borough.hall[person.index()] -= 1;
        borough.people[person.index()] |= Cells::of(cell);
    }

    /// The tile that a build names, or why there is none.
    pub(crate) fn is_tile(&self, build: &Build) -> bool {
        build.kind.index() < self.tiles.len()
    }
}
