//! The static facts of the module.

use super::rule_ids::RULE_IDS;
use crate::modules::sheet::Sheet;

/// The static facts of the module.
pub(crate) const SHEET: Sheet = Sheet {
    name: "special",
    rules: "SP-SPE-",
    data: include_str!("data.toml"),
    ids: RULE_IDS,
    also: &[],
    check: None,
};
