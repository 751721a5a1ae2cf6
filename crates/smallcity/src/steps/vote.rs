//! Phase 5: people at home vote (section 10).

use crate::event::{Event, Part, Source};
use crate::facets::Facet;
use crate::hooks::{Purpose, Run, Scope, Step, Total};
use crate::map::Cells;
use crate::pieces::Kind;
use crate::rules::Rules;
use crate::state::Borough;

/// `p5.vote`.
pub(crate) struct Vote;

/// The votes of the people on one tile.
struct Ballot {
    kind: Kind,
    cells: Cells,
    votes: i32,
}

/// The cells of a borough with people who vote where they are.
pub(crate) fn voters(rules: &Rules, borough: &Borough) -> Cells {
    rules.workers(borough).without(rules.closed_to(Purpose::Votes, borough))
}

/// The votes of a borough, by tile: of Residences (SC-10.1) or of the University (SC-10.2).
fn ballots(rules: &Rules, borough: &Borough, homes: bool) -> impl Iterator<Item = Ballot> {
    let voters = voters(rules, borough);
    borough.tiles.iter().filter_map(move |(_, kind, cells)| {
        let rule = rules.tile(kind);
        let each = if homes && rule.is(Facet::Residence) {
            rules.numbers.vote_home[usize::from(rule.level) - 1]
        } else if !homes && rule.is(Facet::University) {
            rules.numbers.vote_university
        } else {
            return None;
        };
        let there = voters & rules.spaces(kind, cells);
        Some(Ballot { kind, cells, votes: each * there.len() as i32 })
    })
}

/// Counts the votes of Residences or of the University.
fn count(run: &mut Run<'_>, homes: bool) {
    let seat = run.seat;
    let votes = ballots(run.rules, run.state.borough(seat), homes).map(|ballot| ballot.votes).sum();
    if votes == 0 {
        return;
    }
    run.state.borough_mut(seat).add_votes(votes);
    run.log.tell(|| {
        let cast =
            ballots(run.rules, run.state.borough(seat), homes).filter(|ballot| ballot.votes != 0);
        let part = |Ballot { kind, cells, votes }| Part::of(run.rules, kind, cells, votes);
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

    fn begin(&self, run: &mut Run<'_>) {
        for seat in run.state.in_turn_order(run.rules.seats) {
            run.seat = seat;
            count(run, true);
            count(run, false);
            for more in run.rules.more(Total::Votes) {
                let votes = (more.amount)(run.at());
                run.state.borough_mut(seat).add_votes(votes);
                if votes != 0 {
                    let (source, rule) = (more.source, more.rule);
                    run.log.tell(|| Event::Voted { seat, votes, source, parts: vec![], rule });
                }
            }
        }
    }
}
