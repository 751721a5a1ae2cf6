//! The static facts of the module, and what it counts with.

use kernel::{OptionInfo, OptionKind};

use super::rule_ids::RULE_IDS;
use crate::modules::sheet::Sheet;
use crate::pieces::Kind;

/// The static facts of the module.
pub(crate) const SHEET: Sheet = Sheet {
    name: "historic",
    rules: "SP-REA-",
    data: include_str!("data.toml"),
    ids: RULE_IDS,
    also: &[],
    check: None,
};

/// The building of the seats, one for all or one for each (SP-REA-1).
pub(crate) const BUILDING: OptionInfo = OptionInfo {
    kind: OptionKind::EachSeat,
    when: Some(("modules", "historic")),
    ..OptionInfo::one("historic", &["colosseum", "neuschwanstein"], "SP-REA-1")
};

/// The numbers of the module.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq)]
pub(crate) struct HistoricRules {
    /// The Colosseum; none where no seat has it.
    pub colosseum: Option<Kind>,
    /// How many times the Supporter brings its money or votes beside it (SP-REA-4).
    pub supporters: u8,
    /// Neuschwanstein; none where no seat has it.
    pub castle: Option<Kind>,
    /// How many forest cells around it bring no vote yet (SP-REA-6).
    pub offset: i32,
}
