//! Luck told from skill.

use schemars::JsonSchema;
use serde::Serialize;

use crate::document::{DealDoc, DecisionDoc, Tenths};

/// Where the result of a seat comes from, in the unit of the review:
/// `start + draws + own + others = result`.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, Serialize, JsonSchema)]
#[schemars(rename = "ReviewBalance")]
pub struct BalanceDoc {
    /// The value before the first entry.
    pub start: Tenths,
    /// What draws brought: the value after each less that before it.
    pub draws: Tenths,
    /// What the own decisions gave away; never above 0.
    pub own: Tenths,
    /// The rest: what the others' decisions brought, and what nobody foresaw.
    pub others: Tenths,
    /// The value of the result.
    pub result: Tenths,
}

/// The balance of each seat. Between two parts the value may differ, because each is judged by itself;
/// that counts with the others.
pub(crate) fn balance(
    start: &[Tenths],
    deals: &[DealDoc],
    decisions: &[DecisionDoc],
    result: &[Tenths],
) -> Vec<BalanceDoc> {
    let of = |seat: usize| {
        let draws = deals.iter().map(|deal| deal.value[seat].0 - deal.before[seat].0).sum();
        let own = decisions.iter().filter(|decision| decision.who.index() == seat);
        let own = -own.map(|decision| decision.loss.0).sum::<i32>();
        let (start, result) = (start[seat], result[seat]);
        BalanceDoc {
            start,
            draws: Tenths(draws),
            own: Tenths(own),
            others: Tenths(result.0 - start.0 - draws - own),
            result,
        }
    };
    (0..start.len()).map(of).collect()
}
