//! Refusals from phase 3 on: moving, uses of spaces, deaths, the council, platforms.

use kernel::Seat;
use smallcity::parts::{Lay, Riot};
use smallcity::{Action, Border, Chance, Deed, Material, Pay, Person};

use super::{Cases, build, chance, judge};
use crate::set_up::{Table, cell, cells, spot};

pub(crate) fn moving() -> Cases {
    let mut cases = Cases(vec![]);
    // Seats 0 and 2 are not neighbours.
    let mut table = Table::new(4);
    table.put(0, &["Hall c3:e4", "R1 a1", "R1 a3", "C1 a5", "C1 a6", "F1 g1", "F1 g3", "Sch g7"]);
    table.people(0, "a1 a5 g1");
    table.put(1, &["Hall c3:e4", "R1 a1", "C2 a5:b5", "F1 g1"]);
    table.people(1, "b5");
    table.put(2, &["Hall c3:e4", "C1 a5"]);
    table.go_to("p3.move");
    let walk = |from, to| Action::Move { from, to, drive: false };
    let own = |at| spot(0, at);
    let all = [
        ("must_move SC-8.3", "nobody is there", own("a3"), own("a6")),
        ("must_move SC-8.3", "no own citizen", spot(1, "b5"), own("a6")),
        ("not_a_neighbour SC-8.6", "the seat across", own("a1"), spot(2, "a5")),
        ("not_a_space SC-8.1", "an empty cell", own("a1"), own("b2")),
        ("not_a_space SC-8.1", "a School", own("a1"), own("g7")),
        ("not_a_space SC-8.1", "City Hall", own("a1"), own("c3")),
        ("not_a_space SC-8.6", "a neighbour's home", own("a5"), spot(1, "a1")),
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
    cases.refuse("wrong_step SC-8.3", "no plan is made", &table, 0, Action::Commit);
    table.act(0, walk(own("a1"), spot(1, "a5")));
    let again = walk(spot(1, "a5"), own("a3"));
    cases.refuse("must_move SC-8.3", "moved already", &table, 0, again);
    let second = walk(own("g1"), spot(1, "g1"));
    cases.refuse("must_move SC-8.6", "a second tourist there", &table, 0, second);
    let other = walk(spot(1, "a5"), spot(1, "g1"));
    cases.refuse("must_move SC-8.3", "it has just come", &table, 0, other);
    let left = walk(own("a5"), own("a1"));
    cases.refuse("vacated SC-8.1", "left in this step", &table, 0, left);

    visits(&mut cases);

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
    cases.refuse("wrong_step SC-8.7", "no disc moves now", &table, 0, Action::Commit);
    cases
}

/// Who may be a tourist (SC-8.6, SP-TRD-4).
fn visits(cases: &mut Cases) {
    let mut table = Table::with(2, &["traders"]);
    table.put(0, &["Hall c3:e4", "C1 a5", "R1 a1"]);
    table.put(1, &["Hall c3:e4", "F1 a1", "C1 g1"]);
    let trader = table.person("trader");
    table.game.seat_person(&mut table.state.boroughs[0], trader, cells("a5"));
    table.tourist(1, 0, "g1");
    table.go_to("p3.move");
    let walk = |from, to| Action::Move { from, to, drive: false };
    let abroad = walk(spot(0, "a5"), spot(1, "a1"));
    cases.refuse("must_move SP-TRD-4", "a Trader stays", &table, 0, abroad);
    let on = walk(spot(1, "g1"), spot(1, "a1"));
    cases.refuse("must_move SC-8.6", "not within one borough", &table, 0, on);

    let mut setup = smallcity::Setup::new(2);
    let file = "name = 'hermits'\ntourists_per_neighbour = 0\n";
    setup.constants = smallcity::constants::Constants::from_toml(file).expect("sound").into();
    let mut table = Table::of(&setup);
    table.put(0, &["Hall c3:e4", "R1 a1", "F1 g1"]);
    table.put(1, &["Hall c3:e4", "C1 a1"]);
    table.people(0, "a1");
    table.go_to("p3.move");
    let abroad = walk(spot(0, "a1"), spot(1, "a1"));
    cases.refuse("must_move SC-8.6", "nobody travels", &table, 0, abroad);
}

/// How officers walk, and who riots (SP-POL-4, SP-POL-6, SP-POL-7, SP-POL-10).
pub(crate) fn officers() -> Cases {
    let mut cases = Cases(vec![]);
    let mut table = Table::with(1, &["police"]);
    table.put(0, &["Hall c3:e4", "Pol a1:b1", "R1 a3", "C1 c1", "C1 g1", "Sch b2"]);
    let officer = table.person("officer");
    table.game.seat_person(&mut table.state.boroughs[0], officer, cells("a1,g1"));
    table.people(0, "a3");
    table.hall(0, 1);
    table.state.boroughs[0].money = 9;
    let mut planning = table.clone();
    let mut rioting = table.clone();
    table.go_to("p3.move");
    let walk = |from, to| Action::Move { from: spot(0, from), to: spot(0, to), drive: false };
    let far = walk("a1", "e1");
    cases.refuse("too_far SP-POL-4", "four steps", &table, 0, far);
    let school = walk("a1", "b2");
    cases.refuse("no_people_space SP-POL-4", "nobody goes to school", &table, 0, school);
    let taken = walk("a1", "a3");
    cases.refuse("occupied SP-POL-4", "a citizen is at home", &table, 0, taken);
    let ground = walk("g1", "g2");
    cases.refuse("no_people_space SP-POL-6", "from a shop to open ground", &table, 0, ground);

    planning.state.boroughs[0].people[officer.index()] = cells("a1,f1");
    planning.go_to("p2.plan");
    cases.steps(&planning, 0, &[("blocked SP-POL-7", "an officer stands there", "F1 f1")]);

    rioting.state.round = 1;
    rioting.state.circle.seen[0] = Some(rioting.card_number('L'));
    (rioting.state.circle.shown, rioting.state.circle.turned) = (1, 1);
    rioting.state.boroughs[0].people[officer.index()] = cells("g1,g7");
    rioting.go_to("p3.riot");
    let riot = |who| Action::Module(Deed::Police(who));
    let nobody = riot(Riot::On(cell("c1")));
    cases.refuse("not_a_space SP-POL-10", "nobody is there", &rioting, 0, nobody);
    let officers = riot(Riot::Hall(officer));
    cases.refuse("not_a_space SP-POL-10", "no officer riots", &rioting, 0, officers);
    cases.refuse("wrong_step SP-POL-10", "somebody must", &rioting, 0, Action::End);
    cases
}

pub(crate) fn roads() -> Cases {
    let mut cases = Cases(vec![]);
    let mut table = Table::with(1, &["roads", "police"]);
    table.put(0, &["Hall c3:e4", "C1 a1", "R1 a2", "F1 g7", "Sch c6", "Pol f1:g1"]);
    table.people(0, "a1");
    let officer = table.person("officer");
    table.game.seat_person(&mut table.state.boroughs[0], officer, cells("g7"));
    table.hall(0, 0);
    let lines = &mut table.state.boroughs[0].modules.roads.lines;
    (lines.below, lines.right) = (cells("a5 b5"), cells("a3"));
    lines.points = cells("b5");
    table.state.boroughs[0].money = 2;
    let (mut moving, mut planning) = (table.clone(), table);
    let drive = |from, to| Action::Move { from: spot(0, from), to: spot(0, to), drive: true };
    moving.go_to("p3.move");
    cases.refuse("too_far SP-ROA-8", "no Road leads there", &moving, 0, drive("a1", "a2"));
    cases.refuse("not_a_space SP-ROA-7", "no drivable tile", &moving, 0, drive("a1", "f1"));
    cases.refuse("must_move SP-ROA-7", "officers walk", &moving, 0, drive("g7", "a2"));
    let mut others = Table::new(1);
    others.put(0, &["Hall c3:e4", "C1 a1", "R1 a2"]);
    others.people(0, "a1");
    others.go_to("p3.move");
    cases.refuse("must_move SC-8.3", "without the module", &others, 0, drive("a1", "a2"));

    let deed = |lay| Action::Module(Deed::Roads(lay));
    let road = |text| deed(Lay::Road(Border::parse(text).expect("a border")));
    let roundabout = |at| deed(Lay::Roundabout(cell(at)));
    planning.go_to("p2.plan");
    for (refused, why, action) in [
        ("blocked SP-ROA-4", "outside the zone", road("g1|h1")),
        ("blocked SP-ROA-4", "inside City Hall", road("c3|d3")),
        ("occupied SP-ROA-4", "one is there", road("a5|a6")),
        ("cannot_pay SP-ROA-3", "with a Roundabout", road("a5|b5")),
        ("occupied SP-ROA-4", "one is there", roundabout("b5")),
        ("blocked SP-ROA-5", "no Road ends there", roundabout("f5")),
    ] {
        cases.refuse(refused, why, &planning, 0, action);
    }
    cases.steps(&planning, 0, &[("road_cut SP-ROA-6", "across a Road", "Pk2 a5:a6")]);
    let mut few = planning.clone();
    few.state.boroughs[0].modules.roads.lines.points = cells("b5 a1 b1 c1 d1");
    cases.refuse("needs_roundabout SP-ROA-5", "none is left", &few, 0, road("a5|b5"));
    cases.refuse("out_of_stock SP-ROA-1", "none is left", &few, 0, roundabout("a5"));
    few.state.boroughs[0].modules.roads.lines.below = cells("a5:g5,a6:c6");
    cases.refuse("out_of_stock SP-ROA-1", "all are laid", &few, 0, road("g1|g2"));
    planning.act(0, road("c5|c6"));
    let rise = planning.plan_step(0, "up a1 + b1");
    cases.refuse("no_points SC-5.2", "Roads are planned", &planning, 0, rise);
    cases
}

#[test]
fn moves_of_people() {
    judge(&moving());
    judge(&officers());
    judge(&roads());
}

pub(crate) fn income() -> Cases {
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
    cases.refuse(
        "wrong_step SC-9.2",
        "nothing to discard",
        &table,
        0,
        Action::Discard(Material::Wood),
    );
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
    table.hall(0, 5);
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

pub(crate) fn deaths_and_council() -> Cases {
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
    cases.refuse("wrong_step SC-11.5", "nobody has died", &table, 0, Action::Grave(cell("b2")));
    table.act(0, Action::Victim(cell("a1")));
    cases.refuse("blocked SC-11.6", "a tile is there", &table, 0, Action::Grave(cell("a1")));
    cases.refuse("blocked SC-11.6", "outside the zone", &table, 0, Action::Grave(cell("h8")));
    cases.refuse("wrong_step SC-11.6", "a grave first", &table, 0, Action::Victim(cell("a1")));

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
    cases.refuse(
        "wrong_step SC-12.2",
        "no disc has moved",
        &table,
        0,
        table.plan_step(0, "Pk1 a1"),
    );
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
    cases.refuse("wrong_step SC-12.7", "no growth", &table, 0, Action::Grow);
    let stays = Action::Build(build(&table, "R1", "b2", None));
    cases.refuse("must_move SC-5.7", "somebody must move in", &table, 0, stays);

    // Materials from the council that find no room.
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

pub(crate) fn platforms() -> Cases {
    let mut cases = Cases(vec![]);
    let mut setup = smallcity::Setup::new(2);
    setup.advanced = true;
    let mut table = Table::of(&setup);
    table.state.round = 4;
    table.go_to("p8.platform");
    cases.refuse("not_committed SC-16.2", "none chosen", &table, 0, Action::Reopen);
    cases.refuse("no_platform SC-16.2", "three and none", &table, 0, Action::Platform(4));
    cases.refuse("wrong_step SC-16.2", "no plan", &table, 0, Action::Commit);
    table.act(0, Action::Platform(1));
    cases.refuse("committed SC-16.2", "chosen", &table, 0, Action::Platform(2));
    cases
}

#[test]
fn platforms_of_the_advanced_game() {
    judge(&platforms());
}

/// SP-BLD-3, SP-BLD-8, SP-BLD-10.
pub(crate) fn new_buildings() -> Cases {
    let mut cases = Cases(vec![]);
    let mut table = Table::with(1, &["buildings"]);
    table.put(0, &["Hall c3:e4", "Pk3 a1:c1", "Pk3 a2:c2", "Sta a3", "Pk3 e1:g1", "Pk3 e2:g2"]);
    table.state.boroughs[0].money = 9;
    table.go_to("p2.plan");
    let statue = |at: &str| table.plan_step(0, &format!("Sta {at}"));
    cases.refuse("no_garden SP-BLD-3", "no Park beside it", &table, 0, statue("g6"));
    cases.refuse("two_statues SP-BLD-3", "its Garden has one", &table, 0, statue("b3"));
    cases.refuse("two_statues SP-BLD-3", "between both Gardens", &table, 0, statue("d1"));
    table.plan(0, "Pal f6:g7");
    table.commit_all();
    cases.refuse("luck_due SP-BLD-8", "cards are drawn", &table, 0, Action::Keep(0));
    cases.input("wrong_draw SP-BLD-8", "of another stack", &table, chance(Chance::Promise(15)));
    for _ in 0..3 {
        table.draw_first();
    }
    cases.refuse("not_drawn SP-BLD-8", "in its stack", &table, 0, Action::Keep(15));
    cases.refuse("wrong_step SP-BLD-8", "one is kept", &table, 0, Action::End);
    table.go_to("p7.council");
    let promise = Action::Council { disc: 0, row: 1, pay: Pay::Promise };
    cases.refuse("cannot_pay SP-BLD-10", "no promise pays", &table, 0, promise);
    cases
}

#[test]
fn new_buildings_and_what_they_change() {
    judge(&new_buildings());
}
