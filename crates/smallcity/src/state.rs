//! The whole truth about a running game: plain values of a fixed size, no heap.

use kernel::{Seat, SeatSet};

use crate::cards::{Circle, Promises};
use crate::council::Council;
use crate::map::{Cell, Cells};
use crate::material::{MATERIALS, Material};
use crate::modules::data as modules;
use crate::pieces::{KINDS, Kind, MOST_DISCS, MOST_TILES, PEOPLE, Person, SEATS};
use crate::plan::Plan;

/// The tiles of a borough, in building order.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Tiles {
    count: u8,
    kinds: [Kind; MOST_TILES],
    cells: [Cells; MOST_TILES],
}

impl Tiles {
    const NONE: Tiles =
        Tiles { count: 0, kinds: [Kind(0); MOST_TILES], cells: [Cells::NONE; MOST_TILES] };

    /// Every tile with its number.
    #[inline]
    pub fn iter(&self) -> impl Iterator<Item = (usize, Kind, Cells)> + '_ {
        let all = self.kinds.iter().zip(&self.cells).take(usize::from(self.count));
        all.enumerate().map(|(index, (&kind, &cells))| (index, kind, cells))
    }

    /// The kind and cells of tile number `index`.
    #[inline]
    pub(crate) const fn tile(&self, index: usize) -> (Kind, Cells) {
        (self.kinds[index], self.cells[index])
    }

    /// How many there are.
    pub const fn len(&self) -> usize {
        self.count as usize
    }

    /// Whether there is none.
    pub const fn is_empty(&self) -> bool {
        self.count == 0
    }

    /// The tile that was built last.
    pub fn last(&self) -> Option<(usize, Kind, Cells)> {
        let index = usize::from(self.count).checked_sub(1)?;
        Some((index, self.kinds[index], self.cells[index]))
    }

    /// The tile on a cell: its number, kind and cells.
    #[inline]
    pub fn on(&self, cell: Cell) -> Option<(usize, Kind, Cells)> {
        self.iter().find(|(_, _, cells)| cells.contains(cell))
    }

    /// Adds a tile.
    pub(crate) fn push(&mut self, kind: Kind, cells: Cells) {
        let index = usize::from(self.count);
        self.kinds[index] = kind;
        self.cells[index] = cells;
        self.count += 1;
    }

    /// Takes tile number `index` away; those behind it move up.
    pub(crate) fn remove(&mut self, index: usize) {
        let count = usize::from(self.count);
        self.kinds.copy_within(index + 1..count, index);
        self.cells.copy_within(index + 1..count, index);
        self.count -= 1;
        // Entries behind the last tile are always the same, so that equal boroughs are equal.
        self.kinds[count - 1] = Tiles::NONE.kinds[0];
        self.cells[count - 1] = Cells::NONE;
    }

    /// Turns tile number `index` into another.
    pub(crate) fn replace(&mut self, index: usize, kind: Kind, cells: Cells) {
        self.kinds[index] = kind;
        self.cells[index] = cells;
    }
}

/// One seat's borough and everything that it owns.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Borough {
    /// The tiles.
    pub tiles: Tiles,
    /// All cells with tiles.
    pub built: Cells,
    /// The size of the zone (SC-2.3).
    pub zone: u8,
    /// Land where nothing and nobody may ever stand (SP-SET-5).
    pub closed: Cells,
    /// The Mayor's cells; none while he is elsewhere (SC-4.1).
    pub mayor: Cells,
    /// The cells of the cemetery (SC-11.6).
    pub cemetery: Cells,
    /// How many people are buried in the cemetery.
    pub buried: u8,
    /// Own people on cells of this map, by kind.
    pub people: [Cells; PEOPLE],
    /// By owner, the cell of its citizen here (SC-8.6).
    pub guests: [Option<Cell>; SEATS],
    /// Own people in City Hall, by kind; they pollute, but neither work nor vote (SC-8.10).
    pub hall: [u8; PEOPLE],
    /// Own people in the Career Center or beside the borough, by kind.
    pub aside: [u8; PEOPLE],
    /// Own citizens in the common reserve (SC-3.5).
    pub reserve: u8,
    /// Own people who have died, wherever they are buried, by kind (SC-11.5).
    pub dead: [u8; PEOPLE],
    /// The dead among them without a place in a cemetery, by kind (SC-11.6).
    pub graveless: [u8; PEOPLE],
    /// Own people who left the game alive, by kind (SC-18.1).
    pub gone: [u8; PEOPLE],
    /// Own people on cells who do nothing this round (SC-8.5).
    pub idle: Cells,
    /// The seats whose tourist here does nothing this round.
    pub idle_guests: SeatSet,
    /// Money in dollars.
    pub money: u16,
    /// The vote track.
    pub votes: u16,
    /// The pollution track in percent.
    pub pollution: u16,
    /// The pollution track when the round began (SC-11.5).
    pub pollution_before: u16,
    /// Stored materials: wood, stone, metal.
    pub store: [u8; MATERIALS],
    /// Materials made in this borough this round that pollute (SC-11.2).
    pub made: u8,
    /// The columns of the council discs, 0 left of column 1; unused ones 255.
    pub discs: [u8; MOST_DISCS],
    /// The rows of the same discs, 0 before their first move; they have no effect.
    pub disc_rows: [u8; MOST_DISCS],
    /// Tiles beside the borough that only this seat may build, by kind.
    pub own_stock: [u8; KINDS],
    /// The card taken this round (SC-4.4), by its number.
    pub card: Option<u8>,
    /// The round in which the seat was eliminated; 0 while it plays (SC-11.7).
    pub out: u8,
    /// Deaths that are still due in this phase (SC-11.5).
    pub deaths: u8,
    /// The platform it stands for (SC-16.2).
    pub platform: Option<u8>,
    /// What modules remember about it.
    pub modules: modules::BoroughState,
}

impl Borough {
    /// Before anything is placed.
    pub(crate) const EMPTY: Borough = Borough {
        tiles: Tiles::NONE,
        built: Cells::NONE,
        zone: 0,
        closed: Cells::NONE,
        mayor: Cells::NONE,
        cemetery: Cells::NONE,
        buried: 0,
        people: [Cells::NONE; PEOPLE],
        guests: [None; SEATS],
        hall: [0; PEOPLE],
        aside: [0; PEOPLE],
        reserve: 0,
        dead: [0; PEOPLE],
        graveless: [0; PEOPLE],
        gone: [0; PEOPLE],
        idle: Cells::NONE,
        idle_guests: SeatSet::EMPTY,
        money: 0,
        votes: 0,
        pollution: 0,
        pollution_before: 0,
        store: [0; MATERIALS],
        made: 0,
        discs: [255; MOST_DISCS],
        disc_rows: [0; MOST_DISCS],
        own_stock: [0; KINDS],
        card: None,
        out: 0,
        deaths: 0,
        platform: None,
        modules: modules::BoroughState::EMPTY,
    };

    /// The cells of the zone where nothing stands, and nobody on open ground (SC-2.10).
    #[inline]
    pub fn empty(&self) -> Cells {
        let taken = self.built | self.closed | self.cemetery | self.mayor;
        Cells::zone(self.zone).without(taken | self.own_people())
    }

    /// Cells with own people.
    #[inline]
    pub fn own_people(&self) -> Cells {
        self.people.iter().fold(Cells::NONE, |all, &cells| all | cells)
    }

    /// Cells with people, own or foreign.
    #[inline]
    pub fn occupied(&self) -> Cells {
        self.own_people() | self.foreigners()
    }

    /// Cells with foreign tourists.
    #[inline]
    pub fn foreigners(&self) -> Cells {
        self.guests.iter().flatten().map(|&cell| Cells::of(cell)).fold(Cells::NONE, |a, b| a | b)
    }

    /// Own people on cells who are not idle, of one kind.
    #[inline]
    pub fn working(&self, person: Person) -> Cells {
        self.people[person.index()].without(self.idle)
    }

    /// All stored materials.
    pub const fn stored(&self) -> u8 {
        self.store[0] + self.store[1] + self.store[2]
    }

    /// How many of a material are stored.
    pub const fn has(&self, material: Material) -> u8 {
        self.store[material as usize]
    }

    /// Whether the seat still plays.
    pub const fn plays(&self) -> bool {
        self.out == 0
    }

    /// Changes the vote track, which never falls below 0 (SC-2.11).
    pub(crate) fn add_votes(&mut self, votes: i32) {
        self.votes = (i32::from(self.votes) + votes).clamp(0, 9_999) as u16;
    }

    /// Adds money.
    pub(crate) fn add_money(&mut self, money: u16) {
        self.money = self.money.saturating_add(money).min(9_999);
    }
}

/// What the current step remembers.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq)]
pub struct Now {
    /// By seat, the people spaces there that the mover may still go to (SC-8.1).
    pub targets: [Cells; SEATS],
    /// The open ground of the seat's map that was empty when the step began.
    pub ground: Cells,
    /// Uses of commerce spaces that are left: sell, buy votes, trade for votes (SC-9.2).
    pub uses: [u8; 3],
    /// The stage of a council move (section 12).
    pub council: Council,
    /// The dead person who waits for a place in the cemetery, if any (SC-11.6).
    pub to_bury: Option<Dead>,
    /// Whether the step has been ended by its seat.
    pub ended: bool,
}

/// A person who has died.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Dead {
    /// The owner of the piece.
    pub owner: Seat,
    /// The kind of person.
    pub person: Person,
}

/// The whole truth about a running game.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct State {
    /// The boroughs by seat; those of seats that are not at the table stay empty.
    pub boroughs: [Borough; SEATS],
    /// The common stock, by kind of tile.
    pub stock: [u8; KINDS],
    /// The supply of wood, stone and metal.
    pub supply: [u8; MATERIALS],
    /// The round, from 1; 0 during set-up.
    pub round: u8,
    /// The step, by its place in the round (a list that the rules of the table hold).
    pub step: u8,
    /// Whose turn it is within the step, as a place in turn order.
    pub place: u8,
    /// Whether the step has begun for this seat.
    pub begun: bool,
    /// Whether the game is over.
    pub over: bool,
    /// The Mayor's host.
    pub host: Seat,
    /// The seats that have committed in a common step.
    pub committed: SeatSet,
    /// The secret plan of each seat.
    pub plans: [Plan; SEATS],
    /// The circle of action cards.
    pub circle: Circle,
    /// Where every promise card is.
    pub promises: Promises,
    /// What the current step remembers.
    pub now: Now,
    /// What modules remember about the table.
    pub modules: modules::TableState,
}

impl State {
    /// The borough of a seat.
    #[inline]
    pub fn borough(&self, seat: Seat) -> &Borough {
        &self.boroughs[seat.index()]
    }

    /// The borough of a seat.
    #[inline]
    pub(crate) fn borough_mut(&mut self, seat: Seat) -> &mut Borough {
        &mut self.boroughs[seat.index()]
    }

    /// The seats that still play, of a table of `seats`.
    pub fn active(&self, seats: usize) -> impl Iterator<Item = Seat> + '_ {
        Seat::first(seats).filter(|seat| self.borough(*seat).plays())
    }

    /// The seat at a place in turn order, from 0 (SC-2.9); none behind the last.
    pub(crate) fn in_turn(&self, seats: usize, place: u8) -> Option<Seat> {
        let clockwise = (self.host.index()..seats).chain(0..self.host.index());
        let mut playing = clockwise.filter(|&seat| self.boroughs[seat].plays());
        playing.nth(place.into()).map(Seat::new)
    }

    /// The seats that still play in turn order: the host first, then clockwise (SC-2.9).
    pub fn in_turn_order(&self, seats: usize) -> impl Iterator<Item = Seat> + use<> {
        let host = self.host.index();
        // Goes by place: `map` would copy every borough.
        let out: [bool; SEATS] = std::array::from_fn(|seat| !self.boroughs[seat].plays());
        (0..seats).map(move |step| (host + step) % seats).filter(move |&s| !out[s]).map(Seat::new)
    }
}
