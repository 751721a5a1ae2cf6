//! Evaluator: what a position is worth at the end of a round, for players that look ahead.
//!
//! It predicts a team's final score from a few [facts](NAMES) by weights, a set for each number of
//! players and each round that is over. `citywright train simplicity` fits them to games of self-play.
//! A seat gets the prediction of the lower of its teams (SIM-5.5). Its lead over the best of the others
//! also predicts how likely it wins.

mod facts;

use bits::{Machine, Work};
use kernel::Seat;

use crate::pieces::Team;
use crate::steps::{ROUNDS, Step};
pub use crate::weights::{FACTS, NAMES, OPEN_ROUNDS, RoundValue, TableValue, ValueFile};
use crate::{Simplicity, State};
use facts::facts;

/// The bonus of a certain win on top of the lead, in points.
const WIN: f64 = 10.0;
impl Simplicity {
    /// The same rules with other weights for the evaluator.
    #[must_use]
    pub fn valued_by(mut self, rounds: [RoundValue; OPEN_ROUNDS]) -> Simplicity {
        self.value = rounds;
        self
    }

    /// [`kernel::Hints::values`].
    pub(crate) fn all_values(&self, state: &State, out: &mut Vec<f64>) {
        let seats = Seat::first(self.size.players);
        if self.step(state) == Step::Over {
            let standings = self.player_standings(state);
            let won = |seat: Seat| standings.winners().any(|winner| winner == seat.index());
            out.extend(seats.map(|seat| standings.lead(seat) + if won(seat) { WIN } else { 0.0 }));
            return;
        }
        let round = &self.value[self.rounds_over(state).clamp(1, OPEN_ROUNDS) - 1];
        let foretold = self.foretold(state, round);
        out.extend(seats.map(|seat| {
            let lead = lead(&foretold[..self.size.players], seat.index());
            lead + WIN * round.chance(lead)
        }));
    }
}

impl Simplicity {
    /// How many rounds are over.
    fn rounds_over(&self, state: &State) -> usize {
        match self.step(state) {
            Step::Over => usize::from(ROUNDS),
            step => usize::from(step.round().unwrap_or(1) - 1),
        }
    }

    /// The current [facts](NAMES) of each team; 0 for teams that do not play.
    pub fn facts(&self, state: &State) -> [[i32; FACTS]; Team::COUNT] {
        bits::dispatch(Facts { game: self, state })
    }

    /// Each seat's predicted final score: the lowest prediction among its teams (SIM-5.5).
    pub fn foretold(&self, state: &State, round: &RoundValue) -> [f64; Team::COUNT] {
        let facts = self.facts(state);
        let mut foretold = [f64::INFINITY; Team::COUNT];
        for team in self.teams() {
            let facts = facts[team.index()].iter().zip(&round.points);
            let score = facts.fold(0.0, |sum, (&fact, points)| sum + f64::from(fact) * points);
            let seat = &mut foretold[self.owner(team).index()];
            *seat = seat.min(score);
        }
        foretold
    }
}

/// The lead of a seat over the best of the others; a single seat's own score.
pub fn lead(scores: &[f64], seat: usize) -> f64 {
    let others = scores.iter().enumerate().filter(|(other, _)| *other != seat);
    let best = others.map(|(_, &score)| score).reduce(f64::max);
    scores[seat] - best.unwrap_or(0.0)
}

struct Facts<'a> {
    game: &'a Simplicity,
    state: &'a State,
}

impl Work for Facts<'_> {
    type Output = [[i32; FACTS]; Team::COUNT];

    #[inline(always)]
    fn run<M: Machine>(self, _machine: M) -> Self::Output {
        let mut all = [[0; FACTS]; Team::COUNT];
        match self.game.team_count() {
            4 => all[..4].copy_from_slice(&facts::<4>(self.game, self.state)),
            5 => all[..5].copy_from_slice(&facts::<5>(self.game, self.state)),
            _ => all = facts::<6>(self.game, self.state),
        }
        all
    }
}
