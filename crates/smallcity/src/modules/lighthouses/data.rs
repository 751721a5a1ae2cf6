//! What the module is on paper, and what it remembers and counts with.

use kernel::{OptionInfo, OptionKind};

use super::rule_ids::RULE_IDS;
use crate::modules::sheet::Sheet;
use crate::pieces::Kind;

/// The module on paper.
pub(crate) const SHEET: Sheet = Sheet {
    name: "lighthouses",
    rules: "EX-LIG-",
    data: include_str!("data.toml"),
    ids: RULE_IDS,
    also: &[],
    check: None,
};

/// The coast of the seats, one for all or one for each (EX-LIG-6).
pub(crate) const COAST: OptionInfo = OptionInfo {
    kind: OptionKind::EachSeat,
    when: Some(("modules", "lighthouses")),
    ..OptionInfo::one("coast", &["wild", "calm"], "EX-LIG-6")
};

/// What is remembered about a borough's Lighthouses.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq)]
pub struct LighthouseState {
    /// How many ships they have guided (EX-LIG-3).
    pub ships: u8,
}

impl LighthouseState {
    pub(crate) const NEW: LighthouseState = LighthouseState { ships: 0 };
}

/// What is remembered about the table.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq)]
pub struct LighthouseTable {
    /// Whether the prize has been given (EX-LIG-7).
    pub prize_given: bool,
}

impl LighthouseTable {
    pub(crate) const NEW: LighthouseTable = LighthouseTable { prize_given: false };
}

/// The numbers of the module.
#[derive(Clone, Debug, Default, PartialEq, Eq)]
pub(crate) struct LighthouseRules {
    /// The tile; none while the module is off.
    pub kind: Option<Kind>,
    /// What a cell of the cliff costs (EX-LIG-2).
    pub cliff: u16,
    /// What a ship brings, and how many there are (EX-LIG-3).
    pub income: u16,
    pub ships: u8,
    /// What a Residence gives (EX-LIG-4).
    pub votes: i32,
    /// What the first seat with a Lighthouse earns (EX-LIG-7).
    pub prize: u16,
}
