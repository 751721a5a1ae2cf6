//! Section 21 of the rules, invariants 4 to 13, and invariants 3 and 4 of the expansion, over random
//! games of every number of seats with every set of modules. Invariants 1 to 3 are law 8.

mod subject;

use std::collections::{BTreeMap, BTreeSet};

use kernel::{Game, Input, InputOf, Observer, Seat, SeatSet, Turn};
use smallcity::{
    Action, Borough, BuildStep, Cell, Cells, Chance, Class, Colour, Event, Kind, Pay, Plan, Power,
    SmallCity, Spot, State, TileRule,
};
use subject::{conserved, harsh, lavish, setups, varied};
use testkit::{Walk, legal};

/// How often what a check looks for was there to be looked at, or what is broken.
type Found = Result<usize, String>;
type Check = fn(&Walk<SmallCity>) -> Found;

/// The checks, with how often each must find something to look at in all games together.
const CHECKS: &[(&str, usize, Check)] = &[
    ("pieces are conserved in varied games", 50_000, pieces_are_conserved_in_varied_games),
    (
        "no two things share a cell and every tile has a legal shape in the zone",
        50_000,
        no_two_things_share_a_cell_and_every_tile_has_a_legal_shape_in_the_zone,
    ),
    ("everybody is on a space of their own", 20_000, everybody_is_on_a_space_of_their_own),
    (
        "every tile met its criterion when it was placed",
        3_000,
        every_tile_met_its_criterion_when_it_was_placed,
    ),
    (
        "no home and factory are ever in each others influence area",
        1_000,
        no_home_and_factory_are_ever_in_each_others_influence_area,
    ),
    (
        "a plan uses at most its points and grows the zone at most once",
        2_000,
        a_plan_uses_at_most_its_points_and_grows_the_zone_at_most_once,
    ),
    ("a tile rises at most one level a round", 200, a_tile_rises_at_most_one_level_a_round),
    (
        "what a reveal builds was planned as it stands",
        1_000,
        what_a_reveal_builds_was_planned_as_it_stands,
    ),
    (
        "tourists are only with neighbours in commerce factories and museums",
        1_000,
        tourists_are_only_with_neighbours_in_commerce_factories_and_museums,
    ),
    ("no more is stored than there is room for", 2_000, no_more_is_stored_than_there_is_room_for),
    ("votes and money are never negative", 10_000, votes_and_money_are_never_negative),
    (
        "pollution falls only through row 5 of the council",
        100,
        pollution_falls_only_through_row_5_of_the_council,
    ),
    (
        "nobody moves to a space that was occupied when the step began",
        2_000,
        nobody_moves_to_a_space_that_was_occupied_when_the_step_began,
    ),
    (
        "a plan fails at the reveal only for stock or in a cascade",
        20,
        a_plan_fails_at_the_reveal_only_for_stock_or_in_a_cascade,
    ),
    ("commits commute", 200, commits_commute),
    ("no view shows the plan of another seat", 1_000, no_view_shows_the_plan_of_another_seat),
    ("a game has eight rounds of eight phases", 90, a_game_has_eight_rounds_of_eight_phases),
    (
        "forest never grows and gives at most its cells in wood",
        50,
        forest_never_grows_and_gives_at_most_its_cells_in_wood,
    ),
];

/// Random games of a number of seats: every set-up as it is, where all is scarce and where there is
/// plenty.
fn games(players: u8) -> impl Iterator<Item = Walk<SmallCity>> {
    let kinds = [|setup| setup, harsh, lavish];
    let all = setups(players).into_iter();
    let all = all.flat_map(move |setup| kinds.map(|kind| kind(setup.clone())));
    (0..).zip(all).map(|(seed, setup)| {
        let game = SmallCity::new(&setup).unwrap_or_else(|bad| panic!("{bad}"));
        Walk::play(game, seed, 20_000, varied)
    })
}

/// What the games of a number of seats show.
#[derive(Default)]
struct Report {
    /// By check, how often there was something to look at.
    found: Vec<usize>,
    /// What is broken, the first game of each check.
    broken: BTreeMap<&'static str, String>,
    /// The events that were told.
    events: BTreeSet<String>,
}

impl Report {
    fn of(players: u8) -> Report {
        let mut report = Report { found: vec![0; CHECKS.len()], ..Report::default() };
        for walk in games(players) {
            assert_eq!(walk.game.turn(&walk.states[walk.inputs.len()]), Turn::Over);
            for ((name, _, check), found) in CHECKS.iter().zip(&mut report.found) {
                match check(&walk) {
                    Ok(count) => *found += count,
                    Err(why) => {
                        report.broken.entry(name).or_insert_with(|| place(&walk, &why));
                    }
                }
            }
            let pairs = walk.states.iter().zip(&walk.states[1..]).zip(&walk.inputs);
            for ((before, after), input) in pairs {
                let events = Change { game: &walk.game, before, input, after }.events();
                report.events.extend(events.iter().map(name_of));
            }
        }
        report
    }
}

/// The name of an event.
fn name_of(event: &Event) -> String {
    format!("{event:?}").chars().take_while(char::is_ascii_alphanumeric).collect()
}

/// What is broken, and in which game.
fn place(walk: &Walk<SmallCity>, why: &str) -> String {
    let setup = walk.game.setup();
    format!(
        "{why}\n    {} seats, modules {:?}, advanced {}, constants {}, seed {}",
        setup.players,
        setup.modules,
        setup.advanced,
        setup.constants.name(),
        walk.seed
    )
}

#[test]
fn the_invariants_hold_in_random_games() {
    let reports: Vec<Report> = std::thread::scope(|scope| {
        let halves = [[1, 4], [2, 3]].map(|players| scope.spawn(move || players.map(Report::of)));
        halves.into_iter().flat_map(|half| half.join().expect("no game panics")).collect()
    });
    let broken: Vec<String> = reports
        .iter()
        .flat_map(|report| &report.broken)
        .map(|(name, why)| format!("{name}: {why}"))
        .collect();
    assert!(broken.is_empty(), "\n{}", broken.join("\n"));
    for (number, (name, least, _)) in CHECKS.iter().enumerate() {
        let found: usize = reports.iter().map(|report| report.found[number]).sum();
        assert!(found >= *least, "{name}: only {found} cases were looked at");
    }
    // The games have in them what the rules are about.
    let told: BTreeSet<&str> =
        reports.iter().flat_map(|report| &report.events).map(String::as_str).collect();
    let missing: Vec<_> = EVENTS.iter().filter(|name| !told.contains(**name)).collect();
    assert!(missing.is_empty(), "no game tells of {missing:?}, only of {told:?}");
}

/// Every state of a game.
fn states(walk: &Walk<SmallCity>, check: impl Fn(&SmallCity, &State) -> Found) -> Found {
    walk.states.iter().map(|state| check(&walk.game, state)).sum()
}

/// A step of a game.
struct Change<'a> {
    game: &'a SmallCity,
    before: &'a State,
    input: &'a InputOf<SmallCity>,
    after: &'a State,
}

impl Change<'_> {
    /// What a spectator is told.
    fn events(&self) -> Vec<Event> {
        let mut events = vec![];
        self.game.events(self.before, self.input, self.after, Observer::Spectator, &mut events);
        events
    }

    /// Whether plans were revealed.
    fn reveals(&self) -> bool {
        let commit = matches!(self.input, Input::Act { action: Action::Commit, .. });
        commit && self.game.step(self.after) != "p2.plan"
    }
}

/// Every input of a game.
fn changes(walk: &Walk<SmallCity>, check: impl Fn(&Change<'_>) -> Found) -> Found {
    let pairs = walk.states.iter().zip(&walk.states[1..]).zip(&walk.inputs);
    pairs
        .map(|((before, after), input)| check(&Change { game: &walk.game, before, input, after }))
        .sum()
}

/// A game as a whole.
fn whole(walk: &Walk<SmallCity>, check: impl Fn(&Walk<SmallCity>) -> Found) -> Found {
    check(walk)
}

/// Fails with a sentence unless something holds.
fn ensure(holds: bool, otherwise: impl FnOnce() -> String) -> Result<(), String> {
    if holds { Ok(()) } else { Err(otherwise()) }
}

fn seats(game: &SmallCity) -> impl DoubleEndedIterator<Item = Seat> {
    Seat::first(game.seats())
}

fn rule(game: &SmallCity, kind: Kind) -> &TileRule {
    game.rules().tile(kind)
}

/// Every cell within one step of some cells, diagonals too, the cells included; without masks.
fn around(cells: Cells) -> Vec<Cell> {
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
fn near(one: Cells, other: Cells) -> bool {
    around(one).into_iter().any(|cell| other.contains(cell))
}

/// The cells of a tile as (column, row) from their upper left corner, sorted.
fn shape(cells: Cells) -> Vec<(u8, u8)> {
    let least = |part: fn(Cell) -> usize| cells.iter().map(part).min().unwrap_or(0);
    let (left, top) = (least(Cell::column), least(Cell::row));
    let moved = |cell: Cell| ((cell.column() - left) as u8, (cell.row() - top) as u8);
    let mut shape: Vec<(u8, u8)> = cells.iter().map(moved).collect();
    shape.sort_unstable();
    shape
}

/// The people spaces of a tile (SC-2.13).
fn spaces(rule: &TileRule, cells: Cells) -> Vec<Cell> {
    let mut cells: Vec<Cell> = cells.iter().collect();
    cells.sort_by_key(|cell| (cell.row(), cell.column()));
    cells.truncate(rule.spaces.into());
    cells
}

fn pieces_are_conserved_in_varied_games(walk: &Walk<SmallCity>) -> Found {
    states(walk, |game, state| {
        let sums = conserved(game, state);
        for sum in &sums {
            ensure(sum.counted == sum.due, || format!("{sum:?}"))?;
        }
        Ok(sums.len())
    })
}

/// Invariant 4.
fn no_two_things_share_a_cell_and_every_tile_has_a_legal_shape_in_the_zone(
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
                let constants = &game.setup().constants;
                let set = &constants.tile(&rule.key).ok_or("no such tile")?.shapes;
                ensure(constants.fixed_shapes(set).contains(&shape(cells)), || {
                    format!("{cells} is no shape of {}", rule.name)
                })?;
                tiles += 1;
            }
        }
        Ok(tiles)
    })
}

/// Invariant 4 for people: one on each space, nobody elsewhere (SC-2.13).
fn everybody_is_on_a_space_of_their_own(walk: &Walk<SmallCity>) -> Found {
    states(walk, |game, state| {
        let mut count = 0;
        for seat in seats(game) {
            let borough = state.borough(seat);
            let all: Vec<Cell> = borough
                .tiles
                .iter()
                .flat_map(|(_, kind, cells)| {
                    let rule = rule(game, kind);
                    if rule.class == Class::CityHall { vec![] } else { spaces(rule, cells) }
                })
                .collect();
            let own = borough.people.iter().flat_map(|people| people.iter());
            let mut taken: Vec<Cell> = own.chain(borough.guests.into_iter().flatten()).collect();
            count += taken.len();
            for cell in &taken {
                ensure(all.contains(cell), || format!("{cell} of {seat} is no space"))?;
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
fn meets_criterion(
    game: &SmallCity,
    rule: &TileRule,
    cells: Cells,
    others: &[(Kind, Cells)],
) -> bool {
    let near = |wanted: &dyn Fn(&TileRule) -> bool| -> Vec<&TileRule> {
        let tiles = others.iter().map(|&(kind, at)| (game.rules().tile(kind), at));
        tiles
            .filter(|(other, at)| wanted(other) && near(cells, *at))
            .map(|(other, _)| other)
            .collect()
    };
    let of = |class: Class| near(&|other| other.class == class);
    let level = usize::from(rule.level);
    match rule.class {
        Class::Residence => {
            let public = |other: &TileRule| matches!(other.colour, Colour::Red | Colour::White);
            near(&public).len() >= level
        }
        Class::Commerce => {
            of(Class::Residence).iter().map(|home| usize::from(home.level)).sum::<usize>() >= level
        }
        Class::Factory => {
            (level < 2 || !of(Class::Refinery).is_empty())
                && (level < 3 || !of(Class::Harbor).is_empty())
        }
        Class::Refinery | Class::Warehouse => !of(Class::Factory).is_empty(),
        Class::Harbor => {
            let edge =
                |cell: Cell| [cell.column(), cell.row()].iter().any(|at| [0, 9].contains(at));
            cells.iter().any(edge) && !of(Class::Factory).is_empty()
        }
        _ => true,
    }
}

fn tiles(borough: &Borough) -> Vec<(Kind, Cells)> {
    borough.tiles.iter().map(|(_, kind, cells)| (kind, cells)).collect()
}

/// Invariant 5: what is new met its criterion among what was there before it. Within a reveal,
/// builds come in their order and before upgrades, so tiles stand in the order of building.
fn every_tile_met_its_criterion_when_it_was_placed(walk: &Walk<SmallCity>) -> Found {
    changes(walk, |change| {
        let mut placed = 0;
        for seat in seats(change.game) {
            let (old, new) =
                (tiles(change.before.borough(seat)), tiles(change.after.borough(seat)));
            for (index, &(kind, cells)) in new.iter().enumerate() {
                if old.get(index) == Some(&(kind, cells)) {
                    continue;
                }
                let others: Vec<(Kind, Cells)> = if index < old.len() {
                    // An upgrade: what may have risen before it in the same plan counts.
                    new.iter()
                        .enumerate()
                        .filter(|(at, _)| *at != index)
                        .map(|(_, tile)| *tile)
                        .collect()
                } else {
                    old.iter().copied().chain(new[old.len()..index].iter().copied()).collect()
                };
                let rule = rule(change.game, kind);
                ensure(meets_criterion(change.game, rule, cells, &others), || {
                    format!("{} on {cells} of {seat} misses its criterion", rule.name)
                })?;
                placed += 1;
            }
        }
        Ok(placed)
    })
}

/// Invariant 5.
fn no_home_and_factory_are_ever_in_each_others_influence_area(walk: &Walk<SmallCity>) -> Found {
    states(walk, |game, state| {
        let mut pairs = 0;
        for seat in seats(game) {
            let of = |class: Class| {
                let all = tiles(state.borough(seat)).into_iter();
                all.filter(move |(kind, _)| rule(game, *kind).class == class)
                    .map(|(_, cells)| cells)
            };
            for home in of(Class::Residence) {
                for factory in of(Class::Factory) {
                    ensure(!near(home, factory), || format!("{home} and {factory} of {seat}"))?;
                    pairs += 1;
                }
            }
        }
        Ok(pairs)
    })
}

/// The points of a plan (SC-5.3, SC-5.5, SC-5.6).
fn points(plan: &Plan) -> usize {
    let points = |step: &BuildStep| if matches!(step, BuildStep::Grow) { 2 } else { 1 };
    plan.builds().map(points).sum()
}

/// Invariant 6, its first half.
fn a_plan_uses_at_most_its_points_and_grows_the_zone_at_most_once(walk: &Walk<SmallCity>) -> Found {
    states(walk, |game, state| {
        let mut plans = 0;
        for seat in seats(game) {
            let plan = &state.plans[seat.index()];
            let grown = plan.builds().filter(|step| matches!(step, BuildStep::Grow)).count();
            let most = game.setup().constants.int("build_points");
            ensure(points(plan) <= most as usize, || {
                format!("{} points in {plan:?}", points(plan))
            })?;
            ensure(grown <= 1, || format!("{plan:?} grows the zone {grown} times"))?;
            plans += usize::from(!plan.is_empty());
        }
        Ok(plans)
    })
}

/// Invariant 6, its second half, and SC-7.4: what was built in a plan does not rise this round.
fn a_tile_rises_at_most_one_level_a_round(walk: &Walk<SmallCity>) -> Found {
    whole(walk, |walk| {
        let (game, mut raised) = (&walk.game, 0);
        // By seat, each tile with the most level that it may reach in this round.
        let mut most: Vec<Vec<u8>> = vec![vec![]; game.seats()];
        for (before, after) in walk.states.iter().zip(&walk.states[1..]) {
            for seat in seats(game) {
                let (old, new) = (tiles(before.borough(seat)), tiles(after.borough(seat)));
                let most = &mut most[seat.index()];
                let grows = |kind: Kind| {
                    matches!(
                        rule(game, kind).class,
                        Class::Residence | Class::Commerce | Class::Factory
                    )
                };
                // New ones of a plan stay; one that the councilor's card built may rise (SC-4.11).
                let by_card = game.step(before) == "p1.choose";
                for (kind, _) in &new[most.len().min(new.len())..] {
                    most.push(rule(game, *kind).level + u8::from(by_card));
                }
                for (index, (kind, cells)) in
                    new.iter().enumerate().filter(|(_, tile)| grows(tile.0))
                {
                    let rule = rule(game, *kind);
                    ensure(rule.level <= most[index], || {
                        format!("{} on {cells} of {seat} has risen twice, or is new", rule.name)
                    })?;
                    raised += usize::from(old.get(index).is_some_and(|(old, _)| old != kind));
                }
                if before.round != after.round {
                    *most = new.iter().map(|(kind, _)| rule(game, *kind).level + 1).collect();
                }
            }
        }
        Ok(raised)
    })
}

/// What stands after a reveal was planned: no new tile has risen in the plan that built it.
fn what_a_reveal_builds_was_planned_as_it_stands(walk: &Walk<SmallCity>) -> Found {
    changes(walk, |change| {
        if !change.reveals() {
            return Ok(0);
        }
        let mut count = 0;
        for seat in seats(change.game) {
            let (old, new) =
                (tiles(change.before.borough(seat)), tiles(change.after.borough(seat)));
            let plan = &change.after.plans[seat.index()];
            let planned = |wanted: &(Kind, Cells)| {
                plan.builds().any(|step| {
                    matches!(step, BuildStep::Build(build) if (build.kind, build.cells) == *wanted)
                })
            };
            for tile in new[old.len()..]
                .iter()
                .filter(|(kind, _)| rule(change.game, *kind).class != Class::Park)
            {
                ensure(planned(tile), || format!("{tile:?} of {seat} is not in {plan:?}"))?;
                count += 1;
            }
        }
        Ok(count)
    })
}

/// Whether two seats sit side by side (SC-2.12).
fn are_neighbours(game: &SmallCity, one: Seat, other: Seat) -> bool {
    let (seats, apart) = (game.seats(), one.index().abs_diff(other.index()));
    one != other && (apart == 1 || apart == seats - 1)
}

/// Invariant 7.
fn tourists_are_only_with_neighbours_in_commerce_factories_and_museums(
    walk: &Walk<SmallCity>,
) -> Found {
    states(walk, |game, state| {
        let mut tourists = 0;
        for host in seats(game) {
            for guest in seats(game) {
                let Some(cell) = state.borough(host).guests[guest.index()] else { continue };
                ensure(are_neighbours(game, host, guest), || format!("{guest} visits {host}"))?;
                let tile = state.borough(host).tiles.on(cell);
                let rule = tile.map(|(_, kind, _)| rule(game, kind)).ok_or("no tile")?;
                let receives = matches!(rule.class, Class::Commerce | Class::Factory)
                    || rule.power == Power::Museum;
                ensure(receives, || format!("{guest} visits {} of {host}", rule.name))?;
                tourists += 1;
            }
        }
        Ok(tourists)
    })
}

/// Invariant 8.
fn no_more_is_stored_than_there_is_room_for(walk: &Walk<SmallCity>) -> Found {
    states(walk, |game, state| {
        let mut count = 0;
        let discards = |seat: Seat| {
            legal(game, state, seat).iter().any(|action| matches!(action, Action::Discard(_)))
        };
        for seat in seats(game) {
            let borough = state.borough(seat);
            let warehouses = tiles(borough).into_iter();
            let warehouses =
                warehouses.filter(|(kind, _)| rule(game, *kind).class == Class::Warehouse);
            let people: usize = borough.hall.iter().map(|&count| usize::from(count)).sum();
            let capacity = game.setup().constants.int("city_hall_capacity") as usize;
            ensure(people <= capacity, || format!("{people} people in City Hall of {seat}"))?;
            let stored: usize = borough.store.iter().map(|&count| usize::from(count)).sum();
            let room = 3 * warehouses.count() + capacity - people;
            ensure(stored <= room || discards(seat), || {
                format!("{seat} stores {stored} and has room for {room} in {}", game.step(state))
            })?;
            count += usize::from(stored > 0);
        }
        Ok(count)
    })
}

/// Invariant 9: no account has gone below 0, which would show as a huge number.
fn votes_and_money_are_never_negative(walk: &Walk<SmallCity>) -> Found {
    states(walk, |game, state| {
        for seat in seats(game) {
            let borough = state.borough(seat);
            let small = borough.money < 1_000 && borough.votes < 1_000 && borough.pollution < 1_000;
            ensure(small, || {
                format!(
                    "{seat}: ${}, {} votes, {} %",
                    borough.money, borough.votes, borough.pollution
                )
            })?;
        }
        Ok(1)
    })
}

/// Invariant 9.
fn pollution_falls_only_through_row_5_of_the_council(walk: &Walk<SmallCity>) -> Found {
    changes(walk, |change| {
        let cleaner = match change.input {
            Input::Act { seat, action: Action::Council { row: 5, pay, .. } } => {
                (*pay != Pay::Promise).then_some(*seat)
            }
            Input::Chance(Chance::Promise(_)) if change.before.now.council.row == 5 => {
                seats(change.game).find(|seat| {
                    let (before, after) =
                        (change.before.borough(*seat), change.after.borough(*seat));
                    after.pollution < before.pollution
                })
            }
            _ => None,
        };
        let mut fallen = 0;
        for seat in seats(change.game) {
            let track = |state: &State| state.borough(seat).pollution;
            let falls = track(change.after) < track(change.before);
            ensure(!falls || cleaner == Some(seat), || {
                format!("the pollution of {seat} falls by {:?}", change.input)
            })?;
            fallen += usize::from(falls);
        }
        Ok(fallen)
    })
}

/// Whether somebody stands on a spot.
fn is_taken(state: &State, spot: Spot) -> bool {
    let borough = state.borough(spot.seat);
    borough.people.iter().any(|people| people.contains(spot.cell))
        || borough.guests.contains(&Some(spot.cell))
}

/// Invariant 10: whoever moves goes to a space that was free when the step began, from one that was
/// not: so nobody moves twice either.
fn nobody_moves_to_a_space_that_was_occupied_when_the_step_began(walk: &Walk<SmallCity>) -> Found {
    whole(walk, |walk| {
        let (game, mut moves) = (&walk.game, 0);
        let mut begun: Option<((u8, Seat), &State)> = None;
        for (state, input) in walk.states.iter().zip(&walk.inputs) {
            let Input::Act { seat, action } = input else { continue };
            if game.step(state) != "p3.move" {
                continue;
            }
            let key = (state.round, *seat);
            let start = match begun {
                Some((known, start)) if known == key => start,
                _ => state,
            };
            begun = Some((key, start));
            let Action::Move { from, to } = *action else { continue };
            ensure(!is_taken(start, to), || format!("{seat} moves to {to:?}, taken at the start"))?;
            ensure(is_taken(start, from), || format!("{seat} moves twice, from {from:?}"))?;
            ensure(!is_taken(state, to), || format!("{seat} moves to {to:?}, which is taken"))?;
            moves += 1;
        }
        Ok(moves)
    })
}

/// The seats in turn order (SC-2.9).
fn in_turn_order(game: &SmallCity, state: &State) -> Vec<Seat> {
    let seats = game.seats();
    let all = (0..seats).map(|step| Seat::new((state.host.index() + step) % seats));
    all.filter(|seat| state.borough(*seat).out == 0).collect()
}

/// Invariant 11: what fails first of a plan fails for stock; and nothing of whoever is first in turn
/// order fails at all.
fn a_plan_fails_at_the_reveal_only_for_stock_or_in_a_cascade(walk: &Walk<SmallCity>) -> Found {
    changes(walk, |change| {
        if !change.reveals() {
            return Ok(0);
        }
        let order = in_turn_order(change.game, change.before);
        let mut met = SeatSet::EMPTY;
        let mut failed = 0;
        for event in change.events() {
            let Event::Failed { seat, what, why } = event else { continue };
            ensure(order.first() != Some(&seat), || format!("{seat} is first, but {what}: {why}"))?;
            ensure(met.contains(seat) || why.contains("left in stock"), || {
                format!("{what} of {seat} fails first: {why}")
            })?;
            met = met.with(seat);
            failed += 1;
        }
        Ok(failed)
    })
}

/// Invariant 12: two seats commit in either order.
fn commits_commute(walk: &Walk<SmallCity>) -> Found {
    states(walk, |game, state| {
        let Turn::Together(owing) = game.turn(state) else { return Ok(0) };
        let commit = |seat: Seat| {
            let actions = legal(game, state, seat);
            let commits = |action: &&Action| {
                matches!(action, Action::Commit | Action::Hall(_) | Action::Platform(_))
            };
            let action = *actions.iter().find(commits).expect("whoever owes can commit");
            Input::Act { seat, action }
        };
        let mut pairs = 0;
        for other in owing.iter() {
            for one in owing.iter().take_while(|one| *one != other) {
                let after = |seats: [Seat; 2]| {
                    let mut after = *state;
                    for seat in seats {
                        game.apply(&mut after, &commit(seat)).map_err(|why| why.to_string())?;
                    }
                    Ok::<State, String>(after)
                };
                let (there, back) = (after([one, other])?, after([other, one])?);
                ensure(there == back, || format!("{one} and {other} in {}", game.step(state)))?;
                pairs += 1;
            }
        }
        Ok(pairs)
    })
}

/// Invariant 12: while seats plan, a view has no other seat's plan, and does not depend on it.
fn no_view_shows_the_plan_of_another_seat(walk: &Walk<SmallCity>) -> Found {
    states(walk, |game, state| {
        let Turn::Together(_) = game.turn(state) else { return Ok(0) };
        let mut plans = 0;
        for planner in seats(game) {
            let secret = state.plans[planner.index()];
            let mut without = *state;
            without.plans[planner.index()] = Plan::NONE;
            for who in Observer::all(game.seats()).filter(|who| !who.is(planner)) {
                let view = game.view(state, who);
                ensure(view.state.plans[planner.index()] == Plan::NONE, || {
                    format!("{who:?} sees the plan of {planner}")
                })?;
                ensure(view == game.view(&without, who), || {
                    format!("{who:?} sees something of the plan of {planner}")
                })?;
            }
            plans += usize::from(secret != Plan::NONE);
        }
        Ok(plans)
    })
}

/// Invariant 13: eight rounds, each with its phases in order, unless all but one seat are out.
fn a_game_has_eight_rounds_of_eight_phases(walk: &Walk<SmallCity>) -> Found {
    whole(walk, |walk| {
        let (game, last) = (&walk.game, &walk.states[walk.inputs.len()]);
        let active = seats(game).filter(|seat| last.borough(*seat).out == 0).count();
        let cut_short = active <= usize::from(game.seats() > 1);
        ensure(last.round == 8 || cut_short, || format!("the game ends in round {}", last.round))?;
        let (mut begun, mut revealed, mut measured) = (0, 0, 0);
        let mut phases = vec![];
        for (number, input) in walk.inputs.iter().enumerate() {
            let (before, after) = (&walk.states[number], &walk.states[number + 1]);
            let (was, is) = ((before.round, game.phase(before)), (after.round, game.phase(after)));
            ensure(was <= is || after.over, || format!("from {was:?} back to {is:?}"))?;
            phases.push(was);
            for event in (Change { game, before, input, after }).events() {
                match event {
                    Event::RoundBegins { round, .. } => {
                        begun += 1;
                        ensure(round == begun, || format!("round {round} is number {begun}"))?;
                    }
                    Event::Revealed => {
                        revealed += 1;
                        ensure(revealed == begun, || {
                            format!("reveal {revealed} in round {begun}")
                        })?;
                    }
                    Event::Polluted { .. } => measured = begun,
                    _ => {}
                }
            }
        }
        phases.dedup();
        for round in 1..=last.round {
            // What somebody always has to decide: a card and a plan.
            for phase in [1, 2] {
                let times = phases.iter().filter(|known| **known == (round, phase)).count();
                ensure(times == 1, || {
                    format!("phase {phase} of round {round} came {times} times")
                })?;
            }
        }
        ensure([begun, revealed, measured] == [last.round; 3], || {
            format!("{begun} rounds, {revealed} reveals, pollution in {measured}")
        })?;
        Ok(1)
    })
}

/// The events that some of the games must tell.
const EVENTS: &[&str] = &[
    "Arrived",
    "Bought",
    "Built",
    "CemeteryGrown",
    "Cleaned",
    "CouncilMove",
    "Died",
    "Discarded",
    "Earned",
    "Eliminated",
    "Enlarged",
    "Entered",
    "Failed",
    "Idle",
    "Moved",
    "Newcomers",
    "Platform",
    "Polluted",
    "Produced",
    "PromiseJudged",
    "Sold",
    "Stored",
    "Supplied",
    "Traded",
    "Upgraded",
    "Voted",
    "WentHome",
    "ZoneGrown",
];

/// Invariant 4 of the expansion: forest only goes, and gives no more wood than cells.
fn forest_never_grows_and_gives_at_most_its_cells_in_wood(walk: &Walk<SmallCity>) -> Found {
    changes(walk, |change| {
        let mut cleared = 0;
        for seat in seats(change.game) {
            let forest = |state: &State| state.borough(seat).modules.forest;
            let (before, after) = (forest(change.before), forest(change.after));
            ensure(after.cells.within(before.cells), || format!("the forest of {seat} grows"))?;
            let gone = before.cells.len() - after.cells.len();
            let wood = usize::from(after.wood.saturating_sub(before.wood));
            ensure(wood <= gone, || format!("{wood} wood of {gone} cells for {seat}"))?;
            let built = change.after.borough(seat).built;
            ensure(!built.meets(after.cells), || format!("{seat} has built on forest"))?;
            cleared += gone;
        }
        Ok(cleared)
    })
}
