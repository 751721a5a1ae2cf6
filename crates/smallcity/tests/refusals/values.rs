//! What a refusal says beside its code and rule: what is wrong, with the values that a sentence
//! needs, worked out by hand for the position.

use serde_json::{Value, json};

use super::{all, document};

/// Keyed by the code and rule of a case and by what is wrong in it. A table: one line each.
#[expect(clippy::too_many_lines)]
fn expected() -> Vec<(&'static str, &'static str, Value)> {
    let wood = |count: u8| json!([{"material": "wood", "count": count}]);
    let metal = |count: u8| json!([{"material": "metal", "count": count}]);
    let stone = |count: u8| json!([{"material": "stone", "count": count}]);
    let short = |tile: &str, cells: &str, has: u8, needs: u8, why: &str| json!({"why": why, "tile": tile, "cells": cells, "has": has, "needs": needs});
    let of_cells = |why: &str, cells: &str| json!({"why": why, "cells": cells});
    let of_cell = |why: &str, cell: &str| json!({"why": why, "cell": cell});
    let of_tile = |why: &str, tile: &str| json!({"why": why, "tile": tile});
    let on = |why: &str, tile: &str, cells: &str| json!({"why": why, "tile": tile, "cells": cells});
    let price =
        |why: &str, price: u16, money: u16| json!({"why": why, "price": price, "money": money});
    let at =
        |why: &str, cell: &str, host: Option<u8>| json!({"why": why, "cell": cell, "host": host});
    vec![
        (
            "not_your_turn SC-2.9",
            "the host is first",
            json!({"why": "not_your_turn", "seat": 0, "by": 1}),
        ),
        ("blocked SC-2.4", "no 2 by 3", of_cells("no_hall_shape", "c3 d3 c4 d4")),
        ("blocked SP-SET-6", "forest", of_cells("no_land_for_hall", "a2 b2 a3 b3 a4 b4")),
        ("blocked SC-3.9", "outside the zone", of_cells("no_room_for_hall", "g3 h3 g4 h4 g5 h5")),
        ("blocked SC-4.1", "not side by side", of_cells("no_place_for_mayor", "a1 b2")),
        // A, B and C are face up.
        ("not_offered SC-4.4", "face down", json!({"why": "card_not_offered", "card": "D"})),
        ("not_offered SC-4.4", "no such card", json!({"why": "card_not_offered", "card": null})),
        ("not_offered SC-4.4", "three choices", json!({"why": "no_such_choice", "card": "A"})),
        (
            "no_input SP-ACT-2",
            "votes can be paid",
            json!({"why": "choice_missing", "card": "L", "chosen": ["money", "votes"]}),
        ),
        ("cannot_pay SP-ACT-2", "$2 of $1", price("anarchist_money_short", 2, 1)),
        (
            "cannot_pay SP-ACT-2",
            "3 votes of 2",
            json!({"why": "anarchist_votes_short", "price": 3, "votes": 2}),
        ),
        (
            "no_points SC-5.3",
            "growing takes two",
            json!({"why": "points_short", "points": 2, "left": 1}),
        ),
        ("no_points SC-5.3", "a fourth", json!({"why": "points_short", "points": 1, "left": 0})),
        ("cannot_pay SC-5.5", "growing costs $2", price("growth_dear", 2, 1)),
        ("zone_full SC-2.3", "the whole map", json!({"why": "zone_full", "size": 10})),
        ("new_this_round SC-7.4", "two levels", on("new_this_round", "R2", "f4 f5")),
        ("out_of_stock SC-3.5", "a second City Hall", of_tile("never_built", "Hall")),
        ("out_of_stock SC-6.8", "a second School", of_tile("only_one", "Sch")),
        ("out_of_stock SC-5.4", "none is left", of_tile("none_left", "Pk2")),
        ("out_of_stock SC-5.6", "no medium Park", of_tile("none_left", "Pk2")),
        ("out_of_stock SC-7.5", "no R2", of_tile("none_left", "R2")),
        ("blocked SC-2.4", "a Park of one cell", on("not_a_shape", "Pk1", "d7 e7")),
        ("blocked SC-7.2", "no R3 is straight", on("not_a_shape", "R3", "f4 g4 h4")),
        ("blocked SC-2.10", "City Hall stands there", of_cells("tile_there", "c3")),
        ("blocked SC-2.3", "half of it outside the zone", of_cells("outside_zone", "h7")),
        ("blocked SC-5.10", "the Mayor stands there", of_cells("mayor_there", "a5")),
        ("blocked SC-11.6", "the cemetery lies there", of_cells("cemetery_there", "c7")),
        ("home_factory SC-6.10", "a factory beside a home", on("home_and_factory", "F1", "b2")),
        ("home_factory SC-6.10", "a home beside a factory", on("home_and_factory", "R1", "g1")),
        ("criterion SC-6.1", "no public building", short("R1", "a6", 0, 1, "few_publics")),
        (
            "criterion SC-6.1",
            "one public building for two levels",
            short("R2", "c5 d5", 1, 2, "few_publics"),
        ),
        ("criterion SC-6.2", "one level for two", short("C2", "a1 b1", 1, 2, "few_homes")),
        ("criterion SC-6.3", "no Refinery", on("no_refinery", "F2", "g6 g7")),
        ("criterion SC-6.3", "no Harbor", on("no_harbor", "F3", "f1 f2 f3")),
        ("criterion SC-6.4", "no factory beside a Refinery", on("no_factory", "Ref", "g7")),
        (
            "needs_perimeter SC-6.5",
            "beside the factory, not on the edge",
            on("not_on_edge", "Har", "f2 g2"),
        ),
        ("cannot_pay SC-5.4", "a Park is paid in money", of_tile("paid_in_money", "Pk1")),
        (
            "cannot_pay SC-6.8",
            "too cheap",
            json!({"why": "wrong_payment", "tile": "Lib", "payment": wood(1), "cost": wood(2), "dropped": 0}),
        ),
        (
            "cannot_pay SC-6.8",
            "only one is stored",
            json!({"why": "payment_not_stored", "tile": "Met", "payment": metal(2), "stored":
                [{"material": "wood", "count": 1}, {"material": "metal", "count": 1}]}),
        ),
        (
            "cannot_pay SC-5.4",
            "$2",
            json!({"why": "tile_dear", "tile": "F1", "price": 2, "money": 1}),
        ),
        (
            "cannot_pay SC-5.4",
            "$2 and $1 for clearing",
            json!({"why": "tile_dear", "tile": "F1", "price": 3, "money": 2}),
        ),
        ("must_move SC-5.7", "somebody must move in", of_tile("somebody_must_enter", "R1")),
        (
            "must_move SC-5.7",
            "nobody lives in a Park",
            json!({"why": "cannot_enter", "tile": "Pk1", "person": "citizen"}),
        ),
        (
            "must_move SC-5.7",
            "no Traders at this table",
            json!({"why": "cannot_enter", "tile": "R1", "person": null}),
        ),
        ("level_step SC-5.6", "no Park begins there", of_cell("no_park_begins", "g7")),
        ("level_step SC-5.6", "a School", on("not_a_park", "Sch", "f3")),
        (
            "level_step SC-5.6",
            "no Park of four cells",
            json!({"why": "no_park_of_size", "size": 4}),
        ),
        ("cannot_pay SC-5.6", "$1", price("park_dear", 1, 0)),
        ("level_step SC-7.1", "no tile begins there", of_cell("no_tile_begins", "g7")),
        ("level_step SC-7.1", "there is no R6", of_tile("never_rises", "R5")),
        (
            "level_step SC-7.1",
            "diagonal",
            json!({"why": "not_beside", "tile": "R1", "cells": "f4", "cell": "g5"}),
        ),
        (
            "cannot_pay SP-SET-7",
            "clearing costs $1",
            json!({"why": "cell_dear", "cell": "i1", "price": 1, "money": 0}),
        ),
        ("forest_park SP-FOR-2", "a Park on forest", on("park_on_forest", "Pk1", "a1")),
        ("forest_park SP-FOR-2", "a larger Park on forest", on("park_on_forest", "Pk2", "b7")),
        (
            "forest_count SP-REA-5",
            "three trees",
            json!({"why": "few_land", "tile": "Neu", "cells": "c5 d5 c6", "source": "forest", "has": 3, "needs": 4}),
        ),
        (
            "cannot_pay SP-REA-2",
            "one stone",
            json!({"why": "wrong_payment", "tile": "Neu", "payment": stone(1), "cost": stone(2), "dropped": 0}),
        ),
        ("must_move SC-8.3", "nobody is there", at("nobody_to_move", "a3", None)),
        ("must_move SC-8.3", "no own citizen", at("nobody_to_move", "b5", Some(1))),
        ("must_move SC-8.3", "the shop must be left", at("somebody_must_move", "g1", None)),
        ("not_a_space SC-8.1", "an empty cell", at("not_a_space", "b2", None)),
        ("not_a_space SC-8.6", "a neighbour's home", at("not_for_tourists", "a1", Some(1))),
        ("vacated SC-8.1", "somebody is there", at("not_free", "a5", None)),
        ("vacated SC-8.1", "a neighbour's citizen is there", at("not_free", "b5", Some(1))),
        ("same_colour SC-8.4", "from home to home", at("same_colour", "a3", None)),
        ("same_colour SC-8.4", "to a neighbour's shop", at("same_colour", "a5", Some(1))),
        (
            "must_move SC-8.6",
            "a second tourist there",
            json!({"why": "one_tourist_each", "host": 1}),
        ),
        (
            "must_move SP-TRD-4",
            "a Trader stays",
            json!({"why": "never_travels", "person": "trader"}),
        ),
        ("not_a_space SC-8.7", "an R2", of_cell("not_an_empty_home", "a5")),
        (
            "must_move SC-8.7",
            "no Traders at this table",
            json!({"why": "nobody_waits", "person": null}),
        ),
        ("cannot_pay SC-9.2", "no metal", json!({"why": "not_stored", "material": "metal"})),
        (
            "cannot_pay SC-9.2",
            "$1 to $4, and there is $3",
            json!({"why": "no_such_purchase", "money": 3}),
        ),
        ("not_a_space SC-11.5", "nobody is there", of_cell("nobody_can_die", "a2")),
        ("blocked SC-11.6", "a tile is there", of_cell("no_grave", "a1")),
        ("no_disc SC-12.2", "no disc is there", json!({"why": "no_disc", "column": 0})),
        ("no_disc SC-12.1", "five rows", json!({"why": "no_such_row", "rows": 5})),
        (
            "cannot_pay SC-12.3",
            "no votes",
            json!({"why": "council_votes_short", "column": 2, "price": 3, "votes": 0}),
        ),
        (
            "cannot_pay SC-12.3",
            "$2",
            json!({"why": "council_money_short", "column": 2, "price": 2, "money": 1}),
        ),
        (
            "cannot_pay SC-12.3",
            "no promise is left",
            json!({"why": "council_promise_gone", "column": 2, "stack": "easy"}),
        ),
        ("out_of_stock SC-12.7", "culture", of_tile("council_never_builds", "Sch")),
        (
            "out_of_stock SC-12.7",
            "three cells",
            json!({"why": "council_too_large", "tile": "Pk3", "most": 2}),
        ),
    ]
}

#[test]
fn a_refusal_has_the_values_of_its_position() {
    let cases: Vec<_> = all().collect();
    for (refused, why, values) in expected() {
        let case = cases.iter().find(|case| (case.refused, case.why) == (refused, why));
        let case = case.unwrap_or_else(|| panic!("no case {refused}: {why}"));
        let (code, rule) = refused.split_once(' ').expect("a code and a rule");
        let mut told = values;
        told["code"] = code.into();
        told["rule"] = rule.into();
        assert_eq!(document(case), told, "{refused}: {why}");
    }
}
