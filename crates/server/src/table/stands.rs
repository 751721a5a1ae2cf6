//! The current state for an observer, and steps with patches of it.

use kernel::{Observer, Seat, SeatSet};
use serde_json::Value;

use super::log::GameLog;
use crate::error::Reason;
use crate::wire::{Now, ServerMessage, Step, patch};

/// The state for an observer at a table with these bots; `name` gives names for refusals.
pub(super) fn now(
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

/// The state as a JSON document.
pub(super) fn document(now: &Now) -> Value {
    // All of it fits into JSON.
    serde_json::to_value(now).unwrap_or_default()
}

/// A step as a message: with a patch if `before` is the state right before it, else with the whole
/// state. Also returns the new state, the base of the next patch.
pub(super) fn told(step: Step, now: Now, before: Option<&Value>) -> (ServerMessage, Value) {
    let after = document(&now);
    let before = before.filter(|before| before["seq"] == step.seq - 1);
    let (state, patch) = match before {
        Some(before) => (None, Some(patch(before, &after))),
        None => (Some(Box::new(now)), None),
    };
    (ServerMessage::Step { step, state, patch }, after)
}
