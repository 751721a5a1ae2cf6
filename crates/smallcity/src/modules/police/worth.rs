//! Riots to come, and what officers spoil and prevent, for players that look ahead.

use super::cover::{cover, officers};
use super::riots::{are_due, count, eligible, is_anarchist, open, restless, restless_on, rioters};
use crate::cards::CIRCLE;
use crate::facets::Facet;
use crate::hooks::{At, ROUNDS_AHEAD, Unrest};
use crate::map::{Cell, Cells, SIZE};
use crate::pieces::Person;
use crate::rules::Rules;
use crate::state::Borough;
use crate::steps::vote::voters;

/// A vote to come and a use of a space to work on, in hundredths of a vote.
const VOTE: i32 = 266;
const WORK: i32 = 200;

/// By round, the current one first: the chance of riots in percent (SP-POL-9). It knows the places
/// of the circle that were shown; card L may be in each of the others.
pub(super) fn timetable(at: At<'_>) -> [u8; ROUNDS_AHEAD] {
    let At { rules, state, .. } = at;
    let circle = &state.circle;
    let each = (state.active(rules.seats).count() + usize::from(rules.numbers.cards_shown_extra))
        .min(CIRCLE);
    let lies = |place: &usize| match circle.seen[*place] {
        Some(card) => is_anarchist(rules, card),
        None => !circle.seen.iter().flatten().any(|card| is_anarchist(rules, *card)),
    };
    // The pointer moves on when the cards go back (SC-13.2), before the round ends.
    let phase = rules.steps[usize::from(state.step)].phase;
    let (up, put_back) = (usize::from(circle.shown), circle.shown == 0 && phase != 1);
    let is_up = |place: usize, later: usize| {
        let (first, shown) = match later {
            0 if put_back => return false,
            0 if up > 0 => (0, up),
            _ if put_back => (each * (later - 1), each),
            _ if up > 0 => (up + each * (later - 1), each),
            _ => (each * later, each),
        };
        (place + 4 * CIRCLE * ROUNDS_AHEAD - usize::from(circle.pointer) - first) % CIRCLE < shown
    };
    let (mut times, mut places) = ([0; ROUNDS_AHEAD], 0);
    for place in (0..CIRCLE).filter(lies) {
        places += 1;
        let mut last = usize::from(state.modules.police.riots);
        for (later, times) in times.iter_mut().enumerate() {
            let round = usize::from(state.round) + later;
            let follows = last > 0 && last + 1 == round;
            if last == round && round > 0 || round > 0 && is_up(place, later) && !follows {
                (*times, last) = (*times + 1, round);
            }
        }
    }
    times.map(|times: u32| (100 * times / places.max(1)) as u8)
}

/// Future riots. People whom officers cover are safe, with room to grow: as many people as live in
/// covered buildings or fit into covered homes, and half as many again.
pub(super) fn unrest(at: At<'_>) -> Unrest {
    let At { rules, state, .. } = at;
    let borough = at.borough();
    let people = restless_on(rules, borough);
    let waiting = restless(rules).map(|person| i32::from(borough.hall[person.index()]));
    let waiting = waiting.sum::<i32>();
    let (guarded, mut safe, mut homes) = (officers(rules, borough), 0, 0);
    if !guarded.is_empty() {
        let covered = borough.tiles.iter().filter(|(.., cells)| cover(guarded, *cells) > 0);
        for (_, kind, cells) in covered {
            let rule = rules.tile(kind);
            safe += (people & cells).len() as i32;
            homes += i32::from(rule.spaces) * i32::from(rule.is(Facet::Residence));
            safe += waiting * i32::from(rule.is(Facet::CityHall));
        }
    }
    let others = restless(rules).filter(|person| *person != Person::CITIZEN);
    let others = others.map(|person| {
        borough.people[person.index()].len() as i32 + i32::from(borough.hall[person.index()])
    });
    Unrest {
        chance: timetable(at),
        most: std::array::from_fn(|later| state.round.saturating_add(later as u8)),
        safe: safe.max(homes) * 3 / 2,
        others: others.sum(),
        toll: rules.modules.police.penalty,
    }
}

/// What a person on a cell brings in a round.
fn brings(rules: &Rules, borough: &Borough, cell: Cell) -> i32 {
    let Some((_, kind, _)) = borough.tiles.on(cell) else { return 0 };
    let (rule, numbers) = (rules.tile(kind), &rules.numbers);
    if rule.is(Facet::Residence) {
        let votes = borough.people[0].contains(cell);
        VOTE * numbers.vote_home[usize::from(rule.level) - 1] * i32::from(votes)
    } else if rule.is(Facet::University) {
        VOTE * numbers.vote_university
    } else {
        WORK
    }
}

/// What officers spoil and riots cost in the current round: votes of homes that two officers cover,
/// what rioters would have brought, and before they are named, the cheapest of those who may riot.
pub(super) fn worth(at: At<'_>, left: i32) -> i32 {
    let At { rules, state, .. } = at;
    let borough = at.borough();
    let bring = |cells: Cells| cells.iter().map(|cell| brings(rules, borough, cell));
    let silenced = rules.workers(borough).without(voters(rules, borough));
    let mut cost = left * bring(silenced).sum::<i32>();
    let phase = rules.steps[usize::from(state.step)].phase;
    let mut rioting = i32::from(count(rules, borough));
    if (3..=5).contains(&phase) {
        cost += bring(rioters(rules, borough).0).sum::<i32>();
    }
    if phase == 3 && are_due(at) {
        let named = usize::from(open(at).0);
        let (cells, hall) = eligible(rules, borough);
        let (mut each, could) = ([0; SIZE * SIZE], cells.len());
        for (place, brings) in each.iter_mut().zip(bring(cells)) {
            *place = brings;
        }
        each[..could].sort_unstable();
        let waiting = hall.iter().map(|&count| usize::from(count)).sum::<usize>();
        cost += each[..could].iter().take(named.saturating_sub(waiting)).sum::<i32>();
        rioting += named as i32;
    }
    if state.round == rules.numbers.rounds {
        cost += 100 * rules.modules.police.penalty * rioting;
    }
    -cost
}

#[cfg(test)]
mod tests;
