//! Actions and outcomes as numbers. A game with one fixed table of actions (Simplicity) has its own
//! numbers; in any other an action is its place in the list of legal ones.

mod simplicity;
mod small_city;

use kernel::{Documents, Hints, Seat};
use search::Compiled;

use crate::encode::Seen;

pub(crate) use simplicity::{NAME as SIMPLICITY, Sizes, act, chance_of, code_of};
pub(crate) use small_city::NAME as SMALL_CITY;

/// A game whose inputs have numbers.
pub(crate) trait Coded: Documents + Hints {
    /// Its players, compiled by another crate.
    const BOTS: &'static Compiled<Self>;

    /// How many teams play; a seat may have more than one.
    fn teams(&self) -> usize {
        self.seats()
    }

    /// How many actions the fixed table has, if there is one.
    fn num_actions(&self) -> Option<usize> {
        None
    }

    /// The actions that a seat may take, each with its number. Those that take back its own come last,
    /// without gaps in the numbers of the others.
    fn numbered(&self, state: &Self::State, seat: Seat) -> Vec<(i32, Self::Action)> {
        let mut legal = Vec::new();
        self.legal(state, seat, &mut legal);
        let (on, back): (Vec<_>, Vec<_>) =
            legal.into_iter().partition(|action| self.bunch(action).is_some());
        on.into_iter().chain(back).enumerate().map(|(at, action)| (at as i32, action)).collect()
    }

    /// The action of a number; it need not be legal in a game with a fixed table.
    fn action(&self, state: &Self::State, seat: Seat, code: i64) -> Option<Self::Action> {
        let mut numbered = self.numbered(state, seat);
        let at = usize::try_from(code).ok().filter(|&at| at < numbered.len())?;
        Some(numbered.swap_remove(at).1)
    }

    /// The outcomes of the draw that is due, each with its number and weight.
    fn draws(&self, state: &Self::State) -> Vec<(i32, Self::Chance, u32)> {
        let mut outcomes = Vec::new();
        self.outcomes(state, &mut outcomes);
        let numbered = outcomes.into_iter().enumerate();
        numbered.map(|(at, (chance, weight))| (at as i32, chance, weight)).collect()
    }

    /// The outcome of a number; it need not be possible now in a game with fixed numbers.
    fn chance(&self, state: &Self::State, code: i64) -> Option<Self::Chance> {
        let mut draws = self.draws(state);
        let at = usize::try_from(code).ok().filter(|&at| at < draws.len())?;
        Some(draws.swap_remove(at).1)
    }

    /// A hash of a state, if its states can be hashed.
    fn hash(_state: &Self::State) -> Option<u64> {
        None
    }

    /// A state as bytes, if its states have such a form.
    fn to_bytes(_state: &Self::State) -> Option<Vec<u8>> {
        None
    }

    /// The state of some bytes; `None` if they are none.
    fn of_bytes(&self, _bytes: &[u8]) -> Option<Self::State> {
        None
    }

    /// What a seat sees, as arrays; with `truth` the secrets of the others too.
    fn observe(&self, state: &Self::State, seat: Seat, truth: bool) -> Seen;
}
