//! Ships and the prize in the text of a position.

use crate::hooks::Told;

/// How many ships a seat has guided; whether the prize is given.
pub(super) const TOLD: Told = Told {
    first: &[],
    words: &["ships", "prize"],
    print: |_, state, seat, all| match seat {
        Some(seat) => {
            let ships = state.borough(seat).modules.lighthouses.ships;
            if ships > 0 {
                all.push(format!("ships {ships}"));
            }
        }
        None if state.modules.lighthouses.prize_given => all.push("prize given".to_owned()),
        None => {}
    },
    rest: |_, _, _| {},
    read: |_, state, seat, phrase| {
        let word = phrase.only()?;
        if phrase.head.text == "ships" {
            state.borough_mut(seat).modules.lighthouses.ships = word.number()?;
        } else {
            state.modules.lighthouses.prize_given = word.text == "given";
        }
        Ok(())
    },
};
