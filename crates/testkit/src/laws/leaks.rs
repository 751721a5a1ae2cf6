//! Law 7: two states that differ only in what an observer may not know give it byte-identical views,
//! offers, choices, refusals, answers and events: the documents that the server really sends.
//!
//! What an observer may know is what its view shows. So an event may reveal nothing beyond the views
//! around it: if those are equal, the events are.

use std::collections::BTreeSet;

use kernel::{Documents, Fault, Game, Input, InputOf, Observer, Rng, Seat, Turn};

use super::broken::{Broken, json, some};
use super::index::Index;
use super::sent::{News, documents};
use crate::{Subject, Walk, legal, listed};

pub(super) fn law<S: Subject>(walk: &Walk<S::Game>) -> Result<(), Broken> {
    let game = &walk.game;
    let rng = &mut walk.rng(7);
    let inputs = S::all_inputs(game);
    for (at, state) in walk.sample(7) {
        for who in Observer::all(game.seats()) {
            let twin = S::redeal(game, state, who, rng);
            // Equal twins, as under perfect information, cannot differ here.
            if twin != *state {
                same_sight(game, [state, &twin], who).map_err(|what| Broken { at, what })?;
                same_documents(game, [state, &twin], who).map_err(|what| Broken { at, what })?;
                same_refusals(game, &inputs, [state, &twin], who)
                    .map_err(|what| Broken { at, what })?;
                same_answers::<S>(game, [state, &twin], who, rng)
                    .map_err(|what| Broken { at, what })?;
                same_news(game, [state, &twin], who, rng).map_err(|what| Broken { at, what })?;
            }
            silent_luck_and_plans(game, state, who, rng).map_err(|what| Broken { at, what })?;
        }
    }
    Ok(())
}

/// How many inputs of a long list to try, for each seat and for luck.
const MOST: usize = 48;

/// `who` has the same view and the same legal actions in both worlds.
fn same_sight<G: Documents>(game: &G, worlds: [&G::State; 2], who: Observer) -> Result<(), String> {
    let [one, other] = worlds.map(|state| game.view(state, who));
    if one != other {
        return Err(format!("{who:?} sees a secret: {one:?} or {other:?}"));
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

/// `who` gets the same documents in both worlds.
fn same_documents<G: Documents>(
    game: &G,
    worlds: [&G::State; 2],
    who: Observer,
) -> Result<(), String> {
    let [ones, others] = worlds.map(|state| documents(game, state, who));
    match ones.iter().zip(&others).find(|(one, other)| one != other) {
        None => Ok(()),
        Some(((name, one), (_, other))) => {
            Err(format!("the document of a {name} tells {who:?} a secret: {one} or {other}"))
        }
    }
}

/// `who` gets the same answer to every attempt in both worlds.
fn same_refusals<G: Documents>(
    game: &G,
    inputs: &[InputOf<G>],
    worlds: [&G::State; 2],
    who: Observer,
) -> Result<(), String> {
    let own = |input: &&InputOf<G>| matches!(input, Input::Act { seat, .. } if who.is(*seat));
    let views = worlds.map(|state| game.view(state, who));
    let mut written = BTreeSet::new();
    for input in inputs.iter().filter(own) {
        let [one, other] = worlds.map(|state| game.check(state, input));
        if one != other {
            return Err(format!("the answer to {input:?} tells a secret: {one:?} or {other:?}"));
        }
        // The view and the refusal determine the document: one of each kind is enough.
        let Err(illegal) = one else { continue };
        if written.insert(illegal.code()) {
            let [one, other] = views.each_ref().map(|view| json(&game.refusal_doc(view, &illegal)));
            if one != other {
                return Err(format!(
                    "the document of {illegal:?} tells a secret: {one} or {other}"
                ));
            }
        }
    }
    Ok(())
}

/// `who` gets the same answer to every question in both worlds.
fn same_answers<S: Subject>(
    game: &S::Game,
    worlds: [&<S::Game as Game>::State; 2],
    who: Observer,
    rng: &mut Rng,
) -> Result<(), String> {
    let Observer::Seat(seat) = who else { return Ok(()) };
    let views = worlds.map(|state| game.view(state, who));
    for question in S::questions(game, worlds[0], seat, rng) {
        let [one, other] = views.each_ref().map(|view| {
            let answer = game.answer_doc(view, seat, &question);
            answer.map_or_else(|illegal| json(&game.refusal_doc(view, &illegal)), |doc| json(&doc))
        });
        if one != other {
            return Err(format!("an answer tells {seat} a secret: {one} or {other}"));
        }
    }
    Ok(())
}

/// If an input leaves the views of `who` equal in both worlds, its events are equal too.
fn same_news<G: Documents>(
    game: &G,
    worlds: [&G::State; 2],
    who: Observer,
    rng: &mut Rng,
) -> Result<(), String> {
    let [ones, others] = worlds.map(|state| listed(game, state));
    let index = Index::new(&others);
    let both = ones.into_iter().filter(|input| index.contains(input)).collect();
    for input in by_actor(both, rng) {
        let [one, other] = worlds.map(|state| News::of(game, state, &input, who));
        one.differs_silently(&other).map_or(Ok(()), |events| {
            Err(format!("{input:?} tells {who:?} a secret of the state: {events}"))
        })?;
    }
    Ok(())
}

/// Inputs of luck or of another seat in secret: as long as the views of `who` do not differ, the events
/// do not either.
fn silent_luck_and_plans<G: Documents>(
    game: &G,
    state: &G::State,
    who: Observer,
    rng: &mut Rng,
) -> Result<(), String> {
    let hidden = |input: &InputOf<G>| match input {
        Input::Act { seat, .. } => matches!(game.turn(state), Turn::Together(_)) && !who.is(*seat),
        Input::Chance(_) => true,
    };
    let mut told: Vec<(Option<Seat>, InputOf<G>, News<'_, G>)> = vec![];
    for input in by_actor(listed(game, state).into_iter().filter(hidden).collect(), rng) {
        let actor = actor_of(&input);
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

/// The seat that makes an input; `None` for luck.
fn actor_of<A, C>(input: &Input<A, C>) -> Option<Seat> {
    match input {
        Input::Act { seat, .. } => Some(*seat),
        Input::Chance(_) => None,
    }
}

/// At most [`MOST`] inputs of each seat and of luck.
fn by_actor<A, C>(inputs: Vec<Input<A, C>>, rng: &mut Rng) -> Vec<Input<A, C>> {
    let mut groups: Vec<Vec<Input<A, C>>> = vec![];
    for input in inputs {
        let same = |group: &&mut Vec<Input<A, C>>| actor_of(&group[0]) == actor_of(&input);
        match groups.iter_mut().find(same) {
            Some(group) => group.push(input),
            None => groups.push(vec![input]),
        }
    }
    groups.into_iter().flat_map(|group| some(group, MOST, rng)).collect()
}
