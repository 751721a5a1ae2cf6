//! Small City keeps every law, in set-ups that cover every pair of: modules on or off, the number
//! of seats, the advanced game, a side, a building or a city.

use kernel::{Game, Input, Observer, Rng, Seat, Turn};
use smallcity::{Action, Setup, SmallCity, State};
use testkit::{Subject, Walk, check_all, legal};

use crate::subject::sets::full;
use crate::subject::{City, conserved, pairs, varied};

#[test]
fn it_keeps_the_laws_alone() {
    check_all::<City<1>>(1, 1);
}

#[test]
fn it_keeps_the_laws_with_two_seats() {
    check_all::<City<2>>(1, 2);
}

#[test]
fn it_keeps_the_laws_with_three_seats() {
    check_all::<City<3>>(1, 3);
}

#[test]
fn it_keeps_the_laws_with_four_seats() {
    check_all::<City<4>>(1, 4);
}

/// The sample of inputs includes legal ones; otherwise law 1 would hold vacuously.
#[test]
fn the_laws_try_some_legal_inputs() {
    let mut seen = std::collections::BTreeSet::new();
    // The advanced game, with a zone that grows and with all modules.
    let few =
        |players, modules: &[&str]| Setup { advanced: true, ..Setup::new(players).with(modules) };
    for setup in [full(1, "cities"), full(2, "forest"), few(3, &[]), few(4, &["forest"])] {
        let game = SmallCity::new(&setup).expect("sound");
        let inputs = City::<1>::all_inputs(&game);
        let walk = Walk::play(game, 5, 20_000, varied);
        for state in walk.states.iter().step_by(3) {
            for input in inputs.iter().filter(|input| walk.game.check(state, input).is_ok()) {
                let name = match input {
                    Input::Act { action, .. } => format!("{action:?}"),
                    Input::Chance(chance) => format!("{chance:?}"),
                };
                seen.insert(name.chars().take_while(char::is_ascii_alphabetic).collect::<String>());
            }
        }
    }
    let names = [
        "Host", "Boxed", "Promise", "Card", "Keep", "Hall", "Mayor", "Take", "Build", "Grow",
        "Upgrade", "Undo", "Commit", "Reopen", "Council", "Platform", "End", "Module",
    ];
    for name in names {
        assert!(seen.contains(name), "no {name} is legal anywhere; only {seen:?}");
    }
}

/// A redealt world (same public state, other secrets) is sound and really differs.
#[test]
fn a_redealt_world_differs_and_is_sound() {
    let (mut promises, mut plans, mut bottoms) = (0, 0, 0);
    for setup in pairs(3) {
        let walk = Walk::play(SmallCity::new(&setup).expect("sound"), 9, 20_000, varied);
        let rng = &mut Rng::seed(1);
        for state in walk.states.iter().step_by(5) {
            for who in Observer::all(3) {
                let twin = City::<3>::redeal(&walk.game, state, who, rng);
                assert_eq!(walk.game.turn(&twin), walk.game.turn(state));
                let sums = conserved(&walk.game, &twin);
                assert!(sums.iter().all(|sum| sum.counted == sum.due), "{sums:?}");
                let (own, theirs) =
                    (own_secrets(&walk.game, state, who), own_secrets(&walk.game, &twin, who));
                assert_eq!(own, theirs, "{who:?} keeps its own secrets");
                promises += usize::from(twin.promises.at != state.promises.at);
                plans += usize::from(twin.plans != state.plans);
                bottoms += usize::from(twin.promises.bottoms != state.promises.bottoms);
            }
        }
    }
    assert!(promises > 100 && plans > 100 && bottoms > 100, "{promises} {plans} {bottoms}");
}

/// The actions of an observer, which depend only on its own secrets.
fn own_secrets(game: &SmallCity, state: &State, who: Observer) -> Vec<Action> {
    let Observer::Seat(seat) = who else { return vec![] };
    match game.turn(state) {
        Turn::Together(_) => legal(game, state, Seat::new(seat.index())),
        _ => vec![],
    }
}
