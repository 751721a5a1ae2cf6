//! Faults of an owner's file, and the limits up to which it is valid.

use std::collections::BTreeSet;
use std::sync::LazyLock;

use super::*;

#[test]
fn the_parser_reports_every_fault() {
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
        ("tile_c1.colour = 'red'", "unknown_key tile_c1.colour"),
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
        ("promise_green.number = 9", "unknown_key promise_green.number"),
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
        ("helsinki_citizens = 4\ncity_hall_capacity = 3", "hall_too_small helsinki_citizens"),
        ("start_citizens_career = 24", "too_many_citizens start_citizens_career"),
        ("pollution_elimination = 20\nstart_pollution = 20", "start_polluted start_pollution"),
        (
            "tile_warehouse.stock = 60\nwarehouse_capacity = 12",
            "too_much_room tile_warehouse.stock",
        ),
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
fn the_parser_reports_all_faults_in_file_order() {
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

/// The lines of a file, one for each number with limits; `choose` picks the number. Each line comes
/// with its places: the entries of a list.
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

/// The faults that concern a single number: place, code and rule.
fn out_of_range(text: &str) -> BTreeSet<(String, &'static str, Option<&'static str>)> {
    let found = Constants::from_toml(&format!("name = 'mine'\n{text}"));
    let found = found.err().map_or(vec![], |bad| bad.faults.0).into_iter();
    let single =
        found.filter(|fault| ["out_of_range", "fixed", "wrong_type"].contains(&fault.code));
    single.map(|fault| (fault.place, fault.code, fault.rule)).collect()
}

/// The data states the limits; this test checks that the parser enforces them.
#[test]
fn every_number_is_accepted_up_to_its_limits() {
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

/// Only rows that are not a number, or that combine several numbers, have no limits.
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

/// Each condition of a card accepts numbers up to the largest possible value of its fact.
#[test]
fn card_numbers_are_accepted_up_to_the_largest_fact() {
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

/// Files that are just valid, and the same files one step further with the fault. The sums come
/// from the rules: 30 citizens and 200 stored pieces a seat; a borough of 64 tiles: City Hall, one
/// for every point of all rounds, one for every disc in each of 4 columns.
#[test]
fn related_constants_are_accepted_while_they_fit() {
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
        // Two people spaces need two cells.
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
        let Err(bad) = Constants::from_toml(&beyond) else { panic!("the file has a fault") };
        assert_eq!(bad.rule(), Some(rule), "{bad}");
    }
}

#[test]
fn fixed_constants_may_be_named_with_their_value() {
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

#[test]
fn a_fault_says_how_to_fix_it() {
    let cases = [
        ("council_price_money = [1, 2, 3]", "has 3 entries; write 4 (SC-12.3)"),
        ("death_thresholds = []", "has 0 entries; write 1 to 8 (SC-11.5)"),
        ("board_size = 12", "is 12; it is fixed: the engine plays with 10 only (SC-2.2)"),
        ("build_points = 9", "is 9; use 1 to 8 (SC-5.3)"),
        ("tile_c1.shape = 'S9'", "use one of 2x3, I3, L3, O4, S1, S2, S3, S4, S5 (SC-6.2)"),
        ("council_price_promise = ['a', 'easy', 'easy', 'easy']", "easy, medium, difficult"),
        ("tile_metro.stock = '10 per seat'", "is 10 per seat; use 0 to 9 (SC-6.8)"),
    ];
    for (text, part) in cases {
        assert!(told(text).contains(part), "{}", told(text));
    }
}

#[test]
fn a_fault_suggests_the_key_meant() {
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
