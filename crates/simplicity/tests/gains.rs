//! What generic players get: the gain of every legal action matches plain scoring (section 5, by
//! the reference) after it, and the bunches of actions are the slots.

use std::collections::BTreeSet;

use kernel::{Gain, Game, Hints, Input as KernelInput, Seat};
use simplicity::{Action, Simplicity, Slot, State};

use crate::reference::{self, Demolition};
use crate::{bridge, shared};

/// Every number of players with and without demolition, and the same for the reference.
fn tables() -> impl Iterator<Item = (Simplicity, reference::Setup)> {
    let options = [("always", Demolition::Always), ("never", Demolition::Never)];
    (2..=6).flat_map(move |players| {
        options.map(|(name, demolition)| {
            let naive = reference::Setup::default_for(usize::from(players));
            let game = shared::game(players, &[("demolition", name)]);
            (game, reference::Setup { demolition, ..naive })
        })
    })
}

/// Every position of some games at every table in which a seat is to act, with its legal actions.
fn each_turn(
    seeds: u64,
    mut check: impl FnMut(&Simplicity, &State, &reference::Game, Seat, &[Action]),
) {
    for (game, setup) in tables() {
        for seed in 0..seeds {
            bridge::each_position(&game, &setup, seed, |state, naive, next| {
                if let Some(&KernelInput::Act { seat, .. }) = next {
                    let mut legal = Vec::new();
                    game.legal(state, seat, &mut legal);
                    check(&game, state, naive, seat, &legal);
                }
            });
        }
    }
}

fn points(gain: reference::Gain) -> i32 {
    gain.links + gain.neighbourhoods + gain.parks
}

/// What a take brings: the change of the player's score (SIM-5.5), then of the sum over the
/// player's teams, then the better pawn, which is the higher slot (SIM-3.3).
fn gain_of_take(naive: &reference::Game, seat: Seat, slot: Slot, at: reference::Square) -> Gain {
    let scores = naive.scores();
    let teams = naive.setup.teams_of(seat.index());
    let number = slot.index() + 1;
    let brought = |team: usize| points(naive.gain(number, at, team));
    let has = |team: usize| scores[team].total as i32;
    let before = teams.iter().map(|&team| has(team)).min().expect("a team");
    let after = teams.iter().map(|&team| has(team) + brought(team)).min().expect("a team");
    [after - before, teams.iter().map(|&team| brought(team)).sum(), -(number as i32)]
}

/// The gain of a block: none in itself, so the less the first team of another player can then gain,
/// the better; then the better slot is blocked.
fn gain_of_block(naive: &reference::Game, seat: Seat, block: &reference::Input) -> Gain {
    let mut after = naive.clone();
    after.apply(block).expect("the block is legal");
    let is_other = |team: &&usize| after.setup.player_of(**team) != seat.index();
    let team = *after.order.iter().find(is_other).expect("another player");
    let best = after
        .legal()
        .into_iter()
        .map(|(slot, at)| points(reference::gain(&after.city, team, after.tiles[&slot], at, team)));
    let reference::Input::Block { slot, .. } = block else { panic!("{block:?} is no block") };
    [-best.max().expect("a legal build"), 0, -(*slot as i32)]
}

#[test]
fn the_gain_of_every_action_matches_the_scores_after_it() {
    each_turn(4, |game, state, naive, seat, legal| {
        let kept = [7, -7, 77];
        let mut gains = vec![kept];
        game.gains(state, seat, legal, &mut gains);
        assert_eq!((gains[0], gains.len()), (kept, 1 + legal.len()), "gains are appended");
        for (&action, &gain) in legal.iter().zip(&gains[1..]) {
            let due = match action {
                Action::Take { slot, space, .. } => {
                    gain_of_take(naive, seat, slot, (space.column(), space.row()))
                }
                Action::Block { .. } => {
                    let input = bridge::input(game, &KernelInput::Act { seat, action });
                    gain_of_block(naive, seat, &input)
                }
            };
            assert_eq!(gain, due, "{action:?} of {seat} with {} seats", game.seats());
        }
    });
}

/// All builds from one slot form a bunch, and are adjacent.
#[test]
fn the_actions_of_a_slot_are_a_bunch() {
    each_turn(2, |game, _, _, _, legal| {
        let mut bunches: Vec<_> =
            legal.iter().map(|action| (action.slot(), game.bunch(action))).collect();
        bunches.dedup();
        let slots: BTreeSet<Slot> = bunches.iter().map(|(slot, _)| *slot).collect();
        let names: BTreeSet<u32> = bunches.iter().filter_map(|(_, bunch)| *bunch).collect();
        assert_eq!((slots.len(), names.len()), (bunches.len(), bunches.len()), "{bunches:?}");
    });
}
