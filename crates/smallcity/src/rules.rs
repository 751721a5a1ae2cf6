//! The rules of one table, compiled from its set-up into tables that the steps fold over.
//!
//! The base game and every module fill the same tables (see [`crate::modules`]); nothing here
//! knows who put an entry there.

use kernel::{Seat, SeatSet};

use crate::action::{Action, Build};
use crate::border::Lines;
use crate::constants::{Compare, Stack};
use crate::event::Source;
use crate::facets::Facet;
use crate::hooks::{
    At, CardChoice, CardEffect, CardWorth, Drawn, Fact, Hooks, More, Part, Purpose, Slot, Total,
};
use crate::illegal::{Illegal, refuse};
use crate::map::{Cell, Cells};
use crate::material::Material;
use crate::modules::data::{Deed, ModuleRules};
use crate::pieces::{
    Kind, Land, Landmark, Mark, Numbers, PEOPLE, Person, PersonRule, Price, Stakes, TileRule,
};
use crate::revision::Revision;
use crate::shapes::ShapeSet;
use crate::state::{Borough, State};

/// An action card.
#[derive(Clone, Copy, Debug)]
pub struct CardRule {
    /// Its letter.
    pub letter: char,
    /// Its name.
    pub name: &'static str,
    /// Its effect: a code for messages.
    pub about: &'static str,
    /// The rule that describes it.
    pub rule: &'static str,
    /// Whether it is in every game, however large the pool is (SP-SET-4).
    pub stays: bool,
    /// The choices of its taker, if any.
    pub choices: &'static [&'static str],
    /// Its name as a source, if it brings or asks for something at once.
    pub source: Option<Source>,
    /// Which of its choices may be made.
    pub(crate) may_choose: CardChoice,
    /// What happens at once.
    pub(crate) effect: CardEffect,
    /// What holding it may bring.
    pub(crate) worth: CardWorth,
}

impl CardRule {
    /// A card that leaves no choice, does nothing at once and is worth nothing. Callers set the
    /// differences with `..CardRule::new(..)`.
    pub(crate) const fn new(
        letter: char,
        name: &'static str,
        about: &'static str,
        rule: &'static str,
    ) -> CardRule {
        CardRule {
            letter,
            name,
            about,
            rule,
            stays: false,
            choices: &[],
            source: None,
            may_choose: |_, _| Ok(()),
            effect: |_, _| {},
            worth: |_| 0,
        }
    }

    /// The number that stands for no choice: where there is none, or none that could be made.
    pub(crate) const fn no_choice(&self) -> u8 {
        self.choices.len() as u8
    }

    /// The choices that its taker may make now, by number.
    pub(crate) fn open(&self, at: At<'_>) -> impl Iterator<Item = u8> {
        let (none, may_choose) = (self.no_choice(), self.may_choose);
        let open = move |choice: &u8| may_choose(at, *choice).is_ok();
        let nothing = (!(0..none).any(|choice| open(&choice))).then_some(none);
        (0..none).filter(open).chain(nothing)
    }
}

/// The tiles that a count counts.
#[derive(Clone, Debug, Default, PartialEq, Eq)]
pub(crate) struct TileQuery {
    /// By place in [`Rules::tiles`].
    pub(crate) kinds: u32,
}

/// A part of a promise: a fact, compared with a number.
#[derive(Clone, Debug)]
pub struct Condition {
    /// The fact as data and people name it.
    pub name: String,
    pub(crate) fact: Fact,
    pub(crate) tiles: TileQuery,
    /// How it is compared.
    pub compare: Compare,
    /// With what.
    pub number: i32,
}

/// A promise card, or a platform.
#[derive(Clone, Debug)]
pub struct PromiseRule {
    /// Its key in the data and in records.
    pub key: String,
    /// Its stack.
    pub stack: Stack,
    /// What must hold at the end, all of it.
    pub conditions: Vec<Condition>,
    /// The seats that can never keep it, and so pass over it when they draw (SP-SET-11).
    pub never: SeatSet,
    /// What it brings and costs, where that differs from its stack.
    pub stakes: Option<Stakes>,
    /// The rule behind it.
    pub rule: String,
}

impl PromiseRule {
    /// A promise that all seats may draw, at the stakes of its stack. Callers set the differences with
    /// `..PromiseRule::new(..)`.
    pub(crate) fn new(
        key: &str,
        stack: Stack,
        rule: &str,
        conditions: Vec<Condition>,
    ) -> PromiseRule {
        let (key, rule) = (key.to_owned(), rule.to_owned());
        PromiseRule { key, stack, conditions, never: SeatSet::EMPTY, stakes: None, rule }
    }
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
    /// By stack, what promises and platforms bring and cost (SC-14.2, SC-16.1, SC-16.2).
    pub stakes: [Stakes; Stack::ALL.len()],
    /// The rule by which no promise pays for a council move, where none does (SC-12.3).
    pub no_promise_pays: Option<&'static str>,
    /// The steps of a game in order.
    pub(crate) steps: Vec<Slot>,
    /// Where a round begins in [`Rules::steps`].
    pub(crate) round_start: u8,
    /// Where the end begins in [`Rules::steps`].
    pub(crate) end_start: u8,
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

    /// The sources of money, votes and pollution at this table, and of charges: the base game and the
    /// tables of modules. It leaves out sources that only a step of a module names.
    pub fn sources(&self) -> impl Iterator<Item = Source> {
        let hooks = &self.hooks;
        let cards = self.cards.iter().filter_map(|card| card.source);
        let asks = hooks.surcharges.iter().map(|surcharge| surcharge.source);
        let more = hooks.more.iter().map(|more| more.source);
        let areas = hooks.areas.iter().map(|area| area.source);
        Source::BASE.into_iter().chain(cards).chain(asks).chain(more).chain(areas)
    }

    /// The rule by which materials pay for a tile: the tile's own if it asks for exact pieces.
    pub(crate) fn payment_rule(&self, kind: Kind) -> &'static str {
        let rule = self.tile(kind);
        if matches!(rule.price, Price::Exact(_)) { rule.rule } else { "SC-6.8" }
    }

    /// The code of a kind of tile, as records and documents name it.
    pub fn code(&self, kind: Kind) -> String {
        self.tile(kind).code.clone()
    }

    /// Every kind of tile.
    pub fn kinds(&self) -> impl DoubleEndedIterator<Item = Kind> + use<> {
        (0..self.tiles.len() as u8).map(Kind)
    }

    /// The kind of tile with this code, in letters of either case.
    pub fn kind_named(&self, code: &str) -> Option<Kind> {
        self.kinds().find(|&kind| self.tile(kind).code.eq_ignore_ascii_case(code))
    }

    /// What a person in a Factory makes (SC-9.6); `None` elsewhere.
    #[inline]
    pub(crate) fn product(&self, kind: Kind) -> Option<Material> {
        let rule = self.tile(kind);
        rule.is(Facet::Factory).then(|| Material::ALL[usize::from(rule.level) - 1])
    }

    /// Every kind of people.
    pub fn persons(&self) -> impl Iterator<Item = Person> + Clone + use<> {
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

    /// All people spaces on cells of a borough, for tiles that match `wanted`.
    #[inline]
    pub fn spaces_of(&self, borough: &Borough, wanted: impl Fn(&TileRule) -> bool) -> Cells {
        let tiles = borough.tiles.iter().filter(|&(_, kind, _)| {
            let rule = self.tile(kind);
            rule.spaces > 0 && !rule.is(Facet::CityHall) && wanted(rule)
        });
        tiles.fold(Cells::NONE, |all, (_, kind, cells)| all | self.spaces(kind, cells))
    }

    /// All cells of tiles that match `wanted`.
    #[inline]
    pub fn cells_of(&self, borough: &Borough, wanted: impl Fn(&TileRule) -> bool) -> Cells {
        let tiles = borough.tiles.iter().filter(|&(_, kind, _)| wanted(self.tile(kind)));
        tiles.fold(Cells::NONE, |all, (_, _, cells)| all | cells)
    }

    /// How many tiles match `wanted`.
    pub fn count(&self, borough: &Borough, wanted: impl Fn(&TileRule) -> bool) -> usize {
        borough.tiles.iter().filter(|&(_, kind, _)| wanted(self.tile(kind))).count()
    }

    /// Whether a tile with a facet stands.
    pub fn stands(&self, borough: &Borough, facet: Facet) -> bool {
        self.count(borough, |rule| rule.is(facet)) > 0
    }

    /// Whether a tile with a facet is staffed: a person there who is not idle works (SC-2.14), or walks
    /// and has it as its own tile.
    pub fn staffed(&self, borough: &Borough, facet: Facet) -> bool {
        let spaces = self.spaces_of(borough, |rule| rule.is(facet));
        let staffs = |person: &Person| {
            let rule = self.person(*person);
            rule.works || rule.walk.is_some_and(|walk| walk.home == facet)
        };
        self.persons().filter(staffs).any(|person| borough.working(person).meets(spaces))
    }

    /// Cells with people who can die: own ones, and tourists of others (SC-11.5).
    pub(crate) fn mortals(&self, borough: &Borough) -> Cells {
        let own = self.persons().filter(|person| self.person(*person).dies);
        own.fold(borough.foreigners(), |all, person| all | borough.people[person.index()])
    }

    /// The cells of a borough where people may stand without a space: where nothing is, and in Parks.
    pub(crate) fn open_ground(&self, borough: &Borough) -> Cells {
        borough.empty() | self.cells_of(borough, |rule| rule.is(Facet::Park))
    }

    /// Own people who work, of every kind that does more than trade.
    #[inline]
    pub fn workers(&self, borough: &Borough) -> Cells {
        let working = self.persons().filter(|&person| self.person(person).works);
        working.fold(Cells::NONE, |all, person| all | borough.working(person))
    }

    /// Whether a seat holds the card with this letter.
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

    /// The free room of City Hall, shared by people and materials (SC-9.7); materials stored there do
    /// not make way for people who come later (SC-9.8).
    pub fn hall_room(&self, borough: &Borough) -> u8 {
        let people: u8 = borough.hall.iter().sum();
        let in_hall = borough.stored().saturating_sub(self.warehouse_room(borough));
        self.numbers.city_hall_capacity.saturating_sub(people + in_hall)
    }

    /// How much the Warehouses hold.
    pub fn warehouse_room(&self, borough: &Borough) -> u8 {
        let warehouses = self.count(borough, |rule| rule.is(Facet::Warehouse)) as u8;
        warehouses * self.numbers.warehouse_capacity
    }

    /// How many pieces of material can be stored in all (SC-9.7).
    pub fn capacity(&self, borough: &Borough) -> u8 {
        let people: u8 = borough.hall.iter().sum();
        let hall = self.numbers.city_hall_capacity.saturating_sub(people);
        self.warehouse_room(borough) + hall
    }

    /// Moves a person of a kind from City Hall onto a cell.
    pub(crate) fn leave_hall(borough: &mut Borough, person: Person, cell: Cell) {
        borough.hall[person.index()] -= 1;
        borough.people[person.index()] |= Cells::of(cell);
    }

    /// The rule by which people move into every new Residence of a borough, each by a step of its own;
    /// none where an R1 takes a person at once (SC-5.7).
    #[inline]
    pub(crate) fn moves_in(&self, borough: &Borough) -> Option<&'static str> {
        self.hooks.moves_in.and_then(|rule| rule(self, borough))
    }

    /// The next free cell of the tile that was built last, if it is a Residence: people move in from
    /// there in reading order.
    pub(crate) fn next_home(&self, borough: &Borough) -> Option<Cell> {
        let (_, kind, cells) = borough.tiles.last()?;
        let rule = self.tile(kind);
        let spaces = self.spaces(kind, cells).first_few(rule.level.into());
        spaces.without(borough.occupied()).first().filter(|_| rule.is(Facet::Residence))
    }

    /// The free cells of own Residences, of every level or only of the lowest.
    pub(crate) fn free_homes(&self, borough: &Borough, all: bool) -> Cells {
        let home = |rule: &TileRule| rule.is(Facet::Residence) && (all || rule.level == 1);
        self.spaces_of(borough, home).without(borough.occupied())
    }

    /// Judges whether a person in City Hall moves into the tile that was built last (SC-5.7).
    pub(crate) fn judge_mover(
        &self,
        borough: &Borough,
        (cell, person): (Cell, Person),
        rule: &'static str,
    ) -> Result<(), Illegal> {
        if self.next_home(borough) != Some(cell) {
            refuse!(rule, NotTheNextHome { cell });
        }
        self.judge_waiting(borough, person, rule)
    }

    /// Judges whether a person of a kind waits in City Hall.
    pub(crate) fn judge_waiting(
        &self,
        borough: &Borough,
        person: Person,
        rule: &'static str,
    ) -> Result<(), Illegal> {
        if borough.hall.get(person.index()).is_none_or(|&count| count == 0) {
            let person = self.people.get(person.index()).map(|rule| rule.name);
            refuse!(rule, NobodyWaits { person });
        }
        Ok(())
    }

    /// The kinds of people who wait in City Hall.
    pub(crate) fn waiting(&self, borough: &Borough) -> impl Iterator<Item = Person> + use<> {
        let hall = borough.hall;
        self.persons().filter(move |person| hall[person.index()] > 0)
    }

    /// The build points that an action takes in a plan (SC-5.3).
    pub(crate) fn points(&self, action: &Action) -> u8 {
        match action {
            Action::Build(build) => self.tile(build.kind).points,
            Action::Grow => self.numbers.zone_growth_points,
            Action::Enlarge { .. } => 1,
            _ => 0,
        }
    }

    /// The part of plans that a deed belongs to, if any.
    pub(crate) fn part(&self, deed: &Deed) -> Option<&'static dyn Part> {
        self.hooks.parts.iter().copied().find(|part| part.has(deed))
    }

    /// The tile that an action builds: on its own, or as a deed of a module.
    pub(crate) fn builds(&self, action: &Action) -> Option<Build> {
        match action {
            Action::Build(build) => Some(*build),
            Action::Module(deed) => self.part(deed).and_then(|part| part.build(self, deed)),
            _ => None,
        }
    }

    /// What modules add to a total.
    pub(crate) fn more(&self, to: Total) -> impl Iterator<Item = &More> {
        self.hooks.more.iter().filter(move |more| more.to == to)
    }

    /// The cells of a borough that modules close to something.
    pub(crate) fn closed_to(&self, to: Purpose, borough: &Borough) -> Cells {
        let closed = self.hooks.closed.iter().filter(|closed| closed.to == to);
        closed.fold(Cells::NONE, |all, closed| all | (closed.cells)(self, borough))
    }

    /// Land of every kind in a borough, which modules bring.
    pub(crate) fn land(&self, borough: &Borough) -> impl Iterator<Item = Land> {
        self.hooks.land.iter().flat_map(move |lands| lands(self, borough)).flatten()
    }

    /// The things printed on the land of a borough that count in influence areas.
    pub(crate) fn landmarks(&self, borough: &Borough) -> impl Iterator<Item = Landmark> {
        self.hooks.landmarks.iter().filter_map(move |landmark| landmark(self, borough))
    }

    /// Things that modules draw on the borders and points of a borough.
    pub(crate) fn lines(&self, borough: &Borough) -> impl Iterator<Item = Drawn> {
        self.hooks.lines.iter().map(move |lines| lines(self, borough))
    }

    /// The borders of a borough that no tile may cross, which modules bring.
    pub(crate) fn walls(&self, borough: &Borough) -> Lines {
        let walls = self.hooks.walls.iter().map(|walls| walls(self, borough));
        walls.fold(Lines::NONE, |all, lines| all.with(&lines))
    }

    /// The people of a borough that modules mark.
    pub(crate) fn marks(&self, borough: &Borough) -> impl Iterator<Item = Mark> {
        self.hooks.marks.iter().map(move |mark| mark(self, borough))
    }

    /// Whether the tile that a build names exists.
    pub(crate) fn is_tile(&self, build: &Build) -> bool {
        build.kind.index() < self.tiles.len()
    }
}
