//! Players' scores and ties (SIM-5.5, SIM-5.6).

use std::cmp::Reverse;

use kernel::Standings;

use crate::pieces::Team;
use crate::{Simplicity, State, TieBreak};

/// How one team ended.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct TeamEnd {
    /// All its points.
    pub total: u16,
    /// The slot of its pawn, from 0; `None` if that is not known.
    pub pawn: Option<usize>,
    /// What breaks ties, the smaller the better: its pawn or, by an option, its place in the turn
    /// order of round 5; `None` if that is not known, which leaves ties open.
    pub tie: Option<usize>,
}

/// Scores and ranks players, each given by its teams.
///
/// A player's score is that of the lower team (SIM-5.5), which is also compared in a tie; if both
/// teams have the same score it is the one whose pawn stands higher (SIM-5.6).
pub fn players_of(players: &[Vec<TeamEnd>]) -> Standings {
    let deciding = |teams: &Vec<TeamEnd>| {
        let scoring = teams.iter().min_by_key(|team| (team.total, team.pawn));
        scoring.map_or((0, None), |team| (i32::from(team.total), team.tie.map(Reverse)))
    };
    Standings::rank(&players.iter().map(deciding).collect::<Vec<_>>())
}

impl Simplicity {
    /// Each player's score and rank as if the game ended now (SIM-5.5, SIM-5.6); final after
    /// round 5.
    pub fn player_standings(&self, state: &State) -> Standings {
        let scores = self.scores(state);
        let end = |team: Team| {
            let pawn = state.pawns[team.index()].map(crate::Slot::index);
            let tie = match self.setup.tie_break {
                TieBreak::FinalPawns => pawn,
                TieBreak::LastRoundOrder => {
                    state.order.iter().position(|&other| other == Some(team))
                }
            };
            TeamEnd { total: scores[team.index()].total(), pawn, tie }
        };
        let players =
            kernel::Seat::first(self.size.players).map(|seat| self.teams_of(seat).map(end));
        players_of(&players.map(Iterator::collect).collect::<Vec<_>>())
    }
}
