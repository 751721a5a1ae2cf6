//! The exact solver compared with full enumeration, and the search compared with the solver.

use std::cmp::Ordering;

use kernel::{Game, Hints, Input as KernelInput, Observer, Rng, Seat, Turn};
use search::make_player;
use simplicity::{Action, Library, SetupDoc, Simplicity, State, Step};

fn game(players: u8, options: &[(&str, &str)]) -> Simplicity {
    let mut doc = SetupDoc::new(players);
    for (key, value) in options {
        doc.set(key, value).expect("the option is known");
    }
    Simplicity::new(&doc.resolve(&Library::standard()).expect("standard is there")).expect("sound")
}

/// A position of round 5 with this many inputs left, after a random game.
fn ending(game: &Simplicity, seed: u64, left: usize) -> State {
    let mut inputs = vec![];
    game.play_out_seen(&mut game.start(), &mut Rng::seed(seed), |input| inputs.push(input));
    let mut state = game.start();
    for input in &inputs[..inputs.len() - left] {
        game.apply(&mut state, input).expect("a random game is legal");
    }
    state
}

/// The value of an end for each seat: whether it is first (SIM-5.5, SIM-5.6), and its lead.
fn ends(game: &Simplicity, end: &State) -> Vec<(bool, f64)> {
    let standings = game.standings(end).expect("the game is over");
    let of = |seat: Seat| (standings.0[seat.index()].rank == 1, standings.lead(seat));
    Seat::first(game.seats()).map(of).collect()
}

/// Every continuation, where each seat takes the first of its best actions.
fn enumerated(game: &Simplicity, state: &State) -> (Option<Action>, Vec<(bool, f64)>) {
    let Turn::Seat(seat) = game.turn(state) else { return (None, ends(game, state)) };
    let mut legal = vec![];
    game.legal(state, seat, &mut legal);
    let mut best: Option<(Action, Vec<(bool, f64)>)> = None;
    for action in legal {
        let mut after = *state;
        game.apply(&mut after, &KernelInput::Act { seat, action }).expect("legal");
        let (_, ends) = enumerated(game, &after);
        let is_better = best.as_ref().is_none_or(|(_, best)| {
            ends[seat.index()].partial_cmp(&best[seat.index()]) == Some(Ordering::Greater)
        });
        if is_better {
            best = Some((action, ends));
        }
    }
    let (action, ends) = best.expect("a turn is never skipped");
    (Some(action), ends)
}

#[test]
fn the_solver_finds_the_best_continuation() {
    for (players, options) in [
        (2, &[][..]),
        (3, &[("demolition", "always")]),
        (4, &[("tie_break", "last_round_order")]),
        (5, &[("stuck", "per_tile")]),
        (6, &[]),
    ] {
        let game = game(players, options);
        for seed in 0..25 {
            let left = 1 + seed as usize % 3;
            let state = ending(&game, seed, left);
            let (best, _) = enumerated(&game, &state);
            assert_eq!(game.solve(&state, u64::MAX), best, "{players} players, seed {seed}");
            assert!(best.is_some());
        }
    }
}

#[test]
fn the_solver_refuses_luck_and_too_many_continuations() {
    let game = game(4, &[]);
    let last_takes = ending(&game, 1, 3);
    assert!(game.solve(&last_takes, 1_000_000).is_some());
    assert_eq!(game.solve(&last_takes, 3), None);
    // Before the last block there are 7 slots; before that come draws.
    assert!(matches!(game.step(&ending(&game, 1, 5)), Step::Block { round: 4 }));
    assert_eq!(game.solve(&ending(&game, 1, 5), 6), None);
    assert_eq!(game.solve(&ending(&game, 1, 6), u64::MAX), None, "a tile is still to be drawn");
    assert_eq!(game.solve(&ending(&game, 1, 13), u64::MAX), None, "round 4");
    assert_eq!(game.solve(&ending(&game, 1, 0), u64::MAX), None, "the game is over");
}

/// In the limit a sampling search agrees: its choice ends as well for its seat as the best.
#[test]
fn a_search_agrees_with_the_solver() {
    let game = game(4, &[]);
    let (mut agreed, mut all) = (0, 0);
    for seed in 0..40 {
        let state = ending(&game, seed, 2);
        let Turn::Seat(seat) = game.turn(&state) else { panic!("a seat is to take") };
        let mut legal = vec![];
        game.legal(&state, seat, &mut legal);
        let end_of = |action| {
            let mut after = state;
            game.apply(&mut after, &KernelInput::Act { seat, action }).expect("legal");
            enumerated(&game, &after).1[seat.index()]
        };
        let view = game.view(&state, Observer::Seat(seat));
        let chosen = |spec: &str| {
            let mut player = make_player::<Simplicity>(spec).expect("the player is known");
            end_of(legal[player.choose(&game, &view, seat, &legal, &mut Rng::seed(seed))])
        };
        let (_, best) = enumerated(&game, &state);
        let best = best[seat.index()];
        assert_eq!(chosen("tree:worlds=1:exact=1000"), best, "seed {seed}");
        agreed += u32::from(chosen("tree:worlds=20000") == best);
        all += 1;
    }
    // It considers only the ten most promising choices, and five of the next seat.
    assert!(agreed * 10 >= all * 8, "{agreed} of {all}");
}
