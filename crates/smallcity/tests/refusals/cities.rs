//! The refusals of European boards.

use kernel::Game;
use smallcity::parts::{Board, City, CityDeed, Lay};
use smallcity::{Action, Border, Build, Chance, Deed, Luck, Person, Setup};

use super::{Cases, build, chance, judge};
use crate::set_up::{Table, cell};

/// The table of one seat in a city, with $20 and nobody in City Hall.
fn table_in(city: &str, modules: &[&str], tiles: &[&str]) -> Table {
    let modules: Vec<&str> = modules.iter().copied().chain(["cities"]).collect();
    let mut setup = Setup::new(1).with(&modules);
    setup.options.insert("cities".into(), city.into());
    let mut table = Table::of(&setup);
    table.state.boroughs[0].money = 20;
    table.hall(0, 0);
    table.put(0, tiles);
    table
}

/// The same while plans are made.
fn planning_in(city: &str, modules: &[&str], tiles: &[&str]) -> Table {
    let mut table = table_in(city, modules, tiles);
    table.go_to("p2.plan");
    table
}

fn home(at: &str) -> Action {
    Action::Home { cell: cell(at), person: Person::CITIZEN }
}

fn road(text: &str) -> Action {
    Action::Module(Deed::Roads(Lay::Road(Border::parse(text).expect("a border"))))
}

fn free_home(at: &str, enter: Option<Person>) -> Action {
    Action::Module(Deed::Europe(CityDeed::FreeHome { cell: cell(at), enter }))
}

fn merge(first: &str, other: &str) -> Action {
    Action::Module(Deed::Europe(CityDeed::Merge { first: cell(first), other: cell(other) }))
}

fn settle(city: City) -> Action {
    Action::Module(Deed::Europe(CityDeed::Settle(city)))
}

pub(crate) fn boards() -> Cases {
    let mut cases = Cases(vec![]);
    let mut table = Table::with(1, &["cities"]);
    let board = |number| chance(Chance::Module(Luck::Europe(Board(number))));
    cases.refuse("luck_due SP-EUR-1", "a board is dealt first", &table, 0, settle(City::Rome));
    cases.input("wrong_draw SP-EUR-1", "there is no fifth", &table, board(4));
    table.game.apply(&mut table.state, &board(0)).expect("it may be dealt");
    cases.refuse("not_offered SP-EUR-1", "another board", &table, 0, settle(City::Rome));
    cases.refuse("wrong_step SP-EUR-1", "a side is due", &table, 0, Action::End);

    let mut london = table_in("london", &[], &[]);
    london.go_to("s.city_hall");
    let shop = |table: &Table, at| Action::Build(build(table, "C1", at, None));
    cases.refuse("nothing_planned SP-EUR-6", "nothing stands", &london, 0, Action::Undo);
    cases.refuse("not_committed SC-3.9", "first City Hall", &london, 0, shop(&london, "a1"));
    london.act(0, london.legal(0)[0]);
    let other = Action::Build(build(&london, "F1", "g7", None));
    cases.refuse("out_of_stock SP-EUR-6", "another tile", &london, 0, other);
    cases.refuse("wrong_step SP-EUR-6", "one is missing", &london, 0, Action::Commit);
    london.act(0, shop(&london, "g7"));
    cases.refuse("out_of_stock SP-EUR-6", "one is all", &london, 0, shop(&london, "g6"));

    let mut helsinki = table_in("helsinki", &[], &[]);
    helsinki.go_to("s.city_hall");
    helsinki.act(0, helsinki.legal(0)[0]);
    let dry = Action::Build(build(&helsinki, "R1", "j1", None));
    cases.refuse("blocked SP-EUR-71", "off the water", &helsinki, 0, dry);
    cases
}

pub(crate) fn land() -> Cases {
    let mut cases = Cases(vec![]);
    let paris = planning_in("paris", &[], &["Hall a1:c2"]);
    cases.steps(
        &paris,
        0,
        &[
            ("city_forbids SP-EUR-10", "no heavy industry", "Ref a5"),
            ("perimeter_only SP-EUR-11", "off the perimeter", "F1 b5"),
            ("blocked SP-SET-5", "the Eiffel Tower stands there", "Pk1 d6"),
        ],
    );
    let zurich = planning_in("zurich", &[], &["Hall d3:f4"]);
    cases.steps(
        &zurich,
        0,
        &[
            ("marked_only SP-EUR-31", "off the marked cells", "R1 d5"),
            ("marked_only SP-EUR-32", "no Residence", "Pk1 h8"),
            ("needs_perimeter SP-EUR-33", "inside", "F1 b9"),
        ],
    );
    let berlin = planning_in("berlin", &["roads"], &["Hall c3:e4"]);
    cases.steps(&berlin, 0, &[("wall SP-EUR-60", "on both sides", "Pk2 e1:f1")]);
    cases.refuse("wall SP-ROA-10", "by the wall", &berlin, 0, road("e1|f1"));
    let rome = planning_in("rome", &["roads"], &["Hall a1:c2"]);
    cases.refuse("blocked SP-ROA-11", "in the Tiber", &rome, 0, road("d2|e2"));
    let madrid = planning_in("madrid", &["roads"], &["Hall a1:c2"]);
    cases.refuse("blocked SP-ROA-4", "in the Jardin", &madrid, 0, road("d5|e5"));
    cases
}

/// Newcomers of Paris, and who moves in in London.
pub(crate) fn homes() -> Cases {
    let mut cases = Cases(vec![]);
    let mut paris = table_in("paris", &["traders"], &["Hall a1:c2", "R2 a4:a5"]);
    paris.go_to("p7.council");
    let pay = smallcity::Pay::Money;
    paris.act(0, Action::Council { disc: 0, row: 4, pay });
    let person = paris.person("trader");
    let trader = Action::Home { cell: cell("a4"), person };
    cases.refuse("not_a_space SP-EUR-13", "no home", &paris, 0, home("b4"));
    cases.refuse("must_move SP-EUR-13", "citizens alone come", &paris, 0, trader);
    cases.refuse("wrong_step SC-12.8", "they go somewhere", &paris, 0, Action::End);

    let mut london = table_in("london", &[], &["Hall c3:e4", "Sch a4", "R2 f5:g5"]);
    london.hall(0, 1);
    let mut filling = london.clone();
    filling.go_to("p3.home");
    cases.refuse("not_a_space SC-8.7", "no home", &filling, 0, home("a1"));
    london.go_to("p2.plan");
    let enters = Action::Build(build(&london, "R1", "b5", Some(Person::CITIZEN)));
    cases.refuse("must_move SP-EUR-21", "nobody enters with a build", &london, 0, enters);
    cases.refuse("not_a_space SP-EUR-21", "nothing is built", &london, 0, home("f5"));
    london.act(0, Action::Build(Build { enter: None, ..build(&london, "R2", "b5:b6", None) }));
    cases.refuse("not_a_space SP-EUR-21", "not the next", &london, 0, home("b6"));
    london.act(0, home("b5"));
    cases.refuse("must_move SP-EUR-21", "nobody is left", &london, 0, home("b6"));
    cases
}

/// The free home of Madrid.
pub(crate) fn free_homes() -> Cases {
    let mut cases = Cases(vec![]);
    let mut madrid = planning_in("madrid", &[], &["Hall b2:d3"]);
    let other = planning_in("rome", &[], &["Hall a1:c2"]);
    cases.refuse("free_home_due SP-EUR-42", "it is left out", &madrid, 0, Action::Commit);
    let inside = free_home("e2", None);
    cases.refuse("needs_perimeter SP-EUR-42", "off the perimeter", &madrid, 0, inside);
    cases.refuse("wrong_step SP-EUR-42", "another city", &other, 0, free_home("d1", None));
    madrid.act(0, free_home("b1", None));
    cases.refuse("no_points SP-EUR-42", "one a plan", &madrid, 0, free_home("c1", None));
    cases
}

/// Berlin as the wall falls.
pub(crate) fn merging() -> Cases {
    let mut cases = Cases(vec![]);
    let tiles = ["Hall c3:e4", "R1 e5", "R1 f5", "R1 e6", "R3 f6:h6", "R1 a9"];
    let mut table = table_in("berlin", &[], &tiles);
    table.state.round = 7;
    table.go_to("p8.wall");
    cases.refuse("wall SP-EUR-61", "of one side", &table, 0, merge("e5", "e6"));
    cases.refuse("wall SP-EUR-61", "apart from all", &table, 0, merge("a9", "a9"));
    cases.refuse("wall SP-EUR-61", "no Residence", &table, 0, merge("c3", "f6"));
    cases.refuse("merge_due SP-EUR-62", "a pair is left", &table, 0, Action::End);
    cases.refuse("wrong_step SP-EUR-61", "nothing else", &table, 0, Action::Commit);
    cases
}

#[test]
fn cities_have_rules_of_their_own() {
    judge(&boards());
    judge(&land());
    judge(&homes());
    judge(&free_homes());
    judge(&merging());
}
