//! The current state for an observer, and its change since the last state sent.

use std::collections::HashMap;
use std::sync::LazyLock;

use catalog::Text;
use kernel::{Observer, Seat, SeatSet};

use super::log::{GameLog, Told};
use crate::error::{Detail, Error, Reason};
use crate::wire::{Changes, Now, Patch, Problem};

/// Why spectators take nothing back.
static NOT_SEATED: LazyLock<Problem> =
    LazyLock::new(|| Error::from(Reason::NotSeated).into_parts().0);

/// Why nobody takes back what is not the newest step.
static HAPPENED_SINCE: LazyLock<Problem> =
    LazyLock::new(|| Error::because(Reason::NotLast, &Detail::HappenedSince).into_parts().0);

/// Last state sent to each observer; the base of the next JSON patch.
#[derive(Default)]
pub struct LastSent {
    states: HashMap<Observer, Now>,
    /// The views last compared, and what differs: in a game without secrets all observers share them.
    views: Option<(Text, Text, Changes)>,
}

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
        self.states.insert(observer, now.clone());
    }

    /// The next state to send to an observer; notes it as sent.
    pub fn advance(&mut self, observer: Observer, now: Now) -> Change {
        let before = self.states.insert(observer, now.clone());
        match before.filter(|before| before.seq + 1 == now.seq) {
            Some(before) => Change { state: None, patch: Some(self.difference(&before, &now)) },
            None => Change { state: Some(Box::new(now)), patch: None },
        }
    }

    /// Forgets the state of an observer: it has none, or an unknown one.
    pub fn forget(&mut self, observer: Observer) {
        self.states.remove(&observer);
    }

    /// Forgets all states, and frees their memory.
    pub fn clear(&mut self) {
        *self = LastSent::default();
    }

    /// What turns a state into a later one, member by member as [`Now`] has them.
    fn difference(&mut self, before: &Now, after: &Now) -> Patch {
        let mut changes = Changes::default();
        changes.member("seq", &before.seq.to_string(), &after.seq.to_string());
        match &self.views {
            Some((was, is, known)) if was.is(&before.view) && is.is(&after.view) => {
                changes.extend(known);
            }
            _ => {
                let mut known = Changes::default();
                known.member("view", before.view.text(), after.view.text());
                changes.extend(&known);
                self.views = Some((before.view.clone(), after.view.clone(), known));
            }
        }
        if before.turn != after.turn {
            let [was, is] = [before, after].map(|now| Text::of(&now.turn));
            changes.member("turn", was.text(), is.text());
        }
        let [was, is] = [before, after].map(|now| now.offers.as_ref().map_or("null", Text::text));
        changes.member("offers", was, is);
        if before.take_back != after.take_back {
            let [was, is] = [before, after].map(|now| Text::of(&now.take_back));
            changes.member("take_back", was.text(), is.text());
        }
        changes.patch()
    }
}

/// The state for an observer at a table with these bots; `name` gives names for refusals.
pub fn now(
    game: &GameLog,
    observer: Observer,
    bots: SeatSet,
    name: impl Fn(Seat) -> String,
) -> Now {
    let view = game.table().view(observer);
    current(game, (observer, view), bots, name)
}

/// The same right after a step, with offers only if that step is the newest.
pub fn now_after(game: &GameLog, told: &Told, bots: SeatSet, name: impl Fn(Seat) -> String) -> Now {
    if game.seq(told.observer) == told.step.seq {
        return current(game, (told.observer, told.view.clone()), bots, name);
    }
    Now {
        seq: told.step.seq,
        view: told.view.clone(),
        turn: told.turn.into(),
        offers: None,
        take_back: Some(HAPPENED_SINCE.clone()),
    }
}

fn current(
    game: &GameLog,
    (observer, view): (Observer, Text),
    bots: SeatSet,
    name: impl Fn(Seat) -> String,
) -> Now {
    let take_back = match observer {
        Observer::Seat(seat) => {
            game.take_back(seat, bots, name).err().map(|error| error.into_parts().0)
        }
        Observer::Spectator => Some(NOT_SEATED.clone()),
    };
    Now {
        seq: game.seq(observer),
        view,
        turn: game.table().turn().into(),
        offers: game.offers(observer),
        take_back,
    }
}
