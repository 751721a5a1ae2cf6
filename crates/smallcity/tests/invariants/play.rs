//! What happens in a round: invariants 6 to 13, and what forest yields.

use kernel::{Game, Input, Observer, Seat, SeatSet, Turn};
use smallcity::parts::{CityDeed, PoliceEvent};
use smallcity::{
    Action, Cause, Cell, Cells, Chance, Deed, Event, Facet, Kind, ModuleEvent, Pay, Plan,
    SmallCity, Spot, State,
};
use testkit::{Walk, legal};

use super::pieces::around;
use super::{Change, Found, changes, ensure, rule, seats, states, tiles, whole};

/// The points of a plan (SC-5.3, SC-5.5, SC-5.6).
pub(crate) fn points(plan: &Plan) -> usize {
    let points = |step: Action| if matches!(step, Action::Grow) { 2 } else { 1 };
    plan.builds().map(points).sum()
}

/// Invariant 6, its first half.
pub(crate) fn a_plan_uses_at_most_its_points_and_grows_the_zone_at_most_once(
    walk: &Walk<SmallCity>,
) -> Found {
    states(walk, |game, state| {
        let mut plans = 0;
        for seat in seats(game) {
            let plan = &state.plans[seat.index()];
            let grown = plan.builds().filter(|step| matches!(step, Action::Grow)).count();
            let most = game.setup().constants.int("build_points");
            ensure(points(plan) <= most as usize, || {
                format!("{} points in {plan:?}", points(plan))
            })?;
            ensure(grown <= 1, || format!("{plan:?} grows the zone {grown} times"))?;
            plans += usize::from(!plan.is_empty());
        }
        Ok(plans)
    })
}

/// Invariant 6, its second half, and SC-7.4: a tile built in a plan does not rise this round.
pub(crate) fn a_tile_rises_at_most_one_level_a_round(walk: &Walk<SmallCity>) -> Found {
    whole(walk, |walk| {
        let (game, mut raised) = (&walk.game, 0);
        // By seat, the highest level that each tile may reach in this round.
        let mut most: Vec<Vec<u8>> = vec![vec![]; game.seats()];
        for (before, after) in walk.states.iter().zip(&walk.states[1..]) {
            for seat in seats(game) {
                let (old, new) = (tiles(before.borough(seat)), tiles(after.borough(seat)));
                let most = &mut most[seat.index()];
                let grows = |kind: Kind| {
                    [Facet::Residence, Facet::Commerce, Facet::Factory]
                        .into_iter()
                        .any(|facet| rule(game, kind).is(facet))
                };
                // Merged Residences are new tiles and rise from there (SP-EUR-62).
                if game.step(before) == "p8.wall" {
                    *most = new.iter().map(|(kind, _)| rule(game, *kind).level + 1).collect();
                    continue;
                }
                // New tiles of a plan stay; one that the councilor's card built may rise (SC-4.11).
                let by_card = game.step(before) == "p1.choose";
                for (kind, _) in &new[most.len().min(new.len())..] {
                    most.push(rule(game, *kind).level + u8::from(by_card));
                }
                for (index, (kind, cells)) in
                    new.iter().enumerate().filter(|(_, tile)| grows(tile.0))
                {
                    let rule = rule(game, *kind);
                    ensure(rule.level <= most[index], || {
                        format!("{} on {cells} of {seat} has risen twice, or is new", rule.key)
                    })?;
                    raised += usize::from(old.get(index).is_some_and(|(old, _)| old != kind));
                }
                if before.round != after.round {
                    *most = new.iter().map(|(kind, _)| rule(game, *kind).level + 1).collect();
                }
            }
        }
        Ok(raised)
    })
}

/// Every tile after a reveal was planned: no new tile rose in the plan that built it.
pub(crate) fn what_a_reveal_builds_was_planned_as_it_stands(walk: &Walk<SmallCity>) -> Found {
    changes(walk, |change| {
        if !change.reveals() {
            return Ok(0);
        }
        let mut count = 0;
        for seat in seats(change.game) {
            let (old, new) =
                (tiles(change.before.borough(seat)), tiles(change.after.borough(seat)));
            let plan = &change.after.plans[seat.index()];
            let planned = |wanted: &(Kind, Cells)| {
                let free = |cell: Cell| {
                    rule(change.game, wanted.0).code == "R1" && Cells::of(cell) == wanted.1
                };
                plan.steps().any(|step| match step {
                    Action::Build(build) => (build.kind, build.cells) == *wanted,
                    Action::Module(Deed::Europe(CityDeed::FreeHome { cell, .. })) => free(cell),
                    _ => false,
                })
            };
            for tile in new[old.len()..]
                .iter()
                .filter(|(kind, _)| !rule(change.game, *kind).is(Facet::Park))
            {
                ensure(planned(tile), || format!("{tile:?} of {seat} is not in {plan:?}"))?;
                count += 1;
            }
        }
        Ok(count)
    })
}

/// Whether two seats sit side by side (SC-2.12).
pub(crate) fn are_neighbours(game: &SmallCity, one: Seat, other: Seat) -> bool {
    let (seats, apart) = (game.seats(), one.index().abs_diff(other.index()));
    one != other && (apart == 1 || apart == seats - 1)
}

/// Invariant 7.
pub(crate) fn tourists_are_only_with_neighbours_in_commerce_factories_and_museums(
    walk: &Walk<SmallCity>,
) -> Found {
    states(walk, |game, state| {
        let mut tourists = 0;
        for host in seats(game) {
            for guest in seats(game) {
                let Some(cell) = state.borough(host).guests[guest.index()] else { continue };
                ensure(are_neighbours(game, host, guest), || format!("{guest} visits {host}"))?;
                let tile = state.borough(host).tiles.on(cell);
                let rule = tile.map(|(_, kind, _)| rule(game, kind)).ok_or("no tile")?;
                let receives =
                    (rule.is(Facet::Commerce) || rule.is(Facet::Factory)) || rule.is(Facet::Museum);
                ensure(receives, || format!("{guest} visits {} of {host}", rule.key))?;
                tourists += 1;
            }
        }
        Ok(tourists)
    })
}

/// Invariant 8.
pub(crate) fn no_more_is_stored_than_there_is_room_for(walk: &Walk<SmallCity>) -> Found {
    states(walk, |game, state| {
        let mut count = 0;
        let discards = |seat: Seat| {
            legal(game, state, seat).iter().any(|action| matches!(action, Action::Discard(_)))
        };
        for seat in seats(game) {
            let borough = state.borough(seat);
            let warehouses = tiles(borough).into_iter();
            let warehouses = warehouses.filter(|(kind, _)| rule(game, *kind).is(Facet::Warehouse));
            let people: usize = borough.hall.iter().map(|&count| usize::from(count)).sum();
            let capacity = game.setup().constants.int("city_hall_capacity") as usize;
            ensure(people <= capacity, || format!("{people} people in City Hall of {seat}"))?;
            let stored: usize = borough.store.iter().map(|&count| usize::from(count)).sum();
            let room = 3 * warehouses.count() + capacity - people;
            ensure(stored <= room || discards(seat), || {
                format!("{seat} stores {stored} and has room for {room} in {}", game.step(state))
            })?;
            count += usize::from(stored > 0);
        }
        Ok(count)
    })
}

/// Invariant 9: no account fell below 0, which would show as a huge number.
pub(crate) fn votes_and_money_are_never_negative(walk: &Walk<SmallCity>) -> Found {
    states(walk, |game, state| {
        for seat in seats(game) {
            let borough = state.borough(seat);
            let small = borough.money < 1_000 && borough.votes < 1_000 && borough.pollution < 1_000;
            ensure(small, || {
                format!(
                    "{seat}: ${}, {} votes, {} %",
                    borough.money, borough.votes, borough.pollution
                )
            })?;
        }
        Ok(1)
    })
}

/// Invariant 9.
pub(crate) fn pollution_falls_only_through_row_5_of_the_council(walk: &Walk<SmallCity>) -> Found {
    changes(walk, |change| {
        let cleaner = match change.input {
            Input::Act { seat, action: Action::Council { row: 5, pay, .. } } => {
                (*pay != Pay::Promise).then_some(*seat)
            }
            Input::Chance(Chance::Promise(_)) if change.before.now.council.row == 5 => {
                seats(change.game).find(|seat| {
                    let (before, after) =
                        (change.before.borough(*seat), change.after.borough(*seat));
                    after.pollution < before.pollution
                })
            }
            _ => None,
        };
        let mut fallen = 0;
        for seat in seats(change.game) {
            let track = |state: &State| state.borough(seat).pollution;
            let falls = track(change.after) < track(change.before);
            ensure(!falls || cleaner == Some(seat), || {
                format!("the pollution of {seat} falls by {:?}", change.input)
            })?;
            fallen += usize::from(falls);
        }
        Ok(fallen)
    })
}

/// Whether somebody stands on a spot.
pub(crate) fn is_taken(state: &State, spot: Spot) -> bool {
    let borough = state.borough(spot.seat);
    borough.people.iter().any(|people| people.contains(spot.cell))
        || borough.guests.contains(&Some(spot.cell))
}

/// Invariant 10: people move to a space that was free when the step began, from one that was not;
/// so nobody moves twice either.
pub(crate) fn nobody_moves_to_a_space_that_was_occupied_when_the_step_began(
    walk: &Walk<SmallCity>,
) -> Found {
    whole(walk, |walk| {
        let (game, mut moves) = (&walk.game, 0);
        let mut begun: Option<((u8, Seat), &State)> = None;
        for (state, input) in walk.states.iter().zip(&walk.inputs) {
            let Input::Act { seat, action } = input else { continue };
            if game.step(state) != "p3.move" {
                continue;
            }
            let key = (state.round, *seat);
            let start = match begun {
                Some((known, start)) if known == key => start,
                _ => state,
            };
            begun = Some((key, start));
            let Action::Move { from, to, .. } = *action else { continue };
            ensure(!is_taken(start, to), || format!("{seat} moves to {to:?}, taken at the start"))?;
            ensure(is_taken(start, from), || format!("{seat} moves twice, from {from:?}"))?;
            ensure(!is_taken(state, to), || format!("{seat} moves to {to:?}, which is taken"))?;
            moves += 1;
        }
        Ok(moves)
    })
}

/// The seats in turn order (SC-2.9).
pub(crate) fn in_turn_order(game: &SmallCity, state: &State) -> Vec<Seat> {
    let seats = game.seats();
    let all = (0..seats).map(|step| Seat::new((state.host.index() + step) % seats));
    all.filter(|seat| state.borough(*seat).out == 0).collect()
}

/// Invariant 11: the first failure of a plan fails for stock; and no step of the first seat in turn
/// order fails at all.
pub(crate) fn a_plan_fails_at_the_reveal_only_for_stock_or_in_a_cascade(
    walk: &Walk<SmallCity>,
) -> Found {
    changes(walk, |change| {
        if !change.reveals() {
            return Ok(0);
        }
        let order = in_turn_order(change.game, change.before);
        let mut met = SeatSet::EMPTY;
        let (mut failed, mut broken) = (0, vec![]);
        for event in change.events() {
            let Event::Failed { seat, step, refusal, number, cause, .. } = event else { continue };
            let blamed = match cause {
                Some(Cause::Taken { seat: taker }) => {
                    let place = |seat| order.iter().position(|other| *other == seat);
                    refusal.code == "out_of_stock" && place(taker) < place(seat)
                }
                Some(Cause::Step { number: earlier }) => {
                    broken.contains(&(seat, Some(earlier))) && Some(earlier) < number
                }
                None => false,
            };
            ensure(blamed, || format!("{step:?} of {seat}: {refusal:?} because of {cause:?}"))?;
            broken.push((seat, number));
            ensure(order.first() != Some(&seat), || {
                format!("{seat} is first, but {step:?}: {refusal:?}")
            })?;
            ensure(met.contains(seat) || refusal.code == "out_of_stock", || {
                format!("{step:?} of {seat} fails first: {refusal:?}")
            })?;
            met = met.with(seat);
            failed += 1;
        }
        Ok(failed)
    })
}

/// Invariant 12: two commits have the same result in either order.
pub(crate) fn commits_commute(walk: &Walk<SmallCity>) -> Found {
    states(walk, |game, state| {
        let Turn::Together(owing) = game.turn(state) else { return Ok(0) };
        let commit = |seat: Seat| {
            let actions = legal(game, state, seat);
            let commits = |action: &&Action| {
                matches!(action, Action::Commit | Action::Hall(_) | Action::Platform(_))
            };
            let action = actions.iter().find(commits).copied();
            action.map(|action| Input::Act { seat, action })
        };
        let mut pairs = 0;
        for other in owing.iter() {
            for one in owing.iter().take_while(|one| *one != other) {
                // Some plans need more first.
                let (Some(first), Some(second)) = (commit(one), commit(other)) else { continue };
                let after = |inputs: [Input<Action, Chance>; 2]| {
                    let mut after = *state;
                    for input in inputs {
                        game.apply(&mut after, &input).map_err(|why| why.to_string())?;
                    }
                    Ok::<State, String>(after)
                };
                let (there, back) = (after([first, second])?, after([second, first])?);
                ensure(there == back, || format!("{one} and {other} in {}", game.step(state)))?;
                pairs += 1;
            }
        }
        Ok(pairs)
    })
}

/// Invariant 12: while seats plan, a view contains no other seat's plan and does not depend on it.
pub(crate) fn no_view_shows_the_plan_of_another_seat(walk: &Walk<SmallCity>) -> Found {
    states(walk, |game, state| {
        let Turn::Together(_) = game.turn(state) else { return Ok(0) };
        let mut plans = 0;
        for planner in seats(game) {
            let secret = state.plans[planner.index()];
            let mut without = *state;
            without.plans[planner.index()] = Plan::NONE;
            for who in Observer::all(game.seats()).filter(|who| !who.is(planner)) {
                let view = game.view(state, who);
                ensure(view.state.plans[planner.index()] == Plan::NONE, || {
                    format!("{who:?} sees the plan of {planner}")
                })?;
                ensure(view == game.view(&without, who), || {
                    format!("{who:?} sees something of the plan of {planner}")
                })?;
            }
            plans += usize::from(secret != Plan::NONE);
        }
        Ok(plans)
    })
}

/// Invariant 13: eight rounds, each with its phases in order, unless all but one seat are out.
pub(crate) fn a_game_has_eight_rounds_of_eight_phases(walk: &Walk<SmallCity>) -> Found {
    whole(walk, |walk| {
        let (game, last) = (&walk.game, &walk.states[walk.inputs.len()]);
        let active = seats(game).filter(|seat| last.borough(*seat).out == 0).count();
        let cut_short = active <= usize::from(game.seats() > 1);
        ensure(last.round == 8 || cut_short, || format!("the game ends in round {}", last.round))?;
        let (mut begun, mut revealed, mut measured) = (0, 0, 0);
        let mut phases = vec![];
        for (number, input) in walk.inputs.iter().enumerate() {
            let (before, after) = (&walk.states[number], &walk.states[number + 1]);
            let (was, is) = ((before.round, game.phase(before)), (after.round, game.phase(after)));
            ensure(was <= is || after.over, || format!("from {was:?} back to {is:?}"))?;
            phases.push(was);
            for event in (Change { game, before, input, after }).events() {
                match event {
                    Event::RoundBegins { round, .. } => {
                        begun += 1;
                        ensure(round == begun, || format!("round {round} is number {begun}"))?;
                    }
                    Event::Revealed { .. } => {
                        revealed += 1;
                        ensure(revealed == begun, || {
                            format!("reveal {revealed} in round {begun}")
                        })?;
                    }
                    Event::Polluted { .. } => measured = begun,
                    _ => {}
                }
            }
        }
        phases.dedup();
        for round in 1..=last.round {
            // A seat always decides a card and a plan.
            for phase in [1, 2] {
                let times = phases.iter().filter(|known| **known == (round, phase)).count();
                ensure(times == 1, || {
                    format!("phase {phase} of round {round} came {times} times")
                })?;
            }
        }
        ensure([begun, revealed, measured] == [last.round; 3], || {
            format!("{begun} rounds, {revealed} reveals, pollution in {measured}")
        })?;
        Ok(1)
    })
}

/// Invariant 4 of the expansion: forest only shrinks, and yields no more wood than cells cleared.
pub(crate) fn forest_never_grows_and_gives_at_most_its_cells_in_wood(
    walk: &Walk<SmallCity>,
) -> Found {
    changes(walk, |change| {
        let mut cleared = 0;
        for seat in seats(change.game) {
            let forest = |state: &State| state.borough(seat).modules.forest;
            let (before, after) = (forest(change.before), forest(change.after));
            ensure(after.cells.within(before.cells), || format!("the forest of {seat} grows"))?;
            let gone = before.cells.len() - after.cells.len();
            let wood = usize::from(after.wood.saturating_sub(before.wood));
            ensure(wood <= gone, || format!("{wood} wood of {gone} cells for {seat}"))?;
            let built = change.after.borough(seat).built;
            ensure(!built.meets(after.cells), || format!("{seat} has built on forest"))?;
            cleared += gone;
        }
        Ok(cleared)
    })
}

/// Invariant 2 of the expansion: no riots in two consecutive rounds, at most as many rioters as the
/// round number, and nobody whom an officer covers.
pub(crate) fn riots_are_as_large_as_their_round_and_spare_whom_officers_cover(
    walk: &Walk<SmallCity>,
) -> Found {
    let mut rounds: Vec<u8> = vec![];
    let found = changes(walk, |change| {
        let (game, state) = (change.game, change.after);
        let Some(officer) = game.rules().person_named("officer") else { return Ok(0) };
        let mut rioters = 0;
        for event in change.events() {
            let Event::Module(ModuleEvent::Police(PoliceEvent::Rioted { seat, cell, .. })) = event
            else {
                continue;
            };
            let borough = state.borough(seat);
            let place = match cell {
                Some(cell) => borough.tiles.on(cell),
                None => borough.tiles.iter().find(|tile| rule(game, tile.1).is(Facet::CityHall)),
            };
            let (.., cells) = place.ok_or("nobody riots outside")?;
            let officers = borough.people[officer.index()];
            let covered = around(cells).into_iter().any(|near| officers.contains(near));
            ensure(!covered, || format!("{cell:?} of {seat} riots under an officer"))?;
            rioters += 1;
        }
        for seat in seats(game).filter(|_| game.phase(state) < 8) {
            let named = state.borough(seat).modules.police;
            let count = named.cells.len() + usize::from(named.hall.iter().sum::<u8>());
            ensure(count <= usize::from(state.round), || format!("{count} riot at {seat}"))?;
        }
        Ok(rioters)
    })?;
    rounds.extend(walk.states.iter().map(|state| state.modules.police.riots));
    rounds.dedup();
    let apart = rounds.windows(2).all(|pair| pair[0] == 0 || pair[1] > pair[0] + 1);
    ensure(apart, || format!("riots in rounds {rounds:?}"))?;
    Ok(found)
}
