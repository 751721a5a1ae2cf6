//! The vectors of whole phases, from the start of one to the next decision.

use std::sync::Arc;

use kernel::{Game, Seat};
use smallcity::constants::Constants;
use smallcity::{
    Action, Material, Office, Pay, Setup, SmallCity, Whereabouts, judged_promises, office, score,
};

use crate::set_up::{Table, cell, cells, spot};

fn walk(from: &str, to: &str) -> Action {
    Action::Move { from: spot(0, from), to: spot(0, to), drive: false }
}

/// SC-17.4: a solo game is rated at its end, by the scores 30, 60 and 90; a lost one is not.
#[test]
fn a_solo_score_earns_an_office() {
    let mut table = Table::new(1);
    let of = |table: &Table| office(table.game.rules(), &table.state);
    table.state.boroughs[0].votes = 30;
    assert_eq!(of(&table), None, "the game runs");
    table.state.over = true;
    let before = score(table.game.rules(), &table.state, Seat::new(0)).total() - 30;
    for (total, expected) in [
        (0, Office::Clerk),
        (29, Office::Clerk),
        (30, Office::Councillor),
        (59, Office::Councillor),
        (60, Office::Deputy),
        (89, Office::Deputy),
        (90, Office::Mayor),
    ] {
        table.state.boroughs[0].votes = (total - before) as u16;
        assert_eq!(of(&table), Some(expected), "{total}");
    }
    table.state.boroughs[0].out = 3;
    assert_eq!(of(&table), None, "the game is lost");
    let mut two = Table::new(2);
    two.state.over = true;
    assert_eq!(of(&two), None, "seats compare their scores");
}

/// TV-7: R1a `a1` holds Z, R1b `c1` is empty, C1 `a3` holds Y, F1 `a5` holds X.
fn vacated() -> Table {
    let mut table = Table::new(1);
    table.put(0, &["Hall e5:g6", "R1 a1", "R1 c1", "C1 a3", "F1 a5"]);
    table.people(0, "a1 a3 a5");
    table.hall(0, 1);
    table.state.boroughs[0].aside[0] = 5;
    table.go_to("p3.move");
    table
}

#[test]
fn tv7_only_spaces_that_were_free_are_targets() {
    let table = vacated();
    assert_eq!(table.state.now.targets[0], cells("c1"));
    // (iii) C and F must move, and can.
    table.refused(0, Action::End, "must_move", "SC-8.3");
}

#[test]
fn tv7_i_from_the_shop() {
    let mut table = vacated();
    table.act(0, walk("a3", "c1"));
    // X has no target, nor has Z, so the step is over.
    let borough = table.state.boroughs[0];
    assert_eq!(borough.people[0], cells("a1 c1 a5"));
    assert_eq!(borough.idle, cells("a5"), "X is idle");
    assert_eq!(
        (borough.hall[0], borough.aside[0]),
        (1, 5),
        "no home was empty and no work space free"
    );
    assert_eq!(borough.money, 0, "nobody worked in the shop");
    assert_eq!((borough.store, borough.made), ([0; 3], 0), "nothing was made");
}

/// The same with a free F1, so the step goes on: nobody enters the shop that Y left.
#[test]
fn tv7_i_the_shop_was_not_free_at_the_start() {
    let mut table = vacated();
    table.put(0, &["F1 a7"]);
    table.go_to("p3.move");
    table.act(0, walk("a3", "c1"));
    table.refused(0, walk("a5", "a3"), "vacated", "SC-8.1");
    table.refused(0, walk("a1", "a3"), "vacated", "SC-8.1");
    assert_eq!(table.legal(0), [walk("a1", "a7"), Action::End], "X may stay now");
}

#[test]
fn tv7_ii_from_the_factory() {
    let mut table = vacated();
    table.act(0, walk("a5", "c1"));
    let borough = table.state.boroughs[0];
    assert_eq!(borough.people[0], cells("a1 a3 c1"));
    assert_eq!(borough.idle, cells("a3"), "Y is idle");
    assert_eq!(borough.money, 0);
    assert_eq!((borough.hall[0], borough.aside[0]), (2, 4), "free work draws one");
}

#[test]
fn tv8_a_vacated_home_is_filled() {
    let mut table = Table::new(1);
    table.put(0, &["Hall e5:g6", "R1 a1", "C1 a3"]);
    table.people(0, "a1");
    table.hall(0, 2);
    table.go_to("p3.move");
    table.act(0, walk("a1", "a3"));
    let borough = &table.state.boroughs[0];
    assert_eq!(borough.people[0], cells("a1 a3"));
    assert_eq!(borough.hall[0], 1);
}

/// SC-9.8: stored materials do not make room.
#[test]
fn tv9_arrival_limit() {
    let mut table = Table::new(1);
    table.put(0, &["Hall e5:g6", "F2 a1:b1"]);
    table.hall(0, 4);
    table.state.boroughs[0].aside[0] = 7;
    table.store(0, [1, 0, 0]);
    table.go_to("p3.arrive");
    let borough = &table.state.boroughs[0];
    assert_eq!((borough.hall[0], borough.aside[0]), (5, 6));
    assert_eq!(borough.store, [1, 0, 0], "materials do not make room");
}

#[test]
fn tv10_commerce_income() {
    let mut table = Table::new(1);
    table.put(0, &["Hall e5:g6", "C4 a1:d1"]);
    table.people(0, "a1:d1");
    table.state.boroughs[0].money = 5;
    table.store(0, [1, 0, 1]);
    table.go_to("p4.commerce");
    assert_eq!(table.state.boroughs[0].money, 6, "cash");
    table.act(0, Action::Sell(Material::Wood));
    assert_eq!(table.state.boroughs[0].money, 8, "wood");
    table.act(0, Action::Buy(4));
    assert_eq!((table.state.boroughs[0].money, table.state.boroughs[0].votes), (4, 5));
    table.act(0, Action::Trade(Material::Metal));
    let borough = &table.state.boroughs[0];
    assert_eq!((borough.money, borough.votes, borough.store), (4, 12, [0; 3]));
    assert_eq!(table.state.supply, [24; 3], "all of it is back in the supply");
}

#[test]
fn tv11_storage_overflow() {
    for (discarded, left) in [(Material::Wood, [1, 2, 0]), (Material::Stone, [2, 1, 0])] {
        let mut table = Table::new(1);
        table.put(0, &["Hall e5:g6", "F2 a1:b1", "War a2"]);
        table.people(0, "a1:b1");
        table.hall(0, 6);
        table.store(0, [2, 0, 0]);
        table.go_to("p4.produce");
        assert_eq!(table.step(), "p4.produce");
        let borough = &table.state.boroughs[0];
        assert_eq!((borough.store, borough.made), ([2, 2, 0], 2));
        assert_eq!(table.game.rules().capacity(borough), 3);
        let any = [Action::Discard(Material::Wood), Action::Discard(Material::Stone)];
        assert_eq!(table.legal(0), any);
        table.act(0, Action::Discard(discarded));
        let borough = &table.state.boroughs[0];
        assert_eq!(borough.store, left);
        // 8 people, and 2 for the production, even if discarded.
        assert_eq!(borough.pollution, 10);
    }
}

/// TV-12: how far the track of seat 0 rises with this many Park cells.
fn increase(parks: &[&str], engineer: bool, police: bool) -> u16 {
    let mut table = Table::new(2);
    table.put(0, &["Hall e5:g6", "F2 a1:b1", "R4 c1:d2", "R1 e1", "R1 e2", "C1 a4", "Pol a6:b6"]);
    table.put(0, parks);
    // 8 citizens of seat 0: at work in the F2, at home, and on the Police Station or else the
    // second R1.
    table.people(0, "a1 b1 c1:d2 e1");
    table.people(0, if police { "a6" } else { "e2" });
    table.hall(0, 1);
    table.tourist(0, 1, "a4");
    if engineer {
        table.card(0, 'D');
    }
    table.go_to("p4.produce");
    let borough = &table.state.boroughs[0];
    assert_eq!(borough.store, [0, 2, 0], "2 materials made");
    assert_eq!(table.step(), "p7.council");
    borough.pollution
}

/// SC-8.10: citizens in City Hall pollute like all others.
#[test]
fn tv12_pollution() {
    assert_eq!(increase(&[], false, false), 12, "gross");
    let four = ["Pk2 a7:b7", "Pk2 c7:d7"];
    let eight = ["Pk3 e7:g7", "Pk3 a9:c9", "Pk2 c7:d7"];
    assert_eq!(increase(&four, false, false), 8);
    assert_eq!(increase(&eight, false, false), 6, "cap 6");
    assert_eq!(increase(&[], true, false), 10, "gross with the Engineer");
    assert_eq!(increase(&eight, true, false), 5, "cap 5");
    assert_eq!(increase(&[], false, true), 11, "gross with staffed Police");
    assert_eq!(increase(&four, false, true), 7);
}

/// TV-13: a seat at `track` when the round began whose pollution rises by `by`; returns the number
/// of deaths that the forecast has.
fn deaths(track: u16, by: u16, clinic: bool) -> (Table, u8) {
    let mut table = Table::new(1);
    table.put(0, &["Hall e5:g6", "R5 a1:e1"]);
    if clinic {
        table.put(0, &["Cli a7:b7"]);
    }
    table.people(0, "a1:e1");
    table.hall(0, 0);
    let borough = &mut table.state.boroughs[0];
    (borough.pollution, borough.pollution_before) = (track, track);
    borough.made = (by - 5) as u8;
    let foreseen = table.game.forecast(&table.state, Seat::new(0)).deaths;
    table.go_to("p6.measure");
    assert_eq!(table.state.boroughs[0].pollution, track + by);
    (table, foreseen)
}

#[test]
fn tv13_deaths() {
    for (track, by, clinic, due) in [
        (17, 8, false, 1),
        (17, 8, true, 0),
        (38, 24, false, 2),
        (38, 24, true, 1),
        (20, 5, false, 0),
    ] {
        let (mut table, foreseen) = deaths(track, by, clinic);
        assert_eq!(foreseen, due, "foreseen from {track} by {by}, Clinic: {clinic}");
        let mut dead = 0;
        while table.step() == "p6.deaths" {
            let victim = table.state.boroughs[0].people[0].first().expect("somebody lives");
            table.act(0, Action::Victim(victim));
            dead += 1;
            if dead == 1 {
                table.act(0, Action::Grave(cell("c4")));
            }
        }
        assert_eq!(dead, due, "from {track} by {by}, Clinic: {clinic}");
        let borough = &table.state.boroughs[0];
        assert_eq!(
            (borough.dead[0], borough.buried, borough.people[0].len()),
            (due, due, 5 - usize::from(due))
        );
    }
}

#[test]
fn tv13_the_owner_picks_an_empty_cell_for_the_cemetery() {
    let (mut table, _) = deaths(17, 8, false);
    let victims: Vec<Action> = cells("a1:e1").iter().map(Action::Victim).collect();
    assert_eq!(table.legal(0), victims, "any of them");
    table.act(0, Action::Victim(cell("b1")));
    let empty = cells("a1:g7").without(cells("e5:g6,a1:e1"));
    assert_eq!(table.legal(0), empty.iter().map(Action::Grave).collect::<Vec<_>>());
    table.refused(0, Action::Grave(cell("a1")), "blocked", "SC-11.6");
    table.act(0, Action::Grave(cell("f1")));
    assert_eq!(table.state.boroughs[0].people[0], cells("a1 c1:e1"));
    assert_eq!(table.state.boroughs[0].cemetery, cells("f1"));
    table.state.boroughs[0].money = 5;
    table.go_to("p2.plan");
    table.refused(0, table.plan_step(0, "Pk1 f1"), "blocked", "SC-11.6");
    assert!(table.refusal(0, table.plan_step(0, "Pk1 g1")).is_none());
}

/// TV-14: a seat in the council with its discs in some columns.
fn council(discs: [u8; 2]) -> Table {
    let mut table = Table::new(2);
    table.put(0, &["Hall c3:e4"]);
    table.state.boroughs[0].discs[..2].copy_from_slice(&discs);
    table
}

#[test]
fn tv14_council_money_for_votes() {
    let mut table = council([1, 0]);
    table.state.boroughs[0].votes = 3;
    table.go_to("p7.council");
    table.act(0, Action::Council { disc: 1, row: 1, pay: Pay::Votes });
    let borough = &table.state.boroughs[0];
    assert_eq!((borough.votes, borough.money), (0, 4));
    assert_eq!(borough.discs[..2], [2, 0]);
}

#[test]
fn tv14_council_pollution_falls_to_0_and_not_below() {
    let mut table = council([2, 0]);
    (table.state.boroughs[0].money, table.state.boroughs[0].pollution) = (3, 3);
    table.go_to("p7.council");
    table.act(0, Action::Council { disc: 2, row: 5, pay: Pay::Money });
    let borough = &table.state.boroughs[0];
    assert_eq!((borough.money, borough.pollution), (0, 0));
}

#[test]
fn tv14_council_newcomers() {
    let mut table = council([2, 0]);
    table.state.boroughs[0].money = 3;
    table.hall(0, 5);
    let career = table.state.boroughs[0].aside[0];
    table.go_to("p7.council");
    table.act(0, Action::Council { disc: 2, row: 4, pay: Pay::Money });
    let borough = &table.state.boroughs[0];
    assert_eq!((borough.hall[0], borough.aside[0] - career, borough.reserve), (6, 1, 2));
}

#[test]
fn tv14_council_construction() {
    let mut table = council([1, 0]);
    table.state.boroughs[0].money = 2;
    table.put(0, &["Sch f3"]);
    table.go_to("p7.council");
    table.act(0, Action::Council { disc: 1, row: 3, pay: Pay::Money });
    let build = |table: &Table, text: &str| table.plan_step(0, text);
    table.refused(0, build(&table, "Uni a6:b7"), "out_of_stock", "SC-12.7");
    table.refused(0, build(&table, "Lib a6:a7"), "out_of_stock", "SC-12.7");
    table.refused(0, build(&table, "R3 f4,f5,f6"), "out_of_stock", "SC-12.7");
    table.refused(0, build(&table, "R2 b2,b3"), "criterion", "SC-6.1");
    assert!(table.refusal(0, build(&table, "R2 f4,f5")).is_none());
    table.act(0, build(&table, "Pol a6:a7"));
    assert_eq!(table.tile_on(0, "a6"), Some(("Pol".to_owned(), cells("a6:a7"))));
    assert_eq!(table.state.boroughs[0].money, 0, "only the disc costs money");
}

/// TV-15: seats 3 and 2, in this turn order, each with $12. Seat 3 has room for an R4 on `b5:e5`
/// and an old one on `c2:f2`; seat 2 wants one on `c1:d2` and a C4 on `e3:f4`.
fn scarcity(upgrade: bool) -> Table {
    let mut table = Table::new(3);
    table.state.host = Seat::new(2);
    table.put(2, &["Hall a3:c4", "Sch d3", "Met d4", "Lib e3:e4", "Mus f3:f5", "Cli g3:g4"]);
    table.put(2, &["R4 c2:f2"]);
    table.put(1, &["Hall a1:b3", "Sch e1", "Lib c3:d3", "Met e2"]);
    let r4 = table.kind("R4").index();
    table.state.stock[r4] = 1;
    for borough in &mut table.state.boroughs[1..3] {
        borough.money = 12;
    }
    table.go_to("p2.plan");
    table.plan(2, "R4 b5:e5");
    if upgrade {
        table.plan(2, "up c2 + g2");
    }
    table.plan(1, "R4 c1:d2");
    table.plan(1, "C4 e3:f4");
    // One of three points is left, then none.
    table.state.boroughs[1].money = 13;
    table.plan(1, "Pk1 a7");
    table.refused(1, table.plan_step(1, "Pk1 g7"), "no_points", "SC-5.3");
    table.act(1, Action::Undo);
    table.state.boroughs[1].money = 12;
    assert_eq!(table.state.plans[1].builds().count(), 2, "the plan is accepted whole");
    table
}

#[test]
fn tv15_simultaneous_scarcity() {
    let mut table = scarcity(false);
    table.commit_all();
    assert_eq!(table.tile_on(2, "b5"), Some(("R4".to_owned(), cells("b5:e5"))));
    assert_eq!(table.state.boroughs[2].money, 8);
    assert_eq!((table.tile_on(1, "c1"), table.tile_on(1, "e3")), (None, None));
    assert_eq!(table.state.boroughs[1].money, 12);
    assert_eq!(table.state.stock[table.kind("R4").index()], 0);
    assert_eq!(table.state.stock[table.kind("C4").index()], 5);
}

/// The points of failed steps are lost: nothing replaces these steps, and the other planned steps
/// are built.
#[test]
fn tv15_nothing_takes_the_place_of_failed_steps() {
    let mut table = scarcity(false);
    table.state.boroughs[1].money = 13;
    table.plan(1, "Pk1 a7");
    table.commit_all();
    let built: Vec<String> = table.state.boroughs[1]
        .tiles
        .iter()
        .map(|(_, kind, _)| table.game.rules().tile(kind).code.clone())
        .collect();
    assert_eq!(built, ["Hall", "Sch", "Lib", "Met", "Pk1"], "one of the three");
    assert_eq!(table.state.boroughs[1].money, 12);
}

#[test]
fn tv15_a_returned_tile_serves_the_next_seat() {
    let mut table = scarcity(true);
    table.commit_all();
    assert_eq!(table.tile_on(2, "b5"), Some(("R4".to_owned(), cells("b5:e5"))));
    assert_eq!(table.tile_on(2, "c2"), Some(("R5".to_owned(), cells("c2:g2"))));
    assert_eq!(table.tile_on(1, "c1"), Some(("R4".to_owned(), cells("c1:d2"))));
    assert_eq!(table.tile_on(1, "e3"), Some(("C4".to_owned(), cells("e3:f4"))));
    assert_eq!((table.state.boroughs[2].money, table.state.boroughs[1].money), (8, 0));
    assert_eq!(table.state.stock[table.kind("R4").index()], 0, "1 - 1 + 1 - 1");
}

/// SC-13.2: cards go back, and the pointer moves on by the number of shown cards.
#[test]
fn tv16_the_positions_of_the_cards() {
    let game = SmallCity::new(&Setup::new(2)).expect("a sound set-up");
    let expected = [vec![1, 2, 3], vec![4, 5, 6], vec![7, 8, 1]];
    let mut rounds = 0;
    // A seed whose game goes on for three rounds.
    for state in testkit::random_game(game.clone(), 1, 4_000).states {
        let first = game.step(&state) == "p1.choose" && state.circle.taken == 0;
        let round = usize::from(state.round);
        if first && round == rounds + 1 && rounds < 3 {
            let shown: Vec<usize> = state.circle.shown().map(|at| at + 1).collect();
            assert_eq!(shown, expected[rounds], "round {round}");
            assert_eq!(state.circle.offered().count(), 3);
            rounds = round;
        }
    }
    assert_eq!(rounds, 3);
}

/// SC-5.6, as in TV-19: each cell that a Park gains has the price of the small Park.
#[test]
fn a_park_grows_at_the_price_of_the_small_one() {
    let mut setup = Setup::new(1);
    let file = "name = 'mine'\ntile_park_small.price = 3\ntile_park_medium.price = 4\n\
        tile_park_large.price = 5\n";
    setup.constants = Arc::new(Constants::from_toml(file).expect("a sound file"));
    for (added, price) in [("b1", 3), ("b1,c1", 6)] {
        let mut table = Table::of(&setup);
        table.put(0, &["Hall e5:g6", "Pk1 a1"]);
        table.state.boroughs[0].money = 10;
        table.go_to("p2.plan");
        table.plan(0, &format!("park a1 + {added}"));
        table.commit_all();
        assert_eq!(table.state.boroughs[0].money, 10 - price, "{added}");
    }
}

#[test]
fn tv20_score() {
    let mut table = Table::new(2);
    // Zone 8 or more, an R5, and no F3.
    table.put(0, &["Hall c3:e4", "R5 a7:e7"]);
    let rules = table.game.rules().clone();
    for key in ["promise_expansion", "promise_r5", "promise_steel"] {
        let card = rules.promise_named(key).expect("the card is in the game");
        table.state.promises.at[usize::from(card)] = Whereabouts::Kept(Seat::new(0));
    }
    let borough = &mut table.state.boroughs[0];
    (borough.zone, borough.votes, borough.pollution) = (8, 92, 37);
    let seat = Seat::new(0);
    let mut points: Vec<(bool, i32)> = judged_promises(&rules, &table.state, seat)
        .map(|judged| (judged.kept, judged.points))
        .collect();
    points.sort_unstable();
    assert_eq!(points, [(false, -6), (true, 6), (true, 18)]);
    let score = score(&rules, &table.state, seat);
    assert_eq!((score.votes, score.promises, score.pollution), (92, 18, 37));
    assert_eq!(score.total(), 73);
    // The same at the end of the game.
    table.state.round = 8;
    table.go_to("end.promises");
    let standings = table.game.standings(&table.state).expect("the game is over");
    assert_eq!(standings.0[0].score, 73);
}

/// SV-4: a table of one seat with Traders.
fn traders(citizens: &str, hall: u8) -> Table {
    let mut table = Table::with(1, &["traders"]);
    table.put(0, &["Hall e5:g6", "R4 a1:d1", "R4 a3:d3", "C4 a5:d5"]);
    table.people(0, citizens);
    table.hall(0, hall);
    table
}

#[test]
fn sv4_traders_enter() {
    let trader = traders("", 3).person("trader").index();
    let waiting = |table: &Table| table.state.boroughs[0].hall[trader];
    let mut table = traders("a1:d1", 6);
    table.go_to("p3.trader");
    assert_eq!(waiting(&table), 0, "no room");
    // The round after, with room.
    table.hall(0, 5);
    table.go_to("p3.trader");
    assert_eq!(waiting(&table), 1);
    // He does not come twice.
    table.hall(0, 4);
    table.go_to("p3.trader");
    assert_eq!(waiting(&table), 1);
    let mut table = traders("a1:d1 a3:d3", 3);
    table.hall(0, 3);
    table.store(0, [1, 0, 0]);
    table.go_to("p3.trader");
    assert_eq!(waiting(&table), 2, "room for two and the wood");
    let mut table = traders("a1:c1", 3);
    table.go_to("p3.trader");
    assert_eq!(waiting(&table), 0, "three citizens are too few");
}

/// SV-4: a Trader on a space of the C4, with $5 and a store.
fn trade(at: &str, store: [u8; 3], uses: &[Action]) -> (i32, u16, [u8; 3]) {
    let mut table = traders("", 3);
    let trader = table.person("trader");
    let beside = table.state.boroughs[0].aside[trader.index()];
    table.game.seat_person(&mut table.state.boroughs[0], trader, cells(at));
    assert_eq!(table.state.boroughs[0].aside[trader.index()], beside - 1);
    table.state.boroughs[0].money = 5;
    table.store(0, store);
    table.go_to("p4.commerce");
    for action in uses {
        table.act(0, *action);
    }
    assert_ne!(table.step(), "p4.commerce", "no third use");
    let borough = &table.state.boroughs[0];
    (i32::from(borough.money) - 5, borough.votes, borough.store)
}

#[test]
fn sv4_a_trader_uses_his_space_twice() {
    use Material::{Metal, Stone, Wood};
    assert_eq!(trade("a5", [0; 3], &[]), (2, 0, [0; 3]), "cash");
    let sold = trade("b5", [2, 0, 1], &[Action::Sell(Wood), Action::Sell(Metal)]);
    assert_eq!(sold, (7, 0, [1, 0, 0]));
    let bought = trade("c5", [0; 3], &[Action::Buy(4), Action::Buy(1)]);
    assert_eq!(bought, (-5, 5 + 2, [0; 3]));
    let traded = trade("d5", [0, 2, 1], &[Action::Trade(Stone), Action::Trade(Metal)]);
    assert_eq!(traded, (0, 12, [0, 1, 0]));
}

#[test]
fn sv4_traders_pollute_twice() {
    let mut table = traders("a1:d1", 1);
    let trader = table.person("trader");
    table.game.seat_person(&mut table.state.boroughs[0], trader, cells("a5"));
    table.state.boroughs[0].aside[trader.index()] -= 1;
    table.state.boroughs[0].hall[trader.index()] += 1;
    table.go_to("p6.measure");
    assert_eq!(table.state.boroughs[0].pollution, 9);
}

#[test]
fn sv6_the_last_wood() {
    let mut table = Table::with(2, &["forest"]);
    for seat in 0..2 {
        table.put(seat, &["Hall c4:e5"]);
        // Paid in stone, so that no wood comes back.
        table.store(seat, [0, 1, 0]);
        table.state.boroughs[seat].money = 1;
    }
    table.state.supply[0] = 1;
    table.go_to("p2.plan");
    table.plan(0, "Sch a2 for s");
    table.plan(1, "Sch a2 for s");
    table.commit_all();
    let [a, b] = [0, 1].map(|seat| table.state.boroughs[seat]);
    assert_eq!((a.money, b.money), (0, 0), "both have paid");
    assert_eq!((a.store, b.store), ([1, 0, 0], [0; 3]), "A has stored it");
    assert_eq!(table.state.supply[0], 0);
    // 3 people in each City Hall.
    assert_eq!((a.pollution, b.pollution), (3 + 1, 3));
}

/// Only the turn order decides who gets scarce wood.
#[test]
fn sv6_turn_order_decides() {
    let mut table = Table::with(2, &["forest"]);
    table.state.host = Seat::new(1);
    for seat in 0..2 {
        table.put(seat, &["Hall c4:e5"]);
        table.store(seat, [0, 1, 0]);
        table.state.boroughs[seat].money = 1;
    }
    table.state.supply[0] = 1;
    table.go_to("p2.plan");
    table.plan(0, "Sch a2 for s");
    table.plan(1, "Sch a2 for s");
    table.commit_all();
    let [a, b] = [0, 1].map(|seat| table.state.boroughs[seat].store[0]);
    assert_eq!((a, b), (0, 1));
}
