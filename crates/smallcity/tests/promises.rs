//! The facts that promises and platforms ask about (section 15, section 16), recounted from the
//! boroughs of random games, cell by cell.

use std::collections::{BTreeMap, BTreeSet};

use kernel::{Game, Input, Rng, Seat};
use smallcity::{Cell, Cells, Setup, SmallCity, State, score};

use crate::plain::{cells_of_map, somebody};
use crate::played::each_input;

/// The tiles of a seat: their code, as on the map, and their cells.
fn tiles<'a>(
    game: &'a SmallCity,
    state: &'a State,
    seat: Seat,
) -> impl Iterator<Item = (&'a str, Vec<Cell>)> {
    let tiles = state.borough(seat).tiles.iter();
    tiles.map(|(_, kind, cells)| (&*game.rules().tile(kind).code, cells.iter().collect()))
}

/// The codes of the tiles that a name in the data means, from level 1.
fn codes(name: &str) -> &'static [&'static str] {
    match name {
        "R" => &["R1", "R2", "R3", "R4", "R5"],
        "C" => &["C1", "C2", "C3", "C4"],
        "F" => &["F1", "F2", "F3"],
        "Park" => &["Pk1", "Pk2", "Pk3"],
        "School" => &["Sch"],
        "Library" => &["Lib"],
        "Museum" => &["Mus"],
        "University" => &["Uni"],
        "Warehouse" => &["War"],
        "Refinery" => &["Ref"],
        "Harbor" => &["Har"],
        "Police" => &["Pol"],
        "Fire" => &["Fir"],
        _ => panic!("{name} is no kind of tile"),
    }
}

/// `n(R>=4)`: how many tiles of a kind and at least a level.
fn count(game: &SmallCity, state: &State, seat: Seat, what: &str) -> usize {
    let (name, level) = what.split_once(">=").unwrap_or((what, "1"));
    let level: usize = level.parse().expect("a level");
    let wanted = &codes(name)[level - 1..];
    tiles(game, state, seat).filter(|(code, _)| wanted.contains(code)).count()
}

/// A fact by its name, as the rules describe it.
fn fact(game: &SmallCity, state: &State, seat: Seat, name: &str) -> usize {
    let own = state.borough(seat);
    let citizen = |cell: &Cell| own.people[0].contains(*cell);
    let of = |class: &'static str| {
        tiles(game, state, seat).filter(move |(code, _)| codes(class).contains(code))
    };
    let cells = |class| of(class).flat_map(|(_, cells)| cells);
    let at_home = cells_of_map().filter(citizen).count() + usize::from(own.hall[0]);
    let abroad = Seat::first(game.seats()).filter(|host| *host != seat);
    let abroad = abroad.filter(|host| state.borough(*host).guests[seat.index()].is_some()).count();
    match name {
        "park_cells" => cells("Park").count(),
        "pollution" => own.pollution.into(),
        "zone" => own.zone.into(),
        "money" => own.money.into(),
        "metal" => own.store[2].into(),
        "graves" => own.buried.into(),
        "hall_citizens" => own.hall[0].into(),
        "living_at_home" => at_home,
        "living" => at_home + abroad,
        "tourists_abroad" => abroad,
        "commerce_used" => of("C").filter(|(_, cells)| cells.iter().any(citizen)).count(),
        "cultural" => {
            let kinds = ["Sch", "Lib", "Mus", "Met", "Cli", "Uni"];
            kinds
                .iter()
                .filter(|kind| tiles(game, state, seat).any(|(code, _)| code == **kind))
                .count()
        }
        "empty_home_spaces" => {
            cells("R").filter(|cell| somebody(game, own, seat, *cell).is_none()).count()
        }
        "empty_zone_cells" => {
            let inside = |cell: &Cell| cell.column().max(cell.row()) < own.zone.into();
            let built =
                |cell: &Cell| tiles(game, state, seat).any(|(_, cells)| cells.contains(cell));
            let taken = |cell: &Cell| own.cemetery.contains(*cell) || own.mayor.contains(*cell);
            cells_of_map().filter(|cell| inside(cell) && !built(cell) && !taken(cell)).count()
        }
        "discs_in_3_or_4" => own.discs.iter().filter(|disc| [3, 4].contains(*disc)).count(),
        name => {
            let what = name.strip_prefix("n(").and_then(|name| name.strip_suffix(')'));
            count(game, state, seat, what.unwrap_or_else(|| panic!("{name} is no fact")))
        }
    }
}

/// Every state of a random game in which a seat is to act, and the last one.
fn states(game: &SmallCity, seed: u64) -> Vec<State> {
    let mut states = vec![];
    let last = each_input(game, seed, |before, input, _| {
        if matches!(input, Input::Act { .. }) {
            states.push(*before);
        }
    });
    states.push(last);
    states
}

/// The state plus a tile that random games hardly ever build, on a free run of a row.
fn with_a_rare_tile(game: &SmallCity, state: &State, seat: Seat, rng: &mut Rng) -> Option<State> {
    let code = *rng.pick(&["C3", "C4", "F3", "Har", "R4", "R5"])?;
    let kind = game.rules().kinds().find(|kind| game.rules().tile(*kind).code == code)?;
    let size = usize::from(game.rules().tile(kind).size);
    let runs = (0..10).flat_map(|row| (0..=10 - size).map(move |column| (column, row)));
    let mut runs = runs.map(|(column, row)| {
        (column..column + size).filter_map(|column| Cell::at(column, row)).collect::<Cells>()
    });
    let free = state.borough(seat).empty();
    let run = runs.find(|run| run.within(free))?;
    let left = state.stock[kind.index()] + state.borough(seat).own_stock[kind.index()];
    let mut state = *state;
    (left > 0).then(|| game.put(&mut state, seat, kind, run))?;
    Some(state)
}

#[test]
fn every_fact_of_a_promise_is_counted_right() {
    let mut seen: BTreeMap<String, BTreeSet<usize>> = BTreeMap::new();
    for seed in 0..24 {
        let mut setup = Setup::new(1 + (seed % 4) as u8);
        setup.advanced = true;
        let game = SmallCity::new(&setup).expect("the set-up can be played");
        let rules = game.rules();
        let mut rng = Rng::seed(seed);
        for state in states(&game, seed) {
            for seat in state.active(game.seats()) {
                let state = with_a_rare_tile(&game, &state, seat, &mut rng).unwrap_or(state);
                for rule in rules.promises.iter().chain(&rules.platforms) {
                    for condition in &rule.conditions {
                        let is = condition.value(rules, &state, seat);
                        let due = fact(&game, &state, seat, &condition.name);
                        assert_eq!(is, due as i32, "{} of {}", condition.name, rule.key);
                        seen.entry(condition.name.clone()).or_default().insert(due);
                    }
                }
            }
        }
    }
    // Every fact took different values, so a constant would not pass.
    let same: Vec<_> = seen.iter().filter(|(_, values)| values.len() < 2).collect();
    assert!(same.is_empty() && seen.len() > 20, "{same:?} of {}", seen.len());
}

/// SC-16.2, SC-16.3: a fulfilled platform brings 20 points, a broken one costs 10; Economy requires
/// $25 and two shops of level 3.
#[test]
fn a_platform_brings_or_costs_points() {
    let mut setup = Setup::new(2);
    setup.advanced = true;
    let game = SmallCity::new(&setup).expect("a sound set-up");
    let (mut state, seat) = (game.start(), Seat::new(0));
    let shop = game.rules().kind_named("C3").expect("there is that tile");
    let economy =
        game.rules().platforms.iter().position(|platform| platform.key == "platform_economy");
    let points = |state: &State| score(game.rules(), state, seat).platform;
    assert_eq!(points(&state), 0, "none is chosen");
    state.boroughs[0].platform = economy.map(|number| number as u8);
    state.boroughs[0].money = 25;
    assert_eq!(points(&state), -10, "no shop");
    for row in ["a1 b1 c1", "a3 b3 c3"] {
        assert_eq!(points(&state), -10, "too few shops");
        game.put(&mut state, seat, shop, Cells::parse(row).expect("cells"));
    }
    assert_eq!(points(&state), 20);
    state.boroughs[0].money = 24;
    assert_eq!(points(&state), -10, "too little money");
}
