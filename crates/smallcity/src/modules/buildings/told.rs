//! Statues and Palaces in the text of a position.

use kernel::Seat;

use crate::hooks::Told;
use crate::pieces::Kind;
use crate::rules::Rules;
use crate::state::State;

fn count(state: &State, seat: Seat, kind: Option<Kind>) -> u8 {
    state.borough(seat).tiles.iter().filter(|(_, other, _)| Some(*other) == kind).count() as u8
}

/// By default every Palace has brought its promise.
fn served(rules: &Rules, state: &State, seat: Seat) -> u8 {
    count(state, seat, rules.modules.buildings.palace)
}

/// How many Palaces bring no more promise.
pub(super) const TOLD: Told = Told {
    first: &[],
    words: &["served"],
    print: |rules, state, seat, all| {
        let Some(seat) = seat else { return };
        let told = state.borough(seat).modules.buildings.served;
        if told != served(rules, state, seat) {
            all.push(format!("served {told}"));
        }
    },
    rest: |rules, state, seat| {
        let statues = count(state, seat, rules.modules.buildings.statue);
        let served = served(rules, state, seat);
        let buildings = &mut state.borough_mut(seat).modules.buildings;
        (buildings.statues, buildings.served) = (statues, served);
    },
    read: |_, state, seat, phrase| {
        state.borough_mut(seat).modules.buildings.served = phrase.only()?.number()?;
        Ok(())
    },
};
