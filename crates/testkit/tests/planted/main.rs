//! Planted bugs, and the laws that must detect them: exactly these laws and no others.

mod documents;
mod ends;
mod game;
mod lists;
mod records;
mod secrets;

use game::{Bug, Planted, plant};
use kernel::{Game, Notation};
use testkit::toy::Toy;
use testkit::{Subject, check_all, judge, random_game};

/// Checks the bug against all laws.
#[track_caller]
fn caught_by<B: Bug + Default + 'static>(laws: &[u8]) {
    plant::<B>();
    let violations = judge::<Planted>(3, 1);
    let caught: Vec<u8> = violations.iter().map(|violation| violation.law).collect();
    assert_eq!(caught, laws, "{violations:#?}");
}

#[derive(Default)]
struct Nothing;
impl Bug for Nothing {}
#[test]
fn no_law_catches_the_sound_game() {
    plant::<Nothing>();
    check_all::<Planted>(3, 1);
}

#[test]
fn a_violation_can_be_played_again() {
    plant::<ends::LosesACard>();
    let violations = judge::<Planted>(1, 7);
    let [violation] = violations.as_slice() else { panic!("{violations:?}") };
    let setups = Toy::setups();
    let doc = |setup| serde_json::to_string(&Toy::setup_doc(setup)).unwrap();
    let setup = setups.iter().find(|setup| doc(setup) == violation.setup).unwrap();
    let walk = random_game(Planted::new(setup).unwrap(), violation.seed, 1000);
    let inputs: Vec<_> = walk.inputs.iter().map(|input| format!("{input:?}")).collect();
    assert_eq!(inputs[..violation.inputs.len()], violation.inputs);
    let told = violation.to_string();
    for part in ["law 8 (sums)", "cards", "rounds", "seed", "Chance"] {
        assert!(told.contains(part), "{part} is missing in {told}");
    }
}
