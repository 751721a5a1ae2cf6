//! How many instructions units of work take, with limits that fail the run: `cargo bench -p
//! citywright-smallcity --bench instructions`.

#[path = "../tests/subject/sets.rs"]
mod sets;

use std::hint::black_box;
use std::process::ExitCode;

use kernel::{Game, Hints, Rng, Seat, Turn};
use smallcity::{Setup, SmallCity};
use testkit::Counting;

fn main() -> ExitCode {
    Counting {
        file: concat!(env!("CARGO_MANIFEST_DIR"), "/benches/instructions.toml"),
        batch: 16,
        cannot: None,
        work,
    }
    .main()
}

/// Does units of work, checking what they do.
fn work(name: &str, count: u32) {
    let (unit, players) = name.rsplit_once('-').expect("a number of players");
    let players: u8 = players.parse().expect("a number of players");
    let setup = match unit {
        "forest-game" => every_module(players, "cities"),
        "cities-game" => every_module(players, "forest"),
        _ => Setup::new(players),
    };
    let game = SmallCity::new(&setup).expect("the set-up can be played");
    match unit {
        "random-game" | "forest-game" | "cities-game" => (0..count).for_each(|index| {
            let mut state = game.start();
            game.play_out(&mut state, &mut Rng::seed(index.into()));
            assert!(game.standings(&state).is_some(), "the game is over");
        }),
        "plan-list" => (0..count).for_each(|_| {
            let mut actions = vec![];
            let (state, seat) = planning(&game);
            for _ in 0..100 {
                actions.clear();
                game.legal(&state, seat, &mut actions);
                assert!(!black_box(&actions).is_empty(), "a plan can be committed");
            }
        }),
        _ => panic!("no work is called {name}"),
    }
}

/// The advanced game with every module except one of the two grounds, which exclude each other.
fn every_module(players: u8, without: &str) -> Setup {
    Setup { advanced: true, ..Setup::new(players).with(&sets::all_but(without)) }
}

/// A planning position.
fn planning(game: &SmallCity) -> (smallcity::State, Seat) {
    let mut state = game.start();
    let mut rng = Rng::seed(3);
    let mut bot = search::Random::default();
    while game.step(&state) != "p2.plan" || state.round < 4 {
        let input = search_step(game, &state, &mut bot, &mut rng);
        game.apply_unchecked(&mut state, &input);
    }
    (state, Seat::new(0))
}

fn search_step(
    game: &SmallCity,
    state: &smallcity::State,
    bot: &mut search::Random,
    rng: &mut Rng,
) -> kernel::InputOf<SmallCity> {
    let seat = match game.turn(state) {
        Turn::Seat(seat) => seat,
        Turn::Together(seats) => seats.iter().next().expect("a seat is to act"),
        Turn::Chance => {
            let mut outcomes = vec![];
            game.outcomes(state, &mut outcomes);
            return kernel::Input::Chance(*rng.pick_weighted(&outcomes).expect("an outcome"));
        }
        Turn::Over => unreachable!("round 4 is not the last"),
    };
    let mut legal = vec![];
    game.legal(state, seat, &mut legal);
    let view = game.view(state, kernel::Observer::Seat(seat));
    let index = search::Player::choose(bot, game, &view, seat, &legal, rng);
    kernel::Input::Act { seat, action: legal[index] }
}
