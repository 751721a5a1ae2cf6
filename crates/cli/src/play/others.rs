//! Decisions of luck and bots.

use kernel::{Hints, Input, InputOf, Notation, Observer, Rng, Seat};
use record::Recorder;
use search::Player;

/// Luck and bots get a new generator for every entry of the record, so a saved and loaded game
/// continues exactly as it would have.
fn rng<G: Notation>(table: &Recorder<G>, seed: u64, whose: u64) -> Rng {
    Rng::stream(seed, 2 * table.log().len() as u64 + whose)
}

/// Makes the current draw.
pub(super) fn drawn<G: Notation>(table: &Recorder<G>, seed: u64) -> InputOf<G> {
    let mut outcomes = Vec::new();
    table.game().outcomes(table.state(), &mut outcomes);
    let chance = rng(table, seed, 0).pick_weighted(&outcomes).cloned();
    Input::Chance(chance.expect("luck has an outcome while it is due"))
}

/// A bot's action for a seat that is to act.
pub(super) fn bots_turn<G: Hints + Notation>(
    table: &Recorder<G>,
    seed: u64,
    seat: Seat,
    bot: &mut dyn Player<G>,
) -> InputOf<G> {
    let (game, state) = (table.game(), table.state());
    let mut legal = Vec::new();
    game.legal(state, seat, &mut legal);
    let view = game.view(state, Observer::Seat(seat));
    let index = bot.choose(game, &view, seat, &legal, &mut rng(table, seed, 1));
    Input::Act { seat, action: legal.swap_remove(index) }
}
