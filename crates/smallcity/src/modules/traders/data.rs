//! The static facts of the module, and what it remembers and counts with.

use kernel::DataFaults;

use super::rule_ids::RULE_IDS;
use crate::constants::Constants;
use crate::modules::sheet::Sheet;

/// The static facts of the module.
pub(crate) const SHEET: Sheet = Sheet {
    name: "traders",
    rules: "SP-TRD-",
    data: include_str!("data.toml"),
    ids: RULE_IDS,
    also: &[],
    check: Some(check),
};

/// What is remembered about a borough's Traders.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq)]
pub struct TraderState {
    /// The Traders that have ever entered, one bit each (SP-TRD-2).
    pub entered: u8,
}

impl TraderState {
    pub(crate) const NEW: TraderState = TraderState { entered: 0 };
}

/// The numbers of the module.
#[derive(Clone, Debug, Default, PartialEq, Eq)]
pub(crate) struct TraderRules {
    /// How many citizens outside City Hall bring each Trader (SP-TRD-2).
    pub thresholds: Vec<u8>,
}

/// Each Trader has a number of citizens that brings it.
fn check(constants: &Constants, faults: &mut DataFaults) {
    let traders = constants.int("traders_per_seat");
    let thresholds = constants.ints("trader_thresholds").len();
    if usize::try_from(traders) != Ok(thresholds) {
        let problem = format!("has {thresholds} entries for {traders} Traders (traders_per_seat)");
        faults.add("trader_count", "trader_thresholds", problem, "SP-TRD-2");
    }
}
