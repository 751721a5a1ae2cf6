//! Where pieces are, and where tiles may stand: invariants 1 to 5.

use kernel::Game;
use smallcity::parts::City;
use smallcity::{Cell, Cells, Facet, Kind, SmallCity, TileRule};
use testkit::Walk;

use super::{Found, changes, ensure, rule, seats, states, tiles};
use crate::subject::{conserved, shape_set};

/// Every cell within one step of some cells, diagonals and the cells themselves included; computed
/// without masks.
pub(crate) fn around(cells: Cells) -> Vec<Cell> {
    let near = |cell: Cell| {
        (-1..=1i32).flat_map(move |right| (-1..=1i32).map(move |down| (right, down))).filter_map(
            move |(right, down)| {
                let column = usize::try_from(cell.column() as i32 + right).ok()?;
                Cell::at(column, usize::try_from(cell.row() as i32 + down).ok()?)
            },
        )
    };
    cells.iter().flat_map(near).collect()
}

/// Whether two things are in each other's influence area (SC-2.5).
pub(crate) fn near(one: Cells, other: Cells) -> bool {
    around(one).into_iter().any(|cell| other.contains(cell))
}

/// The cells of a tile as (column, row) from their upper left corner, sorted.
pub(crate) fn shape(cells: Cells) -> Vec<(u8, u8)> {
    let least = |part: fn(Cell) -> usize| cells.iter().map(part).min().unwrap_or(0);
    let (left, top) = (least(Cell::column), least(Cell::row));
    let moved = |cell: Cell| ((cell.column() - left) as u8, (cell.row() - top) as u8);
    let mut shape: Vec<(u8, u8)> = cells.iter().map(moved).collect();
    shape.sort_unstable();
    shape
}

/// The people spaces of a tile (SC-2.13).
pub(crate) fn spaces(rule: &TileRule, cells: Cells) -> Vec<Cell> {
    let mut cells: Vec<Cell> = cells.iter().collect();
    cells.sort_by_key(|cell| (cell.row(), cell.column()));
    cells.truncate(rule.spaces.into());
    cells
}

pub(crate) fn pieces_are_conserved_in_varied_games(walk: &Walk<SmallCity>) -> Found {
    states(walk, |game, state| {
        let sums = conserved(game, state);
        for sum in &sums {
            ensure(sum.counted == sum.due, || format!("{sum:?}"))?;
        }
        Ok(sums.len())
    })
}

/// Invariant 4.
pub(crate) fn no_two_things_share_a_cell_and_every_tile_has_a_legal_shape_in_the_zone(
    walk: &Walk<SmallCity>,
) -> Found {
    states(walk, |game, state| {
        let mut tiles = 0;
        for seat in seats(game) {
            let borough = state.borough(seat);
            let mut taken = Cells::NONE;
            let things = [borough.mayor, borough.cemetery].into_iter();
            for cells in things.chain(borough.tiles.iter().map(|(.., cells)| cells)) {
                ensure(!cells.meets(taken), || format!("{cells} of {seat} are shared"))?;
                taken |= cells;
            }
            for (_, kind, cells) in borough.tiles.iter() {
                let rule = rule(game, kind);
                let zone = |cell: Cell| cell.column().max(cell.row()) < borough.zone.into();
                ensure(cells.iter().all(zone), || format!("{cells} of {seat} leave the zone"))?;
                let set = shape_set(game, rule);
                ensure(game.setup().constants.fixed_shapes(set).contains(&shape(cells)), || {
                    format!("{cells} is no shape of {}", rule.key)
                })?;
                tiles += 1;
            }
        }
        Ok(tiles)
    })
}

/// Invariant 4 for people: one on each space, none elsewhere (SC-2.13).
pub(crate) fn everybody_is_on_a_space_of_their_own(walk: &Walk<SmallCity>) -> Found {
    states(walk, |game, state| {
        let mut count = 0;
        for seat in seats(game) {
            let borough = state.borough(seat);
            let all: Vec<Cell> = borough
                .tiles
                .iter()
                .flat_map(|(_, kind, cells)| {
                    let rule = rule(game, kind);
                    if rule.is(Facet::CityHall) { vec![] } else { spaces(rule, cells) }
                })
                .collect();
            // SP-POL-5: officers stand on open ground too.
            let open = |cell: Cell| match borough.tiles.on(cell) {
                Some((_, kind, _)) => rule(game, kind).is(Facet::Park),
                None => !(borough.mayor | borough.cemetery).contains(cell),
            };
            let officer = game.rules().person_named("officer");
            let stands = |cell: &Cell| {
                let here = officer.is_some_and(|kind| borough.people[kind.index()].contains(*cell));
                here && open(*cell)
            };
            let own = borough.people.iter().flat_map(|people| people.iter());
            let mut taken: Vec<Cell> = own.chain(borough.guests.into_iter().flatten()).collect();
            count += taken.len();
            for cell in &taken {
                let there = all.contains(cell) || stands(cell);
                ensure(there, || format!("{cell} of {seat} is no space"))?;
            }
            taken.sort_unstable();
            let people = taken.len();
            taken.dedup();
            ensure(taken.len() == people, || format!("two people of {seat} on one space"))?;
        }
        Ok(count)
    })
}

/// Whether a tile meets its criterion among others (section 6), written without the engine.
pub(crate) fn meets_criterion(
    game: &SmallCity,
    rule: &TileRule,
    cells: Cells,
    others: &[(Kind, Cells)],
    city: Option<City>,
) -> bool {
    let printed = |place: &str| near(cells, Cells::parse(place).expect("cells"));
    // SP-EUR-4, SP-EUR-80.
    let (culture, temple) = match city {
        Some(City::Paris) => (printed("d6 e6 d7 e7"), false),
        Some(City::Rome) => (printed("d1 d2 e2 e3 d4 e4 c5 d5 c6 c7 d7 e7 e8 f8 f9 f10"), false),
        Some(City::Athens) => (false, printed("e4 f4 e5 f5")),
        _ => (false, false),
    };
    let near = |wanted: &dyn Fn(&TileRule) -> bool| -> Vec<&TileRule> {
        let tiles = others.iter().map(|&(kind, at)| (game.rules().tile(kind), at));
        tiles
            .filter(|(other, at)| wanted(other) && near(cells, *at))
            .map(|(other, _)| other)
            .collect()
    };
    let of = |facet: Facet| near(&|other| other.is(facet));
    let level = usize::from(rule.level);
    let edge = |cell: Cell| [cell.column(), cell.row()].iter().any(|at| [0, 9].contains(at));
    let public = |other: &TileRule| {
        matches!(other.colour(), Facet::Red | Facet::White) || other.code == "Sta"
    };
    let levels = of(Facet::Residence).iter().map(|home| usize::from(home.level)).sum::<usize>();
    let levels = levels + 4 * usize::from(temple);
    let served = rule.is(Facet::Refinery) || rule.is(Facet::Warehouse) || rule.is(Facet::Harbor);
    (!rule.is(Facet::Residence) || near(&public).len() + usize::from(culture) >= level)
        && (!rule.is(Facet::Commerce) || levels >= level)
        && (!rule.is(Facet::Factory) || level < 2 || !of(Facet::Refinery).is_empty())
        && (!rule.is(Facet::Factory) || level < 3 || !of(Facet::Harbor).is_empty())
        && (!served || !of(Facet::Factory).is_empty())
        && (!rule.is(Facet::Harbor) || cells.iter().any(edge))
}

/// Invariant 5: a new tile met its criterion among the tiles before it. Within a reveal, builds
/// come in their order and before upgrades, so tiles appear in build order.
pub(crate) fn every_tile_met_its_criterion_when_it_was_placed(walk: &Walk<SmallCity>) -> Found {
    changes(walk, |change| {
        // Start tiles and merged Residences have no criterion (SP-EUR-6, SP-EUR-63).
        if change.before.round == 0 || change.game.step(change.before) == "p8.wall" {
            return Ok(0);
        }
        let mut placed = 0;
        for seat in seats(change.game) {
            let (old, new) =
                (tiles(change.before.borough(seat)), tiles(change.after.borough(seat)));
            for (index, &(kind, cells)) in new.iter().enumerate() {
                if old.get(index) == Some(&(kind, cells)) {
                    continue;
                }
                let others: Vec<(Kind, Cells)> = if index < old.len() {
                    // An upgrade: tiles that may have risen earlier in the same plan count.
                    new.iter()
                        .enumerate()
                        .filter(|(at, _)| *at != index)
                        .map(|(_, tile)| *tile)
                        .collect()
                } else {
                    old.iter().copied().chain(new[old.len()..index].iter().copied()).collect()
                };
                let rule = rule(change.game, kind);
                let city = change.before.borough(seat).modules.europe.city;
                ensure(meets_criterion(change.game, rule, cells, &others, city), || {
                    format!("{} on {cells} of {seat} misses its criterion", rule.key)
                })?;
                placed += 1;
            }
        }
        Ok(placed)
    })
}

/// Invariant 7 of the expansion: a new Statue stands beside a Garden, and no Park group has two
/// Statues (SP-BLD-3).
pub(crate) fn a_garden_has_at_most_one_statue(walk: &Walk<SmallCity>) -> Found {
    let beside = |one: Cell, other: Cell| {
        one.column().abs_diff(other.column()) + one.row().abs_diff(other.row()) == 1
    };
    states(walk, |game, state| {
        let mut count = 0;
        for seat in seats(game) {
            let borough = state.borough(seat);
            let of = |wanted: &dyn Fn(&TileRule) -> bool| -> Vec<Cell> {
                let tiles = borough.tiles.iter().filter(|(_, kind, _)| wanted(rule(game, *kind)));
                tiles.flat_map(|(.., cells)| cells.iter()).collect()
            };
            let statues = of(&|rule| rule.code == "Sta");
            for &statue in &statues {
                let mut left = of(&|rule| rule.is(Facet::Park));
                left.retain(|cell| *cell != statue);
                let mut group = vec![statue];
                while let Some(next) =
                    left.iter().position(|cell| group.iter().any(|one| beside(*one, *cell)))
                {
                    group.push(left.swap_remove(next));
                }
                let others = group[1..].iter().filter(|cell| statues.contains(cell)).count();
                ensure(others == 0, || format!("{group:?} of {seat} have two Statues"))?;
                ensure(group.len() > 6, || format!("{group:?} of {seat} are no Garden"))?;
                count += 1;
            }
        }
        Ok(count)
    })
}

/// SP-REA-5: a new castle has forest around it. Later plan steps may clear forest; none adds any.
pub(crate) fn a_castle_has_forest_around_it(walk: &Walk<SmallCity>) -> Found {
    changes(walk, |change| {
        let mut castles = 0;
        for seat in seats(change.game) {
            let old = change.before.borough(seat);
            let new = tiles(change.after.borough(seat)).into_iter().skip(old.tiles.len());
            for (_, cells) in new.filter(|(kind, _)| rule(change.game, *kind).code == "Neu") {
                let near = around(cells).into_iter().collect::<Cells>().without(cells);
                ensure((near & old.modules.forest.cells).len() >= 4, || {
                    format!("{cells} of {seat}")
                })?;
                castles += 1;
            }
        }
        Ok(castles)
    })
}

/// Invariant 5, by upgrades too (SC-7.6).
pub(crate) fn no_home_and_factory_are_ever_in_each_others_influence_area(
    walk: &Walk<SmallCity>,
) -> Found {
    states(walk, |game, state| {
        let mut pairs = 0;
        for seat in seats(game) {
            let of = |facet: Facet| {
                let all = tiles(state.borough(seat)).into_iter();
                all.filter(move |(kind, _)| rule(game, *kind).is(facet)).map(|(_, cells)| cells)
            };
            for home in of(Facet::Residence) {
                for factory in of(Facet::Factory) {
                    ensure(!near(home, factory), || format!("{home} and {factory} of {seat}"))?;
                    pairs += 1;
                }
            }
        }
        Ok(pairs)
    })
}

/// Invariant 1 of the expansion: no officers without a station; with a station all are on the
/// board.
pub(crate) fn officers_are_on_the_board_with_their_station(walk: &Walk<SmallCity>) -> Found {
    states(walk, |game, state| {
        let Some(officer) = game.rules().person_named("officer") else { return Ok(0) };
        let mut stations = 0;
        for seat in seats(game) {
            let borough = state.borough(seat);
            let all = tiles(borough).into_iter();
            let station = all.filter(|(kind, _)| rule(game, *kind).code == "Pol").count();
            let due = if station > 0 { game.setup().constants.int("officers_per_seat") } else { 0 };
            let there = borough.people[officer.index()].len();
            ensure(there as i32 == due, || format!("{there} officers of {seat}, not {due}"))?;
            ensure(borough.hall[officer.index()] == 0, || format!("an officer waits at {seat}"))?;
            stations += station;
        }
        Ok(stations)
    })
}

/// Invariant 8 of the expansion: at most ten Roads and five Roundabouts, in the zone, outside
/// tiles, and a Roundabout on every right angle.
pub(crate) fn roads_lie_between_tiles_and_turn_at_roundabouts(walk: &Walk<SmallCity>) -> Found {
    states(walk, |game, state| {
        let mut angles = 0;
        for seat in seats(game) {
            let (borough, lines) = (state.borough(seat), state.borough(seat).modules.roads.lines);
            let count = [lines.right.len() + lines.below.len(), lines.points.len()];
            ensure(count[0] <= 10 && count[1] <= 5, || format!("{count:?} pieces of {seat}"))?;
            let right = |cell: Cell| Cell::at(cell.column() + 1, cell.row());
            let below = |cell: Cell| Cell::at(cell.column(), cell.row() + 1);
            let zone = |cell: Cell| cell.column().max(cell.row()) < borough.zone.into();
            let borders = lines.right.iter().map(|cell| (cell, right(cell)));
            let borders = borders.chain(lines.below.iter().map(|cell| (cell, below(cell))));
            for (cell, other) in borders {
                let other = other.ok_or("no Road lies on the edge of the map")?;
                ensure(zone(cell) && zone(other), || format!("{cell}|{other} leaves the zone"))?;
                let both = |cells: Cells| cells.contains(cell) && cells.contains(other);
                let cut = tiles(borough).into_iter().any(|(_, cells)| both(cells));
                ensure(!cut, || format!("{cell}|{other} of {seat} is inside a tile"))?;
            }
            for cell in !Cells::NONE {
                let in_set =
                    |set: Cells, cell: Option<Cell>| cell.is_some_and(|cell| set.contains(cell));
                // The lower right corner of the cell, with the pieces that end there.
                let level = lines.below.contains(cell) || in_set(lines.below, right(cell));
                let upright = lines.right.contains(cell) || in_set(lines.right, below(cell));
                let round = lines.points.contains(cell);
                ensure(round || !(level && upright), || format!("no Roundabout at {cell}"))?;
                ensure(!round || level || upright, || format!("a Roundabout alone at {cell}"))?;
                angles += usize::from(level && upright);
            }
        }
        Ok(angles)
    })
}
