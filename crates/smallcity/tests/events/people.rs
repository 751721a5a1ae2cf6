//! Events determine where everyone is.

use std::collections::BTreeSet;

use kernel::{Game, Seat};
use smallcity::parts::PoliceEvent;
use smallcity::{Cell, Cells, Event, ModuleEvent, PEOPLE, Person, SmallCity, State};

use super::adds_up::{adds_up, always, settled};
use super::{Change, each_change};

/// Where the people of a seat are.
#[derive(Debug, PartialEq)]
struct People {
    /// On cells of any borough.
    on: BTreeSet<(Seat, Cell, Person)>,
    /// In City Hall, in the Career Center or beside the borough, by kind.
    waiting: [usize; PEOPLE],
    reserve: usize,
    /// Dead, or out of the game.
    lost: [usize; PEOPLE],
}

impl People {
    fn of(game: &SmallCity, state: &State, owner: Seat) -> People {
        let own = state.borough(owner);
        let own_cells = game.rules().persons().flat_map(|person| {
            own.people[person.index()].iter().map(move |cell| (owner, cell, person))
        });
        let abroad = Seat::first(game.seats()).filter_map(|host| {
            Some((host, state.borough(host).guests[owner.index()]?, Person::CITIZEN))
        });
        let both = |one: [u8; PEOPLE], other: [u8; PEOPLE]| {
            std::array::from_fn(|person| usize::from(one[person] + other[person]))
        };
        let mut lost: [usize; PEOPLE] = both(own.dead, own.gone);
        if let Some(dead) = state.now.to_bury.filter(|dead| dead.owner == owner) {
            lost[dead.person.index()] += 1;
        }
        People {
            on: own_cells.chain(abroad).collect(),
            waiting: both(own.hall, own.aside),
            reserve: own.reserve.into(),
            lost,
        }
    }

    fn take(&mut self, host: Seat, cell: Cell, person: Person) {
        assert!(self.on.remove(&(host, cell, person)), "{person:?} is not on {cell} of {host}");
    }

    fn put(&mut self, host: Seat, cell: Cell, person: Person) {
        assert!(self.on.insert((host, cell, person)), "{person:?} is on {cell} of {host}");
    }

    /// SC-18.1: people of the seat who are abroad leave play.
    fn all_abroad_are_lost(&mut self, owner: Seat) {
        let count = self.on.len();
        self.on.retain(|(host, ..)| *host == owner);
        self.lost[0] += count - self.on.len();
    }

    /// SC-18.1: a tourist of the seat goes home from a borough that is out, if the seat plays on.
    fn leave(&mut self, host: Seat, plays: bool) {
        let count = self.on.len();
        self.on.retain(|(at, ..)| *at != host);
        let to = if plays { &mut self.waiting } else { &mut self.lost };
        to[0] += count - self.on.len();
    }
}

/// The kind of people of a name.
fn kind_of(change: &Change<'_>, person: &str) -> Person {
    change.game.rules().person_named(person).expect("a kind of people")
}

#[test]
fn events_report_where_everyone_is() {
    adds_up(always, People::of, |change, owner, event, people| match *event {
        Event::Eliminated { seat, .. } if seat == owner => people.all_abroad_are_lost(owner),
        Event::Eliminated { seat, .. } => people.leave(seat, change.after.borough(owner).out == 0),
        Event::Died { seat, owner: dead, person, cell, .. } if dead.unwrap_or(seat) == owner => {
            let person = kind_of(change, person);
            people.take(seat, cell, person);
            people.lost[person.index()] += 1;
        }
        _ if event.seat() != Some(owner) => {}
        Event::Moved { person, ref from, ref to, .. } => {
            let person = kind_of(change, person);
            people.take(from.host.unwrap_or(owner), from.cell, person);
            people.put(to.host.unwrap_or(owner), to.cell, person);
        }
        // SP-EUR-13: from the reserve.
        Event::WentHome { seat, person, cell, rule: "SP-EUR-13" } => {
            people.put(seat, cell, kind_of(change, person));
            people.reserve -= 1;
        }
        Event::WentHome { seat, person, cell, .. } => {
            let person = kind_of(change, person);
            people.put(seat, cell, person);
            people.waiting[person.index()] -= 1;
        }
        Event::Manned { seat, person, cells, .. } => {
            let person = kind_of(change, person);
            cells.iter().for_each(|cell| people.put(seat, cell, person));
            people.waiting[person.index()] -= cells.len();
        }
        Event::Built { seat, cells, person: Some(person), .. } => {
            let person = kind_of(change, person);
            people.put(seat, cells.first().expect("a tile has cells"), person);
            people.waiting[person.index()] -= 1;
        }
        Event::Newcomers { in_hall, in_career, .. } => {
            people.reserve -= usize::from(in_hall + in_career);
            people.waiting[0] += usize::from(in_hall + in_career);
        }
        _ => {}
    });
}

/// No event says where a tourist goes whose host is out; it follows from the room in City Hall
/// (SC-18.1), so this test skips inputs with such tourists.
#[test]
fn events_report_everyone_in_city_hall() {
    let nobody_is_out =
        |change: &Change<'_>, _| !change.tells(|event| matches!(event, Event::Eliminated { .. }));
    let of = |_: &SmallCity, state: &State, seat: Seat| state.borough(seat).hall;
    adds_up(nobody_is_out, of, |change, seat, event, hall| match *event {
        _ if event.seat() != Some(seat)
            || matches!(event, Event::WentHome { rule: "SP-EUR-13", .. }) => {}
        // SP-EUR-70.
        _ if settled(event) == Some("helsinki") => hall[0] = 2,
        Event::Built { person: Some(person), .. } | Event::WentHome { person, .. } => {
            hall[kind_of(change, person).index()] -= 1;
        }
        Event::Entered { person, .. } => hall[kind_of(change, person).index()] += 1,
        Event::Arrived { count, .. } => hall[0] += count,
        Event::Newcomers { in_hall, .. } => hall[0] += in_hall,
        _ => {}
    });
}

/// The cells of a borough whose people riot by the events (SP-POL-10).
fn rioted(change: &Change<'_>, of: Seat) -> Cells {
    let cells = change.told.iter().filter_map(|event| match event {
        Event::Module(ModuleEvent::Police(PoliceEvent::Rioted { seat, cell, .. })) => {
            cell.filter(|_| *seat == of)
        }
        _ => None,
    });
    cells.collect()
}

/// SC-8.5; a rioter does nothing else (SP-POL-11) until all riots stop (SP-POL-16). No event says
/// that idleness ends when moving begins again.
#[test]
fn events_report_who_is_idle() {
    let idle = |state: &State, seat: Seat| {
        let hosts = state.boroughs.iter().filter(|host| host.idle_guests.contains(seat)).count();
        (state.borough(seat).idle, state.borough(seat).idle.len() + hosts)
    };
    let mut found = 0;
    each_change(|change| {
        let calms = change.told.iter().any(|event| {
            matches!(event, Event::Module(ModuleEvent::Police(PoliceEvent::Calmed { .. })))
        });
        for seat in change.seats() {
            let now = idle(change.after, seat);
            let told = change.told.iter().find_map(|event| match *event {
                Event::Idle { seat: of, cells, count, abroad, .. } if of == seat => {
                    let cells = cells.unwrap_or(Cells::NONE);
                    assert_eq!(cells.len() + usize::from(abroad), usize::from(count));
                    Some((cells, usize::from(count)))
                }
                _ => None,
            });
            found += usize::from(told.is_some());
            let riots = rioted(change, seat);
            let rioters = change.before.borough(seat).modules.police.cells | riots;
            let calmed = if calms { rioters } else { Cells::NONE };
            let with = |(cells, count): (Cells, usize)| {
                let (all, count) = (cells | riots, count + riots.without(cells).len());
                (all.without(calmed), count - (all & calmed).len())
            };
            // One input may run through a whole round; the next begins with nobody idle.
            let begins = change.told.iter().any(|event| matches!(event, Event::RoundBegins { .. }));
            if begins {
                assert_eq!(now, (Cells::NONE, 0), "{}", change.place());
            } else if let Some(told) = told {
                assert_eq!(with(told), now, "{}", change.place());
            } else {
                let known = [(Cells::NONE, 0), idle(change.before, seat)].map(with).contains(&now);
                assert!(known, "{now:?} of {seat} in {}", change.place());
            }
        }
    });
    assert!(found > 0, "somebody is idle");
}
