//! Promise cards and the facts they ask about (section 15, section 16).

use kernel::Seat;

use crate::cards::Whereabouts;
use crate::constants::TileKind;
pub(crate) use crate::constants::{Compare, Stack};
use crate::facets::Facet;
use crate::hooks::{At, Fact};
use crate::map::Cells;
use crate::pieces::{Kind, Person, Stakes, TileRule};
use crate::rules::{Condition, PromiseRule, Rules, TileQuery};
use crate::state::{Borough, State};

impl Rules {
    /// The promise of a number.
    #[inline]
    pub fn promise(&self, card: u8) -> &PromiseRule {
        &self.promises[usize::from(card)]
    }

    /// Whether a seat could ever keep a promise (SP-SET-11).
    pub fn may_keep(&self, state: &State, seat: Seat, card: u8) -> bool {
        let (rule, borough) = (self.promise(card), state.borough(seat));
        !rule.never.contains(seat) && !self.hooks.never.iter().any(|never| never(borough, rule))
    }

    /// What a promise or a platform brings when it is kept and costs when it is broken (SC-14.2,
    /// SC-16.2).
    pub fn stakes(&self, rule: &PromiseRule) -> Stakes {
        rule.stakes.unwrap_or(self.stakes[rule.stack as usize])
    }

    /// The promise of a key.
    pub fn promise_named(&self, key: &str) -> Option<u8> {
        self.promises.iter().position(|rule| rule.key == key).map(|card| card as u8)
    }
}

impl Condition {
    /// A fact of a module, compared with a number.
    pub(crate) fn new(name: &str, fact: Fact, compare: Compare, number: i32) -> Condition {
        Condition { name: name.to_owned(), fact, tiles: TileQuery::default(), compare, number }
    }

    /// At least this many tiles of a kind, by the plural name in messages.
    pub(crate) fn tiles(name: &str, kind: Kind, number: i32) -> Condition {
        let tiles = TileQuery { kinds: 1 << kind.index() };
        let condition = Condition::new(&format!("n({name})"), tiles_of, Compare::AtLeast, number);
        Condition { tiles, ..condition }
    }

    /// What the fact is now.
    pub fn value(&self, rules: &Rules, state: &State, seat: Seat) -> i32 {
        (self.fact)(At { rules, state, seat }, &self.tiles)
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

/// What a promise or platform may bring its holder with this many rounds left, in hundredths of a vote:
/// all of it if it holds, a part of it if it still may.
pub(crate) fn hope(at: At<'_>, rule: &PromiseRule, left: i32) -> i32 {
    /// The percentage of its reward that counts while it does not hold yet.
    const HOPE: i32 = 43;
    let At { rules, state, seat } = at;
    let Stakes { reward, penalty, .. } = rules.stakes(rule);
    let whole = 100 * (reward + penalty);
    let partly = |condition: &Condition| {
        let now = condition.value(rules, state, seat);
        match condition.compare {
            compare if compare.holds(now, condition.number) => 100,
            // A fact above its limit hardly ever falls again.
            Compare::AtLeast if left > 0 => (100 * now / condition.number.max(1)).clamp(0, 100),
            _ => 0,
        }
    };
    let worth = if holds(rules, state, seat, rule) {
        whole * if rule.stack == Stack::Special { 80 } else { 95 } / 100
    } else {
        let progress: i32 = rule.conditions.iter().map(partly).sum();
        let progress = progress / rule.conditions.len().max(1) as i32;
        whole * progress * HOPE / 10_000
    };
    worth - 100 * penalty
}

/// How many promises of each stack a seat has kept, which everybody sees (SC-3.8).
pub(crate) fn kept(rules: &Rules, state: &State, seat: Seat) -> [u8; 4] {
    let mut counts = [0; 4];
    for card in state.promises.cards_at(Whereabouts::Kept(seat)) {
        counts[rules.promise(card).stack as usize] += 1;
    }
    counts
}

/// The seat's citizens in its borough, City Hall included.
fn living_at_home(at: At<'_>) -> i32 {
    let borough = at.borough();
    borough.people[0].len() as i32 + i32::from(borough.hall[0])
}

/// The seat's citizens in its borough or abroad.
pub(crate) fn living(at: At<'_>) -> i32 {
    living_at_home(at) + tourists_abroad(at)
}

fn tourists_abroad(at: At<'_>) -> i32 {
    let hosts = Seat::first(at.rules.seats).filter(|host| *host != at.seat);
    hosts.filter(|host| at.state.borough(*host).guests[at.seat.index()].is_some()).count() as i32
}

/// How many commerce tiles have own citizens on them.
fn commerce_used(rules: &Rules, borough: &Borough) -> usize {
    let citizens: Cells = borough.people[Person::CITIZEN.index()];
    let used = borough
        .tiles
        .iter()
        .filter(|(_, kind, cells)| rules.tile(*kind).is(Facet::Commerce) && cells.meets(citizens));
    used.count()
}

/// How many tiles of a query stand.
fn tiles_of(at: At<'_>, query: &TileQuery) -> i32 {
    let tiles = at.borough().tiles.iter();
    tiles.filter(|(_, kind, _)| query.kinds >> kind.index() & 1 == 1).count() as i32
}

/// The facts of the base game by name; `n` counts tiles.
pub(crate) const FACTS: &[(&str, Fact)] = &[
    ("n", tiles_of),
    ("park_cells", |at, _| {
        at.rules.cells_of(at.borough(), |rule| rule.is(Facet::Park)).len() as i32
    }),
    ("pollution", |at, _| at.borough().pollution.into()),
    ("zone", |at, _| at.borough().zone.into()),
    ("living", |at, _| living(at)),
    ("living_at_home", |at, _| living_at_home(at)),
    ("commerce_used", |at, _| commerce_used(at.rules, at.borough()) as i32),
    ("cultural", |at, _| {
        let mut kinds = 0u32;
        for (_, kind, _) in at.borough().tiles.iter() {
            if at.rules.tile(kind).is(Facet::Cultural) {
                kinds |= 1 << kind.index();
            }
        }
        let printed = at.rules.landmarks(at.borough()).filter(|landmark| landmark.culture);
        (kinds.count_ones() as usize + printed.count()) as i32
    }),
    ("money", |at, _| at.borough().money.into()),
    ("metal", |at, _| at.borough().store[2].into()),
    ("graves", |at, _| at.borough().buried.into()),
    ("tourists_abroad", |at, _| tourists_abroad(at)),
    ("empty_home_spaces", |at, _| {
        let homes = at.rules.spaces_of(at.borough(), |rule| rule.is(Facet::Residence));
        homes.without(at.borough().occupied()).len() as i32
    }),
    ("empty_zone_cells", |at, _| at.borough().empty().len() as i32),
    ("discs_in_3_or_4", |at, _| {
        at.borough().discs.iter().filter(|disc| matches!(disc, 3 | 4)).count() as i32
    }),
    ("hall_citizens", |at, _| at.borough().hall[0].into()),
];

/// The tiles of a kind in the data and of at least a level.
pub(crate) fn query(tiles: &[TileRule], kind: TileKind, level: u8) -> TileQuery {
    let matches = |rule: &TileRule| rule.kind == Some(kind) && rule.level >= level;
    let kinds = tiles.iter().enumerate().filter(|(_, rule)| matches(rule));
    TileQuery { kinds: kinds.fold(0, |all, (index, _)| all | 1 << index) }
}
