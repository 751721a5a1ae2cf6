//! The laws: one file each, and the table that lists them.

mod broken;
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
mod texts;

pub(crate) use broken::{Broken, json};

use crate::{Subject, Walk};

/// One law.
pub(crate) struct Law<S: Subject> {
    pub(crate) number: u8,
    pub(crate) name: &'static str,
    pub(crate) judge: fn(&Walk<S::Game>) -> Result<(), Broken>,
}

/// All the laws, in order.
pub(crate) fn laws<S: Subject>() -> [Law<S>; 11] {
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
        Law { number: 11, name: "texts", judge: texts::law::<S> },
    ]
}
