//! Phase 8: the Mayor's next visit (section 13), and platforms (SC-16.2).

use kernel::{Seat, SeatSet};

use crate::action::Action;
use crate::cards::CIRCLE;
use crate::event::{Event, Log};
use crate::hooks::{Owes, Scope, Step, wrong_action};
use crate::illegal::{Illegal, refuse};
use crate::map::Cells;
use crate::pieces::letters;
use crate::rules::Rules;
use crate::state::State;

/// `p8.mayor`: the Mayor leaves, and the next host is found (SC-13.1).
pub(crate) struct Mayor;

impl Step for Mayor {
    fn scope(&self) -> Scope {
        Scope::Once
    }

    fn begin(&self, rules: &Rules, state: &mut State, _: Seat, _: &mut Log<'_>) {
        for borough in &mut state.boroughs {
            borough.mayor = Cells::NONE;
        }
        let holder = state
            .active(rules.seats)
            .find(|&seat| rules.holds(state.borough(seat), letters::MAYOR));
        let after = state.in_turn_order(rules.seats).find(|&seat| seat != state.host);
        if let Some(host) = holder.or(after) {
            state.host = host;
        }
    }
}

/// `p8.cards`: the cards go back and the pointer moves on (SC-13.2).
pub(crate) struct Cards;

impl Step for Cards {
    fn scope(&self) -> Scope {
        Scope::Once
    }

    fn begin(&self, _: &Rules, state: &mut State, _: Seat, _: &mut Log<'_>) {
        let circle = &mut state.circle;
        circle.pointer = (circle.pointer + circle.shown) % CIRCLE as u8;
        (circle.shown, circle.turned, circle.taken) = (0, 0, 0);
        for borough in &mut state.boroughs {
            borough.card = None;
        }
    }
}

/// `p8.platform`: all seats commit to a platform in secret (SC-16.2).
pub(crate) struct Platform;

impl Step for Platform {
    fn scope(&self) -> Scope {
        Scope::Together
    }

    fn begin(&self, _: &Rules, state: &mut State, _: Seat, _: &mut Log<'_>) {
        state.committed = SeatSet::EMPTY;
    }

    fn rule(&self, _: &State, _: &Action) -> &'static str {
        "SC-16.2"
    }

    fn owes(&self, rules: &Rules, state: &State, seat: Seat) -> Owes {
        let due = rules.advanced && state.round == rules.numbers.platform_round;
        if due && !state.committed.contains(seat) { Owes::Action } else { Owes::Nothing }
    }

    fn legal(&self, rules: &Rules, state: &State, seat: Seat, out: &mut Vec<Action>) {
        if state.committed.contains(seat) {
            out.push(Action::Reopen);
        } else {
            out.extend((0..rules.platforms.len() as u8).map(Action::Platform));
        }
    }

    fn check(
        &self,
        rules: &Rules,
        state: &State,
        seat: Seat,
        action: &Action,
    ) -> Result<(), Illegal> {
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

    fn act(&self, _: &Rules, state: &mut State, seat: Seat, action: &Action, log: &mut Log<'_>) {
        let rule = self.rule(state, action);
        if let Action::Platform(number) = *action {
            state.plans[seat.index()].platform = Some(number);
            state.committed = state.committed.with(seat);
            log.tell(|| Event::Committed { seat, rule });
        } else {
            state.plans[seat.index()].platform = None;
            state.committed = state.committed.without(seat);
            log.tell(|| Event::Reopened { seat, rule });
        }
    }

    fn finish(&self, rules: &Rules, state: &mut State, _: Seat, log: &mut Log<'_>) {
        for seat in state.committed.iter() {
            let platform = state.plans[seat.index()].platform.take();
            state.borough_mut(seat).platform = platform;
            if let Some(platform) = platform {
                log.tell(|| Event::Platform {
                    seat,
                    platform: rules.platforms[usize::from(platform)].key.clone(),
                    rule: "SC-16.2",
                });
            }
        }
        state.committed = SeatSet::EMPTY;
    }
}
