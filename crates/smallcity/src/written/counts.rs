//! The people and cards that a state has in all.

use kernel::Seat;

use crate::cards::Circle;
use crate::pieces::{PEOPLE, Person};
use crate::rules::Rules;
use crate::state::{Borough, State};

/// All pieces of each kind of people that a seat has (SC-3.5).
pub(super) fn people_in_box(rules: &Rules) -> [u8; PEOPLE] {
    let mut all = [0; PEOPLE];
    for (person, rule) in rules.people.iter().enumerate() {
        all[person] = rule.aside;
    }
    all[Person::CITIZEN.index()] +=
        rules.numbers.start_citizens_city_hall + rules.numbers.citizen_reserve;
    all
}

/// The people of a seat in all places but the Career Center.
pub(super) fn people_placed(state: &State, seat: Seat) -> [usize; PEOPLE] {
    let borough = state.borough(seat);
    let mut all = [0; PEOPLE];
    for (person, count) in all.iter_mut().enumerate() {
        let lying = [borough.hall, borough.dead, borough.gone];
        let to_bury = state.now.to_bury;
        let buries =
            to_bury.is_some_and(|dead| (dead.owner, dead.person.index()) == (seat, person));
        *count = borough.people[person].len() + usize::from(buries);
        *count += lying.iter().map(|place| usize::from(place[person])).sum::<usize>();
    }
    let abroad = state.boroughs.iter().filter(|host| host.guests[seat.index()].is_some());
    all[Person::CITIZEN.index()] += usize::from(borough.reserve) + abroad.count();
    all
}

/// The face-up cards that seats hold, one bit each.
pub(super) fn cards_held(rules: &Rules, boroughs: &[Borough], circle: &Circle) -> u32 {
    let up: Vec<u8> = circle.shown().filter_map(|position| circle.seen[position]).collect();
    let held = boroughs[..rules.seats].iter().filter_map(|borough| borough.card);
    held.filter(|card| up.contains(card)).fold(0, |all, card| all | 1 << card)
}
