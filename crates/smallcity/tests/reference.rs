//! The engine compared with a second implementation, written from the rules alone (`naive`), over
//! the states of random games of every number of seats and module set, as they occur and stirred
//! up.

use std::collections::{BTreeMap, BTreeSet};
use std::sync::{Arc, LazyLock};

use kernel::{Game, Input, Rng, Seat, Turn};
use smallcity::constants::Constants;
use smallcity::parts::{City, CityDeed, Lay};
use smallcity::{
    Action, Border, Borough, Build, Cell, Cells, Deed, Facet, Kind, Person, Price, Setup,
    SmallCity, State, Stock,
};
use testkit::often;

use crate::naive::phases::Numbers;
use crate::naive::{self, At, Enters, Guest, Tile, Town, World};
use crate::subject::sets::holding;

/// The set-ups that hold every triple.
fn few() -> &'static [Setup] {
    static FEW: LazyLock<Vec<Setup>> = LazyLock::new(|| holding(3));
    &FEW
}

fn games() -> impl Iterator<Item = SmallCity> {
    games_with(&Setup::new(1).constants)
}

fn games_with(constants: &Arc<Constants>) -> impl Iterator<Item = SmallCity> + use<> {
    let constants = constants.clone();
    few().iter().map(move |setup| {
        let setup = Setup { constants: constants.clone(), ..setup.clone() };
        SmallCity::new(&setup).expect("the set-up is sound")
    })
}

/// The states of a random game in which the first seat of a step is to act, or chance decides.
fn beginnings(game: &SmallCity, seed: u64, step: &str) -> Vec<State> {
    let mut rng = Rng::seed(seed);
    let (mut state, mut found, mut round) = (game.start(), vec![], 0);
    loop {
        if game.step(&state) == step && state.round > round {
            round = state.round;
            found.push(state);
        }
        let input = match game.turn(&state) {
            Turn::Over => return found,
            Turn::Chance => {
                let outcomes = testkit::outcomes(game, &state);
                Input::Chance(*rng.pick_weighted(&outcomes).expect("luck has outcomes"))
            }
            Turn::Seat(seat) => Input::Act { seat, action: any(game, &state, seat, &mut rng) },
            Turn::Together(seats) => {
                let seat = seats.iter().next().expect("a seat is to act");
                Input::Act { seat, action: any(game, &state, seat, &mut rng) }
            }
        };
        game.apply_unchecked(&mut state, &input);
    }
}

fn any(game: &SmallCity, state: &State, seat: Seat, rng: &mut Rng) -> Action {
    *rng.pick(&testkit::legal(game, state, seat)).expect("a seat to act can act")
}

fn at(cell: Cell) -> At {
    (cell.column() as i32, cell.row() as i32)
}

fn list(cells: Cells) -> Vec<At> {
    cells.iter().map(at).collect()
}

fn mask(cells: &[At]) -> Cells {
    let cell = |at: &At| Cell::at(at.0 as usize, at.1 as usize).expect("it is on the map");
    cells.iter().map(cell).collect()
}

/// A state in the types of the second implementation.
fn world(game: &SmallCity, state: &State) -> World {
    let rules = game.rules();
    let mut stock = BTreeMap::new();
    for kind in rules.kinds() {
        if matches!(rules.tile(kind).stock, Stock::Common(_)) {
            stock.insert(rules.tile(kind).code.clone(), state.stock[kind.index()].into());
        }
    }
    World {
        towns: Seat::first(game.seats()).map(|seat| town(game, state, seat)).collect(),
        stock,
        supply: state.supply.map(i32::from),
        host: state.host.index(),
        numbers: match game.setup().constants.name() {
            "other" => Numbers::OTHER,
            _ => Numbers::STANDARD,
        },
    }
}

fn town(game: &SmallCity, state: &State, seat: Seat) -> Town {
    let (rules, borough) = (game.rules(), state.borough(seat));
    let tile = |(_, kind, cells): (usize, Kind, Cells)| Tile {
        code: rules.tile(kind).code.clone(),
        cells: list(cells),
    };
    let guests = Seat::first(game.seats()).filter_map(|owner| {
        let cell = borough.guests[owner.index()]?;
        let idle = borough.idle_guests.contains(owner);
        Some(Guest { owner: owner.index(), at: at(cell), idle })
    });
    let mut own_stock = BTreeMap::new();
    for kind in rules.kinds() {
        if matches!(rules.tile(kind).stock, Stock::Own(_)) {
            own_stock.insert(rules.tile(kind).code.clone(), borough.own_stock[kind.index()].into());
        }
    }
    let options = &game.setup().options;
    let of = |name: &str, people: &[Cells]| {
        rules.person_named(name).map_or(Cells::NONE, |kind| people[kind.index()])
    };
    Town {
        tiles: borough.tiles.iter().map(tile).collect(),
        zone: borough.zone.into(),
        mayor: list(borough.mayor),
        graves: list(borough.cemetery),
        forest: list(borough.modules.forest.cells),
        roads: game.setup().modules.iter().any(|on| on == "roads").then(|| roads(borough)),
        rounds: list(borough.modules.roads.lines.points)
            .into_iter()
            .map(|(column, row)| (column + 1, row + 1))
            .collect(),
        city: borough.modules.europe.city.map_or("", City::name).to_owned(),
        round: state.round.into(),
        expert: options.get("forest_side").is_some_and(|side| {
            let sides: Vec<&str> = side.split(',').collect();
            sides[seat.index() % sides.len()] == "expert"
        }),
        citizens: list(borough.people[0]),
        traders: list(of("trader", &borough.people)),
        officers: list(of("officer", &borough.people)),
        idle: list(borough.idle),
        guests: guests.collect(),
        hall_citizens: borough.hall[0].into(),
        hall_traders: rules
            .person_named("trader")
            .map_or(0, |kind| borough.hall[kind.index()].into()),
        money: borough.money.into(),
        votes: borough.votes.into(),
        pollution: borough.pollution.into(),
        store: borough.store.map(i32::from),
        made: borough.made.into(),
        set_aside: borough.modules.forest.wood.into(),
        card: borough.card.map(|card| rules.cards[usize::from(card)].letter),
        own_stock,
        out: !borough.plays(),
    }
}

/// The Roads of a borough, each as the cells beside it.
fn roads(borough: &Borough) -> Vec<(At, At)> {
    let lines = borough.modules.roads.lines;
    let right = list(lines.right).into_iter().map(|at| (at, (at.0 + 1, at.1)));
    right.chain(list(lines.below).into_iter().map(|at| (at, (at.0, at.1 + 1)))).collect()
}

/// Puts culture, a Refinery and a Harbor as close together as there is room, so that high levels
/// can be built.
fn crowd(game: &SmallCity, state: &mut State, seat: Seat, rng: &mut Rng) {
    let centre = (2 + rng.below(4) as i32, 2 + rng.below(4) as i32);
    let far = |cells: &Vec<At>| -> i32 {
        let steps = cells.iter().map(|at| (at.0 - centre.0).abs().max((at.1 - centre.1).abs()));
        // The middle itself stays free.
        steps.map(|steps| if steps == 0 { 9 } else { steps }).max().unwrap_or(0)
    };
    for code in ["Sch", "Met", "Lib", "Cli", "Mus", "Uni", "Ref", "Har"] {
        let kind = game.rules().kind_named(code).expect("there is that kind");
        let empty = state.borough(seat).empty();
        let free = naive::placements(code).iter().filter(|cells| mask(cells).within(empty));
        if let Some(cells) = free.min_by_key(|cells| far(cells)) {
            build_free(game, state, seat, kind, mask(cells));
        }
    }
}

/// Puts a tile anywhere there is room, if one is left in stock.
fn build_free(game: &SmallCity, state: &mut State, seat: Seat, kind: Kind, cells: Cells) {
    let (rules, borough) = (game.rules(), state.borough(seat));
    let rule = rules.tile(kind);
    let left = match rule.stock {
        Stock::Common(_) => state.stock[kind.index()],
        Stock::Own(_) => borough.own_stock[kind.index()],
    };
    let twice = rule.unique && rules.count(borough, |tile| tile.code == rule.code) > 0;
    if left > 0 && !twice && cells.within(borough.empty()) {
        game.put(state, seat, kind, cells);
    }
}

/// Stirs a borough up: more tiles where there is room, people on free spaces, some of them idle,
/// different stores, another card, the Mayor and a cemetery somewhere.
fn stir(game: &SmallCity, state: &mut State, seat: Seat, rng: &mut Rng) {
    let rules = game.rules();
    let kinds: Vec<Kind> =
        rules.kinds().filter(|&kind| !rules.tile(kind).is(Facet::CityHall)).collect();
    if rng.below(2) == 0 {
        crowd(game, state, seat, rng);
    }
    for _ in 0..rng.below(9) {
        let kind = *rng.pick(&kinds).expect("there are kinds");
        let places = naive::placements(&rules.tile(kind).code);
        let cells = mask(rng.pick(places).expect("there are places"));
        build_free(game, state, seat, kind, cells);
    }
    let borough = &mut state.boroughs[seat.index()];
    let free = rules.spaces_of(borough, |_| true).without(borough.occupied());
    for cell in free {
        let special = rules.people.len() > 1 && rng.below(3) == 0;
        let name = *rng.pick(&["trader", "officer"]).expect("there are two");
        let person = if special { rules.person_named(name) } else { None };
        let person = person.unwrap_or(Person::CITIZEN);
        if rng.below(3) == 0 && borough.aside[person.index()] > 0 {
            game.seat_person(borough, person, Cells::of(cell));
        }
    }
    let homes = rules.cells_of(borough, |tile| tile.is(Facet::Residence));
    if let Some(officer) = rules.person_named("officer") {
        // On open ground, together as often as apart.
        let ground: Vec<Cell> = borough.empty().iter().collect();
        for _ in 0..rng.below(3) {
            let Some(&cell) = rng.pick(&ground) else { continue };
            let near = Cells::of(cell).halo() & borough.empty();
            if let Some(at) = near.iter().last().filter(|_| borough.aside[officer.index()] > 0) {
                game.seat_person(borough, officer, Cells::of(at));
            }
        }
    }
    let mut at_work = borough.people[0].without(homes);
    if let Some(trader) = rules.person_named("trader") {
        at_work |= borough.people[trader.index()].without(homes);
    }
    borough.idle = at_work.iter().filter(|_| rng.below(5) == 0).collect();
    borough.hall[0] = rng.below(7) as u8;
    if let Some(trader) = rules.person_named("trader") {
        borough.hall[trader.index()] = rng.below(3) as u8;
    }
    borough.store = [rng.below(4) as u8, rng.below(3) as u8, rng.below(3) as u8];
    borough.money = rng.below(10) as u16;
    borough.card = Some(rng.below(rules.cards.len() as u32) as u8);
    if borough.modules.forest.cells.is_empty() {
        borough.zone = borough.zone.max(7 + rng.below(4) as u8);
    } else {
        borough.modules.forest.wood = rng.below(3) as u8;
    }
    let empty: Vec<Cell> = borough.empty().iter().collect();
    if let Some(&cell) = rng.pick(&empty) {
        let grave = Cells::of(cell);
        borough.cemetery = if rng.below(2) == 0 { grave } else { Cells::NONE };
        let pair = grave.beside() & borough.empty();
        borough.mayor = pair.first_few(2);
    }
}

/// Puts citizens of other seats onto free spaces for tourists.
fn invite(game: &SmallCity, state: &mut State, host: Seat, rng: &mut Rng) {
    let rules = game.rules();
    let tourist = [Facet::Commerce, Facet::Factory, Facet::Museum];
    for owner in Seat::first(game.seats()).filter(|&owner| owner != host) {
        let borough = state.borough(host);
        let spaces = rules.spaces_of(borough, |tile| tourist.iter().any(|facet| tile.is(*facet)));
        let free: Vec<Cell> = spaces.without(borough.occupied()).iter().collect();
        let plays = state.borough(owner).plays() && state.borough(owner).aside[0] > 0;
        let Some(&cell) = rng.pick(&free) else { continue };
        if plays && borough.guests[owner.index()].is_none() && rng.below(2) == 0 {
            state.boroughs[owner.index()].aside[0] -= 1;
            let borough = &mut state.boroughs[host.index()];
            borough.guests[owner.index()] = Some(cell);
            if rng.below(4) == 0 {
                borough.idle_guests = borough.idle_guests.with(owner);
            }
        }
    }
}

fn stirred(game: &SmallCity, state: &State, rng: &mut Rng) -> State {
    let mut state = *state;
    let active: Vec<Seat> = state.active(game.seats()).collect();
    for &seat in &active {
        stir(game, &mut state, seat, rng);
    }
    for &seat in &active {
        invite(game, &mut state, seat, rng);
    }
    state
}

/// Every state that the tests look at, with its game: the beginnings of a step in a random game, as
/// they occur and stirred up.
fn states(step: &'static str, seed: u64) -> impl Iterator<Item = (SmallCity, State)> {
    states_of(games(), step, seed)
}

fn states_of(
    games: impl Iterator<Item = SmallCity>,
    step: &'static str,
    seed: u64,
) -> impl Iterator<Item = (SmallCity, State)> {
    games.enumerate().flat_map(move |(number, game)| {
        let mut rng = Rng::stream(seed, number as u64);
        let came = beginnings(&game, seed + number as u64, step);
        let both = came.iter().flat_map(|state| vec![*state, stirred(&game, state, &mut rng)]);
        both.map(|state| (game.clone(), state)).collect::<Vec<_>>()
    })
}

/// The cases seen of each kind, so that no test passes without looking at any.
#[derive(Default)]
struct Seen {
    legal: BTreeMap<String, usize>,
    refused: BTreeMap<String, usize>,
}

impl Seen {
    fn count(&mut self, code: &str, legal: bool) {
        let counts = if legal { &mut self.legal } else { &mut self.refused };
        *counts.entry(code.to_owned()).or_default() += 1;
    }

    fn assert_both(&self, codes: impl Iterator<Item = String>) {
        for code in codes {
            assert!(self.legal.contains_key(&code), "no legal {code} was seen");
            assert!(self.refused.contains_key(&code), "no refused {code} was seen");
        }
    }
}

/// Every kind that can be built.
fn built_codes(game: &SmallCity) -> Vec<(Kind, String)> {
    let rules = game.rules();
    let kinds = rules.kinds().map(|kind| (kind, rules.tile(kind).code.clone()));
    kinds.filter(|(_, code)| code != "Hall").collect()
}

fn input(seat: Seat, action: Action) -> Input<Action, smallcity::Chance> {
    Input::Act { seat, action }
}

/// Every payment of up to two pieces, which is what the dearest tile costs.
fn payments() -> Vec<[u8; 3]> {
    let all = (0..3).flat_map(|w| (0..3).flat_map(move |s| (0..3).map(move |m| [w, s, m])));
    all.filter(|pay| pay.iter().sum::<u8>() <= 2).collect()
}

fn entries(game: &SmallCity) -> Vec<(Enters, Option<Person>)> {
    let trader = game.rules().person_named("trader");
    let mut all = vec![(Enters::Nobody, None), (Enters::Citizen, Some(Person::CITIZEN))];
    all.extend(trader.map(|trader| (Enters::Trader, Some(trader))));
    all
}

#[test]
fn influence_areas_and_shapes() {
    let game = SmallCity::new(&Setup::new(4)).expect("the set-up is sound");
    for kind in game.rules().kinds() {
        let code = &game.rules().tile(kind).code;
        for cells in naive::placements(code) {
            let (all, ring) = (mask(cells), naive::ring(cells));
            let ring: Vec<At> = ring.into_iter().collect();
            assert_eq!(all.halo(), all | mask(&ring), "{code} on {all}");
        }
    }
    for (code, fixed) in [("R1", 1), ("R2", 2), ("R3", 6), ("R4", 19), ("R5", 63), ("Hall", 2)] {
        assert_eq!(naive::shapes(code).len(), fixed, "{code}");
    }
}

/// For random placements, payments and people of every kind, both implementations agree.
#[test]
fn both_judge_random_builds_alike() {
    let mut seen = Seen::default();
    for (game, state) in states("p2.plan", 100).step_by(often(9, 1)) {
        let mut rng = Rng::stream(7, u64::from(state.round));
        let (world, payments, entries) = (world(&game, &state), payments(), entries(&game));
        for seat in state.active(game.seats()) {
            for (kind, code) in built_codes(&game) {
                // Anywhere, where there is room, and where criteria are met.
                let (index, empty) = (seat.index(), state.borough(seat).empty());
                let places: Vec<&Vec<At>> = naive::placements(&code).iter().collect();
                let within = |cells: &&Vec<At>| mask(cells).within(empty);
                let room: Vec<&Vec<At>> = places.iter().copied().filter(within).collect();
                let stands = |cells: &&Vec<At>| world.may_stand(index, &code, cells);
                let met: Vec<&Vec<At>> = room.iter().copied().filter(stands).collect();
                let samples = [&places, &room, &met].map(|from| {
                    (0..often(2, 6)).filter_map(|_| rng.pick(from).copied()).collect::<Vec<_>>()
                });
                for cells in samples.into_iter().flatten() {
                    let free = matches!(game.rules().tile(kind).price, Price::Money(_));
                    let pay = if free && rng.below(8) > 0 {
                        [0; 3]
                    } else {
                        *rng.pick(&payments).expect("there are payments")
                    };
                    let (who, enter) = *rng.pick(&entries).expect("there are entries");
                    let (who, enter) =
                        if code == "R1" || rng.below(8) == 0 { (who, enter) } else { entries[0] };
                    let naive = world.may_stand(index, &code, cells)
                        && world.may_pay(index, &code, cells, pay)
                        && world.may_enter(index, &code, who);
                    let build = Build { kind, cells: mask(cells), pay, enter };
                    let engine = game.check(&state, &input(seat, Action::Build(build)));
                    assert_eq!(engine.is_ok(), naive, "{code}, {build:?}: {engine:?}\n{world:?}");
                    seen.count(&code, naive);
                }
            }
        }
    }
    seen.assert_both(games().flat_map(|game| built_codes(&game)).map(|(_, code)| code));
}

/// Every Road and Roundabout that might be laid (SP-ROA-2).
fn laid(town: &Town) -> Vec<Action> {
    let cell = |at: At| Cell::at(at.0 as usize, at.1 as usize);
    let all = (0..10).flat_map(|row| (0..10).map(move |column| (column, row)));
    let mut laid = vec![];
    for at in all {
        for other in [(at.0 + 1, at.1), (at.0, at.1 + 1)] {
            let Some((one, two)) = cell(at).zip(cell(other)).filter(|_| town.may_lay((at, other)))
            else {
                continue;
            };
            let border = Border::between(one, two).expect("they are beside each other");
            laid.push(Action::Module(Deed::Roads(Lay::Road(border))));
        }
        if town.may_round((at.0 + 1, at.1 + 1)) {
            let cell = cell(at).expect("on the map");
            laid.push(Action::Module(Deed::Roads(Lay::Roundabout(cell))));
        }
    }
    laid
}

/// Both implementations list the same legal steps of an empty plan.
#[test]
fn both_list_the_same_steps() {
    let mut seen = Seen::default();
    let mut others = [0; 4];
    // Twice, so that places for the largest homes are among them.
    let states = [200, 300].into_iter().flat_map(|seed| states("p2.plan", seed));
    for (number, (game, state)) in states.enumerate().step_by(often(13, 1)) {
        // The seats and rounds of each table take turns; all of them would take too long.
        let Some(seat) = state.active(game.seats()).nth(number / 2 % game.seats()) else {
            continue;
        };
        let (world, index) = (world(&game, &state), seat.index());
        let listed = testkit::legal(&game, &state, seat);
        let mut engine = BTreeSet::new();
        for action in &listed {
            engine.insert(format!("{action:?}"));
        }
        let mut naive = vec![];
        for (kind, code) in built_codes(&game) {
            for cells in naive::placements(&code) {
                if !world.may_stand(index, &code, cells) {
                    seen.count(&code, false);
                    continue;
                }
                for pay in payments() {
                    if !world.may_pay(index, &code, cells, pay) {
                        continue;
                    }
                    for (who, enter) in entries(&game) {
                        if world.may_enter(index, &code, who) {
                            seen.count(&code, true);
                            let build = Build { kind, cells: mask(cells), pay, enter };
                            naive.push(Action::Build(build));
                        }
                    }
                }
            }
        }
        for (tile, old) in world.towns[index].tiles.iter().enumerate() {
            let first = mask(&old.cells).first().expect("a tile covers something");
            for row in 0..10 {
                for column in 0..10 {
                    if world.may_rise(index, tile, (column, row)) {
                        let cell = Cell::at(column as usize, row as usize).expect("on the map");
                        naive.push(Action::Upgrade { tile: first, cell });
                        others[0] += 1;
                    }
                }
            }
            for larger in ["Pk2", "Pk3"] {
                for cells in naive::placements(larger) {
                    let covers = old.cells.iter().all(|at| cells.contains(at));
                    let added: Vec<At> =
                        cells.iter().filter(|at| !old.cells.contains(at)).copied().collect();
                    if covers && world.may_enlarge(index, tile, &added) {
                        naive.push(Action::Enlarge { park: first, cells: mask(&added) });
                        others[1] += 1;
                    }
                }
            }
        }
        if world.may_grow(index) {
            naive.push(Action::Grow);
            others[2] += 1;
        }
        naive.extend(laid(&world.towns[index]));
        let homes = world.free_homes(index);
        for &(column, row) in &homes {
            let cell = Cell::at(column as usize, row as usize).expect("on the map");
            for (who, enter) in entries(&game) {
                if world.may_enter(index, "R1", who) {
                    naive.push(Action::Module(Deed::Europe(CityDeed::FreeHome { cell, enter })));
                    others[3] += 1;
                }
            }
        }
        // SP-EUR-42.
        if homes.is_empty() {
            naive.push(Action::Commit);
        }
        let naive: BTreeSet<String> = naive.iter().map(|action| format!("{action:?}")).collect();
        let extra: Vec<_> = engine.difference(&naive).collect();
        let missing: Vec<_> = naive.difference(&engine).collect();
        assert!(
            extra.is_empty() && missing.is_empty(),
            "listed and not legal: {extra:?}\nlegal and not listed: {missing:?}\n{:?}",
            world.towns[index]
        );
        assert_eq!(listed.len(), engine.len(), "no step is listed twice");
    }
    seen.assert_both(games().flat_map(|game| built_codes(&game)).map(|(_, code)| code));
    assert!(
        others.iter().all(|&count| count > 20),
        "upgrades, Parks, growth, free homes: {others:?}"
    );
}

/// The action of a seat that uses every space for the highest price (see `naive::phases`).
fn dearest(legal: &[Action]) -> Action {
    let last = |wanted: fn(&Action) -> bool| legal.iter().rev().find(|action| wanted(action));
    let discard = legal.iter().find(|action| matches!(action, Action::Discard(_)));
    let chosen = last(|action| matches!(action, Action::Buy(_)))
        .or_else(|| last(|action| matches!(action, Action::Trade(_))))
        .or_else(|| last(|action| matches!(action, Action::Sell(_))))
        .or(discard);
    *chosen.expect("a step of phase 4 waits only for one of these")
}

/// Money, stores, votes and pollution after phases 4 to 6, of every seat at the table.
#[test]
fn income_production_votes_and_pollution() {
    let mut changes = BTreeMap::from([("money", 0), ("votes", 0), ("stores", 0), ("made", 0)]);
    // People who do not pollute, for the card that spares them.
    let mut spared = 0;
    let other = Constants::from_toml(&Numbers::OTHER.file()).unwrap_or_else(|bad| panic!("{bad}"));
    let other = states_of(games_with(&Arc::new(other)), "p2.plan", 500);
    let standard = states("p7.council", 300).chain(states("p2.plan", 400));
    for (game, came) in standard.chain(other) {
        let mut state = came;
        for borough in &mut state.boroughs {
            borough.made = 0;
            // Nobody dies, so the game does not stop before the tracks are compared.
            borough.pollution_before = 99;
        }
        let mut expected = world(&game, &state);
        let before = expected.clone();
        game.go_to(&mut state, "p4.tourist");
        while ["p4.tourist", "p4.commerce", "p4.other", "p4.produce"].contains(&game.step(&state)) {
            let Turn::Seat(seat) = game.turn(&state) else { panic!("no luck in phase 4") };
            let action = dearest(&testkit::legal(&game, &state, seat));
            game.apply(&mut state, &input(seat, action)).expect("it is listed");
        }
        expected.run();
        let is = world(&game, &state);
        // Wood that was set aside goes to the store after phase 6, which this test does not reach.
        let set_aside = before.towns.iter().any(|town| town.set_aside > 0);
        for (seat, (is, expected)) in is.towns.iter().zip(&expected.towns).enumerate() {
            let tracks = |town: &Town| (town.money, town.votes, town.pollution);
            assert_eq!(tracks(is), tracks(expected), "tracks of {seat}: {before:?}");
            if !set_aside {
                assert_eq!(is.store, expected.store, "the store of {seat}: {before:?}");
            }
            let from = &before.towns[seat];
            *changes.get_mut("money").expect("a count") += i32::from(is.money != from.money);
            *changes.get_mut("votes").expect("a count") += i32::from(is.votes != from.votes);
            *changes.get_mut("stores").expect("a count") += i32::from(is.store != from.store);
            *changes.get_mut("made").expect("a count") += expected.made;
            spared += expected.spared();
        }
        if !set_aside {
            assert_eq!(is.supply, expected.supply, "the supply: {before:?}");
        }
    }
    assert!(changes.values().all(|&count| count > 100) && spared > 10, "{changes:?}, {spared}");
}
