//! Law 4: earlier clones never change.

use super::broken::{Broken, ensure};
use crate::{Subject, Walk};

pub(super) fn law<S: Subject>(walk: &Walk<S::Game>) -> Result<(), Broken> {
    for (at, state) in walk.states.iter().enumerate() {
        ensure(walk.is_unchanged(at), at, || {
            format!("later inputs changed this state: {state:?}")
        })?;
    }
    Ok(())
}
