//! Phase 2: secret plans and their reveal (section 5).

use kernel::{RefusalDoc, Seat, SeatSet};

use crate::action::Action;
use crate::draft::Draft;
use crate::event::{Event, Log};
use crate::hooks::{Owes, Scope, Step, wrong_action};
use crate::illegal::{Illegal, refuse};
use crate::pieces::letters;
use crate::plan::Plan;
use crate::planned::StepDoc;
use crate::rules::Rules;
use crate::site::Site;
use crate::state::State;

/// `p2.plan`: all seats plan in secret (SC-5.1).
pub(crate) struct Planning;

impl Step for Planning {
    fn scope(&self) -> Scope {
        Scope::Together
    }

    fn begin(&self, rules: &Rules, state: &mut State, _: Seat, _: &mut Log<'_>) {
        state.committed = SeatSet::EMPTY;
        state.plans = [Plan::NONE; crate::pieces::SEATS];
        for begin in &rules.hooks.planning {
            begin(rules, state);
        }
    }

    fn owes(&self, _: &Rules, state: &State, seat: Seat) -> Owes {
        if state.committed.contains(seat) { Owes::Nothing } else { Owes::Action }
    }

    fn legal(&self, rules: &Rules, state: &State, seat: Seat, out: &mut Vec<Action>) {
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

    fn check(
        &self,
        rules: &Rules,
        state: &State,
        seat: Seat,
        action: &Action,
    ) -> Result<(), Illegal> {
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

    fn act(&self, _: &Rules, state: &mut State, seat: Seat, action: &Action, log: &mut Log<'_>) {
        let plan = &mut state.plans[seat.index()];
        match action {
            Action::Commit => {
                state.committed = state.committed.with(seat);
                log.tell(|| Event::Committed { seat, rule: action.rule() });
            }
            Action::Reopen => {
                state.committed = state.committed.without(seat);
                log.tell(|| Event::Reopened { seat, rule: action.rule() });
            }
            Action::Undo => {
                plan.pop();
                log.tell(|| Event::Planned { seat, rule: "SC-5.1" });
            }
            step => {
                plan.push(step);
                log.tell(|| Event::Planned { seat, rule: "SC-5.1" });
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

    fn begin(&self, rules: &Rules, state: &mut State, _: Seat, log: &mut Log<'_>) {
        log.tell(|| Event::Revealed { rule: "SC-5.8" });
        for seat in state.in_turn_order(rules.seats) {
            run(rules, state, seat, log);
        }
        // The plans stay to be seen until the next ones are made.
        state.committed = SeatSet::EMPTY;
    }
}

/// Runs the plan of one seat.
fn run(rules: &Rules, state: &mut State, seat: Seat, log: &mut Log<'_>) {
    let plan = state.plans[seat.index()];
    let mut draft = Draft::new(rules, &Site::of(state, seat, true));
    for step in plan.steps() {
        match draft.judge_again(rules, &step) {
            Ok(()) => {
                let step = draft.with_entry(rules, &step);
                log.tell(|| Event::of_step(rules, seat, &draft.site.borough, &step));
                draft.take(rules, &step);
            }
            // Its point is lost: no step was planned that could use it.
            Err(why) => log.tell(|| {
                let refusal = RefusalDoc::of(&why);
                let step = StepDoc::new(rules, &draft.site.borough, &step);
                let step = step.expect("a plan has steps alone");
                Event::Failed { seat, step, refusal, rule: "SC-5.9" }
            }),
        }
    }
    draft.site.put_into(state);
}

/// Whether a seat took the card that modules may let pay for land (SC-4.10).
pub(crate) fn has_planner(rules: &Rules, site: &Site) -> bool {
    site.discounts && rules.holds(&site.borough, letters::PLANNER)
}
