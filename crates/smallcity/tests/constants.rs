//! The data files are the tables of the rules; an owner's file is laid over them, and a bad one is
//! told all its faults at once.

use std::collections::BTreeSet;
use std::sync::LazyLock;

use kernel::Fault as _;
use smallcity::constants::{
    BadConstants, CardRow, Compare, Constant, Constants, FACTS, Library, Price, Provenance, Stack,
    Stock, TileKind, Value, read_materials,
};
use smallcity::{RULE_TEXTS, rule_text};

/// Section 23 of the rules and the constants of the two modules, written by hand: key, value,
/// provenance, rule.
const EXPECTED: &str = "\
rounds 8 P SC-2.1
seats_min 1 P SC-2.1
seats_max 4 P SC-2.1
board_size 10 P SC-2.2
zone_start 7 P SC-2.3
zone_max 10 D SC-2.3
influence_radius 1 R SC-2.5
build_points 3 P SC-5.3
zone_growth_points 2 D SC-5.5
zone_growth_cost 2 H SC-5.5
zone_growth_per_round_max 1 H SC-5.5
mayor_cells 2 P SC-4.1
cards_in_circle 8 R SC-3.2
cards_shown_extra 1 H SC-4.3
votes_min 0 H SC-2.11
pollution_elimination 100 P SC-11.7
shape_stock_limited false H SC-2.4
start_money_seat1 7 H SC-3.6
start_money_seat2 8 H SC-3.6
start_money_seat3 9 H SC-3.6
start_money_seat4 10 H SC-3.6
start_money_solo 8 H SC-17.1
start_citizens_city_hall 3 R SC-3.5
start_citizens_career 11 P SC-3.5
citizen_reserve 4 H SC-3.5
start_pollution 0 R SC-3.7
start_votes 0 D SC-3.7
supply_wood 24 H SC-3.3
supply_stone 24 H SC-3.3
supply_metal 24 H SC-3.3
promise_draw_each_difficulty 1 H SC-3.8
promise_keep 1 P SC-3.8
space_cash 1 R SC-9.2
sell_wood 2 R SC-9.2
sell_stone 3 R SC-9.2
sell_metal 5 R SC-9.2
buy_votes_1 2 R SC-9.2
buy_votes_2 3 R SC-9.2
buy_votes_3 4 R SC-9.2
buy_votes_4 5 R SC-9.2
trade_votes_wood 3 R SC-9.2
trade_votes_stone 5 R SC-9.2
trade_votes_metal 7 R SC-9.2
commerce_space_order cash,sell,buy_votes,trade_votes H SC-6.2
museum_income 1 H SC-9.3
harbor_sales 1 H SC-9.4
police_tourist_income 1 H SC-9.5
production_per_citizen 1 D SC-9.6
warehouse_capacity 3 H SC-9.7
city_hall_capacity 6 H SC-9.7
tourists_per_neighbour 1 P SC-8.6
vote_home_r1 1 H SC-10.1
vote_home_r2 2 H SC-10.1
vote_home_r3 3 H SC-10.1
vote_home_r4 3 H SC-10.1
vote_home_r5 4 H SC-10.1
vote_university 4 H SC-10.2
pollution_per_person 1 R SC-11.1
pollution_per_material 1 H SC-11.2
park_relief_per_cell 1 R SC-11.3
fire_relief 2 H SC-11.3
relief_cap_percent 50 H SC-11.4
death_thresholds 20,40,60,80 H SC-11.5
clinic_saves 1 H SC-11.5
cemetery_capacity 4 H SC-11.6
architect_discount 1 P SC-4.6
mediator_discount 1 P SC-4.7
mediator_min_price 1 P SC-4.7
supporter_money 1 P SC-4.9
supporter_votes 2 P SC-4.9
planner_growth 1 P SC-4.10
council_discs 2 P SC-12.1
council_rows 5 H SC-12.1
council_columns 4 H SC-12.1
council_moves_per_round 1 D SC-12.2
council_price_money 1,2,3,4 D SC-12.3
council_price_votes 2,3,4,5 D SC-12.3
council_price_promise easy,easy,medium,difficult H SC-12.3
council_row1_money 2,4,5,7 H SC-12.5
council_row2_material w,s,m,w+s+m H SC-12.6
council_row3_cells 1,2,3,4 H SC-12.7
council_row4_citizens 1,1,2,2 H SC-12.8
council_row5_pollution 1,2,4,6 H SC-12.9
promise_reward_easy 6 R SC-14.2
promise_reward_medium 12 D SC-14.2
promise_reward_difficult 18 D SC-14.2
promise_penalty_easy 3 H SC-14.2
promise_penalty_medium 6 H SC-14.2
promise_penalty_difficult 9 H SC-14.2
vote_cost_per_pollution 1 P SC-14.3
special_promise_draw 2 H SC-16.1
special_promise_keep 1 H SC-16.1
special_promise_reward 10 H SC-16.1
special_promise_penalty 0 H SC-16.1
platform_round 4 H SC-16.2
platform_reward 20 H SC-16.2
platform_penalty 10 H SC-16.2
solo_rating 30,60,90 H SC-17.4
traders_per_seat 3 R SP-TRD-1
trader_thresholds 4,8,12 R SP-TRD-2
trader_factor 2 R SP-TRD-6
trader_pollution 2 R SP-TRD-7
forest_clear_easy 1 R SP-FOR-2
forest_clear_expert 2 R SP-FOR-2
planner_clear_percent 50 R SP-FOR-3
forest_wood 1 R SP-FOR-4
forest_wood_pollution 1 R SP-FOR-6
extra_wood 12 R SP-FOR-1
";

/// A value in one word.
fn word(value: &Value) -> String {
    match value {
        Value::Ints(numbers) => {
            numbers.iter().map(ToString::to_string).collect::<Vec<_>>().join(",")
        }
        Value::Words(words) => words.join(","),
        Value::Word(word) => word.clone(),
        other => other.to_string(),
    }
}

#[test]
fn every_constant_is_the_one_of_the_rules() {
    let constants = Constants::standard();
    let told: Vec<String> = constants
        .rows()
        .iter()
        .filter(|row| !row.key.contains('.'))
        .map(|row| {
            format!("{} {} {} {}", row.key, word(&row.value), row.provenance.letter(), row.rule)
        })
        .collect();
    assert_eq!(told, EXPECTED.lines().collect::<Vec<_>>());
    assert_eq!(constants.name(), "standard");
    assert_eq!(constants.int("build_points"), 3);
    assert_eq!(constants.ints("death_thresholds"), [20, 40, 60, 80]);
    assert_eq!(constants.words("council_row2_material")[3], "w+s+m");
    assert!(!constants.flag("shape_stock_limited"));
}

#[test]
fn every_standard_value_is_inside_its_limits() {
    for row in Constants::standard().rows() {
        let numbers = match &row.value {
            Value::Int(number) => vec![*number],
            Value::Ints(numbers) => numbers.clone(),
            _ => continue,
        };
        let (least, most) = row.limits.unwrap_or((0, 60));
        assert!(numbers.iter().all(|number| (least..=most).contains(number)), "{row:?}");
    }
}

#[test]
fn every_tile_is_the_one_of_the_rules() {
    let expected = "\
r1 1 S1 1 30 1 PHP SC-6.1
r2 2 S2 2 22 2 PHP SC-6.1
r3 3 S3 3 16 3 PHP SC-6.1
r4 4 S4 4 12 4 PHP SC-6.1
r5 5 S5 5 10 5 PHP SC-6.1
c1 1 S1 1 16 2 DHH SC-6.2
c2 2 S2 2 12 4 DHH SC-6.2
c3 3 S3 3 8 6 DHH SC-6.2
c4 4 S4 4 5 8 DHH SC-6.2
f1 1 S1 1 18 2 DHH SC-6.3
f2 2 S2 2 12 4 DHH SC-6.3
f3 3 S3 3 7 6 PHH SC-6.3
refinery 1 S1 0 1 per seat 2 PPH SC-6.4
harbor 2 S2 0 1 per seat 3 PPH SC-6.5
warehouse 1 S1 0 3 per seat 1 HPH SC-6.6
park_small 1 S1 0 25 1 HHH SC-6.7
park_medium 2 S2 0 18 2 HHH SC-6.7
park_large 3 S3 0 12 3 HHH SC-6.7
school 1 S1 0 1 per seat 1w PPH SC-6.8
library 2 S2 0 1 per seat 2w PPH SC-6.8
museum 3 I3 2 1 per seat 1w 1s HPH SC-6.8
metro 1 S1 0 1 per other seat 2s HPH SC-6.8
clinic 2 S2 0 1 per other seat 2s HPH SC-6.8
university 4 O4 2 1 per other seat 1s 1m HPH SC-6.8
police 2 S2 2 1 per other seat 2 PPP SC-6.9
fire 3 L3 3 1 per other seat 3 PPP SC-6.9
city_hall 6 2x3 6 1 per seat free HPP SC-3.5";
    let constants = Constants::standard();
    let value = |key: String| word(&constants.get(&key).expect("every part has a row").value);
    let told: Vec<String> = constants
        .tiles()
        .iter()
        .map(|tile| {
            let from: String = tile.provenance.iter().map(|from| from.letter()).collect();
            let key = tile.key.strip_prefix("tile_").expect("keys of tiles begin so");
            let [shape, stock, price] =
                ["shape", "stock", "price"].map(|part| value(format!("tile_{key}.{part}")));
            let (cells, spaces, rule) = (tile.cells, tile.spaces, tile.rule);
            format!("{key} {cells} {shape} {spaces} {stock} {price} {from} {rule}")
        })
        .collect();
    assert_eq!(told, expected.lines().collect::<Vec<_>>());
    let mut codes: Vec<&str> = constants.tiles().iter().map(|tile| tile.code.as_str()).collect();
    codes.sort_unstable();
    codes.dedup();
    assert_eq!(codes.len(), 27, "codes are different");
    let metro = constants.tile("tile_metro").expect("it stands above");
    assert_eq!(metro.price, Price::Materials { wood: 0, stone: 2, metal: 0 });
    assert_eq!((metro.kind, metro.stock), (TileKind::Metro, Stock::PerOtherSeat));
}

#[test]
fn shapes_are_those_of_the_rules() {
    let constants = Constants::standard();
    let counts = |name| (constants.shape_set(name).len(), constants.fixed_shapes(name).len());
    let expected = [
        ("S1", (1, 1)),
        ("S2", (1, 2)),
        ("S3", (2, 6)),
        ("S4", (5, 19)),
        ("S5", (12, 63)),
        ("2x3", (1, 2)),
        ("I3", (1, 2)),
        ("L3", (1, 4)),
        ("O4", (1, 1)),
        ("none", (0, 0)),
    ];
    for (name, count) in expected {
        assert_eq!(counts(name), count, "{name}");
    }
    assert_eq!(constants.shape_set("L3"), [vec![(0, 0), (0, 1), (1, 0)]]);
    assert_eq!(constants.shape_sets().count(), 9);
}

/// A shape as (column, row) of its cells, sorted and moved to the upper left corner.
type Shape = Vec<(u8, u8)>;

fn cornered(cells: impl Iterator<Item = (i8, i8)> + Clone) -> Shape {
    let left = cells.clone().map(|cell| cell.0).min().expect("a cell");
    let top = cells.clone().map(|cell| cell.1).min().expect("a cell");
    let mut shape: Shape = cells.map(|(x, y)| ((x - left) as u8, (y - top) as u8)).collect();
    shape.sort_unstable();
    shape
}

/// The shape with its eight symmetries, each once.
fn symmetries(shape: &Shape) -> BTreeSet<Shape> {
    let signed = || shape.iter().map(|&(x, y)| (x as i8, y as i8));
    let mut all = BTreeSet::new();
    for (across, down) in [(1, 1), (1, -1), (-1, 1), (-1, -1)] {
        all.insert(cornered(signed().map(|(x, y)| (across * x, down * y))));
        all.insert(cornered(signed().map(|(x, y)| (across * y, down * x))));
    }
    all
}

/// Every shape of so many cells, turned and mirrored ones apart: those of one cell fewer, each with
/// a cell beside.
fn fixed_shapes(cells: usize) -> BTreeSet<Shape> {
    if cells == 1 {
        return BTreeSet::from([vec![(0, 0)]]);
    }
    let mut all = BTreeSet::new();
    for shape in fixed_shapes(cells - 1) {
        let signed: Vec<(i8, i8)> = shape.iter().map(|&(x, y)| (x as i8, y as i8)).collect();
        for (x, y) in &signed {
            for beside in [(x + 1, *y), (x - 1, *y), (*x, y + 1), (*x, y - 1)] {
                if !signed.contains(&beside) {
                    all.insert(cornered(signed.iter().copied().chain([beside])));
                }
            }
        }
    }
    all
}

/// One shape of each kind that is the same turned or mirrored.
fn free_shapes(cells: usize) -> Vec<Shape> {
    let all = fixed_shapes(cells);
    all.into_iter().filter(|shape| symmetries(shape).first() == Some(shape)).collect()
}

/// The picture of a shape, moved to the right and down.
fn picture(shape: &Shape, right: u8, down: u8) -> String {
    let most = |part: fn(&(u8, u8)) -> u8| shape.iter().map(part).max().expect("a cell");
    let letter = |x: u8, y: u8| {
        let drawn = x >= right && y >= down && shape.contains(&(x - right, y - down));
        if drawn { '#' } else { '.' }
    };
    let line = |y| (0..=most(|cell| cell.0) + right).map(|x| letter(x, y)).collect::<String>();
    (0..=most(|cell| cell.1) + down).map(line).collect::<Vec<_>>().join("/")
}

/// The numbers of free and of fixed shapes are known to mathematics.
#[test]
fn an_owner_can_draw_every_shape_of_up_to_six_cells() {
    for (cells, free, fixed) in
        [(1, 1, 1), (2, 1, 2), (3, 2, 6), (4, 5, 19), (5, 12, 63), (6, 35, 216)]
    {
        let shapes = free_shapes(cells);
        assert_eq!(shapes.len(), free);
        // Wherever and however turned they are drawn.
        let drawn: Vec<Shape> = shapes
            .iter()
            .enumerate()
            .map(|(number, shape)| {
                let ways = symmetries(shape);
                ways.iter().nth(number % ways.len()).expect("a way").clone()
            })
            .collect();
        let pictures: Vec<String> = drawn
            .iter()
            .enumerate()
            .map(|(number, shape)| picture(shape, number as u8 % 7, number as u8 % 5))
            .collect();
        let own = sound(&format!("shape_sets.own = {pictures:?}"));
        assert_eq!(own.shape_set("own"), drawn, "{pictures:?}");
        let all: Vec<Shape> = fixed_shapes(cells).into_iter().collect();
        assert_eq!((all.len(), own.fixed_shapes("own")), (fixed, all));
        let row = own.get("shape_sets.own").map(|row| row.value.clone());
        assert_eq!(row, Some(Value::Words(pictures)), "it is listed as it was drawn");
    }
}

#[test]
fn the_same_shape_is_told_however_it_is_turned() {
    let mut text = "name = 'mine'\n".to_owned();
    let mut expected = vec![];
    for shape in free_shapes(5) {
        for other in symmetries(&shape) {
            let pictures = [picture(&shape, 0, 0), picture(&other, 1, 2)];
            let name = format!("own_{:02}", expected.len());
            text += &format!("shape_sets.{name} = {pictures:?}\n");
            expected.push(format!("double_shape shape_sets.{name}, entry 2"));
        }
    }
    faults(&text, &expected.iter().map(String::as_str).collect::<Vec<_>>());
}

#[test]
fn a_picture_has_twelve_rows_and_columns_and_a_set_35_shapes() {
    let one = vec![(0, 0)];
    let own = |right, down| format!("shape_sets.own = [{:?}]", picture(&one, right, down));
    for (right, down) in [(11, 0), (0, 11), (11, 11)] {
        let constants = sound(&own(right, down));
        assert_eq!(constants.shape_set("own"), std::slice::from_ref(&one));
    }
    for (right, down) in [(12, 0), (0, 12), (12, 12), (99, 3)] {
        let told = told(&own(right, down));
        assert!(told.contains("is too large"), "{told}");
    }
    let many = vec!["######"; 36];
    faults(&format!("name = 'mine'\nshape_sets.own = {many:?}"), &["wrong_length shape_sets.own"]);
}

#[test]
fn every_card_is_the_one_of_the_rules() {
    let expected = "\
1 promise_green easy: park_cells>=8
2 promise_homes easy: n(R)>=6
3 promise_classics easy: n(School)>=1 n(Library)>=1 n(Museum)>=1
4 promise_storage easy: n(Warehouse)>=2
5 promise_expansion easy: zone>=8
6 promise_shops easy: commerce_used>=2
7 promise_tower medium: n(R>=4)>=1
8 promise_steel medium: n(F>=3)>=1
9 promise_culture4 medium: cultural>=4
10 promise_clean30 medium: pollution<=30
11 promise_crowd medium: living>=12
12 promise_r5 difficult: n(R>=5)>=1
13 promise_malls difficult: n(C>=4)>=2
14 promise_culture5 difficult: cultural>=5
15 promise_clean20 difficult: pollution<=20
16 promise_three_r3 difficult: n(R>=3)>=3
17 special_treasury special: money>=10
18 special_metal special: metal>=2
19 special_full_homes special: n(R)>=3 empty_home_spaces=0
20 special_no_grave special: graves=0
21 special_abroad special, no solo: tourists_abroad>=1
22 special_university special: n(University)>=1
23 special_services special: n(Police)>=1 n(Fire)>=1
24 special_port special: n(Refinery)>=1 n(Harbor)>=1
25 special_three_shops special: n(C)>=3
26 special_three_works special: n(F)>=3
27 special_warehouses special: n(Warehouse)=3
28 special_council special: discs_in_3_or_4>=2
29 special_whole_map special: zone=10
30 special_full_zone special: empty_zone_cells<=6
31 special_big_parks special: n(Park>=3)>=3
32 special_no_waiting special: hall_citizens=0 living>=8
1 platform_economy platform: money>=25 n(C>=3)>=2
2 platform_population platform: living_at_home>=13
3 platform_culture platform: cultural>=6";
    let constants = Constants::standard();
    let mut told = Vec::new();
    for card in constants.cards().iter().chain(constants.platforms()) {
        let solo = if card.solo { "" } else { ", no solo" };
        let mut line = format!("{} {} {}{solo}:", card.number, card.key, card.stack.name());
        for part in &card.conditions {
            line += &format!(" {}{}{}", part.fact, part.compare.sign(), part.number);
            let named = FACTS.iter().any(|(fact, _)| *fact == part.fact);
            assert_ne!(named, part.count().is_some(), "{} is one fact", part.fact);
        }
        told.push(line);
        let rule = match card.stack {
            Stack::Special => "SC-16.1",
            Stack::Platform => "SC-16.3",
            _ => "SC-14.1",
        };
        assert_eq!((card.rule, card.provenance), (rule, Provenance::Ours), "{}", card.key);
        constants.int(card.stack.reward_key());
        constants.int(card.stack.penalty_key());
    }
    assert_eq!(told, expected.lines().collect::<Vec<_>>());
    let parks = &constants.cards()[30].conditions[0];
    assert_eq!(parks.count(), Some((TileKind::Park, 3)));
    assert!(Compare::Equal.holds(3, 3) && !Compare::AtMost.holds(4, 3));
}

#[test]
fn an_owners_file_changes_what_it_names_and_nothing_else() {
    let own = Constants::from_toml(
        "
        name = 'mine'
        build_points = 4
        city_hall_capacity = 8
        death_thresholds = [30, 60]
        council_row2_material = ['w', '2s', 'm', 'w+m']
        tile_c1.price = 1
        tile_metro = { stock = 2, price = '1s' }
        tile_police.shape = 'bend'
        promise_green.at = [9]
        special_no_waiting.at = [0, 9]
        platform_culture.at = 5
        shape_sets.S3 = ['###']
        shape_sets.bend = ['#./##']
        ",
    );
    let own = own.unwrap_or_else(|faults| panic!("{faults}"));
    let standard = Constants::standard();
    let changed: Vec<&str> = own
        .rows()
        .iter()
        .filter(|row| standard.get(&row.key) != Some(row))
        .map(|row| row.key.as_str())
        .collect();
    assert_eq!(
        changed,
        [
            "build_points",
            "city_hall_capacity",
            "death_thresholds",
            "council_row2_material",
            "shape_sets.S3",
            "shape_sets.bend",
            "tile_c1.price",
            "tile_metro.stock",
            "tile_metro.price",
            "tile_police.shape",
            "promise_green.at",
            "special_no_waiting.at",
            "platform_culture.at",
        ]
    );
    for key in changed {
        assert_eq!(own.get(key).map(|row| row.provenance), Some(Provenance::Owner), "{key}");
    }
    assert_eq!(own.name(), "mine");
    assert_eq!(own.tile("tile_city_hall").map(|tile| tile.spaces), Some(8));
    let police = own.tile("tile_police").expect("it is there");
    assert_eq!((police.cells, police.spaces), (3, 3), "cells follow the shape");
    assert_eq!(own.tile("tile_metro").map(|tile| tile.stock), Some(Stock::Common(2)));
    assert_eq!(own.fixed_shapes("S3").len(), 2);
    assert_eq!(own.cards()[31].conditions[1].number, 9);

    let mut library = Library::standard();
    library.add("name = 'mine'\nbuild_points = 5").expect("it is sound");
    library.add("name = 'mine'\nbuild_points = 2").expect("it replaces the first");
    assert_eq!(library.names().collect::<Vec<_>>(), ["standard", "mine"]);
    assert_eq!(library.get("mine").map(|own| own.int("build_points")), Some(2));
}

/// Asserts that a file has exactly these faults: `code place` each, in this order.
#[track_caller]
fn faults(text: &str, expected: &[&str]) {
    let Err(BadConstants(found)) = Constants::from_toml(text) else { panic!("no fault in {text}") };
    let told: Vec<String> =
        found.iter().map(|fault| format!("{} {}", fault.code(), fault.place)).collect();
    assert_eq!(told, expected, "{found:#?}");
    let all = BadConstants(found.clone());
    assert_eq!((all.code(), all.rule()), ("bad_constants", found[0].rule));
    let parts: Vec<String> =
        all.parts().iter().map(|part| format!("{part} {:?}", part.rule())).collect();
    let each: Vec<String> = found.iter().map(|fault| format!("{fault} {:?}", fault.rule)).collect();
    assert_eq!(parts, each);
    for fault in &found {
        assert!(all.to_string().contains(&fault.to_string()));
        assert!(fault.rule.is_none_or(|id| rule_text(id).is_some()), "{fault} names a rule");
    }
}

/// An owner's file that is sound.
#[track_caller]
fn sound(text: &str) -> Constants {
    let text = format!("name = 'mine'\n{text}");
    Constants::from_toml(&text).unwrap_or_else(|faults| panic!("{text}\n{faults}"))
}

#[test]
fn every_fault_is_told() {
    let cases = [
        ("rounds 8", "syntax line 1"),
        ("name = 'mine'\nrounds = 7\nrounds 8\n", "syntax line 3"),
        ("rounds = 8", "no_name name"),
        ("name = ' '", "no_name name"),
        ("name = 3", "wrong_type name"),
        ("name = 'standard'", "reserved_name name"),
        ("build_point = 4", "unknown_key build_point"),
        ("weather = 4", "unknown_key weather"),
        ("build_points = '4'", "wrong_type build_points"),
        ("build_points = 9", "out_of_range build_points"),
        ("build_points = 99999999999", "out_of_range build_points"),
        ("board_size = 12", "fixed board_size"),
        ("shape_stock_limited = 1", "wrong_type shape_stock_limited"),
        ("shape_stock_limited = true", "fixed shape_stock_limited"),
        ("death_thresholds = 20", "wrong_type death_thresholds"),
        ("death_thresholds = []", "wrong_length death_thresholds"),
        ("death_thresholds = [20, 20]", "not_rising death_thresholds"),
        ("council_price_money = [1, 2, 3]", "wrong_length council_price_money"),
        ("council_price_money = [1, 2, 3, 99]", "out_of_range council_price_money, entry 4"),
        ("council_price_money = [1, 'x', 3, 9]", "wrong_type council_price_money, entry 2"),
        ("commerce_space_order = 'cash'", "wrong_type commerce_space_order"),
        (
            "commerce_space_order = ['cash', 'cash', 'sell', 'buy_votes']",
            "double_word commerce_space_order, entry 2",
        ),
        (
            "council_price_promise = ['easy', 'easy', 'hard', 'difficult']",
            "unknown_word council_price_promise, entry 3",
        ),
        (
            "council_row2_material = ['w', 's', 'm', 'gold']",
            "unknown_word council_row2_material, entry 4",
        ),
        ("council_row2_material = ['w', 's', 'm', 3]", "wrong_type council_row2_material, entry 4"),
        ("tile_c1 = 3", "wrong_type tile_c1"),
        ("tile_c1.colour = 'red'", "unknown_field tile_c1.colour"),
        ("tile_c1.price = 21", "out_of_range tile_c1.price"),
        ("tile_c1.price = 'cheap'", "bad_price tile_c1.price"),
        ("tile_c1.price = '1w'", "price_currency tile_c1.price"),
        ("tile_metro.price = 2", "price_currency tile_metro.price"),
        ("tile_metro.price = 'free'", "bad_price tile_metro.price"),
        ("tile_c1.stock = 61", "out_of_range tile_c1.stock"),
        ("tile_metro.stock = '10 per seat'", "out_of_range tile_metro.stock"),
        ("tile_metro.stock = 'many'", "bad_stock tile_metro.stock"),
        ("tile_city_hall.stock = 2", "fixed tile_city_hall.stock"),
        ("tile_city_hall.stock = 99", "fixed tile_city_hall.stock"),
        ("tile_city_hall.price = 2", "fixed tile_city_hall.price"),
        ("tile_c1.shape = 1", "wrong_type tile_c1.shape"),
        ("tile_c1.shape = 'S9'", "unknown_shape_set tile_c1.shape"),
        ("tile_c1.shape = 'S2'", "shape_size tile_c1.shape"),
        ("tile_museum.shape = 'S1'", "shape_size tile_museum.shape"),
        ("promise_green = 9", "wrong_type promise_green"),
        ("promise_green.number = 9", "unknown_field promise_green.number"),
        ("promise_green.at = [9, 9]", "wrong_length promise_green.at"),
        ("promise_green.at = 95", "out_of_range promise_green.at"),
        ("promise_classics.at = [1, 'x', 1]", "wrong_type promise_classics.at, entry 2"),
        ("shape_sets = 3", "wrong_type shape_sets"),
        ("shape_sets.S3 = '###'", "wrong_type shape_sets.S3"),
        ("shape_sets.S3 = []", "wrong_length shape_sets.S3"),
        ("shape_sets.S3 = ['#x#']", "bad_picture shape_sets.S3, entry 1"),
        ("shape_sets.S3 = ['#.##']", "bad_picture shape_sets.S3, entry 1"),
        ("shape_sets.S3 = ['#######']", "bad_picture shape_sets.S3, entry 1"),
        ("shape_sets.S3 = ['.']", "bad_picture shape_sets.S3, entry 1"),
        ("shape_sets.S3 = ['###', '#/#/#']", "double_shape shape_sets.S3, entry 2"),
        ("shape_sets.S3 = ['###', '##']", "shape_size shape_sets.S3, entry 2"),
        ("zone_max = 6", "zone_order zone_max"),
        ("start_citizens_city_hall = 7", "hall_too_small start_citizens_city_hall"),
        ("start_citizens_career = 24", "too_many_citizens start_citizens_career"),
        ("pollution_elimination = 20\nstart_pollution = 20", "start_polluted start_pollution"),
        (
            "tile_warehouse.stock = 60\nwarehouse_capacity = 12",
            "too_much_room tile_warehouse.stock",
        ),
        ("rounds = 3", "platform_late platform_round"),
        ("rounds = 12\nbuild_points = 5", "too_many_tiles build_points"),
        ("traders_per_seat = 2", "trader_count trader_thresholds"),
        (
            "zone_start = 5\nshape_sets.long = ['######']\ntile_city_hall.shape = 'long'",
            "hall_room tile_city_hall.shape",
        ),
    ];
    for (text, expected) in cases {
        let about_name = expected.ends_with(" name") || expected.starts_with("syntax");
        let text = if about_name { text.to_owned() } else { format!("name = 'mine'\n{text}") };
        faults(&text, &[expected]);
    }
    let Err(bad) = Constants::from_toml("name = 'mine'\nbuild_point = 4\nbuild_points = 9") else {
        panic!("two faults")
    };
    let told = bad.to_string();
    assert!(told.contains("did you mean build_points?"), "{told}");
    assert!(told.contains("build_points: is 9; use 1 to 8 (SC-5.3)"), "{told}");
}

#[test]
fn all_faults_are_told_at_once_in_the_order_of_the_file() {
    faults(
        "zone_max = 6\nrunds = 8\ntile_c1 = { price = 50, stock = -1 }\nsell_wood = 'two'",
        &[
            "no_name name",
            "unknown_key runds",
            "out_of_range tile_c1.price",
            "out_of_range tile_c1.stock",
            "wrong_type sell_wood",
            "zone_order zone_max",
        ],
    );
}

/// The lines of a file, one for each number that has limits; `choose` takes one of them. With each
/// line its places, the entries of a list.
fn lines(choose: impl Fn(i32, i32) -> i32) -> Vec<(String, Vec<String>, &'static Constant)> {
    let mut lines = vec![];
    for row in standard().rows() {
        let Some((least, most)) = row.limits else { continue };
        let number = choose(least, most);
        let (value, places) = match &row.value {
            Value::Int(_) => (number.to_string(), vec![row.key.clone()]),
            Value::Ints(numbers) => {
                let place = |at| format!("{}, entry {at}", row.key);
                let places = (1..=numbers.len()).map(place).collect();
                (format!("{:?}", vec![number; numbers.len()]), places)
            }
            Value::Flag(_) => continue,
            other => panic!("{} is {other} and has limits", row.key),
        };
        lines.push((format!("{} = {value}", row.key), places, row));
    }
    lines
}

fn standard() -> &'static Constants {
    static STANDARD: LazyLock<Constants> = LazyLock::new(Constants::standard);
    &STANDARD
}

/// The faults of a file that are about a single number: place, code and rule.
fn out_of_range(text: &str) -> BTreeSet<(String, &'static str, Option<&'static str>)> {
    let found = Constants::from_toml(&format!("name = 'mine'\n{text}"));
    let found = found.err().map_or(vec![], |bad| bad.0).into_iter();
    let single =
        found.filter(|fault| ["out_of_range", "fixed", "wrong_type"].contains(&fault.code));
    single.map(|fault| (fault.place, fault.code, fault.rule)).collect()
}

/// The data tells the limits; this holds that they are kept.
#[test]
fn every_number_is_taken_up_to_its_limits_and_not_beyond() {
    let text = |lines: &[(String, Vec<String>, &Constant)]| {
        lines.iter().map(|(line, ..)| line.as_str()).collect::<Vec<_>>().join("\n")
    };
    for within in [lines(|least, _| least), lines(|_, most| most)] {
        assert_eq!(out_of_range(&text(&within)), BTreeSet::new());
    }
    for beyond in [lines(|least, _| least - 1), lines(|_, most| most + 1)] {
        let mut expected = BTreeSet::new();
        for (_, places, row) in &beyond {
            let fixed = row.limits.is_some_and(|(least, most)| least == most);
            let code = if fixed { "fixed" } else { "out_of_range" };
            expected.extend(places.iter().map(|place| (place.clone(), code, Some(row.rule))));
        }
        assert!(expected.len() > 150, "{} numbers have limits", expected.len());
        assert_eq!(out_of_range(&text(&beyond)), expected);
    }
}

/// Only what is no number, or has several numbers of different facts, has no limits of its own.
#[test]
fn every_number_of_a_listing_has_limits() {
    let cards = standard().cards().iter().chain(standard().platforms());
    let several: BTreeSet<String> = cards
        .filter(|card| card.conditions.len() > 1)
        .map(|card| format!("{}.at", card.key))
        .collect();
    for row in standard().rows() {
        let free =
            matches!(row.value, Value::Words(_) | Value::Word(_)) || several.contains(&row.key);
        assert_eq!(row.limits.is_none(), free, "{}", row.key);
    }
}

/// A card asks for a number that can be, in each of its conditions.
#[test]
fn every_number_of_a_card_is_taken_up_to_the_most_of_its_fact() {
    let cards = || standard().cards().iter().chain(standard().platforms());
    let most = |fact: &str| FACTS.iter().find(|(known, _)| *known == fact).map(|&(_, most)| most);
    let text = |beyond: i32| {
        let line = |card: &CardRow| {
            let numbers = card.conditions.iter();
            let numbers = numbers.map(|part| most(&part.fact).map_or(part.number, |n| n + beyond));
            format!("{}.at = {:?}", card.key, numbers.collect::<Vec<_>>())
        };
        cards().map(line).collect::<Vec<_>>().join("\n")
    };
    assert_eq!(out_of_range(&text(0)), BTreeSet::new());
    let mut expected = BTreeSet::new();
    for card in cards() {
        for (index, part) in card.conditions.iter().enumerate() {
            if most(&part.fact).is_some() {
                let place = format!("{}.at, entry {}", card.key, index + 1);
                expected.insert((place, "out_of_range", Some(card.rule)));
            }
        }
    }
    assert_eq!(out_of_range(&text(1)), expected);
}

/// Files that are just sound, and the same one step further with what is told then. The sums are
/// those of the rules: 30 citizens and 200 stored pieces a seat; a borough of 64 tiles, City Hall,
/// one for every point of all rounds, one for every disc in each of 4 columns.
#[test]
fn constants_that_must_fit_together_are_taken_to_the_last_that_does() {
    let cases = [
        ("zone_max = 7", "zone_max = 6", "zone_order zone_max SC-2.3"),
        (
            "start_citizens_city_hall = 6",
            "start_citizens_city_hall = 7",
            "hall_too_small start_citizens_city_hall SC-3.5",
        ),
        (
            "start_citizens_career = 23",
            "start_citizens_career = 24",
            "too_many_citizens start_citizens_career SC-3.5",
        ),
        (
            "warehouse_capacity = 10\ntile_warehouse.stock = 20",
            "warehouse_capacity = 10\ntile_warehouse.stock = 21",
            "too_much_room tile_warehouse.stock SC-9.7",
        ),
        (
            "pollution_elimination = 20\nstart_pollution = 19",
            "pollution_elimination = 20\nstart_pollution = 20",
            "start_polluted start_pollution SC-3.7",
        ),
        ("rounds = 4", "rounds = 3", "platform_late platform_round SC-16.2"),
        // 11 * 5 + 2 * 4 + 1 = 64, 7 * 8 + 2 * 4 + 1 = 65.
        (
            "rounds = 11\nbuild_points = 5",
            "rounds = 7\nbuild_points = 8",
            "too_many_tiles build_points SC-5.3",
        ),
        (
            "traders_per_seat = 2\ntrader_thresholds = [4, 8]",
            "traders_per_seat = 2",
            "trader_count trader_thresholds SP-TRD-2",
        ),
        // Two people need two cells.
        (
            "tile_museum.shape = 'S2'",
            "tile_museum.shape = 'S1'",
            "shape_size tile_museum.shape SC-6.8",
        ),
        (
            "shape_sets.long = ['#/#/#/#/#/#']\ntile_city_hall.shape = 'long'\nzone_start = 6",
            "shape_sets.long = ['#/#/#/#/#/#']\ntile_city_hall.shape = 'long'\nzone_start = 5",
            "hall_room tile_city_hall.shape SC-3.5",
        ),
        (
            "shape_sets.long = ['######']\ntile_city_hall.shape = 'long'\nzone_start = 6",
            "shape_sets.long = ['######']\ntile_city_hall.shape = 'long'\nzone_start = 5",
            "hall_room tile_city_hall.shape SC-3.5",
        ),
    ];
    for (most, beyond, expected) in cases {
        sound(most);
        let (fault, rule) = expected.rsplit_once(' ').expect("a fault and its rule");
        let beyond = format!("name = 'mine'\n{beyond}");
        faults(&beyond, &[fault]);
        let Err(bad) = Constants::from_toml(&beyond) else { panic!("it has a fault") };
        assert_eq!(bad.rule(), Some(rule), "{bad}");
    }
}

#[test]
fn what_cannot_change_may_be_named_as_it_is() {
    let own = sound(
        "
        shape_stock_limited = false
        board_size = 10
        tile_city_hall = { stock = '1 per seat', price = 'free', shape = '2x3' }
        tile_metro.stock = '9 per seat'
        tile_clinic.stock = '0 per seat'
        ",
    );
    assert!(!own.flag("shape_stock_limited"));
    let stock = |key: &str| own.tile(key).map(|tile| tile.stock);
    assert_eq!(stock("tile_city_hall"), Some(Stock::PerSeat(1)));
    assert_eq!(stock("tile_metro"), Some(Stock::PerSeat(9)));
    assert_eq!(stock("tile_clinic"), Some(Stock::PerSeat(0)));
}

/// The text about the only fault of a file.
#[track_caller]
fn told(text: &str) -> String {
    let bad = Constants::from_toml(&format!("name = 'mine'\n{text}")).expect_err("it has a fault");
    assert_eq!(bad.0.len(), 1, "{bad}");
    bad.to_string()
}

#[test]
fn a_fault_says_what_would_be_right() {
    let cases = [
        ("council_price_money = [1, 2, 3]", "has 3 entries; write 4 (SC-12.3)"),
        ("death_thresholds = []", "has 0 entries; write 1 to 8 (SC-11.5)"),
        ("board_size = 12", "is 12; it is fixed: the engine plays with 10 only (SC-2.2)"),
        ("build_points = 9", "is 9; use 1 to 8 (SC-5.3)"),
        ("tile_c1.shape = 'S9'", "use one of 2x3, I3, L3, O4, S1, S2, S3, S4, S5 (SC-6.2)"),
        ("council_price_promise = ['a', 'easy', 'easy', 'easy']", "easy, medium, difficult"),
        ("rounds = 3", "is 4; the game has 3 rounds (rounds) (SC-16.2)"),
        ("rounds = 1", "is 4; the game has 1 round (rounds) (SC-16.2)"),
        ("tile_metro.stock = '10 per seat'", "is 10 per seat; use 0 to 9 (SC-6.8)"),
    ];
    for (text, part) in cases {
        assert!(told(text).contains(part), "{}", told(text));
    }
}

#[test]
fn a_misspelt_key_is_told_the_one_that_was_meant() {
    let meant = [
        ("build_point", "build_points"),
        ("Rounds", "rounds"),
        ("council_moves_a_round", "council_moves_per_round"),
        ("tile_metr", "tile_metro"),
        ("promise_gren", "promise_green"),
        ("platform_cultures", "platform_culture"),
        ("special_no_grave_", "special_no_grave"),
        ("trader_treshold", "trader_thresholds"),
        ("shape_set", "shape_sets"),
        ("nam", "name"),
    ];
    for (key, known) in meant {
        let told = told(&format!("{key} = 3"));
        assert!(
            told.contains(&format!("{key}: there is no such key; did you mean {known}?")),
            "{told}"
        );
    }
    for key in ["weather", "x", "the_price_of_a_home", "wood"] {
        let told = told(&format!("{key} = 3"));
        assert!(told.contains(&format!("{key}: there is no such key; remove it")), "{told}");
    }
}

#[test]
fn where_a_value_comes_from_is_told_in_a_word() {
    use Provenance::{Deduced, Ours, Owner, Printed, Public};
    let told = [Printed, Public, Deduced, Ours, Owner].map(|from| (from.letter(), from.word()));
    let expected =
        [('R', "printed"), ('P', "public"), ('D', "deduced"), ('H', "ours"), ('O', "yours")];
    assert_eq!(told, expected);
}

#[test]
fn materials_are_read_as_people_write_them() {
    assert_eq!(read_materials("1w 1s"), Some([1, 1, 0]));
    assert_eq!(read_materials("w+s+m"), Some([1, 1, 1]));
    assert_eq!(read_materials("2m"), Some([0, 0, 2]));
    for text in ["", "0w", "2", "+2w", "1x", "9w 1w", "é", "-1w"] {
        let expected = (text == "+2w").then_some([2, 0, 0]);
        assert_eq!(read_materials(text), expected, "{text:?}");
    }
}

#[test]
fn the_forests_have_the_cells_of_the_rules() {
    let maps = [
        (include_str!("../src/modules/forest/easy.txt"), 24),
        (include_str!("../src/modules/forest/expert.txt"), 41),
    ];
    for (map, forests) in maps {
        assert_eq!(map.lines().count(), 10);
        assert!(map.lines().all(|line| line.len() == 10 && line.chars().all(|c| "f.".contains(c))));
        assert_eq!(map.matches('f').count(), forests);
    }
}

#[test]
fn every_rule_has_a_text() {
    // How many rules each section has.
    let sections = [
        ("SC-2.", 14),
        ("SC-3.", 10),
        ("SC-4.", 13),
        ("SC-5.", 10),
        ("SC-6.", 10),
        ("SC-7.", 6),
        ("SC-8.", 10),
        ("SC-9.", 8),
        ("SC-10.", 2),
        ("SC-11.", 7),
        ("SC-12.", 10),
        ("SC-13.", 3),
        ("SC-14.", 4),
        ("SC-16.", 3),
        ("SC-17.", 4),
        ("SC-18.", 4),
        ("SP-SET-", 7),
        ("SP-TRD-", 8),
        ("SP-FOR-", 9),
    ];
    let expected: Vec<String> = sections
        .iter()
        .flat_map(|(section, rules)| (1..=*rules).map(move |rule| format!("{section}{rule}")))
        .collect();
    let told: Vec<&str> = RULE_TEXTS.iter().map(|(id, _)| *id).collect();
    assert_eq!(told, expected);
    assert!(RULE_TEXTS.iter().all(|(_, text)| text.len() > 20 && text.ends_with('.')));
    assert_eq!(rule_text("sc-4.12"), rule_text("SC-4.12"));
    assert_eq!(rule_text("SC-15.1"), None);
}
