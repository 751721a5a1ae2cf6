//! Players' scores and ties (SIM-5.5, SIM-5.6).

use std::cmp::Reverse;

use kernel::{Place, Standings};

use crate::pieces::Team;
use crate::{Simplicity, State, TieBreak};

/// Scores and ranks players from their teams, each given as its total and its place in whatever
/// breaks ties (smaller is better; `None` if it is not known, which leaves ties open).
///
/// A player's score is that of the lower team (SIM-5.5); if both have the same, the better placed
/// of the two breaks ties (SIM-5.6).
pub fn players_of(players: &[Vec<(u16, Option<usize>)>]) -> Standings {
    let deciding = |teams: &Vec<(u16, Option<usize>)>| {
        let best_first = |&(total, place): &(u16, Option<usize>)| (total, place);
        let (total, place) = teams.iter().copied().min_by_key(best_first).unwrap_or_default();
        (i32::from(total), place.map(Reverse))
    };
    Standings::rank(&players.iter().map(deciding).collect::<Vec<_>>())
}

impl Simplicity {
    /// Scores and ranks of a finished game.
    pub(crate) fn final_standings(&self, state: &State) -> Standings {
        let scores = self.scores(state);
        let place = |team: Team| match self.setup.tie_break {
            TieBreak::FinalPawns => state.pawns[team.index()].map(crate::Slot::index),
            TieBreak::LastRoundOrder => state.order.iter().position(|&other| other == Some(team)),
        };
        let players: Vec<Vec<(u16, Option<usize>)>> = kernel::Seat::first(self.size.players)
            .map(|seat| {
                let of = |team: Team| (scores[team.index()].total(), place(team));
                self.teams_of(seat).map(of).collect()
            })
            .collect();
        players_of(&players)
    }

    /// Each player's score if the game ended now (SIM-5.5).
    pub fn player_scores(&self, state: &State) -> Vec<Place> {
        self.final_standings(state).0
    }
}
