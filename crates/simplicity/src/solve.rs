//! Solves the end of a game. Once the tiles of round 5 are drawn, nothing is left to chance: every seat
//! can compute every continuation, and does what is best for itself, first to win, then to lead by more.

use std::cmp::Ordering;

use kernel::{Game, Input, Seat};

use crate::city::ROWS;
use crate::pieces::{Team, Tile};
use crate::score::{TeamScore, score};
use crate::steps::{ROUNDS, Step};
use crate::{Action, COLUMNS, Simplicity, State};

/// An end for a seat.
#[derive(Clone, Copy, Default)]
pub(crate) struct End {
    /// Whether it wins.
    pub(crate) wins: bool,
    /// Its lead over the best of the others.
    pub(crate) lead: i32,
    /// Its score.
    pub(crate) score: i32,
}

impl End {
    /// What it is worth to its seat.
    const fn worth(self) -> (bool, i32) {
        (self.wins, self.lead)
    }
}

/// An end for every seat.
pub(crate) type Ends = [End; Team::COUNT];
/// Each team's total.
type Totals = [u16; Team::COUNT];

/// What a seat chooses where choices end equally well for itself.
#[derive(Clone, Copy)]
pub(crate) enum Ties {
    /// The first of them.
    First,
    /// What is worst for this seat.
    Against(Seat),
    /// What is best for this seat.
    For(Seat),
}

impl Ties {
    /// Whether it prefers the first of two ends that are worth the same to who chooses.
    fn prefers(self, one: &Ends, other: &Ends) -> bool {
        match self {
            Ties::First => false,
            Ties::Against(seat) => one[seat.index()].worth() < other[seat.index()].worth(),
            Ties::For(seat) => one[seat.index()].worth() > other[seat.index()].worth(),
        }
    }
}

impl Simplicity {
    /// [`kernel::Hints::solve`].
    pub(crate) fn best_end(&self, state: &State, most: u64) -> Option<Action> {
        let mut solver = Solver { game: self, left: most, ties: Ties::First };
        if self.is_open(state) { solver.best(state).map(|(action, _)| action) } else { None }
    }

    /// Every action of the team to act, with the end for every seat if all do what is best for
    /// themselves from then on; `None` where [`Simplicity::best_end`] finds nothing.
    pub(crate) fn all_ends(&self, state: &State, most: u64) -> Option<Vec<(Action, Ends)>> {
        self.ends_by(Ties::First, state, most).map(|(all, _)| all)
    }

    /// The same by the given choice among equals, with the number of positions that it visited.
    pub(crate) fn ends_by(
        &self,
        ties: Ties,
        state: &State,
        most: u64,
    ) -> Option<(Vec<(Action, Ends)>, u64)> {
        let mut solver = Solver { game: self, left: most, ties };
        let mut all = Vec::new();
        if self.is_open(state) {
            solver.each(state, |action, ends| all.push((action, ends)))?;
        }
        (!all.is_empty()).then_some((all, most - solver.left))
    }

    /// What everybody does from here on until the game is over; nothing where something is left to
    /// chance.
    pub(crate) fn best_line(&self, ties: Ties, mut state: State) -> Vec<(Seat, Action)> {
        let mut solver = Solver { game: self, left: u64::MAX, ties };
        let mut line = Vec::new();
        while self.is_open(&state)
            && let Some((action, _)) = solver.best(&state)
        {
            let seat = self.owner(action.team());
            self.apply_unchecked(&mut state, &Input::Act { seat, action });
            line.push((seat, action));
        }
        line
    }

    /// Whether nothing is left to chance.
    fn is_open(&self, state: &State) -> bool {
        match self.step(state) {
            Step::Block { round } | Step::Take { round, .. } => round + 1 == ROUNDS,
            _ => false,
        }
    }
}

struct Solver<'a> {
    game: &'a Simplicity,
    /// How many more positions the search may visit.
    left: u64,
    ties: Ties,
}

impl Solver<'_> {
    /// The best action of the seat to act, and how the game then ends; `None` if the search is too
    /// large.
    fn best(&mut self, state: &State) -> Option<(Action, Ends)> {
        let seat = self.game.owner(self.game.team_to_act(state)?).index();
        let ties = self.ties;
        let mut best: Option<(Action, Ends)> = None;
        self.each(state, |action, ends| {
            let is_better = best.as_ref().is_none_or(|(_, best)| {
                match ends[seat].worth().cmp(&best[seat].worth()) {
                    Ordering::Greater => true,
                    Ordering::Equal => ties.prefers(&ends, best),
                    Ordering::Less => false,
                }
            });
            if is_better {
                best = Some((action, ends));
            }
        })?;
        best
    }

    /// Calls `see` with each action of the seat to act and how the game then ends; `None` if the search
    /// is too large.
    fn each(&mut self, state: &State, mut see: impl FnMut(Action, Ends)) -> Option<()> {
        let game = self.game;
        let seat = game.owner(game.team_to_act(state)?);
        let mut actions = Vec::with_capacity(64);
        game.legal(state, seat, &mut actions);
        self.left = self.left.checked_sub(actions.len() as u64)?;
        let is_last = usize::from(state.step) + 1 == usize::from(game.last_step);
        let mut seen = Seen::new();
        for action in actions {
            let ends = if is_last {
                seen.ends(game, state, action)
            } else {
                let mut after = *state;
                game.apply_unchecked(&mut after, &Input::Act { seat, action });
                self.best(&after)?.1
            };
            see(action, ends);
        }
        Some(())
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
        ends[seat] = End { wins: !is_beaten, lead: own.0 - most, score: own.0 };
    }
    ends
}
