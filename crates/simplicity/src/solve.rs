//! Solves the end of a game. Once the tiles of round 5 are drawn, nothing is left to chance: every seat
//! can compute every continuation, and does what is best for itself, first to win, then to lead by more.

use kernel::{Game, Input, Seat};

use crate::city::ROWS;
use crate::pieces::{Team, Tile};
use crate::score::{TeamScore, score};
use crate::steps::{ROUNDS, Step};
use crate::{Action, COLUMNS, Simplicity, State};

/// The value of an end for a seat: whether it wins, and its lead over the best of the others.
type End = (bool, i32);
/// The value for every seat.
type Ends = [End; Team::COUNT];
/// Each team's total.
type Totals = [u16; Team::COUNT];

impl Simplicity {
    /// [`kernel::Hints::solve`].
    pub(crate) fn best_end(&self, state: &State, most: u64) -> Option<Action> {
        let is_open = match self.step(state) {
            Step::Block { round } | Step::Take { round, .. } => round + 1 == ROUNDS,
            _ => false,
        };
        let mut solver = Solver { game: self, left: most };
        if is_open { solver.best(state).map(|(action, _)| action) } else { None }
    }
}

struct Solver<'a> {
    game: &'a Simplicity,
    /// How many more positions the search may visit.
    left: u64,
}

impl Solver<'_> {
    /// The best action of the seat to act, and how the game then ends; `None` if the search is too
    /// large.
    fn best(&mut self, state: &State) -> Option<(Action, Ends)> {
        let game = self.game;
        let team = game.team_to_act(state)?;
        let seat = game.owner(team);
        let mut actions = Vec::with_capacity(64);
        game.legal(state, seat, &mut actions);
        self.left = self.left.checked_sub(actions.len() as u64)?;
        let is_last = usize::from(state.step) + 1 == usize::from(game.last_step);
        let mut seen = Seen::new();
        let mut best: Option<(Action, Ends)> = None;
        for action in actions {
            let ends = if is_last {
                seen.ends(game, state, action)
            } else {
                let mut after = *state;
                game.apply_unchecked(&mut after, &Input::Act { seat, action });
                self.best(&after)?.1
            };
            if best.is_none_or(|(_, best)| ends[seat.index()] > best[seat.index()]) {
                best = Some((action, ends));
            }
        }
        best
    }
}

/// Totals after each possible last build, by type and space: the tile's slot matters only for ties.
struct Seen([[Option<Totals>; COLUMNS * (ROWS + 1)]; Tile::ALL.len()]);

impl Seen {
    fn new() -> Seen {
        Seen([[None; COLUMNS * (ROWS + 1)]; Tile::ALL.len()])
    }

    /// How the game ends with this last build.
    fn ends(&mut self, game: &Simplicity, state: &State, action: Action) -> Ends {
        let mut after = *state;
        let Action::Take { team, slot, space } = action else { return Ends::default() };
        let tile = state.offer[slot.index()].map_or(0, Tile::index);
        game.take(&mut after, team, slot, space);
        let totals = self.0[tile][space.index()].get_or_insert_with(|| {
            score(&after.city, &after.tokens, game.team_count()).map(TeamScore::total)
        });
        ends(game, &after, totals)
    }
}

/// The end of a game with these totals (SIM-5.5, SIM-5.6).
fn ends(game: &Simplicity, state: &State, totals: &Totals) -> Ends {
    let seats = game.table_size().players;
    let mut worth = [(i32::MIN, None); Team::COUNT];
    for seat in Seat::first(seats) {
        let scoring = game.scoring(state, |team| totals[team.index()], seat);
        worth[seat.index()] = scoring.1.worth();
    }
    let worth = &worth[..seats];
    let mut ends = Ends::default();
    for (seat, own) in worth.iter().enumerate() {
        let others = || worth.iter().enumerate().filter(|(other, _)| *other != seat);
        let most = others().map(|(_, worth)| worth.0).max().unwrap_or(0);
        let is_beaten = others().any(|(_, worth)| worth > own);
        ends[seat] = (!is_beaten, own.0 - most);
    }
    ends
}
