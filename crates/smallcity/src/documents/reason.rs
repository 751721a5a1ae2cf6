//! Reasons for an action: what it changes by the end of the game, as the game predicts.

use kernel::{Game, Input, Rng, Seat};
use schemars::JsonSchema;
use serde::Serialize;

use super::choice::is_planning;
use crate::action::Action;
use crate::cards::Whereabouts;
use crate::draft::Draft;
use crate::game::SmallCity;
use crate::hooks::At;
use crate::outlook::{Ahead, Outlook, ahead, outlook, rounds_left};
use crate::promises::hope;
use crate::rules::Rules;
use crate::state::State;
use crate::surroundings::Surroundings;
use crate::view::View;

/// What an action changes by the end of the game if its seat goes on quietly. The prediction is a rough
/// heuristic: homes rise and fill, people work, everybody pollutes.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, JsonSchema)]
#[serde(tag = "reason", rename_all = "snake_case")]
#[schemars(rename = "SmallCityReason")]
pub enum ReasonDoc {
    /// More votes (SC-10.1).
    Votes {
        /// How many.
        count: i32,
    },
    /// Fewer votes.
    FewerVotes {
        /// How many.
        count: i32,
    },
    /// Fewer deaths (SC-11.5).
    Spared {
        /// How many.
        count: i32,
    },
    /// More deaths.
    Deaths {
        /// How many.
        count: i32,
    },
    /// Less pollution (SC-11.1).
    Cleaner {
        /// In percent.
        percent: i32,
    },
    /// More pollution.
    Smokier {
        /// In percent.
        percent: i32,
    },
    /// A promise comes nearer, or is kept (SC-14.2).
    Toward {
        /// Its key.
        promise: String,
    },
    /// A promise moves away, or is broken.
    AwayFrom {
        /// Its key.
        promise: String,
    },
}

/// The predicted end.
struct Foreseen {
    votes: i32,
    pollution: i32,
    deaths: i32,
    /// What each kept promise is worth, in hundredths of a vote.
    hopes: Vec<(String, i32)>,
}

impl SmallCity {
    /// Reasons for and against legal actions of the observer of a view.
    pub(super) fn reasons(&self, view: &View, seat: Seat, action: &Action) -> Vec<ReasonDoc> {
        let mut state = self.imagine(view, &mut Rng::seed(0));
        self.reasons_of(&mut state, seat, std::slice::from_ref(action))
    }

    /// Reasons for and against a whole plan, from what the seat knows.
    pub(crate) fn reasons_of(
        &self,
        state: &mut State,
        seat: Seat,
        plan: &[Action],
    ) -> Vec<ReasonDoc> {
        let ends = |action: &&Action| {
            !matches!(action, Action::Undo | Action::Reopen | Action::Commit | Action::End)
        };
        let mut steps = plan.iter().filter(ends).peekable();
        if steps.peek().is_none() || !state.borough(seat).plays() {
            return Vec::new();
        }
        let rules = self.rules();
        if is_planning(rules, state) {
            let mut draft = Draft::of(rules, state, seat);
            state.boroughs[seat.index()] = draft.site.borough;
            let before = foreseen(rules, state, seat, Ahead::Moving);
            steps.for_each(|step| draft.take(rules, step));
            state.boroughs[seat.index()] = draft.site.borough;
            return told(&before, &foreseen(rules, state, seat, Ahead::Moving));
        }
        let foreseen = |state: &mut State| {
            let ahead = ahead(rules, state);
            foreseen(rules, state, seat, ahead)
        };
        let before = foreseen(state);
        for action in steps {
            if self.apply(state, &Input::Act { seat, action: *action }).is_err() {
                break;
            }
        }
        told(&before, &foreseen(state))
    }
}

/// Predicts the end; changes the state and restores it.
fn foreseen(rules: &Rules, state: &mut State, seat: Seat, ahead: Ahead) -> Foreseen {
    let left = rounds_left(rules, state, ahead);
    let around = Surroundings::of(rules, state.borough(seat));
    let outlook = outlook(At { rules, state, seat }, &around, left, ahead);
    // Promises about pollution are judged at the end.
    let foreseen = outlook.pollution.max(0) as u16;
    let now = std::mem::replace(&mut state.borough_mut(seat).pollution, foreseen);
    let at = At { rules, state, seat };
    let kept = state.promises.cards_at(Whereabouts::Kept(seat));
    let hopes =
        kept.map(|card| (rules.promise(card).key.clone(), hope(at, rules.promise(card), left)));
    let hopes = hopes.collect();
    state.borough_mut(seat).pollution = now;
    let Outlook { votes, missed, pollution, deaths, .. } = outlook;
    Foreseen { votes: votes - missed / 100, pollution, deaths, hopes }
}

/// The changes, the most important first.
fn told(before: &Foreseen, after: &Foreseen) -> Vec<ReasonDoc> {
    let count = |more: i32, better: fn(i32) -> ReasonDoc, worse: fn(i32) -> ReasonDoc| match more {
        0 => None,
        more if more > 0 => Some(better(more)),
        less => Some(worse(-less)),
    };
    let numbers = [
        count(
            after.votes - before.votes,
            |count| ReasonDoc::Votes { count },
            |count| ReasonDoc::FewerVotes { count },
        ),
        count(
            before.deaths - after.deaths,
            |count| ReasonDoc::Spared { count },
            |count| ReasonDoc::Deaths { count },
        ),
        count(
            before.pollution - after.pollution,
            |percent| ReasonDoc::Cleaner { percent },
            |percent| ReasonDoc::Smokier { percent },
        ),
    ];
    let promises = after.hopes.iter().filter_map(|(key, hope)| {
        let (_, was) = before.hopes.iter().find(|(other, _)| other == key)?;
        let promise = key.clone();
        // A change of a vote or more counts.
        match hope - was {
            100.. => Some(ReasonDoc::Toward { promise }),
            ..=-100 => Some(ReasonDoc::AwayFrom { promise }),
            _ => None,
        }
    });
    numbers.into_iter().flatten().chain(promises).collect()
}
