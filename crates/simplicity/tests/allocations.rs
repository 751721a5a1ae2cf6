//! Playing, judging, listing and scoring never allocate, once the vectors they fill have grown.

#[path = "../benches/workload/mod.rs"]
mod workload;

use allocation_counter::measure;
use kernel::{Game, Input as KernelInput, Rng};
use simplicity::{Action, COLUMNS, Library, ROWS, SetupDoc, Simplicity, Slot, Space};
use workload::{BATCH, workloads};

/// The only unit of work that makes strings and lists.
const ALLOCATES: &str = "position-from-text-6";

#[test]
fn nothing_in_a_game_allocates() {
    for work in workloads().filter(|work| work.to_string() != ALLOCATES) {
        let mut run = work.prepare();
        let allocations = measure(|| run(BATCH));
        assert_eq!(allocations.count_total, 0, "{work}");
    }
}

#[test]
fn the_counter_sees_allocations() {
    let work = workloads().find(|work| work.to_string() == ALLOCATES).expect("it is measured");
    let mut run = work.prepare();
    assert!(measure(|| run(BATCH)).count_total >= u64::from(BATCH));
}

/// A server refuses whatever strangers send.
#[test]
fn a_refusal_does_not_allocate() {
    let setup = SetupDoc::new(4).resolve(&Library::standard()).expect("standard is there");
    let game = Simplicity::new(&setup).expect("sound");
    let mut log = Vec::new();
    game.play_out_seen(&mut game.start(), &mut Rng::seed(1), |input| log.push(input));
    let (mut state, mut refused) = (game.start(), 0);
    for input in &log {
        let allocations = measure(|| refused += refusals(&game, &state));
        assert_eq!(allocations.count_total, 0, "before {input:?}");
        game.apply(&mut state, input).expect("legal");
    }
    assert!(refused > 0);
}

/// How many of all conceivable builds are refused.
fn refusals(game: &Simplicity, state: &simplicity::State) -> usize {
    let spaces = (0..COLUMNS * ROWS).map(|index| Space::new(index % COLUMNS, index / COLUMNS));
    let builds = game.teams().flat_map(|team| {
        let spaces = spaces.clone();
        Slot::ALL.into_iter().flat_map(move |slot| {
            spaces.clone().map(move |space| Action::Take { team, slot, space })
        })
    });
    let inputs = builds.map(|action| KernelInput::Act { seat: game.owner(action.team()), action });
    inputs.filter(|input| game.check(state, input).is_err()).count()
}
