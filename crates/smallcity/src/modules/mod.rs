//! The base game and its expansions: what each adds to the tables of [`crate::rules::Rules`].
//!
//! No other file knows which modules there are. A module is a folder with its data, a row in the
//! table of [`data`] and a line in [`MODULES`].
//! See `docs/adding-a-module.md`.

mod base;
mod build;
mod buildings;
mod cards;
pub(crate) mod choice;
mod cities;
pub(crate) mod data;
mod forest;
mod historic;
#[cfg(test)]
mod lighthouses;
mod police;
mod promises;
mod roads;
mod rule_ids;
mod sheet;
mod special;
#[cfg(test)]
mod tests;
mod traders;

pub(crate) use build::RulesBuilder;
pub(crate) use data::{Deed, Event, Luck, ModuleRules, Refusal, TableState};

/// Actions, events and refusals of single modules.
pub mod parts {
    pub use super::buildings::data::Refusal as BuildingsRefusal;
    pub use super::cities::data::{Board, BoardEntry, City, EuropeState, Refusal as EuropeRefusal};
    pub use super::cities::deeds::{CityDeed, CityEntry, Event as EuropeEvent};
    pub use super::police::data::{Event as PoliceEvent, Refusal as PoliceRefusal, Riot};
    pub use super::roads::data::{Event as RoadEvent, Lay, Refusal as RoadRefusal, RoadEntry};
}

/// A function that fills the tables.
pub(crate) type AddTo = fn(&mut RulesBuilder<'_>);

/// What each module adds to the tables.
pub(crate) const MODULES: &[(&str, AddTo)] = &[
    ("police", police::add_to),
    ("traders", traders::add_to),
    ("forest", forest::add_to),
    ("cities", cities::add_to),
    ("cards", cards::add_to),
    ("buildings", buildings::add_to),
    ("promises", promises::add_to),
    ("special", special::add_to),
    ("historic", historic::add_to),
    ("roads", roads::add_to),
    #[cfg(test)]
    ("lighthouses", lighthouses::add_to),
];

/// Fills the tables: first the base game, which every table plays, then the modules that are on, in
/// order.
pub(crate) fn add_to(builder: &mut RulesBuilder<'_>) {
    base::add_to(builder);
    for (name, add_to) in MODULES {
        if builder.setup.modules.iter().any(|on| on == name) {
            add_to(builder);
        }
    }
}
