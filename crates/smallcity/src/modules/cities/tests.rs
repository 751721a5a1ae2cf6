//! The cities: positions set up directly, and random games.

mod berlin;
mod board;
mod london;
mod madrid;
mod others;
mod paris;
mod table;

use std::sync::Arc;

use kernel::{Fault, Game, Input, Observer, Rng, Seat};

use super::data::{City, Ground};
use super::land::land;
use crate::action::{Action, Build, Spot};
use crate::constants::Constants;
use crate::event::{Log, Source};
use crate::facets::Facet;
use crate::game::SmallCity;
use crate::hooks::{Purpose, Run};
use crate::illegal::{Illegal, Why};
use crate::map::Cells;
use crate::material::MATERIALS;
use crate::pieces::{Kind, Person};
use crate::setup::Setup;
use crate::site::Site;
use crate::state::State;
use crate::steps::pollution::soil;

const A: Seat = Seat::new(0);

fn cells(text: &str) -> Cells {
    Cells::parse(text).expect("cells")
}

/// A table at which each seat has a city.
fn game_in(cities: &[City], modules: &[&str]) -> SmallCity {
    let modules: Vec<&str> = modules.iter().copied().chain(["cities"]).collect();
    let mut setup = Setup::new(cities.len() as u8).with(&modules);
    let names: Vec<&str> = cities.iter().map(|city| city.name()).collect();
    setup.options.insert("cities".into(), names.join(","));
    SmallCity::new(&setup).expect("the set-up is sound")
}

/// The table of one seat in a city, and its start.
fn start_in(city: City) -> (SmallCity, State) {
    let game = game_in(&[city], &[]);
    let state = game.start();
    (game, state)
}

/// The numbers of the rulebook for the boards (4.9).
#[test]
fn maps_have_the_numbers_of_the_rules() {
    let ground = City::ALL.map(Ground::of);
    let of = |city: City| &ground[city as usize];
    let ring = |cells: Cells| cells.halo().without(cells);
    let paris = of(City::Paris);
    assert_eq!((paris.river.len(), paris.closed.len()), (19, 4));
    assert_eq!(*of(City::London), *Ground::PLAIN);
    let zurich = of(City::Zurich);
    assert_eq!((zurich.closed.len(), zurich.marked), (12, ring(zurich.closed)));
    assert_eq!(zurich.marked.len(), 13);
    let madrid = of(City::Madrid);
    assert_eq!((madrid.closed.len(), madrid.ring), (6, ring(madrid.closed)));
    assert_eq!(madrid.ring.len(), 14);
    let tiber = of(City::Rome).closed;
    assert_eq!((tiber.len(), ring(tiber).len()), (16, 30));
    let west = of(City::Berlin).west;
    assert_eq!(west.len(), 50);
    let east = Cells::ALL.without(west);
    let borders = |side: Cells| (side.before().0 & east).len() + (side.before().1 & east).len();
    let mirrored = (east.before().0 & west).len() + (east.before().1 & west).len();
    assert_eq!(borders(west) + mirrored, 14);
    assert_eq!(of(City::Berlin).wall.len(), 14);
    let sea = of(City::Helsinki).sea;
    assert_eq!((sea.len(), ring(sea).len()), (26, 15));
    let athens = of(City::Athens);
    assert_eq!((athens.parthenon.len(), athens.piraeus.len()), (4, 2));
    assert!(athens.piraeus.meets(Cells::PERIMETER));
    assert_eq!(athens.closed, athens.parthenon | athens.piraeus);
}

/// SP-EUR-1: one city for each seat.
#[test]
fn each_seat_has_its_city() {
    let game = game_in(&[City::Rome, City::London], &[]);
    let state = game.start();
    let cities = [0, 1].map(|seat: usize| state.boroughs[seat].modules.europe.city);
    assert_eq!(cities, [Some(City::Rome), Some(City::London)]);
    let ground = land(game.rules(), state.borough(A));
    assert!(ground.culture.contains(cells("d1").first().expect("a cell")));
    let (game, state) = start_in(City::Zurich);
    let names: Vec<_> = game.land(state.borough(A)).iter().map(|land| land.name).collect();
    assert_eq!(names, ["lake", "marked"]);
}

/// A borough in a city at a step: City Hall and tiles from the vector, $20 and nobody in City Hall.
fn position(city: City, anchor: &str, tiles: &[(&str, &str)]) -> (SmallCity, State) {
    position_of(game_in(&[city], &[]), anchor, tiles)
}

fn position_of(game: SmallCity, anchor: &str, tiles: &[(&str, &str)]) -> (SmallCity, State) {
    let mut state = game.start();
    for (code, at) in tiles {
        game.put(&mut state, A, kind(&game, code), cells(at));
    }
    let borough = &mut state.boroughs[0];
    borough.money = 20;
    borough.aside[0] += std::mem::take(&mut borough.hall[0]);
    game.go_to(&mut state, anchor);
    (game, state)
}

fn kind(game: &SmallCity, code: &str) -> Kind {
    let rules = game.rules();
    let hall = || rules.kinds().find(|&kind| rules.tile(kind).is(Facet::CityHall));
    rules.kind_named(code).or_else(hall).expect("the tile exists")
}

type Refused = (&'static str, &'static str);

fn act(game: &SmallCity, state: &mut State, action: Action) -> Result<(), Refused> {
    let input = Input::Act { seat: A, action };
    game.apply(state, &input).map_err(|why| (why.code(), why.rule().unwrap_or("")))
}

/// Plans a step: the code and rule of its refusal, or its cost.
fn plan((game, state): &(SmallCity, State), action: Action) -> Result<u16, Refused> {
    let mut state = *state;
    act(game, &mut state, action)?;
    Ok(state.boroughs[0].money - game.planned(&state, A).money)
}

fn tile(game: &SmallCity, code: &str, at: &str) -> Action {
    let (kind, cells) = (kind(game, code), cells(at));
    Action::Build(Build { kind, cells, pay: [0; MATERIALS], enter: None })
}

fn build(position: &(SmallCity, State), code: &str, at: &str) -> Result<u16, Refused> {
    plan(position, tile(&position.0, code, at))
}

fn upgrade(position: &(SmallCity, State), tile: &str, with: &str) -> Result<u16, Refused> {
    let first = |text| cells(text).first().expect("a cell");
    plan(position, Action::Upgrade { tile: first(tile), cell: first(with) })
}

/// SP-SET-5: no tile stands on an obstacle, and the refusal names it.
#[test]
fn obstacles_are_never_empty() {
    let of = |city, at| {
        let position = position(city, "p2.plan", &[]);
        assert!(!position.1.boroughs[0].empty().meets(cells(at)));
        let why = game_refusal(&position, tile(&position.0, "Pk1", at));
        assert_eq!((why.code(), why.rule()), ("blocked", Some("SP-SET-5")));
        match why.why() {
            Why::LandThere { land, .. } => *land,
            why => panic!("{why:?}"),
        }
    };
    assert_eq!(of(City::Paris, "d6"), "eiffel_tower");
    assert_eq!(of(City::Zurich, "e8"), "lake");
    assert_eq!(of(City::Madrid, "d5"), "jardin");
    assert_eq!(of(City::Rome, "d1"), "tiber");
    assert_eq!(of(City::Helsinki, "j10"), "sea");
    assert_eq!(of(City::Athens, "e4"), "parthenon");
    let piraeus = position(City::Athens, "p2.plan", &[]);
    let why = game_refusal(&piraeus, tile(&piraeus.0, "Pk1", "b10"));
    assert_eq!((why.code(), why.rule()), ("blocked", Some("SP-SET-5")));
}

fn game_refusal((game, state): &(SmallCity, State), action: Action) -> Illegal {
    let input = Input::Act { seat: A, action };
    game.check(state, &input).expect_err("it is refused")
}

/// SV-7.
#[test]
fn paris_keeps_industry_small_and_its_river_costs() {
    let paris = position(City::Paris, "p2.plan", &[]);
    assert_eq!(build(&paris, "F1", "a4"), Ok(2));
    assert_eq!(build(&paris, "F1", "b4"), Err(("perimeter_only", "SP-EUR-11")));
    for (code, at) in [("F2", "a1 a2"), ("F3", "a1 a2 b1"), ("Ref", "a1 a2"), ("Har", "a1 a2")] {
        assert_eq!(build(&paris, code, at), Err(("city_forbids", "SP-EUR-10")), "{code}");
    }
    let factory = position(City::Paris, "p2.plan", &[("F1", "a4")]);
    assert_eq!(upgrade(&factory, "a4", "a5"), Err(("city_forbids", "SP-EUR-10")));
    // SP-EUR-12: a Park on the river, and one beside it.
    assert_eq!(build(&paris, "Pk1", "e3"), Ok(2));
    assert_eq!(build(&paris, "Pk1", "d3"), Ok(1));
    assert_eq!(build(&paris, "Pk2", "d4 e4"), Ok(4));
    // The Eiffel Tower is one of the two public buildings of an R2 with a cell on the river.
    let home = |tiles| build(&position(City::Paris, "p2.plan", tiles), "R2", "c5 c6");
    assert_eq!(home(&[]), Err(("criterion", "SC-6.1")));
    assert_eq!(home(&[("Sch", "b5")]), Ok(4));
    let school = position(City::Paris, "p2.plan", &[("Sch", "a7")]);
    assert_eq!(build(&school, "R2", "b6 b7"), Err(("criterion", "SC-6.1")));
    let near = position(City::Paris, "p2.plan", &[("Sch", "b6")]);
    assert_eq!(build(&near, "R2", "c7 c8"), Ok(3));
    // An upgrade and a larger Park pay too.
    let home = position(City::Paris, "p2.plan", &[("Sch", "b6"), ("R1", "c8")]);
    assert_eq!(upgrade(&home, "c8", "c7"), Ok(1));
    let park = position(City::Paris, "p2.plan", &[("Pk1", "d3")]);
    let first = cells("d3").first().expect("a cell");
    assert_eq!(plan(&park, Action::Enlarge { park: first, cells: cells("e3") }), Ok(2));
}

/// SP-EUR-2, SP-EUR-20, SP-EUR-50, SP-EUR-70: the cities with a different start.
#[test]
fn some_cities_begin_differently() {
    for city in City::ALL {
        let (game, state) = start_in(city);
        let borough = &state.boroughs[0];
        let due = match city {
            City::London => (7, 5, 3, 11),
            City::Rome => (10, 9, 3, 11),
            City::Helsinki => (10, 0, 2, 12),
            _ => (10, 0, 3, 11),
        };
        let found = (borough.zone, borough.pollution, borough.hall[0], borough.aside[0]);
        assert_eq!(found, due, "{city:?}");
        let anchors = game.rules().steps.iter().map(|slot| slot.anchor);
        assert!(!anchors.into_iter().any(|anchor| anchor == "p8.platform"), "SP-EUR-3");
        for key in ["promise_expansion", "special_whole_map", "special_full_zone"] {
            assert_eq!(game.rules().promise_named(key), None, "SP-SET-3");
        }
    }
}

/// SV-9.
#[test]
fn zurich_keeps_the_lake_shore_for_homes() {
    let culture = [("Sch", "c5"), ("Lib", "e5 f5")];
    let with =
        |tiles: &[(&str, &str)]| position(City::Zurich, "p2.plan", &[&culture[..], tiles].concat());
    let zurich = with(&[]);
    assert_eq!(build(&zurich, "R2", "d6 e6"), Ok(2));
    assert_eq!(build(&zurich, "R2", "d5 d6"), Err(("marked_only", "SP-EUR-31")));
    assert_eq!(upgrade(&with(&[("R1", "d6")]), "d6", "d5"), Ok(0));
    assert_eq!(build(&zurich, "Pk1", "h8"), Err(("marked_only", "SP-EUR-32")));
    assert_eq!(build(&zurich, "F1", "a3"), Ok(2));
    assert_eq!(build(&zurich, "F1", "b3"), Err(("needs_perimeter", "SP-EUR-33")));
    assert_eq!(build(&zurich, "War", "b3"), Err(("criterion", "SC-6.6")));
    let factory = with(&[("F1", "a3"), ("Ref", "a4")]);
    assert_eq!(upgrade(&factory, "a3", "b3"), Ok(0));
    assert_eq!(build(&factory, "War", "b3"), Err(("needs_perimeter", "SP-EUR-33")));
    assert_eq!(build(&factory, "War", "a2"), Ok(1));
    // SP-EUR-32: a start tile on a marked cell may rise onto a plain cell, not onto a marked one.
    let shop = with(&[("C1", "d6"), ("R2", "c6 c7")]);
    assert_eq!(upgrade(&shop, "d6", "d5"), Ok(0));
    assert_eq!(upgrade(&shop, "d6", "e6"), Err(("marked_only", "SP-EUR-32")));
}

/// SP-EUR-34: in rounds 1 and 2 the track of Zurich does not move.
#[test]
fn zurich_is_not_polluted_in_its_first_rounds() {
    for (round, rise) in [(1, 0), (2, 0), (3, 6)] {
        let (game, mut state) = position(City::Zurich, "p2.plan", &[("R5", "a1 b1 a2 b2 c1")]);
        let home = cells("a1 b1 a2 b2 c1");
        game.seat_person(&mut state.boroughs[0], Person::CITIZEN, home);
        state.boroughs[0].hall[0] = 1;
        state.boroughs[0].aside[0] -= 1;
        state.round = round;
        let spared = (round < 3).then_some("SP-EUR-34");
        assert_eq!(game.forecast(&state, A).spared, spared, "round {round}");
        game.go_to(&mut state, "p6.measure");
        assert_eq!((state.boroughs[0].pollution, state.boroughs[0].deaths), (rise, 0), "{round}");
        // Now the forecast is for the next round, without production.
        let next = if round < 2 { 0 } else { 6 };
        assert_eq!(game.forecast(&state, A).increase, next, "after round {round}");
        let mut run = Run { rules: game.rules(), state: &mut state, seat: A, log: Log::mute() };
        soil(&mut run, 3, Source("anarchist"), "SP-ACT-2");
        let soiled = if round > 2 { rise + 3 } else { 0 };
        assert_eq!(state.boroughs[0].pollution, soiled, "round {round}");
    }
}

/// SV-10, except the free home.
#[test]
fn madrid_makes_the_ring_dear() {
    let with = |tiles: &[(&str, &str)]| position(City::Madrid, "p2.plan", tiles);
    let hall = ("City", "b2 c2 d2 b3 c3 d3");
    assert_eq!(build(&with(&[hall, ("Sch", "e3")]), "R2", "c4 d4"), Ok(4));
    let homes = [hall, ("Sch", "a5"), ("Lib", "a6 b6"), ("R1", "c5"), ("R1", "b4")];
    let madrid = with(&homes);
    assert_eq!(upgrade(&madrid, "c5", "b5"), Ok(0));
    assert_eq!(upgrade(&madrid, "b4", "c4"), Ok(1));
    assert_eq!(build(&madrid, "Pk1", "d5"), Err(("blocked", "SP-SET-5")));
    assert_eq!(build(&madrid, "Pk2", "d4 e4"), Ok(4));
}

/// SV-11.
#[test]
fn the_tiber_is_a_public_building() {
    let rome = |tiles: &[(&str, &str)]| position(City::Rome, "p2.plan", tiles);
    let both = rome(&[("R1", "c3"), ("Sch", "b3")]);
    assert_eq!(upgrade(&both, "c3", "c4"), Ok(0));
    assert_eq!(upgrade(&rome(&[("R1", "c3")]), "c3", "c4"), Err(("criterion", "SC-6.1")));
    // SP-EUR-4: it is a separate kind of culture, in Rome and Paris only.
    for (city, kinds) in [(City::Rome, 3), (City::Paris, 3), (City::Athens, 2)] {
        let (game, state) = position(city, "p2.plan", &[("Sch", "a3"), ("Lib", "a1 a2")]);
        let mut conditions = game.rules().promises.iter().flat_map(|rule| &rule.conditions);
        let cultural = conditions.find(|condition| condition.name == "cultural");
        let cultural = cultural.expect("a promise asks for culture");
        assert_eq!(cultural.value(game.rules(), &state, A), kinds, "{city:?}");
    }
}

/// SV-13: income of culture by the water.
#[test]
fn helsinki_earns_from_culture_by_its_water() {
    let culture = [("Sch", "c7"), ("Lib", "d7 d8"), ("Mus", "a1 b1 c1")];
    let (_, state) = position(City::Helsinki, "p4.other", &culture);
    assert_eq!(state.boroughs[0].money, 22);
    let (_, state) = position(City::Rome, "p4.other", &[("Sch", "a9"), ("Lib", "a6 a7")]);
    assert_eq!(state.boroughs[0].money, 20);
    // At most the cap, whatever stands there.
    let (mut game, _) = start_in(City::Helsinki);
    game.rules_mut().modules.europe.water_cap = 1;
    let mut state = game.start();
    for (code, at) in culture {
        game.put(&mut state, A, kind(&game, code), cells(at));
    }
    game.go_to(&mut state, "p4.other");
    assert_eq!(state.boroughs[0].money, game.start().boroughs[0].money + 1);
}

/// SV-14.
#[test]
fn athens_has_its_parthenon_and_piraeus() {
    let with = |tiles: &[(&str, &str)]| position(City::Athens, "p2.plan", tiles);
    let athens = with(&[]);
    assert_eq!(build(&athens, "C4", "g4 h4 g5 h5"), Ok(8));
    assert_eq!(build(&athens, "C4", "h4 i4 h5 i5"), Err(("criterion", "SC-6.2")));
    // SP-EUR-80: for Factories it is not a home, and nothing there counts as a public building.
    assert_eq!(build(&athens, "F1", "g4"), Ok(2));
    assert_eq!(build(&athens, "R1", "g4"), Err(("criterion", "SC-6.1")));
    // SP-EUR-81.
    assert_eq!(build(&with(&[("Ref", "d8")]), "F3", "a9 b9 c9"), Ok(6));
    assert_eq!(build(&athens, "F3", "a9 b9 c9"), Err(("criterion", "SC-6.3")));
    assert_eq!(build(&athens, "Har", "a1 a2").map_err(|why| why.0), Err("out_of_stock"));
    // SP-EUR-82: per tile, not per level.
    let shops = [("C1", "a1"), ("C3", "a3 b3 c3")];
    let (_, state) = position(City::Athens, "p6.measure", &shops);
    assert_eq!(state.boroughs[0].pollution, 2);
    assert_eq!(position(City::Paris, "p6.measure", &shops).1.boroughs[0].pollution, 0);
}

/// SP-EUR-80: an owner may make the Parthenon a Residence for Factories too (SC-6.10), but for no
/// other rule.
#[test]
fn the_parthenon_of_an_owner_keeps_factories_away() {
    let tried = |is: &str, code: &str, place: &str| {
        let mut setup = Setup::new(1).with(&["cities"]);
        setup.options.insert("cities".into(), "athens".into());
        let file = format!("name = 'mine'\nathens_parthenon_is = '{is}'");
        setup.constants = Arc::new(Constants::from_toml(&file).expect("a sound file"));
        let game = SmallCity::new(&setup).expect("the set-up is sound");
        build(&position_of(game, "p2.plan", &[]), code, place)
    };
    assert_eq!(tried("commerce", "F1", "g4"), Ok(2));
    assert_eq!(tried("residence", "F1", "g4"), Err(("home_factory", "SC-6.10")));
    for is in ["commerce", "residence"] {
        assert_eq!(tried(is, "F1", "h4"), Ok(2), "out of its influence area");
        assert_eq!(tried(is, "C4", "g4 h4 g5 h5"), Ok(8));
        assert_eq!(tried(is, "R1", "g4"), Err(("criterion", "SC-6.1")));
    }
    let bad = Constants::from_toml("name = 'mine'\nathens_parthenon_is = 'temple'").unwrap_err();
    let told = bad.faults.0[0].to_string();
    assert_eq!(told, "athens_parthenon_is: is 'temple'; use one of commerce, residence");
}

/// SP-EUR-81: Piraeus sells.
#[test]
fn piraeus_sells_as_a_harbor_does() {
    let (game, mut state) = position(City::Athens, "p2.plan", &[]);
    state.boroughs[0].store = [1, 0, 0];
    state.supply[0] -= 1;
    game.go_to(&mut state, "p4.other");
    let mut legal = vec![];
    game.legal(&state, A, &mut legal);
    assert!(legal.contains(&Action::Sell(crate::material::Material::Wood)), "{legal:?}");
}

/// SP-SET-6.
#[test]
fn city_hall_keeps_off_land() {
    let on = |city, at| {
        let (game, mut state) = start_in(city);
        game.go_to(&mut state, "s.city_hall");
        act(&game, &mut state, Action::Hall(cells(at)))
    };
    assert_eq!(on(City::Paris, "e2 f2 g2 e3 f3 g3"), Err(("blocked", "SP-SET-6")));
    assert_eq!(on(City::Zurich, "c6 d6 c7 d7 c8 d8"), Err(("blocked", "SP-SET-6")));
    assert_eq!(on(City::Rome, "c1 d1 e1 c2 d2 e2"), Err(("blocked", "SC-3.9")));
    assert_eq!(on(City::Madrid, "b2 c2 d2 b3 c3 d3"), Ok(()));
    assert_eq!(on(City::Madrid, "c3 d3 e3 c4 d4 e4"), Ok(()), "the ring is open");
}

/// SP-EUR-6, and SV-9: a seat places start tiles after City Hall, in secret, and can take them back
/// like a plan.
#[test]
fn start_tiles_are_placed_before_the_commit() {
    let game = game_in(&[City::Zurich, City::Rome], &[]);
    let mut state = game.start();
    game.go_to(&mut state, "s.city_hall");
    let shop = |at: &str| tile(&game, "C1", at);
    let refused = |why: Result<(), Refused>| why.expect_err("it is refused").0;
    assert_eq!(refused(act(&game, &mut state, shop("e6"))), "not_committed");
    assert_eq!(refused(act(&game, &mut state, Action::Undo)), "nothing_planned");
    let hall = Action::Hall(cells("a1 b1 c1 a2 b2 c2"));
    assert_eq!(act(&game, &mut state, hall), Ok(()));
    assert_eq!(refused(act(&game, &mut state, Action::Commit)), "wrong_step");
    assert_eq!(refused(act(&game, &mut state, shop("e7"))), "blocked");
    assert_eq!(refused(act(&game, &mut state, shop("a1"))), "blocked");
    assert_eq!(refused(act(&game, &mut state, tile(&game, "R1", "e6"))), "out_of_stock");
    assert_eq!(act(&game, &mut state, shop("e6")), Ok(()));
    assert_eq!(refused(act(&game, &mut state, shop("e6"))), "blocked");
    assert_eq!(act(&game, &mut state, shop("j1")), Ok(()));
    assert_eq!(refused(act(&game, &mut state, shop("j2"))), "out_of_stock");
    let listed = |state: &State| {
        let mut legal = vec![];
        game.legal(state, A, &mut legal);
        legal
    };
    assert_eq!(listed(&state), [Action::Commit, Action::Undo]);
    assert_eq!(act(&game, &mut state, Action::Undo), Ok(()));
    assert_eq!(act(&game, &mut state, shop("j2")), Ok(()));
    assert_eq!(act(&game, &mut state, Action::Commit), Ok(()));
    assert_eq!(listed(&state), [Action::Reopen]);
    // The other seat sees that it has committed, but not to what.
    let other = Observer::Seat(Seat::new(1));
    let seen = game.view(&state, other);
    assert_eq!(seen.state.plans[0], crate::plan::Plan::NONE);
    let world = game.imagine(&seen, &mut Rng::seed(7));
    assert_eq!(world.plans[0].builds().count(), 2);
    // The draft stays when the seat takes its commit back.
    assert_eq!(act(&game, &mut state, Action::Reopen), Ok(()));
    assert_eq!(listed(&state), [Action::Commit, Action::Undo]);
    assert_eq!(act(&game, &mut state, Action::Commit), Ok(()));
    let stock = state.stock[kind(&game, "C1").index()];
    let rome = Input::Act { seat: Seat::new(1), action: Action::Hall(cells("a1 b1 c1 a2 b2 c2")) };
    game.apply(&mut state, &rome).expect("Rome has no start tiles: City Hall commits");
    let tiles: Vec<_> = state.boroughs[0].tiles.iter().map(|(.., cells)| cells).collect();
    assert_eq!(tiles, [cells("a1 b1 c1 a2 b2 c2"), cells("e6"), cells("j2")]);
    assert_eq!(state.stock[kind(&game, "C1").index()], stock - 2);
    assert_eq!(state.boroughs[1].tiles.len(), 1);
    assert!(state.plans.iter().all(|plan| *plan == crate::plan::Plan::NONE));
}

/// No observer learns how many start tiles a seat has placed: no event, and the same view.
#[test]
fn no_observer_sees_the_progress_of_a_set_up() {
    let game = game_in(&[City::London, City::Rome], &[]);
    let mut state = game.start();
    game.go_to(&mut state, "s.city_hall");
    for observer in [Observer::Spectator, Observer::Seat(Seat::new(1))] {
        let mut state = state;
        let before = game.view(&state, observer);
        for action in [Action::Hall(cells("a1 b1 c1 a2 b2 c2")), tile(&game, "C1", "d4")] {
            let (old, input) = (state, Input::Act { seat: A, action });
            game.apply(&mut state, &input).expect("it is legal");
            let mut events = vec![];
            game.events(&old, &input, &state, observer, &mut events);
            assert_eq!(events, []);
            assert_eq!(game.view(&state, observer), before);
        }
    }
}

/// SP-EUR-71, SV-13: the homes of Helsinki stand by the water, empty, and fill in round 1.
#[test]
fn helsinki_starts_with_homes_by_the_water() {
    let (game, mut state) = start_in(City::Helsinki);
    game.go_to(&mut state, "s.city_hall");
    let hall = Action::Hall(cells("c2 d2 e2 c3 d3 e3"));
    assert_eq!(act(&game, &mut state, hall), Ok(()));
    assert_eq!(act(&game, &mut state, tile(&game, "R1", "a6")), Err(("blocked", "SP-EUR-71")));
    assert_eq!(act(&game, &mut state, tile(&game, "R1", "a8")), Err(("blocked", "SP-SET-5")));
    for at in ["a7", "h7"] {
        assert_eq!(act(&game, &mut state, tile(&game, "R1", at)), Ok(()), "{at}");
    }
    assert_eq!(act(&game, &mut state, Action::Commit), Ok(()));
    assert_eq!((state.boroughs[0].hall[0], state.boroughs[0].people[0]), (2, Cells::NONE));
    game.go_to(&mut state, "p3.home");
    assert_eq!((state.boroughs[0].hall[0], state.boroughs[0].people[0]), (0, cells("a7 h7")));
}

/// Section 10: obstacles stop an officer's walk; an officer may stand on marked land.
#[test]
fn obstacles_stop_a_walk() {
    let walk = |city, station, from, to| {
        let game = game_in(&[city], &["police"]);
        let mut state = game.start();
        game.put(&mut state, A, kind(&game, "Pol"), cells(station));
        let officer = game.rules().person_named("officer").expect("officers are there");
        game.seat_person(&mut state.boroughs[0], officer, cells(station));
        game.go_to(&mut state, "p3.move");
        let at = |text| Spot { seat: A, cell: cells(text).first().expect("a cell") };
        act(&game, &mut state, Action::Move { from: at(from), to: at(to), drive: false })
    };
    let madrid = |to| walk(City::Madrid, "b5 b6", "b5", to);
    assert_eq!(madrid("c5"), Ok(()));
    assert_eq!(madrid("d5"), Err(("too_far", "SP-POL-4")));
    assert_eq!(madrid("e4"), Ok(()));
    // Over the Tiber it would be two steps.
    assert_eq!(walk(City::Rome, "b6 b7", "b6", "d6"), Err(("too_far", "SP-POL-4")));
    assert_eq!(walk(City::Rome, "b6 b7", "b6", "a3"), Ok(()));
}

/// SP-EUR-40 and section 10: the Jardin is not a Park, so no Garden includes it.
#[test]
fn the_jardin_is_no_part_of_a_garden() {
    let parks = [("Pk3", "c3 d3 e3"), ("Pk2", "f3 g3"), ("Pk1", "g4")];
    let game = game_in(&[City::Madrid], &["buildings"]);
    let statue = |parks: &[(&str, &str)]| {
        let mut state = game.start();
        for (code, at) in parks {
            game.put(&mut state, A, kind(&game, code), cells(at));
        }
        state.boroughs[0].money = 20;
        game.go_to(&mut state, "p2.plan");
        act(&game, &mut state, tile(&game, "Sta", "h3"))
    };
    assert_eq!(statue(&parks), Ok(()));
    let fewer = [("Pk3", "e3 f3 g3"), ("Pk2", "d4 e4")];
    assert_eq!(statue(&fewer).map_err(|why| why.0), Err("no_garden"));
}

/// SP-EUR-1, SP-SET-1.
#[test]
fn bad_cities_are_refused() {
    let faults = |players, modules: &[&str], cities: &str| {
        let mut setup = Setup::new(players).with(modules);
        setup.options.insert("cities".into(), cities.into());
        let bad = SmallCity::new(&setup).err();
        bad.map_or(vec![], |bad| bad.parts().iter().map(|fault| fault.code()).collect())
    };
    assert_eq!(faults(2, &["cities"], "rome,paris"), [""; 0]);
    assert_eq!(faults(2, &["cities"], "dealt"), [""; 0]);
    assert_eq!(faults(1, &["cities"], "rome"), [""; 0]);
    assert_eq!(faults(2, &["cities"], "rome,rome"), ["bad_value"]);
    assert_eq!(faults(2, &["cities"], "rome"), ["bad_value"]);
    assert_eq!(faults(2, &["cities"], "dealt,rome"), ["bad_value"]);
    assert_eq!(faults(2, &["cities"], "rome,atlantis"), ["bad_value"]);
    assert_eq!(faults(2, &[], "rome,paris"), ["option_off"]);
    assert_eq!(faults(2, &["cities", "forest"], "rome,paris"), ["modules"]);
}

/// SP-EUR-3: without platforms, the round for choosing them does not matter.
#[test]
fn platforms_are_left_out() {
    let mut setup = Setup::new(1).with(&["cities"]);
    setup.advanced = true;
    setup.options.insert("cities".into(), "rome".into());
    let game = SmallCity::new(&setup).expect("the advanced game is played");
    assert!(game.rules().promises.iter().any(|rule| rule.key.starts_with("special")));
    assert_eq!(game.rules().platforms.len(), 1);
}

/// SP-EUR-31: the model expects homes where they may be built.
#[test]
fn the_model_expects_homes_where_they_may_stand() {
    for city in City::ALL {
        let (game, state) = start_in(city);
        let (rules, borough) = (game.rules(), state.borough(A));
        let foreseen = Cells::ALL.without(rules.closed_to(Purpose::Homes, borough));
        let home = rules.kind_named("R1").expect("there is such a tile");
        let site = Site::of(&state, A, false);
        for cell in Cells::ALL {
            let on = Cells::of(cell);
            let may = rules.hooks.bans.iter().all(|ban| ban(rules, &site, home, on, on).is_ok());
            assert_eq!(may, foreseen.contains(cell), "{} {cell}", city.name());
        }
    }
}
