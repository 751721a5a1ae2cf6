//! The cities, by positions set up directly and random games.

use kernel::{Fault, Game, Input, Seat};

use super::data::{City, Ground};
use super::land;
use crate::action::{Action, Build};
use crate::facets::Facet;
use crate::game::SmallCity;
use crate::illegal::{Illegal, Why};
use crate::map::Cells;
use crate::material::MATERIALS;
use crate::pieces::Kind;
use crate::setup::Setup;
use crate::state::State;

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

/// The numbers that the rulebook tells of the boards (4.9).
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
    let sea = of(City::Helsinki).sea;
    assert_eq!((sea.len(), ring(sea).len()), (26, 15));
    let athens = of(City::Athens);
    assert_eq!((athens.parthenon.len(), athens.piraeus.len()), (4, 2));
    assert!(athens.piraeus.meets(Cells::PERIMETER));
    assert_eq!(athens.closed, athens.parthenon | athens.piraeus);
}

/// SP-EUR-1: one city for each seat.
#[test]
fn each_seat_has_the_city_that_was_agreed() {
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

/// A borough in a city at a step: City Hall and tiles where the vector says, $20 and nobody in City
/// Hall.
fn position(city: City, anchor: &str, tiles: &[(&str, &str)]) -> (SmallCity, State) {
    let (game, mut state) = start_in(city);
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

/// Plans something: the code and rule of its refusal, or what it costs.
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

/// SP-SET-5: nothing stands on an obstacle, and the refusal names it.
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
    let homes = [("Pk1", "a1"), ("School", "c4"), ("Library", "b4 b5")];
    let _ = homes;
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
}
