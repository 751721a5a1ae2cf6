//! How much is sent at tables of Small City, held on three fixed games.

use catalog::Agreement;
use kernel::{Observer, Rng, Seat, Turn};
use luck::Secret;
use serde_json::{Value, json};

use super::log::{Act, Batch, GameLog};
use crate::wire::{Pace, patch};

/// The most bytes of a planning position at its start.
const START: usize = 30_000;
/// The most bytes after a step of one's own plan.
const STEP: usize = 8_000;
/// The most bytes of the history of a finished game.
const HISTORY: usize = 300_000;

/// Sizes in bytes, the largest of each.
#[derive(Debug, Default)]
struct Sizes {
    start: usize,
    step: usize,
    history: usize,
}

/// What a seat is told of how it stands.
fn stands(game: &GameLog, seat: Seat) -> Value {
    let who = Observer::Seat(seat);
    json!({ "seq": game.seq(who), "view": game.table().view(who), "offers": game.offers(who) })
}

/// The sizes of a game that bots play.
fn measure(players: u8, options: &[(&str, &str)]) -> Sizes {
    let options = options.iter().map(|(key, value)| ((*key).to_owned(), (*value).to_owned()));
    let agreement = Agreement { players, options: options.collect(), ..Agreement::default() };
    let face = catalog::game("small-city").unwrap();
    let mut game = GameLog::new(&*face, &agreement, Pace::Untimed, 0).unwrap();
    let (mut sizes, mut planned) = (Sizes::default(), None);
    for number in 0.. {
        game.draw(&Secret::new([2; 32]), 0, &mut Batch::default());
        let Some(seat) = game.due().iter().next() else { break };
        let plans = matches!(game.table().turn(), Turn::Together(_));
        let before = plans.then(|| stands(&game, seat));
        let entry = game.table().thought("steady", seat, Rng::stream(5, number)).unwrap()();
        let act = Act { seat, entry: &entry, client: None, by_bot: true, at: 0 };
        game.act(act, &mut Batch::default()).unwrap();
        if let Some(before) = before {
            if planned != Some(seat) {
                sizes.start = sizes.start.max(before.to_string().len());
            }
            if game.due().contains(seat) {
                let step = json!(patch(&before, &stands(&game, seat)));
                sizes.step = sizes.step.max(step.to_string().len());
            }
        }
        planned = plans.then_some(seat);
    }
    let film = game.history(Observer::Seat(Seat::new(0)), 0).film().unwrap();
    sizes.history = json!(film).to_string().len();
    sizes
}

/// Holds the sizes of a game.
fn check(players: u8, options: &[(&str, &str)]) {
    let sizes = measure(players, options);
    println!("{players} seats, {options:?}: {sizes:?}");
    assert!(sizes.start > 0 && sizes.step > 0, "there were plans: {sizes:?}");
    assert!(sizes.start <= START, "a planning position: {sizes:?}");
    assert!(sizes.step <= STEP, "a step of a plan: {sizes:?}");
    assert!(sizes.history <= HISTORY, "a history: {sizes:?}");
}

#[test]
fn the_base_game_is_sent_in_little() {
    check(2, &[]);
}

#[test]
fn four_seats_with_modules_are_sent_in_little() {
    check(4, &[("modules", "forest,traders"), ("forest_side", "easy")]);
}

#[test]
fn the_advanced_game_is_sent_in_little() {
    check(2, &[("advanced", "yes")]);
}
