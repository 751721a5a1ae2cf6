//! The cities, by positions set up directly and random games.

use kernel::{Game, Seat};

use super::data::{City, Ground};
use super::land;
use crate::game::SmallCity;
use crate::map::Cells;
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
