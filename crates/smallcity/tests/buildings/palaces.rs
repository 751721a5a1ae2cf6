//! Palaces, the promises they bring, and what other promises bring with them.

use kernel::{Documents, Game, Hints, Input, Observer, Seat, Turn};
use smallcity::constants::Stack;
use smallcity::{Action, Chance, Event, Pay, Setup, Stage, Whereabouts};
use testkit::outcomes;

use super::{brings, of, promise, table};
use crate::set_up::{self, Table, act, cells};

/// A table after the reveal; every seat has built a Palace in the corner.
fn built(seats: u8) -> Table {
    let mut table = table(seats, &["buildings"]);
    table.go_to("p2.plan");
    for seat in 0..usize::from(seats) {
        table.plan(seat, "Pal f6:g7");
    }
    table.commit_all();
    table
}

/// Draws cards until a seat has to choose; returns their stacks.
fn draw_all(table: &mut Table) -> Vec<Stack> {
    let mut stacks = vec![];
    while table.game.turn(&table.state) == Turn::Chance && table.step() == "p2.palace" {
        let (chance, _) = outcomes(&table.game, &table.state)[0];
        let Chance::Promise(card) = chance else { panic!("{chance:?} is no promise") };
        stacks.push(table.game.rules().promise(card).stack);
        table.game.apply(&mut table.state, &Input::Chance(chance)).expect("it can be drawn");
    }
    stacks
}

/// What a seat has drawn or kept.
fn at(table: &Table, place: Whereabouts) -> Vec<u8> {
    table.state.promises.cards_at(place).collect()
}

#[test]
fn sv17_a_palace_takes_two_points() {
    let mut table = table(1, &["buildings"]);
    table.state.boroughs[0].money = 2;
    table.store(0, [1, 0, 0]);
    table.go_to("p2.plan");
    table.plan(0, "Pal f6:g7");
    table.refused(0, Action::Grow, "no_points", "SC-5.3");
    table.plan(0, "Sch b3 for w");
    let more = table.plan_step(0, "R1 b2");
    table.refused(0, more, "no_points", "SC-5.3");
    table.act(0, Action::Undo);
    let dear = table.plan_step(0, "R1 b2");
    table.refused(0, dear, "cannot_pay", "SC-5.4");
}

/// SP-BLD-6: O4, with no criterion; it has no people space.
#[test]
fn a_palace_is_a_square_without_criterion() {
    let mut table = table(1, &["buildings"]);
    table.go_to("p2.plan");
    for line in ["Pal a7:d7", "Pal a5,a6,a7,b7"] {
        let step = table.plan_step(0, line);
        table.refused(0, step, "blocked", "SC-2.4");
    }
    table.plan(0, "Pal a6:b7");
    let rules = table.game.rules();
    let tile = rules.tile(table.kind("Pal"));
    assert_eq!((tile.spaces, tile.needs.len(), tile.points), (0, 0, 2));
    table.commit_all();
    // It is no public building: a home beside it misses one.
    let mut later = table.clone();
    later.go_to("p2.plan");
    let home = later.plan_step(0, "R1 a5");
    later.refused(0, home, "criterion", "SC-6.1");
}

/// SP-BLD-8: the seat draws one of each difficulty and keeps one; the others go under their stacks.
#[test]
fn sv17_a_palace_brings_a_promise() {
    let mut table = built(1);
    let (seat, kept) = (Seat::new(0), Whereabouts::Kept(Seat::new(0)));
    assert_eq!(at(&table, kept), [0; 0]);
    assert_eq!(draw_all(&mut table), [Stack::Easy, Stack::Medium, Stack::Difficult]);
    let drawn = at(&table, Whereabouts::Drawn(seat));
    assert_eq!(drawn.len(), 3);
    let keeps = || drawn.iter().map(|&card| Action::Keep(card));
    assert_eq!(table.legal(0), keeps().collect::<Vec<_>>());
    let other = promise(&table.game, "promise_palaces");
    if !drawn.contains(&other) {
        table.refused(0, Action::Keep(other), "not_drawn", "SP-BLD-8");
    }
    table.refused(0, Action::End, "wrong_step", "SP-BLD-8");
    table.act(0, Action::Keep(drawn[1]));
    assert_eq!(at(&table, kept), [drawn[1]]);
    let back = [drawn[0], drawn[2]];
    assert_eq!(at(&table, Whereabouts::Bottom), back);
    let counts = [0, 1, 2].map(|stack| table.state.promises.bottoms[stack].count);
    assert_eq!(counts, [1, 0, 1]);
    assert_ne!(table.step(), "p2.palace", "one Palace brings one promise");
    // In the next round it brings nothing.
    table.go_to("p2.plan");
    table.commit_all();
    assert_ne!(table.step(), "p2.palace");
}

/// SP-BLD-8: seats draw in turn order, once for each Palace that their plans build.
#[test]
fn seats_draw_for_palaces_in_turn_order() {
    let mut setup = Setup::new(2).with(&["buildings"]);
    setup.constants = constants("palace_points = 1\n");
    let mut table = of(&setup);
    table.state.host = Seat::new(1);
    table.go_to("p2.plan");
    table.plan(0, "Pal f6:g7");
    table.plan(1, "Pal f6:g7");
    table.plan(1, "Pal a6:b7");
    table.commit_all();
    let mut order = vec![];
    while table.step() == "p2.palace" {
        let stacks = draw_all(&mut table);
        let seat = table.seat_to_act().expect("a seat keeps one");
        order.push((seat, stacks.len()));
        let first = table.legal(seat)[0];
        table.act(seat, first);
    }
    assert_eq!(order, [(1, 3), (1, 3), (0, 3)]);
    let kept = [0, 1].map(|seat| at(&table, Whereabouts::Kept(Seat::new(seat))).len());
    assert_eq!(kept, [1, 2]);
}

/// A custom box.
fn constants(text: &str) -> std::sync::Arc<smallcity::constants::Constants> {
    let text = format!("name = \"own\"\n{text}");
    let own = smallcity::constants::Constants::from_toml(&text);
    std::sync::Arc::new(own.unwrap_or_else(|bad| panic!("{bad}")))
}

/// SP-BLD-8: a Palace that fails at the reveal brings no promise.
#[test]
fn only_a_palace_that_was_built_brings_a_promise() {
    let mut setup = Setup::new(2).with(&["buildings"]);
    setup.constants = constants("palace_stock = 1\n");
    let mut table = of(&setup);
    table.go_to("p2.plan");
    table.plan(0, "Pal f6:g7");
    table.plan(1, "Pal f6:g7");
    table.commit_all();
    draw_all(&mut table);
    let keep = table.legal(0)[0];
    table.act(0, keep);
    assert_ne!(table.step(), "p2.palace");
    assert_eq!(at(&table, Whereabouts::Drawn(Seat::new(1))), [0; 0]);
}

/// SP-BLD-8: empty stacks are skipped; the seat chooses even when one card is left; without any
/// card the Palace brings nothing.
#[test]
fn empty_stacks_bring_nothing() {
    for left in [vec![], vec!["promise_tower"], vec!["promise_green", "promise_r5"]] {
        let mut table = table(1, &["buildings"]);
        for card in 0..table.game.rules().promises.len() {
            let key = table.game.rules().promises[card].key.as_str();
            let gone = !left.contains(&key);
            if gone {
                table.state.promises.at[card] = Whereabouts::Gone(Seat::new(0));
            }
        }
        table.go_to("p2.plan");
        table.plan(0, "Pal f6:g7");
        table.commit_all();
        assert_eq!(draw_all(&mut table).len(), left.len(), "{left:?}");
        assert_eq!(table.step() == "p2.palace", !left.is_empty(), "{left:?}");
        assert!(table.tile_on(0, "f6").is_some());
        if !left.is_empty() {
            assert_eq!(table.legal(0).len(), left.len());
        }
    }
}

/// SP-BLD-8: only a Palace built now brings a promise; one that found no card brings none later.
#[test]
fn an_older_palace_brings_nothing() {
    let mut table = table(1, &["buildings"]);
    table.put(0, &["Pal f6:g7"]);
    table.go_to("p2.plan");
    table.commit_all();
    assert_ne!(table.step(), "p2.palace");
    assert_eq!(draw_all(&mut table), []);
}

/// Law 7: only the owner sees which cards it drew and kept; everyone sees their stacks.
#[test]
fn promises_of_a_palace_are_secret() {
    let mut table = built(2);
    let (own, other) = (Observer::Seat(Seat::new(0)), Observer::Seat(Seat::new(1)));
    let before = table.state;
    let stacks = draw_all(&mut table);
    let chance = Input::Chance(outcomes(&table.game, &before)[0].0);
    let told = |who| {
        let mut events = vec![];
        table.game.events(&before, &chance, &before, who, &mut events);
        events.into_iter().find_map(|event| match event {
            Event::PromiseDrawn { promise, rule, .. } => Some((promise.is_some(), rule)),
            _ => None,
        })
    };
    assert_eq!(told(own), Some((true, "SP-BLD-8")));
    assert_eq!(told(other), Some((false, "SP-BLD-8")));
    assert_eq!(told(Observer::Spectator), Some((false, "SP-BLD-8")));
    let shown = |table: &Table, who| {
        let doc = table.game.view_doc(&table.game.view(&table.state, who));
        doc.seats[0].promises.iter().map(|promise| promise.stack).collect::<Vec<_>>()
    };
    assert_eq!(shown(&table, own), stacks);
    assert_eq!(shown(&table, other), []);
    let keep = table.legal(0)[2];
    table.act(0, keep);
    assert_eq!(shown(&table, own), [Stack::Difficult]);
    assert_eq!(shown(&table, other), []);
    let doc = table.game.view_doc(&table.game.view(&table.state, other));
    assert_eq!(doc.seats[0].kept.difficult, 1, "its difficulty is public");
}

/// SP-BLD-9.
#[test]
fn sv17_promises_bring_five_except_those_of_palaces_and_statues() {
    let mut table = table(1, &["buildings"]);
    table.state.boroughs[0].zone = 10;
    let keys = ["promise_clean20", "promise_green", "promise_palaces", "promise_statues"];
    assert_eq!(
        brings(&table, keys),
        [(5, "SP-BLD-9"), (0, "SP-BLD-9"), (-3, "SC-14.2"), (-6, "SC-14.2")]
    );
    table.put(0, &["Pal a6:b7", "Pal c6:d7"]);
    assert_eq!(brings(&table, ["promise_palaces"])[0].0, -3);
    table.put(0, &["Pal e6:f7", "Sta a1"]);
    assert_eq!(brings(&table, ["promise_palaces", "promise_statues"]).map(|one| one.0), [6, -6]);
    table.put(0, &["Sta j1"]);
    assert_eq!(brings(&table, ["promise_statues"])[0].0, 12);
    // The view before the end shows the same points.
    let doc = table.game.tables_doc();
    let stakes = |key: &str| {
        let pledge =
            doc.promises.iter().find(|pledge| pledge.key == key).expect("the view lists it");
        (pledge.reward, pledge.penalty)
    };
    assert_eq!(keys.map(stakes), [(5, 0), (5, 0), (6, 3), (12, 6)]);
}

/// SP-BLD-9: special promises and platforms keep their values.
#[test]
fn special_promises_keep_their_values() {
    let mut setup = Setup::new(2).with(&["buildings"]);
    setup.advanced = true;
    let mut table = of(&setup);
    let keys = ["special_no_grave", "special_metal", "special_palaces", "special_statues"];
    assert_eq!(brings(&table, keys).map(|one| one.0), [10, 0, 0, 0]);
    table.state.boroughs[0].zone = 10;
    table.put(0, &["Pal a6:b7", "Pal c6:d7", "Sta a1", "Sta j1"]);
    assert_eq!(brings(&table, keys).map(|one| one.0), [10, 0, 10, 0]);
    table.put(0, &["Sta a10"]);
    assert_eq!(brings(&table, keys), [10, 0, 10, 10].map(|points| (points, "SC-16.1")));
    let platforms = table.game.tables_doc().platforms;
    assert_eq!((platforms[1].reward, platforms[1].penalty), (20, 10));
    // Without the advanced game there are none.
    let plain = super::table(2, &["buildings"]);
    assert_eq!(plain.game.rules().promise_named("special_palaces"), None);
}

/// SP-BLD-10.
#[test]
fn no_promise_pays_for_the_council() {
    let mut table = table(1, &["buildings"]);
    table.go_to("p7.council");
    let pay = |pay| Action::Council { disc: 0, row: 1, pay };
    table.refused(0, pay(Pay::Promise), "cannot_pay", "SP-BLD-10");
    assert!(table.legal(0).contains(&pay(Pay::Money)));
    let listed = table.legal(0);
    assert!(!listed.iter().any(|one| matches!(one, Action::Council { pay: Pay::Promise, .. })));
    assert!(table.game.tables_doc().council_prices.iter().all(|price| price.stack.is_none()));
    // A seat with neither money nor votes is not asked.
    let mut poor = super::table(1, &["buildings"]);
    poor.state.boroughs[0].money = 0;
    poor.go_to("p7.council");
    assert_ne!(poor.step(), "p7.council");
}

/// SP-BLD-7.
#[test]
fn the_council_builds_neither() {
    let mut table = table(1, &["buildings"]);
    table.put(0, &["Pk3 a1:c1", "Pk3 a2:c2"]);
    table.state.boroughs[0].discs = [3, 3, 255, 255];
    table.go_to("p7.council");
    table.act(0, Action::Council { disc: 3, row: 3, pay: Pay::Money });
    assert_eq!(table.state.now.council.stage, Stage::Build);
    for line in ["Pal f6:g7", "Sta a3"] {
        let step = table.plan_step(0, line);
        table.refused(0, step, "out_of_stock", "SP-BLD-7");
    }
}

/// SP-BLD-5, SP-BLD-6: the Mediator makes a Palace cheaper, and neither card a Statue.
#[test]
fn cards_make_only_a_palace_cheaper() {
    for (card, palace) in [('A', 2), ('B', 2), ('C', 1)] {
        for (line, price) in [("Pal f6:g7", palace), ("Sta a3", 1)] {
            let mut table = table(1, &["buildings"]);
            table.put(0, &["Pk3 a1:c1", "Pk3 a2:c2"]);
            table.card(0, card);
            table.go_to("p2.plan");
            table.plan(0, line);
            table.commit_all();
            assert_eq!(table.state.boroughs[0].money, 9 - price, "{card} {line}");
        }
    }
}

/// FOR + BLD: a Palace may clear forest, a Statue stands on none.
#[test]
fn palaces_clear_forest_and_statues_do_not() {
    let mut table = Table::with(1, &["forest", "buildings"]);
    table.put(0, &["Hall g8:i9", "Pk3 c1:e1", "Pk3 c2:e2"]);
    table.state.boroughs[0].money = 6;
    table.go_to("p2.plan");
    // b1 is forest beside the Garden, c3 is not.
    let on_forest = table.plan_step(0, "Sta b1");
    table.refused(0, on_forest, "forest_park", "SP-FOR-2");
    table.plan(0, "Sta c3");
    table.act(0, Action::Undo);
    // a6 and b6, a7 and b7: three of the four are forest.
    table.plan(0, "Pal a6:b7");
    let left = table.game.planned(&table.state, Seat::new(0));
    assert_eq!(left.money, 6 - 2 - 3);
}

/// REA + BLD: a Palace and the castle use the three points of a plan.
#[test]
fn a_palace_and_a_castle_fill_a_plan() {
    let mut setup = Setup::new(1).with(&["forest", "buildings", "historic"]);
    setup.options.insert("historic".into(), "neuschwanstein".into());
    let mut table = Table::of(&setup);
    table.put(0, &["Hall g8:i9"]);
    table.store(0, [1, 2, 0]);
    table.state.boroughs[0].money = 9;
    table.go_to("p2.plan");
    table.plan(0, "Neu b8,b9,c8 for ss");
    table.plan(0, "Pal d4:e5");
    let school = table.plan_step(0, "Sch g7 for w");
    table.refused(0, school, "no_points", "SC-5.3");
}

/// Nobody stands on a Palace: no officer walks there, and nobody riots there (POL + BLD).
#[test]
fn nobody_stands_on_a_palace() {
    let mut table = table(1, &["police", "buildings"]);
    table.put(0, &["Pol a1:b1", "Pal a2:b3"]);
    let officer = table.person("officer");
    let borough = &mut table.state.boroughs[0];
    table.game.seat_person(borough, officer, cells("a1:b1"));
    table.go_to("p3.move");
    let walk =
        |to| Action::Move { from: set_up::spot(0, "a1"), to: set_up::spot(0, to), drive: false };
    table.refused(0, walk("a2"), "no_people_space", "SP-POL-4");
    table.act(0, walk("c2"));
}

/// Players that look ahead build a Palace where it is likely to bring a promise that holds.
#[test]
fn players_foresee_the_promise_of_a_palace() {
    let gain = |hold: bool| {
        let mut table = table(1, &["buildings"]);
        // Two cards promise clear air, one in each stack; without them no promise holds.
        for card in 0..table.game.rules().promises.len() {
            let key = table.game.rules().promises[card].key.as_str();
            let wanted = ["promise_clean30", "promise_clean20"].contains(&key);
            if wanted != hold {
                table.state.promises.at[card] = Whereabouts::Gone(Seat::new(0));
            }
        }
        table.state.round = table.game.rules().numbers.rounds;
        table.go_to("p2.plan");
        let (palace, mut gains) = (table.plan_step(0, "Pal f6:g7"), vec![]);
        let asked = [palace, Action::Commit];
        table.game.gains(&table.state, Seat::new(0), &asked, &mut gains);
        gains[0][0] - gains[1][0]
    };
    assert!(gain(true) > 0, "{} with promises that hold", gain(true));
    assert!(gain(false) < gain(true), "{} without", gain(false));
}

/// The record has the draw, and replay repeats it like any other draw.
#[test]
fn the_record_has_the_draw() {
    use kernel::Notation;
    let table = built(1);
    let (chance, _) = outcomes(&table.game, &table.state)[0];
    let entry = table.game.entry(&Input::Chance(chance));
    assert_eq!(table.game.input(&entry), Ok(Input::Chance(chance)));
    let keep = act(0, Action::Keep(0));
    assert_eq!(table.game.input(&table.game.entry(&keep)), Ok(keep));
}
