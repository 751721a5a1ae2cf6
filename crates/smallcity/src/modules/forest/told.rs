//! Forest in the text of a position.

use super::data::map_of;
use crate::hooks::Told;
use crate::map::Cells;
use crate::phrase::{cells_word, read_cells};
use crate::rules::Rules;
use crate::state::State;
use kernel::Seat;

/// By default the forest of the board, but where tiles stand.
fn left(rules: &Rules, state: &State, seat: Seat) -> Cells {
    map_of(rules.modules.forest.sides[seat.index()]).without(state.borough(seat).built)
}

/// The cells with forest, what was cleared in this round, wood set aside.
pub(super) const TOLD: Told = Told {
    first: &[],
    words: &["forest", "cleared", "wood"],
    print: |rules, state, seat, all| {
        let Some(seat) = seat else { return };
        let forest = &state.borough(seat).modules.forest;
        if forest.cells != left(rules, state, seat) {
            let cells = cells_word(forest.cells);
            all.push(format!("forest {}", if cells.is_empty() { "none" } else { &*cells }));
        }
        if forest.cleared > 0 {
            all.push(format!("cleared {}", forest.cleared));
        }
        if forest.wood > 0 {
            all.push(format!("wood {}", forest.wood));
        }
    },
    rest: |rules, state, seat| {
        state.borough_mut(seat).modules.forest.cells = left(rules, state, seat);
    },
    read: |rules, state, seat, phrase| {
        let most = left(rules, state, seat);
        let forest = &mut state.borough_mut(seat).modules.forest;
        match phrase.head.text {
            "cleared" => forest.cleared = phrase.only()?.number()?,
            "wood" => forest.wood = phrase.only()?.number::<u8>()?.min(99),
            _ if phrase.tail == "none" => forest.cells = Cells::NONE,
            _ => {
                forest.cells = read_cells(&phrase.rest)?;
                let never = forest.cells.without(most);
                if !never.is_empty() {
                    let problem = format!("{never}: no forest can be here");
                    return Err(phrase.head.breaks("SP-FOR-1", problem));
                }
            }
        }
        Ok(())
    },
};
