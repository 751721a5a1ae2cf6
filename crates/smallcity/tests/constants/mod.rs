//! The data files match the tables of the rules; an owner's file overrides them, and a bad file
//! gets all its faults at once.

mod limits_and_faults;
mod shapes;

use kernel::Fault as _;
use smallcity::constants::{
    CardRow, Compare, Constant, Constants, FACTS, Library, Price, Provenance, Stack, Stock,
    TileKind, Value, read_materials,
};
use smallcity::{RULE_IDS, is_rule};

/// Section 23 of the rules and the constants of the modules, written by hand: key, value,
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
officers_per_seat 2 R SP-POL-1
officer_walk 3 R SP-POL-4
officer_pollution 1 R SP-POL-15
officer_vote_bonus 1 R SP-POL-13
riot_vote_penalty 1 R SP-POL-17
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
paris_river_cost 1 R SP-EUR-12
london_pollution 5 R SP-EUR-20
london_start_c1 1 R SP-EUR-20
zurich_start_c1 2 R SP-EUR-30
zurich_free_rounds 2 R SP-EUR-34
madrid_ring_cost 1 R SP-EUR-41
rome_pollution 9 R SP-EUR-50
berlin_wall_rounds 7 R SP-EUR-60
helsinki_citizens 2 R SP-EUR-70
helsinki_start_r1 2 R SP-EUR-71
helsinki_income 1 R SP-EUR-72
helsinki_cap 6 R SP-EUR-72
athens_parthenon_level 4 R SP-EUR-80
athens_parthenon_is commerce H SP-EUR-80
athens_commerce_pollution 1 R SP-EUR-82
anarchist_money 2 R SP-ACT-2
anarchist_votes 3 R SP-ACT-2
anarchist_pollution 3 R SP-ACT-2
garden_cells 6 R SP-BLD-1
statue_cost 1 R SP-BLD-2
statue_stock 16 R SP-BLD-2
palace_cost 2 R SP-BLD-6
palace_stock 9 R SP-BLD-6
palace_cells 4 R SP-BLD-6
palace_points 2 R SP-BLD-6
palace_shape O4 H SP-BLD-6
palace_promise_draw 1 R SP-BLD-8
palace_promise_keep 1 R SP-BLD-8
promise_flat_reward 5 R SP-BLD-9
promise_flat_penalty 0 R SP-BLD-9
promise_palaces_at 3 R SP-BLD-9
promise_statues_at 2 H SP-BLD-9
special_palaces_at 2 H SP-BLD-9
special_statues_at 3 H SP-BLD-9
promise_traders_at 3 R SP-PRO-1
special_dead_traders_at 2 R SP-SPE-1
historic_cost 2 R SP-REA-2
colosseum_shape O4 H SP-REA-2
neuschwanstein_shape L3 H SP-REA-2
colosseum_supporter_factor 2 R SP-REA-4
neuschwanstein_min_forest 4 R SP-REA-5
neuschwanstein_vote_offset 3 R SP-REA-6
roads_per_seat 10 R SP-ROA-1
roundabouts_per_seat 5 R SP-ROA-1
road_cost 1 R SP-ROA-3
roundabout_cost 2 R SP-ROA-3
road_tiles_per_dollar 2 R SP-ROA-9
roundabout_pollution 1 R SP-ROA-9
longest_road_solo 6 H SP-ROA-12
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

/// Asserts that a file has exactly these faults (`code place` each) in this order.
#[track_caller]
fn faults(text: &str, expected: &[&str]) {
    let Err(all) = Constants::from_toml(text) else { panic!("no fault in {text}") };
    let found = &all.faults.0;
    let told: Vec<String> =
        found.iter().map(|fault| format!("{} {}", fault.code(), fault.place)).collect();
    assert_eq!(told, expected, "{found:#?}");
    assert_eq!((all.code(), all.rule()), ("bad_constants", found[0].rule));
    let parts: Vec<String> =
        all.parts().iter().map(|part| format!("{part} {:?}", part.rule())).collect();
    let each: Vec<String> = found.iter().map(|fault| format!("{fault} {:?}", fault.rule)).collect();
    assert_eq!(parts, each);
    for fault in found {
        assert!(all.to_string().contains(&fault.to_string()));
        assert!(fault.rule.is_none_or(is_rule), "{fault} names a rule");
    }
}

/// A valid owner's file.
#[track_caller]
fn sound(text: &str) -> Constants {
    let text = format!("name = 'mine'\n{text}");
    Constants::from_toml(&text).unwrap_or_else(|faults| panic!("{text}\n{faults}"))
}

/// The text of the only fault of a file.
#[track_caller]
fn told(text: &str) -> String {
    let bad = Constants::from_toml(&format!("name = 'mine'\n{text}")).expect_err("it has a fault");
    assert_eq!(bad.faults.0.len(), 1, "{bad}");
    bad.to_string()
}

#[test]
fn every_constant_matches_the_rules() {
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
fn every_tile_matches_the_rules() {
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
fn every_card_matches_the_rules() {
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
19 special_full_homes special: n(R)>=3 empty_home_spaces<=0
20 special_no_grave special: graves<=0
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
32 special_no_waiting special: hall_citizens<=0 living>=8
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
fn an_owners_file_changes_only_what_it_names() {
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

#[test]
fn the_source_of_a_value_is_one_word() {
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
fn forests_match_the_rules() {
    let maps = [
        (include_str!("../../src/modules/forest/easy.txt"), 24),
        (include_str!("../../src/modules/forest/expert.txt"), 41),
    ];
    for (map, forests) in maps {
        assert_eq!(map.lines().count(), 10);
        assert!(map.lines().all(|line| line.len() == 10 && line.chars().all(|c| "f.".contains(c))));
        assert_eq!(map.matches('f').count(), forests);
    }
}

#[test]
fn every_rule_is_known() {
    // The number of rules in each section.
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
        ("SP-SET-", 11),
        ("SP-POL-", 18),
        ("SP-TRD-", 8),
        ("SP-FOR-", 9),
        ("SP-ACT-", 4),
        ("SP-BLD-", 10),
        ("SP-PRO-", 2),
        ("SP-SPE-", 1),
        ("SP-REA-", 6),
        ("SP-ROA-", 12),
    ];
    let mut expected: Vec<String> = sections
        .iter()
        .flat_map(|(section, rules)| (1..=*rules).map(move |rule| format!("{section}{rule}")))
        .collect();
    // The sections of the cities have gaps: each city begins at a multiple of ten.
    let cities = [1..=4, 6..=6, 10..=13, 20..=22, 30..=34, 40..=42, 50..=50, 60..=63, 70..=72];
    let cities = cities.into_iter().chain([80..=82]).flatten();
    let after = expected.iter().position(|id| id == "SP-ACT-1").expect("a rule");
    expected.splice(after..after, cities.map(|rule| format!("SP-EUR-{rule}")));
    assert_eq!(RULE_IDS, expected);
    assert!(is_rule("sc-4.12") && is_rule("SC-4.12") && !is_rule("SC-15.1"));
}
