//! The names of tiles, prices, promises, council rows and actions: every sentence contains the
//! numbers and names of the rules, in the standard box and in a different one.

mod actions;

use std::collections::{BTreeMap, BTreeSet};

use kernel::{Documents, Game, Seat};
use smallcity::constants::{Compare, Constants, FACTS, Price, read_materials};
use smallcity::documents::{TablesDoc, TileDoc};
use smallcity::{Amount, Cell, Cells, Setup, SmallCity};

use crate::plain::{TILES, tell};
use crate::subject;

/// A box in which every number of a sentence differs from the standard one, and from the others of
/// its sentence.
const OTHER: &str = r#"
name = "other"
vote_home_r1 = 21
vote_home_r2 = 22
vote_home_r3 = 23
vote_home_r4 = 24
vote_home_r5 = 25
production_per_citizen = 4
harbor_sales = 7
warehouse_capacity = 9
park_relief_per_cell = 5
museum_income = 16
vote_university = 17
clinic_saves = 8
police_tourist_income = 18
fire_relief = 19
city_hall_capacity = 11
commerce_space_order = ["sell", "trade_votes", "cash", "buy_votes"]
sell_wood = 11
sell_stone = 12
sell_metal = 13
buy_votes_1 = 31
buy_votes_2 = 32
buy_votes_3 = 33
buy_votes_4 = 34
trade_votes_wood = 1
trade_votes_stone = 42
trade_votes_metal = 43
tile_r1.price = 6
tile_c4.price = 17
tile_school.price = "3w"
tile_museum.price = "3w 2s 4m"
tile_metro.price = "5m"
council_price_money = [6, 7, 8, 9]
council_price_votes = [1, 12, 13, 14]
council_price_promise = ["difficult", "medium", "easy", "medium"]
council_row1_money = [31, 32, 33, 34]
council_row2_material = ["2w", "3s", "4m", "2w+3s+4m"]
council_row3_cells = [5, 1, 6, 2]
council_row4_citizens = [3, 4, 1, 6]
council_row5_pollution = [41, 42, 43, 44]
promise_reward_easy = 7
promise_reward_medium = 13
promise_reward_difficult = 19
special_promise_reward = 11
platform_reward = 21
promise_penalty_easy = 4
promise_penalty_medium = 0
promise_penalty_difficult = 5
special_promise_penalty = 2
platform_penalty = 8
promise_green.at = [9]
special_no_waiting.at = [1, 7]
"#;

fn other(setup: Setup) -> Setup {
    subject::with_box(setup, OTHER)
}

/// An advanced table with the standard box, and one with the other.
fn boxes() -> [SmallCity; 2] {
    let setup = Setup { advanced: true, ..Setup::new(3) };
    [setup.clone(), other(setup)].map(|setup| SmallCity::new(&setup).expect("a sound set-up"))
}

fn document(game: &SmallCity) -> TablesDoc {
    game.tables_doc()
}

/// The numbers of a sentence in their order.
fn numbers(text: &str) -> Vec<i32> {
    let digits = text.split(|letter: char| !letter.is_ascii_digit());
    digits.filter_map(|number| number.parse().ok()).collect()
}

/// `1 vote`, `2 votes`.
fn count(number: i32, word: &str) -> String {
    format!("{number} {word}{}", if number == 1 { "" } else { "s" })
}

#[track_caller]
fn assert_words(about: &str, text: &str, words: &[impl AsRef<str>]) {
    for word in words {
        let word = word.as_ref();
        assert!(text.contains(word), "{about}: {text:?} does not say {word:?}");
    }
}

/// What a tile does: the numbers in its sentence, and some words of it.
struct Does(&'static str, Vec<i32>, Vec<String>);

/// What every tile does by the rules.
fn powers(data: &Constants) -> Vec<Does> {
    let int = |key: &str| data.int(key);
    let words = |words: &[&str]| words.iter().map(|&word| word.to_owned()).collect::<Vec<_>>();
    let mut all = vec![];
    // SC-10.1.
    for (number, code) in ["R1", "R2", "R3", "R4", "R5"].into_iter().enumerate() {
        let votes = int(&format!("vote_home_r{}", number + 1));
        all.push(Does(code, vec![votes], vec![count(votes, "vote"), "at home".into()]));
    }
    // SC-6.2.
    let functions = data.words("commerce_space_order").iter().map(|word| function(word));
    let functions: Vec<String> = functions.map(str::to_owned).collect();
    for (number, code) in ["C1", "C2", "C3", "C4"].into_iter().enumerate() {
        all.push(Does(code, vec![], functions[..=number].to_vec()));
    }
    // SC-9.6.
    let made = int("production_per_citizen");
    for (material, code) in ["wood", "stone", "metal"].into_iter().zip(["F1", "F2", "F3"]) {
        all.push(Does(code, vec![made], vec!["worker".into(), format!("{made} {material}")]));
    }
    // SC-6.7, SC-11.3.
    for (cells, code) in (1..).zip(["Pk1", "Pk2", "Pk3"]) {
        let relief = cells * int("park_relief_per_cell");
        all.push(Does(code, vec![relief], vec![format!("relieves {relief}\u{a0}%")]));
    }
    let (museum, police) = (int("museum_income"), int("police_tourist_income"));
    let (fire, university) = (int("fire_relief"), int("vote_university"));
    let lives = if int("clinic_saves") == 1 { "1 life " } else { "lives" };
    all.extend([
        // SC-6.3, SC-6.4: other Factories need them; SC-9.4, SC-9.7: their powers.
        Does("Ref", vec![2, 3], words(&["Factory"])),
        Does("Har", vec![int("harbor_sales"), 3], words(&["sells", "Factory 3"])),
        Does("War", vec![int("warehouse_capacity")], words(&["stores"])),
        Does("Hall", vec![int("city_hall_capacity")], words(&["room"])),
        // SC-6.8, SC-9.3, SC-10.2, SC-11.5.
        Does("Sch", vec![], vec![]),
        Does("Lib", vec![], vec![]),
        Does("Met", vec![], vec![]),
        Does("Mus", vec![museum], vec![format!("${museum} for each visitor")]),
        Does("Uni", vec![university], vec![count(university, "vote")]),
        Does("Cli", vec![int("clinic_saves")], words(&["saves", lives])),
        // SC-9.5, SC-11.1, SC-11.3.
        Does("Pol", vec![police], vec!["staffed".into(), format!("${police}"), "tourist".into()]),
        Does("Fir", vec![fire], vec!["staffed".into(), format!("relieves {fire}\u{a0}%")]),
    ]);
    all
}

/// A function of a commerce space in words.
fn function(word: &str) -> &'static str {
    match word {
        "cash" => "cash",
        "sell" => "sell",
        "buy_votes" => "buy votes",
        "trade_votes" => "trade for votes",
        _ => panic!("{word} is no function"),
    }
}

fn tile<'a>(doc: &'a TablesDoc, code: &str) -> &'a TileDoc {
    doc.tiles.iter().find(|tile| tile.tile == code).expect("a known tile")
}

#[test]
fn tile_sentences_have_their_numbers() {
    for game in boxes() {
        let doc = document(&game);
        let powers = powers(&game.setup().constants);
        assert_eq!(powers.len(), doc.tiles.len());
        for Does(code, due, words) in powers {
            let about = &tell("effects", &tile(&doc, code).effects);
            assert_eq!(numbers(about), due, "{code}: {about}");
            assert_words(code, about, &words);
            // SC-2.7.
            let public = ["Hall", "Sch", "Lib", "Mus", "Met", "Cli", "Uni"].contains(&code);
            assert_eq!(about.contains("public building"), public, "{code}: {about}");
            // SC-5.7.
            assert_eq!(about.contains("from City Hall at once"), code == "R1", "{code}: {about}");
        }
    }
}

/// Section 6.
#[test]
fn criterion_sentences_have_their_level() {
    let home = ["public building", "no Factory"];
    let shop = ["Residences", "level", "together"];
    let needs: [(&str, &[i32], &[&str]); 19] = [
        ("R1", &[1], &home),
        ("R2", &[2], &home),
        ("R3", &[3], &home),
        ("R4", &[4], &home),
        ("R5", &[5], &home),
        ("C1", &[1], &shop),
        ("C2", &[2], &shop),
        ("C3", &[3], &shop),
        ("C4", &[4], &shop),
        ("F1", &[], &["no Residence"]),
        ("F2", &[], &["Refinery", "no Residence"]),
        ("F3", &[], &["Refinery", "Harbor", "no Residence"]),
        ("Ref", &[], &["a Factory"]),
        ("War", &[], &["a Factory"]),
        ("Har", &[], &["a Factory", "edge of the map"]),
        ("Pk3", &[], &["none"]),
        ("Uni", &[], &["none"]),
        ("Pol", &[], &["none"]),
        ("Fir", &[], &["none"]),
    ];
    let all = ["public building", "Residence", "Factory", "Refinery", "Harbor", "edge", "none"];
    let [standard, _] = boxes();
    let doc = document(&standard);
    for (code, due, words) in needs {
        let text = &tell("needs", &tile(&doc, code).needs);
        assert_eq!(numbers(text), due, "{code}: {text}");
        assert_words(code, text, words);
        for word in all.into_iter().filter(|word| text.contains(word)) {
            assert!(words.iter().any(|due| due.contains(word)), "{code}: {text} says {word}");
        }
    }
}

/// `$2`, `1 wood and 2 stone`, `free`.
fn price(text: &str) -> Price {
    if let Some(dollars) = text.strip_prefix('$') {
        return Price::Money(dollars.parse().expect("dollars"));
    }
    if text == "free" {
        return Price::Free;
    }
    let mut counts = BTreeMap::new();
    for part in text.split(" and ").flat_map(|part| part.split(", ")) {
        let (count, name) = part.split_once(' ').unwrap_or_else(|| panic!("{text:?}"));
        counts.insert(name, count.parse::<u8>().unwrap_or_else(|_| panic!("{text:?}")));
    }
    let mut of = |name| counts.remove(name).unwrap_or(0);
    let [wood, stone, metal] = ["wood", "stone", "metal"].map(&mut of);
    assert!(counts.is_empty(), "{text:?}");
    Price::Materials { wood, stone, metal }
}

/// The table of 1.3, and SC-2.6.
#[test]
fn tile_sentences_have_price_and_colour() {
    for game in boxes() {
        let doc = document(&game);
        for row in game.setup().constants.tiles() {
            let tile = tile(&doc, &row.code);
            let told = tell("price", &tile.price);
            assert_eq!(price(&told), row.price, "{}: {told}", row.code);
            let (_, colour, ..) = TILES.iter().find(|known| known.0 == row.code).expect("a tile");
            assert_eq!(tile.colour, *colour, "{}", row.code);
        }
    }
}

fn cells(text: &str) -> Cells {
    Cells::parse(text).expect("cells")
}

/// SC-6.2: the cells of a shop have their functions in reading order; no other tile has functions.
#[test]
fn every_space_of_a_shop_has_its_function() {
    for game in boxes() {
        let mut state = game.start();
        let (seat, kind) = (Seat::new(0), |code: &str| game.rules().kind_named(code).expect("one"));
        for (code, on) in [("C4", "c2 b3 c3 d3"), ("C2", "f1 f2"), ("R2", "a6 b6"), ("F1", "g7")] {
            game.put(&mut state, seat, kind(code), cells(on));
        }
        let order = game.setup().constants.words("commerce_space_order").iter();
        let order: Vec<_> = order.map(|word| Some(word.as_str())).collect();
        let at = |text: &str| game.function(&state, seat, Cell::parse(text).expect("a cell"));
        assert_eq!(["c2", "b3", "c3", "d3"].map(at), order[..]);
        assert_eq!(["f1", "f2"].map(at), order[..2]);
        assert_eq!(["a6", "b6", "g7", "j9"].map(at), [None; 4]);
    }
}

/// Section 12.
#[test]
fn the_council_states_gains_and_prices() {
    for game in boxes() {
        let (doc, data) = (document(&game), &game.setup().constants);
        assert_eq!((doc.council.len(), doc.council_prices.len()), (5, 4));
        for (row, name) in ["Finance", "Supplies", "Construction", "Tourism", "Environment"]
            .into_iter()
            .enumerate()
        {
            for (column, told) in doc.council[row].iter().enumerate() {
                assert_eq!(tell("row", &(row + 1)), name);
                assert_eq!(*told, game.council_effect(row as u8 + 1, column as u8 + 1));
                assert_brings(data, row + 1, column, &tell("brings", told));
            }
        }
        for (column, told) in doc.council_prices.iter().enumerate() {
            assert_eq!(i32::from(told.money), data.ints("council_price_money")[column]);
            assert_eq!(i32::from(told.votes), data.ints("council_price_votes")[column]);
            assert_eq!(
                told.stack.expect("promises pay").name(),
                data.words("council_price_promise")[column]
            );
        }
    }
}

/// SC-12.5 to SC-12.9: what a row brings, by column from 0.
#[track_caller]
fn assert_brings(data: &Constants, row: usize, column: usize, text: &str) {
    let due = |key: &str| data.ints(key)[column];
    match row {
        1 => assert_eq!(text, format!("+${}", due("council_row1_money"))),
        2 => {
            let due = read_materials(&data.words("council_row2_material")[column]);
            let told = Amount::list(due.expect("the data are sound"));
            assert_eq!(text, format!("+{}", tell("materials", &told)));
            assert!(!numbers(text).contains(&0), "{text}");
        }
        3 => assert_eq!(text, format!("build {}", count(due("council_row3_cells"), "cell"))),
        4 => assert_eq!(text, format!("+{}", count(due("council_row4_citizens"), "citizen"))),
        5 => assert_eq!(text, format!("−{}\u{a0}%", due("council_row5_pollution"))),
        _ => panic!("there is no row {row}"),
    }
}

/// The words that a sentence about a fact contains (section 15, section 16).
fn names(fact: &str) -> &'static [&'static str] {
    match fact {
        "park_cells" => &["Park", "cells"],
        "pollution" => &["pollution"],
        "zone" => &["size of the zone"],
        "living" => &["living citizens"],
        "living_at_home" => &["citizens", "borough"],
        "commerce_used" => &["shops", "citizen"],
        "cultural" => &["cultural buildings"],
        "money" => &["dollars"],
        "metal" => &["metal", "stored"],
        "graves" => &["graves"],
        "tourists_abroad" => &["tourists abroad"],
        "empty_home_spaces" => &["empty spaces", "homes"],
        "empty_zone_cells" => &["empty cells"],
        "discs_in_3_or_4" => &["discs", "column 3 or 4"],
        "hall_citizens" => &["citizens", "City Hall"],
        "n(R)" => &["Residences"],
        "n(R>=3)" => &["Residences", "level 3 or more"],
        "n(R>=4)" => &["Residences", "level 4 or more"],
        "n(R>=5)" => &["Residences", "level 5 or more"],
        "n(C)" => &["shops"],
        "n(C>=3)" => &["shops", "level 3 or more"],
        "n(C>=4)" => &["shops", "level 4 or more"],
        "n(F)" => &["Factories"],
        "n(F>=3)" => &["Factories", "level 3 or more"],
        "n(Park>=3)" => &["Parks", "level 3 or more"],
        "n(School)" => &["School"],
        "n(Library)" => &["Librar"],
        "n(Museum)" => &["Museum"],
        "n(University)" => &["Universit"],
        "n(Police)" => &["Police"],
        "n(Fire)" => &["Fire"],
        "n(Refinery)" => &["Refiner"],
        "n(Harbor)" => &["Harbor"],
        "n(Warehouse)" => &["Warehouse"],
        _ => panic!("no rule names the fact {fact}"),
    }
}

/// Every card of sections 15 and 16.
#[test]
fn a_condition_names_its_fact_and_its_number() {
    let mut facts = BTreeSet::new();
    for game in boxes() {
        let (rules, data) = (game.rules(), &game.setup().constants);
        let rows = data.cards().iter().chain(data.platforms());
        let asked = rows.flat_map(|row| row.conditions.iter().map(move |part| (&row.key, part)));
        let told = rules.promises.iter().chain(&rules.platforms);
        let told = told.flat_map(|card| card.conditions.iter().map(move |part| (&card.key, part)));
        for ((key, part), (same_key, condition)) in asked.zip(told) {
            assert_eq!(key, same_key);
            let text = tell("conditions", &game.asked_doc(condition));
            assert_words(key, &text, names(&part.fact));
            let compare = match part.compare {
                Compare::AtLeast => "at least",
                Compare::AtMost => "at most",
                Compare::Equal => "exactly",
            };
            assert!(text.ends_with(&format!(": {compare} {}", part.number)), "{key}: {text}");
            facts.insert(part.fact.clone());
        }
    }
    let unasked = FACTS.iter().find(|(fact, _)| !facts.contains(*fact));
    assert_eq!(unasked, None, "no card asks about it");
}

/// SC-14.2, SC-16.1, SC-16.2: `+6 or −3`; a penalty of 0 has no sign.
fn stakes(data: &Constants, stack: &str) -> String {
    let (reward, penalty) = match stack {
        "special" => ("special_promise_reward", "special_promise_penalty"),
        "platform" => ("platform_reward", "platform_penalty"),
        "easy" => ("promise_reward_easy", "promise_penalty_easy"),
        "medium" => ("promise_reward_medium", "promise_penalty_medium"),
        "difficult" => ("promise_reward_difficult", "promise_penalty_difficult"),
        "flat" => ("promise_flat_reward", "promise_flat_penalty"),
        _ => panic!("there is no stack {stack}"),
    };
    match data.int(penalty) {
        0 => format!("+{} or 0", data.int(reward)),
        penalty => format!("+{} or −{penalty}", data.int(reward)),
    }
}
