//! Events add up: the state before an input and the spectator's events determine the state after
//! it.

use std::collections::BTreeSet;
use std::fmt::Debug;

use kernel::{Game, Seat};
use smallcity::parts::{EuropeEvent, RoadEvent};
use smallcity::{
    Amount, Cells, Event, Facet, ModuleEvent, Paid, Part, SmallCity, State, Whereabouts,
};

use super::{Change, each_change};
use crate::set_up::cells;

/// Compares an account of something that every seat has, updated from events, with the state after
/// each input for which `wholly_told` says that events report all of it.
pub(crate) fn adds_up<T: Debug + PartialEq>(
    wholly_told: impl Fn(&Change<'_>, Seat) -> bool,
    of: impl Fn(&SmallCity, &State, Seat) -> T,
    tell: impl Fn(&Change<'_>, Seat, &Event, &mut T),
) {
    let mut changed = 0;
    each_change(|change| {
        for seat in change.seats().filter(|seat| wholly_told(change, *seat)) {
            let (before, after) =
                (of(change.game, change.before, seat), of(change.game, change.after, seat));
            changed += usize::from(before != after);
            let mut account = before;
            for event in &change.told {
                tell(change, seat, event, &mut account);
            }
            assert_eq!(account, after, "{seat} in {}", change.place());
        }
    });
    assert!(changed > 0, "nothing ever changed");
}

pub(crate) fn always(_: &Change<'_>, _: Seat) -> bool {
    true
}

/// No event reports phase 8: the Mayor leaves, cards go back, the host moves on (section 13). All
/// that shows when the next round begins.
fn before_phase_8(change: &Change<'_>, _: Seat) -> bool {
    change.game.phase(change.after) < 8
}

/// The city that an event says a seat picked; its effects follow from its name.
pub(crate) fn settled(event: &Event) -> Option<&'static str> {
    match event {
        Event::Module(ModuleEvent::Europe(EuropeEvent::Settled { city, .. })) => Some(city),
        _ => None,
    }
}

/// The tile of a family one level higher: `R2` for `R1`.
fn risen(code: &str) -> String {
    let (family, level) = code.split_at(1);
    format!("{family}{}", level.parse::<u8>().expect("a tile with levels") + 1)
}

#[test]
fn events_report_every_tile() {
    let of = |game: &SmallCity, state: &State, seat: Seat| {
        let tiles = state.borough(seat).tiles.iter();
        tiles.map(|(_, kind, cells)| (game.rules().tile(kind).code.clone(), cells)).collect()
    };
    adds_up(always, of, |change, seat, event, tiles: &mut Vec<(String, Cells)>| {
        let mut replace = |old: (String, Cells), new: (String, Cells)| {
            let place = tiles.iter().position(|tile| *tile == old);
            tiles[place.unwrap_or_else(|| panic!("no {old:?} in {}", change.place()))] = new;
        };
        match event {
            _ if event.seat() != Some(seat) => {}
            Event::CityHall { cells, .. } => tiles.push(("Hall".to_owned(), *cells)),
            Event::Built { tile, cells, .. } => tiles.push((tile.clone(), *cells)),
            Event::Enlarged { tile, cells, with, next, .. } => {
                // A Park of each size (SC-6.7).
                let park = |cells: Cells| (format!("Pk{}", cells.len()), cells);
                let (old, new) = (park(*cells), park(*cells | *with));
                assert_eq!((tile, &next.tile), (&old.0, &new.0), "{}", change.place());
                replace(old, new);
            }
            Event::Upgraded { tile, cells, with, next, .. } => {
                assert_eq!(next.tile, risen(tile), "{}", change.place());
                let new = (next.tile.clone(), *cells | Cells::of(*with));
                replace((tile.clone(), *cells), new);
            }
            // SP-EUR-61: two Residences are one.
            Event::Module(ModuleEvent::Europe(EuropeEvent::Merged {
                tile, cells, with, ..
            })) => {
                tiles.retain(|(_, at)| at != with);
                let place = tiles.iter().position(|(_, at)| at == cells);
                let place = place.unwrap_or_else(|| panic!("{}", change.place()));
                tiles[place] = (tile.clone(), *cells | *with);
            }
            // SP-EUR-81: Piraeus stands as the Harbor.
            _ if settled(event) == Some("athens") => {
                tiles.push(("Har".to_owned(), cells("b10:c10")));
            }
            _ => {}
        }
    });
}

#[test]
fn events_report_every_growth_of_the_zone() {
    let of = |_: &SmallCity, state: &State, seat: Seat| state.borough(seat).zone;
    adds_up(always, of, |_, seat, event, zone| match *event {
        Event::ZoneGrown { seat: grown, size, .. } if grown == seat => *zone = size,
        // SP-EUR-2.
        _ if event.seat() == Some(seat) && settled(event).is_some_and(|city| city != "london") => {
            *zone = 10;
        }
        _ => {}
    });
}

#[test]
fn events_report_every_vote() {
    let of = |_: &SmallCity, state: &State, seat: Seat| i32::from(state.borough(seat).votes);
    adds_up(always, of, |_, seat, event, votes| match *event {
        _ if event.seat() != Some(seat) => {}
        Event::Voted { votes: more, .. }
        | Event::Bought { votes: more, .. }
        | Event::Traded { votes: more, .. } => *votes += more,
        Event::CouncilMove { paid: Paid::Votes { votes: price }, .. }
        | Event::Charged { paid: Paid::Votes { votes: price }, .. } => *votes -= i32::from(price),
        _ => {}
    });
}

/// The smallest count among several materials that are present.
fn least(materials: &[Amount]) -> i32 {
    materials.iter().map(|amount| i32::from(amount.count)).min().unwrap_or(0)
}

/// Automatic effects that change nothing have no event; the effect of a council move always has one
/// (SC-12.4).
#[test]
fn no_event_reports_nothing() {
    let mut seen = BTreeSet::new();
    each_change(|change| {
        for event in &change.told {
            let (what, amount) = match event {
                Event::Idle { count, .. } => ("idle", i32::from(*count)),
                Event::Arrived { count, .. } => ("arrived", i32::from(*count)),
                Event::Earned { money, source, .. } => (source.0, *money),
                Event::Produced { materials, .. } => ("produced", least(materials)),
                Event::Voted { votes, source, .. } => (source.0, *votes),
                Event::Stored { materials, .. } => ("stored", least(materials)),
                _ => continue,
            };
            assert!(amount > 0, "{event:?} in {}", change.place());
            seen.insert(what);
        }
    });
    assert!(seen.len() >= 9, "{seen:?}");
}

/// The parts of an income event sum to its total, and each part's tile stands there (SC-9.1 to
/// SC-9.6, SC-10.1, SC-10.2); income from a card, the council or a module (SP-POL-13, SP-REA-6,
/// SP-ROA-9, SP-EUR-72) has no parts.
#[test]
fn income_events_list_their_tiles() {
    let tiles = ["homes", "university", "tourists", "commerce", "museum", "police", "produced"];
    let mut seen = BTreeSet::new();
    each_change(|change| {
        for event in &change.told {
            let (seat, source, sum, parts) = match event {
                Event::Earned { seat, money, source, parts, .. } => {
                    (*seat, source.0, *money, parts)
                }
                Event::Voted { seat, votes, source, parts, .. } => (*seat, source.0, *votes, parts),
                Event::Produced { seat, materials, parts, .. } => (
                    *seat,
                    "produced",
                    materials.iter().map(|each| i32::from(each.count)).sum(),
                    parts,
                ),
                _ => continue,
            };
            assert_eq!(parts.is_empty(), !tiles.contains(&source), "{event:?}");
            let whole: i32 = parts.iter().map(|part| part.amount).sum();
            assert!(parts.is_empty() || whole == sum, "{event:?} in {}", change.place());
            for Part { host, tile, cells, amount } in parts {
                assert!(*amount > 0, "{event:?}");
                let abroad = source == "tourists" || (source == "produced" && host.is_some());
                assert_eq!(host.is_some(), abroad, "{event:?}");
                // Abroad, a tourist earns it (SC-9.1).
                let visits = host.is_none_or(|host| change.visits(seat, host, *cells));
                assert!(visits, "{event:?} in {}", change.place());
                let borough = change.after.borough(host.unwrap_or(seat));
                let kind = change.game.rules().kind_named(tile).expect("a kind of tile");
                let stands = borough.tiles.iter().any(|(_, k, at)| (k, at) == (kind, *cells));
                assert!(stands, "{event:?} in {}", change.place());
            }
            seen.insert(source);
        }
    });
    assert_eq!(seen.len(), tiles.len() + 6, "{seen:?}");
}

/// The event of a use names the tile: a shop with one of the seat's people on a space for it, at
/// home or abroad, or the Harbor (SC-9.1, SC-9.2, SC-9.4).
#[test]
fn every_use_names_its_tile() {
    let mut seen = BTreeSet::new();
    each_change(|change| {
        for event in &change.told {
            let (seat, use_, amount, parts, rule) = match event {
                Event::Sold { seat, money, parts, rule, .. } => {
                    (*seat, 1, i32::from(*money), parts, *rule)
                }
                Event::Bought { seat, votes, parts, rule, .. } => (*seat, 2, *votes, parts, *rule),
                Event::Traded { seat, votes, parts, rule, .. } => (*seat, 3, *votes, parts, *rule),
                _ => continue,
            };
            let [part] = &parts[..] else { panic!("{event:?} in {}", change.place()) };
            assert_eq!(part.amount, amount, "{event:?}");
            assert_eq!(part.host.is_some(), rule == "SC-9.1", "{event:?}");
            let host = part.host.unwrap_or(seat);
            let (rules, borough) = (change.game.rules(), change.before.borough(host));
            let kind = rules.kind_named(&part.tile).expect("a kind of tile");
            assert!(borough.tiles.iter().any(|(_, k, at)| (k, at) == (kind, part.cells)));
            seen.insert((use_, rule));
            if rule == "SC-9.4" {
                assert!(rules.tile(kind).is(Facet::Harbor), "{event:?}");
                continue;
            }
            assert!(rules.tile(kind).is(Facet::Commerce), "{event:?}");
            let is_for = |cell| {
                let rank = part.cells.rank(cell);
                usize::from(rules.numbers.commerce_space_order[rank]) == use_
            };
            let own = |cell| match part.host {
                Some(_) => borough.guests[seat.index()] == Some(cell),
                None => rules.persons().any(|person| borough.working(person).contains(cell)),
            };
            let made = part.cells.iter().any(|cell| is_for(cell) && own(cell));
            assert!(made, "{event:?} in {}", change.place());
        }
    });
    // SC-9.4: a Harbor can only sell.
    assert_eq!(seen.len(), 7, "{seen:?}");
}

/// No event gives the price of a plan, which depends on cards and land, nor what forest costs under
/// the council's builds (SP-SET-7).
#[test]
fn events_report_every_dollar_except_for_building() {
    let builds_nothing = |change: &Change<'_>, seat: Seat| {
        !change.tells(|event| {
            let builds = matches!(
                event,
                Event::Built { .. }
                    | Event::Enlarged { .. }
                    | Event::Upgraded { .. }
                    | Event::ZoneGrown { .. }
            );
            builds && event.seat() == Some(seat)
        })
    };
    let of = |_: &SmallCity, state: &State, seat: Seat| i32::from(state.borough(seat).money);
    adds_up(builds_nothing, of, |change, seat, event, money| match *event {
        // SC-3.6: by place in turn order.
        Event::FirstHost { seat: host, .. } => {
            let seats = change.game.seats();
            let place = (seat.index() + seats - host.index()) % seats + 1;
            *money = change.game.setup().constants.int(&format!("start_money_seat{place}"));
        }
        _ if event.seat() != Some(seat) => {}
        // SP-ROA-3.
        Event::Module(ModuleEvent::Roads(RoadEvent::RoadLaid { ref with, .. })) => {
            *money -= 1 + 2 * with.map_or(0, Cells::len) as i32;
        }
        Event::Module(ModuleEvent::Roads(RoadEvent::RoundaboutLaid { .. })) => *money -= 2,
        Event::Earned { money: more, .. } => *money += more,
        Event::Sold { money: more, .. } => *money += i32::from(more),
        Event::Bought { money: price, .. } => *money -= i32::from(price),
        Event::CouncilMove { paid: Paid::Money { money: price }, .. }
        | Event::Charged { paid: Paid::Money { money: price }, .. } => *money -= i32::from(price),
        _ => {}
    });
}

/// No event says which materials pay for a cultural building (SC-6.8, SC-4.6).
#[test]
fn events_report_every_material_except_for_culture() {
    let builds_no_culture = |change: &Change<'_>, seat: Seat| {
        let rules = change.game.rules();
        !change.tells(|event| match event {
            Event::Built { seat: builder, tile, .. } => {
                let kind = rules.kind_named(tile).expect("a kind of tile");
                *builder == seat && rules.tile(kind).is(Facet::Cultural)
            }
            _ => false,
        })
    };
    let of = |_: &SmallCity, state: &State, seat: Seat| state.borough(seat).store;
    adds_up(builds_no_culture, of, |_, seat, event, store| match event {
        _ if event.seat() != Some(seat) => {}
        Event::Produced { materials, .. }
        | Event::Supplied { materials, .. }
        | Event::Stored { materials, .. } => {
            for more in materials {
                store[more.material as usize] += more.count;
            }
        }
        Event::Sold { material, .. }
        | Event::Traded { material, .. }
        | Event::Discarded { material, .. } => store[*material as usize] -= 1,
        _ => {}
    });
}

#[test]
fn events_report_all_pollution() {
    let of = |_: &SmallCity, state: &State, seat: Seat| state.borough(seat).pollution;
    adds_up(always, of, |change, seat, event, pollution| match event {
        _ if event.seat() != Some(seat) => {}
        // SP-EUR-20, SP-EUR-50.
        _ if settled(event) == Some("london") => *pollution = 5,
        _ if settled(event) == Some("rome") => *pollution = 9,
        Event::Polluted { gross, relief, extra, rise, track, .. } => {
            assert!(extra.iter().all(|part| part.amount > 0), "{}", change.place());
            let extra: u16 = extra.iter().map(|part| part.amount).sum();
            assert_eq!(*rise, gross - relief + extra, "{}", change.place());
            *pollution += rise;
            assert_eq!(pollution, track, "{}", change.place());
        }
        Event::Soiled { more, track, .. } => {
            *pollution += more;
            assert_eq!(pollution, track, "{}", change.place());
        }
        Event::Cleaned { less, track, .. } => {
            *pollution -= less;
            assert_eq!(pollution, track, "{}", change.place());
        }
        _ => {}
    });
}

#[test]
fn events_report_every_round_and_host() {
    let of = |_: &SmallCity, state: &State, _| (state.round, state.host);
    adds_up(before_phase_8, of, |change, _, event, (round, host)| match *event {
        Event::FirstHost { seat, .. } => *host = seat,
        Event::RoundBegins { round: next, host: seat, .. } => {
            assert_eq!(next, *round + 1, "{}", change.place());
            (*round, *host) = (next, seat);
        }
        _ => {}
    });
}

#[test]
fn events_report_every_visit_of_the_mayor() {
    let of = |_: &SmallCity, state: &State, seat: Seat| state.borough(seat).mayor;
    adds_up(before_phase_8, of, |_, seat, event, mayor| match *event {
        Event::MayorComes { seat: host, cells, .. } if host == seat => *mayor = cells,
        Event::Eliminated { seat: out, .. } if out == seat => *mayor = Cells::NONE,
        Event::RoundBegins { .. } => *mayor = Cells::NONE,
        _ => {}
    });
}

#[test]
fn events_report_every_card_put_away() {
    let of = |game: &SmallCity, state: &State, _| -> BTreeSet<char> {
        let cards = game.rules().cards.iter().zip(0..);
        let boxed = cards.filter(|(_, number)| state.circle.is_boxed(*number));
        boxed.map(|(card, _)| card.letter).collect()
    };
    adds_up(always, of, |_, _, event, boxed| {
        if let Event::CardBoxed { card, .. } = *event {
            assert!(boxed.insert(card), "{card} is put away twice");
        }
    });
}

#[test]
fn events_report_every_card_turned_up() {
    let of = |game: &SmallCity, state: &State, _| -> Vec<char> {
        let number = |position: usize| state.circle.seen[position].expect("it is face up");
        let card = |position| game.rules().cards[usize::from(number(position))].letter;
        state.circle.shown().map(card).collect()
    };
    adds_up(before_phase_8, of, |_, _, event, cards| match *event {
        Event::CardShown { card, .. } => cards.push(card),
        Event::RoundBegins { .. } => cards.clear(),
        _ => {}
    });
}

#[test]
fn events_report_every_card_taken() {
    let of = |game: &SmallCity, state: &State, seat: Seat| {
        let card = state.borough(seat).card;
        card.map(|card| game.rules().cards[usize::from(card)].letter)
    };
    adds_up(before_phase_8, of, |_, seat, event, held| match *event {
        Event::CardTaken { seat: taker, card, .. } if taker == seat => *held = Some(card),
        Event::Eliminated { seat: out, .. } if out == seat => *held = None,
        Event::RoundBegins { .. } => *held = None,
        _ => {}
    });
}

/// The difficulty of promises is public (section 19).
#[test]
fn events_report_the_stack_of_every_promise() {
    let of = |game: &SmallCity, state: &State, seat: Seat| {
        [Whereabouts::Drawn(seat), Whereabouts::Kept(seat)].map(|place| {
            let mut count = [0; 4];
            for card in state.promises.cards_at(place) {
                count[game.rules().promise(card).stack as usize] += 1;
            }
            count
        })
    };
    adds_up(always, of, |_, seat, event, [drawn, kept]| match *event {
        _ if event.seat() != Some(seat) => {}
        // A promise that pays for a council move must be kept (SC-12.3).
        Event::PromiseDrawn { stack, rule: "SC-12.3", .. } => kept[stack as usize] += 1,
        Event::PromiseDrawn { stack, .. } => drawn[stack as usize] += 1,
        Event::PromiseKept { stack, .. } => {
            *drawn = [0; 4];
            kept[stack as usize] += 1;
        }
        Event::Eliminated { .. } => *kept = [0; 4],
        _ => {}
    });
}

#[test]
fn events_report_every_council_move() {
    let of = |_: &SmallCity, state: &State, seat: Seat| {
        let mut discs = state.borough(seat).discs;
        discs.sort_unstable();
        discs
    };
    adds_up(always, of, |change, seat, event, discs| match *event {
        _ if event.seat() != Some(seat) => {}
        Event::CouncilMove { column, .. } => {
            let disc = discs.iter_mut().find(|disc| **disc == column - 1);
            *disc.unwrap_or_else(|| panic!("no disc moves so: {}", change.place())) = column;
            discs.sort_unstable();
        }
        // Its discs leave play (SC-18.1).
        Event::Eliminated { .. } => discs.fill(255),
        _ => {}
    });
}

#[test]
fn events_report_graves_eliminations_and_platforms() {
    let of = |game: &SmallCity, state: &State, seat: Seat| {
        let borough = state.borough(seat);
        let key = |number: u8| game.rules().platforms[usize::from(number)].key.clone();
        (borough.cemetery, borough.out, borough.platform.map(key))
    };
    adds_up(always, of, |change, seat, event, (cemetery, out, platform)| match event {
        _ if event.seat() != Some(seat) => {}
        Event::CemeteryGrown { cell, .. } => *cemetery |= Cells::of(*cell),
        // Its platform leaves play (SC-18.1).
        Event::Eliminated { .. } => (*out, *platform) = (change.before.round, None),
        Event::Platform { platform: key, .. } => *platform = Some(key.clone()),
        _ => {}
    });
}

/// SC-11.5: one death for each threshold passed in a round; the event reports what the Clinic
/// cancels, and the other deaths are still to come, unless the borough is out.
#[test]
fn events_report_every_life_that_a_clinic_saves() {
    let (mut saved, mut spent) = (0, 0);
    each_change(|change| {
        let thresholds = &change.game.rules().numbers.death_thresholds;
        for event in &change.told {
            let Event::Polluted { seat, track, .. } = *event else { continue };
            let start = change.before.borough(seat).pollution_before;
            let due = thresholds.iter().filter(|stone| start < **stone && **stone <= track).count();
            let (rules, after) = (change.game.rules(), change.after.borough(seat));
            let clinic = after.tiles.iter().any(|(_, kind, _)| rules.tile(kind).code == "Cli");
            let cancels = usize::from(after.out == 0 && clinic && due > 0);
            let told = change.told.iter().filter(
                |told| matches!(told, Event::Saved { seat: whose, count: 1, .. } if *whose == seat),
            );
            assert_eq!(told.count(), cancels, "{seat} in {}", change.place());
            saved += cancels;
            spent += usize::from(due > cancels && clinic);
        }
    });
    assert!(saved > 0 && spent > 0, "{saved} lives saved, {spent} more times a life was lost");
}
