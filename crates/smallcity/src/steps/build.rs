//! Phase 2: secret plans and their reveal (section 5).

use kernel::{RefusalDoc, Seat, SeatSet};

use crate::action::Action;
use crate::draft::Draft;
use crate::event::{Cause, Event};
use crate::hooks::{At, Owes, Run, Scope, Step, wrong_action};
use crate::illegal::{Illegal, Why, refuse};
use crate::pieces::{KINDS, PEOPLE, letters};
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
        let draft = Draft::of(rules, state, seat);
        draft.steps(rules, out);
        if !state.plans[seat.index()].is_empty() {
            out.push(Action::Undo);
        }
        if draft.judge_commit(rules).is_ok() {
            out.push(Action::Commit);
        }
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
            Action::Commit if rules.hooks.parts.is_empty() => Ok(()),
            Action::Commit => Draft::of(rules, state, seat).judge_commit(rules),
            Action::Undo => Ok(()),
            step if step.is_planned() => Draft::of(rules, state, seat).judge(rules, step),
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
        let mut takers = [None; KINDS];
        let aside = run.state.boroughs.map(|borough| borough.aside);
        for seat in run.state.in_turn_order(run.rules.seats) {
            run.seat = seat;
            run_plan(run, &mut takers);
        }
        for seat in run.state.in_turn_order(run.rules.seats) {
            run.seat = seat;
            tell_manned(run, aside[seat.index()]);
        }
        // The plans stay visible until seats make the next ones.
        run.state.committed = SeatSet::EMPTY;
    }
}

/// By kind of tile, the seat that took one last in this reveal before the plan that runs.
type Takers = [Option<Seat>; KINDS];

/// Runs the plan of one seat.
fn run_plan(run: &mut Run<'_>, takers: &mut Takers) {
    let (rules, seat) = (run.rules, run.seat);
    let plan = run.state.plans[seat.index()];
    let mut draft = Draft::new(rules, &Site::of(run.state, seat, true));
    let (mut failed, mut own) = (vec![], *takers);
    for (number, step) in (1..).zip(plan.steps()) {
        match draft.judge_again(rules, &step) {
            Ok(()) => {
                let step = draft.with_entry(rules, &step);
                let borough = &draft.site.borough;
                run.log.tell(|| Event::of_step(rules, seat, borough, (number, &step)));
                if let Some(kind) = draft.makes(rules, &step) {
                    own[kind.index()] = Some(seat);
                }
                draft.take(rules, &step);
            }
            // Its point is lost: no step was planned that could use it.
            Err(why) => run.log.tell(|| {
                let cause = cause(rules, &draft, takers, &failed, &step, &why);
                failed.push((number, step));
                let refusal = RefusalDoc::of(&why);
                let step = StepDoc::new(rules, &draft.site.borough, &step);
                let step = step.expect("a plan has steps alone");
                Event::Failed { seat, step, refusal, number: Some(number), cause, rule: "SC-5.9" }
            }),
        }
    }
    *takers = own;
    draft.site.put_into(run.state);
}

/// Logs the people who came onto the map with a new tile, given how many of each kind were beside the
/// borough.
pub(crate) fn tell_manned(run: &mut Run<'_>, aside: [u8; PEOPLE]) {
    let manned = Event::manned(run.at(), aside);
    if let Some(event) = manned {
        run.log.tell(|| event);
    }
}

/// What made a step fail: the seat that took the last tile, or an own step that failed before and would
/// have allowed it.
fn cause(
    rules: &Rules,
    draft: &Draft,
    takers: &Takers,
    failed: &[(u8, Action)],
    step: &Action,
    why: &Illegal,
) -> Option<Cause> {
    let short = matches!(why.why(), Why::NoneLeft { .. });
    let kind = draft.makes(rules, step).filter(|_| short);
    if let Some(seat) = kind.and_then(|kind| takers[kind.index()]) {
        return Some(Cause::Taken { seat });
    }
    let allows = |(_, earlier): &&(u8, Action)| draft.would_allow(rules, earlier, step);
    // Several steps together may be to blame; this names the first.
    let earlier = failed.iter().find(allows).or(failed.first());
    earlier.map(|&(number, _)| Cause::Step { number })
}

/// Whether a seat took the card that modules may let pay for land (SC-4.10).
pub(crate) fn has_planner(rules: &Rules, site: &Site) -> bool {
    site.discounts && rules.holds(&site.borough, letters::PLANNER)
}
