//! What bad input gets: every refusal of the engine, provoked in a position, has its stable code,
//! names its rule and leaves the state as it was.

mod completeness;
#[path = "../vectors/set_up.rs"]
mod set_up;

use kernel::{Documents, Game, Input, InputOf, Observer, Seat};
use set_up::{Table, act, cell, cells, refusal, spot};
use smallcity::{Action, Build, Chance, Material, Pay, Person, SmallCity};

/// An input that is refused.
struct Case {
    /// Code and rule; a refusal by the form of the game alone names no rule.
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
    cases.refuse("luck_due SC-3.2", luck, &table, 0, Action::End);
    cases.input("wrong_draw SC-3.2", luck, &table, chance(Chance::Card(0)));
    let nobody = chance(Chance::Host(Seat::new(3)));
    cases.input("wrong_draw SC-3.2", "there is no fourth seat", &table, nobody);
    table.put(0, &["Hall c3:e4"]);
    table.go_to("p7.council");
    cases.refuse("not_your_turn SC-2.9", "the host is first", &table, 1, Action::End);
    cases.refuse("no_such_seat SC-2.1", "three seats", &table, 3, Action::End);
    let drawn = chance(Chance::Promise(0));
    cases.input("luck_not_due SC-3.2", "a seat is to act", &table, drawn);
    cases.refuse("wrong_step", "no plan is made", &table, 0, Action::Commit);
    table.go_to("p2.plan");
    table.state.boroughs[1].out = 1;
    cases.refuse("out SC-18.1", "eliminated", &table, 1, Action::Commit);
    table.state.over = true;
    cases.refuse("game_over SC-13.3", "over", &table, 0, Action::Commit);
    cases
}

#[test]
fn whose_turn_it_is() {
    judge(&turns());
}

/// As events call them: seat 0 is Player 1.
#[test]
fn a_refusal_names_players_as_people_count_them() {
    let mut table = Table::new(3);
    table.put(0, &["Hall c3:e4"]);
    table.go_to("p7.council");
    let (game, state) = (&table.game, &table.state);
    let illegal = game.check(state, &act(2, Action::End)).expect_err("the host is first");
    assert_eq!(illegal.to_string(), "it is the turn of Player 1, not of Player 3 (SC-2.9)");
    let view = game.view(state, Observer::Spectator);
    let sentence = "It is the turn of Player 1, not of Player 3.";
    assert_eq!(game.refusal(&view, &illegal), sentence);
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
    cases.refuse("wrong_step", "first a promise", &table, 0, Action::Commit);

    let mut table = Table::with(2, &["forest"]);
    table.go_to("s.city_hall");
    let hall = |at| Action::Hall(cells(at));
    cases.refuse("blocked SC-2.4", "no 2 by 3", &table, 0, hall("c3:d4"));
    cases.refuse("blocked SP-SET-6", "forest", &table, 0, hall("a2:b4"));
    cases.refuse("not_committed SC-3.9", "not placed", &table, 0, Action::Reopen);
    cases.refuse("wrong_step", "no plan yet", &table, 0, Action::Commit);
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
    cases.refuse("wrong_step", "the Mayor comes first", &table, 0, Action::End);
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
    cases.refuse("wrong_step", "no disc moves now", &table, 0, Action::End);
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
    let late = [("new_this_round SC-7.4", "built in this plan", "up b2 + a2")];
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
fn what_may_be_built_where() {
    judge(&building());
}

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
    cases
}

#[test]
fn parks_upgrades_and_forest() {
    judge(&enlarging_and_upgrading());
}

fn moving() -> Cases {
    let mut cases = Cases(vec![]);
    // Seats 0 and 2 are not neighbours.
    let mut table = Table::new(4);
    table.put(0, &["Hall c3:e4", "R1 a1", "R1 a3", "C1 a5", "C1 a6", "F1 g1", "F1 g3", "Sch g7"]);
    table.people(0, "a1 a5 g1");
    table.put(1, &["Hall c3:e4", "R1 a1", "C2 a5:b5", "F1 g1"]);
    table.people(1, "b5");
    table.put(2, &["Hall c3:e4", "C1 a5"]);
    table.go_to("p3.move");
    let walk = |from, to| Action::Move { from, to };
    let own = |at| spot(0, at);
    let all = [
        ("must_move SC-8.3", "nobody is there", own("a3"), own("a6")),
        ("must_move SC-8.3", "no own citizen", spot(1, "b5"), own("a6")),
        ("not_a_neighbour SC-8.6", "the seat across", own("a1"), spot(2, "a5")),
        ("not_a_space SC-8.1", "an empty cell", own("a1"), own("b2")),
        ("not_a_space SC-8.1", "a School", own("a1"), own("g7")),
        ("not_a_space SC-8.1", "City Hall", own("a1"), own("c3")),
        ("not_a_space SC-8.1", "a neighbour's home", own("a5"), spot(1, "a1")),
        ("vacated SC-8.1", "somebody is there", own("a1"), own("a5")),
        ("vacated SC-8.1", "a neighbour's citizen is there", own("a1"), spot(1, "b5")),
        ("same_colour SC-8.4", "from home to home", own("a1"), own("a3")),
        ("same_colour SC-8.4", "from shop to shop", own("a5"), own("a6")),
        ("same_colour SC-8.4", "from factory to factory", own("g1"), own("g3")),
        ("same_colour SC-8.4", "to a neighbour's shop", own("a5"), spot(1, "a5")),
    ];
    for (refused, why, from, to) in all {
        cases.refuse(refused, why, &table, 0, walk(from, to));
    }
    let nobody = spot(5, "a1");
    cases.refuse("must_move SC-8.3", "no such seat", &table, 0, walk(nobody, own("a3")));
    cases.refuse("not_a_neighbour SC-8.6", "no such seat", &table, 0, walk(own("a1"), nobody));
    cases.refuse("must_move SC-8.3", "the shop must be left", &table, 0, Action::End);
    cases.refuse("wrong_step", "no plan is made", &table, 0, Action::Commit);
    table.act(0, walk(own("a1"), spot(1, "a5")));
    let again = walk(spot(1, "a5"), own("a3"));
    cases.refuse("must_move SC-8.3", "moved already", &table, 0, again);
    let second = walk(own("g1"), spot(1, "g1"));
    cases.refuse("must_move SC-8.6", "a second tourist there", &table, 0, second);
    let left = walk(own("a5"), own("a1"));
    cases.refuse("vacated SC-8.1", "left in this step", &table, 0, left);

    // Two empty R1 and one citizen in City Hall.
    let mut table = Table::new(1);
    table.put(0, &["Hall c3:e4", "R1 a1", "R1 a3", "R2 a5:a6"]);
    table.hall(0, 1);
    table.go_to("p3.home");
    let home = |at, person| Action::Home { cell: cell(at), person };
    let citizen = Person::CITIZEN;
    let trader = Table::with(1, &["traders"]).person("trader");
    cases.refuse("not_a_space SC-8.7", "an R2", &table, 0, home("a5", citizen));
    cases.refuse("must_move SC-8.7", "no Traders at this table", &table, 0, home("a1", trader));
    cases.refuse("must_move SC-8.7", "a citizen waits", &table, 0, Action::End);
    cases.refuse("wrong_step", "no disc moves now", &table, 0, Action::Commit);
    cases
}

#[test]
fn who_goes_where() {
    judge(&moving());
}

fn income() -> Cases {
    let mut cases = Cases(vec![]);
    let mut table = Table::new(1);
    table.put(0, &["Hall c3:e4", "C4 a1:d1"]);
    table.people(0, "b1 d1");
    table.store(0, [1, 0, 0]);
    table.state.boroughs[0].money = 3;
    table.go_to("p4.commerce");
    let refused = "no_space SC-9.2";
    cases.refuse(refused, "nobody buys votes", &table, 0, Action::Buy(1));
    cases.refuse("cannot_pay SC-9.2", "no metal", &table, 0, Action::Sell(Material::Metal));
    cases.refuse("cannot_pay SC-9.2", "no stone", &table, 0, Action::Trade(Material::Stone));
    cases.refuse("wrong_step", "nothing to discard", &table, 0, Action::Discard(Material::Wood));
    table.store(0, [1, 0, 0]);
    let mut sold = table.clone();
    sold.act(0, Action::Sell(Material::Wood));
    cases.refuse(refused, "sold already", &sold, 0, Action::Sell(Material::Wood));
    table.act(0, Action::Trade(Material::Wood));
    cases.refuse(refused, "traded already", &table, 0, Action::Trade(Material::Wood));

    let mut table = Table::new(1);
    table.put(0, &["Hall c3:e4", "C3 a1:c1"]);
    table.people(0, "c1");
    table.state.boroughs[0].money = 3;
    table.go_to("p4.commerce");
    for dollars in [0, 4, 5] {
        let why = "$1 to $4, and there is $3";
        cases.refuse("cannot_pay SC-9.2", why, &table, 0, Action::Buy(dollars));
    }

    let mut table = Table::new(1);
    table.put(0, &["Hall c3:e4", "F2 a1:b1", "Har a2:a3"]);
    table.people(0, "a1:b1");
    table.hall(0, 6);
    table.store(0, [1, 0, 0]);
    table.go_to("p4.produce");
    cases.refuse("cannot_pay SC-9.7", "no metal", &table, 0, Action::Discard(Material::Metal));
    cases.refuse("must_discard SC-9.7", "no room", &table, 0, Action::End);
    table.go_to("p4.other");
    cases.refuse(refused, "the Harbor only sells", &table, 0, Action::Trade(Material::Wood));
    cases
}

#[test]
fn uses_of_spaces_and_stores() {
    judge(&income());
}

fn deaths_and_council() -> Cases {
    let mut cases = Cases(vec![]);
    let mut table = Table::new(1);
    table.put(0, &["Hall c3:e4", "R1 a1"]);
    table.people(0, "a1");
    let borough = &mut table.state.boroughs[0];
    (borough.pollution, borough.pollution_before, borough.zone) = (19, 19, 7);
    table.go_to("p6.measure");
    cases.refuse("not_a_space SC-11.5", "nobody is there", &table, 0, Action::Victim(cell("a2")));
    let hall = Action::Victim(cell("c3"));
    cases.refuse("not_a_space SC-11.5", "City Hall is safe", &table, 0, hall);
    cases.refuse("wrong_step", "nobody has died", &table, 0, Action::Grave(cell("b2")));
    table.act(0, Action::Victim(cell("a1")));
    cases.refuse("blocked SC-11.6", "a tile is there", &table, 0, Action::Grave(cell("a1")));
    cases.refuse("blocked SC-11.6", "outside the zone", &table, 0, Action::Grave(cell("h8")));
    cases.refuse("wrong_step", "a grave first", &table, 0, Action::Victim(cell("a1")));

    let mut table = Table::new(1);
    table.put(0, &["Hall c3:e4"]);
    table.state.boroughs[0].money = 3;
    table.state.boroughs[0].discs[..2].copy_from_slice(&[1, 4]);
    table.go_to("p7.council");
    let disc = |disc, row, pay| Action::Council { disc, row, pay };
    cases.refuse("no_disc SC-12.2", "no disc is there", &table, 0, disc(0, 1, Pay::Money));
    cases.refuse("no_disc SC-12.2", "finished", &table, 0, disc(4, 1, Pay::Money));
    cases.refuse("no_disc SC-12.2", "unused", &table, 0, disc(255, 1, Pay::Money));
    cases.refuse("no_disc SC-12.1", "rows begin at 1", &table, 0, disc(1, 0, Pay::Money));
    cases.refuse("no_disc SC-12.1", "five rows", &table, 0, disc(1, 6, Pay::Money));
    cases.refuse("cannot_pay SC-12.3", "no votes", &table, 0, disc(1, 1, Pay::Votes));
    cases.refuse("wrong_step", "no disc has moved", &table, 0, table.plan_step(0, "Pk1 a1"));
    let mut poor = table.clone();
    poor.state.boroughs[0].money = 1;
    cases.refuse("cannot_pay SC-12.3", "$2", &poor, 0, disc(1, 1, Pay::Money));
    for at in &mut poor.state.promises.at {
        *at = smallcity::Whereabouts::Gone(Seat::new(0));
    }
    cases.refuse("cannot_pay SC-12.3", "no promise is left", &poor, 0, disc(1, 1, Pay::Promise));
    table.act(0, disc(1, 3, Pay::Money));
    table.store(0, [2, 0, 0]);
    let all = [
        ("out_of_stock SC-12.7", "culture", "Sch a1 for w"),
        ("out_of_stock SC-12.7", "culture, even free", "Sch a1"),
        ("out_of_stock SC-12.7", "three cells", "Pk3 a1:c1"),
        ("out_of_stock SC-12.7", "City Hall", "Hall a5:b7"),
        ("cannot_pay SC-12.7", "it is free", "Pk2 a1:b1 for w"),
        ("criterion SC-6.1", "criteria hold here too", "R2 a6:a7"),
        ("blocked SC-2.10", "so does the map", "Pk1 c3"),
    ];
    cases.steps(&table, 0, &all);
    cases.refuse("wrong_step", "no growth", &table, 0, Action::Grow);
    let stays = Action::Build(build(&table, "R1", "b2", None));
    cases.refuse("must_move SC-5.7", "somebody must move in", &table, 0, stays);

    // Materials of the council that find no room.
    let mut table = Table::new(1);
    table.put(0, &["Hall c3:e4"]);
    table.state.boroughs[0].money = 9;
    table.hall(0, 5);
    table.store(0, [1, 0, 0]);
    table.state.boroughs[0].discs[..2].copy_from_slice(&[1, 4]);
    table.go_to("p7.council");
    table.act(0, disc(1, 2, Pay::Money));
    cases.refuse("must_discard SC-9.7", "no room", &table, 0, Action::End);
    cases.refuse("cannot_pay SC-9.7", "no metal", &table, 0, Action::Discard(Material::Metal));
    cases
}

#[test]
fn deaths_and_the_council() {
    judge(&deaths_and_council());
}

fn platforms() -> Cases {
    let mut cases = Cases(vec![]);
    let mut setup = smallcity::Setup::new(2);
    setup.advanced = true;
    let mut table = Table::of(&setup);
    table.state.round = 4;
    table.go_to("p8.platform");
    cases.refuse("not_committed SC-16.2", "none chosen", &table, 0, Action::Reopen);
    cases.refuse("no_platform SC-16.2", "three and none", &table, 0, Action::Platform(4));
    cases.refuse("wrong_step", "no plan", &table, 0, Action::Commit);
    table.act(0, Action::Platform(1));
    cases.refuse("committed SC-16.2", "chosen", &table, 0, Action::Platform(2));
    cases
}

#[test]
fn platforms_of_the_advanced_game() {
    judge(&platforms());
}

fn all() -> impl Iterator<Item = Case> {
    let lists = [
        turns(),
        set_up_and_cards(),
        plans(),
        building(),
        enlarging_and_upgrading(),
        moving(),
        income(),
        deaths_and_council(),
        platforms(),
    ];
    lists.into_iter().flat_map(|cases| cases.0)
}
