//! Reports of broken laws.

use kernel::Rng;
use serde::Serialize;

/// How and where a game breaks a law.
pub(crate) struct Broken {
    /// How many inputs of the walk lead there.
    pub(crate) at: usize,
    pub(crate) what: String,
}

/// Fails with `what` unless `kept`; `at` is the number of inputs that lead there.
pub(super) fn ensure(kept: bool, at: usize, what: impl FnOnce() -> String) -> Result<(), Broken> {
    if kept { Ok(()) } else { Err(Broken { at, what: what() }) }
}

/// At most `most` of `items`, sampled uniformly; a short list whole.
pub(super) fn some<T>(mut items: Vec<T>, most: usize, rng: &mut Rng) -> Vec<T> {
    while items.len() > most {
        items.swap_remove(rng.below(items.len() as u32) as usize);
    }
    items
}

/// The JSON that a program at the other end of a wire would get.
///
/// # Panics
/// If the value has no form in JSON.
pub(crate) fn json(value: &impl Serialize) -> String {
    serde_json::to_string(value).expect("whatever leaves the rules can be written as JSON")
}
