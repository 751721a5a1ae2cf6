//! Palaces, each of which brings a promise after the reveal (SP-BLD-8).

use crate::action::{Action, Chance};
use crate::cards::Whereabouts;
use crate::hooks::{At, Owes, Run, Step};
use crate::illegal::Illegal;
use crate::promises::hope;
use crate::rules::Rules;
use crate::state::{Borough, State};
use crate::steps::set_up::{
    DIFFICULTIES, draw_promise, drawn, draws, judge_keep, keep, next_difficulty,
};

const RULE: &str = "SP-BLD-8";

/// How many Palaces stand.
fn count(rules: &Rules, borough: &Borough) -> u8 {
    let palace = rules.modules.buildings.palace;
    borough.tiles.iter().filter(|(_, kind, _)| Some(*kind) == palace).count() as u8
}

/// How many new Palaces have brought no promise yet.
fn due(at: At<'_>) -> u8 {
    count(at.rules, at.borough()).saturating_sub(at.borough().modules.buildings.served)
}

/// Before building begins: Palaces that stand by now bring nothing more.
pub(super) fn begin(rules: &Rules, state: &mut State) {
    for borough in &mut state.boroughs {
        borough.modules.buildings.served = count(rules, borough);
    }
}

/// `p2.palace`: for each Palace that was really built its seat draws a promise of each difficulty and
/// keeps one.
pub(super) struct Palaces;

impl Step for Palaces {
    fn rule(&self, _: &State, _: &Action) -> &'static str {
        RULE
    }

    fn owes(&self, at: At<'_>) -> Owes {
        if due(at) == 0 {
            Owes::Nothing
        } else if next_difficulty(at).is_some() {
            Owes::Luck
        } else if drawn(at).next().is_some() {
            Owes::Action
        } else {
            // No stack has a card left.
            Owes::Nothing
        }
    }

    fn luck_rule(&self, _: At<'_>) -> &'static str {
        RULE
    }

    fn outcomes(&self, at: At<'_>, out: &mut Vec<(Chance, u32)>) {
        if let Some(stack) = next_difficulty(at) {
            draws(at, stack, out);
        }
    }

    fn draw(&self, run: &mut Run<'_>, chance: Chance) {
        if let Chance::Promise(card) = chance {
            draw_promise(run, card, Whereabouts::Drawn(run.seat), RULE);
        }
    }

    fn legal(&self, at: At<'_>, out: &mut Vec<Action>) {
        out.extend(drawn(at).map(Action::Keep));
    }

    fn check(&self, at: At<'_>, action: &Action) -> Result<(), Illegal> {
        judge_keep(at, action, RULE)
    }

    fn act(&self, run: &mut Run<'_>, action: &Action) {
        if let &Action::Keep(kept) = action {
            keep(run, kept, RULE);
            run.state.borough_mut(run.seat).modules.buildings.served += 1;
        }
    }
}

/// The expected worth of the promises still to come, for players that look ahead: the average of the
/// stack that holds most.
pub(super) fn worth(at: At<'_>, left: i32) -> i32 {
    let due = i32::from(due(at));
    if due == 0 {
        return 0;
    }
    let mut cards = vec![];
    let means = DIFFICULTIES.into_iter().filter_map(|stack| {
        cards.clear();
        draws(at, stack, &mut cards);
        let hopes = cards.iter().map(|(chance, _)| match *chance {
            Chance::Promise(card) => hope(at, at.rules.promise(card), left),
            _ => 0,
        });
        hopes.sum::<i32>().checked_div(cards.len() as i32)
    });
    due * means.max().unwrap_or(0)
}
