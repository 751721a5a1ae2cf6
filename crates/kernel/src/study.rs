//! What a game tells programs that review its finished games.

use serde_json::Value;

use crate::{Documents, Hints, Seat, Standings};

/// What a review of a game measures values and losses in.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Unit {
    /// The chance to win, in percent. The seats' chances sum to 100.
    Chance,
    /// Points of the final lead over the best of the others; alone, of the final score.
    Points,
}

/// How a game ends for one seat, known or foretold.
#[derive(Clone, Copy, Debug, Default, PartialEq)]
pub struct End {
    /// The final score.
    pub score: f64,
    /// The lead over the best of the others; alone, the score ([`Standings::lead`]).
    pub lead: f64,
    /// The chance to win, from 0 to 1; winners share it.
    pub chance: f64,
}

impl End {
    /// The end of a finished game, for every seat.
    pub fn of(standings: &Standings) -> impl Iterator<Item = End> + '_ {
        let share = 1.0 / standings.winners().count().max(1) as f64;
        standings.0.iter().enumerate().map(move |(seat, place)| End {
            score: place.score.into(),
            lead: standings.lead(Seat::new(seat)),
            chance: if place.has_won() { share } else { 0.0 },
        })
    }
}

/// From which loss on a decision has a grade, in the game's [`Unit`]. A smaller loss than `sound` is
/// no loss: the decision is as good as the best.
#[derive(Clone, Copy, Debug, PartialEq)]
pub struct Grades {
    /// For tables of so many seats.
    pub seats: u8,
    /// Sound.
    pub sound: f64,
    /// A slip.
    pub slip: f64,
    /// A mistake.
    pub mistake: f64,
    /// A blunder.
    pub blunder: f64,
}

/// How deep a review looks.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Depth {
    /// In how many sampled worlds it tries every choice, before it drops the worse half.
    pub quick: u32,
    /// In how many it tries the best choices and the one that was made.
    pub worlds: u32,
    /// Where at most so many positions can follow, it visits them all instead.
    pub exact: u64,
}

/// A game whose finished games can be reviewed.
pub trait Study: Documents + Hints {
    /// What values and losses are measured in.
    const UNIT: Unit = Unit::Chance;

    /// Whether a seat's consecutive actions in one phase ([`Hints::phase`]) are one decision.
    const WHOLE_PLANS: bool = false;

    /// After how many rounds [`Study::foretell`] judges a sampled world, this round included; 0 is
    /// never, it is played to its end.
    const ROUNDS: u32 = 0;

    /// How deep a review looks.
    const DEPTH: Depth = Depth { quick: 100, worlds: 1_600, exact: 0 };

    /// The grades, by number of seats; tables of other numbers have the last ones. `docs/strength.md`
    /// has the method that found them.
    const GRADES: &'static [Grades] =
        &[Grades { seats: 4, sound: 1.0, slip: 5.0, mistake: 12.0, blunder: 25.0 }];

    /// The largest review, in bytes: beyond it, less important alternatives are left out.
    const BYTES: usize = 12_000;

    /// What kind of decision `seat` has, such as `build`.
    fn kind(&self, _state: &Self::State, _seat: Seat) -> &'static str {
        "choice"
    }

    /// Whether two plans do the same where `seat` has them, but for details that rarely matter.
    fn is_alike(&self, _state: &Self::State, one: &[Self::Action], other: &[Self::Action]) -> bool {
        one == other
    }

    /// Every action of the seat to act, with the end for every seat if all do what is best for
    /// themselves from then on. `None` if a draw or a secret remains, or if more than `most` positions
    /// can follow.
    fn ends(&self, _state: &Self::State, _most: u64) -> Option<Vec<(Self::Action, Vec<End>)>> {
        None
    }

    /// Appends the foretold end of every seat, where a round begins or the game is over.
    fn foretell(&self, state: &Self::State, out: &mut Vec<End>) {
        if let Some(standings) = self.standings(state) {
            out.extend(End::of(&standings));
            return;
        }
        let chance = 1.0 / self.seats() as f64;
        let end = |seat| {
            let value = self.value(state, seat);
            End { score: value, lead: value, chance }
        };
        out.extend(Seat::first(self.seats()).map(end));
    }

    /// Appends the parts of what a position is worth to a seat, in points, always the same in the same
    /// order. By default there are none.
    fn parts(&self, _state: &Self::State, _seat: Seat, _out: &mut Vec<(&'static str, f64)>) {}

    /// What can be counted about a legal plan of `seat`, by a stable name for each fact. `state` is as
    /// the seat knows it. By default nothing.
    fn facts(&self, _state: &Self::State, _seat: Seat, _plan: &[Self::Action]) -> Option<Value> {
        None
    }
}
