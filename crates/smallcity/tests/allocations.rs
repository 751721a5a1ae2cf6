//! Applying an input never allocates.

// This test needs only part of the module.
#[allow(dead_code)]
mod subject;

use allocation_counter::measure;
use kernel::{Game, Input};
use smallcity::{Action, SmallCity, State};
use subject::{harsh, pairs, varied};
use testkit::Walk;

/// Plays games of many set-ups and calls `look` before each input.
fn play(mut look: impl FnMut(&SmallCity, &State, &Input<Action, smallcity::Chance>)) {
    for players in 1..=4 {
        for (number, setup) in pairs(players).into_iter().enumerate() {
            let setup = if number % 2 == 0 { setup } else { harsh(setup) };
            let game = SmallCity::new(&setup).expect("sound");
            let walk = Walk::play(game, number as u64, 20_000, varied);
            for (state, input) in walk.states.iter().zip(&walk.inputs) {
                look(&walk.game, state, input);
            }
        }
    }
}

#[test]
fn applying_an_input_does_not_allocate() {
    let (mut inputs, mut failed) = (0, 0);
    play(|game, state, input| {
        let mut after = *state;
        let allocations = measure(|| game.apply_unchecked(&mut after, input));
        assert_eq!(allocations.count_total, 0, "{input:?} in step {}", game.step(state));
        inputs += 1;
        let mut events = vec![];
        game.events(state, input, &after, kernel::Observer::Spectator, &mut events);
        failed += events.iter().filter(|event| format!("{event:?}").starts_with("Failed")).count();
    });
    assert!(inputs > 5_000, "only {inputs} inputs were applied");
    // Only a plan step that fails at the reveal makes a refusal inside `apply`.
    assert!(failed > 10, "only {failed} steps of plans failed");
}

#[test]
fn asking_whose_turn_it_is_does_not_allocate() {
    play(|game, state, input| {
        let allocations = measure(|| {
            assert_ne!(game.turn(state), kernel::Turn::Over);
        });
        assert_eq!(allocations.count_total, 0, "before {input:?}");
    });
}

/// The measurement works: building events allocates.
#[test]
fn the_counter_sees_allocations() {
    let game = SmallCity::new(&smallcity::Setup::new(2)).expect("sound");
    let walk = Walk::play(game, 1, 20_000, varied);
    let mut events = vec![];
    let allocations = measure(|| {
        for ((before, after), input) in walk.states.iter().zip(&walk.states[1..]).zip(&walk.inputs)
        {
            walk.game.events(before, input, after, kernel::Observer::Spectator, &mut events);
        }
    });
    assert!(allocations.count_total > 100, "{}", allocations.count_total);
}
