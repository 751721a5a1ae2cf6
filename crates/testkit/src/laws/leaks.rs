//! Law 7: two states that differ only in what an observer may not know give it byte-identical
//! views, legal lists, refusals and events.
//!
//! What an observer may know is what its view shows. So an event may tell nothing that the views
//! around it do not: where those are equal, the events are.

use kernel::{Game, Input, InputOf, Observer, Seat, Turn};

use super::{Broken, json};
use crate::{Subject, Walk, legal, listed};

pub(super) fn law<S: Subject>(walk: &Walk<S::Game>) -> Result<(), Broken> {
    let game = &walk.game;
    let rng = &mut walk.rng(7);
    let inputs = S::all_inputs(game);
    for (at, state) in walk.sample(7) {
        for who in Observer::all(game.seats()) {
            let twin = S::redeal(game, state, who, rng);
            // Twins that are equal, as all are under perfect information, cannot differ in this.
            if twin != *state {
                same_sight(game, [state, &twin], who).map_err(|what| Broken { at, what })?;
                same_refusals(game, &inputs, [state, &twin], who)
                    .map_err(|what| Broken { at, what })?;
                same_news(game, [state, &twin], who).map_err(|what| Broken { at, what })?;
            }
            silent_luck_and_plans(game, state, who).map_err(|what| Broken { at, what })?;
        }
    }
    Ok(())
}

/// What `who` sees and may do is the same in both worlds.
fn same_sight<G: Game>(game: &G, worlds: [&G::State; 2], who: Observer) -> Result<(), String> {
    let [one, other] = worlds.map(|state| game.view(state, who));
    if one != other || json(&one) != json(&other) {
        return Err(format!("{who:?} sees a secret: {} or {}", json(&one), json(&other)));
    }
    let [one, other] = worlds.map(|state| game.turn(state));
    if one != other {
        return Err(format!("the turn tells a secret: {one:?} or {other:?}"));
    }
    let Observer::Seat(seat) = who else { return Ok(()) };
    let [one, other] = worlds.map(|state| legal(game, state, seat));
    if one == other {
        return Ok(());
    }
    Err(format!("the legal list tells {seat} a secret: {one:?} or {other:?}"))
}

/// Whatever `who` tries gets the same answer in both worlds.
fn same_refusals<G: Game>(
    game: &G,
    inputs: &[InputOf<G>],
    worlds: [&G::State; 2],
    who: Observer,
) -> Result<(), String> {
    let own = |input: &&InputOf<G>| matches!(input, Input::Act { seat, .. } if who.is(*seat));
    for input in inputs.iter().filter(own) {
        let [one, other] = worlds.map(|state| game.check(state, input));
        if one != other {
            return Err(format!("the answer to {input:?} tells a secret: {one:?} or {other:?}"));
        }
    }
    Ok(())
}

/// One input in both worlds that leaves `who` seeing the same in both tells it the same.
fn same_news<G: Game>(game: &G, worlds: [&G::State; 2], who: Observer) -> Result<(), String> {
    let possible = listed(game, worlds[1]);
    for input in listed(game, worlds[0]).iter().filter(|input| possible.contains(input)) {
        let [one, other] = worlds.map(|state| News::of(game, state, input, who));
        one.differs_silently(&other).map_or(Ok(()), |events| {
            Err(format!("{input:?} tells {who:?} a secret of the state: {events}"))
        })?;
    }
    Ok(())
}

/// Whatever luck or another seat in secret does: as long as `who` sees no difference, it is told
/// none.
fn silent_luck_and_plans<G: Game>(game: &G, state: &G::State, who: Observer) -> Result<(), String> {
    let hidden = |input: &InputOf<G>| match input {
        Input::Act { seat, .. } => matches!(game.turn(state), Turn::Together(_)) && !who.is(*seat),
        Input::Chance(_) => true,
    };
    let mut told: Vec<(Option<Seat>, InputOf<G>, News)> = vec![];
    for input in listed(game, state).into_iter().filter(hidden) {
        let actor = match &input {
            Input::Act { seat, .. } => Some(*seat),
            Input::Chance(_) => None,
        };
        let news = News::of(game, state, &input, who);
        for (_, other, others_news) in told.iter().filter(|(other, ..)| *other == actor) {
            if let Some(events) = news.differs_silently(others_news) {
                return Err(format!(
                    "{who:?} learns that it was {input:?} and not {other:?}: {events}"
                ));
            }
        }
        told.push((actor, input, news));
    }
    Ok(())
}

/// What an input brings an observer.
struct News {
    view: String,
    events: String,
}

impl News {
    fn of<G: Game>(game: &G, before: &G::State, input: &InputOf<G>, who: Observer) -> News {
        let mut after = before.clone();
        game.apply_unchecked(&mut after, input);
        let mut events = vec![];
        game.events(before, input, &after, who, &mut events);
        News { view: json(&game.view(&after, who)), events: json(&events) }
    }

    /// The events of both, if they differ though the views do not.
    fn differs_silently(&self, other: &News) -> Option<String> {
        let silently = self.view == other.view && self.events != other.events;
        silently.then(|| format!("{} or {}", self.events, other.events))
    }
}
