//! Shared by the tests of this crate: games with options, and the positions of random games.

use kernel::{Game, Rng};
use simplicity::{Input, Library, Setup, SetupDoc, Simplicity, State};

/// The standard components and those of `own.toml`.
pub(crate) fn library() -> Library {
    let mut library = Library::standard();
    library.add(include_str!("../own.toml")).expect("own.toml is sound");
    library
}

/// The set-up of a table with some options.
pub(crate) fn setup(players: u8, options: &[(&str, &str)]) -> Setup {
    let mut doc = SetupDoc::new(players);
    for (key, value) in options {
        doc.set(key, value).expect("the option has this value");
    }
    doc.resolve(&library()).expect("the components are there")
}

/// A table with some options.
pub(crate) fn game(players: u8, options: &[(&str, &str)]) -> Simplicity {
    Simplicity::new(&setup(players, options)).expect("the set-up is sound")
}

/// The inputs of the random game of a seed.
pub(crate) fn inputs(game: &Simplicity, seed: u64) -> Vec<Input> {
    let mut inputs = Vec::new();
    game.play_out_seen(&mut game.start(), &mut Rng::seed(seed), |input| inputs.push(input));
    inputs
}

/// Every state of the random game of a seed, from the first to the last.
pub(crate) fn states(game: &Simplicity, seed: u64) -> Vec<State> {
    let mut states = vec![game.start()];
    for input in inputs(game, seed) {
        let mut state = states[states.len() - 1];
        game.apply(&mut state, &input).expect("a random game is legal");
        states.push(state);
    }
    states
}
