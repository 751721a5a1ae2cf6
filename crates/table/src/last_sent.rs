//! The current state for an observer, and its change since the last state sent.

use std::collections::HashMap;

use kernel::{Observer, Seat, SeatSet};
use serde_json::Value;

use super::log::GameLog;
use crate::error::Reason;
use crate::wire::{Now, Patch, patch};

/// Last state sent to each observer; the base of the next JSON patch.
#[derive(Default)]
pub struct LastSent(HashMap<Observer, Value>);

/// The state after a step: as a patch if the observer has the state right before it, else whole.
pub struct Change {
    /// The whole state.
    pub state: Option<Box<Now>>,
    /// What turns the state before into it.
    pub patch: Option<Patch>,
}

impl LastSent {
    /// Notes that an observer was sent this state.
    pub fn set(&mut self, observer: Observer, now: &Now) {
        self.0.insert(observer, document(now));
    }

    /// The next state to send to an observer; notes it as sent.
    pub fn advance(&mut self, observer: Observer, now: Now) -> Change {
        let after = document(&now);
        let before = self
            .0
            .get(&observer)
            .filter(|before| Some(now.seq) == before["seq"].as_u64().map(|seq| seq + 1));
        let change = match before {
            Some(before) => Change { state: None, patch: Some(patch(before, &after)) },
            None => Change { state: Some(Box::new(now)), patch: None },
        };
        self.0.insert(observer, after);
        change
    }

    /// Forgets the state of an observer: it has none, or an unknown one.
    pub fn forget(&mut self, observer: Observer) {
        self.0.remove(&observer);
    }

    /// Forgets all states, and frees their memory.
    pub fn clear(&mut self) {
        self.0 = HashMap::new();
    }
}

/// The state for an observer at a table with these bots; `name` gives names for refusals.
pub fn now(
    game: &GameLog,
    observer: Observer,
    bots: SeatSet,
    name: impl Fn(Seat) -> String,
) -> Now {
    let take_back = match observer {
        Observer::Seat(seat) => game.take_back(seat, bots, name).map(drop),
        Observer::Spectator => Err(Reason::NotSeated.into()),
    };
    Now {
        seq: game.seq(observer),
        view: game.table().view(observer),
        turn: game.table().turn().into(),
        offers: game.offers(observer),
        take_back: take_back.err().map(|error| error.into_parts().0),
    }
}

fn document(now: &Now) -> Value {
    // All of it fits into JSON.
    serde_json::to_value(now).unwrap_or_default()
}
