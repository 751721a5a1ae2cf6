//! "Why not here": the answer gives the nearest reason and what the page shows with it.

use kernel::{Documents, Game, Input, Observer, Seat};
use serde_json::{Value, json};
use smallcity::documents::{AnswerDoc, LedgerDoc, QuestionDoc, ThereDoc};
use smallcity::{Action, Build, Cells, Person, Setup, SmallCity, State};

use super::{each_input, tables, to_act};

const SEAT: Seat = Seat::new(0);

fn cells(text: &str) -> Cells {
    Cells::parse(text).expect("cells")
}

/// A town before its second plan, with $5 and the Mayor on `a7 b7`.
fn town() -> (SmallCity, State) {
    let game = SmallCity::new(&Setup::new(1)).expect("a sound set-up");
    let mut state = game.start();
    for (code, at) in
        [("Hall", "c3 d3 c4 d4 c5 d5"), ("R1", "a1"), ("F2", "f1 g1"), ("Sch", "f6"), ("R1", "e6")]
    {
        game.put(&mut state, SEAT, game.rules().kind_named(code).expect("a tile"), cells(at));
    }
    state.boroughs[0].money = 5;
    state.boroughs[0].mayor = cells("a7 b7");
    game.go_to(&mut state, "p2.plan");
    (game, state)
}

/// The answer to a question as the server sends it.
fn ask(game: &SmallCity, state: &State, why: &Value) -> AnswerDoc {
    let question = serde_json::from_value(json!({ "why": why })).expect("a question");
    let view = game.view(state, Observer::Seat(SEAT));
    game.answer_doc(&view, SEAT, &question).expect("everything named exists")
}

fn code(answer: &AnswerDoc) -> Option<&str> {
    answer.refusal.as_ref().map(|refusal| refusal.code)
}

#[test]
fn the_answer_shows_the_whole_obstacle() {
    let (game, state) = town();
    for (cell, thing) in [("f1", "f1 g1"), ("b7", "a7 b7"), ("c4", "c3 d3 c4 d4 c5 d5")] {
        let answer = ask(&game, &state, &json!({ "tile": "R1", "cell": cell }));
        assert_eq!((code(&answer), answer.cells), (Some("blocked"), cells(thing)), "{cell}");
    }
    let answer = ask(&game, &state, &json!({ "tile": "R1", "cell": "h8" }));
    assert_eq!((code(&answer), answer.cells), (Some("blocked"), cells("h8")));
}

#[test]
fn homes_and_factories_show_each_other() {
    let (game, state) = town();
    let answer = ask(&game, &state, &json!({ "tile": "R1", "cell": "e2" }));
    assert_eq!((code(&answer), answer.cells), (Some("home_factory"), cells("f1 g1")));
    assert_eq!(answer.place, cells("e2"));
    let answer = ask(&game, &state, &json!({ "tile": "F1", "cell": "b1" }));
    assert_eq!((code(&answer), answer.cells), (Some("home_factory"), cells("a1")));
}

/// SC-6.1: of all R2 placements over the cell, the answer concerns the one with most public
/// buildings.
#[test]
fn the_nearest_placement_gives_the_reason() {
    let (game, state) = town();
    let answer = ask(&game, &state, &json!({ "tile": "R3", "cell": "a6" }));
    assert_eq!(code(&answer), Some("criterion"));
    let refusal = serde_json::to_value(&answer.refusal).expect("plain data");
    assert_eq!((&refusal["has"], &refusal["rule"]), (&json!(1), &json!("SC-6.1")));
    let near: Vec<&str> = answer.counts.iter().map(|near| near.tile.as_str()).collect();
    assert_eq!(near, ["Hall"]);
    assert!(answer.place.contains(cells("a6").first().expect("a cell")));
    assert_eq!(answer.area, answer.place.halo().without(answer.place));
}

#[test]
fn the_answer_names_what_is_short() {
    let (game, mut state) = town();
    let answer = ask(&game, &state, &json!({ "tile": "R1", "cell": "b4" }));
    assert_eq!((code(&answer), answer.place), (None, cells("b4")), "nothing forbids it");
    state.boroughs[0].money = 0;
    let answer = ask(&game, &state, &json!({ "tile": "R1", "cell": "b4" }));
    assert_eq!((code(&answer), answer.ledger), (Some("cannot_pay"), Some(LedgerDoc::Money)));
    let answer = ask(&game, &state, &json!({ "tile": "Lib", "cell": "a3" }));
    let lacks = [LedgerDoc::Wood, LedgerDoc::Stone, LedgerDoc::Metal];
    assert!(answer.ledger.is_some_and(|ledger| lacks.contains(&ledger)));
    let answer = ask(&game, &state, &json!({ "tile": "Sch", "cell": "a3" }));
    assert_eq!((answer.cells, answer.ledger), (cells("f6"), Some(LedgerDoc::Stock)));
    let answer = ask(&game, &state, &json!({ "tile": "Har", "cell": "f4" }));
    assert!(answer.edge && code(&answer) == Some("needs_perimeter"), "{:?}", code(&answer));
}

#[test]
fn the_answer_says_no_room_without_an_obstacle() {
    let (game, mut state) = town();
    let park = game.rules().kind_named("Pk3").expect("a tile");
    game.put(&mut state, SEAT, park, cells("a2 b2 b1"));
    // Nothing is on `c1`, but an R5 covers five cells.
    let kind = game.rules().kind_named("Pk2").expect("a tile");
    game.put(&mut state, SEAT, kind, cells("d1 c2"));
    let answer = ask(&game, &state, &json!({ "tile": "R5", "cell": "c1" }));
    assert_eq!(code(&answer), Some("blocked"));
    assert_eq!((answer.place, answer.cells), (cells("c1"), Cells::NONE));
}

#[test]
fn answers_cover_upgrades_parks_and_moves() {
    let (game, mut state) = town();
    let answer = ask(&game, &state, &json!({ "upgrade": "a1", "cell": "c1" }));
    assert_eq!((code(&answer), answer.cells), (Some("level_step"), cells("a1")));
    assert_eq!(code(&ask(&game, &state, &json!({ "upgrade": "e6", "cell": "e7" }))), None);
    let answer = ask(&game, &state, &json!({ "enlarge": "a1", "cell": "b1" }));
    assert_eq!((code(&answer), answer.cells), (Some("level_step"), cells("a1")));
    game.seat_person(&mut state.boroughs[0], Person::CITIZEN, cells("f1"));
    game.go_to(&mut state, "p3.move");
    let answer = ask(&game, &state, &json!({ "move": "f1", "to": "g1" }));
    assert_eq!((code(&answer), answer.cells), (Some("same_colour"), cells("f1 g1")));
    assert_eq!(code(&ask(&game, &state, &json!({ "move": "f1", "to": "a1" }))), None);
    assert_eq!(
        code(&ask(&game, &state, &json!({ "tile": "R1", "cell": "b4" }))),
        Some("wrong_step")
    );
}

/// The answer forbids nothing exactly where a placement over the cell is legal.
#[test]
fn answers_forbid_exactly_what_is_illegal() {
    let mut seen = [0, 0];
    for (seed, game) in (170..).zip(tables()) {
        let mut count = 0;
        each_input(&game, seed, |state, _, _| {
            count += 1;
            if game.step(state) != "p2.plan" || count % 6 > 0 {
                return;
            }
            let Some(&seat) = to_act(&game, state).first() else { return };
            let legal = testkit::legal(&game, state, seat);
            let zone = Cells::zone(game.planned(state, seat).zone);
            for kind in game.rules().kinds() {
                let lit = legal.iter().fold(Cells::NONE, |lit, action| match action {
                    Action::Build(Build { kind: other, cells, .. }) if *other == kind => {
                        lit | *cells
                    }
                    _ => lit,
                });
                let tile = game.rules().tile(kind).code.clone();
                for cell in zone.iter().skip(count % 5).step_by(5) {
                    let question = QuestionDoc::Why(ThereDoc::Build { tile: tile.clone(), cell });
                    let view = game.view(state, Observer::Seat(seat));
                    let answer = game.answer_doc(&view, seat, &question).expect("a tile");
                    assert_eq!(answer.refusal.is_none(), lit.contains(cell), "{tile} on {cell}");
                    seen[usize::from(answer.refusal.is_none())] += 1;
                }
            }
        });
    }
    assert!(seen[0] > 500 && seen[1] > 500, "{seen:?}");
}

/// The answer for a move matches the refusal of the move.
#[test]
fn the_answer_for_a_move_matches_its_refusal() {
    for (seed, game) in (270..).zip(tables()) {
        each_input(&game, seed, |state, input, _| {
            let Input::Act { seat, action: Action::Move { from, to, .. } } = input else { return };
            let word = |spot: &smallcity::Spot| format!("{}:{}", spot.seat.index(), spot.cell);
            for (from, to, legal) in [(from, to, true), (to, from, false), (from, from, false)] {
                let there = ThereDoc::Move { from: word(from), to: word(to) };
                let view = game.view(state, Observer::Seat(*seat));
                let answer = game.answer_doc(&view, *seat, &QuestionDoc::Why(there));
                let refusal = answer.expect("spaces").refusal;
                assert_eq!(refusal.is_none(), legal);
            }
        });
    }
}

/// Outside planning, the rule of the current step answers the question.
#[test]
fn set_up_answers_mention_no_plan() {
    let game = SmallCity::new(&Setup::new(1)).expect("a sound set-up");
    let mut state = game.start();
    for (step, rule) in
        [("s.promises", "SC-3.8"), ("s.city_hall", "SC-3.9"), ("p1.mayor", "SC-4.1")]
    {
        game.go_to(&mut state, step);
        for why in [
            json!({ "upgrade": "a1", "cell": "a2" }),
            json!({ "enlarge": "a1", "cell": "a2" }),
            json!({ "tile": "R1", "cell": "a1" }),
        ] {
            let refusal = ask(&game, &state, &why).refusal.expect("nothing is built");
            assert_eq!(refusal.rule, Some(rule), "{step}: {why}");
        }
    }
}
