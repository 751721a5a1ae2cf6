//! Which modules a set-up may switch on, together with which others.

use kernel::{OptionInfo, OptionKind, Source};
use schemars::JsonSchema;
use serde::Serialize;

use super::data::SHEETS;
use super::rule_ids;
use super::sheet::Sheet;

/// Modules that can only be on with another: each with that other.
const NEEDS: &[(&str, &str)] = &[
    ("promises", "police"),
    ("promises", "traders"),
    ("promises", "buildings"),
    ("special", "promises"),
    ("historic", "forest"),
];

/// Modules that need a choice of another option: each with that choice.
const ASKS: &[(&str, (&str, &str))] = &[("special", ("advanced", "yes"))];

/// Modules that cannot be on together.
const EXCLUDES: &[(&str, &str)] = &[("forest", "cities")];

/// Which modules are on (SP-SET-1).
pub(crate) const OPTION: OptionInfo = {
    const NAMES: [&str; SHEETS.len()] = {
        let mut names = [""; SHEETS.len()];
        let mut at = 0;
        while at < SHEETS.len() {
            names[at] = SHEETS[at].name;
            at += 1;
        }
        names
    };
    let option = OptionInfo::one("modules", &NAMES, "SP-SET-1");
    OptionInfo { kind: OptionKind::Several, needs: NEEDS, excludes: EXCLUDES, asks: ASKS, ..option }
};

/// Where the rules of all modules come from.
pub(crate) const SOURCES: &[Source] = rule_ids::SOURCES;

/// The ids of the rules of all modules.
pub(crate) const RULE_IDS: &[&[&str]] = {
    const IDS: [&[&str]; SHEETS.len() + 1] = {
        let mut ids = [rule_ids::RULE_IDS; SHEETS.len() + 1];
        let mut at = 0;
        while at < SHEETS.len() {
            ids[at + 1] = SHEETS[at].ids;
            at += 1;
        }
        ids
    };
    &IDS
};

/// Modules that leave platforms out (SP-EUR-3).
pub(crate) const NO_PLATFORMS: &[&str] = &["cities"];

/// Sorts names of modules into the order in which the rules ask modules.
pub(crate) fn sort(ids: &mut [String]) {
    ids.sort_by_key(|id| SHEETS.iter().position(|sheet| sheet.name == id));
}

/// What is wrong with a set of modules (SP-SET-1).
#[derive(Clone, Debug, PartialEq, Eq, Serialize, JsonSchema)]
#[serde(tag = "why", rename_all = "snake_case")]
#[schemars(rename = "SmallCityModulesFault")]
#[allow(missing_docs)]
pub enum ModulesFault {
    ModuleTwice { module: String },
    UnknownModule { module: String, known: &'static [&'static str] },
    ModuleNeeds { module: String, other: &'static str },
    ModuleExcludes { module: String, other: &'static str },
}

/// Everything that is wrong with a set of modules.
pub(crate) fn faults(ids: &[String]) -> Vec<ModulesFault> {
    faults_by(&OPTION, ids)
}

/// Everything that is wrong with a choice of modules by an option.
pub(super) fn faults_by(option: &OptionInfo, ids: &[String]) -> Vec<ModulesFault> {
    let mut faults = vec![];
    let is_on = |wanted: &str| ids.iter().any(|id| id == wanted);
    for (place, id) in ids.iter().enumerate() {
        let module = || id.clone();
        if ids[..place].contains(id) {
            if !ids[place + 1..].contains(id) {
                faults.push(ModulesFault::ModuleTwice { module: module() });
            }
            continue;
        }
        if !option.choices.contains(&id.as_str()) {
            faults.push(ModulesFault::UnknownModule { module: module(), known: option.choices });
            continue;
        }
        for (_, other) in option.needs.iter().filter(|(own, other)| own == id && !is_on(other)) {
            faults.push(ModulesFault::ModuleNeeds { module: module(), other });
        }
        for (_, other) in option.excludes.iter().filter(|(own, other)| own == id && is_on(other)) {
            faults.push(ModulesFault::ModuleExcludes { module: module(), other });
        }
    }
    faults
}

/// Whether a rule is of the base game, of one of these modules, or of modules in general if there are
/// any.
pub fn is_rule_of(id: &str, modules: &[String]) -> bool {
    let is_on = |sheet: &&Sheet| modules.iter().any(|on| on == sheet.name);
    let module = SHEETS.iter().find(|sheet| id.starts_with(sheet.rules));
    match module {
        Some(sheet) => is_on(&sheet) || SHEETS.iter().filter(is_on).any(|on| on.also.contains(&id)),
        None => id.starts_with("SC-") || !modules.is_empty(),
    }
}
