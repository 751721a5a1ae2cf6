//! The end: promises are shown and the score is made (section 14).

use kernel::Seat;

use crate::event::{Event, Log};
use crate::hooks::{Scope, Step};
use crate::rules::Rules;
use crate::score::score;
use crate::state::State;

/// `end.promises`: all promises are shown at once (SC-14.1).
pub(crate) struct Promises;

impl Step for Promises {
    fn scope(&self) -> Scope {
        Scope::Once
    }

    fn begin(&self, rules: &Rules, state: &mut State, _: Seat, log: &mut Log<'_>) {
        for seat in state.active(rules.seats) {
            for judged in crate::score::promises(rules, state, seat) {
                log.tell(|| Event::PromiseJudged {
                    seat,
                    promise: rules.promise(judged.card).key.clone(),
                    kept: judged.kept,
                    points: judged.points,
                    rule: rules.promise(judged.card).stack.scoring_rule(),
                });
            }
            if let Some(judged) = crate::score::platform(rules, state, seat) {
                log.tell(|| Event::PlatformJudged {
                    seat,
                    platform: rules.platforms[usize::from(judged.card)].key.clone(),
                    kept: judged.kept,
                    points: judged.points,
                    rule: "SC-16.2",
                });
            }
        }
    }
}

/// `end.score`: the final score (SC-14.3).
pub(crate) struct Score;

impl Step for Score {
    fn scope(&self) -> Scope {
        Scope::Once
    }

    fn begin(&self, rules: &Rules, state: &mut State, _: Seat, log: &mut Log<'_>) {
        for seat in state.active(rules.seats) {
            let score = score(rules, state, seat);
            log.tell(|| Event::Scored {
                seat,
                score: score.total(),
                votes: score.votes,
                promises: score.promises,
                special: score.special,
                platform: score.platform,
                pollution: score.pollution,
                rule: "SC-14.3",
            });
        }
    }
}
