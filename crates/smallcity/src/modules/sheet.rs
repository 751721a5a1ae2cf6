//! The static facts of a module.

use kernel::DataFaults;

use crate::constants::Constants;

/// The facts of a module that hold before any game.
pub(crate) struct Sheet {
    /// Its name in set-ups.
    pub name: &'static str,
    /// The prefix of the ids of its rules.
    pub rules: &'static str,
    /// Its constants, in the form of `data/constants.toml`.
    pub data: &'static str,
    /// The ids of its rules.
    pub ids: &'static [&'static str],
    /// The ids of rules of other modules that this module brings too.
    pub also: &'static [&'static str],
    /// Judges an owner's changes to its constants, where no single key is to blame.
    pub check: Option<fn(&Constants, &mut DataFaults)>,
}
