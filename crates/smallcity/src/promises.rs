//! Promise cards and the facts they ask about (section 15, section 16).

use kernel::Seat;

use crate::cards::Whereabouts;
use crate::constants::TileKind;
pub(crate) use crate::constants::{Compare, Stack};
use crate::hooks::Fact;
use crate::map::Cells;
use crate::pieces::{Class, Person, TileRule};
use crate::rules::{Condition, PromiseRule, Rules, TileQuery};
use crate::state::{Borough, State};

impl Rules {
    /// The promise of a number.
    #[inline]
    pub fn promise(&self, card: u8) -> &PromiseRule {
        &self.promises[usize::from(card)]
    }

    /// What a promise or a platform brings when it is kept and costs when it is broken (SC-14.2,
    /// SC-16.2).
    pub fn stakes(&self, stack: Stack) -> (i32, i32) {
        let numbers = &self.numbers;
        match stack {
            Stack::Platform => (numbers.platform_reward, numbers.platform_penalty),
            stack => {
                (numbers.promise_reward[stack as usize], numbers.promise_penalty[stack as usize])
            }
        }
    }

    /// The promise of a key.
    pub fn promise_named(&self, key: &str) -> Option<u8> {
        self.promises.iter().position(|rule| rule.key == key).map(|card| card as u8)
    }
}

impl Condition {
    /// A fact of a module, held against a number.
    // Only tests add a promise so far.
    #[cfg_attr(not(test), expect(dead_code))]
    pub(crate) fn new(name: &str, fact: Fact, compare: Compare, number: i32) -> Condition {
        Condition { name: name.to_owned(), fact, tiles: TileQuery::default(), compare, number }
    }

    /// What the fact is now.
    pub fn value(&self, rules: &Rules, state: &State, seat: Seat) -> i32 {
        (self.fact)(rules, state, seat, &self.tiles)
    }

    /// Whether it holds.
    pub fn holds(&self, rules: &Rules, state: &State, seat: Seat) -> bool {
        self.compare.holds(self.value(rules, state, seat), self.number)
    }
}

/// Whether all conditions of a promise hold.
pub(crate) fn holds(rules: &Rules, state: &State, seat: Seat, rule: &PromiseRule) -> bool {
    rule.conditions.iter().all(|condition| condition.holds(rules, state, seat))
}

/// How many promises of each stack a seat has kept, which everybody sees (SC-3.8).
pub(crate) fn kept(rules: &Rules, state: &State, seat: Seat) -> [u8; 4] {
    let mut counts = [0; 4];
    for card in state.promises.cards_at(Whereabouts::Kept(seat)) {
        counts[rules.promise(card).stack as usize] += 1;
    }
    counts
}

/// Own citizens in the own borough, City Hall included.
pub(crate) fn living_at_home(_: &Rules, state: &State, seat: Seat, _: &TileQuery) -> i32 {
    let borough = state.borough(seat);
    borough.people[0].len() as i32 + i32::from(borough.hall[0])
}

/// Own citizens in the own borough or abroad.
pub(crate) fn living(rules: &Rules, state: &State, seat: Seat) -> i32 {
    living_at_home(rules, state, seat, &TileQuery::default())
        + tourists_abroad(rules, state, seat, &TileQuery::default())
}

fn tourists_abroad(rules: &Rules, state: &State, seat: Seat, _: &TileQuery) -> i32 {
    let hosts = Seat::first(rules.seats).filter(|host| *host != seat);
    hosts.filter(|host| state.borough(*host).guests[seat.index()].is_some()).count() as i32
}

/// How many commerce tiles have own citizens on them.
fn commerce_used(rules: &Rules, borough: &Borough) -> usize {
    let citizens: Cells = borough.people[Person::CITIZEN.index()];
    let used = borough.tiles.iter().filter(|(_, kind, cells)| {
        rules.tile(*kind).class == Class::Commerce && cells.meets(citizens)
    });
    used.count()
}

/// The facts of the base game by name; `n` counts tiles.
pub(crate) const FACTS: &[(&str, Fact)] = &[
    ("n", |_, state, seat, query| {
        let tiles = state.borough(seat).tiles.iter();
        tiles.filter(|(_, kind, _)| query.kinds >> kind.index() & 1 == 1).count() as i32
    }),
    ("park_cells", |rules, state, seat, _| {
        rules.cells_of(state.borough(seat), |rule| rule.class == Class::Park).len() as i32
    }),
    ("pollution", |_, state, seat, _| state.borough(seat).pollution.into()),
    ("zone", |_, state, seat, _| state.borough(seat).zone.into()),
    ("living", |rules, state, seat, _| living(rules, state, seat)),
    ("living_at_home", living_at_home),
    ("commerce_used", |rules, state, seat, _| commerce_used(rules, state.borough(seat)) as i32),
    ("cultural", |rules, state, seat, _| {
        let mut kinds = 0u32;
        for (_, kind, _) in state.borough(seat).tiles.iter() {
            if rules.tile(kind).class == Class::Cultural {
                kinds |= 1 << kind.index();
            }
        }
        kinds.count_ones() as i32
    }),
    ("money", |_, state, seat, _| state.borough(seat).money.into()),
    ("metal", |_, state, seat, _| state.borough(seat).store[2].into()),
    ("graves", |_, state, seat, _| state.borough(seat).buried.into()),
    ("tourists_abroad", tourists_abroad),
    ("empty_home_spaces", |rules, state, seat, _| {
        let borough = state.borough(seat);
        let homes = rules.spaces_of(borough, |rule| rule.class == Class::Residence);
        homes.without(borough.occupied()).len() as i32
    }),
    ("empty_zone_cells", |_, state, seat, _| state.borough(seat).empty().len() as i32),
    ("discs_in_3_or_4", |_, state, seat, _| {
        state.borough(seat).discs.iter().filter(|disc| matches!(disc, 3 | 4)).count() as i32
    }),
    ("hall_citizens", |_, state, seat, _| state.borough(seat).hall[0].into()),
];

/// The tiles of a kind in the data and of at least a level.
pub(crate) fn query(tiles: &[TileRule], kind: TileKind, level: u8) -> TileQuery {
    let matches = |rule: &TileRule| rule.kind == Some(kind) && rule.level >= level;
    let kinds = tiles.iter().enumerate().filter(|(_, rule)| matches(rule));
    TileQuery { kinds: kinds.fold(0, |all, (index, _)| all | 1 << index) }
}
