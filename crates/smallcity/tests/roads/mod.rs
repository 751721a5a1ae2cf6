//! SP-ROA: Roads, Roundabouts and trips: vectors SV-20 and SV-21, the interactions with other
//! modules, and what the vectors leave out.

mod others;

use kernel::{Documents, Game, Input, Notation, Observer, Seat};
use smallcity::constants::Constants;
use smallcity::parts::{Lay, RoadEvent};
use smallcity::{
    Action, Border, Deed, Event, Lines, ModuleEvent, Plan, Setup, SmallCity, Source,
    judged_promises,
};
use std::sync::Arc;

use crate::set_up::{Table, act, cell, cells, spot};

fn border(text: &str) -> Border {
    Border::parse(text).unwrap_or_else(|| panic!("{text:?} is no border"))
}

fn road(text: &str) -> Action {
    Action::Module(Deed::Roads(Lay::Road(border(text))))
}

fn roundabout(at: &str) -> Action {
    Action::Module(Deed::Roads(Lay::Roundabout(cell(at))))
}

fn walk(from: &str, to: &str) -> Action {
    Action::Move { from: spot(0, from), to: spot(0, to), drive: false }
}

fn drive(from: &str, to: &str) -> Action {
    Action::Move { from: spot(0, from), to: spot(0, to), drive: true }
}

/// The six Roads of SV-20 on the line below row 6.
const LINE: &str = "a6|a7 b6|b7 c6|c7 d6|d7 e6|e7 f6|f7";

/// SV-20: tiles with one person on each, and the Roads.
fn sv20(modules: &[&str]) -> Table {
    let mut table = Table::with(2, modules);
    table.put(0, &["Hall b1:d2", "R2 a5:a6", "C1 e6", "F2 f7:f8", "R2 d8:d9"]);
    table.put(1, &["Hall c3:e4", "C1 a1"]);
    table.people(0, "a5,e6,f7");
    table.hall(0, 0);
    table.hall(1, 0);
    table.state.boroughs[0].zone = 10;
    table.lay(0, &format!("{LINE} d7|e7"), "d6");
    table
}

/// What a trip brings: dollars, percent of pollution, and its Roads and Roundabouts.
#[track_caller]
fn trip(mut table: Table, from: &str, to: &str) -> [i32; 4] {
    table.go_to("p3.move");
    let input = act(0, drive(from, to));
    let before = table.state;
    table.act(0, drive(from, to));
    let mut events = vec![];
    table.game.events(&before, &input, &table.state, Observer::Spectator, &mut events);
    let drove = events.iter().find_map(|event| match event {
        Event::Module(ModuleEvent::Roads(RoadEvent::Drove {
            roads, roundabouts, rule, ..
        })) => {
            assert_eq!(*rule, "SP-ROA-8");
            Some((i32::from(*roads), i32::from(*roundabouts)))
        }
        _ => None,
    });
    let (roads, roundabouts) = drove.expect("an event reports the trip");
    let (mut money, mut pollution) = (0, 0);
    for event in &events {
        match *event {
            Event::Earned { money: more, source: Source("trips"), rule, .. } => {
                assert_eq!(rule, "SP-ROA-9");
                money += more;
            }
            Event::Soiled { more, source: Source("trips"), .. } => {
                assert!(more > 0, "the event reports pollution if there is some");
                pollution += i32::from(more);
            }
            _ => {}
        }
    }
    [money, pollution, roads, roundabouts]
}

#[test]
fn sv20_trips() {
    let table = || sv20(&["roads"]);
    let from = |at: &str| {
        let mut table = table();
        table.people(0, at);
        table
    };
    assert_eq!(trip(table(), "a5", "f8"), [3, 1, 6, 1], "N to I");
    assert_eq!(trip(table(), "f7", "d8"), [2, 1, 3, 1], "I to S");
    assert_eq!(trip(table(), "e6", "f8"), [1, 0, 2, 0], "C to I");
    assert_eq!(
        trip(table(), "e6", "d8"),
        [1, 1, 2, 1],
        "C to S, which has a Road at its corner alone"
    );
    assert_eq!(trip(table(), "e6", "a6"), [3, 1, 5, 1], "C to N");
    assert_eq!(trip(from("d8"), "d8", "f8"), [2, 1, 3, 1], "and back");
}

#[test]
fn sv20_prices_and_needs_of_pieces() {
    let mut table = sv20(&["roads"]);
    table.state.boroughs[0].modules.roads.lines = Lines::NONE;
    table.state.boroughs[0].money = 9;
    table.go_to("p2.plan");
    for text in LINE.split_whitespace() {
        table.act(0, road(text));
    }
    let left = |table: &Table| table.game.planned(&table.state, Seat::new(0)).money;
    assert_eq!(left(&table), 3);
    // The Roundabout of the right angle is laid with it.
    table.act(0, road("d7|e7"));
    let planned = table.game.planned(&table.state, Seat::new(0));
    assert_eq!((planned.money, planned.modules.roads.lines.points), (0, cells("d6")));
    table.refused(0, road("g6|g7"), "cannot_pay", "SP-ROA-3");
    // Undo takes back the last Road together with its Roundabout.
    table.act(0, Action::Undo);
    assert_eq!(left(&table), 3);
    table.state.boroughs[0].money = 8;
    table.refused(0, road("d7|e7"), "cannot_pay", "SP-ROA-3");
    table.state.boroughs[0].money = 9;
    table.act(0, road("d7|e7"));
    table.commit_all();
    let lines = table.state.boroughs[0].modules.roads.lines;
    assert_eq!((table.state.boroughs[0].money, lines.len(), lines.points), (0, 7, cells("d6")));
}

#[test]
fn sv20_no_roundabout_is_left() {
    let mut table = sv20(&["roads"]);
    let lines = &mut table.state.boroughs[0].modules.roads.lines;
    *lines = Lines::NONE;
    table.lay(0, LINE, "a1 b1 c1 d1 e1");
    table.state.boroughs[0].money = 9;
    table.go_to("p2.plan");
    table.refused(0, road("d7|e7"), "needs_roundabout", "SP-ROA-5");
    table.refused(0, roundabout("c6"), "out_of_stock", "SP-ROA-1");
    assert_eq!(table.refusal(0, road("g6|g7")), None, "straight on needs none");
}

#[test]
fn sv20_some_walk() {
    let mut table = sv20(&["roads"]);
    table.tourist(1, 0, "a1");
    table.go_to("p3.move");
    // A tourist walks, both ways.
    let comes = |drive| Action::Move { from: spot(1, "a1"), to: spot(0, "d8"), drive };
    assert_eq!(table.refusal(0, comes(false)), None);
    table.refused(0, comes(true), "must_move", "SP-ROA-7");
    let mut table = sv20(&["roads"]);
    table.go_to("p3.move");
    let goes = |drive| Action::Move { from: spot(0, "a5"), to: spot(1, "a1"), drive };
    assert_eq!(table.refusal(0, goes(false)), None);
    table.refused(0, goes(true), "must_move", "SP-ROA-7");
    // Both are Residences, so no move at all is legal (SC-8.4).
    table.refused(0, drive("a5", "d8"), "same_colour", "SC-8.4");
    // A walk brings nothing.
    table.act(0, walk("a5", "f8"));
    assert_eq!((table.state.boroughs[0].money, table.state.boroughs[0].pollution), (0, 0));
}

#[test]
fn sv20_no_tile_across_a_road() {
    let mut table = sv20(&["roads"]);
    table.put(0, &["R2 f4:f5"]);
    table.state.boroughs[0].money = 9;
    table.go_to("p2.plan");
    let rise = |table: &Table, text: &str| table.plan_step(0, text);
    table.refused(0, rise(&table, "up e6 + e7"), "road_cut", "SP-ROA-6");
    assert_eq!(table.refusal(0, rise(&table, "up e6 + f6")), None);
    table.refused(0, rise(&table, "Pk2 c6:c7"), "road_cut", "SP-ROA-6");
    assert_eq!(table.refusal(0, rise(&table, "Pk2 b6:c6")), None, "beside it");
    table.put(0, &["Pk1 c6"]);
    table.refused(0, rise(&table, "park c6 + c7"), "road_cut", "SP-ROA-6");
    assert_eq!(table.refusal(0, rise(&table, "park c6 + c5")), None);
    // The council builds across none either.
    table.state.boroughs[0].money = 9;
    table.go_to("p7.council");
    let price = smallcity::Pay::Money;
    table.state.boroughs[0].discs[0] = 2;
    table.act(0, Action::Council { disc: 2, row: 3, pay: price });
    table.refused(0, rise(&table, "Pk2 b6:b7"), "road_cut", "SP-ROA-6");
    assert_eq!(table.refusal(0, rise(&table, "Pk2 b7:c7")), None);
}

/// The length that the promise counts.
fn longest(table: &Table) -> i32 {
    let rules = table.game.rules();
    let card = rules.promise_named("promise_longest_road").expect("it is in its deck");
    rules.promise(card).conditions[0].value(rules, &table.state, Seat::new(0))
}

#[test]
fn sv21_the_longest_road() {
    let mut table = Table::with(1, &["roads"]);
    // An F: a spine of two, an arm at its top and one in its middle.
    table.lay(0, "d4|e4 d5|e5 e3|e4 e4|e5", "d3 d4");
    assert_eq!(longest(&table), 3);
    assert_eq!(longest(&sv20(&["roads"])), 6);
    let mut none = Table::with(1, &["roads"]);
    assert_eq!(longest(&none), 0);
    let mut apart = Table::with(1, &["roads"]);
    apart.lay(0, "a1|a2 c3|c4", "");
    assert_eq!(longest(&apart), 1, "no trip uses a Road twice");
    // A closed ring counts in full.
    none.lay(0, "c3|c4 c4|c5 b4|c4 c4|d4", "b3 c3 b4 c4");
    assert_eq!(longest(&none), 4);
    none.lay(0, "d3|d4", "");
    assert_eq!(longest(&none), 4, "a longer way would pass a point twice");
}

/// SP-ROA-12: nobody has a longer one, ties fulfil it for all; solo requires 6 (SC-17.3).
#[test]
fn whose_road_is_the_longest() {
    let holds = |table: &Table, seat: usize| {
        let rules = table.game.rules();
        let card = rules.promise_named("promise_longest_road").expect("a promise");
        let seat = Seat::new(seat);
        rules.promise(card).conditions.iter().all(|part| part.holds(rules, &table.state, seat))
    };
    let mut table = Table::with(3, &["roads"]);
    assert_eq!([0, 1, 2].map(|seat| holds(&table, seat)), [false; 3], "at least 1");
    table.lay(0, "a1|a2 b1|b2", "");
    table.lay(1, "c3|c4 d3|d4", "");
    table.lay(2, "c3|c4", "");
    assert_eq!([0, 1, 2].map(|seat| holds(&table, seat)), [true, true, false]);
    // An eliminated seat has none (SC-18.1).
    table.state.boroughs[0].out = 3;
    table.lay(2, "d3|d4 e3|e4", "");
    table.state.boroughs[2].out = 4;
    assert!(holds(&table, 1));
    let mut alone = Table::with(1, &["roads"]);
    alone.lay(0, "a1|a2 b1|b2 c1|c2 d1|d2 e1|e2", "");
    assert!(!holds(&alone, 0));
    alone.lay(0, "f1|f2", "");
    assert!(holds(&alone, 0));
}

/// Only the advanced game has the special promise of all pieces.
#[test]
fn laying_all_pieces_fulfils_the_special_promise() {
    let setup = |advanced| Setup { advanced, ..Setup::new(2).with(&["roads"]) };
    let named = |setup: &Setup| {
        SmallCity::new(setup).expect("sound").rules().promise_named("special_full_roads")
    };
    assert_eq!(named(&setup(false)), None);
    let mut table = Table::of(&setup(true));
    let card = named(&setup(true)).expect("it is there");
    let all = format!("{LINE} a3|a4 b3|b4 c3|c4");
    let holds = |table: &Table| {
        let rules = table.game.rules();
        let seat = Seat::new(0);
        rules.promise(card).conditions.iter().all(|part| part.holds(rules, &table.state, seat))
    };
    table.lay(0, &all, "a6 b6 c6 d6 e6");
    assert!(!holds(&table), "nine Roads");
    table.lay(0, "d3|d4", "");
    assert!(holds(&table));
    let kept = judged_promises(table.game.rules(), &table.state, Seat::new(0));
    assert_eq!(kept.count(), 0, "nobody keeps it yet");
}

/// SP-ROA-8: in a network with a Road alongside, corners do not count; each network is tried
/// separately.
#[test]
fn where_a_trip_begins_and_ends() {
    // Two networks: the shop has a Road alongside only in the longer one.
    let mut table = Table::with(1, &["roads"]);
    table.put(0, &["Hall a9:c10", "C1 c3", "R1 h3"]);
    table.people(0, "c3");
    table.state.boroughs[0].zone = 10;
    // Below row 3 from c to g, alongside the shop and at a corner of the home.
    table.lay(0, "c3|c4 d3|d4 e3|e4 f3|f4 g3|g4", "");
    assert_eq!(trip(table.clone(), "c3", "h3"), [3, 0, 5, 0]);
    // The other network, above row 3, at a corner of the shop and alongside the home, is as long.
    table.lay(0, "d2|d3 e2|e3 f2|f3 g2|g3 h2|h3", "");
    assert_eq!(trip(table.clone(), "c3", "h3"), [3, 0, 5, 0]);
    // In the lower network the Road at the corner is nearer, but another lies alongside.
    let mut table = Table::with(1, &["roads"]);
    table.put(0, &["Hall a9:c10", "C1 c3", "R1 f3"]);
    table.people(0, "c3");
    table.lay(0, "d3|d4 e3|e4 b3|c3 c3|c4", "b3");
    assert_eq!(trip(table, "c3", "f3"), [2, 0, 3, 0]);
}

/// SP-ROA-8: of the ways with the fewest Roads, a trip takes the one with the fewest Roundabouts,
/// and straight passages count.
#[test]
fn the_trip_with_the_fewest_roundabouts_is_made() {
    let mut table = Table::with(1, &["roads"]);
    table.put(0, &["Hall a9:c10", "C1 b3", "R1 f4"]);
    table.people(0, "b3");
    table.lay(0, "b3|b4 c3|c4 d3|d4 e3|e4", "c3");
    assert_eq!(trip(table, "b3", "f4"), [2, 1, 4, 1], "passed straight on");
    // Round two cells above or below, six Roads either way; the upper way passes a Roundabout
    // straight on.
    let mut table = Table::with(1, &["roads"]);
    table.put(0, &["Hall a9:c10", "C1 a5", "R1 f5"]);
    table.people(0, "a5");
    let above = "b5|c5 c4|c5 d4|d5 d5|e5";
    let below = "b6|c6 c6|c7 d6|d7 d6|e6";
    table.lay(0, &format!("b5|b6 {above} {below} e5|e6"), "b5 b4 c4 d4 d5 b6 d6");
    assert_eq!(trip(table, "a5", "f5"), [3, 4, 6, 4]);
    // One Road serves both ends.
    let mut table = Table::with(1, &["roads"]);
    table.put(0, &["Hall a9:c10", "C1 b3", "R1 b4"]);
    table.people(0, "b3");
    table.lay(0, "b3|b4", "a3 b3");
    assert_eq!(trip(table, "b3", "b4"), [1, 0, 1, 0]);
}

/// SP-ROA-8: no turn without a Roundabout.
#[test]
fn two_networks_are_not_connected() {
    let mut table = Table::with(1, &["roads"]);
    table.put(0, &["Hall a9:c10", "C1 b3", "R1 f5"]);
    table.people(0, "b3");
    table.state.boroughs[0].zone = 10;
    table.lay(0, "b3|b4 e5|f5", "");
    table.go_to("p3.move");
    assert_eq!(table.refusal(0, walk("b3", "f5")), None);
    table.refused(0, drive("b3", "f5"), "too_far", "SP-ROA-8");
}

/// SP-ROA-7: only Residence, Commerce and Factory.
#[test]
fn only_some_tiles_are_drivable() {
    let mut table = Table::with(1, &["roads"]);
    table.put(0, &["Hall a9:c10", "C1 b3", "Pol b4:c4"]);
    table.people(0, "b3");
    table.lay(0, "b3|b4", "");
    table.go_to("p3.move");
    assert_eq!(table.refusal(0, walk("b3", "b4")), None);
    table.refused(0, drive("b3", "b4"), "not_a_space", "SP-ROA-7");
}

/// SP-ROA-4, SP-ROA-5: where pieces may lie.
#[test]
fn placement_of_pieces() {
    let mut table = Table::with(1, &["roads"]);
    table.put(0, &["Hall c3:e4", "R2 a1:b1"]);
    table.state.boroughs[0].money = 9;
    table.go_to("p2.plan");
    table.refused(0, road("a1|b1"), "blocked", "SP-ROA-4");
    table.refused(0, road("c3|c4"), "blocked", "SP-ROA-4");
    assert_eq!(table.refusal(0, road("b1|c1")), None, "beside the tile");
    table.refused(0, road("g3|h3"), "blocked", "SP-ROA-4");
    table.refused(0, road("c8|c9"), "blocked", "SP-ROA-4");
    table.refused(0, roundabout("f5"), "blocked", "SP-ROA-5");
    table.act(0, road("f5|f6"));
    table.refused(0, road("f5|f6"), "occupied", "SP-ROA-4");
    // Only its two ends may have one.
    for (at, may) in [("e5", true), ("f5", true), ("g5", false), ("d5", false)] {
        assert_eq!(table.refusal(0, roundabout(at)).is_none(), may, "{at}");
    }
    table.act(0, roundabout("f5"));
    table.refused(0, roundabout("f5"), "occupied", "SP-ROA-4");
    // No Roundabout lies on the edge of the map (SP-ROA-4), but a Road may end there.
    table.act(0, road("a5|a6"));
    assert_eq!(table.refusal(0, roundabout("a5")), None);
    table.refused(0, roundabout("j5"), "blocked", "SP-ROA-5");
    // A Road that meets others at both ends brings two Roundabouts, where none lies yet.
    table.act(0, road("b5|c5"));
    let planned = table.game.planned(&table.state, Seat::new(0));
    assert_eq!(planned.modules.roads.lines.points, cells("f5"), "it meets none");
    table.act(0, road("b5|b6"));
    let planned = table.game.planned(&table.state, Seat::new(0));
    assert_eq!(planned.modules.roads.lines.points, cells("f5 b5"));
}

/// SP-ROA-1: ten Roads.
#[test]
fn no_road_is_left() {
    let mut table = Table::with(1, &["roads"]);
    table.lay(0, &format!("{LINE} a3|a4 b3|b4 c3|c4 d3|d4"), "");
    table.state.boroughs[0].money = 9;
    table.go_to("p2.plan");
    table.refused(0, road("g6|g7"), "out_of_stock", "SP-ROA-1");
}

/// SP-ROA-2: Roads come after upgrades; no build or upgrade follows them.
#[test]
fn roads_end_a_plan() {
    let mut table = Table::with(1, &["roads"]);
    table.put(0, &["Hall c3:e4", "C1 b3", "R2 a2:b2"]);
    table.hall(0, 0);
    table.state.boroughs[0].money = 9;
    table.go_to("p2.plan");
    table.act(0, road("f5|f6"));
    let build = table.plan_step(0, "F1 g7");
    table.refused(0, build, "no_points", "SC-5.2");
    table.refused(0, Action::Grow, "no_points", "SC-5.2");
    let rise = table.plan_step(0, "up b3 + b4");
    table.refused(0, rise, "no_points", "SC-5.2");
    table.act(0, Action::Undo);
    table.act(0, build);
    table.act(0, rise);
    table.act(0, road("f5|f6"));
    table.refused(0, rise, "no_points", "SC-5.2");
    let plan = &table.state.plans[0];
    assert_eq!(plan.steps().collect::<Vec<_>>(), [build, rise, road("f5|f6")]);
    let view = table.game.view(&table.state, Observer::Seat(Seat::new(0)));
    let doc = table.game.view_doc(&view);
    let told = doc.seats[0].plan.as_ref().expect("a plan");
    let costs: Vec<_> = told.steps.iter().map(|step| (step.money, step.points)).collect();
    assert_eq!(costs, [(2, 1), (0, 0), (1, 0)]);
    assert!(told.building_over);
}

/// SP-ROA-2: a failing step cannot undo them.
#[test]
fn a_road_stays_when_the_tile_beside_it_fails() {
    let mut table = Table::with(2, &["roads"]);
    for seat in 0..2 {
        table.put(seat, &["Hall c3:e4", "Sch b2"]);
        table.hall(seat, 0);
        table.state.boroughs[seat].money = 9;
    }
    let pol = table.kind("Pol");
    table.state.stock[pol.index()] = 1;
    table.go_to("p2.plan");
    for seat in 0..2 {
        table.plan(seat, "Pol a5:b5");
        table.act(seat, road("a5|a6"));
    }
    table.commit_all();
    assert_eq!(table.tile_on(0, "a5").map(|(code, _)| code), Some("Pol".to_owned()));
    assert_eq!(table.tile_on(1, "a5"), None, "it was taken");
    for seat in 0..2 {
        assert!(table.state.boroughs[seat].modules.roads.lines.has(border("a5|a6")), "{seat}");
    }
}

/// SP-ROA-9: pollution of trips counts for deaths and is not counted again.
#[test]
fn pollution_of_trips_is_not_measured_again() {
    let with = |drives: bool| {
        let mut table = sv20(&["roads"]);
        table.go_to("p3.move");
        let action = if drives { drive("a5", "f8") } else { walk("a5", "f8") };
        table.act(0, action);
        let soiled = table.state.boroughs[0].pollution;
        table.go_to("p6.measure");
        let view = table.game.view(&table.state, Observer::Spectator);
        (soiled, table.game.view_doc(&view).seats[0].forecast.increase)
    };
    let (walked, drove) = (with(false), with(true));
    assert_eq!((walked.0, drove.0), (0, 1));
    assert_eq!(walked.1, drove.1);
}

/// Trips follow the numbers of an owner's box.
#[test]
fn trips_follow_the_numbers_of_the_box() {
    let mut setup = Setup::new(2).with(&["roads"]);
    let file = "name = \"own\"\nroad_cost = 3\nroundabout_cost = 4\nroad_tiles_per_dollar = 4\n\
        roundabout_pollution = 2\nroads_per_seat = 7\nroundabouts_per_seat = 1\n";
    setup.constants = Arc::new(Constants::from_toml(file).expect("sound"));
    let mut table = Table::of(&setup);
    table.put(0, &["Hall b1:d2", "R2 a5:a6", "F2 f7:f8"]);
    table.people(0, "a5");
    table.hall(0, 0);
    table.state.boroughs[0].money = 25;
    table.lay(0, LINE, "");
    table.go_to("p2.plan");
    table.act(0, road("d7|e7"));
    assert_eq!(table.game.planned(&table.state, Seat::new(0)).money, 18);
    table.refused(0, road("g6|g7"), "out_of_stock", "SP-ROA-1");
    table.refused(0, roundabout("c6"), "out_of_stock", "SP-ROA-1");
    table.commit_all();
    assert_eq!(trip(table, "a5", "f8"), [2, 2, 6, 1]);
}

/// The notation of the rules.
#[test]
fn roads_are_written_down() {
    let mut table = sv20(&["roads"]);
    for (action, text) in [
        (road("d6|d7"), r#"{"seat":0,"road":"d6|d7"}"#),
        (roundabout("d6"), r#"{"seat":0,"roundabout":"d6"}"#),
        (drive("e6", "f8"), r#"{"seat":0,"move":"e6","to":"f8","drive":true}"#),
        (walk("e6", "f8"), r#"{"seat":0,"move":"e6","to":"f8"}"#),
    ] {
        let input = act(0, action);
        let entry = table.game.entry(&input);
        assert_eq!(serde_json::to_string(&entry).expect("plain data"), text);
        let read = serde_json::from_str(text).expect("an entry");
        assert_eq!(table.game.input(&read).expect("an input"), input);
    }
    for wrong in ["d7|d6", "d6|e7", "d6", "j6|a7"] {
        let text = format!(r#"{{"seat":0,"road":"{wrong}"}}"#);
        let entry = serde_json::from_str(&text).expect("an entry");
        assert!(table.game.input(&entry).is_err(), "{wrong}");
    }
    // A seat that has laid nothing has an empty plan.
    table.go_to("p2.plan");
    assert_eq!(table.state.plans[0], Plan::NONE);
}

/// The choice and the offers of a trip match what it brings.
#[test]
fn choices_and_offers_predict_a_trip() {
    let mut table = sv20(&["roads"]);
    table.go_to("p3.move");
    let view = table.game.view(&table.state, Observer::Seat(Seat::new(0)));
    let choice = table.game.choice_doc(&view, Seat::new(0), &drive("a5", "f8"));
    assert_eq!((choice.money, choice.pollution), (3, 1));
    let offers = table.game.offers_doc(&view, Seat::new(0));
    let ride = offers.drive["a5"]["f8"];
    assert_eq!((ride.money, ride.pollution), (3, 1));
    assert_eq!((ride.along.right.len(), ride.along.below), (0, cells("a6:f6")));
    assert_eq!(ride.along.points, cells("d6"));
    assert!(!offers.drive["a5"].contains_key("d8"), "both are homes");
}

/// Each piece is offered by its border or point, and nowhere else.
#[test]
fn every_piece_is_offered_once() {
    let mut table = sv20(&["roads"]);
    table.state.boroughs[0].money = 9;
    table.go_to("p2.plan");
    let view = table.game.view(&table.state, Observer::Seat(Seat::new(0)));
    let offers = table.game.offers_doc(&view, Seat::new(0));
    assert!(!offers.own.roads.road.is_empty());
    assert!(offers.more.is_empty());
}

/// Without the module there are no trips.
#[test]
fn nobody_drives_without_roads() {
    let mut table = Table::new(1);
    table.put(0, &["Hall a9:c10", "C1 b3", "R1 b4"]);
    table.people(0, "b3");
    table.go_to("p3.move");
    assert_eq!(table.refusal(0, walk("b3", "b4")), None);
    table.refused(0, drive("b3", "b4"), "must_move", "SC-8.3");
    table.go_to("p2.plan");
    table.refused(0, road("d6|d7"), "wrong_step", "SC-5.1");
    let input: Input<Action, smallcity::Chance> = act(0, road("d6|d7"));
    assert!(table.game.check(&table.state, &input).is_err());
}
