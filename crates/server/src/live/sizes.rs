//! Sizes of the messages at tables of Small City, checked on three fixed games.

use std::sync::Arc;

use catalog::{Agreement, Alone, Bot, CancelToken};
use kernel::{Observer, Rng, Seat, SeatSet, Turn};
use luck::Secret;
use serde_json::{Value, json};
use table::{Act, Batch, Change, GameLog, LastSent, now};

use crate::wire::{Now, Pace, ServerMessage};

/// The most bytes of a position at the start of planning.
const START: usize = 30_000;
/// The most bytes after a step of one's own plan.
const STEP: usize = 8_500;
/// The most bytes of the history of a finished game, including the initial view of each page.
const HISTORY: usize = 320_000;

/// The bot: a fixed player, not a level, so that the games stay the same when a level changes.
const PLAYER: &str = "greedy:noise=20";

/// The largest sizes, in bytes.
#[derive(Debug, Default)]
struct Sizes {
    start: usize,
    step: usize,
    history: usize,
}

/// A game that measures the messages to planning seats.
struct Measured {
    game: GameLog,
    sizes: Sizes,
}

impl Measured {
    fn new(players: u8, options: &[(&str, &str)]) -> Measured {
        let options = options.iter().map(|(key, value)| ((*key).to_owned(), (*value).to_owned()));
        let agreement = Agreement { players, options: options.collect(), ..Agreement::default() };
        let face = catalog::game("small-city").unwrap();
        let game = GameLog::new(&*face, &agreement, Pace::Untimed, 0).unwrap();
        Measured { game, sizes: Sizes::default() }
    }

    /// The current state for a seat.
    fn now(&self, seat: Seat) -> Now {
        now(&self.game, Observer::Seat(seat), SeatSet::EMPTY, |_| "Alexandra".to_owned())
    }

    /// Plays a seat's choice; returns the bytes of its message, if it gets one.
    fn act(&mut self, seat: Seat, entry: &Value) -> Option<usize> {
        let who = Observer::Seat(seat);
        let mut base = LastSent::default();
        base.set(who, &self.now(seat));
        let mut batch = Batch::new(vec![who]);
        self.game
            .act(Act { seat, entries: &[entry], client: None, by_bot: true, at: 0 }, &mut batch)
            .unwrap();
        let last = batch.told.into_iter().rfind(|told| told.observer == who)?;
        let Change { state, patch } = base.advance(who, self.now(seat));
        Some(ServerMessage::Step { step: last.step, state, patch }.text().len())
    }

    /// Lets bots play to the end. With `wavers`, they take each step of a plan back once.
    fn play(&mut self, wavers: bool) {
        let mut planned = None;
        for number in 0.. {
            self.game.draw(&Secret::new([2; 32]), 0, &mut Batch::default());
            let Some(seat) = self.game.due().iter().next() else { return };
            let plans = matches!(self.game.table().turn(), Turn::Together(_));
            if plans && planned != Some(seat) {
                let start = json!(self.now(seat)).to_string().len();
                self.sizes.start = self.sizes.start.max(start);
            }
            planned = plans.then_some(seat);
            let rng = Rng::stream(5, number);
            let thought = self.game.table().thought(Bot::new(PLAYER), seat, &[], rng).unwrap();
            let entry = thought(CancelToken::default(), Arc::new(Alone)).entry;
            let size = self.act(seat, &entry);
            // A planning seat can take a step back.
            let choices = self.game.table().choices(seat);
            let Some(undo) = choices.iter().find(|entry| entry["do"] == "undo") else { continue };
            let mut sizes = vec![size];
            if wavers {
                sizes.extend([self.act(seat, undo), self.act(seat, &entry)]);
            }
            for size in sizes {
                self.sizes.step =
                    self.sizes.step.max(size.expect("the planning seat receives its step"));
            }
        }
    }
}

/// The sizes of a game between bots.
fn measure(players: u8, options: &[(&str, &str)]) -> Sizes {
    let mut wavering = Measured::new(players, options);
    wavering.play(true);
    let mut measured = Measured::new(players, options);
    measured.play(false);
    let (mut history, mut since) = (0, Some(0));
    while let Some(from) = since {
        let pages = measured.game.history(Observer::Seat(Seat::new(0)), from);
        let page = pages.page(&CancelToken::default()).unwrap();
        history += json!(page).to_string().len();
        since = page.next;
    }
    let Sizes { start, step, .. } = measured.sizes;
    let step = step.max(wavering.sizes.step);
    Sizes { start, step, history }
}

/// Checks the sizes of a game.
fn check(players: u8, options: &[(&str, &str)]) {
    let sizes = measure(players, options);
    println!("{players} seats, {options:?}: {sizes:?}");
    assert!(sizes.start > 0 && sizes.step > 0, "there were plans: {sizes:?}");
    assert!(sizes.start <= START, "a planning position: {sizes:?}");
    assert!(sizes.step <= STEP, "a step of a plan: {sizes:?}");
    assert!(sizes.history <= HISTORY, "a history: {sizes:?}");
}

#[test]
fn messages_of_the_base_game_are_small() {
    check(2, &[]);
}

#[test]
fn messages_for_four_seats_with_modules_are_small() {
    check(4, &[("modules", "forest,historic,traders,cards"), ("forest_side", "easy")]);
}

#[test]
fn messages_of_the_advanced_game_are_small() {
    check(2, &[("advanced", "yes")]);
}

#[test]
fn messages_with_all_modules_are_small() {
    let all = "police,traders,buildings,promises,special,cards,roads,forest,historic";
    check(4, &[("modules", all), ("advanced", "yes"), ("forest_side", "expert")]);
}
