//! Phase 5: those at home vote (section 10).

use kernel::Seat;

use super::{Log, Scope, Step};
use crate::event::Event;
use crate::rules::{Class, Power, Rules};
use crate::state::{Borough, State};

/// `p5.vote`.
pub(crate) struct Vote;

/// The votes of a borough: from homes and from the University (SC-10.1, SC-10.2).
pub(crate) fn votes(rules: &Rules, borough: &Borough) -> (i32, i32) {
    let voters = rules.workers(borough);
    let mut homes = 0;
    let mut university = 0;
    for (_, kind, cells) in borough.tiles.iter() {
        let rule = rules.tile(kind);
        if rule.class == Class::Residence {
            let each = rules.numbers.vote_home[usize::from(rule.level) - 1];
            homes += each * (voters & cells).len() as i32;
        } else if rule.power == Power::University {
            let there = voters & rules.spaces(kind, cells);
            university += rules.numbers.vote_university * there.len() as i32;
        }
    }
    (homes, university)
}

impl Step for Vote {
    fn scope(&self) -> Scope {
        Scope::Once
    }

    fn begin(&self, rules: &Rules, state: &mut State, _: Seat, log: &mut Log<'_>) {
        for seat in state.in_turn_order(rules.seats) {
            let borough = state.borough_mut(seat);
            let (homes, university) = votes(rules, borough);
            borough.add_votes(homes + university);
            if homes != 0 {
                log.tell(|| Event::Voted { seat, votes: homes, from: "homes", rule: "SC-10.1" });
            }
            if university != 0 {
                let votes = university;
                log.tell(|| Event::Voted { seat, votes, from: "the University", rule: "SC-10.2" });
            }
            for more in &rules.hooks.votes {
                let votes = (more.count)(rules, state, seat);
                state.borough_mut(seat).add_votes(votes);
                if votes != 0 {
                    let (from, rule) = (more.from, more.rule);
                    log.tell(|| Event::Voted { seat, votes, from, rule });
                }
            }
        }
    }
}
