//! Law 8: conserved quantities always sum to what the set-up says.

use super::broken::{Broken, ensure};
use crate::{Subject, Walk};

pub(super) fn law<S: Subject>(walk: &Walk<S::Game>) -> Result<(), Broken> {
    for (at, state) in walk.states.iter().enumerate() {
        for sum in S::conserved(&walk.game, state) {
            ensure(sum.counted == sum.due, at, || {
                format!("there are {} {} and not {}: {state:?}", sum.counted, sum.what, sum.due)
            })?;
        }
    }
    Ok(())
}
