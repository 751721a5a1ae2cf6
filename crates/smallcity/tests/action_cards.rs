//! Cards K and L (SP-ACT), the pool they join (SP-SET-4), and pollution outside phase 6
//! (SP-SET-10): vectors SV-2 and SV-15, and what the vectors leave out.

use std::sync::Arc;

use kernel::{Documents, Game, Input, Observer, Seat, Turn};
use smallcity::constants::Constants;
use smallcity::{Action, Chance, Event, Setup};

use crate::set_up::{Table, cells};

/// SV-15: 7 citizens, two of them in Commerce of their own borough with a tourist; the first seat
/// may take a card.
fn shoppers(modules: &[&str], card: Option<char>) -> Table {
    let mut table = Table::with(2, modules);
    table.put(0, &["Hall c3:e4", "R4 a1:d1", "C2 a6:b6", "C1 a7"]);
    table.people(0, "a1:d1");
    table.people(0, "a6:b6");
    table.tourist(0, 1, "a7");
    table.hall(0, 1);
    if let Some(letter) = card {
        table.card(0, letter);
    }
    table
}

/// How far the track of the first seat rises in phase 6.
fn rise(mut table: Table) -> u16 {
    let before = table.state.boroughs[0].pollution;
    table.go_to("p6.measure");
    table.state.boroughs[0].pollution - before
}

#[test]
fn sv15_the_ecologist() {
    assert_eq!(rise(shoppers(&["cards"], Some('K'))), 5);
    for card in [None, Some('A'), Some('D'), Some('L')] {
        assert_eq!(rise(shoppers(&["cards"], card)), 8, "with {card:?} everyone pollutes");
    }
    // A card of another seat cleans no shop here.
    let mut table = shoppers(&["cards"], None);
    table.card(1, 'K');
    assert_eq!(rise(table), 8);
}

/// SP-ACT-1: citizens whom the Ecologist spares make no pollution, so no relief is wasted on them.
/// Parks then take off at most half of the rest (SC-11.4): 5 - 2, not 8 - 4 - 3.
#[test]
fn spared_citizens_are_subtracted_before_the_cap() {
    let mut table = shoppers(&["cards"], Some('K'));
    table.put(0, &["Pk3 e6:g6", "Pk1 g1"]);
    assert_eq!(rise(table), 3);
}

/// SC-11.1: a staffed Police Station already hides tourists, so the Ecologist does not subtract
/// them again.
#[test]
fn hidden_tourists_are_not_subtracted_twice() {
    for (card, due) in [(None, 8), (Some('K'), 6)] {
        let mut table = shoppers(&["cards"], card);
        table.put(0, &["Pol e1:f1"]);
        table.people(0, "e1");
        assert_eq!(rise(table), due, "{card:?}");
    }
}

/// Interaction of SP-TRD and SP-ACT: a Trader in a shop pollutes by 2, or not at all.
#[test]
fn the_ecologist_spares_traders() {
    for (card, due) in [(None, 8 + 2), (Some('K'), 5)] {
        let mut table = shoppers(&["traders", "cards"], card);
        table.put(0, &["C1 g7"]);
        let trader = table.person("trader");
        table.game.seat_person(&mut table.state.boroughs[0], trader, cells("g7"));
        assert_eq!(rise(table), due, "{card:?}");
    }
}

/// The view forecasts phase 6 with the card that the seat has taken.
#[test]
fn the_forecast_includes_the_ecologist() {
    let increase = |card| {
        let mut table = shoppers(&["cards"], card);
        table.go_to("p2.plan");
        let view = table.game.view(&table.state, Observer::Spectator);
        table.game.view_doc(&view).seats[0].forecast.increase
    };
    assert_eq!([None, Some('K')].map(increase), [8, 5]);
}

/// A table with these cards face up; the first seat has this much money and this many votes.
fn offered(setup: &Setup, letters: &str, money: u16, votes: u16) -> Table {
    let mut table = Table::of(setup);
    for seat in 0..table.game.seats() {
        table.put(seat, &["Hall c3:e4"]);
    }
    table.go_to("p1.choose");
    table.face_up(letters);
    (table.state.boroughs[0].money, table.state.boroughs[0].votes) = (money, votes);
    table
}

/// The choices that the taker of card L has, by number: money, votes, nothing.
fn choices(table: &Table) -> Vec<u8> {
    let anarchist = table.card_number('L');
    let chosen = table.legal(0).into_iter().filter_map(|action| match action {
        Action::Take { card, choice } if card == anarchist => Some(choice),
        _ => None,
    });
    chosen.collect()
}

/// Money, votes and pollution once the first seat has taken card L.
fn after(mut table: Table, choice: u8) -> (u16, u16, u16) {
    let card = table.card_number('L');
    table.act(0, Action::Take { card, choice });
    let borough = table.state.boroughs[0];
    (borough.money, borough.votes, borough.pollution)
}

#[test]
fn sv2_the_anarchist() {
    let setup = Setup::new(2).with(&["cards"]);
    let table = |money, votes| offered(&setup, "ALB", money, votes);
    assert_eq!(choices(&table(1, 2)), [2], "the seat can pay neither");
    assert_eq!(after(table(1, 2), 2), (1, 2, 3));
    assert_eq!(choices(&table(1, 3)), [1]);
    assert_eq!(after(table(1, 3), 1), (1, 0, 0));
    assert_eq!(choices(&table(2, 0)), [0]);
    assert_eq!(after(table(2, 0), 0), (0, 0, 0));
    assert_eq!(choices(&table(5, 9)), [0, 1], "the taker chooses");
    assert_eq!((after(table(5, 9), 0), after(table(5, 9), 1)), ((3, 9, 0), (5, 6, 0)));
}

/// The event names what the Anarchist takes and the rule.
#[test]
fn the_event_names_what_the_anarchist_takes() {
    let setup = Setup::new(1).with(&["cards"]);
    for (money, votes, choice, told) in
        [(2, 0, 0, "charged"), (0, 3, 1, "charged"), (1, 2, 2, "soiled")]
    {
        let table = offered(&setup, "ALB", money, votes);
        let card = table.card_number('L');
        let input = Input::Act { seat: Seat::new(0), action: Action::Take { card, choice } };
        let mut events: Vec<Event> = vec![];
        let after = table.state;
        table.game.events(&table.state, &input, &after, Observer::Spectator, &mut events);
        let event = serde_json::to_value(&events[1]).expect("plain data");
        assert_eq!((&event["event"], &event["rule"]), (&told.into(), &"SP-ACT-2".into()));
    }
}

/// The amounts come from the box.
#[test]
fn an_owner_may_change_what_the_anarchist_asks_for() {
    let mut setup = Setup::new(1).with(&["cards"]);
    let file = "name = 'mine'\nanarchist_money = 4\nanarchist_votes = 6\nanarchist_pollution = 7\n";
    setup.constants = Arc::new(Constants::from_toml(file).expect("a sound file"));
    let table = |money, votes| offered(&setup, "ALB", money, votes);
    assert_eq!(after(table(4, 6), 0), (0, 6, 0));
    assert_eq!(after(table(4, 6), 1), (4, 0, 0));
    assert_eq!(after(table(3, 5), 2), (3, 5, 7));
}

/// SP-SET-10, SC-11.5: a threshold that the Anarchist passed costs a life in phase 6.
#[test]
fn pollution_outside_phase_6_may_cost_lives() {
    let setup = Setup::new(1).with(&["cards"]);
    let deaths = |letter: char, choice| {
        let mut table = offered(&setup, "ALB", 0, 0);
        table.put(0, &["R1 a1"]);
        table.hall(0, 0);
        table.people(0, "a1");
        let borough = &mut table.state.boroughs[0];
        (borough.pollution, borough.pollution_before) = (16, 16);
        let card = table.card_number(letter);
        table.act(0, Action::Take { card, choice });
        table.go_to("p6.measure");
        (table.state.boroughs[0].pollution, table.step(), table.state.boroughs[0].deaths)
    };
    assert_eq!(deaths('L', 2), (20, "p6.deaths", 1), "16 + 3 + 1: one of 20");
    assert_eq!((deaths('A', 0).0, deaths('A', 0).2), (17, 0));
}

/// SP-SET-10, SC-11.7: a seat at 100 or more plays on until pollution is measured.
#[test]
fn too_much_pollution_counts_only_when_measured() {
    let setup = Setup::new(2).with(&["cards"]);
    let mut table = offered(&setup, "ALB", 0, 0);
    table.state.boroughs[0].pollution = 98;
    let card = table.card_number('L');
    table.act(0, Action::Take { card, choice: 2 });
    assert_eq!((table.state.boroughs[0].pollution, table.state.boroughs[0].out), (101, 0));
    table.act(1, Action::Take { card: table.card_number('A'), choice: 0 });
    assert_eq!(table.step(), "p2.plan");
    assert!(table.legal(0).contains(&Action::Commit), "it plans");
    table.go_to("p6.measure");
    assert!(table.state.boroughs[0].out > 0);
}

/// SP-SET-4: two of ten cards are put away, each equally likely; the rest form the circle.
#[test]
fn surplus_cards_are_drawn_and_put_away() {
    for seats in 1..=4 {
        let mut table = Table::with(seats, &["cards"]);
        if seats > 1 {
            assert_eq!(table.step(), "s.host");
            table.draw_first();
        }
        let mut left: Vec<u8> = (0..10).collect();
        // K of ten, then A.
        for card in [8, 0] {
            assert_eq!((table.step(), table.game.turn(&table.state)), ("s.cards", Turn::Chance));
            let due: Vec<_> = left.iter().map(|&card| (Chance::Boxed(card), 1)).collect();
            assert_eq!(testkit::outcomes(&table.game, &table.state), due);
            table.game.apply(&mut table.state, &Input::Chance(Chance::Boxed(card))).expect("it");
            left.retain(|other| *other != card);
        }
        assert_eq!(table.step(), "s.promises");
        let view = table.game.view_doc(&table.game.view(&table.state, Observer::Spectator));
        assert_eq!(view.boxed, ['A', 'K'], "everyone sees them");
        table.put(0, &["Hall c3:e4"]);
        table.go_to("p1.reveal");
        let due: Vec<_> = left.iter().map(|&card| (Chance::Card(card), 1)).collect();
        assert_eq!(testkit::outcomes(&table.game, &table.state), due);
    }
}

/// In whole games the other eight cards come up, and nobody ever holds a card that was put away.
#[test]
fn cards_put_away_never_come_up() {
    let (mut seen, mut games) = (std::collections::BTreeSet::new(), 0);
    for seed in 0..12 {
        let game = Table::with(4, &["cards"]).game;
        let walk = testkit::random_game(game.clone(), seed, 20_000);
        for state in walk.states.iter().filter(|state| state.round > 0) {
            assert_eq!(state.circle.boxed.count_ones(), 2);
            let up = state.circle.seen.iter().flatten();
            assert!(up.clone().all(|card| !state.circle.is_boxed(*card)));
            let letters = up.map(|card| game.rules().cards[usize::from(*card)].letter);
            seen.extend(letters);
        }
        games += 1;
    }
    assert_eq!((seen.len(), games), (10, 12), "{seen:?}");
}

/// SP-ACT-3, SP-SET-4: with the cards, one more step puts cards away; the base game has no such
/// step.
#[test]
fn without_the_module_nothing_is_put_away() {
    let mut table = Table::new(2);
    table.draw_first();
    assert_eq!(table.step(), "s.promises");
    let letters: String = table.game.rules().cards.iter().map(|card| card.letter).collect();
    assert_eq!(letters, "ABCDEFGH");
    let table = Table::with(2, &["cards"]);
    let letters: String = table.game.rules().cards.iter().map(|card| card.letter).collect();
    assert_eq!(letters, "ABCDEFGHKL");
}
