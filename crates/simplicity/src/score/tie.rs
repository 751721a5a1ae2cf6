//! Players' scores and ties (SIM-5.5, SIM-5.6).

use std::cmp::Reverse;

use kernel::{Seat, Standings};

use crate::pieces::{Slot, Team};
use crate::{Simplicity, State, TieBreak};

/// How one team ended.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct TeamEnd {
    /// All its points.
    pub total: u16,
    /// The slot of its pawn, from 0; `None` if unknown.
    pub pawn: Option<usize>,
    /// What breaks ties, smaller is better: its pawn or, by an option, its place in the turn order of
    /// round 5; `None` if unknown, which leaves ties open.
    pub tie: Option<usize>,
}

impl TeamEnd {
    /// The team of a player with the smallest order counts: the lower team (SIM-5.5), of two with the
    /// same score the one whose pawn stands higher (SIM-5.6).
    fn order(&self) -> (u16, Option<usize>) {
        (self.total, self.pawn)
    }

    /// Ranks the player that this team counts for; more is better.
    pub(crate) fn worth(&self) -> (i32, Option<Reverse<usize>>) {
        (i32::from(self.total), self.tie.map(Reverse))
    }
}

/// Scores and ranks players, each given by its teams.
///
/// A player's score is that of the lower team (SIM-5.5), which ties also compare. If both teams have
/// the same score it is the one whose pawn stands higher (SIM-5.6).
pub fn players_of(players: &[Vec<TeamEnd>]) -> Standings {
    let worth = |teams: &Vec<TeamEnd>| {
        let scoring = teams.iter().min_by_key(|end| end.order());
        scoring.map_or((0, None), TeamEnd::worth)
    };
    Standings::rank(&players.iter().map(worth).collect::<Vec<_>>())
}

impl Simplicity {
    /// Each player's score and rank as if the game ended now (SIM-5.5, SIM-5.6); final after
    /// round 5.
    pub fn player_standings(&self, state: &State) -> Standings {
        let scores = self.scores(state);
        let total = |team: Team| scores[team.index()].total();
        let worth = |seat| self.scoring(state, total, seat).1.worth();
        Standings::rank(&Seat::first(self.size.players).map(worth).collect::<Vec<_>>())
    }

    /// The team of a seat that gives the player's score and that ties compare: the lower one (SIM-5.5),
    /// of two with the same score the one whose pawn stands higher (SIM-5.6).
    pub fn scoring_team(&self, state: &State, seat: Seat) -> Team {
        let scores = self.scores(state);
        self.scoring(state, |team| scores[team.index()].total(), seat).0
    }

    /// That team and how it ended, with points from `total`; `state` has the pawns and the turn order.
    pub(crate) fn scoring(
        &self,
        state: &State,
        total: impl Fn(Team) -> u16,
        seat: Seat,
    ) -> (Team, TeamEnd) {
        let end = |team: Team| {
            let pawn = state.pawns[team.index()].map(Slot::index);
            let tie = match self.setup.tie_break {
                TieBreak::FinalPawns => pawn,
                TieBreak::LastRoundOrder => {
                    state.order.iter().position(|&other| other == Some(team))
                }
            };
            (team, TeamEnd { total: total(team), pawn, tie })
        };
        let scoring = self.teams_of(seat).map(end).min_by_key(|(_, end)| end.order());
        scoring.expect("every seat has a team")
    }
}
