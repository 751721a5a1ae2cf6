//! How it stands for an observer, and how a step tells what has changed of that.

use kernel::{Observer, Seat, SeatSet};
use serde_json::Value;

use super::log::GameLog;
use crate::error::Reason;
use crate::wire::{Now, ServerMessage, Step, patch};

/// How it stands for an observer at a table with these bots, with the names of people where a refusal tells them.
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

/// How it stands, as it is sent.
pub(super) fn document(now: &Now) -> Value {
    // It has nothing in it that JSON could not hold.
    serde_json::to_value(now).unwrap_or_default()
}

/// A step as a message, with what has changed for those who know how it stood right `before`, else
/// with how it stands; and how it stands, as they know it from now on.
pub(super) fn told(step: Step, now: Now, before: Option<&Value>) -> (ServerMessage, Value) {
    let after = document(&now);
    let before = before.filter(|before| before["seq"] == step.seq - 1);
    let (state, patch) = match before {
        Some(before) => (None, Some(patch(before, &after))),
        None => (Some(Box::new(now)), None),
    };
    (ServerMessage::Step { step, state, patch }, after)
}
