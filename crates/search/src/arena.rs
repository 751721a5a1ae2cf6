//! One game between players.

use kernel::{Game, Input, InputOf, Observer, Rng, Seat, Turn};

use crate::players::Player;

/// What a game needs besides its players: the rules and two generators. Luck has its own, so it does
/// not depend on how often a player draws random numbers.
#[derive(Debug)]
pub struct Deal<'a, G> {
    /// The rules.
    pub game: &'a G,
    /// Draws luck.
    pub luck: Rng,
    /// The players' generator.
    pub whims: Rng,
}

impl<'a, G: Game> Deal<'a, G> {
    /// Game number `index` of `seed`.
    pub fn new(game: &'a G, seed: u64, index: u64) -> Deal<'a, G> {
        Deal::again(game, seed, index, index)
    }

    /// Game number `index` of `seed` with the luck of game `deal`. Both games have the same luck as
    /// long as the same outcomes are possible.
    pub fn again(game: &'a G, seed: u64, deal: u64, index: u64) -> Deal<'a, G> {
        Deal { game, luck: luck_of(seed, deal), whims: whims_of(seed, index) }
    }
}

/// The generator that draws the luck of game `deal` of `seed`.
pub fn luck_of(seed: u64, deal: u64) -> Rng {
    Rng::stream(seed, deal.wrapping_mul(2))
}

/// The generator of the players of game `index` of `seed`.
pub fn whims_of(seed: u64, index: u64) -> Rng {
    Rng::stream(seed, index.wrapping_mul(2).wrapping_add(1))
}

/// Plays a game to its end and returns the last state; `seen` gets every input as the game applies it.
///
/// # Panics
/// If the game lists no action or outcome before it is over, which a law of `testkit` forbids.
pub fn play_game<G: Game>(
    table: &mut Deal<'_, G>,
    players: &mut [&mut dyn Player<G>],
    seen: impl FnMut(&InputOf<G>),
) -> G::State {
    play_from(table, table.game.start(), players, seen)
}

/// Like [`play_game`], from a state.
///
/// # Panics
/// As [`play_game`].
pub fn play_from<G: Game>(
    table: &mut Deal<'_, G>,
    mut state: G::State,
    players: &mut [&mut dyn Player<G>],
    mut seen: impl FnMut(&InputOf<G>),
) -> G::State {
    let game = table.game;
    let mut legal = Vec::new();
    loop {
        let seat = match game.turn(&state) {
            Turn::Over => return state,
            Turn::Chance => {
                let chance = game.luck(&state, &mut table.luck);
                let input = Input::Chance(chance.expect("luck has an outcome while it is due"));
                game.apply_unchecked(&mut state, &input);
                seen(&input);
                continue;
            }
            Turn::Seat(seat) => seat,
            Turn::Together(seats) => first_of(seats),
        };
        legal.clear();
        game.legal(&state, seat, &mut legal);
        let view = game.view(&state, Observer::Seat(seat));
        let player = &mut players[seat.index()];
        let index = player.choose(game, &view, seat, &legal, &mut table.whims);
        let input = Input::Act { seat, action: legal[index].clone() };
        game.apply_unchecked(&mut state, &input);
        seen(&input);
    }
}

fn first_of(seats: kernel::SeatSet) -> Seat {
    seats.iter().next().expect("somebody owes an input in a common turn")
}
