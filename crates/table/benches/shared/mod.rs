//! A whole step: from an input of a seat to the texts for all observers of its table.

use catalog::{Agreement, Face};
use kernel::{Observer, Rng, Seat, SeatSet};
use luck::Secret;
use serde_json::Value;
use table::wire::{Now, Pace, ServerMessage};
use table::{Act, Batch, Change, GameLog, LastSent, now, now_after};

/// The seats of a table; one more observer has no seat.
const SEATS: u8 = 2;

/// A game that random seats have played to its end.
pub(crate) struct Played {
    face: Box<dyn Face>,
    pub(crate) inputs: Vec<(Seat, Value)>,
}

impl Played {
    /// Plays a game.
    pub(crate) fn new(game: &str) -> Played {
        let face = catalog::game(game).expect("it is listed");
        let (mut running, mut rng, mut inputs) = (Running::new(&*face), Rng::seed(1), Vec::new());
        while let Some(seat) = running.log.due().iter().next() {
            let choices = running.log.table().choices(seat);
            let entry = rng.pick(&choices).expect("a seat to act has choices").clone();
            running.step(seat, &entry, &mut |_, _, _| {});
            inputs.push((seat, entry));
        }
        Played { face, inputs }
    }

    /// Plays this many of its inputs, starting over after the last, and shows each text.
    pub(crate) fn play(&self, count: usize, sent: &mut impl FnMut(Observer, &Now, &str)) {
        let mut running = Running::new(&*self.face);
        for (number, (seat, entry)) in self.inputs.iter().cycle().take(count).enumerate() {
            if number > 0 && number % self.inputs.len() == 0 {
                running = Running::new(&*self.face);
            }
            running.step(*seat, entry, sent);
        }
    }
}

/// A table whose observers are all connected.
struct Running {
    log: GameLog,
    sent: LastSent,
}

impl Running {
    fn new(face: &dyn Face) -> Running {
        let agreement = Agreement { players: SEATS, ..Agreement::default() };
        let log = GameLog::new(face, &agreement, Pace::Untimed, 0).expect("it can be played");
        let mut running = Running { log, sent: LastSent::default() };
        let mut batch = Batch::default();
        running.log.draw(&Secret::new([1; 32]), 0, &mut batch);
        for observer in Observer::all(SEATS.into()) {
            let now = now(&running.log, observer, SeatSet::EMPTY, |_| "Alexandra".to_owned());
            running.sent.set(observer, &now);
        }
        running
    }

    /// A seat acts, and every observer gets the change.
    fn step(&mut self, seat: Seat, entry: &Value, send: &mut impl FnMut(Observer, &Now, &str)) {
        let mut batch = Batch::new(Observer::all(SEATS.into()).collect());
        let act = Act { seat, entries: &[entry], client: None, by_bot: false, at: 0 };
        self.log.act(act, &mut batch).expect("it was legal before");
        self.log.draw(&Secret::new([1; 32]), 0, &mut batch);
        for told in batch.told {
            let name = |_| "Alexandra".to_owned();
            let now = now_after(&self.log, &told, SeatSet::EMPTY, name);
            let Change { state, patch } = self.sent.advance(told.observer, now.clone());
            let text = ServerMessage::Step { step: told.step, state, patch }.text();
            send(told.observer, &now, &text);
        }
    }
}
