//! Implements [`kernel::Study`].

use kernel::{Depth, End, Grades, Seat, Study};
use serde_json::Value;

use crate::steps::Step;
use crate::{Action, Simplicity, State};

impl Study for Simplicity {
    const DEPTH: Depth = Depth { quick: 100, worlds: 2_400, exact: 4_000_000 };

    const GRADES: &'static [Grades] = &[
        Grades { seats: 2, sound: 1.0, slip: 11.0, mistake: 20.0, blunder: 35.0 },
        Grades { seats: 3, sound: 1.0, slip: 12.0, mistake: 21.0, blunder: 39.0 },
        Grades { seats: 4, sound: 1.0, slip: 15.0, mistake: 26.0, blunder: 48.0 },
        Grades { seats: 5, sound: 1.0, slip: 12.0, mistake: 22.0, blunder: 43.0 },
        Grades { seats: 6, sound: 1.0, slip: 16.0, mistake: 26.0, blunder: 46.0 },
    ];

    fn kind(&self, state: &State, _seat: Seat) -> &'static str {
        if matches!(self.step(state), Step::Block { .. }) { "block" } else { "build" }
    }

    /// The type and the space count; the slot matters less.
    fn is_alike(&self, state: &State, one: &[Action], other: &[Action]) -> bool {
        let deed = |plan: &[Action]| match plan.first() {
            Some(Action::Take { slot, space, .. }) => {
                (state.offer[slot.index()], Some(*space), None)
            }
            Some(Action::Block { slot, .. }) => (None, None, Some(*slot)),
            None => (None, None, None),
        };
        deed(one) == deed(other)
    }

    fn ends(&self, state: &State, most: u64) -> Option<Vec<(Action, Vec<End>)>> {
        let all = self.all_ends(state, most)?;
        let ends = |(action, ends): (Action, crate::solve::Ends)| {
            let ends = &ends[..self.size.players];
            let share = 1.0 / ends.iter().filter(|end| end.wins).count().max(1) as f64;
            let end = |end: &crate::solve::End| End {
                score: end.score.into(),
                lead: end.lead.into(),
                chance: if end.wins { share } else { 0.0 },
            };
            (action, ends.iter().map(end).collect())
        };
        Some(all.into_iter().map(ends).collect())
    }

    fn facts(&self, state: &State, seat: Seat, plan: &[Action]) -> Option<Value> {
        serde_json::to_value(self.facts_of(state, seat, *plan.first()?)).ok()
    }
}
