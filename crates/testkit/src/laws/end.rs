//! Law 9: games end within a bound; standings exist exactly at the end and agree with the scores.

use std::cmp::Reverse;

use kernel::{Game, Place, Standings, Turn};

use super::broken::{Broken, ensure};
use crate::{Subject, Walk};

pub(super) fn law<S: Subject>(walk: &Walk<S::Game>) -> Result<(), Broken> {
    let (game, last) = (&walk.game, walk.inputs.len());
    let bound = S::bound(game);
    ensure(last <= bound, last, || format!("the game still runs after its most inputs, {bound}"))?;
    ensure(game.turn(&walk.states[last]) == Turn::Over, last, || {
        "the game stops before its end".into()
    })?;
    for (at, state) in walk.states.iter().enumerate() {
        let (turn, standings) = (game.turn(state), game.standings(state));
        ensure(standings.is_some() == (turn == Turn::Over), at, || {
            format!("the turn is {turn:?} but the standings are {standings:?}")
        })?;
        let fair = standings.as_ref().is_none_or(|standings| is_fair(standings, game.seats()));
        ensure(fair, at, || format!("ranks and scores disagree: {standings:?}"))?;
    }
    Ok(())
}

/// Whether each seat has its place, a higher score always means a better rank, eliminated seats rank
/// behind the others, and each rank is one more than the number of better seats.
fn is_fair(Standings(places): &Standings, seats: usize) -> bool {
    let worth = |place: &Place| (Reverse(place.out), place.score);
    places.len() == seats
        && places.iter().all(|place| {
            let better = places.iter().filter(|other| other.rank < place.rank).count();
            let mut beaten = places.iter().filter(|other| worth(other) < worth(place));
            usize::from(place.rank) == 1 + better && beaten.all(|other| place.rank < other.rank)
        })
}
