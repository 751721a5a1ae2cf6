//! The numbers on lit cells: the best of all placements over a cell, counted from a plain reading.

use std::collections::BTreeMap;

use kernel::{Documents, Game, Observer, Seat};
use smallcity::{Action, Build, Cell, Cells, Setup, SmallCity, State};

use super::{each_input, games, to_act};

/// What surrounds a placement, by the page's table: for a home public buildings, for a shop the
/// levels of homes, for culture homes, for industry Factories.
fn around(game: &SmallCity, state: &State, seat: Seat, code: &str, place: Cells) -> u8 {
    let publics = ["Sch", "Lib", "Mus", "Met", "Cli", "Uni", "Hall", "Col", "Neu"];
    let counts = |other: &str| {
        let level = || other[1..].parse::<u8>().expect("a home has its level in its code");
        let home = other.starts_with('R') && other != "Ref";
        match code {
            "R1" | "R2" | "R3" | "R4" | "R5" => u8::from(publics.contains(&other)),
            "C1" | "C2" | "C3" | "C4" if home => level(),
            "Ref" | "Har" | "War" => u8::from(other.starts_with('F') && other != "Fir"),
            _ if publics.contains(&code) => u8::from(home),
            _ => 0,
        }
    };
    let borough = game.planned(state, seat);
    if code == "Neu" {
        // The forest around it (SP-REA-5).
        let around = place.halo().without(place);
        return (around & borough.modules.forest.cells).len() as u8;
    }
    let near = borough.tiles.iter().filter(|(_, _, cells)| cells.meets(place.halo()));
    near.map(|(_, kind, _)| counts(&game.rules().tile(kind).code)).sum()
}

#[test]
fn a_lit_cell_has_the_number_of_its_best_place() {
    let (mut numbered, mut codes) = (0, BTreeMap::<String, u8>::new());
    for (game, seed) in games(70) {
        let mut count = 0;
        each_input(&game, seed, |state, _, _| {
            count += 1;
            if game.step(state) != "p2.plan" || count % 4 > 0 {
                return;
            }
            let Some(&seat) = to_act(&game, state).first() else { return };
            let mut best: BTreeMap<String, BTreeMap<Cell, u8>> = BTreeMap::new();
            for action in testkit::legal(&game, state, seat) {
                let Action::Build(Build { kind, cells, .. }) = action else { continue };
                let code = game.rules().tile(kind).code.clone();
                let number = around(&game, state, seat, &code, cells);
                let lit = best.entry(code).or_default();
                for cell in cells {
                    let known = lit.entry(cell).or_default();
                    *known = number.max(*known);
                }
            }
            let offers = game.offers_doc(&game.view(state, Observer::Seat(seat)), seat);
            for (code, builds) in &offers.build {
                let told = builds
                    .numbers
                    .iter()
                    .flat_map(|(number, cells)| cells.iter().map(move |cell| (cell, *number)));
                let told: BTreeMap<Cell, u8> = told.collect();
                let lit = best.remove(code).expect("every offer is legal");
                let due: BTreeMap<Cell, u8> = lit.into_iter().filter(|lit| lit.1 > 0).collect();
                assert_eq!(told, due, "{code}");
                numbered += due.len();
                if let Some(most) = due.values().max() {
                    let known = codes.entry(code.clone()).or_default();
                    *known = (*known).max(*most);
                }
            }
        });
    }
    assert!(numbered > 1000, "{numbered}");
    for code in ["R1", "C1", "Sch", "War", "Neu"] {
        assert!(codes.contains_key(code), "{code} had no number: {codes:?}");
    }
    assert!(codes["R1"] > 1 && codes["C1"] > 1, "{codes:?}");
}

/// SC-6.2: two homes of level 2 and 1 beside a shop, worked out by hand.
#[test]
fn numbers_of_a_small_town() {
    let game = SmallCity::new(&Setup::new(1)).expect("a sound set-up");
    let (seat, mut state) = (Seat::new(0), game.start());
    let cells = |text: &str| Cells::parse(text).expect("cells");
    for (code, at) in [("Hall", "c3 d3 c4 d4 c5 d5"), ("R2", "a1 b1"), ("R1", "d1")] {
        game.put(&mut state, seat, game.rules().kind_named(code).expect("a tile"), cells(at));
    }
    state.boroughs[0].money = 20;
    game.go_to(&mut state, "p2.plan");
    let offers = game.offers_doc(&game.view(&state, Observer::Seat(seat)), seat);
    let numbers = &offers.build["C1"].numbers;
    assert_eq!(numbers[&3], cells("c1 c2"));
    assert_eq!(numbers[&2], cells("a2 b2"));
    assert_eq!(numbers[&1], cells("e1 d2 e2"));
    assert_eq!(numbers.len(), 3);
    // City Hall is a public building; a home rises beside it.
    assert_eq!(offers.build["R1"].numbers[&1], cells("b2 c2 d2 e2 b3 e3 b4 e4 b5 e5 b6 c6 d6 e6"));
    assert_eq!(offers.build["Pk1"].numbers, BTreeMap::new());
}
