//! Phase 5: those at home vote (section 10).

use kernel::Seat;

use crate::event::{Event, Log, Part, Source};
use crate::hooks::{Scope, Step};
use crate::map::Cells;
use crate::pieces::{Class, Kind, Power};
use crate::rules::Rules;
use crate::state::{Borough, State};

/// `p5.vote`.
pub(crate) struct Vote;

/// The votes of the people on one tile.
struct Ballot {
    kind: Kind,
    cells: Cells,
    votes: i32,
}

/// The votes of a borough, by tile: of Residences (SC-10.1) or of the University (SC-10.2).
fn ballots(rules: &Rules, borough: &Borough, homes: bool) -> impl Iterator<Item = Ballot> {
    let voters = rules.workers(borough);
    borough.tiles.iter().filter_map(move |(_, kind, cells)| {
        let rule = rules.tile(kind);
        let each = match (rule.class, rule.power) {
            (Class::Residence, _) if homes => rules.numbers.vote_home[usize::from(rule.level) - 1],
            (_, Power::University) if !homes => rules.numbers.vote_university,
            _ => return None,
        };
        let there = voters & rules.spaces(kind, cells);
        Some(Ballot { kind, cells, votes: each * there.len() as i32 })
    })
}

/// Counts the votes of Residences or of the University.
fn count(rules: &Rules, state: &mut State, seat: Seat, homes: bool, log: &mut Log<'_>) {
    let votes = ballots(rules, state.borough(seat), homes).map(|ballot| ballot.votes).sum();
    if votes == 0 {
        return;
    }
    state.borough_mut(seat).add_votes(votes);
    log.tell(|| {
        let cast = ballots(rules, state.borough(seat), homes).filter(|ballot| ballot.votes != 0);
        let part = |Ballot { kind, cells, votes }| Part::of(rules, kind, cells, votes);
        let parts = cast.map(part).collect();
        let (source, rule) =
            if homes { (Source::HOMES, "SC-10.1") } else { (Source::UNIVERSITY, "SC-10.2") };
        Event::Voted { seat, votes, source, parts, rule }
    });
}

impl Step for Vote {
    fn scope(&self) -> Scope {
        Scope::Once
    }

    fn begin(&self, rules: &Rules, state: &mut State, _: Seat, log: &mut Log<'_>) {
        for seat in state.in_turn_order(rules.seats) {
            count(rules, state, seat, true, log);
            count(rules, state, seat, false, log);
            for more in &rules.hooks.votes {
                let votes = (more.count)(rules, state, seat);
                state.borough_mut(seat).add_votes(votes);
                if votes != 0 {
                    let (source, rule) = (more.source, more.rule);
                    log.tell(|| Event::Voted { seat, votes, source, parts: vec![], rule });
                }
            }
        }
    }
}
