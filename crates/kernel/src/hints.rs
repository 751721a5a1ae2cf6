//! What a game tells players that know no game.

use crate::{Game, Rng, Seat};

/// How much better an action leaves its seat at once, compared from the first number to the last;
/// the larger the better. Games fill as many of the numbers as they need.
pub type Gain = [i32; 3];

/// A bot as tables offer it, by a name that people understand.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Level {
    /// What it is called; people read the message `level-<name>`, and how it plays in the game's
    /// `plays-<name>`.
    pub name: &'static str,
    /// The player, as `search::make_player` knows it.
    pub player: &'static str,
}

/// Hints for the generic players of `search`, which know no game.
pub trait Hints: Game {
    /// The bots that tables of this game offer, from the weakest. One of them is `thoughtful`, which
    /// plays for people who are away or late.
    const LEVELS: &'static [Level];

    /// The bunch an action belongs to, for players that first choose a bunch and then an action of
    /// it: in Simplicity all builds from one slot are a bunch. `None` for what takes an own action
    /// back, which such players never do: a seat that is due has at least one other. The actions of a
    /// bunch stand together in lists.
    fn bunch(&self, action: &Self::Action) -> Option<u32>;

    /// Appends the immediate [`Gain`] of `seat` for each of `actions`, all legal now. Within one
    /// common turn of a seat gains are comparable from step to step: each tells where a plan leads.
    fn gains(&self, state: &Self::State, seat: Seat, actions: &[Self::Action], out: &mut Vec<Gain>);

    /// Plays uniformly random legal actions and luck to the end of the game, as the `random`
    /// player does: first a bunch, then an action of it.
    fn play_out(&self, state: &mut Self::State, rng: &mut Rng);

    /// How many rounds have begun: a player that looks ahead may stop where one begins, because
    /// [`Hints::value`] tells most there. A game that says nothing else has none, and is played on to
    /// its end.
    fn round(&self, _state: &Self::State) -> u32 {
        0
    }

    /// Which phase of a round it is: what a seat does in one of them as long as it stays due is one plan.
    /// A game that says nothing else has a single one.
    fn phase(&self, _state: &Self::State) -> u32 {
        0
    }

    /// Plays on until round number `until` begins or the game is over, as seats may well do: legal
    /// actions, chosen cheaply rather than best, for worlds that `own` only imagines. Its own choices
    /// may be made with more care than those of the others: they tell what its plan is good for.
    fn play_on(&self, state: &mut Self::State, _until: u32, _own: Seat, rng: &mut Rng) {
        self.play_out(state, rng);
    }

    /// What a position is worth to `seat` beside the others, in points of the final score; the larger
    /// the better. What it tells where no round begins and the game is not over is rough, and 0 of a
    /// game that says nothing else.
    fn value(&self, state: &Self::State, seat: Seat) -> f64 {
        self.standings(state).map_or(0.0, |standings| standings.lead(seat))
    }

    /// Whether [`Hints::play_on`] is good enough for a search that plays to the end of the game; one of
    /// a game that does not say so plays on by gains.
    const PLAYS_ON: bool = false;

    /// Appends [`Hints::value`] for every seat: games that work it out for all at once say so here.
    fn values(&self, state: &Self::State, out: &mut Vec<f64>) {
        out.extend(Seat::first(self.seats()).map(|seat| self.value(state, seat)));
    }

    /// What is best for the seat that is due if all that follow do what is best for themselves, where
    /// neither luck nor a secret is left and no more than `most` positions have to be looked at; the
    /// first of equals. `None` elsewhere, and of a game that says nothing else.
    fn solve(&self, _state: &Self::State, _most: u64) -> Option<Self::Action> {
        None
    }

    /// As [`Game::imagine`], but those who have committed in secret have done what they may well do
    /// instead of anything.
    fn foresee(&self, view: &Self::View, rng: &mut Rng) -> Self::State {
        self.imagine(view, rng)
    }
}
