//! Phase 8: the Mayor's next visit (section 13), and platforms (SC-16.2).

use kernel::SeatSet;

use crate::action::Action;
use crate::cards::CIRCLE;
use crate::event::Event;
use crate::hooks::{At, Owes, Run, Scope, Step, wrong_action};
use crate::illegal::{Illegal, refuse};
use crate::map::Cells;
use crate::pieces::letters;
use crate::state::State;
use crate::steps::current;

/// `p8.mayor`: the Mayor leaves, and the next host is found (SC-13.1).
pub(crate) struct Mayor;

impl Step for Mayor {
    fn scope(&self) -> Scope {
        Scope::Once
    }

    fn begin(&self, run: &mut Run<'_>) {
        for borough in &mut run.state.boroughs {
            borough.mayor = Cells::NONE;
        }
        let holder = run
            .state
            .active(run.rules.seats)
            .find(|&seat| run.rules.holds(run.state.borough(seat), letters::MAYOR));
        let after = run.state.in_turn_order(run.rules.seats).find(|&seat| seat != run.state.host);
        if let Some(host) = holder.or(after) {
            run.state.host = host;
        }
    }
}

/// `p8.cards`: the cards go back and the pointer moves on (SC-13.2).
pub(crate) struct Cards;

impl Step for Cards {
    fn scope(&self) -> Scope {
        Scope::Once
    }

    fn begin(&self, run: &mut Run<'_>) {
        let circle = &mut run.state.circle;
        circle.pointer = (circle.pointer + circle.shown) % CIRCLE as u8;
        (circle.shown, circle.turned, circle.taken) = (0, 0, 0);
        for borough in &mut run.state.boroughs {
            borough.card = None;
        }
    }
}

/// Whether a seat chooses a platform now.
pub(crate) fn chooses_platform(at: At<'_>) -> bool {
    let slot = current(at.rules, at.state).0;
    let now = !at.state.over && slot.anchor == "p8.platform";
    now && at.borough().plays() && slot.step.owes(at) == Owes::Action
}

/// `p8.platform`: all seats commit to a platform in secret (SC-16.2).
pub(crate) struct Platform;

impl Step for Platform {
    fn scope(&self) -> Scope {
        Scope::Together
    }

    fn begin(&self, run: &mut Run<'_>) {
        run.state.committed = SeatSet::EMPTY;
    }

    fn rule(&self, _: &State, _: &Action) -> &'static str {
        "SC-16.2"
    }

    fn owes(&self, at: At<'_>) -> Owes {
        let At { rules, state, seat } = at;
        let due = rules.advanced && state.round == rules.numbers.platform_round;
        if due && !state.committed.contains(seat) { Owes::Action } else { Owes::Nothing }
    }

    fn legal(&self, at: At<'_>, out: &mut Vec<Action>) {
        let At { rules, state, seat } = at;
        if state.committed.contains(seat) {
            out.push(Action::Reopen);
        } else {
            out.extend((0..rules.platforms.len() as u8).map(Action::Platform));
        }
    }

    fn check(&self, at: At<'_>, action: &Action) -> Result<(), Illegal> {
        let At { rules, state, seat } = at;
        let committed = state.committed.contains(seat);
        match *action {
            Action::Reopen if committed => Ok(()),
            Action::Reopen => refuse!("SC-16.2", PlatformNotChosen),
            Action::Platform(_) if committed => refuse!("SC-16.2", PlatformChosen),
            Action::Platform(number) if usize::from(number) < rules.platforms.len() => Ok(()),
            Action::Platform(_) => refuse!("SC-16.2", NoSuchPlatform),
            _ => Err(wrong_action("SC-16.2")),
        }
    }

    fn act(&self, run: &mut Run<'_>, action: &Action) {
        let seat = run.seat;
        let rule = self.rule(run.state, action);
        if let Action::Platform(number) = *action {
            run.state.plans[seat.index()].platform = Some(number);
            run.state.committed = run.state.committed.with(seat);
            run.log.tell(|| Event::Committed { seat, rule });
        } else {
            run.state.plans[seat.index()].platform = None;
            run.state.committed = run.state.committed.without(seat);
            run.log.tell(|| Event::Reopened { seat, rule });
        }
    }

    fn finish(&self, run: &mut Run<'_>) {
        for seat in run.state.committed.iter() {
            let platform = run.state.plans[seat.index()].platform.take();
            run.state.borough_mut(seat).platform = platform;
            if let Some(platform) = platform {
                run.log.tell(|| Event::Platform {
                    seat,
                    platform: run.rules.platforms[usize::from(platform)].key.clone(),
                    rule: "SC-16.2",
                });
            }
        }
        run.state.committed = SeatSet::EMPTY;
    }
}
