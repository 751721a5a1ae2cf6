//! Hints that let generic players play the toy game.

use std::collections::BTreeSet;

use kernel::{Gain, Game, Hints, Level, Puzzles, Rng, Seat, Study};

use super::{Action, State, Toy};
use crate::legal;
use crate::walk::next_input;

impl Study for Toy {}

impl Puzzles for Toy {}

impl Hints for Toy {
    const LEVELS: &'static [Level] = &[
        Level { name: "easy", player: "greedy:noise=60" },
        Level { name: "steady", player: "greedy:noise=20" },
        Level { name: "thoughtful", player: "greedy" },
        Level { name: "expert", player: "tree:worlds=400" },
    ];

    fn bunch(&self, action: &Action) -> Option<u32> {
        match action {
            Action::Bid(_) => Some(0),
            Action::Commit => Some(1),
            Action::Reopen => None,
        }
    }

    /// Committing moves the round forward, taking it back moves it back; a higher chip is better.
    fn gains(&self, _state: &State, _seat: Seat, actions: &[Action], out: &mut Vec<Gain>) {
        out.extend(actions.iter().map(|action| match action {
            Action::Bid(chip) => [0, i32::from(chip.0), 0],
            Action::Commit => [1, 0, 0],
            Action::Reopen => [-1, 0, 0],
        }));
    }

    fn play_out(&self, state: &mut State, rng: &mut Rng) {
        while let Some(input) = next_input(self, state, rng, &mut by_bunch) {
            self.apply_unchecked(state, &input);
        }
    }
}

fn by_bunch(toy: &Toy, state: &State, seat: Seat, rng: &mut Rng) -> Option<Action> {
    let actions = legal(toy, state, seat);
    let bunches: BTreeSet<u32> = actions.iter().filter_map(|action| toy.bunch(action)).collect();
    let bunch = *rng.pick(&Vec::from_iter(bunches))?;
    let alike: Vec<_> =
        actions.into_iter().filter(|action| toy.bunch(action) == Some(bunch)).collect();
    rng.pick(&alike).copied()
}
