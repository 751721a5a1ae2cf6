//! Random play as fast as it goes, for [`kernel::Hints`].
//!
//! The `random` player first chooses a bunch of actions, then one of the bunch. Where lists are
//! long, that is done here without making them: a bunch is tried, and another if it has nothing.

use kernel::{Game, Hints, Input, Level, Rng, Seat, Turn};

use crate::action::Action;
use crate::game::SmallCity;
use crate::plan::Draft;
use crate::rules::{Kind, Rules};
use crate::state::State;

/// Bunches of a plan beside one for each kind of tile, in the order of the list of steps.
const GROW: u32 = 100;
const ENLARGE: u32 = 101;
const UPGRADE: u32 = 102;
const COMMIT: u32 = 103;
/// So many.
const OTHERS: usize = (COMMIT - GROW + 1) as usize;

/// What actions a player chooses between at first: kinds of tiles, people to move, rows of the
/// council; `None` for taking something back.
pub(crate) fn bunch(action: &Action) -> Option<u32> {
    Some(match *action {
        Action::Undo | Action::Reopen => return None,
        Action::Build(build) => build.kind.index() as u32,
        Action::Grow => GROW,
        Action::Enlarge { .. } => ENLARGE,
        Action::Upgrade { .. } => UPGRADE,
        Action::Commit | Action::End => COMMIT,
        Action::Move { from, .. } => {
            let cell = from.cell.row() * 10 + from.cell.column();
            1_000 + (from.seat.index() * 100 + cell) as u32
        }
        Action::Council { disc, row, .. } => 200 + u32::from(disc) * 10 + u32::from(row),
        Action::Take { card, .. } => 300 + u32::from(card),
        Action::Sell(_) => 400,
        Action::Buy(_) => 401,
        Action::Trade(_) => 402,
        _ => 500,
    })
}

/// Plays on at random until the game is over.
pub(crate) fn play_out(game: &SmallCity, state: &mut State, rng: &mut Rng) {
    let mut actions = Vec::with_capacity(2_048);
    let mut outcomes = Vec::with_capacity(64);
    loop {
        let seat = match game.turn(state) {
            Turn::Over => return,
            Turn::Chance => {
                outcomes.clear();
                game.outcomes(state, &mut outcomes);
                let Some(&chance) = rng.pick_weighted(&outcomes) else { return };
                game.apply_unchecked(state, &Input::Chance(chance));
                continue;
            }
            Turn::Seat(seat) => seat,
            Turn::Together(seats) => match seats.iter().next() {
                Some(seat) => seat,
                None => return,
            },
        };
        actions.clear();
        let action = if game.step(state) == "p2.plan" {
            plan_step(game.rules(), state, seat, &mut actions, rng)
        } else {
            game.legal(state, seat, &mut actions);
            by_bunch(&actions, rng)
        };
        let Some(action) = action else { return };
        game.apply_unchecked(state, &Input::Act { seat, action });
    }
}

/// Uniform over bunches, then over the actions of one; bunches stand together in lists.
fn by_bunch(actions: &[Action], rng: &mut Rng) -> Option<Action> {
    let starts = |index: &usize| {
        let own = bunch(&actions[*index]);
        own.is_some() && (*index == 0 || bunch(&actions[*index - 1]) != own)
    };
    let bunches = (0..actions.len()).filter(starts).count();
    if bunches == 0 {
        return None;
    }
    let start = (0..actions.len()).filter(starts).nth(rng.below(bunches as u32) as usize)?;
    let length = actions[start..].iter().take_while(|one| bunch(one) == bunch(&actions[start]));
    Some(actions[start + rng.below(length.count() as u32) as usize])
}

/// A random step of a plan: bunches are tried in random order until one has an action, which is
/// the same as choosing among those that have any.
pub(crate) fn plan_step(
    rules: &Rules,
    state: &State,
    seat: Seat,
    actions: &mut Vec<Action>,
    rng: &mut Rng,
) -> Option<Action> {
    let draft = Draft::of(rules, state, seat);
    let kinds = if draft.may_build() { rules.tiles.len() } else { 0 };
    let mut bunches = [0u32; crate::state::KINDS + OTHERS];
    for (place, bunch) in bunches.iter_mut().zip((0..kinds as u32).chain(GROW..=COMMIT)) {
        *place = bunch;
    }
    let mut left = kinds + OTHERS;
    while left > 0 {
        let index = rng.below(left as u32) as usize;
        left -= 1;
        let bunch = bunches[index];
        bunches[index] = bunches[left];
        match bunch {
            COMMIT => return Some(Action::Commit),
            UPGRADE => draft.upgrades(rules, actions),
            ENLARGE if kinds > 0 => draft.enlargements(rules, actions),
            GROW if kinds > 0 && draft.judge(rules, &Action::Grow).is_ok() => {
                return Some(Action::Grow);
            }
            kind if (kind as usize) < kinds => {
                draft.builds_of(rules, Kind(kind as u8), actions);
            }
            _ => {}
        }
        if let Some(action) = rng.pick(actions) {
            return Some(*action);
        }
    }
    None
}

impl Hints for SmallCity {
    const LEVELS: &'static [Level] = &[
        Level {
            name: "easy",
            about: "Plays as it comes, now and then a good move.",
            player: "greedy:noise=60",
        },
        Level {
            name: "steady",
            about: "Looks for points and sometimes misses them.",
            player: "greedy:noise=20",
        },
        Level {
            name: "thoughtful",
            about: "Thinks its plans through before it begins them.",
            player: "planner",
        },
        Level {
            name: "expert",
            about: "Plays many games on in its mind before it moves.",
            player: "tree:worlds=400",
        },
    ];

    fn bunch(&self, action: &Action) -> Option<u32> {
        bunch(action)
    }

    fn gains(&self, state: &State, seat: Seat, actions: &[Action], out: &mut Vec<kernel::Gain>) {
        crate::worth::gains(self, state, seat, actions, out);
    }

    fn play_out(&self, state: &mut State, rng: &mut Rng) {
        play_out(self, state, rng);
    }
}
