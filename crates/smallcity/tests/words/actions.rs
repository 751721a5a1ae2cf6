//! The words of an action before it happens.

use std::collections::{BTreeSet, HashSet};
use std::mem::{Discriminant, discriminant};

use kernel::{Game, Seat};
use smallcity::constants::Constants;
use smallcity::parts::{Lay, Riot};
use smallcity::{
    Action, Borough, Build, Cell, Deed, Kind, Pay, Person, PromiseRule, Setup, SmallCity, Spot,
    State,
};
use testkit::legal;

use super::{assert_words, cells, count, document, other, stakes};
use crate::plain::tell;
use crate::played::each_input;
use crate::subject::sets::full;
use crate::subject::{harsh, lavish};

/// The words that an action must contain by its rule.
fn due(game: &SmallCity, state: &State, seat: Seat, action: &Action) -> Vec<String> {
    let fixed = |words: &[&str]| words.iter().map(|&word| word.to_owned()).collect();
    match *action {
        Action::Hall(cells) => vec!["City Hall".into(), cells.to_string()],
        Action::Mayor(cells) => vec!["Mayor".into(), cells.to_string()],
        Action::Grave(cell) => vec!["cemetery".into(), cell.to_string()],
        Action::Victim(cell) => vec![format!("on {cell} dies")],
        Action::Module(Deed::Police(Riot::On(cell))) => vec![format!("on {cell} riots")],
        Action::Module(Deed::Police(Riot::Hall(person))) => {
            let person = game.rules().person(person).name;
            vec![format!("A {person}"), "in City Hall riots".into()]
        }
        Action::Undo => fixed(&["last step", "back"]),
        Action::Commit => fixed(&["Seal"]),
        Action::Reopen => fixed(&["Open", "again"]),
        Action::End => fixed(&["Nothing more"]),
        Action::Home { cell, person } => {
            vec![format!("A {} moves", game.rules().person(person).name), format!("into {cell}")]
        }
        Action::Move { from, to, drive: false } => move_words(seat, from, to),
        Action::Move { from, to, drive: true } => {
            vec![format!("Drive from {} to {}: +$", from.cell, to.cell)]
        }
        Action::Module(Deed::Europe(deed)) => panic!("{deed:?}: no city is played here"),
        Action::Module(Deed::Roads(Lay::Road(border))) => vec![format!("A Road on {border}")],
        Action::Module(Deed::Roads(Lay::Roundabout(cell))) => {
            vec![format!("A Roundabout at the lower right corner of {cell}")]
        }
        Action::Build(_) | Action::Grow | Action::Enlarge { .. } | Action::Upgrade { .. } => {
            build_words(game, &game.planned(state, seat), action)
        }
        Action::Sell(_) | Action::Buy(_) | Action::Trade(_) | Action::Discard(_) => {
            trade_words(&game.setup().constants, action)
        }
        Action::Keep(_) | Action::Take { .. } | Action::Platform(_) => card_words(game, action),
        Action::Council { disc, row, pay } => council_words(game, disc, row, pay),
    }
}

/// The name of a kind of tile in the data; kinds of modules are not in it (SP-REA-1).
fn tile_name(game: &SmallCity, kind: Kind) -> &str {
    let rule = game.rules().tile(kind);
    match (game.setup().constants.tile(&rule.key), rule.code.as_str()) {
        (Some(row), _) => &row.name,
        (None, "Col") => "Colosseum",
        (None, "Neu") => "Neuschwanstein",
        (None, "Sta") => "Statue",
        (None, "Pal") => "Palace",
        (None, code) => panic!("{code} is no tile of the rules"),
    }
}

/// The name of the tile on a cell, and all its cells.
fn standing(game: &SmallCity, borough: &Borough, cell: Cell) -> (Kind, String) {
    let (_, kind, cells) = borough.tiles.on(cell).expect("a tile");
    (kind, format!("{} on {cells}", tile_name(game, kind)))
}

/// SC-5.4 to SC-5.7, SC-7.1.
fn build_words(game: &SmallCity, borough: &Borough, action: &Action) -> Vec<String> {
    let rules = game.rules();
    match *action {
        Action::Build(Build { kind, cells, pay, enter }) => {
            let paid = pay.iter().zip(["wood", "stone", "metal"]);
            let mut words = vec![format!("{} on {cells}", tile_name(game, kind))];
            let paid = paid.filter(|(count, _)| **count > 0);
            words.extend(paid.map(|(count, material)| format!("{count} {material}")));
            words.extend(enter.map(|who| format!("a {} moves in", rules.person(who).name)));
            words
        }
        Action::Grow => {
            let size = borough.zone + 1;
            vec!["larger zone".into(), format!("{size} by {size}")]
        }
        Action::Enlarge { park, cells } => {
            vec![standing(game, borough, park).1, format!("with {cells} more")]
        }
        Action::Upgrade { tile, cell } => {
            let (kind, old) = standing(game, borough, tile);
            let next = rules.tile(kind).next.expect("a tile that can be upgraded");
            vec![old, format!("to {}", tile_name(game, next)), format!("with {cell}")]
        }
        _ => unreachable!("{action:?}"),
    }
}

/// SC-8.3, SC-8.6: both cells; another borough by its player.
fn move_words(seat: Seat, from: Spot, to: Spot) -> Vec<String> {
    let name = |spot: Spot| {
        let abroad = format!(" in Player {}’s borough", spot.seat.index() + 1);
        let abroad = if spot.seat == seat { "" } else { &abroad };
        format!("{}{abroad}", spot.cell)
    };
    vec![format!("From {} to {}", name(from), name(to))]
}

/// SC-9.2, SC-9.7.
fn trade_words(data: &Constants, action: &Action) -> Vec<String> {
    let number = |key: &str, name: &str| data.int(&format!("{key}_{name}"));
    match *action {
        Action::Sell(material) => {
            let name = material.name();
            vec![format!("Sell 1 {name} for ${}", number("sell", name))]
        }
        Action::Trade(material) => {
            let name = material.name();
            vec![format!("Trade 1 {name} for {}", count(number("trade_votes", name), "vote"))]
        }
        Action::Buy(dollars) => {
            let votes = number("buy_votes", &dollars.to_string());
            vec![format!("Buy {} for ${dollars}", count(votes, "vote"))]
        }
        Action::Discard(material) => vec![format!("Discard 1 {}", material.name())],
        _ => unreachable!("{action:?}"),
    }
}

/// SC-3.8, SC-4.4, SC-16.1, SC-16.2.
fn card_words(game: &SmallCity, action: &Action) -> Vec<String> {
    let rules = game.rules();
    let promise = |card: &PromiseRule| {
        let mut words = vec![tell("promise", &card.key)];
        // SP-BLD-9.
        let flat = game.setup().modules.iter().any(|on| on == "buildings")
            && !["promise_palaces", "promise_statues"].contains(&card.key.as_str())
            && ["easy", "medium", "difficult"].contains(&card.stack.name());
        let stack = if flat { "flat" } else { card.stack.name() };
        words.push(stakes(&game.setup().constants, stack));
        words
    };
    match *action {
        Action::Take { card, choice } => {
            let card = &rules.cards[usize::from(card)];
            let choice = card.choices.get(usize::from(choice));
            let name = format!("{} {}", card.letter, tell("card", &card.letter.to_string()));
            [name].into_iter().chain(choice.map(|choice| format!(" for {choice}"))).collect()
        }
        Action::Keep(card) => promise(rules.promise(card)),
        Action::Platform(0) => vec!["No platform".into()],
        Action::Platform(number) => promise(&rules.platforms[usize::from(number)]),
        _ => unreachable!("{action:?}"),
    }
}

/// SC-12.2, SC-12.3: the row and the column that the disc enters, with gain and price.
fn council_words(game: &SmallCity, disc: u8, row: u8, pay: Pay) -> Vec<String> {
    let (doc, column) = (document(game), usize::from(disc));
    let brings = tell("brings", &doc.council[usize::from(row) - 1][column]);
    let price = &doc.council_prices[column];
    let price = match pay {
        Pay::Money => format!("${}", price.money),
        Pay::Votes => count(price.votes.into(), "vote"),
        Pay::Promise => format!("a promise: {}", price.stack.expect("promises pay").name()),
    };
    let place = format!("{} (row {row}), column {}", tell("row", &row), column + 1);
    vec![place, format!("{brings} for {price}")]
}

/// Games in which almost every action occurs: advanced and with modules, in both boxes, rich and
/// scarce.
fn tables() -> impl Iterator<Item = SmallCity> {
    let full = full(3, "cities");
    let rich = lavish(Setup { advanced: true, ..Setup::new(2) });
    let all = [full.clone(), other(full), rich, harsh(Setup::new(3)), Setup::new(1)];
    all.into_iter().map(|setup| SmallCity::new(&setup).expect("a sound set-up"))
}

/// A full shop of level 4 with something to sell, which random games seldom reach.
fn shop(game: &SmallCity) -> State {
    let (mut state, seat, spaces) = (game.start(), Seat::new(0), cells("a1 b1 c1 d1"));
    let kind = game.rules().kind_named("C4").expect("a tile");
    game.put(&mut state, seat, kind, spaces);
    let borough = &mut state.boroughs[0];
    game.seat_person(borough, Person::CITIZEN, spaces);
    (borough.money, borough.store) = (9, [1; 3]);
    game.go_to(&mut state, "p4.commerce");
    state
}

/// The kinds of each seat's actions, each with its words, no two alike.
fn told(game: &SmallCity, state: &State) -> HashSet<Discriminant<Action>> {
    let mut kinds = HashSet::new();
    // Committed seats can take it back.
    for seat in Seat::first(game.seats()) {
        let mut told = BTreeSet::new();
        for action in legal(game, state, seat) {
            let text = tell("choice", &game.action_doc(state, seat, &action));
            assert_words(&format!("{action:?}"), &text, &due(game, state, seat, &action));
            assert!(told.insert(text), "{action:?} has the words of another action");
            kinds.insert(discriminant(&action));
        }
    }
    kinds
}

/// The words of an action name its tile, cells, people, number and price; no two actions of a seat
/// have the same words.
#[test]
fn every_action_has_its_own_words() {
    let mut kinds = HashSet::new();
    for (seed, game) in tables().enumerate() {
        let mut number = 0;
        each_input(&game, seed as u64, |state, _, _| {
            number += 1;
            if number % 3 == 0 {
                kinds.extend(told(&game, state));
            }
        });
        kinds.extend(told(&game, &shop(&game)));
    }
    assert_eq!(kinds.len(), 23, "not every kind of action was seen");
}
