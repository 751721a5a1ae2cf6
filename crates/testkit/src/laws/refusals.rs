//! Law 2: a refused input leaves the state equal.

use kernel::Game;

use super::broken::{Broken, ensure};
use crate::{Subject, Walk};

pub(super) fn law<S: Subject>(walk: &Walk<S::Game>) -> Result<(), Broken> {
    let game = &walk.game;
    let candidates = S::all_inputs(game);
    for (at, state) in walk.sample(2) {
        for input in &candidates {
            let Err(why) = game.check(state, input) else { continue };
            let mut after = state.clone();
            let verdict = game.apply(&mut after, input);
            ensure(after == *state, at, || {
                format!("refused, {input:?} changes the state: {after:?}")
            })?;
            ensure(verdict.as_ref() == Err(&why), at, || {
                format!("{input:?}: check says {why:?} but apply {verdict:?}")
            })?;
        }
    }
    Ok(())
}
