//! Trips along Roads (SP-ROA-7 to SP-ROA-9).

use super::data::{Event, MOST_ROADS, Refusal};
use super::place::refusal;
use crate::border::{Border, Lines, Point};
use crate::event::{self, Source};
use crate::facets::Facet;
use crate::hooks::{At, Ride, Run, Trip};
use crate::illegal::Illegal;
use crate::map::{Cell, Cells};
use crate::modules;
use crate::pieces::{Person, TileRule};
use crate::rules::Rules;
use crate::state::Borough;
use crate::steps::pollution::soil;

/// The name of trips as a source.
pub(super) const TRIPS: Source = Source("trips");

/// A set of Roads of a network, by number.
type Set = u16;

/// The Roads of a set, by number.
fn each(set: Set) -> impl Iterator<Item = usize> {
    let mut left = set;
    std::iter::from_fn(move || {
        let next = (left != 0).then_some(left.trailing_zeros() as usize)?;
        left &= left - 1;
        Some(next)
    })
}

/// A Road among others.
#[derive(Clone, Copy, Debug)]
struct Road {
    border: Border,
    /// Its two cells: it runs alongside a tile that covers one.
    beside: Cells,
    /// The cells that have one of its ends as a corner.
    near: Cells,
    /// By end, the Roads that may follow there, and the Roundabouts that passing there costs.
    follow: [(Set, u8); 2],
}

/// All Roads of a borough, as trips see them.
pub(super) struct Network {
    count: usize,
    roads: [Option<Road>; MOST_ROADS],
}

/// The shortest ways from some Roads to all others: fewest Roads first, then fewest Roundabouts.
pub(super) struct Ways {
    /// By Road, the number of Roads up to it, itself included; 0 where no way leads.
    roads: [u8; MOST_ROADS],
    /// By Road, the number of Roundabouts on the way.
    roundabouts: [u8; MOST_ROADS],
    /// By Road, the one before it.
    before: [u8; MOST_ROADS],
}

impl Network {
    /// The network of some Roads and Roundabouts.
    pub(super) fn new(lines: &Lines) -> Network {
        let mut network = Network { count: 0, roads: [None; MOST_ROADS] };
        let borders: [Option<Border>; MOST_ROADS] = {
            let mut all = lines.iter();
            std::array::from_fn(|_| all.next())
        };
        for border in borders.iter().flatten() {
            let ends = border.ends();
            let follow = ends.map(|point| follow(lines, &borders, *border, point));
            let [one, other] = ends.map(Point::around);
            let road = Road { border: *border, beside: border.cells(), near: one | other, follow };
            network.roads[network.count] = Some(road);
            network.count += 1;
        }
        network
    }

    fn roads(&self) -> impl Iterator<Item = (usize, &Road)> {
        self.roads.iter().flatten().enumerate()
    }

    fn those(&self, wanted: impl Fn(&Road) -> bool) -> Set {
        let wanted = self.roads().filter(|(_, road)| wanted(road));
        wanted.fold(0, |all, (number, _)| all | 1 << number)
    }

    /// These Roads and all Roads connected to them.
    fn connected(&self, from: Set) -> Set {
        let (mut found, mut new) = (from, from);
        while new != 0 {
            let next = each(new).filter_map(|number| self.roads[number]);
            let next = next.fold(0, |all, road| all | road.follow[0].0 | road.follow[1].0);
            new = next & !found;
            found |= new;
        }
        found
    }

    /// The Roads where a trip from or to a tile begins or ends: in each network the Roads alongside it,
    /// or else the Roads that end at one of its corners (SP-ROA-8).
    pub(super) fn doors(&self, tile: Cells) -> Set {
        let alongside = self.those(|road| road.beside.meets(tile));
        let corners = self.those(|road| road.near.meets(tile));
        alongside | (corners & !self.connected(alongside))
    }

    /// The shortest ways from some Roads. A shortest way never comes to a point twice: it would go on
    /// there at once.
    pub(super) fn ways(&self, from: Set) -> Ways {
        let mut ways = Ways {
            roads: [0; MOST_ROADS],
            roundabouts: [u8::MAX; MOST_ROADS],
            before: [u8::MAX; MOST_ROADS],
        };
        for number in each(from) {
            (ways.roads[number], ways.roundabouts[number]) = (1, 0);
        }
        let (mut seen, mut new, mut length) = (from, from, 1);
        while new != 0 {
            length += 1;
            let mut next = 0;
            for (number, road) in each(new).filter_map(|at| Some((at, self.roads[at]?))) {
                for (set, cost) in road.follow {
                    next |= set & !seen;
                    let cost = ways.roundabouts[number] + cost;
                    for other in each(set & !seen) {
                        if cost < ways.roundabouts[other] {
                            ways.roundabouts[other] = cost;
                            ways.roads[other] = length;
                            ways.before[other] = number as u8;
                        }
                    }
                }
            }
            seen |= next;
            new = next;
        }
        ways
    }

    /// The trip to some Roads, if there is one.
    fn along(&self, ways: &Ways, to: Set) -> Option<Lines> {
        let mut at = ways.best(to)?;
        let mut along = Lines::NONE;
        loop {
            let road = self.roads[at]?;
            along.add(road.border);
            let before = usize::from(ways.before[at]);
            let Some(Some(previous)) = self.roads.get(before) else { return Some(along) };
            let passed = |(set, cost): &(Set, u8)| *cost > 0 && set >> at & 1 == 1;
            let end = previous.follow.iter().position(passed);
            if let Some(cell) = end.and_then(|end| previous.border.ends()[end].cell()) {
                along.points |= Cells::of(cell);
            }
            at = before;
        }
    }
}

/// The Roads that may follow one at a point, and over how many Roundabouts; without one nobody turns.
fn follow(
    lines: &Lines,
    borders: &[Option<Border>; MOST_ROADS],
    border: Border,
    point: Point,
) -> (Set, u8) {
    let roundabout = lines.has_point(point);
    let follows = |other: Border| {
        other != border
            && other.ends().contains(&point)
            && (roundabout || other.is_level() == border.is_level())
    };
    let set = borders.iter().flatten().enumerate().filter(|(_, other)| follows(**other));
    (set.fold(0, |all, (number, _)| all | 1 << number), u8::from(roundabout))
}

impl Ways {
    /// The best of some Roads to arrive by.
    fn best(&self, to: Set) -> Option<usize> {
        let led = each(to).filter(|number| self.roads[*number] > 0);
        led.min_by_key(|&number| (self.roads[number], self.roundabouts[number]))
    }

    /// How many Roads and Roundabouts the best way to some Roads has.
    pub(super) fn to(&self, to: Set) -> Option<[u8; 2]> {
        self.best(to).map(|number| [self.roads[number], self.roundabouts[number]])
    }
}

/// What a trip of this many Roads and Roundabouts brings: dollars and percent of pollution (SP-ROA-9).
pub(super) fn brings(rules: &Rules, [roads, roundabouts]: [u8; 2]) -> (u16, u16) {
    let numbers = &rules.modules.roads;
    let money = u16::from(roads).div_ceil(numbers.per_dollar);
    (money, u16::from(roundabouts) * numbers.pollution)
}

/// Whether people drive from and to such tiles (SP-ROA-7).
pub(super) fn is_drivable(rule: &TileRule) -> bool {
    rule.is(Facet::Residence) || rule.is(Facet::Commerce) || rule.is(Facet::Factory)
}

/// Whether people of a kind drive: all but walkers.
pub(super) fn drives(rules: &Rules, person: Person) -> bool {
    rules.person(person).walk.is_none()
}

/// A tile where people drive from or to.
fn tile_on<'a>(rules: &'a Rules, borough: &Borough, cell: Cell) -> Option<(&'a TileRule, Cells)> {
    let (_, kind, cells) = borough.tiles.on(cell)?;
    let rule = rules.tile(kind);
    is_drivable(rule).then_some((rule, cells))
}

/// Trips by Road.
pub(super) struct Trips;

impl Ride for Trips {
    fn reach(&self, at: At<'_>, person: Person, from: Cell, to: Cells) -> Cells {
        let (rules, borough) = (at.rules, at.borough());
        let lines = &borough.modules.roads.lines;
        let source = tile_on(rules, borough, from).filter(|_| drives(rules, person));
        let Some((left, cells)) = source.filter(|_| !lines.is_empty()) else {
            return Cells::NONE;
        };
        let network = Network::new(lines);
        let ways = network.ways(network.doors(cells));
        let tiles = borough.tiles.iter().filter(|(_, kind, tile)| {
            let rule = rules.tile(*kind);
            tile.meets(to)
                && is_drivable(rule)
                && !rule.facets.share_colour(left.facets)
                && ways.to(network.doors(*tile)).is_some()
        });
        tiles.fold(Cells::NONE, |all, (.., tile)| all | tile & to)
    }

    fn rule(&self) -> &'static str {
        "SP-ROA-7"
    }

    fn trip(&self, at: At<'_>, person: Person, from: Cell, to: Cell) -> Result<Trip, Illegal> {
        let (rules, borough, start, goal) = (at.rules, at.borough(), from, to);
        if !drives(rules, person) {
            let person = rules.person(person).name;
            return Err(refusal("SP-ROA-7", Refusal::NeverDrives { person }));
        }
        let tiles = [from, to].map(|cell| tile_on(rules, borough, cell));
        let [Some((left, source)), Some((entered, destination))] = tiles else {
            return Err(refusal("SP-ROA-7", Refusal::NotDrivable { start, goal }));
        };
        if left.facets.share_colour(entered.facets) {
            return Err(refusal("SP-ROA-7", Refusal::NotDrivable { start, goal }));
        }
        let network = Network::new(&borough.modules.roads.lines);
        let ways = network.ways(network.doors(source));
        let along = network.along(&ways, network.doors(destination));
        let along = along.ok_or_else(|| refusal("SP-ROA-8", Refusal::NoTrip { start, goal }))?;
        let length = [along.len() as u8, along.points.len() as u8];
        let (money, pollution) = brings(rules, length);
        Ok(Trip { money, pollution, along })
    }

    /// SP-ROA-9.
    fn ride(&self, run: &mut Run<'_>, trip: Trip) {
        let (seat, rule) = (run.seat, "SP-ROA-9");
        let Trip { money, pollution, along } = trip;
        run.log.tell(|| {
            event::Event::Module(modules::Event::Roads(Event::Drove {
                seat,
                roads: along.len() as u8,
                roundabouts: along.points.len() as u8,
                right: along.right,
                below: along.below,
                rule: "SP-ROA-8",
            }))
        });
        run.state.borough_mut(seat).add_money(money);
        let (money, source) = (money.into(), TRIPS);
        run.log.tell(|| event::Event::Earned { seat, money, source, parts: vec![], rule });
        if pollution > 0 {
            soil(run, pollution, TRIPS, rule);
        }
    }
}
