//! Hints that let generic players play a game.

use crate::{Game, Rng, Seat};

/// How much an action improves its seat's position at once. Players compare gains from the first number
/// to the last; larger is better. A game fills as many of the numbers as it needs.
pub type Gain = [i32; 3];

/// A bot that tables offer, under a friendly name.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Level {
    /// Its name. The message `level-<name>` shows it; the game's `plays-<name>` says how it plays.
    pub name: &'static str,
    /// The player, as a spec for `search::make_player`, which may list others by [`Hints::variety`].
    pub player: &'static str,
}

/// Hints for the generic players of `search`, which know no game.
pub trait Hints: Game {
    /// The bots that tables of this game offer, weakest first. One is `thoughtful`, which plays for
    /// people who are away or late.
    const LEVELS: &'static [Level];

    /// Which player of a level's list plays this set-up: 0, the first, in the plain game. By default
    /// every game is plain.
    fn variety(&self) -> usize {
        0
    }

    /// The action's bunch, for players that first choose a bunch and then an action in it. In
    /// Simplicity all builds from one slot are one bunch. `None` for actions that take back a seat's
    /// own action: such players never choose those, and a seat to act always has another action. Lists
    /// keep the actions of a bunch together.
    fn bunch(&self, action: &Self::Action) -> Option<u32>;

    /// Appends the immediate [`Gain`] of `seat` for each of `actions`, all legal now. Within a seat's
    /// common turn, gains are comparable across steps: each rates the plan so far.
    fn gains(&self, state: &Self::State, seat: Seat, actions: &[Self::Action], out: &mut Vec<Gain>);

    /// Rollout: plays uniformly random legal actions and chance events to the end of the
    /// game, like the `random` player: first a bunch, then an action in it.
    fn play_out(&self, state: &mut Self::State, rng: &mut Rng);

    /// How many rounds have begun. A player that looks ahead may stop at the start of a round, where
    /// [`Hints::value`] is most accurate. By default a game has no rounds, and players play it to its
    /// end.
    fn round(&self, _state: &Self::State) -> u32 {
        0
    }

    /// The phase within a round. A seat's consecutive actions in one phase form one plan. By default a
    /// game has a single phase.
    fn phase(&self, _state: &Self::State) -> u32 {
        0
    }

    /// Heuristic rollout: plays plausible legal actions until round number `until` begins or the game
    /// is over. It chooses cheaply, not optimally, and runs only in worlds that `own` imagines. It may
    /// choose with more care for `own` than for the others, because `own`'s actions rate its plan.
    fn play_on(&self, state: &mut Self::State, _until: u32, _own: Seat, rng: &mut Rng) {
        self.play_out(state, rng);
    }

    /// Like [`Hints::play_on`], but the luck of chance and of each seat in each step of the rules does not
    /// depend on what happened before. So worlds of one `seed` that differ a little stay alike, and their
    /// values differ less by luck. By default only the first luck is the same.
    fn play_on_alike(&self, state: &mut Self::State, until: u32, own: Seat, seed: u64) {
        self.play_on(state, until, own, &mut Rng::seed(seed));
    }

    /// Evaluator: what a position is worth to `seat` relative to the others, in points of the final
    /// score; larger is better. The value is rough unless a round begins here or the game is over. The
    /// default is 0 until the game is over.
    fn value(&self, state: &Self::State, seat: Seat) -> f64 {
        self.standings(state).map_or(0.0, |standings| standings.lead(seat))
    }

    /// Whether [`Hints::play_on`] is good enough for a search that plays to the end of the game. If
    /// not, the search plays on by gains.
    const PLAYS_ON: bool = false;

    /// Appends [`Hints::value`] for every seat. Games that compute all values at once override it.
    fn values(&self, state: &Self::State, out: &mut Vec<f64>) {
        out.extend(Seat::first(self.seats()).map(|seat| self.value(state, seat)));
    }

    /// The best action of the seat to act if every later seat also does what is best for itself; the
    /// first of equals. `None` if a draw or a secret remains, or if the search needs more than `most`
    /// positions. The default is `None`.
    fn solve(&self, _state: &Self::State, _most: u64) -> Option<Self::Action> {
        None
    }

    /// Like [`Game::imagine`], but samples plausible rather than uniform hidden plans for the seats
    /// that have committed in secret (determinization).
    fn foresee(&self, view: &Self::View, rng: &mut Rng) -> Self::State {
        self.imagine(view, rng)
    }
}
