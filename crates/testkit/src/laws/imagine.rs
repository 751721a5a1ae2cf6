//! Law 6: a state imagined from a view has that view, and conserves what the game conserves.

use kernel::{Game, Observer};

use super::broken::{Broken, ensure};
use crate::{Subject, Walk};

pub(super) fn law<S: Subject>(walk: &Walk<S::Game>) -> Result<(), Broken> {
    let game = &walk.game;
    let rng = &mut walk.rng(6);
    for (at, state) in walk.sample(6) {
        for who in Observer::all(game.seats()) {
            let view = game.view(state, who);
            let imagined = game.imagine(&view, rng);
            let seen = game.view(&imagined, who);
            ensure(seen == view, at, || {
                format!("{who:?} sees {view:?} but in its imagined world {seen:?}")
            })?;
            let sums = S::conserved(game, &imagined);
            let unsound = sums.iter().find(|sum| sum.counted != sum.due);
            ensure(unsound.is_none(), at, || {
                format!("{who:?} imagines a world that cannot be, with {unsound:?}: {imagined:?}")
            })?;
        }
    }
    Ok(())
}
