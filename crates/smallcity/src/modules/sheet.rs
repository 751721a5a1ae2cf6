//! A module on paper.

use kernel::DataFaults;

use crate::constants::Constants;

/// What is known of a module before anybody plays it.
pub(crate) struct Sheet {
    /// Its name in set-ups.
    pub name: &'static str,
    /// What the ids of its rules begin with.
    pub rules: &'static str,
    /// Its constants, in the form of `data/constants.toml`.
    pub data: &'static str,
    /// The ids of its rules.
    pub ids: &'static [&'static str],
    /// The ids of rules of other modules that hold with this one too.
    pub also: &'static [&'static str],
    /// Judges what an owner's file has made of its constants, where no single key can be blamed.
    pub check: Option<fn(&Constants, &mut DataFaults)>,
}
