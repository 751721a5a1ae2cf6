//! Law 10: the same seed and the same bot give the same game.

use kernel::Game;

use super::broken::Broken;
use crate::{Subject, Walk, same_game};

pub(super) fn law<S: Subject>(walk: &Walk<S::Game>) -> Result<(), Broken> {
    let (game, seed) = (&walk.game, walk.seed);
    same_game(game.setup(), seed, S::bound(game), || S::choose)
        .map_err(|what| Broken { at: 0, what })
}
