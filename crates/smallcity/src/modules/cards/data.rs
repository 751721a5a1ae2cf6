//! The static facts of the module, and what it counts with and refuses.

use schemars::JsonSchema;
use serde::Serialize;

use super::rule_ids::RULE_IDS;
use crate::modules::sheet::Sheet;

/// The static facts of the module.
pub(crate) const SHEET: Sheet = Sheet {
    name: "cards",
    rules: "SP-ACT-",
    data: include_str!("data.toml"),
    ids: RULE_IDS,
    also: &[],
    check: None,
};

/// The numbers of the module.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq)]
pub(crate) struct CardsRules {
    /// The price of the Anarchist: dollars, or votes.
    pub money: u16,
    pub votes: u16,
    /// The pollution of a taker who can pay neither.
    pub pollution: u16,
}

/// Refusals of the module.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, JsonSchema)]
#[serde(tag = "why", rename_all = "snake_case")]
#[schemars(rename = "SmallCityCardsWhy")]
#[allow(missing_docs)]
pub enum Refusal {
    /// The Anarchist asks for more dollars than there are (SP-ACT-2).
    AnarchistMoneyShort { price: u16, money: u16 },
    /// The Anarchist asks for more votes than there are (SP-ACT-2).
    AnarchistVotesShort { price: u16, votes: u16 },
}

impl Refusal {
    /// The stable name for programs.
    pub(crate) const fn code(&self) -> &'static str {
        match self {
            Refusal::AnarchistMoneyShort { .. } | Refusal::AnarchistVotesShort { .. } => {
                "cannot_pay"
            }
        }
    }
}
