//! The documents that observers get, as bytes.

use std::cell::OnceCell;

use kernel::{Documents, Game, InputOf, Observer};

use super::broken::json;
use crate::legal;

/// The documents of a state: a name and the text of each.
pub(super) fn documents<G: Documents>(
    game: &G,
    state: &G::State,
    who: Observer,
) -> Vec<(&'static str, String)> {
    let view = game.view(state, who);
    let mut sent = vec![("view", json(&game.view_doc(&view)))];
    if let Observer::Seat(seat) = who {
        sent.push(("offers", json(&game.offers_doc(&view, seat))));
        let actions = legal(game, state, seat);
        let some = actions.iter().step_by(actions.len() / MOST_CHOICES + 1);
        let choice = |action| ("choice", json(&game.choice_doc(&view, seat, action)));
        sent.extend(some.map(choice));
    }
    sent
}

/// How many choices of a long list to check.
const MOST_CHOICES: usize = 8;

/// What an observer learns from an input.
pub(super) struct News<'a, G: Game> {
    game: &'a G,
    view: G::View,
    written: OnceCell<String>,
    events: String,
}

impl<'a, G: Documents> News<'a, G> {
    pub(super) fn of(
        game: &'a G,
        before: &G::State,
        input: &InputOf<G>,
        who: Observer,
    ) -> News<'a, G> {
        let mut after = before.clone();
        game.apply_unchecked(&mut after, input);
        let mut events = vec![];
        game.events(before, input, &after, who, &mut events);
        let seen = game.view(before, Observer::Spectator);
        let events: Vec<_> = events.iter().map(|event| game.event_doc(&seen, event)).collect();
        let view = game.view(&after, who);
        News { game, view, written: OnceCell::new(), events: json(&events) }
    }

    /// The events of both, if they differ though the views do not.
    pub(super) fn differs_silently(&self, other: &News<'_, G>) -> Option<String> {
        let silently = self.events != other.events
            && (self.view == other.view || self.written() == other.written());
        silently.then(|| format!("{} or {}", self.events, other.events))
    }

    fn written(&self) -> &str {
        self.written.get_or_init(|| json(&self.game.view_doc(&self.view)))
    }
}
