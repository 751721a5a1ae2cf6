//! People in texts: signs behind cells, and counts.

use kernel::{BadPosition, Seat, SeatSet, Word};

use super::read::Reader;
use crate::map::{Cell, Cells};
use crate::phrase::{read_seat, read_span};
use crate::pieces::{PEOPLE, Person};
use crate::rules::Rules;
use crate::state::State;

/// Counts by kind, such as `2 1^`: citizens without a sign.
pub(super) fn counts_word(rules: &Rules, counts: [u8; PEOPLE]) -> String {
    let words = rules.persons().filter_map(|person| {
        let count = counts[person.index()];
        let mark = rules.person(person).mark;
        let citizens = person == Person::CITIZEN;
        (count > 0).then(|| if citizens { count.to_string() } else { format!("{count}{mark}") })
    });
    words.collect::<Vec<_>>().join(" ")
}

/// Counts by kind.
pub(super) fn read_counts(rules: &Rules, words: &[Word<'_>]) -> Result<[u8; PEOPLE], BadPosition> {
    let mut counts = [0; PEOPLE];
    for word in words {
        let marked = rules.persons().find(|&person| word.text.ends_with(rules.person(person).mark));
        let text = &word.text[..word.text.len() - usize::from(marked.is_some())];
        let person = marked.unwrap_or(Person::CITIZEN);
        let count: u8 = Word { text, ..*word }.number()?;
        if count > 99 {
            return Err(word.breaks("SC-3.5", "nobody has so many people"));
        }
        counts[person.index()] = count;
    }
    Ok(counts)
}

/// Who is on a cell, as signs.
fn signs(rules: &Rules, state: &State, seat: Seat, cell: Cell) -> String {
    let borough = state.borough(seat);
    let mut signs = String::new();
    for person in rules.persons() {
        if borough.people[person.index()].contains(cell) {
            signs.push(rules.person(person).mark);
            if borough.idle.contains(cell) {
                signs.push('z');
            }
        }
    }
    for guest in Seat::first(rules.seats) {
        if borough.guests[guest.index()] == Some(cell) {
            signs.push_str(&format!("~{}", guest.index()));
            if borough.idle_guests.contains(guest) {
                signs.push('z');
            }
        }
    }
    signs
}

/// Cells with the people on them.
pub(super) fn peopled_word(rules: &Rules, state: &State, seat: Seat, cells: Cells) -> String {
    if !cells.meets(state.borough(seat).occupied()) {
        return crate::phrase::cells_word(cells);
    }
    let words = cells.iter().map(|cell| format!("{cell}{}", signs(rules, state, seat, cell)));
    words.collect::<Vec<_>>().join(" ")
}

impl Reader<'_, '_> {
    /// A cell or a rectangle with the signs of those on it; notes the people.
    pub(super) fn peopled(&mut self, seat: Seat, word: &Word<'_>) -> Result<Cells, BadPosition> {
        let rules = self.game.rules();
        let plain = |sign: char| sign.is_ascii_lowercase() && sign != 'z' || sign == ':';
        let end = word.text.find(|sign: char| !plain(sign) && !sign.is_ascii_digit());
        let end = end.unwrap_or(word.text.len());
        let cells = read_span(&Word { text: &word.text[..end], ..*word })?;
        let mut signs = word.text[end..].chars().peekable();
        let mut free = true;
        while let Some(sign) = signs.next() {
            let (Some(cell), 1) = (cells.first(), cells.len()) else {
                return Err(word.breaks("SC-2.13", "write people behind one cell"));
            };
            if !std::mem::take(&mut free) {
                return Err(word.breaks("SC-2.13", format!("two people are on {cell}")));
            }
            let idle = |signs: &mut std::iter::Peekable<std::str::Chars<'_>>| {
                signs.next_if_eq(&'z').is_some()
            };
            let person = rules.persons().find(|&person| rules.person(person).mark == sign);
            if let Some(person) = person {
                let borough = self.state.borough_mut(seat);
                if borough.own_people().contains(cell) {
                    return Err(word.breaks("SC-2.13", format!("two people are on {cell}")));
                }
                borough.people[person.index()] |= Cells::of(cell);
                if idle(&mut signs) {
                    borough.idle |= Cells::of(cell);
                }
            } else if sign == '~' {
                let number: String = signs.next_if(char::is_ascii_digit).into_iter().collect();
                let guest = read_seat(&Word { text: &number, ..*word }, rules.seats)?;
                let borough = self.state.borough_mut(seat);
                if guest == seat || borough.guests[guest.index()].is_some() {
                    let problem = "each other seat has one visitor here at most";
                    return Err(word.breaks("SC-8.6", problem));
                }
                borough.guests[guest.index()] = Some(cell);
                if idle(&mut signs) {
                    borough.idle_guests = borough.idle_guests.with(guest);
                }
            } else {
                let marks: String = rules.people.iter().map(|rule| rule.mark).collect();
                let problem = format!("{sign:?} is no sign of a person; use {marks} or ~1, and z");
                return Err(word.bad(problem));
            }
        }
        Ok(cells)
    }
}

/// Idle marks on cells without people, which other phrases do not show.
pub(super) fn stale_idle(state: &State, seat: Seat) -> (Cells, SeatSet) {
    let borough = state.borough(seat);
    let absent = |guest: &Seat| borough.guests[guest.index()].is_none();
    let guests = borough.idle_guests.iter().filter(absent).collect();
    (borough.idle.without(borough.own_people()), guests)
}
