//! How many instructions a decision of each level takes, with limits that fail the run: `cargo
//! bench -p citywright-catalog --bench levels`.

use std::process::ExitCode;

use kernel::{Game, Hints, Observer, Rng, Seat};
use search::{Compiled, Deal, Player};
use simplicity::{Library, SetupDoc, Simplicity};
use smallcity::{Setup, SmallCity};
use testkit::Counting;

/// This many positions of a game, evenly spread, are decided in turn.
const POSITIONS: usize = 6;

fn main() -> ExitCode {
    Counting {
        file: concat!(env!("CARGO_MANIFEST_DIR"), "/benches/levels.toml"),
        batch: POSITIONS as u32,
        cannot: (!bits::is_modern()).then_some("the limits are for x86-64 with AVX2 and BMI2"),
        work,
    }
    .main()
}

/// Decides for a level: `simplicity-master` or `small-city-easy`.
fn work(name: &str, count: u32) {
    if let Some(level) = name.strip_prefix("simplicity-") {
        let setup = SetupDoc::new(4).resolve(&Library::standard());
        let game = Simplicity::new(&setup.expect("the standard components are there"));
        decide(&game.expect("a sound set-up"), &players::SIMPLICITY, level, count);
    } else if let Some(level) = name.strip_prefix("small-city-") {
        let game = SmallCity::new(&Setup::new(3));
        decide(&game.expect("the set-up can be played"), &players::SMALL_CITY, level, count);
    } else {
        panic!("no game is called so: {name}");
    }
}

/// Makes this many choices of a level, each by a player without a plan.
fn decide<G: Hints>(game: &G, players: &Compiled<G>, level: &str, count: u32) {
    let choices = choices(game, players);
    let mut legal = vec![];
    let spread = (0..POSITIONS).map(|index| &choices[index * choices.len() / POSITIONS]);
    for (number, (state, seat)) in spread.cycle().take(count as usize).enumerate() {
        legal.clear();
        game.legal(state, *seat, &mut legal);
        let view = game.view(state, Observer::Seat(*seat));
        let mut player = players.make(level).expect("a level of the game");
        let mut rng = Rng::seed((number % POSITIONS) as u64);
        assert!(player.choose(game, &view, *seat, &legal, &mut rng) < legal.len());
    }
}

/// Positions with several choices, in a game of stand-in players.
fn choices<G: Hints>(game: &G, players: &Compiled<G>) -> Vec<(G::State, Seat)> {
    let standin = |_| players.make("thoughtful").expect("every game has it");
    let mut standins: Vec<Box<dyn Player<G>>> = (0..game.seats()).map(standin).collect();
    let mut seated: Vec<&mut dyn Player<G>> =
        standins.iter_mut().map(|one| &mut **one as _).collect();
    let (mut state, mut choices, mut legal) = (game.start(), vec![], vec![]);
    players.play(&mut Deal::new(game, 1, 0), &mut seated, &mut |input| {
        if let kernel::Input::Act { seat, .. } = input {
            legal.clear();
            game.legal(&state, *seat, &mut legal);
            if legal.len() > 1 {
                choices.push((state.clone(), *seat));
            }
        }
        game.apply_unchecked(&mut state, input);
    });
    choices
}
