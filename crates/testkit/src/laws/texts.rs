//! Law 11: a state as text reads back equal, and nothing in its text is left to chance.

use kernel::Notation;

use super::broken::{Broken, ensure};
use crate::{Subject, Walk};

pub(super) fn law<S: Subject>(walk: &Walk<S::Game>) -> Result<(), Broken> {
    let game = &walk.game;
    for (at, state) in walk.sample(11) {
        let Some(text) = game.position_text(state) else { return Ok(()) };
        let (rng, mut used) = (walk.rng(11), walk.rng(11));
        let read = game.position(&text, &mut used);
        let read =
            read.map_err(|bad| Broken { at, what: format!("{bad} in its text:\n{text}") })?;
        ensure(read == *state, at, || {
            format!("its text describes another state:\n{text}\n{state:?}\n{read:?}")
        })?;
        ensure(rng.clone().next_u64() == used.next_u64(), at, || {
            format!("its text leaves something to chance:\n{text}")
        })?;
    }
    Ok(())
}
