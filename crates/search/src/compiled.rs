//! Players behind function pointers.

use std::fmt;

use kernel::{Hints, InputOf};

use crate::{BadPlayer, Deal, Player, make_player, play_game};

/// A game's players and arena, compiled by the crate that names [`Compiled::HERE`]. Crates that call
/// them through a reference do not compile them again.
pub struct Compiled<G: Hints> {
    make: Make<G>,
    play: Arena<G>,
}

type Make<G> = fn(&str) -> Result<Box<dyn Player<G>>, BadPlayer>;
type Arena<G> = for<'a, 'b> fn(
    &mut Deal<'a, G>,
    &mut [&'b mut dyn Player<G>],
    &mut dyn FnMut(&InputOf<G>),
) -> <G as kernel::Game>::State;

impl<G: Hints> Compiled<G> {
    /// The players and arena that this crate compiles.
    pub const HERE: Compiled<G> = Compiled {
        make: make_player,
        play: |table, players, seen| play_game(table, players, seen),
    };

    /// Like [`make_player`].
    ///
    /// # Errors
    /// There is no such player or parameter.
    pub fn make(&self, spec: &str) -> Result<Box<dyn Player<G>>, BadPlayer> {
        (self.make)(spec)
    }

    /// Like [`play_game`].
    pub fn play(
        &self,
        table: &mut Deal<'_, G>,
        players: &mut [&mut dyn Player<G>],
        seen: &mut dyn FnMut(&InputOf<G>),
    ) -> G::State {
        (self.play)(table, players, seen)
    }
}

impl<G: Hints> fmt::Debug for Compiled<G> {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.write_str("Compiled(..)")
    }
}
