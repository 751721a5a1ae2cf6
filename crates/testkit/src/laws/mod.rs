//! The laws: one file each, and the table that lists them.

mod clones;
mod commute;
mod end;
mod imagine;
mod index;
mod leaks;
mod lists;
mod refusals;
mod replay;
mod seeds;
mod sent;
mod sums;

use kernel::Rng;
use serde::Serialize;

use crate::{Subject, Walk};

/// One law.
pub(crate) struct Law<S: Subject> {
    pub(crate) number: u8,
    pub(crate) name: &'static str,
    pub(crate) judge: fn(&Walk<S::Game>) -> Result<(), Broken>,
}

/// How and where a game breaks a law.
pub(crate) struct Broken {
    /// How many inputs of the walk lead there.
    pub(crate) at: usize,
    pub(crate) what: String,
}

/// All the laws, in order.
pub(crate) fn laws<S: Subject>() -> [Law<S>; 10] {
    [
        Law { number: 1, name: "lists", judge: lists::law::<S> },
        Law { number: 2, name: "refusals", judge: refusals::law::<S> },
        Law { number: 3, name: "replay", judge: replay::law::<S> },
        Law { number: 4, name: "clones", judge: clones::law::<S> },
        Law { number: 5, name: "commute", judge: commute::law::<S> },
        Law { number: 6, name: "imagine", judge: imagine::law::<S> },
        Law { number: 7, name: "leaks", judge: leaks::law::<S> },
        Law { number: 8, name: "sums", judge: sums::law::<S> },
        Law { number: 9, name: "end", judge: end::law::<S> },
        Law { number: 10, name: "seeds", judge: seeds::law::<S> },
    ]
}

/// Fails with `what` unless `kept`; `at` is the number of inputs that lead there.
fn ensure(kept: bool, at: usize, what: impl FnOnce() -> String) -> Result<(), Broken> {
    if kept { Ok(()) } else { Err(Broken { at, what: what() }) }
}

/// At most `most` of `items`, each as likely: all of a short list.
fn some<T>(mut items: Vec<T>, most: usize, rng: &mut Rng) -> Vec<T> {
    while items.len() > most {
        items.swap_remove(rng.below(items.len() as u32) as usize);
    }
    items
}

/// What a program on the other side of a wire would get.
///
/// # Panics
/// If it would get nothing, because the value has no form in JSON.
pub(crate) fn json(value: &impl Serialize) -> String {
    serde_json::to_string(value).expect("whatever leaves the rules can be written as JSON")
}
