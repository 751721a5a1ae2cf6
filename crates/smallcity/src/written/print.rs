//! A state as text.

use kernel::Seat;

use super::counts::cards_held;
use super::people::{counts_word, peopled_word, stale_idle};
use crate::cards::{Bottom, Whereabouts};
use crate::council::{Council, Stage};
use crate::entry::materials_word;
use crate::game::SmallCity;
use crate::map::Cells;
use crate::phrase::cells_word;
use crate::pieces::MOST_DISCS;
use crate::rules::Rules;
use crate::state::State;
use crate::steps::current;

/// A state as text: everything that a text could leave open is in it.
pub(crate) fn print(game: &SmallCity, state: &State) -> String {
    let rules = game.rules();
    let mut all = vec![];
    table(rules, state, &mut all);
    for told in &rules.hooks.told {
        (told.print)(rules, state, None, &mut all);
    }
    for seat in Seat::first(rules.seats) {
        if rules.seats > 1 {
            all.push(format!("seat {}", seat.index()));
        }
        for told in &rules.hooks.told {
            (told.print)(rules, state, Some(seat), &mut all);
        }
        land(rules, state, seat, &mut all);
        goods(rules, state, seat, &mut all);
        cards(game, state, seat, &mut all);
    }
    all.push(String::new());
    all.join("\n")
}

/// Adds a phrase that has something to say.
fn tell(all: &mut Vec<String>, name: &str, words: impl AsRef<str>) {
    if !words.as_ref().is_empty() {
        all.push(format!("{name} {}", words.as_ref()));
    }
}

fn number(all: &mut Vec<String>, name: &str, number: impl Into<u32>) {
    let number = number.into();
    if number > 0 {
        all.push(format!("{name} {number}"));
    }
}

fn seats(set: kernel::SeatSet) -> String {
    set.iter().map(|seat| seat.index().to_string()).collect::<Vec<_>>().join(" ")
}

fn letters(rules: &Rules, cards: impl Iterator<Item = Option<u8>>) -> String {
    let letter = |card: Option<u8>| {
        card.map_or('?', |card| rules.cards[usize::from(card)].letter).to_string()
    };
    cards.map(letter).collect::<Vec<_>>().join(" ")
}

fn bits(set: u32) -> impl Iterator<Item = Option<u8>> {
    (0..32).filter(move |bit| set >> bit & 1 == 1).map(Some)
}

/// What is common to all.
fn table(rules: &Rules, state: &State, all: &mut Vec<String>) {
    number(all, "round", state.round);
    let anchor = current(rules, state).0.anchor;
    tell(all, "within", if state.over { format!("{anchor} over") } else { anchor.to_owned() });
    number(all, "place", state.place);
    number(all, "host", state.host.index() as u32);
    tell(all, "sealed", seats(state.committed));
    let circle = &state.circle;
    if circle.seen.iter().any(Option::is_some) {
        tell(all, "circle", letters(rules, circle.seen.iter().copied()));
    }
    number(all, "pointer", circle.pointer);
    tell(all, "cards", letters(rules, circle.shown().map(|position| circle.seen[position])));
    if circle.shown != circle.turned {
        number(all, "shown", circle.shown);
    }
    if circle.taken != cards_held(rules, &state.boroughs, circle) {
        let taken = letters(rules, bits(circle.taken));
        all.push(if taken.is_empty() { "taken none".to_owned() } else { format!("taken {taken}") });
    }
    tell(all, "boxed", letters(rules, bits(circle.boxed)));
    let under = state.promises.bottoms.iter().flat_map(Bottom::iter);
    let under = under
        .filter_map(|(card, seat)| Some(format!("{}/{}", rules.promise(card?).key, seat.index())));
    tell(all, "under", under.collect::<Vec<_>>().join(" "));
    for kind in rules.kinds() {
        let (left, has) =
            (super::check::common_rest(rules, state, kind), state.stock[kind.index()]);
        if left != i32::from(has) {
            all.push(format!("stock {} {has}", rules.tile(kind).code));
        }
    }
    if super::check::supply_rest(rules, state) != state.supply.map(i32::from) {
        let supply = materials_word(state.supply);
        all.push(if supply.is_empty() {
            "supply 0w".to_owned()
        } else {
            format!("supply {supply}")
        });
    }
    let now = &state.now;
    tell(all, "ground", cells_word(now.ground));
    if now.uses != [0; 3] {
        all.push(format!("uses {} {} {}", now.uses[0], now.uses[1], now.uses[2]));
    }
    if now.council != Council::default() {
        let Council { stage, row, column } = now.council;
        let people =
            if let Stage::Settle(count) = stage { format!(" {count}") } else { String::new() };
        all.push(format!("council {} {row} {column}{people}", stage.name()));
    }
    if let Some(dead) = now.to_bury {
        all.push(format!("bury {}{}", dead.owner.index(), rules.person(dead.person).mark));
    }
    if now.ended {
        all.push("ended".to_owned());
    }
}

/// The map of a seat and those on it.
fn land(rules: &Rules, state: &State, seat: Seat, all: &mut Vec<String>) {
    let borough = state.borough(seat);
    number(all, "zone", borough.zone);
    let mut shown = Cells::NONE;
    for (_, kind, cells) in borough.tiles.iter() {
        tell(all, &rules.tile(kind).code, peopled_word(rules, state, seat, cells));
        shown |= cells;
    }
    tell(all, "on", peopled_word(rules, state, seat, borough.occupied().without(shown)));
    let (cells, guests) = stale_idle(state, seat);
    tell(all, "idle", cells_word(cells));
    tell(all, "idle_guests", seats(guests));
    tell(all, "mayor", cells_word(borough.mayor));
    tell(all, "graves", cells_word(borough.cemetery));
    number(all, "buried", borough.buried);
    tell(all, "targets", cells_word(state.now.targets[seat.index()]));
}

/// Tracks, people and materials of a seat.
fn goods(rules: &Rules, state: &State, seat: Seat, all: &mut Vec<String>) {
    let borough = state.borough(seat);
    number(all, "money", borough.money);
    number(all, "votes", borough.votes);
    number(all, "smoke", borough.pollution_before);
    if borough.pollution != borough.pollution_before {
        all.push(format!("measured {}", borough.pollution));
    }
    tell(all, "goods", materials_word(borough.store));
    number(all, "made", borough.made);
    tell(all, "hall", counts_word(rules, borough.hall));
    tell(all, "career", counts_word(rules, borough.aside));
    if borough.reserve != rules.numbers.citizen_reserve {
        all.push(format!("reserve {}", borough.reserve));
    }
    tell(all, "dead", counts_word(rules, borough.dead));
    tell(all, "graveless", counts_word(rules, borough.graveless));
    tell(all, "gone", counts_word(rules, borough.gone));
    number(all, "deaths", borough.deaths);
    number(all, "out", borough.out);
    for kind in rules.kinds() {
        let has = borough.own_stock[kind.index()];
        if super::check::own_rest(rules, state, seat, kind) != i32::from(has) {
            all.push(format!("own {} {has}", rules.tile(kind).code));
        }
    }
    let used: Vec<usize> = (0..MOST_DISCS).filter(|&disc| borough.discs[disc] != 255).collect();
    let disc = |&disc: &usize| match borough.disc_rows[disc] {
        0 => borough.discs[disc].to_string(),
        row => format!("{}/{row}", borough.discs[disc]),
    };
    let discs = used.iter().map(disc).collect::<Vec<_>>().join(" ");
    all.push(if discs.is_empty() { "discs none".to_owned() } else { format!("discs {discs}") });
}

/// Cards and plans of a seat.
fn cards(game: &SmallCity, state: &State, seat: Seat, all: &mut Vec<String>) {
    let (rules, borough) = (game.rules(), state.borough(seat));
    tell(all, "card", letters(rules, borough.card.into_iter().map(Some)));
    let key = |number: u8| rules.platforms[usize::from(number)].key.clone();
    tell(all, "platform", borough.platform.map(key).unwrap_or_default());
    let hands = [
        ("promise", Whereabouts::Kept(seat)),
        ("drawn", Whereabouts::Drawn(seat)),
        ("lost", Whereabouts::Gone(seat)),
    ];
    for (name, place) in hands {
        let keys = state.promises.cards_at(place).map(|card| rules.promise(card).key.clone());
        tell(all, name, keys.collect::<Vec<_>>().join(" "));
    }
    let plan = &state.plans[seat.index()];
    tell(all, "plan_hall", cells_word(plan.hall));
    tell(all, "plan_platform", plan.platform.map(key).unwrap_or_default());
    for step in plan.steps() {
        let entry = serde_json::to_string(&game.act_entry(seat, &step));
        tell(all, "plan", entry.unwrap_or_default());
    }
}
