//! Which Traders have come, in the text of a position.

use crate::hooks::Told;
use crate::rules::Rules;
use crate::state::Borough;

/// By default the first ones, as many as are not beside the borough.
fn first(rules: &Rules, borough: &Borough) -> u8 {
    let came = rules.person_named("trader").map_or(0, |person| {
        rules.person(person).aside.saturating_sub(borough.aside[person.index()])
    });
    (0..came.min(8)).fold(0, |all, bit| all | 1 << bit)
}

/// The numbers of the Traders that have ever come, from 1.
pub(super) const TOLD: Told = Told {
    first: &[],
    words: &["entered"],
    print: |rules, state, seat, all| {
        let Some(seat) = seat else { return };
        let borough = state.borough(seat);
        let entered = borough.modules.traders.entered;
        if entered != first(rules, borough) {
            let numbers = (0..8).filter(|bit| entered >> bit & 1 == 1);
            let numbers: Vec<String> = numbers.map(|bit| (bit + 1).to_string()).collect();
            all.push(format!("entered {}", numbers.join(" ")));
        }
    },
    rest: |rules, state, seat| {
        let entered = first(rules, state.borough(seat));
        state.borough_mut(seat).modules.traders.entered = entered;
    },
    read: |_, state, seat, phrase| {
        let mut entered = 0;
        for word in &phrase.rest {
            let number: u8 = word.number()?;
            if !(1..=8).contains(&number) {
                return Err(word.breaks("SP-TRD-2", "write the numbers of Traders, from 1"));
            }
            entered |= 1 << (number - 1);
        }
        state.borough_mut(seat).modules.traders.entered = entered;
        Ok(())
    },
};
