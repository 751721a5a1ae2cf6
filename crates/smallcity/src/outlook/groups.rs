//! Action groups, among which random play chooses first, and random steps of a plan.

use kernel::{Rng, Seat};

use crate::action::Action;
use crate::draft::Draft;
use crate::pieces::{KINDS, Kind};
use crate::rules::Rules;
use crate::state::State;

/// Groups of a plan beside one for each kind of tile, in the order of the list of steps.
const GROW: u32 = 100;
const ENLARGE: u32 = 101;
const UPGRADE: u32 = 102;
const COMMIT: u32 = 103;
/// What modules add after upgrades.
const ADD: u32 = 104;
/// People who move into a new tile, where they do so one by one.
const HOME: u32 = 105;
/// How many groups a plan has at most besides those of tiles.
const OTHERS: usize = (HOME - GROW + 1) as usize;

/// The group of an action, which a player chooses first: a kind of tile, a person to move, a row of the
/// council. `None` for an action that takes something back.
pub(crate) fn group(action: &Action) -> Option<u32> {
    Some(match *action {
        Action::Undo | Action::Reopen => return None,
        Action::Build(build) => build.kind.index() as u32,
        Action::Grow => GROW,
        Action::Enlarge { .. } => ENLARGE,
        Action::Upgrade { .. } => UPGRADE,
        Action::Commit | Action::End => COMMIT,
        Action::Home { .. } => HOME,
        Action::Move { from, .. } => {
            let cell = from.cell.row() * 10 + from.cell.column();
            1_000 + (from.seat.index() * 100 + cell) as u32
        }
        Action::Council { disc, row, .. } => 200 + u32::from(disc) * 10 + u32::from(row),
        Action::Take { card, .. } => 300 + u32::from(card),
        Action::Sell(_) => 400,
        Action::Buy(_) => 401,
        Action::Trade(_) => 402,
        Action::Module(deed) if deed.is_planned() => ADD,
        _ => 500,
    })
}

/// Samples a group uniformly, then one of its actions; each group stands together in the list.
pub(crate) fn by_group(actions: &[Action], rng: &mut Rng) -> Option<Action> {
    let groups = starts(actions).count();
    if groups == 0 {
        return None;
    }
    let start = starts(actions).nth(rng.below(groups as u32) as usize)?;
    let own = group(&actions[start]);
    let length = actions[start..].iter().take_while(|one| group(one) == own).count();
    Some(actions[start + rng.below(length as u32) as usize])
}

/// Where each group of a list begins.
fn starts(actions: &[Action]) -> impl Iterator<Item = usize> {
    let mut before = None;
    actions.iter().enumerate().filter_map(move |(index, action)| {
        let own = group(action);
        let begins = own.is_some() && own != before;
        before = own;
        begins.then_some(index)
    })
}

/// A random step of a plan. It tries groups in random order until one has an action, which equals
/// choosing among the groups that have any.
pub(crate) fn plan_step(
    rules: &Rules,
    state: &State,
    seat: Seat,
    actions: &mut Vec<Action>,
    rng: &mut Rng,
) -> Option<Action> {
    let list = |draft: &Draft, kind, actions: &mut Vec<Action>, _: &mut Rng| {
        draft.builds_of(rules, kind, actions);
    };
    step_by(rules, &Draft::of(rules, state, seat), actions, rng, list)
}

/// Like [`plan_step`] on a draft, nearly uniform but faster: it samples builds instead of listing them.
pub(crate) fn quick_step(
    rules: &Rules,
    draft: &Draft,
    actions: &mut Vec<Action>,
    rng: &mut Rng,
) -> Option<Action> {
    let any = |draft: &Draft, kind, actions: &mut Vec<Action>, rng: &mut Rng| {
        actions.extend(draft.any_build(rules, kind, rng));
    };
    step_by(rules, draft, actions, rng, any)
}

/// A random step; `builds` appends some of the builds of a kind, if there are any.
#[inline]
fn step_by(
    rules: &Rules,
    draft: &Draft,
    actions: &mut Vec<Action>,
    rng: &mut Rng,
    builds: impl Fn(&Draft, Kind, &mut Vec<Action>, &mut Rng),
) -> Option<Action> {
    let kinds = if draft.may_build() { rules.tiles.len() } else { 0 };
    let last = match (rules.hooks.moves_in, rules.hooks.parts.is_empty()) {
        (Some(_), _) => HOME,
        (None, false) => ADD,
        (None, true) => COMMIT,
    };
    let mut groups = [0u32; KINDS + OTHERS];
    for (place, group) in groups.iter_mut().zip((0..kinds as u32).chain(GROW..=last)) {
        *place = group;
    }
    let mut left = kinds + (last - GROW + 1) as usize;
    while left > 0 {
        let index = rng.below(left as u32) as usize;
        left -= 1;
        let group = groups[index];
        groups[index] = groups[left];
        match group {
            COMMIT if draft.judge_commit(rules).is_ok() => return Some(Action::Commit),
            UPGRADE => draft.upgrades(rules, actions),
            ADD => draft.additions(rules, actions),
            HOME => draft.movers(rules, actions),
            ENLARGE if kinds > 0 => draft.enlargements(rules, actions),
            GROW if kinds > 0 && draft.judge(rules, &Action::Grow).is_ok() => {
                return Some(Action::Grow);
            }
            kind if (kind as usize) < kinds => {
                builds(draft, Kind(kind as u8), actions, rng);
            }
            _ => {}
        }
        if let Some(action) = rng.pick(actions) {
            return Some(*action);
        }
    }
    None
}
