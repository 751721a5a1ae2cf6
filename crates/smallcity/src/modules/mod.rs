//! The base game and its expansions: what each adds to the tables of [`Rules`].
//!
//! This is the only place that knows which modules there are. A module is one entry of [`MODULES`],
//! a folder with its data, and, where it remembers something, one field of [`BoroughState`]. See
//! `docs/adding-a-module.md`.

mod base;
mod build;
mod forest;
#[cfg(test)]
mod lighthouses;
mod rule_text;
#[cfg(test)]
mod tests;
mod traders;

use kernel::{DataFaults, OptionInfo};

pub(crate) use build::RulesBuilder;

use crate::constants::Constants;

/// A part of the game that a set-up switches on.
pub(crate) trait Module: Sync {
    /// Its name in set-ups.
    fn id(&self) -> &'static str;

    /// What it brings, for people.
    fn about(&self) -> &'static str;

    /// The modules that must be on too.
    fn needs(&self) -> &'static [&'static str] {
        &[]
    }

    /// The modules that must be off.
    fn excludes(&self) -> &'static [&'static str] {
        &[]
    }

    /// Its constants, in the form of `data/constants.toml`.
    fn data(&self) -> &'static str {
        ""
    }

    /// Judges what an owner's file has made of its constants, where no single key can be blamed.
    fn check(&self, _constants: &Constants, _faults: &mut DataFaults) {}

    /// Fills the tables.
    fn add_to(&self, builder: &mut RulesBuilder<'_>);
}

/// The base game, which every table plays.
pub(crate) const BASE: &dyn Module = &base::Base;

/// Every module that a set-up can switch on, in the order in which they are asked (section 0 of the
/// expansion's rules).
pub(crate) const MODULES: &[&dyn Module] = &[
    &traders::Traders,
    &forest::Forest,
    #[cfg(test)]
    &lighthouses::Lighthouses,
];

/// The texts of the rules of all modules.
pub(crate) const RULE_TEXTS: &[&[(&str, &str)]] = &[
    rule_text::RULE_TEXTS,
    traders::RULE_TEXTS,
    forest::RULE_TEXTS,
    #[cfg(test)]
    lighthouses::RULE_TEXTS,
];

/// The options that modules add to a set-up.
pub(crate) const OPTIONS: &[OptionInfo] = &[forest::SIDE];

/// What modules remember about a borough.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq)]
pub struct BoroughState {
    /// See `modules/traders`.
    pub traders: traders::TraderState,
    /// See `modules/forest`.
    pub forest: forest::ForestState,
    /// See `modules/lighthouses`.
    #[cfg(test)]
    pub lighthouses: lighthouses::LighthouseState,
}

impl BoroughState {
    /// Before anything has happened.
    pub(crate) const EMPTY: BoroughState = BoroughState {
        traders: traders::TraderState::NEW,
        forest: forest::ForestState::NEW,
        #[cfg(test)]
        lighthouses: lighthouses::LighthouseState::NEW,
    };
}

/// The numbers of modules.
#[derive(Clone, Debug, Default, PartialEq, Eq)]
pub(crate) struct ModuleRules {
    /// See `modules/traders`.
    pub traders: traders::TraderRules,
    /// See `modules/forest`.
    pub forest: forest::ForestRules,
    /// See `modules/lighthouses`.
    #[cfg(test)]
    pub lighthouses: lighthouses::LighthouseRules,
}

/// Puts names of modules into the order in which modules are asked, whatever order they were named
/// in.
pub(crate) fn sort(ids: &mut [String]) {
    ids.sort_by_key(|id| MODULES.iter().position(|module| module.id() == id));
}

/// Everything that is wrong with a set of modules.
pub(crate) fn faults(ids: &[String]) -> Vec<String> {
    faults_among(MODULES, ids)
}

/// Everything that is wrong with a set of some modules that there are.
fn faults_among(modules: &[&dyn Module], ids: &[String]) -> Vec<String> {
    let mut faults = vec![];
    let names: Vec<&str> = modules.iter().map(|module| module.id()).collect();
    let is_on = |wanted: &str| ids.iter().any(|id| id == wanted);
    for (place, id) in ids.iter().enumerate() {
        if ids[..place].contains(id) {
            if !ids[place + 1..].contains(id) {
                faults.push(format!("the module {id} is named more than once"));
            }
            continue;
        }
        let Some(module) = modules.iter().find(|module| module.id() == id) else {
            faults.push(format!("there is no module {id:?}; the modules are {}", names.join(", ")));
            continue;
        };
        for needed in module.needs().iter().filter(|needed| !is_on(needed)) {
            faults.push(format!("the module {id} needs the module {needed} too"));
        }
        for excluded in module.excludes().iter().filter(|excluded| is_on(excluded)) {
            faults.push(format!("the modules {id} and {excluded} cannot be played together"));
        }
    }
    faults
}

/// What every module is about, for help.
pub fn list() -> impl Iterator<Item = (&'static str, &'static str)> {
    MODULES.iter().map(|module| (module.id(), module.about()))
}
