//! Luck told from skill.

use crate::document::{BalanceDoc, DealDoc, DecisionDoc};
use crate::tenths::Tenths;

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
