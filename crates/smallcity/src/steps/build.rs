//! Phase 2: secret plans and their reveal (section 5).

use kernel::{RefusalDoc, SeatSet};

use crate::action::Action;
use crate::draft::Draft;
use crate::event::Event;
use crate::hooks::{At, Owes, Run, Scope, Step, wrong_action};
use crate::illegal::{Illegal, refuse};
use crate::pieces::letters;
use crate::plan::Plan;
use crate::planned::StepDoc;
use crate::rules::Rules;
use crate::site::Site;

/// `p2.plan`: all seats plan in secret (SC-5.1).
pub(crate) struct Planning;

impl Step for Planning {
    fn scope(&self) -> Scope {
        Scope::Together
    }

    fn begin(&self, run: &mut Run<'_>) {
        run.state.committed = SeatSet::EMPTY;
        run.state.plans = [Plan::NONE; crate::pieces::SEATS];
        for begin in &run.rules.hooks.planning {
            begin(run.rules, run.state);
        }
    }

    fn owes(&self, at: At<'_>) -> Owes {
        let At { state, seat, .. } = at;
        if state.committed.contains(seat) { Owes::Nothing } else { Owes::Action }
    }

    fn legal(&self, at: At<'_>, out: &mut Vec<Action>) {
        let At { rules, state, seat } = at;
        if state.committed.contains(seat) {
            out.push(Action::Reopen);
            return;
        }
        Draft::of(rules, state, seat).steps(rules, out);
        if !state.plans[seat.index()].is_empty() {
            out.push(Action::Undo);
        }
        out.push(Action::Commit);
    }

    fn check(&self, at: At<'_>, action: &Action) -> Result<(), Illegal> {
        let At { rules, state, seat } = at;
        let committed = state.committed.contains(seat);
        match action {
            Action::Reopen if committed => Ok(()),
            Action::Reopen => refuse!("SC-5.1", NotCommitted),
            _ if committed => refuse!("SC-5.1", PlanCommitted),
            Action::Undo if state.plans[seat.index()].is_empty() => {
                refuse!("SC-5.1", NothingPlanned)
            }
            Action::Commit | Action::Undo => Ok(()),
            Action::Build(_) | Action::Grow | Action::Enlarge { .. } | Action::Upgrade { .. } => {
                Draft::of(rules, state, seat).judge(rules, action)
            }
            _ => Err(wrong_action("SC-5.1")),
        }
    }

    fn act(&self, run: &mut Run<'_>, action: &Action) {
        let seat = run.seat;
        let plan = &mut run.state.plans[seat.index()];
        match action {
            Action::Commit => {
                run.state.committed = run.state.committed.with(seat);
                run.log.tell(|| Event::Committed { seat, rule: action.rule() });
            }
            Action::Reopen => {
                run.state.committed = run.state.committed.without(seat);
                run.log.tell(|| Event::Reopened { seat, rule: action.rule() });
            }
            Action::Undo => {
                plan.pop();
                run.log.tell(|| Event::Planned { seat, rule: "SC-5.1" });
            }
            step => {
                plan.push(step);
                run.log.tell(|| Event::Planned { seat, rule: "SC-5.1" });
            }
        }
    }
}

/// `p2.reveal`: the plans run seat by seat on the live stock (SC-5.8, SC-5.9).
pub(crate) struct Reveal;

impl Step for Reveal {
    fn scope(&self) -> Scope {
        Scope::Once
    }

    fn begin(&self, run: &mut Run<'_>) {
        run.log.tell(|| Event::Revealed { rule: "SC-5.8" });
        for seat in run.state.in_turn_order(run.rules.seats) {
            run.seat = seat;
            run_plan(run);
        }
        // The plans stay to be seen until the next ones are made.
        run.state.committed = SeatSet::EMPTY;
    }
}

/// Runs the plan of one seat.
fn run_plan(run: &mut Run<'_>) {
    let seat = run.seat;
    let plan = run.state.plans[seat.index()];
    let mut draft = Draft::new(run.rules, &Site::of(run.state, seat, true));
    for step in plan.steps() {
        match draft.judge_again(run.rules, &step) {
            Ok(()) => {
                let step = draft.with_entry(run.rules, &step);
                run.log.tell(|| Event::of_step(run.rules, seat, &draft.site.borough, &step));
                draft.take(run.rules, &step);
            }
            // Its point is lost: no step was planned that could use it.
            Err(why) => run.log.tell(|| {
                let refusal = RefusalDoc::of(&why);
                let step = StepDoc::new(run.rules, &draft.site.borough, &step);
                let step = step.expect("a plan has steps alone");
                Event::Failed { seat, step, refusal, rule: "SC-5.9" }
            }),
        }
    }
    draft.site.put_into(run.state);
}

/// Whether a seat took the card that modules may let pay for land (SC-4.10).
pub(crate) fn has_planner(rules: &Rules, site: &Site) -> bool {
    site.discounts && rules.holds(&site.borough, letters::PLANNER)
}
