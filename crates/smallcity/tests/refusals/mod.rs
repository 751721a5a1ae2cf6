//! Bad input: every refusal of the engine, provoked in a position, has its stable code, names its
//! rule and leaves the state unchanged.

mod cities;
mod completeness;
mod phases;
mod values;

use kernel::{Documents, Game, Input, InputOf, Observer, Seat};
use serde_json::Value;
use smallcity::{Action, Build, Chance, Pay, Person, Setup, SmallCity};

use crate::set_up::{Table, act, cells, refusal};

/// An input that is refused.
struct Case {
    /// Code and rule; a refusal for the form of the input alone names no rule.
    refused: &'static str,
    /// What is wrong.
    why: &'static str,
    table: Table,
    input: InputOf<SmallCity>,
}

/// Cases of one table.
struct Cases(Vec<Case>);

impl Cases {
    fn refuse(
        &mut self,
        refused: &'static str,
        why: &'static str,
        table: &Table,
        seat: usize,
        action: Action,
    ) {
        self.input(refused, why, table, act(seat, action));
    }

    fn input(
        &mut self,
        refused: &'static str,
        why: &'static str,
        table: &Table,
        input: InputOf<SmallCity>,
    ) {
        self.0.push(Case { refused, why, table: table.clone(), input });
    }

    /// Steps of a plan or of the council, as people write them.
    fn steps(&mut self, table: &Table, seat: usize, steps: &[(&'static str, &'static str, &str)]) {
        for (refused, why, step) in steps {
            self.refuse(refused, why, table, seat, table.plan_step(seat, step));
        }
    }
}

/// The refusal as a document.
fn document(case: &Case) -> Value {
    let (game, state) = (&case.table.game, &case.table.state);
    let illegal = game.check(state, &case.input).expect_err("the engine refuses every case");
    let view = game.view(state, Observer::Spectator);
    serde_json::to_value(game.refusal_doc(&view, &illegal)).expect("plain data")
}

/// Judges every case of a list.
fn judge(cases: &Cases) {
    for case in &cases.0 {
        let Case { refused, why, table, input } = case;
        let is = refusal(&table.game, &table.state, input);
        let is = is.map(|(code, rule)| format!("{code} {rule}").trim().to_owned());
        assert_eq!(is.as_deref(), Some(*refused), "{why}: {input:?}");
    }
}

fn build(table: &Table, code: &str, at: &str, enter: Option<Person>) -> Build {
    Build { kind: table.kind(code), cells: cells(at), pay: [0; 3], enter }
}

fn chance(chance: Chance) -> InputOf<SmallCity> {
    Input::Chance(chance)
}

fn turns() -> Cases {
    let mut cases = Cases(vec![]);
    let mut table = Table::new(3);
    let luck = "the first host is drawn";
    cases.refuse("luck_due SC-3.1", luck, &table, 0, Action::End);
    cases.input("wrong_draw SC-3.1", luck, &table, chance(Chance::Card(0)));
    let nobody = chance(Chance::Host(Seat::new(3)));
    cases.input("wrong_draw SC-3.1", "there is no fourth seat", &table, nobody);
    table.put(0, &["Hall c3:e4"]);
    draws(&mut cases, &table);
    table.go_to("p7.council");
    cases.refuse("not_your_turn SC-2.9", "the host is first", &table, 1, Action::End);
    cases.refuse("no_such_seat SC-2.1", "three seats", &table, 3, Action::End);
    let drawn = chance(Chance::Promise(0));
    cases.input("luck_not_due SC-3.2", "a seat is to act", &table, drawn);
    cases.refuse("wrong_step SC-12.2", "no plan is made", &table, 0, Action::Commit);
    table.go_to("p2.plan");
    table.state.boroughs[1].out = 1;
    cases.refuse("out SC-18.1", "eliminated", &table, 1, Action::Commit);
    table.state.over = true;
    cases.refuse("game_over SC-13.3", "over", &table, 0, Action::Commit);
    cases
}

/// A refusal of an untimely draw names the rule of that draw.
fn draws(cases: &mut Cases, table: &Table) {
    let host = chance(Chance::Host(Seat::new(0)));
    let (draw, early) = ("the first host is known", "a draw comes first");
    for (step, rule) in [("s.promises", "SC-3.8"), ("p1.reveal", "SC-3.2")] {
        let mut table = table.clone();
        table.go_to(step);
        let (wrong, due) = match rule {
            "SC-3.8" => ("wrong_draw SC-3.8", "luck_due SC-3.8"),
            _ => ("wrong_draw SC-3.2", "luck_due SC-3.2"),
        };
        cases.input(wrong, draw, &table, host);
        cases.refuse(due, early, &table, 0, Action::End);
    }
    let mut table = table.clone();
    table.go_to("p7.council");
    let first = table.seat_to_act().expect("somebody is first");
    table.act(first, Action::Council { disc: 0, row: 1, pay: Pay::Promise });
    cases.input("wrong_draw SC-12.3", draw, &table, host);
    cases.refuse("luck_due SC-12.3", early, &table, first, Action::End);

    // Special promises come after the others (SC-16.1).
    let mut setup = smallcity::Setup::new(1);
    setup.advanced = true;
    let mut table = Table::of(&setup);
    for _ in 0..2 {
        while table.seat_to_act().is_none() {
            table.draw_first();
        }
        let keep = table.legal(0)[0];
        table.act(0, keep);
        if table.seat_to_act().is_none() {
            cases.input("wrong_draw SC-16.1", draw, &table, host);
            while table.seat_to_act().is_none() {
                table.draw_first();
            }
            cases.refuse("wrong_step SC-16.1", "a special one", &table, 0, Action::End);
            cases.refuse("not_drawn SC-16.1", "kept already", &table, 0, keep);
            return;
        }
    }
}

#[test]
fn whose_turn_it_is() {
    judge(&turns());
}

/// Events number players the same way: seat 0 is Player 1.
#[test]
fn a_refusal_names_players_as_people_count_them() {
    let mut table = Table::new(3);
    table.put(0, &["Hall c3:e4"]);
    table.go_to("p7.council");
    let (game, state) = (&table.game, &table.state);
    let illegal = game.check(state, &act(2, Action::End)).expect_err("the host is first");
    let view = game.view(state, Observer::Spectator);
    let words = words::Words::new(words::Language::english().of_game("small-city"));
    let sentence = "It is the turn of Player 1, not of Player 3.";
    assert_eq!(words.tell("refusal", &game.refusal_doc(&view, &illegal)), sentence);
}

fn set_up_and_cards() -> Cases {
    let mut cases = Cases(vec![]);
    let mut table = Table::new(1);
    while table.seat_to_act().is_none() {
        table.draw_first();
    }
    let kept = table.legal(0);
    let other = (0..16).map(Action::Keep).find(|keep| !kept.contains(keep)).expect("13 others");
    cases.refuse("not_drawn SC-3.8", "another card", &table, 0, other);
    cases.refuse("wrong_step SC-3.8", "first a promise", &table, 0, Action::Commit);

    let mut table = Table::with(2, &["forest"]);
    table.go_to("s.city_hall");
    let hall = |at| Action::Hall(cells(at));
    cases.refuse("blocked SC-2.4", "no 2 by 3", &table, 0, hall("c3:d4"));
    cases.refuse("blocked SP-SET-6", "forest", &table, 0, hall("a2:b4"));
    cases.refuse("not_committed SC-3.9", "not placed", &table, 0, Action::Reopen);
    cases.refuse("wrong_step SC-3.9", "no plan yet", &table, 0, Action::Commit);
    table.act(0, hall("c3:d5"));
    cases.refuse("committed SC-3.9", "placed", &table, 0, hall("c3:d5"));
    let mut table = Table::new(2);
    table.go_to("s.city_hall");
    cases.refuse("blocked SC-3.9", "outside the zone", &table, 0, hall("g3:h5"));

    let mut table = Table::new(2);
    table.put(0, &["Hall c3:e4"]);
    table.go_to("p1.mayor");
    let mayor = |at| Action::Mayor(cells(at));
    cases.refuse("blocked SC-4.1", "City Hall stands there", &table, 0, mayor("c3:d3"));
    cases.refuse("blocked SC-4.1", "not side by side", &table, 0, mayor("a1,b2"));
    cases.refuse("blocked SC-4.1", "three cells", &table, 0, mayor("a1:c1"));
    cases.refuse("blocked SC-4.1", "outside the zone", &table, 0, mayor("g1:h1"));
    cases.refuse("wrong_step SC-4.1", "the Mayor comes first", &table, 0, Action::End);
    table.act(0, mayor("a1:b1"));
    while table.seat_to_act().is_none() {
        table.draw_first();
    }
    let offered: Vec<u8> = table.state.circle.offered().collect();
    let hidden = (0..8).find(|card| !offered.contains(card)).expect("five are face down");
    let take = |card, choice| Action::Take { card, choice };
    cases.refuse("not_offered SC-4.4", "face down", &table, 0, take(hidden, 0));
    cases.refuse("not_offered SC-4.4", "no such card", &table, 0, take(200, 0));
    cases.refuse("not_offered SC-4.4", "three choices", &table, 0, take(offered[0], 2));
    cases.refuse("wrong_step SC-4.4", "a card must be taken", &table, 0, Action::End);
    table.act(0, take(offered[0], 0));
    while table.seat_to_act() == Some(0) {
        table.act(0, Action::End);
    }
    cases.refuse("not_offered SC-4.4", "taken", &table, 1, take(offered[0], 0));
    cases
}

#[test]
fn set_up_mayor_and_cards() {
    judge(&set_up_and_cards());
}

/// SP-SET-4, SP-ACT-2: cards that are put away, and the price of the Anarchist.
fn action_cards() -> Cases {
    let mut cases = Cases(vec![]);
    let mut table = Table::with(1, &["cards"]);
    let draws = |card| chance(Chance::Boxed(card));
    cases.refuse("luck_due SP-SET-4", "two cards are put away", &table, 0, Action::Keep(0));
    cases.input("wrong_draw SP-SET-4", "no such card", &table, draws(10));
    cases.input("wrong_draw SP-SET-4", "none is turned up", &table, chance(Chance::Card(0)));
    table.game.apply(&mut table.state, &draws(4)).expect("any card");
    cases.input("wrong_draw SP-SET-4", "put away by now", &table, draws(4));

    let mut table = Table::with(1, &["cards"]);
    table.put(0, &["Hall c3:e4"]);
    table.go_to("p1.choose");
    let [supporter, anarchist] = ['E', 'L'].map(|letter| table.card_number(letter));
    table.state.circle.seen[..2].copy_from_slice(&[Some(supporter), Some(anarchist)]);
    (table.state.circle.shown, table.state.circle.turned) = (2, 2);
    let take = |card, choice| Action::Take { card, choice };
    cases.refuse("no_input SC-4.9", "money or votes", &table, 0, take(supporter, 2));
    (table.state.boroughs[0].money, table.state.boroughs[0].votes) = (1, 3);
    cases.refuse("cannot_pay SP-ACT-2", "$2 of $1", &table, 0, take(anarchist, 0));
    cases.refuse("no_input SP-ACT-2", "votes can be paid", &table, 0, take(anarchist, 2));
    (table.state.boroughs[0].money, table.state.boroughs[0].votes) = (2, 2);
    cases.refuse("cannot_pay SP-ACT-2", "3 votes of 2", &table, 0, take(anarchist, 1));
    cases.refuse("no_input SP-ACT-2", "money can be paid", &table, 0, take(anarchist, 2));
    cases.refuse("not_offered SC-4.4", "a third choice", &table, 0, take(anarchist, 3));
    cases
}

#[test]
fn cards_of_a_pool() {
    judge(&action_cards());
}

/// A borough of seat 0 with a City Hall, ready to plan.
fn planning(tiles: &[&str], money: u16) -> Table {
    let mut table = Table::new(2);
    table.put(0, &["Hall c3:e4"]);
    table.put(0, tiles);
    table.state.boroughs[0].money = money;
    table.go_to("p2.plan");
    table
}

fn plans() -> Cases {
    let mut cases = Cases(vec![]);
    let mut table = planning(&[], 9);
    cases.refuse("nothing_planned SC-5.1", "an empty plan", &table, 0, Action::Undo);
    cases.refuse("not_committed SC-5.1", "still planning", &table, 0, Action::Reopen);
    cases.refuse("wrong_step SC-5.1", "no disc moves now", &table, 0, Action::End);
    table.act(0, Action::Commit);
    cases.refuse("committed SC-5.1", "committed", &table, 0, Action::Grow);
    cases.refuse("committed SC-5.1", "committed twice", &table, 0, Action::Commit);

    let mut table = planning(&["Sch f3", "R1 f4"], 20);
    table.plan(0, "up f4 + f5");
    let late = [
        ("no_points SC-5.2", "building after an upgrade", "Pk1 a7"),
        ("no_points SC-5.2", "growing after an upgrade", "grow"),
        ("new_this_round SC-7.4", "two levels", "up f4 + f6"),
    ];
    cases.steps(&table, 0, &late);
    let mut table = planning(&["Pk1 g7"], 20);
    for park in ["Pk1 a1", "Pk1 a3"] {
        table.plan(0, park);
    }
    let late = [("no_points SC-5.3", "growing takes two", "grow")];
    cases.steps(&table, 0, &late);
    table.plan(0, "Pk1 a5");
    let late = [
        ("no_points SC-5.3", "a fourth", "Pk1 a7"),
        ("no_points SC-5.3", "enlarging takes one", "park g7 + g6"),
    ];
    cases.steps(&table, 0, &late);
    let mut table = planning(&[], 20);
    table.plan(0, "grow");
    cases.steps(&table, 0, &[("no_points SC-5.5", "growing twice", "grow")]);
    let table = planning(&[], 1);
    cases.steps(&table, 0, &[("cannot_pay SC-5.5", "growing costs $2", "grow")]);
    let mut table = planning(&[], 20);
    table.state.boroughs[0].zone = 10;
    cases.steps(&table, 0, &[("zone_full SC-2.3", "the whole map", "grow")]);
    let mut table = planning(&[], 20);
    table.plan(0, "R1 b2");
    table.plan(0, "Pk1 g7");
    let late = [
        ("new_this_round SC-7.4", "built in this plan", "up b2 + a2"),
        ("level_step SC-7.1", "built in this plan, and never rises", "up g7 + g6"),
    ];
    cases.steps(&table, 0, &late);
    cases
}

#[test]
fn points_commits_and_growth() {
    judge(&plans());
}

fn building() -> Cases {
    let mut cases = Cases(vec![]);
    let mut table = planning(&["R1 b2", "F1 g1", "Sch f3", "Pk1 a7"], 3);
    table.state.boroughs[0].mayor = cells("a5:b5");
    table.state.boroughs[0].cemetery = cells("c7");
    table.state.stock[table.kind("Pk2").index()] = 0;
    table.store(0, [1, 0, 1]);
    let all = [
        ("out_of_stock SC-3.5", "a second City Hall", "Hall a5:b7"),
        ("out_of_stock SC-6.8", "a second School", "Sch g7 for w"),
        ("out_of_stock SC-5.4", "none is left", "Pk2 d7:e7"),
        ("blocked SC-2.4", "a Park of one cell", "Pk1 d7:e7"),
        ("blocked SC-2.4", "cells that do not hang together", "Pk3 d7,e7,g7"),
        ("blocked SC-2.4", "an L is no I", "Mus d7,e7,e6 for wm"),
        ("blocked SC-2.4", "a T is no L", "Uni d7,e7,f7,e6 for wm"),
        ("blocked SC-2.10", "City Hall stands there", "Pk1 c3"),
        ("blocked SC-2.3", "outside the zone", "Pk1 h1"),
        ("blocked SC-2.3", "half of it outside the zone", "Pol g7:h7"),
        ("blocked SC-5.10", "the Mayor stands there", "Pk1 a5"),
        ("blocked SC-11.6", "the cemetery lies there", "Pk1 c7"),
        ("home_factory SC-6.10", "a factory beside a home", "F1 a1"),
        ("home_factory SC-6.10", "a home beside a factory", "R1 f2"),
        ("criterion SC-6.1", "no public building", "R1 a6"),
        ("criterion SC-6.1", "one public building for two levels", "R2 c5:d5"),
        ("criterion SC-6.2", "no home", "C1 g7"),
        ("criterion SC-6.2", "one level for two", "C2 a1:b1"),
        ("criterion SC-6.3", "no Refinery", "F2 g6:g7"),
        ("criterion SC-6.4", "no factory beside a Refinery", "Ref g7"),
        ("criterion SC-6.6", "no factory beside a Warehouse", "War g7"),
        ("criterion SC-6.5", "no factory beside a Harbor", "Har a2:a3"),
        ("criterion SC-6.5", "on the edge, too far from the factory", "Har c1:d1"),
        ("needs_perimeter SC-6.5", "beside the factory, not on the edge", "Har f2:g2"),
        ("cannot_pay SC-5.4", "a Park is paid in money", "Pk1 g7 for w"),
        ("cannot_pay SC-5.4", "so is a factory", "F1 e7 for m"),
        ("cannot_pay SC-6.8", "too cheap", "Lib e7:f7 for w"),
        ("cannot_pay SC-6.8", "too much", "Lib e7:f7 for wmm"),
        ("cannot_pay SC-6.8", "wood is no stone", "Met e7 for wm"),
        ("cannot_pay SC-6.8", "only one is stored", "Met e7 for mm"),
    ];
    cases.steps(&table, 0, &all);
    let table = planning(&["F1 g1", "Ref g2"], 1);
    let dear =
        [("cannot_pay SC-5.4", "$2", "F1 e7"), ("criterion SC-6.3", "no Harbor", "F3 f1:f3")];
    cases.steps(&table, 0, &dear);
    let table = planning(&[], 9);
    let stays = Action::Build(build(&table, "R1", "b2", None));
    cases.refuse("must_move SC-5.7", "somebody must move in", &table, 0, stays);
    let goes = Action::Build(build(&table, "Pk1", "b2", Some(Person::CITIZEN)));
    cases.refuse("must_move SC-5.7", "nobody lives in a Park", &table, 0, goes);
    let trader = Table::with(1, &["traders"]).person("trader");
    let goes = Action::Build(build(&table, "R1", "b2", Some(trader)));
    cases.refuse("must_move SC-5.7", "no Traders at this table", &table, 0, goes);
    let mut table = planning(&[], 9);
    table.hall(0, 0);
    let goes = Action::Build(build(&table, "R1", "b2", Some(Person::CITIZEN)));
    cases.refuse("must_move SC-5.7", "City Hall is empty", &table, 0, goes);
    cases
}

#[test]
fn placement_of_builds() {
    judge(&building());
}

/// SC-2.8: Residences, Commerce and Factories rise, Parks grow, no other tile does.
fn enlarging_and_upgrading() -> Cases {
    let mut cases = Cases(vec![]);
    let tiles = ["Sch f3", "R1 f4", "R5 a1:e1", "Pk1 a7", "Pk3 c7:e7", "F1 a3", "C1 b5", "C1 f6"];
    let table = planning(&tiles, 0);
    let all = [
        ("level_step SC-5.6", "no Park begins there", "park g7 + f7"),
        ("level_step SC-5.6", "a School", "park f3 + f2"),
        ("level_step SC-5.6", "no Park of four cells", "park c7 + f7"),
        ("blocked SC-2.4", "nothing new is added", "park a7 + a7"),
        ("blocked SC-2.4", "cells that do not hang together", "park a7 + b6"),
        ("blocked SC-2.10", "another Park is there", "park a7 + b7,c7"),
        ("cannot_pay SC-5.6", "$1", "park a7 + a6"),
        ("level_step SC-7.1", "no tile begins there", "up g7 + f7"),
        ("level_step SC-7.1", "a School", "up f3 + g3"),
        ("level_step SC-7.1", "there is no R6", "up a1 + f1"),
        ("level_step SC-7.1", "a Park is enlarged", "up a7 + a6"),
        ("level_step SC-7.1", "diagonal", "up f4 + g5"),
        ("blocked SC-2.10", "City Hall is there", "up f4 + e4"),
        ("criterion SC-6.2", "one home for two levels", "up f6 + f5"),
        ("criterion SC-6.3", "no Refinery", "up a3 + a4"),
        ("home_factory SC-6.10", "a home is near", "up a3 + a2"),
    ];
    cases.steps(&table, 0, &all);
    let mut table = planning(&["Sch f3", "R1 f4", "Pk1 a7", "C1 g5"], 9);
    for code in ["R2", "Pk2", "C2"] {
        table.state.stock[table.kind(code).index()] = 0;
    }
    let all = [
        ("out_of_stock SC-5.6", "no medium Park", "park a7 + a6"),
        ("out_of_stock SC-7.5", "no R2", "up f4 + f5"),
    ];
    cases.steps(&table, 0, &all);
    let table = planning(&["R1 f5", "C1 f6"], 9);
    let all = [("criterion SC-6.2", "one home for two levels", "up f6 + f7")];
    cases.steps(&table, 0, &all);
    // An owner's box in which an R2 is straight and an R3 bent.
    let mut setup = smallcity::Setup::new(2);
    let file = "name = 'bent'\ntile_r3.shape = \"L3\"\n";
    setup.constants = smallcity::constants::Constants::from_toml(file).expect("sound").into();
    let mut table = Table::of(&setup);
    table.put(0, &["Hall c3:e4", "Sch f3", "Lib f5:g5", "R2 f4:g4"]);
    table.go_to("p2.plan");
    let all = [("blocked SC-7.2", "no R3 is straight", "up f4 + h4")];
    cases.steps(&table, 0, &all);

    let mut table = Table::with(2, &["forest"]);
    table.put(0, &["Hall c4:e5", "Pk1 c7", "F1 h1", "Ref h2"]);
    table.state.boroughs[0].money = 0;
    table.go_to("p2.plan");
    let all = [
        ("cannot_pay SP-SET-7", "clearing costs $1", "up h1 + i1"),
        ("forest_park SP-FOR-2", "a Park on forest", "Pk1 a1"),
        ("forest_park SP-FOR-2", "a larger Park on forest", "park c7 + b7"),
        ("zone_full SC-2.3", "the whole map from the start", "grow"),
    ];
    cases.steps(&table, 0, &all);
    table.state.boroughs[0].money = 2;
    let all = [("cannot_pay SC-5.4", "$2 and $1 for clearing", "F1 a2")];
    cases.steps(&table, 0, &all);

    let mut setup = Setup::new(2).with(&["forest", "historic"]);
    setup.options.insert("historic".into(), "neuschwanstein".into());
    let mut table = Table::of(&setup);
    table.put(0, &["Hall g8:i9"]);
    table.store(0, [0, 2, 0]);
    table.go_to("p2.plan");
    let all = [
        ("forest_count SP-REA-5", "three trees", "Neu c5,c6,d5 for ss"),
        ("cannot_pay SP-REA-2", "one stone", "Neu a5,a6,b5 for s"),
    ];
    cases.steps(&table, 0, &all);
    cases
}

#[test]
fn parks_upgrades_and_forest() {
    judge(&enlarging_and_upgrading());
}

fn all() -> impl Iterator<Item = Case> {
    let lists = [
        turns(),
        set_up_and_cards(),
        action_cards(),
        plans(),
        building(),
        enlarging_and_upgrading(),
        phases::moving(),
        phases::officers(),
        phases::roads(),
        phases::income(),
        phases::deaths_and_council(),
        phases::platforms(),
        phases::new_buildings(),
        cities::boards(),
        cities::land(),
        cities::homes(),
        cities::free_homes(),
        cities::merging(),
    ];
    lists.into_iter().flat_map(|cases| cases.0)
}
