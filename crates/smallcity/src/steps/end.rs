//! The end: promises are shown and the score is made (section 14).

use crate::event::Event;
use crate::hooks::{At, Run, Scope, Step};
use crate::score::{score, tolls};

/// `end.promises`: all promises are shown at once (SC-14.1).
pub(crate) struct Promises;

impl Step for Promises {
    fn scope(&self) -> Scope {
        Scope::Once
    }

    fn begin(&self, run: &mut Run<'_>) {
        for seat in run.state.active(run.rules.seats) {
            for judged in crate::score::promises(run.rules, run.state, seat) {
                run.log.tell(|| Event::PromiseJudged {
                    seat,
                    promise: run.rules.promise(judged.card).key.clone(),
                    kept: judged.kept,
                    points: judged.points,
                    rule: judged.rule,
                });
            }
            if let Some(judged) = crate::score::platform(run.rules, run.state, seat) {
                run.log.tell(|| Event::PlatformJudged {
                    seat,
                    platform: run.rules.platforms[usize::from(judged.card)].key.clone(),
                    kept: judged.kept,
                    points: judged.points,
                    rule: judged.rule,
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

    fn begin(&self, run: &mut Run<'_>) {
        for seat in run.state.active(run.rules.seats) {
            let score = score(run.rules, run.state, seat);
            run.log.tell(|| Event::Scored {
                seat,
                score: score.total(),
                votes: score.votes,
                promises: score.promises,
                special: score.special,
                platform: score.platform,
                pollution: score.pollution,
                tolls: tolls(At { rules: run.rules, state: run.state, seat })
                    .filter(|toll| toll.points > 0)
                    .collect(),
                rule: "SC-14.3",
            });
        }
    }
}
