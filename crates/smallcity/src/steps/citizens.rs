//! Phase 3: citizens move, homes fill up, newcomers arrive (section 8).

use kernel::Seat;

use crate::action::{Action, Spot};
use crate::event::{Event, Place};
use crate::facets::Facet;
use crate::hooks::{At, Owes, Run, Step, Trip, wrong_action};
use crate::illegal::{Illegal, refuse};
use crate::map::{Cell, Cells};
use crate::pieces::{Person, TileRule, Walk};
use crate::rules::Rules;
use crate::state::{Borough, State};

/// `p3.move` (SC-8.1 to SC-8.6).
pub(crate) struct Move;

/// A person who has not moved yet in this step.
#[derive(Clone, Copy, Debug)]
pub(crate) struct Mover {
    /// The space it is on.
    pub from: Spot,
    /// Its kind.
    pub person: Person,
}

impl Mover {
    /// The person of `seat` on a spot who has not moved (SC-8.3).
    fn on(at: At<'_>, from: Spot) -> Option<Mover> {
        let At { rules, state, seat } = at;
        if from.seat.index() >= rules.seats || moved_to(at, from) {
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

    /// Every person of `seat` who has not moved, own borough first.
    pub(crate) fn all(at: At<'_>) -> impl Iterator<Item = Mover> {
        let At { rules, state, seat } = at;
        let own = rules.persons().flat_map(move |person| {
            let cells = state.borough(seat).people[person.index()];
            let unmoved = cells.without(state.now.targets[seat.index()] | state.now.ground);
            unmoved.iter().map(move |cell| Mover { from: Spot { seat, cell }, person })
        });
        let abroad = Seat::first(rules.seats).filter(move |&host| host != seat);
        own.chain(abroad.filter_map(move |host| {
            let cell = state.borough(host).guests[seat.index()]?;
            Mover::on(at, Spot { seat: host, cell })
        }))
    }

    /// How it walks from where it is, if it does.
    fn walk(self, at: At<'_>) -> Option<Walk> {
        let walk = at.rules.person(self.person).walk?;
        let tile = at.state.borough(self.from.seat).tiles.on(self.from.cell);
        let Some((_, kind, cells)) = tile else { return Some(walk) };
        let on_own = at.rules.tile(kind).is(walk.home);
        let on_space = at.rules.spaces(kind, cells).contains(self.from.cell);
        (on_own || !on_space).then_some(walk)
    }

    /// Whether it must move if it can (SC-8.2): it is not at home, and does not walk.
    fn must(self, at: At<'_>) -> bool {
        let away = tile_at(at, self.from).is_none_or(|rule| !rule.is(Facet::Residence));
        away && self.walk(at).is_none()
    }

    /// Whether it is idle in this round if it stays, because it should have moved (SC-8.5).
    fn idles(self, at: At<'_>) -> bool {
        at.rules.person(self.person).walk.is_none() && self.must(at)
    }

    /// The cells of a borough it may go to (SC-8.1, SC-8.4, SC-8.6). Spaces count as they are now,
    /// with the tourists on them (SC-8.9).
    pub(crate) fn targets(self, at: At<'_>, host: Seat) -> Cells {
        let At { rules, state, seat } = at;
        let goes_abroad = host != seat;
        if goes_abroad && !self.may_visit(at, host) {
            return Cells::NONE;
        }
        let borough = state.borough(host);
        let free = state.now.targets[host.index()].without(borough.occupied());
        if let Some(walk) = self.walk(at) {
            let stands = (state.now.ground | free).without(borough.occupied());
            return stands & self.reach(at, walk);
        }
        let left = state.borough(self.from.seat).tiles.on(self.from.cell);
        let Some((_, kind, own)) = left.filter(|_| !free.is_empty()) else { return free };
        let left = rules.tile(kind);
        let roams = rules.person(self.person).roams.is_some_and(|facet| left.is(facet));
        borough
            .tiles
            .iter()
            .filter(|(_, kind, cells)| {
                let same = rules.tile(*kind).facets.share_colour(left.facets);
                let other_tile = host != self.from.seat || *cells != own;
                cells.meets(free) && (!same || roams && other_tile)
            })
            .fold(Cells::NONE, |all, (_, _, cells)| all | cells & free)
    }

    /// The cells of its zone that it may walk to: past people and tiles, but not over closed land.
    fn reach(self, at: At<'_>, walk: Walk) -> Cells {
        let borough = at.state.borough(self.from.seat);
        let ways = Cells::zone(borough.zone).without(borough.closed);
        (0..walk.steps).fold(Cells::of(self.from.cell), |reach, _| reach.halo() & ways)
    }

    /// The cells it may ride to, among the cells it may go to in a borough.
    fn rides(self, at: At<'_>, host: Seat, cells: Cells) -> Cells {
        let own = host == at.seat && self.from.seat == at.seat;
        let ride = at.rules.hooks.ride.filter(|_| own);
        ride.map_or(Cells::NONE, |ride| ride.reach(at, self.person, self.from.cell, cells))
    }

    /// The trip by which it rides, or why there is none.
    fn trip(self, at: At<'_>, to: Spot) -> Result<Trip, Illegal> {
        let own = to.seat == at.seat && self.from.seat == at.seat;
        match at.rules.hooks.ride {
            Some(ride) if own => ride.trip(at, self.person, self.from.cell, to.cell),
            Some(ride) => refuse!(ride.rule(), NobodyRides),
            None => refuse!("SC-8.3", NobodyRides),
        }
    }

    /// Whether `host`'s borough may take one more tourist of `seat` (SC-8.6); [`judge_visit`] says why
    /// not.
    fn may_visit(self, at: At<'_>, host: Seat) -> bool {
        let At { rules, state, seat } = at;
        rules.person(self.person).stays_by.is_none()
            && rules.numbers.tourists_per_neighbour > 0
            && self.from.seat != host
            && state.borough(host).guests[seat.index()].is_none()
    }
}

/// The trip by which a person rides from one spot to another, if it can.
pub(crate) fn trip(at: At<'_>, from: Spot, to: Spot) -> Option<Trip> {
    Mover::on(at, from)?.trip(at, to).ok()
}

/// Whether the person on a spot has come there in this step: only free places are targets.
fn moved_to(at: At<'_>, spot: Spot) -> bool {
    let now = &at.state.now;
    let walked = spot.seat == at.seat && now.ground.contains(spot.cell);
    walked || now.targets[spot.seat.index()].contains(spot.cell)
}

fn tile_at(at: At<'_>, spot: Spot) -> Option<&TileRule> {
    let tile = at.state.borough(spot.seat).tiles.on(spot.cell);
    tile.map(|(_, kind, _)| at.rules.tile(kind))
}

/// Where tourists may go (SC-8.6).
fn receives_tourists(rule: &TileRule) -> bool {
    (rule.is(Facet::Commerce) || rule.is(Facet::Factory)) || rule.is(Facet::Museum)
}

/// The boroughs a seat's people can go to: its own, then its neighbours'.
fn hosts(at: At<'_>) -> impl Iterator<Item = Seat> + use<> {
    let At { rules, state, seat } = at;
    std::iter::once(seat).chain(rules.neighbours(state, seat))
}

/// The people who must move and still can, in their own borough (SC-8.3).
pub(crate) fn must_move(at: At<'_>) -> impl Iterator<Item = Mover> {
    let seat = at.seat;
    Mover::all(at).filter(move |mover| mover.must(at) && !mover.targets(at, seat).is_empty())
}

impl Step for Move {
    fn begin(&self, run: &mut Run<'_>) {
        let seat = run.seat;
        let own = run.state.borough_mut(seat);
        own.idle = Cells::NONE;
        let free = |borough: &Borough, spaces: Cells| spaces.without(borough.occupied());
        for host in hosts(run.at()) {
            let borough = run.state.borough(host);
            let spaces =
                run.rules.spaces_of(borough, |rule| host == seat || receives_tourists(rule));
            run.state.now.targets[host.index()] = free(borough, spaces);
        }
        if walkers(run.rules, run.state.borough(seat)) {
            let own = run.state.borough(seat);
            run.state.now.ground = free(own, run.rules.open_ground(own));
        }
        for host in &mut run.state.boroughs {
            host.idle_guests = host.idle_guests.without(seat);
        }
    }

    fn rule(&self, _: &State, _: &Action) -> &'static str {
        "SC-8.3"
    }

    fn owes(&self, at: At<'_>) -> Owes {
        let At { state, .. } = at;
        let can_move = |mover: Mover| hosts(at).any(|host| !mover.targets(at, host).is_empty());
        if !state.now.ended && Mover::all(at).any(can_move) { Owes::Action } else { Owes::Nothing }
    }

    fn legal(&self, at: At<'_>, out: &mut Vec<Action>) {
        for mover in Mover::all(at) {
            for host in hosts(at) {
                let cells = mover.targets(at, host);
                let (from, ridden) = (mover.from, mover.rides(at, host, cells));
                for cell in cells {
                    let to = Spot { seat: host, cell };
                    out.push(Action::Move { from, to, drive: false });
                    if ridden.contains(cell) {
                        out.push(Action::Move { from, to, drive: true });
                    }
                }
            }
        }
        if must_move(at).next().is_none() {
            out.push(Action::End);
        }
    }

    fn check(&self, at: At<'_>, action: &Action) -> Result<(), Illegal> {
        let At { seat, .. } = at;
        match *action {
            Action::End => match must_move(at).next() {
                Some(mover) => {
                    let (cell, host) = place(seat, mover.from);
                    refuse!("SC-8.3", SomebodyMustMove { cell, host })
                }
                None => Ok(()),
            },
            Action::Move { from, to, drive } => {
                let mover = judge(at, from, to)?;
                if drive { mover.trip(at, to).map(|_| ()) } else { Ok(()) }
            }
            _ => Err(wrong_action("SC-8.3")),
        }
    }

    fn act(&self, run: &mut Run<'_>, action: &Action) {
        let seat = run.seat;
        let &Action::Move { from, to, drive } = action else {
            run.state.now.ended = true;
            return;
        };
        let Some(mover) = Mover::on(run.at(), from) else { return };
        let trip = if drive { mover.trip(run.at(), to).ok() } else { None };
        let (here, there) = (Cells::of(from.cell), Cells::of(to.cell));
        if from.seat == seat {
            let people = &mut run.state.borough_mut(seat).people[mover.person.index()];
            *people = people.without(here);
        } else {
            run.state.borough_mut(from.seat).guests[seat.index()] = None;
        }
        if to.seat == seat {
            run.state.borough_mut(seat).people[mover.person.index()] |= there;
        } else {
            run.state.borough_mut(to.seat).guests[seat.index()] = Some(to.cell);
        }
        run.log.tell(|| Event::Moved {
            seat,
            person: run.rules.person(mover.person).name,
            from: Place::of(run.rules, run.state, seat, from),
            to: Place::of(run.rules, run.state, seat, to),
            rule: "SC-8.3",
        });
        if let (Some(ride), Some(trip)) = (run.rules.hooks.ride, trip) {
            ride.ride(run, trip);
        }
    }

    /// A person who should have moved and could not is idle (SC-8.5).
    fn finish(&self, run: &mut Run<'_>) {
        let seat = run.seat;
        let mut idle = Cells::NONE;
        let mut idle_abroad = kernel::SeatSet::EMPTY;
        for mover in Mover::all(run.at()).filter(|mover| mover.idles(run.at())) {
            if mover.from.seat == seat {
                idle |= Cells::of(mover.from.cell);
            } else {
                idle_abroad = idle_abroad.with(mover.from.seat);
            }
        }
        run.state.borough_mut(seat).idle = idle;
        for host in idle_abroad.iter() {
            let borough = run.state.borough_mut(host);
            borough.idle_guests = borough.idle_guests.with(seat);
        }
        let count = idle.len() + idle_abroad.len();
        if count > 0 {
            run.log.tell(|| Event::Idle {
                seat,
                count: count as u8,
                cells: Some(idle).filter(|idle| !idle.is_empty()),
                abroad: idle_abroad.len() as u8,
                rule: "SC-8.5",
            });
        }
    }
}

/// Whether a map has any walker.
fn walkers(rules: &Rules, borough: &Borough) -> bool {
    let walks = |person: &Person| rules.person(*person).walk.is_some();
    rules.persons().filter(walks).any(|person| !borough.people[person.index()].is_empty())
}

/// The person who moves, or why it may not (SC-8.1 to SC-8.6).
fn judge(at: At<'_>, from: Spot, to: Spot) -> Result<Mover, Illegal> {
    let At { rules, state, seat } = at;
    let Some(mover) = Mover::on(at, from) else {
        let (cell, host) = place(seat, from);
        refuse!("SC-8.3", NobodyToMove { cell, host });
    };
    if to.seat.index() >= rules.seats || !hosts(at).any(|host| host == to.seat) {
        refuse!("SC-8.6", NotANeighbour);
    }
    if mover.targets(at, to.seat).contains(to.cell) {
        return Ok(mover);
    }
    let (cell, host) = place(seat, to);
    let borough = state.borough(to.seat);
    if let Some(walk) = rules.person(mover.person).walk {
        judge_walker(at, mover, walk, to)?;
    }
    if to.seat != seat {
        judge_visit(at, mover, to.seat)?;
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

/// Judges the target of a walker: the distance, whether people may stand there, and whether a person
/// does. From a space of another tile it only judges whether the target is an own space, because the
/// rest is judged as for everybody.
fn judge_walker(at: At<'_>, mover: Mover, walk: Walk, to: Spot) -> Result<(), Illegal> {
    let At { rules, state, seat } = at;
    let (person, cell) = (rules.person(mover.person).name, to.cell);
    let borough = state.borough(seat);
    let is_space = to.seat == seat && rules.spaces_of(borough, |_| true).contains(cell);
    if mover.walk(at).is_none() {
        if !is_space {
            refuse!(walk.moves_by, NowhereToStand { person, cell });
        }
        return Ok(());
    }
    if to.seat != seat || !mover.reach(at, walk).contains(cell) {
        refuse!(walk.walks_by, TooFar { person, cell, steps: walk.steps });
    }
    let stands = borough.own_people() | rules.open_ground(borough);
    if !is_space && !stands.contains(cell) {
        refuse!(walk.walks_by, NowhereToStand { person, cell });
    }
    refuse!(walk.walks_by, SomebodyStands { cell })
}

/// A spot as refusals name it: the cell, and the owner of its borough if not the acting seat.
fn place(seat: Seat, spot: Spot) -> (Cell, Option<Seat>) {
    (spot.cell, Some(spot.seat).filter(|&host| host != seat))
}

/// Judges whether a mover may be a tourist of a host at all (SC-8.6).
fn judge_visit(at: At<'_>, mover: Mover, host: Seat) -> Result<(), Illegal> {
    let At { rules, state, seat } = at;
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

/// `p3.home`: empty R1, or all empty homes, take people from City Hall (SC-8.7).
pub(crate) struct Home;

/// The cells of empty own R1, or of all empty homes where people move into every new one.
fn empty_homes(rules: &Rules, borough: &Borough) -> Cells {
    rules.free_homes(borough, rules.moves_in(borough).is_some())
}

/// Whether a person in City Hall must go home if there is a home.
fn must_go(rules: &Rules, borough: &Borough) -> bool {
    rules
        .persons()
        .any(|person| rules.person(person).must_enter && borough.hall[person.index()] > 0)
}

/// People go home automatically where there is nothing to choose.
fn go_home(run: &mut Run<'_>) {
    let seat = run.seat;
    let borough = run.state.borough_mut(seat);
    let homes = empty_homes(run.rules, borough);
    let kinds = borough.hall.iter().filter(|&&count| count > 0).count();
    let waiting: u8 = borough.hall.iter().sum();
    if kinds != 1 || usize::from(waiting) < homes.len() || !must_go(run.rules, borough) {
        return;
    }
    for cell in homes {
        Rules::leave_hall(borough, Person::CITIZEN, cell);
        let person = run.rules.person(Person::CITIZEN).name;
        run.log.tell(|| Event::WentHome { seat, person, cell, rule: "SC-8.7" });
    }
}

impl Step for Home {
    fn begin(&self, run: &mut Run<'_>) {
        go_home(run);
    }

    fn rule(&self, _: &State, _: &Action) -> &'static str {
        "SC-8.7"
    }

    fn owes(&self, at: At<'_>) -> Owes {
        let At { rules, state, seat } = at;
        let borough = state.borough(seat);
        let waits = borough.hall.iter().any(|&count| count > 0);
        let due = !state.now.ended && waits && !empty_homes(rules, borough).is_empty();
        if due { Owes::Action } else { Owes::Nothing }
    }

    fn legal(&self, at: At<'_>, out: &mut Vec<Action>) {
        let At { rules, state, seat } = at;
        let borough = state.borough(seat);
        for cell in empty_homes(rules, borough) {
            out.extend(rules.waiting(borough).map(|person| Action::Home { cell, person }));
        }
        if !must_go(rules, borough) {
            out.push(Action::End);
        }
    }

    fn check(&self, at: At<'_>, action: &Action) -> Result<(), Illegal> {
        let At { rules, state, seat } = at;
        let borough = state.borough(seat);
        match *action {
            Action::Home { cell, person } => {
                if !empty_homes(rules, borough).contains(cell) {
                    match rules.moves_in(borough) {
                        Some(_) => refuse!("SC-8.7", NoFreeHome { cell }),
                        None => refuse!("SC-8.7", NotAnEmptyHome { cell }),
                    }
                }
                rules.judge_waiting(borough, person, "SC-8.7")
            }
            Action::End if must_go(rules, borough) => refuse!("SC-8.7", HomesMustFill),
            Action::End => Ok(()),
            _ => Err(wrong_action("SC-8.7")),
        }
    }

    fn act(&self, run: &mut Run<'_>, action: &Action) {
        let seat = run.seat;
        match *action {
            Action::Home { cell, person } => {
                Rules::leave_hall(run.state.borough_mut(seat), person, cell);
                let person = run.rules.person(person).name;
                run.log.tell(|| Event::WentHome { seat, person, cell, rule: "SC-8.7" });
                if !run.rules.revision.asks_the_obvious {
                    go_home(run);
                }
            }
            _ => run.state.now.ended = true,
        }
    }
}

/// `p3.arrive`: free spaces in Factories draw people from the Career Center (SC-8.8).
pub(crate) struct Arrive;

impl Step for Arrive {
    fn begin(&self, run: &mut Run<'_>) {
        let seat = run.seat;
        let borough = run.state.borough_mut(seat);
        let spaces = run.rules.spaces_of(borough, |rule| rule.is(Facet::Factory));
        let free = spaces.without(borough.occupied()).len() as u8;
        let count = free.min(borough.aside[0]).min(run.rules.hall_room(borough));
        if count > 0 {
            borough.aside[0] -= count;
            borough.hall[0] += count;
            run.log.tell(|| Event::Arrived { seat, count, rule: "SC-8.8" });
        }
    }
}
