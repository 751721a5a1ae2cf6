//! Phase 3: citizens move, homes fill up, newcomers arrive (section 8).

use kernel::Seat;

use crate::action::{Action, Spot};
use crate::event::{Event, Log, Place};
use crate::hooks::{Owes, Step, wrong_action};
use crate::illegal::{Illegal, refuse};
use crate::map::{Cell, Cells};
use crate::pieces::{Class, Person, Power, TileRule};
use crate::rules::Rules;
use crate::state::{Borough, State};

/// `p3.move` (SC-8.1 to SC-8.6).
pub(crate) struct Move;

/// Somebody who has not moved yet in this step.
#[derive(Clone, Copy, Debug)]
pub(crate) struct Mover {
    /// Where.
    pub from: Spot,
    /// What kind.
    pub person: Person,
}

impl Mover {
    /// Whoever of `seat` is on a spot and has not moved (SC-8.3).
    fn at(rules: &Rules, state: &State, seat: Seat, from: Spot) -> Option<Mover> {
        if from.seat.index() >= rules.seats || moved_to(state, from) {
            return None;
        }
        let borough = state.borough(from.seat);
        let person = if from.seat == seat {
            rules.persons().find(|person| borough.people[person.index()].contains(from.cell))?
        } else {
            (borough.guests[seat.index()] == Some(from.cell)).then_some(Person::CITIZEN)?
        };
        Some(Mover { from, person })
    }

    /// Everybody of `seat` who has not moved, own borough first.
    pub(crate) fn all<'a>(
        rules: &'a Rules,
        state: &'a State,
        seat: Seat,
    ) -> impl Iterator<Item = Mover> + 'a {
        let own = rules.persons().flat_map(move |person| {
            let cells = state.borough(seat).people[person.index()];
            let unmoved = cells.without(state.now.targets[seat.index()]);
            unmoved.iter().map(move |cell| Mover { from: Spot { seat, cell }, person })
        });
        let abroad = Seat::first(rules.seats).filter(move |&host| host != seat);
        own.chain(abroad.filter_map(move |host| {
            let cell = state.borough(host).guests[seat.index()]?;
            Mover::at(rules, state, seat, Spot { seat: host, cell })
        }))
    }

    /// Whether it must move if it can (SC-8.2): whoever is not at home.
    fn must(self, rules: &Rules, state: &State) -> bool {
        tile_at(rules, state, self.from).is_none_or(|rule| rule.class != Class::Residence)
    }

    /// The cells of a borough it may go to (SC-8.1, SC-8.4, SC-8.6).
    pub(crate) fn targets(self, rules: &Rules, state: &State, seat: Seat, host: Seat) -> Cells {
        let goes_abroad = host != seat;
        if goes_abroad && !self.may_visit(rules, state, seat, host) {
            return Cells::NONE;
        }
        let borough = state.borough(host);
        let free = state.now.targets[host.index()].without(borough.occupied());
        let Some(left) = tile_at(rules, state, self.from) else { return free };
        let roams = rules.person(self.person).roams == Some(left.class);
        let own_tile = self.own_tile(state);
        borough
            .tiles
            .iter()
            .filter(|(_, kind, cells)| {
                let colour = rules.tile(*kind).colour;
                let other_tile = host != self.from.seat || Some(*cells) != own_tile;
                cells.meets(free) && (colour != left.colour || roams && other_tile)
            })
            .fold(Cells::NONE, |all, (_, _, cells)| all | cells & free)
    }

    fn own_tile(self, state: &State) -> Option<Cells> {
        state.borough(self.from.seat).tiles.on(self.from.cell).map(|(_, _, cells)| cells)
    }

    /// Whether there may be a tourist of `seat` more in `host`'s borough (SC-8.6); [`judge_visit`]
    /// says why not.
    fn may_visit(self, rules: &Rules, state: &State, seat: Seat, host: Seat) -> bool {
        rules.person(self.person).stays_by.is_none()
            && rules.numbers.tourists_per_neighbour > 0
            && self.from.seat != host
            && state.borough(host).guests[seat.index()].is_none()
    }
}

/// Whether whoever is on a spot has come there in this step: only free spaces are targets.
fn moved_to(state: &State, spot: Spot) -> bool {
    state.now.targets[spot.seat.index()].contains(spot.cell)
}

fn tile_at<'a>(rules: &'a Rules, state: &State, spot: Spot) -> Option<&'a TileRule> {
    let tile = state.borough(spot.seat).tiles.on(spot.cell);
    tile.map(|(_, kind, _)| rules.tile(kind))
}

/// Where tourists may go (SC-8.6).
fn receives_tourists(rule: &TileRule) -> bool {
    matches!(rule.class, Class::Commerce | Class::Factory) || rule.power == Power::Museum
}

/// The boroughs a seat's people can go to: its own, then its neighbours'.
fn hosts(rules: &Rules, state: &State, seat: Seat) -> impl Iterator<Item = Seat> + use<> {
    std::iter::once(seat).chain(rules.neighbours(state, seat))
}

/// Whether a mover that must move still can, in its own borough (SC-8.3).
fn somebody_must(rules: &Rules, state: &State, seat: Seat) -> Option<Mover> {
    Mover::all(rules, state, seat).find(|mover| {
        mover.must(rules, state) && !mover.targets(rules, state, seat, seat).is_empty()
    })
}

impl Step for Move {
    fn begin(&self, rules: &Rules, state: &mut State, seat: Seat, _: &mut Log<'_>) {
        let own = state.borough_mut(seat);
        own.idle = Cells::NONE;
        let free = |borough: &Borough, spaces: Cells| spaces.without(borough.occupied());
        for host in hosts(rules, state, seat) {
            let borough = state.borough(host);
            let spaces = rules.spaces_of(borough, |rule| host == seat || receives_tourists(rule));
            state.now.targets[host.index()] = free(borough, spaces);
        }
        for host in &mut state.boroughs {
            host.idle_guests = host.idle_guests.without(seat);
        }
    }

    fn rule(&self, _: &State, _: &Action) -> &'static str {
        "SC-8.3"
    }

    fn owes(&self, rules: &Rules, state: &State, seat: Seat) -> Owes {
        let can_move = |mover: Mover| {
            hosts(rules, state, seat)
                .any(|host| !mover.targets(rules, state, seat, host).is_empty())
        };
        if !state.now.ended && Mover::all(rules, state, seat).any(can_move) {
            Owes::Action
        } else {
            Owes::Nothing
        }
    }

    fn legal(&self, rules: &Rules, state: &State, seat: Seat, out: &mut Vec<Action>) {
        for mover in Mover::all(rules, state, seat) {
            for host in hosts(rules, state, seat) {
                let cells = mover.targets(rules, state, seat, host);
                let to = cells.iter().map(|cell| Spot { seat: host, cell });
                out.extend(to.map(|to| Action::Move { from: mover.from, to }));
            }
        }
        if somebody_must(rules, state, seat).is_none() {
            out.push(Action::End);
        }
    }

    fn check(
        &self,
        rules: &Rules,
        state: &State,
        seat: Seat,
        action: &Action,
    ) -> Result<(), Illegal> {
        match *action {
            Action::End => match somebody_must(rules, state, seat) {
                Some(mover) => {
                    let (cell, host) = place(seat, mover.from);
                    refuse!("SC-8.3", SomebodyMustMove { cell, host })
                }
                None => Ok(()),
            },
            Action::Move { from, to } => judge(rules, state, seat, from, to),
            _ => Err(wrong_action("SC-8.3")),
        }
    }

    fn act(
        &self,
        rules: &Rules,
        state: &mut State,
        seat: Seat,
        action: &Action,
        log: &mut Log<'_>,
    ) {
        let &Action::Move { from, to } = action else {
            state.now.ended = true;
            return;
        };
        let Some(mover) = Mover::at(rules, state, seat, from) else { return };
        let (here, there) = (Cells::of(from.cell), Cells::of(to.cell));
        if from.seat == seat {
            let people = &mut state.borough_mut(seat).people[mover.person.index()];
            *people = people.without(here);
        } else {
            state.borough_mut(from.seat).guests[seat.index()] = None;
        }
        if to.seat == seat {
            state.borough_mut(seat).people[mover.person.index()] |= there;
        } else {
            state.borough_mut(to.seat).guests[seat.index()] = Some(to.cell);
        }
        log.tell(|| Event::Moved {
            seat,
            person: rules.person(mover.person).name,
            from: Place::of(from, seat),
            to: Place::of(to, seat),
            rule: "SC-8.3",
        });
    }

    /// Who should have moved and could not is idle (SC-8.5).
    fn finish(&self, rules: &Rules, state: &mut State, seat: Seat, log: &mut Log<'_>) {
        let mut idle = Cells::NONE;
        let mut idle_abroad = kernel::SeatSet::EMPTY;
        for mover in Mover::all(rules, state, seat).filter(|mover| mover.must(rules, state)) {
            if mover.from.seat == seat {
                idle |= Cells::of(mover.from.cell);
            } else {
                idle_abroad = idle_abroad.with(mover.from.seat);
            }
        }
        state.borough_mut(seat).idle = idle;
        for host in idle_abroad.iter() {
            let borough = state.borough_mut(host);
            borough.idle_guests = borough.idle_guests.with(seat);
        }
        let count = idle.len() + idle_abroad.len();
        if count > 0 {
            log.tell(|| Event::Idle {
                seat,
                count: count as u8,
                cells: Some(idle).filter(|idle| !idle.is_empty()),
                abroad: idle_abroad.len() as u8,
                rule: "SC-8.5",
            });
        }
    }
}

/// Judges a move (SC-8.1 to SC-8.6).
fn judge(rules: &Rules, state: &State, seat: Seat, from: Spot, to: Spot) -> Result<(), Illegal> {
    let Some(mover) = Mover::at(rules, state, seat, from) else {
        let (cell, host) = place(seat, from);
        refuse!("SC-8.3", NobodyToMove { cell, host });
    };
    if to.seat.index() >= rules.seats || !hosts(rules, state, seat).any(|host| host == to.seat) {
        refuse!("SC-8.6", NotANeighbour);
    }
    if mover.targets(rules, state, seat, to.seat).contains(to.cell) {
        return Ok(());
    }
    let (cell, host) = place(seat, to);
    let borough = state.borough(to.seat);
    if to.seat != seat {
        judge_visit(rules, state, seat, mover, to.seat)?;
    }
    let is_space =
        |wanted: fn(&TileRule) -> bool| rules.spaces_of(borough, wanted).contains(to.cell);
    if !is_space(|_| true) {
        refuse!("SC-8.1", NotASpace { cell, host });
    }
    if to.seat != seat && !is_space(receives_tourists) {
        refuse!("SC-8.6", NotForTourists { cell, host: to.seat });
    }
    if borough.occupied().contains(to.cell) || !state.now.targets[to.seat.index()].contains(to.cell)
    {
        refuse!("SC-8.1", NotFree { cell, host });
    }
    refuse!("SC-8.4", SameColour { cell, host })
}

/// A spot as refusals tell it: the cell, and whose borough if not that of who acts.
fn place(seat: Seat, spot: Spot) -> (Cell, Option<Seat>) {
    (spot.cell, Some(spot.seat).filter(|&host| host != seat))
}

/// Judges whether a mover may be a tourist of a host at all (SC-8.6).
fn judge_visit(
    rules: &Rules,
    state: &State,
    seat: Seat,
    mover: Mover,
    host: Seat,
) -> Result<(), Illegal> {
    let person = rules.person(mover.person);
    if let Some(rule) = person.stays_by {
        refuse!(rule, NeverTravels { person: person.name });
    }
    if mover.from.seat == host {
        refuse!("SC-8.6", TouristMovesOn);
    }
    if rules.numbers.tourists_per_neighbour == 0 {
        refuse!("SC-8.6", NobodyTravels);
    }
    if state.borough(host).guests[seat.index()].is_some() {
        refuse!("SC-8.6", OneTouristEach { host });
    }
    Ok(())
}

/// `p3.home`: empty R1 take somebody from City Hall (SC-8.7).
pub(crate) struct Home;

/// The cells of empty own R1.
fn empty_homes(rules: &Rules, borough: &Borough) -> Cells {
    let homes = rules.spaces_of(borough, |rule| rule.class == Class::Residence && rule.level == 1);
    homes.without(borough.occupied())
}

/// Whether somebody in City Hall must go home if there is a home.
fn must_go(rules: &Rules, borough: &Borough) -> bool {
    rules
        .persons()
        .any(|person| rules.person(person).must_enter && borough.hall[person.index()] > 0)
}

/// Where there is nothing to choose, they go by themselves.
fn go_home(rules: &Rules, state: &mut State, seat: Seat, log: &mut Log<'_>) {
    let borough = state.borough_mut(seat);
    let homes = empty_homes(rules, borough);
    let kinds = borough.hall.iter().filter(|&&count| count > 0).count();
    let waiting: u8 = borough.hall.iter().sum();
    if kinds != 1 || usize::from(waiting) < homes.len() || !must_go(rules, borough) {
        return;
    }
    for cell in homes {
        Rules::leave_hall(borough, Person::CITIZEN, cell);
        let person = rules.person(Person::CITIZEN).name;
        log.tell(|| Event::WentHome { seat, person, cell, rule: "SC-8.7" });
    }
}

impl Step for Home {
    fn begin(&self, rules: &Rules, state: &mut State, seat: Seat, log: &mut Log<'_>) {
        go_home(rules, state, seat, log);
    }

    fn rule(&self, _: &State, _: &Action) -> &'static str {
        "SC-8.7"
    }

    fn owes(&self, rules: &Rules, state: &State, seat: Seat) -> Owes {
        let borough = state.borough(seat);
        let waits = borough.hall.iter().any(|&count| count > 0);
        let due = !state.now.ended && waits && !empty_homes(rules, borough).is_empty();
        if due { Owes::Action } else { Owes::Nothing }
    }

    fn legal(&self, rules: &Rules, state: &State, seat: Seat, out: &mut Vec<Action>) {
        let borough = state.borough(seat);
        for cell in empty_homes(rules, borough) {
            let waiting = rules.persons().filter(|person| borough.hall[person.index()] > 0);
            out.extend(waiting.map(|person| Action::Home { cell, person }));
        }
        if !must_go(rules, borough) {
            out.push(Action::End);
        }
    }

    fn check(
        &self,
        rules: &Rules,
        state: &State,
        seat: Seat,
        action: &Action,
    ) -> Result<(), Illegal> {
        let borough = state.borough(seat);
        match *action {
            Action::Home { cell, person } => {
                if !empty_homes(rules, borough).contains(cell) {
                    refuse!("SC-8.7", NotAnEmptyHome { cell });
                }
                if borough.hall.get(person.index()).is_none_or(|&count| count == 0) {
                    let person = rules.people.get(person.index()).map(|rule| rule.name);
                    refuse!("SC-8.7", NobodyWaits { person });
                }
                Ok(())
            }
            Action::End if must_go(rules, borough) => refuse!("SC-8.7", HomesMustFill),
            Action::End => Ok(()),
            _ => Err(wrong_action("SC-8.7")),
        }
    }

    fn act(
        &self,
        rules: &Rules,
        state: &mut State,
        seat: Seat,
        action: &Action,
        log: &mut Log<'_>,
    ) {
        match *action {
            Action::Home { cell, person } => {
                Rules::leave_hall(state.borough_mut(seat), person, cell);
                let person = rules.person(person).name;
                log.tell(|| Event::WentHome { seat, person, cell, rule: "SC-8.7" });
                if !rules.revision.asks_the_obvious {
                    go_home(rules, state, seat, log);
                }
            }
            _ => state.now.ended = true,
        }
    }
}

/// `p3.arrive`: free spaces in Factories draw people from the Career Center (SC-8.8).
pub(crate) struct Arrive;

impl Step for Arrive {
    fn begin(&self, rules: &Rules, state: &mut State, seat: Seat, log: &mut Log<'_>) {
        let borough = state.borough_mut(seat);
        let spaces = rules.spaces_of(borough, |rule| rule.class == Class::Factory);
        let free = spaces.without(borough.occupied()).len() as u8;
        let count = free.min(borough.aside[0]).min(rules.hall_room(borough));
        if count > 0 {
            borough.aside[0] -= count;
            borough.hall[0] += count;
            log.tell(|| Event::Arrived { seat, count, rule: "SC-8.8" });
        }
    }
}
