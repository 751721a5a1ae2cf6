//! Which tests cover which pair of modules: every two modules that may be on together are listed
//! here.

use std::collections::BTreeSet;
use std::path::Path;

use smallcity::OPTIONS;

use crate::subject::sets::all;

/// What is decided where two modules meet, with the tests of it. `solo` and `advanced` are not
/// modules, but interact with them.
const HELD: &[(&str, &str, &str, &[&str])] = &[
    (
        "police",
        "traders",
        "Traders riot, pollute by 2 as they do so, and are covered",
        &["traders_riot_and_are_covered", "sv27_calm_people_leave_city_hall_first"],
    ),
    (
        "police",
        "forest",
        "an officer in the forest keeps builds and the Mayor off, and clears nothing",
        &["an_officer_stands_on_forest", "the_mayor_keeps_off_an_officer_in_the_forest"],
    ),
    (
        "police",
        "cities",
        "the wall stops no officer, water and landmarks do; London's arrivals riot, Paris's of the \
         last round do not; Zurich measures no officers at first, and ignores card L",
        &[
            "officers_walk_and_watch_across_the_wall",
            "obstacles_stop_a_walk",
            "officers_stand_on_the_river",
            "officers_stand_on_the_ring_and_on_marked_cells",
            "arrivals_of_london_riot",
            "newcomers_of_the_last_round_do_not_riot",
            "newcomers_of_card_g_may_riot",
            "officers_in_zurich_pollute_from_round_3",
            "the_anarchist_soils_zurich_from_round_3",
        ],
    ),
    (
        "police",
        "cards",
        "one card L, never boxed, riots with officers alone; the Ecologist spares rioters, no officers",
        &[
            "card_l_is_never_put_away",
            "sv2_without_the_module_nobody_riots",
            "the_ecologist_spares_rioters",
            "officers_pollute",
        ],
    ),
    (
        "police",
        "buildings",
        "officers stand on Parks and Statues, which may grow, and on no Palace",
        &[
            "officers_stand_on_statues",
            "a_cell_with_an_officer_is_not_empty",
            "nobody_stands_on_a_palace",
        ],
    ),
    (
        "police",
        "promises",
        "the card of rioters",
        &["sv2_half_of_the_people_riot", "at_least_one_must_riot"],
    ),
    ("police", "special", "the card of no riots", &["special_promises_about_riots_and_the_dead"]),
    ("police", "roads", "officers neither drive nor block Roads", &["officers_never_drive"]),
    (
        "traders",
        "cities",
        "Madrid's R1, London's new homes and home step take Traders; row 4 in Paris brings none",
        &[
            "a_trader_moves_into_the_free_home",
            "people_of_every_kind_move_in",
            "traders_fill_the_homes_of_london",
            "paris_takes_citizens_only",
        ],
    ),
    ("traders", "cards", "the Ecologist spares them in shops", &["the_ecologist_spares_traders"]),
    ("traders", "promises", "the card of Traders", &["traders_work_in_three_shops"]),
    (
        "traders",
        "special",
        "the card of dead Traders",
        &[
            "special_promises_about_riots_and_the_dead",
            "a_trader_without_a_grave_is_not_in_a_cemetery",
        ],
    ),
    (
        "traders",
        "roads",
        "they drive between colours, and walk from shop to shop",
        &["traders_drive_between_colours_only"],
    ),
    (
        "forest",
        "cards",
        "card F pays half of the clearing; both pools keep it",
        &["sv5_urban_planner", "surplus_cards_are_drawn_and_put_away"],
    ),
    (
        "forest",
        "buildings",
        "no Park or Statue on forest, Palaces clear it",
        &["palaces_clear_forest_and_statues_do_not", "sv6_forest_plans"],
    ),
    (
        "forest",
        "historic",
        "the castle counts what it leaves; later clearing lowers its votes to 0, and it stays",
        &[
            "the_castle_counts_the_forest_left",
            "sv18_later_clearing_lowers_the_votes",
            "a_castle_without_forest_stays",
        ],
    ),
    ("forest", "roads", "a Road beside forest clears nothing", &["forest_lies_beside_roads"]),
    (
        "cities",
        "cards",
        "shops of Athens pollute under the Ecologist; Zurich ignores the Anarchist at first",
        &[
            "the_ecologist_spares_no_shop_of_athens",
            "the_anarchist_soils_zurich_from_round_3",
            "boards_follow_the_cards",
        ],
    ),
    (
        "cities",
        "buildings",
        "Gardens lie across the wall, not on the Jardin; Palaces of Athens are no shops or homes; \
         Statues of Helsinki earn within the cap; the river costs; landmarks and Statues count each; \
         marked cells are for homes",
        &[
            "a_garden_lies_on_both_sides_of_the_wall",
            "the_jardin_is_no_part_of_a_garden",
            "palaces_of_athens_are_neither_shops_nor_homes",
            "statues_earn_by_the_water",
            "new_buildings_pay_for_the_river",
            "a_statue_and_a_landmark_are_two",
            "new_buildings_keep_off_marked_cells",
        ],
    ),
    (
        "cities",
        "roads",
        "no Road on water, nor at the wall while it stands, and no merging over one; river borders \
         at the normal price; trips of Zurich do not pollute at first",
        &[
            "roads_keep_off_wall_and_water",
            "homes_do_not_merge_over_a_road",
            "trips_in_zurich_pollute_from_round_3",
        ],
    ),
    ("cards", "roads", "the Ecologist spares no trip", &["the_ecologist_spares_no_trip"]),
    (
        "buildings",
        "promises",
        "all promises bring 5 or 0 but those of Palaces and Statues, and pay for no council",
        &[
            "sv17_promises_bring_five_except_those_of_palaces_and_statues",
            "no_promise_pays_for_the_council",
            "empty_stacks_bring_nothing",
        ],
    ),
    (
        "buildings",
        "special",
        "special promises and platforms bring what they did",
        &["special_promises_keep_their_values"],
    ),
    (
        "buildings",
        "historic",
        "each historic building and Statues are a kind of culture, and raise homes; a Palace and one of \
         them fill a plan",
        &[
            "modules_add_three_kinds_of_culture",
            "historic_buildings_and_statues_raise_homes",
            "a_palace_and_a_castle_fill_a_plan",
        ],
    ),
    (
        "buildings",
        "roads",
        "a Road between Parks leaves the Garden whole",
        &["a_road_between_parks_leaves_the_garden_whole"],
    ),
    (
        "special",
        "historic",
        "nobody draws the card of the building that they have not",
        &["a_seat_skips_the_promise_of_a_building_it_lacks"],
    ),
    ("historic", "roads", "no historic building across a Road", &["a_castle_lies_across_no_road"]),
    ("advanced", "cities", "votes alone decide: no platforms", &["platforms_are_left_out"]),
    ("solo", "police", "riots as ever", &["sv2_the_seat_chooses_who_riots"]),
    ("solo", "traders", "Traders as ever", &["sv4_traders_enter"]),
    ("solo", "roads", "a lone seat needs a fixed length", &["whose_road_is_the_longest"]),
    (
        "solo",
        "special",
        "no promise of a tourist; every set is played alone",
        &["nobody_alone_promises_a_tourist", "exactly_the_legal_sets_of_modules_play"],
    ),
];

/// Pairs of modules between which no rule applies, with the reason.
const NOTHING: &[(&str, &str, &str)] = &[
    ("police", "historic", "it holds nobody, and covers and is covered as any building"),
    ("traders", "forest", "Traders build nothing and stand on tiles"),
    ("traders", "buildings", "the new buildings hold nobody"),
    ("traders", "historic", "it holds nobody"),
    ("forest", "promises", "its cards ask for no land"),
    ("forest", "special", "its cards ask for no land"),
    ("cities", "promises", "its cards ask for no land"),
    ("cities", "special", "its cards ask for no land"),
    ("cards", "buildings", "K and L touch no building; B and C are cards of the base game"),
    ("cards", "promises", "its cards ask for no card"),
    ("cards", "special", "its cards ask for no card"),
    ("cards", "historic", "K and L touch no building; B and E are cards of the base game"),
    ("promises", "special", "one deck beside the other"),
    ("promises", "historic", "the cards of SP-REA come with it"),
    ("promises", "roads", "the cards of SP-ROA come with it"),
    ("special", "roads", "the cards of SP-ROA come with it"),
];

/// The names of all tests of this crate.
fn tests() -> BTreeSet<String> {
    let root = Path::new(env!("CARGO_MANIFEST_DIR"));
    let (mut folders, mut names) = (vec![root.join("tests"), root.join("src")], BTreeSet::new());
    while let Some(folder) = folders.pop() {
        for entry in std::fs::read_dir(folder).expect("a folder") {
            let path = entry.expect("an entry").path();
            if path.is_dir() {
                folders.push(path);
            } else if path.extension().is_some_and(|end| end == "rs") {
                let text = std::fs::read_to_string(path).expect("source");
                let after = text.split("#[test]\n").skip(1);
                let tests = after.filter_map(|rest| rest.trim_start().strip_prefix("fn "));
                names.extend(tests.filter_map(|rest| Some(rest.split_once('(')?.0.to_owned())));
            }
        }
    }
    names
}

/// Every two modules that may be on together have tests, or the list gives the reason for none.
#[test]
fn every_pair_of_modules_is_covered() {
    let tests = tests();
    for (one, other, what, held) in HELD {
        assert!(!held.is_empty(), "{one} and {other}: {what}");
        for test in *held {
            assert!(tests.contains(*test), "{one} and {other}: there is no test {test}");
        }
    }
    let modules = OPTIONS.iter().find(|option| option.key == "modules").expect("an option");
    let apart = |one: &str, other: &str| {
        let named = |pair: &(&str, &str), one, other| *pair == (one, other);
        let excluded = |one, other| modules.excludes.iter().any(|pair| named(pair, one, other));
        let by_need = |one, other| {
            modules.needs.iter().any(|(own, needs)| *own == one && excluded(*needs, other))
        };
        excluded(one, other) || by_need(one, other) || by_need(other, one)
    };
    let mut said = BTreeSet::new();
    let held = HELD.iter().map(|(one, other, ..)| (*one, *other));
    for pair in held.chain(NOTHING.iter().map(|(one, other, _)| (*one, *other))) {
        assert!(said.insert(pair), "{pair:?} is listed twice");
    }
    let all = all();
    for (at, one) in all.iter().enumerate() {
        for other in &all[at + 1..] {
            let together = !apart(one, other) && !apart(other, one);
            assert_eq!(said.contains(&(*one, *other)), together, "{one} and {other}");
        }
    }
}
